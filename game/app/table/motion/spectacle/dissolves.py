"""Short fades from what was to what is: a light comes and goes, a crack closes, a step is taken back."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

import pygame

from game.app.drawing.images.surface_cache import weight
from game.app.table.motion import easing
from game.app.table.paint.areas import merge

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
    picture: pygame.Surface
    at: tuple[int, int]
    ms: float
    age: float = 0.0
    parts: list[pygame.Rect] = field(default_factory=list)
    """Where the table has become another one since; elsewhere nobody would see it fade."""


class Dissolves:
    """Pictures of what was, fading above what is, where that is another one."""

    def __init__(self) -> None:
        self._fading: list[_Fading] = []
        self._spare: list[pygame.Surface] = []

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
        picture = self._picture(area.size)
        picture.blit(surface, (0, 0), area)
        self._fading.append(_Fading(picture, area.topleft, ms))

    def _picture(self, size: tuple[int, int]) -> pygame.Surface:
        """A picture of a size, all of which is drawn on."""
        for n, picture in enumerate(self._spare):
            if picture.get_size() == size:
                return self._spare.pop(n)
        return pygame.Surface(size, pygame.SRCALPHA)

    def _spared(self, gone: list[_Fading]) -> None:
        """Pictures are needed no more: keep the latest for others."""
        self._spare += [item.picture for item in gone]
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

    def changed(self, areas: Sequence[pygame.Rect]) -> None:
        """The table has become another one somewhere."""
        for item in self._fading:
            whole = item.picture.get_rect(topleft=item.at)
            found = [whole.clip(area) for area in areas if whole.colliderect(area)]
            if found:
                item.parts = merge(item.parts + found)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw what is left of them."""
        for item in self._fading:
            strength = round(255 * (1 - easing.ease(item.age / item.ms)))
            if strength >= FAINTEST:
                item.picture.set_alpha(strength)
                for part in item.parts:
                    surface.blit(item.picture, part, part.move(-item.at[0], -item.at[1]))
