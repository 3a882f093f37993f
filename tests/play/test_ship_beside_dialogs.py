"""Beside a dialog the ship stays to be seen, and shows the rooms that a card is wanted in."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from game.app.drawing.viewport import centre, inside
from game.app.forms.veil import STRIPS
from game.app.table.dialogs import ship_map
from game.app.table.dialogs.decision_dialog import DecisionDialog
from game.app.table.dialogs.ship_map import DIVERTS, REPAIRS, STRUCK, wanted
from game.app.table.model.table_keys import HULL, TableKey
from game.storage.settings.preferences import Preferences
from tests.play.driver import Hands
from tests.rules.positions import position

CARDS = [["data", "metal", "universal"], ["energy", "nanobots"], []]


@pytest.fixture
def hands(tmp_path: Path) -> Hands:
    return Hands(tmp_path, Preferences(animation="off", language="en"))


def asked(hands: Hands, room: str, **more: Any) -> DecisionDialog:
    counted = more.pop("counted", True)
    state = position(3, at=[room, "armoury", "mess-hall"], hands=CARDS, **more)
    state["settings"]["no_counting"] = not counted
    table = hands.position(state)
    table.propose({"do": "activate"})
    hands.wait()
    assert isinstance(hands.top, DecisionDialog)
    return hands.top


def apart(one: Any, other: Any) -> bool:
    return bool(
        one[0] + one[2] <= other[0] or other[0] + other[2] <= one[0]
        or one[1] + one[3] <= other[1] or other[1] + other[3] <= one[1]
    )  # fmt: skip


@pytest.mark.parametrize("room", ["cargo-hold", "bridge", "mess-hall"])
def test_it_stands_beside_the_dialog_and_on_the_screen(hands: Hands, room: str) -> None:
    dialog = asked(hands, room)
    kit = hands.app.kit
    hands.app.draw()
    for _ in range(STRIPS):
        assert dialog.veil.working and dialog.wake() == 0
        hands.app.advance(10)
    assert not dialog.veil.working
    found = dialog.map.places(kit, dialog.frame(kit))
    assert found is not None and dialog.veil.kept is not None
    for place in (*found, dialog.frame(kit)):
        assert inside((0, 0, *kit.viewport.design), (place[0], place[1]))
        assert inside((0, 0, *kit.viewport.design), (place[0] + place[2], place[1] + place[3]))
    assert apart(found[0], found[1]) and apart(found[0], dialog.frame(kit))


def test_a_card_is_wanted_where_a_space_is_open_or_a_cost_unpaid(hands: Hands) -> None:
    """R-8, R-11, R-13: by what is printed on the rooms, with what has been diverted left out."""
    dialog = asked(hands, "mess-hall", cubes={"bridge": "011"}, diverted=["cargo-hold"])
    table, facts = hands.table, hands.table.position.facts
    lacks = facts.rooms["bridge"].repair[0]
    for card in facts.resources:
        rooms = wanted(table.position, card)
        fits = card in facts.wild or card == lacks
        assert rooms[REPAIRS] == (("bridge",) if fits else ())
        costs = {n for n, room in facts.rooms.items() if card in facts.wild or card in room.divert}
        assert set(rooms[DIVERTS]) == costs - {"cargo-hold", table.position.core}
    assert wanted(table.position, ["bridge", "armoury"]) == {STRUCK: ("bridge", "armoury")}
    assert wanted(table.position, None) == {} and dialog.map is not None


def test_it_tells_of_the_card_under_the_pointer_or_with_the_keyboard(hands: Hands) -> None:
    dialog: Any = asked(hands, "cargo-hold")
    hands.app.draw()
    for _ in range(STRIPS):
        hands.app.advance(10)
    assert dialog.pointed() is None and hands.shows("Point at a card")
    hands.move(centre(dialog.places()[1]))
    assert dialog.pointed() == dialog.cards[1]
    assert hands.shows("Still needed to divert") or hands.shows("No room still needs it")
    hands.move((5.0, 5.0))
    hands.key("3")
    assert dialog.pointed() == dialog.cards[2], "picked up"


def test_in_large_type_there_is_no_room_and_the_dialog_stands_in_the_middle(tmp_path: Path) -> None:
    hands = Hands(tmp_path, Preferences(animation="off", language="en", text=200))
    dialog = asked(hands, "cargo-hold")
    kit = hands.app.kit
    frame = dialog.frame(kit)
    assert ship_map.wide(kit, frame[2]) == 0 and dialog.map.places(kit, frame) is None
    assert frame[0] + frame[2] / 2 == kit.viewport.design[0] / 2
    hands.app.draw()
    assert dialog.veil.kept is None


def told(hands: Hands, dialog: Any) -> dict[str, str]:
    """What stands last at the top right of each room of the ship beside a dialog, by room id."""
    canvas = hands.app.draw()
    places = dialog.map.places(hands.app.kit, dialog.frame(hands.app.kit))
    assert places is not None
    hull, scale = hands.table.layout.rect(HULL), places[0][2] / hands.table.layout.rect(HULL)[2]
    found = {}
    for room in hands.table.view.rooms:
        x, y, w, _ = hands.table.layout.rect(TableKey.room(room.id))
        at = places[0][0] + (x + w - hull[0]) * scale - 14, places[0][1] + (y - hull[1]) * scale + 12
        found[room.id] = next((record.text for record in canvas.texts if inside(record.rect, at)), "")
    return found


@pytest.mark.parametrize(
    "more", [{}, {"variants": {"bridge": "v2"}}, {"counted": False}], ids=["order", "split", "not counted"]
)
def test_the_odds_on_it_follow_the_damage_cards_as_they_are_put(hands: Hands, more: dict[str, Any]) -> None:
    """They stayed what they were as the dialog opened, whatever card came first by then."""
    dialog: Any = asked(hands, "bridge", **more)
    hands.app.draw()
    for _ in range(STRIPS):
        hands.app.advance(10)
    if not more.get("counted", True):
        assert not any(told(hands, dialog).values()) and not hands.shows(hands.app.texts("play-map-odds"))
        return
    for number in ("1", "2"):
        first = dialog.lying("top")[0]
        for room, words in told(hands, dialog).items():
            core = room == hands.table.position.core
            assert words == ("" if core else "100%" if room in first else "0%"), room
        hands.key(number)
        if number == "1":
            hands.click(centre(dialog.places()[-1]))
            assert dialog.lying("top")[0] != first
    assert hands.shows(hands.app.texts("play-map-odds"))
    hands.app.pop()
    table = hands.table
    table.propose(dialog.answer())
    hands.wait()
    chips = {room.id: room.chip for room in table.view.rooms if room.chip is not None}
    assert {room: chip.percent for room, chip in chips.items()} == {
        room: 100 if room in dialog.lying("top")[0] else 0 for room in chips
    }, "and the table says the same afterwards"


@pytest.mark.parametrize("text", [100, 200])
def test_the_button_that_shows_the_table_says_that_its_key_is_held(tmp_path: Path, text: int) -> None:
    """Its tip and its cap named Tab, which only moves the focus when it is pressed."""
    hands = Hands(tmp_path, Preferences(animation="off", language="en", text=text))
    look = asked(hands, "cargo-hold").form.find("look")
    assert look is not None and look.tip is not None and look.tip.endswith("while you hold Tab.")
    assert ("Hold Tab" in hands.texts()) is (text == 200), "beside the ship it has no words"
