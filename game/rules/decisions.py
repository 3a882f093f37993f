"""Questions and their answers: bound `choose` steps, the only source of legal options."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from game.rules.effects.clauses import Clause
from game.rules.effects.closures import Get, Part, Plain
from game.rules.effects.limits import MOST_ANSWERS, Effort
from game.rules.effects.mistakes import EndlessError
from game.rules.protocol import DecisionDict, OptionDict, SourceDict
from game.rules.states.state import State

_FEW = 64
"""Shorter lists add too few answers to count them after each thing."""

ASKS = ("order", "split", "pick", "place", "swap", "deal", "send", "confirm", "menu")
"""Ways to answer by hand: lay cards in order, part them in two, pick one thing, put things on rooms, swap
two things, hand things out, send a crew member, agree, or take a line of a list."""


class Origin(NamedTuple):
    """The owner of a question: a variant of a room, an expansion, or (all None) the base rules."""

    room: str | None = None
    variant: str | None = None
    expansion: str | None = None

    def to_json(self) -> SourceDict | None:
        """Return the protocol's `source`."""
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
        """Return its id if it is an action of Phase 1."""
        return self.alternative.action

    def to_json(self) -> OptionDict:
        """Return the protocol's OPTION."""
        alternative = self.alternative
        form = dict(alternative.answer)
        for name, plain, value in zip(alternative.names, alternative.plain, self.values, strict=True):
            form[name] = plain(value)
        return form

    def __repr__(self) -> str:
        return f"Option({self.to_json()})"


class Alternative:
    """One kind of answer to a question: the gathered names make its options.

    `action` is its id if it is an action of Phase 1, `text` the id of its words in a list, `parts` what its
    names are, `clauses` what can be said about its options (`game.rules.explain`). `verbs` are all that its
    steps may do, those of the lists that they call included, each also with what it gives and to whom or
    where: `gain`, `gain/repair-cube`, `gain/repair-cube/to`. `entry` is the address of the steps that follow,
    `slots` where they find the values.
    """

    __slots__ = (
        "answer", "names", "plain", "slots", "cost", "entry", "conditions", "sources", "parts", "clauses",
        "action", "text", "verbs", "_effort", "_made",
    )  # fmt: skip

    def __init__(
        self,
        answer: tuple[tuple[str, Any], ...],
        names: tuple[str, ...],
        plain: tuple[Plain, ...],
        slots: tuple[int, ...],
        cost: int,
        conditions: tuple[Get, ...],
        sources: tuple[Get, ...],
        parts: tuple[Part, ...] = (),
        clauses: tuple[Clause, ...] = (),
        action: str | None = None,
        text: str | None = None,
        effort: Effort | None = None,
    ) -> None:
        self.answer = answer
        self.names = names
        self.plain = plain
        self.slots = slots
        self.cost = cost
        self.entry = -1
        self.conditions = conditions
        self.sources = sources
        self.parts = parts
        self.clauses = clauses
        self.action = action
        self.text = text
        self.verbs: frozenset[str] = frozenset()
        self._effort = effort or Effort()
        self._made: Any = _Made(self, ()) if sources else Option(self, ())

    def build(self, state: State, scratch: list[Any], result: list[Option]) -> None:
        """Append the legal options to `result`.

        Args:
            state: the position.
            scratch: the values of the list that asks; those of the gathered names are overwritten.
            result: where the options go.
        """
        for condition in self.conditions:
            if not condition(state, scratch):
                return
        made, depth = self._made, len(self.sources)
        if not depth:
            result.append(made)
        elif depth == 1:
            result.extend(map(made.__getitem__, self.sources[0](state, scratch)))
        else:
            self._extend(state, scratch, 0, made, result)

    def _extend(
        self, state: State, scratch: list[Any], depth: int, made: _Made, result: list[Option]
    ) -> None:
        slot = self.slots[depth]
        values, following = self.sources[depth](state, scratch), self.sources[depth + 1]
        if depth:
            self._effort.spend(len(values))
        if depth + 2 == len(self.sources):
            many = len(values) > _FEW
            for value in values:
                scratch[slot] = value
                result.extend(map(made[value].__getitem__, following(state, scratch)))
                if many and len(result) > MOST_ANSWERS:
                    break
            if len(result) > MOST_ANSWERS:
                raise EndlessError(f"a question with more than {MOST_ANSWERS} answers")
        else:
            for value in values:
                scratch[slot] = value
                self._extend(state, scratch, depth + 1, made[value], result)


class _Made(dict[Any, Any]):
    """The options of one alternative, each made once, by the value of one name after the other."""

    __slots__ = ("alternative", "chosen")

    def __init__(self, alternative: Alternative, chosen: tuple[Any, ...]) -> None:
        self.alternative = alternative
        self.chosen = chosen

    def __missing__(self, value: Any) -> Any:
        chosen = (*self.chosen, value)
        last = len(chosen) == len(self.alternative.sources)
        made = self[value] = (Option if last else _Made)(self.alternative, chosen)
        return made


class Question:
    """A bound `choose` step.

    `kind` names the decision in the protocol, `ask` is one of `ASKS`, `text` begins the ids of its words
    (None: it has none of its own), `origin` says whose question it is.
    """

    __slots__ = ("kind", "ask", "text", "origin", "address", "alternatives")

    def __init__(
        self,
        kind: str,
        address: int,
        alternatives: Sequence[Alternative],
        *,
        ask: str = ASKS[-1],
        text: str | None = None,
        origin: Origin = Origin(),  # noqa: B008 - frozen
    ) -> None:
        self.kind = kind
        self.ask = ask
        self.text = text
        self.origin = origin
        self.address = address
        self.alternatives = tuple(alternatives)

    @property
    def acting(self) -> bool:
        """Tell whether it is the question of Phase 1, what to do (R-6)."""
        return any(alternative.action for alternative in self.alternatives)

    @property
    def source(self) -> SourceDict | None:
        """Return the protocol's `source`."""
        return self.origin.to_json()

    def options(self, state: State, values: Sequence[Any]) -> tuple[Option, ...]:
        """Return each legal answer once; `values` are the results so far of the list that asks."""
        means = state.actions_left + state.action_tokens[state.active]
        scratch = list(values)
        result: list[Option] = []
        for alternative in self.alternatives:
            if alternative.cost <= means:
                alternative.build(state, scratch, result)
        return tuple(result)


class Decision:
    """A question to one crew member; `options` is never empty."""

    __slots__ = ("crew", "question", "options")

    def __init__(self, crew: int, question: Question, options: tuple[Option, ...]) -> None:
        self.crew = crew
        self.question = question
        self.options = options

    @property
    def kind(self) -> str:
        """Return the kind of decision."""
        return self.question.kind

    def to_json(self) -> DecisionDict:
        """Return the protocol's DECISION."""
        question = self.question
        return {
            "crew": self.crew,
            "kind": question.kind,
            "ask": question.ask,
            "source": question.source,
            "options": [option.to_json() for option in self.options],
        }
