"""A store of pictures that forgets the least recently used when it grows too large."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable

import pygame

BYTES = 4
"""A pixel takes so many."""


class SurfaceCache:
    """Pictures by key.

    Args:
        limit: how many bytes of pictures may be kept in all; the latest picture is always kept.

    Attributes:
        bytes: how many are kept.
    """

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self.bytes = 0
        self._kept: OrderedDict[Hashable, pygame.Surface] = OrderedDict()

    def get(self, key: Hashable) -> pygame.Surface | None:
        """Return a kept picture, or None."""
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
        return found

    def has(self, key: Hashable) -> bool:
        """Return whether a picture is kept."""
        return key in self._kept

    def put(self, key: Hashable, surface: pygame.Surface) -> None:
        """Keep a picture; older ones are dropped if there are too many."""
        before = self._kept.pop(key, None)
        if before is not None:
            self.bytes -= weight(before)
        self._kept[key] = surface
        self.bytes += weight(surface)
        while self.bytes > self.limit and len(self._kept) > 1:
            _, dropped = self._kept.popitem(last=False)
            self.bytes -= weight(dropped)

    def __len__(self) -> int:
        return len(self._kept)


def weight(surface: pygame.Surface) -> int:
    """Return how many bytes a picture takes."""
    return surface.get_pitch() * surface.get_height()
