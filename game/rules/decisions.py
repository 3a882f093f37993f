"""What is asked and what may be answered: the only source of legal options."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from operator import itemgetter
from typing import Any

from game.rules.state import State

Get = Callable[[State, Sequence[Any]], Any]
Input = Callable[[State], Hashable]
Plain = Callable[[Any], Any]

MEMO_LIMIT = 50_000
"""How many lists of options one alternative remembers before it starts afresh."""


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

    `entry` is the address of the steps that follow, `slots` where they find the values. `inputs` are what the
    options depend on, so that equal inputs give the remembered list; None where they also depend on results
    of running steps.
    """

    __slots__ = (
        "answer", "names", "plain", "slots", "cost", "entry", "conditions", "sources", "inputs", "made",
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
        inputs: dict[str, Input] | None,
    ) -> None:
        self.answer = answer
        self.names = names
        self.plain = plain
        self.slots = slots
        self.cost = cost
        self.entry = -1
        self.conditions = conditions
        self.sources = sources
        self.inputs = inputs
        self.made: dict[tuple[Any, ...], Option] = {}

    def build(self, state: State, values: Sequence[Any]) -> tuple[Option, ...]:
        """The options now, worked out from conditions and sources."""
        scratch = list(values)
        for condition in self.conditions:
            if not condition(state, scratch):
                return ()
        result: list[Option] = []
        self._extend(state, scratch, 0, (), result)
        return tuple(result)

    def _extend(
        self, state: State, scratch: list[Any], depth: int, chosen: tuple[Any, ...], result: list[Option]
    ) -> None:
        if depth == len(self.sources):
            option = self.made.get(chosen)
            if option is None:
                option = self.made[chosen] = Option(self, chosen)
            result.append(option)
            return
        slot = self.slots[depth]
        for value in self.sources[depth](state, scratch):
            scratch[slot] = value
            self._extend(state, scratch, depth + 1, (*chosen, value), result)


class Row:
    """Alternatives of equal cost whose options depend on the same inputs and are remembered together."""

    __slots__ = ("cost", "inputs", "alternatives", "key", "memo")

    def __init__(self, alternative: Alternative) -> None:
        self.cost = alternative.cost
        self.inputs = alternative.inputs
        self.alternatives = [alternative]
        self.key: Callable[[list[Hashable]], Hashable] = _no_key
        self.memo: dict[Hashable, tuple[Option, ...]] = {}

    def takes(self, alternative: Alternative) -> bool:
        """Take an alternative in, if that makes the inputs no more than the larger set of the two."""
        mine, other = self.inputs, alternative.inputs
        if mine is None or other is None or self.cost != alternative.cost:
            return False
        if not (mine.keys() <= other.keys() or other.keys() <= mine.keys()):
            return False
        self.inputs = mine | other
        self.alternatives.append(alternative)
        return True

    def build(self, state: State, values: Sequence[Any]) -> tuple[Option, ...]:
        """The options now."""
        result: tuple[Option, ...] = ()
        for alternative in self.alternatives:
            result += alternative.build(state, values)
        return result


class Ask:
    """A bound `choose` step."""

    __slots__ = ("kind", "address", "alternatives", "never_empty", "_inputs", "_rows")

    def __init__(self, kind: str, address: int, alternatives: Sequence[Alternative]) -> None:
        self.kind = kind
        self.address = address
        self.alternatives = tuple(alternatives)
        rows: list[Row] = []
        for alternative in self.alternatives:
            if not any(row.takes(alternative) for row in rows):
                rows.append(Row(alternative))
        names: dict[str, int] = {}
        inputs: list[Input] = []
        for row in rows:
            for name, read in (row.inputs or {}).items():
                if name not in names:
                    names[name] = len(inputs)
                    inputs.append(read)
            if row.inputs:
                row.key = itemgetter(*[names[name] for name in row.inputs])
        self.never_empty = any(
            not (item.cost or item.conditions or item.sources) for item in self.alternatives
        )
        self._inputs = tuple(inputs)
        self._rows = tuple((row.cost, row.inputs is not None, row.key, row.memo, row) for row in rows)

    def options(self, state: State, values: Sequence[Any]) -> tuple[Option, ...]:
        """Every legal answer once; `values` are the results so far of the list that asks."""
        means = state.actions_left + state.action_tokens[state.active]
        read = [value(state) for value in self._inputs]
        result: tuple[Option, ...] = ()
        for cost, remembered, key, memo, row in self._rows:
            if cost > means:
                continue
            if not remembered:
                result += row.build(state, values)
                continue
            at = key(read)
            found = memo.get(at)
            if found is None:
                if len(memo) >= MEMO_LIMIT:
                    memo.clear()
                found = memo[at] = row.build(state, values)
            result += found
        return result


def _no_key(_: list[Hashable]) -> Hashable:
    return None
