"""Finds what is shown: one stretch of the game after the other is put to a player of the program, who thinks
in a process of its own."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterable, Mapping
from dataclasses import asdict
from typing import Any, NamedTuple

from game.bots.answer_forms import is_review
from game.bots.film.reckoning import FilmTurn, Reviewed, reckon
from game.bots.film.stretches import Stretch, stretches
from game.bots.lent.answers import UNANSWERED
from game.bots.seat import Thinking
from game.play.session import Session

REVIEW = 4
"""Counted up when choices are looked back at in another way: what was kept before is found anew then."""
Ask = Callable[[Mapping[str, Any]], Thinking]


class TurnPlace(NamedTuple):
    """A turn of the game, whether anything is known of it by now or not: how many choices lie before it."""

    turn: int
    crew: int
    first: int


class FilmWork:
    """The stretches of a game and what has been found of them.

    Args:
        session: the whole game.
        ask: puts a line of the protocol to somebody who looks back.
        found: what is known already, in order.

    Attributes:
        cut: the stretches.
        places: every turn of the game.
        turns: those of which everything is known.
        late: whether the stretch that is looked at takes unusually long.
        stopped: whether nobody answered; what is not known then is asked for when the film is seen again.
    """

    def __init__(self, session: Session, ask: Ask, found: Iterable[Reviewed | None] = ()) -> None:
        self.cut: tuple[Stretch, ...] = tuple(stretches(session.engine, session.history.steps))
        places: dict[int, TurnPlace] = {}
        for one in self.cut:
            places.setdefault(one.turn, TurnPlace(one.turn, one.crew, one.first))
        self.places = tuple(places.values())
        result = session.state["result"]
        self._won = None if result is None else bool(result["won"])
        self._ask = ask
        self._thought: Thinking | None = None
        self._found: dict[int, Reviewed | None] = dict(enumerate(found))
        self.turns: tuple[FilmTurn, ...] = ()
        self.late = self.stopped = False
        self._reckon()

    @property
    def done(self) -> bool:
        """Return whether everything has been looked at."""
        return len(self._found) >= len(self.cut)

    @property
    def over(self) -> bool:
        """Return whether nothing more is looked at now."""
        return self.done or self.stopped

    @property
    def unable(self) -> bool:
        """Return whether nothing can be said of this game."""
        return self.done and not self.turns

    @property
    def turn(self) -> int:
        """The turn that is being looked at."""
        return self.cut[min(len(self._found), len(self.cut) - 1)].turn

    def poll(self) -> bool:
        """Ask for the next stretch, and take the answer where there is one; never waits.

        Returns:
            Whether more is known now, also of how long it takes.
        """
        if self.over:
            return False
        if self._thought is None:
            self._thought = self._ask(_question(self.cut[len(self._found)]))
        answer, late = self._thought.answer, self.late
        self.late = answer is None and self._thought.late
        if answer is None:
            return self.late != late
        self._thought = None
        if not answer or UNANSWERED in answer:
            self.stopped = True  # that is not the same as nothing to be found, and is not kept as that
            return True
        self._found[len(self._found)] = _reviewed(answer.get("found"))
        self._reckon()
        return True

    def take(self, found: Iterable[Any]) -> None:
        """Take what was found once before (`kept`), up to the first thing that makes no sense.

        Args:
            found: as JSON has it, in order.
        """
        self._found = {}
        for number, form in zip(range(len(self.cut)), found, strict=False):
            if form is not None and not is_review(form):
                break
            self._found[number] = _reviewed(form)
        self._reckon()

    def kept(self) -> list[Any]:
        """Return what has been found by now, as JSON has it, in order."""
        return [None if one is None else asdict(one) for _, one in sorted(self._found.items())]

    def key(self, mark: str) -> str:
        """Return what is the same for the same choices in the same game.

        Args:
            mark: of whoever looks back.
        """
        told = hashlib.sha256(f"{REVIEW}/{mark}".encode())
        for one in self.cut:
            told.update(json.dumps(_question(one), sort_keys=True).encode())
        return told.hexdigest()[:32]

    def stop(self) -> None:
        """Nobody wants to know any more."""
        thought, self._thought = self._thought, None
        if thought is not None and thought.answer is None:
            thought.cancel()

    def _reckon(self) -> None:
        self.turns = reckon(self.cut, self._found, self._won)


def _question(one: Stretch) -> dict[str, Any]:
    return {"review": {"view": one.view, "decision": one.decision}, "done": list(one.done)}


def reviewed_from(form: Mapping[str, Any]) -> Reviewed:
    """Return what was found, from its form in the protocol."""
    return Reviewed(**{**form, "best": tuple(form["best"])})


def _reviewed(form: Any) -> Reviewed | None:
    return reviewed_from(form) if isinstance(form, dict) else None
