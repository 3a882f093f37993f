"""A small selection of a product of settings that still holds every pair of values.

An orthogonal array of a prime number of levels: row (turn, step) has the value number `turn * n + step` in
factor n. Two factors meet in every combination of their values over all rows, because the difference of their
numbers runs through all levels while `turn` does; and the rows of one turn show every value of every factor,
because `step` does. So each screen needs the rows of one turn only, and screens that take turns one after the
other need no more than that for every pair of settings to be seen.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from itertools import combinations
from typing import Any

Row = dict[str, Any]


def turns(factors: Mapping[str, Sequence[Hashable]]) -> list[list[Row]]:
    """Return the turns of an array, each a list of rows (values by the names of the factors).

    Args:
        factors: their values by name; those with fewer values than the largest show some of them twice.
    """
    levels = _prime(max(len(factors), *(len(values) for values in factors.values())))
    return [
        [
            {
                name: values[(turn * n + step) % levels % len(values)]
                for n, (name, values) in enumerate(factors.items())
            }
            for step in range(levels)
        ]
        for turn in range(levels)
    ]


def missing(
    rows: Sequence[Mapping[str, Any]], factors: Mapping[str, Sequence[Hashable]]
) -> list[tuple[str, Any, str, Any]]:
    """Return the pairs of values that stand together in none of the rows."""
    found = []
    for one, two in combinations(factors, 2):
        there = {(row[one], row[two]) for row in rows}
        found += [(one, a, two, b) for a in factors[one] for b in factors[two] if (a, b) not in there]
    return found


def _prime(least: int) -> int:
    return next(n for n in range(max(2, least), 2 * least + 2) if all(n % d for d in range(2, n)))
