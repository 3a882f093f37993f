"""The pointer: what cancels a drag, what survives, and how a drag and two clicks are the same."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.app.table.input.drag import THRESHOLD, Click, Drag, Drop
from game.app.table.model.table_keys import TableKey
from game.app.table.motion.transients import reading_ms
from game.storage.settings.preferences import Preferences
from tests.play.driver import Hands
from tests.rules.positions import position


@pytest.fixture
def hands(tmp_path: Path) -> Hands:
    return Hands(tmp_path)


def bridge(**changes):
    """Mara on the Bridge, which is whole, with the cards to divert it; Joon beside her."""
    wanted = {
        "at": ["bridge", "bridge", "mess-hall"],
        "hands": [["data", "metal", "energy", "nanobots"], ["data", "metal"], ["energy"]],
        "tokens": [1, 0, 2],
    }
    return position(3, **{**wanted, **changes})


class TestController:
    def test_a_press_and_a_release_on_one_element_is_a_click(self) -> None:
        drag = Drag()
        drag.press(TableKey.hand(0), (10, 10), True)
        assert not drag.move((10 + THRESHOLD / 2, 10))
        assert drag.release(TableKey.hand(0), (12, 10)) == Click(TableKey.hand(0), (12, 10))

    def test_a_release_elsewhere_without_a_drag_clicks_nothing(self) -> None:
        drag = Drag()
        drag.press("undo", (10, 10), False)
        drag.move((300, 10))
        assert drag.release("redo", (300, 10)) == Click(None, (300, 10))

    def test_moving_far_enough_picks_up(self) -> None:
        drag = Drag()
        drag.press(TableKey.hand(0), (10, 10), True)
        assert drag.move((10 + THRESHOLD + 1, 10))
        assert drag.held == TableKey.hand(0)
        assert drag.release(TableKey.room("bridge"), (99, 9)) == Drop(
            TableKey.hand(0), TableKey.room("bridge"), (99, 9)
        )
        assert drag.held is None

    def test_cancel_says_what_was_held_and_forgets_the_release(self) -> None:
        drag = Drag()
        drag.press(TableKey.hand(0), (10, 10), True)
        drag.move((60, 10))
        assert drag.cancel() == TableKey.hand(0)
        assert drag.release(TableKey.room("bridge"), (99, 9)) is None

    def test_a_release_that_was_pressed_elsewhere_is_nothing(self) -> None:
        assert Drag().release(TableKey.room("bridge"), (1, 1)) is None


def test_while_a_card_is_held_its_targets_shine_and_the_others_are_grey(hands: Hands) -> None:
    table = hands.position(bridge())
    hands.grab("hand/0")
    marks = table.input.marks()
    assert marks.held == TableKey.hand(0)
    assert {TableKey.divert("bridge"), TableKey.room("bridge"), TableKey.crew(1)} <= marks.legal
    assert TableKey.room("mess-hall") in marks.illegal and TableKey.crew(2) in marks.illegal
    assert not marks.legal & marks.illegal


@pytest.mark.parametrize("how", ["esc", "right", "focus", "resize", "pause"])
def test_what_cancels_a_drag(hands: Hands, how: str) -> None:
    table = hands.position(bridge())
    before = hands.state
    hands.grab("hand/0")
    hands.move("divert/bridge", held=True)
    assert table.input.drag.held == TableKey.hand(0)
    if how == "esc":
        hands.key("esc")
    elif how == "right":
        hands.press("divert/bridge", button=3)
    elif how == "focus":
        hands.post(pygame.WINDOWFOCUSLOST)
    elif how == "resize":
        pygame.display.set_mode((1600, 900), pygame.RESIZABLE)
        hands.post(pygame.WINDOWSIZECHANGED, x=1600, y=900)
    else:
        hands.table.command("help")
    assert table.input.drag.held is None
    assert not table.input.marks().legal
    hands.release((400.0, 160.0))
    assert hands.state == before and len(table.session.log) == 1
    assert type(hands.top).__name__ == ("HelpPanel" if how == "pause" else "TableScene")


def test_after_a_resize_in_mid_drag_everything_works_at_the_new_size(hands: Hands) -> None:
    hands.position(bridge())
    hands.grab("hand/0")
    for size in ((1920, 1080), (1024, 768), (960, 540), (2560, 1080)):
        pygame.display.set_mode(size, pygame.RESIZABLE)
        hands.post(pygame.WINDOWSIZECHANGED, x=size[0], y=size[1])
        assert hands.table.input.drag.held is None
        hands.grab("hand/0")
        assert hands.table.input.drag.held == TableKey.hand(0)
        hands.app.draw()
    hands.move("divert/bridge", held=True)
    hands.release("divert/bridge")
    assert hands.state["rooms"][0]["diverted"]


def test_esc_puts_back_before_it_opens_the_menu(hands: Hands) -> None:
    table = hands.position(bridge())
    hands.key("1")
    assert table.input.picked == TableKey.hand(0)
    hands.key("esc")
    assert table.input.picked is None and hands.top is table
    hands.key("esc")
    assert type(hands.top).__name__ == "MenuScene"


def test_esc_closes_a_message_before_it_opens_the_menu(hands: Hands) -> None:
    table = hands.position(bridge())
    hands.key("z")
    assert table.transients.toast is not None
    hands.key("esc")
    assert table.transients.toast is None and hands.top is table
    hands.key("esc")
    assert type(hands.top).__name__ == "MenuScene"


def test_a_card_let_go_over_its_own_hand_goes_back_without_a_word(hands: Hands) -> None:
    table = hands.position(bridge())
    hands.drag("hand/0", "hand/3")
    assert table.transients.toast is None and len(table.session.log) == 1


def test_two_clicks_do_what_a_drag_does(tmp_path: Path) -> None:
    states = []
    for way in ("drag", "click"):
        hands = Hands(tmp_path / way)
        hands.position(bridge())
        if way == "drag":
            hands.drag("meeple/0", "room/crew-quarters")
            hands.drag("hand/0", "dock")
        else:
            hands.click("meeple/0")
            hands.click("room/crew-quarters")
        states.append(hands.state)
    assert states[0] == states[1]


def test_picking_another_card_changes_the_pick(hands: Hands) -> None:
    table = hands.position(bridge())
    hands.click("hand/0")
    hands.click("hand/1")
    assert table.input.picked == TableKey.hand(1)
    hands.click("hand/1")
    assert table.input.picked is None


def test_what_is_refused_flies_back_and_the_flight_hides_the_card_in_its_place(tmp_path: Path) -> None:
    hands = Hands(tmp_path, Preferences(animation="normal"))
    table = hands.position(bridge())
    hands.wait(4000)
    hands.drag("hand/3", "divert/bridge")
    assert table.transients.returning is not None and table.transients.returning.source == TableKey.hand(3)
    hands.wait(100)
    assert table.transients.returning is not None
    hands.wait(200)
    assert table.transients.returning is None
    assert table.transients.toast is not None
    assert table.transients.toast.reason is not None
    hands.wait(reading_ms(table.transients.toast.reason))
    assert table.transients.toast is None
