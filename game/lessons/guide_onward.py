"""Find what leads on towards the core once a thing is learned, and how a turn goes on where nothing does."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence

from game.lessons.guide_hands import nearest
from game.lessons.guide_hint import Hint, hint_of
from game.lessons.guide_outlook import Outlook
from game.lessons.guide_record import ABILITY, DIVERT, FULL_HAND, REPAIR, SHARE
from game.rules.protocol import OptionDict
from game.rules.states.packed_hands import size
from game.rules.states.state import State

ONWARD, NEXT_REPAIR, NEXT_ABILITY, GATHER = "onward", "next-repair", "next-ability", "gather"
GO, GO_CORE, KEEP, SPENT = "go", "go-core", "keep", "spent"
GO_DAMAGED, GO_MATE, GO_READY = "go-damaged", "go-mate", "go-ready"
FINISH: OptionDict = {"do": "finish"}
SCAVENGE: OptionDict = {"do": "scavenge"}
_KINDS = {DIVERT: ONWARD, REPAIR: NEXT_REPAIR, ABILITY: NEXT_ABILITY}
"""Kinds of hints once a topic is not taught any more; other topics keep theirs."""


def onward(outlook: Outlook, options: Sequence[OptionDict], usual: Sequence[OptionDict]) -> Iterator[Hint]:
    """Yield what leads on towards the core, the best first; the last one tells how the turn goes on.

    Args:
        outlook: what can be done this turn, found to the end.
        options: those of the decision.
        usual: what an experienced player would do, up to a revelation; empty where nobody tells.
    """
    state = outlook.start
    content, me = state.table.content, state.active
    hand = state.hands[state.table.hand_of[me]]
    found = nearest(state, hand)
    room, cards = found or (content.centre, ())
    names = tuple(content.resources[card].id for card in cards)
    gather = Hint(GATHER, content.rooms[room].id, 1, (SCAVENGE,), names)
    if hint := experienced(outlook, usual, gather):
        if hint.kind == GATHER and (way := outlook.find(SHARE)):
            yield hint_of(way, state)  # that is sure, and nobody is set back
        if hint.kind != ONWARD and (way := outlook.find(DIVERT)):
            yield hint_of(way, state, ONWARD)
        yield hint
    if way := outlook.find(DIVERT):
        yield hint_of(way, state, ONWARD)
    if way := outlook.find(REPAIR, room):
        yield hint_of(way, state, NEXT_REPAIR)
    if state.actions_left and not cards and (hint := _towards(state, room)):
        yield hint
    if SCAVENGE in options and cards and size(hand) < FULL_HAND:
        yield gather
    spare = [way for way in outlook.ways.values() if way.topic == REPAIR and way.lacks <= len(cards)]
    if way := min(spare, key=lambda way: len(way.line), default=None):
        yield hint_of(way, state, NEXT_REPAIR)
    if state.actions_left:
        yield Hint(KEEP, count=min(state.actions_left, state.token_supply), line=(FINISH,))
    else:
        yield Hint(SPENT, count=state.action_tokens[me], line=(FINISH,))


def experienced(outlook: Outlook, usual: Sequence[OptionDict], gather: Hint) -> Hint | None:
    """Return the first thing that an experienced player would bring about; None where they would end.

    Args:
        outlook: what can be done this turn.
        usual: what they would do, up to a revelation.
        gather: says which cards are missing.
    """
    state = outlook.start
    for count, option in enumerate(usual, 1):
        line = tuple(usual[:count])
        if option in (SCAVENGE, FINISH):
            if count > 1:
                return _going(outlook.start, state, line[:-1])
            return gather if option == SCAVENGE and gather.cards else None
        if way := outlook.way_of(state, line):
            return hint_of(way, outlook.start, _KINDS.get(way.topic, way.topic))
        state = outlook.after(state, option)
    return _going(outlook.start, state, tuple(usual)) if usual else None


def _going(before: State, after: State, line: tuple[OptionDict, ...]) -> Hint | None:
    """Return where some moves lead, with what there is to be done; None where they lead nowhere else."""
    table, me = before.table, before.active
    here = after.at[me]
    if here == before.at[me] or any(option.get("do") != "move" for option in line):
        return None
    mates = [crew for crew, at in enumerate(after.at) if at == here and crew != me]
    damaged = after.cubes[here] != table.full[here]
    kind = GO_DAMAGED if damaged else GO_MATE if mates else GO_READY
    return Hint(kind, table.content.rooms[here].id, len(line), line)


def _towards(state: State, room: int) -> Hint | None:
    """Return the way to a room as far as the actions of the turn lead; None for one that they end in."""
    table, here = state.table, state.at[state.active]
    if here == room or state.cubes[room] != table.full[room]:
        return None
    paths: deque[tuple[int, ...]] = deque([(here,)])
    while paths[0][-1] != room:
        path = paths.popleft()
        paths += [(*path, other) for other in table.neighbours[path[-1]] if other not in path]
    rooms = [table.content.rooms[one].id for one in paths[0][1:]]
    line: tuple[OptionDict, ...] = tuple({"do": "move", "room": one} for one in rooms[: state.actions_left])
    kind = GO_CORE if room == table.content.centre else GO
    return Hint(kind, rooms[-1], len(rooms), line)
