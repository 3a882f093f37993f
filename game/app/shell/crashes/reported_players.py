"""Players of a crash report: they choose again what they chose then, without thinking."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.bots.lent.answers import Answer
from game.bots.lent.strength import Strength
from game.bots.lent.thought import Settled
from game.bots.seat import BotSeat, seat_from_json
from game.play.seats import Seat
from game.play.session import Session


class ReportedPlayers:
    """Answer as the players of a report did.

    Args:
        report: its game holds every choice that was made, and why.

    Attributes:
        session: the game that is played again; says which choice is next.
    """

    def __init__(self, report: Mapping[str, Any]) -> None:
        game = report.get("game")
        game = game if isinstance(game, dict) else {}
        self._choices = [*game.get("choices", ()), report.get("attempt")]
        self._whys = game.get("whys") or {}
        self.session: Session | None = None

    def ask(self, strength: Strength, question: Mapping[str, Any]) -> Settled:
        """Return what was chosen then; nothing where that is not known."""
        number = self.session.history.cursor if self.session is not None else len(self._choices)
        choice = self._choices[number] if number < len(self._choices) else None
        if choice is None:
            return Settled(None)
        answer: Answer = {"choose": choice, "why": self._whys.get(str(number)), "win": None, "margin": None}
        return Settled(answer)

    @property
    def makers(self) -> dict[str, Any]:
        """Return what makes their seats again."""
        return {BotSeat.kind: self._again}

    def _again(self, form: Mapping[str, Any]) -> Seat:
        return seat_from_json(form, self)
