"""Somebody's own expansions beside the game's own, from folders named on the command line."""

from __future__ import annotations

import argparse
import errno
import io
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from game import content, referee
from game.app.shell import start
from game.bots import service
from game.bots.service import main as play
from game.own_folders import add_own
from game.program_files import program_root
from tests.pack.conftest import PACK

NEW = {"players": 3, "difficulty": "becalmed", "seed": 2, "rooms": "mixed", "expansions": ["ion-storms"]}


@pytest.fixture
def own(tmp_path: Path) -> Path:
    """A folder with an expansion of somebody's own, which brings its texts along."""
    folder = tmp_path / "own"
    shutil.copytree(PACK / "expansions", folder)
    shutil.copytree(PACK / "texts", folder / "ion-storms" / "texts")
    (folder / "notes").mkdir()
    return folder


def asked(lines: list[dict[str, Any]], *words: str) -> list[Any]:
    """What the referee's process answers."""
    done = subprocess.run(
        [sys.executable, "-m", "game.referee", *words],
        input="\n".join(map(json.dumps, lines)).encode(),
        capture_output=True,
        cwd=program_root(),
        timeout=60,
        check=False,
    )
    assert done.returncode == 0, done.stderr.decode()
    return [json.loads(line) for line in done.stdout.splitlines()]


def test_the_referee_plays_it(own: Path) -> None:
    lines = [{"new": NEW}, {"view": 0}, {"explain": {"do": "rest"}}]
    began, seen, explained = asked(lines, "--own", str(own))
    assert began["state"]["settings"]["ion_storms"] is True
    assert {"do": "rest"} in began["decision"]["options"] and explained["legal"]
    assert all(len(check["text"]) > 3 for check in explained["checks"])
    assert seen["view"]["settings"]["difficulty"] == "becalmed"
    without = asked(lines[:1])[0]
    assert "error" in without, "what is not named is not there"


def test_a_player_plays_it(own: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    began, seen = asked([{"new": NEW}, {"view": 0}], "--own", str(own))
    question = {"view": {**seen["view"], "seat": 0}, "decision": began["decision"]}

    class Ends:
        def __init__(self) -> None:
            self.buffer = io.BytesIO(json.dumps(question).encode() + b"\n")

        def fileno(self) -> int:
            return -1

    out = io.BytesIO()
    monkeypatch.setattr(service, "end_with_parent", lambda *_: None)
    monkeypatch.setattr(sys, "stdin", Ends())
    monkeypatch.setattr(sys, "stdout", type("Out", (), {"buffer": out, "fileno": lambda _: -1})())
    assert play(["--strength", "officer", "--samples", "4", "--own", str(own)]) == 0
    answer = json.loads(out.getvalue())
    assert answer["choose"] in began["decision"]["options"] and isinstance(answer["why"], str)


@pytest.mark.parametrize(
    ("slip", "told"),
    [
        (lambda own: shutil.rmtree(own), "is not a folder"),
        (lambda own: (own / "ion-storms" / "expansion.yaml").write_text("id: storms\n"), "the id 'storms'"),
        (lambda own: shutil.copytree(own, own.with_name("again")), "the id 'ion-storms'"),
        (
            lambda own: shutil.copytree(PACK / "texts", own / "texts"),
            "exists twice",
        ),
    ],
)
def test_a_slip_is_told_before_anything_is_asked(
    own: Path, slip: Any, told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    slip(own)
    again = own.with_name("again")
    words = ["--own", str(own), *(["--own", str(again)] if again.exists() else [])]
    with pytest.raises(SystemExit) as status:
        referee.main(words)
    said = capsys.readouterr()
    assert status.value.code == 2 and told in said.err and said.out == ""


@pytest.mark.parametrize("error", [errno.EACCES, errno.ENAMETOOLONG])
def test_a_folder_that_the_system_refuses_is_refused_in_a_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], error: int
) -> None:
    def refused(self: Path) -> bool:
        raise OSError(error, os.strerror(error))

    monkeypatch.setattr(Path, "is_dir", refused)
    parser = argparse.ArgumentParser(prog="referee")
    add_own(parser)
    with pytest.raises(SystemExit) as ended:
        parser.parse_args(["--own", "mine"])
    assert ended.value.code == 2
    assert f"'mine' cannot be read: {os.strerror(error)}" in capsys.readouterr().err


def test_where_the_folder_that_it_runs_in_is_gone_a_sentence_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def gone(*_: Path) -> str:
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT))

    with monkeypatch.context() as system:
        system.setattr(os, "getcwd", gone)
        assert content.main(["check", "mine"]) == 1
    assert capsys.readouterr().out == f"mine: {os.strerror(errno.ENOENT)}.\n"
    with monkeypatch.context() as system:
        system.setattr(Path, "absolute", gone)
        assert start._whole(Path("mine")) == Path("mine"), "the window opens and tells that it is left out"
