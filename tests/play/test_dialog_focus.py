"""Dialogs of decisions without a mouse and without digits: Tab, arrows and Enter reach every piece."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from game.app.drawing.viewport import centre, inside
from game.app.table.dialogs.decision_dialog import DecisionDialog
from game.app.table.dialogs.piece_focus import PieceFocus
from game.app.widgets.widget import Widget
from game.storage.settings.preferences import Preferences
from tests.play.driver import Hands
from tests.play.test_pad import Pad
from tests.rules.positions import position

TOP = ["data", "metal", "nanobots", "energy", "universal"]


@pytest.fixture
def hands(tmp_path: Path) -> Hands:
    return Hands(tmp_path)


def dialog(player: Hands, room: str, **facts: Any) -> DecisionDialog:
    """The dialog of a room's ability."""
    player.position(position(3, at=[room, "mess-hall", "bridge"], **facts))
    player.key("a")
    player.wait()
    assert isinstance(player.top, DecisionDialog)
    return player.top


def tab_to(hands: Hands, key: str) -> None:
    for _ in range(60):
        if hands.top.form.focus is not None and hands.top.form.focus.key == key:
            return
        hands.key("tab")
    raise AssertionError(f"Tab never reaches {key}")


def focus(hands: Hands) -> str:
    found = hands.top.form.focus
    assert found is not None and found.focused
    return found.key


CASES = {
    "cargo-hold": {"deck_top": TOP},
    "bridge": {},
    "engine-room": {"hands": [["data", "metal"]], "discard": ["energy", "nanobots"]},
}


@pytest.mark.parametrize("room", ["cargo-hold", "bridge", "engine-room"])
def test_tab_goes_round_every_piece_and_button(hands: Hands, room: str) -> None:
    shown = dialog(hands, room, **CASES[room])
    wanted = {widget.key for widget in shown.form.widgets if widget.focusable}
    assert sum(isinstance(widget, PieceFocus) for widget in shown.form.widgets) == len(shown.pieces()) > 1
    seen = set()
    for _ in range(len(wanted)):
        hands.key("tab")
        seen.add(focus(hands))
    assert seen == wanted


def test_cards_are_put_in_order_with_arrows_and_enter(hands: Hands) -> None:
    shown = dialog(hands, "cargo-hold", deck_top=TOP)
    hands.key("right")
    assert focus(hands) == "piece/0"
    hands.key("right")
    hands.key("right")
    assert focus(hands) == "piece/2"
    hands.key("enter")
    assert shown.picked == 2
    hands.key("left")
    assert (shown.cards[:3], focus(hands)) == (["data", "nanobots", "metal"], "piece/1")
    hands.key("enter")
    assert shown.picked is None
    tab_to(hands, "confirm")
    hands.key("enter")
    assert hands.state["resource_deck"][:3] == ["data", "nanobots", "metal"]


def test_two_rows_are_walked_with_arrows(hands: Hands) -> None:
    shown = dialog(hands, "engine-room", hands=[["data", "metal"]], discard=["energy", "nanobots"])
    hands.key("tab")
    start = focus(hands)
    hands.key("down")
    assert focus(hands) != start
    hands.key("enter")
    hands.key("up")
    hands.key("enter")
    assert shown.answer() is not None


def test_a_button_shows_the_table_until_the_next_key_or_click(hands: Hands) -> None:
    shown = dialog(hands, "cargo-hold", deck_top=TOP)
    hands.press_widget("look")
    assert shown.peeking and hands.shows(hands.app.texts("play-peek-back"))
    before = list(shown.cards)
    hands.key("r")
    assert not shown.peeking and shown.cards == before
    hands.press_widget("look")
    x, y, w, h = shown.places()[0]
    hands.click((x + w / 2, y + h / 2))
    assert not shown.peeking and shown.picked is None


def written_on(hands: Hands, button: Widget) -> list[str]:
    return [record.text for record in hands.app.draw().texts if inside(button.place, centre(record.rect))]


@pytest.mark.parametrize("text", [100, 200])
def test_where_the_ship_has_no_room_beside_a_dialog_the_button_names_its_key(
    text: int, tmp_path: Path
) -> None:
    hands = Hands(tmp_path, Preferences(animation="off", language="en", text=text))
    shown = dialog(hands, "cargo-hold", deck_top=TOP)
    beside = shown.map.places(hands.app.kit, shown.frame(hands.app.kit)) is not None
    assert beside is (text == 100)
    button = shown.form.find("look")
    assert button is not None
    held = hands.app.kit.texts("key-hold-tab")
    assert hands.app.texts("key-name-tab") in held and held.startswith("Hold ")
    assert written_on(hands, button) == ([] if beside else [held])
    hands.press_widget("look")
    assert shown.peeking
    hands.key("enter")
    assert not shown.peeking and hands.top is shown, "the key only comes back"
    hands.key("tab")
    tab_to(hands, "look")
    hands.key("enter")
    assert shown.peeking


def test_a_controller_shows_the_ship_in_the_largest_type(tmp_path: Path) -> None:
    pad = Pad(tmp_path, Preferences(animation="off", language="en", text=200))
    pad.position(position(3, at=["cargo-hold", "mess-hall", "bridge"], deck_top=TOP))
    Hands.key(pad, "a")
    pad.wait()
    shown = pad.top
    assert isinstance(shown, DecisionDialog)
    pad.hat("down")
    button = shown.form.find("look")
    assert button is not None
    assert written_on(pad, button) == [f"Hold {pad.app.texts('pad-xbox-right-shoulder')}"]
    tab_to(pad, "look")
    pad.button("accept")
    assert shown.peeking
    pad.button("accept")
    assert not shown.peeking and pad.top is shown
