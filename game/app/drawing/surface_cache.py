"""A store of pictures that forgets the least recently used when it grows too large."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable

import pygame


class SurfaceCache:
    """Pictures by key.

    Args:
        pixels: how many pixels may be kept in all; the latest picture is always kept.
    """

    def __init__(self, pixels: int) -> None:
        self.limit = pixels
        self.pixels = 0
        self._kept: OrderedDict[Hashable, pygame.Surface] = OrderedDict()

    def get(self, key: Hashable) -> pygame.Surface | None:
        """Return a kept picture, or None."""
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
        return found

    def put(self, key: Hashable, surface: pygame.Surface) -> None:
        """Keep a picture; older ones are dropped if there are too many."""
        before = self._kept.pop(key, None)
        if before is not None:
            self.pixels -= before.get_width() * before.get_height()
        self._kept[key] = surface
        self.pixels += surface.get_width() * surface.get_height()
        while self.pixels > self.limit and len(self._kept) > 1:
            _, dropped = self._kept.popitem(last=False)
            self.pixels -= dropped.get_width() * dropped.get_height()

    def __len__(self) -> int:
        return len(self._kept)
