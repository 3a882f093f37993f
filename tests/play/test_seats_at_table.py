"""Persons and programs at one table: everybody's answers go the same way, and hands wait for others."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from game.app.scenes.ending.ending_scene import EndingScene
from game.app.scenes.menu_scene import MenuScene
from game.app.scenes.replay.replay_scene import ReplayScene
from game.app.scenes.title.title_scene import TitleScene
from game.app.table.dialogs.decision_dialog import DecisionDialog
from game.app.table.dialogs.panels.piles_panel import PilesPanel
from game.app.table.table_scene import TableScene
from game.play.seats import PersonSeat, RecordedSeat, Seat
from game.play.session import Session
from game.storage.settings.preferences import Preferences
from tests.play.driver import ENGINE, Hands
from tests.play.hand import carry_out
from tests.play.scripted import MAKERS, ScriptedSeat
from tests.play.test_seats import Diary, recorded
from tests.rules.positions import position

NEVER = 10**9
SETUP = {"players": 2, "difficulty": "easy", "seed": 4, "first": 0}


@pytest.fixture
def hands(tmp_path: Path) -> Hands:
    return Hands(tmp_path, Preferences(animation="off", language="en"))


def others_decide(hands: Hands) -> None:
    """Let time pass until it is the person's turn, or the game is over."""
    for _ in range(400):
        if hands.table.session.by_hand:
            return
        hands.wait(20)
    raise AssertionError("the others never come to an end")


@pytest.mark.parametrize(("name", "crew"), [("won", 0), ("destroyed", 1)])
def test_a_whole_game_by_mouse_beside_seats_that_are_not_persons(hands: Hands, name: str, crew: int) -> None:
    """Each seat makes its own choices of a game that was played before; together they are that game."""
    game = recorded(name)
    whole = Session.new(game["settings"], ENGINE)
    by: list[list[Any]] = [[] for _ in whole.seats]
    for choice in game["choices"]:
        assert whole.pending is not None
        by[whole.pending.crew].append(choice)
        whole.apply(choice)
    diary = Diary()
    seats: list[Seat] = [RecordedSeat(choices) for choices in by]
    seats[crew] = PersonSeat(diary)
    table = hands.sit_down(Session.new(game["settings"], ENGINE, hands.app.shelf, game["colours"], seats))
    for choice in by[crew]:
        others_decide(hands)
        carry_out(hands, choice)
    others_decide(hands)
    hands.wait()
    assert [entry.events[0]["option"] for entry in table.session.log[1:]] == game["choices"]
    assert table.session.state == whole.state and isinstance(hands.top, EndingScene)
    assert [option for option, _ in diary.happened] == by[crew]


@pytest.mark.parametrize(
    "more", [{}, {"players": 1}, {"no_counting": True, "rooms": "v2"}], ids=["two", "solo", "no counting"]
)
def test_a_whole_game_of_any_choices(hands: Hands, more: dict[str, Any]) -> None:
    chance = random.Random(6)
    count = 3 if more.get("players") == 1 else 2
    seats = [PersonSeat(), *(ScriptedSeat(n, after=n) for n in range(1, count))]
    table = hands.sit_down(Session.new({**SETUP, **more}, ENGINE, hands.app.shelf, seats=seats))
    while table.session.decision is not None:
        if table.session.by_hand:
            carry_out(hands, chance.choice(table.session.decision["options"]), "click")
        else:
            assert not isinstance(hands.top, DecisionDialog), "nobody is to answer for somebody else"
            hands.wait(20)
    hands.wait()
    assert isinstance(hands.top, EndingScene)
    asked = [seat for seat in seats if isinstance(seat, ScriptedSeat)]
    assert all(view["seat"] == crew + 1 for crew, seat in enumerate(asked) for view, _ in seat.asked)
    assert sum(len(seat.asked) for seat in asked) > 10


def test_what_others_do_is_shown_like_anything_else(tmp_path: Path) -> None:
    """One choice at a time, each until it has been seen; a click ends what is being shown."""
    hands = Hands(tmp_path, Preferences(animation="fast"))
    other = ScriptedSeat(3)
    table = hands.sit_down(Session.new(SETUP, ENGINE, seats=[other, PersonSeat()]))
    play, begun = table.director.play, []

    def watched(*args: Any, **more: Any) -> None:
        begun.append((table.director.busy, len(table.session.log)))
        play(*args, **more)

    table.director.play = watched  # type: ignore[method-assign]
    while not table.session.by_hand or table.director.busy:
        hands.wait(25)
        assert table.director.busy or table.view == table.shown_table.truth
    assert begun == [(False, n + 2) for n in range(len(other.asked))], "each once the last has been seen"
    assert len(begun) > 3 and table.session.state["active"] == 1


class TestWhileAnotherThinks:
    @pytest.fixture
    def thinking(self) -> ScriptedSeat:
        return ScriptedSeat(after=NEVER)

    @pytest.fixture
    def table(self, hands: Hands, thinking: ScriptedSeat) -> TableScene:
        session = Session.load(
            position(2, hands=[["data", "metal"], ["energy"]]), ENGINE, seats=[thinking, PersonSeat()]
        )
        return hands.sit_down(session)

    def test_nothing_can_be_done_for_them(self, hands: Hands, table: TableScene) -> None:
        before = table.session.state
        assert table.input.gestures == [] and not table.input.legal()
        hands.drag("meeple/0", "room/crew-quarters")
        hands.drag("hand/0", "crew/1")
        hands.drag("die", (960, 460))
        for key in ("v", "a", "d", "space", "1", "enter"):
            hands.key(key)
        for key in ("end", "button/scavenge", "room/crew-quarters", "die"):
            hands.click(key)
        assert table.session.state is before and hands.top is table
        assert table.input.picked is None and table.input.drag.held is None
        table.propose({"do": "finish"})
        assert table.session.state is before

    def test_who_decides_is_said(self, hands: Hands, table: TableScene) -> None:
        name = table.position.name(0)
        assert hands.shows(f"{name} decides") and not any(
            b.enabled for b in table.shown_table.truth.dock.buttons
        )
        assert hands.shows("Please wait")
        hands.click("end")
        assert table.transients.toast is not None and table.transients.toast.reason is not None
        assert hands.shows(f"Not now: {name} decides")

    def test_everything_can_be_looked_at(self, hands: Hands, table: TableScene) -> None:
        hands.click("discard")
        assert isinstance(hands.top, PilesPanel)
        hands.key("esc")
        hands.key("l")
        assert hands.top is not table
        hands.key("esc")
        assert hands.top is table

    def test_no_frame_waits_and_only_then_is_the_table_woken(
        self, hands: Hands, table: TableScene, thinking: ScriptedSeat
    ) -> None:
        hands.wait(5000)
        wakes = [hands.top.deciding.wake()]
        table.deciding.hand_over(0, PersonSeat())
        hands.wait(5000)
        wakes.append(table.deciding.wake())
        assert wakes[0] is not None and wakes[1] is None, "a person is waited for by nobody"
        assert len(thinking.asked) == 1

    def test_a_person_takes_over_in_the_middle_and_hands_over_again(
        self, hands: Hands, table: TableScene, thinking: ScriptedSeat
    ) -> None:
        table.deciding.hand_over(0, PersonSeat())
        assert thinking.cancelled == 1
        hands.wait()
        hands.drag("meeple/0", "room/crew-quarters")
        assert table.session.log[-1].events[0]["option"] == {"do": "move", "room": "crew-quarters"}
        table.deciding.hand_over(0, thinking)
        hands.wait()
        assert len(thinking.asked) == 2 and table.input.gestures == []

    def test_it_is_cancelled_when_the_table_is_left(
        self, hands: Hands, table: TableScene, thinking: ScriptedSeat
    ) -> None:
        hands.app.reset(TitleScene())
        assert thinking.cancelled == 1 and table.session.awaited is None


def test_a_question_of_a_dialog_is_handed_over_with_its_dialog(hands: Hands) -> None:
    state = position(2, at=["cargo-hold"], deck_top=["data", "metal", "energy", "nanobots", "data"])
    table = hands.position(state)
    table.propose({"do": "activate"})
    hands.wait()
    assert isinstance(hands.top, DecisionDialog)
    hands.key("esc")
    assert isinstance(hands.top, MenuScene)
    table.deciding.hand_over(0, ScriptedSeat())
    hands.wait()
    assert isinstance(hands.top, MenuScene) and len(table.session.log) == 2, "the game waits"
    hands.key("esc")
    hands.wait()
    hands.wait()
    assert hands.top is table and len(table.session.log) >= 3, "it has been answered"


def test_undo_by_mouse_goes_back_to_what_was_chosen_by_hand(hands: Hands) -> None:
    table = hands.position(position(2))
    before = table.session.state
    hands.drag("meeple/0", "room/crew-quarters")
    table.deciding.hand_over(0, RecordedSeat([{"do": "move", "room": table.session.state["rooms"][4]["id"]}]))
    hands.wait()
    assert len(table.session.log) == 3 and not table.session.can_undo, "nobody decides by hand any more"
    hands.click("undo")
    assert len(table.session.log) == 3 and hands.shows("Nothing to undo: no earlier choice was yours")
    table.deciding.hand_over(0, PersonSeat())
    hands.click("undo")
    hands.click("undo")
    assert table.session.state == before
    hands.click("redo")
    assert len(table.session.log) == 2


class TestSavedGames:
    def begin(self, hands: Hands) -> Session:
        seats = [PersonSeat(), ScriptedSeat(2)]
        session = Session.new(SETUP, hands.app.engine(), hands.app.shelf, seats=seats)
        hands.sit_down(session)
        carry_out(hands, {"do": "finish"})
        return session

    def go_on(self, hands: Hands) -> Session:
        hands.app.reset(TitleScene())
        hands.wait()
        hands.press_widget("continue")
        session = hands.table.session
        hands.wait()
        return session

    def test_who_sits_where_comes_back(self, hands: Hands) -> None:
        hands.app.seat_makers = MAKERS
        self.begin(hands)
        session = self.go_on(hands)
        assert [seat.kind for seat in session.seats] == ["person", "scripted"]
        carry_out(hands, {"take": "deck"})
        others_decide(hands)
        assert session.state["turn"] >= 3 and session.state["active"] == 0

    def test_a_program_that_cannot_be_made_is_played_on_by_a_person(self, hands: Hands) -> None:
        self.begin(hands)
        session = self.go_on(hands)
        assert [seat.kind for seat in session.seats] == ["person", "person"]
        carry_out(hands, {"take": "deck"})
        assert session.by_hand and session.state["active"] == 1

    def test_watched_again_nobody_is_asked_and_the_same_ship_has_the_same_seats(self, hands: Hands) -> None:
        other = [ScriptedSeat(n) for n in range(2)]
        session = Session.new(SETUP, hands.app.engine(), hands.app.shelf, seats=other)
        session.play()
        asked = [len(seat.asked) for seat in other]
        hands.app.reset(EndingScene(session))
        hands.wait()
        hands.press_widget("watch")
        scene = hands.top
        assert isinstance(scene, ReplayScene)
        for _ in range(12):
            hands.key("right")
        hands.wait(3000)
        assert scene.at == 12 and scene.session.awaited is None
        scene.branch()
        hands.wait()
        branched = hands.table.session
        assert len(branched.log) >= 13 and [seat.kind for seat in branched.seats] == ["scripted"] * 2
        hands.app.reset(EndingScene(session))
        hands.wait()
        hands.press_widget("again")
        hands.wait()
        again = hands.table.session
        assert again is not session and [seat.kind for seat in again.seats] == ["scripted"] * 2
        assert [len(seat.asked) for seat in other] == asked
