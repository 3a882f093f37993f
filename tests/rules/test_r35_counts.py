"""R-35: what can be counted, what a seat may read, and what "no counting" hides."""

from __future__ import annotations

from collections import Counter

import pytest

from game.rules import seat_view
from game.rules.queries.knowledge import NOTHING_KNOWN, Knowledge, damage_card, observe
from game.rules.queries.odds import forecast
from tests.rules.positions import DAMAGE_CARDS
from tests.rules.table import Table, table


def test_r35_counts_and_both_discard_piles_follow_the_game():
    game = Table.new(2, "easy", seed=5)
    drawn = 2
    for turn in range(1, 6):
        assert game.state["turn"] == turn
        assert len(game.state["resource_deck"]) == 68 - 8 - drawn - 2 * (turn - 1)
        assert len(game.state["damage_deck"]) == 22 - (turn - 1)
        left = forecast(game.state, 2)
        assert (sum(left.left.values()), left.breach_turn) == (23 - turn, 23)
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


def test_r35_a_seat_reads_counts_piles_and_what_is_left_but_no_order():
    game = table(3, discard=["data", "metal"], damage=[["bridge"], ["armoury"], ["bridge", "armoury"]])
    state = game.state
    view = seat_view(state, NOTHING_KNOWN, 1)
    assert view["seat"] == 1
    assert view["resource_deck"] == {
        "count": len(state["resource_deck"]),
        "cards": sorted(state["resource_deck"]),
        "top": [],
    }
    assert view["damage_deck"] == {
        "count": 3,
        "cards": [["armoury"], ["bridge"], ["bridge", "armoury"]],
        "top": [],
        "bottom": [],
    }
    assert view["resource_discard"] == ["data", "metal"]
    assert view["damage_discard"] == state["damage_discard"]
    assert view["crew"] == state["crew"]
    assert view["rooms"] == state["rooms"]


def test_r35_no_seat_reads_chance():
    state = Table.new(2, seed=77).state
    view = seat_view(state, NOTHING_KNOWN, 0)
    assert "rng" not in view
    assert "pending" not in view
    assert "seed" not in view["settings"]
    assert state["settings"]["seed"] == 77, "STATE itself is as it was"


def test_r35_a_view_is_a_copy():
    state = Table.new(2).state
    view = seat_view(state, NOTHING_KNOWN, 0)
    view["crew"][0]["hand"].clear()
    view["resource_discard"].append("data")
    view["settings"]["names"].clear()
    assert state == Table.new(2).state


@pytest.mark.parametrize("seat", (-1, 3))
def test_r35_there_are_as_many_seats_as_crew(seat):
    with pytest.raises(IndexError):
        seat_view(Table.new(1).state, NOTHING_KNOWN, seat)


def test_r35_no_counting_hides_counts_and_piles():
    game = Table.new(3, no_counting=True)
    view = seat_view(game.state, NOTHING_KNOWN, 2)
    assert view["resource_deck"] == {"count": None, "cards": None, "top": []}
    assert view["damage_deck"] == {"count": None, "cards": None, "top": [], "bottom": []}
    assert view["resource_discard"] is None
    assert view["damage_discard"] is None
    assert view["face_up"] == game.state["face_up"]
    assert len(game.state["resource_deck"]) > 50, "STATE stays complete"


@pytest.mark.parametrize("no_counting", (True, False))
def test_r35_cards_that_were_seen_can_be_read_as_long_as_they_are_there(no_counting):
    game = table(
        3,
        at=["bridge", "cargo-hold"],
        variants={"bridge": "v2"},
        damage=[["bridge"], ["armoury"], ["mess-hall"]],
        deck_top=["data", "metal", "energy", "nanobots", "data"],
    )
    state = game.state
    state["settings"]["no_counting"] = no_counting
    game = Table(state)
    known = NOTHING_KNOWN
    for choice in ({"do": "activate"}, {"top": [["armoury"]], "bottom": [["bridge"]]}, {"do": "finish"}):
        known = observe(known, game.choose(**choice).events)
    view = seat_view(game.state, known, 0)
    assert view["damage_deck"]["top"] == [["armoury"]]
    assert view["damage_deck"]["bottom"] == [["bridge"]]
    known = observe(known, game.choose(take="face_up", card="data").events)
    assert seat_view(game.state, known, 0)["damage_deck"]["top"] == [], "it has been drawn"
    known = observe(known, game.do("activate").events)
    top = ["metal", "energy", "nanobots", "data"]
    assert seat_view(game.state, known, 0)["resource_deck"]["top"][:4] == top


def test_r31_r35_nobody_reads_which_damage_cards_were_left_out():
    game = Table.new(3, seed=5, damage_control=True)
    known = game.engine.first_knowledge(game.game)
    drawn = game.state["damage_discard"]
    cards = seat_view(game.state, known, 0)["damage_deck"]["cards"]
    every = [*map(tuple, DAMAGE_CARDS), 1, 2, 3]
    assert Counter(map(damage_card, cards)) == Counter(every) - Counter(map(damage_card, drawn))
    assert seat_view(game.state, known, 0)["damage_deck"]["count"] == len(cards) - 3
    assert Table.new(3).engine.first_knowledge(Table.new(3).game) == Knowledge()
