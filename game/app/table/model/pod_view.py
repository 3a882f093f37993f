"""The Escape Pod (R-32, R-33): what is to be seen of it. Pure."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from game.app.table.model.gestures.interactions import Interaction
from game.app.table.model.position import Position
from game.rules.event_dicts import EventDict

PLACE = "pod"
"""The place of STATE of whoever has left the ship."""
ABOARD_ROLLS = ("scavenge", "hull-breach")
"""Reasons for which the crew on the ship rolls; every other roll is the deserter's."""


READY = "ready"
"""The scene in which the pod comes online."""


@dataclass(frozen=True)
class PodView:
    """The pod beside the ship.

    Attributes:
        diverted: rooms whose power is diverted.
        needed: from so many on the pod is online.
        ready: the active crew member can board it now.
        crew: who has boarded it, None while it is empty.
        cards: how many cards that crew member holds.
    """

    diverted: int
    needed: int
    ready: bool = False
    crew: int | None = None
    cards: int = 0

    @property
    def online(self) -> bool:
        """Return whether it can be boarded at all."""
        return self.diverted >= self.needed


def deserter(crew: Any) -> int | None:
    """Index of the crew member in the pod, None while everybody is on the ship."""
    return next((n for n, member in enumerate(crew) if member.get("at") == PLACE), None)


def pod_view(position: Position) -> PodView | None:
    """Return what is to be seen of the pod; None in a game without it."""
    needed = position.facts.pod_rooms
    if needed is None:
        return None
    diverted = position.diverted
    gone = deserter(position.crew)
    if gone is not None:
        return PodView(diverted, needed, crew=gone, cards=len(position.crew[gone]["hand"]))
    ready = any(offer.reading.interaction is Interaction.BOARD for offer in position.offers)
    return PodView(diverted, needed, ready)


def comes_online(needed: int | None, rooms: Any) -> bool:
    """Return whether the pod is online with the room whose power was diverted last, and was not before.

    Args:
        needed: rooms that it takes; None in a game without the pod.
        rooms: of STATE, right after that room.
    """
    return sum(bool(room["diverted"]) for room in rooms) == needed


def tears(event: EventDict) -> bool:
    """Return whether an event is a roll of the Hull Breach, which takes no more cards than there are
    (R-18)."""
    return event["type"] == "roll" and event["for"] == ABOARD_ROLLS[1]


def is_roll(event: EventDict) -> bool:
    """Return whether an event is a roll of the deserter."""
    return event["type"] == "roll" and event["for"] not in ABOARD_ROLLS
