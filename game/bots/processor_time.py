"""Read how much processor time a process has used: one that gets on uses some, one that stands still none."""

from __future__ import annotations

import logging

import psutil

from game.suppressing import log_suppressed

_log = logging.getLogger(__name__)


def processor_time(pid: int) -> float | None:
    """Return the seconds of processor time that a process has used; None where the system does not tell.

    Args:
        pid: of a process of this user.
    """
    try:
        times = psutil.Process(pid).cpu_times()
    except (psutil.Error, OSError) as error:
        log_suppressed(_log, "measure a player's processor time", error)  # it may have ended
        return None
    return float(times.user + times.system)
