"""`{"view": SEAT}`: what a seat may read, through new, load, choose and undo."""

from __future__ import annotations

import json
import random

import pytest

from tests.referee.driver import NEW

BRIDGE = {"players": 2, "difficulty": "easy", "seed": 5, "first": 0}


def at_the_bridge(driver) -> dict:
    """A game whose active player stands in the repaired Bridge."""
    state = driver(new=BRIDGE)["state"]
    place = [room["id"] for room in state["rooms"]].index("bridge")
    state["rooms"][place]["cubes"] = [True, True, True]
    state["crew"][0]["at"] = place
    return state


def test_a_view_is_the_state_without_what_nobody_knows(playing):
    state = playing(undo=0)["state"]
    view = playing(view=1)["view"]
    assert view["seat"] == 1
    assert not {"pending", "rng"} & set(view)
    assert "seed" not in view["settings"]
    assert view["resource_deck"] == {
        "count": len(state["resource_deck"]),
        "cards": sorted(state["resource_deck"]),
        "top": [],
    }
    assert view["crew"] == state["crew"] and view["damage_discard"] == state["damage_discard"]


def test_it_changes_nothing(playing):
    before = playing(undo=0)
    playing(view=0)
    after = playing(undo=0)
    assert after == before


@pytest.mark.parametrize("settings", [{}, {"damage_control": True}, {"no_counting": True}])
def test_the_order_of_unseen_cards_is_not_in_it(driver, settings):
    driver(new={**NEW["new"], **settings})
    state = driver(undo=0)["state"]
    views = []
    for seed in range(3):
        mixed = random.Random(seed)
        mixed.shuffle(state["resource_deck"])
        by_type: dict[int, list] = {}
        for card in state["damage_deck"]:
            by_type.setdefault(len(card) if isinstance(card, list) else card["any"], []).append(card)
        for cards in by_type.values():
            mixed.shuffle(cards)
        state["damage_deck"] = [card for kind in sorted(by_type) for card in by_type[kind]]
        driver(load={**state, "rng": None})
        views.append(driver(view=0))
    assert views[0] == views[1] == views[2]


def test_what_was_looked_at_is_known_until_it_is_undone(driver):
    state = at_the_bridge(driver)
    driver(load=state)
    assert driver(view=0)["view"]["damage_deck"]["top"] == []
    driver(choose={"do": "activate"})
    looked = state["damage_deck"][:3]
    assert driver(view=0)["view"]["damage_deck"]["top"] == looked
    order = [looked[2], looked[0], looked[1]]
    driver(choose={"order": order})
    assert driver(view=1)["view"]["damage_deck"]["top"] == order
    driver(undo=2)
    assert driver(view=0)["view"]["damage_deck"]["top"] == []
    driver(choose={"do": "scavenge"})
    assert driver(view=0)["view"]["damage_deck"]["top"] == []


def test_what_was_looked_at_is_drawn_and_forgotten(driver):
    driver(load=at_the_bridge(driver))
    driver(choose={"do": "activate"})
    order = driver(undo=0)["decision"]["options"][0]
    driver(choose=order)
    driver(choose={"do": "finish"})
    answer = driver(choose={"take": "deck"})
    while answer["decision"]["kind"] == "discard":
        answer = driver(choose=answer["decision"]["options"][0])
    assert answer["state"]["turn"] == 2
    assert driver(view=1)["view"]["damage_deck"]["top"] == order["order"][1:]


@pytest.mark.parametrize("seat", [True, "1", None, 1.0, -1, 2, [0]])
def test_no_such_seat(playing, seat):
    assert "seat" in playing.error(json.dumps({"view": seat}))


def test_no_game_yet(driver):
    assert "No game is in progress" in driver(view=0)["error"]
