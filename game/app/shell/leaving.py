"""The end of the program: what no longer answers does not keep it alive."""

from __future__ import annotations

import faulthandler
import logging
import math
import os
import signal
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from typing import TextIO

import pygame

from game.storage.files.disk import Disk
from game.storage.reports.log import is_there
from game.suppressing import log_suppressed, suppress_and_log

_log = logging.getLogger(__name__)
PATIENCE_S = 5.0
"""Seconds that closing window, players and devices may take; all is saved by then."""
THREADS_S = 1.0
"""Seconds that each thread may take to end."""
_ERRORS = 2
"""The number of the file that errors go to, which is always open (`lend_voice`)."""


def leave(*closes: Callable[[], object], hung: Path | None = None) -> None:
    """Close everything; where something hangs (a sound server that has stopped), end all the same.

    Python itself could not: pygame holds its lock meanwhile.

    Args:
        closes: close one thing each, before the window is closed.
        hung: the log, where it is written at what the program hung; None for nowhere.
    """
    told = _opened(hung)
    _end_later(_ERRORS if told is None else told)
    for close in closes:
        close()
    pygame.quit()
    faulthandler.cancel_dump_traceback_later()
    if sys.platform != "win32":
        signal.alarm(0)
    if told is not None:
        told.close()


def _end_later(told: TextIO | int) -> None:
    """Have the process ended after a while, whatever holds it then.

    Args:
        told: the file that is told what held it. Where the system has no thread left for that, the process is
            ended without a word.
    """
    try:
        faulthandler.dump_traceback_later(PATIENCE_S, exit=True, file=told)
    except RuntimeError as error:
        log_suppressed(_log, "watch how the program ends", error)
        if sys.platform != "win32":
            signal.signal(signal.SIGALRM, signal.SIG_DFL)
            signal.alarm(math.ceil(PATIENCE_S))


def end_without_threads(disk: Disk, status: int) -> None:
    """End the process where a thread goes on that Python would wait for, for ever; else do nothing.

    Libraries leave such threads where the system refuses them one of several.

    Args:
        disk: writes the log.
        status: of the process.
    """
    others = [one for one in threading.enumerate() if one is not threading.current_thread()]
    waited = [one for one in others if not one.daemon]
    for one in waited:
        one.join(THREADS_S)
    left = [one.name for one in waited if one.is_alive()]
    if left:
        _log.warning("ends without waiting for %s", ", ".join(left))
        disk.settle(THREADS_S)
        os._exit(status)


def _opened(log: Path | None) -> TextIO | None:
    """Open the log to write at its end; where there is none, or the disk refuses, nothing is kept.

    None where no file at all can be opened, because too many are.
    """
    if log is not None and is_there(log):
        with suppress_and_log(_log, "open the log", OSError):
            return log.open("a", encoding="utf-8")
    with suppress_and_log(_log, "open nothing to write to", OSError):
        return Path(os.devnull).open("w", encoding="utf-8")
    return None
