"""The ship with all that lies on it, cut out of the sky: drawn strip by strip, before it leaves."""

from __future__ import annotations

from collections.abc import Iterable

import pygame

from game.app.drawing.images.untouched import untouched
from game.app.table.paint.areas import strips

STRIP = 350_000
"""Pixels that are drawn at a time."""


class CutOut:
    """A picture of what lies on the table in an area, and nothing of what lies below.

    Args:
        area: in pixels of the table.
    """

    def __init__(self, area: pygame.Rect) -> None:
        self.area = area
        self.picture = untouched(area.size)
        self._strips = strips(area, STRIP)
        self._left = list(self._strips)

    def go_on(self, pieces: Iterable[tuple[pygame.Surface, pygame.Rect]]) -> bool:
        """Draw one more strip of it.

        Args:
            pieces: pictures that lie there, lowest first, and their places in pixels of the table.

        Returns:
            Whether a part of it is left.
        """
        if self._left:
            strip = self._left.pop(0)
            self.picture.set_clip(strip.move(-self.area.x, -self.area.y))
            self.picture.fill((0, 0, 0, 0))
            for picture, place in pieces:
                if place.colliderect(strip):
                    self.picture.blit(picture, place.move(-self.area.x, -self.area.y))
            self.picture.set_clip(None)
        return bool(self._left)

    def change(self, areas: list[pygame.Rect]) -> None:
        """Something else lies in some places of the table: there it is to be drawn again."""
        changed = [strip for strip in self._strips if strip.collidelist(areas) >= 0]
        self._left += [strip for strip in changed if strip not in self._left]
