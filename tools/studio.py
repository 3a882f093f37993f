"""The studio for pictures of screens, and the list of what there is to take.

A module that has screens to show holds a dictionary `SHOTS` from name to a function: it gets the studio and
returns the scene to draw, or a canvas it has drawn itself. Names begin with the screen: `title-continue`.
"""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from dataclasses import replace
from importlib import import_module
from pathlib import Path

import pygame

from game.app.drawing.canvas import Canvas
from game.app.drawing.kit import Kit
from game.app.navigation.scene import Scene
from game.app.shell.app import App
from game.storage.files.paths import Home
from game.storage.settings.preferences import Preferences
from tools.pseudo_language import speak

MODULES = (
    "tools.pictures.screen_pictures",
    "tools.pictures.settings_pictures",
    "tools.pictures.replay_pictures",
    "tools.pictures.film_pictures",
    "tools.pictures.rulebook_pictures",
    "tools.pictures.saves_pictures",
    "tools.pictures.records_pictures",
    "tools.pictures.descent_pictures",
    "tools.pictures.challenges_pictures",
    "tools.pictures.turns_pictures",
    "tools.pictures.own_pictures",
    "tools.pictures.lesson_pictures",
    "tools.pictures.scripts",
    "tools.pictures.piece_pictures",
)
"""Modules with `SHOTS`."""

Shot = Callable[["Studio"], Scene | Canvas]


def registry() -> dict[str, Shot]:
    """Return every shot by its name."""
    found: dict[str, Shot] = {}
    for module in MODULES:
        for name, shot in import_module(module).SHOTS.items():
            if name in found:
                raise ValueError(f"two shots are called {name}")
            found[name] = shot
    return found


def names(beginning: str = "") -> list[str]:
    """Return the names of all shots that begin so."""
    return [name for name in registry() if name.startswith(beginning)]


class Studio:
    """A window without a screen, for one size, in which nothing moves by itself.

    Args:
        home: a folder for saves and settings.
        size: of the window, in pixels.
        settings: of the player, the usual ones in English if not given; nothing is animated, and `pseudo`
            is a language, too (`tools/pseudo_language.py`).

    Attributes:
        shown: the scene on top in the shot taken last; None if that was painted without a scene.
    """

    def __init__(self, home: Path, size: tuple[int, int], settings: Preferences | None = None) -> None:
        self.home = Home(home, home / "logs")
        self.size = size
        self.settings = replace(settings or Preferences(language="en"), animation="off")
        self.shown: Scene | None = None
        self._held = False
        self.app = self._open()
        self.shots = registry()

    def _open(self) -> App:
        return App(self.home, self.size, self.settings, speak)

    @property
    def kit(self) -> Kit:
        """The kit of the window."""
        return self.app.kit

    def take(self, name: str) -> Canvas:
        """Return the canvas of a shot, drawn."""
        self._held = False
        if self.app.own.found is not None:
            # The own rooms of one shot are none of another's.
            shutil.rmtree(self.app.own.home)
            self.app.read_own_again()
        shown = self.shots[name](self)
        if isinstance(shown, Canvas):
            on_screen = shown.surface is self.app.sheet
            self.shown = self.app.stack.top if on_screen else None
            return shown
        if self.app.stack.top is not shown:
            self.app.reset(shown)
        canvas = self.settle()
        self.shown = self.app.stack.top
        return canvas

    def pages(self, name: str) -> Iterator[Canvas]:
        """Take a shot, and once more for every part of its pages that must be scrolled to."""
        yield self.take(name)
        form = getattr(self.shown, "form", None)
        for area in form.areas() if form is not None else ():
            area.scroll_to(0, at_once=True)
            while True:
                yield self.settle(0)
                if area.offset >= area.furthest:
                    break
                area.scroll(area.rect[3] * 0.6, at_once=True)

    def save(self, name: str, path: Path) -> None:
        """Write a shot to a PNG file."""
        pygame.image.save(self.take(name).surface, path)

    def settle(self, ms: float = 1000) -> Canvas:
        """Let time pass until everything on the screen stands still, and draw it."""
        for _ in range(round(ms / 50)):
            self.app.advance(50)
        canvas = self.app.draw()
        veil = getattr(self.app.stack.top, "veil", None)
        if veil is None or not veil.working:
            return canvas
        while veil.working:
            self.app.advance(1)
        return self.app.draw()

    def point(self, x: float, y: float) -> None:
        """Move the pointer to a point in units."""
        scale = self.kit.viewport.scale
        position = round(x * scale), round(y * scale)
        held = (int(self._held), 0, 0)
        self.app.dispatch(pygame.Event(pygame.MOUSEMOTION, pos=position, rel=(0, 0), buttons=held))

    def button(self, kind: int, x: float, y: float) -> None:
        """Press or release the left button at a point in units.

        Args:
            kind: `pygame.MOUSEBUTTONDOWN` or `pygame.MOUSEBUTTONUP`.
            x: in units.
            y: in units.
        """
        self._held = kind == pygame.MOUSEBUTTONDOWN
        scale = self.kit.viewport.scale
        self.app.dispatch(pygame.Event(kind, pos=(round(x * scale), round(y * scale)), button=1))

    def key(self, key: int, mod: int = 0, text: str = "") -> None:
        """Press and release a key, with the letter it types if any."""
        self.app.dispatch(pygame.Event(pygame.KEYDOWN, key=key, mod=mod, unicode=text, scancode=0))
        if text:
            self.app.dispatch(pygame.Event(pygame.TEXTINPUT, text=text))
        self.app.dispatch(pygame.Event(pygame.KEYUP, key=key, mod=mod, unicode=text, scancode=0))

    def press(self, x: float, y: float) -> None:
        """Click a point in units with the left button."""
        self.point(x, y)
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            self.button(kind, x, y)
