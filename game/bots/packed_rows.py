"""Take the place of `game/bots/sim/rows.py` in the compiled simulator: the same names for packed arrays.

`python -m game.bots.compile` puts this in the place of that file; nothing imports it from here. Whole numbers
have 64 bits, and going beyond is an error that nothing reports: moves, seeds and sums of them stay `int`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from librt.vecs import append, pop, vec
from mypy_extensions import i64, u8
from mypy_extensions import mypyc_attr as mypyc_attr

Whole = i64
Wholes: TypeAlias = "vec[i64]"
Numbers: TypeAlias = "vec[float]"
WholeRows: TypeAlias = "vec[vec[i64]]"
RowKey = bytes


def wholes(values: Iterable[int]) -> Wholes:
    """A row of whole numbers."""
    return vec[i64](values)


def numbers(values: Iterable[float]) -> Numbers:
    """A row of numbers."""
    return vec[float](values)


def whole_rows(values: Iterable[Wholes]) -> WholeRows:
    """A row of rows."""
    return vec[vec[i64]](values)


def noughts(count: Whole) -> Wholes:
    """A row of so many whole numbers, all 0."""
    return vec[i64]([0] * count)


def blanks(count: Whole) -> Numbers:
    """A row of so many numbers, all 0."""
    return vec[float]([0.0] * count)


def with_top(row: Wholes, value: Whole) -> Wholes:
    """A pile with one more on top."""
    return append(row, value)


def without(row: Wholes, index: Whole) -> Wholes:
    """A pile without the one at an index; -1 is the top."""
    left, _ = pop(row, index)
    return left


def lay(row: Wholes, start: Whole, values: Wholes) -> Whole:
    """Write a row into a longer one; return the index after it."""
    for value in values:
        row[start] = value
        start += 1
    return start


def row_key(row: Wholes) -> RowKey:
    """Return what tells a row from all others as long: mostly a byte for each number, else eight."""
    count: Whole = len(row)
    small = vec[u8]([0] * count)
    for n in range(count):
        value = row[n]
        if value < 0 or value > 255:
            return bytes(row)
        small[n] = u8(value)
    return bytes(small)
