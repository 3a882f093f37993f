"""Everything worth doing this turn, found in one pass: each thing with the shortest way to it.

The rules try out whatever reveals nothing. What happens in a position says what was done well
(`guide_record.py` says the same of choices that were made).
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass

from game.lessons.guide_hands import distance, share_helps
from game.lessons.guide_record import ABILITY, CORE, CRITICAL, DIVERT, REPAIR, SHARE, TOKEN
from game.lessons.reach import facts_of_position
from game.rules import State
from game.rules.engine import Engine
from game.rules.protocol import OptionDict

MOST = 8000
"""Choices that are tried in all."""


@dataclass(frozen=True)
class Way:
    """The shortest way to something.

    Args:
        topic: what is done at its end.
        room: content index of the room that it is about; None for none.
        line: the choices.
        lacks: how many cards the hand then lacks for the room that it is nearest to.
    """

    topic: str
    room: int | None
    line: tuple[OptionDict, ...]
    lacks: int = 0


@dataclass(frozen=True)
class _Place:
    state: State
    line: tuple[OptionDict, ...]


class Outlook:
    """A search for what the active player can still do well this turn.

    Args:
        engine: the rules.
        state: the position, in Phase 1.
        critical: content indices of the rooms whose next hit would lose the ship.

    Attributes:
        ways: what was found by now, each topic and room once, the shortest way first.
        done: whether the search has come to its end.
        complete: whether nothing was left untried.
    """

    def __init__(self, engine: Engine, state: State, critical: Sequence[int]) -> None:
        self.engine, self.start, self.critical = engine, state, tuple(critical)
        self.ways: dict[tuple[str, int | None], Way] = {}
        self.done, self.complete = False, True
        self._tried = 0
        self._waiting = deque([_Place(state, ())])
        self._known = {facts_of_position(state)}

    def find(self, topic: str, room: int | None = None) -> Way | None:
        """Return the shortest way to a topic; to a room of it where one is named."""
        found = [way for way in self.ways.values() if way.topic == topic and room in (None, way.room)]
        return min(found, key=lambda way: len(way.line), default=None)

    def work(self, choices: int = 100) -> bool:
        """Try about so many choices more; tell whether the search has come to its end."""
        until = self._tried + choices
        while not self.done and self._tried < until:
            if not self._waiting:
                self.done = True
            elif self._tried >= MOST:
                self.done, self.complete = True, False
            else:
                self._look(self._waiting.popleft())
        return self.done

    def _look(self, place: _Place) -> None:
        decision = self.engine.decision(place.state)
        here = place.state.at[place.state.active]
        for option in decision.options if decision is not None else ():
            form = option.to_json()
            if form.get("do") == "finish":
                continue
            self._tried += 1
            line = (*place.line, form)
            if form.get("do") == "activate" and here != self.start.table.content.centre:
                self._add(ABILITY, here, line, place.state)
            outcome = self.engine.apply(place.state, option)
            if outcome.revealed:
                continue
            self._judge(place.state, outcome.state, form, line)
            key = facts_of_position(outcome.state)
            if key not in self._known:
                self._known.add(key)
                self._waiting.append(_Place(outcome.state, line))

    def _judge(self, before: State, after: State, form: OptionDict, line: tuple[OptionDict, ...]) -> None:
        """Keep what a choice has brought about that was not so at the start."""
        start = self.start
        if after.result is not None:
            if after.result.won:
                self._add(CORE, None, line, after)
            return
        for room in self.critical:
            if after.cubes[room]:
                self._add(CRITICAL, room, line, after)
        for room, cubes in enumerate(after.cubes):
            if after.diverted[room] and not start.diverted[room]:
                self._add(DIVERT, room, line, after)
            if cubes.bit_count() > start.cubes[room].bit_count():
                self._add(REPAIR, room, line, after)
        if form.get("do") in ("give", "take"):
            me = before.active
            giver, taker = (me, form["to"]) if form["do"] == "give" else (form["from"], me)
            if share_helps(before, after, giver, taker):
                self._add(SHARE, None, line, after)

    def _add(self, topic: str, room: int | None, line: tuple[OptionDict, ...], state: State) -> None:
        me = self.start.active
        if (topic, room) not in self.ways:
            lacks = distance(state, state.hands[state.table.hand_of[me]])
            self.ways[topic, room] = Way(topic, room, line, lacks)
        if not self.start.actions_left and state.action_tokens[me] < self.start.action_tokens[me]:
            self.ways.setdefault((TOKEN, room), Way(TOKEN, room, line))
