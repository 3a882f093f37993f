"""Chances in per cent."""

from __future__ import annotations


def percent(chance: float) -> int:
    """Return a chance as a whole percentage that is 0 or 100 only where it is certain."""
    if 0 < chance < 1:
        return min(99, max(1, int(100 * chance + 0.5)))
    return int(100 * chance + 0.5)
