"""How long the random searches of the slow tests last."""

from __future__ import annotations

import os


def examples(count: int) -> int:
    """Return how many made-up cases a search tries: `SOLAR_STORM_SEARCHES` times as many, where that is set.

    Each run makes up others, so many short runs see what one long run sees.

    Args:
        count: of cases in a run of the slow tests.
    """
    return count * int(os.environ.get("SOLAR_STORM_SEARCHES", "1"))
