"""The content of the game: frozen and typed. `game.rules.loader.loading` reads it from YAML.

Lists of steps stay `Node`s here; the engine binds them once (`game.rules.effects`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from game.rules.loader.yaml_nodes import Node

VARIANTS = ("v1", "v2")
MIXED = "mixed"
"""The rooms of a game in which chance decides on the side of each, as SETTINGS name that."""
ROOM_SIGN = "\u2b1c"
"""Of a room that names none: a white square."""
SUPPLIES = ("repair-cubes", "action-tokens", "protection-tokens")
NUMBERS = (
    *("base-actions", "hand-limit", "deck-cards", "setup-damage", "starting-hand", "scavenge", "hull-breach"),
)
"""Numbers that every content has a name for: players are told of them (`game.rules.queries.facts`)."""


@dataclass(frozen=True, slots=True)
class Resource:
    """A kind of Resource card; `copies` is None where the difficulty says how many."""

    id: str
    copies: int | None
    wild: bool


@dataclass(frozen=True, slots=True)
class DamageCard:
    """A Damage card: room indices in printed order, or `any` many rooms of the players' choice.

    A card that is `swapped_in` takes the place of a random card of its type (R-31).
    """

    type: int
    rooms: tuple[int, ...]
    any: int
    swapped_in: bool = False


@dataclass(frozen=True, slots=True)
class Variant:
    """Hold what one variant of a room does; the nodes are bound by the engine.

    `cost` counts actions. `passive` rooms cannot be activated; `why` then names the reason. With fewer than
    `players` players the room is v1 instead. `text` begins the ids of its texts, which end in `-short` and
    `-full`.
    """

    cost: int
    passive: bool
    players: int
    text: str
    why: Node | None
    when: Node | None
    steps: Node | None
    turn_start: Node | None


@dataclass(frozen=True, slots=True)
class Room:
    """A room: its repair track top to bottom and its divert cost, both as resource indices.

    `sign` stands for it where a flight is told in a line of plain text.
    """

    id: str
    repair: tuple[int, ...]
    divert: tuple[int, ...]
    variants: dict[str, Variant]
    sign: str = ROOM_SIGN


class Side(NamedTuple):
    """A room in the place of another one, as a further side of it.

    Attributes:
        before, after: the ids of the rooms.
        variants: those of the room that comes.
    """

    before: str
    after: str
    variants: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Expansion:
    """Hold what an expansion says of itself.

    Args:
        id: the name of its folder.
        setting: the key of `new` that stands for it, true or false; None: it is named under `expansions`.
        always: it comes into every game of its numbers of players by itself.
        players: the numbers of players it is for.
        crew: how many crew members there are with it; None: as many as players.
        one_hand: the whole crew plays from one hand (R-28).
        code: its place in game codes of the first form.
        apart: ids of the expansions that are never in one game with it.
        mark: fingerprint of the rules that it brings, of somebody's own expansions; empty for the game's own.
        side: where it does no more than put one room in the place of another; None where it does.
    """

    id: str
    setting: str | None
    always: bool
    players: tuple[int, ...]
    crew: int | None = None
    one_hand: bool = False
    code: int | None = None
    apart: frozenset[str] = frozenset()
    mark: str = ""
    side: Side | None = None


@dataclass(frozen=True, slots=True)
class Content:
    """Everything that the data folder says. Resources and rooms are in the order of their ids.

    `numbers` are those that steps use by name. `players` are the numbers of players that there can be.
    `usual` is the difficulty that is suggested.
    `editions` holds the content by the ids of the expansions in it; that without any is the base content.
    """

    resources: tuple[Resource, ...]
    rooms: tuple[Room, ...]
    damage: tuple[DamageCard, ...]
    difficulties: dict[str, dict[int, int]]
    usual: str
    centre: int
    ship: tuple[int, ...]
    supplies: dict[str, int]
    face_up: int
    players: tuple[int, ...]
    crew: tuple[str, ...]
    numbers: dict[str, Node]
    lists: dict[str, Node]
    actions: dict[str, Node]
    resume: dict[str, Node]
    watch: dict[str, Node]
    expansions: tuple[Expansion, ...] = ()
    editions: Mapping[tuple[str, ...], Content] = field(default_factory=dict, compare=False, repr=False)
    present: tuple[Expansion, ...] = ()
    """The expansions that this content is with."""

    def crew_count(self, players: int) -> int:
        """Return how many crew members so many players have: one each, or as an expansion says (R-28)."""
        return next((one.crew for one in self.present if one.crew is not None), players)

    @property
    def one_hand(self) -> bool:
        """Return whether the whole crew plays from one hand (R-28)."""
        return any(one.one_hand for one in self.present)

    def variant(self, room: int, wanted: str, players: int) -> str:
        """The variant in which a room is dealt: the one that is wanted, unless the players are too few."""
        variants = self.rooms[room].variants
        return wanted if wanted in variants and players >= variants[wanted].players else VARIANTS[0]

    def copies(self, difficulty: str) -> tuple[int, ...]:
        """Return how many cards of each resource are in the game."""
        extra = self.difficulties[difficulty]
        return tuple(
            extra.get(index, 0) if item.copies is None else item.copies
            for index, item in enumerate(self.resources)
        )
