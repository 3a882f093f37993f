"""The odds a player may read off the table: exact, and only from what the crew may know.

The composition of the Damage deck is public: the printed cards less those on the Damage discard pile, in the
order of their types (R-4). Cards the crew has looked at are certain (R-25). Nothing here reads the order of a
deck.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from game.rules.knowledge import NOTHING_KNOWN, DamageCard, Knowledge, State, damage_card

BREACH_CARDS = (1, 1, 2, 2, 3, 3)
"""Cards that a Hull Breach roll of 1..6 takes from the Resource deck (R-17)."""


@dataclass(frozen=True, slots=True)
class RoomOdds:
    """How the next Damage card may treat one room, as the room stands now; chances from 0 to 1.

    Attributes:
        hit: the card names the room.
        protected: the card names the room, and a Protection token takes the damage.
        fatal: the card names the room, and it has neither token nor cube: the ship is lost.
        cards: how many of the possible cards name it.
        possible: how many cards the next one may be (1 when it is known).
    """

    hit: float
    protected: float
    fatal: float
    cards: int
    possible: int


@dataclass(frozen=True, slots=True)
class LossOdds:
    """How the next Phase 3 may lose the ship.

    Attributes:
        chance: from 0 to 1.
        fatal_cards, possible_cards: of how many possible next cards; in a Hull Breach, sides of the die.
        breach: True when that Phase 3 rolls for the Hull Breach instead of drawing a Damage card (R-17).
    """

    chance: float
    fatal_cards: int
    possible_cards: int
    breach: bool


@dataclass(frozen=True, slots=True)
class Forecast:
    """What is left in the Damage deck.

    Attributes:
        type1, type2, type3: cards left that damage one, two, three rooms.
        breach_turn: the number of the next turn whose Phase 3 is a Hull Breach.
    """

    type1: int
    type2: int
    type3: int
    breach_turn: int


def card_type(card: DamageCard) -> int:
    """Return 1, 2 or 3: how many rooms a Damage card damages."""
    return card if isinstance(card, int) else len(card)


def next_damage_cards(state: State, knowledge: Knowledge = NOTHING_KNOWN) -> tuple[DamageCard, ...]:
    """Return every card that may be drawn next, each as likely as any other; empty when the deck is empty."""
    top, bottom = knowledge.damage_order(state)
    if top:
        return top[:1]
    unseen = Counter(map(damage_card, state["damage_deck"]))
    unseen.subtract(bottom)
    cards = sorted(unseen.elements(), key=repr)
    if not cards:
        return bottom[:1]
    # Unseen cards still lie in the order of their types: whoever orders cards sees them.
    lowest = min(map(card_type, cards))
    return tuple(card for card in cards if card_type(card) == lowest)


def room_odds(state: State, knowledge: Knowledge = NOTHING_KNOWN) -> dict[str, RoomOdds]:
    """Return the odds of every room that can be damaged, by room id, for the next Damage card (R-16).

    Rooms a card leaves to the crew ("any n") count as not hit. In a Hull Breach every chance is 0.
    """
    possible = next_damage_cards(state, knowledge)
    hits = Counter(room for card in possible if not isinstance(card, int) for room in card)
    odds: dict[str, RoomOdds] = {}
    for room, guarded, cubes in _rooms(state):
        chance = hits[room] / len(possible) if possible else 0.0
        odds[room] = RoomOdds(
            hit=chance,
            protected=chance if guarded else 0.0,
            fatal=0.0 if guarded or cubes else chance,
            cards=hits[room],
            possible=len(possible),
        )
    return odds


def loss_odds(state: State, knowledge: Knowledge = NOTHING_KNOWN, drawn: int = 0) -> LossOdds:
    """Return the odds that the next Phase 3 loses the ship as it stands now.

    Args:
        state: STATE.
        knowledge: what the crew has seen.
        drawn: cards that Phase 2 takes from the Resource deck before (R-15: 1 or 2); counts in a Hull Breach.
    """
    possible = next_damage_cards(state, knowledge)
    if not possible:
        left = len(state["resource_deck"]) - drawn
        sides = sum(cards >= left for cards in BREACH_CARDS)
        return LossOdds(sides / len(BREACH_CARDS), sides, len(BREACH_CARDS), True)
    bare = {room for room, guarded, cubes in _rooms(state) if not guarded and not cubes}
    sound = sum(1 for _, guarded, cubes in _rooms(state) if guarded or cubes)
    fatal = 0
    for card in possible:
        # The crew chooses "any n" rooms: lost only when there are not n rooms that can take it.
        fatal += card > sound if isinstance(card, int) else any(room in bare for room in card)
    return LossOdds(fatal / len(possible), fatal, len(possible), False)


def forecast(state: State) -> Forecast:
    """Return what is left in the Damage deck and when it runs out (R-17)."""
    left = Counter(card_type(damage_card(card)) for card in state["damage_deck"])
    # In the phase "damage" this turn's card has been drawn already.
    first_draw = int(state["turn"]) + (state["phase"] == "damage")
    return Forecast(left[1], left[2], left[3], first_draw + left.total())


def deck_turns(state: State) -> int:
    """Return how many whole turns the Resource deck lasts at two cards a turn (R-15, R-18)."""
    return max(0, (len(state["resource_deck"]) - 1) // 2)


def _rooms(state: State) -> list[tuple[str, bool, int]]:
    """Return (id, guarded by a Protection token, cubes) of every room that can be damaged."""
    holders = {member["at"] for member in state["crew"] if member["protection_tokens"]}
    return [
        (room["id"], bool(room["protection"]) or place in holders, sum(room["cubes"]))
        for place, room in enumerate(state["rooms"])
        if room["cubes"]
    ]
