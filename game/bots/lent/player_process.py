"""Start the process of a player, and reap it."""

from __future__ import annotations

import contextlib
import os
import subprocess
from collections.abc import Sequence

from game.bots.lent.strength import FROZEN
from game.bots.lent.worker_errors import log_errors
from game.program_files import program_root


def start_player(command: Sequence[str]) -> subprocess.Popen[bytes]:
    """Start a process that answers lines; what it writes to standard error is logged.

    Args:
        command: that starts it.

    Raises:
        OSError: the system gives no process, no pipe or no thread for now.
    """
    process = subprocess.Popen(
        command,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=None if FROZEN else program_root(),
        # With it Python would not look for the program where it is started.
        env={name: value for name, value in os.environ.items() if name != "PYTHONSAFEPATH"},
        creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
    )
    log_errors(process)
    return process


def reap(process: subprocess.Popen[bytes] | None) -> None:
    """Wait for the end of a process that has been killed: nothing of it is left."""
    if process is None:
        return
    for stream in (process.stdin, process.stdout):
        with contextlib.suppress(OSError):
            if stream is not None:
                stream.close()
    process.wait()
