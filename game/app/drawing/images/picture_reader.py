"""Reads and scales pictures beside the thread that draws: decoding one takes longer than a frame."""

from __future__ import annotations

import logging
import weakref
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor

import pygame

from game.suppressing import log_suppressed

_log = logging.getLogger(__name__)


class PictureReader:
    """One thread that makes pictures while frames go on being drawn.

    pygame decodes and scales without holding Python's lock. What it makes must not be touched by anybody else
    until it is taken.
    """

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="pictures")
        self._latest: weakref.ref[Future[pygame.Surface]] | None = None
        """The picture itself is not to be kept for that."""

    def begin(self, make: Callable[[], pygame.Surface]) -> Future[pygame.Surface]:
        """Have a picture made in the other thread; what `make` raises comes with the result.

        Where the system has no thread left it is made here.
        """
        try:
            future = self._thread.submit(make)
        except RuntimeError as error:
            log_suppressed(_log, "read a picture in a thread", error)
            future = Future()
            try:
                future.set_result(make())
            except Exception as error:  # noqa: BLE001 - it comes with the result
                future.set_exception(error)
        self._latest = weakref.ref(future)
        return future

    @property
    def busy(self) -> bool:
        """Return whether a picture is still being made, or waits for that."""
        latest = self._latest() if self._latest is not None else None
        return latest is not None and not latest.done()

    def close(self) -> None:
        """Begin no more; what is being made is finished first."""
        self._thread.shutdown(cancel_futures=True)
