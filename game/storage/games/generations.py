"""The files of the game in progress: its last save, and the two generations before it.

A file that cannot be read is put aside under another name and never written over. Who calls this
waits for the disk: `Shelf` has it done in the disk's thread.
"""

from __future__ import annotations

import contextlib
import errno
import hashlib
import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from datetime import datetime
from enum import Enum
from pathlib import Path
from typing import Any

from game.patience import patiently
from game.storage.files.atomic import (
    UNREAD,
    make_folder,
    numbered,
    place,
    set_aside,
    sweep,
    write_bytes,
    write_new,
)
from game.storage.files.documents import FileError, encode_json, read_bytes
from game.storage.games.save_names import SUFFIX, file_stem, tidy
from game.storage.games.savefile import LARGEST, Save, SaveError, Summary, over, pack, parse_save

_PASSING = "seconds"
"""The key of a game's JSON that changes between two choices, too: how long it has been played."""


class Back(Enum):
    """Name what came of stepping back from the last save."""

    DONE = "done"
    NONE = "none"
    """There is no other game before it."""
    REFUSED = "refused"
    """The system would not move a file: Continue still loads the same game."""
    OTHER = "other"
    """The last save is not what the program fails on: the disk has not taken that, or somebody else has put
    another save in its place."""


class UnreadError(OSError):
    """The system will not open the last save, and nothing may take the place of what nobody has seen."""

    kind = UNREAD


@dataclass(frozen=True)
class Trouble:
    """A saved game that could not be read.

    Args:
        kind: `broken`, `newer` for a file of a later version of the program, or `unread` for one that the
            system would not open: it stays where it is.
        path: where the file is now; None if it could not be moved and is still in its place.
        rescued: whether a generation before it could be read in its stead.
        why: what is wrong with it, one of `documents.WHYS`.
        detail: what exactly and where in the file, for whoever wrote it.
    """

    kind: str
    path: Path | None
    rescued: bool
    why: str = "unreadable"
    detail: str = ""


@dataclass(frozen=True)
class Found:
    """Hold what lies on the shelf.

    Args:
        game: what was given to `write`; None if there is no game to go on with.
        summary: of that game.
        trouble: files that could not be read, now put aside.
        path: the file that the game was read from.
        saved: when it was written.
        ended: the game that lies there when it is over; None otherwise.
        unkept: of that one, whether the library could not keep it; None where its file does not say.
    """

    game: dict[str, Any] | None
    summary: Summary | None
    trouble: tuple[Trouble, ...] = ()
    path: Path | None = None
    saved: datetime | None = None
    ended: dict[str, Any] | None = None
    unkept: bool | None = None


def _content(path: Path) -> bytes | None:
    """Return what a file holds; None where there is none that this program can have written.

    Raises:
        UnreadError: the system will not open it.
    """
    try:
        return read_bytes(path, LARGEST)
    except FileNotFoundError:
        return None
    except FileError as error:
        if error.refused:
            raise UnreadError(error.detail) from error
        return None


def _stamp(path: Path) -> tuple[int, ...] | None:
    """Return what changes with a file's content, as far as the file system tells; None where there is no
    file.

    Raises:
        UnreadError: the system will not say.
    """
    try:
        found = patiently(path.stat)
    except (FileNotFoundError, NotADirectoryError):
        return None
    except OSError as error:
        if error.errno == errno.ELOOP:
            return None
        raise UnreadError(str(error)) from error
    return found.st_dev, found.st_ino, found.st_size, found.st_mtime_ns, found.st_ctime_ns


def _read(path: Path) -> tuple[bytes | None, Save | SaveError | None]:
    """Return what a file holds, and the saved game in it or why it is none; twice None where there is no
    file."""
    try:
        data = read_bytes(path, LARGEST)
    except FileNotFoundError:
        return None, None
    except FileError as error:
        return None, SaveError(error.why, error.detail)
    try:
        return data, parse_save(path, data)
    except SaveError as error:
        return data, error


def mark_of(game: Mapping[str, Any]) -> bytes:
    """Return what tells a game's choices and their order from others."""
    told = encode_json({name: value for name, value in game.items() if name != _PASSING})
    return hashlib.sha256(told).digest()


def _mark(found: Save | SaveError | None) -> bytes | None:
    """Return the mark of the game that a file holds; None where it holds none."""
    return mark_of(found.game) if isinstance(found, Save) else None


class Generations:
    """The file of the game in progress, and those of the two saves before it.

    Args:
        folder: made when first written to.
        library: the folder for a file that somebody else puts in the place of the game in progress; None to
            leave it where it is, under another name.
        is_paused: tells whether this copy of the program leaves everything as it is, for another one saves.
        name: returns what a game is called among the saved ones.
        kept: called when a game of another copy was put among the saved ones.

    Attributes:
        path: the file of the game in progress.
        all: that file, the one before it, and the one before that.
    """

    def __init__(
        self,
        folder: Path,
        library: Path | None,
        is_paused: Callable[[], bool],
        name: Callable[[Mapping[str, Any]], str],
        kept: Callable[[], None],
    ) -> None:
        self.folder = folder
        self.path = folder / "game.json"
        self.all = (self.path, folder / "game.previous.json", folder / "game.older.json")
        self._library = library
        self._is_paused = is_paused
        self._name, self._kept = name, kept
        self._mine = False
        """True once no damaged file can drop out with the generations."""
        self._known: bytes | None = None
        """The content of the file of the game in progress when it was last read or written here; None where
        there was none."""
        self._looked = False
        """True once that is known."""
        self._there: bytes | None = None
        """The mark of the game in that file then; None where it holds none."""
        self._stamp: tuple[int, ...] | None = None
        """That file's stamp then: while it is the same, the file need not be read to be known."""
        self._taken = 0
        """Number of times this copy had taken over when it last wrote."""
        self._unread = False
        """True while the system will not open that file: nobody knows its content."""

    def put(self, data: bytes, mark: bytes, taken: int) -> None:
        """Write the file of the game in progress; the one before it becomes the previous generation.

        The same game once more, as after an error, makes no generation: those before it stay.

        Args:
            data: of the file.
            mark: of its game.
            taken: how often this copy of the program has taken over by now.

        Raises:
            OSError: the disk refuses; the generations before are still there.
        """
        # Generations stay as they are while the system will not open one of them.
        moving = (self._mine and not any(map(os.path.isdir, self.all))) or self._take()
        if self.has_changed():
            self._keep_changed(taken)
        elif mark == self._there:
            moving = False
        write_bytes(self.path, data, generations=self.all[1:] if moving else ())
        self._there = mark
        self._taken = taken
        self._known, self._unread, self._stamp = data, False, None
        with contextlib.suppress(UnreadError):  # then the file is read to be known
            self._stamp = _stamp(self.path)

    def holds(self, mark: bytes) -> bool:
        """Return whether the newest file has a game: in progress, or the one that stepped in.

        Args:
            mark: of the game.
        """
        newest = next(filter(_there, self.all), self.path)
        if newest != self.path:
            _, found = _read(newest)
            return _mark(found) == mark
        try:
            return mark == self._there and not self.has_changed() and _stamp(self.path) is not None
        except UnreadError:
            return False

    def has_changed(self) -> bool:
        """Return whether somebody else has put a file in the place of the one that was last read or written,
        or the system opens by now what it would not open then.

        Raises:
            UnreadError: it will not open it.
        """
        if self._unread:
            return _content(self.path) is not None
        if self._known is None:
            return self._looked and _content(self.path) is not None
        stamp = _stamp(self.path)
        if stamp is None or stamp == self._stamp:
            return False
        found = _content(self.path)
        if found == self._known:
            self._stamp = stamp
        return found is not None and found != self._known

    def _keep_changed(self, taken: int) -> None:
        """Let no file drop out with the generations that a player has put there while the program runs.

        Raises:
            OSError: the disk refuses; the file is where it was.
        """
        library = self._library
        if library is None:
            place(self.path, lambda n: self.path.with_name(f"{self.path.name}.changed-{n}"))
            return
        make_folder(library)
        name = self.path.stem
        data, found = _read(self.path) if taken > self._taken else (None, None)
        if data is not None and isinstance(found, Save):
            self.keep(found)  # the copy that was taken over wrote it, nobody put it there
            return
        if self.path.is_symlink():  # it stays, and what it leads to is written: a link would not keep that
            write_new(library, name, SUFFIX, read_bytes(self.path, LARGEST))
            return
        place(self.path, numbered(library, name, SUFFIX), apart=True)

    def keep(self, game: Save) -> None:
        """Put a game among the saved ones; like all that the program keeps by itself it may go again.

        Args:
            game: that has no place here, because two copies of the program have one each.

        Raises:
            OSError: the disk refuses, or there is no folder for it.
        """
        if self._library is None:
            raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT))
        name = tidy(self._name(game.game))
        write_new(self._library, file_stem(name), SUFFIX, pack(game.game, game.saved, name, kept=True))
        self._kept()

    def _take(self) -> bool:
        """Make room before this program's first write: no damaged file may drop out with the generations.

        Returns:
            Whether they may move: False where the system will not open one of those before the newest.

        Raises:
            UnreadError: it will not open the newest.
        """
        whole = True
        for path in self.all:
            _, found = _read(path)
            if not isinstance(found, SaveError):
                continue
            if not found.refused:
                self.put_aside(path, found)
            elif path == self.path:
                raise UnreadError(found.detail)
            else:
                whole = False
        sweep(self.folder, self.path.stem)
        self._mine = whole
        return whole

    def read(self) -> Found:
        """Return the game in progress.

        Files that are damaged are put aside, and the newest generation that can be read steps in. What the
        system will not open stays where it is: it may be whole, and a moment later can be read.
        A game that is over is none in progress.
        """
        trouble: list[Trouble] = []
        self._looked, self._stamp = True, None
        with contextlib.suppress(UnreadError):
            self._stamp = _stamp(self.path)
        for path in self.all:
            data, found = _read(path)
            if path == self.path:
                self._known, self._unread = data, isinstance(found, SaveError) and found.refused
                self._there = _mark(found)
            if found is None:
                continue
            if isinstance(found, SaveError):
                trouble.append(self.put_aside(path, found))
                continue
            if over(found.game):
                return Found(None, None, tuple(trouble), path, found.saved, found.game, found.unkept)
            rescued = tuple(replace(one, rescued=True) for one in trouble)
            return Found(found.game, found.summary, rescued, path, found.saved)
        return Found(None, None, tuple(trouble))

    def put_aside(self, path: Path, error: SaveError) -> Trouble:
        """Put a file aside that cannot be gone on with; what the system will not open stays where it is.

        Args:
            path: of the file.
            error: what is wrong with it.
        """
        if error.refused:
            return Trouble(UNREAD, path, False, error.why, error.detail)
        # A second copy that does not save leaves everything as it is.
        moved = None if self._is_paused() else set_aside(path, error.kind)
        return Trouble(error.kind, moved, False, error.why, error.detail)

    def step_back(self) -> Back:
        """Put the newest game aside, for the program fails on it: as many generations as hold the same."""
        failing, earlier = self.failing()
        if earlier is None:
            return Back.NONE
        if not all(set_aside(path, "failed") is not None for path in failing):
            return Back.REFUSED
        self._known, self._looked = None, True
        return Back.DONE

    def failing(self) -> tuple[list[Path], Path | None]:
        """Return the generations that hold what the newest does, and the first before them that does not."""
        failing, newest = list[Path](), None
        for path in filter(_there, self.all):
            _, found = _read(path)
            mark = _mark(found)
            if not failing:
                failing, newest = [path], mark
            elif mark is not None and mark == newest:
                failing.append(path)
            else:
                return failing, path
        return failing, None


def _there(path: Path) -> bool:
    """Tell whether there is a file; one that the system will not tell of for now is there."""
    try:
        return patiently(path.is_file)
    except OSError as error:
        return error.errno != errno.ENAMETOOLONG
