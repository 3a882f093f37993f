"""Deal what lies hidden in a VIEW at random from what it allows: seen cards stay where they were seen."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import dataclass
from typing import Any

from game.rules.content import Content
from game.rules.protocol import StateDict, ViewDict
from game.rules.queries.knowledge import DamageCard, damage_card


@dataclass(frozen=True)
class Hidden:
    """One of the ways in which the cards that nobody sees may lie; all lists top first, or latest first.

    Attributes:
        deck, discard: resources, by id.
        damage_deck, damage_discard: Damage cards, as values that can be compared.
    """

    deck: tuple[str, ...]
    discard: tuple[str, ...]
    damage_deck: tuple[DamageCard, ...]
    damage_discard: tuple[DamageCard, ...]


def deal_hidden(view: ViewDict, content: Content, chance: random.Random) -> Hidden:
    """Deal what a VIEW hides.

    Args:
        view: VIEW.
        content: that of the game, with its expansions.
        chance: the cards' order comes from it.
    """
    deck, discard = _resources(view, content, chance)
    damage_deck, damage_discard = _damage(view, content, chance)
    return Hidden(tuple(deck), tuple(discard), tuple(damage_deck), tuple(damage_discard))


def state_of(view: ViewDict, hidden: Hidden, seed: int) -> StateDict:
    """Return a STATE with the question of Phase 1 or 2 open that gives this VIEW.

    Args:
        view: VIEW.
        hidden: what it does not show (`deal_hidden`).
        seed: of chance.
    """
    shared: Any = {key: value for key, value in view.items() if key != "seat"}
    state: Any = {
        **shared,
        "settings": {**view["settings"], "seed": seed},
        "resource_deck": list(hidden.deck),
        "resource_discard": list(hidden.discard),
        "damage_deck": [_plain(card) for card in hidden.damage_deck],
        "damage_discard": [_plain(card) for card in hidden.damage_discard],
        "pending": None,
        "rng": None,
    }
    found: StateDict = state
    return found


def _plain(card: DamageCard) -> Any:
    return {"any": card} if isinstance(card, int) else list(card)


def _resources(view: ViewDict, content: Content, chance: random.Random) -> tuple[list[str], list[str]]:
    top = list(view["resource_deck"]["top"])
    cards, discard = view["resource_deck"]["cards"], view["resource_discard"]
    if cards is not None and discard is not None:
        rest = Counter(cards)
        rest.subtract(top)
        below = sorted(rest.elements())
        chance.shuffle(below)
        return top + below, list(discard)
    # No counting: what is neither in hand nor open lies in the deck or on the discard pile.
    copies = content.copies(view["settings"]["difficulty"])
    left = Counter(dict(zip((item.id for item in content.resources), copies, strict=True)))
    hands = [view["crew"][0]["hand"]] if content.one_hand else [member["hand"] for member in view["crew"]]
    for known in (*hands, view["face_up"], top):
        left.subtract(known)
    below = sorted(left.elements())
    chance.shuffle(below)
    gone = min(_paid(view, content), max(0, len(below) - (not top)))
    return top + below[gone:], below[:gone]


def _paid(view: ViewDict, content: Content) -> int:
    """Return how many cards have been paid by now, as far as the ship shows: the least there can be."""
    cubes = sum(sum(room["cubes"]) for room in view["rooms"])
    drawn = view["turn"] - 1 + (view["phase"] == "damage")
    hits = sum(sorted(card.type for card in content.damage if not card.swapped_in)[:drawn])
    repaired = cubes + hits - sum(len(room["cubes"]) for room in view["rooms"])
    costs = {room.id: len(room.divert) for room in content.rooms}
    return max(0, repaired) + sum(costs[room["id"]] for room in view["rooms"] if room["diverted"])


def _damage(
    view: ViewDict, content: Content, chance: random.Random
) -> tuple[list[DamageCard], list[DamageCard]]:
    ids = [room.id for room in content.rooms]
    printed: Counter[DamageCard] = Counter()
    swapped: Counter[DamageCard] = Counter()
    for card in content.damage:
        value: DamageCard = card.any or tuple(ids[room] for room in card.rooms)
        (swapped if card.swapped_in else printed)[value] += 1
    kinds = {value: value if isinstance(value, int) else len(value) for value in (*printed, *swapped)}
    top = [damage_card(card) for card in view["damage_deck"]["top"]]
    bottom = [damage_card(card) for card in view["damage_deck"]["bottom"]]
    listed, pile = view["damage_deck"]["cards"], view["damage_discard"]
    if listed is not None and pile is not None:
        left, count = Counter(map(damage_card, listed)), view["damage_deck"]["count"] or 0
        discard = [damage_card(card) for card in pile]
    else:
        left, discard = printed + swapped, []
        everything = sum((printed + swapped).values()) - sum(swapped.values())
        setup = content.numbers["setup-damage"].integer("a number", 0, 99)
        drawn = min(everything, view["turn"] - 1 + setup + (view["phase"] == "damage"))
        count = max(everything - drawn, len(top) + len(bottom))
    left.subtract([*top, *bottom])
    below = sorted((+left).elements(), key=lambda card: (kinds[card], str(card)))
    chance.shuffle(below)
    below.sort(key=lambda card: kinds[card])
    surplus = len(below) + len(top) + len(bottom) - count
    for kind in sorted(set(kinds.values())):  # one printed card of a type may have been left out
        if surplus > 0 and any(kinds[card] == kind for card in swapped):
            missing = next((card for card in below if kinds[card] == kind and card in printed), None)
            if missing is not None:
                below.remove(missing)
                surplus -= 1
    if surplus > 0:  # drawn unseen: the lowest types first
        discard, below = below[:surplus], below[surplus:]
    return top + below + bottom, discard
