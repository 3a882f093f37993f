"""Chance as a plain integer: splitmix64, small enough to live inside the state."""

from __future__ import annotations

from collections.abc import Iterable

_MASK = (1 << 64) - 1
_STEP = 0x9E3779B97F4A7C15
_FIRST = 0xBF58476D1CE4E5B9
_SECOND = 0x94D049BB133111EB


def seeded(seed: int) -> int:
    """The state of chance for a seed, any integer."""
    rest, state = (seed, 0) if seed >= 0 else (~seed, _STEP)
    while True:
        state = _mix(state ^ (rest & _MASK))
        rest >>= 64
        if not rest:
            return state


def _mix(value: int) -> int:
    value = ((value ^ (value >> 30)) * _FIRST) & _MASK
    value = ((value ^ (value >> 27)) * _SECOND) & _MASK
    return value ^ (value >> 31)


def below(rng: int, count: int) -> tuple[int, int]:
    """A number from 0 to `count` - 1, and the next state of chance."""
    rng = (rng + _STEP) & _MASK
    return (_mix(rng) * count) >> 64, rng


def shuffled(rng: int, items: Iterable[int]) -> tuple[list[int], int]:
    """The items in random order (Fisher and Yates), and the next state of chance."""
    result = list(items)
    for last in range(len(result) - 1, 0, -1):
        # `below`, written out: a new game draws a hundred numbers.
        rng = (rng + _STEP) & _MASK
        value = ((rng ^ (rng >> 30)) * _FIRST) & _MASK
        value = ((value ^ (value >> 27)) * _SECOND) & _MASK
        other = ((value ^ (value >> 31)) * (last + 1)) >> 64
        result[last], result[other] = result[other], result[last]
    return result, rng
