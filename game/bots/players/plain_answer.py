"""The answer to a player's question where no process gives one: the plainest player's."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict
from typing import Any

from game.bots.players.player import RANKS
from game.bots.players.ranks import make_player
from game.rules import Content


class PlainAnswer:
    """Asks the plainest player, here.

    Args:
        content: everything that can be played.
    """

    def __init__(self, content: Content) -> None:
        self._content = content

    def __call__(self, question: Mapping[str, Any]) -> Mapping[str, Any]:
        """Return what the player's process would have answered.

        Raises:
            LookupError: it is another question than for a choice.
        """
        choice = make_player(RANKS[0], self._content).choose(question["view"], question["decision"])
        why = asdict(choice.why) if choice.why is not None else None
        return {"choose": dict(choice.option), "why": why, "win": choice.win, "margin": choice.margin}
