"""Games that the player has saved under a name: any number, one file each, nothing ever written over."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import Any

from game.patience import patiently
from game.storage.files.atomic import make_folder, numbered, place, write_bytes, write_new
from game.storage.files.disk import Disk, Job, on_disk
from game.storage.files.documents import REFUSED, may_be_there
from game.storage.files.plain_text import plain
from game.storage.games.save_names import LONGEST, SUFFIX, file_stem, tidy
from game.storage.games.savefile import (
    PLAYING,
    Save,
    SaveError,
    Summary,
    pack,
    read_save,
    written,
)
from game.storage.games.saves import now
from game.suppressing import suppress_and_log

_log = logging.getLogger(__name__)


@dataclass(frozen=True)
class LibraryEntry:
    """One file of the library.

    Args:
        path: of the file.
        name: that the player gave; the file's own where it cannot be read.
        saved: when, with its time zone.
        summary: of the game; None where the file cannot be read.
        picture: a number that tells the file's picture of the table from others; None if there is none that
            can be shown. The picture itself stays in the file: those of hundreds of games take 40 MB.
        error: why the file cannot be read; None if it can.
        flaws: what in the file makes no sense although the game can be played (`savefile.FLAWS`).
        kept: whether the program kept it by itself; a game that the player has named never is.
    """

    path: Path
    name: str
    saved: datetime
    summary: Summary | None
    picture: int | None = None
    error: SaveError | None = None
    flaws: tuple[str, ...] = ()
    kept: bool = False


class Library:
    """The saved games of a folder.

    Args:
        folder: made when first written to.
        clock: tells the time.

    Attributes:
        deleted: the folder that deleted games go to.
    """

    def __init__(self, folder: Path, clock: Callable[[], datetime] = now, disk: Disk | None = None) -> None:
        self.folder = folder
        self.disk = disk or Disk()
        self.deleted = folder / "deleted"
        self._clock = clock
        self._read: dict[Path, tuple[tuple[int, int], LibraryEntry]] = {}

    @on_disk
    def exists(self) -> bool:
        """Tell whether any game has been saved here; True where the system will not say, as `list` tells."""
        return may_be_there(self._paths, (FileNotFoundError,))

    def _paths(self) -> list[Path]:
        return [path for path in self.folder.iterdir() if path.suffix == SUFFIX]

    @on_disk
    def list(self) -> list[LibraryEntry]:
        """Return every saved game, the latest first; files that cannot be read are among them.

        Raises:
            OSError: the folder cannot be read; one that does not exist is empty.
        """
        try:
            paths = patiently(self._paths)
        except FileNotFoundError:
            return []
        entries = [entry for path in paths if (entry := self._entry(path)) is not None]
        self._read = {path: known for path in paths if (known := self._read.get(path)) is not None}
        return sorted(entries, key=lambda e: (e.saved, e.path.name), reverse=True)

    def _entry(self, path: Path) -> LibraryEntry | None:
        """Read a file, unless it was read before and has not changed since."""
        try:
            status = patiently(path.lstat)
        except (FileNotFoundError, NotADirectoryError):
            return None
        except OSError as error:
            why = SaveError(REFUSED, f"{path.name}: {error.strerror or error}")
            return LibraryEntry(path, plain(path.stem, LONGEST), self._clock(), None, error=why)
        stamp = status.st_mtime_ns, status.st_size
        known = self._read.get(path)
        if known is None or known[0] != stamp:
            try:
                save = read_save(path)
                name = save.name or plain(path.stem, LONGEST)
                shown = None if save.picture is None or "picture" in save.flaws else hash(save.picture)
                about = save.summary, shown, None, save.flaws, save.kept
                entry = LibraryEntry(path, name, save.saved, *about)
            except FileNotFoundError:
                return None
            except SaveError as error:
                entry = LibraryEntry(path, plain(path.stem, LONGEST), written(status), None, error=error)
                if error.refused:  # a moment later it can be read
                    return entry
            known = self._read[path] = stamp, entry
        return known[1]

    def load(self, entry: LibraryEntry) -> dict[str, Any]:
        """Return the game of an entry: what `Session.to_json` gave.

        Raises:
            FileNotFoundError: the file is gone.
            SaveError: it cannot be read.
        """
        return self.read(entry).game

    @on_disk
    def read(self, entry: LibraryEntry) -> Save:
        """Return the whole saved game of an entry: see `load`."""
        return read_save(entry.path)

    def ask_for_pictures(self, entries: Iterable[LibraryEntry]) -> Job[dict[Path, bytes | None]]:
        """Have the pictures of games read, which nobody waits for.

        Returns:
            The job; its result has for each game's file a JPEG file's bytes, None where none can be shown.
        """
        return self.disk.ask(partial(_pictures, [entry.path for entry in entries]))

    @on_disk
    def find(self, name: str) -> LibraryEntry | None:
        """Return the latest game saved under a name; None where the folder cannot be read."""
        wanted = tidy(name).casefold()
        with suppress_and_log(_log, "find a saved game", OSError):
            return next((e for e in self.list() if e.name.casefold() == wanted), None)
        return None

    @on_disk
    def save(
        self, name: str, game: Mapping[str, Any], picture: bytes | None = None, kept: bool = False
    ) -> LibraryEntry:
        """Save a game under a name, in a file of its own even if another has the same name.

        Args:
            name: that the player gives.
            game: what `Session.to_json` gave.
            picture: of the table, a JPEG file's bytes.
            kept: whether the program keeps it by itself: it may go again (`thin`).

        Raises:
            OSError: the disk refuses; nothing was written.
        """
        name = tidy(name)
        data = pack(game, self._clock(), name, picture, kept)
        return self._known(write_new(self.folder, file_stem(name), SUFFIX, data))

    def _known(self, path: Path) -> LibraryEntry:
        entry = self._entry(path)
        if entry is None:
            raise FileNotFoundError(path)
        return entry

    @on_disk
    def thin(self, most: int) -> None:
        """Remove games that the program kept by itself, the oldest first; the last in progress stays.

        What the player has named stays, and so does what the disk will not let go. A game from a time that
        has not come yet was kept while the clock was wrong: it goes before what has been kept since.

        Args:
            most: how many may be left.
        """
        present = self._clock()
        kept = sorted((e for e in self.list() if e.kept), key=lambda e: e.saved > present)
        last = next((e for e in kept if e.summary is not None and e.summary.status == PLAYING), None)
        for entry in kept[max(0, most) :]:
            if entry is not last:
                with suppress_and_log(_log, "let an old saved game go", OSError):
                    entry.path.unlink()

    @on_disk
    def rename(self, entry: LibraryEntry, name: str) -> LibraryEntry:
        """Give a game another name; its file stays where it is, with the time it was saved.

        Raises:
            SaveError: the file can no longer be read.
            OSError: the disk refuses; the old name stands.
        """
        save = read_save(entry.path)
        write_bytes(entry.path, pack(save.game, save.saved, tidy(name), save.picture))
        return self._known(entry.path)

    @on_disk
    def delete(self, entry: LibraryEntry) -> Path:
        """Move a game to the folder of deleted ones and return where it is now.

        Raises:
            OSError: the disk refuses; the game is where it was.
        """
        return self._move(entry.path, self.deleted)

    @on_disk
    def restore(self, path: Path) -> LibraryEntry:
        """Bring a deleted game back.

        Args:
            path: what `delete` returned.

        Raises:
            OSError: the disk refuses, or the file is gone.
        """
        return self._known(self._move(path, self.folder))

    def _move(self, path: Path, folder: Path) -> Path:
        make_folder(folder)
        return place(path, numbered(folder, path.stem, SUFFIX), apart=True)


def _pictures(paths: Iterable[Path]) -> dict[Path, bytes | None]:
    found: dict[Path, bytes | None] = dict.fromkeys(paths)
    for path in found:
        with suppress_and_log(_log, "read the picture of a saved game", FileNotFoundError, SaveError):
            save = read_save(path)
            # It may be another one than when the games were listed.
            found[path] = None if "picture" in save.flaws else save.picture
    return found
