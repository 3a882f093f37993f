"""The dicts of the protocol, by their keys and values: what the referee prints and the window reads.

docs/protocol.md says what they mean; here stands what they are made of, so that a slip in a key is found
before the program runs. Inside the rules things are objects (`State`, `Decision`, `Option`, `Event`); each
gives its dict with `to_json`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NotRequired, Required, TypeAlias, TypedDict

JSON: TypeAlias = Any
"""A value that the content gives its form: text, number, truth value, list or object of these."""

OptionDict: TypeAlias = Mapping[str, JSON]
"""One legal choice, or, where it is tried, a part of one. No type can say more: the content's `choose` steps
name the keys, and an expansion may name others."""


class AnyRoomsDict(TypedDict):
    """A Damage card that leaves its rooms to the crew (R-31)."""

    any: int


DamageCardDict: TypeAlias = list[str] | AnyRoomsDict
"""A Damage card: the ids of its rooms, or how many the crew chooses."""


class SetupDict(TypedDict, total=False):
    """Hold what `new` takes: SETTINGS in which only the first three keys must be there."""

    players: Required[int]
    difficulty: Required[str]
    seed: Required[int]
    rooms: str | dict[str, str]
    expansions: list[str]
    damage_control: bool
    escape_pod: bool
    no_counting: bool
    first: int | None
    names: list[str] | None
    chance: int


class SettingsDict(TypedDict):
    """SETTINGS, complete. Any other expansion that has a key of its own adds it."""

    players: int
    difficulty: str
    seed: NotRequired[int]
    """Not in a VIEW."""
    rooms: str | dict[str, str]
    expansions: NotRequired[list[str]]
    damage_control: NotRequired[bool]
    escape_pod: NotRequired[bool]
    no_counting: bool
    first: int | None
    names: list[str] | None
    chance: NotRequired[int]
    """The kind of chance; without it the first."""


class RoomDict(TypedDict):
    """A room of STATE; `protection` holds the owners of its tokens, oldest first."""

    id: str
    variant: str
    cubes: list[bool]
    diverted: bool
    protection: list[int]


class MemberDict(TypedDict):
    """A crew member of STATE; `at` is a grid position or `pod`."""

    name: str
    at: int | str
    hand: list[str]
    action_tokens: int
    repair_cubes: int
    protection_tokens: int


class ResultDict(TypedDict):
    """Hold how a game ended; `room` is there when one was destroyed."""

    won: bool
    reason: str
    winners: list[int]
    room: NotRequired[str]


class CommonDict(TypedDict):
    """Hold what STATE and VIEW share."""

    settings: SettingsDict
    rooms: list[RoomDict]
    crew: list[MemberDict]
    face_up: list[str]
    first: int
    active: int
    phase: str
    actions_left: int
    turn: int
    result: ResultDict | None


class StateDict(CommonDict):
    """STATE, the position itself; `pending` and `rng` are the engine's own form."""

    resource_deck: list[str]
    resource_discard: list[str]
    damage_deck: list[DamageCardDict]
    damage_discard: list[DamageCardDict]
    pending: JSON
    rng: JSON


class ResourceDeckDict(TypedDict):
    """The Resource deck of a VIEW: what it holds, sorted, and the cards seen on top."""

    count: int | None
    cards: list[str] | None
    top: list[str]


class DamageDeckDict(TypedDict):
    """The Damage deck of a VIEW: what it may hold, and the cards seen at both ends."""

    count: int | None
    cards: list[DamageCardDict] | None
    top: list[DamageCardDict]
    bottom: list[DamageCardDict]


class ViewDict(CommonDict):
    """VIEW, what a seat may read of STATE; with no counting piles and numbers are None (R-35)."""

    seat: int
    resource_deck: ResourceDeckDict
    resource_discard: list[str] | None
    damage_deck: DamageDeckDict
    damage_discard: list[DamageCardDict] | None


class SourceDict(TypedDict, total=False):
    """Hold whose question it is: a room's variant, or an expansion."""

    room: str
    variant: str
    expansion: str


class DecisionDict(TypedDict):
    """DECISION: who is asked what, and every legal answer once."""

    crew: int
    kind: str
    ask: str
    source: SourceDict | None
    options: list[OptionDict]


class ToldDict(TypedDict):
    """A value that a check's sentence may tell; None where what was tried leaves it open."""

    type: str
    value: JSON


class CheckDict(TypedDict):
    """CHECK: one condition of what was tried; the referee adds its sentence."""

    id: str
    met: bool
    values: dict[str, ToldDict]
    text: NotRequired[str]


class GameDict(TypedDict):
    """A game with its past, as it is saved: how it began, every choice, how many of them stand, STATE then.

    One that began with `new` has its settings, one that began with a `load` the STATE it began with.
    """

    settings: SettingsDict | None
    start: StateDict | None
    choices: list[OptionDict]
    rolls: dict[str, list[int]]
    cursor: int
    state: StateDict
    colours: NotRequired[list[int]]
    seats: NotRequired[JSON]
    whys: NotRequired[JSON]
    sat: NotRequired[JSON]
    guided: NotRequired[bool]
    missed: NotRequired[list[list[int | str]]]
    aids: NotRequired[list[str]]
    seconds: NotRequired[int]
    own: NotRequired[dict[str, str]]
