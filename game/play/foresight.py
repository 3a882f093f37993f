"""Compute what a plan leads to: its choices carried out by the rules, as far as nothing is revealed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.rules import ContentError, Decision, Engine, State
from game.rules.event_dicts import EventDict
from game.rules.protocol import OptionDict


@dataclass(frozen=True)
class Foreseen:
    """A choice of a plan.

    Attributes:
        option: the choice.
        game: the position before it.
        asked: what is asked there.
        after: the position after it; None where chance or hidden cards have a say in that.
        events: what happens; empty where that cannot be foreseen.
    """

    option: OptionDict
    game: State
    asked: Decision
    after: State | None
    events: tuple[EventDict, ...] = ()


def foresee(engine: Engine, game: State, choices: Sequence[OptionDict]) -> tuple[Foreseen, ...]:
    """Return what choices one after the other lead to, up to the first that reveals something.

    Args:
        engine: the rules.
        game: the position.
        choices: of a plan; what is no option where it stands, or cannot be done, ends it.
    """
    found: list[Foreseen] = []
    for choice in choices:
        asked = engine.decision(game)
        option = engine.find_option(asked, dict(choice)) if asked is not None else None
        if asked is None or option is None:
            break
        try:
            outcome = engine.apply(game, option)
            engine.decision(outcome.state)
        except ContentError:
            break
        if outcome.revealed:
            # What came of it is forgotten: nobody may know it before it happens.
            found.append(Foreseen(choice, game, asked, None))
            break
        events = tuple(event.to_json() for event in outcome.events)
        found.append(Foreseen(choice, game, asked, outcome.state, events))
        game = outcome.state
    return tuple(found)
