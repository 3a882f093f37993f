"""Every frame of a scripted game in the window, and what the longest ones did.

A game is laid out and played for some turns; then every effect is seen, on the positions in which pictures of
moments are taken (`data/pictures`): strikes, the breach, the eighth room, launches, what expansions add. Each
frame lets a sixtieth of a second pass. `python -m tools.bench.whole_game [WIDTHxHEIGHT]` prints it all.
"""

from __future__ import annotations

import functools
import gc
import json
import statistics
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

import yaml

from game.app.drawing.images.pictures import Pictures
from game.app.shell.app import App
from game.app.shell.tidying import Tidying
from game.app.table.foreground import Foreground
from game.app.table.motion.idle_motion import IdleMotion
from game.app.table.paint.component import Component
from game.app.table.paint.compositor import Compositor
from game.app.table.table_scene import TableScene
from game.play.session import Session
from tools.bench import SETUP
from tools.bench.measured_window import window
from tools.pictures import demo
from tools.pictures.positions import position
from tools.pictures.scripts import FILES, option_of

FRAME_MS = 1000 / 60
PAUSE_S = 0.004
"""Seconds that a frame waits for what is made beside the drawing."""
CHOICES = 60
"""Number of choices in the game that is played from its beginning."""
REST_FRAMES = 90
"""After each choice so many frames pass in which what has happened fades."""
LONGEST = 10
TOLD_MS = 0.3
"""Work that takes longer is told."""

clock: Callable[[], float] = time.thread_time
"""Of the thread that draws: what else the machine does meanwhile is not the game's. The game looks at it,
too, to know how much of a frame is left."""

Work = list[tuple[str, float]]
"""Pieces of work, and the ms that each took."""
Choose = Callable[[TableScene], bool]
"""Makes the next choice at a table; False when there is none left."""


@dataclass(frozen=True)
class Frame:
    """One frame.

    Attributes:
        scene: which part of the script it belongs to.
        number: in that part.
        opens: another screen is shown for the first time.
        ms: how long it took.
        work: what took longest in it, the slowest first: name and ms; one part may hold another.
    """

    scene: str
    number: int
    opens: bool
    ms: float
    work: tuple[tuple[str, float], ...]

    def __str__(self) -> str:
        told = ", ".join(f"{name} {ms:.1f}" for name, ms in self.work[:6])
        return f"{self.ms:6.1f} ms  {self.scene} {self.number}: {told}"


def whole_game(size: tuple[int, int], choices: int = CHOICES, moments: int | None = None) -> list[Frame]:
    """Play the script in a window of a size.

    Args:
        size: in pixels.
        choices: made in the game that is played from its beginning.
        moments: how many effects are seen afterwards; None for all.
    """
    frames: list[Frame] = []
    with tempfile.TemporaryDirectory(prefix="solar-storm-bench-") as home:
        app = window(size, Path(home))
        with patch.object(time, "perf_counter", clock), watched() as work:
            for name, session, choose in [*_scenes(app, choices)][: None if moments is None else moments + 1]:
                frames += _play(app, name, session, choose, work)
    return frames


def summary(frames: list[Frame]) -> dict[str, Any]:
    """The figures of a run: count of frames, median, 99th hundredth, the longest and what they did."""
    opening = sorted(frame.ms for frame in frames if frame.opens)
    frames = [frame for frame in frames if not frame.opens]
    taken = sorted(frame.ms for frame in frames)
    longest = sorted(frames, key=lambda frame: -frame.ms)[:LONGEST]
    return {
        "frames": len(taken),
        "median_ms": round(statistics.median(taken), 2),
        "p99_ms": round(taken[int(len(taken) * 0.99)], 2),
        "max_ms": round(taken[-1], 2),
        "over_16_7": sum(ms > FRAME_MS for ms in taken),
        "opening_median_ms": round(statistics.median(opening), 2),
        "opening_max_ms": round(opening[-1], 2),
        "longest": [str(frame) for frame in longest],
    }


def _scenes(app: App, choices: int) -> Iterator[tuple[str, Session, Choose]]:
    yield "game", Session.new(SETUP, app.engine()), _by_chance(choices)
    for file in FILES:
        written = yaml.safe_load((demo.FOLDER / f"{file}.yaml").read_text(encoding="utf-8"))
        for name, picture in written.items():
            if "moment" in name and "position" in picture:
                session = Session.load(position(picture["position"]), demo.rules())
                for wanted in picture.get("before", ()):
                    session.dice = list(wanted.get("dice", ()))
                    session.apply(option_of(session, wanted))
                steps = [step["choose"] for step in picture.get("steps", ()) if "choose" in step]
                yield name, session, _by_script(steps)


def _by_chance(count: int) -> Choose:
    """Choices of a game that uses everything: what to do is drawn first, then how."""
    chance = Random(3)
    left = [count]

    def choose(table: TableScene) -> bool:
        decision = table.session.decision
        left[0] -= 1
        if decision is None or left[0] < 0:
            return False
        by_verb: dict[Any, list[Mapping[str, Any]]] = {}
        for option in decision["options"]:
            by_verb.setdefault(option.get("do"), []).append(option)
        table.propose(dict(chance.choice(chance.choice(list(by_verb.values())))))
        return True

    return choose


def _by_script(steps: list[Mapping[str, Any]]) -> Choose:
    left = list(steps)

    def choose(table: TableScene) -> bool:
        if not left:
            return False
        wanted = left.pop(0)
        table.session.dice = list(wanted.get("dice", ()))
        table.propose(option_of(table.session, wanted))
        return True

    return choose


def _play(app: App, name: str, session: Session, choose: Choose, work: Work) -> list[Frame]:
    """Play a part of the script, frame by frame."""
    table = TableScene(session)
    app.reset(table)
    frames: list[Frame] = []
    shown: list[object] = [None]

    def frame(act: Callable[[], object] | None = None) -> None:
        work.clear()
        before = shown[0]
        app.pace.step()
        if app.arrival.active:
            time.sleep(PAUSE_S)  # a player's frames leave time to read pictures, too
        begun = clock()
        if act is not None:
            act()
        app.advance(FRAME_MS)
        app.show()
        taken = (clock() - begun) * 1000
        told = tuple(sorted(work, key=lambda part: -part[1]))
        shown[0] = app.stack.top
        frames.append(Frame(name, len(frames), shown[0] is not before, taken, told))

    more = [True]

    def act() -> None:
        while app.stack.top is not table:
            app.pop()
        more[0] = choose(table)

    while more[0] and table in app.stack.scenes:
        for _ in range(REST_FRAMES):
            frame()
            while table.director.busy:
                frame()
            if table not in app.stack.scenes:
                return frames
        frame(act)
    return frames


@contextmanager
def watched() -> Iterator[Work]:
    """Keep what takes long while a frame is made, in the thread that makes it."""
    work: Work = []
    drawing = threading.get_ident()

    def timed(name: str, run: Callable[[], Any]) -> Any:
        begun = clock()
        found = run()
        ms = (clock() - begun) * 1000
        if ms > TOLD_MS and threading.get_ident() == drawing:
            work.append((name, ms))
        return found

    def watch(owner: type, method: str, name: Callable[..., str]) -> Any:
        usual = getattr(owner, method)

        @functools.wraps(usual)
        def watched(*arguments: Any, **named: Any) -> Any:
            return timed(name(*arguments), lambda: usual(*arguments, **named))

        return patch.object(owner, method, watched)

    def painted(_: Compositor, piece: Component) -> str:
        return f"painting {piece.name}"

    def band(_: Compositor, piece: Component, *__: Any) -> str:
        return f"painting a band of {piece.name}"

    def shape(_: Pictures, key: Any, __: Any) -> str:
        return f"drawing {key[0] if isinstance(key, tuple) else key}"

    begun = [0.0]

    def collecting(phase: str, _: dict[str, int]) -> None:
        if phase == "start":
            begun[0] = clock()
        elif (ms := (clock() - begun[0]) * 1000) > TOLD_MS:
            work.append(("collecting garbage", ms))

    with ExitStack() as stack:
        gc.callbacks.append(collecting)
        stack.callback(gc.callbacks.remove, collecting)
        stack.enter_context(watch(Compositor, "_painted_now", painted))
        stack.enter_context(watch(Compositor, "compose", lambda *_: "putting together"))
        stack.enter_context(watch(Pictures, "shape", shape))
        stack.enter_context(watch(Pictures, "_loaded", lambda _, path: f"reading {path}"))
        stack.enter_context(watch(IdleMotion, "update", lambda *_: "ahead and sky"))
        stack.enter_context(watch(IdleMotion, "before_draw", lambda *_: "sky"))
        stack.enter_context(watch(IdleMotion, "draw", lambda *_: "fades and lights"))
        stack.enter_context(watch(Foreground, "draw", lambda *_: "foreground"))
        stack.enter_context(watch(TableScene, "propose", lambda *_: "choice"))
        stack.enter_context(watch(TableScene, "update", lambda *_: "table's update"))
        stack.enter_context(watch(App, "advance", lambda *_: "advance"))
        stack.enter_context(watch(App, "show", lambda *_: "show"))
        yield work


def main() -> None:
    """Print the figures and the longest frames as JSON, for the size in the first argument."""
    Tidying(alone=True).take_over()  # as the program does when it begins to run
    wide, high = (int(part) for part in (sys.argv[1] if len(sys.argv) > 1 else "1920x1080").split("x"))
    print(json.dumps(summary(whole_game((wide, high))), indent=1))


if __name__ == "__main__":
    main()
