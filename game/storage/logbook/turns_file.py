"""The file of the turns to fly again: read with the page that lists them, written when one comes or leaves.

Only what changes is written into what the file says by then: another copy of the program may have written it
meanwhile. A file that the system does not open is never written over.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path

from game.storage.files.atomic import BROKEN, NEWER, keep_copy, set_aside, write_bytes
from game.storage.files.disk import Disk, on_disk
from game.storage.files.documents import FileError, encode_json, parse_json, read_bytes, salvage
from game.storage.files.one_writer import FILES, one_writer
from game.storage.logbook.kept_turns import VERSION, KeptTurn, KeptTurns, turn_from
from game.suppressing import log_suppressed, suppress_and_log

_log = logging.getLogger(__name__)

LARGEST = 512 * 1024
"""Bytes of the file: ten turns take 10 KB, with the longest flight lines there can be 220 KB."""
TURNS = "turns"
"""The disk's key for the turns."""
STARTERS = "turns.json"
"""The turns that come with the game, a file of the data folder."""
Change = Callable[[KeptTurns], KeptTurns]


class TurnsFile:
    """The turns of a player on disk.

    Args:
        path: of the file; its folder is made when needed.
        disk: reads and writes it.

    Attributes:
        unread: whether the system would not open the file when it was last tried.
        unknown: whether nobody knows what the file holds, because it was never opened.
        refused: whether the disk takes no change: what changed, this program alone knows.
        setback: where a file is kept in which not everything made sense, until the player has been told.
    """

    def __init__(self, path: Path, disk: Disk | None = None) -> None:
        self.path = path
        self.disk = disk or Disk()
        self.unread = False
        self.unknown = True
        self.refused = False
        self.setback: Path | None = None
        self._known = KeptTurns()
        """The content of the file when it was last read or written here."""
        self._changes: list[Change] = []
        """Changes that the file does not have yet."""

    @property
    def turns(self) -> KeptTurns:
        """Return what was read or written last, with what is still to be written; never waits."""
        found = self._known
        for change in tuple(self._changes):
            found = change(found)
        return found

    @on_disk
    def read(self) -> KeptTurns:
        """Return what waits and what has left, and write what could not be written before."""
        self._read(one_writer(self.path.with_name(FILES)))  # whether or not it can be written to
        if self._changes:
            self._write()
        return self.turns

    def save_unwritten(self) -> None:
        """Write again what could not be written; to be called now and then, and when the program ends."""
        if self._changes:
            self.disk.later(TURNS, self._write)

    def keep(self, turn: KeptTurn) -> None:
        """Keep one more turn; nobody waits for it."""
        self._later(lambda turns: turns.keeping(turn))

    def remove(self, id: str, solved: bool = False) -> None:
        """Let a turn go for ever; nobody waits for it.

        Args:
            id: of the turn.
            solved: whether it was flown as well as the captain would have.
        """
        self._later(lambda turns: turns.without(id, solved))

    def bring_back(self, turn: KeptTurn, own: bool) -> None:
        """Keep a turn that was solved; nobody waits for it.

        Args:
            turn: that has left.
            own: whether it was in this file; others come with the game.
        """
        self._later(lambda turns: turns.back(turn, own))

    def _later(self, change: Change) -> None:
        self._changes.append(change)
        self.save_unwritten()

    def _write(self) -> None:
        """Write what the file does not say yet; where the disk refuses it waits for the next time."""
        try:
            with one_writer(self.path.with_name(FILES)):
                self.refused = not self._write_changes()
        except OSError as error:
            log_suppressed(_log, "write the turns to fly again", error)
            self.refused = True

    def _write_changes(self) -> bool:
        """Write what has changed into what the file says by now; it is this copy's turn.

        Returns:
            Whether it is written, which it is not while the file may not be written over.

        Raises:
            OSError: the disk refuses.
        """
        changes = tuple(self._changes)
        if not self._read(nullcontext()):
            return False
        found = self._known
        for change in changes:
            found = change(found)
        self._put(found)
        del self._changes[: len(changes)]
        return True

    def _put(self, turns: KeptTurns) -> None:
        write_bytes(self.path, encode_json(turns.to_json()))
        self._known = turns

    def _read(self, turn: AbstractContextManager[None]) -> bool:
        """Read the file, and mend it in a turn in which no other copy of the program writes.

        Returns:
            Whether another file may take its place.
        """
        try:
            data = read_bytes(self.path, LARGEST)
        except FileNotFoundError:
            self._known, self.unknown, self.unread = KeptTurns(), False, False
            return True
        except FileError as error:
            self.unread = error.refused
            if error.refused:
                return False
            self.unknown = False
            aside = set_aside(self.path)
            self.setback = aside or self.path
            self._known = KeptTurns()
            return aside is not None
        self._known, sound, kind = _read_turns(self.path.name, data)
        self.unknown = self.unread = False
        if sound:
            return True
        kept = keep_copy(self.path, kind)
        self.setback = kept or self.path
        if kept is None:
            return False  # nothing takes its place before it is kept
        with suppress_and_log(_log, "write the turns to fly again", OSError, FileError), turn:
            # Where this is refused the file is read in the same way the next time.
            if read_bytes(self.path, LARGEST) == data:  # else another copy of the program has mended it
                self._put(self._known)
        return True


def _read_turns(name: str, data: bytes) -> tuple[KeptTurns, bool, str]:
    """Return what a file says, whether all of it makes sense, and of which kind it is where it does not."""
    try:
        value, sound = parse_json(name, data), True
    except FileError as error:
        log_suppressed(_log, "read the turns to fly again", error)
        value, sound = salvage(data, ("version", "turns", "gone", "solved")), False
    turns, whole = KeptTurns.judged(value)
    version = value.get("version") if isinstance(value, dict) else None
    newer = type(version) is int and version > VERSION
    return turns, sound and whole, NEWER if newer else BROKEN


def read_starters(folder: Path) -> tuple[KeptTurn, ...]:
    """Return the turns that come with the game; none where they cannot be read.

    Args:
        folder: with the file.
    """
    try:
        return starters_of(parse_json(STARTERS, read_bytes(folder / STARTERS, LARGEST)))
    except (OSError, FileError) as error:
        log_suppressed(_log, "read the turns that come with the game", error)
        return ()


def starters_of(form: object) -> tuple[KeptTurn, ...]:
    """Return the turns that come with the game, in their order, from the form of their file."""
    listed = form.get("turns") if isinstance(form, dict) else None
    found = [turn_from(one) for one in listed] if isinstance(listed, list) else []
    return tuple(one for one in found if one is not None)
