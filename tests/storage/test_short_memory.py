"""Where an allocation fails, whichever it is, the player reads a sentence and the game is whole."""

from __future__ import annotations

import importlib.util
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.storage.numbers import tell

ROOT = Path(__file__).parents[2]
POINTS = (5, pytest.param(500, marks=pytest.mark.slow))


@pytest.mark.parametrize("points", POINTS)
@pytest.mark.skipif(not hasattr(os, "fork"), reason="a process is copied for every point")
@pytest.mark.skipif(importlib.util.find_spec("_testcapi") is None, reason="Python without its own test tools")
def test_whichever_allocation_fails_there_is_a_sentence_and_a_whole_game(tmp_path: Path, points: int) -> None:
    command = [sys.executable, "-m", "tests.storage.short_memory", str(tmp_path), str(points), "1"]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=600, check=False)
    assert run.returncode == 0, run.stderr[-2000:]
    found = json.loads(run.stdout.splitlines()[-1])
    tell(
        f"Memory: each of {found['points']} of {found['allocations']} allocations of a choice refused, "
        f"{found['seen']}, {len(found['wrong'])} wrong"
    )
    assert found["wrong"] == []
    assert found["seen"].get("the drawing library died", 0) <= max(1, points // 50)
    assert found["seen"].get("error screen", 0) > points / 3, "no good points"
