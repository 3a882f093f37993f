"""A surface on which nothing is seen: drawing on it costs only what has never been drawn before.

Letters, panels and pictures that are drawn for the first time are made and kept; the drawing itself is left
out. So the picture of a whole screen can be begun again and again until everything that it needs is there.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

import pygame

MASKS = (0, 0, 0, 0)
"""Bits of a pixel for each colour: those of no picture, so that none is scaled straight onto it."""


class UnseenSurface:
    """Takes what `TracedSurface` takes, and draws nothing.

    Args:
        size: in pixels.
        clip: the part of it that would be seen.
    """

    def __init__(self, size: tuple[int, int], clip: pygame.Rect) -> None:
        self._whole = pygame.Rect((0, 0), size)
        self._clip = self._whole.clip(clip)

    @property
    def surface(self) -> pygame.Surface:
        """Itself, as what canvases draw on."""
        return cast(pygame.Surface, self)

    def get_rect(self, **places: Any) -> pygame.Rect:
        """Return all of it, perhaps moved; see `pygame.Surface.get_rect`."""
        whole = self._whole.copy()
        for name, value in places.items():
            setattr(whole, name, value)
        return whole

    def get_size(self) -> tuple[int, int]:
        """Return its width and height, in pixels."""
        return self._whole.size

    def get_width(self) -> int:
        """Return its width, in pixels."""
        return self._whole.w

    def get_height(self) -> int:
        """Return its height, in pixels."""
        return self._whole.h

    def get_masks(self) -> tuple[int, int, int, int]:
        """Return where a pixel would have its colours."""
        return MASKS

    def get_clip(self) -> pygame.Rect:
        """Return what would be seen."""
        return self._clip.copy()

    def set_clip(self, area: pygame.Rect | tuple[int, int, int, int] | None) -> None:
        """Only this part would be seen from now on; None for all of it."""
        self._clip = self._whole.copy() if area is None else self._whole.clip(area)

    def blit(self, *_: object, **__: object) -> pygame.Rect:
        """Draw no picture; see `pygame.Surface.blit`."""
        return pygame.Rect(0, 0, 0, 0)

    def fblits(self, pieces: Sequence[object], special_flags: int = 0) -> None:
        """Draw no pictures; see `pygame.Surface.fblits`."""

    def fill(self, *_: object, **__: object) -> pygame.Rect:
        """Fill nothing; see `pygame.Surface.fill`."""
        return pygame.Rect(0, 0, 0, 0)

    def copy(self) -> pygame.Surface:
        """Return a picture of its size with nothing on it; see `pygame.Surface.copy`."""
        return pygame.Surface(self._whole.size)

    def subsurface(self, area: pygame.Rect | tuple[int, int, int, int]) -> pygame.Surface:
        """Return a part of it, on which nothing is seen either; see `pygame.Surface.subsurface`."""
        part = pygame.Rect(area)
        return UnseenSurface(part.size, self._clip.move(-part.x, -part.y)).surface
