"""The endings of a game: what the content's `end` steps say, and which lists lead to them."""

from __future__ import annotations

from collections import defaultdict
from typing import NamedTuple

from game.rules.loader.yaml_nodes import Node


class Ending(NamedTuple):
    """One reason that ends a game.

    Args:
        won: whether the ship is saved.
        room: whether it names a destroyed room.
        ways: the lists of steps that lead here, and that no list leads to: what is watched for, a room's
            ability, or the setup, from which every turn follows.
        node: its first place in the content.
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
        """Note that the list being bound calls or goes to another one."""
        self._from[called].add(self.running)

    def end(self, reason: str, won: bool, room: bool, node: Node) -> None:
        """Note that the list being bound ends the game.

        Raises:
            ContentError: another step gives the same reason with another result.
        """
        *said, _ = self._found.setdefault(reason, (won, room, node))
        if said != [won, room]:
            expected = f"won: {str(said[0]).lower()}, {'with' if said[1] else 'without'} a room, as elsewhere"
            raise node.error(f"the reason {reason!r}", expected, near="")
        self._lists[reason].add(self.running)

    def endings(self) -> dict[str, Ending]:
        """Return the endings by their reasons, in the order in which they were bound."""
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
