"""One saved game as one file: what stands around the game, and what can be told of it without the rules."""

from __future__ import annotations

import base64
import binascii
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from game import __version__
from game.storage.documents import FileError, encode_json, read_json
from game.storage.locate import with_place
from game.storage.upgrades import FORMAT, VERSION, upgrade

BROKEN = "broken"
NEWER = "newer"
PLAYING, WON, LOST = "playing", "won", "lost"
CREW = range(1, 9)


class SaveError(FileError):
    """A file that is no saved game that this program can go on with."""

    @property
    def kind(self) -> str:
        """`newer` if a later version of the program wrote it, else `broken`."""
        return NEWER if self.why == "newer" else BROKEN


@dataclass(frozen=True)
class Summary:
    """What is told about a saved game without playing it.

    Args:
        turn: of the game, 1 at the start.
        difficulty: id of the difficulty.
        names: of the crew, in seat order.
        marks: of the crew, 0 to 3.
        modes: what the game is played with, of `solo`, `rooms-v2`, `rooms-mixed`, `rooms-pick`,
            `damage-control`, `escape-pod`, `no-counting`.
        status: `playing`, `won` or `lost`.
        choices: how many were made.
    """

    turn: int
    difficulty: str
    names: tuple[str, ...]
    marks: tuple[int, ...] = ()
    modes: tuple[str, ...] = ()
    status: str = PLAYING
    choices: int = 0


@dataclass(frozen=True)
class Save:
    """A saved game.

    Args:
        game: what `Session.to_json` gave.
        summary: of that game.
        saved: when, with its time zone.
        name: that the player gave it; None for the game in progress.
        picture: of the table, a JPEG file's bytes; None if there is none.
        program: version of the program that wrote it; None if unknown.
    """

    game: dict[str, Any]
    summary: Summary
    saved: datetime
    name: str | None = None
    picture: bytes | None = None
    program: str | None = None


def pack(
    game: Mapping[str, Any], saved: datetime, name: str | None = None, picture: bytes | None = None
) -> bytes:
    """Return the file of a saved game.

    Args:
        game: what `Session.to_json` gave.
        saved: now, with its time zone.
        name: that the player gives it.
        picture: of the table, a JPEG file's bytes.
    """
    whole = {
        "format": FORMAT,
        "version": VERSION,
        "saved": saved.astimezone(UTC).isoformat(timespec="seconds"),
        "program": __version__,
        "name": name,
        "picture": base64.b64encode(picture).decode("ascii") if picture else None,
        "game": game,
    }
    return encode_json(whole)


def read_save(path: Path) -> Save:
    """Read one saved game, of this or an earlier version.

    Raises:
        FileNotFoundError: no such file.
        SaveError: it cannot be read, or is no saved game.
    """
    try:
        whole = upgrade(read_json(path), path.name)
        return Save(
            whole["game"],
            summarise(whole["game"], path.name),
            _saved(whole.get("saved"), path),
            _text(whole, "name", path.name),
            _picture(whole.get("picture")),
            _text(whole, "program", path.name),
        )
    except FileError as error:
        detail = error.detail
        if error.path is not None:
            detail = with_place(path, error.path, detail.removeprefix(f"{path.name}: "))
        raise SaveError(error.why, detail, error.path) from error


def _text(whole: Mapping[str, Any], key: str, name: str) -> str | None:
    value = whole.get(key)
    if value is not None and not isinstance(value, str):
        raise FileError("value", f"{name}: {key!r} is {value!r:.60}, but must be a text or null", key)
    return value


def _saved(value: object, path: Path) -> datetime:
    """When it was saved; where that is missing or no time, when the file was written."""
    if isinstance(value, str):
        try:
            found = datetime.fromisoformat(value)
            return (found if found.tzinfo else found.replace(tzinfo=UTC)).astimezone(UTC)
        except (ValueError, OverflowError):
            pass
    return datetime.fromtimestamp(path.stat().st_mtime, UTC)


def _picture(value: object) -> bytes | None:
    """The picture; a game whose picture is damaged is whole without it."""
    if not isinstance(value, str):
        return None
    try:
        return base64.b64decode(value, validate=True) or None
    except (binascii.Error, ValueError):
        return None


def over(game: Mapping[str, Any]) -> bool:
    """Tell whether a game has ended."""
    state = game.get("state")
    return isinstance(state, dict) and state.get("phase") == "over"


def summarise(game: Mapping[str, Any], name: str = "game") -> Summary:
    """Return what is told about a saved game.

    Args:
        game: what `Session.to_json` gave, or anything a file holds in its stead.
        name: of the file, for errors.

    Raises:
        SaveError: a value is missing or of the wrong kind; it says which.
    """
    look = _Look(game, name)
    state = look.get("state", dict)
    settings = look.get("state.settings", dict)
    crew = look.get("state.crew", list)
    if len(crew) not in CREW:
        raise look.wrong("state.crew", f"a list of {CREW[0]} to {CREW[-1]}")
    names = tuple(look.get(f"state.crew[{i}].name", str) for i in range(len(crew)))
    turn = look.get("state.turn", int)
    choices = look.get("choices", list)
    cursor = look.get("cursor", int)
    if not 0 <= cursor <= len(choices):
        raise look.wrong("cursor", f"a whole number from 0 to {len(choices)}")
    for i, choice in enumerate(choices):
        if not isinstance(choice, dict):
            raise look.wrong(f"choices[{i}]", "an object")
    status = PLAYING
    if over(game):
        result = state.get("result")
        won = isinstance(result, dict) and result.get("won") is True
        status = WON if won else LOST
    return Summary(
        turn, look.get("state.settings.difficulty", str), names, _marks(game, len(crew)),
        _modes(settings), status, cursor,
    )  # fmt: skip


def _marks(game: Mapping[str, Any], seats: int) -> tuple[int, ...]:
    marks = game.get("colours")
    if isinstance(marks, list) and len(marks) == seats and all(type(m) is int and 0 <= m <= 3 for m in marks):
        return tuple(marks)
    return tuple(seat % 4 for seat in range(seats))


def _modes(settings: Mapping[str, Any]) -> tuple[str, ...]:
    found = []
    if settings.get("players") == 1 or settings.get("solo") is True:
        found.append("solo")
    rooms = settings.get("rooms")
    if isinstance(rooms, dict):
        found.append("rooms-pick")
    elif rooms in ("v2", "mixed"):
        found.append(f"rooms-{rooms}")
    found += [
        key.replace("_", "-")
        for key in ("damage_control", "escape_pod", "no_counting")
        if settings.get(key) is True
    ]
    return tuple(found)


class _Look:
    """Values by their path, with the path in the error."""

    def __init__(self, game: Mapping[str, Any], name: str) -> None:
        self.game = game
        self.name = name

    def get(self, path: str, kind: type) -> Any:
        value: Any = self.game
        for part in path.replace("[", ".[").split("."):
            try:
                value = value[int(part[1:-1])] if part.startswith("[") else value[part]
            except (KeyError, IndexError, TypeError):
                raise SaveError("value", f"{self.name}: game.{path} is missing", f"game.{path}") from None
        if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
            words = {dict: "an object", list: "a list", str: "a text", int: "a whole number"}[kind]
            found = f"{value!r:.60}"
            detail = f"{self.name}: game.{path} is {found}, but must be {words}"
            raise SaveError("value", detail, f"game.{path}")
        return value

    def wrong(self, path: str, expected: str) -> SaveError:
        return SaveError("value", f"{self.name}: game.{path} must be {expected}", f"game.{path}")
