"""The types of values, and the names that the steps of one list can use.

A list of steps has named results. Each name has a type and a place (a slot) in the values of the running
list. Names are visible after the step that makes them, in the same block and the blocks inside it.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from contextlib import contextmanager

from game.rules.loader.yaml_nodes import Node

LIST_OF = {"card": "cards", "crew": "crews", "room": "rooms", "damage-card": "damage-cards", "slot": "slots"}
"""The type of a list of each type that has one."""

ELEMENT = {name: element for element, name in LIST_OF.items()} | {"shares": "crew"}
"""The list types and the types of their items; `shares` names crew members once for each thing they get."""

MOST = 99
"""The largest number that steps can count to."""

TYPES = ("number", "card", "crew", "room", "slot", "damage-card", *ELEMENT)


class Scope:
    """The names of one list of steps; `taken` are the names of numbers, the same in every list."""

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
        """Hide the names made inside again at the end."""
        before = set(self.visible)
        yield
        self.visible = before

    @contextmanager
    def reading(self) -> Iterator[set[str]]:
        """Collect the names that are read inside."""
        names: set[str] = set()
        self._readers.append(names)
        yield names
        self._readers.pop()

    def read(self, name: str) -> None:
        """Note that a name is read."""
        for names in self._readers:
            names.add(name)

    def declare(self, name: str, kind: str, node: Node, most: int = MOST) -> int:
        """Make a name of a type visible and return its slot; `most` bounds a number."""
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
        """Return a slot in this block that content cannot name, for counting."""
        self._hidden += 1
        name = f"{what}.{self._hidden}"
        self.slots[name] = (len(self.slots), kind)
        self.most[name] = most
        self.visible.add(name)
        return self.slots[name][0]
