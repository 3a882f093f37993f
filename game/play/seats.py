"""Define who decides: the one seam for persons, programs, lessons and recorded games.

The session asks, nobody else. A seat is handed what its place at the table may read
(`game.rules.seat_view`) and the decision, and nothing more: no state, no engine, no session. It hands back
one of the decision's options.

Asking and answering are two calls, because a window may not stand still while somebody thinks: `ask` puts
the question, `answer` says what has come of it by now, without ever waiting, and `cancel` takes the question
back at once. Undo, leaving the table and a change of seats need that, and so does a program that thinks in a
process of its own. `decide` is the same in one call, for programs that have nothing else to do meanwhile.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from typing import Any, ClassVar, Protocol, TypedDict

from game.rules.event_dicts import EventDict
from game.rules.protocol import DecisionDict, OptionDict, ViewDict

Events = Sequence[EventDict]
"""Events that a choice brought about, in order."""


class WhyDict(TypedDict):
    """Hold why a player of the program decided as it did, as it is saved: an id and what it tells, by name
    (`game/bots/players/player.py`)."""

    id: str
    values: dict[str, Any]


class NoAnswerError(RuntimeError):
    """A seat was to decide at once and has no answer."""


class NotAskedError(RuntimeError):
    """A choice made by hand that nobody asked for: the game is over, or another seat decides."""


class Watcher(Protocol):
    """Somebody who looks over the shoulder of whoever decides: the teacher of a lesson."""

    def asked(self, view: ViewDict, decision: DecisionDict) -> None:
        """A question has been put to the seat, which got just this."""

    def applied(self, option: OptionDict, events: Events) -> None:
        """The seat's answer has been applied, and this is what happened."""


class Seat(ABC):
    """A place at the table and whoever decides there.

    Attributes:
        kind: its name in saved games.
        by_hand: whether its answers are made at this table, by hand. The table can be worked only while such
            a seat decides, and undo goes back to one of its decisions.
        watcher: is told of every question put here, and of what came of the answer; None where nobody looks.
            The seat itself is told neither what happened nor what becomes of it: its next view says it.
    """

    kind: ClassVar[str]
    by_hand: ClassVar[bool] = False
    watcher: Watcher | None = None

    @property
    def why(self) -> WhyDict | None:
        """Return why the answer that is there, or was taken last, was given; None where nobody says."""
        return None

    @abstractmethod
    def ask(self, view: ViewDict, decision: DecisionDict) -> None:
        """Take a question. Nothing else is asked before it is answered or cancelled.

        Args:
            view: what may be read at this seat.
            decision: what is asked, with every legal option.
        """

    @abstractmethod
    def answer(self) -> OptionDict | None:
        """Return one of the options, once; None while there is no answer yet. Never waits."""

    @abstractmethod
    def cancel(self) -> None:
        """Forget the question: nobody wants the answer any more. Never waits."""

    def decide(self, view: ViewDict, decision: DecisionDict) -> OptionDict:
        """Ask and wait for the answer. A seat that has to wait for something says how.

        Args:
            view: what may be read at this seat.
            decision: what is asked.

        Raises:
            NoAnswerError: there is none.
        """
        self.ask(view, decision)
        option = self.answer()
        if option is None:
            self.cancel()
            raise NoAnswerError(f"The seat ({self.kind}) has no answer to '{decision['kind']}'.")
        return option

    def another(self) -> Seat:
        """Return a seat for whoever decides here, in another game."""
        return PersonSeat()

    def to_json(self) -> dict[str, Any]:
        """The seat as it is saved: its `kind`, and what makes another one like it."""
        return {"kind": self.kind}


class PersonSeat(Seat):
    """A person at this table: whoever has the mouse, the keyboard or the controller answers for them.

    The seat holds no answer: a choice made by hand goes one way, from the table to `Session.choose`.

    Args:
        watcher: looks over their shoulder; a game is saved, and played again, without them.
    """

    kind = "person"
    by_hand = True

    def __init__(self, watcher: Watcher | None = None) -> None:
        self.watcher = watcher

    def ask(self, view: ViewDict, decision: DecisionDict) -> None:
        """Take a question; the table shows it, and hands have all the time in the world."""

    def answer(self) -> None:
        """Return None: what a hand chooses goes to the session at once (`Session.choose`)."""

    def cancel(self) -> None:
        """Forget the question: there is nothing to forget."""


class RecordedSeat(Seat):
    """Somebody whose choices were written down: they are made again in their order.

    Where they end it has no answer. What is undone is not answered a second time: where a past is walked
    back and forth, `Session.seek` does it.

    Args:
        choices: the protocol's OPTIONs. One seat may sit at several places, and answers for all of them.
    """

    kind = "recorded"

    def __init__(self, choices: Iterable[OptionDict]) -> None:
        self._choices = iter(tuple(choices))
        self._asked = False

    def ask(self, view: ViewDict, decision: DecisionDict) -> None:
        """Take a question: the next choice is the answer."""
        self._asked = True

    def answer(self) -> OptionDict | None:
        """Return the next choice; None after the last one."""
        option = next(self._choices, None) if self._asked else None
        self._asked = False
        return option

    def cancel(self) -> None:
        """Forget the question; the choice that would have answered it is still the next one."""
        self._asked = False
