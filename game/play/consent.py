"""Whose things a choice would touch: what a player of the program asks for before it does it."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import takewhile
from typing import NamedTuple

from game.rules import Engine, State
from game.rules.protocol import EventDict, OptionDict


class Touched(NamedTuple):
    """What a choice would do to others.

    Attributes:
        crew: the crew members whose card it would take, or whom it would send somewhere.
        events: those in which that happens, behind the choice itself.
    """

    crew: frozenset[int]
    events: tuple[EventDict, ...]


def touched(engine: Engine, state: State, option: OptionDict) -> Touched:
    """Return what an option of the open decision would do to others than whoever chooses it.

    The rules try it out, so this holds for every room and action that there is or will be. What chance would
    bring is no part of it: only cards that leave a hand count, and people who are moved.

    Args:
        engine: the rules.
        state: in which the decision is open.
        option: one of the decision's options.
    """
    decision = engine.decision(state)
    found = engine.find_option(decision, dict(option)) if decision is not None else None
    if decision is None or found is None:
        return Touched(frozenset(), ())
    events = [event.to_json() for event in engine.apply(state, found).events]
    own = takewhile(lambda event: event["type"] not in ("phase", "turn", "over"), events)
    chosen, others = [], set()
    for event in own:
        who = _whose(event)
        if event["type"] == "chose":
            chosen.append(event)
        elif who is not None and who != decision.crew:
            chosen.append(event)
            others.add(who)
    return Touched(frozenset(others), tuple(chosen))


def _whose(event: EventDict) -> int | None:
    """Who loses a card in an event, or is moved by it."""
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
    return [option for option in options if touched(engine, state, option).crew & crew]
