"""From the chance that is found by trying out to the calibrated chance: `data/bots/calibration.json`.

A chance to win is that of somebody who plays on. The file says whose chance that is (`crew`), and how what
was found is turned into it; `tools/training/calibrate.py` finds that from whole games, and checks it.
Games in which some room lies on its second side have a line of their own. So has each kind of games, by the
crew and by how many rooms lie on their second sides, for which those two are too rough.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path
from typing import Any

from game.bots.data_files import CALIBRATION, read_sides
from game.bots.players.rank_list import PLAIN
from game.rules.content import MIXED, VARIANTS
from game.rules.protocol import ViewDict

EDGE = 0.005
"""No chance that was found on a few deals is nearer to 0 or 1."""


@dataclass(frozen=True)
class Calibration:
    """Hold what the log odds are stretched by and shifted by, in a line with bends.

    Attributes:
        slope, shift: of the line before its first bend.
        bends: for each the log odds where it is, and by how much the slope changes there.
        crew: the rank of the crew whose chance it is, if it plays on from there.
        games: the numbers rest on so many.
        second: of games in which some room lies on its second side; None where this holds for them, too.
        kinds: of kinds of games that have a line of their own, by their names (`kind_name`).
    """

    slope: float = 1.0
    shift: float = 0.0
    crew: str = PLAIN
    games: int = 0
    bends: tuple[tuple[float, float], ...] = ()
    second: Calibration | None = None
    kinds: Mapping[str, Calibration] = field(default_factory=dict)

    def of(self, kind: str) -> Calibration:
        """Return what holds for a kind of games.

        Args:
            kind: its name (`kind_name`).
        """
        if kind in self.kinds:
            return self.kinds[kind]
        return self.second if has_second_sides(kind) and self.second is not None else self

    def seen(self, view: ViewDict) -> Calibration:
        """Return what holds for the game that a VIEW shows."""
        turned = sum(room["variant"] != VARIANTS[0] for room in view["rooms"])
        # The Energy Core has one side, and with two players so has the Mess Hall.
        rooms = VARIANTS[0] if not turned else (VARIANTS[1] if turned >= len(view["rooms"]) - 2 else MIXED)
        return self.of(kind_name(view["settings"]["players"], rooms))

    def calibrated(self, win: float, margin: float) -> tuple[float, float]:
        """Return the calibrated chance and its margin: these are displayed.

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
    """The calibration of a data folder; None where there is none: then no chance is displayed.

    Args:
        data: the data folder.
    """
    held, second = read_sides(data / CALIBRATION)
    if held is None:
        return None
    kinds = {kind: _line({**own, "crew": held["crew"]}) for kind, own in held.get("kinds", {}).items()}
    line = _line(held, None if second is None else _line({**second, "crew": held["crew"]}))
    return replace(line, kinds=kinds)


def kind_name(players: int, rooms: str) -> str:
    """Return the name of a kind of games: `2/mixed`.

    Args:
        players: how many; 1 is solo.
        rooms: the side of all rooms, or `MIXED`.
    """
    return f"{players}/{rooms}"


def has_second_sides(kind: str) -> bool:
    """Tell whether some room is on its second side in a kind of games."""
    return not kind.endswith(f"/{VARIANTS[0]}")


def _line(held: Mapping[str, Any], second: Calibration | None = None) -> Calibration:
    bends = tuple((float(at), float(change)) for at, change in held["bends"])
    return Calibration(
        float(held["slope"]), float(held["shift"]), str(held["crew"]), int(held["games"]), bends, second
    )


def log_odds(chance: float) -> float:
    """The logarithm of the odds of a chance, which is kept off 0 and 1."""
    inside = min(1 - EDGE, max(EDGE, chance))
    return math.log(inside / (1 - inside))
