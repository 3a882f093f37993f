"""What is asked and what may be answered, as everybody outside the effect engine reads it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from game.rules.protocol import DecisionDict, OptionDict, SourceDict

if TYPE_CHECKING:
    from game.rules.effects.questions import Alternative, Question

ASKS = ("order", "split", "pick", "place", "swap", "deal", "send", "confirm", "menu")
"""What a hand does to answer: lays cards in order, parts them in two, picks one thing, puts things on rooms,
gives one for another, hands things out, sends somebody, agrees, or takes a line of a list."""


class Origin(NamedTuple):
    """Where a question stands: in a variant of a room, in an expansion, or (all None) in the base rules."""

    room: str | None = None
    variant: str | None = None
    expansion: str | None = None

    def to_json(self) -> SourceDict | None:
        """The protocol's `source`."""
        if self.room is not None and self.variant is not None:
            return {"room": self.room, "variant": self.variant}
        return {"expansion": self.expansion} if self.expansion is not None else None


class Option:
    """One legal answer. Equal values are made once, so equal options of one engine are the same object."""

    __slots__ = ("alternative", "values")

    def __init__(self, alternative: Alternative, values: tuple[Any, ...]) -> None:
        self.alternative = alternative
        self.values = values

    @property
    def action(self) -> str | None:
        """Its id if it is an action of Phase 1."""
        return self.alternative.action

    def to_json(self) -> OptionDict:
        """The protocol's OPTION."""
        alternative = self.alternative
        form = dict(alternative.answer)
        for name, plain, value in zip(alternative.names, alternative.plain, self.values, strict=True):
            form[name] = plain(value)
        return form

    def __repr__(self) -> str:
        return f"Option({self.to_json()})"


class Decision:
    """A question to one crew member; `options` is never empty."""

    __slots__ = ("crew", "question", "options")

    def __init__(self, crew: int, question: Question, options: tuple[Option, ...]) -> None:
        self.crew = crew
        self.question = question
        self.options = options

    @property
    def kind(self) -> str:
        """The kind of decision."""
        return self.question.kind

    def to_json(self) -> DecisionDict:
        """The protocol's DECISION."""
        question = self.question
        return {
            "crew": self.crew,
            "kind": question.kind,
            "ask": question.ask,
            "source": question.source,
            "options": [option.to_json() for option in self.options],
        }
