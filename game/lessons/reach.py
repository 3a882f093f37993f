"""Tell whether a goal, or several in a row, can still be reached: tried out by the rules, a little at a time.

Nothing is guessed: every line of choices of this turn is played that reveals nothing before it is there, and,
where the captain's own way needs the die or a card, that way, too. In a lesson both are arranged. Where there
is no such line, those that reveal something once are tried: one that leads there shows that the goal is not
out of reach, and no more than that, for nobody can know it. Twice would take too long: a player who draws two
unseen cards and has luck with both is not foreseen.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any

from game.lessons.goals import Goal
from game.rules import State
from game.rules.engine import Engine
from game.rules.protocol import OptionDict

MOST = 6000
"""Positions that are looked at in all; a turn of a lesson has a few hundred."""
_FACTS = (
    "cubes", "diverted", "protection", "at", "hands", "action_tokens", "repair_cubes", "shields", "discard",
    "active", "phase", "actions_left", "stack", "deck", "damage_deck",
)  # fmt: skip


class Verdict(Enum):
    """Name what came of the search by now."""

    SEARCHING = "searching"
    YES = "yes"
    NO = "no"
    UNKNOWN = "unknown"
    """There is more than could be tried, or only a die or a card that nobody has seen leads there."""


@dataclass(frozen=True)
class _Place:
    state: State
    seen: frozenset[int]
    line: tuple[OptionDict, ...]
    dice: tuple[int, ...]
    shown: int | None
    """Number of the captain's choices that have been made; None off that way."""
    met: int = 0
    """Number of goals that have been reached on the way."""
    revealed: bool = False
    """True once something was revealed off the captain's way."""


class Reach:
    """A search for the shortest way to a goal within the turn.

    Args:
        engine: the rules.
        state: the position to begin from.
        goal: what is to be reached.
        seen: the patterns of it that have come already.
        dice: the next rolls of the lesson.
        show: the captain's way from here; empty where it cannot be gone from here.
        then: goals to be reached after it, in order; the way leads to the last of them.

    Attributes:
        found: what came of it by now.
        line: the choices of the shortest way, once there is one.
        end: the position that it leads to.
    """

    def __init__(
        self,
        engine: Engine,
        state: State,
        goal: Goal,
        seen: frozenset[int],
        dice: Sequence[int],
        show: Sequence[OptionDict] = (),
        then: Sequence[Goal] = (),
    ) -> None:
        self.engine, self.goals, self.show = engine, (goal, *then), tuple(map(dict, show))
        self.turn = state.turn
        self.found = Verdict.SEARCHING
        self.line: tuple[OptionDict, ...] = ()
        self.end = state
        self._tried = 0
        self._waiting = deque([_Place(state, seen, (), tuple(dice), 0)])
        self._revealed: deque[_Place] = deque()
        """Places to look at once all others have been."""
        self._known = {self._key(self._waiting[0])}

    def work(self, positions: int = 60) -> bool:
        """Look at so many positions more.

        Returns:
            Whether the search has come to its end.
        """
        for _ in range(positions):
            if self.found is not Verdict.SEARCHING:
                break
            places = self._waiting or self._revealed
            if not places:
                self.found = Verdict.NO
            elif self._tried >= MOST:
                self.found = Verdict.UNKNOWN
            else:
                self._tried += 1
                self._look(places.popleft())
        return self.found is not Verdict.SEARCHING

    def _look(self, place: _Place) -> None:
        met, known = place.met, place.seen
        while met < len(self.goals) and self.goals[met].met(place.state, known):
            met, known = met + 1, frozenset()
        if met == len(self.goals) and place.revealed:
            self.found = Verdict.UNKNOWN
            return
        if met == len(self.goals):
            self.found, self.line, self.end = Verdict.YES, place.line, place.state
            return
        goal = self.goals[met]
        decision = self.engine.decision(place.state)
        if decision is None or place.state.turn != self.turn:
            return
        wanted = self.show[place.shown] if place.shown is not None and place.shown < len(self.show) else None
        for option in decision.options:
            form = option.to_json()
            on_way = wanted is not None and dict(form) == wanted
            dice = list(place.dice)
            outcome = self.engine.apply(place.state, option, dice)
            events = [event.to_json() for event in outcome.events]
            seen = goal.seen(events, known)
            off_way = outcome.revealed and not on_way and not goal.met(outcome.state, seen)
            if off_way and place.revealed:
                continue
            found = _Place(
                outcome.state,
                seen,
                (*place.line, form),
                tuple(dice),
                (place.shown or 0) + 1 if on_way else None,
                met,
                place.revealed or off_way,
            )
            key = self._key(found)
            if key not in self._known:
                self._known.add(key)
                (self._revealed if found.revealed else self._waiting).append(found)

    def _key(self, place: _Place) -> tuple[Any, ...]:
        return (*facts_of_position(place.state), place.seen, place.shown, place.met, place.revealed)


def facts_of_position(state: State) -> tuple[Any, ...]:
    """Return what makes a position different from others of the turn."""
    return tuple(getattr(state, name) for name in _FACTS)
