"""Plans: what can be done up to the next revelation, and what comes of it on cards dealt at random."""

from __future__ import annotations

from typing import final

from game.bots.sim.apply_move import apply
from game.bots.sim.codes import (
    ACT,
    M_ACTIVATE,
    M_BOARD,
    M_FINISH,
    M_SCAVENGE,
    ORDER_CARDS,
    ORDER_DAMAGE,
    PICK,
    PLACES,
    PLAYING,
    RECOVER,
    SPLIT_DAMAGE,
    TAKE_CARD,
    WON,
)  # fmt: skip
from game.bots.sim.heuristics import Thumb
from game.bots.sim.judging import chance_at
from game.bots.sim.legal_moves import legal
from game.bots.sim.network import ValueNetwork
from game.bots.sim.playing import play_turns
from game.bots.sim.rows import RowKey, Whole, lay, mypyc_attr, noughts, row_key
from game.bots.sim.sim_ship import MODULUS, SimShip

WIDTH = 6
"""Number of answers to a room's question that are looked at, the best ones by its rules of thumb."""


@mypyc_attr(acyclic=True)
@final
class Waypoint:
    """Hold how a position on the way of plans was reached.

    Args:
        before: where it comes from, or None.
        move: by which move.
        spent: so many actions have been used.
    """

    def __init__(self, before: Waypoint | None, move: int, spent: int) -> None:
        self.before: Waypoint | None = before
        self.move: int = move
        self.spent: int = spent

    def plan(self, move: int) -> list[int]:
        """All moves up to here, and one more."""
        moves = [move]
        point = self
        before = self.before
        while before is not None:
            moves.append(point.move)
            point = before
            before = point.before
        moves.reverse()
        return moves


@final
class Tree:
    """All plans from a position.

    Args:
        thumb: picks among many answers to one question.
        most: the most actions in a plan.
        limit: the most plans.
    """

    def __init__(self, thumb: Thumb, most: int, limit: int) -> None:
        self.thumb: Thumb = thumb
        self.most: int = most
        self.limit: int = limit
        self.plans: list[list[int]] = []
        self.known: set[RowKey] = set()
        self.next_ships: list[SimShip] = []
        self.next_points: list[Waypoint] = []

    def grow(self, ship: SimShip) -> None:
        """List the plans, those that lead to the same position once; the shortest first."""
        ships = [ship]
        points = [Waypoint(None, 0, 0)]
        while points:
            self.next_ships = []
            self.next_points = []
            for index in range(len(points)):
                self.branch(ships[index], points[index])
                if len(self.plans) >= self.limit:
                    return
            ships = self.next_ships
            points = self.next_points

    def usual(self, ship: SimShip) -> list[int]:
        """Return what rules of thumb would do up to the next revelation."""
        moves: list[int] = []
        now = ship.copy()
        while now.over == PLAYING and len(moves) < 8:
            move = self.thumb.choose(now)
            moves.append(move)
            if self.reveals(now, move):
                break
            apply(now, move)
        return moves

    def branch(self, ship: SimShip, point: Waypoint) -> None:
        """Go on from a position of a plan."""
        for move in self.candidates(ship, point.before is None):
            if self.reveals(ship, move):
                self.plans.append(point.plan(move))
                continue
            after = ship.copy()
            apply(after, move)
            if after.over != PLAYING:
                self.plans.append(point.plan(move))
                continue
            key = position_key(after)
            if key in self.known:
                continue
            self.known.add(key)
            used = point.spent + (1 if ship.question == ACT else 0)
            if used >= self.most and after.question == ACT:
                self.plans.append(point.plan(move))
            else:
                self.next_ships.append(after)
                self.next_points.append(Waypoint(point, move, used))

    def candidates(self, ship: SimShip, first: bool) -> list[int]:
        """The moves to look at: all, but of many answers to a room's question only some."""
        moves = legal(ship)
        if ship.question <= PICK or len(moves) <= WIDTH:
            return moves
        best = self.thumb.choose(ship)
        if ship.question >= ORDER_CARDS and ship.question in (ORDER_CARDS, ORDER_DAMAGE, SPLIT_DAMAGE):
            step = max(1, len(moves) // (4 * WIDTH)) if first else len(moves)
            return [best, *[moves[n] for n in range(0, len(moves), step) if moves[n] != best]]
        for who in range(ship.table.crew):
            if ship.at[who] >= 0:
                self.thumb.know(ship, who)
        rated = sorted([(-self.thumb.answer(ship, move), move) for move in moves])
        width = 4 * WIDTH if first else WIDTH
        chosen = [move for _, move in rated[:width]]
        if best not in chosen:
            chosen.append(best)
        return chosen

    def reveals(self, ship: SimShip, move: int) -> bool:
        """Return whether chance or hidden cards come in with a move."""
        if ship.question != ACT:
            return ship.question < ACT + 6 or ship.question in (RECOVER, TAKE_CARD)
        code = move & 255
        if code in (M_SCAVENGE, M_FINISH, M_BOARD):
            return True
        if code != M_ACTIVATE:
            return False
        what = ship.table.ability[ship.at[ship.active]]
        return what in (ORDER_CARDS, ORDER_DAMAGE, SPLIT_DAMAGE)


def position_key(ship: SimShip) -> RowKey:
    """Return what is the same for equal positions within a turn."""
    crew = ship.table.crew
    numbers = noughts(3 + 3 * PLACES + 4 * crew + len(ship.hand) + len(ship.face))
    numbers[0] = ship.question
    numbers[1] = ship.actions
    numbers[2] = len(ship.discard)
    at = lay(numbers, 3, ship.cubes)
    at = lay(numbers, at, ship.diverted)
    at = lay(numbers, at, ship.guards)
    at = lay(numbers, at, ship.at)
    at = lay(numbers, at, ship.hand)
    at = lay(numbers, at, ship.tokens)
    at = lay(numbers, at, ship.spare)
    at = lay(numbers, at, ship.shields)
    lay(numbers, at, ship.face)
    return row_key(numbers)


def outcome(
    thumb: Thumb, network: ValueNetwork, root: SimShip, moves: list[int], seed: int, turns: Whole
) -> float:
    """Carry a plan out on cards dealt with a seed, play on by rules of thumb, and return the chance to win of
    what is left then.

    Args:
        thumb: who plays on for everybody.
        network: judges what is left.
        root: the position; it stays as it is.
        moves: the plan.
        seed: the same deals the same cards, whatever the plan.
        turns: how many more turns are to begin.
    """
    ship = root.copy()
    ship.rng = (seed * 69069 + 1) % (MODULUS - 1) + 1
    ship.below(7)
    ship.deal_anew()
    ship.rng = (seed * 48271 + 77) % (MODULUS - 1) + 1
    ship.below(7)
    for move in moves:
        if ship.over != PLAYING:
            break
        apply(ship, move)
    if ship.over == PLAYING:
        play_turns(thumb, ship, turns)
    if ship.over != PLAYING:
        return 1.0 if ship.over == WON else 0.0
    return chance_at(network, thumb, ship)
