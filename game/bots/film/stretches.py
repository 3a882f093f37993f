"""A game cut where something was revealed: what was chosen between two revelations belongs together."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from game.rules import Engine
from game.rules.event_dicts import EventDict
from game.rules.history import Step
from game.rules.protocol import DecisionDict, OptionDict, ViewDict
from game.rules.queries.knowledge import observe
from game.rules.queries.seat_view import seat_view


@dataclass(frozen=True)
class Stretch:
    """Hold what was chosen up to a revelation, the end of a turn, or another one's question.

    Attributes:
        first: how many choices lie before it; `last` how many at its end.
        turn: the turn in which it was chosen, and `crew` whose turn that was.
        view: what could be known then.
        decision: what was asked first.
        done: the options that were chosen, in order.
    """

    first: int
    last: int
    turn: int
    crew: int
    view: ViewDict
    decision: DecisionDict
    done: tuple[OptionDict, ...]


def stretches(engine: Engine, steps: Sequence[Step]) -> Iterator[Stretch]:
    """Cut a game, one stretch after the other; each is made when it is asked for.

    Args:
        engine: the rules.
        steps: of its history, the setup first.
    """
    known, first = engine.first_knowledge(steps[0].state), 0
    while first + 1 < len(steps):
        state, asked = steps[first].state, engine.decision(steps[first].state)
        known = observe(known, _events_of(steps[first]))
        if asked is None:
            return
        view = seat_view(engine.to_json(state), known, asked.crew)
        last = first + 1
        while last + 1 < len(steps) and not steps[last].revealed and steps[last].state.turn == state.turn:
            after = engine.decision(steps[last].state)
            if after is None or after.crew != asked.crew:
                break
            known = observe(known, _events_of(steps[last]))
            last += 1
        done = tuple(choice for step in steps[first + 1 : last + 1] if (choice := step.choice) is not None)
        yield Stretch(first, last, state.turn, state.active, view, asked.to_json(), done)
        first = last


def _events_of(step: Step) -> list[EventDict]:
    return [event.to_json() for event in step.events]
