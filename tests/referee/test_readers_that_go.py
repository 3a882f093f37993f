"""Whoever reads what a command prints may stop, as `| head -0` does; a full disk is told in a sentence."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from game.json_lines import CANNOT_READ, CANNOT_WRITE
from game.program_files import data_folder, program_root
from tests.shares import mostly_slow

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
HELP: dict[str, list[str]] = {
    "the help of the window": ["main.py", "--help"],
    "the help of the referee": ["-m", "game.referee", "--help"],
}


def run(script: str, *words: str) -> subprocess.CompletedProcess[bytes]:
    """Run a script with words of its own; nothing can be read from its input."""
    return subprocess.run(
        [sys.executable, "-c", script, *words],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        cwd=program_root(),
        env=surroundings(),
        check=False,
        timeout=60,
    )


def surroundings() -> dict[str, str]:
    return {**os.environ, "SDL_VIDEODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}


@pytest.mark.parametrize("words", mostly_slow(MODULES.values(), 3), ids=MODULES)
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
@pytest.mark.parametrize(
    ("name", "unbuffered"),
    mostly_slow(
        [
            *((name, "") for name in MODULES | HELP),
            ("the ship of the day", "1"),
            ("the help of the referee", "1"),
        ],
        4,
    ),
)
def test_nothing_can_be_written(name: str, unbuffered: str) -> None:
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run(
            [sys.executable, *(MODULES | HELP)[name]],
            stdout=full,
            stderr=subprocess.PIPE,
            cwd=program_root(),
            env={**surroundings(), "PYTHONUNBUFFERED": unbuffered},
            check=False,
        )
    said = done.stderr.decode()
    assert said.startswith("The answer could not be written") and said.count("\n") == 1
    assert done.returncode == CANNOT_WRITE


CLOSED = """
import os, sys
os.close(int(sys.argv[1]))
os.execv(sys.executable, [sys.executable, *sys.argv[2:]])
"""
"""A command that is started with its input or output closed."""
SPOKEN_TO: dict[str, list[str]] = {
    "the referee": ["-m", "game.referee"],
    "a player": ["-m", "game.bots", "--strength", "cadet"],
}
ANSWERING = {name: words for name, words in (MODULES | HELP).items() if words[0] == "-m"}


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such numbers")
@pytest.mark.parametrize(("handle", "status"), [(0, CANNOT_READ), (1, CANNOT_WRITE)], ids=["in", "out"])
@pytest.mark.parametrize("words", SPOKEN_TO.values(), ids=SPOKEN_TO)
def test_nobody_is_there_to_speak_to(words: list[str], handle: int, status: int) -> None:
    done = run(CLOSED, str(handle), *words)
    said = done.stderr.decode()
    assert done.returncode == status and said.endswith("closed.\n") and said.count("\n") == 1


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such numbers")
@pytest.mark.parametrize("words", mostly_slow(ANSWERING.values(), 2), ids=ANSWERING)
def test_nobody_can_be_answered(words: list[str]) -> None:
    done = run(CLOSED, "1", *words)
    assert done.stderr.decode() == "The answer could not be written: the output is closed.\n"
    assert done.returncode == CANNOT_WRITE


REFUSED = """
import builtins, errno, io, pathlib, runpy, sys
from game.program_files import data_folder
closed, module = str(data_folder() / sys.argv[1]), sys.argv[2]
opened = io.open

def refuse(file, *args, **given):
    if str(file) == closed:
        raise OSError(errno.EIO, "Input/output error", closed)
    return opened(file, *args, **given)

io.open = builtins.open = refuse
sys.argv = sys.argv[2:]
runpy.run_module(module, run_name="__main__")
"""
"""Runs a module while one file of the game's data cannot be opened."""
FILES = {
    "game.bots --strength captain": "bots/value.json",
    "game.simulate --players 2 --difficulty easy --crew captain --games 1": "bots/kernels.yaml",
    "game.simulate_table --crew cadet --minutes 0": "bots/results.json",
    "game.daily_par --days 1 --minutes 0": "daily-par.json",
}
"""One file of each command that is read later than the rules."""
READING = {
    name: words[1:]
    for name, words in MODULES.items()
    if words[0] == "-m" and words[1] != "game.rulebook"  # its questions need no actions
} | {"the table of strengths": ["game.simulate_table", "--crew", "cadet", "--minutes", "0"]}


@pytest.mark.parametrize(
    ("words", "file"),
    mostly_slow(
        [
            *((tuple(words), "actions.yaml") for words in READING.values()),
            *((tuple(words.split()), file) for words, file in FILES.items()),
        ],
        3,
    ),
    ids=lambda value: value if isinstance(value, str) else value[0],
)
def test_a_file_of_the_game_that_cannot_be_read_is_told_in_a_line(words: tuple[str, ...], file: str) -> None:
    done = run(REFUSED, file, *words)
    said = done.stderr.decode()
    assert done.returncode == 2 and "Traceback" not in said
    assert Path(file).name in said.splitlines()[-1] and "Input/output error" in said.splitlines()[-1]
