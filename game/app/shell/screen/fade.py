"""The screen before, fading out over the one that has come; it holds nothing up.

A very large screen is not blended anew in each frame, which would take most of it: what is shown comes closer
to what is to come, half of the rows at a time and each time half the way. So the screens below are drawn on a
picture of their own meanwhile, and only where they change.
"""

from __future__ import annotations

import time

import pygame

from game.app.drawing.images.pages import VERY_LARGE
from game.storage.settings.preferences import Preferences

IN_MS, OUT_MS = 160, 120
"""Time in ms in which it fades out over a dialog, and over any other screen."""
RISE = 12.0
"""Units by which a dialog rises as it comes."""
STEPS = 8
"""In so many steps it comes closer; the last one is all that is left."""
ROWS = 2
"""Height in pixels of the rows that come closer in turn."""
HALF = 128
"""Of 255: two pictures are put together faster in this strength than in any other."""


class Fade:
    """At most one picture that fades."""

    def __init__(self) -> None:
        self._picture: pygame.Surface | None = None
        self._ms = self._left = 0.0
        self._rising = False
        self._steps = 0
        self._takes = 0.0
        self.gradual = False
        """True while the shown picture comes closer to one on which the screens are drawn."""

    @property
    def active(self) -> bool:
        """Return whether something fades."""
        return self._left > 0

    @property
    def takes(self) -> float:
        """Return how many ms of a frame it takes, as far as is known."""
        return self._takes if self.active else 0.0

    def start(self, screen: pygame.Surface, dialog: bool, settings: Preferences) -> None:
        """Let the screen as it is fade out, unless animation is off.

        Args:
            screen: what is shown now.
            dialog: whether a dialog comes over it; it rises a little as it comes.
            settings: the player's settings.
        """
        if settings.animation == "off":
            return
        width, height = screen.get_size()
        self.gradual, self._steps = width * height > VERY_LARGE, 0
        if not self.gradual:
            # One that could be see-through is drawn in three quarters of the time.
            self._picture = pygame.Surface(screen.get_size(), pygame.SRCALPHA)
            self._picture.blit(screen, (0, 0))
        self._ms = self._left = IN_MS if dialog and not settings.reduced_motion else OUT_MS
        self._rising = dialog and not settings.reduced_motion

    def stop(self) -> None:
        """Nothing fades any more."""
        self._picture, self._left = None, 0.0

    def advance(self, ms: float) -> bool:
        """Let time pass; tell whether the picture changes."""
        if not self.active:
            return False
        self._left -= ms
        if self._left <= 0:
            self.stop()
        return True

    def draw(self, screen: pygame.Surface, scale: float) -> None:
        """Draw it over the finished screen.

        Args:
            screen: with the new picture on it.
            scale: pixels per unit.
        """
        if self._picture is None:
            return
        left, begun = self._left / self._ms, time.perf_counter()
        if self._rising:
            screen.scroll(0, self._risen(scale))
        self._picture.set_alpha(round(255 * left))
        screen.blit(self._picture, (0, 0))
        self._takes = (time.perf_counter() - begun) * 1000

    def close_in(
        self,
        screen: pygame.Surface,
        picture: pygame.Surface,
        part: tuple[float, float, float, float],
        scale: float,
    ) -> None:
        """Bring the screen closer to a picture.

        Args:
            screen: what was shown last.
            picture: what is to come.
            part: of the picture, as large as the screen.
            scale: pixels per unit.
        """
        due, begun = int(STEPS * (1 - self._left / self._ms)), time.perf_counter()
        width, height = screen.get_size()
        down = self._risen(scale) if self._rising else 0
        picture.set_alpha(HALF)
        for step in range(self._steps, due):
            rows = range(ROWS * (step % 2), height, 2 * ROWS)
            places = ((y, (part[0], part[1] + y - down, width, ROWS)) for y in rows if y >= down)
            screen.blits([(picture, (0, y), place) for y, place in places], False)
        picture.set_alpha(None)
        if due > self._steps:
            self._steps, self._takes = due, (time.perf_counter() - begun) * 1000

    def _risen(self, scale: float) -> int:
        """Return how far below its place a dialog is, in pixels."""
        return round(RISE * scale * (self._left / self._ms) ** 3)
