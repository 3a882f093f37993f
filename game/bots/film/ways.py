"""Ways on from one position, played to the end on the same deals: the chance of each, and how far they are
apart. Pure.

A way may go on after something was revealed. What it does there is compared with what cadets would do there,
on deals of its own, and only this difference is added: so what cards and dice brought changes nothing, and
what was made of it does (as in `reckoning`).
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from operator import neg
from typing import Any

from game.bots.chances import NORMAL_95, Chance, mean_of
from game.bots.film.stretches import Stretch
from game.rules.protocol import OptionDict


def comparison(stretch: Stretch, ways: Sequence[Sequence[OptionDict]], deals: range) -> dict[str, Any]:
    """Return the line of the protocol that plays ways on from where choices were made.

    Args:
        stretch: the choices.
        ways: of each the options, up to a revelation at most; without any, cadets go on at once.
        deals: the numbers of the deals.
    """
    return {
        "compare": {"view": stretch.view, "decision": stretch.decision},
        "ways": [[dict(option) for option in way] for way in ways],
        "first": deals.start,
        "deals": len(deals),
    }


class Ways:
    """The results of some ways.

    Args:
        count: how many ways there are.
    """

    def __init__(self, count: int) -> None:
        self._won: list[list[float]] = [[] for _ in range(count)]
        self._later = False
        """True once something was added that ways did after a revelation."""

    @property
    def deals(self) -> int:
        """On how many deals all have been played."""
        return min(map(len, self._won))

    def add(self, answer: Mapping[str, Any]) -> bool:
        """Take what came of some more deals; tell whether the answer says anything of them."""
        won = answer.get("won")
        if not isinstance(won, list):
            return False
        for results, more in zip(self._won, won, strict=True):
            results += map(float, more)
        return True

    def go_on(self, way: int, later: Ways) -> None:
        """Add what a way does after a revelation.

        Args:
            way: which.
            later: what it does there, and cadets there, on as many deals as all ways were played on.
        """
        done, cadets = later._won
        self._won[way] = [sum(each) for each in zip(self._won[way], done, map(neg, cadets), strict=True)]
        self._later = True

    def chance(self, way: int) -> Chance:
        """Return the share of ships that were saved, after at least one deal."""
        results = self._won[way]
        count, won = len(results), sum(results)
        if self._later:
            found = mean_of(results)
            return Chance(min(1.0, max(0.0, found.win)), max(found.margin, min(0.5, 3 / count)))
        # Of games that all end alike the next may end otherwise, too (Agresti and Coull).
        middle = (won + 2) / (count + 4)
        return Chance(won / count, min(0.5, NORMAL_95 * math.sqrt(middle * (1 - middle) / (count + 4))))

    def apart(self, one: int, other: int) -> Chance:
        """Return by how much one way is better than another, and the margin on the deals of both."""
        pairs = zip(self._won[one], self._won[other], strict=True)
        found = mean_of([a - b for a, b in pairs])
        # Ways that never came to something else may do so yet (the rule of three), unless they are the same.
        return Chance(found.win, max(found.margin, min(0.5, 3 / self.deals)))

    def as_good(self, one: int, other: int) -> bool:
        """Tell whether one way is as good as another or better, as far as the margin tells them apart."""
        found = self.apart(one, other)
        return found.win + found.margin >= 0
