"""Read how much processor time a process has used: one that gets on uses some, one that stands still none."""

from __future__ import annotations

import logging
import os
import sys
import time
from functools import cache
from pathlib import Path

from game.suppressing import log_suppressed

_log = logging.getLogger(__name__)
_FIELDS = slice(11, 13)
"""The times in user and in system mode, behind the name of the program in Linux's `stat`."""
_APART_S = 0.5
"""Seconds that two measurements of the same process may be apart."""


def processor_time(pid: int) -> float | None:
    """Return the seconds of processor time that a process has used; None where the system does not tell.

    Args:
        pid: of a process of this user.
    """
    return _read(pid) if _tells() else None


@cache
def _tells() -> bool:
    """Tell whether what is read here is true of this process: a number that means something else would make
    every process stand still."""
    own = _read(os.getpid())
    return own is not None and abs(own - time.process_time()) < _APART_S


def _read(pid: int) -> float | None:
    if not sys.platform.startswith("linux"):
        return None
    try:
        said = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8", errors="replace")
        ticks = said.rpartition(")")[2].split()[_FIELDS]
        return sum(map(int, ticks)) / os.sysconf("SC_CLK_TCK")
    except (OSError, ValueError) as error:
        log_suppressed(_log, "measure a player's processor time", error)  # it may have ended
        return None
