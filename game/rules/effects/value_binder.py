"""Binding of values: from YAML nodes to closures that read a state, and to how a value is written."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any

from game.rules.content import Content
from game.rules.effects.binding import ELEMENT, LIST_OF, MOST, TYPES, Scope, Source, Value, VerbEntry
from game.rules.effects.limits import Effort
from game.rules.effects.questions import Get, Plain
from game.rules.effects.reasons import Checks, Tell
from game.rules.effects.vocabulary import CONDITIONS, NUMBERS, SOURCES, TELLINGS
from game.rules.effects.work import Names
from game.rules.events import plain_damage
from game.rules.reading.yaml_nodes import Node
from game.rules.states.state import State


class ValueBinder(ABC):
    """Binds what steps are made of, values, numbers, sources and conditions, and knows their protocol forms.

    Attributes:
        content: what is bound.
        names: the protocol's names of its things.
        effort: counts what sources list.
        wanted: the ids of the texts that the steps ask for, and where.
        own_checks, tells: what conditions say of themselves, by how they are asked.
    """

    def __init__(self, content: Content) -> None:
        self.content = content
        self.names = _names(content)
        self.effort = Effort()
        self.wanted: list[tuple[str, Node]] = []
        self.sources = SOURCES
        self.own_checks: dict[Get, Checks] = {}
        self.tells: dict[Get, tuple[Tell, ...]] = {}
        self._used: set[str] = set()
        self._damage = tuple(
            card.any or tuple(content.rooms[room].id for room in card.rooms) for card in content.damage
        )

    def value(self, node: Node, scope: Scope, kind: str, what: str) -> Value:
        """A value of one type."""
        return self.any_value(node, scope, (kind,), what)

    def any_value(self, node: Node, scope: Scope, kinds: Sequence[str], what: str) -> Value:
        """A value of one of several types: a visible name, or a fixed word for it."""
        expected = f"{what}: a {' or '.join(kinds)}"
        fixed: dict[str, Value] = {}
        if "crew" in kinds:
            fixed["active"] = Value(lambda state, values: state.active, "crew", None, "active")
            if node.is_mapping and "room" not in kinds:
                return self._member(node, scope)
        if "room" in kinds:
            centre = self.content.centre
            fixed["centre"] = Value(lambda state, values: centre, "room", None, "centre")
            fixed["here"] = Value(lambda state, values: state.at[state.active], "room", None, "here")
            if node.is_mapping:
                return self._where(node, scope)
        if node.is_mapping or node.is_list:
            raise node.error(node.describe(), expected)
        name = node.text
        if name in fixed:
            return fixed[name]
        named = {known for known in scope.visible if "." not in known}
        fitting = [known for known in named if scope.slots[known][1] in kinds]
        if name not in named:
            choices = (*fixed, *fitting)
            raise node.error(
                repr(name), f"{expected}: one of {', '.join(sorted(choices)) or 'none here'}", choices
            )
        scope.read(name)
        slot, found = scope.slots[name]
        if found not in kinds:
            raise node.error(f"{name!r}, a {found}", expected, (*fixed, *fitting))
        return Value(lambda state, values: values[slot], found, name)

    def _where(self, node: Node, scope: Scope) -> Value:
        _, _, inner = node.sole("a room", ("where",))
        crew = self.value(inner, scope, "crew", "where")
        get = crew.get
        return Value(
            lambda state, values: state.at[get(state, values)], "room", crew.name, f"where {crew.fixed}"
        )

    def _member(self, node: Node, scope: Scope) -> Value:
        word, _, inner = node.sole("a crew member", ("first-of", "last-of"))
        listed = self.value(inner, scope, "crews", word)
        get, at = listed.get, 0 if word == "first-of" else -1
        return Value(
            lambda state, values: get(state, values)[at], "crew", listed.name, f"{word} {listed.name}"
        )

    def number(self, node: Node, scope: Scope) -> Get:
        """A number: written out, the name of one, or a word that counts."""
        if self._constant(node):
            name, node = node, self.named(node)
            if not node.is_integer:
                raise name.error(f"{name.text!r}, {node.describe()}", "a number")
        if node.is_integer:
            value = node.integer("a number", 0, MOST)
            return lambda state, values: value
        if node.is_mapping:
            number: Get = self._word(node, scope, NUMBERS, "a number")
            return number
        return self.value(node, scope, "number", "a number").get

    def _constant(self, node: Node) -> bool:
        """Whether a node is the name of one of the content's numbers."""
        return node.tag == "str" and node.text in self.content.numbers

    def named(self, node: Node) -> Node:
        """A number, or a table of some, that is written out, or what stands under its name."""
        if node.tag != "str":
            return node
        if not self._constant(node):
            numbers = self.content.numbers
            raise node.error(repr(node.text), f"a number, or one by its name: {', '.join(numbers)}", numbers)
        self._used.add(node.text)
        return self.content.numbers[node.text]

    def most(self, node: Node, scope: Scope) -> int:
        """The most that a number, already bound, can be."""
        if self._constant(node):
            node = self.named(node)
        if node.is_integer:
            return int(node.text)
        if node.is_mapping:
            word, listed = node.entries[0]
            return min(self.most(item, scope) for item in listed.children) if word.text == "least" else MOST
        return scope.most[node.text]

    def source(self, node: Node, scope: Scope) -> Source:
        """A source, or the name of a list."""
        if node.is_mapping:
            found: Source = self._word(node, scope, SOURCES, "a source")
            return found
        listed = self.any_value(node, scope, tuple(ELEMENT), "a list or a source")
        return Source(ELEMENT[listed.type], listed.get)

    def condition(self, node: Node, scope: Scope) -> Get:
        """A condition."""
        test: Get = self._word(node, scope, CONDITIONS, "a condition")
        return test

    def told(self, node: Node, scope: Scope) -> tuple[str, Get]:
        """What a sentence tells: a number, a value, everything of a source or a word of its own; its type."""
        if node.is_integer:
            return "number", self.number(node, scope)
        if not node.is_mapping:
            value = self.any_value(node, scope, TYPES, "what is told")
            return value.type, value.get
        word = node.entries[0][0].text if node.entries else ""
        if word == "where":
            return "room", self._where(node, scope).get
        if word in NUMBERS:
            return "number", self.number(node, scope)
        if word in TELLINGS:
            get: Get = self._word(node, scope, TELLINGS, "what is told")
            return word, get
        if word not in SOURCES:
            node.sole("what is told", (*NUMBERS, *TELLINGS, *SOURCES, "where"))
        source = self.source(node, scope)
        if source.element not in LIST_OF:
            raise node.error(f"a source of {source.element}", f"a source of {', '.join(LIST_OF)}", near="")
        return LIST_OF[source.element], source.get

    def reason(self, node: Node) -> str:
        """The id of a reason, which has three texts."""
        name = node.string("the reason's id")
        self.wanted += [(f"{name}{form}", node) for form in ("", "-no", "-short")]
        return name

    @abstractmethod
    def _word(self, node: Node, scope: Scope, words: dict[str, VerbEntry], what: str) -> Any:
        """One of the vocabulary's words with its arguments, bound."""

    def _combined(self, node: Node, scope: Scope) -> list[tuple[int, Get]]:
        """The slots and sources of a combination; later sources may use earlier names."""
        result = []
        for key, value in node.entries if node.mapping("a combination") else ():
            source = self.source(value, scope)
            result.append((scope.declare(key.string("a new name"), source.element, key), source.get))
        return result

    def combination(self, node: Node, scope: Scope) -> Get:
        """The condition that a `gather` offers at least one combination."""
        with scope.block():
            parts = self._combined(node, scope)
        size, effort = len(scope.slots), self.effort

        def found(state: State, values: list[Any], depth: int) -> bool:
            if depth == len(parts):
                return True
            slot, source = parts[depth]
            items = source(state, values)
            if depth:
                effort.spend(len(items))
            for item in items:
                values[slot] = item
                if found(state, values, depth + 1):
                    return True
            return False

        return lambda state, values: found(state, [*values, *(None,) * (size - len(values))], 0)

    # Protocol forms

    def card_names(self, resources: bool) -> Callable[[Sequence[int]], tuple[Any, ...]]:
        """How cards are named in events."""
        table: tuple[Any, ...] = self.names.resource if resources else self._damage
        return lambda listed: tuple([table[card] for card in listed])

    def plain(self, kind: str) -> Plain:
        """How a value of a type is written in the protocol."""
        if kind == "price":
            return lambda price: [[self.names.resource[card], paid] for card, paid in price]
        if kind == "shares":
            return lambda crew: {str(who): crew.count(who) for who in sorted(set(crew))}
        if kind in ELEMENT:
            one = self.plain(ELEMENT[kind])
            return lambda items: [one(item) for item in items]
        if kind == "card":
            return self.names.resource.__getitem__
        if kind == "room":
            return self.names.room.__getitem__
        if kind == "damage-card":
            damage = self._damage
            return lambda card: plain_damage(damage[card])
        return int


def _names(content: Content) -> Names:
    rooms = tuple(room.id for room in content.rooms)
    return Names(
        resource=tuple(item.id for item in content.resources),
        room=rooms,
        hand=tuple(f"hand/{crew}" for crew in range(4)),
        crew=tuple(f"crew/{crew}" for crew in range(4)),
        face_up=tuple(f"face-up/{place}" for place in range(content.face_up)),
        space=tuple(
            tuple(f"room/{room.id}/{slot}" for slot in range(len(room.repair))) for room in content.rooms
        ),
        room_zone=tuple(f"room/{room}" for room in rooms),
    )
