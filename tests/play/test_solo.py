"""Solo on the table (R-28, R-29): one shared hand, trades with the face-up cards, whole games."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from game.app.scenes.ending.ending_scene import EndingScene
from game.app.table.model.table_keys import TableKey
from game.app.table.motion.director import place
from game.app.table.motion.shown_state import ShownState
from game.play.session import Session
from game.storage.settings.preferences import Preferences
from tests.play.driver import ENGINE, Hands
from tests.play.hand import carry_out
from tools.pictures import positions

MARA = 1
HAND: list[str] = positions.position("solo")["crew"][MARA]["hand"]


def position(room: str = "medical-bay", **changes: Any) -> dict[str, Any]:
    """The position of turn 11 with a single player, Mara in a room."""
    return positions.position({"from": "solo", "at": {MARA: room}, "set": changes})


@pytest.fixture
def hands(tmp_path: Path) -> Hands:
    return Hands(tmp_path)


def traded(hands: Hands, give: str, take: str) -> None:
    """The last choice was this trade, and everybody's hand shows it."""
    option = hands.table.session.log[-1].events[0]["option"]
    assert (option["give"], option["take"]) == (give, take)
    expected = sorted([*HAND, take])
    expected.remove(give)
    assert all(sorted(member["hand"]) == expected for member in hands.state["crew"])


@pytest.mark.parametrize("how", ["drag", "click", "keys"])
def test_a_trade_takes_two_actions(hands: Hands, how: str) -> None:
    table = hands.position(position())
    carry_out(hands, {"do": "trade", "give": "metal", "take": "energy"}, how)
    traded(hands, "metal", "energy")
    assert hands.state["actions_left"] == 1
    assert hands.state["face_up"] == ["metal", "data"], "the card given lies where the other one lay"
    assert not table.position.hidden
    button = next(button for button in table.view.dock.buttons if button.action == "share")
    assert (button.look, button.cost) == ("trade", 2)


@pytest.mark.parametrize("how", ["drag", "click"])
def test_a_face_up_card_onto_the_card_that_is_given(hands: Hands, how: str) -> None:
    hands.position(position())
    if how == "drag":
        hands.drag("face-up/1", "hand/4")
    else:
        hands.click("face-up/1")
        hands.click("hand/4")
    hands.wait()
    traded(hands, "nanobots", "data")


def test_a_face_up_card_dropped_on_the_dock_asks_what_is_given(hands: Hands) -> None:
    hands.position(position())
    hands.drag("face-up/0", "dock")
    assert hands.shows("Which card do you swap for energy?")
    hands.key("3")
    hands.wait()
    traded(hands, "metal", "energy")


def test_the_button_and_the_keys(hands: Hands) -> None:
    table = hands.position(position())
    hands.key("s")
    assert table.input.picked == TableKey.button("share")
    assert {key for key in table.input.marks().legal if key.kind == "face-up"} == {
        TableKey.face_up(0),
        TableKey.face_up(1),
    }
    hands.key("tab")
    hands.key("enter")
    hands.key("1")
    hands.wait()
    assert hands.table.session.log[-1].events[0]["option"]["do"] == "trade"


@pytest.mark.parametrize("how", ["drag", "click", "keys"])
def test_the_mess_hall_trades_for_its_one_action(hands: Hands, how: str) -> None:
    table = hands.position(position("mess-hall"))
    hands.key("a")
    assert hands.top is table, "it is played on the table"
    assert hands.shows("Swap a card")
    carry_out(hands, {"give": "data", "take": "energy"}, how)
    traded(hands, "data", "energy")
    assert hands.state["actions_left"] == 2


def test_the_mess_hall_can_be_taken_back(hands: Hands) -> None:
    table = hands.position(position("mess-hall"))
    hands.key("a")
    hands.key("z")
    assert table.session.decision["kind"] == "action" and hands.state["actions_left"] == 3


@pytest.mark.parametrize(
    ("source", "target", "words"),
    [
        ("hand/2", "crew/0", "the crew shares one hand"),
        ("hand/2", "meeple/2", "the crew shares one hand"),
        ("face-up/0", "room/bridge", "drop it on the card in hand"),
        ("button/share", "room/bridge", "choose a face-up card"),
    ],
)
def test_refusals(hands: Hands, source: str, target: str, words: str) -> None:
    hands.position(position())
    hands.drag(source, target)
    assert hands.shows(words)


def test_one_action_is_too_few(hands: Hands) -> None:
    state = position(actions_left=1)
    state["crew"][MARA]["action_tokens"] = 0
    table = hands.position(state)
    hands.drag("hand/2", "face-up/0")
    assert hands.shows("Swap") and hands.shows("It costs 2 actions, one is left")
    hands.wait(3000)
    hands.click("button/share")
    assert hands.shows("It costs 2 actions, one is left")
    assert not table.session.can_undo, "nothing was done"


def test_in_the_mess_hall_nothing_else_is_done(hands: Hands) -> None:
    hands.position(position("mess-hall"))
    hands.key("a")
    hands.drag("hand/2", "room/mess-hall")
    assert hands.shows("drop it on the face-up card you want for it")


def test_whose_turn_it_is(hands: Hands) -> None:
    state = position()
    state["damage_deck"][:2] = reversed(state["damage_deck"][:2])
    table = hands.position(state)
    assert hands.shows("Mara’s turn") and hands.shows("Your hand stays the same")
    assert [crew.tag for crew in table.view.crew] == ["then", "active", "next"]
    assert all(not crew.hand and crew.shared for crew in table.view.crew)
    assert table.view.dock.hand == tuple(HAND)
    carry_out(hands, {"do": "finish"}, "drag")
    carry_out(hands, {"take": "face_up", "card": "data"}, "drag")
    assert table.view.dock.name == "Joon" and table.view.dock.hand == tuple(sorted([*HAND, "data"]))
    assert hands.shows("Joon’s turn")


def test_the_shared_hand_while_cards_fly(hands: Hands) -> None:
    table = hands.position(position())
    shown = ShownState(table.session.state, 3)
    event = {"type": "card", "card": "metal", "from": "hand/0", "to": "face-up/0"}
    shown.apply(event)
    assert all(member["hand"].count("metal") == 1 for member in shown.state["crew"])
    layout = table.layout
    flight: Any = type("Flight", (), {"kind": "card", "value": "metal"})
    assert place(layout, table.session.state, flight, TableKey.hand_of(0)) == layout.rect(TableKey.hand(2)), (
        "always in the dock"
    )


def test_the_log_tells_a_trade_in_one_line(hands: Hands) -> None:
    hands.position(position())
    carry_out(hands, {"do": "trade", "give": "metal", "take": "energy"})
    hands.key("l")
    lines = [line.text for line in hands.top.lines if "swaps" in line.text]
    assert lines == ["Mara swaps metal for face-up energy"]


@pytest.mark.parametrize(("seed", "ways"), [(3, ("drag", "click")), (8, ("keys",))])
def test_a_whole_game(tmp_path: Path, seed: int, ways: tuple[str, ...]) -> None:
    """Every kind of choice as it comes, to the end; trades where they are offered."""
    hands = Hands(tmp_path, Preferences(animation="off", confirm=False))
    setup = {"players": 1, "difficulty": "realist", "seed": seed, "names": ["Teo", "Mara", "Joon"]}
    hands.sit_down(Session.new(setup, ENGINE, hands.app.shelf))
    chance = random.Random(seed)
    trades = 0
    for number in range(400):
        asked = hands.table.position
        if asked.asked is None:
            break
        option = dict(_choice(chance, asked))
        trades += option.get("do") == "trade"
        carry_out(hands, option, ways[number % len(ways)])
        assert hands.table.session.log[-1].events[0]["option"] == option, option
    assert isinstance(hands.top, EndingScene)
    assert trades == sum(deeds.shares for deeds in hands.top.ending.story.deeds) > 0
    assert hands.shows("Cards swapped") and not hands.shows("Cards shared")


def _choice(chance: random.Random, asked: Any) -> Any:
    """Now and then a trade or a room, seldom the end of the actions."""
    options = list(asked.options)
    if not asked.acting:
        return chance.choice(options)
    kinds = sorted({option["do"] for option in options})
    kind = chance.choice([name for name in kinds if name != "finish" or chance.random() < 0.5] or ["finish"])
    return chance.choice([option for option in options if option["do"] == kind])
