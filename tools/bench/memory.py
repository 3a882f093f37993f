"""A game, every screen and its dialogs, and the most memory that took: as a process of its own.

    python -m tools.bench.memory 2560x1080 200 [text]

The window's size, the size of the interface in per cent, and that of type.
"""

from __future__ import annotations

import json
import random
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pygame

from game.app.navigation import routes
from game.app.shell.app import App
from game.app.shell.tidying import Tidying
from game.app.table.table_scene import TableScene
from game.play.session import Session
from game.storage.files.paths import Home
from game.storage.settings.preferences import Preferences
from tools.bench.at_rest import memory_mb

SETUP = {"players": 4, "difficulty": "hard", "seed": 11, "rooms": "mixed", "first": 0}
CHOICES = 150
STEP_MS = 33.0
MOST_STEPS = 90
"""Choices that are made, and how many steps of the loop are let pass after each at most."""
KEYS = (pygame.K_l, pygame.K_F1, pygame.K_d, pygame.K_c, pygame.K_i)
"""Open what lies over the table: log, help, piles."""


def measure(size: tuple[int, int], interface: int, text: int = 100, choices: int = CHOICES) -> dict[str, int]:
    """Play and look at everything.

    Args:
        size: of the window, in pixels.
        interface: size of everything, per cent.
        text: size of type, per cent.
        choices: how many are made in the game.

    Returns:
        The most memory held when each part was done, in MB.
    """
    with tempfile.TemporaryDirectory(prefix="solar-storm-bench-") as folder:
        app = App(
            Home(Path(folder), Path(folder) / "logs"),
            size,
            Preferences(interface=interface, text=text, language="en"),
            tidying=Tidying(alone=True),
        )
        return {name: round(memory_mb()) for name in _tour(app, choices)}


def _tour(app: App, choices: int) -> Iterator[str]:
    app.start(routes.Title())
    _settle(app)
    yield "title"
    for route in (routes.Setup(), routes.SavedGames(), routes.Settings()):
        app.open(route)
        _settle(app)
        for _ in range(12):
            press_key(app, pygame.K_TAB)
        app.start(routes.Title())
    yield "screens"
    session = Session.new(SETUP, app.engine(), app.shelf)
    app.start(routes.Table(session))
    _settle(app)
    yield "table"
    chance = random.Random(5)
    for n in range(choices):
        if isinstance(app.top, TableScene) and session.decision is not None:
            app.top.propose(chance.choice(session.decision["options"]))
        if n % 10 == 9:
            press_key(app, KEYS[n // 10 % len(KEYS)])
        _settle(app)
        while not isinstance(app.top, TableScene) and app.scenes:
            app.pop()
    yield "game"
    app.start(routes.Table(session))
    app.open(routes.Menu(session))
    _settle(app)
    app.open(routes.SaveAs(session, lambda words: None))
    _settle(app)
    app.open(routes.Settings())
    _settle(app)
    yield "dialogs"
    while session.decision is not None:
        session.apply(chance.choice(session.decision["options"]))
    app.start(routes.Ending(session))
    _settle(app)
    app.open(routes.Replay(session))
    _settle(app)
    yield "replay"


def _settle(app: App) -> None:
    """Let time pass until nothing moves."""
    for _ in range(MOST_STEPS):
        app.make_step(STEP_MS, [])
        if all(scene.wake() != 0 for scene in app.stack.visible()) and not app.fade.active:
            break
    pygame.event.post(pygame.Event(pygame.USEREVENT))  # the loop rests for a moment, as between two choices
    app.wait()


def press_key(app: App, key: int) -> None:
    """Press and release a key within a step of the loop."""
    events = [pygame.Event(kind, key=key, mod=0, unicode="") for kind in (pygame.KEYDOWN, pygame.KEYUP)]
    app.make_step(STEP_MS, events)


def main() -> None:
    """Measure what the command line asks for."""
    size, interface, *text = sys.argv[1:]
    Tidying(alone=True).take_over()  # as the program does when it begins to run
    width, height = (int(side) for side in size.split("x"))
    print(json.dumps(measure((width, height), int(interface), *map(int, text))))


if __name__ == "__main__":
    main()
