"""R-35: without "no counting" everything countable stands in STATE."""

from __future__ import annotations

from collections import Counter

from game.rules.odds import forecast
from tests.rules.positions import DAMAGE_CARDS
from tests.rules.table import Table


def test_r35_counts_and_both_discard_piles_follow_the_game():
    game = Table.new(2, "easy", seed=5)
    drawn = 2
    for turn in range(1, 6):
        assert game.state["turn"] == turn
        assert len(game.state["resource_deck"]) == 68 - 8 - drawn - 2 * (turn - 1)
        assert len(game.state["damage_deck"]) == 22 - (turn - 1)
        left = forecast(game.state)
        assert (left.type1 + left.type2 + left.type3, left.breach_turn) == (23 - turn, 23)
        game.finish().choose(take="deck")
        while game.kind == "discard":
            before = game.state["resource_discard"]
            card = game.options[0]["card"]
            game.choose(card=card)
            assert game.state["resource_discard"] == [card, *before]


def test_r35_what_is_left_in_the_decks_is_what_lies_nowhere_else():
    state = Table.new(4, "hard", seed=9).state
    seen = Counter(map(tuple, state["damage_discard"]))
    assert Counter(map(tuple, state["damage_deck"])) == Counter(DAMAGE_CARDS) - seen
