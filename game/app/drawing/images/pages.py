"""Opaque pictures as large as the page, where that is very large: made one in a frame, and used again.

To get so much memory takes longer than to draw on it: 20 to 40 ms at 3840x2160. A smaller page is made where
it is needed; one that is larger than any screen is too large to keep a second one for later.
"""

from __future__ import annotations

import pygame

from game.app.drawing.images.pictures import LARGE_PAGE
from game.app.drawing.kit import Kit

VERY_LARGE = 4_000_000
"""A page of more pixels is; up to `LARGE_PAGE` pictures of it are kept for later."""
KEPT = 2
"""Pictures that are kept when they are given back; more of them are only made for a screen that opens."""


class Pages:
    """Keep pictures of one size that nobody needs at the moment.

    Args:
        size: of the page, in pixels.

    Attributes:
        keeps: whether the page is so large that pictures are kept for later.
    """

    def __init__(self, size: tuple[int, int]) -> None:
        self._size = size
        self._kept: list[pygame.Surface] = []
        self.keeps = VERY_LARGE < size[0] * size[1] <= LARGE_PAGE

    def take(self) -> pygame.Surface:
        """Return a picture with anything on it, or a black one."""
        return self._kept.pop() if self._kept else pygame.Surface(self._size)

    def at_hand(self) -> pygame.Surface | None:
        """Return a picture for which nobody waits: None where making one would take long."""
        return self.take() if self._kept else None

    def give(self, picture: pygame.Surface) -> None:
        """Nobody needs a picture any more.

        Args:
            picture: of any size; only those of the page are of use.
        """
        if self.keeps and len(self._kept) < KEPT and picture.get_size() == self._size:
            self._kept.append(picture)

    def ready(self, count: int) -> bool:
        """Make one picture if so many are not there; tell whether they are.

        Args:
            count: how many will be taken soon.
        """
        if not self.keeps or len(self._kept) >= count:
            return True
        self._kept.append(pygame.Surface(self._size))
        return False


def pages_of(kit: Kit) -> Pages:
    """Return the pictures of the page for a window size.

    Args:
        kit: for that size.
    """
    view = kit.viewport
    pages: Pages = kit.memo("pages", lambda: Pages((view.width, view.height)))
    return pages
