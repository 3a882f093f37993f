"""A guided first game: the captain says what to do until everything has happened well once.

What he says follows from the rules alone: from what can still be done this turn (`Outlook`) and from what has
happened by now (`record`). A mistake is to end the actions while something could still be done that matters.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

from game.lessons.guide_discard import discards
from game.lessons.guide_hint import Hint, hint_of
from game.lessons.guide_onward import onward
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

Usual = Callable[[Session], Sequence[OptionDict]]
"""Tells what an experienced player would do in the rest of the turn, up to the next revelation."""

GOAL, DANGER, PRAISE, SAVE, WON, LOST = "goal", "danger", "first-divert", "save", "won", "lost"
TAKE_DECK, TAKE_CARD = "take-deck", "take-card"
GRAVE = (CORE, CRITICAL, DIVERT)
"""Topics that nobody may leave undone who still could do them, however few actions are left."""
SEEN = ("move", "repair", "divert")
"""Choices whose sense a beginner sees."""
IDLE = 2
"""With so many actions unused at the end of Phase 1, anything else that could be done was missed, too."""


class Guide:
    """Watches the persons of a game.

    Args:
        session: the game; its persons' seats get this watcher.
        usual: tells what an experienced player would do; None where nobody does.

    Attributes:
        hint: what there is to say now; None while nobody acts, or while he still thinks.
        record: what has happened well by now.
        over: whether the game has ended while he watched: there is only the farewell to be said.
    """

    def __init__(self, session: Session, usual: Usual | None = None) -> None:
        self.session = session
        self._usual = usual
        self._line: tuple[OptionDict, ...] = ()
        """Choices that an experienced player would make here."""
        self.hint: Hint | None = None
        self.record: Record = record(session, session.notes.missed)
        self.over = False
        self._welcomed = session.history.cursor > 0
        self._praised = 0
        """The number of choices made when he was heard to praise."""
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
        session.notes.missed = [one for one in session.notes.missed if one[0] < now]
        self._welcomed = True
        missed: list[Way] = []
        advised = self.hint is not None and self.hint.line == (option,)
        if option.get("do") == "finish" and not advised and outlook is not None and outlook.done:
            missed = list(self._missed(outlook))
            session.notes.missed += [(now, way.topic) for way in missed]
        if missed:
            session.save()
        self.follow()
        if missed and session.decision is not None:
            self.hint = hint_of(missed[0], session.game, f"missed-{missed[0].topic}")

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

    def praised(self) -> None:
        """Say no more what the first divert has brought about: it has been read."""
        self._praised = self.session.history.cursor
        self._choose()

    @property
    def learned(self) -> int:
        """Return how many topics have happened well."""
        return len(self.record.learned)

    def follow(self) -> None:
        """Look at the game anew if it has moved."""
        session, asked = self.session, self.session.pending
        at = session.history.cursor, session.game
        if self.over or at == self._at:
            return
        self._at, self._outlook, self.hint = at, None, None
        self.record = record(session, session.notes.missed)
        if session.game.result is not None and self._begun:
            self.over, self.hint = True, Hint(WON if session.game.result.won else LOST)
        elif asked is not None and asked.question.acting and session.by_hand:
            rooms = {room.id: index for index, room in enumerate(session.game.table.content.rooms)}
            dangers = [rooms[id] for id in critical(session)]
            self._outlook = Outlook(session.engine, session.game, dangers)
            if not self._welcomed:
                self.hint = Hint(GOAL)
        elif asked is not None and session.by_hand and self._welcomed:
            self.hint = self._taking()

    def _taking(self) -> Hint | None:
        """Return which card an experienced player would take or discard now; None where neither is asked."""
        if self._usual is None:
            return None
        if self.session.decision is not None and self.session.decision["kind"] == "discard":
            return discards(self.session, self._usual)
        usual = self._usual(self.session)
        for option in usual[:1]:
            if option.get("take") == "deck":
                return Hint(TAKE_DECK, line=(option,))
            if option.get("take") == "face_up":
                return Hint(TAKE_CARD, line=(option,), cards=(option["card"],))
        return None

    @property
    def thinking(self) -> bool:
        """Return whether `think` has more to try."""
        return self._outlook is not None and not self._outlook.done

    def think(self, choices: int = 100) -> bool:
        """Try out a little more of what can be done; tell whether there is something else to say."""
        if self._outlook is None or self._outlook.done or not self._outlook.work(choices):
            return False
        before = self.hint
        self._line = () if self._usual is None else tuple(self._usual(self.session))
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
        """Return what is most pressing; a room that nothing can save this turn is named before it.

        Before all of that stands what the first divert has brought about, until something else is chosen.
        """
        hint = next(self._hints(outlook))
        if outlook.critical and outlook.complete and hint.kind not in (CORE, CRITICAL):
            hint = Hint(DANGER, self._id(outlook.critical[0]), hint.count, hint.line, then=hint)
        if room := self._first_diverted():
            hint = Hint(PRAISE, room, line=hint.line)
        return hint

    def _first_diverted(self) -> str:
        """Return the room that the last choice diverted, the first well done; empty where it was another."""
        history = self.session.history
        if self.record.learned.get(DIVERT) != history.cursor or self._praised == history.cursor:
            return ""
        events = [event.to_json() for event in history.steps[history.cursor].events]
        return next((event["room"] for event in events if event["type"] == "divert"), "")

    def _hints(self, outlook: Outlook) -> Iterator[Hint]:
        """Yield what could be said, the most pressing first."""
        state, open, find = outlook.start, self.record.open, outlook.find
        left, tokens = state.actions_left, state.action_tokens[state.active]
        if way := find(CORE):
            yield hint_of(way, outlook.start)
        if way := find(CRITICAL):
            yield hint_of(way, outlook.start)
        divert = find(DIVERT)
        if divert and DIVERT in open:
            yield hint_of(divert, outlook.start)
        if not left and TOKEN in open and (way := find(TOKEN)):
            hint, pays = hint_of(way, outlook.start), outlook.pays_for(way)
            yield hint if pays is None else replace(hint, then=hint_of(pays, outlook.start))
        for topic in (SHARE, REPAIR, ABILITY):
            way = self._weakest(outlook) if topic == REPAIR else find(topic)
            if topic in open and way is not None and _leaves(way, divert, left + tokens):
                yield hint_of(way, outlook.start)
        if not left and not find(TOKEN) and HAND_LIMIT in open and self._held() >= FULL_HAND:
            yield Hint(HAND_LIMIT, count=self._held())
        if left == 1 and not tokens and state.token_supply and TOKEN in open and not find(DIVERT):
            yield Hint(SAVE, line=({"do": "finish"},))
        decision = self.session.decision
        options = decision["options"] if decision is not None else ()
        yield from onward(outlook, options, self._line)

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

    def _id(self, room: int) -> str:
        return self.session.game.table.content.rooms[room].id


def _leaves(way: Way, divert: Way | None, actions: int) -> bool:
    """Return whether a thing that is to be learned leaves a divert possible, of so many actions.

    Where it takes the very actions of a divert that a beginner finds, that comes first: it is what the game
    is about.
    """
    if divert is None or any(form.get("do") not in SEEN for form in divert.line):
        return True
    return way.actions + divert.actions <= actions


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
