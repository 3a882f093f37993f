"""A seat at which nobody sits: a player decides there, in a process of its own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

from game.bots.lent.answers import Answer
from game.bots.lent.strength import Strength
from game.bots.players.rank_list import RANKS
from game.play.seats import NoAnswerError, Seat, WhyDict
from game.rules.protocol import DecisionDict, OptionDict, ViewDict

LONGEST_S = 60.0
"""Seconds that a player may think about a turn, at most."""


class Thinking(Protocol):
    """Declare what somebody thinks about (`thought.Thought`)."""

    @property
    def answer(self) -> Answer | None:
        """Return what has come of it by now."""

    @property
    def late(self) -> bool:
        """Return whether it takes unusually long."""

    def wait(self, seconds: float | None = None) -> Answer | None:
        """Wait for what comes of it."""

    def cancel(self) -> None:
        """Stop thinking."""


class ThinkingPlace(Protocol):
    """Declare where players think (`thinkers.Thinkers`)."""

    def ask(self, strength: Strength, question: Mapping[str, Any]) -> Thinking:
        """Begin to think about a question; never waits."""


class BotSeat(Seat):
    """A player's seat.

    What a player has decided is its `proposal` until somebody takes it as the `answer`: whoever shows the
    game can show it first, ask others whether they agree, and `refuse` it for them.

    Args:
        strength: who plays here.
        thinkers: where they think.
    """

    kind = "bot"

    def __init__(self, strength: Strength, thinkers: ThinkingPlace) -> None:
        self.strength = strength
        self._thinkers = thinkers
        self._view: ViewDict | None = None
        self._decision: DecisionDict | None = None
        self._thought: Thinking | None = None

    @property
    def rank(self) -> str:
        """Return who plays here, of `rank_list.RANKS`."""
        return self.strength.rank

    def ask(self, view: ViewDict, decision: DecisionDict) -> None:
        """Begin to think."""
        self._view, self._decision = view, decision
        self._thought = self._thinkers.ask(self.strength, {"view": view, "decision": decision})

    @property
    def proposal(self) -> OptionDict | None:
        """The option that has been decided for; None while somebody still thinks."""
        answer = self._thought.answer if self._thought is not None else None
        return self._option(answer)

    @property
    def late(self) -> bool:
        """Return whether it takes unusually long to decide."""
        return self._thought is not None and self._thought.late

    @property
    def why(self) -> WhyDict | None:
        """Return why that option; None where nothing is to be said."""
        answer = self._thought.answer if self._thought is not None else None
        why = answer.get("why") if answer is not None else None
        return WhyDict(id=why["id"], values=why["values"]) if isinstance(why, dict) else None

    def answer(self) -> OptionDict | None:
        """Return what has been decided."""
        option = self.proposal
        if option is not None:
            self._decision = None
        return option

    def refuse(self, options: list[OptionDict]) -> bool:
        """Think again, without these options.

        Args:
            options: those that somebody does not agree with.

        Returns:
            Whether there are others; where there are none the proposal stands.
        """
        if self._view is None or self._decision is None:
            return False
        rest = [option for option in self._decision["options"] if option not in options]
        if not rest:
            return False
        self.cancel_thought()
        self.ask(self._view, {**self._decision, "options": rest})
        return True

    def cancel(self) -> None:
        """Forget the question, and stop thinking."""
        self.cancel_thought()
        self._view = self._decision = None

    def cancel_thought(self) -> None:
        """Stop thinking, where somebody thinks."""
        thought, self._thought = self._thought, None
        if thought is not None and thought.answer is None:
            thought.cancel()

    def decide(self, view: ViewDict, decision: DecisionDict) -> OptionDict:
        """Ask and wait."""
        self.ask(view, decision)
        assert self._thought is not None
        self._thought.wait()
        option = self.answer()
        if option is None:
            raise NoAnswerError(f"The {self.rank} has no answer to '{decision['kind']}'.")
        return option

    def _option(self, answer: Answer | None) -> OptionDict | None:
        """The option of the open question that an answer names; the first one where it names none."""
        if answer is None or self._decision is None:
            return None
        options = self._decision["options"]
        chosen = answer.get("choose")
        return next((option for option in options if option == chosen), options[0])

    def another(self) -> Seat:
        """The same player, in another game."""
        return BotSeat(self.strength, self._thinkers)

    def to_json(self) -> dict[str, Any]:
        """Return who plays here."""
        strength = self.strength
        form: dict[str, Any] = {"kind": self.kind, "rank": strength.rank, "seed": strength.seed}
        if strength.seconds is not None:
            form["seconds"] = strength.seconds
        if strength.samples is not None:
            form["samples"] = strength.samples
        return form


def seat_from_json(form: Mapping[str, Any], thinkers: ThinkingPlace) -> BotSeat:
    """Make a player's seat again from a saved game.

    Args:
        form: what `BotSeat.to_json` gave, or anything a file holds in its stead.
        thinkers: where they think.

    Raises:
        ValueError: it makes no sense.
    """
    rank, seed = form.get("rank"), form.get("seed", 0)
    seconds, samples = form.get("seconds"), form.get("samples")
    if rank not in RANKS or type(seed) is not int:
        raise ValueError("no such player")
    if seconds is not None and not (type(seconds) in (int, float) and 0 < seconds <= LONGEST_S):
        raise ValueError("no such time to think")
    if samples is not None and not (type(samples) is int and 0 < samples <= 10**6):
        raise ValueError("no such effort")
    return BotSeat(Strength(rank, seconds, samples, seed), thinkers)
