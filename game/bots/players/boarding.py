"""Choose whether to leave the others behind: who boards the Escape Pod plays for itself (R-32 to R-34).

Both ways are played to their end by rules of thumb on the same cards, dealt at random: with everybody
aboard, how often the ship is saved; with this crew member in the pod, how often it is lost and the last roll
won. Only that counts for a deserter.
"""

from __future__ import annotations

import math
from typing import NamedTuple

from game.bots.chances import NORMAL_95
from game.bots.sim.apply_move import apply
from game.bots.sim.codes import ACT, CENTRE, M_BOARD, M_MOVE, PLACES, POD, WON
from game.bots.sim.heuristics import Thumb
from game.bots.sim.playing import play_out
from game.bots.sim.sim_ship import MODULUS, SimShip

DEALS = 40
"""Both ways are played on so many deals at most."""
FIRST = 8
"""Deals that are tried first: where the ship is saved on at least half of them, nobody thinks of leaving."""


class OwnChances(NamedTuple):
    """Hold what both ways came to.

    Attributes:
        aboard: the share of deals on which the ship was saved.
        alone: the share on which it was lost without the deserter, who won the last roll; 0 where the
            ship was saved often enough not to ask.
        deals: on how many.
    """

    aboard: float
    alone: float
    deals: int

    @property
    def margin(self) -> float:
        """Return how far apart luck alone may bring the two, in 95 of 100 cases."""
        spread = self.aboard * (1 - self.aboard) + self.alone * (1 - self.alone)
        return NORMAL_95 * math.sqrt(spread / self.deals)


def way_to_pod(ship: SimShip) -> list[int]:
    """Return the moves by which the active crew member boards the pod this turn; none where that cannot be.

    Args:
        ship: a position with an action to choose.
    """
    who, table = ship.active, ship.table
    place = ship.at[who]
    if ship.question != ACT or ship.done < table.pod_goal or POD in ship.at or ship.done == PLACES - 1:
        return []
    # A card on boarding and one before the last roll, as far as there are any: then no roll is above.
    if ship.held[table.hand_of[who]] + min(2, len(ship.discard)) >= len(table.breach):
        return []
    if table.steps[place * PLACES + CENTRE] + 1 > ship.actions + ship.tokens[who]:
        return []
    moves: list[int] = []
    while place != CENTRE:
        here = table.steps[place * PLACES + CENTRE]
        place = next(near for near in table.near[place] if table.steps[near * PLACES + CENTRE] < here)
        moves.append(M_MOVE | place << 8)
    return [*moves, M_BOARD]


def own_chances(thumb: Thumb, ship: SimShip, moves: list[int], deals: int = DEALS) -> OwnChances:
    """Play both ways to their end.

    Args:
        thumb: who plays on for everybody, and never boards.
        ship: the position; it stays as it is.
        moves: those by which the pod is boarded (`way_to_pod`).
        deals: on how many deals at most.
    """
    saved = alone = 0
    for deal in range(deals):
        if deal == FIRST and 2 * saved >= FIRST:
            return OwnChances(saved / FIRST, 0.0, FIRST)
        aboard = _dealt(ship, deal)
        play_out(thumb, aboard)
        saved += aboard.over == WON
    for deal in range(deals):
        left = _dealt(ship, deal)
        for move in moves:
            apply(left, move)
        play_out(thumb, left)
        alone += left.alone
    return OwnChances(saved / deals, alone / deals, deals)


def leaving(thumb: Thumb, ship: SimShip) -> int | None:
    """Return the first move of the way into the pod, where that is the better way for the active crew member.

    Args:
        thumb: who plays on for everybody.
        ship: the position; it stays as it is.
    """
    moves = way_to_pod(ship)
    if not moves:
        return None
    found = own_chances(thumb, ship, moves)
    return moves[0] if found.alone > found.aboard + found.margin else None


def _dealt(ship: SimShip, deal: int) -> SimShip:
    """A copy with what nobody knows dealt anew: the same for the same number."""
    new = ship.copy()
    new.rng = (deal * 69069 + ship.turn * 7919 + 1) % (MODULUS - 1) + 1
    new.below(7)
    new.deal_anew()
    return new
