"""The step in progress: a state that can still change, and the events so far.

The functions here change the state and record the event in one go; verbs change nothing any other way. They
raise `CannotError` where there is nothing to act on.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from game.rules import chance
from game.rules.effects.mistakes import CannotError
from game.rules.events import (
    ActionSpent,
    ActionTokenMoved,
    CardMoved,
    CubeMoved,
    Event,
    ProtectionMoved,
    Rolled,
    TokenSpent,
)
from game.rules.states.packed_hands import MOST_COPIES, SHIFT, UNIT
from game.rules.states.state import Frame, State, with_item

WAIT = -1
"""An operation returns this instead of the next address: a question waits, or the game is over."""


class Interrupt(Exception):  # noqa: N818 (a turn of the game, not a mistake)
    """Ends all running lists; the named watch list of the content runs instead (R-18)."""

    def __init__(self, watch: str) -> None:
        super().__init__(watch)
        self.watch = watch


class Execution:
    """One call of the engine: state, events, the values of the running list and the lists that called it."""

    __slots__ = ("state", "events", "values", "stack", "dice", "revealed")

    def __init__(self, state: State, dice: list[int] | None) -> None:
        self.state = state
        self.events: list[Event] = []
        self.values: list[Any] = []
        self.stack: list[Frame] = []
        self.dice = dice
        self.revealed = False


Op = Callable[[Execution], int]
"""An operation: does its part of the work and returns the address of the next one, or `WAIT`."""


class Names(NamedTuple):
    """Zone names and resource names by index, so that events need no formatting."""

    resource: tuple[str, ...]
    room: tuple[str, ...]
    hand: tuple[str, ...]
    crew: tuple[str, ...]
    face_up: tuple[str, ...]
    space: tuple[tuple[str, ...], ...]
    room_zone: tuple[str, ...]


def pay(work: Execution, cost: int) -> None:
    """Spend actions, the base actions before any Action token (R-6)."""
    state = work.state
    crew = state.active
    for _ in range(cost):
        if state.actions_left:
            state.actions_left -= 1
            work.events.append(ActionSpent(crew, state.actions_left))
        else:
            tokens = state.action_tokens
            if not tokens[crew]:
                raise CannotError("the active crew member has no action and no Action token left")
            state.action_tokens = with_item(tokens, crew, tokens[crew] - 1)
            state.token_supply += 1
            work.events.append(TokenSpent(crew))


class Piece(NamedTuple):
    """A kind of piece that crew members hold: its supply and its holders in the state, and its event."""

    supply: str
    held: str
    moved: Callable[[str, str, str], Event]


PIECES = {
    "action-token": Piece(
        "token_supply", "action_tokens", lambda start, end, _: ActionTokenMoved(start, end)
    ),
    "repair-cube": Piece("cube_supply", "repair_cubes", lambda start, end, _: CubeMoved(start, end)),
    "protection-token": Piece("shield_supply", "shields", ProtectionMoved),
}
"""By the name that content gives them (R-6, R-23, R-26)."""


def gain(work: Execution, piece: Piece, crew: int, names: Names) -> bool:
    """Give a piece from the supply; return False if there is none."""
    state = work.state
    left = getattr(state, piece.supply)
    if not left:
        return False
    held = getattr(state, piece.held)
    setattr(state, piece.supply, left - 1)
    setattr(state, piece.held, with_item(held, crew, held[crew] + 1))
    work.events.append(piece.moved("supply", names.crew[crew], "placed"))
    return True


def drop(work: Execution, piece: Piece, crew: int, names: Names, why: str = "returned") -> bool:
    """Put a piece of a crew member back to the supply; return False if they hold none.

    Args:
        work: the step in progress.
        piece: its kind.
        crew: whose it is.
        names: of the zones.
        why: `absorbed` (R-16) or `returned`, told of Protection tokens only.
    """
    state = work.state
    held = getattr(state, piece.held)
    if not held[crew]:
        return False
    setattr(state, piece.held, with_item(held, crew, held[crew] - 1))
    setattr(state, piece.supply, getattr(state, piece.supply) + 1)
    work.events.append(piece.moved(names.crew[crew], "supply", why))
    return True


def add_to_hand(state: State, crew: int, card: int) -> None:
    """Put a card into the hand that a crew member plays from."""
    hand = state.table.hand_of[crew]
    hands = state.hands
    state.hands = (*hands[:hand], hands[hand] + UNIT[card], *hands[hand + 1 :])


def take_from_hand(state: State, crew: int, card: int) -> None:
    """Take a card out of the hand that a crew member plays from."""
    hand = state.table.hand_of[crew]
    hands = state.hands
    held = hands[hand]
    if not held >> SHIFT[card] & MOST_COPIES:
        raise CannotError("the card is not in the hand")
    state.hands = (*hands[:hand], held - UNIT[card], *hands[hand + 1 :])


def top_of_deck(work: Execution) -> int:
    """Take the top card of the Resource deck; its caller lays it down, then calls `deck_shrank`."""
    state = work.state
    deck = state.deck
    if not deck:
        raise CannotError("the Resource deck is empty")
    state.deck = deck[1:]
    work.revealed = True
    return deck[0]


def deck_shrank(work: Execution) -> None:
    """End the game if the Resource deck is empty (R-18); call it once the card has been laid down."""
    if not work.state.deck:
        raise Interrupt("deck-empty")


def refill_face_up(work: Execution, index: int, names: Names) -> None:
    """Lay the top card of the deck on a place of the face-up row."""
    state = work.state
    card = top_of_deck(work)
    row = state.face_up
    state.face_up = row[:index] + bytes((card,)) + row[index + 1 :]
    work.events.append(CardMoved(names.resource[card], "deck", names.face_up[index]))
    deck_shrank(work)


def roll(work: Execution, reason: str, crew: int) -> int:
    """Roll the die for a crew member: the next forced roll if there is one, else chance."""
    state = work.state
    if work.dice:
        value = work.dice.pop(0)
    else:
        below, state.rng = chance.below(state.rng, 6, reason)
        value = below + 1
    work.revealed = True
    work.events.append(Rolled(crew, value, reason))
    return value


def shuffle(work: Execution, items: bytes, use: str) -> bytes:
    """Return the items in random order; `use` names what is shuffled."""
    result, work.state.rng = chance.shuffled(work.state.rng, items, use)
    return bytes(result)


def place_cube(work: Execution, room: int, slot: int, holder: int | None, names: Names) -> None:
    """Put a cube on a repair space, from a holder or (None) from the supply; both must have one."""
    state = work.state
    cubes = state.cubes
    if slot >= len(names.space[room]) or cubes[room] >> slot & 1:
        raise CannotError("the room has no such empty repair space")
    if holder is None:
        state.cube_supply -= 1
        origin = "supply"
    else:
        held = state.repair_cubes
        state.repair_cubes = with_item(held, holder, held[holder] - 1)
        origin = names.crew[holder]
    state.cubes = with_item(cubes, room, cubes[room] | 1 << slot)
    work.events.append(CubeMoved(origin, names.space[room][slot]))


def remove_cube(work: Execution, room: int, names: Names) -> None:
    """Take the topmost remaining cube off a room (R-16)."""
    state = work.state
    cubes = state.cubes[room]
    if not cubes:
        raise CannotError("the room has no cube")
    slot = (cubes & -cubes).bit_length() - 1
    state.cubes = with_item(state.cubes, room, cubes & (cubes - 1))
    state.cube_supply += 1
    work.events.append(CubeMoved(names.space[room][slot], "supply"))


def place_protection(work: Execution, room: int, crew: int, names: Names) -> None:
    """Lay a crew member's Protection token from the supply on a room (R-26)."""
    state = work.state
    if not state.shield_supply:
        raise CannotError("the supply has no Protection token")
    state.shield_supply -= 1
    state.protection = with_item(state.protection, room, (*state.protection[room], crew))
    work.events.append(ProtectionMoved("supply", names.room_zone[room], "placed"))


def remove_protection(work: Execution, room: int, index: int, why: str, names: Names) -> None:
    """Take a Protection token off a room, back to the supply; `why` is `absorbed` or `returned`."""
    state = work.state
    tokens = state.protection[room]
    if not tokens:
        raise CannotError("the room has no Protection token")
    state.protection = with_item(state.protection, room, tokens[:index] + tokens[index + 1 :])
    state.shield_supply += 1
    work.events.append(ProtectionMoved(names.room_zone[room], "supply", why))
