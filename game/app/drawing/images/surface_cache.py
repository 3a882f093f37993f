"""A store of pictures that forgets the least recently used when it grows too large.

What a frame has asked for is dropped neither in the same frame nor in the next one: the pictures of a screen
that needs more than the limit would be made anew in every frame.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable

import pygame

BYTES = 4
"""A pixel takes so many."""
MOST_TIMES = 4
"""Times the limit that pictures may take for the sake of two frames: who draws without any needs all."""


class SurfaceCache:
    """Pictures by key.

    Args:
        limit: how many bytes of pictures may be kept in all, if the screen needs no more at once; the latest
            picture is always kept.

    Attributes:
        bytes: how many are kept.
    """

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self.bytes = 0
        self._kept: OrderedDict[Hashable, pygame.Surface] = OrderedDict()
        self._needed: tuple[set[Hashable], set[Hashable]] = set(), set()
        """Keys that this frame has asked for, and those that the former one had; none where no frame has ever
        begun."""
        self._in_frames = False

    def begin_frame(self) -> None:
        """Let go of what was needed two frames ago: from now on that may be dropped."""
        self._in_frames = True
        self._needed = set(), self._needed[0]

    def get(self, key: Hashable) -> pygame.Surface | None:
        """Return a kept picture, or None."""
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
            if self._in_frames:
                self._needed[0].add(key)
        return found

    def has(self, key: Hashable) -> bool:
        """Return whether a picture is kept."""
        return key in self._kept

    def put(self, key: Hashable, surface: pygame.Surface) -> None:
        """Keep a picture; if there are too many, older ones are dropped that are not needed now."""
        before = self._kept.pop(key, None)
        if before is not None:
            self.bytes -= weight(before)
        self._kept[key] = surface
        self.bytes += weight(surface)
        if self._in_frames:
            self._needed[0].add(key)
        while self.bytes > self.limit and len(self._kept) > 1:
            oldest = next(iter(self._kept))
            needed = oldest in self._needed[0] or oldest in self._needed[1]
            if needed and self.bytes <= MOST_TIMES * self.limit:
                return  # so are all others, which were asked for later
            self.bytes -= weight(self._kept.pop(oldest))

    def __len__(self) -> int:
        return len(self._kept)


def weight(surface: pygame.Surface) -> int:
    """Return how many bytes a picture takes."""
    return surface.get_pitch() * surface.get_height()
