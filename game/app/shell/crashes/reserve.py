"""Keep what is kept back for the screen that tells of an error: where nothing is left it could not be
shown."""

from __future__ import annotations

import contextlib
import logging
import math
import mmap
import os

from game.suppressing import suppress_and_log

_log = logging.getLogger(__name__)

FILES = 24
"""Files that can be opened once the reserve is spent: a font is one for as long as it is used."""
LEAST_FILES = 80
"""Files without which no game can be played: the title has 15 open, a game with three players of the program
50, beside the reserve."""
BYTES = 48 * 1024 * 1024
"""Of memory, which costs nothing as long as nobody writes to it; a `bytearray` writes zeros."""


class Reserve:
    """Files and memory that nobody else gets."""

    def __init__(self) -> None:
        self._files: list[int] = []
        self._memory: mmap.mmap | None = None

    def take(self) -> None:
        """Keep it back, as far as there is something left."""
        with suppress_and_log(_log, "keep files back", OSError):
            while len(self._files) < FILES:
                self._files.append(os.open(os.devnull, os.O_RDONLY))
        if self._memory is None:
            with suppress_and_log(_log, "keep memory back", MemoryError, OSError):
                self._memory = mmap.mmap(-1, BYTES)

    def spend(self) -> None:
        """Give it up: an error is to be told."""
        if self._memory is not None:
            self._memory.close()
            self._memory = None
        while self._files:
            with contextlib.suppress(OSError):
                os.close(self._files.pop())


def allow_files(wanted: int = 4096) -> float:
    """Let this process open more files than is usual: 256 on some systems, and every size of type is one.

    Args:
        wanted: how many.

    Returns:
        How many it may open; infinity where the system does not tell.
    """
    with contextlib.suppress(ImportError, OSError, ValueError):
        # Not at the top: Windows has no such module, and no such limit.
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        if hard != resource.RLIM_INFINITY:
            wanted = min(wanted, hard)
        if soft != resource.RLIM_INFINITY and soft < wanted:
            with contextlib.suppress(OSError, ValueError):
                resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
        return math.inf if soft == resource.RLIM_INFINITY else soft
    return math.inf
