"""What may be counted and what may not (R-35), by mouse and by keyboard."""

from __future__ import annotations

import copy
from pathlib import Path
from typing import Any

import pytest

from game.app.table.dialogs.panels.piles_panel import PilesPanel, left_by_kind, left_by_type
from game.app.table.model.table_keys import DAMAGE_DECK
from game.play.session import Session
from tests.play.driver import ENGINE, Hands
from tools.pictures import demo


@pytest.fixture
def hands(tmp_path: Path) -> Hands:
    return Hands(tmp_path)


def position(no_counting: bool = False) -> dict[str, Any]:
    state = copy.deepcopy(demo.state())
    state["settings"]["no_counting"] = no_counting
    return state


@pytest.mark.parametrize("pile", ["discard", "damage-deck", "damage-discard"])
def test_a_click_opens_every_pile(hands: Hands, pile: str) -> None:
    hands.position(position())
    hands.click(pile)
    assert isinstance(hands.top, PilesPanel) and hands.top.pile == pile
    hands.key("right")
    hands.key("left")
    hands.key("esc")
    assert hands.top is hands.table


def test_a_click_on_the_deck_means_to_take_from_it(hands: Hands) -> None:
    """Where nothing may be taken the table says why; what is left has a key of its own."""
    table = hands.position(position())
    hands.click("deck")
    assert hands.top is table and table.transients.toast is not None and table.transients.toast.reason
    hands.key("c")
    assert isinstance(hands.top, PilesPanel) and hands.top.pile == "deck"
    hands.key("esc")
    table.propose({"do": "finish"})
    cards = len(table.session.state["resource_deck"])
    hands.click("deck")
    assert len(table.session.state["resource_deck"]) == cards - 2


def test_piles_by_keyboard(hands: Hands) -> None:
    table = hands.position(position())
    while not (table.input.by_key and table.input.focus == DAMAGE_DECK):
        hands.key("tab")
    hands.key("enter")
    assert hands.top.pile == "damage-deck"
    hands.key("left")
    assert hands.top.pile == "discard" and hands.shows("22 cards, latest first")
    hands.key("enter")
    assert hands.top is table


def test_the_numbers_are_those_of_the_decks(hands: Hands) -> None:
    state = position()
    hands.position(state)
    hands.key("c")
    assert hands.shows("27 cards are left in the Resource deck")
    assert sum(count for _, count in left_by_kind(state, set(state["resource_deck"]))) == 27
    known = hands.table.session.knowledge
    assert [len(cards) for cards in left_by_type(state, known).values()] == [0, 6, 6]
    other = copy.deepcopy(state)
    other["damage_deck"].reverse()
    assert left_by_type(other, known) == left_by_type(state, known), "nothing of the order is told"


def test_cards_that_were_seen_stay_marked(hands: Hands) -> None:
    state = position()
    state["crew"][1]["at"] = demo.ROOMS.index("cargo-hold")
    table = hands.position(state)
    hands.key("a")
    for _ in range(2):
        hands.key("enter")
    assert table.view.resources.seen == tuple(state["resource_deck"][:5])
    hands.key("c")
    assert hands.shows("Everyone has seen the next 5 cards")


@pytest.mark.parametrize("pile", ["deck", "discard", "damage-deck", "damage-discard"])
def test_no_counting_keeps_piles_closed_and_says_why(hands: Hands, pile: str) -> None:
    table = hands.position(position(no_counting=True))
    if pile == "deck":
        hands.key("c")
    else:
        hands.click(pile)
    assert hands.top is table
    assert hands.shows("No counting: decks and discard piles stay hidden unless a room reveals them.")


def test_no_counting_shows_no_number(hands: Hands) -> None:
    table = hands.position(position(no_counting=True))
    view = table.view
    assert all(room.chip is None for room in view.rooms)
    assert (view.top.ahead, view.top.loss, view.top.possible, view.top.breach_turn) == ((), 0, 0, 0)
    assert (view.resources.fill, view.resources.turns, view.resources.counts) == (0, 0, ())
    assert not view.resources.discard
    words = hands.texts()
    assert "27" not in words and "12" not in words and "22" not in words
    assert not any("Empty" in line or "= ship lost" in line or line.endswith("×") for line in words)
    assert "next: 2 rooms" in words, "the back of the next card tells its type"


def test_no_counting_looks_the_same_however_many_are_left(hands: Hands) -> None:
    few, many = position(no_counting=True), position(no_counting=True)
    few["resource_discard"] += few["resource_deck"][4:]
    few["resource_deck"] = few["resource_deck"][:4]
    few["damage_discard"] += few["damage_deck"][7:]
    few["damage_deck"] = few["damage_deck"][:7]
    views = []
    for state in (few, many):
        table = hands.position(state)
        views.append((table.view.resources, table.view.damage, table.view.top, table.view.sun))
    assert views[0][0] == views[1][0]
    assert views[0][2:] == views[1][2:]
    assert (views[0][1].left, views[0][1].hidden) == (views[1][1].left, True)


def test_the_sun_steps_with_the_type(hands: Hands) -> None:
    state = position(no_counting=True)
    assert hands.position(state).view.sun == 0.5
    state["damage_discard"] = state["damage_deck"][:6] + state["damage_discard"]
    state["damage_deck"] = state["damage_deck"][6:]
    assert hands.position(state).view.sun == 1.0


def test_the_log_of_no_counting_forgets(hands: Hands) -> None:
    setup = {"players": 2, "difficulty": "easy", "seed": 5, "no_counting": True}
    table = hands.sit_down(Session.new(setup, ENGINE, hands.app.shelf))
    for _ in range(3):
        table.propose({"do": "finish"})
        while table.session.decision["kind"] != "action":
            table.propose(table.position.options[0])
    hands.wait()
    hands.key("l")
    headings = [line.text for line in hands.top.lines if line.heading]
    assert len(headings) == 2 and headings[-1].startswith("Turn 4")
    assert hands.shows("No counting: only this turn and the one before.")


def test_a_card_of_a_pile_is_shown_large_under_the_pointer(hands: Hands) -> None:
    hands.position(position())
    hands.click("damage-deck")
    panel = hands.top
    names = " ".join(hands.texts()).count("Medical Bay")
    cards = panel.cards(hands.app.kit)
    at = next(n for n, (_, card) in enumerate(cards) if "medical-bay" in card)
    place = cards[at][0]
    hands.move((place[0] + place[2] / 2, place[1] + place[3] / 2))
    assert panel.close.at == at
    assert " ".join(hands.texts()).count("Medical Bay") == names + 1, "once more, on the card held close"
    x, y, _, _ = panel.frame(hands.app.kit)
    hands.move((x + 8, y + 300))
    assert panel.close.at is None and " ".join(hands.texts()).count("Medical Bay") == names


def test_a_card_of_a_pile_is_shown_large_by_keyboard(hands: Hands) -> None:
    hands.position(position())
    hands.key("c")
    hands.key("down")
    assert hands.top.close.at == 0 and hands.shows("Repairs now")
    hands.key("down")
    assert hands.top.close.at == 1
    hands.key("up")
    hands.key("up")
    assert hands.top.close.at == 0
    hands.key("right")
    assert hands.top.close.at is None and not hands.shows("Repairs now")
