"""Say how much each rank thinks: so many tries for a decision, and a time that it never takes longer than."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import NamedTuple

from game.bots.players.rank_list import rank_of

DECISIONS = 6
"""About so many decisions make a turn: each gets its part of the time."""
SHARE = 0.5
"""Part of the time left for the turn that each question gets, where the turn has several."""
LEAST = 0.1
"""But no less than so much of a part: plans that are not tried at all are worth nothing."""


class Budget(NamedTuple):
    """Hold how long a decision is thought about: until the first of the two.

    Attributes:
        samples: how many times plans are tried in all; None: as time allows.
        seconds: by the clock; None: however long it takes, so that the answer is the same on every machine.
    """

    samples: int | None = None
    seconds: float | None = None


def usual_samples(rank: str) -> int:
    """Return how often a rank tries plans for a decision, as usual.

    Args:
        rank: of `RANKS`.
    """
    return rank_of(rank).samples


def usual_seconds(rank: str) -> float:
    """Return the longest that a rank thinks about a turn, as usual.

    Args:
        rank: of `RANKS`.
    """
    return rank_of(rank).seconds


def effort_of(rank: str, seconds: float | None = None, samples: int | None = None) -> Budget:
    """Return how much a rank thinks about a decision.

    Args:
        rank: of `RANKS`.
        seconds: the longest for a turn; None for what is usual. With more or less than that come as many
            more or fewer tries.
        samples: a fixed effort in its stead, without a clock.
    """
    if samples is not None:
        return Budget(samples)
    usual = usual_seconds(rank)
    longest = usual if seconds is None else seconds
    tries = usual_samples(rank)
    return Budget(max(1, round(tries * longest / usual)) if usual else tries, longest / DECISIONS)


class TurnClock:
    """Shares the time of a turn out among its decisions, however many there are.

    Args:
        effort: for a decision of a turn that has the usual number of them.
        now: the time, in seconds.
    """

    def __init__(self, effort: Budget, now: Callable[[], float] = time.perf_counter) -> None:
        self._effort = effort
        self._now = now
        self._turn = 0
        self._spent = 0.0

    @contextmanager
    def decision(self, turn: int) -> Iterator[Budget]:
        """Give a decision its effort, and note how long it took.

        Args:
            turn: the number of the turn.
        """
        samples, seconds = self._effort
        if turn != self._turn:
            self._turn, self._spent = turn, 0.0
        begun = self._now()
        try:
            if seconds is None:
                yield self._effort
            else:
                left = SHARE * (DECISIONS * seconds - self._spent)
                yield Budget(samples, max(LEAST * seconds, min(seconds, left)))
        finally:
            self._spent += self._now() - begun
