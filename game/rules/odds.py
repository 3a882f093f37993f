"""The odds a player may read off the table: exact, and only from what the crew may know.

The composition of the Damage deck is public: the printed cards less those on the Damage discard pile, in the
order of their types (R-4); with Damage Control nobody knows which card of each type is missing (R-31). Cards
the crew has looked at are certain (R-25). Nothing here reads the order of a deck.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from math import fsum

from game.rules.knowledge import NOTHING_KNOWN, DamageCard, Knowledge, damage_card, sorting
from game.rules.protocol import StateDict


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
        left: how many cards of each type are left, by type, those first that are drawn first.
        breach_turn: the number of the next turn whose Phase 3 is a Hull Breach.
    """

    left: dict[int, int]
    breach_turn: int


def card_type(card: DamageCard) -> int:
    """Return the type of a Damage card: how many rooms it damages."""
    return card if isinstance(card, int) else len(card)


def next_damage_chances(state: StateDict, knowledge: Knowledge = NOTHING_KNOWN) -> dict[DamageCard, float]:
    """Return every card that may be drawn next with its chance; nothing when the deck is empty.

    With Damage Control one printed card of each type is missing and nobody knows which (R-31), so a printed
    card is less likely to come than an open one.
    """
    top, bottom = knowledge.damage_order(state)
    if top:
        return {top[0]: 1.0}
    inside = Counter(map(damage_card, state["damage_deck"]))
    inside.subtract(bottom)
    if not inside.total():
        return dict.fromkeys(bottom[:1], 1.0)
    # Unseen cards still lie in the order of their types: whoever orders cards sees them.
    lowest = min(card_type(card) for card, number in inside.items() if number > 0)
    places = sum(number for card, number in inside.items() if card_type(card) == lowest)
    unseen = Counter(card for card in knowledge.damage_left(state) if card_type(card) == lowest)
    unseen.subtract(card for card in bottom if card_type(card) == lowest)
    counts = {card: number for card, number in unseen.items() if number > 0}
    if not knowledge.damage_cards:
        return {card: number / places for card, number in counts.items()}
    # Open cards are in the game for sure; the printed ones share the other places evenly.
    open_cards = sum(number for card, number in counts.items() if isinstance(card, int))
    share = (places - open_cards) / places / max(1, sum(counts.values()) - open_cards)
    chances = {
        card: number / places if isinstance(card, int) else number * share for card, number in counts.items()
    }
    return {card: chance for card, chance in chances.items() if chance}


def next_damage_cards(state: StateDict, knowledge: Knowledge = NOTHING_KNOWN) -> tuple[DamageCard, ...]:
    """Return every card that may be drawn next, sorted; empty when the deck is empty."""
    return tuple(sorted(next_damage_chances(state, knowledge), key=sorting))


def room_odds(state: StateDict, knowledge: Knowledge = NOTHING_KNOWN) -> dict[str, RoomOdds]:
    """Return the odds of every room that can be damaged, by room id, for the next Damage card (R-16).

    Rooms a card leaves to the crew ("any n") count as not hit. In a Hull Breach every chance is 0.
    """
    chances = next_damage_chances(state, knowledge)
    naming: Counter[str] = Counter()
    hits: dict[str, list[float]] = {}
    for card, chance in chances.items():
        for room in () if isinstance(card, int) else card:
            naming[room] += 1
            hits.setdefault(room, []).append(chance)
    odds: dict[str, RoomOdds] = {}
    for room, guarded, cubes in _rooms(state):
        hit = fsum(hits.get(room, ()))
        odds[room] = RoomOdds(
            hit=hit,
            protected=hit if guarded else 0.0,
            fatal=0.0 if guarded or cubes else hit,
            cards=naming[room],
            possible=len(chances),
        )
    return odds


def loss_odds(
    state: StateDict, breach: Sequence[int], knowledge: Knowledge = NOTHING_KNOWN, drawn: int = 0
) -> LossOdds:
    """Return the odds that the next Phase 3 loses the ship as it stands now.

    Args:
        state: STATE.
        breach: how many cards each side of the die takes from the Resource deck (R-17, `Facts.hull_breach`).
        knowledge: what the crew has seen.
        drawn: cards that Phase 2 takes from the Resource deck before (R-15: 1 or 2); counts in a Hull Breach.
    """
    chances = next_damage_chances(state, knowledge)
    if not chances:
        left = len(state["resource_deck"]) - drawn
        sides = sum(cards >= left for cards in breach)
        return LossOdds(sides / len(breach), sides, len(breach), True)
    bare = {room for room, guarded, cubes in _rooms(state) if not guarded and not cubes}
    sound = sum(1 for _, guarded, cubes in _rooms(state) if guarded or cubes)
    fatal = []
    for card, chance in chances.items():
        # The crew chooses "any n" rooms: lost only when there are not n rooms that can take it.
        if card > sound if isinstance(card, int) else any(room in bare for room in card):
            fatal.append(chance)
    return LossOdds(fsum(fatal), len(fatal), len(chances), False)


def forecast(state: StateDict, setup_damage: int) -> Forecast:
    """Return what is left in the Damage deck and when it runs out (R-17).

    Args:
        state: STATE.
        setup_damage: Damage cards that strike before the first turn (R-4, `Facts.setup_damage`).
    """
    left = Counter(card_type(damage_card(card)) for card in state["damage_deck"])
    return Forecast(dict(sorted(left.items())), _breach_turn(state, left.total(), setup_damage))


def _breach_turn(state: StateDict, cards: int, setup_damage: int) -> int:
    """Return the number of the first turn that finds no Damage card; a deserter's turns draw none (R-32)."""
    turn, crew = int(state["turn"]), int(state["active"])
    if state["phase"] == "damage":
        at_setup = setup_damage - len(state["damage_discard"]) if turn == 1 else -1
        if at_setup >= 0:
            # Before the first turn: what is still to strike by then is no card of a turn.
            cards -= at_setup
        else:
            # This turn's card has been drawn already.
            turn, crew = turn + 1, crew + 1
    while True:
        aboard = state["crew"][crew % len(state["crew"])]["at"] != "pod"
        if aboard and cards <= 0:
            return turn
        cards -= aboard
        turn, crew = turn + 1, crew + 1


def deck_turns(state: StateDict, each: int) -> int:
    """Return how many whole turns the Resource deck lasts at `each` cards a turn (R-15, R-18)."""
    return max(0, (len(state["resource_deck"]) - 1) // max(1, each))


def _rooms(state: StateDict) -> list[tuple[str, bool, int]]:
    """Return (id, guarded by a Protection token, cubes) of every room that can be damaged."""
    holders = {member["at"] for member in state["crew"] if member["protection_tokens"]}
    return [
        (room["id"], bool(room["protection"]) or place in holders, sum(room["cubes"]))
        for place, room in enumerate(state["rooms"])
        if room["cubes"]
    ]
