"""Whoever reads what a command prints may stop, as `| head -0` does; a full disk is told in a sentence."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from game.json_lines import CANNOT_WRITE
from game.program_files import data_folder, program_root

MODULES: dict[str, list[str]] = {
    "the ship of the day": ["-m", "game.daily", "2026-05-17"],
    "a check of own rooms": ["-m", "game.content", "check", str(data_folder() / "expansions")],
    "a check of a flight line": ["-m", "game.verify", "SS1-0"],
    "the search of the rulebook": ["-m", "game.rulebook", "move"],
    "games of the program": [
        *("-m", "game.simulate", "--players", "2", "--difficulty", "easy"),
        *("--crew", "cadet", "--games", "1", "--processes", "1"),
    ],
    "the version": ["main.py", "--version"],
    "a report": ["main.py", "--replay-report", "README.md"],
}


def surroundings() -> dict[str, str]:
    return {**os.environ, "SDL_VIDEODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}


@pytest.mark.parametrize("words", MODULES.values(), ids=MODULES)
def test_nobody_reads(words: list[str]) -> None:
    read, write = os.pipe()
    os.close(read)
    command = [sys.executable, *words]
    done = subprocess.run(
        command, stdout=write, stderr=subprocess.PIPE, cwd=program_root(), env=surroundings(), check=False
    )
    os.close(write)
    assert done.stderr == b"" and done.returncode in (0, 1, 2)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no disk that is always full")
@pytest.mark.parametrize("words", MODULES.values(), ids=MODULES)
def test_nothing_can_be_written(words: list[str]) -> None:
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run(
            [sys.executable, *words],
            stdout=full,
            stderr=subprocess.PIPE,
            cwd=program_root(),
            env=surroundings(),
            check=False,
        )
    said = done.stderr.decode()
    assert said.startswith("The answer could not be written") and said.count("\n") == 1
    assert done.returncode == CANNOT_WRITE
