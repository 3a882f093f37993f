"""Seeds of new ships."""

from __future__ import annotations

import random


def random_seed() -> int:
    """Return the seed of a ship that nobody has chosen: eight digits, from the system's own chance."""
    return random.SystemRandom().randrange(10_000_000, 100_000_000)
