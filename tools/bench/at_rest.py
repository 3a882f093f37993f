"""The table, untouched for so many seconds: processor use and memory, as a process of its own.

    python -m tools.bench.at_rest 12

First of a table that has been laid and whose sky has gone through its loop, with no hand for ten seconds;
then from the first second after the last motion of a move on, then once it has fallen asleep, for which it is
told that a minute has passed. What a loop takes that looks for events and does nothing, with the same sounds,
is told beside it: on some machines that alone is half a percent.
"""

from __future__ import annotations

import json
import sys
import tempfile
import time
from pathlib import Path

from game.app.shell.app import App
from game.app.shell.loop_clock import LoopClock
from game.app.shell.tidying import Tidying
from game.app.table.motion import sky
from game.app.table.motion.idle_motion import ASLEEP_MS
from game.app.table.table_scene import TableScene
from game.play.session import Session
from tools.bench import SETUP
from tools.bench.measured_window import come_to_rest, window

try:
    import resource
except ImportError:  # on Windows
    resource = None  # type: ignore[assignment]

STEP_S = 0.25
LOOP_S = sky.FRAMES * sky.FRAME_MS / 1000
"""For so long the sky of a new table is painted; then it repeats itself."""
AFTER_S = 1.0
"""Rest is measured so long after the last motion."""
MOST_S = 60.0
"""A move is over by then, on any machine."""


def at_rest(seconds: float) -> dict[str, float]:
    """Measure the table, untouched for so long, three times.

    Args:
        seconds: each time.

    Returns:
        Processor use in percent of one core: of all threads (`idle_cpu_percent`) and of the one that draws
        (`idle_drawing_percent`), the same after a move and asleep, that of an empty loop, how many frames
        were drawn whole, and memory.
    """
    with tempfile.TemporaryDirectory(prefix="solar-storm-bench-") as home:
        app = window((1920, 1080), Path(home))
        Tidying(alone=True).take_over()  # as the program does when it begins to run
        table = TableScene(Session.new(SETUP, app.engine()))
        app.reset(table)
        come_to_rest(app)
        _shares(app, LOOP_S)
        frames = app.frames
        every, drawing = _shares(app, seconds)
        found: dict[str, float] = {
            "idle_cpu_percent": every,
            "idle_drawing_percent": drawing,
            "idle_frames": app.frames - frames,
        }
        _move(app, table)
        found["idle_after_move_percent"], found["idle_after_move_drawing_percent"] = _shares(app, seconds)
        app.advance(ASLEEP_MS)
        _shares(app, AFTER_S)
        found["idle_asleep_percent"], found["idle_asleep_drawing_percent"] = _shares(app, seconds)
        found["empty_loop_percent"] = _empty(seconds)
        return {**found, "memory_mb": round(memory_mb(), 1)}


def _move(app: App, table: TableScene) -> None:
    """Let a move be made and shown as it is for a player, and what moves come to its end."""
    decision = table.session.decision
    assert decision is not None
    table.propose(next(option for option in decision["options"] if option.get("do") == "move"))
    still, until = 0.0, time.perf_counter() + MOST_S
    while still < AFTER_S and time.perf_counter() < until:
        _shares(app, STEP_S)
        still = 0.0 if table.director.busy or table.transients.moving else still + STEP_S


def _empty(seconds: float) -> float:
    """Return the processor use of all threads while the loop looks for events and does nothing."""
    begun, every, clock = time.perf_counter(), time.process_time(), LoopClock()
    while time.perf_counter() - begun < seconds:
        clock.step()
        clock.wait(False, [sky.FRAME_MS])
    return round((time.process_time() - every) / (time.perf_counter() - begun) * 100, 2)


def _shares(app: App, seconds: float) -> tuple[float, float]:
    """Run the program for so long: processor use of all its threads, and of the one that draws."""
    begun, every, drawing = time.perf_counter(), time.process_time(), time.thread_time()
    # No timer wakes it: it ends with a step of its own.
    while time.perf_counter() - begun < seconds:
        app.step(app.wait())
    passed = time.perf_counter() - begun
    every, drawing = time.process_time() - every, time.thread_time() - drawing
    return round(every / passed * 100, 2), round(drawing / passed * 100, 2)


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
    print(json.dumps(at_rest(float(sys.argv[1]))))
