"""Read what was measured: how many games of which kind the program's players have won, by themselves.

`data/bots/results.json` holds it, `game/simulate_table.py` makes it. Results of other weights than the
present ones count as none.
"""

from __future__ import annotations

import math
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

from game.bots.data_files import FIRST, RESULTS, SECOND, digest_on, read_json
from game.bots.players.rank_list import RANKS
from game.patience import patiently
from game.rules.content import MIXED, VARIANTS

_SECOND_SIDES = {VARIANTS[0]: 0.0, MIXED: 0.5, VARIANTS[1]: 1.0}
"""Share of the rooms on their second side, by the setting of the variants."""


def weights_of(data: Path, rank: str) -> dict[str, str]:
    """Return what tells the present weights of a rank from others, by the kind of ships.

    Args:
        data: the data folder.
        rank: one of `RANKS`.
    """
    return {FIRST: digest_on(data, rank, False), SECOND: digest_on(data, rank, True)}


class TableCell(NamedTuple):
    """A kind of game: how many play, how hard, with which rooms and expansions."""

    players: int
    difficulty: str
    rooms: str
    expansions: tuple[str, ...] = ()

    @property
    def name(self) -> str:
        """Its key in the file: `3/easy/v1`, and expansions behind it."""
        return "/".join((str(self.players), self.difficulty, self.rooms, *self.expansions))

    @property
    def sides(self) -> str:
        """The kind of its ships: all rooms on their first sides, or not."""
        return FIRST if self.rooms == VARIANTS[0] else SECOND

    @staticmethod
    def named(name: str) -> TableCell:
        """Return the cell with a name."""
        players, difficulty, rooms, *expansions = name.split("/")
        return TableCell(int(players), difficulty, rooms, tuple(expansions))

    def settings(self, seed: int) -> dict[str, Any]:
        """SETTINGS of a game."""
        return {
            "players": self.players,
            "difficulty": self.difficulty,
            "rooms": self.rooms,
            "expansions": list(self.expansions),
            "seed": seed,
        }


def wilson(wins: int, games: int) -> tuple[float, float]:
    """The 95 % interval of a share (Wilson).

    Args:
        wins: of `games`.
        games: how many.
    """
    if not games:
        return 0.0, 1.0
    z = 1.959964
    share, count = wins / games, games
    middle = (share + z * z / (2 * count)) / (1 + z * z / count)
    half = z * math.sqrt(share * (1 - share) / count + z * z / (4 * count * count)) / (1 + z * z / count)
    return max(0.0, middle - half), min(1.0, middle + half)


@dataclass(frozen=True)
class Measured:
    """Hold what came of the games of one kind."""

    wins: int
    games: int

    @property
    def share(self) -> float:
        """Return how many of them were won, from 0 to 1."""
        return self.wins / self.games

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the chance to win (`wilson`)."""
        return wilson(self.wins, self.games)

    @property
    def margin(self) -> float:
        """Return how far the farther end of the interval is from the share."""
        low, high = self.interval
        return max(self.share - low, high - self.share)


@dataclass(frozen=True)
class Difference:
    """Hold how much more often games of one kind are won than those of another, from -1 to 1.

    Args:
        value: the difference of the shares.
        margin: half of what its 95 % interval takes (Newcombe), the wider half.
    """

    value: float
    margin: float

    @property
    def known(self) -> bool:
        """Return whether it is more than the games may show by luck alone."""
        return abs(self.value) > self.margin

    @staticmethod
    def between(one: Measured, other: Measured) -> Difference:
        """Return how much more often `one` is won than `other`."""
        p, (p_low, p_high) = one.share, one.interval
        q, (q_low, q_high) = other.share, other.interval
        down, up = math.hypot(p - p_low, q_high - q), math.hypot(p_high - p, q - q_low)
        return Difference(p - q, max(down, up))


class Results:
    """The table of results.

    Args:
        by_rank: for every rank what came of which kind of game.
    """

    def __init__(self, by_rank: Mapping[str, Mapping[TableCell, Measured]]) -> None:
        self.by_rank = by_rank

    def of(self, rank: str, cell: TableCell) -> Measured | None:
        """Return what came of exactly these games; None where none was played."""
        return self.by_rank.get(rank, {}).get(cell)

    def nearest(
        self, rank: str, cell: TableCell, levels: Sequence[str], expansions: Collection[str]
    ) -> TableCell | None:
        """Return the kind of game most like another that a rank has played, for as many players.

        Expansions count more than the difficulty, and that more than the sides of the rooms.

        Args:
            rank: who plays.
            cell: the kind of game asked for.
            levels: the ids of the difficulties in their order.
            expansions: the ids of those that there are.
        """
        order = {level: n for n, level in enumerate(levels)}

        def apart(other: TableCell) -> tuple[int, int, float]:
            sides = abs(_SECOND_SIDES.get(other.rooms, 0.5) - _SECOND_SIDES.get(cell.rooms, 0.5))
            steps = abs(order[other.difficulty] - order.get(cell.difficulty, 0))
            return len({*other.expansions} ^ {*cell.expansions}), steps, sides

        alike = [
            one
            for one in self.by_rank.get(rank, {})
            if one.players == cell.players and one.difficulty in order and {*one.expansions} <= {*expansions}
        ]
        return min(alike, key=apart, default=None)


def read_results(data: Path) -> Results:
    """Return what the file of a data folder holds of the present weights.

    Args:
        data: the data folder.
    """
    file = data / RESULTS
    if not patiently(file.exists):
        return Results({})
    held: Mapping[str, Any] = read_json(file)
    found: dict[str, dict[TableCell, Measured]] = {}
    for rank in RANKS:
        own = held.get(rank)
        if not own:
            continue
        present = weights_of(data, rank)
        played = {TableCell.named(name): line for name, line in own["cells"].items() if line["games"]}
        known = {
            cell: Measured(line["wins"], line["games"])
            for cell, line in played.items()
            if own["weights"].get(cell.sides) == present[cell.sides]
        }
        if known:
            found[rank] = known
    return Results(found)
