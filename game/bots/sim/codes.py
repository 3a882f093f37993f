"""The numbers by which the simulator calls questions, abilities and moves.

A move is one integer: its code in the low eight bits, then its arguments, six bits each.
"""

from __future__ import annotations

from typing import Final

from game.bots.sim.rows import Whole

# What is asked. Questions that a room's ability asks have the number of the ability.
OVER: Final = 0
ACT: Final = 1
PICK: Final = 2
COLLECT: Final = 3
DISCARD: Final = 4
HOLDER: Final = 5
STRIKE: Final = 6

# Abilities, by what they do.
NONE: Final = 9
CORE: Final = 10
JOIN: Final = 11
APART: Final = 12
ORDER_CARDS: Final = 13
TAKE_CARD: Final = 14
EXCHANGE: Final = 15
CROSS_SWAP: Final = 16
TRADE_ONE: Final = 17
RECOVER_SWAP: Final = 18
RECOVER: Final = 19
REPAIR_AFAR: Final = 20
HAND_CUBE: Final = 21
REST: Final = 22
HAND_TOKENS: Final = 23
ORDER_DAMAGE: Final = 24
SPLIT_DAMAGE: Final = 25
SHIELD_ROOMS: Final = 26
SHIELD_CREW: Final = 27

# Moves of Phase 1.
M_MOVE: Final = 1  # place
M_SCAVENGE: Final = 2
M_GIVE: Final = 3  # card, to
M_TAKE: Final = 4  # card, from
M_TRADE: Final = 5  # give, take
M_REPAIR: Final = 6  # slot, card
M_CUBE: Final = 7  # slot
M_DIVERT: Final = 8  # three cards
M_ACTIVATE: Final = 9
M_BOARD: Final = 10
M_FINISH: Final = 11

# Answers to the other questions.
M_DECK: Final = 20
M_FACE: Final = 21  # card
M_NOTHING: Final = 22
M_DISCARD: Final = 23  # card
M_HOLDER: Final = 24  # crew
M_STRIKE: Final = 25  # how many, places
M_SEND: Final = 30  # crew, place
M_ORDER: Final = 31  # how many, cards
M_GIVE_FAR: Final = 32  # card, to
M_TAKE_FAR: Final = 33  # card, from
M_SWAP_FAR: Final = 34  # give, take, with
M_CROSS: Final = 35  # crew, crew, how many each, cards of the first, cards of the second
M_TRADE_ONE: Final = 36  # give, take
M_RECOVER_SWAP: Final = 37  # give, take
M_RECOVER: Final = 38  # take
M_AFAR: Final = 39  # place, slot, card
M_TO: Final = 40  # crew
M_TOKENS: Final = 41  # how many for each crew member
M_DAMAGE_ORDER: Final = 42  # how many, cards
M_DAMAGE_SPLIT: Final = 43  # how many on top, how many at the bottom, cards
M_SHIELDS: Final = 44  # how many, places

# How a game ends.
PLAYING: Final = 0
WON: Final = 1
DECK_EMPTY: Final = 2
DESTROYED: Final = 3

CENTRE: Final[Whole] = 4
PLACES: Final[Whole] = 9
SLOTS: Final[Whole] = 3  # repair spaces of a room
POD: Final[Whole] = -1


def arg(move: int, index: Whole) -> Whole:
    """An argument of a move."""
    return (move >> (8 + 6 * index)) & 63
