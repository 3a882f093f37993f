"""From the chance that is found by trying out to the chance that is told: `data/bots/calibration.json`.

A chance to win is that of somebody who plays on. The file says whose chance is told (`crew`), and how what
was found is turned into it; `game/bots/training/calibrate.py` finds that from whole games, and checks it.
Games in which some room lies on its second side have a line of their own: less is found there than there is.
"""

from __future__ import annotations

import json
import math
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from game.bots.players.rank_list import PLAIN
from game.rules.content import VARIANTS
from game.rules.protocol import ViewDict

FILE = "bots/calibration.json"
EDGE = 0.005
"""No chance that was found on a few deals is nearer to 0 or 1."""


@dataclass(frozen=True)
class Calibration:
    """What the log odds are stretched by and shifted by, in a line with bends.

    Attributes:
        slope, shift: of the line before its first bend.
        bends: for each the log odds where it is, and by how much the slope changes there.
        crew: the rank of the crew whose chance it is, if it plays on from there.
        games: the numbers rest on so many.
        second: of games in which some room lies on its second side; None where this holds for them, too.
    """

    slope: float = 1.0
    shift: float = 0.0
    crew: str = PLAIN
    games: int = 0
    bends: tuple[tuple[float, float], ...] = ()
    second: Calibration | None = None

    def of(self, second: bool) -> Calibration:
        """Return what holds for a kind of games.

        Args:
            second: whether some room lies on its second side there.
        """
        return self.second if second and self.second is not None else self

    def seen(self, view: ViewDict) -> Calibration:
        """Return what holds for the game that a VIEW shows."""
        return self.of(any(room["variant"] != VARIANTS[0] for room in view["rooms"]))

    def told(self, win: float, margin: float) -> tuple[float, float]:
        """The chance to tell and its margin.

        Args:
            win: the chance that a search found.
            margin: half the width of its 95 % interval.
        """
        middle, low, high = (self._of(chance) for chance in (win, win - margin, win + margin))
        # A half says already that nothing is known.
        return middle, min(0.5, max(high - middle, middle - low))

    def _of(self, chance: float) -> float:
        odds = log_odds(chance)
        bent = sum(change * max(0.0, odds - at) for at, change in self.bends)
        return 1 / (1 + math.exp(-(self.slope * odds + self.shift + bent)))


@cache
def read_calibration(data: Path) -> Calibration | None:
    """The calibration of a data folder; None where there is none: then no chance is told.

    Args:
        data: the data folder.
    """
    file = data / FILE
    if not file.exists():
        return None
    held = json.loads(file.read_text(encoding="utf-8"))
    second = held.get("second")
    return _line(held, None if second is None else _line({**second, "crew": held["crew"]}))


def _line(held: Mapping[str, Any], second: Calibration | None = None) -> Calibration:
    bends = tuple((float(at), float(change)) for at, change in held["bends"])
    return Calibration(
        float(held["slope"]), float(held["shift"]), str(held["crew"]), int(held["games"]), bends, second
    )


def log_odds(chance: float) -> float:
    """The logarithm of the odds of a chance, which is kept off 0 and 1."""
    inside = min(1 - EDGE, max(EDGE, chance))
    return math.log(inside / (1 - inside))
