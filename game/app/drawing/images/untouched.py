"""Pictures whose memory the system gives where they are drawn on, not before."""

from __future__ import annotations

import mmap

import pygame

from game.app.drawing.images.surface_cache import BYTES


def untouched(size: tuple[int, int]) -> pygame.Surface:
    """Return a clear picture; to get all of its memory at once would take longer than to draw it.

    Args:
        size: in pixels.
    """
    return pygame.image.frombuffer(mmap.mmap(-1, size[0] * size[1] * BYTES), size, "BGRA")
