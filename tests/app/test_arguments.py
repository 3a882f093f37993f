"""What may stand behind the program's name."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from game.app.shell.arguments import parse
from game.program_files import program_root


@pytest.mark.parametrize("words", [["holiday.jpg"], ["/a/game.json", "/b c"], ["-psn_0_40970"], [""]])
def test_what_is_dropped_on_the_icon_keeps_nobody_from_playing(words: list[str]) -> None:
    """Where there is no console, nobody sees why a program ends at once."""
    asked = parse(words)
    assert not asked.version and asked.selftest is None and asked.replay_report is None


def test_an_option_that_there_is_not_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        parse(["--frobnicate"])
    assert "--frobnicate" in capsys.readouterr().err


HANDLES = """
import os, sys
for handle in map(int, sys.argv[2]):
    os.close(handle)
sys.stdin = sys.stdout = sys.stderr = None
from game.app.shell.arguments import lend_voice
lend_voice()
print("said")
print("complained", file=sys.stderr)
first = os.open(sys.argv[1], os.O_CREAT | os.O_WRONLY)
found = [os.path.samestat(os.fstat(handle), os.stat(os.devnull)) for handle in range(3)]
os.write(first, repr([found, [os.get_inheritable(handle) for handle in range(3)]]).encode())
"""
"""A program that is started with some of its input, output and errors closed."""


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such numbers")
@pytest.mark.parametrize("closed", ["012", "12", "0", "1", "2", "02"])
def test_what_is_closed_of_input_and_output_is_nothing_but_that(tmp_path: Path, closed: str) -> None:
    """Libraries complain to where errors go: a window's connection must not have that number."""
    found = tmp_path / "found"
    command = [sys.executable, "-c", HANDLES, str(found), closed]
    done = subprocess.run(
        command,
        cwd=program_root(),
        stdin=subprocess.PIPE,
        capture_output=True,
        env={**os.environ, "PYTHONPATH": str(program_root())},
        check=False,
        timeout=60,
    )
    assert done.returncode == 0, done.stderr
    expected = [str(handle) in closed for handle in range(3)]
    assert found.read_text(encoding="ascii") == repr([expected, [True] * 3])
