"""A system that gives too few files, or no thread: a plain sentence and the end, or a game without them."""

from __future__ import annotations

import subprocess
import threading
from pathlib import Path

import pygame
import pytest

from game.app.shell import start
from game.app.shell.crashes.reserve import LEAST_FILES, allow_files
from game.texts import Texts
from tests.app.stage import open_app
from tests.hostile.programs import run_headless

resource = pytest.importorskip("resource", reason="Windows has no such limits")
NONE = """
import threading
def none(_):
    raise RuntimeError("can't start new thread")
threading.Thread.start = none
"""
"""No thread starts."""
PLAYED = """
import signal, pygame
from game.app.shell import start
def leave(*_):
    if pygame.display.get_init() and pygame.display.get_surface():
        pygame.event.post(pygame.Event(pygame.QUIT))
signal.signal(signal.SIGALRM, leave)
signal.setitimer(signal.ITIMER_REAL, 1.0, 0.5)
start.main([])
"""
"""The program, whose window is closed after a while."""


def run(home: Path, source: str, files: int = 0) -> subprocess.CompletedProcess[str]:
    """Run Python in a process that may open no more than so many files (0 for as many as ever)."""

    def limit() -> None:
        if files:
            resource.setrlimit(resource.RLIMIT_NOFILE, (files, files))

    done = run_headless(source, home=home, before=limit)
    assert "Traceback" not in done.stderr, done.stderr
    assert not list((home / "logs").glob("crash-*"))
    return done


@pytest.mark.parametrize("files", [6, 12, 40, LEAST_FILES - 1])
def test_too_few_files_are_told_in_a_sentence(tmp_path: Path, files: int) -> None:
    done = run(tmp_path, "from game.app.shell import start; start.main([])", files)
    assert done.returncode == 1 and "Too many open files" in done.stderr
    assert files < 12 or Texts()("error-last") in done.stderr
    assert not (tmp_path / "saves").exists()


def test_a_limit_that_cannot_be_raised_is_told_as_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(*_: object) -> None:
        raise ValueError("not allowed to raise maximum limit")

    monkeypatch.setattr(resource, "getrlimit", lambda _: (LEAST_FILES - 1, 4096))
    monkeypatch.setattr(resource, "setrlimit", refused)
    assert allow_files() == LEAST_FILES - 1


@pytest.mark.parametrize(("before", "files"), [("", LEAST_FILES), (NONE, 0)], ids=["files", "threads"])
def test_with_a_few_files_or_without_threads_it_starts_and_ends(
    tmp_path: Path, before: str, files: int
) -> None:
    done = run(tmp_path, before + PLAYED, files)
    assert done.returncode == 0, done.stderr
    assert (tmp_path / "settings.json").exists()


def test_where_the_loop_cannot_wait_that_is_told_before_anything_begins(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    def refused(_: int) -> int:
        raise pygame.error("Not enough resources to create thread")

    monkeypatch.setenv("SOLAR_STORM_HOME", str(tmp_path))
    monkeypatch.setattr(pygame.time, "wait", refused)
    with pytest.raises(SystemExit) as end:
        start.main([])
    said = capsys.readouterr().err
    assert end.value.code == 1 and "Not enough resources" in said and Texts()("error-last") in said
    assert list(tmp_path.iterdir()) == []


def test_text_is_typed_without_threads(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from game.app.widgets.text_field import prepare_fields  # noqa: PLC0415 - it reads pygame_gui

    def none(_: threading.Thread) -> None:
        raise RuntimeError("can't start new thread")

    app = open_app(tmp_path, (654, 321))
    before = threading.active_count()
    prepare_fields(app.kit)
    assert threading.active_count() == before
    monkeypatch.setattr(threading.Thread, "start", none)
    app.change_settings(text=170)
    prepare_fields(app.kit)


HELD = """
import faulthandler, time
from game.app.shell import leaving
def none(*_, **__):
    raise RuntimeError("unable to start watchdog thread")
faulthandler.dump_traceback_later = none
leaving.PATIENCE_S = 0.5
leaving.leave(%s)
"""


@pytest.mark.parametrize(("close", "codes"), [("lambda: None", (0,)), ("lambda: time.sleep(50)", (-14,))])
def test_the_end_needs_no_thread(tmp_path: Path, close: str, codes: tuple[int, ...]) -> None:
    assert run(tmp_path, HELD % close).returncode in codes
