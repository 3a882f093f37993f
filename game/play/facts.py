"""What is printed on the room cards of a ship."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from game.rules import Engine


@dataclass(frozen=True)
class RoomFacts:
    """What is printed on a room card.

    Attributes:
        repair: the repair track, top to bottom.
        divert: the cost to divert its power.
        passive: True when its ability works by itself (R-24) instead of by an action.
        price: actions that its ability costs.
    """

    repair: tuple[str, ...] = ()
    divert: tuple[str, ...] = ()
    passive: bool = False
    price: int = 1


def facts_of(engine: Engine, state: Mapping[str, Any]) -> dict[str, RoomFacts]:
    """What is printed on the room cards of a ship, by room id."""
    names = [resource.id for resource in engine.content.resources]
    printed = {room.id: room for room in engine.content.rooms}
    facts = {}
    for room in state["rooms"]:
        card = printed.get(room["id"])
        if card is None or not room["cubes"]:
            facts[room["id"]] = RoomFacts()
        else:
            repair, divert = (tuple(names[n] for n in kinds) for kinds in (card.repair, card.divert))
            variant = card.variants[room["variant"]]
            facts[room["id"]] = RoomFacts(repair, divert, variant.passive, variant.cost)
    return facts
