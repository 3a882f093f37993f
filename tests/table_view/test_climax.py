"""The climax: a core that can be restarted, the last cards of the deck, a launch with nothing over it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from game.app.table.model.table_keys import DECK
from game.storage.settings.preferences import Preferences
from tests.play.driver import Hands
from tests.rules.positions import position

ROOMS = ["bridge", "cargo-hold", "medical-bay", "crew-quarters", "engine-room", "armoury", "repair-centre"]
ALL = [*ROOMS, "mess-hall"]
AT = ["energy-core", "bridge", "mess-hall"]


@pytest.fixture
def hands(tmp_path: Path) -> Hands:
    return Hands(tmp_path, Preferences(animation="off", language="en"))


def buttons(table: Any) -> dict[str, Any]:
    return {button.action: button for button in table.view.dock.buttons}


def test_at_eight_of_eight_restart_is_gold_and_all_else_steps_back(hands: Hands) -> None:
    table = hands.position(position(3, at=AT, hands=[[], [], []], diverted=ALL))
    assert [action for action, button in buttons(table).items() if button.gold] == ["activate"]
    assert table.view.dock.end.quiet and not table.view.dock.end.primary
    core = next(room for room in table.view.rooms if room.core)
    others = [room for room in table.view.rooms if not room.core]
    assert core.usable and not core.back and all(room.back for room in others)
    assert hands.shows("Restart")


def test_a_room_that_would_lose_the_ship_does_not_step_back(hands: Hands) -> None:
    state = position(3, at=AT, hands=[[], [], []], diverted=ALL, cubes={"armoury": "000"})
    table = hands.position(state)
    ahead = [room.id for room in table.view.rooms if not room.back]
    assert set(ahead) == {"energy-core", *(room.id for room in table.view.rooms if room.critical)}


@pytest.mark.parametrize(("at", "diverted"), [("bridge", ALL), ("energy-core", ROOMS)])
def test_before_that_nothing_is_gold(hands: Hands, at: str, diverted: list[str]) -> None:
    table = hands.position(position(3, at=[at, *AT[1:]], hands=[[], [], []], diverted=diverted))
    assert not any(button.gold for button in buttons(table).values())
    assert not table.view.dock.end.quiet
    assert any(room.back for room in table.view.rooms) is (diverted == ALL)


@pytest.mark.parametrize(("left", "few"), [(6, 0), (5, 5), (1, 1)])
def test_five_cards_or_fewer_are_said_in_the_top_bar_and_the_deck_beats(
    tmp_path: Path, left: int, few: int
) -> None:
    hands = Hands(tmp_path, Preferences(animation="normal", language="en"))
    state = position(3, at=["bridge"] * 3, hands=[[], [], []])
    state["resource_discard"] += state["resource_deck"][left:]
    state["resource_deck"] = state["resource_deck"][:left]
    table = hands.position(state)
    hands.wait(3000)
    assert table.view.top.few == few
    assert hands.shows("until the ship is lost") is bool(few)
    lights = table.idle.resting_lights
    lights.follow(table.view, table.layout)
    assert (table.layout.rect(DECK) in lights._critical) is bool(few)


def test_where_nothing_is_counted_nothing_is_said(hands: Hands) -> None:
    """R-35."""
    state = position(3, at=["bridge"] * 3, hands=[[], [], []])
    state["settings"]["no_counting"] = True
    state["resource_discard"] += state["resource_deck"][3:]
    state["resource_deck"] = state["resource_deck"][:3]
    assert hands.position(state).view.top.few == 0


def test_nothing_stale_stands_over_the_launch(tmp_path: Path) -> None:
    hands = Hands(tmp_path, Preferences(animation="normal", language="en"))
    state = position(3, at=AT, hands=[[], [], []], diverted=ALL, cubes={"armoury": "000"})
    table = hands.position(state)
    hands.wait(3000)
    table.propose({"do": "activate"})
    assert table.director.busy, "nothing would be looped over"
    while table.director.busy:
        effect = table.director.effect()
        if effect is not None and effect[0] == "over":
            view = table.view
            assert not any(room.chip or room.critical or room.back for room in view.rooms)
            assert view.dock.hint == "" and not view.dock.end.primary
            assert not any(button.enabled or button.gold for button in view.dock.buttons)
            assert table.prompt_words() is None or view.top.outlook == "over"
        hands.app.advance(50)
