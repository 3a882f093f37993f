"""Fit and check the predicted chances: how often a crew that plays on from a position wins.

`python -m tools.training.calibrate --gather FILE --cells 2/veteran,3/easy --lead officer`
`python -m tools.training.calibrate --fit FILE --crew cadet --out data/bots/calibration.json`
`python -m tools.training.calibrate --check FILE`

The first plays games and writes positions to the end of a file, as long as it is let; it goes on where it was
broken off. The second fits the lines that turn the chance found by trying out into the calibrated one, from
the third part of the games: one for games with all rooms on their first sides, one for the others, and one
for each of `--kinds`. The last says in ten bins what is predicted for the positions of the other games, which
nothing was fitted to, and how many were won; its status is 1 where that is too far apart, or rests on too few
positions.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import product
from multiprocessing import cpu_count
from pathlib import Path
from typing import Any

import numpy as np

from game.bots.calibration import Calibration, has_second_sides, kind_name, log_odds, read_calibration
from game.bots.chances import NORMAL_95
from game.bots.data_files import FIRST, SECOND
from game.bots.players.rank_list import PLAIN, RANKS
from game.program_files import data_folder
from game.rules.content import MIXED, VARIANTS
from tools.training.deals import GameKind
from tools.training.gather import GatheredGame, gather, read_games, tasks_for

BINS = 10
MOST_OFF = 0.03
"""Largest error of the predicted chance in a bin."""
ENOUGH = 5000
"""Number of positions that make a check."""
CHECKED = 3
"""Every game of so many is for the fit, the others are for checks."""
BENT = (0.25, 0.5, 0.75)
"""Bends of the fit's line: at these parts of the values found."""
FEWEST = 50
"""Bins with fewer positions say nothing."""
CREWS, SIDES = range(1, 5), (*VARIANTS, MIXED)
"""Crew sizes and rooms of the kinds that may have a line of their own."""
REMADE = 200
"""Number of times that the games are drawn anew, to see how much the fit owes to its choice of games."""


@dataclass(frozen=True)
class CheckedBin:
    """Hold what came of positions for which nearly the same chance was predicted.

    Attributes:
        predicted: the mean of the predicted chances.
        observed: the part that was won.
        positions: how many.
    """

    predicted: float
    observed: float
    positions: int

    @property
    def luck(self) -> float:
        """The standard error of `observed`, if the prediction is right."""
        return float((self.predicted * (1 - self.predicted) / self.positions) ** 0.5)


def pairs(games: Sequence[GatheredGame], crew: str) -> list[tuple[float, int, int]]:
    """Return what was found of positions, what came of it, and the number of the game it is from.

    Args:
        games: gathered.
        crew: who plays on: a crew of cadets has done that from every position, others from those of their own
            games.
    """
    if crew == PLAIN:
        return [(one.found, one.cadets, n) for n, game in enumerate(games) for one in game.positions]
    own = [game for game in games if game.lead == crew]
    return [(one.found, game.won, n) for n, game in enumerate(own) for one in game.positions]


def fit(found: np.ndarray, won: np.ndarray) -> Calibration:
    """The line in log odds that fits best (Newton's method), bent at the quarters of what was found."""
    odds = np.array([log_odds(float(chance)) for chance in found])
    at = np.quantile(odds, BENT)
    rows = np.column_stack([odds, np.ones_like(odds), *(np.maximum(0.0, odds - one) for one in at)])
    nothing = np.array([1.0, 0.0, *(0.0 for _ in at)])
    # A little pull towards changing nothing, so that few games do not carry it away.
    pull = np.array([4.0, 1.0, *(4.0 for _ in at)])
    line = nothing.copy()
    for _ in range(40):
        chance = 1 / (1 + np.exp(-(rows @ line)))
        weight = chance * (1 - chance) + 1e-9
        first = rows.T @ (won - chance) - pull * (line - nothing)
        line = line + np.linalg.solve((rows * weight[:, None]).T @ rows + np.diag(pull), first)
    slope, shift, *changes = (round(float(one), 4) for one in line)
    bends = tuple((round(float(one), 4), change) for one, change in zip(at, changes, strict=True))
    return Calibration(slope, shift, bends=bends)


def spread(known: Sequence[tuple[float, int, int]]) -> float:
    """Return how far the chance predicted where a half was found goes up and down with the games that the
    fit rests on: half the width of the 95 % interval (whole games drawn anew)."""
    chance = np.random.default_rng(1)
    found, won, game = (np.array(column, float) for column in zip(*known, strict=True))
    rows = [np.flatnonzero(game == number) for number in np.unique(game)]
    predicted = []
    for _ in range(REMADE):
        drawn = np.concatenate([rows[n] for n in chance.integers(0, len(rows), len(rows))])
        predicted.append(fit(found[drawn], won[drawn]).calibrated(0.5, 0.0)[0])
    return float(NORMAL_95 * np.std(predicted))


def sides_of(game: GatheredGame) -> str:
    """Return `SECOND` where some room of a game may have been on its second side, else `FIRST`."""
    return SECOND if has_second_sides(kind_of(game)) else FIRST


def kind_of(game: GatheredGame) -> str:
    """Return the name of the kind of a game (`kind_name`)."""
    kind = GameKind.read(game.cell)
    return kind_name(kind.players, kind.rooms)


def kinds_in(games: Sequence[GatheredGame]) -> list[str]:
    """Return the names of the kinds of some games, each once."""
    return sorted({kind_of(game) for game in games})


def calibrated_of(calibration: Calibration, games: Sequence[GatheredGame]) -> list[tuple[float, int]]:
    """Return the predicted chance of each position of games, and what came of it.

    Args:
        calibration: makes the predictions.
        games: of any kinds.
    """
    return [
        (calibration.of(kind).calibrated(found, 0.0)[0], won)
        for kind in kinds_in(games)
        for found, won, _ in pairs([one for one in games if kind_of(one) == kind], calibration.crew)
    ]


def in_bins(predictions: Sequence[tuple[float, int]]) -> list[CheckedBin]:
    """Return what was predicted and what was observed, by tenths of the predicted chance.

    Args:
        predictions: see `calibrated_of`.
    """
    bins: list[list[tuple[float, int]]] = [[] for _ in range(BINS)]
    for predicted, won in predictions:
        bins[min(BINS - 1, int(predicted * BINS))].append((predicted, won))
    checked = []
    for one in filter(None, bins):
        chances, wins = zip(*one, strict=True)
        checked.append(CheckedBin(sum(chances) / len(one), sum(wins) / len(one), len(one)))
    return checked


def check(calibration: Calibration, games: Sequence[GatheredGame]) -> bool:
    """Print what is predicted for the positions of games, and what was observed.

    Args:
        calibration: makes the predictions.
        games: that nothing was fitted to.

    Returns:
        Whether there are enough of them, and no bin is further off than it may be.
    """
    known = calibrated_of(calibration, games)
    bins = in_bins(known)
    for one in bins:
        off = 100 * (one.observed - one.predicted)
        chance = 196 * one.luck
        print(
            f"predicted {one.predicted:.3f}, observed {one.observed:.3f}: {off:+.1f} points off "
            f"(chance alone {chance:.1f}), {one.positions} positions"
        )
    worst = max((abs(one.observed - one.predicted) for one in bins if one.positions >= FEWEST), default=1.0)
    print(f"{len(known)} positions, {calibration.crew}: at most {100 * worst:.1f} points off")
    return worst <= MOST_OFF and len(known) >= ENOUGH


def check_kinds(calibration: Calibration, games: Sequence[GatheredGame]) -> None:
    """Print how far off each kind of games is: at most in a bin, and there beyond what luck alone explains.

    Args:
        calibration: makes the predictions.
        games: that nothing was fitted to.
    """
    for kind in kinds_in(games):
        known = calibrated_of(calibration, [one for one in games if kind_of(one) == kind])
        bins = [one for one in in_bins(known) if one.positions >= FEWEST]
        off = [(abs(one.observed - one.predicted), one) for one in bins]
        worst, one = max(off, key=lambda each: each[0], default=(0.0, CheckedBin(0.0, 0.0, 0)))
        beyond = max((apart - 1.96 * each.luck for apart, each in off), default=0.0)
        print(
            f"{kind}: {len(known)} positions, at most {100 * worst:.1f} points off "
            f"(predicted {one.predicted:.3f}, {one.positions} positions), "
            f"{100 * max(0.0, beyond):.1f} beyond luck"
        )


def main() -> int:
    """Gather, fit or check; returns the status of the process."""
    parser = argparse.ArgumentParser(
        prog="python -m tools.training.calibrate",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument("--gather", type=Path, metavar="FILE", help="play games, and write them at its end")
    what.add_argument("--fit", type=Path, metavar="FILE", help="fit to the games of a file")
    what.add_argument("--check", type=Path, metavar="FILE", help="check with the games of a file")
    parser.add_argument("--cells", default="", help="kinds of games to play, with commas between")
    parser.add_argument("--lead", choices=RANKS, default=PLAIN, help="who plays the games")
    parser.add_argument("--samples", type=int, default=96, help="the effort of a decision")
    parser.add_argument("--seconds", type=float, default=600)
    parser.add_argument("--processes", type=int, default=cpu_count())
    parser.add_argument("--crew", choices=RANKS, default=PLAIN, help="whose chance is predicted")
    parser.add_argument("--kinds", default="", help="kinds with a line of their own: 2/v2,2/mixed")
    parser.add_argument("--out", type=Path, help="the calibration; without it, it is only printed")
    args = parser.parse_args()
    if args.gather:
        if not args.cells:
            parser.error("--gather: say which games (--cells)")
        tasks = tasks_for(list(read_games(args.gather)), args.cells.split(","), args.lead, args.samples)
        print(gather(tasks, args.gather, args.seconds, args.processes), "games")
        return 0
    games = list(read_games(args.fit or args.check))
    if args.check:
        calibration = read_calibration(data_folder()) or Calibration()
        others = [game for game in games if game.seed % CHECKED]
        check_kinds(calibration, others)
        return 0 if check(calibration, others) else 1
    wrong = set(filter(None, args.kinds.split(","))) - {kind_name(*one) for one in product(CREWS, SIDES)}
    if wrong:
        parser.error(f"--kinds: {', '.join(sorted(wrong))}")
    held: dict[str, Any] = {}
    if args.out and args.out.exists():
        held = json.loads(args.out.read_text(encoding="utf-8"))
        held = held if held["crew"] == args.crew else {}
    fitted = [game for game in games if game.seed % CHECKED == 0]
    for kind in (FIRST, SECOND, *filter(None, args.kinds.split(","))):
        part = [game for game in fitted if kind in (kind_of(game), sides_of(game))]
        if not part:
            print(f"{kind}: no games, what was fitted before stays")
            continue
        known = pairs(part, args.crew)
        if {won for _, won, _ in known} != {0, 1}:
            parser.error("All games ended alike: play more, or other kinds of games.")
        line = fit(np.array([one[0] for one in known]), np.array([one[1] for one in known], float))
        count = len({n for _, _, n in known})
        half = 100 * line.calibrated(0.5, 0.0)[0]
        print(f"{kind}: {line}, {count} games: 50 % becomes {half:.1f} +- {100 * spread(known):.1f} %")
        form = {
            "slope": line.slope, "shift": line.shift, "bends": line.bends,
            "games": count, "positions": len(known),
        }  # fmt: skip
        if kind == FIRST:
            held = {**held, "crew": args.crew, **form}
        elif kind == SECOND:
            held = {**held, SECOND: form}
        else:
            held = {**held, "kinds": {**held.get("kinds", {}), kind: form}}
    if "crew" not in held:
        parser.error("Games with all rooms on their first sides are needed first.")
    if args.out:
        args.out.write_text(json.dumps(held, indent=1) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
