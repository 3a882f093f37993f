"""The one owner of the game in progress: it asks whoever decides, applies the answers, logs and saves.

The window never changes STATE: it shows what this session says and lets persons propose DECISION's options.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any, Protocol

from game.play.chronicle import Chronicle, LogEntry, Past
from game.play.game_notes import UNDO, GameNotes
from game.play.passed_over import PassedOver
from game.play.seating import (
    Makers,
    SeatRecord,
    persons,
    record_from_json,
    seats_from_json,
    seats_to_json,
    whys_from_json,
)
from game.play.seats import NoAnswerError, NotAskedError, Seat, WhyDict
from game.rules import Decision, Engine, Settings, State, load_edition
from game.rules.decisions import Question
from game.rules.event_dicts import EventDict
from game.rules.gamecode import encode
from game.rules.history import History, Stop, anywhere
from game.rules.protocol import DecisionDict, GameDict, OptionDict, SettingsDict, StateDict, ViewDict
from game.rules.queries.facts import facts_of
from game.rules.queries.knowledge import Knowledge
from game.rules.queries.seat_view import seat_view


class GameShelf(Protocol):
    """Declare where the game in progress is kept (`game/storage/games/saves.py`)."""

    @property
    def trouble(self) -> OSError | None:
        """Return why the game that was handed over last is not kept, where that was found out later."""

    def write(self, game: GameDict) -> None:
        """Keep a game in place of the one before.

        Raises:
            OSError: it cannot be kept.
        """


def load_engine(data: Path, texts: frozenset[str] | None = None) -> Engine:
    """The rules bound to the content of a folder.

    Args:
        data: the folder of the YAML files.
        texts: the known message ids; rooms without their texts are then errors.

    Raises:
        ContentError: the content is wrong; it says where.
    """
    return Engine(load_edition(data, texts))


class Session:
    """A game in progress: its history, what the crew knows, its log, and who decides for whom.

    There is one seat for every crew member; a decision is asked of the seat of its `crew`. At most one
    question is open at a time. Whoever shows the game calls `ask` and `poll` when ready for the next answer,
    and `choose` with what a person decides by hand: nothing is asked while an answer is still being shown,
    and nothing happens by itself. Whatever ends
    the moment (undo, redo, seek, another seat, an answer from elsewhere) cancels the question.
    """

    def __init__(
        self,
        engine: Engine,
        history: History,
        shelf: GameShelf | None = None,
        colours: Sequence[int] = (),
        seats: Sequence[Seat] = (),
        whys: Mapping[int, WhyDict] | None = None,
        record: SeatRecord | None = None,
    ) -> None:
        """Take over a history.

        Args:
            engine: the rules.
            history: the past and the present.
            shelf: where the game is kept; None keeps nothing (tests, pictures).
            colours: the crew mark (colour and shape), 0 to 3, of everybody; by seat where nothing is said.
            seats: who decides for each crew member; persons where nothing is said.
            whys: why choices were made, by their number from 0.
            record: who sat when they were made.

        Attributes:
            dice: the next rolls, in place of chance, used up from the front: arranged games set them.
            attempt: the option being applied, left behind if that failed: a crash report needs it.
            notes: what is noted of the game beside its choices.
            changed: the player's own expansions whose rules are others than when the game was saved.
        """
        self.engine = engine
        self.shelf = shelf
        self.history = history
        self._refused: OSError | None = None
        self.dice: list[int] = []
        self.attempt: dict[str, Any] | None = None
        self.notes = GameNotes()
        self.changed: tuple[str, ...] = ()
        self._chronicle = Chronicle(engine, history, whys or {}, record or SeatRecord())
        self._refresh()
        self.facts = facts_of(history.state.table.content, self.state)
        crew = range(len(self.state["crew"]))
        self.colours = tuple(colours) if len(colours) == len(crew) else tuple(crew)
        self._seats = tuple(seats) if len(seats) == len(crew) else persons(len(crew))
        self._awaited: Seat | None = None
        self._passed_over = PassedOver()

    @classmethod
    def new(
        cls,
        setup: Mapping[str, Any],
        engine: Engine,
        shelf: GameShelf | None = None,
        colours: Sequence[int] = (),
        seats: Sequence[Seat] = (),
    ) -> Session:
        """Set up a game and save it.

        Args:
            setup: what the referee's `new` takes (`players`, `difficulty`, `seed`, `first`, `names`, ...).
            engine: the rules.
            shelf: where the game is kept.
            colours: the crew mark of everybody.
            seats: who decides for each crew member; persons where nothing is said.

        Raises:
            SettingsError: settings that do not go together.
        """
        session = cls(engine, History.new(engine, Settings.from_json(dict(setup))), shelf, colours, seats)
        session.save()
        return session

    @classmethod
    def load(
        cls,
        state: StateDict,
        engine: Engine,
        shelf: GameShelf | None = None,
        seats: Sequence[Seat] = (),
    ) -> Session:
        """Go on from a STATE as a person wrote it; nothing before it can be undone. Raises StateError."""
        return cls(engine, History.load(engine, engine.from_json(dict(state))), shelf, seats=seats)

    @classmethod
    def resume(
        cls,
        game: Mapping[str, Any],
        engine: Engine,
        shelf: GameShelf | None = None,
        makers: Makers | None = None,
    ) -> Session:
        """Go on with a saved game (what `to_json` gave): with its whole past, so that undo works as before.

        Args:
            game: what was saved.
            engine: the rules.
            shelf: where the game is kept from now on.
            makers: make seats other than persons, by their kinds; any other seat becomes a person's.

        Raises:
            HistoryError: the data is not a saved game, or was saved under other rules.
            ContentError: the steps of a choice cannot be done.
        """
        colours = game.get("colours")
        if not isinstance(colours, list) or not all(type(c) is int and 0 <= c < 4 for c in colours):
            colours = []
        marks = {one.id: one.mark for one in engine.content.expansions if one.mark}
        history = History.from_json(engine, game, changed=bool(_changed_from_json(game.get("own"), marks)))
        count = len(history.state.table.crew)
        seats = seats_from_json(game.get("seats"), count, makers or {})
        record, whys = record_from_json(game, count), whys_from_json(game.get("whys"))
        if history.left_out:
            record = record.before(history.length)
            whys = {number: why for number, why in whys.items() if number < history.length}
        session = cls(engine, history, shelf, colours, seats, whys, record)
        session.notes = GameNotes.from_json(game)
        session.changed = _changed_from_json(game.get("own"), session.own)
        return session

    def to_json(self) -> GameDict:
        """The game as it is saved."""
        game, seats = self.history.to_json(), seats_to_json(self._seats)
        game["colours"] = list(self.colours)
        if seats is not None:
            game["seats"] = seats
        self._chronicle.add_to(game)
        if self.own:
            game["own"] = self.own
        self.notes.add_to(game)
        return game

    @property
    def own(self) -> dict[str, str]:
        """The player's own expansions that the game is with: their ids, each with its fingerprint."""
        return {one.id: one.mark for one in self.history.state.table.content.present if one.mark}

    def save(self) -> None:
        """Hand the game to the shelf; `save_trouble` tells what came of it."""
        if self.shelf is None:
            return
        try:
            self.shelf.write(self.to_json())
            self._refused = None
        except OSError as error:
            # The game goes on: what is lost is at most the way back after a power cut.
            self._refused = error

    @property
    def save_trouble(self) -> OSError | None:
        """Return why the game as it stands is not safe on the disk; None when all is well."""
        return self._refused or (self.shelf.trouble if self.shelf is not None else None)

    @property
    def setup(self) -> SettingsDict:
        """Return what a new game on the same ship is set up with."""
        return self.state["settings"].copy()

    @cached_property
    def code(self) -> str | None:
        """The game code by which others get the same ship; None if no code can say it."""
        settings = self.history.settings
        return encode(self.engine, settings) if settings else None

    @property
    def game(self) -> State:
        """The position as the rules have it: what `game.rules.explain` is asked about."""
        return self.history.state

    @property
    def knowledge(self) -> Knowledge:
        """Return what the crew knows of the decks."""
        return self._chronicle.knowledge

    def past(self, choices: int) -> Past:
        """Return what was asked after so many choices, and what was known then (`Chronicle.past`)."""
        return self._chronicle.past(choices)

    @property
    def turn_begun(self) -> int:
        """Return how many choices had been made when what can be taken back began
        (`Chronicle.turn_begun`)."""
        return self._chronicle.turn_begun(self._stop)

    @property
    def log(self) -> tuple[LogEntry, ...]:
        """Return what has happened: the setup first, then one entry a choice."""
        return self._chronicle.log

    # --- seats ----------------------------------------------------------------------------------------

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Return who decides for each crew member."""
        return self._seats

    def sat(self, choices: int) -> list[dict[str, Any]] | None:
        """Return who sat at the table when a choice was made (`Chronicle.sat`)."""
        return self._chronicle.sat(choices)

    @property
    def decider(self) -> Seat | None:
        """The seat whose decision is open; None when the game is over."""
        return self._seats[self.pending.crew] if self.pending else None

    @property
    def awaited(self) -> Seat | None:
        """The seat to which the question has been put; None while nobody is asked."""
        return self._awaited

    @property
    def by_hand(self) -> bool:
        """Return whether the open decision is made at this table, by hand; True when the game is over."""
        return self.pending is None or self._seats[self.pending.crew].by_hand

    def hand_over(self, crew: int, seat: Seat) -> None:
        """Let somebody else decide for a crew member from now on, and save.

        Args:
            crew: whose seat it is.
            seat: whoever takes it. The question that is open there is cancelled, and asked anew.
        """
        if self.pending is not None and self.pending.crew == crew:
            self.cancel()
        self._seats = (*self._seats[:crew], seat, *self._seats[crew + 1 :])
        self.save()

    def ask(self) -> Seat | None:
        """Ask whoever decides, unless they have been asked already.

        Returns:
            The seat; None when the game is over.
        """
        if self._awaited is None and self.pending is not None and self.decision is not None:
            seat, view = self._seat_and_view(self.pending.crew, self.decision)
            seat.ask(view, self._passed_over.asked(self.decision))
            self._awaited = seat
        return self._awaited

    def poll(self) -> list[EventDict] | None:
        """Ask whoever decides, and apply their answer if there is one by now; never waits.

        Returns:
            What happened; None where nothing did.

        Raises:
            IllegalOption: the answer is none of the options; nothing has changed, the seat is asked anew.
            ContentError: its steps cannot be done; nothing has changed. See `pass_over`.
        """
        seat = self.ask()
        option = seat.answer() if seat is not None else None
        if seat is None or option is None:
            return None
        self._awaited = None
        return self._answered(seat, option)

    def choose(self, option: OptionDict) -> list[EventDict]:
        """Apply what the person who decides has chosen by hand, and return what happened.

        Args:
            option: one of DECISION's options.

        Raises:
            NotAskedError: nobody decides by hand now.
            IllegalOption: the option is not offered now; nothing has changed, the seat is asked anew.
            ContentError: its steps cannot be done; nothing has changed. See `pass_over`.
        """
        seat = self.ask()
        if seat is None or not seat.by_hand:
            raise NotAskedError("No person is asked anything now.")
        self._awaited = None
        return self._answered(seat, option)

    def pass_over(self) -> bool:
        """Offer no more to a program what has just been chosen, and could not be done.

        Returns:
            Whether there was such a choice: the game goes on. A program that is `stuck` then decides no more.
        """
        decision, attempt = self.decision, self.attempt
        if decision is None or attempt is None:
            return False
        self._passed_over.note(decision, attempt)
        self.attempt = None
        return True

    @property
    def stuck(self) -> bool:
        """Return whether nothing could be done of what is asked: somebody else has to look at it."""
        return self.decision is not None and not self._passed_over.left(self.decision)

    def play(self) -> None:
        """Let everybody decide, waiting for each, until the game is over or somebody has no answer.

        Raises:
            IllegalOption: an answer is none of the options; nothing has changed by it.
        """
        while self.pending is not None and self.decision is not None:
            self.cancel()
            seat, view = self._seat_and_view(self.pending.crew, self.decision)
            try:
                option = seat.decide(view, self.decision)
            except NoAnswerError:
                return
            self._answered(seat, option)

    def _seat_and_view(self, crew: int, decision: DecisionDict) -> tuple[Seat, ViewDict]:
        """Return whom to ask, and what they may read; their watcher knows it, too."""
        seat, view = self._seats[crew], seat_view(self.state, self.knowledge, crew)
        if seat.watcher is not None:
            seat.watcher.asked(view, decision)
        return seat, view

    def _answered(self, seat: Seat, option: OptionDict) -> list[EventDict]:
        events = self.apply(option, seat.why)
        if seat.watcher is not None:
            seat.watcher.applied(option, events)
        return events

    def spend(self, ms: float) -> None:
        """Let time pass at the table, while the game is not over.

        Args:
            ms: since the last time; of a long rest only the beginning counts.
        """
        if self.decision is not None:
            self.notes.spend(ms)

    def cancel(self) -> None:
        """Take back the question that is open, if any; the next `ask` puts it anew."""
        seat, self._awaited = self._awaited, None
        if seat is not None:
            seat.cancel()

    # --- choices --------------------------------------------------------------------------------------

    def apply(self, option: OptionDict, why: WhyDict | None = None) -> list[EventDict]:
        """Apply an answer to the open decision, whoever gave it; save, and return what happened.

        Args:
            option: one of DECISION's options.
            why: it was chosen, where somebody says so; kept with the game.

        Raises:
            IllegalOption: the option is not offered now; nothing has changed.
            ContentError: its steps cannot be done; nothing has changed, but for `attempt`.
        """
        self.cancel()
        self.attempt = dict(option)
        number = self.history.cursor
        self.history.apply(dict(option), self.dice)
        self._chronicle.note(number, self._seats, why)
        self._refresh()
        self.attempt = None
        self.save()
        return list(self.log[-1].events)

    @property
    def can_undo(self) -> bool:
        """Return whether the last choice that was made by hand can be taken back."""
        return self.undo_blocked_by is None

    @property
    def can_redo(self) -> bool:
        """Return whether a choice that was taken back can be made again."""
        return self.history.can_redo

    @property
    def undo_blocked_by(self) -> str | None:
        """Return what is in the way of undo, None when nothing is.

        `roll`, `seen` or `drawn`: what one of the choices that would be taken back has revealed; `start`:
        there are no choices; `others`: none of them was made by hand.
        """
        blocked_by = self.history.way_back(self._stop).blocked_by
        return "others" if blocked_by == "start" and self.history.cursor else blocked_by

    def undo(self) -> bool:
        """Take back the last choice that was made by hand, with what others have chosen since.

        Returns:
            Whether it was taken back: chance and hidden cards forbid it, those that others revealed, too.
        """
        if self.can_undo:
            self.notes.aids |= {UNDO}
        return self._travelled(self.history.undo(self._stop))

    def redo(self) -> bool:
        """Make the choice again that was taken back last, with what others had chosen after it.

        Returns:
            Whether there was one.
        """
        return self._travelled(self.history.redo(self._stop))

    @property
    def _stop(self) -> Stop:
        """Undo and redo end where somebody decides by hand: any other seat would only choose again."""
        return anywhere if all(seat.by_hand for seat in self._seats) else self._is_by_hand

    def _is_by_hand(self, state: State) -> bool:
        asked = self.engine.decision(state)
        return asked is not None and self._seats[asked.crew].by_hand

    def seek(self, choices: int) -> None:
        """Show the game as it was after so many choices; nothing is saved and nothing forgotten.

        Raises:
            HistoryError: there are not so many.
        """
        self.cancel()
        self.history.seek(choices)
        self._refresh()

    def branch(self, shelf: GameShelf | None) -> Session:
        """Return a new game that has the same past up to here and such seats as this one, and save it."""
        history, seats = self.history.branch(), self.other_seats()
        session = Session(self.engine, history, shelf, self.colours, seats, *self._chronicle.before())
        session.notes, session.changed = self.notes.branched(), self.changed
        session.save()
        return session

    def other_seats(self) -> tuple[Seat, ...]:
        """Return seats for the same persons and programs, in another game."""
        return tuple(seat.another() for seat in self._seats)

    def _travelled(self, moved: bool) -> bool:
        if moved:
            self.cancel()
            self._refresh()
            self.save()
        return moved

    def _refresh(self) -> None:
        """Read STATE and DECISION, and bring the log to where the history is."""
        self.state: StateDict = self.engine.to_json(self.history.state)
        self.pending: Decision | None = self.history.decision
        self.decision: DecisionDict | None = self.pending.to_json() if self.pending else None
        self.menu: Question | None = self.history.state.table.program.menu
        self._chronicle.follow()


def _changed_from_json(form: object, now: Mapping[str, str]) -> tuple[str, ...]:
    """Return which of the player's own expansions had another fingerprint when a game was saved."""
    before = form if isinstance(form, dict) else {}
    return tuple(id for id, mark in now.items() if before.get(id, mark) != mark)
