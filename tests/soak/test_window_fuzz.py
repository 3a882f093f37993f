"""Events at random over all screens, settings and sizes of window: no error, and memory that does not grow.

`python -m tools.fuzz` hands out 200,000; here are some of them.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tools.fuzz.run import Findings, Run

GROWTH_MB = 250.0
"""The window's sizes and looks differ by so much; what leaks grows by more in a long run."""


def played(folder: Path, seed: int, events: int, everywhere: bool = False) -> Findings:
    found = Run(folder, seed).go(events, everywhere)
    assert not found.faults, "\n".join(f"{name}\n{trace}" for name, trace in found.faults.items())
    assert found.events >= events
    return found


def test_some_hundred_events_break_nothing(tmp_path: Path) -> None:
    played(tmp_path, 7, 250)


@pytest.mark.slow(first=True)
def test_very_many_events_break_nothing_and_leave_no_memory_behind(tmp_path: Path) -> None:
    events = int(os.environ.get("SOLAR_STORM_FUZZ", "8000"))
    found = played(tmp_path, 3, events, everywhere=True)
    assert {"TableScene", "SetupScene", "SettingsScene", "ReplayScene", "SavesScene", "MenuScene"} <= set(
        found.scenes
    )
    looked = len(found.memory) // 3
    assert max(found.memory[-looked:]) < max(found.memory[looked:-looked]) + GROWTH_MB
