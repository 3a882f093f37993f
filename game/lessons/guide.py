"""A guided first game: the captain says what to do until everything has happened well once.

What he says follows from the rules alone: from what can still be done this turn (`Outlook`) and from what has
happened by now (`record`). A mistake is to end the actions while something could still be done that matters.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from game.lessons.guide_hands import nearest
from game.lessons.guide_outlook import Outlook, Way
from game.lessons.guide_record import (
    ABILITY,
    CORE,
    CRITICAL,
    DIVERT,
    FULL_HAND,
    HAND_LIMIT,
    REPAIR,
    SHARE,
    TOKEN,
    Record,
    record,
)
from game.play.seats import Events
from game.play.session import Session
from game.rules.protocol import DecisionDict, OptionDict, ViewDict
from game.rules.states.packed_hands import size

GOAL, DANGER, ONWARD, NEXT_REPAIR = "goal", "danger", "onward", "next-repair"
GATHER, SAVE, END, WON, LOST = "gather", "save", "end", "won", "lost"
GRAVE = (CORE, CRITICAL, DIVERT)
"""What nobody may leave undone who still could do it, however few actions are left."""
IDLE = 2
"""With so many actions unused at the end of Phase 1, anything else that could be done was missed, too."""


@dataclass(frozen=True)
class Hint:
    """What the captain says: his text is `guide-<kind>`.

    Args:
        kind: a topic, `missed-<topic>`, or one of the words above.
        room: id; empty for none.
        choices: how many choices lead there.
        line: these choices.
        cards: the ids of the Resource cards that are lacking.
        then: what he says after it, of which these are the choices; None for nothing.
    """

    kind: str
    room: str = ""
    choices: int = 0
    line: tuple[OptionDict, ...] = ()
    cards: tuple[str, ...] = ()
    then: Hint | None = None

    @property
    def missed(self) -> bool:
        """Whether it is about something that was left undone."""
        return self.kind.startswith("missed-")


class Guide:
    """Watches the persons of a game.

    Args:
        session: the game; its persons' seats get this watcher.

    Attributes:
        hint: what there is to say now; None while nobody acts, or while he still thinks.
        record: what has happened well by now.
        over: whether the game has ended while he watched: there is only the farewell to be said.
    """

    def __init__(self, session: Session) -> None:
        self.session = session
        self.hint: Hint | None = None
        self.record: Record = record(session, session.missed)
        self.over = False
        self._welcomed = session.history.cursor > 0
        self._begun = session.decision is not None
        self._outlook: Outlook | None = None
        self._at: tuple[int, object] | None = None

    # Watcher

    def asked(self, view: ViewDict, decision: DecisionDict) -> None:
        """A question has been put to a person; choices may have been taken back since the last one."""
        self.follow()

    def applied(self, option: OptionDict, events: Events) -> None:
        """A choice has been made. To end was a mistake where that was known by then, and not advised."""
        session, outlook = self.session, self._outlook
        now = session.history.cursor
        session.missed = [one for one in session.missed if one[0] < now]
        self._welcomed = True
        missed: list[Way] = []
        advised = self.hint is not None and self.hint.line == (option,)
        if option.get("do") == "finish" and not advised and outlook is not None and outlook.done:
            missed = list(self._missed(outlook))
            session.missed += [(now, way.topic) for way in missed]
        if missed:
            session.save()
        self.follow()
        if missed and session.decision is not None:
            self.hint = self._hint_of(missed[0], f"missed-{missed[0].topic}")

    def _missed(self, outlook: Outlook) -> Iterator[Way]:
        """Yield what could still have been done as the actions were ended, the gravest first.

        Of what is not grave it is one thing: what he spoke of, where he did.
        """
        state = outlook.start
        for topic in GRAVE:
            if way := outlook.find(topic):
                yield way
        if not state.actions_left and (way := outlook.find(TOKEN)):
            yield way
        if state.actions_left >= IDLE:
            said = self.hint.kind if self.hint is not None else ""
            for topic in sorted((REPAIR, SHARE, ABILITY), key=lambda topic: topic != said):
                way = outlook.find(topic) if topic != REPAIR else self._weakest(outlook)
                if way is not None and (topic != ABILITY or len(way.line) == 1):
                    yield way
                    break

    # What can be done

    def welcomed(self) -> None:
        """Say the goal of the game no more: it has been read."""
        self._welcomed = True
        self._choose()

    @property
    def learned(self) -> int:
        """How many topics have happened well."""
        return len(self.record.learned)

    def follow(self) -> None:
        """Look at the game anew if it has moved."""
        session, asked = self.session, self.session.asked
        at = session.history.cursor, session.game
        if self.over or at == self._at:
            return
        self._at, self._outlook, self.hint = at, None, None
        self.record = record(session, session.missed)
        if session.game.result is not None and self._begun:
            self.over, self.hint = True, Hint(WON if session.game.result.won else LOST)
        elif asked is not None and asked.question.acting and session.by_hand:
            rooms = {room.id: index for index, room in enumerate(session.game.table.content.rooms)}
            dangers = [rooms[id] for id in critical(session)]
            self._outlook = Outlook(session.engine, session.game, dangers)
            if not self._welcomed:
                self.hint = Hint(GOAL)

    @property
    def thinking(self) -> bool:
        """Whether `think` has more to try."""
        return self._outlook is not None and not self._outlook.done

    def think(self, choices: int = 100) -> bool:
        """Try out a little more of what can be done; tell whether there is something else to say."""
        if self._outlook is None or self._outlook.done or not self._outlook.work(choices):
            return False
        before = self.hint
        self._choose()
        return self.hint != before

    def _choose(self) -> None:
        """Choose what to say of all that can be done."""
        outlook = self._outlook
        if outlook is None or not outlook.done:
            self.hint = None if self._welcomed else Hint(GOAL)
        else:
            self.hint = self._first(outlook) if self._welcomed else Hint(GOAL)

    def _first(self, outlook: Outlook) -> Hint:
        """Return what is most pressing; a room that nothing can save this turn is named before it."""
        hint = next(self._hints(outlook))
        if outlook.critical and outlook.complete and hint.kind not in (CORE, CRITICAL):
            return Hint(DANGER, self._id(outlook.critical[0]), hint.choices, hint.line, then=hint)
        return hint

    def _hints(self, outlook: Outlook) -> Iterator[Hint]:
        """Yield what could be said, the most pressing first."""
        state, open, find = outlook.start, self.record.open, outlook.find
        left, tokens = state.actions_left, state.action_tokens[state.active]
        if way := find(CORE):
            yield self._hint_of(way)
        if way := find(CRITICAL):
            yield self._hint_of(way)
        if DIVERT in open and (way := find(DIVERT)):
            yield self._hint_of(way)
        if not left and TOKEN in open and (way := find(TOKEN)):
            yield self._hint_of(way)
        for topic in (SHARE, REPAIR, ABILITY):
            way = self._weakest(outlook) if topic == REPAIR else find(topic)
            if topic in open and way is not None:
                yield self._hint_of(way)
        if not left and not find(TOKEN) and HAND_LIMIT in open and self._held() >= FULL_HAND:
            yield Hint(HAND_LIMIT, choices=self._held())
        if left == 1 and not tokens and TOKEN in open and not find(DIVERT):
            yield Hint(SAVE, line=({"do": "finish"},))
        yield from self._onward(outlook)

    def _onward(self, outlook: Outlook) -> Iterator[Hint]:
        """Yield what leads on towards the core; the next best thing where nothing can be diverted."""
        state = outlook.start
        if way := outlook.find(DIVERT):
            yield self._hint_of(way, ONWARD)
        found = nearest(state, state.hands[state.table.hand_of[state.active]])
        room, cards = found or (-1, ())
        if way := outlook.find(REPAIR, room):
            yield self._hint_of(way, NEXT_REPAIR)
        scavenge: OptionDict = {"do": "scavenge"}
        decision = self.session.decision
        can = decision is not None and scavenge in decision["options"]
        if can and cards and self._held() < FULL_HAND:
            resources = state.table.content.resources
            names = tuple(resources[card].id for card in cards)
            yield Hint(GATHER, self._id(room), 1, (scavenge,), names)
        spare = [way for way in outlook.ways.values() if way.topic == REPAIR and way.lacks <= len(cards)]
        if way := min(spare, key=lambda way: len(way.line), default=None):
            yield self._hint_of(way, NEXT_REPAIR)
        yield Hint(END, line=({"do": "finish"},))

    def _held(self) -> int:
        state = self.session.game
        return size(state.hands[state.table.hand_of[state.active]])

    def _weakest(self, outlook: Outlook) -> Way | None:
        """Return the way to the room with the fewest cubes of those that can be repaired."""
        cubes = outlook.start.cubes
        found = [
            (cubes[way.room].bit_count(), len(way.line), way)
            for way in outlook.ways.values()
            if way.topic == REPAIR and way.room is not None
        ]
        return min(found, key=lambda one: one[:2])[2] if found else None

    def _hint_of(self, way: Way, kind: str = "") -> Hint:
        room = self._id(way.room) if way.room is not None else ""
        return Hint(kind or way.topic, room, len(way.line), way.line)

    def _id(self, room: int) -> str:
        return self.session.game.table.content.rooms[room].id


def critical(session: Session) -> list[str]:
    """Return the rooms whose next hit loses the ship, as far as a Damage card may still hit them (R-16).

    Args:
        session: the game.
    """
    state = session.state
    left = session.knowledge.damage_left(state)
    hit = {room for card in left if not isinstance(card, int) for room in card}
    anywhere = any(isinstance(card, int) for card in left)
    holders = {member["at"] for member in state["crew"] if member["protection_tokens"]}
    return [
        room["id"]
        for place, room in enumerate(state["rooms"])
        if room["cubes"]
        and not any(room["cubes"])
        and not room["protection"]
        and place not in holders
        and (anywhere or room["id"] in hit)
    ]
