"""What was chosen, compared with what a cadet and what the captain would have chosen, on the same deals."""

from __future__ import annotations

from collections.abc import Sequence

from game.bots.calibration import Calibration
from game.bots.chances import Chances, mean_of
from game.bots.film.reckoning import Reviewed
from game.bots.players.effort import Budget
from game.bots.players.plan_search import Search
from game.bots.sim.legal_moves import legal
from game.bots.sim.network import ValueNetwork
from game.bots.sim.sim_ship import SimShip
from game.bots.sim.thumb import Thumb

APART = 7_000_000
"""The deals by which plans are judged are not those by which they are chosen."""


class Reviewer:
    """Looks back at choices.

    Args:
        thumb: who plays on.
        network: judges what is left.
        calibration: turns what is found into what is told.
        samples: how many deals; a plan is looked for with four times as many tries.
        seed: of the deals.
    """

    def __init__(
        self, thumb: Thumb, network: ValueNetwork, calibration: Calibration, samples: int, seed: int
    ) -> None:
        self._chances = Chances(thumb, network, seed + APART)
        self._search = Search(thumb, network, seed)
        self._calibration = calibration
        self._samples = samples

    def review(self, ship: SimShip, done: Sequence[int]) -> tuple[Reviewed, list[int]]:
        """Compare what was done.

        Args:
            ship: the position before it.
            done: moves, up to a revelation at most.

        Returns:
            What was found, and the captain's moves; none where there was nothing to choose.
        """
        before = self._chances.results(ship, self._samples)
        chosen = self._chances.results(ship, self._samples, done)
        win, margin = self._told(before)
        gain, gain_margin = self._apart(chosen, before)
        if len(legal(ship)) == 1:
            return Reviewed(win, margin, gain, gain_margin), []
        found = self._search.judge(ship, self._search.plans(ship), Budget(4 * self._samples))[0]
        moves = self._search.whole(ship, found.moves)
        best = self._chances.results(ship, self._samples, moves)
        missed, missed_margin = self._apart(best, chosen)
        best_win, best_margin = self._told(best)
        return (
            Reviewed(
                win, margin, gain, gain_margin, missed, missed_margin,
                best_win=best_win, best_margin=best_margin,
            ),
            moves,
        )  # fmt: skip

    def _told(self, results: Sequence[float]) -> tuple[float, float]:
        chance = mean_of(results)
        return self._calibration.told(chance.win, chance.margin)

    def _apart(self, one: Sequence[float], other: Sequence[float]) -> tuple[float, float]:
        """By how much one is told better than the other, and the margin of that on the same deals."""
        first, second = mean_of(one), mean_of(other)
        apart = mean_of([a - b for a, b in zip(one, other, strict=True)])
        told = self._calibration.told(first.win, 0.0)[0] - self._calibration.told(second.win, 0.0)[0]
        middle = min(1.0, max(0.0, (first.win + second.win) / 2))
        return told, self._calibration.told(middle, apart.margin)[1]
