"""The whole tree keeps its style and its types (settings in pyproject.toml)."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent


TOOLS = (
    ("ruff", "check"),
    ("ruff", "format", "--check"),
    # Without what it remembers of the last time it reads everything, which takes twenty seconds.
    pytest.param(("mypy",), marks=pytest.mark.slow),
)


@pytest.mark.parametrize("tool", TOOLS, ids=" ".join)
def test_style(tool: tuple[str, ...]) -> None:
    done = subprocess.run(
        [sys.executable, "-m", *tool], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
