"""Read what a guided game has taught by now: read from its choices alone, so that undo and saving are
honest."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from game.lessons.guide_hands import share_helps
from game.play.seats import PersonSeat
from game.play.session import Session
from game.rules.event_dicts import ChoseDict, EventDict
from game.rules.history import Step
from game.rules.states.packed_hands import size
from game.rules.states.state import State

REPAIR, DIVERT, SHARE, TOKEN = "repair", "divert", "share", "token"
ABILITY, HAND_LIMIT, CRITICAL, CORE = "ability", "hand-limit", "critical", "core"
TOPICS = (REPAIR, DIVERT, SHARE, TOKEN, ABILITY, HAND_LIMIT, CRITICAL, CORE)
"""Topics, each of which has to go well once."""
FULL_HAND = 5
"""With so many cards or more at the end of the actions, collecting meets the hand limit (R-15)."""
MOST_DISCARDS = 1
"""Cards that may be lost to the hand limit in a turn that was played well."""


@dataclass(frozen=True)
class Record:
    """Hold what happened by now.

    Args:
        learned: when each topic first happened well: the number of choices made by then.
        open: the topics that the captain still speaks of: those that never happened, or were missed since.
    """

    learned: Mapping[str, int]
    open: frozenset[str]


def record(session: Session, misses: Sequence[tuple[int, str]]) -> Record:
    """Return what the persons of a game have done well by now.

    Args:
        session: the game.
        misses: what was left undone, each with the number of choices made by then.
    """
    learned: dict[str, int] = {}
    at_last: dict[str, int] = {}
    lost: dict[str, int] = {}
    steps = session.history.steps
    hands = _Hands()
    for number, (before, made) in enumerate(zip(steps, steps[1:], strict=False), 1):
        events = [event.to_json() for event in made.events]
        if made.state.result is not None and made.state.result.won:
            learned.setdefault(CORE, number)
        chose = events[0]
        if chose["type"] != "chose" or not _by_hand(session, number - 1, chose["crew"]):
            continue
        for topic, well in (*_done(before, made, chose, events), *hands.seen(before.state, chose, events)):
            if well:
                learned.setdefault(topic, number)
                at_last[topic] = number
            else:
                lost[topic] = number
    for number, topic in misses:
        if number <= session.history.cursor:
            lost[topic] = max(number, lost.get(topic, 0))
    again = {topic for topic, number in lost.items() if number > at_last.get(topic, -1)}
    return Record(learned, frozenset(set(TOPICS) - set(learned) | again))


def _by_hand(session: Session, number: int, crew: int) -> bool:
    """Tell whether a person made a choice; where nobody knows who did, whoever sits there now."""
    sat = session.sat(number)
    return session.seats[crew].by_hand if sat is None else sat[crew]["kind"] == PersonSeat.kind


def _done(
    before: Step, made: Step, chose: ChoseDict, events: Sequence[EventDict]
) -> Iterator[tuple[str, bool]]:
    """Yield the topics that a choice has brought about, all of them well."""
    old, new = before.state, made.state
    table = old.table
    crew = chose["crew"]
    for event in events:
        if event["type"] == "cube" and event["to"].startswith("room/"):
            room = next(n for n, one in enumerate(table.content.rooms) if one.id == event["to"].split("/")[1])
            yield REPAIR, True
            if not old.cubes[room]:
                yield CRITICAL, True
        elif event["type"] == "divert":
            yield DIVERT, True
        elif event["type"] == "activate" and event["room"] != table.content.rooms[table.content.centre].id:
            yield ABILITY, True
        elif event["type"] == "protection" and event["why"] == "placed":
            yield TOKEN, True
    if chose["action"] != "scavenge" and any(event["type"] == "token" for event in events):
        yield TOKEN, True
    if chose["action"] in ("give", "take"):
        option = chose["option"]
        giver, taker = (crew, option["to"]) if chose["action"] == "give" else (option["from"], crew)
        if share_helps(old, new, giver, taker):
            yield SHARE, True


class _Hands:
    """Follows a person from the end of the actions to the Damage card: what the hand limit took (R-15)."""

    def __init__(self) -> None:
        self._held = self._lost = 0

    def seen(
        self, before: State, chose: ChoseDict, events: Sequence[EventDict]
    ) -> Iterator[tuple[str, bool]]:
        """Yield the hand limit, well or not, where Phase 2 is over.

        Args:
            before: the position before the choice.
            chose: the choice.
            events: of the choice.
        """
        if chose["action"] == "finish":
            self._held, self._lost = size(before.hands[before.table.hand_of[chose["crew"]]]), 0
        if chose["kind"] == "discard":
            self._lost += 1
        if any(event["type"] == "phase" and event["phase"] == "damage" for event in events):
            if self._held >= FULL_HAND:
                yield HAND_LIMIT, self._lost <= MOST_DISCARDS
            self._held = 0
