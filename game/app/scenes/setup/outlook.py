"""Read what has been measured of the game being set up: how often crews of each rank save such a ship. Pure.

Looked up for exactly these settings. What has not been measured says so, and tells of the nearest game that
has been.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from game.app.scenes.setup.draft import Draft
from game.bots.measured import Difference, Measured, Results, TableCell
from game.bots.players.rank_list import ADVISER, LENT, PLAIN, RANKS
from game.rules.content import VARIANTS

TOLD_FIRST = (LENT, ADVISER, PLAIN)
"""Ranks whose games compare the difficulties, where no bot is in the crew."""


@dataclass(frozen=True)
class Nearest:
    """The measured game most like the one being set up.

    Args:
        cell: what kind of game it is.
        found: what came of it.
        counted: whether it differs in that its players count cards (R-35).
    """

    cell: TableCell
    found: Measured
    counted: bool


@dataclass(frozen=True)
class RankChance:
    """Hold what is known of crews of a rank.

    Args:
        rank: of all of the crew.
        found: what came of their games; None if there were none.
        nearest: the measured game most like it, where there were none; None if not even that.
    """

    rank: str
    found: Measured | None
    nearest: Nearest | None = None


def levelled(found: Mapping[str, Measured | None]) -> dict[str, Measured | None]:
    """Return what is told of difficulties: neighbours that seem easier the harder they are share one number.

    Their games are counted together where the margins overlap, for then luck alone may have made the order.

    Args:
        found: what came of the games by difficulty, the easiest first; None where none were played.
    """
    groups: list[tuple[list[str], Measured | None]] = []
    for level, here in found.items():
        levels = [level]
        while groups and _seems_easier(here, groups[-1][1]):
            before, other = groups.pop()
            levels = [*before, *levels]
            here = Measured(here.wins + other.wins, here.games + other.games)  # type: ignore[union-attr]
        groups.append((levels, here))
    return {level: shared for levels, shared in groups for level in levels}


def told_share(found: Measured) -> float:
    """Return the share that is told as one number: the end of the margin where that would be none or all.

    Args:
        found: what came of the games.
    """
    percent, (low, high) = round(100 * found.share), found.interval
    return low if percent >= 100 else high if percent <= 0 else found.share


def _seems_easier(harder: Measured | None, easier: Measured | None) -> bool:
    """Tell whether the harder of two is won as often, or told so, and the games cannot tell them apart."""
    if harder is None or easier is None or harder.interval[0] > easier.interval[1]:
        return False
    return harder.share >= easier.share or told_share(harder) >= told_share(easier)


class Outlook:
    """Hold what is known of a draft.

    Args:
        draft: the game being set up.
        results: the table of results.

    Attributes:
        rank: whose games the rows and the expansions tell of: the crew's own, where they were measured as
            much as others and tell the difficulties apart; empty if nobody has played such a game.
        rows: what came of them by difficulty, None where none were played.
        levelled: the same as it is shown (`levelled`).
        expansions: by the id of an expansion, how much more often the ship is saved with it than without it.
        rooms: how much more often than with all rooms V1; None where all are, or where that is not known.
    """

    def __init__(self, draft: Draft, results: Results) -> None:
        self.draft = draft
        self._results = results
        self._levels = tuple(draft.content.difficulties)
        by_rank = {
            rank: {level: self._found(rank, self._cell(level)) for level in self._levels}
            for rank in self._crew_first()
        }
        measured = {rank: sum(one is not None for one in rows.values()) for rank, rows in by_rank.items()}
        most = max(measured.values())
        alike = [rank for rank in by_rank if measured[rank] == most]
        # Levels with the same numbers would not help anybody to choose.
        best = next((rank for rank in alike if levelled(by_rank[rank]) == by_rank[rank]), alike[0])
        self.rank = best if most else ""
        self.rows: Mapping[str, Measured | None] = by_rank[best]
        self.levelled: Mapping[str, Measured | None] = levelled(self.rows)
        self.expansions = {one.id: self._with(one.id) for one in draft.offer.chooseable}
        self.rooms = self._against_first_sides()

    def _crew_first(self) -> tuple[str, ...]:
        """All ranks: first those of the crew, the one that most seats have before the others."""
        crew = [rank for rank in self.draft.ranks if rank]
        own = sorted(set(crew), key=lambda rank: (-crew.count(rank), RANKS.index(rank)))
        return tuple(dict.fromkeys((*own, *TOLD_FIRST)))

    def shared(self, level: str) -> bool:
        """Tell whether a difficulty is told as equal to a neighbour.

        Args:
            level: its id.
        """
        return self.levelled[level] != self.rows[level]

    def chances(self, level: str) -> tuple[RankChance, ...]:
        """Return what is known of crews of every rank.

        Args:
            level: the id of a difficulty.
        """
        return tuple(self._told(rank, level) for rank in RANKS)

    def _told(self, rank: str, level: str) -> RankChance:
        """Return what is known of crews of a rank: what the difficulties tell of it, where they do."""
        told = self.levelled[level] if rank == self.rank else None
        return RankChance(rank, told) if told is not None else self._chance(rank, self._cell(level))

    def _cell(self, level: str) -> TableCell:
        """The kind of game that the draft is, with a difficulty."""
        draft = self.draft
        return TableCell(draft.seats, level, _rooms(draft), draft.in_effect)

    def _found(self, rank: str, cell: TableCell) -> Measured | None:
        """Return what came of exactly such games; all of them were played with counting."""
        return None if self.draft.no_counting else self._results.of(rank, cell)

    def _chance(self, rank: str, cell: TableCell) -> RankChance:
        found = self._found(rank, cell)
        if found is not None:
            return RankChance(rank, found)
        known = {one.id for one in self.draft.offer.chooseable}
        near = self._results.nearest(rank, cell, self._levels, known)
        there = self._results.of(rank, near) if near is not None else None
        if near is None or there is None:
            return RankChance(rank, None)
        return RankChance(rank, None, Nearest(near, there, self.draft.no_counting))

    def _between(self, one: TableCell, other: TableCell) -> Difference | None:
        first, second = self._found(self.rank, one), self._found(self.rank, other)
        return Difference.between(first, second) if first is not None and second is not None else None

    def _with(self, id: str) -> Difference | None:
        """Return what an expansion changes in the games of the rank that the rows tell of."""
        draft = self.draft
        there = replace(draft, expansions=draft.expansions | {id}).in_effect
        cell = self._cell(draft.level)
        without = tuple(one for one in there if one != id)
        return self._between(cell._replace(expansions=there), cell._replace(expansions=without))

    def _against_first_sides(self) -> Difference | None:
        cell = self._cell(self.draft.level)
        first = cell._replace(rooms=VARIANTS[0])
        return None if cell == first else self._between(cell, first)


def _rooms(draft: Draft) -> str:
    """Return `rooms` of SETTINGS; for rooms that were picked one by one, what names the same ship."""
    if draft.rooms != "pick":
        return draft.rooms
    content = draft.content
    rooms = [content.rooms[index].id for index in content.ship]
    chosen = [draft.variant(room) for room in rooms if draft.variant_problem(room) is None]
    return next((side for side in VARIANTS if all(one == side for one in chosen)), draft.rooms)
