"""Measure how far the film's chances and differences are off, against games played to their end.

    python -m tools.training.film_errors --gather FILE --seconds 600
    python -m tools.training.film_errors --fit FILE --out data/bots/film_errors.json
    python -m tools.training.film_errors --check FILE

What is chosen in games is looked back at as the film does it: by two turns of play and the network. Then the
same is played to the end by cadets, on other deals. What is left of the difference between both beyond the
luck of either is the network's error (`game/bots/film/network_error.py`). Every second game is for the
fit, the others are for the check: how many of a hundred predictions are true within their margin.
"""

from __future__ import annotations

import argparse
import json
import math
import random
import sys
import time
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass
from itertools import count, product
from pathlib import Path

import numpy as np

from game.bots.calibration import kind_name, read_calibration
from game.bots.chances import NORMAL_95, mean_of
from game.bots.data_files import SECOND, rating_mark
from game.bots.dealing import dealt_game
from game.bots.film.network_error import NetworkError, chance_shape, difference_shape, read_network_error
from game.bots.network_files import read_network
from game.bots.players.plan_search import Search
from game.bots.players.reviewing import Reviewer
from game.bots.sim.apply_move import apply
from game.bots.sim.codes import PLAYING
from game.bots.sim.heuristics import Thumb
from game.bots.sim.legal_moves import legal
from game.bots.sim.sim_ship import MODULUS, SimShip
from game.bots.weight_files import weights_for
from game.program_files import data_folder
from tools.training.deals import GameKind

FIRST_SEED = 4_200_000
"""Deals that nothing else was trained on."""
CELLS = (
    "4/easy,3/easy,2/veteran,4/veteran/v2,3/medium,2/hard,4/easy/v2,4/veteran,3/easy/mixed,1/hard,"
    "2/easy/v2,4/medium,1/easy/mixed"
)
PER_GAME = 4
ASTRAY = (0.0, 0.1, 0.3)
"""Shares of choices at random, by the number of the game: people do such things."""
REVIEW_DEALS, PLAYED_DEALS = 100, 400
WANTED = 0.95
FITTED = 2
"""Every game of so many is for the fit, the others are for checks."""
TRIED = (0.0, *np.geomspace(1e-5, 1.0, 41))
"""Numbers that a variance may be made of."""
WIDER = np.arange(1.0, 6.0, 0.05)


@dataclass(frozen=True)
class Prediction:
    """Hold a number as the film predicts it by the network, and as games played to their end observe it.

    Attributes:
        what: `chance`, `gain` or `missed`.
        predicted: the number; `luck` the standard error that its own deals leave.
        observed: the share or difference of games won; `spread` its standard error.
        middle: the chance in the middle of the two that a difference is between; else the chance.
        second: whether some room lies on its second side.
        game: the number of the game.
    """

    what: str
    predicted: float
    luck: float
    observed: float
    spread: float
    middle: float
    second: bool
    game: int

    @property
    def shape(self) -> tuple[float, float]:
        """Return what its variance is made of."""
        if self.what == "chance":
            return chance_shape(self.predicted)
        return difference_shape(self.predicted, self.middle)

    def margin(self, error: NetworkError) -> float:
        """Half the width of the interval in which it must be found, with the luck of both."""
        of = error.of(self.second)
        if self.what == "chance":
            own = of.of_chance(self.predicted)
        else:
            own = of.of_difference(self.predicted, self.middle)
        return NORMAL_95 * math.sqrt(own**2 + self.luck**2 + self.spread**2)


def choices_of(cell: str, number: int) -> tuple[Thumb, list[tuple[SimShip, list[int]]], random.Random]:
    """Play a game, and return what was chosen in it: positions with what was done up to a revelation.

    Args:
        cell: the kind of game.
        number: of the game; the same game again for the same number.
    """
    chance = random.Random(f"{cell} {number}")
    ship = dealt_game(GameKind.read(cell).settings(FIRST_SEED + number))
    thumb = Thumb(ship.table, weights_for(data_folder(), ship.table))
    network = read_network(data_folder())
    if network is None:
        raise SystemExit("There is no value network yet.")
    search, astray = Search(thumb, network, number), ASTRAY[number % len(ASTRAY)]
    parts: list[tuple[SimShip, list[int]]] = []
    while ship.over == PLAYING:
        root, moves = ship.copy(), list[int]()
        while ship.over == PLAYING and ship.turn == root.turn:
            now = legal(ship)
            move = chance.choice(now) if chance.random() < astray else thumb.choose(ship)
            ends = search.reveals(ship, move)
            moves.append(move)
            apply(ship, move)
            if ends:
                break
        if len(legal(root)) > 1:
            parts.append((root, moves))
    return thumb, parts, chance


def gathered(cell: str, number: int) -> Iterator[Prediction]:
    """Look back at some choices of one game, and play them to the end.

    Args:
        cell: the kind of game.
        number: of the game.
    """
    network, calibrations = read_network(data_folder()), read_calibration(data_folder())
    if network is None or calibrations is None:
        raise SystemExit("There is no value network or no calibration yet.")
    kind = GameKind.read(cell)
    second = kind.rooms != "v1"
    thumb, parts, chance = choices_of(cell, number)
    for root, moves in chance.sample(parts, min(PER_GAME, len(parts))):
        root.rng = chance.randrange(1, MODULUS)
        calibration = calibrations.of(kind_name(kind.players, kind.rooms))
        nothing = NetworkError((0, 0), (0, 0))
        seed = chance.randrange(1 << 20)
        reviewer = Reviewer(thumb, network, calibration, nothing, REVIEW_DEALS, seed)
        yield from _compared(reviewer, root, moves, second, number)


def _compared(
    reviewer: Reviewer, root: SimShip, moves: Sequence[int], second: bool, number: int
) -> Iterator[Prediction]:
    lines = reviewer.lines(root, moves)
    ways: tuple[list[int], ...] = ([], lines.done, lines.best)
    played = [reviewer.endings(root, way, range(PLAYED_DEALS)) for way in ways]
    # That all end alike does not say that they always do.
    least = 1.5 / PLAYED_DEALS
    predicted, luck = reviewer.calibrated(lines.cadets)
    observed = mean_of(played[0])
    spread = max(least, observed.margin / NORMAL_95)
    yield Prediction("chance", predicted, luck, observed.win, spread, predicted, second, number)
    for what, one, other in (("gain", 1, 0), ("missed", 2, 1)):
        tried = (lines.cadets, lines.chosen, lines.better)
        found = reviewer.apart(tried[one], tried[other])
        if not found.same:
            ends = mean_of([a - b for a, b in zip(played[one], played[other], strict=True)])
            spread = max(least, ends.margin / NORMAL_95)
            yield Prediction(what, found.by, found.luck, ends.win, spread, found.middle, second, number)


def fit(predictions: Iterable[Prediction]) -> tuple[float, float]:
    """Return the two numbers of the variance: the likeliest ones, and so large that 95 of 100 are inside.

    Args:
        predictions: numbers of one kind.
    """
    known = list(predictions)
    if not known:
        return 0.0, 0.0
    first, second = np.array([one.shape for one in known]).T
    off = np.array([one.observed - one.predicted for one in known])
    luck = np.array([one.luck**2 + one.spread**2 for one in known])
    best = (math.inf, 0.0, 0.0)
    for a, b in product(TRIED, TRIED):
        spread = a * first + b * second + luck
        best = min(best, (float((np.log(spread) + off**2 / spread).sum()), float(a), float(b)))
    _, a, b = best
    # Errors have longer tails than the normal distribution: the margin must hold them, too.
    for wider in WIDER:
        inside = np.abs(off) <= NORMAL_95 * np.sqrt(wider * (a * first + b * second) + luck)
        if inside.mean() >= WANTED:
            break
    return round(wider * a, 6), round(wider * b, 6)


def fitted(predictions: Sequence[Prediction]) -> dict[str, object]:
    """Return the network's error as its file holds it, of numbers on one side of the rooms."""
    return {
        "chance": fit(one for one in predictions if one.what == "chance"),
        "difference": fit(one for one in predictions if one.what != "chance"),
        "games": len({one.game for one in predictions}),
        "numbers": len(predictions),
    }


def check(error: NetworkError, predictions: Sequence[Prediction]) -> bool:
    """Print how many numbers are true within their margin; return whether enough are, of every kind."""
    good = True
    for second in (False, True):
        for what in ("chance", "gain", "missed"):
            part = [one for one in predictions if one.what == what and one.second == second]
            if not part:
                continue
            inside = sum(abs(one.observed - one.predicted) <= one.margin(error) for one in part) / len(part)
            wide = 100 * sum(one.margin(error) for one in part) / len(part)
            sides = "second sides" if second else "first sides"
            print(
                f"{sides}, {what}: {100 * inside:.1f} % of {len(part)} within the margin, {wide:.1f} points"
            )
            good = good and inside >= WANTED - 2 * math.sqrt(WANTED * (1 - WANTED) / len(part))
    return good


def read_predictions(file: Path) -> list[Prediction]:
    """The numbers of a file; a last line that was not written whole is left out."""
    found = []
    for line in file.read_text(encoding="utf-8").splitlines() if file.exists() else ():
        try:
            found.append(Prediction(**json.loads(line)))
        except ValueError:
            continue
    return found


def gather(file: Path, cells: Sequence[str], seconds: float) -> int:
    """Look back at games and write what was found at the end of a file; return how many games those were."""
    first = max((one.game for one in read_predictions(file)), default=-1) + 1
    end = time.monotonic() + seconds
    with file.open("a", encoding="utf-8") as out:
        for number in count(first):
            for one in gathered(cells[number % len(cells)], number):
                out.write(json.dumps(asdict(one)) + "\n")
            out.flush()
            if time.monotonic() >= end:
                return number + 1 - first
    return 0


def main() -> int:
    """Gather, fit or check; returns the status of the process."""
    parser = argparse.ArgumentParser(
        prog="python -m tools.training.film_errors",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument("--gather", type=Path, metavar="FILE", help="look back at games, and write at its end")
    what.add_argument("--fit", type=Path, metavar="FILE", help="fit to the numbers of a file")
    what.add_argument("--check", type=Path, metavar="FILE", help="check with the numbers of a file")
    parser.add_argument("--cells", default=CELLS, help="kinds of games, with commas between")
    parser.add_argument("--seconds", type=float, default=600)
    parser.add_argument("--out", type=Path, help="the network's error; without it, it is only printed")
    args = parser.parse_args()
    if args.gather:
        print(gather(args.gather, args.cells.split(","), args.seconds), "games")
        return 0
    predictions = read_predictions(args.fit or args.check)
    if args.check:
        error = read_network_error(data_folder())
        if error is None:
            parser.error("There is no network's error yet (--fit).")
        return 0 if check(error, [one for one in predictions if one.game % FITTED]) else 1
    part = [one for one in predictions if one.game % FITTED == 0]
    before = json.loads(args.out.read_text(encoding="utf-8")) if args.out and args.out.exists() else {}
    held = {**before, "made_with": rating_mark(data_folder())}
    first, second = ([one for one in part if one.second == side] for side in (False, True))
    if first or not before:
        held |= fitted(first)
    if second or not before:  # what was fitted to such games before stays
        held[SECOND] = fitted(second)
    text = json.dumps(held, indent=1)
    print(text)
    if args.out:
        args.out.write_text(text + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
