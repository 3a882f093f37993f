"""Reads and scales pictures beside the thread that draws: decoding one takes longer than a frame."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from concurrent.futures import Future, ThreadPoolExecutor

import pygame


class PictureReader:
    """One thread that makes pictures while frames go on being drawn.

    pygame decodes and scales without holding Python's lock. What it makes must not be touched by anybody else
    until it is taken.
    """

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="pictures")
        self._coming: dict[Hashable, Future[pygame.Surface]] = {}

    def begin(self, key: Hashable, make: Callable[[], pygame.Surface]) -> None:
        """Have a picture made, unless it is being made already.

        Args:
            key: names it, for `take`.
            make: returns it; called in the other thread. What it raises comes out of `take`.
        """
        if key not in self._coming:
            self._coming[key] = self._thread.submit(make)

    def done(self, key: Hashable) -> bool:
        """Whether `take` would not wait: the picture is finished, or was never begun."""
        coming = self._coming.get(key)
        return coming is None or coming.done()

    def take(self, key: Hashable) -> pygame.Surface | None:
        """Return a picture that was begun, as soon as it is finished; None if it was not."""
        coming = self._coming.pop(key, None)
        return coming.result() if coming is not None else None

    def close(self) -> None:
        """Begin no more; what is being made is finished first."""
        self._thread.shutdown(cancel_futures=True)
