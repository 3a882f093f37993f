"""The bound rules: every list of steps as operations with addresses, and their questions."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from game.rules.content import Content
from game.rules.decisions import Alternative, Decision, Question
from game.rules.effects.clauses import Need
from game.rules.effects.closures import Plain
from game.rules.effects.endings import Ending
from game.rules.effects.execution import Names, Op
from game.rules.effects.limits import Effort
from game.rules.game_table import GameTable
from game.rules.settings import Settings
from game.rules.states.state import State


class BoundStep(NamedTuple):
    """A step of the content, for messages and tests.

    Attributes:
        verb: its verb; empty at the end of a list.
        file, line: its place in the content.
    """

    verb: str
    file: str
    line: int


class Waiting(NamedTuple):
    """An address at which a list can wait.

    Attributes:
        names: the names that have a value there.
        lists: the lists that it can wait for; none where it waits for an answer.
    """

    names: frozenset[str]
    lists: frozenset[str]


@dataclass(frozen=True, slots=True)
class StepList:
    """A bound list of steps: its first address, one past its last, and its names, each with its type and
    the most that it can be if it is a number."""

    id: str
    entry: int
    end: int
    names: tuple[tuple[str, str, int], ...]
    takes: tuple[str, ...]
    empty: tuple[None, ...]
    """Values for all names, none set."""


@dataclass(frozen=True, slots=True)
class Ability:
    """A bound room variant: its cost, its needs with their reasons, and its steps."""

    cost: int
    passive: bool
    why_passive: str
    needs: tuple[Need, ...]
    steps: StepList | None
    turn_start: StepList | None


@dataclass(frozen=True, slots=True)
class BoundRules:
    """The rules of one content; `Binder` makes them.

    Attributes:
        code: the operations by their addresses.
        made_by: the step that each operation belongs to.
        effort: counts what sources list.
        asks: the questions by their addresses.
        lists: the lists of steps by their ids.
        abilities: the abilities of room variants by their numbers (`game_table.face`).
        resume: the list that asks the first question of a phase, or of the setup.
        setup_draws: how many Damage cards the setup draws.
        watch: the lists that interrupt.
        waits: the addresses at which a list can wait.
        roots: the ids of the lists that return to nowhere.
        endings: the endings by their reasons.
        actions: the most base actions of a turn.
        boards: whether a crew member can leave in the Escape Pod.
        boarding: the options that do it.
        names: the protocol's names of things.
        plain: how a value of each type is written in the protocol.
    """

    code: tuple[Op, ...]
    made_by: tuple[BoundStep, ...]
    effort: Effort
    asks: dict[int, Question]
    lists: dict[str, StepList]
    abilities: Sequence[Ability | None]
    resume: dict[str, StepList]
    setup_draws: int
    watch: dict[str, StepList]
    waits: dict[int, Waiting]
    roots: frozenset[str]
    endings: dict[str, Ending]
    actions: int
    boards: bool
    boarding: tuple[Alternative, ...]
    names: Names
    plain: dict[str, Plain]

    @property
    def menu(self) -> Question | None:
        """Return the question of Phase 1, what to do (R-6)."""
        return next((question for question in self.asks.values() if question.acting), None)


class RuledTable(GameTable):
    """A table with the rules of its game.

    The rules themselves read a `State`, whose `GameTable` does not know them.
    """

    __slots__ = ("program",)

    def __init__(
        self,
        content: Content,
        settings: Settings,
        program: BoundRules,
        grid: tuple[int, ...],
        variants: tuple[str, ...],
    ) -> None:
        super().__init__(content, settings, grid, variants)
        self.program = program

    def laid_out(self, grid: tuple[int, ...], variants: tuple[str, ...]) -> RuledTable:
        """Return the same table with other rooms."""
        return RuledTable(self.content, self.settings, self.program, grid, variants)


class GameState(State):
    """A state of a game, with the rules at its table; the program outside the effect engine uses this class.

    `asked` keeps the decision once its options have been listed.
    """

    __slots__ = ()

    table: RuledTable
    asked: Decision | None
