"""Finds turns to fly again in a film: each that gave away much is looked at once more, in the process that
made the film, and kept where that is confirmed."""

from __future__ import annotations

from typing import Any, NamedTuple

from game.app.forms.flown_turn import confirmed, kept_turn
from game.app.navigation.scene import Program
from game.app.scenes.film.film_work import FilmWork, reviewed_from
from game.bots.film.second_look import gives_away, question, stretch_of, worth_a_look
from game.bots.film.stretches import Stretch
from game.bots.seat import Thinking
from game.play.seats import PersonSeat
from game.play.session import Session
from game.storage.files.disk import Job
from game.storage.logbook.kept_turns import KeptTurn


class _Candidate(NamedTuple):
    """A turn that is to be looked at again: the line of the protocol for that, and its form."""

    question: dict[str, Any]
    kept: KeptTurn


class TurnFinder:
    """Looks for turns to fly again once a film is known to its end; never waits for anything.

    Args:
        app: the program.
        whole: the game at its end.
        work: the film.

    Attributes:
        found: how many turns this film has added.
        done: whether there is nothing more to look at.
    """

    def __init__(self, app: Program, whole: Session, work: FilmWork) -> None:
        self._app, self._whole, self._work = app, whole, work
        self.found = 0
        self.done = not app.settings.turns_again or app.shelf.paused
        self._job: Job[list[_Candidate]] | None = None
        self._left: list[_Candidate] | None = None
        self._thought: Thinking | None = None

    def poll(self) -> bool:
        """Go on a step; tell whether one more turn was found."""
        if self.done or not self._work.done:
            return False
        if self._thought is not None:
            return self._answered(self._thought)
        if self._job is None:
            self._job = self._app.disk.ask(self._candidates)
        if self._left is None:
            if not self._job.over.is_set():
                return False
            self._left = self._job.result
        if self._left:
            self._thought = self._app.review(self._left[0].question)
        self.done = not self._left
        return False

    def stop(self) -> None:
        """Nobody wants to know any more."""
        thought, self._thought, self.done = self._thought, None, True
        if thought is not None and thought.answer is None:
            thought.cancel()

    def _candidates(self) -> list[_Candidate]:
        """Return the turns that persons gave much away in and that nobody has looked at again."""
        known, cut = self._app.turns.read(), self._work.cut
        names = [member["name"] for member in self._whole.state["crew"]]
        found = []
        for turn in worth_a_look(self._work.turns):
            stretch = stretch_of(cut, turn)
            if turn.best is None or not self._by_hand(stretch):
                continue
            if not known.has_room_for(round(100 * turn.best.missed)):
                continue
            kept = kept_turn(self._whole.history, stretch, turn.best, names)
            if kept is not None and not known.knows(kept.id):
                found.append(_Candidate(question(cut, turn), kept))
        return found

    def _by_hand(self, stretch: Stretch) -> bool:
        """Tell whether a person chose."""
        sat, asked = self._whole.sat(stretch.first), stretch.decision["crew"]
        return sat is None or asked >= len(sat) or sat[asked].get("kind") == PersonSeat.kind

    def _answered(self, thought: Thinking) -> bool:
        answer = thought.answer
        if answer is None or not self._left:
            return False
        kept, form, self._thought = self._left.pop(0).kept, answer.get("found"), None
        if not isinstance(form, dict):
            return False  # nobody could look: another time
        again = reviewed_from(form)
        if not gives_away(again) or not again.best:
            self._app.turns.remove(kept.id)
            return False
        self._app.turns.keep(confirmed(kept, again))
        self.found += 1
        return True
