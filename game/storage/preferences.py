"""The player's settings: read once, written when they change."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import asdict, dataclass, field, fields
from pathlib import Path
from typing import Any

from game.storage.atomic import set_aside, write_bytes
from game.storage.documents import encode_json, read_json

VERSION = 2
LARGEST = 64 * 1024
"""Bytes of a settings file: every setting, a key for each command and four names take 10 KB."""
SPEEDS = ("off", "fast", "normal", "slow")
ROOMS = ("v1", "v2", "mixed", "pick")
"""Which variants of the rooms: all V1, all V2, by chance, or named room by room."""
MOST_IDS = 200
LONGEST_ID = 60
"""How many ids of the content a file can name, and their letters."""
PALETTES = ("normal", "protan", "deutan", "tritan")
"""Colours for everybody, and for eyes that lack red, green or blue receptors."""
INTERFACE = (80, 200)
TEXT = (100, 200)
VOLUME = (0, 100)
"""Least and most of a setting in per cent."""


@dataclass(frozen=True)
class Player:
    """A crew member as last entered: a name and the number 0 to 3 of the mark."""

    name: str
    mark: int


@dataclass(frozen=True)
class NewGame:
    """What the setup screen showed last.

    Args:
        players: the crew in seat order, two to four.
        difficulty: id; empty for the one that the content suggests.
        first: seat of the first player; None for chance.
        seed: as typed; empty for one by chance.
        seats: how many people play; 0 for one per crew member.
        rooms: one of `ROOMS`.
        picked: ids of the rooms that are V2 where rooms are named one by one.
        expansions: ids of those chosen. What is no longer there is left out where it is asked for.
        no_counting: whether it was chosen.
    """

    players: tuple[Player, ...] = ()
    difficulty: str = ""
    first: int | None = None
    seed: str = ""
    seats: int = 0
    rooms: str = "v1"
    picked: tuple[str, ...] = ()
    expansions: tuple[str, ...] = ()
    no_counting: bool = False


@dataclass(frozen=True)
class Preferences:
    """Everything a player may choose that is no part of a game.

    Args:
        animation: `off`, `fast`, `normal` or `slow`.
        reduced_motion: no shaking, pulsing or tumbling.
        confirm: ask before actions are lost for nothing.
        confirm_leave: ask before a game in progress is left, although it is saved.
        confirm_replace: ask before a new game takes the place of the one in progress.
        confirm_delete: ask before a saved game is deleted.
        fullscreen: whether the window fills the screen.
        display: number of the screen that the window opens on.
        window: width and height of the window in pixels; None for a size that suits the screen.
        interface: size of everything on screen, per cent of what fits the window (`INTERFACE`).
        text: size of type alone, per cent (`TEXT`).
        contrast: black panels, white lines and text, dim pictures.
        palette: one of `PALETTES`.
        language: folder name under `data/texts`; empty for the system's own, English where it is missing.
        master, effects, music, ambience: how loud, per cent (`VOLUME`); the first multiplies the others.
        mute: no sound at all.
        captions: alarms and far-off sounds are told in words.
        background: sound goes on while another window has the focus.
        keys: keys that differ from the usual ones: pairs of a command and a key's name in pygame.
        new_game: what the setup screen showed last.
    """

    animation: str = "normal"
    reduced_motion: bool = False
    confirm: bool = True
    confirm_leave: bool = False
    confirm_replace: bool = True
    confirm_delete: bool = True
    fullscreen: bool = False
    display: int = 0
    window: tuple[int, int] | None = None
    interface: int = 100
    text: int = 100
    contrast: bool = False
    palette: str = "normal"
    language: str = ""
    master: int = 80
    effects: int = 100
    music: int = 70
    ambience: int = 70
    mute: bool = False
    captions: bool = False
    background: bool = False
    keys: tuple[tuple[str, str], ...] = ()
    new_game: NewGame = field(default_factory=NewGame)

    def to_json(self) -> dict[str, Any]:
        """Return what is written to the file."""
        return {"version": VERSION, **asdict(self)}

    @staticmethod
    def from_json(value: object) -> Preferences:
        """Return settings from a file's content; what is missing or makes no sense is as it is at first.

        Raises:
            ValueError: not an object, or written by a newer version.
        """
        if not isinstance(value, dict) or not isinstance(value.get("version"), int):
            raise ValueError("not a settings file")
        if value["version"] > VERSION:
            raise ValueError("written by a newer version")
        if value["version"] < 2:
            value = {**value, "new_game": _by_id(value.get("new_game"))}
        read: dict[str, Any] = {}
        for item in fields(Preferences):
            given = value.get(item.name)
            if item.name in _READERS:
                given = _READERS[item.name](given)
            elif not isinstance(given, bool):
                given = None
            if given is not None:
                read[item.name] = given
        return Preferences(**read)


def _one_of(*known: str) -> Callable[[object], str | None]:
    return lambda value: value if isinstance(value, str) and value in known else None


def _between(least: int, most: int) -> Callable[[object], int | None]:
    def read(value: object) -> int | None:
        return (
            value
            if isinstance(value, int) and not isinstance(value, bool) and least <= value <= most
            else None
        )

    return read


def _language(value: object) -> str | None:
    return value if isinstance(value, str) and (not value or _LANGUAGE.fullmatch(value)) else None


def _keys(value: object) -> tuple[tuple[str, str], ...]:
    if not isinstance(value, list):
        return ()
    pairs = (pair for pair in value if isinstance(pair, list) and len(pair) == 2)
    return tuple((a, b) for a, b in pairs if isinstance(a, str) and isinstance(b, str))


def _size(value: object) -> tuple[int, int] | None:
    if (
        isinstance(value, list)
        and len(value) == 2
        and all(isinstance(v, int) and 100 <= v <= 20000 for v in value)
    ):
        return value[0], value[1]
    return None


def _by_id(value: object) -> object:
    """The new game of version 1, in which an expansion stood under a key of its own: its id with "_" in place
    of "-"."""
    if not isinstance(value, dict):
        return value
    known = {item.name for item in fields(NewGame)}
    chosen = sorted(key.replace("_", "-") for key in value if key not in known and value[key] is True)
    return {**value, "expansions": chosen}


def _ids(value: object) -> tuple[str, ...]:
    """The ids of a list, each once; what cannot be one is left out."""
    listed = value[:MOST_IDS] if isinstance(value, list) else []
    return tuple(dict.fromkeys(one for one in listed if isinstance(one, str) and 0 < len(one) <= LONGEST_ID))


def _new_game(value: object) -> NewGame:
    if not isinstance(value, dict):
        return NewGame()
    players = []
    for one in value.get("players") or ():
        if isinstance(one, dict) and isinstance(one.get("name"), str) and one.get("mark") in (0, 1, 2, 3):
            players.append(Player(one["name"], one["mark"]))
    marks = {p.mark for p in players}
    if not 2 <= len(players) <= 4 or len(marks) < len(players):
        players = []
    first = value.get("first")
    seed, seats = value.get("seed"), value.get("seats")
    return NewGame(
        tuple(players),
        next(iter(_ids([value.get("difficulty")])), ""),
        first
        if isinstance(first, int) and not isinstance(first, bool) and 0 <= first < len(players)
        else None,
        seed if isinstance(seed, str) else "",
        seats=seats if isinstance(seats, int) and not isinstance(seats, bool) and 0 <= seats <= 4 else 0,
        rooms=value["rooms"] if value.get("rooms") in ROOMS else "v1",
        picked=_ids(value.get("picked")),
        expansions=_ids(value.get("expansions")),
        no_counting=value.get("no_counting") is True,
    )


_LANGUAGE = re.compile(r"[A-Za-z]{2,3}([-_][A-Za-z0-9]+)*")
_READERS: dict[str, Callable[[object], Any]] = {
    "animation": _one_of(*SPEEDS),
    "palette": _one_of(*PALETTES),
    "language": _language,
    "display": _between(0, 15),
    "window": _size,
    "interface": _between(*INTERFACE),
    "text": _between(*TEXT),
    **dict.fromkeys(("master", "effects", "music", "ambience"), _between(*VOLUME)),
    "keys": _keys,
    "new_game": _new_game,
}
"""How a field is read from a file: None where it makes no sense. All other fields are true or false."""


class PreferencesFile:
    """The settings on disk.

    Args:
        path: of the file; its folder is made when needed.
    """

    def __init__(self, path: Path) -> None:
        self.path = path

    def load(self) -> tuple[Preferences, Path | None]:
        """Return the settings, and where an unreadable file was put aside (None if all was well)."""
        try:
            return Preferences.from_json(read_json(self.path, LARGEST)), None
        except FileNotFoundError:
            return Preferences(), None
        except ValueError:
            # Where it cannot be moved it cannot be written over either: it is told of where it lies.
            return Preferences(), set_aside(self.path) or self.path

    def save(self, settings: Preferences) -> None:
        """Write the settings.

        Raises:
            OSError: the disk refuses.
        """
        write_bytes(self.path, encode_json(settings.to_json(), indent=1))
