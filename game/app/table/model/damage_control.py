"""Damage Control (R-31): the crew chooses the rooms of a card, and sees first what each choice would do.

Pure: it reads STATE and DECISION; the rules do the damage.
"""

from __future__ import annotations

from dataclasses import dataclass

from game.app.table.input.intents import Option
from game.app.table.model.keys import DAMAGE_DISCARD
from game.app.table.model.position import CORE, Position
from game.app.table.model.stock_views import SETUP_CARDS
from game.rules import odds
from game.rules.knowledge import Knowledge

KIND = "damage-control"
CARD = DAMAGE_DISCARD
"""The element of the table that stands for the card: it can be dragged onto the rooms."""


@dataclass(frozen=True)
class Outcome:
    """What damage would do to one room now (R-16).

    Attributes:
        left: cubes in place afterwards.
        guard: what takes the hit in place of a cube: `token` (it lies in the room), `holder` (somebody there
            gives one up), or empty.
        fatal: there is neither a cube nor a token: the ship would be lost.
    """

    left: int
    guard: str = ""
    fatal: bool = False


def count(position: Position) -> int:
    """How many rooms have to be chosen."""
    return len(position.options[0]["rooms"])


def outcomes(position: Position) -> dict[str, Outcome]:
    """What damage would do to each room that can be damaged, by room id."""
    holders = {member["at"] for member in position.crew if member["protection_tokens"]}
    found = {}
    for place, room in enumerate(position.state["rooms"]):
        if room["id"] == CORE:
            continue
        cubes = sum(room["cubes"])
        guard = "token" if room["protection"] else "holder" if place in holders else ""
        found[room["id"]] = Outcome(
            left=cubes if guard else max(0, cubes - 1), guard=guard, fatal=not guard and not cubes
        )
    return found


def choosable(position: Position, chosen: tuple[str, ...]) -> set[str]:
    """The rooms that may be chosen next, after those already chosen."""
    return {
        room
        for option in position.options
        if set(chosen) <= set(option["rooms"])
        for room in option["rooms"]
        if room not in chosen
    }


def toggled(position: Position, chosen: tuple[str, ...], room: str) -> tuple[str, ...] | None:
    """The rooms chosen after a click on one: chosen, or taken back; None when it may not be chosen.

    Where a single room is wanted, another click changes the mind.
    """
    if room in chosen:
        return tuple(other for other in chosen if other != room)
    if count(position) == 1 and room in choosable(position, ()):
        return (room,)
    return (*chosen, room) if room in choosable(position, chosen) else None


def option_of(position: Position, chosen: tuple[str, ...]) -> Option | None:
    """The option that is complete with the rooms chosen; None while rooms are missing."""
    return next((option for option in position.options if set(option["rooms"]) == set(chosen)), None)


def left_to_crew(position: Position, knowledge: Knowledge) -> float:
    """The chance, 0 to 1, that the next Damage card leaves its rooms to the crew."""
    chances = odds.next_damage_chances(position.state, knowledge)
    return sum(chance for card, chance in chances.items() if isinstance(card, int))


def at_setup(position: Position) -> bool:
    """Whether the card is one of the two that strike before the first turn (R-4, R-31)."""
    return position.state["turn"] == 1 and len(position.state["damage_discard"]) <= SETUP_CARDS
