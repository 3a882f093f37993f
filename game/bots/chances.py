"""Compute how likely a position is won: cards dealt anew, two turns played by rules of thumb, and the
network.

That is the chance of a crew of cadets that plays on from there: `tools/training/calibrate.py` checks it
against whole games of theirs. What is compared is tried on the same deals: luck is the same for both then.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from game.bots.sim import playing
from game.bots.sim.apply_move import apply
from game.bots.sim.codes import PLAYING, WON
from game.bots.sim.heuristics import Thumb
from game.bots.sim.judging import chance_at
from game.bots.sim.network import ValueNetwork
from game.bots.sim.planning import outcome
from game.bots.sim.playing import play_turns
from game.bots.sim.sim_ship import MODULUS, SimShip

TURNS = 2
"""Turns played before the network is asked: results to the very end would be mostly luck."""
TO_THE_END = 10_000
"""More turns than a game has."""
NORMAL_95 = 1.96


def is_compiled() -> bool:
    """Return whether the simulator is compiled (`game/bots/compile.py`)."""
    return not str(playing.__file__).endswith(".py")


@dataclass(frozen=True)
class Chance:
    """A chance to win.

    Attributes:
        win: from 0 to 1.
        margin: half the width of its 95 % interval.
    """

    win: float
    margin: float


class Chances:
    """Says how likely positions are won.

    Args:
        thumb: who plays on for everybody.
        network: judges what is left.
        seed: of the deals: the same seed gives the same answers.
    """

    def __init__(self, thumb: Thumb, network: ValueNetwork, seed: int) -> None:
        self._thumb = thumb
        self._network = network
        self._seed = seed

    def results(self, root: SimShip, samples: int, moves: Sequence[int] = ()) -> list[float]:
        """The chance after each of some deals.

        Args:
            root: the position; it stays as it is.
            samples: how many deals.
            moves: what is done first; nothing lets rules of thumb go on at once.
        """
        end = root.turn + TURNS
        return [self._result(root, moves, deal, end) for deal in range(samples)]

    def endings(self, root: SimShip, deals: Iterable[int], moves: Sequence[int] = ()) -> list[float]:
        """Play deals to the end by rules of thumb: 1 for each that is won, 0 for one that is not.

        Args:
            root: the position; it stays as it is.
            deals: their numbers; the same one deals the same cards, and others than `results` does.
            moves: what is done first.
        """
        if root.over != PLAYING:
            return [float(root.over == WON) for _ in deals]
        seed, done = self._seed * 1_000_003 + TO_THE_END, list(moves)
        return [outcome(self._thumb, self._network, root, done, seed + deal, TO_THE_END) for deal in deals]

    def _result(self, root: SimShip, moves: Sequence[int], deal: int, end: int) -> float:
        ship = root.copy()
        if ship.over == PLAYING:
            seed = self._seed * 1_000_003 + deal + 1
            ship.rng = (seed * 69069 + 1) % (MODULUS - 1) + 1
            ship.below(7)
            ship.deal_anew()
            ship.rng = (seed * 48271 + 77) % (MODULUS - 1) + 1
            ship.below(7)
        for move in moves:
            if ship.over != PLAYING:
                break
            apply(ship, move)
        if ship.over == PLAYING and ship.turn < end:
            play_turns(self._thumb, ship, end - ship.turn)
        if ship.over != PLAYING:
            return 1.0 if ship.over == WON else 0.0
        return chance_at(self._network, self._thumb, ship)


def mean_of(results: Sequence[float]) -> Chance:
    """The mean of results and its margin.

    Args:
        results: of deals that have nothing to do with each other; at least one.
    """
    count = len(results)
    mean = sum(results) / count
    if count < 2:
        return Chance(mean, 0.5)
    spread = sum((result - mean) ** 2 for result in results) / (count - 1)
    return Chance(mean, min(0.5, NORMAL_95 * math.sqrt(spread / count)))
