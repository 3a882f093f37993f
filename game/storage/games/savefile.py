"""One saved game as one file: what stands around the game, and what can be told of it without the rules."""

from __future__ import annotations

import base64
import binascii
import logging
import os
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from game import __version__
from game.storage.files.atomic import BROKEN, NEWER
from game.storage.files.documents import FileError, encode_json, parse_json, read_bytes
from game.storage.files.jpeg import jpeg_size
from game.storage.files.json_positions import with_place
from game.storage.files.plain_text import is_plain, plain
from game.storage.games.upgrades import FORMAT, VERSION, upgrade
from game.suppressing import log_suppressed

_log = logging.getLogger(__name__)

LARGEST = 2 * 1024 * 1024
"""Bytes of a saved game. A game of a hundred choices takes 6 KB, and none can have more than a few thousand:
below 1 MiB; the picture adds `LARGEST_PICTURE` in base64. Whatever is larger this program has not written."""
LARGEST_PICTURE = 512 * 1024
"""Bytes of a picture: one of `MOST_PIXELS` that holds nothing but noise takes this much."""
MOST_PIXELS = 1280, 1280
"""Width and height of a picture, at most; those that the program makes are half as large."""
LONGEST_NAME = 60
"""Letters of a game's name; nobody aboard has a longer one either."""
MOST_EXPANSIONS = 200
"""Of a game, whether they are installed or not."""
LONGEST_MARK = 20
"""Letters of a fingerprint."""
MOST_TURNS = 9999
"""More turns than the cards of any content last."""
EARLIEST, LATEST = datetime(1980, 1, 1, tzinfo=UTC), datetime(2999, 12, 30, tzinfo=UTC)
"""Earliest and latest time of a saved game: times that every system can tell, in any time zone."""
FLAWS = ("name", "picture", "saved")
"""Flaws of a saved game that can be played all the same; the catalogue has a sentence for each
(`saves-flaw-...`)."""
PLAYING, WON, LOST = "playing", "won", "lost"
CREW = range(1, 9)
OLD_CHANCE = 1
"""The kind of chance of games that name none (`game.rules.chance`)."""
ROOMS = range(2, 100)
ROOMS_TO_DIVERT = 8
"""Number of rooms to divert, for a file that does not list its rooms."""


class SaveError(FileError):
    """A file that is no saved game that this program can go on with."""

    @property
    def kind(self) -> str:
        """`newer` if a later version of the program wrote it, else `broken`."""
        return NEWER if self.why == "newer" else BROKEN


@dataclass(frozen=True)
class Summary:
    """Hold what is told about a saved game without playing it.

    Args:
        turn: of the game, 1 at the start.
        difficulty: id of the difficulty.
        names: of the crew, in seat order.
        marks: of the crew, 0 to 3.
        players: how many people play; 0 if that is not told.
        rooms: which variants of the rooms: `v1`, `v2`, `mixed` or `pick`.
        expansions: ids of those chosen.
        no_counting: whether hidden cards are not counted.
        status: `playing`, `won` or `lost`.
        choices: how many were made.
        diverted: how many rooms have their power diverted.
        goal: how many have to.
        own: the ids of the player's own expansions among them, each with its fingerprint.
        seed: of chance; 0 if that is not told.
        first: seat of the first player; None where chance decided.
        chance: the kind of chance (`game.rules.chance`).
    """

    turn: int
    difficulty: str
    names: tuple[str, ...]
    marks: tuple[int, ...] = ()
    players: int = 0
    rooms: str = "v1"
    expansions: tuple[str, ...] = ()
    no_counting: bool = False
    status: str = PLAYING
    choices: int = 0
    diverted: int = 0
    goal: int = ROOMS_TO_DIVERT
    own: tuple[tuple[str, str], ...] = ()
    seed: int = 0
    first: int | None = None
    chance: int = OLD_CHANCE


@dataclass(frozen=True)
class Save:
    """A saved game.

    Args:
        game: what `Session.to_json` gave.
        summary: of that game.
        saved: when, with its time zone.
        name: that the player gave it; None for the game in progress.
        picture: of the table, a JPEG file's bytes unless it is one of the flaws; None if there is none.
        program: version of the program that wrote it; None if unknown.
        flaws: what in the file makes no sense and is left out, of `FLAWS`; the game itself is whole.
        kept: whether the program kept it by itself.
        unkept: of a game that is over, whether the library could not keep it; None where nothing was noted.
    """

    game: dict[str, Any]
    summary: Summary
    saved: datetime
    name: str | None = None
    picture: bytes | None = None
    program: str | None = None
    flaws: tuple[str, ...] = ()
    kept: bool = False
    unkept: bool | None = None


def pack(
    game: Mapping[str, Any],
    saved: datetime,
    name: str | None = None,
    picture: bytes | None = None,
    kept: bool = False,
    unkept: bool | None = None,
) -> bytes:
    """Return the file of a saved game.

    Args:
        game: what `Session.to_json` gave.
        saved: now, with its time zone.
        name: that the player gives it.
        picture: of the table, a JPEG file's bytes.
        kept: whether the program keeps it by itself, and the name is not the player's.
        unkept: of a game that is over, whether the library could not keep it; None to note nothing.
    """
    whole: dict[str, Any] = {
        "format": FORMAT,
        "version": VERSION,
        "saved": saved.astimezone(UTC).isoformat(timespec="seconds"),
        "program": __version__,
        "name": name,
        "picture": base64.b64encode(picture).decode("ascii") if picture else None,
        "game": game,
    }
    if kept:
        whole["kept"] = True
    if unkept is not None:
        whole["unkept"] = unkept
    return encode_json(whole)


def read_save(path: Path) -> Save:
    """Read one saved game, of this or an earlier version.

    Raises:
        FileNotFoundError: no such file.
        SaveError: it cannot be read, or is no saved game.
    """
    try:
        return parse_save(path, read_bytes(path, LARGEST))
    except SaveError:
        raise
    except FileError as error:
        raise SaveError(error.why, error.detail, error.path) from error


def parse_save(path: Path, data: bytes) -> Save:
    """Return a saved game, of this or an earlier version.

    Args:
        path: of its file, for errors and for when it was written.
        data: what the file holds.

    Raises:
        SaveError: it is no saved game.
    """
    try:
        whole = upgrade(parse_json(path.name, data), path.name)
        name = _text(whole, "name", path.name)
        program = _text(whole, "program", path.name)
        summary = summarise(whole["game"], path.name)
        picture, saved = _picture(whole.get("picture")), _saved(whole.get("saved"))
        wrong = {
            "name": name is not None and not is_plain(name, LONGEST_NAME),
            "picture": whole.get("picture") is not None and not is_picture(picture),
            "saved": saved is None and whole.get("saved") is not None,
        }
        return Save(
            whole["game"],
            summary,
            saved or _written(path),
            None if name is None else plain(name, LONGEST_NAME),
            picture,
            None if program is None else plain(program, LONGEST_NAME),
            tuple(flaw for flaw in FLAWS if wrong[flaw]),
            whole.get("kept") is True,
            unkept if isinstance(unkept := whole.get("unkept"), bool) else None,
        )
    except FileError as error:
        detail = error.detail
        if error.path is not None:
            detail = with_place(path, data, error.path, detail.removeprefix(f"{path.name}: "))
        raise SaveError(error.why, detail, error.path) from error


def _text(whole: Mapping[str, Any], key: str, name: str) -> str | None:
    value = whole.get(key)
    if value is not None and not isinstance(value, str):
        raise FileError("value", f"{name}: {key!r} is {value!r:.60}, but must be a string or null", key)
    return value


def _saved(value: object) -> datetime | None:
    """Return when it was saved; None where that is missing, or no time at which it can have been."""
    if not isinstance(value, str):
        return None
    try:
        found = datetime.fromisoformat(value)
        found = found if found.tzinfo else found.replace(tzinfo=UTC)
        return found.astimezone(UTC) if EARLIEST <= found <= LATEST else None
    except (ValueError, OverflowError):
        return None


def written(status: os.stat_result) -> datetime:
    """Return when a file was written; a time that no system can tell is the nearest that any can."""
    seconds = min(max(status.st_mtime, EARLIEST.timestamp()), LATEST.timestamp())
    return datetime.fromtimestamp(seconds, UTC)


def _written(path: Path) -> datetime:
    """Return when a file was written; the earliest time where the system will not say."""
    try:
        return written(path.stat())
    except OSError as error:
        log_suppressed(_log, "see when a file was written", error)
        return EARLIEST


def _picture(value: object) -> bytes | None:
    """The picture as it stands in the file, whatever it shows; a game whose picture is damaged is whole."""
    if not isinstance(value, str):
        return None
    try:
        return base64.b64decode(value, validate=True) or None
    except (binascii.Error, ValueError):
        return None


def is_picture(data: bytes | None) -> bool:
    """Tell by its header alone whether a picture is one that this program can have made.

    Args:
        data: a file's bytes; only those of a JPEG file of at most `MOST_PIXELS` may be decoded.
    """
    size = jpeg_size(data) if data is not None and len(data) <= LARGEST_PICTURE else None
    return size is not None and 0 < size[0] <= MOST_PIXELS[0] and 0 < size[1] <= MOST_PIXELS[1]


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
    names: tuple[str, ...] = tuple(look.get(f"state.crew[{i}].name", str) for i in range(len(crew)))
    for seat, member in enumerate(names):
        if not is_plain(member, LONGEST_NAME):
            raise look.wrong(f"state.crew[{seat}].name", f"a name of at most {LONGEST_NAME} letters")
    turn = look.get("state.turn", int)
    if not 0 <= turn <= MOST_TURNS:
        raise look.wrong("state.turn", f"a whole number from 0 to {MOST_TURNS}")
    difficulty = look.get("state.settings.difficulty", str)
    if not is_plain(difficulty, LONGEST_NAME):
        raise look.wrong("state.settings.difficulty", "the id of a difficulty")
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
    players = settings.get("players")
    diverted, goal = _power(state)
    seed, first, chance = (settings.get(key) for key in ("seed", "first", "chance"))
    return Summary(
        turn=turn,
        difficulty=difficulty,
        names=names,
        marks=_marks(game, len(crew)),
        players=players if type(players) is int else 0,
        rooms=rooms_of(settings),
        expansions=_expansions(settings, look),
        no_counting=settings.get("no_counting") is True,
        status=status,
        choices=cursor,
        diverted=diverted,
        goal=goal,
        own=_own(game.get("own")),
        seed=seed if type(seed) is int else 0,
        first=first if type(first) is int else None,
        chance=chance if type(chance) is int else OLD_CHANCE,
    )


def _own(value: object) -> tuple[tuple[str, str], ...]:
    """The fingerprints of the player's own expansions, without what is none: STATE is checked anyway."""
    told = value.items() if isinstance(value, dict) and len(value) <= MOST_EXPANSIONS else ()
    return tuple((id, mark) for id, mark in told if isinstance(mark, str) and is_plain(mark, LONGEST_MARK))


def _power(state: Mapping[str, Any]) -> tuple[int, int]:
    """Return how many rooms have their power diverted, and how many have to: all but the one in the
    centre."""
    rooms = state.get("rooms")
    told = [room for room in rooms if isinstance(room, dict)] if isinstance(rooms, list) else []
    if len(told) not in ROOMS:
        return 0, ROOMS_TO_DIVERT
    return sum(room.get("diverted") is True for room in told), len(told) - 1


def _marks(game: Mapping[str, Any], seats: int) -> tuple[int, ...]:
    marks = game.get("colours")
    if isinstance(marks, list) and len(marks) == seats and all(type(m) is int and 0 <= m <= 3 for m in marks):
        return tuple(marks)
    return tuple(seat % 4 for seat in range(seats))


def rooms_of(settings: Mapping[str, Any]) -> str:
    """Return which variants of the rooms a game is with: see `Summary.rooms`."""
    rooms = settings.get("rooms")
    return "pick" if isinstance(rooms, dict) else rooms if rooms in ("v2", "mixed") else "v1"


def _expansions(settings: Mapping[str, Any], look: _Look) -> tuple[str, ...]:
    found = expansions_of(settings)
    if found is None:
        listed = isinstance(settings.get("expansions"), list)
        expected = f"at most {MOST_EXPANSIONS} ids of at most {LONGEST_NAME} letters"
        raise look.wrong("state.settings" + (".expansions" if listed else ""), expected)
    return found


def expansions_of(settings: Mapping[str, Any]) -> tuple[str, ...] | None:
    """Return the ids of the expansions that a game is with, each once; None where they are no ids.

    Where they are not listed each of them has a key of its own, its id with "_" in place of "-".
    """
    listed = settings.get("expansions")
    if isinstance(listed, list):
        found = [id for id in listed if isinstance(id, str)]
    else:
        keys = (key for key, on in settings.items() if on is True and key != "no_counting")
        found = [key.replace("_", "-") for key in keys]
    found = list(dict.fromkeys(found))
    sound = len(found) <= MOST_EXPANSIONS and all(is_plain(id, LONGEST_NAME) for id in found)
    return tuple(found) if sound else None


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
