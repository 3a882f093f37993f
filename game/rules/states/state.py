"""The state of a game: ids, counts and tuples, nothing that can change by itself.

Every value is immutable, so a copy is a copy of references. What never changes during a game (settings, grid)
is one shared `GameTable`.
"""

from __future__ import annotations

from typing import Any, NamedTuple, Self

from game.rules.chance import Chance
from game.rules.game_table import GameTable

Locals = tuple[Any, ...]
Frame = tuple[int, Locals]
"""A running list of steps: the address of its next step, and the values of its names (None: not yet set)."""

POD = -1
"""Place of a meeple that left in the Escape Pod (R-32)."""


class Result(NamedTuple):
    """Hold how the game ended; `room` is the index of the room that was destroyed."""

    won: bool
    reason: str
    winners: tuple[int, ...]
    room: int | None


class State:
    """Everything that can change in a game.

    Rooms and resources are indices into the content (both in the order of their ids); hands are packed
    (`packed_hands.py`), indexed by hand, not by crew member. `cubes` is a bit mask per room, bit n for repair
    space n. Decks and piles are bytes, the top card first. `stack` holds the running lists of steps, the
    innermost last. `asked` belongs to the engine: what is asked, where it has been listed (`GameState`).
    """

    __slots__ = (
        "table", "cubes", "diverted", "protection", "at", "hands", "action_tokens", "repair_cubes",
        "shields", "deck", "discard", "face_up", "damage_deck", "damage_discard", "cube_supply",
        "token_supply", "shield_supply", "first", "active", "phase", "actions_left", "turn", "result",
        "rng", "stack", "asked",
    )  # fmt: skip

    table: GameTable
    cubes: tuple[int, ...]
    diverted: tuple[bool, ...]
    protection: tuple[tuple[int, ...], ...]
    at: tuple[int, ...]
    hands: tuple[int, ...]
    action_tokens: tuple[int, ...]
    repair_cubes: tuple[int, ...]
    shields: tuple[int, ...]
    deck: bytes
    discard: bytes
    face_up: bytes
    damage_deck: bytes
    damage_discard: bytes
    cube_supply: int
    token_supply: int
    shield_supply: int
    first: int
    active: int
    phase: str
    actions_left: int
    turn: int
    result: Result | None
    rng: Chance
    stack: tuple[Frame, ...]
    asked: object

    def copy(self) -> Self:
        """A state that can be changed without changing this one."""
        new = self.__class__.__new__(self.__class__)  # a compiled class refuses `object.__new__`
        new.table = self.table
        new.cubes = self.cubes
        new.diverted = self.diverted
        new.protection = self.protection
        new.at = self.at
        new.hands = self.hands
        new.action_tokens = self.action_tokens
        new.repair_cubes = self.repair_cubes
        new.shields = self.shields
        new.deck = self.deck
        new.discard = self.discard
        new.face_up = self.face_up
        new.damage_deck = self.damage_deck
        new.damage_discard = self.damage_discard
        new.cube_supply = self.cube_supply
        new.token_supply = self.token_supply
        new.shield_supply = self.shield_supply
        new.first = self.first
        new.active = self.active
        new.phase = self.phase
        new.actions_left = self.actions_left
        new.turn = self.turn
        new.result = self.result
        new.rng = self.rng
        new.stack = self.stack
        new.asked = None
        return new


def with_item(values: tuple[Any, ...], index: int, value: Any) -> tuple[Any, ...]:
    """The tuple with one item replaced."""
    return (*values[:index], value, *values[index + 1 :])
