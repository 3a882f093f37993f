"""A copy of the program whose disk can be slowed down."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pygame

from game.app.navigation import routes
from game.app.shell.app import App
from game.app.table.table_scene import TableScene
from game.play.session import Session
from game.storage.files.disk import DiskThread
from game.storage.files.paths import Home
from game.storage.games.claim import Claim
from game.storage.games.savefile import read_save
from game.storage.settings.preferences import Preferences
from tests.storage.slow_files import SlowFiles

SETUP: dict[str, Any] = {"players": 2, "difficulty": "hard", "seed": 7, "names": ["Ada", "Bo"]}
LONG_S = 20.0
"""No wait of a test is longer."""


class Copy:
    """A copy of the program, with a disk of its own."""

    def __init__(self, home: Path) -> None:
        self.claim = Claim(home / "saves", patience=0.3)
        settings = Preferences(animation="off", language="en")
        self.disk = DiskThread()
        self.app = App(Home(home, home / "logs"), (640, 360), settings, claim=self.claim, disk=self.disk)
        alone = self.disk.run(self.claim.acquire)
        self.app.start(routes.Title() if alone else routes.SecondCopy(self.claim))
        pygame.event.clear()

    def step(self, *events: pygame.Event, ms: float = 16.7) -> None:
        self.app.make_step(ms, list(events))

    def until(self, come: Callable[[], bool]) -> None:
        """Make steps of the loop until something has come."""
        end = time.monotonic() + LONG_S
        while not come():
            assert time.monotonic() < end, "it never comes"
            self.step()
            time.sleep(0.002)

    def play(self) -> Session:
        """Sit down at a new game."""
        session = Session.new(SETUP, self.app.engine(), self.app.shelf)
        self.app.start(routes.Table(session))
        self.step()
        return session

    def choose(self) -> None:
        """Make a choice at the table."""
        table = self.table
        decision = table.session.decision
        assert decision is not None
        options = decision["options"]
        table.propose(next((o for o in options if o.get("do") == "move"), options[0]))
        self.step()

    @property
    def table(self) -> TableScene:
        found = next(scene for scene in self.app.stack.scenes if isinstance(scene, TableScene))
        assert isinstance(found, TableScene)
        return found

    def words(self) -> str:
        return " ".join(" ".join(text.text for text in self.app.draw().texts).split())

    def close(self) -> None:
        self.disk.settle(LONG_S)
        self.disk.run(self.claim.release)


def key(code: int) -> pygame.Event:
    return pygame.Event(pygame.KEYDOWN, key=code, mod=0, unicode="", scancode=0)


def read_cursor(copy: Copy, files: SlowFiles) -> int:
    """Let the disk answer again; how many choices it holds then."""
    files.go_on()
    assert copy.disk.settle(LONG_S)
    assert copy.table.session.save_trouble is None
    cursor: int = read_save(copy.app.shelf.path).game["cursor"]
    return cursor
