"""Short fades from what was to what is: a light comes and goes, a crack closes, a step is taken back."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.app.table.motion import easing

LIGHT_MS = 90.0
"""Hover and focus."""
UNDO_MS = 120.0
SPENT_MS = 160.0
"""A pip that goes out."""
MEND_MS = 260.0
TURN_MS = 450.0
FAINTEST = 6
"""Of 255: what is left of a fade then nobody sees, though it takes as long to draw as all of it."""


@dataclass
class _Fading:
    picture: pygame.Surface
    at: tuple[int, int]
    ms: float
    age: float = 0.0


class Dissolves:
    """Pictures of what was, fading above what is."""

    def __init__(self) -> None:
        self._fading: list[_Fading] = []

    @property
    def busy(self) -> bool:
        """Whether anything is still fading."""
        return bool(self._fading)

    def keep(self, surface: pygame.Surface, area: pygame.Rect, ms: float) -> None:
        """Remember how a part of the table looks now; it fades in so many ms."""
        area = area.clip(surface.get_rect())
        if area.w <= 0 or area.h <= 0 or ms <= 0:
            return
        if any(old.at == area.topleft and old.picture.get_size() == area.size for old in self._fading):
            return
        # One that could be see-through is drawn in three quarters of the time, where its strength is set.
        picture = pygame.Surface(area.size, pygame.SRCALPHA)
        picture.blit(surface, (0, 0), area)
        self._fading.append(_Fading(picture, area.topleft, ms))

    def clear(self) -> None:
        """Nothing fades any more."""
        self._fading.clear()

    def update(self, ms: float) -> bool:
        """Let time pass; True when the picture changes."""
        if not self._fading:
            return False
        for item in self._fading:
            item.age += ms
        self._fading = [item for item in self._fading if item.age < item.ms]
        return True

    def draw(self, surface: pygame.Surface) -> None:
        """Draw what is left of them."""
        for item in self._fading:
            strength = round(255 * (1 - easing.ease(item.age / item.ms)))
            if strength >= FAINTEST:
                item.picture.set_alpha(strength)
                surface.blit(item.picture, item.at)
