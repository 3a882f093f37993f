"""The log: what went wrong without stopping the game, in the folder of the crash reports.

Every part of the program logs to the logger of its file (`logging.getLogger(__name__)`); here it is written.
The thread for the player's files does so, so nobody waits for it, and a disk that is full or refuses takes
nothing from the game but the log. Several copies of the program share one file: it is open only while one of
them writes, and one moves it out of the way when it is full.
"""

from __future__ import annotations

import contextlib
import logging
import sys
import threading
from collections import Counter, deque
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from game.storage.files.disk import Disk
from game.storage.files.plain_text import plain
from game.suppressing import suppress_and_log

if TYPE_CHECKING:  # see `LogFile._write`
    from game.storage.reports.shared_log_file import SharedLogFile

_log = logging.getLogger(__name__)

LONGEST_LINE, MOST_LINES = 400, 80
"""Letters of a line, and lines of an entry; of a longer one the last lines say what went wrong."""
MOST_ALIKE = 5
"""Times that one run writes the same entry."""
MOST_WAITING = 500
"""Largest number of entries that wait for a slow disk; the oldest are lost."""
KEY = "log"
"""The disk's key for writes of the log."""
PROGRAM = "game"
"""The logger of the whole program."""


class _Entries(logging.Formatter):
    """An entry in lines that any program can show, without the name of the player's home."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s [%(process)d] %(levelname)s %(name)s: %(message)s")
        home = ""
        with suppress_and_log(_log, "find the player's home, to leave its name out", RuntimeError):
            home = str(Path.home())
        self._home = (home, home.replace("\\", "\\\\"), home.replace("\\", "/")) if len(home) > 1 else ()

    def format(self, record: logging.LogRecord) -> str:
        """Return the lines of an entry."""
        text = super().format(record)
        for home in self._home:
            text = text.replace(home, "~")
        lines = [plain(line, LONGEST_LINE) for line in text.splitlines()]
        if len(lines) > MOST_LINES:
            lines = [lines[0], "...", *lines[2 - MOST_LINES :]]
        return "\n  ".join(lines)


def is_there(path: Path) -> bool:
    """Tell whether there is a log that can be read, as far as the system says."""
    with suppress_and_log(_log, "look for the log", OSError):
        return path.is_file()
    return False


class LogFile(logging.Handler):
    """Has what is logged written to a file, by the thread for the player's files.

    Args:
        path: of the file; its folder is made when needed.
        disk: writes it.
    """

    def __init__(self, path: Path, disk: Disk) -> None:
        super().__init__(logging.INFO)
        self._entries = _Entries()
        self._path = path
        self._file: SharedLogFile | None = None
        self._disk = disk
        self._waiting: deque[logging.LogRecord] = deque(maxlen=MOST_WAITING)
        self._written: Counter[str] = Counter()
        self._writing = threading.Lock()
        self._refused = False

    def handle(self, record: logging.LogRecord) -> bool:
        """Take an entry; never waits, and without the lock of other handlers: the disk has one of its own."""
        self.emit(record)
        return True

    def emit(self, record: logging.LogRecord) -> None:
        """Take an entry; one that has been written often enough is left out."""
        try:
            text = self._entries.format(record)
        except Exception:  # noqa: BLE001 - as every handler: whoever logs must not fail for it
            self.handleError(record)
            return
        alike = text.partition("] ")[2]
        if len(self._written) > MOST_WAITING:
            self._written.clear()
        self._written[alike] += 1
        if self._written[alike] > MOST_ALIKE:
            return
        if self._written[alike] == MOST_ALIKE:
            text += " (not written again in this run)"
        self._waiting.append(logging.makeLogRecord({"msg": text}))
        self._disk.later(KEY, self._write)

    def _write(self) -> None:
        with self._writing:
            try:
                if self._file is None:
                    # Not at the top: it brings sockets along, and the first picture logs nothing.
                    from game.storage.reports.shared_log_file import SharedLogFile

                    self._file = SharedLogFile(self._path)
                self._file.write(self._waiting)
            except (OSError, ImportError) as error:
                if not self._refused and sys.stderr is not None:
                    self._refused = True
                    with contextlib.suppress(OSError, ValueError):  # no terminal either: nowhere is left
                        sys.stderr.write(f"The log cannot be written: {plain(str(error))}\n")


@contextlib.contextmanager
def keep_log(path: Path, disk: Disk) -> Iterator[None]:
    """Write what the program logs to a file for a while, and warnings to the terminal, where there is one.

    Args:
        path: of the file.
        disk: writes it; whoever ends the program lets it finish.
    """
    logger = logging.getLogger(PROGRAM)
    handlers: list[logging.Handler] = [LogFile(path, disk)]
    if sys.stderr is not None:
        terminal = logging.StreamHandler(sys.stderr)
        terminal.setLevel(logging.WARNING)
        handlers.append(terminal)
    level = logger.level
    logger.setLevel(logging.INFO)
    for handler in handlers:
        logger.addHandler(handler)
    try:
        yield
    finally:
        logger.setLevel(level)
        for handler in handlers:
            logger.removeHandler(handler)
