"""The game's past: every choice with the state it led to, undo and redo, and the form of a saved game.

States never change, so the past is a list of them. Two kinds of undo: `undo` is the players' own and stops
where chance or hidden cards were revealed; `rewind` takes back anything and serves the referee.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from game.rules.decisions import Decision, Option
from game.rules.effects.bound_rules import GameState
from game.rules.engine import Engine, IllegalOption, Outcome
from game.rules.events import Event
from game.rules.loader.yaml_nodes import ContentError
from game.rules.protocol import GameDict, OptionDict, StateDict
from game.rules.queries.knowledge import Knowledge, observe
from game.rules.settings import Settings, SettingsError
from game.rules.states.state_json import StateError


class HistoryError(ValueError):
    """A past that is not there, or a saved game that cannot be replayed; the message is a sentence."""


REFUSALS = (SettingsError, StateError, IllegalOption)
"""Errors by which the rules refuse a saved game. Any other error of a replay means a form that makes no
sense, or a mistake of the engine."""
Stop = Callable[[GameState], bool]
"""Tells of a state whether going back or forth may end there."""


def anywhere(state: GameState) -> bool:
    """Going back or forth may end at any state."""
    return True


class WayBack(NamedTuple):
    """Hold where undo leads.

    Attributes:
        choices: how many choices are left then; None where nothing can be taken back.
        blocked_by: why nothing can be: "roll", "seen", "drawn", or "start"; None where something can.
    """

    choices: int | None
    blocked_by: str | None


@dataclass(frozen=True, slots=True)
class Step:
    """One choice and what came of it; the first step of a game is its setup and has no choice.

    Attributes:
        choice: the option as a protocol dict, None for the first step.
        rolls: the values of forced rolls that the step used; a saved game needs them to be replayed.
        state: the state after it.
        events: what happened.
        revealed: True when chance or hidden cards were revealed: players cannot take it back.
    """

    choice: OptionDict | None
    rolls: tuple[int, ...]
    state: GameState
    events: tuple[Event, ...]
    revealed: bool

    @property
    def revealed_by(self) -> str | None:
        """Return what was revealed: "roll", "seen" (looked at), "drawn", or None."""
        if not self.revealed:
            return None
        kinds = {event.to_json()["type"] for event in self.events}
        return "roll" if "roll" in kinds else "seen" if "seen" in kinds else "drawn"


class History:
    """A game in progress with its past.

    Args:
        engine: the rules.
        start: the first step; use `new`, `load` or `from_json`.

    Attributes:
        left_out: how many choices of a saved game that had been undone do not fit the rules as they are now.
    """

    def __init__(self, engine: Engine, start: Step, settings: Settings | None = None) -> None:
        self.engine = engine
        self._settings = settings
        self._steps = [start]
        self._known: list[Knowledge] = []
        self._cursor = 0
        self.left_out = 0

    @classmethod
    def new(cls, engine: Engine, settings: Settings) -> History:
        """Begin a game. Raises SettingsError when the settings do not go together."""
        outcome = engine.new_game(settings)
        return cls(engine, Step(None, (), outcome.state, tuple(outcome.events), True), settings)

    @classmethod
    def load(cls, engine: Engine, state: GameState) -> History:
        """Go on from a position; nothing before it can be undone."""
        return cls(engine, Step(None, (), state, (), False))

    @property
    def state(self) -> GameState:
        """The state now."""
        return self._steps[self._cursor].state

    @property
    def events(self) -> tuple[Event, ...]:
        """Return what happened in the step that led to the state now."""
        return self._steps[self._cursor].events

    @property
    def decision(self) -> Decision | None:
        """Return what is asked now; None when the game is over."""
        return self.engine.decision(self.state)

    @property
    def steps(self) -> tuple[Step, ...]:
        """Every step up to now, the setup first; steps that were undone are not among them."""
        return tuple(self._steps[: self._cursor + 1])

    @property
    def knowledge(self) -> Knowledge:
        """Return what the crew knows of the decks now (R-20, R-25, R-31)."""
        for step in self._steps[len(self._known) : self._cursor + 1]:
            before = self._known[-1] if self._known else self.engine.first_knowledge(step.state)
            self._known.append(observe(before, [event.to_json() for event in step.events]))
        return self._known[self._cursor]

    def apply(self, option: Option | OptionDict, dice: list[int] | None = None) -> Outcome:
        """Apply the answer to the open decision; steps that were undone are forgotten.

        Args:
            option: one of the decision's options, or its protocol dict.
            dice: forced rolls, used up from the front.

        Raises:
            IllegalOption: the option is not offered now; nothing has changed.
            ContentError: its steps cannot be done, or end in no question; nothing has changed.
        """
        choice, found = self._find(option)
        before = tuple(dice or ())
        try:
            outcome = self.engine.apply(self.state, found, dice)
            # What is asked next belongs to it: where that cannot be listed, nothing has been chosen.
            self.engine.decision(outcome.state)
        except ContentError:
            if dice is not None:
                dice[:] = before
            raise
        rolls = before[: len(before) - len(dice or ())]
        del self._steps[self._cursor + 1 :], self._known[self._cursor + 1 :]
        self._steps.append(Step(choice, rolls, outcome.state, tuple(outcome.events), outcome.revealed))
        self._cursor += 1
        return outcome

    def _find(self, option: Option | OptionDict) -> tuple[OptionDict, Option]:
        if not isinstance(option, Mapping):
            return self.engine.option_to_json(option), option
        decision = self.decision
        if decision is None:
            raise IllegalOption("The game is over: there is nothing to choose.")
        found = self.engine.find_option(decision, dict(option))
        if found is None:
            raise IllegalOption(f"{dict(option)} is not among the options of '{decision.kind}' now.")
        return self.engine.option_to_json(found), found

    # --- undo and redo --------------------------------------------------------------------------------

    def way_back(self, stop: Stop = anywhere) -> WayBack:
        """Return where `undo` leads, or what is in its way.

        Args:
            stop: tells of a state whether undo may end there.
        """
        for cursor in range(self._cursor, 0, -1):
            blocked_by = self._steps[cursor].revealed_by
            if blocked_by is not None:
                return WayBack(None, blocked_by)
            if stop(self._steps[cursor - 1].state):
                return WayBack(cursor - 1, None)
        return WayBack(None, "start")

    @property
    def undo_blocked_by(self) -> str | None:
        """Return why the last choice cannot be undone: "roll", "seen", "drawn", "start", or None when it can
        be."""
        return self.way_back().blocked_by

    @property
    def can_undo(self) -> bool:
        """Return whether `undo` would take back a choice."""
        return self.undo_blocked_by is None

    @property
    def can_redo(self) -> bool:
        """Return whether `redo` would repeat a choice."""
        return self._cursor < len(self._steps) - 1

    def undo(self, stop: Stop = anywhere) -> bool:
        """Take back the last choice, and those before it down to a state where undo may end.

        Nothing is taken back where one of them revealed something.

        Args:
            stop: tells of a state whether undo may end there.

        Returns:
            Whether anything was taken back.
        """
        choices = self.way_back(stop).choices
        if choices is None:
            return False
        self._cursor = choices
        return True

    def redo(self, stop: Stop = anywhere) -> bool:
        """Repeat the choice that was undone last, and those after it up to a state where redo may end.

        Args:
            stop: tells of a state whether redo may end there; it ends at the last choice anyway.

        Returns:
            Whether there was one.
        """
        if not self.can_redo:
            return False
        self._cursor += 1
        while self.can_redo and not stop(self.state):
            self._cursor += 1
        return True

    def rewind(self, choices: int) -> None:
        """Take back any number of choices, chance included.

        Raises:
            HistoryError: ``choices`` is negative or more than were made.
        """
        if not 0 <= choices <= self._cursor:
            raise HistoryError(f"Only {self._cursor} choices can be undone, not {choices}.")
        self._cursor -= choices

    # --- watching -------------------------------------------------------------------------------------

    @property
    def settings(self) -> Settings | None:
        """Return what the game was set up with; None if it began from a position that somebody wrote."""
        return self._settings

    @property
    def cursor(self) -> int:
        """Return how many choices lie before the state now."""
        return self._cursor

    @property
    def length(self) -> int:
        """Return how many choices there are, those that were undone among them."""
        return len(self._steps) - 1

    def seek(self, choices: int) -> None:
        """Go to the state after so many choices, back or forth; nothing is forgotten.

        Raises:
            HistoryError: ``choices`` is negative or more than there are.
        """
        if not 0 <= choices <= self.length:
            raise HistoryError(f"The game has {self.length} choices, so position {choices} does not exist.")
        self._cursor = choices

    def branch(self) -> History:
        """Return a history that ends here: what follows can be played anew without losing anything."""
        other = History(self.engine, self._steps[0], self._settings)
        other._steps = self._steps[: self._cursor + 1]
        other._known = self._known[: self._cursor + 1]
        other._cursor = self._cursor
        return other

    # --- saving ---------------------------------------------------------------------------------------

    def to_json(self) -> GameDict:
        """Return the game as plain data: how it began, every choice, how many stand, and STATE now."""
        start = self._steps[0].state
        made = self._steps[1:]
        return {
            "settings": self._settings.to_json() if self._settings else None,
            "start": None if self._settings else self.engine.to_json(start),
            "choices": [dict(step.choice or {}) for step in made],
            "rolls": {str(index): list(step.rolls) for index, step in enumerate(made) if step.rolls},
            "cursor": self._cursor,
            "state": self.engine.to_json(self.state),
        }

    @classmethod
    def from_json(cls, engine: Engine, saved: Mapping[str, Any], changed: bool = False) -> History:
        """Play a saved game again and return it with its whole past.

        Args:
            engine: the rules.
            saved: what `to_json` gave.
            changed: whether the rules are others than when it was saved: of the choices that had been undone,
                the first that cannot be made any more is left out then, with those after it.

        Raises:
            HistoryError: the data is not a saved game, a choice is not legal, or the game does not lead to
                the saved STATE (it was saved under other rules).
            ContentError: the steps of a choice cannot be done.
        """
        index: int | None = None
        try:
            history = cls._begin(engine, saved)
            choices, cursor, rolls = saved["choices"], saved["cursor"], saved.get("rolls", {})
            for index, choice in enumerate(choices):
                try:
                    history.apply(dict(choice), list(rolls.get(str(index), ())))
                except (*REFUSALS, ContentError):
                    if not changed or index < cursor:
                        raise
                    history.left_out = len(choices) - index
                    break
            index = None
            history.rewind(history.length - cursor)
            settled = _settled(engine, saved["state"])
            difference = first_difference(settled, engine.to_json(history.state), "state")
        except REFUSALS as error:
            where = "" if index is None else f"choices[{index}]: "
            raise HistoryError(f"The saved game cannot be replayed: {where}{error}") from error
        except (LookupError, TypeError, ValueError, AttributeError) as error:
            if isinstance(error, HistoryError):
                raise
            raise HistoryError(f"This is not a saved game: {error!r}.") from error
        if difference is not None:
            where, kept, played = difference
            raise HistoryError(
                "The saved game, played again, does not end where it was saved: "
                f"{where} is {kept!r:.60}, but playing leads to {played!r:.60}."
            )
        return history

    @classmethod
    def _begin(cls, engine: Engine, saved: Mapping[str, Any]) -> History:
        if saved["settings"] is not None:
            return cls.new(engine, Settings.from_json(saved["settings"]))
        return cls.load(engine, engine.from_json(saved["start"]))


def _settled(engine: Engine, state: StateDict) -> Mapping[str, Any]:
    """Return a saved STATE as it would be saved now: it says of every expansion that has a key of its own
    whether it is in the game, and others may be there now than when it was saved."""
    try:
        settings = engine.complete(Settings.from_json(state["settings"]), lenient=True)
    except SettingsError:
        return state
    return {**state, "settings": settings.to_json()}


def first_difference(one: object, other: object, path: str) -> tuple[str, object, object] | None:
    """Return where two pieces of plain data differ first and what stands there in each; None if nowhere.

    Args:
        one: lists, dicts and plain values.
        other: likewise.
        path: of both, to begin with: `state` gives `state.rooms[3].cubes`.
    """
    if isinstance(one, Mapping) and isinstance(other, Mapping):
        for key in sorted({*one, *other}, key=str):
            where = f"{path}.{key}"
            if key not in one or key not in other:
                return where, one.get(key, "missing"), other.get(key, "missing")
            found = first_difference(one[key], other[key], where)
            if found is not None:
                return found
        return None
    if isinstance(one, list) and isinstance(other, list):
        for index, (left, right) in enumerate(zip(one, other, strict=False)):
            found = first_difference(left, right, f"{path}[{index}]")
            if found is not None:
                return found
        return None if len(one) == len(other) else (path, one, other)
    return None if one == other and isinstance(one, bool) == isinstance(other, bool) else (path, one, other)
