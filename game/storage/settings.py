"""The player's settings: read once, written when they change."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, field, fields, replace
from pathlib import Path
from typing import Any

from game.storage.atomic import set_aside, write_text

VERSION = 1
SPEEDS = ("off", "fast", "normal", "slow")
ROOMS = ("v1", "v2", "mixed", "pick")
"""Which variants of the rooms: all V1, all V2, by chance, or named room by room."""
DIFFICULTIES = ("easy", "medium", "hard", "veteran", "realist")


@dataclass(frozen=True)
class Player:
    """A crew member as last entered: a name and the number 0 to 3 of the mark."""

    name: str
    mark: int


@dataclass(frozen=True)
class NewGame:
    """What the setup screen showed last.

    Args:
        players: the crew in seat order: two to four, in solo three.
        difficulty: one of `DIFFICULTIES`.
        first: seat of the first player; None for chance.
        seed: as typed; empty for one by chance.
        solo: one player directs the three of them.
        rooms: one of `ROOMS`.
        picked: ids of the rooms that are V2 where rooms are named one by one.
        damage_control, escape_pod, no_counting: whether they were chosen.
    """

    players: tuple[Player, ...] = ()
    difficulty: str = "medium"
    first: int | None = None
    seed: str = ""
    solo: bool = False
    rooms: str = "v1"
    picked: tuple[str, ...] = ()
    damage_control: bool = False
    escape_pod: bool = False
    no_counting: bool = False


@dataclass(frozen=True)
class Settings:
    """Everything a player may choose that is no part of a game.

    Args:
        animation: `off`, `fast`, `normal` or `slow`.
        reduced_motion: no shaking, pulsing or tumbling.
        confirm: ask before actions are lost for nothing.
        fullscreen: whether the window fills the screen.
        window: width and height of the window in pixels; None for a size that suits the screen.
        new_game: what the setup screen showed last.
    """

    animation: str = "normal"
    reduced_motion: bool = False
    confirm: bool = True
    fullscreen: bool = False
    window: tuple[int, int] | None = None
    new_game: NewGame = field(default_factory=NewGame)

    def to_json(self) -> dict[str, Any]:
        """Return what is written to the file."""
        return {"version": VERSION, **asdict(self)}

    @staticmethod
    def from_json(value: object) -> Settings:
        """Return settings from a file's content; what is missing or makes no sense is as it is at first.

        Raises:
            ValueError: not an object, or written by a newer version.
        """
        if not isinstance(value, dict) or not isinstance(value.get("version"), int):
            raise ValueError("not a settings file")
        if value["version"] > VERSION:
            raise ValueError("written by a newer version")
        made = Settings()
        for item in fields(Settings):
            if item.name == "new_game":
                made = replace(made, new_game=_new_game(value.get("new_game")))
            elif item.name == "window":
                made = replace(made, window=_size(value.get("window")))
            elif item.name == "animation":
                if value.get("animation") in SPEEDS:
                    made = replace(made, animation=value["animation"])
            elif isinstance(value.get(item.name), bool):
                made = replace(made, **{item.name: value[item.name]})
        return made


def _size(value: object) -> tuple[int, int] | None:
    if (
        isinstance(value, list)
        and len(value) == 2
        and all(isinstance(v, int) and 100 <= v <= 20000 for v in value)
    ):
        return value[0], value[1]
    return None


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
    seed = value.get("seed")
    picked = value.get("picked")
    return NewGame(
        tuple(players),
        value["difficulty"] if value.get("difficulty") in DIFFICULTIES else "medium",
        first
        if isinstance(first, int) and not isinstance(first, bool) and 0 <= first < len(players)
        else None,
        seed if isinstance(seed, str) else "",
        solo=value.get("solo") is True and len(players) == 3,
        rooms=value["rooms"] if value.get("rooms") in ROOMS else "v1",
        picked=tuple(room for room in picked if isinstance(room, str)) if isinstance(picked, list) else (),
        damage_control=value.get("damage_control") is True,
        escape_pod=value.get("escape_pod") is True,
        no_counting=value.get("no_counting") is True,
    )


class SettingsFile:
    """The settings on disk.

    Args:
        path: of the file; its folder is made when needed.
    """

    def __init__(self, path: Path) -> None:
        self.path = path

    def load(self) -> tuple[Settings, Path | None]:
        """Return the settings, and where an unreadable file was put aside (None if all was well)."""
        try:
            text = self.path.read_text(encoding="utf-8")
        except FileNotFoundError:
            return Settings(), None
        except (OSError, UnicodeDecodeError):
            return Settings(), set_aside(self.path)
        try:
            return Settings.from_json(json.loads(text)), None
        except (ValueError, RecursionError):
            return Settings(), set_aside(self.path)

    def save(self, settings: Settings) -> None:
        """Write the settings.

        Raises:
            OSError: the disk refuses.
        """
        write_text(self.path, json.dumps(settings.to_json(), indent=1, ensure_ascii=False))
