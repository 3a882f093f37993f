"""Players of the program for pictures: they take what is written and say why, think for ever, or advise."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game.bots.lent.strength import Strength
from game.bots.lent.thought import Settled
from game.bots.seat import BotSeat
from game.play.session import Session
from game.rules import State


class WrittenThinkers:
    """Answer as such a player.

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


class WrittenAdviser:
    """An adviser who says what is written.

    Args:
        session: the game.
        written: what the answer holds (docs/protocol.md), a choice by some of its values (the first option
            that has them); nothing for one who never comes to an end.
    """

    def __init__(self, session: Session, written: Mapping[str, Any]) -> None:
        self._session, self._written = session, written

    def __call__(self, line: Mapping[str, Any]) -> Settled:
        """Answer at once."""
        if not self._written:
            return Settled(None)
        told = dict(self._written)
        plans = [{**plan, "choices": self._whole(line, plan["choices"])} for plan in told["plans"]]
        own = {**told["own"], "choices": line["done"]} if line["done"] and "own" in told else None
        return Settled({"share": 1.0, **told, "plans": plans, "own": own})

    def _whole(self, line: Mapping[str, Any], choices: Sequence[Mapping[str, Any]]) -> list[Any]:
        """The options that are meant."""
        session = self._session
        steps = session.history.steps
        game = next(step.state for step in reversed(steps) if self._is_asked(step.state, line))
        found = []
        for wanted in choices:
            asked = session.engine.decision(game)
            assert asked is not None
            options = [(option, option.to_json()) for option in asked.options]
            option, form = next(one for one in options if wanted.items() <= one[1].items())
            found.append(form)
            game = session.engine.apply(game, option).state
        return found

    def _is_asked(self, game: State, line: Mapping[str, Any]) -> bool:
        asked = self._session.engine.decision(game)
        return asked is not None and asked.to_json() == line["advise"]["decision"]


def lent_seat(written: Mapping[str, Any]) -> BotSeat:
    """Return the seat of a player who chooses what is written.

    Args:
        written: `rank`, and, but for one who never comes to an end, `why` and perhaps `choose`.
    """
    thinkers = WrittenThinkers(written.get("choose", {}), written.get("why"))
    return BotSeat(Strength(written["rank"]), thinkers)
