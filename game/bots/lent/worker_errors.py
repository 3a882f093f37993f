"""Put what a player's process writes to standard error into the log."""

from __future__ import annotations

import logging
import subprocess
import threading
from typing import IO

MOST_LINES = 200
"""Lines of one process that are logged. What follows is read all the same: a full pipe would stop it."""
LONGEST = 400
"""Bytes of a line."""
_log = logging.getLogger(__name__)


def log_errors(process: subprocess.Popen[bytes]) -> None:
    """Log what a process writes to standard error, in a thread that ends with the process.

    Args:
        process: that has just been started, with a pipe for standard error; one that nobody can listen to is
            ended.

    Raises:
        OSError: the system has no thread left.
    """
    assert process.stderr is not None
    listening = threading.Thread(
        target=_listen, args=(process.stderr, process.pid), name="player's errors", daemon=True
    )
    try:
        start(listening)
    except (OSError, MemoryError):
        process.kill()
        process.communicate()
        raise


def start(thread: threading.Thread) -> None:
    """Start a thread.

    Args:
        thread: of a player.

    Raises:
        OSError: the system has none left; Python tells that as it tells a mistake of the program.
    """
    try:
        thread.start()
    except RuntimeError as error:
        raise OSError(str(error)) from error


def _listen(errors: IO[bytes], pid: int) -> None:
    """Log line after line until the process has ended."""
    count = 0
    with errors:
        while line := errors.readline(LONGEST):
            count += 1
            if count <= MOST_LINES and line.strip():
                _log.warning("player %d: %s", pid, line.decode("utf-8", "replace").rstrip())
