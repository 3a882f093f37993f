"""Processes that play games, one for each core."""

from __future__ import annotations

import sys
from multiprocessing import get_context
from multiprocessing.pool import Pool
from multiprocessing.resource_tracker import ensure_running

from game.interrupts import pass_over, unheard


def processes_for(count: int) -> Pool:
    """Return processes that play games.

    Each begins from nothing: a copy of a process with threads (a window's, a test's) can wait for ever for a
    lock that a thread held which was not copied. Ctrl+C, which a terminal sends to all of them, ends this
    process alone, and this process ends them.

    Args:
        count: of processes.
    """
    if sys.platform != "win32":
        ensure_running()  # where it has to start it, Python lets Ctrl+C through again
    with unheard():
        return get_context("spawn").Pool(count, pass_over)
