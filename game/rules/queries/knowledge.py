"""Keep what the crew knows of the order of the decks: cards that were looked at and still lie where they were
put.

The composition of the decks is public (R-35) and stands in STATE; this module only remembers positions. It
is a small fold over events, so it can be rebuilt from a game's log at any time.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from game.rules.content import Content
from game.rules.event_dicts import EventDict
from game.rules.protocol import StateDict

DamageCard = tuple[str, ...] | int
"""A Damage card as a value that can be compared: its room ids in printed order, or n for "any n rooms"."""


def damage_card(card: Any) -> DamageCard:
    """Return the comparable form of a protocol Damage card (a list of room ids, or ``{"any": n}``)."""
    if isinstance(card, Mapping):
        return int(card["any"])
    if isinstance(card, int):
        return card
    return tuple(card)


@dataclass(frozen=True, slots=True)
class Knowledge:
    """Cards whose place in a deck the crew has seen and that are still there.

    Attributes:
        deck_top: resource names on top of the Resource deck, the next one first (R-20).
        damage_top: Damage cards on top of the Damage deck, the next one first (R-25).
        damage_bottom: Damage cards at the bottom of the Damage deck, the last one last (R-25, V2).
        damage_cards: with Damage Control every Damage card that may be in the game; nobody knows which of the
            printed ones were left out of it (R-31). Empty when all cards in the game are known.
    """

    deck_top: tuple[str, ...] = ()
    damage_top: tuple[DamageCard, ...] = ()
    damage_bottom: tuple[DamageCard, ...] = ()
    damage_cards: tuple[DamageCard, ...] = ()

    def damage_order(self, state: StateDict) -> tuple[tuple[DamageCard, ...], tuple[DamageCard, ...]]:
        """Return the known cards at the top and at the bottom of STATE's Damage deck, no card in both.

        What lies on top is always known later than what lies below it, so where the two meet the top wins.
        """
        size = len(state["damage_deck"])
        top = self.damage_top[:size]
        room = size - len(top)
        return top, self.damage_bottom[-room:] if room else ()

    def damage_left(self, state: StateDict) -> tuple[DamageCard, ...]:
        """Return the cards that STATE's Damage deck may hold, sorted (R-31: some are not in it)."""
        if not self.damage_cards:
            return tuple(sorted(map(damage_card, state["damage_deck"]), key=sorting))
        left = Counter(self.damage_cards)
        left.subtract(map(damage_card, state["damage_discard"]))
        return tuple(sorted(left.elements(), key=sorting))


NOTHING_KNOWN = Knowledge()


def sorting(card: DamageCard) -> tuple[int, tuple[str, ...]]:
    """Return what Damage cards are sorted by: their type, then their rooms; those without rooms first."""
    return (card, ()) if isinstance(card, int) else (len(card), card)


def known_at_first(content: Content) -> Knowledge:
    """Return what the crew knows before the setup: which Damage cards there are."""
    if not any(card.swapped_in for card in content.damage):
        return NOTHING_KNOWN
    rooms = [room.id for room in content.rooms]
    return Knowledge(
        damage_cards=tuple(card.any or tuple(rooms[room] for room in card.rooms) for card in content.damage)
    )


def observe(knowledge: Knowledge, events: Iterable[EventDict]) -> Knowledge:
    """Return what is known after ``events`` (protocol dicts, in order).

    Cards become known by "seen" and "ordered" events; they are forgotten once a "card" event takes them from
    the deck or a "damage-card" event draws them.
    """
    for event in events:
        if event["type"] == "card" and event["from"] == "deck":
            if knowledge.deck_top:
                knowledge = replace(knowledge, deck_top=knowledge.deck_top[1:])
        elif event["type"] == "damage-card":
            if knowledge.damage_top:
                knowledge = replace(knowledge, damage_top=knowledge.damage_top[1:])
        elif event["type"] == "seen":
            knowledge = _placed(knowledge, event["deck"], event["cards"], len(event["cards"]), ())
        elif event["type"] == "ordered":
            looked_at = len(event["top"]) + len(event["bottom"])
            knowledge = _placed(knowledge, event["deck"], event["top"], looked_at, event["bottom"])
    return knowledge


def _placed(
    knowledge: Knowledge, deck: str, top: Iterable[Any], looked_at: int, bottom: Iterable[Any]
) -> Knowledge:
    if deck == "deck":
        return replace(knowledge, deck_top=tuple(top) + knowledge.deck_top[looked_at:])
    return replace(
        knowledge,
        damage_top=tuple(map(damage_card, top)) + knowledge.damage_top[looked_at:],
        damage_bottom=knowledge.damage_bottom + tuple(map(damage_card, bottom)),
    )
