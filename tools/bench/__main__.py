"""Measures everything and prints it: see `tools/bench/__init__.py`."""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from game.app.shell.tidying import Tidying
from tools import bench
from tools.bench.frames import frame_times
from tools.bench.rules_speed import rules_speed, saving
from tools.bench.whole_game import summary, whole_game

SIZES = ((1920, 1080), (3840, 2160))
LARGEST = ("2560x1080", "200")
"""The window, and the size of everything in it, that take the most memory."""
FRAMES = 120
IDLE_S = 3.0
PLAY_S = 3.0


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m tools.bench", description=bench.__doc__)
    parser.add_argument("--json", action="store_true", help="print the JSON object alone")
    parser.add_argument("--quick", action="store_true", help="measure less, for a test of the bench itself")
    parser.add_argument("--against", type=Path, metavar="DIR", help="measure another checkout, too")
    wanted = parser.parse_args()
    other_bench = None
    if wanted.against is not None and (other_bench := bench_of(wanted.against)) is None:
        parser.error(f"{wanted.against} has no bench")  # before this one is measured for minutes
    Tidying(alone=True).take_over()  # as the program does when it begins to run
    found = measure(quick=wanted.quick)
    print(json.dumps(found))
    if other_bench is not None:
        other = measure_there(wanted.against, other_bench, wanted.quick)
        print(json.dumps(other))
        print(side_by_side(found, other))
    elif not wanted.json:
        print(table(found))


def bench_of(folder: Path) -> str | None:
    """The module of another checkout that measures it; None where it has none."""
    for module in ("tools.bench", "game.dev.bench", "game.bench"):
        place = folder.joinpath(*module.split("."))
        if place.is_dir() or place.with_suffix(".py").is_file():
            return module
    return None


def measure_there(folder: Path, module: str, quick: bool) -> dict[str, Any]:
    """Measure another checkout with the bench of its own.

    Args:
        folder: of the checkout.
        module: that measures it.
        quick: whether less is measured.

    Raises:
        subprocess.CalledProcessError: it failed.
    """
    command = [sys.executable, "-m", module, "--json", *(["--quick"] if quick else [])]
    run = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=True)
    found: dict[str, Any] = json.loads(run.stdout.strip().splitlines()[-1])
    return found


def side_by_side(here: dict[str, Any], there: dict[str, Any]) -> str:
    """Return what both have measured, a line for each figure: here, there, and how many times as much it is
    here."""
    mine, others = _flat(here), _flat(there)
    names = [name for name in mine if name in others]
    width = max(map(len, names))
    return "\n".join(
        f"{name:<{width}}  {mine[name]:>12,}  {others[name]:>12,}"
        + (f"  {mine[name] / others[name]:5.2f}" if others[name] else "")
        for name in names
    )


def _flat(found: dict[str, Any], before: str = "") -> dict[str, float]:
    """Figures by their path in what was measured."""
    flat: dict[str, float] = {}
    for name, value in found.items():
        if isinstance(value, dict):
            flat |= _flat(value, f"{before}{name} ")
        elif isinstance(value, int | float):
            flat[before + name] = value
    return flat


def measure(quick: bool = False) -> dict[str, Any]:
    """Measure everything.

    Returns:
        decisions_per_s of the base game and decisions_per_s_everything with every expansion, copy_us,
        save_ms, load_ms, first_frame_s, what `tools.bench.at_rest` finds,
        most_memory_mb of a game and all screens in the largest window, and for every size in `frames` the
        median and the 99th hundredth (`..._p99_ms`) of a frame in milliseconds; in
        `whole_game` the same of all frames of a game in which everything is seen once, with the longest.
    """
    seconds = 0.3 if quick else PLAY_S
    found: dict[str, Any] = rules_speed(seconds)
    found["decisions_per_s_everything"] = rules_speed(seconds, everything=True)["decisions_per_s"]
    found.update(saving(3 if quick else 20))
    found["first_frame_s"] = round(min(_first_frame() for _ in range(1 if quick else 3)), 3)
    count = 12 if quick else FRAMES
    found["frames"] = {f"{w}x{h}": frame_times((w, h), count) for w, h in (SIZES[:1] if quick else SIZES)}
    found.update(json.loads(_child("at_rest", "0.3" if quick else str(IDLE_S))))
    if not quick:
        found["most_memory_mb"] = max(json.loads(_child("memory", *LARGEST)).values())
        found["whole_game"] = {f"{w}x{h}": summary(whole_game((w, h))) for w, h in SIZES}
    return found


def _child(module: str, *arguments: str) -> str:
    """Return the last line that a module of the bench prints, run in a process of its own."""
    command = [sys.executable, "-m", f"tools.bench.{module}", *arguments]
    run = subprocess.run(command, capture_output=True, text=True, check=True)
    return run.stdout.strip().splitlines()[-1]


def _first_frame() -> float:
    """Seconds from the start of the process until the title screen is shown."""
    begun = time.perf_counter()
    command = [sys.executable, "-m", "tools.bench.first_frame"]
    with tempfile.TemporaryDirectory(prefix="solar-storm-bench-") as home:
        environment = {**os.environ, "SOLAR_STORM_HOME": home}
        with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as child:
            assert child.stdout is not None
            child.stdout.readline()
            return time.perf_counter() - begun


def table(found: dict[str, Any]) -> str:
    """The numbers as a table, each with its bar; below it the longest frames of a whole game."""
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
        ("start to first frame", f"{found['first_frame_s']} s", "within 0.4 s"),
        ("processor at rest", f"{found['idle_cpu_percent']} %", "under 1 %"),
        ("at rest after a move", f"{found['idle_after_move_percent']} %", "under 1 %"),
        ("at rest, asleep", f"{found['idle_asleep_percent']} %", "under 0.7 %"),
        ("memory", f"{found['memory_mb']} MiB", ""),
    ]
    if "most_memory_mb" in found:
        rows.append(
            (f"most memory, {' at '.join(LARGEST)} %", f"{found['most_memory_mb']} MiB", "under 572 MiB")
        )
    for size, times in found["frames"].items():
        bar = f"within {10 * times['bare_ms']:.1f} ms" if size == "1920x1080" else "within 16 ms"
        for name in ("bare", "rest", "living", "animating", "dragging"):
            value = f"{times[f'{name}_ms']} ms (99th {times[f'{name}_p99_ms']})"
            rows.append((f"{size} {name}", value, bar if name == "animating" else ""))
    for size, frames in found.get("whole_game", {}).items():
        value = f"{frames['median_ms']} ms (99th {frames['p99_ms']}, most {frames['max_ms']})"
        late = "none over 16.7 ms" if size == "1920x1080" else "99th within 16.7 ms"
        rows.append((f"{size} whole game", value, late))
        rows.append((f"{size} over 16.7 ms", f"{frames['over_16_7']} of {frames['frames']} frames", ""))
    width = max(len(row[0]) for row in rows)
    lines = [f"{name:<{width}}  {value:<28} {bar}".rstrip() for name, value, bar in rows]
    for size, frames in found.get("whole_game", {}).items():
        lines += ["", f"{size}: the longest frames, and what took longest in them", *frames["longest"]]
    return "\n".join(lines)


if __name__ == "__main__":
    main()
