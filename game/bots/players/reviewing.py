"""Compare what was chosen with what a cadet and what the captain would have chosen, on the same deals.

The network finds what is worth looking at; what is displayed is played to its end by cadets, as often as that
takes: single positions are rated up to thirty points too high or too low by the network.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from game.bots.calibration import Calibration
from game.bots.chances import NORMAL_95, Chance, Chances, mean_of
from game.bots.film.network_error import NetworkError
from game.bots.film.reckoning import MARKS, NOTABLE, Reviewed
from game.bots.players.effort import Budget
from game.bots.players.plan_search import Search
from game.bots.sim.codes import ACT
from game.bots.sim.heuristics import Thumb
from game.bots.sim.legal_moves import legal
from game.bots.sim.network import ValueNetwork
from game.bots.sim.sim_ship import SimShip

APART = 7_000_000
"""The deals by which plans are judged are not those by which they are chosen."""
TRIES = 4
"""A plan is looked for with so many times as many tries as there are deals."""
TURN = 2.5
"""The chance at the beginning of a turn is that of so many times as many games."""
STAGES = ((1.5, 0.03), (4.5, 0.055), (13.5, 1.0))
"""Differences are played out on so many times as many deals, and on as long as they are at least so much: for
a mark they must be five points more than their margin, which smaller ones hardly come to."""
GAIN = 4.5
"""Times the usual number of deals on which a choice is compared with a cadet's way, at most."""
BLAME = MARKS[0] / 100
EARLY = 2.6
"""Nothing is played on where the first mark is passed by so many standard errors, though not at the first
stage: so few deals say little of how much it is. It takes more than at the end, since it is looked at more
than once."""


class Lines(NamedTuple):
    """Three ways on from a position, and what came of each on the same deals, as far as the network says.

    Attributes:
        done, best: moves that were made, and the captain's; none where there was nothing to choose. A cadet
            makes none: rules of thumb go on at once.
        cadets, chosen, better: a chance for each deal.
    """

    done: list[int]
    best: list[int]
    cadets: list[float]
    chosen: list[float]
    better: list[float]


class Difference(NamedTuple):
    """By how much one way is better than another, calibrated.

    Attributes:
        by: the difference; `luck` its standard error on the deals that it was found on.
        middle: the chance between the two.
        same: whether both came to the same on every deal.
    """

    by: float
    luck: float
    middle: float
    same: bool


class Reviewer:
    """Looks back at choices.

    Args:
        thumb: who plays on.
        network: judges what is left.
        calibration: of the chances that are found.
        error: the network's.
        samples: how many deals the network judges.
        seed: of the deals.
        times: looks for plans with so many times the effort.
    """

    def __init__(
        self,
        thumb: Thumb,
        network: ValueNetwork,
        calibration: Calibration,
        error: NetworkError,
        samples: int,
        seed: int,
        times: int = 1,
    ) -> None:
        # Who looks with another effort looks at other deals, too: what it finds again is no luck of these.
        self._chances = Chances(thumb, network, seed + APART + times)
        self._search = Search(thumb, network, seed + times)
        self._calibration = calibration
        self._error = error
        self._samples = samples
        self._tries = TRIES * samples * times

    def review(self, ship: SimShip, done: Sequence[int]) -> tuple[Reviewed, list[int]]:
        """Compare what was done.

        Args:
            ship: the position before it.
            done: moves, up to a revelation at most.

        Returns:
            What was found, and the captain's moves; none where there was nothing to choose.
        """
        lines = self.lines(ship, done)
        played = _Played(self._chances, ship, lines)
        gain = self.apart(lines.chosen, lines.cadets)
        missed = self.apart(lines.better, lines.chosen) if lines.best else Difference(0.0, 0.0, 0.0, True)
        if lines.best and missed.by >= NOTABLE:
            blamed = self._play_out(played)
        else:
            blamed = None
            if abs(gain.by) >= NOTABLE:
                played.go_on(self._deals(GAIN), ("cadets", "chosen"))
        begins = ship.question == ACT and ship.actions == ship.table.actions
        if begins:
            played.go_on(self._deals(TURN), ("cadets",))
        before = played.share("cadets") if begins else self._rated(lines.cadets)
        by, by_margin = self._difference(gain, played.apart("chosen", "cadets"))
        most, most_margin = self._difference(missed, blamed)
        best = Chance(0.0, 0.0)
        if lines.best:
            best = played.share("better") if blamed is not None else self._rated(lines.better)
        return (
            Reviewed(
                before.win, before.margin, by, by_margin, most, most_margin,
                best_win=best.win, best_margin=best.margin,
                played=0 if blamed is None else played.deals("better"),
            ),
            lines.best,
        )  # fmt: skip

    def lines(self, ship: SimShip, done: Sequence[int]) -> Lines:
        """Find the captain's way on, and try all three.

        Args:
            ship: the position before it.
            done: moves, up to a revelation at most.
        """
        cadets = self._chances.results(ship, self._samples)
        chosen = self._chances.results(ship, self._samples, done)
        if len(legal(ship)) == 1:
            return Lines(list(done), [], cadets, chosen, [])
        found = self._search.judge(ship, self._search.plans(ship), Budget(self._tries))[0]
        best = self._search.whole(ship, found.moves)
        return Lines(list(done), best, cadets, chosen, self._chances.results(ship, self._samples, best))

    def apart(self, one: Sequence[float], other: Sequence[float]) -> Difference:
        """By how much one way is better than the other, calibrated, as far as the network says.

        Args:
            one: a chance for each deal; `other` likewise, on the same deals.
        """
        first, second = mean_of(one), mean_of(other)
        apart = mean_of([a - b for a, b in zip(one, other, strict=True)])
        calibrate = self._calibration.calibrated
        middle = min(1.0, max(0.0, (first.win + second.win) / 2))
        calibrated, margin = calibrate(middle, apart.margin)
        return Difference(
            calibrate(first.win, 0.0)[0] - calibrate(second.win, 0.0)[0],
            margin / NORMAL_95,
            calibrated,
            one == other,
        )

    def calibrated(self, results: Sequence[float]) -> tuple[float, float]:
        """Return the calibrated chance of a way as far as the network says, and its standard error on its
        deals."""
        chance = mean_of(results)
        win, margin = self._calibration.calibrated(chance.win, chance.margin)
        return win, margin / NORMAL_95

    def endings(self, ship: SimShip, moves: Sequence[int], deals: range) -> list[float]:
        """Play some deals to their end by rules of thumb: 1 for each that is won.

        Args:
            ship: the position.
            moves: what is done first.
            deals: their numbers.
        """
        return self._chances.endings(ship, deals, moves)

    def _rated(self, results: Sequence[float]) -> Chance:
        """Return the calibrated chance of a way, the network's error in its margin."""
        win, luck = self.calibrated(results)
        return Chance(win, min(0.5, NORMAL_95 * math.hypot(luck, self._error.of_chance(win))))

    def _difference(self, found: Difference, played: Chance | None) -> tuple[float, float]:
        """A difference and its margin: as it was played to the end, else as the network has it."""
        if played is not None:
            return played.win, played.margin
        if found.same:
            return 0.0, 0.0
        error = self._error.of_difference(found.by, found.middle)
        return found.by, min(1.0, NORMAL_95 * math.hypot(found.luck, error))

    def _play_out(self, played: _Played) -> Chance:
        """Play on until it is clear whether the captain's way is better by a mark."""
        found = Chance(0.0, 0.0)
        for stage, (times, least) in enumerate(STAGES):
            played.go_on(self._deals(min(times, GAIN)), ("cadets",))
            played.go_on(self._deals(times), ("chosen", "better"))
            found = played.apart("better", "chosen") or found
            sure = found.win - EARLY * found.margin / NORMAL_95 >= BLAME
            if found.win < least or (sure and stage):
                break
        return found

    def _deals(self, times: float) -> int:
        return max(2, round(times * self._samples))


class _Played:
    """Hold what came of games played to their end, of each way; ways that are the same are played once."""

    def __init__(self, chances: Chances, ship: SimShip, lines: Lines) -> None:
        self._chances = chances
        self._ship = ship
        self._moves = {"cadets": [], "chosen": lines.done, "better": lines.best}
        self._same = {name: name for name in self._moves}
        if lines.chosen == lines.cadets:
            self._same["chosen"] = "cadets"
        if lines.better == lines.chosen:
            self._same["better"] = self._same["chosen"]
        self._results: dict[str, list[float]] = {name: [] for name in self._moves}

    def go_on(self, deals: int, names: Sequence[str]) -> None:
        """Play ways on until so many deals have been played."""
        for name in names:
            results = self._of(name)
            new = range(len(results), deals)
            results += self._chances.endings(self._ship, new, self._moves[self._same[name]])

    def deals(self, name: str) -> int:
        """On how many deals a way was played."""
        return len(self._of(name))

    def share(self, name: str) -> Chance:
        """The share that was won."""
        results = self._of(name)
        count, won = len(results), sum(results)
        # Of games that all end alike the next may end otherwise, too (Agresti and Coull).
        middle = (won + 2) / (count + 4)
        return Chance(won / count, min(0.5, NORMAL_95 * math.sqrt(middle * (1 - middle) / (count + 4))))

    def apart(self, one: str, other: str) -> Chance | None:
        """By how much one way was better; None where they were not both played, or are the same."""
        first, second = self._of(one), self._of(other)
        count = min(len(first), len(second))
        if not count or first is second:
            return None
        found = mean_of([a - b for a, b in zip(first, second, strict=False)])
        # Ways that never came to something else may do so yet (the rule of three).
        return Chance(found.win, max(found.margin, 3 / count))

    def _of(self, name: str) -> list[float]:
        return self._results[self._same[name]]
