"""Compute how near hands are to what a room's divert cost asks for: what the captain of a guided game
counts."""

from __future__ import annotations

from collections import Counter

from game.rules.states.packed_hands import cards
from game.rules.states.state import State


def lacking(state: State, hand: int, room: int) -> tuple[int, ...]:
    """Return the cards of a room's divert cost that a hand lacks, Universals spent on the others (R-8, R-13).

    Args:
        state: the position.
        hand: packed.
        room: content index.
    """
    resources = state.table.content.resources
    held = Counter(cards(hand))
    wild = sum(count for card, count in held.items() if resources[card].wild)
    missing: list[int] = []
    for card in state.table.content.rooms[room].divert:
        if held[card]:
            held[card] -= 1
        else:
            missing.append(card)
    return tuple(missing[: max(0, len(missing) - wild)])


def rooms_to_go(state: State) -> tuple[int, ...]:
    """Return the rooms that are still to be diverted, in the order of the grid."""
    table = state.table
    return tuple(room for room in table.grid if room != table.content.centre and not state.diverted[room])


def nearest(state: State, hand: int) -> tuple[int, tuple[int, ...]] | None:
    """Return the room that a hand can divert soonest, and the cards it lacks; None once all are diverted.

    Every card that is lacking and every empty repair space counts the same; of equals it is the room whose
    cost lacks less.
    """
    found = [(room, lacking(state, hand, room)) for room in rooms_to_go(state)]
    full = state.table.full

    def away(one: tuple[int, tuple[int, ...]]) -> tuple[int, int]:
        room, cards = one
        return len(cards) + full[room].bit_count() - state.cubes[room].bit_count(), len(cards)

    return min(found, key=away, default=None)


def distance(state: State, hand: int) -> int:
    """Return how many cards a hand lacks for the room that it is nearest to."""
    return min((len(lacking(state, hand, room)) for room in rooms_to_go(state)), default=0)


def share_helps(before: State, after: State, giver: int, taker: int) -> bool:
    """Tell whether a card that went from hand to hand brings a room's cost nearer and sets nobody back.

    The giver may be set back where the taker is then nearer than both were.

    Args:
        before: the position before it.
        after: the position after it.
        giver: the crew member who had the card.
        taker: the crew member who has it.
    """
    hand_of = before.table.hand_of
    old, new = before.hands, after.hands
    gives, takes = hand_of[giver], hand_of[taker]
    had, has = distance(before, old[gives]), distance(after, new[gives])
    lacked, lacks = distance(before, old[takes]), distance(after, new[takes])
    return lacks < lacked and (has <= had or lacks < min(had, lacked))
