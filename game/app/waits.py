"""Tell when the loop must come back to something: in so many ms, or None where it need not."""

from __future__ import annotations


def soonest(*waits: float | None) -> float | None:
    """Return the shortest of several waits, in ms; None if nothing is waited for.

    Args:
        waits: each in ms, None for never.
    """
    return min((wait for wait in waits if wait is not None), default=None)
