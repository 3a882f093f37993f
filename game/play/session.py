"""The one owner of the game in progress: it asks the rules, keeps the log and saves after every choice.

The window never changes STATE: it shows what this session says and hands back one of DECISION's options.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, Protocol

from game.rules import Decision, Engine, Settings, State, load_content
from game.rules.decisions import Question
from game.rules.facts import facts_of
from game.rules.gamecode import encode
from game.rules.history import History, Step
from game.rules.knowledge import Knowledge, observe


class Shelf(Protocol):
    """Where the game in progress is kept (`game/storage/saves.py`)."""

    def write(self, game: dict[str, Any]) -> None:
        """Keep a game in place of the one before.

        Raises:
            OSError: it cannot be kept.
        """


@dataclass(frozen=True)
class LogEntry:
    """What one choice brought about: the turn in which it was made, who made it, and its events."""

    turn: int
    crew: int
    events: tuple[dict[str, Any], ...]


def load_engine(data: Path, texts: frozenset[str] | None = None) -> Engine:
    """The rules bound to the content of a folder.

    Args:
        data: the folder of the YAML files.
        texts: the known message ids; rooms without their texts are then errors.

    Raises:
        ContentError: the content is wrong; it says where.
    """
    return Engine(load_content(data, texts))


class Session:
    """A game in progress with its history, what the crew knows, and its log."""

    def __init__(
        self, engine: Engine, history: History, shelf: Shelf | None = None, colours: Sequence[int] = ()
    ) -> None:
        """Take over a history.

        Args:
            engine: the rules.
            history: the past and the present.
            shelf: where the game is kept; None keeps nothing (tests, pictures).
            colours: the crew mark (colour and shape), 0 to 3, of everybody; by seat where nothing is said.

        Attributes:
            attempt: the option being applied, left behind if that failed: a crash report needs it.
        """
        self.engine = engine
        self.shelf = shelf
        self.history = history
        self.save_trouble: OSError | None = None
        self.attempt: dict[str, Any] | None = None
        self._log: list[LogEntry] = []
        self._known: list[Knowledge] = []
        self._refresh()
        self.facts = facts_of(history.state.table.content, self.state)
        seats = range(len(self.state["crew"]))
        self.colours = tuple(colours) if len(colours) == len(seats) else tuple(seats)

    @classmethod
    def new(
        cls, setup: Mapping[str, Any], engine: Engine, shelf: Shelf | None = None, colours: Sequence[int] = ()
    ) -> Session:
        """Set up a game and save it.

        Args:
            setup: what the referee's `new` takes (`players`, `difficulty`, `seed`, `first`, `names`, ...).
            engine: the rules.
            shelf: where the game is kept.
            colours: the crew mark of everybody.

        Raises:
            SettingsError: settings that do not go together.
        """
        session = cls(engine, History.new(engine, Settings.from_json(dict(setup))), shelf, colours)
        session.save()
        return session

    @classmethod
    def load(cls, state: Mapping[str, Any], engine: Engine, shelf: Shelf | None = None) -> Session:
        """Go on from a STATE as a person wrote it; nothing before it can be undone. Raises StateError."""
        return cls(engine, History.load(engine, engine.from_json(dict(state))), shelf)

    @classmethod
    def resume(cls, game: Mapping[str, Any], engine: Engine, shelf: Shelf | None = None) -> Session:
        """Go on with a saved game (what `to_json` gave): with its whole past, so that undo works as before.

        Raises:
            HistoryError: the data is not a saved game, or was saved under other rules.
        """
        colours = game.get("colours")
        if not isinstance(colours, list) or not all(type(c) is int and 0 <= c < 4 for c in colours):
            colours = []
        return cls(engine, History.from_json(engine, game), shelf, colours)

    def to_json(self) -> dict[str, Any]:
        """The game as it is saved."""
        return {**self.history.to_json(), "colours": list(self.colours)}

    def save(self) -> None:
        """Hand the game to the shelf; `save_trouble` is what it raised, None when all is well."""
        if self.shelf is None:
            return
        try:
            self.shelf.write(self.to_json())
            self.save_trouble = None
        except OSError as error:
            # The game goes on: what is lost is at most the way back after a power cut.
            self.save_trouble = error

    @property
    def setup(self) -> dict[str, Any]:
        """What a new game on the same ship is set up with."""
        return dict(self.state["settings"])

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
        """What the crew knows of the decks."""
        return self._known[-1]

    @property
    def log(self) -> tuple[LogEntry, ...]:
        """What has happened: the setup first, then one entry a choice."""
        return tuple(self._log)

    def apply(self, option: Mapping[str, Any], dice: list[int] | None = None) -> list[dict[str, Any]]:
        """Apply an answer to the open decision, save, and return what happened.

        Args:
            option: one of DECISION's options.
            dice: forced rolls (tests and lessons), used up from the front.

        Raises:
            IllegalOption: the option is not offered now; nothing has changed.
        """
        self.attempt = dict(option)
        self.history.apply(dict(option), dice)
        self._refresh()
        self.attempt = None
        self.save()
        return list(self._log[-1].events)

    @property
    def can_undo(self) -> bool:
        """Whether the last choice can be taken back."""
        return self.history.can_undo

    @property
    def can_redo(self) -> bool:
        """Whether a choice that was taken back can be made again."""
        return self.history.can_redo

    @property
    def undo_blocked_by(self) -> str | None:
        """What the last choice revealed: `roll`, `seen`, `drawn`, `start`; None when it can be taken back."""
        return self.history.undo_blocked_by

    def undo(self) -> bool:
        """Take back the last choice; False when chance or hidden cards forbid it."""
        return self._travelled(self.history.undo())

    def redo(self) -> bool:
        """Make the choice again that was taken back last; False when there is none."""
        return self._travelled(self.history.redo())

    def seek(self, choices: int) -> None:
        """Show the game as it was after so many choices; nothing is saved and nothing forgotten.

        Raises:
            HistoryError: there are not so many.
        """
        self.history.seek(choices)
        self._refresh()

    def branch(self, shelf: Shelf | None) -> Session:
        """Return a new game that has the same past up to here, and save it."""
        session = Session(self.engine, self.history.branch(), shelf, self.colours)
        session.save()
        return session

    def _travelled(self, moved: bool) -> bool:
        if moved:
            self._refresh()
            self.save()
        return moved

    def _refresh(self) -> None:
        """Read STATE and DECISION, and bring the log to where the history is."""
        self.state: dict[str, Any] = self.engine.to_json(self.history.state)
        self.asked: Decision | None = self.history.decision
        self.decision: dict[str, Any] | None = self.asked.to_json() if self.asked else None
        self.menu: Question | None = self.history.state.table.program.menu
        steps = self.history.steps
        del self._log[len(steps) :], self._known[len(steps) :]
        for step in steps[len(self._log) :]:
            self._append(step)

    def _append(self, step: Step) -> None:
        events = tuple(event.to_json() for event in step.events)
        before = self._known[-1] if self._known else self.engine.first_knowledge(step.state)
        turn = self.history.steps[len(self._log) - 1].state.turn if self._log else step.state.turn
        self._known.append(observe(before, events))
        self._log.append(LogEntry(turn, _crew_of(events), events))


def _crew_of(events: Iterable[Mapping[str, Any]]) -> int:
    return next((event["crew"] for event in events if event["type"] in ("chose", "turn")), 0)
