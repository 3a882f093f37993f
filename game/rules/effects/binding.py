"""The words that steps may use, each with the function that binds it: from YAML nodes to closures.

A function with a decorator `@verb(...)`, `@source(...)` and so on binds the word that it names. `vocabulary`
holds all of them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Generic, NamedTuple, TypeVar

from game.rules.content import Content
from game.rules.effects.binding_context import BindingContext
from game.rules.effects.clauses import Condition
from game.rules.effects.closures import Number, Source, Value
from game.rules.effects.execution import Names, Op
from game.rules.effects.scope import MOST, Scope
from game.rules.loader.yaml_nodes import Node

Bound = TypeVar("Bound")


class Word(NamedTuple, Generic[Bound]):
    """A word of the vocabulary: its arguments, and the function that binds it.

    A bare value instead of a mapping stands for the argument `short`.
    """

    name: str
    bind: Callable[[Args], Bound]
    required: tuple[str, ...] = ()
    optional: tuple[str, ...] = ()
    short: str | None = None


class Vocabulary(dict[str, Word[Bound]]):
    """The words of one kind by their names."""

    def add(
        self, name: str, *required: str, optional: tuple[str, ...] = (), short: str | None = None
    ) -> Callable[[Callable[[Args], Bound]], Callable[[Args], Bound]]:
        """Decorate the function that binds a word.

        Args:
            name: the word.
            required: the arguments that it must have; `short` is one, too.
            optional: those that it may have.
            short: the argument that a bare value stands for.
        """

        def added(bind: Callable[[Args], Bound]) -> Callable[[Args], Bound]:
            assert name not in self, name
            self[name] = Word(name, bind, required if short is None else (short, *required), optional, short)
            return bind

        return added


VERBS = Vocabulary[Op | None]()
"""A verb returns the operation to add; None if it has added its operations itself."""
SOURCES = Vocabulary[Source]()
CONDITIONS = Vocabulary[Condition]()
NUMBERS = Vocabulary[Number]()
TELLINGS = Vocabulary[Value]()

verb, source, condition, number, telling = VERBS.add, SOURCES.add, CONDITIONS.add, NUMBERS.add, TELLINGS.add


class Args:
    """The arguments of one word; reads and binds them."""

    def __init__(self, binder: BindingContext, scope: Scope, entry: Word[Any], node: Node) -> None:
        self.binder = binder
        self.scope = scope
        self.entry = entry
        self.node = node
        if entry.short is not None and not (node.is_mapping and self._spelled_out(entry, node)):
            self.nodes: Mapping[str, Node] = {entry.short: node}
        else:
            self.nodes = node.record(f"{entry.name!r}", entry.required, entry.optional)

    @staticmethod
    def _spelled_out(entry: Word[Any], node: Node) -> bool:
        known = (*entry.required, *entry.optional)
        return not node.entries or any(key.text in known for key, _ in node.entries)

    @property
    def word(self) -> str:
        """Return the word being bound."""
        return self.entry.name

    @property
    def content(self) -> Content:
        """Return the content being bound."""
        return self.binder.content

    @property
    def names(self) -> Names:
        """Return the names of zones and things."""
        return self.binder.names

    @property
    def following(self) -> int:
        """Return the address after the next operation."""
        return self.binder.address + 1

    def __contains__(self, name: str) -> bool:
        return name in self.nodes

    def __getitem__(self, name: str) -> Node:
        return self.nodes[name]

    def named(self, name: str) -> Node:
        """Return an argument that is written out, or the number of the content that it names."""
        return self.binder.named(self.nodes[name])

    def flag(self, name: str, default: bool) -> bool:
        """Read true or false."""
        return self.nodes[name].flag(name) if name in self.nodes else default

    def value(self, name: str, kind: str) -> Value:
        """Bind a value of a type: a name, or a fixed word for it."""
        return self.binder.value(self.nodes[name], self.scope, kind, name)

    def number(self, name: str) -> Number:
        """Bind a number."""
        return self.binder.number(self.nodes[name], self.scope)

    def source(self, name: str) -> Source:
        """Bind a source, or the name of a list."""
        return self.binder.source(self.nodes[name], self.scope)

    def condition(self, name: str) -> Condition:
        """Bind a condition."""
        return self.binder.condition(self.nodes[name], self.scope)

    def declare(self, name: str, kind: str, most: int = MOST) -> int:
        """Declare the new name that an argument gives and return its slot; `most` bounds a number."""
        node = self.nodes[name]
        return self.scope.declare(node.string("a new name"), kind, node, most)

    def steps(self, name: str) -> None:
        """Bind a block of steps at the current address."""
        with self.scope.block():
            self.binder.steps(self.nodes[name], self.scope)
