"""Bind values: from YAML nodes to closures that read a state, and to functions that write a value."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from game.rules.content import Content
from game.rules.effects.binding import Args, Bound, Vocabulary
from game.rules.effects.binding_context import BindingContext
from game.rules.effects.clauses import Condition
from game.rules.effects.closures import Get, Number, Plain, Source, Value
from game.rules.effects.execution import Names
from game.rules.effects.mistakes import CannotError
from game.rules.effects.scope import ELEMENT, LIST_OF, MOST, TYPES, Scope
from game.rules.effects.vocabulary import CONDITIONS, NUMBERS, SOURCES, TELLINGS
from game.rules.events import plain_damage
from game.rules.loader.yaml_nodes import Node
from game.rules.states.state import State


class ValueBinder(BindingContext):
    """Binds the parts of steps: values, numbers, sources and conditions; knows their protocol forms."""

    def __init__(self, content: Content) -> None:
        super().__init__(content, _names(content))
        self._used: set[str] = set()
        self._damage = tuple(
            card.any or tuple(content.rooms[room].id for room in card.rooms) for card in content.damage
        )

    def value(self, node: Node, scope: Scope, kind: str, what: str) -> Value:
        """Bind a value of one type."""
        return self.any_value(node, scope, (kind,), what)

    def any_value(self, node: Node, scope: Scope, kinds: Sequence[str], what: str) -> Value:
        """Bind a value of one of several types: a visible name, or a fixed word for it."""
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

        def member(state: State, values: Sequence[Any]) -> int:
            crew: Sequence[int] = get(state, values)
            if not crew:
                raise CannotError(f"nobody is the {word.partition('-')[0]} of an empty list")
            return crew[at]

        return Value(member, "crew", listed.name, f"{word} {listed.name}")

    def number(self, node: Node, scope: Scope) -> Number:
        """Bind a number: written out, named, or a word that counts."""
        if self._constant(node):
            name, node = node, self.named(node)
            if not node.is_integer:
                raise name.error(f"{name.text!r}, {node.describe()}", "a number")
        if node.is_integer:
            value = node.integer("a number", 0, MOST)
            return Number(lambda state, values: value, value)
        if node.is_mapping:
            return self._word(node, scope, NUMBERS, "a number")
        return Number(self.value(node, scope, "number", "a number").get, scope.most[node.text])

    def _constant(self, node: Node) -> bool:
        """Tell whether a node is the name of one of the content's numbers."""
        return node.tag == "str" and node.text in self.content.numbers

    def named(self, node: Node) -> Node:
        """Return a number or table of the content by its name, or the node itself if it is written out."""
        if node.tag != "str":
            return node
        if not self._constant(node):
            numbers = self.content.numbers
            raise node.error(repr(node.text), f"a number, or one by its name: {', '.join(numbers)}", numbers)
        self._used.add(node.text)
        return self.content.numbers[node.text]

    def source(self, node: Node, scope: Scope) -> Source:
        """Bind a source, or the name of a list."""
        if node.is_mapping:
            return self._word(node, scope, SOURCES, "a source")
        listed = self.any_value(node, scope, tuple(ELEMENT), "a list or a source")
        return Source(ELEMENT[listed.type], listed.get)

    def condition(self, node: Node, scope: Scope) -> Condition:
        """Bind a condition."""
        return self._word(node, scope, CONDITIONS, "a condition")

    def text_value(self, node: Node, scope: Scope) -> Value:
        """Bind what a sentence tells: a number, a value, everything of a source or a word of its own."""
        if node.is_mapping:
            word = node.entries[0][0].text if node.entries else ""
        elif node.is_integer:
            return Value(self.number(node, scope).get, "number", None)
        else:
            return self.any_value(node, scope, TYPES, "what is told")
        if word == "where":
            return self._where(node, scope)
        if word in NUMBERS:
            return Value(self.number(node, scope).get, "number", None)
        if word in TELLINGS:
            return self._word(node, scope, TELLINGS, "what is told")
        if word not in SOURCES:
            node.sole("what is told", (*NUMBERS, *TELLINGS, *SOURCES, "where"))
        source = self.source(node, scope)
        if source.element not in LIST_OF:
            raise node.error(f"a source of {source.element}", f"a source of {', '.join(LIST_OF)}", near="")
        return Value(source.get, LIST_OF[source.element], None)

    def reason(self, node: Node) -> str:
        """Return the id of a reason and ask for its three texts."""
        name = node.string("the reason's id")
        self.wanted += [(f"{name}{form}", node) for form in ("", "-no", "-short")]
        return name

    def _word(self, node: Node, scope: Scope, words: Vocabulary[Bound], what: str) -> Bound:
        name, _, value = node.sole(what, words)
        word = words[name]
        return word.bind(Args(self, scope, word, value))

    def _combined(self, node: Node, scope: Scope) -> list[tuple[int, Get]]:
        """Bind the slots and sources of a combination; later sources may read earlier names."""
        result = []
        for key, value in node.entries if node.mapping("a combination") else ():
            source = self.source(value, scope)
            result.append((scope.declare(key.string("a new name"), source.element, key), source.get))
        return result

    def combination(self, node: Node, scope: Scope) -> Get:
        """Bind the test whether a `gather` offers at least one combination."""
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
        """Return the function that names cards in events."""
        table: tuple[Any, ...] = self.names.resource if resources else self._damage
        return lambda listed: tuple([table[card] for card in listed])

    def plain(self, kind: str) -> Plain:
        """Return the function that writes a value of a type for the protocol."""
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
