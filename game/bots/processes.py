"""Processes that play games, one for each core."""

from __future__ import annotations

import errno
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

    Raises:
        OSError: the system has no process or thread left for them.
    """
    if sys.platform != "win32":
        ensure_running()  # where it has to start it, Python lets Ctrl+C through again
    with unheard():
        try:
            return get_context("spawn").Pool(count, pass_over)
        except RuntimeError as error:  # as Python says it of threads
            raise OSError(errno.EAGAIN, str(error)) from error
