"""A window on the dummy driver for tests, with hands: what a player does with mouse and keys."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pygame

from game.app.drawing.viewport import Point, centre
from game.app.forms.disk_question import HELD_MS, DiskQuestion
from game.app.forms.form_scene import FormScene
from game.app.shell.app import App
from game.app.widgets.scroll import ScrollArea
from game.app.widgets.widget import Widget
from game.storage.files.paths import Home
from game.storage.settings.preferences import Preferences


def open_app(home: Path, size: tuple[int, int] = (1280, 720), settings: Preferences | None = None) -> App:
    """Return a program with its own folders; animations are off unless the settings say otherwise."""
    return App(Home(home, home / "logs"), size, settings or Preferences(animation="off"))


class Hands:
    """Mouse and keyboard: every event goes through pygame's queue and the program's loop.

    Args:
        app: the program.
        drawn: whether each frame is drawn; otherwise only what is looked at is: drawing changes nothing.
    """

    def __init__(self, app: App, drawn: bool = False) -> None:
        self.app = app
        self.drawn = drawn
        self._held = 0
        pygame.event.clear()

    def run(self) -> None:
        """Let the program handle what was posted."""
        app: Any = self.app
        if not self.drawn:
            app.draw = lambda: None
        try:
            app.step(pygame.event.get())
        finally:
            if not self.drawn:
                del app.draw

    def pixels(self, point: Point) -> tuple[int, int]:
        """Return a point in units as pixels of the window."""
        kit = self.scene.form.kit if isinstance(self.scene, FormScene) else self.app.kit
        scale = kit.viewport.scale
        return round(point[0] * scale), round(point[1] * scale)

    def move(self, point: Point) -> None:
        """Move the pointer to a point in units."""
        pygame.event.post(
            pygame.Event(pygame.MOUSEMOTION, pos=self.pixels(point), rel=(0, 0), buttons=(self._held, 0, 0))
        )
        self.run()

    def down(self, point: Point) -> None:
        """Press the left button."""
        self._held = 1
        pygame.event.post(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=self.pixels(point), button=1))
        self.run()

    def up(self, point: Point) -> None:
        """Release the left button."""
        self._held = 0
        pygame.event.post(pygame.Event(pygame.MOUSEBUTTONUP, pos=self.pixels(point), button=1))
        self.run()

    def click(self, what: str | Point) -> None:
        """Click a control by its key, or a point in units."""
        if what == "yes" and isinstance(self.app.top, DiskQuestion):
            self.app.advance(HELD_MS)  # it is read first
        point = centre(self.widget(what).place) if isinstance(what, str) else what
        self.move(point)
        self.down(point)
        self.up(point)

    def key(self, key: int, mod: int = 0) -> None:
        """Press and release a key that types nothing."""
        pygame.event.post(pygame.Event(pygame.KEYDOWN, key=key, mod=mod, unicode="", scancode=0))
        pygame.event.post(pygame.Event(pygame.KEYUP, key=key, mod=mod, unicode="", scancode=0))
        self.run()

    def type(self, text: str) -> None:
        """Type letters."""
        for letter in text:
            code = pygame.key.key_code(letter) if letter.isascii() and letter.isalnum() else 0
            pygame.event.post(pygame.Event(pygame.KEYDOWN, key=code, mod=0, unicode=letter, scancode=0))
            pygame.event.post(pygame.Event(pygame.TEXTINPUT, text=letter))
            pygame.event.post(pygame.Event(pygame.KEYUP, key=code, mod=0, unicode=letter, scancode=0))
        self.run()

    def resize(self, width: int, height: int) -> None:
        """Give the window another size."""
        pygame.display.set_mode((width, height), pygame.RESIZABLE)
        pygame.event.post(pygame.Event(pygame.WINDOWSIZECHANGED, x=width, y=height, window=None))
        self.run()

    @property
    def scene(self) -> Any:
        """The scene on top."""
        return self.app.stack.top

    def widget(self, key: str) -> Widget:
        """Return a control of the top scene."""
        assert isinstance(self.scene, FormScene), self.scene
        found = self.scene.form.find(key)
        assert found is not None, (
            f"no {key} among {[w.key for w in self.scene.form.widgets if not isinstance(w, ScrollArea)]}"
        )
        return found

    def controls(self) -> list[str]:
        """Return the keys of the top scene's controls."""
        return [w.key for w in self.scene.form.widgets if not isinstance(w, ScrollArea)]

    def words(self) -> str:
        """Draw the screen and return every word on it."""
        return "\n".join(t.text for t in self.app.draw().texts)
