"""The odds a player may read off the table: exact, and only from what the crew may know.

The composition of the Damage deck is public: the printed cards less those on the Damage discard pile, in the
order of their types (R-4); with Damage Control nobody knows which card of each type is missing (R-31). Cards
the crew has looked at are certain (R-25). Nothing here reads the order of a deck.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import count
from math import fsum

from game.rules.protocol import StateDict
from game.rules.queries.knowledge import NOTHING_KNOWN, DamageCard, Knowledge, damage_card, sorting


@dataclass(frozen=True, slots=True)
class RoomOdds:
    """Hold how the next Damage card may treat one room, as the room stands now; chances from 0 to 1.

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
    """Hold how the next Phase 3 may lose the ship.

    Attributes:
        chance: from 0 to 1.
        fatal_cards, possible_cards: of how many possible next cards; in a Hull Breach, sides of the die.
        breach: True when that Phase 3 rolls for the Hull Breach instead of drawing a Damage card (R-17).
        empty: True when Phase 2 takes the last card of the Resource deck before it comes to that (R-18).
    """

    chance: float
    fatal_cards: int
    possible_cards: int
    breach: bool
    empty: bool = False


@dataclass(frozen=True, slots=True)
class Forecast:
    """Hold what is left in the Damage deck.

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
        drawn: cards that Phase 2 takes from the Resource deck before (R-15: 1 or 2); the last one loses the
            ship whatever Phase 3 would bring (R-18).
    """
    chances = next_damage_chances(state, knowledge)
    left = len(state["resource_deck"]) - drawn
    if left <= 0:
        possible = len(chances) or len(breach)
        return LossOdds(1.0, possible, possible, not chances, empty=True)
    if not chances:
        sides = sum(cards >= left for cards in breach)
        return LossOdds(sides / len(breach), sides, len(breach), True)
    fatal = [chances[card] for card in fatal_cards(state, chances)]
    return LossOdds(fsum(fatal), len(fatal), len(chances), False)


def fatal_cards(state: StateDict, cards: Iterable[DamageCard]) -> tuple[DamageCard, ...]:
    """Return those Damage cards of some that would lose the ship as it stands (R-16).

    Args:
        state: STATE.
        cards: to be tried.
    """
    bare = {room for room, guarded, cubes in _rooms(state) if not guarded and not cubes}
    sound = sum(1 for _, guarded, cubes in _rooms(state) if guarded or cubes)
    # The crew chooses "any n" rooms: lost only when there are not n rooms that can take it.
    return tuple(
        card
        for card in cards
        if (card > sound if isinstance(card, int) else any(room in bare for room in card))
    )


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
    turns = _turns(state, setup_damage)
    cards -= _setup_cards(state, setup_damage)
    for turn, aboard in turns:
        if aboard and cards <= 0:
            return turn
        cards -= aboard
    raise AssertionError("turns never end")


def deck_turns(
    state: StateDict, each: int, breach: Sequence[int], setup_damage: int, *, collected: bool = False
) -> int:
    """Return how many turns the Resource deck lasts at `each` cards a turn (R-15, R-18).

    From the first turn without a Damage card on, the Hull Breach takes what the die takes on average (R-17).
    Whoever has left the ship takes nothing from the deck (R-32).

    Args:
        state: STATE.
        each: cards that a turn takes from the deck.
        breach: how many cards each side of the die takes (`Facts.hull_breach`).
        setup_damage: Damage cards that strike before the first turn (R-4, `Facts.setup_damage`).
        collected: the crew member whose turn it is has taken the cards of this turn; it is no more counted.
    """
    left = float(len(state["resource_deck"]))
    cards = len(state["damage_deck"]) - _setup_cards(state, setup_damage)
    torn = sum(breach) / len(breach)
    lasted = 0
    for n, (_, aboard) in enumerate(_turns(state, setup_damage)):
        paid = collected and n == 0
        if aboard:
            left -= 0 if paid else max(1, each)
            left -= 0 if cards > 0 or left <= 0 else torn
            cards -= 1
        if left <= 0:
            break
        lasted += not paid
    return lasted


def _setup_cards(state: StateDict, setup_damage: int) -> int:
    """Return how many Damage cards are still to strike before the first turn (R-4)."""
    before = state["phase"] == "damage" and state["turn"] == 1
    return max(0, setup_damage - len(state["damage_discard"])) if before else 0


def _turns(state: StateDict, setup_damage: int) -> Iterator[tuple[int, bool]]:
    """Yield the turns whose Phase 3 is still to come: the number, and whether it is a turn aboard (R-32)."""
    crew, skipped = state["crew"], 0
    if state["phase"] == "damage" and not before_first_turn(state, setup_damage):
        # This turn's card has been drawn already.
        skipped = 1
    for n in count(skipped):
        yield state["turn"] + n, crew[(state["active"] + n) % len(crew)]["at"] != "pod"


def before_first_turn(state: StateDict, setup_damage: int) -> bool:
    """Return whether the Damage card that is being carried out strikes before the first turn (R-4, R-31).

    Args:
        state: STATE.
        setup_damage: how many strike then (`Facts.setup_damage`).
    """
    struck = len(state["damage_discard"])
    return state["phase"] == "damage" and state["turn"] == 1 and struck <= setup_damage


def exposed_rooms(
    state: StateDict,
    knowledge: Knowledge = NOTHING_KNOWN,
    striking: DamageCard | None = None,
    counted: bool = True,
) -> frozenset[str]:
    """Return the rooms whose next hit loses the ship (R-16) and that a hit may still come to.

    Args:
        state: STATE.
        knowledge: what the crew has seen.
        striking: what is still to be hit of a card that is being carried out: its rooms, or so many of any.
        counted: whether the crew may know which cards are left; where nothing is counted (R-35) any room
            may be on any card.
    """
    bare = frozenset(room for room, guarded, cubes in _rooms(state) if not guarded and not cubes)
    cards: list[DamageCard] = [] if striking is None else [striking]
    if state["damage_deck"]:
        if not counted:
            return bare
        cards += knowledge.damage_left(state)
    if any(isinstance(card, int) and card for card in cards):
        return bare
    return bare & {room for card in cards if not isinstance(card, int) for room in card}


def _rooms(state: StateDict) -> list[tuple[str, bool, int]]:
    """Return (id, guarded by a Protection token, cubes) of every room that can be damaged."""
    holders = {member["at"] for member in state["crew"] if member["protection_tokens"]}
    return [
        (room["id"], bool(room["protection"]) or place in holders, sum(room["cubes"]))
        for place, room in enumerate(state["rooms"])
        if room["cubes"]
    ]
