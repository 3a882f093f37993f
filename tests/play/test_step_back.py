"""Escape takes the use of a room back while the room asks, and nothing else."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.app.table.dialogs.decision_dialog import DecisionDialog
from tests.play.driver import Hands
from tests.rules.positions import position


@pytest.fixture
def hands(tmp_path: Path) -> Hands:
    return Hands(tmp_path)


def test_escape_takes_the_use_of_a_room_back(hands: Hands) -> None:
    table = hands.position(position(2, at=["armoury", "bridge"]))
    table.propose({"do": "activate"})
    assert table.position.origin.room == "armoury" and hands.top is table
    hands.key("esc")
    assert table.position.acting and table.position.actions == 3 and hands.top is table


def test_escape_takes_no_other_choice_back(hands: Hands) -> None:
    """An action can be undone, but Escape is the way to the menu."""
    table = hands.position(position(2, at=["armoury", "bridge"]))
    move = next(option for option in table.session.decision["options"] if option.get("do") == "move")
    table.propose(move)
    moved = table.session.state
    assert table.session.can_undo and table.position.actions == 2
    assert not table.rewinding.step_back()
    hands.key("esc")
    assert table.position.actions == 2 and table.session.state == moved
    assert hands.top is not table, "the menu"


def test_escape_opens_the_menu_where_the_use_cannot_be_taken_back(hands: Hands) -> None:
    """The game was loaded while the room asked: there is nothing to go back to."""
    before = hands.position(position(2, at=["armoury", "bridge"]))
    before.propose({"do": "activate"})
    table = hands.position(before.session.state)
    assert table.position.origin.room == "armoury" and not table.session.can_undo
    assert not table.rewinding.step_back()
    hands.key("esc")
    assert table.position.origin.room == "armoury" and hands.top is not table, "the menu"


@pytest.fixture
def swapping(hands: Hands) -> DecisionDialog:
    """The dialog of the mess hall, which reveals nothing."""
    table = hands.position(position(2, at=["mess-hall", "bridge"], hands=[["data", "metal"], ["energy"]]))
    table.propose({"do": "activate"})
    hands.wait()
    dialog = hands.top
    assert isinstance(dialog, DecisionDialog) and dialog.room == "mess-hall" and dialog.undoable
    return dialog


def test_escape_in_the_dialog_of_a_room_takes_its_use_back(hands: Hands, swapping: DecisionDialog) -> None:
    hands.key("esc")
    hands.wait()
    assert hands.top is swapping.table and swapping.table.position.origin.room is None


def test_escape_in_a_dialog_of_no_room_opens_the_menu(hands: Hands, swapping: DecisionDialog) -> None:
    swapping.room = ""
    hands.key("esc")
    assert hands.top is not swapping and hands.top is not swapping.table
    assert swapping.table.position.origin.room == "mess-hall", "nothing was taken back"


def test_escape_opens_the_menu_where_a_dialogs_question_cannot_be_taken_back(
    hands: Hands, swapping: DecisionDialog
) -> None:
    table = hands.position(swapping.table.session.state)
    hands.wait()
    dialog = hands.top
    assert isinstance(dialog, DecisionDialog) and dialog.room == "mess-hall" and not dialog.undoable
    hands.key("esc")
    assert hands.top is not dialog and table.position.origin.room == "mess-hall"
