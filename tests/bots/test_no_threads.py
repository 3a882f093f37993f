"""Players and commands where the system has no thread left, or refuses the folder of the languages."""

from __future__ import annotations

import os
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from game import patience, simulate
from game.bots import service
from game.bots.parent_watch import end_with_parent, lent_lines
from game.bots.processes import processes_for
from game.rulebook import __main__ as asked


@pytest.fixture
def no_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    """No thread can be started."""

    def start(_: threading.Thread) -> None:
        raise RuntimeError("can't start new thread")

    monkeypatch.setattr(threading.Thread, "start", start)


def test_a_player_does_without_its_watch(no_thread: None) -> None:
    reading, writing = os.pipe()
    try:
        end_with_parent(reading, writing)
        assert [*lent_lines([b"one\n", b"two\n"], 5)] == [b"one\n", b"two\n"]
    finally:
        os.close(reading)
        os.close(writing)


def test_processes_that_cannot_be_had_are_an_error_of_the_system(no_thread: None) -> None:
    with pytest.raises(OSError, match="can't start new thread"):
        processes_for(1)


def test_a_simulation_says_it_in_a_line(
    no_thread: None, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    words = "simulate --players 2 --difficulty easy --crew cadet --games 2 --processes 2"
    monkeypatch.setattr(sys, "argv", words.split())
    with pytest.raises(SystemExit) as ended:
        simulate.main()
    assert ended.value.code == 2 and "error: [Errno 11] can't start new thread" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("main", "module", "words"),
    [(service.main, service, ["--strength", "cadet"]), (asked.main, asked, ["how do I win"])],
    ids=["player", "rulebook"],
)
def test_languages_that_cannot_be_listed_are_told_in_a_line(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    main: Callable[[list[str]], int],
    module: Any,
    words: list[str],
) -> None:
    def languages() -> tuple[str, ...]:
        raise OSError(5, "Input/output error", "texts")

    monkeypatch.setattr(module, "languages", languages)
    with pytest.raises(SystemExit) as ended:
        main(words)
    assert ended.value.code == 2 and "Input/output error: 'texts'" in capsys.readouterr().err


def test_a_file_that_opens_and_cannot_be_read_is_named(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """As a bad sector gives it: what the system says of that has no name in it."""
    monkeypatch.setattr(patience, "PAUSES_S", (0.0,))
    (file := tmp_path / "value.json").write_bytes(b"{}")

    def refused(_: Path) -> bytes:
        raise OSError(5, "Input/output error")

    monkeypatch.setattr(Path, "read_bytes", refused)
    with pytest.raises(OSError, match=r"\[Errno 5\] Input/output error: '.*value.json'"):
        patience.read_bytes(file)
