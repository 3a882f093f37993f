"""Of the film's marks on fresh games, the share that stands: how much of what is blamed is blame.

    python -m tools.training.film_marks --marks 40

Games of cadets that sometimes do anything at all are looked back at as the film does it, until so many
choices have got a mark. Each is then played to its end by cadets on 800 other deals, as it was chosen and as
the captain would have: a mark stands if that still makes five points and more. The status is 1 where fewer
than 95 of 100 do.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from game.bots.calibration import kind_name, read_calibration
from game.bots.chances import Chance, Chances, mean_of
from game.bots.film.network_error import read_network_error
from game.bots.film.reckoning import MARKS, Reviewed
from game.bots.network_files import read_network
from game.bots.players.reviewing import Reviewer
from game.program_files import data_folder
from tools.training.deals import GameKind
from tools.training.film_errors import CELLS, choices_of

DEALS = 800
REVIEW_DEALS = 100
FIRST_GAME = 50_000
"""Games that the network's error was not found on."""
OTHERS = 11_000_000
"""The deals that decide are none of those by which marks were given."""
WANTED = 0.95


@dataclass(frozen=True)
class Mark:
    """Choices that the film blames.

    Attributes:
        cell: the kind of game; `turn` the number of the turn.
        predicted: what the film says of them.
        found: by how much the captain's plan was better on the deals that decide.
    """

    cell: str
    turn: int
    predicted: Reviewed
    found: Chance

    @property
    def stands(self) -> bool:
        """Return whether it is still five points and more."""
        return 100 * self.found.win >= MARKS[0]


def marks(cells: Sequence[str], first: int) -> Iterator[Mark]:
    """Look back at one game after the other; yields each mark.

    Args:
        cells: the kinds of games, in turn.
        first: the number of the first game.
    """
    data = data_folder()
    network, calibrations, errors = read_network(data), read_calibration(data), read_network_error(data)
    if network is None or calibrations is None or errors is None:
        raise SystemExit("The network, its calibration or its error is missing in data/bots.")
    number = first
    while True:
        cell = cells[number % len(cells)]
        kind = GameKind.read(cell)
        second, calibration = kind.rooms != "v1", calibrations.of(kind_name(kind.players, kind.rooms))
        thumb, parts, _ = choices_of(cell, number)
        for root, moves in parts:
            seed = random.Random(f"{number} {root.turn} {moves}").randrange(1 << 20)
            reviewer = Reviewer(thumb, network, calibration, errors.of(second), REVIEW_DEALS, seed)
            predicted, best = reviewer.review(root, moves)
            if predicted.sure >= MARKS[0]:
                chances, deals = Chances(thumb, network, seed + OTHERS), range(DEALS)
                ways = (chances.endings(root, deals, way) for way in (best, moves))
                found = mean_of([a - b for a, b in zip(*ways, strict=True)])
                yield Mark(cell, root.turn, predicted, found)
        number += 1


def main() -> int:
    """Find marks and say which stand; returns the status of the process."""
    parser = argparse.ArgumentParser(
        prog="python -m tools.training.film_marks",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--marks", type=int, default=40, help="how many are looked at")
    parser.add_argument("--cells", default=CELLS, help="kinds of games, with commas between")
    parser.add_argument("--game", type=int, default=FIRST_GAME, help="the number of the first game")
    args = parser.parse_args()
    begun, found = time.monotonic(), list[Mark]()
    for mark in marks(args.cells.split(","), args.game):
        found.append(mark)
        predicted, observed = (
            f"{100 * value:.1f} \N{PLUS-MINUS SIGN} {100 * margin:.1f}"
            for value, margin in (
                (mark.predicted.missed, mark.predicted.missed_margin),
                (mark.found.win, mark.found.margin),
            )
        )
        deals = mark.predicted.played
        print(
            f"{mark.cell}, turn {mark.turn}: predicted {predicted} ({deals} deals), observed {observed}",
            flush=True,
        )
        if len(found) >= args.marks:
            break
    standing = sum(mark.stands for mark in found)
    wrong = sum(mark.found.win <= 0 for mark in found)
    inside = sum(
        abs(mark.predicted.missed - mark.found.win)
        <= (mark.predicted.missed_margin**2 + mark.found.margin**2) ** 0.5
        for mark in found
    )
    print(
        f"{standing} of {len(found)} marks stand, {wrong} have the wrong sign, "
        f"{inside} within the margin of both; {time.monotonic() - begun:.0f} s"
    )
    return 0 if standing >= WANTED * len(found) else 1


if __name__ == "__main__":
    sys.exit(main())
