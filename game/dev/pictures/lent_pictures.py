"""A player of the program for pictures: it takes what is written and says why, or thinks for ever."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.bots.seat import BotSeat
from game.bots.worker import Settled, Strength


class WrittenThinkers:
    """Where such a player thinks.

    Args:
        wanted: values of the option that it takes, of the first one that has them.
        why: its reason; None for a player who never comes to an end.
    """

    def __init__(self, wanted: Mapping[str, Any], why: Mapping[str, Any] | None) -> None:
        self._wanted, self._why = wanted, why

    def ask(self, strength: Strength, question: Mapping[str, Any]) -> Settled:
        """Answer at once."""
        options = question["decision"]["options"]
        fitting = [option for option in options if self._wanted.items() <= option.items()]
        answer = {"choose": (fitting or options)[0], "why": self._why, "win": None, "margin": None}
        return Settled(answer if self._why is not None else None)


def lent_seat(written: Mapping[str, Any]) -> BotSeat:
    """Return the seat of a player who chooses what is written.

    Args:
        written: `rank`, and, but for one who never comes to an end, `why` and perhaps `choose`.
    """
    thinkers = WrittenThinkers(written.get("choose", {}), written.get("why"))
    return BotSeat(Strength(written["rank"]), thinkers)
