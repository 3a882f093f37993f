"""Name the questions and answers of a player's process, and what stands for an answer where there is none."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from game.bots.players.player import STAND_IN

ENDING = ("review", "compare")
"""Questions of a film and of a verdict, which end where nobody answers: whoever opens one again asks anew."""
UNANSWERED = "unanswered"
"""The key that marks an answer as nobody's: another time there may be one."""

Answer = Mapping[str, Any]
Plain = Callable[[Mapping[str, Any]], Answer]
"""Answers a question without a process."""


def ends(question: Mapping[str, Any]) -> bool:
    """Tell whether whoever asks ends where nobody answers, and asks anew another time."""
    return not question.keys().isdisjoint(ENDING)


def last_resort(question: Mapping[str, Any]) -> Answer:
    """Return the first option; what asks for advice gets none."""
    if "decision" not in question:
        return {"error": "Nobody can advise now.", UNANSWERED: True}
    why = {"id": STAND_IN, "values": {}}
    return {"choose": question["decision"]["options"][0], "why": why, "win": None, "margin": None}
