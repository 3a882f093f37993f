"""Before a person's turn: what has struck, whether they are there; and turns that end by themselves."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from game.app.table import deciding
from game.app.table.dialogs.panels.recap_sheet import RecapSheet
from game.app.table.model.table_keys import TableKey
from game.app.table.model.words.recap import Strike, struck_since
from game.app.table.table_scene import TableScene
from game.play.seats import PersonSeat
from game.play.session import Session
from game.storage.settings.preferences import Preferences
from tests.play.driver import ENGINE, Hands
from tests.play.scripted import ScriptedSeat
from tests.rules.positions import position
from tests.screens.words import faults

SETUP = {"players": 3, "difficulty": "medium", "seed": 7, "first": 0}


def pass_turn(table: TableScene) -> None:
    """End the turn in the shortest way."""
    session = table.session
    turn = session.state["turn"]
    while session.decision is not None and session.state["turn"] == turn:
        options = session.decision["options"]
        table.propose(next((o for o in options if o.get("do") == "finish"), options[0]))


def told(session: Session, crew: tuple[int, ...]) -> tuple[Strike, ...]:
    return struck_since(session.log, crew, session.state)


@pytest.mark.parametrize("seed", range(3))
def test_it_tells_every_blow_since_the_last_turn_and_nothing_else(seed: int) -> None:
    """Over whole games of chance, against the events counted by hand."""
    chance = random.Random(seed)
    session = Session.new({**SETUP, "seed": seed, "damage_control": seed == 1}, ENGINE)
    hits: list[tuple[int, str, str, int]] = []
    began = {0: 1}
    assert session.decision is not None, "nothing would be looped over"
    while session.decision is not None:
        events = session.apply(chance.choice(session.decision["options"]))
        turn = session.log[-1].turn
        cubes = {room["id"]: sum(room["cubes"]) for room in session.state["rooms"]}
        begun = bool(session.state["turn"] > 1 or session.state["phase"] != "damage")
        for event in events:
            if event["type"] == "hit" and begun:
                hits.append((turn, event["room"], event["result"], cubes[event["room"]]))
            elif event["type"] == "turn":
                turn = event["turn"]
        state = session.state
        if any(event["type"] == "turn" for event in events) and state["turn"] > 1:
            active = state["active"]
            since = began.get(active, 1)
            found = [(s.turn, *hit) for s in told(session, (active,)) for hit in s.rooms]
            assert found == [hit for hit in hits if hit[0] >= since]
            began[active] = state["turn"]


@pytest.mark.parametrize("text", [100, 150, 200])
def test_four_storms_of_three_rooms_leave_the_ship_to_be_seen(tmp_path: Path, text: int) -> None:
    hands = Hands(tmp_path, Preferences(animation="off", language="en", text=text))
    table = hands.position(position(4, at=[0, 1, 2, 3], hands=[[], [], [], []]))
    rooms = [room["id"] for room in table.position.state["rooms"]][:3]
    hit = tuple((room, "cube", 2) for room in rooms)
    sheet = RecapSheet(table, [Strike(turn, turn - 1, rooms, hit) for turn in range(1, 5)], asks=False)
    hands.app.push(sheet)
    ship = [rect for key, rect in table.layout.keys.items() if key.kind == "room"]
    assert len(ship) == 9
    assert sheet.frame(hands.app.kit)[1] >= max(rect[1] + rect[3] for rect in ship)
    assert not [words for words in faults(hands.app.draw()) if words.startswith("cut")]


def test_the_hull_breach_tells_the_cards_it_cost() -> None:
    state = position(3, at=["bridge"] * 3, hands=[[], [], []])
    state["damage_discard"], state["damage_deck"] = state["damage_deck"] + state["damage_discard"], []
    session = Session.load(state, ENGINE)
    session.dice = [6]
    session.apply({"do": "finish"})
    cards = len(session.state["resource_deck"])
    session.apply({"take": "face_up", "card": session.state["face_up"][0]})
    strike = told(session, (1,))[-1]
    lost = cards - len(session.state["resource_deck"]) - 1
    assert (strike.card, strike.rooms, strike.lost) == (None, (), lost) and lost > 0


@pytest.fixture
def hands(tmp_path: Path) -> Hands:
    return Hands(tmp_path, Preferences(animation="off", recap=True, language="en"))


def recap(hands: Hands) -> RecapSheet:
    assert isinstance(hands.top, RecapSheet), hands.top
    return hands.top


@pytest.mark.parametrize("how", ["enter", "space", "esc", "click", "beside"])
def test_it_waits_and_any_of_these_goes_on(hands: Hands, how: str) -> None:
    table = hands.sit_down(Session.new(SETUP, ENGINE))
    pass_turn(table)
    hands.wait(60_000)
    sheet = recap(hands)
    rooms = {room for strike in sheet.strikes for room, _, _ in strike.rooms}
    assert rooms and table._lit == {TableKey.room(room) for room in rooms}
    if how == "click":
        hands.press_widget("go-on")
    elif how == "beside":
        hands.click("room/energy-core")
    else:
        hands.key(how)
    hands.wait()
    assert hands.top is table and table._lit == frozenset()
    assert table.position.actions >= 3, "nothing was done by the way"
    hands.wait()
    assert hands.top is table, "it is told once"


def test_nobody_has_had_a_turn_before_the_first(hands: Hands) -> None:
    table = hands.sit_down(Session.new(SETUP, ENGINE))
    for turn in range(2, 6):
        pass_turn(table)
        hands.wait(60_000)
        recap(hands)
        said = hands.texts()
        assert any("first turn" in words for words in said) == (turn <= 3)
        assert any("your last turn" in words for words in said) == (turn > 3)
        hands.key("enter")
        hands.wait()


def test_who_does_not_want_to_be_told_is_not_told_that_nothing_has_struck(hands: Hands) -> None:
    hands.app.change_settings(recap=False, ready=True)
    table = hands.sit_down(Session.new(SETUP, ENGINE))
    pass_turn(table)
    hands.wait(60_000)
    recap(hands)
    assert not any("struck" in words for words in hands.texts())


def test_nothing_that_the_focus_was_on_is_explained_over_the_ship(hands: Hands) -> None:
    table = hands.sit_down(Session.new(SETUP, ENGINE))
    hands.key("space")
    hands.key("right")
    assert table.input.by_key and table.input.focus is not None
    hands.key("enter")
    hands.wait(60_000)
    assert recap(hands) and table.foreground.notes.explained() is None


def test_the_rooms_of_one_storm_are_lit_under_the_pointer(hands: Hands) -> None:
    table = hands.sit_down(Session.new(SETUP, ENGINE))
    for _ in range(3):
        pass_turn(table)
        hands.wait()
        sheet = recap(hands)
        if table.session.state["turn"] < 4:
            hands.key("enter")
    assert [strike.turn for strike in sheet.strikes] == [1, 2, 3]
    for strike, (x, y, w, h) in zip(sheet.strikes, sheet.places(hands.app.kit), strict=True):
        hands.move((x + w / 2, y + h / 2))
        assert table._lit == {TableKey.room(room) for room, _, _ in strike.rooms}


def test_it_can_be_left_out_where_it_stands(hands: Hands) -> None:
    table = hands.sit_down(Session.new(SETUP, ENGINE))
    pass_turn(table)
    hands.wait()
    recap(hands)
    hands.press_widget("never")
    assert not hands.app.settings.recap
    pass_turn(table)
    hands.wait()
    assert hands.top is table


def test_one_person_beside_programs_is_told_once_what_struck_in_all_their_turns(hands: Hands) -> None:
    seats = [PersonSeat(), ScriptedSeat(1), ScriptedSeat(2)]
    table = hands.sit_down(Session.new(SETUP, ENGINE, seats=seats))
    pass_turn(table)
    for _ in range(600):
        if hands.top is not table:
            break
        hands.wait(20)
    sheet = recap(hands)
    assert table.session.state["active"] == 0
    assert [strike.crew for strike in sheet.strikes] == [0, 1, 2] and not sheet.asks


def test_in_solo_it_tells_of_the_turn_before(hands: Hands) -> None:
    table = hands.sit_down(Session.new({**SETUP, "players": 1}, ENGINE))
    for turn in (1, 2):
        pass_turn(table)
        hands.wait()
        sheet = recap(hands)
        assert [strike.turn for strike in sheet.strikes] == [turn]
        hands.key("enter")


class TestReady:
    @pytest.fixture
    def waiting(self, tmp_path: Path) -> Hands:
        return Hands(tmp_path, Preferences(animation="off", ready=True, language="en"))

    def test_the_next_person_is_asked(self, waiting: Hands) -> None:
        table = waiting.sit_down(Session.new(SETUP, ENGINE))
        pass_turn(table)
        waiting.wait()
        assert recap(waiting).asks and not recap(waiting).strikes
        assert waiting.shows(table.position.name(1))
        waiting.key("enter")
        waiting.wait()
        assert waiting.top is table

    def test_two_persons_beside_a_program_are_asked(self, waiting: Hands) -> None:
        seats = [PersonSeat(), PersonSeat(), ScriptedSeat(2)]
        pass_turn(waiting.sit_down(Session.new(SETUP, ENGINE, seats=seats)))
        waiting.wait()
        assert recap(waiting).asks

    @pytest.mark.parametrize("solo", [False, True])
    def test_whoever_is_alone_is_not(self, waiting: Hands, solo: bool) -> None:
        seats: list[Any] = [] if solo else [PersonSeat(), ScriptedSeat(1), ScriptedSeat(2)]
        setup = {**SETUP, "players": 1} if solo else SETUP
        table = waiting.sit_down(Session.new(setup, ENGINE, seats=seats))
        pass_turn(table)
        for _ in range(300):
            waiting.wait(20)
            if table.session.by_hand and table.position.acting:
                break
        assert table.session.by_hand and table.position.acting, "a person's turn has come"
        assert table.session.state["turn"] == (2 if solo else 4)
        # What is asked before a turn opens in the next moment.
        waiting.wait(1000)
        assert waiting.top is table

    def test_where_nothing_has_struck_nothing_is_told(
        self, hands: Hands, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(deciding, "struck_since", lambda *_: ())
        table = hands.sit_down(Session.new(SETUP, ENGINE))
        pass_turn(table)
        hands.wait(1000)
        assert table.position.acting and table.session.state["turn"] == 2
        assert hands.top is table


class TestEndByItself:
    @pytest.fixture
    def eager(self, tmp_path: Path) -> Hands:
        return Hands(tmp_path, Preferences(animation="off", auto_end=True, language="en"))

    def spend(self, hands: Hands, table: TableScene) -> None:
        """Walk to and fro until no action is left."""
        while table.position.acting and table.position.actions:
            moves = [o for o in table.session.decision["options"] if o.get("do") == "move"]
            table.propose(moves[0])
        hands.wait()

    def test_it_ends_once_nothing_is_left_and_not_before(self, eager: Hands) -> None:
        table = eager.sit_down(Session.new(SETUP, ENGINE))
        table.propose(next(o for o in table.session.decision["options"] if o.get("do") == "move"))
        eager.wait(5000)
        assert table.position.acting and table.position.actions
        self.spend(eager, table)
        assert table.session.decision["kind"] == "collect"

    def test_undo_goes_back_before_it_and_then_it_waits(self, eager: Hands) -> None:
        table = eager.sit_down(Session.new(SETUP, ENGINE))
        self.spend(eager, table)
        eager.key("z")
        eager.wait(5000)
        assert table.position.acting and not table.position.actions, "it does not end again by itself"
        eager.key("z")
        eager.wait()
        assert table.position.actions == 1
        self.spend(eager, table)
        assert table.session.decision["kind"] == "collect"

    def test_without_the_setting_it_waits(self, tmp_path: Path) -> None:
        hands = Hands(tmp_path, Preferences(animation="off"))
        table = hands.sit_down(Session.new(SETUP, ENGINE))
        self.spend(hands, table)
        hands.wait(5000)
        assert table.position.acting
