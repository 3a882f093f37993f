"""The game in progress on disk: written after every choice, the generation before it kept.

A file that cannot be read is put aside under another name and never written over.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from game.storage.atomic import set_aside, write_text

FORMAT = "solar-storm-game"
VERSION = 1
BROKEN = "broken"
NEWER = "newer"


class SaveError(ValueError):
    """A file that is no saved game: `kind` is `broken`, or `newer` if a later version wrote it."""

    def __init__(self, message: str, kind: str = BROKEN) -> None:
        super().__init__(message)
        self.kind = kind


@dataclass(frozen=True)
class Summary:
    """What the title screen says about a saved game.

    Args:
        turn: of the game, 1 at the start.
        difficulty: id of the difficulty.
        names: of the crew, in seat order.
    """

    turn: int
    difficulty: str
    names: tuple[str, ...]


@dataclass(frozen=True)
class Trouble:
    """A saved game that could not be read.

    Args:
        kind: `broken`, or `newer` for a file of a later version of the program.
        path: where the file is now; None if it could not be moved and is still in its place.
        rescued: whether the generation before it could be read in its stead.
    """

    kind: str
    path: Path | None
    rescued: bool


@dataclass(frozen=True)
class Found:
    """What lies on the shelf.

    Args:
        game: what was given to `write`; None if there is no game to go on with.
        summary: of that game.
        trouble: files that could not be read, now put aside.
    """

    game: dict[str, Any] | None
    summary: Summary | None
    trouble: tuple[Trouble, ...] = ()


class Shelf:
    """The place of the one game in progress.

    Args:
        folder: made when first written to.
    """

    def __init__(self, folder: Path) -> None:
        self.path = folder / "game.json"
        self.previous = folder / "game.previous.json"
        self._mine = False

    def write(self, game: Mapping[str, Any]) -> None:
        """Keep a game in place of the one before, which becomes the previous generation.

        A file that was there before this program wrote any, and that cannot be read, is put aside first.

        Args:
            game: what `Session.to_json` gave; its `state` is the STATE of the protocol.

        Raises:
            OSError: the disk refuses; the generation before is still there.
        """
        if not self._mine:
            self.read()
            self._mine = True
        whole = {"format": FORMAT, "version": VERSION, "game": game}
        write_text(
            self.path, json.dumps(whole, separators=(",", ":"), ensure_ascii=False), keep=self.previous
        )

    def read(self) -> Found:
        """Return the game in progress.

        Files that cannot be read are put aside, and the previous generation steps in.
        A game that is over is none in progress.
        """
        trouble: list[Trouble] = []
        for path in (self.path, self.previous):
            try:
                game = load(path)
                if over(game):
                    return Found(None, None, tuple(trouble))
                summary = summarise(game)
            except FileNotFoundError:
                continue
            except SaveError as error:
                trouble.append(Trouble(error.kind, set_aside(path, error.kind), False))
                continue
            if trouble:
                trouble = [Trouble(t.kind, t.path, True) for t in trouble]
            return Found(game, summary, tuple(trouble))
        return Found(None, None, tuple(trouble))

    def set_aside(self) -> Path | None:
        """Put the game in progress aside because the rules cannot go on with it; return where it is."""
        return set_aside(self.path)


def load(path: Path) -> dict[str, Any]:
    """Read one saved game.

    Raises:
        FileNotFoundError: no such file.
        SaveError: it cannot be read, or is no saved game of this version.
    """
    try:
        whole = json.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise
    except (OSError, ValueError, RecursionError) as error:
        raise SaveError(f"{path.name}: {error}") from error
    if not isinstance(whole, dict) or whole.get("format") != FORMAT:
        raise SaveError(f"{path.name}: not a saved game")
    version = whole.get("version")
    if not isinstance(version, int) or isinstance(version, bool) or version < 1:
        raise SaveError(f"{path.name}: no version")
    if version > VERSION:
        raise SaveError(f"{path.name}: version {version}, newer than {VERSION}", NEWER)
    game = whole.get("game")
    if not isinstance(game, dict):
        raise SaveError(f"{path.name}: no game inside")
    return game


def over(game: Mapping[str, Any]) -> bool:
    """Tell whether a saved game has ended."""
    state = game.get("state")
    return isinstance(state, dict) and state.get("phase") == "over"


def summarise(game: Mapping[str, Any]) -> Summary:
    """Return what the title screen says about a saved game.

    Raises:
        SaveError: the game has no STATE to tell from.
    """
    try:
        state = game["state"]
        names = tuple(str(member["name"]) for member in state["crew"])
        return Summary(int(state["turn"]), str(state["settings"]["difficulty"]), names)
    except (KeyError, TypeError, ValueError) as error:
        raise SaveError(f"the saved game lacks {error}") from error
