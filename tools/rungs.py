"""Choose the ten rungs of the descent for each crew size from the table of results.

`python -m tools.rungs --out data/descent.yaml`
`python -m tools.rungs --order --out data/descent.yaml`
`python -m tools.rungs`

The first chooses and writes them; where the kinds of a crew size lie too close together for the next but one
to be apart, it says so and takes the most even fall. The second keeps the kinds and puts them in order, which
few games are enough for. The third prints those that there are, with what officers save on each and how alike
another rank orders them; its status is 1 where a rung and the next but one cannot be told apart.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import pairwise
from pathlib import Path
from statistics import correlation

import numpy as np

from game.bots.measured import Measured, Results, TableCell, read_results
from game.program_files import data_folder
from game.storage.logbook.descent import RUNGS, Rung, read_rungs

RANK = "officer"
"""The rank whose ships measure the rungs."""
FIRST = 0.95
"""About so many ships are saved on the first rung."""
ENDS = np.arange(0.0, 0.71, 0.01)
"""The shares tried for the last one."""
HEAD = """# The ten rungs of the descent for each crew size, the gentlest first.
# Made by `python -m tools.rungs --out data/descent.yaml` from data/bots/results.json.
"""


class TooFewKindsError(Exception):
    """The kinds of game that were measured do not make ten rungs for a crew size."""


class TooCloseError(TooFewKindsError):
    """There are enough kinds, but no ten of them are apart at the next but one."""


def apart(gentler: Measured, harder: Measured) -> bool:
    """Tell whether the 95 % intervals of two kinds of game do not overlap."""
    return harder.interval[1] < gentler.interval[0]


def choose(kinds: Mapping[TableCell, Measured], strict: bool = True) -> tuple[TableCell, ...]:
    """Return ten kinds that fall from about 95 % as evenly as there are kinds for it.

    The intervals of a rung and the next but one never overlap, where that is asked for. For each share of the
    last rung the ten that are nearest to an even fall are found by dynamic programming over pairs of rungs;
    the most even of these is taken.

    Args:
        kinds: of one crew size, with what was measured.
        strict: whether a rung and the next but one must be apart; if not, their shares need only fall.

    Raises:
        TooFewKindsError: there are fewer than ten kinds.
        TooCloseError: no ten of them are apart, or fall, as asked.
    """
    listed = sorted(kinds.items(), key=lambda one: (-one[1].share, one[0].name))
    shares = np.array([one.share for _, one in listed])
    if len(listed) < RUNGS:
        raise TooFewKindsError(f"{len(listed)} kinds of game")
    count = len(listed)
    parted = [
        [apart(one, other) if strict else one.share > other.share for _, other in listed] for _, one in listed
    ]
    best: tuple[float, list[int]] | None = None
    for end in ENDS:
        wanted = np.linspace(FIRST, end, RUNGS)
        ways = {
            (a, b): ((shares[a] - wanted[0]) ** 2 + (shares[b] - wanted[1]) ** 2, [a, b])
            for a in range(count)
            for b in range(a + 1, count)
        }
        for rung in range(2, RUNGS):
            longer: dict[tuple[int, int], tuple[float, list[int]]] = {}
            for (a, b), (cost, way) in ways.items():
                for c in range(b + 1, count):
                    dear = cost + (shares[c] - wanted[rung]) ** 2
                    if parted[a][c] and ((b, c) not in longer or dear < longer[b, c][0]):
                        longer[b, c] = dear, [*way, c]
            ways = longer
        found = min(ways.values(), default=None)
        if found is not None and (best is None or found < best):
            best = found
    if best is None:
        raise TooCloseError(f"{count} kinds of game, but no {RUNGS} of them are far enough apart")
    return tuple(listed[n][0] for n in best[1])


def rank_correlation(one: Sequence[float], other: Sequence[float]) -> float:
    """Return Spearman's coefficient of two rows of numbers, equal ones with their mean rank."""
    return correlation(_ranks(one), _ranks(other))


def _ranks(row: Sequence[float]) -> list[float]:
    ordered = sorted(row)
    return [ordered.index(value) + (ordered.count(value) - 1) / 2 for value in row]


def kinds_of(results: Results, players: int, games: int) -> dict[TableCell, Measured]:
    """Return the kinds of game of a crew size that were played so often.

    Args:
        results: the table.
        players: how many.
        games: the fewest.
    """
    return {
        cell: one
        for cell, one in results.by_rank.get(RANK, {}).items()
        if cell.players == players and one.games >= games
    }


def written(rungs: Mapping[int, Iterable[TableCell]]) -> str:
    """Return the file of the rungs."""
    lines = [HEAD.rstrip()]
    for players, cells in rungs.items():
        lines.append(f"{players}:")
        for cell in cells:
            more = f", expansions: [{', '.join(cell.expansions)}]" if cell.expansions else ""
            lines.append(f"- {{difficulty: {cell.difficulty}, rooms: {cell.rooms}{more}}}")
    return "\n".join(lines) + "\n"


def cell_of(rung: Rung) -> TableCell:
    """Return the kind of game of a rung as the table names it."""
    return TableCell(rung.players, rung.difficulty, rung.rooms, rung.expansions)


def faults(results: Results, rungs: Mapping[int, Sequence[Rung]], games: int) -> Iterator[str]:
    """Say what is wrong with the rungs by the table as it is now.

    Args:
        results: the table.
        rungs: by crew size.
        games: the fewest that every rung has.
    """
    for players, row in rungs.items():
        found = [results.of(RANK, cell_of(rung)) for rung in row]
        known = [one for one in found if one is not None and one.games >= games]
        if len(known) < len(row):
            yield f"{players} players: {len(row) - len(known)} rungs without {games} games"
            continue
        for at, (one, other) in enumerate(zip(known, known[2:], strict=False), 1):
            if not apart(one, other):
                yield f"{players} players: rungs {at} and {at + 2} are not apart"
        if any(one.share < other.share for one, other in pairwise(known)):
            yield f"{players} players: not in the order of their shares"


def ordered(results: Results, rungs: Sequence[Rung]) -> list[Rung]:
    """Return rungs in the order of what is saved on them: no number on the page rises on the way down.

    Args:
        results: the table.
        rungs: of one crew size; if one was not measured, they stay as they are.
    """
    found = [results.of(RANK, cell_of(rung)) for rung in rungs]
    known = [one for one in found if one is not None]
    if len(known) < len(rungs):
        return list(rungs)
    falling = sorted(range(len(known)), key=lambda at: -known[at].share)
    return [rungs[at] for at in falling]


def report(results: Results, rungs: Mapping[int, Sequence[Rung]], other: str) -> Iterator[str]:
    """Say what officers save on each rung, and how alike another rank orders them."""
    for players, row in rungs.items():
        for at, rung in enumerate(row, 1):
            found = results.of(RANK, cell_of(rung))
            low, high = found.interval if found else (0.0, 1.0)
            share = (
                f"{found.share:.1%} ({low:.0%} to {high:.0%}) of {found.games}" if found else "not measured"
            )
            yield f"{players} players, rung {at}: {cell_of(rung).name}: {share}"
        pairs = [(results.of(RANK, cell_of(rung)), results.of(other, cell_of(rung))) for rung in row]
        both = [(one.share, more.share) for one, more in pairs if one is not None and more is not None]
        if len(both) > 1:
            likeness = rank_correlation(*zip(*both, strict=True))
            yield f"{players} players: rank correlation with {other} {likeness:.2f} on {len(both)} rungs"


def _chosen(kinds: Mapping[TableCell, Measured], players: int) -> tuple[TableCell, ...]:
    """Return the rungs of a crew size; where its kinds lie too close together, say so and do without."""
    try:
        return choose(kinds)
    except TooCloseError as error:
        print(f"{players} players: {error}", file=sys.stderr)
        return choose(kinds, strict=False)


def main(arguments: Sequence[str] | None = None) -> int:
    """Choose and write rungs, or tell about those that there are."""
    parser = argparse.ArgumentParser(prog="python -m tools.rungs", description=__doc__)
    parser.add_argument("--out", type=Path, help="choose and write here")
    parser.add_argument("--games", type=int, default=400, help="the fewest of a kind")
    parser.add_argument("--other", default="cadet", help="a rank to compare the order with")
    parser.add_argument(
        "--order", action="store_true", help="with --out: keep the kinds, and put them in order"
    )
    args = parser.parse_args(arguments)
    if args.order and args.out is None:
        parser.error("--order: say where to write (--out)")
    results = read_results(data_folder())
    if args.out is not None and args.order:
        now = {count: ordered(results, row) for count, row in read_rungs(data_folder()).items()}
        kept = {count: [cell_of(rung) for rung in row] for count, row in now.items()}
        args.out.write_text(written(kept), encoding="utf-8")
        return 0
    if args.out is not None:
        players = sorted({cell.players for cell in results.by_rank.get(RANK, {})})
        try:
            chosen = {count: _chosen(kinds_of(results, count, args.games), count) for count in players}
        except TooFewKindsError as error:
            parser.error(f"{error} with {args.games} games of officers")
        args.out.write_text(written(chosen), encoding="utf-8")
        return 0
    rungs = read_rungs(data_folder())
    for line in report(results, rungs, args.other):
        print(line)
    wrong = list(faults(results, rungs, args.games))
    for line in wrong:
        print(line, file=sys.stderr)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
