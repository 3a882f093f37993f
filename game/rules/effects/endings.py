"""How a game can end: what the content's `end` steps say, and by which ways they are reached."""

from __future__ import annotations

from collections import defaultdict
from typing import NamedTuple

from game.rules.reading.yaml_nodes import Node


class Ending(NamedTuple):
    """One reason for which games end.

    Args:
        won: whether the ship is saved.
        room: whether it is a room that was destroyed.
        ways: the lists of steps that lead here, and that no list leads to: what is watched for, a room's
            ability, or the setup, from which every turn follows.
        node: where the content says so first.
    """

    won: bool
    room: bool
    ways: frozenset[str]
    node: Node


class Ends:
    """Collects the endings of a content while it is bound."""

    def __init__(self) -> None:
        self.running = ""
        self._from: dict[str, set[str]] = defaultdict(set)
        self._found: dict[str, tuple[bool, bool, Node]] = {}
        self._lists: dict[str, set[str]] = defaultdict(set)

    def leads(self, called: str) -> None:
        """The list being bound calls or goes to another one."""
        self._from[called].add(self.running)

    def end(self, reason: str, won: bool, room: bool, node: Node) -> None:
        """The list being bound ends the game.

        Raises:
            ContentError: the reason stands elsewhere with another result.
        """
        *said, _ = self._found.setdefault(reason, (won, room, node))
        if said != [won, room]:
            expected = f"won: {str(said[0]).lower()}, {'with' if said[1] else 'without'} a room, as elsewhere"
            raise node.error(f"the reason {reason!r}", expected, near="")
        self._lists[reason].add(self.running)

    def endings(self) -> dict[str, Ending]:
        """The endings by their reasons, in the order in which they were bound."""
        return {
            reason: Ending(won, room, self._ways(self._lists[reason]), node)
            for reason, (won, room, node) in self._found.items()
        }

    def _ways(self, lists: set[str]) -> frozenset[str]:
        seen, open_ = set(lists), list(lists)
        while open_:
            for before in self._from[open_.pop()] - seen:
                seen.add(before)
                open_.append(before)
        return frozenset(name for name in seen if not self._from[name] - {name})
