"""Everything worth doing this turn, found in one pass: each thing with the shortest way to it.

The rules try out whatever reveals nothing. What happens in a position says what was done well
(`guide_record.py` says the same of choices that were made).
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass

from game.lessons.guide_hands import distance, nearest, share_helps
from game.lessons.guide_record import ABILITY, CORE, CRITICAL, DIVERT, REPAIR, SHARE, TOKEN
from game.lessons.reach import facts_of_position
from game.rules import Option, Outcome, State
from game.rules.engine import Engine
from game.rules.protocol import OptionDict

MOST = 8000
"""Choices that are tried in all."""
_SPOKEN_OF = (CORE, CRITICAL, DIVERT, REPAIR, SHARE, ABILITY, TOKEN)
"""Of several things that one choice brings about, what is spoken of."""


@dataclass(frozen=True)
class Way:
    """The shortest way to something.

    Args:
        topic: what is done at its end.
        room: content index of the room that it is about; None for none.
        line: the choices.
        actions: how many they cost, Action tokens counted.
        lacks: how many cards the hand then lacks for the room that it is nearest to.
        nearest: that room and the cards that are lacking, for the hand that a shared card came to.
    """

    topic: str
    room: int | None
    line: tuple[OptionDict, ...]
    actions: int = 0
    lacks: int = 0
    nearest: tuple[int, tuple[int, ...]] | None = None


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

    def pays_for(self, token: Way) -> Way | None:
        """Return what an Action token pays for.

        Args:
            token: a way to the topic `TOKEN`.
        """
        others = (way for way in self.ways.values() if way.topic != TOKEN)
        return next((way for way in others if way.line == token.line), None)

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

    def after(self, state: State, option: OptionDict) -> State:
        """Return the position after a choice that reveals nothing."""
        return self.engine.apply(state, self._option(state, option)).state

    def way_of(self, state: State, line: tuple[OptionDict, ...]) -> Way | None:
        """Return what the last of some choices brings about; None where that is nothing of the topics.

        Args:
            state: the position before it.
            line: the choices from the start.
        """
        alone = Outlook(self.engine, self.start, self.critical)
        alone._try(state, self._option(state, line[-1]), line)
        return min(alone.ways.values(), key=lambda way: _SPOKEN_OF.index(way.topic), default=None)

    def _option(self, state: State, form: OptionDict) -> Option:
        decision = self.engine.decision(state)
        options = decision.options if decision is not None else ()
        return next(option for option in options if option.to_json() == form)

    def _try(self, state: State, option: Option, line: tuple[OptionDict, ...]) -> Outcome:
        """Make a choice, keep what it brings about, and return what came of it."""
        form, here = line[-1], state.at[state.active]
        outcome = self.engine.apply(state, option)
        if form.get("do") == "activate" and here != self.start.table.content.centre:
            self._add(ABILITY, here, line, outcome.state)
        if not outcome.revealed:
            self._judge(state, outcome.state, form, line)
        return outcome

    def _look(self, place: _Place) -> None:
        decision = self.engine.decision(place.state)
        for option in decision.options if decision is not None else ():
            form = option.to_json()
            if form.get("do") == "finish":
                continue
            self._tried += 1
            line = (*place.line, form)
            outcome = self._try(place.state, option, line)
            key = facts_of_position(outcome.state)
            if not outcome.revealed and key not in self._known:
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
        if form.get("do") in ("give", "take") and _is_told(line):
            me = before.active
            giver, taker = (me, form["to"]) if form["do"] == "give" else (form["from"], me)
            if share_helps(start, after, giver, taker):
                self._add(SHARE, None, line, after, nearest(after, after.hands[after.table.hand_of[taker]]))

    def _add(
        self,
        topic: str,
        room: int | None,
        line: tuple[OptionDict, ...],
        state: State,
        nearest: tuple[int, tuple[int, ...]] | None = None,
    ) -> None:
        me = self.start.active
        tokens = max(0, self.start.action_tokens[me] - state.action_tokens[me])
        actions = self.start.actions_left - state.actions_left + tokens
        if (topic, room) not in self.ways:
            lacks = distance(state, state.hands[state.table.hand_of[me]])
            self.ways[topic, room] = Way(topic, room, line, actions, lacks, nearest)
        if not self.start.actions_left and tokens:
            self.ways.setdefault((TOKEN, room), Way(TOKEN, room, line, actions))


def _is_told(line: Sequence[OptionDict]) -> bool:
    """Return whether a line is what the captain says of sharing: moves, then cards that change hands."""
    does = [form.get("do") for form in line]
    moves = does.count("move")
    return all(do == "move" for do in does[:moves]) and all(do in ("give", "take") for do in does[moves:])
