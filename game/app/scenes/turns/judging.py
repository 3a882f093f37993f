"""Judges a turn that was flown again: as it was flown then, as it was flown now, and as the captain flies it.

All three begin on the same fresh deals. Where a way has revealed something it goes on from there: what it did
next is compared with what cadets would do there (`Ways.go_on`), so no way is better for its luck. What the
captain does after a revelation of his is thought about first.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from typing import Any

from game.app.forms.flown_turn import FlownWay, TurnToFly, parts_of
from game.bots.answer_forms import is_review
from game.bots.chances import is_compiled
from game.bots.film.stretches import Stretch
from game.bots.film.ways import Ways, comparison
from game.bots.seat import Thinking
from game.play.foresight import foresee
from game.play.session import Session
from game.rules import seat_view
from game.rules.protocol import OptionDict

THEN, NOW, CAPTAIN = range(3)
"""The ways, in the order in which they are asked for."""
MOST_DEALS, DEALS_AT_ONCE = (1000, 100) if is_compiled() else (300, 20)
"""On so many deals ways are compared, and so many are asked for at once: an answer never takes long."""
MOST_PLANS = 8
"""The most times that the captain thinks again after a revelation; after that cadets go on."""
Ask = Callable[[Mapping[str, Any]], Thinking]
Question = Mapping[str, Any]
_Asking = Iterator[Question]


class Judging:
    """Has the three ways compared, part after part; never waits.

    Args:
        ask: puts a line of the protocol to a player of the program.
        flown: the turn.
        now: the turn as it was flown now.

    Attributes:
        now: the turn as it was flown now.
        ways: what came of them so far.
        captain: the turn as the captain flies it, as far as that is known.
        unable: nobody can compare them.
        late: the part that is compared takes unusually long.
        deals: how many deals were played, and `most` how many there are, as far as is known.
    """

    def __init__(self, ask: Ask, flown: TurnToFly, now: FlownWay) -> None:
        self._ask, self._flown, self.now = ask, flown, now
        self.captain = captains_turn(flown.session, flown.best, flown.kept.at)
        self.ways = Ways(3)
        self.late = self.unable = False
        self.deals, self.most = 0, MOST_DEALS * (1 + len(flown.then.parts[1:]) + len(now.parts[1:]))
        self._answer: Mapping[str, Any] = {}
        self._thought: Thinking | None = None
        self._questions = self._asking()
        self._question = next(self._questions, None)

    @property
    def done(self) -> bool:
        """Tell whether all is known, or nothing more can be."""
        return self.unable or self._question is None

    @property
    def solved(self) -> bool:
        """Tell whether the turn was flown as well as the captain would have, as far as the margin tells."""
        return self.done and not self.unable and self.ways.as_good(NOW, CAPTAIN)

    def poll(self) -> bool:
        """Ask for the next part, and take the answer where there is one; tell whether more is known now,
        also of how long it takes."""
        if self._question is None or self.unable:
            return False
        if self._thought is None:
            self._thought = self._ask(self._question)
        answer, late = self._thought.answer, self.late
        self.late = answer is None and self._thought.late
        if answer is None:
            return self.late != late
        self._thought, self._answer = None, answer
        self._question = next(self._questions, None)
        return True

    def stop(self) -> None:
        """Nobody wants to know any more."""
        thought, self._thought = self._thought, None
        if thought is not None and thought.answer is None:
            thought.cancel()

    # what is asked, one question after the other

    def _asking(self) -> _Asking:
        """Yield the questions; each answer is there when the next one is wanted."""
        flown = self._flown
        first = flown.stretch.done, self.now.parts[0].done, self.captain.parts[0].done
        yield from self._compared(self.ways, flown.stretch, first)
        for way, turn in ((THEN, flown.then), (NOW, self.now)):
            for part in turn.parts[1:]:
                yield from self._later(way, part)
        for _ in range(MOST_PLANS):
            if self.unable or (asked := _next_question(self.captain.session, flown.kept.turn)) is None:
                return
            yield {"review": {"view": asked.view, "decision": asked.decision}, "done": []}
            found = self._answer.get("found")
            if found is None or not is_review(found):
                self.unable = True
                return
            part = replace(asked, done=tuple(dict(option) for option in found["best"]))
            if not part.done:
                return  # what cadets do there is as good
            onward = captains_turn(self.captain.session, part.done, flown.kept.at)
            if onward.session.history.length == asked.first:
                self.unable = True  # no plan for this question
                return
            self.most += MOST_DEALS
            yield from self._later(CAPTAIN, part)
            self.captain = onward

    def _compared(self, ways: Ways, stretch: Stretch, lines: tuple[tuple[OptionDict, ...], ...]) -> _Asking:
        """Yield what has ways on from a place compared on all deals."""
        while not self.unable and ways.deals < MOST_DEALS:
            deals = range(ways.deals, min(MOST_DEALS, ways.deals + DEALS_AT_ONCE))
            yield comparison(stretch, lines, deals)
            self.unable = not ways.add(self._answer)
            self.deals += len(deals)

    def _later(self, way: int, part: Stretch) -> _Asking:
        """Yield what has a way compared with cadets after something was revealed."""
        later = Ways(2)
        yield from self._compared(later, part, (part.done, ()))
        if not self.unable:
            self.ways.go_on(way, later)


def captains_turn(session: Session, plan: tuple[OptionDict, ...], first: int) -> FlownWay:
    """Return a turn with a plan of the captain's: its choices are made, the cards fall as they fell.

    Args:
        session: the game before the plan; it stays as it is.
        plan: of the captain's, up to a revelation.
        first: how many choices lie before the turn.
    """
    history = session.history.branch()
    for one in foresee(session.engine, session.game, plan):
        history.apply(one.option)
    whole = Session(session.engine, history)
    return FlownWay(whole, parts_of(whole, first))


def _next_question(session: Session, turn: int) -> Stretch | None:
    """Return what is asked next in a turn, with nothing chosen yet; None once it has ended."""
    asked, at = session.pending, session.history.length
    if asked is None or session.game.turn != turn:
        return None
    view = seat_view(session.state, session.knowledge, asked.crew)
    return Stretch(at, at, turn, session.state["active"], view, asked.to_json(), ())
