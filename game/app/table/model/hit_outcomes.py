"""Compute what a hit would do to each room, for whoever chooses the rooms that are damaged (R-16, R-31).

Pure: it reads STATE; the rules do the damage.
"""

from __future__ import annotations

from dataclasses import dataclass

from game.app.table.model.position import Position
from game.rules.queries import odds
from game.rules.queries.knowledge import Knowledge, damage_card


@dataclass(frozen=True)
class HitOutcome:
    """Hold what damage would do to one room now (R-16).

    Attributes:
        left: cubes in place afterwards.
        guard: what takes the hit in place of a cube: `token` (it lies in the room), `holder` (somebody there
            gives one up), or empty.
        fatal: there is neither a cube nor a token: the ship would be lost.
    """

    left: int
    guard: str = ""
    fatal: bool = False


def outcomes(position: Position) -> dict[str, HitOutcome]:
    """Return what damage would do to each room that can be damaged, by room id."""
    holders = {member["at"] for member in position.crew if member["protection_tokens"]}
    found = {}
    for place, room in enumerate(position.state["rooms"]):
        if room["id"] == position.core:
            continue
        cubes = sum(room["cubes"])
        guard = "token" if room["protection"] else "holder" if place in holders else ""
        found[room["id"]] = HitOutcome(
            left=cubes if guard else max(0, cubes - 1), guard=guard, fatal=not guard and not cubes
        )
    return found


def left_to_crew(position: Position, knowledge: Knowledge) -> float:
    """The chance, 0 to 1, that the next Damage card leaves its rooms to the crew."""
    chances = odds.next_damage_chances(position.state, knowledge)
    return sum(chance for card, chance in chances.items() if isinstance(card, int))


def more_than_there_are(position: Position, knowledge: Knowledge) -> tuple[int, int] | None:
    """Return how many cards may come next, and among how many they are, where one of their type was left out
    unseen.

    Returns:
        The two numbers; None without Damage Control (R-31), where the card is known, or nothing is counted.
    """
    chances = odds.next_damage_chances(position.state, knowledge)
    if not knowledge.damage_cards or len(chances) < 2 or position.hidden:
        return None
    kinds = {odds.card_type(card) for card in chances}
    left = sum(odds.card_type(damage_card(card)) in kinds for card in position.state["damage_deck"])
    return (len(chances), left) if len(chances) > left else None
