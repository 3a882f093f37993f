"""Compute whose things a choice would touch: what a player of the program asks for before it does it."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from itertools import takewhile
from typing import NamedTuple

from game.rules import ContentError, Decision, Engine, Option, State
from game.rules.event_dicts import EventDict
from game.rules.protocol import OptionDict


class Touched(NamedTuple):
    """Hold what a choice would do to others.

    Attributes:
        crew: the crew members whose card it would take, or whom it would send somewhere.
        events: those in which that happens, behind the choice itself, and what room it uses.
    """

    crew: frozenset[int]
    events: tuple[EventDict, ...]


DEEP = 2
"""Depth of the search: questions that follow a choice, one behind the other."""
LOOKED_AT = 48
"""Number of answers to such a question that are tried, from all over its list: there can be hundreds."""


def touched(engine: Engine, state: State, option: OptionDict, whom: Collection[int]) -> Touched:
    """Return what an option of the open decision would do to others than whoever chooses it.

    The rules try it out, so this holds for every room and action that there is or will be. What chance would
    bring is no part of it: only cards that leave a hand count, and people who are moved. An option that leads
    to a question touches whom the answers touch, where none of them touches nobody: what is asked once must
    be answered.

    Args:
        engine: the rules.
        state: in which the decision is open.
        option: one of the decision's options.
        whom: those who matter.
    """
    decision = engine.decision(state)
    found = engine.find_option(decision, dict(option)) if decision is not None else None
    if decision is None or found is None:
        return Touched(frozenset(), ())
    return _tried(engine, state, decision, found, whom, DEEP)


def _tried(
    engine: Engine, state: State, decision: Decision, option: Option, whom: Collection[int], deep: int
) -> Touched:
    try:
        applied = engine.apply(state, option)
        asked = engine.decision(applied.state)
    except ContentError:  # it cannot be done: whoever chooses it is told so
        return Touched(frozenset(), ())
    events = [event.to_json() for event in applied.events]
    own = takewhile(lambda event: event["type"] not in ("phase", "turn", "over"), events)
    chosen: list[EventDict] = []
    others: set[int] = set()
    for event in own:
        who = _whose(event)
        if event["type"] in ("chose", "activate"):
            chosen.append(event)
        elif who is not None and who != decision.crew:
            chosen.append(event)
            others.add(who)
    others &= set(whom)
    # A question of a room or an expansion belongs to what was chosen; one of the base rules is a new choice.
    if deep and asked is not None and asked.crew == decision.crew and asked.question.source is not None:
        others |= _unavoidable(engine, applied.state, asked, whom, deep - 1)
    return Touched(frozenset(others), tuple(chosen))


def _unavoidable(engine: Engine, state: State, asked: Decision, whom: Collection[int], deep: int) -> set[int]:
    """Return whom the answers to a question would touch; nobody where one of them touches nobody."""
    others: set[int] = set()
    for option in asked.options[:: 1 + (len(asked.options) - 1) // LOOKED_AT]:
        found = _tried(engine, state, asked, option, whom, deep).crew
        if not found:
            return set()
        others |= found
    return others


def _whose(event: EventDict) -> int | None:
    """Return who loses a card in an event, or is moved by it."""
    if event["type"] == "meeple":
        return event["crew"]
    if event["type"] == "card" and event["from"].startswith("hand/"):
        return int(event["from"].removeprefix("hand/"))
    return None


def touching(
    engine: Engine, state: State, options: Iterable[OptionDict], crew: frozenset[int]
) -> list[OptionDict]:
    """Return the options that touch any of these crew members.

    Args:
        engine: the rules.
        state: in which they are asked.
        options: of the open decision.
        crew: who does not want it.
    """
    decision = engine.decision(state)
    if decision is None:
        return []
    harmless = [
        option.to_json()
        for option in decision.options
        if not _tried(engine, state, decision, option, crew, DEEP).crew
    ]
    return [option for option in options if option not in harmless]
