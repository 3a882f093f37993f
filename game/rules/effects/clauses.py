"""Clauses: the bound parts of an option that have something to say."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from game.rules.effects.closures import Get, Part, Plain, Source
from game.rules.queries.checks import Check
from game.rules.states.state import State

Checks = Callable[[State], list[Check]]


class Tell(NamedTuple):
    """A value that a sentence tells: its name and type, how to read and write it, the names that it needs."""

    name: str
    type: str
    get: Get
    plain: Plain
    names: frozenset[str]


class ReasonTold(NamedTuple):
    """A reason: the id of its texts and the values that they tell."""

    id: str
    tells: tuple[Tell, ...]


class Condition(NamedTuple):
    """A bound condition.

    Attributes:
        test: tells whether it holds.
        word: its word of the vocabulary.
        tells: the values that a reason of it tells by themselves.
        checks: makes its checks, for a condition that gives its own reasons.
    """

    test: Get
    word: str
    tells: tuple[Tell, ...] = ()
    checks: Checks | None = None


class Need(NamedTuple):
    """A condition that an option, a room or a gathered thing needs.

    Attributes:
        condition: the condition.
        names: the gathered names that it reads.
        why: its reason; None where the condition makes checks of its own.
        decisive: whether nothing after it is asked where it fails.
    """

    condition: Condition
    names: frozenset[str]
    why: ReasonTold | None
    decisive: bool

    def met(self, state: State, values: Sequence[Any]) -> bool:
        """Tell whether the condition holds."""
        return bool(self.condition.test(state, values))


class Stage(NamedTuple):
    """A source with some of its arguments left out: how to list it, and the gathered names that it reads."""

    get: Get
    names: frozenset[str]


class Gathered(NamedTuple):
    """A gathered name and its source.

    Attributes:
        name: the name.
        slot: its place in the values of the list.
        source: where its things come from.
        part: the same, for the window.
        get: lists the legal things.
        any: the reason that there is a thing at all, where nothing particular is tried.
        whys: the reasons for a thing that is tried: first what it must be at all, then one for each explained
            argument of the source.
        stages: the source by the explained arguments that are in force, bit n for the nth.
        needs: conditions on each thing.
    """

    name: str
    slot: int
    source: Source
    part: Part
    get: Get
    any: ReasonTold | None
    whys: tuple[ReasonTold | None, ...]
    stages: Mapping[int, Stage]
    needs: tuple[Need, ...]


class At(NamedTuple):
    """The option acts in the active crew member's room; `why` is the reason for any other room."""

    why: ReasonTold


class Cost(NamedTuple):
    """The option costs actions."""

    price: int


Clause = At | Cost | Need | Gathered
"""A part of an option that has something to say."""
