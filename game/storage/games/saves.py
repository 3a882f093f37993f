"""The game in progress on disk: written after every choice, the two generations before it kept.

A file that cannot be read is put aside under another name and never written over.
"""

from __future__ import annotations

import contextlib
import errno
import hashlib
import logging
import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from enum import Enum
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from game.patience import patiently
from game.storage.files.atomic import (
    SLOW,
    UNREAD,
    make_folder,
    place,
    set_aside,
    sweep,
    write_bytes,
    write_new,
)
from game.storage.files.disk import Disk, on_disk
from game.storage.files.documents import FileError, encode_json, read_bytes
from game.storage.files.json_positions import with_place_of_rules
from game.storage.games.claim import Claim, TakenError
from game.storage.games.flight_ids import flight_id
from game.storage.games.savefile import LARGEST, Save, SaveError, Summary, over, pack, parse_save
from game.suppressing import suppress_and_log

_log = logging.getLogger(__name__)

_PASSING = "seconds"
"""The key of a game's JSON that changes between two choices, too: how long it has been played."""
GAME, AGAIN = "game", "game again"
"""The disk's key for the game in progress."""
LONG_S = 3.0
"""A game that has been on its way to the disk for longer is not said to be safe."""


class SlowError(OSError):
    """The game is still on its way to the disk."""

    kind = SLOW


class Back(Enum):
    """Name what came of stepping back from the last save."""

    DONE = "done"
    NONE = "none"
    """There is no other game before it."""
    REFUSED = "refused"
    """The system moves no file."""


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
    """

    game: dict[str, Any] | None
    summary: Summary | None
    trouble: tuple[Trouble, ...] = ()
    path: Path | None = None
    saved: datetime | None = None
    ended: dict[str, Any] | None = None


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


def _mark(game: Mapping[str, Any]) -> bytes:
    """Return what tells a game's choices and their order from others."""
    told = encode_json({name: value for name, value in game.items() if name != _PASSING})
    return hashlib.sha256(told).digest()


def now() -> datetime:
    """Return the time, with its zone."""
    return datetime.now(UTC)


class _Unwritten(NamedTuple):
    """Hold a file of the game in progress, the mark of its game, and whether that is over."""

    data: bytes
    mark: bytes
    over: bool


class Shelf:
    """The place of the one game in progress.

    Args:
        folder: made when first written to.
        claim: who may write; None where no second copy of the program can be.
        clock: tells the time.
        library: the folder for a file that somebody else puts in the place of the game in progress; None to
            leave it where it is, under another name.

    Attributes:
        path: the file of the game in progress.
        generations: that file, the one before it, and the one before that.
        paused: the player wants no saving: another copy of the program does it.
    """

    def __init__(
        self,
        folder: Path,
        claim: Claim | None = None,
        clock: Callable[[], datetime] = now,
        library: Path | None = None,
        disk: Disk | None = None,
    ) -> None:
        self.folder = folder
        self.disk = disk or Disk()
        self.path = folder / "game.json"
        self.previous = folder / "game.previous.json"
        self.older = folder / "game.older.json"
        self.generations = (self.path, self.previous, self.older)
        self.claim = claim
        self.paused = False
        self._noted: tuple[str | None, bool] = None, False
        """The flight of a game that is over, and whether the library could not keep it; None for none."""
        self._clock = clock
        self._library = library
        self._mine = False
        self._known: bytes | None = None
        """The content of the file of the game in progress when it was last read or written here."""
        self._there: bytes | None = None
        """The mark of the game in that file then; None where it holds none."""
        self._stamp: tuple[int, ...] | None = None
        """That file's stamp then: while it is the same, the file need not be read to be known."""
        self._taken = 0
        """Number of times this copy had taken over when it last wrote."""
        self.kept: Callable[[], None] | None = None
        """Told when a game of another copy was put among the saved ones: as many as the player wants stay."""
        self._unread = False
        """True while the system will not open that file: nobody knows its content."""
        self._refused: OSError | None = None
        self._unwritten: _Unwritten | None = None
        """The last file that the disk has refused; None where it has taken it."""

    @property
    def trouble(self) -> OSError | None:
        """Return why the game that was written last is not kept, as far as is known; None where it is.

        `SlowError` where it has been on its way for long.
        """
        if self.paused:
            return None
        if self.disk.waits(GAME) > LONG_S:
            return SlowError("the disk takes long")
        return self._refused

    def write(self, game: Mapping[str, Any]) -> None:
        """Keep a game in place of the one before, which becomes the previous generation.

        The same game once more, as after an error, makes no generation: those before it stay.
        A file that was there before this program wrote any, and that cannot be read, is put aside first.
        Nobody waits for it where `disk` is a thread: `trouble` tells what comes of it.

        Args:
            game: what `Session.to_json` gave; its `state` is the STATE of the protocol.

        Raises:
            TakenError: another copy of the program has taken over.
            OSError: the disk refuses; the generations before are still there.
        """
        if self.paused:
            return
        self._write_later(game, self._clock())
        refused = self._refused  # the disk's thread may clear it at any moment
        if refused is not None and not self.disk.waits(GAME):
            raise refused

    def _write_later(self, game: Mapping[str, Any], saved: datetime) -> None:
        data = pack(game, saved, unkept=self.is_unkept(game))
        self.disk.later(GAME, partial(self._write, _Unwritten(data, _mark(game), over(game))))

    def note_unkept(self, game: Mapping[str, Any]) -> None:
        """Note in the file of a game that is over that the library could not keep it: the next start of the
        program knows it, too. Nobody waits for it.

        Args:
            game: that was written last.
        """
        self._noted = flight_id(game), True
        if not self.paused:
            self._write_later(game, self._clock())

    def note_finished(self, game: Mapping[str, Any]) -> None:
        """Note that the library has a game from its end on; its next save says so.

        Args:
            game: that is over.
        """
        self._noted = flight_id(game), False

    def note_kept(self, found: Found) -> None:
        """Note likewise that the library has by now a game that it did not have from its end on.

        Args:
            found: what `read` gave; its game is over.
        """
        if found.ended is None or found.saved is None or self.is_unkept(found.ended) is False:
            return
        self._noted = flight_id(found.ended), False
        if not self.paused and all(trouble.kind != UNREAD for trouble in found.trouble):
            self._write_later(found.ended, found.saved)

    def is_unkept(self, game: Mapping[str, Any]) -> bool | None:
        """Return of a game that is over whether the library could not keep it; None where nothing was
        noted."""
        noted, unkept = self._noted
        return unkept if noted is not None and over(game) and flight_id(game) == noted else None

    def _write(self, file: _Unwritten) -> None:
        try:
            self._put(file.data, file.mark)
        except OSError as error:
            self._refused, self._unwritten = error, None if isinstance(error, TakenError) else file
        else:
            self._refused = self._unwritten = None

    @property
    def unwritten(self) -> OSError | None:
        """Return why the disk has refused the game that was to be written last; None where it took it."""
        return self._refused if self._unwritten is not None and not self.paused else None

    @property
    def owes_end(self) -> bool:
        """Return whether the game that the disk has refused is over."""
        unwritten = self._unwritten
        return unwritten is not None and unwritten.over

    def save_unwritten(self) -> None:
        """Try once more to write the game that the disk has refused, even if its table has been left."""
        if self.unwritten is not None:
            self.disk.later(AGAIN, self._write_again)

    def _write_again(self) -> None:
        if self._unwritten is not None:
            self._write(self._unwritten)

    def drop_unwritten(self) -> None:
        """Let the game go that the disk has refused: the player goes on with the one that lies there."""
        self._refused = self._unwritten = None

    def _put(self, data: bytes, mark: bytes) -> None:
        with self.claim.writing() if self.claim else contextlib.nullcontext():
            # Generations stay as they are while the system will not open one of them.
            moving = (self._mine and not any(map(os.path.isdir, self.generations))) or self._take()
            if self._changed():
                self._keep_changed()
            elif mark == self._there:
                moving = False
            write_bytes(self.path, data, generations=self.generations[1:] if moving else ())
            self._there = mark
            self._taken = self.claim.taken if self.claim else 0
            self._known, self._unread, self._stamp = data, False, None
            with contextlib.suppress(UnreadError):  # then the file is read to be known
                self._stamp = _stamp(self.path)

    def keep(self) -> None:
        """Stay the copy of the program that saves here, whatever becomes of the folder (`Claim.keep`)."""
        if self.claim is not None and not self.paused:
            self.disk.later("claim", self._keep)

    def _keep(self) -> None:
        with suppress_and_log(_log, "stay the copy that saves", OSError):  # the next save says so
            assert self.claim is not None
            self.claim.keep()

    @property
    def lost(self) -> bool:
        """Return whether another copy of the program has taken over saving here."""
        claim = self.claim
        return claim is not None and self.disk.run(lambda: claim.lost)

    @property
    def changed(self) -> bool:
        """Return whether somebody else has put a file in the place of the game that was last read or written,
        or the system opens by now what it would not open then."""

        def changed() -> bool:
            try:
                return self._changed()
            except UnreadError:
                return False

        return self.disk.run(changed)

    def _changed(self) -> bool:
        if self._unread:
            return _content(self.path) is not None
        if self._known is None:
            return False
        stamp = _stamp(self.path)
        if stamp is None or stamp == self._stamp:
            return False
        found = _content(self.path)
        if found == self._known:
            self._stamp = stamp
        return found is not None and found != self._known

    def _keep_changed(self) -> None:
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
        data, found = _read(self.path) if self.claim and self.claim.taken > self._taken else (None, None)
        if data is not None and isinstance(found, Save):
            # The copy that was taken over wrote it, nobody put it there: like all that the program keeps by
            # itself, it may go again.
            write_new(library, name, ".json", pack(found.game, found.saved, self.path.stem, kept=True))
            if self.kept is not None:
                self.kept()
            return
        if self.path.is_symlink():  # it stays, and what it leads to is written: a link would not keep that
            write_new(library, name, ".json", read_bytes(self.path, LARGEST))
            return
        place(self.path, lambda n: library / (f"{name}.json" if n == 1 else f"{name} {n}.json"), apart=True)

    def _take(self) -> bool:
        """Make room before this program's first write: no damaged file may drop out with the generations.

        Returns:
            Whether they may move: False where the system will not open one of those before the newest.

        Raises:
            UnreadError: it will not open the newest.
        """
        whole = True
        for path in self.generations:
            _, found = _read(path)
            if not isinstance(found, SaveError):
                continue
            if not found.refused:
                self._put_aside(path, found)
            elif path == self.path:
                raise UnreadError(found.detail)
            else:
                whole = False
        sweep(self.folder, self.path.stem)
        self._mine = whole
        return whole

    @on_disk
    def read(self) -> Found:
        """Return the game in progress.

        Files that are damaged are put aside, and the newest generation that can be read steps in. What the
        system will not open stays where it is: it may be whole, and a moment later can be read.
        A game that is over is none in progress.
        """
        trouble: list[Trouble] = []
        self._stamp = None
        with contextlib.suppress(UnreadError):
            self._stamp = _stamp(self.path)
        for path in self.generations:
            data, found = _read(path)
            if path == self.path:
                self._known, self._unread = data, isinstance(found, SaveError) and found.refused
                self._there = _mark(found.game) if isinstance(found, Save) else None
            if found is None:
                continue
            if isinstance(found, SaveError):
                trouble.append(self._put_aside(path, found))
                continue
            if over(found.game):
                if found.unkept is not None:
                    self._noted = flight_id(found.game), found.unkept
                return Found(None, None, tuple(trouble), path, found.saved, found.game)
            rescued = tuple(replace(one, rescued=True) for one in trouble)
            return Found(found.game, found.summary, rescued, path, found.saved)
        return Found(None, None, tuple(trouble))

    def _put_aside(self, path: Path, error: SaveError) -> Trouble:
        if error.refused:
            return Trouble(UNREAD, path, False, error.why, error.detail)
        # A second copy that does not save leaves everything as it is.
        moved = None if self.paused else set_aside(path, error.kind)
        return Trouble(error.kind, moved, False, error.why, error.detail)

    @on_disk
    def reject(self, found: Found, detail: str) -> Trouble:
        """Put a game aside that could be read but that the rules cannot go on with.

        Args:
            found: what `read` gave.
            detail: what the rules say against it.

        Returns:
            What to tell; `rescued` says whether a generation before it can be read.
        """
        assert found.path is not None
        trouble = self._put_aside(found.path, SaveError("rules", with_place_of_rules(found.path, detail)))
        return replace(trouble, rescued=trouble.path is not None and self.read().game is not None)

    @on_disk
    def step_back(self) -> Back:
        """Put the newest game aside, for the program fails on it: as many generations as hold the same."""
        failing, earlier = self._failing()
        if earlier is None:
            return Back.NONE
        moved = [set_aside(path, "failed") is not None for path in failing]
        self._there = None
        return Back.DONE if all(moved) else Back.REFUSED

    @on_disk
    def can_step_back(self) -> bool:
        """Return whether a generation holds another game than the newest."""
        return self._failing()[1] is not None

    def _failing(self) -> tuple[list[Path], Path | None]:
        """Return the generations that hold what the newest does, and the first before them that does not."""
        failing, newest = list[Path](), None
        for path in filter(_there, self.generations):
            _, found = _read(path)
            mark = _mark(found.game) if isinstance(found, Save) else None
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


__all__ = ["Found", "Shelf", "SlowError", "Summary", "TakenError", "Trouble", "now"]
