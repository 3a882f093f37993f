"""Goals: conditions on what has happened and on how things are, in the rules' own words.

A goal `holds` conditions of the content's own language (`docs/content.md`, Conditions), in which every
room, every resource and every crew member (`crew-0`, `crew-1`, ...) has its name; and something `happened`:
patterns of events of the protocol, each of which must have come since the step began.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from game.rules.content import Content
from game.rules.effects.binder import Binder
from game.rules.effects.closures import Get
from game.rules.effects.scope import Scope
from game.rules.event_dicts import EventDict
from game.rules.loader.yaml_nodes import Node
from game.rules.states.state import State

EVENTS: Mapping[str, tuple[str, ...]] = {
    "chose": ("crew", "kind", "ask", "action"),
    "turn": ("crew", "turn"),
    "phase": ("phase",),
    "action": ("crew", "left"),
    "token": ("crew",),
    "card": ("card", "from", "to"),
    "meeple": ("crew", "from", "to"),
    "roll": ("crew", "value", "for"),
    "cube": ("from", "to"),
    "action-token": ("from", "to"),
    "protection": ("from", "to", "why"),
    "divert": ("room", "crew"),
    "activate": ("room", "crew"),
    "seen": ("deck",),
    "ordered": ("deck",),
    "damage-card": (),
    "hit": ("room", "result"),
    "hull-breach": (),
    "over": ("won", "reason", "room"),
}
"""The events of `docs/protocol.md` with the keys that a pattern may name."""

Pattern = Mapping[str, Any]


@dataclass(frozen=True)
class Goal:
    """Hold what must be so.

    Args:
        holds: conditions on the state, all of them.
        happened: patterns of events, all of them, in any order.
        values: what the names in the conditions stand for.
    """

    holds: tuple[Get, ...]
    happened: tuple[Pattern, ...]
    values: tuple[Any, ...]

    def seen(self, events: Iterable[EventDict], before: frozenset[int] = frozenset()) -> frozenset[int]:
        """Return which patterns have come by now.

        Args:
            events: what happened.
            before: those that had come already.
        """
        if len(before) == len(self.happened):
            return before
        found = set(before)
        for event in events:
            found.update(n for n, pattern in enumerate(self.happened) if _fits(pattern, event))
        return frozenset(found)

    def met(self, state: State, seen: frozenset[int]) -> bool:
        """Tell whether all is so.

        Args:
            state: the position.
            seen: the patterns that have come (`seen`).
        """
        return len(seen) == len(self.happened) and all(test(state, self.values) for test in self.holds)


def _fits(pattern: Pattern, event: EventDict) -> bool:
    return all(event.get(key) == value for key, value in pattern.items())


class GoalBinder:
    """Binds the goals of a lesson.

    Args:
        content: that of the game that is played.
    """

    def __init__(self, content: Content, crew: int, place: Node) -> None:
        self._binder = Binder(content)
        self._scope = Scope(tuple(content.numbers))
        values: list[Any] = []
        named = [(room.id, "room") for room in content.rooms]
        named += [(name, "card") for name in self._binder.names.resource]
        members = [(f"crew-{who}", "crew") for who in range(crew)]
        for index, (name, kind) in enumerate((*named, *members)):
            slot = self._scope.declare(name, kind, place)
            assert slot == len(values)
            rooms, cards = len(content.rooms), len(self._binder.names.resource)
            start = 0 if kind == "room" else rooms if kind == "card" else rooms + cards
            values.append(index - start)
        self._values = tuple(values)

    def goal(self, node: Node, what: str) -> Goal:
        """Return a goal.

        Args:
            node: a mapping with `holds`, `happened` or both.
            what: in words, for errors.

        Raises:
            ContentError: it is none; it says where.
        """
        record = node.record(what, (), ("holds", "happened"))
        if not record:
            raise node.error("an empty goal", "'holds', 'happened' or both")
        holds = record["holds"].items("conditions") if "holds" in record else ()
        happened = record["happened"].items("events") if "happened" in record else ()
        return Goal(
            tuple(self._binder.condition(one, self._scope).test for one in holds),
            tuple(map(pattern, happened)),
            self._values,
        )


def pattern(node: Node) -> Pattern:
    """Return a pattern of an event.

    Args:
        node: a mapping with the event's `type` and any of its plain values.

    Raises:
        ContentError: there is no such event, or it has no such value.
    """
    entries = node.mapping("an event")
    if "type" not in entries:
        raise node.error("an event without 'type'", "its type")
    kind = entries["type"].name("a type of event", EVENTS)
    node.record(f"the event {kind!r}", ("type",), EVENTS[kind])
    return {key: plain(value) for key, value in entries.items()}


def plain(node: Node) -> Any:
    """Return a node as plain data: text, number, truth value, list or object."""
    if node.is_mapping:
        return {key.text: plain(value) for key, value in node.entries}
    if node.is_list:
        return [plain(child) for child in node.children]
    if node.is_integer:
        return node.integer("a number", -(10**9), 10**9)
    if node.tag == "bool":
        return node.flag("true or false")
    return None if node.tag == "null" else node.text


def names_of(values: Sequence[Node]) -> list[str]:
    """Return the texts of nodes."""
    return [value.text for value in values]
