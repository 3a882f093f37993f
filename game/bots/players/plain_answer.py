"""The answer to a player's question where no process gives one: the plainest player's, and it says so."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.bots.players.player import STAND_IN
from game.bots.players.rank_list import PLAIN
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
        choice = make_player(PLAIN, self._content).choose(question["view"], question["decision"])
        why = {"id": STAND_IN, "values": {}}
        return {"choose": dict(choice.option), "why": why, "win": choice.win, "margin": choice.margin}
