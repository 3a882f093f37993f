"""What is asked and what may be answered: the only source of legal options."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from game.rules.state import State

Get = Callable[[State, Sequence[Any]], Any]
Plain = Callable[[Any], Any]


class Option:
    """One legal answer. Equal values are made once, so equal options of one engine are the same object."""

    __slots__ = ("alternative", "values")

    def __init__(self, alternative: Alternative, values: tuple[Any, ...]) -> None:
        self.alternative = alternative
        self.values = values

    def to_json(self) -> dict[str, Any]:
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

    __slots__ = ("crew", "kind", "options")

    def __init__(self, crew: int, kind: str, options: tuple[Option, ...]) -> None:
        self.crew = crew
        self.kind = kind
        self.options = options

    def to_json(self) -> dict[str, Any]:
        """The protocol's DECISION."""
        return {
            "crew": self.crew,
            "kind": self.kind,
            "options": [option.to_json() for option in self.options],
        }


class Alternative:
    """One kind of answer within a question: the gathered names make its options.

    `entry` is the address of the steps that follow, `slots` where they find the values.
    """

    __slots__ = ("answer", "names", "plain", "slots", "cost", "entry", "conditions", "sources", "_made")

    def __init__(
        self,
        answer: tuple[tuple[str, Any], ...],
        names: tuple[str, ...],
        plain: tuple[Plain, ...],
        slots: tuple[int, ...],
        cost: int,
        conditions: tuple[Get, ...],
        sources: tuple[Get, ...],
    ) -> None:
        self.answer = answer
        self.names = names
        self.plain = plain
        self.slots = slots
        self.cost = cost
        self.entry = -1
        self.conditions = conditions
        self.sources = sources
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
        slot, last = self.slots[depth], depth + 2 == len(self.sources)
        following = self.sources[depth + 1]
        for value in self.sources[depth](state, scratch):
            scratch[slot] = value
            if last:
                result.extend(map(made[value].__getitem__, following(state, scratch)))
            else:
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


class Ask:
    """A bound `choose` step."""

    __slots__ = ("kind", "address", "alternatives", "never_empty")

    def __init__(self, kind: str, address: int, alternatives: Sequence[Alternative]) -> None:
        self.kind = kind
        self.address = address
        self.alternatives = tuple(alternatives)
        self.never_empty = any(
            not (item.cost or item.conditions or item.sources) for item in self.alternatives
        )

    def options(self, state: State, values: Sequence[Any]) -> tuple[Option, ...]:
        """Every legal answer once; `values` are the results so far of the list that asks."""
        means = state.actions_left + state.action_tokens[state.active]
        scratch = list(values)
        result: list[Option] = []
        for alternative in self.alternatives:
            if alternative.cost <= means:
                alternative.build(state, scratch, result)
        return tuple(result)
