"""What the crew remembers is true, and what the odds hold possible contains what comes: in random games."""

from __future__ import annotations

import json
import random
from collections import Counter

import pytest

from game.rules import Settings, seat_view
from game.rules.queries.knowledge import damage_card, observe
from game.rules.queries.odds import loss_odds, next_damage_cards, next_damage_chances, room_odds
from tests.oracle.anywhere import any_settings
from tests.oracle.lockstep import keen
from tests.rules.table import the_engine


@pytest.mark.parametrize("part", [0, *(pytest.param(n, marks=pytest.mark.slow) for n in range(1, 4))])
def test_knowledge_is_true_at_every_step(part):
    engine = the_engine()
    remembered = 0
    for seed in range(30 if part else 14):
        rng = random.Random(f"knowledge {part} {seed}")
        outcome = engine.new_game(Settings.from_json(any_settings(rng, seed)))
        known = engine.first_knowledge(outcome.state)
        while True:
            known = observe(known, [event.to_json() for event in outcome.events])
            state = engine.to_json(outcome.state)
            deck, damage = state["resource_deck"], [damage_card(card) for card in state["damage_deck"]]
            assert list(known.deck_top) == deck[: len(known.deck_top)]
            top, bottom = known.damage_order(state)
            assert list(top) == damage[: len(top)]
            assert list(bottom) == damage[len(damage) - len(bottom) :]
            remembered += bool(known.deck_top) + bool(top)
            check_odds(state, known, damage)
            check_view(state, known)
            decision = engine.decision(outcome.state)
            if decision is None:
                break
            option = engine.find_option(decision, keen(rng, decision.to_json()["options"]))
            outcome = engine.apply(outcome.state, option)
    assert remembered > (100 if part else 50), "cards were remembered now and then"


def check_odds(state, known, damage):
    """Check that the next card is among the possible ones, and that the odds say the same with its help."""
    possible = next_damage_cards(state, known)
    odds = room_odds(state, known)
    if not damage:
        assert possible == ()
        return
    assert damage[0] in possible
    assert sum(next_damage_chances(state, known).values()) == pytest.approx(1)
    if isinstance(damage[0], int):
        return
    assert all(odds[room].hit > 0 for room in damage[0])
    bare = {room for room in damage[0] if odds[room].fatal > 0}
    assert (loss_odds(state, (1, 1, 2, 2, 3, 3), known).fatal_cards > 0) >= bool(bare)


def check_view(state, known):
    """Check that what a seat may read is true and gives no order away."""
    view = seat_view(state, known, 0)
    text = json.dumps(view)
    assert state["rng"] not in text
    assert "pending" not in view
    hidden = {**state, "resource_deck": state["resource_deck"][::-1]}
    hidden["damage_deck"] = state["damage_deck"][::-1]
    assert seat_view(hidden, known, 0) == view, "the order of the decks is not read"
    cards = view["damage_deck"]["cards"]
    if state["settings"]["no_counting"]:
        assert cards is None
    else:
        left_out = 3 if state["settings"]["damage_control"] else 0
        assert len(cards) == len(state["damage_deck"]) + left_out
        assert not Counter(map(damage_card, state["damage_deck"])) - Counter(map(damage_card, cards))
