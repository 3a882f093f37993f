"""The bound rules: every list of steps as operations with addresses, and the questions they ask."""

from __future__ import annotations

from dataclasses import dataclass

from game.rules.effects.binding import Op
from game.rules.effects.endings import Ending
from game.rules.effects.limits import Effort
from game.rules.effects.questions import Alternative, Plain, Question
from game.rules.effects.work import Names
from game.rules.game_table import Ability, StepList


@dataclass(frozen=True, slots=True)
class BoundRules:
    """What `Binder` makes.

    `resume` gives the list in which a phase (or the setup, while it draws its `setup_draws` Damage cards)
    begins to ask, `watch` the lists that interrupt. The rest says
    what a stack can look like: `live` the names that have a value at each address where a list can stand
    waiting, `calls` the lists that it may be waiting for there, `roots` the lists that return to nowhere;
    and what a position can look like: `endings` by their reasons, `actions` the most base actions of a turn,
    `boards` whether anybody can leave in the Escape Pod, `boarding` the options that do it. `places` are file
    and line of each operation, `effort` counts what sources list.
    """

    code: tuple[Op, ...]
    places: tuple[tuple[str, int], ...]
    effort: Effort
    asks: dict[int, Question]
    lists: dict[str, StepList]
    abilities: dict[tuple[int, str], Ability]
    resume: dict[str, StepList]
    setup_draws: int
    watch: dict[str, StepList]
    live: dict[int, frozenset[str]]
    calls: dict[int, frozenset[str]]
    roots: frozenset[str]
    endings: dict[str, Ending]
    actions: int
    boards: bool
    boarding: tuple[Alternative, ...]
    names: Names
    plain: dict[str, Plain]

    @property
    def menu(self) -> Question | None:
        """The question of Phase 1, what to do (R-6)."""
        return next((question for question in self.asks.values() if question.acting), None)
