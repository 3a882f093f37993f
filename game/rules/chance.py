"""Chance inside the state: seeded, the same on every machine, of two kinds.

The first kind is one stream of numbers: every use takes the next. Flights that began with it keep it. The
second kind has a stream for each use, started from the seed, the name of the use and how often it happened:
two crews on one ship meet the same n-th scavenge and the same n-th roll of the breach, whatever else they do.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from typing import NamedTuple

_MASK = (1 << 64) - 1
_STEP = 0x9E3779B97F4A7C15
_FIRST = 0xBF58476D1CE4E5B9
_SECOND = 0x94D049BB133111EB

ONE_STREAM, STREAMS = 1, 2
"""The kinds of chance, as settings name them."""
KINDS = (ONE_STREAM, STREAMS)
NEWEST = STREAMS
"""The kind that new flights have."""


class Streams(NamedTuple):
    """The state of chance of the second kind.

    Attributes:
        key: what every stream is started from, 64 bits.
        used: how often each use has happened, sorted by name.
    """

    key: int
    used: tuple[tuple[str, int], ...] = ()


Chance = int | Streams
"""The state of chance: a number (one stream, splitmix64) or streams."""


def seeded(seed: int, kind: int = ONE_STREAM) -> Chance:
    """Return the state of chance at the beginning of a flight.

    Args:
        seed: any integer.
        kind: one of `KINDS`.
    """
    rest, state = (seed, 0) if seed >= 0 else (~seed, _STEP)
    while True:
        state = _mix(state ^ (rest & _MASK))
        rest >>= 64
        if not rest:
            return state if kind == ONE_STREAM else Streams(state)


def below(rng: Chance, count: int, use: str) -> tuple[int, Chance]:
    """Draw a number from 0 to `count` - 1.

    Args:
        rng: the state of chance.
        count: how many numbers are possible.
        use: the name of what the number is for.

    Returns:
        The number, and the next state of chance.
    """
    stream, after = _begin(rng, use)
    stream = (stream + _STEP) & _MASK
    return (_mix(stream) * count) >> 64, stream if after is None else after


def shuffled(rng: Chance, items: Iterable[int], use: str) -> tuple[list[int], Chance]:
    """Put items in random order (Fisher and Yates).

    Args:
        rng: the state of chance.
        items: in any order.
        use: the name of what is shuffled.

    Returns:
        The items in their new order, and the next state of chance.
    """
    stream, after = _begin(rng, use)
    result = list(items)
    for last in range(len(result) - 1, 0, -1):
        # `_mix`, written out: a new game draws a hundred numbers.
        stream = (stream + _STEP) & _MASK
        value = ((stream ^ (stream >> 30)) * _FIRST) & _MASK
        value = ((value ^ (value >> 27)) * _SECOND) & _MASK
        other = ((value ^ (value >> 31)) * (last + 1)) >> 64
        result[last], result[other] = result[other], result[last]
    return result, stream if after is None else after


def _begin(rng: Chance, use: str) -> tuple[int, Streams | None]:
    """Return the stream that a use takes its numbers from, and the state of chance after it.

    None for that state: it is what is left of the stream.
    """
    if isinstance(rng, int):
        return rng, None
    used = dict(rng.used)
    times = used.get(use, 0)
    used[use] = times + 1
    name, key = f"{use} {times}".encode(), rng.key.to_bytes(8, "big")
    stream = hashlib.blake2b(name, digest_size=8, key=key).digest()
    return int.from_bytes(stream, "big"), Streams(rng.key, tuple(sorted(used.items())))


def _mix(value: int) -> int:
    value = ((value ^ (value >> 30)) * _FIRST) & _MASK
    value = ((value ^ (value >> 27)) * _SECOND) & _MASK
    return value ^ (value >> 31)
