"""Read how much processor time a process has used: one that gets on uses some, one that stands still none."""

from __future__ import annotations

import logging

import psutil

from game.suppressing import log_suppressed

_log = logging.getLogger(__name__)


def processor_time(pid: int) -> float | None:
    """Return the seconds of processor time that a process and its children have used; None where the system
    does not tell.

    In a virtual environment of Windows, `python.exe` starts the real interpreter as its child, and waits.

    Args:
        pid: of a process of this user.
    """
    try:
        process = psutil.Process(pid)
        family = [process, *process.children(recursive=True)]
        return sum(_used(one) for one in family)
    except Exception as error:  # whatever it is: whoever watches has the patience left to go by
        log_suppressed(_log, "measure a player's processor time", error)  # it may have ended
        return None


def _used(process: psutil.Process) -> float:
    times = process.cpu_times()
    return float(times.user + times.system)
