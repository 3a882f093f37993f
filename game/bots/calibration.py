"""From the chance that is found by trying out to the chance that is told: `data/bots/calibration.json`.

A chance to win is that of somebody who plays on. The file says whose chance is told (`crew`), and how what
was found is turned into it; `game/bots/training/calibrate.py` finds that from whole games, and checks it.
"""

from __future__ import annotations

import json
import math
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from game.bots.players.player import RANKS

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
    """

    slope: float = 1.0
    shift: float = 0.0
    crew: str = RANKS[0]
    games: int = 0
    bends: tuple[tuple[float, float], ...] = ()

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
    bends = tuple((float(at), float(change)) for at, change in held["bends"])
    return Calibration(
        float(held["slope"]), float(held["shift"]), str(held["crew"]), int(held["games"]), bends
    )


def log_odds(chance: float) -> float:
    """The logarithm of the odds of a chance, which is kept off 0 and 1."""
    inside = min(1 - EDGE, max(EDGE, chance))
    return math.log(inside / (1 - inside))
