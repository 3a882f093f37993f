"""Binding: from YAML nodes to closures, with names resolved to places and types checked.

A list of steps has named results. Each name has a type and a place (a slot) in the values of the running
list. Names are visible after the step that makes them, in the same block and the blocks inside it.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, NamedTuple

from game.rules.content import Content
from game.rules.effects.questions import Get
from game.rules.effects.work import Names, Work
from game.rules.reading.yaml_nodes import Node

if TYPE_CHECKING:
    from game.rules.effects.binder import Binder

Op = Callable[[Work], int]

LIST_OF = {"card": "cards", "crew": "crews", "room": "rooms", "damage-card": "damage-cards", "slot": "slots"}
"""The list type of each type that has one."""

ELEMENT = {name: element for element, name in LIST_OF.items()} | {"shares": "crew"}
"""The list types, and what is in them; `shares` names crew members as often as each is given something."""

MOST = 99
"""The largest number that steps may count to."""

TYPES = ("number", "card", "crew", "room", "slot", "damage-card", *ELEMENT)


class Value(NamedTuple):
    """A bound argument: how to read it, its type, and the name it was given by (None: a fixed value)."""

    get: Get
    type: str
    name: str | None
    fixed: str | None = None


class Source(NamedTuple):
    """A bound source: the type of its items, how to list them, and what a `Part` says of it."""

    element: str
    get: Get
    word: str = "list"
    zone: str = ""
    of: str | None = None


class Scope:
    """The names of one list of steps; `taken` are those that mean the same in every list."""

    def __init__(self, taken: Collection[str] = ()) -> None:
        self.taken = taken
        self.slots: dict[str, tuple[int, str]] = {}
        self.most: dict[str, int] = {}
        self.visible: set[str] = set()
        self.loops: list[list[int]] = []
        self._hidden = 0
        self._readers: list[set[str]] = []

    @contextmanager
    def block(self) -> Iterator[None]:
        """Names made inside are not visible after it."""
        before = set(self.visible)
        yield
        self.visible = before

    @contextmanager
    def reading(self) -> Iterator[set[str]]:
        """The names that are read inside."""
        names: set[str] = set()
        self._readers.append(names)
        yield names
        self._readers.pop()

    def read(self, name: str) -> None:
        """A name is read."""
        for names in self._readers:
            names.add(name)

    def declare(self, name: str, kind: str, node: Node, most: int = MOST) -> int:
        """Make a name of a type visible; its slot. A number by this name is never more than `most`."""
        if "." in name:
            raise node.error(repr(name), "a name without a dot")
        if name in self.taken:
            raise node.error(f"the name {name!r}", "one that is no number of the content", near="")
        self.most[name] = max(most, self.most.get(name, 0))
        known = self.slots.get(name)
        if known is None:
            known = self.slots[name] = (len(self.slots), kind)
        elif known[1] != kind:
            raise node.error(f"{name!r} as a {kind}", f"a name not yet used for a {known[1]} in this list")
        self.visible.add(name)
        return known[0]

    def hidden(self, what: str, kind: str, most: int = MOST) -> int:
        """A slot in this block that content cannot name, for counting."""
        self._hidden += 1
        name = f"{what}.{self._hidden}"
        self.slots[name] = (len(self.slots), kind)
        self.most[name] = most
        self.visible.add(name)
        return self.slots[name][0]


class VerbEntry(NamedTuple):
    """A word of the vocabulary: its arguments, and the function that binds it.

    A bare value instead of a mapping stands for the argument `short`.
    """

    name: str
    bind: Callable[[Args], Any]
    required: tuple[str, ...] = ()
    optional: tuple[str, ...] = ()
    short: str | None = None


class Args:
    """The arguments of one word, and the ways to read them."""

    def __init__(self, binder: Binder, scope: Scope, entry: VerbEntry, node: Node) -> None:
        self.binder = binder
        self.scope = scope
        self.entry = entry
        self.node = node
        if entry.short is not None and not (node.is_mapping and self._spelled_out(entry, node)):
            self.nodes: Mapping[str, Node] = {entry.short: node}
        else:
            self.nodes = node.record(f"{entry.name!r}", entry.required, entry.optional)

    @staticmethod
    def _spelled_out(entry: VerbEntry, node: Node) -> bool:
        known = (*entry.required, *entry.optional)
        return not node.entries or any(key.text in known for key, _ in node.entries)

    @property
    def content(self) -> Content:
        """The content being bound."""
        return self.binder.content

    @property
    def names(self) -> Names:
        """The names of zones and things."""
        return self.binder.names

    def __contains__(self, name: str) -> bool:
        return name in self.nodes

    def __getitem__(self, name: str) -> Node:
        return self.nodes[name]

    def named(self, name: str) -> Node:
        """An argument that is written out, or what stands under its name among the content's numbers."""
        return self.binder.named(self.nodes[name])

    def flag(self, name: str, default: bool) -> bool:
        """True or false."""
        return self.nodes[name].flag(name) if name in self.nodes else default

    def value(self, name: str, kind: str) -> Value:
        """A value of a type: a name, or a fixed word for it."""
        return self.binder.value(self.nodes[name], self.scope, kind, name)

    def number(self, name: str) -> Get:
        """A number."""
        return self.binder.number(self.nodes[name], self.scope)

    def source(self, name: str) -> Source:
        """A source or a name of a list."""
        return self.binder.source(self.nodes[name], self.scope)

    def condition(self, name: str) -> Get:
        """A condition."""
        return self.binder.condition(self.nodes[name], self.scope)

    def declare(self, name: str, kind: str, most: int = MOST) -> int:
        """The slot of the new name that an argument gives; a number by it is never more than `most`."""
        node = self.nodes[name]
        return self.scope.declare(node.string("a new name"), kind, node, most)

    def most(self, name: str) -> int:
        """The most that a number can be."""
        return self.binder.most(self.nodes[name], self.scope)

    def steps(self, name: str) -> None:
        """Bind a block of steps right here."""
        with self.scope.block():
            self.binder.steps(self.nodes[name], self.scope)
