"""The table, untouched for so many seconds: processor use and memory, as a process of its own."""

from __future__ import annotations

import json
import sys
import tempfile
import time
from pathlib import Path

import pygame

from game.app.table.table_scene import TableScene
from game.dev.bench import SETUP
from game.dev.bench.measured_window import come_to_rest, window
from game.play.session import Session

try:
    import resource
except ImportError:  # on Windows
    resource = None  # type: ignore[assignment]


def at_rest() -> None:
    """The table, untouched: processor use in percent of one core, and memory."""
    home = tempfile.TemporaryDirectory(prefix="solar-storm-bench-")
    app = window((1920, 1080), Path(home.name))
    app.reset(TableScene(Session.new(SETUP, app.engine())))
    come_to_rest(app)
    app.step(pygame.event.get())
    seconds = float(sys.argv[1])
    frames = app.frames
    pygame.time.set_timer(pygame.QUIT, round(seconds * 1000), 1)
    begun, used = time.perf_counter(), time.process_time()
    while app.running:
        app.step(app.wait())
    share = (time.process_time() - used) / (time.perf_counter() - begun)
    found = {
        "idle_cpu_percent": round(share * 100, 2),
        "idle_frames": app.frames - frames,
        "memory_mb": round(memory_mb(), 1),
    }
    home.cleanup()
    print(json.dumps(found))


def memory_mb() -> float:
    """The most memory this process has held, in MiB; 0 where the platform does not say."""
    status = Path("/proc/self/status")
    if status.exists():
        # What getrusage says on Linux may be the memory of the process that started this one.
        peak = next(line for line in status.read_text().splitlines() if line.startswith("VmHWM"))
        return int(peak.split()[1]) / 1024
    if resource is None:
        return 0.0
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most / (1024 * 1024 if sys.platform == "darwin" else 1024)


if __name__ == "__main__":
    at_rest()
