"""The screen before, fading out over the one that has come; it holds nothing up."""

from __future__ import annotations

import pygame

from game.storage.preferences import Preferences

IN_MS, OUT_MS = 160, 120
"""How long it fades out over a dialog, and over any other screen."""
RISE = 12.0
"""How far a dialog rises as it comes, units."""


class Fade:
    """At most one picture that fades."""

    def __init__(self) -> None:
        self._picture: pygame.Surface | None = None
        self._ms = self._left = 0.0
        self._rising = False

    @property
    def active(self) -> bool:
        """Whether something fades."""
        return self._picture is not None

    def start(self, screen: pygame.Surface, dialog: bool, settings: Preferences) -> None:
        """Let the screen as it is fade out, unless animation is off.

        Args:
            screen: what is shown now.
            dialog: whether a dialog comes over it; it rises a little as it comes.
            settings: the player's settings.
        """
        if settings.animation == "off":
            return
        # One that could be see-through is drawn in three quarters of the time.
        self._picture = pygame.Surface(screen.get_size(), pygame.SRCALPHA)
        self._picture.blit(screen, (0, 0))
        self._ms = self._left = IN_MS if dialog and not settings.reduced_motion else OUT_MS
        self._rising = dialog and not settings.reduced_motion

    def stop(self) -> None:
        """Nothing fades any more."""
        self._picture = None

    def advance(self, ms: float) -> bool:
        """Let time pass; tell whether the picture changes."""
        if self._picture is None:
            return False
        self._left -= ms
        if self._left <= 0:
            self._picture = None
        return True

    def draw(self, screen: pygame.Surface, scale: float) -> None:
        """Draw it over the finished screen.

        Args:
            screen: with the new picture on it.
            scale: pixels per unit.
        """
        if self._picture is None:
            return
        left = max(0.0, self._left / self._ms)
        if self._rising:
            screen.scroll(0, round(RISE * scale * left**3))
        self._picture.set_alpha(round(255 * left))
        screen.blit(self._picture, (0, 0))
