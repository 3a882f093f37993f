"""A bar on the terminal that tells how many games have been played."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterable, Iterator
from typing import TextIO, TypeVar

from game.bots.cluster import Workforce

T = TypeVar("T")
R = TypeVar("R")
WIDTH = 30
PAUSE = 0.2
"""Seconds between two pictures of the bar."""


class Progress:
    """A bar that grows with each game, on a terminal only: files and pipes get none.

    Args:
        total: how many games there will be.
        out: where it is drawn.
        now: the clock, in seconds.
    """

    def __init__(
        self, total: int, out: TextIO | None = None, now: Callable[[], float] = time.monotonic
    ) -> None:
        self._total = total
        self._out = sys.stderr if out is None else out
        self._now = now
        self._begun = now()
        self._drawn = float("-inf")
        self._done = 0

    def watching(self, each: Workforce) -> Workforce:
        """Return a workforce that moves the bar with each game that it has played."""

        def watched(work: Callable[[T], R], things: Iterable[T]) -> Iterator[R]:
            for result in each(work, things):
                self._done += 1
                self._draw()
                yield result

        return watched

    def _draw(self) -> None:
        last = self._done >= self._total
        if not self._out.isatty() or (self._now() - self._drawn < PAUSE and not last):
            return
        self._drawn = self._now()
        share = min(1.0, self._done / self._total)
        left = (self._drawn - self._begun) * (1 - share) / share
        bar = "#" * round(WIDTH * share)
        minutes, seconds = divmod(round(left), 60)
        line = f"[{bar:.<{WIDTH}}] {self._done} of {self._total} games, {minutes}:{seconds:02} left"
        self._out.write(f"\r{line}\x1b[K" + "\n" * last)
        self._out.flush()
