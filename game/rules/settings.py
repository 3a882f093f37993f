"""What a game is set up with: the referee's `new`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any

from game.rules.source import nearest_name

MODES = ("solo", "damage_control", "escape_pod")
"""The settings by which an expansion can come into a game."""


class SettingsError(ValueError):
    """Settings that do not go together; the message is a sentence."""


@dataclass(frozen=True, slots=True)
class Settings:
    """What `new` takes, in the protocol's terms.

    `rooms` is "v1", "v2", "mixed" or pairs (room id, variant); `first` is a crew index or None for chance;
    `names` is one name per crew member or None for the default names.
    """

    players: int
    difficulty: str
    seed: int
    rooms: str | tuple[tuple[str, str], ...] = "v1"
    damage_control: bool = False
    escape_pod: bool = False
    no_counting: bool = False
    first: int | None = None
    names: tuple[str, ...] | None = None

    @property
    def crew_count(self) -> int:
        """How many meeples are aboard: three in solo (R-28), else one per player."""
        return 3 if self.players == 1 else self.players

    @property
    def modes(self) -> tuple[str, ...]:
        """Those of `MODES` that are on."""
        on = (self.players == 1, self.damage_control, self.escape_pod)
        return tuple(mode for mode, wanted in zip(MODES, on, strict=True) if wanted)

    def variant_of(self, room: str) -> str | None:
        """The variant in which a room is wanted; None when chance decides."""
        if isinstance(self.rooms, str):
            return None if self.rooms == "mixed" else self.rooms
        return dict(self.rooms).get(room, "v1")

    def __post_init__(self) -> None:
        if not 1 <= self.players <= 4:
            raise SettingsError(f"The setting 'players' is {self.players}, but must be from 1 to 4.")
        crew = self.crew_count
        if self.first is not None and not 0 <= self.first < crew:
            raise SettingsError(
                f"The setting 'first' is {self.first}, but must be from 0 to {crew - 1} or null."
            )
        if self.names is not None and len(self.names) != crew:
            raise SettingsError(f"The setting 'names' has {len(self.names)} names, but must have {crew}.")
        if isinstance(self.rooms, str) and self.rooms not in ("v1", "v2", "mixed"):
            raise SettingsError(
                f"The setting 'rooms' is {self.rooms!r}, but must be v1, v2, mixed or an object."
            )

    @classmethod
    def from_json(cls, form: object) -> Settings:
        """The settings of a protocol `new` object.

        Raises:
            SettingsError: a key is unknown, missing or of the wrong type, or settings do not go together.
        """
        if not isinstance(form, Mapping):
            raise SettingsError("The settings must be an object.")
        known = [field.name for field in fields(cls)]
        for key in form:
            if key not in known:
                near = nearest_name(str(key), known)
                hint = f" Did you mean {near!r}?" if near else ""
                raise SettingsError(f"There is no setting {key!r}.{hint}")
        for key in ("players", "difficulty", "seed"):
            if key not in form:
                raise SettingsError(f"The setting {key!r} is missing.")
        names = form.get("names")
        return cls(
            players=_integer(form, "players"),
            difficulty=_text(form["difficulty"], "difficulty"),
            seed=_integer(form, "seed"),
            rooms=_rooms(form.get("rooms", "v1")),
            damage_control=_flag(form, "damage_control"),
            escape_pod=_flag(form, "escape_pod"),
            no_counting=_flag(form, "no_counting"),
            first=None if form.get("first") is None else _integer(form, "first"),
            names=None if names is None else _names(names),
        )

    def to_json(self) -> dict[str, Any]:
        """The settings as a protocol `new` object, every key present."""
        return {
            "players": self.players,
            "difficulty": self.difficulty,
            "seed": self.seed,
            "rooms": self.rooms if isinstance(self.rooms, str) else dict(self.rooms),
            "damage_control": self.damage_control,
            "escape_pod": self.escape_pod,
            "no_counting": self.no_counting,
            "first": self.first,
            "names": None if self.names is None else list(self.names),
        }


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
        raise SettingsError(f"The setting {key!r} is {value!r}, but must be a text.")
    return value


def _rooms(value: object) -> str | tuple[tuple[str, str], ...]:
    if isinstance(value, Mapping):
        return tuple((_text(room, "rooms"), _text(variant, "rooms")) for room, variant in value.items())
    return _text(value, "rooms")


def _names(value: object) -> tuple[str, ...]:
    if not isinstance(value, (list, tuple)):
        raise SettingsError(f"The setting 'names' is {value!r}, but must be a list of texts.")
    return tuple(_text(name, "names") for name in value)
