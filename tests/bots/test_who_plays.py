"""Seats change hands in the middle of a game: by mouse and by keys, from the next choice on."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from game.app.scenes.replay.replay_scene import ReplayScene
from game.app.table.dialogs.panels.who_plays import WhoPlays
from game.app.table.table_scene import TableScene
from game.bots.lent.strength import Strength
from game.bots.lent.thinkers import Thinkers
from game.bots.seat import BotSeat
from game.play.seats import PersonSeat
from game.play.session import Session
from game.storage.settings.preferences import Preferences
from tests.bots.players import LAST, always
from tests.play.driver import ENGINE, Hands
from tests.rules.positions import position


@pytest.fixture
def hands(tmp_path: Path) -> Hands:
    return Hands(tmp_path, Preferences(animation="off", language="en"))


@pytest.fixture
def table(hands: Hands) -> TableScene:
    return hands.sit_down(Session.load(position(3), ENGINE, hands.app.shelf))


def ranks(table: TableScene) -> list[str]:
    return [seat.rank if isinstance(seat, BotSeat) else "" for seat in table.session.seats]


def test_by_mouse(hands: Hands, table: TableScene) -> None:
    hands.click("crew/1")
    assert isinstance(hands.top, WhoPlays) and hands.shows(f"Who plays {table.position.name(1)}?")
    hands.press_widget("way-officer")
    assert hands.top is table and ranks(table) == ["", "officer", ""]
    assert [one.rank for one in table.view.crew if one.crew == 1] == ["officer"]
    assert hands.app.shelf.read().game["seats"][1]["rank"] == "officer"
    hands.click("crew/1")
    assert hands.top.rank == "officer"
    hands.press_widget("way-human")
    assert ranks(table) == ["", "", ""] and isinstance(table.session.seats[1], PersonSeat)


@pytest.mark.parametrize(("key", "rank"), [("1", ""), ("2", "cadet"), ("4", "captain")])
def test_by_keys(hands: Hands, table: TableScene, key: str, rank: str) -> None:
    while str(table.input.focus) != "crew/2":
        hands.key("tab")
    hands.key("t")
    assert isinstance(hands.top, WhoPlays) and hands.top.crew == 2
    hands.key(key)
    assert ranks(table) == ["", "", rank]


def test_watched_again_it_says_who_played_then(hands: Hands) -> None:
    """Also where it was played on in another way; where a file does not say it, nothing is said."""
    thinkers = Thinkers(lambda asked: {}, always(LAST))
    session = Session.new({"players": 2, "difficulty": "easy", "seed": 4, "first": 0}, ENGINE)
    first: Any = [option for option in session.decision["options"] if option["do"] == "move"][0]  # type: ignore[index]
    session.apply(first)
    session.hand_over(0, BotSeat(Strength("cadet"), thinkers))
    session.apply({"do": "finish"})
    session.hand_over(0, BotSeat(Strength("captain"), thinkers))
    session.hand_over(1, BotSeat(Strength("officer"), thinkers))
    session.apply(session.decision["options"][0])  # type: ignore[index]
    session.hand_over(0, PersonSeat())
    game = json.loads(json.dumps(session.to_json()))
    again = Session.resume(game, ENGINE)
    assert again.to_json()["sat"] == game["sat"]

    def told(session: Session) -> list[list[str]]:
        scene = ReplayScene(session)
        hands.app.push(scene)
        found = []
        for at in range(session.history.length + 1):
            scene.seek(at)
            found.append([one.rank for one in sorted(scene.view.crew, key=lambda one: one.crew)])
        hands.app.pop()
        return found

    later = ["captain", "officer"]
    assert told(session) == told(again) == [["", ""], ["cadet", ""], later, later]
    session.seek(1)
    branch = session.branch(None)
    branch.apply({"do": "finish"})
    assert told(branch) == [["", ""], ["", "officer"], ["", "officer"]]
    for sat in (
        None,
        3,
        {"x": []},
        {"0": [{}]},
        {"0": [{"kind": "bot", "rank": 7}] * 2},
        {"-1": [], "9": {}},
    ):
        assert told(Session.resume({**game, "sat": sat}, ENGINE)) == [["", ""]] * 4


def test_without_a_focus_it_is_the_seat_of_whoever_decides(hands: Hands, table: TableScene) -> None:
    hands.key("t")
    assert isinstance(hands.top, WhoPlays) and hands.top.crew == 0
    hands.key("t")
    assert hands.top is table
    hands.key("t")
    hands.key("esc")
    assert hands.top is table and ranks(table) == ["", "", ""]


def test_what_stands_for_something_else_still_does(hands: Hands, table: TableScene) -> None:
    hands.click("hand/0") if table.position.hand else None
    hands.click("crew/0")
    assert hands.top is table, "a card is put back, a meeple picked up"


def test_a_single_player_directs_everybody(hands: Hands) -> None:
    setup = {"players": 1, "difficulty": "easy", "seed": 4}
    table = hands.sit_down(Session.new(setup, ENGINE, hands.app.shelf))
    hands.key("t")
    assert hands.top is table and hands.shows("A single player directs the whole crew")
