"""The decks, the die and the supply as they are to be seen, read from STATE: pure."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from game.app.table.model.gestures.interactions import Interaction
from game.app.table.model.pod_view import ABOARD_ROLLS
from game.app.table.model.position import Position
from game.app.table.model.recent import Recent
from game.app.table.model.view_parts import LOW_DECK, DamageView, DieView, ResourcesView, SupplyView
from game.rules.protocol import StateDict
from game.rules.queries import odds
from game.rules.queries.facts import Facts
from game.rules.queries.knowledge import Knowledge, damage_card


def resources_view(position: Position, knowledge: Knowledge) -> ResourcesView:
    """Return the resource decks."""
    state, facts = position.state, position.facts
    deck, discard, row = state["resource_deck"], state["resource_discard"], state["face_up"]
    counts = Counter(discard)
    if position.hidden:
        seen = knowledge.deck_top[: len(deck)]
        return ResourcesView(min(1, len(deck)), 0, 0, seen, tuple(row), (), (), False, True, bool(discard))
    return ResourcesView(
        deck=len(deck),
        fill=min(1.0, len(deck) / max(1, facts.first_deck)),
        turns=odds.deck_turns(
            state, facts.deck_cards, facts.hull_breach, facts.setup_damage, collected=position.collected
        ),
        seen=knowledge.deck_top[: len(deck)],
        face_up=tuple(row),
        discard=tuple(discard[:3]),
        counts=tuple((kind, counts[kind]) for kind in facts.resources),
        low=len(deck) <= LOW_DECK,
        over=state["phase"] == "over",
    )


def damage_view(position: Position, knowledge: Knowledge, recent: Recent) -> DamageView:
    """Return the Damage deck."""
    state = position.state
    facts = position.facts
    counts = odds.forecast(state, facts.setup_damage).left
    top, bottom = knowledge.damage_order(state)
    pile = state["damage_discard"]
    left = tuple((kind, counts.get(kind, 0), cards) for kind, cards in facts.damage.items())
    if position.hidden:
        upcoming = next_type(state)
        left = ((upcoming, 1, 1),) if upcoming else ()
    return DamageView(
        left=left,
        seen=top,
        last=recent.card if recent.card is not None else damage_card(pile[0]) if pile else None,
        last_turn=recent.turn,
        breach=not state["damage_deck"],
        hidden=position.hidden,
        sunk=bottom,
        top=next_type(state),
    )


def die_view(position: Position, recent: Recent) -> DieView:
    """Return the die."""
    enabled = any(offer.reading.interaction is Interaction.ROLL for offer in position.offers)
    if recent.roll is None or recent.roller is None:
        return DieView(None, enabled=enabled)
    cards = position.facts.rolled(recent.purpose, recent.roll)
    if recent.purpose == ABOARD_ROLLS[1]:
        cards = recent.torn
    return DieView(recent.roll, position.name(recent.roller), recent.purpose, enabled, cards)


def supply_view(position: Position) -> SupplyView:
    """Return the tokens that are not in play."""
    return SupplyView(*(position.supply(token) for token in ("cube", "action", "protection", "power")))


def laid_out(supply: SupplyView, token: str, count: int) -> SupplyView:
    """Return the supply less what has been laid on rooms before the choice is complete.

    Args:
        supply: what the rules say is there.
        token: what is laid, `cube` or `protection`; nothing of the supply for anything else.
        count: how many have been laid.
    """
    kept = {"cube": "cubes", "protection": "shields"}.get(token)
    return replace(supply, **{kept: getattr(supply, kept) - count}) if kept and count else supply


def next_type(state: StateDict) -> int:
    """Return the type of the top Damage card, which its back shows; 0 once the deck is empty."""
    deck = state["damage_deck"]
    return odds.card_type(damage_card(deck[0])) if deck else 0


def sun_of(state: StateDict, facts: Facts, hidden: bool = False) -> float:
    """Return how near the sun is: 0 at the start, 1 once the last Damage card has been drawn.

    Where nothing is counted (R-35, ``hidden``) it only steps with the type of the next card.
    """
    if hidden:
        kinds, upcoming = list(facts.damage), next_type(state)
        return kinds.index(upcoming) / max(1, len(kinds) - 1) if upcoming in kinds else 1.0
    return min(1.0, 1 - len(state["damage_deck"]) / max(1, facts.damage_cards - facts.setup_damage))
