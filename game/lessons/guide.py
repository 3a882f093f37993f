"""A guided first game: the captain says what the rules allow this turn, until two turns had no mistake.

What he says follows from the rules alone. He tries out what the active player can still do this turn without
die and hidden cards (`Reach`): save the ship, repair a room whose next hit would lose it, divert a room. A
mistake is to end the actions while one of the first two could still be done.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from game.lessons.goals import Goal
from game.lessons.reach import Reach, Verdict
from game.play.seats import Events
from game.play.session import Session
from game.rules.protocol import DecisionDict, OptionDict, ViewDict
from game.rules.states.state import State

CLEAN_TURNS = 2
"""After so many turns without a mistake the captain leaves the table."""
WIN, CRITICAL, DIVERT = "win", "critical", "divert"
GRAVE = (WIN, CRITICAL)
"""What nobody may leave undone who still could do it."""


@dataclass(frozen=True)
class Aim:
    """Something worth doing this turn.

    Args:
        kind: `win`, `critical` or `divert`.
        room: that it is about; empty where it is about the ship.
        goal: when it is done.
    """

    kind: str
    room: str
    goal: Goal


@dataclass(frozen=True)
class Hint:
    """What the captain says: his text is `guide-<kind>`.

    Args:
        kind: of the aim; `missed-win`, `missed-critical`, `danger`, `quiet` or `over`.
        room: id; empty for none.
        choices: how many choices lead there.
        line: these choices.
    """

    kind: str
    room: str = ""
    choices: int = 0
    line: tuple[OptionDict, ...] = ()


class Guide:
    """Watches the persons of a game.

    Args:
        session: the game; its persons' seats get this watcher.

    Attributes:
        hint: what there is to say now; None while nobody acts, or when all has been said.
        missed: the mistake with which the last turn ended; None for none.
        clean: how many turns in a row had no mistake.
        over: whether the captain has left the table.
    """

    def __init__(self, session: Session) -> None:
        self.session = session
        self.hint: Hint | None = None
        self.missed: Hint | None = None
        self.clean = 0
        self.over = False
        self._aims: Iterator[Aim] = iter(())
        self._aim: Aim | None = None
        self._reach: Reach | None = None
        self._at = -1
        self._unsure = False

    # Watcher

    def asked(self, view: ViewDict, decision: DecisionDict) -> None:
        """A question has been put to a person; choices may have been taken back since the last one."""
        self.follow()

    def applied(self, option: OptionDict, events: Events) -> None:
        """A choice has been made. To end was a mistake only where that was known by then."""
        ended = any(event["type"] == "phase" and event["phase"] == "collect" for event in events)
        hint = self.hint
        if not ended or self.over or hint is None:
            return
        if hint.kind in GRAVE:
            self.missed, self.clean = Hint(f"missed-{hint.kind}", hint.room), 0
        else:
            self.missed, self.clean = None, self.clean + 1
        if self.clean >= CLEAN_TURNS:
            self.over = True
        self.hint = Hint("over") if self.over else self.missed

    # What can be done

    def follow(self) -> None:
        """Look at the game anew if it has moved."""
        asked = self.session.asked
        if self.over or self.session.history.cursor == self._at:
            return
        self._at = self.session.history.cursor
        self._reach = self._aim = None
        self._aims = iter(())
        if asked is None or not asked.question.acting:
            return
        self.hint, self._unsure = None, False
        self._aims = iter(tuple(aims(self.session)))
        self._next()

    @property
    def thinking(self) -> bool:
        """Whether `think` has more to try."""
        return self._reach is not None and self._reach.found is Verdict.SEARCHING

    @property
    def spent(self) -> bool:
        """Whether the active player can do nothing more than end the actions."""
        decision = self.session.decision
        return decision is not None and all(option["do"] == "finish" for option in decision["options"])

    def think(self, positions: int = 60) -> bool:
        """Try out a little more; tell whether there is something else to say than before."""
        reach, aim = self._reach, self._aim
        if reach is None or aim is None or not reach.work(positions):
            return False
        if reach.found is Verdict.YES:
            room = self._diverted(reach.end) if aim.kind == DIVERT else aim.room
            self.hint = Hint(aim.kind, room, len(reach.line), reach.line)
            self._reach = None
            return True
        self._unsure = self._unsure or reach.found is Verdict.UNKNOWN
        self._next()
        return self._reach is None

    def _diverted(self, end: State) -> str:
        """The room that is diverted in a position and is not now; empty if there is none."""
        now, rooms = self.session.game, self.session.game.table.content.rooms
        return next((rooms[n].id for n, on in enumerate(end.diverted) if on and not now.diverted[n]), "")

    def _next(self) -> None:
        """Go on to the next aim; after the last one say how things are, where everything could be tried."""
        self._aim = next(self._aims, None)
        if self._aim is None:
            self._reach = None
            if self._unsure:
                return
            danger = next(iter(critical(self.session)), "")
            self.hint = Hint("danger", danger) if danger else Hint("quiet")
            return
        state = self.session.game
        self._reach = Reach(self.session.engine, state, self._aim.goal, frozenset(), ())


def critical(session: Session) -> list[str]:
    """Return the rooms whose next hit loses the ship, as far as a Damage card may still strike them (R-16).

    Args:
        session: the game.
    """
    state = session.state
    left = session.knowledge.damage_left(state)
    struck = {room for card in left if not isinstance(card, int) for room in card}
    anywhere = any(isinstance(card, int) for card in left)
    holders = {member["at"] for member in state["crew"] if member["protection_tokens"]}
    return [
        room["id"]
        for place, room in enumerate(state["rooms"])
        if room["cubes"]
        and not any(room["cubes"])
        and not room["protection"]
        and place not in holders
        and (anywhere or room["id"] in struck)
    ]


def aims(session: Session) -> Iterator[Aim]:
    """Return what is worth doing, the gravest first.

    Args:
        session: the game, in Phase 1.
    """
    table = session.game.table
    ids = {room.id: index for index, room in enumerate(table.content.rooms)}
    yield Aim(WIN, "", _goal(lambda state: state.result is not None and state.result.won))
    for id in critical(session):
        room = ids[id]
        yield Aim(CRITICAL, id, _goal(lambda state, room=room: state.cubes[room] > 0))
    count = sum(session.game.diverted)
    yield Aim(DIVERT, "", _goal(lambda state: sum(state.diverted) > count))


def _goal(test: object) -> Goal:
    """A goal of one condition on the state."""
    assert callable(test)

    def holds(state: State, values: object) -> bool:
        return bool(test(state))

    return Goal((holds,), (), ())
