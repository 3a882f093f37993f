"""Name who is asked, and the command that starts a process for it."""

from __future__ import annotations

import sys
from dataclasses import dataclass

from game.program_files import WORKER

LENT_S = 180.0
"""A process that hears nothing for so long ends by itself: the window is stopped, or hangs."""
FROZEN = bool(getattr(sys, "frozen", False))
"""True in the executable."""


@dataclass(frozen=True)
class Strength:
    """Hold who is asked.

    Attributes:
        rank: of `rank_list.RANKS`.
        seconds: to think about a turn; None for what is usual.
        samples: so much effort in place of seconds: the same answer every time.
        seed: of the player's own chance.
    """

    rank: str
    seconds: float | None = None
    samples: int | None = None
    seed: int = 0

    def words(self) -> list[str]:
        """Return the words of its command line."""
        found = ["--strength", self.rank, "--seed", str(self.seed), "--reasons", "--lent", str(LENT_S)]
        found += [] if self.seconds is None else ["--seconds", str(self.seconds)]
        return found + ([] if self.samples is None else ["--samples", str(self.samples)])


def command_of(strength: Strength) -> list[str]:
    """Return the command that starts a player's process: this program's own, as it was started."""
    if FROZEN:
        return [sys.executable, WORKER, *strength.words()]
    return [sys.executable, "-m", "game.bots", *strength.words()]
