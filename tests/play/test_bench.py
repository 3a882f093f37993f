"""The bench measures what it says, in the agreed form."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest


@pytest.mark.slow
def test_the_bench_prints_one_object_with_every_number() -> None:
    run = subprocess.run(
        [sys.executable, "-m", "game.dev.bench", "--json", "--quick"],
        capture_output=True,
        text=True,
        check=True,
    )
    found = json.loads(run.stdout)
    for key in ("decisions_per_s", "copy_us", "save_ms", "load_ms", "first_frame_s", "memory_mb"):
        assert found[key] > 0, key
    assert found["idle_cpu_percent"] >= 0
    for times in found["frames"].values():
        assert {"bare_ms", "rest_ms", "animating_ms", "dragging_ms"} <= times.keys()
        assert times["animating_ms"] > 0
