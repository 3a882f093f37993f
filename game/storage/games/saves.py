"""The game in progress on disk: written after every choice, and again as long as the disk refuses it.

Its files and those of the saves before it are `Generations`.
"""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Callable, Mapping
from dataclasses import replace
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from game.storage.files.atomic import SLOW, UNREAD
from game.storage.files.disk import Disk, on_disk
from game.storage.files.json_positions import with_place_of_rules
from game.storage.games.claim import Claim, TakenError
from game.storage.games.flight_ids import flight_id
from game.storage.games.generations import Back, Found, Generations, Trouble, UnreadError, mark_of
from game.storage.games.savefile import SaveError, over, pack, parse_save
from game.suppressing import log_suppressed, suppress_and_log

_log = logging.getLogger(__name__)
GAME, AGAIN, CLAIM = "game", "game again", "claim"
"""The disk's keys for the game in progress, and for staying the copy of the program that saves."""
LONG_S = 3.0
"""A game that has been on its way to the disk for longer is not said to be safe."""


class SlowError(OSError):
    """The game is still on its way to the disk."""

    kind = SLOW


def now() -> datetime:
    """Return the time, with its zone."""
    return datetime.now(UTC)


class _Unwritten(NamedTuple):
    """Hold a file of the game in progress, the mark of its game, and its flight where that is over."""

    data: bytes
    mark: bytes
    flight: str | None


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
        self._files = Generations(folder, library, lambda: self.paused, self._name_kept, self._tell_kept)
        self.generations = self._files.all
        self.path, self.previous, self.older = self.generations
        self.claim = claim
        self.paused = False
        self._noted: tuple[str | None, bool] = None, False
        """The flight of a game that is over, and whether the library could not keep it; None for none."""
        self._clock = clock
        self.name_kept: Callable[[Mapping[str, Any]], str] | None = None
        """Returns what a game is called that goes among the saved ones; None for the name of its file."""
        self.kept: Callable[[], None] | None = None
        """Told when a game of another copy was put among the saved ones: as many as the player wants stay."""
        self._refused: OSError | None = None
        self._unwritten: _Unwritten | None = None
        """The last file that the disk has refused; None where it has taken it."""
        self._elsewhere: bytes | None = None
        """The mark of the game that was put among the saved ones, for another copy took over its place."""

    def _name_kept(self, game: Mapping[str, Any]) -> str:
        if self.name_kept is not None:
            with suppress_and_log(_log, "name a game that is kept", Exception):  # the game counts more
                return self.name_kept(game)
        return self.path.stem

    def _tell_kept(self) -> None:
        if self.kept is not None:
            self.kept()

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
        flight = flight_id(game) if over(game) else None
        self.disk.later(GAME, partial(self._write, _Unwritten(data, mark_of(game), flight)))

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
            with self._writing():
                self._files.put(file.data, file.mark, self.claim.taken if self.claim else 0)
        except TakenError as error:
            self._refused = error
            # What the disk took is told of that, and has lost none of its choices.
            if self._unwritten is not None or self._noted == (file.flight, True):
                self._unwritten = None if self._keep_unwritten(file) else file
        except OSError as error:
            # Of a game that is over the file may be to say something new: that the library could not keep it.
            safe = file.flight is None and self._files.holds(file.mark)
            self._refused, self._unwritten = (None, None) if safe else (error, file)
        else:
            self._refused = self._unwritten = None

    def _writing(self) -> contextlib.AbstractContextManager[None]:
        return self.claim.writing() if self.claim else contextlib.nullcontext()

    def _keep_unwritten(self, file: _Unwritten) -> bool:
        """Put a game among the saved ones that waits, for the disk or for the library, while another copy has
        taken over its place; tell whether it is there."""
        if not self._is_kept(file):
            try:
                self._files.keep(parse_save(self.path, file.data))
            except OSError as error:
                log_suppressed(_log, "keep a game whose place was taken over", error)
                return False
            self._elsewhere = file.mark
            if file.flight is not None:
                self._noted = file.flight, False
        return True

    def _is_kept(self, file: _Unwritten) -> bool:
        """Return whether the library has a game from its end on."""
        return file.flight is not None and self._noted == (file.flight, False)

    def has_kept(self, game: Mapping[str, Any]) -> bool:
        """Return whether the library has a game: from its end on, or since another copy took over its place.

        Args:
            game: as it stands.
        """
        if self.is_unkept(game) is False:
            return True
        return self._elsewhere is not None and mark_of(game) == self._elsewhere

    @property
    def unwritten(self) -> OSError | None:
        """Return why the disk has refused the game that was to be written last; None where it took it."""
        return self._refused if self._unwritten is not None and not self.paused else None

    @property
    def owes_end(self) -> bool:
        """Return whether the game that the disk has refused is over."""
        unwritten = self._unwritten
        return unwritten is not None and unwritten.flight is not None

    @property
    def owed(self) -> OSError | None:
        """Return why the disk has refused the last game, where that would be lost with the program.

        None where the disk took it, or where the library has it.
        """
        unwritten = self._unwritten
        return None if unwritten is not None and self._is_kept(unwritten) else self.unwritten

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

    def keep(self) -> None:
        """Stay the copy of the program that saves here, whatever becomes of the folder (`Claim.keep`)."""
        if self.claim is not None and not self.paused:
            self.disk.later(CLAIM, self._keep)

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
                return self._files.has_changed()
            except UnreadError:
                return False

        return self.disk.run(changed)

    @on_disk
    def read(self) -> Found:
        """Return the game in progress.

        Files that are damaged are put aside, and the newest generation that can be read steps in. What the
        system will not open stays where it is: it may be whole, and a moment later can be read.
        A game that is over is none in progress.
        """
        found = self._files.read()
        if found.ended is not None and found.unkept is not None:
            self._noted = flight_id(found.ended), found.unkept
        return found

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
        error = SaveError("rules", with_place_of_rules(found.path, detail))
        trouble = self._files.put_aside(found.path, error)
        return replace(trouble, rescued=trouble.path is not None and self.read().game is not None)

    @on_disk
    def step_back(self) -> Back:
        """Put the newest game aside, for the program fails on it: as many generations as hold the same.

        Only where that is what the program fails on: see `Back.OTHER`.
        """
        try:
            with self._writing():
                other = self._unwritten is not None or self._files.has_changed()
                return Back.OTHER if other else self._files.step_back()
        except TakenError as error:
            log_suppressed(_log, "step back where another copy saves", error)
            return Back.OTHER
        except OSError as error:
            log_suppressed(_log, "step back", error)
            return Back.REFUSED

    @on_disk
    def can_step_back(self) -> bool:
        """Return whether a generation holds another game than the newest."""
        return self._files.failing()[1] is not None
