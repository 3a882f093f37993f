"""A key that is pressed once too often takes nothing away, and what is chosen needs no second press."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from game.app.forms.confirm_scene import ConfirmScene
from game.app.table.dialogs.decision_dialog import DecisionDialog
from game.app.table.model.gestures.interactions import reveals
from game.app.table.model.table_keys import END, TableKey
from game.play.session import Session
from game.storage.settings.preferences import Preferences
from tests.play.driver import ENGINE, Hands
from tests.rules.positions import position

AT = ["bridge", "bridge", "mess-hall"]
CARDS = [["data", "metal", "energy"], ["energy", "nanobots"], []]
KEYS = ("space", "enter")


@pytest.fixture
def hands(tmp_path: Path) -> Hands:
    return Hands(tmp_path, Preferences(animation="off", language="en"))


def scavenging(hands: Hands) -> Any:
    """Two picks are asked for."""
    table = hands.position(position(3, at=AT, hands=CARDS))
    table.session.dice = [6]
    table.propose({"do": "scavenge"})
    hands.wait()
    assert table.session.decision["kind"] == "scavenge"
    return table


@pytest.mark.parametrize("times", [1, 2, 5])
def test_the_key_that_ends_the_actions_never_takes_nothing(hands: Hands, times: int) -> None:
    table = scavenging(hands)
    choices = len(table.session.log)
    for _ in range(times):
        hands.key("space")
    assert len(table.session.log) == choices
    assert table.input.by_key and table.input.focus == END, "it goes to the button that does"
    hands.key("enter")
    assert table.session.log[-1].events[0]["option"] == {"take": "nothing"}


def test_taking_nothing_can_be_reached_by_tab_last_and_by_a_click(hands: Hands) -> None:
    table = scavenging(hands)
    assert table.input.walkable()[-1] == END and len(table.input.walkable()) > 1
    hands.click("end")
    assert table.session.log[-1].events[0]["option"] == {"take": "nothing"}


@pytest.mark.parametrize("key", KEYS)
def test_actions_are_not_lost_by_the_key_that_asked(hands: Hands, key: str) -> None:
    table = hands.position(position(3, at=AT, hands=CARDS, tokens=[4, 2, 2]))
    for _ in range(6):
        hands.key("space")
        if isinstance(hands.top, ConfirmScene):
            hands.key(key)
    assert table.session.state["phase"] == "actions" and table.session.state["actions_left"] == 3


def test_a_card_is_not_discarded_by_the_key_that_took_the_others(hands: Hands) -> None:
    six = ["data", "metal", "energy", "energy", "nanobots", "data"]
    table = hands.position(position(3, at=AT, hands=[six, [], []]))
    table.propose({"do": "finish"})
    hands.key("enter")
    for _ in range(2):
        hands.key("enter")
    assert table.session.decision["kind"] == "discard"
    assert table.input.picked is None and len(table.position.hand) > 6


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("room", ["cargo-hold", "bridge"])
def test_a_dialog_is_not_confirmed_by_the_key_that_opened_it(hands: Hands, room: str, key: str) -> None:
    """Whatever stands as the answer at first: somebody must have touched it, or gone to Confirm."""
    table = hands.position(position(3, at=[room, "bridge", "mess-hall"], hands=CARDS))
    table.propose({"do": "activate"})
    hands.wait()
    dialog = hands.top
    assert isinstance(dialog, DecisionDialog) and dialog.answer() is not None and dialog.untouched
    hands.key(key)
    assert hands.top is dialog
    hands.press_widget("confirm")
    assert hands.top is not dialog


class TestATurnThatIsStillToBeSeen:
    @pytest.fixture
    def moving(self, tmp_path: Path) -> Hands:
        return Hands(tmp_path, Preferences(animation="normal", language="en"))

    def storm(self, moving: Hands) -> Any:
        table = moving.position(position(3, at=AT, hands=CARDS, damage=[["repair-centre", "cargo-hold"]]))
        moving.wait(4000)
        table.propose({"do": "finish"})
        moving.wait(4000)
        table.propose({"take": "deck"})
        moving.wait(1500)
        assert table.director.busy and table.session.state["active"] == 1
        return table

    @pytest.mark.parametrize("press", ["space", "enter", "click", "end"])
    def test_a_press_ends_what_is_shown_and_nothing_more(self, moving: Hands, press: str) -> None:
        table = self.storm(moving)
        choices = len(table.session.log)
        if press in KEYS:
            moving.key(press)
        else:
            moving.click("room/crew-quarters" if press == "click" else "end")
        assert not table.director.busy and len(table.session.log) == choices
        assert not table.input.by_key and table.input.picked is None
        moving.wait()
        moving.key("space")
        assert table.session.state["phase"] == "collect", "the next one counts"

    def test_a_new_game_does_not_lose_its_first_turn(self, moving: Hands) -> None:
        setup = {"players": 3, "difficulty": "medium", "seed": 7, "first": 0}
        table = moving.sit_down(Session.new(setup, ENGINE))
        assert table.director.busy
        moving.key("space")
        assert not table.director.busy and table.session.state["phase"] == "actions"


class TestOneThingChosen:
    def discarding(self, hands: Hands) -> Any:
        seven = ["data", "metal", "energy", "energy", "nanobots", "data"]
        table = hands.position(position(3, at=AT, hands=[seven, [], []]))
        table.propose({"do": "finish"})
        table.propose({"take": "deck"})
        hands.wait()
        assert table.session.decision["kind"] == "discard"
        return table

    @pytest.mark.parametrize("how", ["space", "click"])
    def test_your_choice_confirms_what_is_picked_up(self, hands: Hands, how: str) -> None:
        table = self.discarding(hands)
        assert table.view.dock.end.kind == "wait"
        hands.click("hand/1")
        assert table.input.picked == TableKey.hand(1)
        end = table.view.dock.end
        assert (end.kind, end.primary) == ("confirm", True)
        card = table.position.hand[1]
        if how == "space":
            hands.key("space")
        else:
            hands.click("end")
        assert table.session.log[-1].events[0]["option"] == {"card": card}

    def test_nothing_picked_up_is_nothing_to_confirm(self, hands: Hands) -> None:
        table = self.discarding(hands)
        choices = len(table.session.log)
        hands.click("end")
        hands.key("space")
        assert len(table.session.log) == choices

    def test_what_shows_hidden_cards_is_known_from_its_steps(self) -> None:
        """R-9, R-15, R-22: rolls, draws and looks; a repair or a move shows nothing."""
        menu = Session.new({"players": 3, "difficulty": "easy", "seed": 1}, ENGINE).menu
        assert menu is not None
        shown = {action.action for action in menu.alternatives if reveals(action)}
        assert "scavenge" in shown and not shown & {"move", "give", "take", "repair", "divert"}
