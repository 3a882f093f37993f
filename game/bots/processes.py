"""Processes that play games, one for each core."""

from __future__ import annotations

from multiprocessing import get_context
from multiprocessing.pool import Pool


def processes_for(count: int) -> Pool:
    """Return processes that play games.

    Each begins from nothing: a copy of a process with threads (a window's, a test's) can wait for ever for a
    lock that a thread held which was not copied.

    Args:
        count: of processes.
    """
    return get_context("spawn").Pool(count)
