"""A slice of the tests holds in a program that shares nothing with others (`tests/sharing.py`)."""

from __future__ import annotations

import re
import subprocess
import sys

import pytest

from game.program_files import program_root

QUICK = ("tests/app/test_canvas.py", "tests/play/test_session.py", "tests/play/test_drag.py")
LONG = (
    *("tests/app/test_settings_scene.py", "tests/app/test_languages.py", "tests/play/test_refusals.py"),
    *("tests/play/test_motion.py", "tests/table_view/test_painter.py", "tests/lessons"),
)


@pytest.mark.parametrize("slice_", [QUICK, pytest.param(LONG, marks=pytest.mark.slow)], ids=["quick", "long"])
def test_tests_hold_where_nothing_is_shared(slice_: tuple[str, ...]) -> None:
    command = [sys.executable, "-m", "pytest", "-n0", "-q", "-p", "no:cacheprovider", "--unshared", *slice_]
    done = subprocess.run(command, cwd=program_root(), capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-4000:]
    passed = re.search(r"(\d+) passed|^(\.+) +\[100%\]$", done.stdout, re.M)
    assert passed, "some tests have run"
