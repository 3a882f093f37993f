"""Measure how far off the network's chances and differences are: what a margin holds beside the luck of the
deals.

Calibration makes the mean right; a single position may be off all the same. How far was measured by playing
positions to their end (`tools/training/film_errors.py`), and stands in `data/bots/film_errors.json`.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from game.bots.data_files import ERRORS, read_sides
from game.rules.content import VARIANTS
from game.rules.protocol import ViewDict


@dataclass(frozen=True)
class NetworkError:
    """The network's error, as variances.

    Attributes:
        chance: of a chance: what is multiplied by how open it is, and by the square of that.
        difference: of a difference: what is multiplied by how open the chances are, and by its own square.
        second: of games in which some room lies on its second side; None where this holds for them, too.
    """

    chance: tuple[float, float]
    difference: tuple[float, float]
    second: NetworkError | None = None

    def seen(self, view: ViewDict) -> NetworkError:
        """Return what holds for the game that a VIEW shows."""
        return self.of(any(room["variant"] != VARIANTS[0] for room in view["rooms"]))

    def of(self, second: bool) -> NetworkError:
        """Return what holds for a kind of games.

        Args:
            second: whether some room lies on its second side there.
        """
        return self.second if second and self.second is not None else self

    def of_chance(self, win: float) -> float:
        """Return the standard error of a chance.

        Args:
            win: calibrated.
        """
        return math.sqrt(sum(a * b for a, b in zip(self.chance, chance_shape(win), strict=True)))

    def of_difference(self, by: float, middle: float) -> float:
        """Return the standard error of a difference.

        Args:
            by: of two calibrated chances.
            middle: the chance between these two.
        """
        shape = difference_shape(by, middle)
        return math.sqrt(sum(a * b for a, b in zip(self.difference, shape, strict=True)))


def openness(win: float) -> float:
    """Return how open a game is: 1 where the chance is a half, 0 where it is decided."""
    return 4 * win * (1 - win)


def chance_shape(win: float) -> tuple[float, float]:
    """Return what the variance of a chance is made of."""
    return openness(win), openness(win) ** 2


def difference_shape(by: float, middle: float) -> tuple[float, float]:
    """Return what the variance of a difference is made of."""
    return openness(middle), by * by


@cache
def read_network_error(data: Path) -> NetworkError | None:
    """The network's error of a data folder; None where there is none.

    Args:
        data: the data folder.
    """
    held, second = read_sides(data / ERRORS)
    return None if held is None else _error(held, None if second is None else _error(second))


def _error(held: Mapping[str, Any], second: NetworkError | None = None) -> NetworkError:
    chance, difference = ((float(one), float(other)) for one, other in (held["chance"], held["difference"]))
    return NetworkError(chance, difference, second)
