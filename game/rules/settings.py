"""Read what a game is set up with: the referee's `new`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any

from game.rules.chance import KINDS, ONE_STREAM
from game.rules.protocol import SettingsDict


class SettingsError(ValueError):
    """Settings that do not go together; the message is a sentence."""


@dataclass(frozen=True, slots=True)
class Settings:
    """Hold what `new` takes, in the protocol's terms.

    Whether all this goes together, and is there, only the content can tell (`Engine.complete`).

    Args:
        players: how many.
        difficulty: id.
        seed: of chance.
        rooms: "v1", "v2", "mixed" or pairs (room id, variant).
        expansions: ids; None if nothing is said of them. Once complete they are all those chosen, or None
            where the switches tell as much.
        switches: expansions by a key of their own, each wanted or not. Once complete every one there is.
        no_counting: the numbers of hidden cards are not shown (R-35).
        first: a crew index; None for chance.
        names: one per crew member; None for the default names.
        chance: the kind of chance, one of `chance.KINDS`.
    """

    players: int
    difficulty: str
    seed: int
    rooms: str | tuple[tuple[str, str], ...] = "v1"
    expansions: tuple[str, ...] | None = None
    switches: tuple[tuple[str, Any], ...] = ()
    no_counting: bool = False
    first: int | None = None
    names: tuple[str, ...] | None = None
    chance: int = ONE_STREAM

    def variant_of(self, room: str) -> str | None:
        """The variant in which a room is wanted; None when chance decides."""
        if isinstance(self.rooms, str):
            return None if self.rooms == "mixed" else self.rooms
        return dict(self.rooms).get(room, "v1")

    def __post_init__(self) -> None:
        if isinstance(self.rooms, str) and self.rooms not in ("v1", "v2", "mixed"):
            raise SettingsError(
                f"The setting 'rooms' is {self.rooms!r}, but must be v1, v2, mixed or an object."
            )
        if self.chance not in KINDS:
            raise SettingsError(f"The setting 'chance' is {self.chance!r}, but must be 1 or 2.")

    @classmethod
    def from_json(cls, form: object, chance: int = ONE_STREAM) -> Settings:
        """The settings of a protocol `new` object.

        Args:
            form: the object.
            chance: the kind of chance where the object names none: flights recorded before there were two
                have the first.

        Raises:
            SettingsError: a key is missing, or a value of the wrong type. Keys that are none of `KEYS` are
                kept as `switches`: the content tells whether it knows them.
        """
        if not isinstance(form, Mapping):
            raise SettingsError("The settings must be an object.")
        for key in ("players", "difficulty", "seed"):
            if key not in form:
                raise SettingsError(f"The setting {key!r} is missing.")
        names = form.get("names")
        return cls(
            players=_integer(form, "players"),
            difficulty=_text(form["difficulty"], "difficulty"),
            seed=_integer(form, "seed"),
            rooms=_rooms(form.get("rooms", "v1")),
            expansions=_ids(form["expansions"]) if "expansions" in form else None,
            switches=tuple((key, value) for key, value in form.items() if key not in KEYS),
            no_counting=_flag(form, "no_counting"),
            first=None if form.get("first") is None else _integer(form, "first"),
            names=None if names is None else _names(names),
            chance=_integer(form, "chance") if "chance" in form else chance,
        )

    def to_json(self) -> SettingsDict:
        """The settings as a protocol `new` object, every key present but for expansions not spoken of
        and the first kind of chance, which no flight of its time named."""
        form: Any = {  # the content names the keys of the switches
            "players": self.players,
            "difficulty": self.difficulty,
            "seed": self.seed,
            "rooms": self.rooms if isinstance(self.rooms, str) else dict(self.rooms),
            **({} if self.expansions is None else {"expansions": list(self.expansions)}),
            **dict(self.switches),
            "no_counting": self.no_counting,
            "first": self.first,
            "names": None if self.names is None else list(self.names),
            **({} if self.chance == ONE_STREAM else {"chance": self.chance}),
        }
        settings: SettingsDict = form
        return settings


KEYS = tuple(field.name for field in fields(Settings) if field.name != "switches")
"""The keys of `new` that every content knows."""


def _integer(form: Mapping[str, Any], key: str) -> int:
    value = form[key]
    if isinstance(value, bool) or not isinstance(value, int):
        raise SettingsError(f"The setting {key!r} is {value!r}, but must be a whole number.")
    return value


def _flag(form: Mapping[str, Any], key: str) -> bool:
    value = form.get(key, False)
    if not isinstance(value, bool):
        raise SettingsError(f"The setting {key!r} is {value!r}, but must be true or false.")
    return value


def _text(value: object, key: str) -> str:
    if not isinstance(value, str):
        raise SettingsError(f"The setting {key!r} is {value!r}, but must be a string.")
    return value


def _ids(value: object) -> tuple[str, ...]:
    if not isinstance(value, (list, tuple)):
        raise SettingsError(f"The setting 'expansions' is {value!r}, but must be a list of strings.")
    ids = tuple(_text(item, "expansions") for item in value)
    twice = next((id for id, count in Counter(ids).items() if count > 1), None)
    if twice is not None:
        raise SettingsError(f"The setting 'expansions' names {twice!r} twice.")
    return ids


def _rooms(value: object) -> str | tuple[tuple[str, str], ...]:
    if isinstance(value, Mapping):
        return tuple((_text(room, "rooms"), _text(variant, "rooms")) for room, variant in value.items())
    return _text(value, "rooms")


def _names(value: object) -> tuple[str, ...]:
    if not isinstance(value, (list, tuple)):
        raise SettingsError(f"The setting 'names' is {value!r}, but must be a list of strings.")
    return tuple(_text(name, "names") for name in value)
