"""Every frame while a screen opens, for each screen the first time that it does in a process.

    python -m tools.bench.openings [WIDTHxHEIGHT]

A screen opens from the event that asks for it until it is shown and nothing fades any more. Of each screen is
printed how many frames that took, the longest one, in ms of the drawing thread, and how many were late.
"""

from __future__ import annotations

import json
import random
import statistics
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pygame

from game.app.navigation import routes
from game.app.shell.app import App
from game.app.shell.tidying import Tidying
from game.app.table.table_scene import TableScene
from game.play.session import Session
from game.storage.files.disk import DiskThread
from tools.bench import SETUP
from tools.bench.measured_window import window
from tools.bench.whole_game import FRAME_MS, PAUSE_S, clock

LATE_MS = ((4_000_000, 33.0), (10**9, 50.0))
"""A frame that takes longer is late: on a page of up to so many pixels."""
REST_FRAMES, MOST_FRAMES = 40, 600
"""Frames on a screen that is open, and the largest number until one is."""
REST_S = 0.3


@dataclass(frozen=True)
class Opening:
    """Hold how a screen opened.

    Attributes:
        name: of the screen.
        frames: ms of each frame, the first being the one of the event.
    """

    name: str
    frames: tuple[float, ...]


class Openings:
    """Opens screens in a window and measures their frames.

    Args:
        app: with the window.
    """

    def __init__(self, app: App) -> None:
        self.app = app

    def measure(self, name: str, act: Callable[[], object]) -> Opening:
        """Open a screen and let it come to rest.

        Args:
            name: of the screen.
            act: what the player does.
        """
        frames = [self._frame(act)]
        arrival = getattr(self.app, "arrival", None)
        while (self.app.fade.active or (arrival and arrival.active)) and len(frames) < MOST_FRAMES:
            frames.append(self._frame())
        for _ in range(REST_FRAMES):
            frames.append(self._frame())
        self.rest()
        return Opening(name, tuple(frames))

    def rest(self) -> None:
        """Let the program do what it does where nothing moves, and read what it reads ahead."""
        until = time.monotonic() + REST_S
        while time.monotonic() < until:
            if any(one.name == "warming" for one in threading.enumerate()):
                until = time.monotonic() + REST_S
            pygame.event.post(pygame.Event(pygame.USEREVENT))  # where nothing is due it would sleep for ever
            self.app.step(self.app.wait())
            time.sleep(PAUSE_S)

    def _frame(self, act: Callable[[], object] | None = None) -> float:
        time.sleep(PAUSE_S)
        with patch.object(time, "perf_counter", clock):
            self.app.pace.step()
            begun = clock()
            if act is not None:
                act()
            self.app.advance(FRAME_MS)
            self.app.show()
            return (clock() - begun) * 1000


def openings(size: tuple[int, int]) -> list[Opening]:
    """Open every screen once.

    Args:
        size: of the window, in pixels.
    """
    with tempfile.TemporaryDirectory(prefix="solar-storm-bench-") as home:
        app = window(size, Path(home), DiskThread())
        return list(_tour(app))


def _tour(app: App) -> Iterator[Opening]:
    """Open every screen, each from where a player opens it."""
    of = Openings(app)
    yield of.measure("title", lambda: app.start(routes.Title()))
    menu = (
        *(routes.Setup(), routes.SavedGames(), routes.Settings(), routes.Records()),
        *(routes.Challenges(), routes.Descent(), routes.FlightSchool(), routes.Rulebook()),
    )
    yield from _there_and_back(of, menu)
    session = Session.new(SETUP, app.engine(), app.shelf)
    yield of.measure("table", lambda: app.start(routes.Table(session)))
    for name, key in (("log", pygame.K_l), ("rules", pygame.K_F1), ("piles", pygame.K_d)):
        event = pygame.Event(pygame.KEYDOWN, key=key, mod=0, unicode="")
        yield of.measure(f"table's {name}", partial(app.dispatch, event))
        while len(app.stack.scenes) > 1:
            yield of.measure(f"back from {name}", app.pop)
    for route in (routes.Menu(session), routes.Settings()):
        yield of.measure(f"table's {_name(route)}", partial(app.open, route))
    for name in ("menu", "table"):
        yield of.measure(f"back to {name}", app.pop)
    chance = random.Random(5)
    while session.decision is not None:
        session.apply(chance.choice(session.decision["options"]))
    table = app.scenes[-1]
    assert isinstance(table, TableScene)
    table.deciding.result_shown = True  # until the table shows how the game ended
    table.director.skip()
    table.renew()
    of.rest()
    while table.painter.compositor.behind:
        of.rest()
    yield of.measure("ending", partial(setattr, table.deciding, "result_shown", False))
    while len(app.scenes) > 2:
        app.pop()
    over = (routes.LastPicture(session), routes.Share(session), routes.Replay(session), routes.Film(session))
    yield from _there_and_back(of, over)
    yield of.measure("guided game", lambda: app.start(routes.GuidedGame()))
    yield of.measure("title again", lambda: app.start(routes.Title()))
    second = Session.new(SETUP, app.engine(), app.shelf)
    yield of.measure("second table", lambda: app.start(routes.Table(second)))


def _there_and_back(of: Openings, ways: Iterable[routes.Route]) -> Iterator[Opening]:
    for route in ways:
        yield of.measure(_name(route), partial(of.app.open, route))
        yield of.measure(f"back from {_name(route)}", of.app.pop)


def _name(route: routes.Route) -> str:
    return type(route).__name__.lower()


def late_ms(size: tuple[int, int]) -> float:
    """Return how long a frame of a window of a size may take, in ms."""
    return next(ms for pixels, ms in LATE_MS if size[0] * size[1] <= pixels)


def summary(found: list[Opening], size: tuple[int, int]) -> dict[str, Any]:
    """Return the figures of all screens together.

    Args:
        found: the screens; the first one opens before there is a window to look at, and does not count.
        size: of the window, in pixels.
    """
    times = [ms for one in found[1:] for ms in one.frames]
    waits = [len(one.frames) - REST_FRAMES for one in found[1:]]
    return {
        "frames": len(times),
        "late": sum(ms > late_ms(size) for ms in times),
        "longest_ms": round(max(times), 1),
        "longest_median_ms": round(statistics.median(max(one.frames) for one in found[1:]), 1),
        "opening_median_frames": statistics.median(waits),
        "opening_most_frames": max(waits),
    }


def main() -> None:
    """Print what the command line asks for."""
    Tidying(alone=True).take_over()  # as the program does when it begins to run
    wide, high = (int(part) for part in (sys.argv[1] if len(sys.argv) > 1 else "1920x1080").split("x"))
    size = wide, high
    found = openings(size)
    for one in found:
        late = [round(ms) for ms in one.frames if ms > late_ms(size)]
        frames = len(one.frames) - REST_FRAMES
        print(f"{one.name:24s} {frames:4d} frames, longest {max(one.frames):6.1f} ms, late {late}")
    print(json.dumps(summary(found, size)))


if __name__ == "__main__":
    main()
