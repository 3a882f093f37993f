"""Seats for tests: programs that decide by a simple rule, at once or after a while."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

from game.play.seats import Seat
from game.rules.protocol import DecisionDict, OptionDict, ViewDict

Asked = list[tuple[ViewDict, DecisionDict]]


class ScriptedSeat(Seat):
    """Chooses the first option, or any by its own chance.

    Args:
        seed: of its chance; None takes the first option.
        after: how often it says that it has no answer yet.

    Attributes:
        asked: all that it was ever handed.
        cancelled: how many questions were taken back.
    """

    kind = "scripted"

    def __init__(self, seed: int | None = None, after: int = 0) -> None:
        self.seed = seed
        self.after = after
        self.asked: Asked = []
        self.cancelled = 0
        self._chance = random.Random(seed)
        self._open: DecisionDict | None = None
        self._left = 0

    def ask(self, view: ViewDict, decision: DecisionDict) -> None:
        """Take a question."""
        assert self._open is None, "one question at a time"
        self.asked.append((view, decision))
        self._open, self._left = decision, self.after

    def answer(self) -> OptionDict | None:
        """Answer when the time has come."""
        if self._open is None:
            return None
        self._left -= 1
        if self._left >= 0:
            return None
        options, self._open = self._open["options"], None
        return options[0] if self.seed is None else self._chance.choice(options)

    def cancel(self) -> None:
        """Forget the question."""
        assert self._open is not None, "there was a question"
        self._open = None
        self.cancelled += 1

    def decide(self, view: ViewDict, decision: DecisionDict) -> OptionDict:
        """Wait as long as it takes."""
        self.ask(view, decision)
        while (option := self.answer()) is None:
            pass
        return option

    def another(self) -> Seat:
        """The same rule, from the beginning."""
        return ScriptedSeat(self.seed, self.after)

    def to_json(self) -> dict[str, Any]:
        """Kind and rule."""
        return {"kind": self.kind, "seed": self.seed, "after": self.after}


def made(form: Mapping[str, Any]) -> ScriptedSeat:
    """Make one again from a saved game."""
    if form["seed"] is not None and type(form["seed"]) is not int:
        raise ValueError("no seed")
    return ScriptedSeat(form["seed"], form["after"])


MAKERS = {ScriptedSeat.kind: made}
