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
    """One legal answer. Made once for equal values, so options of one engine are equal if they are the same."""

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
        return {"crew": self.crew, "kind": self.kind, "options": [option.to_json() for option in self.options]}


class Alternative:
    """One kind of answer within a question: the gathered names make its options.

    `entry` is the address of the steps that follow, `slots` where they find the values. `inputs` are what the
    options depend on, so that equal inputs give the remembered list; None where they also depend on results
    of running steps.
    """

    __slots__ = (
        "answer", "names", "plain", "slots", "cost", "entry", "conditions", "sources", "inputs", "memo", "made",
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
        self.memo: dict[Hashable, tuple[Option, ...]] = {}
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


class Ask:
    """A bound `choose` step."""

    __slots__ = ("kind", "address", "alternatives", "_inputs", "_rows")

    def __init__(self, kind: str, address: int, alternatives: Sequence[Alternative]) -> None:
        self.kind = kind
        self.address = address
        self.alternatives = tuple(alternatives)
        names: dict[str, int] = {}
        inputs: list[Input] = []
        rows: list[tuple[int, Callable[[list[Hashable]], Hashable] | None, Alternative]] = []
        for alternative in self.alternatives:
            key: Callable[[list[Hashable]], Hashable] | None = None
            if alternative.inputs is not None:
                for name, read in alternative.inputs.items():
                    if name not in names:
                        names[name] = len(inputs)
                        inputs.append(read)
                wanted = [names[name] for name in alternative.inputs]
                key = itemgetter(*wanted) if wanted else _no_key
            rows.append((alternative.cost, key, alternative))
        self._inputs = tuple(inputs)
        self._rows = tuple(rows)

    def options(self, state: State, values: Sequence[Any]) -> tuple[Option, ...]:
        """Every legal answer once; `values` are the results so far of the list that asks."""
        means = state.actions_left + state.action_tokens[state.active]
        read = [value(state) for value in self._inputs]
        result: tuple[Option, ...] = ()
        for cost, key, alternative in self._rows:
            if cost > means:
                continue
            if key is None:
                result += alternative.build(state, values)
                continue
            memo = alternative.memo
            at = key(read)
            found = memo.get(at)
            if found is None:
                if len(memo) >= MEMO_LIMIT:
                    memo.clear()
                found = memo[at] = alternative.build(state, values)
            result += found
        return result


def _no_key(_: list[Hashable]) -> Hashable:
    return None
