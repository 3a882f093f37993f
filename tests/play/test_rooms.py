"""Every V1 room used by dragging, its decision made by hand, and what the table says about it."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.app.table.model.table_keys import TableKey
from tests.play.driver import Hands
from tests.play.hand import carry_out
from tests.rules.positions import position, room, track


@pytest.fixture
def hands(tmp_path: Path) -> Hands:
    return Hands(tmp_path)


def use(player: Hands, room_id: str, **changes):
    """Stand in a room that is whole and activate it by dragging the button onto it."""
    table = player.position(position(3, **{"at": [room_id, "mess-hall", "bridge"], **changes}))
    player.drag("button/activate", f"room/{room_id}")
    player.wait()
    return table


def test_crew_quarters_sends_any_meeple_to_company(hands: Hands) -> None:
    """R-19."""
    table = use(hands, "crew-quarters")
    assert table.input.legal() == {TableKey.meeple(0), TableKey.meeple(1), TableKey.meeple(2)}
    hands.drag("meeple/1", "room/armoury")
    assert hands.refuses("Send Joon to the Armoury: no one is there to join")
    hands.drag("meeple/1", "room/bridge")
    assert table.position.room_of(1) == "bridge"


def test_cargo_hold_puts_five_cards_in_any_order(hands: Hands) -> None:
    """R-20: dragged into place; the deck then shows them as seen."""
    top = ["data", "metal", "nanobots", "energy", "universal"]
    table = use(hands, "cargo-hold", deck_top=top)
    dialog = hands.top
    assert dialog.cards == top
    places = dialog.places()
    middle = [(x + w / 2, y + h / 2) for x, y, w, h in places]
    hands.drag(middle[4], middle[0])
    assert dialog.cards == ["universal", "data", "metal", "nanobots", "energy"]
    hands.key("r")
    assert dialog.cards == top
    hands.key("3")
    hands.key("left")
    hands.key("left")
    hands.key("enter")
    assert hands.state["resource_deck"][:5] == ["nanobots", "data", "metal", "energy", "universal"]
    assert table.session.knowledge.deck_top == ("nanobots", "data", "metal", "energy", "universal")


def test_cargo_hold_with_three_cards_left(hands: Hands) -> None:
    table = use(hands, "cargo-hold", deck=["data", "metal", "energy"])
    assert len(hands.top.places()) == 3
    hands.press_widget("confirm")
    assert hands.state["resource_deck"] == ["data", "metal", "energy"]
    assert hands.top is table


def test_engine_room_draws_a_card_out_of_the_pile(hands: Hands) -> None:
    """R-22: a discard dragged onto a card of the hand."""
    use(hands, "engine-room", hands=[["data", "metal"], [], []], discard=["energy", "nanobots", "energy"])
    dialog = hands.top
    assert dialog.cards("upper") == ["energy", "nanobots"] and dialog.counts("upper") == [2, 1]
    assert not hands.top.form.find("confirm").enabled
    carry_out(hands, {"give": "metal", "take": "nanobots"})
    assert sorted(hands.state["crew"][0]["hand"]) == ["data", "nanobots"]
    assert hands.state["resource_discard"][0] == "metal"


def test_an_activation_that_revealed_nothing_can_be_taken_back_from_its_dialog(hands: Hands) -> None:
    table = use(hands, "engine-room", hands=[["data"], [], []], discard=["energy"])
    hands.press_widget("undo")
    hands.wait()
    assert hands.top is table and table.session.decision["kind"] == "action"
    assert hands.state["actions_left"] == 3


@pytest.mark.parametrize(
    ("option", "mine", "theirs"),
    [
        ({"give": "data", "to": 2}, ["metal"], ["data", "energy", "energy"]),
        ({"take": "energy", "from": 2}, ["data", "energy", "metal"], ["energy"]),
        ({"give": "metal", "take": "energy", "with": 2}, ["data", "energy"], ["energy", "metal"]),
    ],
)
def test_mess_hall_gives_takes_and_swaps(hands: Hands, option, mine, theirs) -> None:
    """R-21: with anyone, wherever they are."""
    cards = [["data", "metal"], ["universal"], ["energy", "energy"]]
    use(hands, "mess-hall", at=["mess-hall", 4, "bridge"], hands=cards)
    carry_out(hands, option)
    assert sorted(hands.state["crew"][0]["hand"]) == sorted(mine)
    assert sorted(hands.state["crew"][2]["hand"]) == sorted(theirs)


def test_repair_centre_mends_any_other_room(hands: Hands) -> None:
    """R-23: as if standing there; the Repair Centre itself is refused."""
    table = use(hands, "repair-centre", hands=[["metal", "data"], [], []],
                cubes={"armoury": "010", "medical-bay": "011"})  # fmt: skip
    lit = {key for key in table.input.legal() if key.kind == "slot"}
    assert lit == {TableKey.slot("armoury", 0), TableKey.slot("armoury", 2), TableKey.slot("medical-bay", 0)}
    hands.drag("hand/1", "slot/armoury/0")
    assert hands.refuses("Repair the Armoury: this space takes data, not metal")
    hands.drag("hand/1", "room/repair-centre")
    assert hands.refuses("the Repair Centre repairs other rooms only")
    hands.drag("hand/1", "slot/armoury/2")
    assert track(hands.state, "armoury") == "011"


def test_bridge_orders_three_damage_cards(hands: Hands) -> None:
    """R-25: what they would do is said beside them."""
    damage = [["bridge"], ["medical-bay", "crew-quarters"], ["armoury"]]
    use(hands, "bridge", at=["bridge", 4, 4], damage=damage, cubes={"armoury": "000"})
    assert hands.shows("the ship would be lost")
    carry_out(hands, {"order": [damage[1], damage[2], damage[0]]})
    assert hands.state["damage_deck"] == [damage[1], damage[2], damage[0]]


def test_bridge_with_one_card(hands: Hands) -> None:
    use(hands, "bridge", at=["bridge", 4, 4], damage=[["armoury"]])
    assert len(hands.top.places()) == 1
    hands.key("enter")
    assert hands.state["damage_deck"] == [["armoury"]]


def test_armoury_lays_tokens_on_rooms(hands: Hands) -> None:
    """R-26: one after the other; Esc takes the first one back."""
    table = use(hands, "armoury")
    hands.drag("supply/protection", "room/bridge")
    assert table.input.placed == ("bridge",) and hands.shows("Place one Protection token")
    hands.key("esc")
    assert table.input.placed == () and hands.shows("Place 2 Protection tokens")
    hands.drag("supply/protection", "room/energy-core")
    assert table.input.placed == () and table.transients.toast is not None
    hands.drag("supply/protection", "room/bridge")
    hands.click("room/bridge")
    assert room(hands.state, "bridge")["protection"] == [0, 0]


def test_armoury_with_one_token_left(hands: Hands) -> None:
    use(hands, "armoury", protection={"bridge": [1, 1], "mess-hall": [2]})
    hands.drag("supply/protection", "room/armoury")
    assert room(hands.state, "armoury")["protection"] == [0]


def test_the_energy_core_wins(hands: Hands) -> None:
    eight = ["bridge", "crew-quarters", "mess-hall", "engine-room", "repair-centre", "cargo-hold", "armoury"]
    use(hands, "energy-core", diverted=[*eight, "medical-bay"])
    assert hands.state["result"]["won"]


def test_several_holders_of_protection_are_asked(hands: Hands) -> None:
    """R-16: the active player names who gives a token up."""
    hands.position(
        position(3, at=["bridge"] * 3, held_protection=[0, 1, 1], damage=[["bridge"], ["armoury"]],
                 phase="collect", actions_left=0)
    )  # fmt: skip
    hands.drag("deck", "dock")
    hands.wait()
    assert hands.table.session.decision["kind"] == "protection"
    assert hands.table.input.legal() >= {TableKey.crew(1), TableKey.crew(2)}
    hands.click("crew/2")
    assert hands.state["crew"][2]["protection_tokens"] == 0


def test_holding_tab_shows_the_table_and_a_short_press_moves_the_focus(hands: Hands) -> None:
    use(hands, "bridge", at=["bridge", 4, 4])
    dialog = hands.top
    hands.key_down("tab")
    hands.wait(400)
    assert dialog.peeking and hands.shows(hands.app.texts("play-peek-back"))
    hands.post(pygame.KEYUP, key=pygame.K_TAB, mod=0, unicode="", scancode=0)
    assert not dialog.peeking
    before = dialog.form.focus
    hands.key("tab")
    assert dialog.form.focus is not before


def test_a_card_in_a_dialog_is_put_back_by_the_right_button(hands: Hands) -> None:
    use(hands, "cargo-hold")
    dialog = hands.top
    order = list(dialog.cards)
    x, y, w, h = dialog.places()[1]
    hands.grab((x + w / 2, y + h / 2))
    assert dialog.grabbed is not None
    hands.press((x + w / 2, y + h / 2), button=3)
    assert dialog.grabbed is None and dialog.cards == order
