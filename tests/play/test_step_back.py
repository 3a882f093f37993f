"""Escape takes the use of a room back while the room asks, and nothing else."""

from __future__ import annotations

from pathlib import Path

import pytest

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
    assert not table.step_back()
    hands.key("esc")
    assert table.position.actions == 2 and table.session.state == moved
    assert hands.top is not table, "the menu"


def test_escape_opens_the_menu_where_the_use_cannot_be_taken_back(hands: Hands) -> None:
    """The game was loaded while the room asked: there is nothing to go back to."""
    before = hands.position(position(2, at=["armoury", "bridge"]))
    before.propose({"do": "activate"})
    table = hands.position(before.session.state)
    assert table.position.origin.room == "armoury" and not table.session.can_undo
    assert not table.step_back()
    hands.key("esc")
    assert table.position.origin.room == "armoury" and hands.top is not table, "the menu"
