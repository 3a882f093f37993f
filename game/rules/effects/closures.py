"""Bound values: closures that read a state and the values of the running list, with their types."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from game.rules.effects.scope import MOST
from game.rules.states.state import State

Get = Callable[[State, Sequence[Any]], Any]
Plain = Callable[[Any], Any]


class Value(NamedTuple):
    """A bound argument: how to read it, its type, and its name (None: a fixed value)."""

    get: Get
    type: str
    name: str | None
    fixed: str | None = None


class Number(NamedTuple):
    """A bound number: how to read it, the most that it can be, and its word (empty: a value, not a word)."""

    get: Get
    most: int = MOST
    word: str = ""


class Source(NamedTuple):
    """A bound source: the type of its items, how to list them, and what a `Part` says of it."""

    element: str
    get: Get
    word: str = "list"
    zone: str = ""
    of: str | None = None


class Part(NamedTuple):
    """One name of an option: its type, and the zone that its things come from.

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
