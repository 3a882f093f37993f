"""Measures everything and prints it: see `game/dev/bench/__init__.py`."""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from typing import Any

from game.dev import bench
from game.dev.bench.frames import frame_times
from game.dev.bench.rules_speed import rules_speed, saving

SIZES = ((1920, 1080), (3840, 2160))
FRAMES = 120
IDLE_S = 3.0
PLAY_S = 3.0


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m game.dev.bench", description=bench.__doc__)
    parser.add_argument("--json", action="store_true", help="print the JSON object alone")
    parser.add_argument("--quick", action="store_true", help="measure less, for a test of the bench itself")
    wanted = parser.parse_args()
    found = measure(quick=wanted.quick)
    print(json.dumps(found))
    if not wanted.json:
        print(table(found))


def measure(quick: bool = False) -> dict[str, Any]:
    """Measure everything.

    Returns:
        decisions_per_s of the base game and decisions_per_s_everything with every expansion, copy_us,
        save_ms, load_ms, first_frame_s, idle_cpu_percent, memory_mb, and for every
        size in `frames` the median and the 99th hundredth (`..._p99_ms`) of a frame in milliseconds.
    """
    seconds = 0.3 if quick else PLAY_S
    found: dict[str, Any] = rules_speed(seconds)
    found["decisions_per_s_everything"] = rules_speed(seconds, everything=True)["decisions_per_s"]
    found.update(saving(3 if quick else 20))
    found["first_frame_s"] = round(min(_first_frame() for _ in range(1 if quick else 3)), 3)
    count = 12 if quick else FRAMES
    found["frames"] = {f"{w}x{h}": frame_times((w, h), count) for w, h in (SIZES[:1] if quick else SIZES)}
    found.update(json.loads(_child("at_rest", "0.3" if quick else str(IDLE_S))))
    return found


def _child(module: str, *arguments: str) -> str:
    """Return the last line that a module of the bench prints, run in a process of its own."""
    command = [sys.executable, "-m", f"game.dev.bench.{module}", *arguments]
    run = subprocess.run(command, capture_output=True, text=True, check=True)
    return run.stdout.strip().splitlines()[-1]


def _first_frame() -> float:
    """Seconds from the start of the process until the title screen is shown."""
    begun = time.perf_counter()
    command = [sys.executable, "-m", "game.dev.bench.first_frame"]
    with tempfile.TemporaryDirectory(prefix="solar-storm-bench-") as home:
        environment = {**os.environ, "SOLAR_STORM_HOME": home}
        with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as child:
            assert child.stdout is not None
            child.stdout.readline()
            return time.perf_counter() - begun


def table(found: dict[str, Any]) -> str:
    """The numbers as a table, each with its bar."""
    rows = [
        ("decisions a second", f"{found['decisions_per_s']:,}", "at least 33,000"),
        (
            "with everything on",
            f"{found['decisions_per_s_everything']:,}",
            f"at least {round(found['decisions_per_s'] * 0.8):,}",
        ),
        ("copy of a state", f"{found['copy_us']} us", "under 20 us"),
        ("save", f"{found['save_ms']} ms", ""),
        ("load", f"{found['load_ms']} ms", ""),
        ("start to first frame", f"{found['first_frame_s']} s", "within 1 s"),
        ("processor at rest", f"{found['idle_cpu_percent']} %", "under 1 %"),
        ("memory", f"{found['memory_mb']} MiB", ""),
    ]
    for size, times in found["frames"].items():
        bar = f"within {10 * times['bare_ms']:.1f} ms" if size == "1920x1080" else "within 16 ms"
        for name in ("bare", "rest", "living", "animating", "dragging"):
            value = f"{times[f'{name}_ms']} ms (99th {times[f'{name}_p99_ms']})"
            rows.append((f"{size} {name}", value, bar if name == "animating" else ""))
    width = max(len(row[0]) for row in rows)
    return "\n".join(f"{name:<{width}}  {value:<28} {bar}".rstrip() for name, value, bar in rows)


if __name__ == "__main__":
    main()
