"""The game in progress on disk: written after every choice, the two generations before it kept.

A file that cannot be read is put aside under another name and never written over.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from game.storage.atomic import place, set_aside, sweep, write_bytes
from game.storage.claim import Claim, TakenError
from game.storage.documents import FileError, read_bytes
from game.storage.json_positions import with_place_of_rules
from game.storage.savefile import LARGEST, SaveError, Summary, over, pack, read_save


@dataclass(frozen=True)
class Trouble:
    """A saved game that could not be read.

    Args:
        kind: `broken`, or `newer` for a file of a later version of the program.
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
    """What lies on the shelf.

    Args:
        game: what was given to `write`; None if there is no game to go on with.
        summary: of that game.
        trouble: files that could not be read, now put aside.
        path: the file that the game was read from.
        saved: when it was written.
    """

    game: dict[str, Any] | None
    summary: Summary | None
    trouble: tuple[Trouble, ...] = ()
    path: Path | None = None
    saved: datetime | None = None


def _content(path: Path) -> bytes | None:
    """What a file holds; None where there is none that this program can have written."""
    try:
        return read_bytes(path, LARGEST)
    except (OSError, FileError):
        return None


def now() -> datetime:
    """Return the time, with its zone."""
    return datetime.now(UTC)


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
    ) -> None:
        self.folder = folder
        self.path = folder / "game.json"
        self.previous = folder / "game.previous.json"
        self.older = folder / "game.older.json"
        self.generations = (self.path, self.previous, self.older)
        self.claim = claim
        self.paused = False
        self._clock = clock
        self._library = library
        self._mine = False
        self._known: bytes | None = None
        """What the file of the game in progress held when it was last read or written here."""

    def write(self, game: Mapping[str, Any]) -> None:
        """Keep a game in place of the one before, which becomes the previous generation.

        A file that was there before this program wrote any, and that cannot be read, is put aside first.

        Args:
            game: what `Session.to_json` gave; its `state` is the STATE of the protocol.

        Raises:
            TakenError: another copy of the program has taken over.
            OSError: the disk refuses; the generations before are still there.
        """
        if self.paused:
            return
        with self.claim.writing() if self.claim else contextlib.nullcontext():
            if not self._mine:
                self._take()
            if self.changed:
                self._keep_changed()
            data = pack(game, self._clock())
            write_bytes(self.path, data, generations=self.generations[1:])
            self._known = data

    def keep(self) -> None:
        """Stay the copy of the program that saves here, whatever becomes of the folder (`Claim.keep`)."""
        if self.claim is not None and not self.paused:
            self.claim.keep()

    @property
    def changed(self) -> bool:
        """Whether somebody else has put a file in the place of the game that was last read or written."""
        if self._known is None:
            return False
        found = _content(self.path)
        return found is not None and found != self._known

    def _keep_changed(self) -> None:
        """Let no file drop out with the generations that a player has put there while the program runs."""
        library = self._library
        if library is None:
            set_aside(self.path, "changed")
            return
        with contextlib.suppress(OSError):
            library.mkdir(parents=True, exist_ok=True)
            name = self.path.stem
            place(self.path, lambda n: library / (f"{name}.json" if n == 1 else f"{name} {n}.json"))

    def _take(self) -> None:
        """Make room before this program's first write: no damaged file may drop out with the generations."""
        for path in self.generations:
            try:
                read_save(path)
            except FileNotFoundError:
                continue
            except SaveError as error:
                self._put_aside(path, error)
        sweep(self.folder, self.path.stem)
        self._mine = True

    def read(self) -> Found:
        """Return the game in progress.

        Files that cannot be read are put aside, and the newest generation that can be steps in.
        A game that is over is none in progress.
        """
        trouble: list[Trouble] = []
        self._known = _content(self.path)
        for path in self.generations:
            try:
                save = read_save(path)
            except FileNotFoundError:
                continue
            except SaveError as error:
                trouble.append(self._put_aside(path, error))
                continue
            if over(save.game):
                return Found(None, None, tuple(trouble))
            rescued = tuple(replace(one, rescued=True) for one in trouble)
            return Found(save.game, save.summary, rescued, path, save.saved)
        return Found(None, None, tuple(trouble))

    def _put_aside(self, path: Path, error: SaveError) -> Trouble:
        # A second copy that does not save leaves everything as it is.
        moved = None if self.paused else set_aside(path, error.kind)
        return Trouble(error.kind, moved, False, error.why, error.detail)

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

    def step_back(self) -> bool:
        """Put the newest generation aside: the program fails on it. Tell whether one before it is left."""
        for path in self.generations:
            if path.exists():
                return set_aside(path, "failed") is not None and self.read().game is not None
        return False


__all__ = ["Found", "Shelf", "Summary", "TakenError", "Trouble", "now"]
