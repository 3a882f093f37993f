"""Limits on what steps do between two questions: they stop steps that never end, without a clock.

The game's own steps need less than a twentieth of any of these.
"""

from __future__ import annotations

from game.rules.effects.mistakes import EndlessError

MOST_STEPS = 5_000
"""Operations between two questions; the game's own turns take a hundred."""
MOST_ANSWERS = 5_000
"""Options of a question; the game's own have three hundred at most."""
MOST_WAYS = 5_040
"""Orders, sets or shares that one source lists: those of seven different cards."""
MOST_EFFORT = 100_000
"""Things that sources list between two questions, all together."""

UNCOUNTED = float("inf")


class Effort:
    """Hold how much sources can still list until the next question.

    It is counted only while the engine carries steps out or lists options; outside there is no end of it.

    Attributes:
        left: how many things.
    """

    __slots__ = ("left",)

    def __init__(self) -> None:
        self.left: float = UNCOUNTED

    def spend(self, things: int) -> None:
        """Count the things that a source has listed.

        Raises:
            EndlessError: it is too much.
        """
        self.left -= things
        if self.left < 0:
            raise EndlessError(f"a choice among more than {MOST_EFFORT} things")


def few(ways: int) -> None:
    """Refuse to list too many ways, before they are listed.

    Args:
        ways: how many there are, equal ones counted as often as they are there.

    Raises:
        EndlessError: more than a source may list.
    """
    if ways > MOST_WAYS:
        raise EndlessError(f"more than {MOST_WAYS} ways to choose or order")
