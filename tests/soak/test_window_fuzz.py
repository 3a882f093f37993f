"""Events at random over all screens, settings and sizes of window: no error, and memory that does not grow.

`python -m tools.fuzz` hands out 200,000; here are some of them.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from game.program_files import program_root
from tools.fuzz.run import Run

GROWTH_MB = 60.0
"""What the program holds on the title differs by 40; what leaks grows by more in a long run."""


def test_some_hundred_events_break_nothing(tmp_path: Path) -> None:
    found = Run(tmp_path, 7).go(250)
    assert not found.faults, "\n".join(f"{name}\n{trace}" for name, trace in found.faults.items())
    assert found.events >= 250


@pytest.mark.slow(first=True)
def test_very_many_events_break_nothing_and_leave_no_memory_behind() -> None:
    """By the command, in a process of its own: here other tests' pictures would be counted, too."""
    events = os.environ.get("SOLAR_STORM_FUZZ", "8000")
    command = [sys.executable, "-m", "tools.fuzz", "--events", events, "--seed", "3", "--everywhere"]
    run = subprocess.run(command, cwd=program_root(), capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout + run.stderr
    found = json.loads(run.stdout[run.stdout.index("{") :])
    assert found["events"] >= int(events) and not found["faults"]
    assert {"TableScene", "SetupScene", "SettingsScene", "ReplayScene", "SavesScene", "MenuScene"} <= set(
        found["scenes"]
    )
    memory = found["memory_mb"]
    looked = len(memory) // 3
    assert max(memory[-looked:]) < max(memory[looked:-looked]) + GROWTH_MB
