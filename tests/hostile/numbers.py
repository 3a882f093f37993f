"""How time grows with size: what is linear takes twice as long for twice as much."""

from __future__ import annotations

import time
from collections.abc import Callable

from tests.timed import uncollected

SMALL, LARGE = 1, 4
LEAST_S = 0.2
"""Shorter times say nothing: the machine does other things, too."""
TRIES = 3
"""What is not linear is not at any time; a machine that is busy for a moment may be slow at one."""


def seconds(work: Callable[[], object]) -> float:
    """Return the processor time that something takes: the shortest of three runs, one where it is long."""
    best = float("inf")
    with uncollected():
        for _ in range(3):
            start = time.process_time()
            work()
            best = min(best, time.process_time() - start)
            if best > 1:
                break
    return best


def grows_with_its_size(work: Callable[[int], Callable[[], object]], size: int) -> str | None:
    """Return what speaks against linear time; None if nothing does.

    Args:
        work: makes something to measure for a size.
        size: of the smaller one; the larger one is four times as large.
    """
    found = ""
    for _ in range(TRIES):
        small, large = seconds(work(size)), seconds(work(LARGE * size))
        if large <= max(LEAST_S, 2.5 * LARGE * small):
            return None
        found = f"{size}: {small:.3f} s, {LARGE * size}: {large:.3f} s"
    return found
