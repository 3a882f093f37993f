"""A log file that several copies of the program write to, and that begins anew when it is full."""

from __future__ import annotations

import contextlib
import logging
import stat
from collections import deque
from collections.abc import Iterator
from logging.handlers import RotatingFileHandler
from pathlib import Path

from filelock import FileLock, Timeout

from game.patience import patiently

LARGEST, EARLIER = 128 * 1024, 2
"""Bytes of the file, and how many full ones before it are kept."""
PATIENCE_S = 0.2
"""Seconds to wait for another copy that writes; after that this one writes, too, but moves no file."""


class SharedLogFile(RotatingFileHandler):
    """The file, which is open only while it is written to, by one copy of the program at a time.

    Args:
        path: of the file; its folder is made when needed.
    """

    def __init__(self, path: Path) -> None:
        super().__init__(
            path,
            maxBytes=LARGEST,
            backupCount=EARLIER,
            encoding="utf-8",
            delay=True,
            errors="backslashreplace",
        )
        self._path = path
        self._alone = True

    def write(self, entries: deque[logging.LogRecord]) -> None:
        """Write what waits.

        Raises:
            OSError: the disk refuses; what could not be written is lost.
        """
        self._path.parent.mkdir(parents=True, exist_ok=True)
        with self._turn():
            if not _is_file_or_free(self._path):
                raise OSError(f"{self._path.name} is no file")
            try:
                while entries:
                    self.emit(entries.popleft())
            finally:
                self.close()

    @contextlib.contextmanager
    def _turn(self) -> Iterator[None]:
        lock = FileLock(self._path.with_suffix(".lock"), fallback_to_soft=False, preserve_lock_file=True)
        try:
            lock.acquire(timeout=PATIENCE_S, poll_interval=0.01)
            self._alone = True
        except Timeout:
            self._alone = False
        except (NotImplementedError, OSError):
            self._alone = True  # a disk without locks: two copies may lose an entry to each other there
        try:
            yield
        finally:
            lock.release()

    def shouldRollover(self, record: logging.LogRecord) -> bool:  # noqa: N802 - its name in the library
        """Tell whether the file is full, and may be moved."""
        return self._alone and bool(super().shouldRollover(record))

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802 - its name in the library
        """Raise what the disk says."""
        raise


def _is_file_or_free(path: Path) -> bool:
    """Tell whether a file is at a path, or nothing: opening a pipe would never come back."""
    try:
        return stat.S_ISREG(patiently(path.stat).st_mode)
    except FileNotFoundError:
        return True
