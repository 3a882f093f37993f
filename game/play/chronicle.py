"""Keep what the past of a game tells: what happened at each choice, what the crew knew, who sat there, and
why."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from game.play.seating import SeatRecord, is_why, whys_to_json
from game.play.seats import Seat, WhyDict
from game.rules import Engine, State
from game.rules.event_dicts import EventDict
from game.rules.history import History, Step, Stop
from game.rules.protocol import DecisionDict, GameDict, ViewDict
from game.rules.queries.knowledge import Knowledge, observe
from game.rules.queries.seat_view import seat_view


@dataclass(frozen=True)
class Past:
    """Hold what was asked at some moment of a game, and what was known then.

    Attributes:
        view: what whoever decided could read.
        decision: what was asked.
        game: the position as the rules have it.
        knowledge: what the crew knew of the decks.
    """

    view: ViewDict
    decision: DecisionDict
    game: State
    knowledge: Knowledge


@dataclass(frozen=True)
class LogEntry:
    """Hold what one choice brought about: the turn in which it was made, who made it, its events, and why it
    was made where whoever decided says so."""

    turn: int
    crew: int
    events: tuple[EventDict, ...]
    why: WhyDict | None = None


class Chronicle:
    """Tells the past of a history as far as that is shown; `follow` brings it there.

    Args:
        engine: the rules.
        history: the past and the present.
        whys: why choices were made, by their number from 0.
        record: who sat when they were made.
    """

    def __init__(
        self, engine: Engine, history: History, whys: Mapping[int, WhyDict], record: SeatRecord
    ) -> None:
        self.engine = engine
        self.history = history
        self._whys = dict(whys)
        self._record = record
        self._log: list[LogEntry] = []
        self._known: list[Knowledge] = []
        self.follow()

    def follow(self) -> None:
        """Go to where the history is."""
        steps = self.history.steps
        del self._log[len(steps) :], self._known[len(steps) :]
        for step in steps[len(self._log) :]:
            self._append(step)

    def _append(self, step: Step) -> None:
        events = tuple(event.to_json() for event in step.events)
        before = self._known[-1] if self._known else self.engine.first_knowledge(step.state)
        turn = self.history.steps[len(self._log) - 1].state.turn if self._log else step.state.turn
        self._known.append(observe(before, events))
        why = self._whys.get(len(self._log) - 1)
        self._log.append(LogEntry(turn, _crew_of(events), events, why))

    def note(self, number: int, seats: Sequence[Seat], why: WhyDict | None) -> None:
        """Note down who sat and why, once a choice has been made; what came after its place is forgotten.

        Args:
            number: of the choice, from 0.
            seats: of everybody.
            why: it was chosen, where somebody says so.
        """
        self._record.note(number, seats)
        self._whys = {n: told for n, told in self._whys.items() if n < number}
        if why is not None and is_why(why):
            self._whys[number] = why

    @property
    def log(self) -> tuple[LogEntry, ...]:
        """Return what has happened: the setup first, then one entry a choice."""
        return tuple(self._log)

    @property
    def knowledge(self) -> Knowledge:
        """Return what the crew knows of the decks now."""
        return self._known[-1]

    def sat(self, choices: int) -> list[dict[str, Any]] | None:
        """Return who sat at the table when a choice was made, as `Seat.to_json` tells it; None if that is not
        known.

        Args:
            choices: how many had been made before it.
        """
        return self._record.at(choices)

    def past(self, choices: int) -> Past:
        """Return what was asked after so many choices, and what was known then.

        Args:
            choices: from 0 to those that have been made.

        Raises:
            ValueError: nothing was asked then: the game was over.
        """
        game, knowledge = self.history.steps[choices].state, self._known[choices]
        asked = self.engine.decision(game)
        if asked is None:
            raise ValueError("Nothing is asked in a game that is over.")
        view = seat_view(self.engine.to_json(game), knowledge, asked.crew)
        return Past(view, asked.to_json(), game, knowledge)

    def turn_begun(self, stop: Stop) -> int:
        """Return how many choices had been made when the present turn's actions began, or something was
        revealed last: what has been done since is one person's own doing, and can be taken back.

        Args:
            stop: tells whether going back may end at a state.
        """
        steps = self.history.steps
        first = len(steps) - 1
        turn, phase = steps[-1].state.turn, steps[-1].state.phase
        while first and not steps[first].revealed:
            before = steps[first - 1].state
            if (before.turn, before.phase) != (turn, phase) or not stop(before):
                break
            first -= 1
        return first

    def before(self) -> tuple[dict[int, WhyDict], SeatRecord]:
        """Return the reasons and the seats of all choices up to here, for a game that branches off."""
        number = self.history.cursor
        return {n: why for n, why in self._whys.items() if n < number}, self._record.before(number)

    def add_to(self, game: GameDict) -> None:
        """Write what a saved game says of reasons and seats into it."""
        if (whys := whys_to_json(self._whys)) is not None:
            game["whys"] = whys
        if (sat := self._record.to_json()) is not None:
            game["sat"] = sat


def _crew_of(events: Iterable[EventDict]) -> int:
    return next((event["crew"] for event in events if event["type"] in ("chose", "turn")), 0)
