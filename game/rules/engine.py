"""The engine: new games, what is asked, and what an answer does. Every method is pure."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from game.rules import chance
from game.rules.content import Content
from game.rules.decisions import Decision, Option
from game.rules.effects.bound_rules import GameState, RuledTable
from game.rules.effects.execution import Execution, pay
from game.rules.effects.flow_verbs import enter
from game.rules.effects.running import options, run
from game.rules.events import Chose, Event
from game.rules.game_table import CENTRE
from game.rules.loader.editions import Edition, Editions
from game.rules.protocol import OptionDict, StateDict
from game.rules.queries.knowledge import Knowledge, known_at_first
from game.rules.settings import Settings
from game.rules.states import state_json, state_loading
from game.rules.states.json_values import same


class IllegalOption(ValueError):  # noqa: N818 (the agreed name)
    """An option that is not legal now; the message is a sentence."""


class Outcome(NamedTuple):
    """Hold what a step led to. `revealed`: chance or hidden cards were revealed, so undo stops before it."""

    state: GameState
    events: tuple[Event, ...]
    revealed: bool


class Engine:
    """The rules bound to one content.

    `content` and `program` are those of the base game; a game with expansions has its own in its `table`.
    """

    def __init__(self, base: Content | Edition) -> None:
        self._editions = Editions(base)
        self.content, self.program = self._editions.base()

    def bind_ahead(self) -> None:
        """Bind the rules of every game with one expansion at most, which the first such game would do."""
        self._editions.bind_ahead()

    def new_game(self, settings: Settings) -> Outcome:
        """Set a game up (R-1 to R-5) and begin its first turn.

        Raises:
            SettingsError: the settings ask for something that is not there.
        """
        settings = self.complete(settings)
        content, program = self._editions.of(settings)
        grid = (*content.ship[:CENTRE], content.centre, *content.ship[CENTRE:])
        table = RuledTable(content, settings, program, grid, ("v1",) * len(grid))
        state = state_json.blank(table, chance.seeded(settings.seed, settings.chance))
        work = Execution(state, None)
        run(program, work, enter(work, program.lists["setup"]))
        return Outcome(state, tuple(work.events), True)

    def complete(self, settings: Settings, lenient: bool = False) -> Settings:
        """The settings with defaults filled in, checked against the content.

        Args:
            settings: as given.
            lenient: what is not wanted need not be there: settings of a saved game.

        Raises:
            SettingsError: the settings ask for something that is not there.
        """
        return self._editions.complete(settings, lenient)

    def expansions_of(self, settings: Settings) -> tuple[str, ...]:
        """The ids of the expansions that settings ask for, by name or by a key of their own.

        Raises:
            SettingsError: one is not there, or cannot be in this game.
        """
        return self._editions.expansions_of(settings)

    def content_of(self, settings: Settings) -> Content:
        """The content of the game that settings ask for.

        Raises:
            SettingsError: an expansion is not there, or cannot be in this game.
        """
        return self._editions.of(settings).content

    def decision(self, state: GameState) -> Decision | None:
        """Return what is asked now; None when the game is over."""
        found = state.asked
        if found is None and state.stack:
            place, values = state.stack[-1]
            question = state.table.program.asks[place]
            listed = options(state.table.program, question, state, values)
            found = state.asked = Decision(state.active, question, listed)
        return found

    def apply(self, state: GameState, option: Option, dice: list[int] | None = None) -> Outcome:
        """Do what an option says, up to the next question.

        `dice` are forced rolls, used up from the front; they leave chance as it is.

        Raises:
            IllegalOption: the option is not among those asked now.
        """
        decision = state.asked or self.decision(state)
        if decision is None:
            raise IllegalOption("The game is over: there is nothing to choose.")
        if option not in decision.options:
            raise IllegalOption(f"The option {option.to_json()} is not legal now ({decision.kind}).")
        new = state.copy()
        work = Execution(new, dice)
        work.events.append(Chose(decision.crew, decision.question, option))
        stack = state.stack
        work.values = values = list(stack[-1][1])
        if len(stack) > 1:
            work.stack = list(stack[:-1])
        alternative = option.alternative
        for slot, value in zip(alternative.slots, option.values, strict=True):
            values[slot] = value
        if alternative.cost:
            pay(work, alternative.cost)
        run(new.table.program, work, alternative.entry)
        return Outcome(new, tuple(work.events), work.revealed)

    def first_knowledge(self, state: GameState) -> Knowledge:
        """Return what the crew of a game knows before its setup: what to begin `observe` with."""
        return known_at_first(state.table.content)

    def to_json(self, state: GameState) -> StateDict:
        """The protocol's STATE."""
        return state_json.to_json(state)

    def from_json(self, form: object) -> GameState:
        """The state that a protocol STATE describes; `pending`, `rng` and `result` may be missing.

        Raises:
            StateError: the form or the game's own counts are broken; the message says what and where.
        """
        return state_loading.from_json(self._editions, form)

    def option_to_json(self, option: Option) -> OptionDict:
        """The protocol's OPTION."""
        return option.to_json()

    def find_option(self, decision: Decision, form: object) -> Option | None:
        """The option of a decision that has this protocol form, key order free; None if there is none."""
        if not isinstance(form, Mapping):
            return None
        for option in decision.options:
            if same(option.to_json(), form):
                return option
        return None
