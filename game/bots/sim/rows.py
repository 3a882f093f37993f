"""Rows of numbers whose length stays: lists here, packed arrays in what `python -m game.bots.compile` makes.

The compiler lays `game/bots/packed_rows.py` in the place of this file. So whatever is written for rows keeps
to what both can do: get and set by index, `in`, a slice, a loop, `len`. A row neither grows nor has methods.
"""

from __future__ import annotations

from collections.abc import Iterable

Whole = int
Wholes = list[int]
Numbers = list[float]
WholeRows = list[list[int]]


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
