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


class _Kept:
    """Hold a picture, the number of the frame that asked for it last, and whether it has words in it."""

    __slots__ = ("surface", "frame", "worded")

    def __init__(self, surface: pygame.Surface, frame: int, worded: bool) -> None:
        self.surface = surface
        self.frame = frame
        self.worded = worded


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
        self._kept: OrderedDict[Hashable, _Kept] = OrderedDict()
        self._frame = 0
        """Number of the frame that is drawn; 0 where none has ever begun."""

    def begin_frame(self) -> None:
        """Let go of what was needed two frames ago: from now on that may be dropped."""
        self._frame += 1

    def get(self, key: Hashable) -> pygame.Surface | None:
        """Return a kept picture, or None."""
        found = self._kept.get(key)
        if found is None:
            return None
        if not self._frame or found.frame != self._frame:  # a key is long, and to look it up takes its time
            self._kept.move_to_end(key)
            found.frame = self._frame
        return found.surface

    def has(self, key: Hashable) -> bool:
        """Return whether a picture is kept."""
        return key in self._kept

    def put(self, key: Hashable, surface: pygame.Surface, worded: bool = False) -> None:
        """Keep a picture; if there are too many, older ones are dropped that are not needed now.

        Args:
            key: names it.
            surface: the picture.
            worded: whether it has words in it (`forget_words`).
        """
        before = self._kept.pop(key, None)
        if before is not None:
            self.bytes -= weight(before.surface)
        self._kept[key] = _Kept(surface, self._frame, worded)
        self.bytes += weight(surface)
        while self.bytes > self.limit and len(self._kept) > 1:
            oldest = next(iter(self._kept.values()))
            needed = self._frame and oldest.frame >= self._frame - 1
            if needed and self.bytes <= MOST_TIMES * self.limit:
                return  # so are all others, which were asked for later
            self._kept.popitem(last=False)
            self.bytes -= weight(oldest.surface)

    def forget_words(self) -> None:
        """Let the pictures go that have words in them."""
        for key in [key for key, kept in self._kept.items() if kept.worded]:
            self.bytes -= weight(self._kept.pop(key).surface)

    def __len__(self) -> int:
        return len(self._kept)


def weight(surface: pygame.Surface) -> int:
    """Return how many bytes a picture takes."""
    return surface.get_pitch() * surface.get_height()
