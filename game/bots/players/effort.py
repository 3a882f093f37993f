"""How much each rank thinks: so many tries for a decision, and a time that it never takes longer than."""

from __future__ import annotations

from typing import NamedTuple

from game.bots.players.player import RANKS

SECONDS = (0.0, 0.3, 3.0)
"""The longest that each of them thinks about a turn, where nobody says how long."""
SAMPLES = (0, 60, 300)
"""So often each of them tries plans for a decision. A number, so that games are the same on every machine
that gets through with it in time; `docs/bots.md` tells what was measured."""
DECISIONS = 6
"""About so many decisions make a turn: each gets its part of the time."""


class Budget(NamedTuple):
    """How long a decision is thought about: until the first of the two.

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
    return SAMPLES[RANKS.index(rank)]


def usual_seconds(rank: str) -> float:
    """Return the longest that a rank thinks about a turn, as usual.

    Args:
        rank: of `RANKS`.
    """
    return SECONDS[RANKS.index(rank)]


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
