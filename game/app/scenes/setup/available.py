"""List what the content offers for a new game: players, expansions, difficulties and rooms. Pure."""

from __future__ import annotations

from collections.abc import Collection

from game.rules import Content, ContentError
from game.rules.content import Expansion, Room
from game.rules.loader.combining import checks, coming, fits
from game.rules.queries.checks import Check


class Available:
    """The content as the setup asks it.

    Args:
        content: the base content with all its expansions.

    Attributes:
        chooseable: expansions that can be chosen.
        switches: those of them that are more than a further side of a room.
        sides: the others, by the id of the room whose place they take.
    """

    def __init__(self, content: Content) -> None:
        self.content = content
        self.counts = content.players
        self.centre = content.rooms[content.centre].id
        single = [count for count in self.counts if self.crew(count) == count]
        self.fewest = min(single, default=2)
        self.most = max(single, default=4)
        self.chooseable = tuple(one for one in content.expansions if not one.always)
        self.switches = tuple(one for one in self.chooseable if one.side is None)
        self.sides: dict[str, list[Expansion]] = {}
        for one in self.chooseable:
            if one.side is not None:
                self.sides.setdefault(one.side.before, []).append(one)

    def crew(self, players: int) -> int:
        """Return how many crew members so many players have."""
        own = self.own_crew(players)
        return players if own is None or own.crew is None else own.crew

    def own_crew(self, players: int) -> Expansion | None:
        """The expansion by which so many players have another number of crew members (R-28)."""
        known = self.content.expansions
        return next((e for e in known if e.always and e.crew is not None and players in e.players), None)

    def players_of(self, ids: Collection[str]) -> int | None:
        """The number of players of an expansion that always comes in for it, if one is among these."""
        return next((e.players[0] for e in self.content.expansions if e.always and e.id in ids), None)

    def in_effect(self, chosen: Collection[str], players: int) -> tuple[str, ...]:
        """The ids of the expansions that there can be of those chosen, the first of two that do not go
        together; by id."""
        there = list(coming(self.content.expansions, players))
        found = []
        for one in self.chooseable:
            if one.id in chosen and fits(one, players, there):
                there.append(one.id)
                found.append(one.id)
        return tuple(found)

    def obstacle(self, one: Expansion, chosen: Collection[str], players: int) -> Check | None:
        """The first check of an expansion in a game with those chosen that is not met; None if it fits."""
        others = [id for id in self.in_effect(chosen, players) if id != one.id]
        judged = checks(one, players, (*others, *coming(self.content.expansions, players)))
        return next((check for check in judged if not check.met), None)

    def edition(self, chosen: Collection[str], players: int) -> Content:
        """The content of a game; that without those chosen where together they make no rules, which is said
        when the game is dealt."""
        by_itself = coming(self.content.expansions, players)
        ids = tuple(sorted({*self.in_effect(chosen, players), *by_itself}))
        try:
            return self.content.editions[ids]
        except ContentError:
            return self.content.editions[by_itself]

    def rooms_with_texts(self, chosen: Collection[str]) -> dict[str, list[Room]]:
        """Every room around the centre, as it may be for any number of players: what its row may say."""
        found: dict[str, list[Room]] = {}
        for players in self.counts:
            content = self.edition(chosen, players)
            for index in content.ship:
                found.setdefault(content.rooms[index].id, []).append(content.rooms[index])
        return found


def shuffled_in(content: Content) -> str:
    """The id of the resource of which the difficulty says how many cards there are; the first, if several."""
    return next((item.id for item in content.resources if item.copies is None), content.resources[0].id)


def universals(content: Content, difficulty: str) -> int:
    """Return how many cards a difficulty shuffles in."""
    return sum(content.difficulties[difficulty].values())
