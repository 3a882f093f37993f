"""Rows of numbers whose length stays: lists here, packed arrays in what `python -m game.bots.compile` makes.

The compiler lays `game/bots/packed_rows.py` in the place of this file. So whatever is written for rows keeps
to what both can do: get and set by index, `in`, a slice, a loop, `len`. A row has no methods, and grows and
shrinks by what stands here; only the row that this hands back is to be used then.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeVar

Whole = int
Wholes = list[int]
Numbers = list[float]
WholeRows = list[list[int]]
RowKey = tuple[int, ...]
"""A key that equal rows share and others do not."""
Kind = TypeVar("Kind", bound=type)


def mypyc_attr(*, acyclic: bool) -> Callable[[Kind], Kind]:
    """Tell the compiler of a class; here nothing listens.

    Args:
        acyclic: whether nothing in it leads back to it, so that nobody need look for circles.
    """
    return lambda kind: kind


def wholes(values: Iterable[int]) -> Wholes:
    """A row of whole numbers."""
    return list(values)


def numbers(values: Iterable[float]) -> Numbers:
    """A row of numbers."""
    return list(values)


def whole_rows(values: Iterable[Wholes]) -> WholeRows:
    """A row of rows."""
    return list(values)


def noughts(count: Whole) -> Wholes:
    """A row of so many whole numbers, all 0."""
    return [0] * count


def blanks(count: Whole) -> Numbers:
    """A row of so many numbers, all 0."""
    return [0.0] * count


def with_top(row: Wholes, value: Whole) -> Wholes:
    """A pile with one more on top."""
    row.append(value)
    return row


def without(row: Wholes, index: Whole) -> Wholes:
    """A pile without the one at an index; -1 is the top."""
    row.pop(index)
    return row


def lay(row: Wholes, start: Whole, values: Wholes) -> Whole:
    """Write a row into a longer one; return the index after it."""
    end = start + len(values)
    row[start:end] = values
    return end


def row_key(row: Wholes) -> RowKey:
    """Return what tells a row from all others."""
    return tuple(row)
