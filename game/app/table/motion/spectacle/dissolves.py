"""Short fades from what was to what is: a light comes and goes, a crack closes, a step is taken back."""

from __future__ import annotations

from dataclasses import dataclass, field

import pygame

from game.app.drawing.images.surface_cache import weight
from game.app.table.motion import easing
from game.app.table.paint.areas import outside

LIGHT_MS = 90.0
"""Hover and focus."""
UNDO_MS = 120.0
SPENT_MS = 160.0
"""A pip that goes out."""
MEND_MS = 260.0
TURN_MS = 450.0
FAINTEST = 6
"""Of 255: what is left of a fade then nobody sees, though it takes as long to draw as all of it."""
MOST_SPARE = 12_000_000
"""Bytes of pictures that are kept for the next fades: new memory takes longer than what is drawn in it."""


@dataclass
class _Fading:
    """A place of the table that shows for a while what was there.

    Attributes:
        area: in pixels.
        ms: for so long.
        age: since it began.
        parts: what was there and where, for as much of it as has become another one.
    """

    area: pygame.Rect
    ms: float
    age: float = 0.0
    parts: list[tuple[pygame.Surface, pygame.Rect]] = field(default_factory=list)


class Dissolves:
    """Pictures of what was, fading above what is, where that is another one."""

    def __init__(self) -> None:
        self._fading: list[_Fading] = []
        self._spare: list[pygame.Surface] = []

    @property
    def busy(self) -> bool:
        """Return whether anything is still fading."""
        return bool(self._fading)

    def keep(self, area: pygame.Rect, ms: float) -> None:
        """Let what a part of the table looks like now fade in so many ms, where it changes."""
        if area.w > 0 and area.h > 0 and ms > 0 and not any(old.area == area for old in self._fading):
            self._fading.append(_Fading(area, ms))

    def before(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """A part of the table is about to become another one: remember how it looks."""
        for item in self._fading:
            for part in outside(item.area.clip(area), [place for _, place in item.parts]):
                # One that could be see-through is drawn in three quarters of the time.
                picture = self._picture(part.size)
                picture.blit(surface, (0, 0), part)
                item.parts.append((picture, part))

    def _picture(self, size: tuple[int, int]) -> pygame.Surface:
        """A picture of a size, all of which is drawn on."""
        for n, picture in enumerate(self._spare):
            if picture.get_size() == size:
                return self._spare.pop(n)
        return pygame.Surface(size, pygame.SRCALPHA)

    def _spared(self, gone: list[_Fading]) -> None:
        """Pictures are needed no more: keep the latest for others."""
        self._spare += [picture for item in gone for picture, _ in item.parts]
        kept = sum(weight(picture) for picture in self._spare)
        while kept > MOST_SPARE:
            kept -= weight(self._spare.pop(0))

    def clear(self) -> None:
        """Nothing fades any more."""
        self._spared(self._fading)
        self._fading = []

    def update(self, ms: float) -> bool:
        """Let time pass; True when the picture changes."""
        if not self._fading:
            return False
        for item in self._fading:
            item.age += ms
        self._spared([item for item in self._fading if item.age >= item.ms])
        self._fading = [item for item in self._fading if item.age < item.ms]
        return True

    def draw(self, surface: pygame.Surface) -> None:
        """Draw what is left of them."""
        for item in self._fading:
            strength = round(255 * (1 - easing.ease(item.age / item.ms)))
            if strength >= FAINTEST:
                for picture, place in item.parts:
                    picture.set_alpha(strength)
                    surface.blit(picture, place)
