"""Questions: bound `choose` steps, and the only source of legal options."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from game.rules.decisions import ASKS, Option, Origin
from game.rules.effects.limits import MOST_ANSWERS, Effort, EndlessError
from game.rules.protocol import SourceDict
from game.rules.states.state import State

if TYPE_CHECKING:
    from game.rules.effects.reasons import Clause

Get = Callable[[State, Sequence[Any]], Any]
Plain = Callable[[Any], Any]

_FEW = 64
"""Things in a list after each of which nobody need look whether there are too many answers by now."""


class Part(NamedTuple):
    """What one name of an option is, and where the things that it may be come from.

    Attributes:
        name: as it stands in the option's form.
        type: `card`, `crew`, `room`, `slot`, `damage-card`, a list of one of these, or `shares`.
        source: the word of the vocabulary that lists them (`cards`, `spaces`, `payments`, ...); `list` for
            the name of a list.
        zone: where they are. Cards: `hand` (of the crew member that `of` names), `hand/active`,
            `hand/first-of` and `hand/last-of` (of the list that `of` names), `face-up`, `discard`, `deck`,
            `damage-deck`, `damage-discard`. Crew and rooms: `ship`, `room/here` or `neighbours/here` and the
            like, `pod`. Spaces: `room` (that `of` names), `room/here`, `room/centre`. Empty for a list.
        of: the name of another part of the option that they depend on; None where a result of the steps
            before the question says whose they are, too.
    """

    name: str
    type: str
    source: str
    zone: str = ""
    of: str | None = None


class Alternative:
    """One kind of answer within a question: the gathered names make its options.

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
        """Put the options now at the end of `result`.

        Args:
            state: what is judged.
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
        """Whether it is the question of Phase 1, what to do (R-6)."""
        return any(alternative.action for alternative in self.alternatives)

    @property
    def source(self) -> SourceDict | None:
        """The protocol's `source`."""
        return self.origin.to_json()

    def options(self, state: State, values: Sequence[Any]) -> tuple[Option, ...]:
        """Every legal answer once; `values` are the results so far of the list that asks."""
        means = state.actions_left + state.action_tokens[state.active]
        scratch = list(values)
        result: list[Option] = []
        for alternative in self.alternatives:
            if alternative.cost <= means:
                alternative.build(state, scratch, result)
        return tuple(result)
