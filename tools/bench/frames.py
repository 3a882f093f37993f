"""Measure how long a frame of the table takes."""

from __future__ import annotations

import statistics
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

import pygame

from game.app.shell.app import App
from game.app.table.model.table_keys import TableKey
from game.app.table.table_scene import TableScene
from game.play.session import Session
from game.rules.protocol import OptionDict
from tools.bench import SETUP
from tools.bench.measured_window import come_to_rest, window

WARM = 12
FRAME_MS = 1000 / 60


def frame_times(size: tuple[int, int], count: int) -> dict[str, float]:
    """Milliseconds of a frame of the table at rest, animating and dragging, beside a bare background blit."""
    home = tempfile.TemporaryDirectory(prefix="solar-storm-bench-")
    app = window(size, Path(home.name))
    table = TableScene(Session.new(SETUP, app.engine()))
    app.reset(table)
    come_to_rest(app)
    background = pygame.Surface(size).convert()
    found = _spread("bare", lambda: app.screen.blit(background, (0, 0)), count)
    found |= _spread("rest", app.draw, count)
    found |= _spread("living", _living(app), count)
    found |= _spread("animating", _animating(app, table), count)
    found |= _spread("dragging", _dragging(app, table), count)
    pygame.display.quit()
    home.cleanup()
    return found


def _spread(name: str, frame: Callable[[], object], count: int) -> dict[str, float]:
    taken = []
    for n in range(count + WARM):
        begun = time.perf_counter()
        frame()
        if n >= WARM:
            taken.append((time.perf_counter() - begun) * 1000)
    taken.sort()
    worst = taken[min(len(taken) - 1, int(len(taken) * 0.99))]
    return {f"{name}_ms": round(statistics.median(taken), 3), f"{name}_p99_ms": round(worst, 3)}


def _animating(app: App, table: TableScene) -> Callable[[], None]:
    """One frame of meeples that hop and cards that fly; a new choice whenever everything has landed."""

    def frame() -> None:
        if not table.director.busy:
            options = _options(table)
            moves = [option for option in options if option.get("do") == "move"]
            wanted = [*moves, *(o for o in options if o.get("take") == "deck"), *options[-1:]]
            table.propose(wanted[0])
            table.transients.banner = None
        app.advance(FRAME_MS)
        app.draw()

    return frame


def _living(app: App) -> Callable[[], None]:
    """One touch-up of a table at rest: what lives on it moves a step."""

    def frame() -> None:
        app.advance(170)
        app.show()

    return frame


def _dragging(app: App, table: TableScene) -> Callable[[], None]:
    """One frame of a card that is carried over the board."""
    table.director.skip()
    app.advance(1)
    scale = app.kit.viewport.scale
    while _kind(table) != "action" or TableKey.hand(0) not in table.layout.keys:
        table.propose(_options(table)[0])
        table.director.skip()
        app.advance(1)
    table.transients.banner = None
    step = [0]

    def at(x: float, y: float) -> tuple[int, int]:
        return round(x * scale), round(y * scale)

    x, y = table.layout.centre(TableKey.hand(0))
    app.dispatch(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=at(x, y), button=1))

    def frame() -> None:
        step[0] += 1
        point = at(400 + step[0] * 9 % 1100, 200 + step[0] * 5 % 560)
        app.dispatch(pygame.Event(pygame.MOUSEMOTION, pos=point, rel=(1, 1), buttons=(1, 0, 0)))
        app.advance(FRAME_MS)
        app.draw()

    return frame


def _options(table: TableScene) -> list[OptionDict]:
    decision = table.session.decision
    return decision["options"] if decision else []


def _kind(table: TableScene) -> str:
    decision = table.session.decision
    return decision["kind"] if decision else ""
