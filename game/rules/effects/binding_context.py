"""The content being bound, as words see it: the operations so far, and methods that bind parts."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from typing import Any

from game.rules.content import VARIANTS, Content
from game.rules.decisions import Alternative, Origin, Question
from game.rules.effects.bound_rules import Ability, BoundStep, StepList, Waiting
from game.rules.effects.clauses import Condition
from game.rules.effects.closures import Get, Number, Plain, Source, Value
from game.rules.effects.endings import Ends
from game.rules.effects.execution import Execution, Names, Op
from game.rules.effects.limits import Effort
from game.rules.effects.scope import Scope
from game.rules.loader.yaml_nodes import Node

ACTIVATED, TURN_BEGUN = "rooms/*", "rooms/*/turn-start"
"""A list waits for one of these where only the game decides which room's steps run."""


class BindingContext(ABC):
    """A content while its rules are bound.

    Attributes:
        content: the content.
        names: the protocol's names of its things.
        effort: counts what sources list.
        wanted: the ids of the texts that the steps need, and the nodes that name them.
        asks: the questions by their addresses.
        lists: the lists bound so far.
        abilities: the abilities of room variants by their numbers; complete once all is bound.
        waits: the addresses at which a list can wait.
        doing: each alternative with the verbs of its own steps.
        ends: the endings so far.
        actions: the most base actions of a turn.
        code, made_by: the operations so far, and the step that each belongs to.
        step: the step being bound.
        jumps: the addresses that only lead to another one.
        links: the operations to make once all lists are bound, by their addresses.
    """

    def __init__(self, content: Content, names: Names) -> None:
        self.content = content
        self.names = names
        self.effort = Effort()
        self.wanted: list[tuple[str, Node]] = []
        self.asks: dict[int, Question] = {}
        self.lists: dict[str, StepList] = {}
        self.abilities: list[Ability | None] = [None] * (len(content.rooms) * len(VARIANTS) + 1)
        self.waits: dict[int, Waiting] = {}
        self.doing: list[tuple[Alternative, set[str]]] = []
        self.ends = Ends()
        self.actions = 0
        self.code: list[Op] = []
        self.made_by: list[BoundStep] = []
        self.step = BoundStep("", "", 0)
        self.jumps: dict[int, int] = {}
        self.links: list[tuple[int, Callable[[], Op]]] = []

    # Operations

    @property
    def address(self) -> int:
        """Return the address of the next operation."""
        return len(self.code)

    def emit(self, op: Op) -> None:
        """Add an operation."""
        self.code.append(op)
        self.made_by.append(self.step)

    def reserve(self) -> int:
        """Keep an address for an operation that `fill` or `later` puts there."""
        self.emit(end_of_list)
        return len(self.code) - 1

    def fill(self, place: int, op: Op) -> None:
        """Put an operation at a reserved address."""
        self.code[place] = op

    def jump(self, place: int, target: int) -> None:
        """Go on at `target` from a reserved address."""
        self.jumps[place] = target

    def later(self, place: int, link: Callable[[], Op]) -> None:
        """Put an operation at a reserved address once all lists are bound."""
        self.links.append((place, link))

    def waiting(self, place: int, scope: Scope, *called: str) -> None:
        """Note that a list can wait at an address.

        Args:
            place: the address.
            scope: its names; those that are visible now have values there.
            called: the list that it waits for, `ACTIVATED` or `TURN_BEGUN`; nothing where it waits for an
                answer.
        """
        self.waits[place] = Waiting(frozenset(scope.visible), frozenset(called))

    # Parts, of which the vocabulary is needed to bind them

    @abstractmethod
    def steps(self, node: Node, scope: Scope) -> None:
        """Bind a block of steps at the current address."""

    @abstractmethod
    def takes(self, name: str) -> dict[str, str]:
        """Return the names that a list takes, with their types."""

    @abstractmethod
    def must_end(self, name: str) -> None:
        """Refuse a list that has nothing to return to, unless it goes to another list or ends the game."""

    @abstractmethod
    def watched(self) -> AbstractContextManager[set[str]]:
        """Collect the verbs of the steps bound inside, each also with what it gives, takes or calls."""

    @abstractmethod
    def origin(self, node: Node) -> Origin:
        """Return the owner of a question: the room being bound, an expansion, or the base rules."""

    @abstractmethod
    def value(self, node: Node, scope: Scope, kind: str, what: str) -> Value:
        """Bind a value of one type."""

    @abstractmethod
    def number(self, node: Node, scope: Scope) -> Number:
        """Bind a number: written out, named, or a word that counts."""

    @abstractmethod
    def named(self, node: Node) -> Node:
        """Return a number or table of the content by its name, or the node itself if it is written out."""

    @abstractmethod
    def source(self, node: Node, scope: Scope) -> Source:
        """Bind a source, or the name of a list."""

    @abstractmethod
    def condition(self, node: Node, scope: Scope) -> Condition:
        """Bind a condition."""

    @abstractmethod
    def combination(self, node: Node, scope: Scope) -> Get:
        """Bind the test whether a `gather` offers at least one combination."""

    @abstractmethod
    def text_value(self, node: Node, scope: Scope) -> Value:
        """Bind what a sentence tells: a number, a value, everything of a source or a word of its own."""

    @abstractmethod
    def reason(self, node: Node) -> str:
        """Return the id of a reason and ask for its three texts."""

    @abstractmethod
    def card_names(self, resources: bool) -> Callable[[Sequence[int]], tuple[Any, ...]]:
        """Return the function that names cards in events."""

    @abstractmethod
    def plain(self, kind: str) -> Plain:
        """Return the function that writes a value of a type for the protocol."""


def end_of_list(work: Execution) -> int:
    """Go on with the list that called this one: the operation after the last step of a list."""
    place, values = work.stack.pop()
    work.values = list(values)
    return place
