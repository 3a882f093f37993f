"""The log of flights: one line for every flight that ended, appended, never written over.

What happens to a line (a kill, a full disk, another program) costs that line alone. What the disk refuses
waits, and is tried again with the next flight, whenever the log is read, now and then, and at the end.
"""

from __future__ import annotations

import contextlib
import errno
import logging
import os
import stat
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, BinaryIO

from filelock import Timeout

from game.patience import patiently
from game.storage.files.atomic import flush_folder, make_folder, write_new
from game.storage.files.disk import Disk, on_disk
from game.storage.files.documents import FileError, may_be_there
from game.storage.files.one_writer import one_writer
from game.storage.games.claim import TakenError
from game.storage.logbook.flights import LONGEST_LINE, Flight, is_newer_line, line_of, parse_form, parse_line

_log = logging.getLogger(__name__)

LARGEST = 64 * 1024 * 1024
"""Bytes of a log: 60,000 flights."""
PATIENCE_S = 2.0
"""Seconds to wait for another copy of the program that writes a line."""
LOCK = "flights.lock"
FLIGHT = "flight"
"""The first word of the disk's keys for flights."""
_NO_PATH = (errno.ENAMETOOLONG, errno.ELOOP)
"""Errors of the system for a path at which nothing can be."""
_CHUNK = 1024 * 1024
_SEEN = 4096
"""Bytes before the place that was read to, which are compared: another file does not have them."""


@dataclass(frozen=True)
class Flights:
    """Hold what the log holds.

    Args:
        flights: by their days, of one day in the order in which they ended; each once.
        damaged: lines that are none.
        newer: lines that a newer version of the program wrote.
        trouble: why the log could not be read, or why flights wait to be written; None if all is well.
        unread: whether it could not be read, so that flights are missing here.
        path: of the log.
    """

    flights: tuple[Flight, ...] = ()
    damaged: int = 0
    trouble: OSError | FileError | None = None
    path: Path = Path()
    unread: bool = False
    newer: int = 0


class FlightLog:
    """The flights of a player.

    Args:
        path: of the log; its folder is made when first written to.
        exports: the folder that it is exported to.
        disk: does everything with the files.
    """

    def __init__(self, path: Path, exports: Path, disk: Disk | None = None) -> None:
        self.path = path
        self.exports = exports
        self.disk = disk or Disk()
        self.taken: set[Path] = set()
        """Files of games that are over whose flights are here."""
        self._waiting: dict[str, Mapping[str, Any]] = {}
        self._trouble: OSError | FileError | None = None
        self._forget()

    def _forget(self) -> None:
        self._known: dict[str, Flight] = {}
        self._damaged = self._newer = 0
        self._at = 0
        """Byte at which the first line begins that was not read yet."""
        self._seen = b""
        """Bytes before that place."""
        self._rest = b""
        """Bytes behind the last line: of a line that was broken off, or that has no end yet."""
        self._file: tuple[int, int] | None = None
        self._stamp: tuple[int, int] | None = None

    def note(self, form: Mapping[str, Any]) -> None:
        """Write a flight that has ended, once; nobody waits for it.

        Args:
            form: as `flight_form` gave it.
        """
        self._waiting[form["id"]] = form
        self.disk.later(f"{FLIGHT} {form['id']}", self._write)

    @property
    def refused(self) -> bool:
        """Return whether the disk takes flights no more: this program alone knows the last of them."""
        return bool(self._waiting) and self._trouble is not None

    def save_unwritten(self) -> None:
        """Write again what could not be written; to be called now and then, and when the program ends."""
        if self._waiting:
            self.disk.later(FLIGHT, self._write)

    @on_disk
    def read(self) -> Flights:
        """Return what the log holds, with the flights that could not be written yet."""
        self._write()
        trouble, unread = self._trouble, False
        try:
            patiently(self._read_on)
        except (OSError, FileError) as error:
            trouble, unread = error, True
        found = [*self._known.values()]
        waiting = [parse_form(form) for id, form in list(self._waiting.items()) if id not in self._known]
        found += [one for one in waiting if one is not None]
        broken = bool(self._rest.strip()) and parse_line(self._rest) is None
        return Flights(
            tuple(sorted(found, key=lambda one: one.day)),
            self._damaged + broken,
            trouble,
            self.path,
            unread,
            self._newer,
        )

    @on_disk
    def exists(self) -> bool:
        """Tell whether a flight has ended, without reading the log; True where the system will not say, as
        `read` tells."""
        return bool(self._waiting) or may_be_there(self.path.stat, errors=_NO_PATH)

    def knows(self, id: str) -> bool:
        """Tell whether a flight is in the log as it was last read, or waits to be."""
        return id in self._known or id in self._waiting

    @on_disk
    def export(self, suffix: str, made: Callable[[], bytes]) -> Path:
        """Write what was made of the log to a new file and return its path.

        Args:
            suffix: of the file.
            made: makes what it holds, which takes a while.

        Raises:
            OSError: the disk refuses.
        """
        return write_new(self.exports, "flights", suffix, made())

    # writing

    def _write(self) -> None:
        """Write all that waits; what the disk refuses waits on."""
        for id, form in list(self._waiting.items()):
            try:
                self._append(id, line_of(form))
            except (OSError, FileError) as error:
                self._trouble = error
                return
            self._waiting.pop(id, None)
        self._trouble = None  # only now: the window asks meanwhile, and another try is no success

    def _append(self, id: str, line: bytes) -> None:
        make_folder(self.path.parent)
        with self._alone():
            patiently(self._read_on)
            fresh = self._file is None
            with self.path.open("ab", buffering=0) as file:
                if id not in self._known:
                    whole = b"\n" + line if self._rest else line
                    written = file.write(whole)
                    if written < len(whole):
                        file.write(whole[written:])  # says what is wrong
                os.fsync(file.fileno())
            if fresh:
                flush_folder(self.path.parent)
            patiently(self._read_on)

    @contextlib.contextmanager
    def _alone(self) -> Iterator[None]:
        """Let no other copy of the program write meanwhile.

        Raises:
            TakenError: another copy writes, and does not end.
        """
        with contextlib.ExitStack() as turn:
            try:
                turn.enter_context(one_writer(self.path.with_name(LOCK), PATIENCE_S))
            except Timeout:
                raise TakenError("another copy of the program writes its log") from None
            yield

    # reading

    def _read_on(self) -> None:
        """Read the lines that have come since.

        Raises:
            OSError: the system refuses.
            FileError: no file, or one that is far too large.
        """
        try:
            found = self.path.stat()
        except FileNotFoundError:
            self._forget()
            return
        if stat.S_ISDIR(found.st_mode):
            raise FileError("folder", f"{self.path.name} is a folder")
        if not stat.S_ISREG(found.st_mode):
            raise FileError("foreign", f"{self.path.name} is not a regular file")
        if found.st_size > LARGEST:
            raise FileError("large", f"{self.path.name} has {found.st_size} bytes, more than {LARGEST}")
        file, stamp = (found.st_dev, found.st_ino), (found.st_mtime_ns, found.st_size)
        if (file, stamp) == (self._file, self._stamp):
            return
        with self.path.open("rb") as opened:
            if file != self._file or not self._goes_on(opened):
                self._forget()
            opened.seek(self._at)
            self._read_lines(opened)
        self._file, self._stamp = file, stamp

    def _goes_on(self, opened: BinaryIO) -> bool:
        """Tell whether a file is the one that was read, with more behind it."""
        opened.seek(self._at - len(self._seen))
        return opened.read(len(self._seen)) == self._seen

    def _read_lines(self, opened: BinaryIO) -> None:
        """Read to the end; of a line that is too long no more than that is kept."""
        begun, long = b"", False
        while chunk := opened.read(_CHUNK):
            *lines, rest = chunk.split(b"\n")
            for line in lines:
                self._take(begun + line, long)
                begun, long = b"", False
            if lines:
                end = opened.tell() - len(rest)
                self._at, self._seen = end, chunk[: len(chunk) - len(rest)][-_SEEN:]
            begun += rest
            if len(begun) > LONGEST_LINE:
                begun, long = begun[:_SEEN], True
        self._rest = begun
        last = None if long else parse_line(begun) if begun.strip() else None
        if last is not None:
            self._known.setdefault(last.id, last)

    def _take(self, line: bytes, long: bool) -> None:
        """Take a whole line; `long` where it is longer than any."""
        if not line.strip() and not long:
            return
        flight = None if long or len(line) > LONGEST_LINE else parse_line(line)
        if flight is None and is_newer_line(line[:LONGEST_LINE]):
            self._newer += 1
        elif flight is None:
            self._damaged += 1
        else:
            self._known.setdefault(flight.id, flight)
