"""Read what everybody can read from a table before a reason is given there: costs, what rooms lack and
bear."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.rules.content import Content
from game.rules.loader.yaml_nodes import Node
from game.rules.protocol import DamageCardDict, RoomDict, ViewDict

ACROSS = 3
"""Rooms stand in so many columns."""


class TableReading:
    """A position as a reason needs it.

    Args:
        view: VIEW.
        content: that of the game.
        who: whose choice it is.
    """

    def __init__(self, view: ViewDict, content: Content, who: int) -> None:
        self.view, self.content, self.who = view, content, who
        self._names = [item.id for item in content.resources]
        self._wild = frozenset(item.id for item in content.resources if item.wild)
        self._cards = {card.id: card for card in content.rooms}
        self._rooms = {room["id"]: room for room in view["rooms"]}

    @property
    def hand(self) -> list[str]:
        """The cards of whoever chooses."""
        return list(self.view["crew"][self.who]["hand"])

    @property
    def centre(self) -> str:
        """The room in the middle."""
        return self.content.rooms[self.content.centre].id

    @property
    def open_rooms(self) -> list[RoomDict]:
        """The rooms whose power is still to be diverted."""
        return [room for room in self.view["rooms"] if not room["diverted"] and room["id"] != self.centre]

    @property
    def storm(self) -> bool:
        """Return whether Damage cards are still to come, as far as may be known (R-17)."""
        return self.view["damage_deck"]["count"] != 0

    @property
    def coming(self) -> list[DamageCardDict] | None:
        """Return every Damage card that may be drawn next; None where that is not known for sure."""
        deck = self.view["damage_deck"]
        if deck["top"]:
            return [deck["top"][0]]
        if not deck["count"] or deck["cards"] is None or len(deck["cards"]) != deck["count"]:
            return None
        left = list(deck["cards"])
        for card in deck["bottom"]:
            if card in left:
                left.remove(card)
        if not left:
            return deck["bottom"][:1]
        # Cards that nobody has ordered are in the order of how many rooms they hit.
        least = min(map(_hits, left))
        return [card for card in left if _hits(card) == least]

    def room(self, room_id: str) -> RoomDict:
        """A room by its id."""
        return self._rooms[room_id]

    def place(self, crew: int) -> RoomDict | None:
        """The room in which somebody stands; None in the Escape Pod."""
        at = self.view["crew"][crew]["at"]
        return self.view["rooms"][at] if isinstance(at, int) else None

    def steps(self, one: str, other: str) -> int:
        """Return how many moves lie between two rooms."""
        places = [room["id"] for room in self.view["rooms"]]
        here, there = places.index(one), places.index(other)
        return abs(here // ACROSS - there // ACROSS) + abs(here % ACROSS - there % ACROSS)

    def bears(self, room: RoomDict) -> int:
        """Return how many hits a room can take before the next one loses the ship (R-16)."""
        at = self.view["rooms"].index(room)
        held = sum(member["protection_tokens"] for member in self.view["crew"] if member["at"] == at)
        return sum(room["cubes"]) + len(room["protection"]) + held

    def cost(self, room: RoomDict) -> list[str]:
        """Return what it costs to divert a room's power."""
        return [self._names[kind] for kind in self._cards[room["id"]].divert]

    def exposed(self, room: RoomDict) -> list[str]:
        """The resources on a room's open repair spaces."""
        track = self._cards[room["id"]].repair
        return [self._names[kind] for kind, cube in zip(track, room["cubes"], strict=True) if not cube]

    def fits(self, card: str, room: RoomDict) -> bool:
        """Return whether a card repairs one of a room's open spaces (R-8, R-11)."""
        exposed = self.exposed(room)
        return card in exposed or bool(exposed) and card in self._wild

    def wild(self, card: str) -> bool:
        """Return whether a card stands for any other."""
        return card in self._wild

    def lacking(self, room: RoomDict, hand: Iterable[str]) -> int:
        """Return how many cards of a room's cost a hand cannot pay (R-13)."""
        return lacking(self.cost(room), list(hand), self._wild)

    def wanted(self, card: str) -> bool:
        """Return whether any room needs a card, to be repaired or to have its power diverted."""
        if self.wild(card):
            return True
        return any(card in self.cost(room) for room in self.open_rooms) or any(
            card in self.exposed(room) for room in self.view["rooms"]
        )

    def ability(self, room: RoomDict) -> str:
        """Return how the ids of the texts of a room's ability begin."""
        return self._cards[room["id"]].variants[room["variant"]].text

    def works_by_itself(self, room: RoomDict) -> bool:
        """Return whether a room has an ability that needs no action, and is whole (R-24)."""
        variant = self._cards[room["id"]].variants[room["variant"]]
        return variant.passive and bool(room["cubes"]) and all(room["cubes"])

    def gives(self, room: RoomDict, what: str) -> bool:
        """Return whether a room's ability hands out pieces of a kind."""
        steps = self._cards[room["id"]].variants[room["variant"]].steps
        return steps is not None and _gains(steps, what)

    def supply(self, what: str) -> int:
        """Return how many Repair cubes or Action tokens nobody has."""
        crew, rooms = self.view["crew"], self.view["rooms"]
        if what == "repair-cubes":
            used = sum(sum(room["cubes"]) for room in rooms) + sum(one["repair_cubes"] for one in crew)
        else:
            used = sum(one["action_tokens"] for one in crew)
        return self.content.supplies[what] - used


def _hits(card: DamageCardDict) -> int:
    """Return how many rooms a Damage card hits."""
    return card["any"] if isinstance(card, dict) else len(card)


def lacking(cost: Sequence[str], hand: Sequence[str], wild: Iterable[str]) -> int:
    """Return how many cards of a cost a hand cannot pay, wild cards standing in (R-8).

    Args:
        cost: resources.
        hand: resources.
        wild: those that stand for any.
    """
    purse = list(hand)
    missing = 0
    for card in cost:
        if card in purse:
            purse.remove(card)
        else:
            missing += 1
    return max(0, missing - sum(card in wild for card in purse))


def _gains(node: Node, what: str) -> bool:
    """Return whether some step of a piece of content gives a kind of piece to somebody."""
    for key, value in node.entries:
        if key.text == "gain" and any(
            name.text == "what" and kind.text == what for name, kind in value.entries
        ):
            return True
        if _gains(value, what):
            return True
    return any(_gains(child, what) for child in node.children)
