"""Compute which expansions can be in one game, and what they make together, read when it is first asked
for."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from itertools import combinations

from game.rules.content import Content, Expansion
from game.rules.loader.expansion_loader import Change
from game.rules.loader.yaml_nodes import Node
from game.rules.queries.checks import EXPANSION_APART, EXPANSION_PLAYERS, Check, Told

Thing = tuple[str, str]
"""A thing that an expansion changes: a section of the content and a name in it."""


def changes_of(change: Change) -> dict[Thing, Node]:
    """Return what an expansion adds, replaces or removes; of Damage cards any number can be added."""
    found: dict[Thing, Node] = {}
    for part in (change.adds, change.replaces):
        for section, listed in part.items():
            if section != "damage":
                found.update({(section, name): node for name, node in listed.items()})
    for section, names in change.removes.items():
        found.update({(section, node.text): node for node in names})
    return found


def rivals(changes: Sequence[Change]) -> dict[str, frozenset[str]]:
    """By expansion those that it is never in one game with, because both change the same thing.

    Each is looked at once. Where both of two always come in there would be no game for some number of
    players: that is a mistake.

    Raises:
        ContentError: two expansions that always come in change the same thing.
    """
    apart: dict[str, set[str]] = {change.id: set() for change in changes}
    by: dict[Thing, list[Change]] = {}
    for change in changes:
        for (section, name), node in changes_of(change).items():
            for other in by.setdefault((section, name), []):
                together = set(change.expansion.players) & set(other.expansion.players)
                if together and change.expansion.always and other.expansion.always:
                    raise node.error(
                        f"{name!r} of the {section} changed",
                        f"no change ({other.id!r} already changes it)",
                        near="",
                    )
                apart[change.id].add(other.id)
                apart[other.id].add(change.id)
            by[section, name].append(change)
    # Steps around a list that the other takes away have nowhere to stand.
    for change in changes:
        for node in change.removes.get("lists", ()):
            for other in changes:
                if other is not change and (node.text in other.before or node.text in other.after):
                    apart[change.id].add(other.id)
                    apart[other.id].add(change.id)
    return {id: frozenset(others) for id, others in apart.items()}


def checks(one: Expansion, players: int, others: Iterable[str]) -> tuple[Check, ...]:
    """Return what speaks for an expansion in a game and what against it: for how many players it is, and
    whether it goes together with the others there.

    Args:
        one: the expansion.
        players: of the game.
        others: the ids of the other expansions there.
    """
    crowd = "alone" if players == 1 else "fewer" if players < max(one.players) else "more"
    numbers = {
        "for": Told("counts", list(one.players)),
        "most": Told("number", max(one.players)),
        "crowd": Told("word", crowd),
    }
    rivals = (other for other in others if other in one.apart)
    return (
        Check(EXPANSION_PLAYERS, players in one.players, numbers),
        *(Check(EXPANSION_APART, False, {"other": Told("expansion", other)}) for other in rivals),
    )


def fits(one: Expansion, players: int, others: Iterable[str]) -> bool:
    """Return whether an expansion can be in a game; as for `checks`."""
    return players in one.players and one.apart.isdisjoint(others)


def coming(expansions: Sequence[Expansion], players: int) -> tuple[str, ...]:
    """The expansions that come into a game of so many players by themselves."""
    return tuple(one.id for one in expansions if one.always and players in one.players)


def possible(expansions: Sequence[Expansion], ids: Collection[str], players: int) -> bool:
    """Return whether a game of so many players can be played with these expansions and no others."""
    there = set(ids)
    return there.issuperset(coming(expansions, players)) and all(
        fits(one, players, ids) for one in expansions if one.id in there
    )


class Combinations(Mapping[tuple[str, ...], Content]):
    """The content of every combination of expansions that a game can have, by their ids in order.

    Nothing is read before it is asked for: of n expansions only those combinations cost anything that are
    played. To go through all of them is possible, and takes its time.

    Args:
        base: the content without expansions.
        expansions: those there are, in the order of their ids.
        read: makes the content of a combination.
    """

    def __init__(
        self,
        base: Content,
        expansions: Sequence[Expansion],
        read: Callable[[tuple[str, ...]], Content],
    ) -> None:
        self._expansions = expansions
        self._read = read
        self._found: dict[tuple[str, ...], Content] = {(): base}

    def __getitem__(self, ids: tuple[str, ...]) -> Content:
        found = self._found.get(ids)
        if found is None:
            if not self._possible(ids):
                raise KeyError(ids)
            found = self._found[ids] = self._read(ids)
        return found

    def __contains__(self, ids: object) -> bool:
        """Return whether there can be such a game; nothing is read."""
        return isinstance(ids, tuple) and (ids in self._found or self._possible(ids))

    def __iter__(self) -> Iterator[tuple[str, ...]]:
        """Every combination, the smaller ones first."""
        ids = [one.id for one in self._expansions]
        for size in range(len(ids) + 1):
            for together in combinations(ids, size):
                if self._possible(together):
                    yield together

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def _possible(self, ids: tuple[str, ...]) -> bool:
        known = {one.id for one in self._expansions}
        return not ids or (
            known.issuperset(ids)
            and list(ids) == sorted(set(ids))
            and any(possible(self._expansions, ids, players) for players in (1, 2, 3, 4))
        )
