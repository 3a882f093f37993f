"""What the crew remembers is true, and what the odds hold possible contains what comes: in random games."""

from __future__ import annotations

import random

import pytest

from game.rules import Settings
from game.rules.knowledge import NOTHING_KNOWN, damage_card, observe
from game.rules.odds import loss_odds, next_damage_cards, room_odds
from tests.oracle.lockstep import keen
from tests.rules.table import the_engine


@pytest.mark.parametrize("players", (2, 3, 4))
def test_knowledge_is_true_at_every_step(players):
    engine = the_engine()
    remembered = 0
    for seed in range(40):
        rng = random.Random(f"knowledge {players} {seed}")
        outcome = engine.new_game(Settings(players, "easy", seed))
        known = NOTHING_KNOWN
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
            decision = engine.decision(outcome.state)
            if decision is None:
                break
            option = engine.find_option(decision, keen(rng, decision.to_json()["options"]))
            outcome = engine.apply(outcome.state, option)
    assert remembered > 200, "cards were remembered now and then"


def check_odds(state, known, damage):
    """Check that the next card is among the possible ones, and that the odds say the same with its help."""
    possible = next_damage_cards(state, known)
    odds = room_odds(state, known)
    if not damage:
        assert possible == ()
        return
    assert damage[0] in possible
    assert all(odds[room].hit > 0 for room in damage[0])
    bare = {room for room in damage[0] if odds[room].fatal > 0}
    assert (loss_odds(state, known).fatal_cards > 0) >= bool(bare)
