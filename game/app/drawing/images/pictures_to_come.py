"""Pictures that are being made beside the drawing, until somebody takes them.

What was asked for and is never taken, such as the picture of an ending that nobody waited for, is forgotten
after a while.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable, Hashable
from concurrent.futures import Future
from dataclasses import dataclass

import pygame

from game.app.drawing.images.picture_reader import PictureReader
from game.app.drawing.images.surface_cache import weight

LEFT_BYTES = 6_000_000
"""Bytes of finished pictures that may wait for ever: those of a table that may need them any time."""
LEFT_S = 10.0
"""Seconds for which any picture waits to be asked for again."""


@dataclass
class _Coming:
    future: Future[pygame.Surface]
    asked: float

    @property
    def bytes(self) -> int:
        done = self.future.done() and not self.future.cancelled() and self.future.exception() is None
        return weight(self.future.result()) if done else 0


class PicturesToCome:
    """Keep pictures from the moment at which they are begun to that at which they are taken.

    Args:
        clock: seconds.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._coming: OrderedDict[Hashable, _Coming] = OrderedDict()
        """The one that was asked for longest ago first."""

    def begun(self, reader: PictureReader, key: Hashable, make: Callable[[], pygame.Surface]) -> bool:
        """Have a picture made, unless it has been begun; tell whether it is finished.

        Args:
            reader: makes it.
            key: names it.
            make: makes it, in another thread.
        """
        coming = self._coming.get(key)
        if coming is None:
            self._forget()
            coming = self._coming[key] = _Coming(reader.begin(make), 0.0)
        coming.asked = self._clock()
        self._coming.move_to_end(key)
        return coming.future.done()

    def take(self, key: Hashable) -> pygame.Surface | None:
        """Return a picture that was begun, as soon as it is finished; None if it was not.

        Raises:
            Exception: what making it raised.
        """
        coming = self._coming.pop(key, None)
        return coming.future.result() if coming is not None else None

    def drop(self) -> None:
        """Forget every picture: those who asked for them are gone."""
        for coming in self._coming.values():
            coming.future.cancel()
        self._coming.clear()

    @property
    def bytes(self) -> int:
        """Return how many bytes the finished pictures take."""
        return sum(coming.bytes for coming in self._coming.values())

    def _forget(self) -> None:
        """Drop what was not asked for in a while, the oldest first, as long as there is too much."""
        now = self._clock()
        old = [(key, coming) for key, coming in self._coming.items() if now - coming.asked >= LEFT_S]
        left = self.bytes if old else 0  # to look at all takes long where a table has just asked for many
        for key, coming in old:
            if left <= LEFT_BYTES:
                return
            if coming.future.done():
                left -= coming.bytes
                del self._coming[key]
