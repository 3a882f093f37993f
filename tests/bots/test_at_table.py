"""A player of the program at the table: shown step by step with its reasons, steered, taken over, watched."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from game.app.scenes.ending.ending_scene import EndingScene
from game.app.table.dialogs.panels.log_panel import LogPanel
from game.app.table.dialogs.panels.who_plays import WhoPlays
from game.app.table.model.table_keys import END, GIVE_BACK, TableKey
from game.app.table.motion.transients import Toast
from game.app.table.table_scene import TableScene
from game.bots.lent.strength import Strength
from game.bots.players.player import STAND_IN
from game.bots.seat import BotSeat
from game.play.seats import PersonSeat, Seat
from game.play.session import Session
from game.storage.settings.preferences import Preferences
from tests.bots.players import CADET, AtHand
from tests.play.driver import ENGINE, Hands
from tests.play.test_pad import Pad
from tests.play.test_recap import pass_turn
from tests.rules.positions import position

NEVER = 10**9
WHY = "The next turn starts well from the Bridge."


def moves(options: list[Any]) -> Any:
    """Goes somewhere, and ends its turn when it cannot."""
    return next((option for option in options if option.get("do") == "move"), options[-1])


def sit(hands: Hands, place: AtHand, *others: Seat, **more: Any) -> TableScene:
    """A table of two: the player begins."""
    state = position(2, hands=[["data", "metal"], ["energy"]], **more)
    seats = [BotSeat(Strength("officer"), place), *(others or (PersonSeat(),))]
    return hands.sit_down(Session.load(state, ENGINE, hands.app.shelf, seats))


@pytest.fixture
def hands(tmp_path: Path) -> Hands:
    return Hands(tmp_path, Preferences(animation="fast", reduced_motion=True, language="en"))


@pytest.fixture
def table(hands: Hands) -> TableScene:
    table = sit(hands, AtHand(moves))
    until_step(hands, table)
    return table


def until_step(hands: Hands, table: TableScene) -> None:
    """Let time pass until the next step is shown."""
    for _ in range(200):
        view = table.lent()
        if view is not None and view.now is not None and not table.director.busy:
            return
        hands.wait(20)
    raise AssertionError("no step is shown")


def one_step(hands: Hands, table: TableScene) -> None:
    """Let time pass until the step that is shown is done, and the next one is shown."""
    before = choices(table)
    while choices(table) == before:
        hands.wait(20)
    until_step(hands, table)


def choices(table: TableScene) -> int:
    return len(table.session.log) - 1


def test_a_step_is_shown_with_its_reason_before_it_is_done(hands: Hands, table: TableScene) -> None:
    assert hands.shows("Officer’s turn") and hands.shows(WHY) and choices(table) == 0
    view = table.lent()
    assert view is not None and view.now is not None and view.now.words.startswith("Move · ")
    hands.wait(500)
    assert choices(table) == 0, "there is time to read it"
    hands.wait(3000)
    until_step(hands, table)
    assert choices(table) >= 1
    view = table.lent()
    assert view is not None and view.done[0].words.startswith(table.position.name(0))


def test_the_way_it_has_gone_is_shown(hands: Hands, table: TableScene) -> None:
    before = table.position.room_of(0)
    one_step(hands, table)
    view = table.lent()
    assert view is not None and [step.number for step in view.trail] == [1]
    assert (view.trail[0].start, view.trail[0].end) == (before, table.position.room_of(0))
    assert len(view.done) == 1


def test_nothing_is_told_before_it_is_seen(tmp_path: Path) -> None:
    hands = Hands(tmp_path, Preferences(animation="slow", language="en"))
    table = sit(hands, AtHand(lambda options: next(o for o in options if o.get("do") == "scavenge")))
    until_step(hands, table)
    while not table.director.busy:
        hands.app.advance(20)
    assert choices(table) == 1 and table.director.busy
    view = table.lent()
    assert view is not None and view.done == () and view.now is not None and view.why == ""
    assert view.now.words == table.texts("action-scavenge")


def test_paused_nothing_goes_on(hands: Hands, table: TableScene) -> None:
    hands.key("p")
    hands.wait(20_000)
    assert choices(table) == 0 and hands.shows("paused") and table.deciding.wake() is not None
    hands.click("lent/pause")
    hands.wait(4000)
    assert choices(table) >= 1


@pytest.mark.parametrize("way", ["click", "enter", "space", "pad"])
def test_skip_leads_to_the_end_of_the_turn_at_one_press(way: str, tmp_path: Path) -> None:
    hands = (Pad if way == "pad" else Hands)(tmp_path, Preferences(animation="slow", language="en"))
    table = sit(hands, AtHand(moves))
    until_step(hands, table)
    hands.key("p")  # paused: that does not hold it back
    hands.click("lent/skip") if way == "click" else hands.key("enter" if way == "pad" else way)
    for _ in range(40):  # one step alone is read for longer
        hands.wait(20)
    state = table.session.state
    assert choices(table) > 3 and (state["turn"], state["phase"]) != (1, "actions"), "after one press"


@pytest.mark.parametrize("way", ["click", "enter", "space"])
def test_one_press_skips_to_what_asks_the_player(way: str, tmp_path: Path) -> None:
    """Two programs and two storms come before Teo's turn; nothing of them holds the skipping back."""
    hands = Hands(tmp_path, Preferences(animation="slow", language="en"))
    state = position(3, at=["bridge"] * 3, hands=[["data", "metal"], ["energy"], []])
    seats = [*(BotSeat(Strength("officer"), AtHand(moves)) for _ in range(2)), PersonSeat()]
    table = hands.sit_down(Session.load(state, ENGINE, hands.app.shelf, seats))
    until_step(hands, table)
    began = table.session.state["turn"]
    assert hands.shows("To your turn")
    hands.click("lent/skip") if way == "click" else hands.key(way)
    for _ in range(60):
        hands.wait(20)
        if table.session.by_hand:
            break
    state = table.session.state
    assert table.session.by_hand and (state["active"], state["turn"]) == (2, began + 2)
    struck = [
        event for entry in table.session.log for event in entry.events if event["type"] == "damage-card"
    ]
    assert len(struck) >= 2
    hands.wait(20)
    assert not table.deciding.turn.skipped, "what comes after the player's own turn is shown again"


def among_programs(tmp_path: Path) -> tuple[Hands, TableScene]:
    """Return a table at which two programs play, in the middle of a turn."""
    hands = Hands(tmp_path, Preferences(animation="slow", language="en"))
    seats = [BotSeat(Strength("officer"), AtHand(moves)) for _ in range(2)]
    state = position(2, hands=[["data", "metal"], ["energy"]])
    table = hands.sit_down(Session.load(state, ENGINE, hands.app.shelf, seats))
    until_step(hands, table)
    return hands, table


def until_turn_after(hands: Hands, table: TableScene, began: int) -> None:
    """Wait until the turn after one has begun, for a while."""
    for _ in range(200):
        hands.wait(20)
        if table.session.state["turn"] > began:
            break


def test_where_only_programs_play_the_turn_is_skipped(tmp_path: Path) -> None:
    hands, table = among_programs(tmp_path)
    began = table.session.state["turn"]
    assert hands.shows("Skip turn")
    hands.key("enter")
    until_turn_after(hands, table, began)
    hands.wait(200)
    assert table.session.state["turn"] == began + 1 and not table.deciding.turn.skipped


def test_a_skip_among_programs_does_not_go_on_once_a_person_sits_down(tmp_path: Path) -> None:
    """It was for one turn; with a person at the table it would lead to the next question of theirs."""
    hands, table = among_programs(tmp_path)
    began = table.session.state["turn"]
    hands.key("enter")
    until_turn_after(hands, table, began)
    other = 1 - table.session.state["active"]
    table.hand_over(other, PersonSeat())
    assert table.deciding.turn.asks and not table.deciding.turn.skipped


def test_a_pause_ends_the_skipping(tmp_path: Path) -> None:
    hands = Hands(tmp_path, Preferences(animation="slow", language="en"))
    table = sit(hands, AtHand(moves))
    until_step(hands, table)
    table.deciding.turn.skip()
    assert table.deciding.turn.skipped
    hands.key("p")
    assert not table.deciding.turn.skipped
    before = choices(table)
    hands.wait(3000)
    assert choices(table) == before and table.deciding.turn.paused


def test_four_times_as_fast(hands: Hands, table: TableScene) -> None:
    def time_of_a_step() -> int:
        one_step(hands, table)
        before, passed = choices(table), 0
        while choices(table) == before:
            hands.wait(20)
            passed += 20
        until_step(hands, table)
        return passed

    slow = time_of_a_step()
    hands.click("lent/speed-4")
    fast = time_of_a_step()
    assert 3 < slow / fast < 5, (slow, fast)


def test_by_keys_alone(hands: Hands, table: TableScene) -> None:
    seen = set()
    for _ in range(60):
        hands.key("tab")
        seen.add(str(table.input.focus))
        if str(table.input.focus) == "lent/speed-2":
            hands.key("enter")
    assert {"lent/pause", "lent/skip", "lent/speed-1", "end"} <= seen
    assert table.deciding.turn.speed == 2


def test_the_pace_is_kept_for_the_next_game(hands: Hands, table: TableScene) -> None:
    assert table.deciding.turn.speed == 1
    hands.click("lent/speed-4")
    again = sit(hands, AtHand(moves))
    assert again.deciding.turn.speed == 4 and hands.app.settings.lent_speed == 4


def test_no_note_lies_over_what_a_player_says(hands: Hands, table: TableScene) -> None:
    table.transients.toast = Toast(table.layout.rect(TableKey.meeple(0)), note="A note in the way.")
    words = " ".join(text.text for text in hands.app.draw().texts)
    assert WHY in words and "A note" not in words, "it lies below"


@pytest.mark.parametrize("way", ["t", "end"])
def test_a_person_takes_the_seat_over(hands: Hands, table: TableScene, way: str) -> None:
    hands.key(way) if way == "t" else hands.click(way)
    hands.wait(5000)
    assert isinstance(table.session.seats[0], PersonSeat) and table.session.by_hand
    assert choices(table) == 0 and not hands.shows("Officer’s turn")
    hands.key("m")
    assert table.input.picked is not None, "the buttons are there again"


def test_who_takes_over_in_the_middle_of_a_turn_is_not_told_what_came_before_it(tmp_path: Path) -> None:
    hands = Hands(tmp_path, Preferences(animation="fast", reduced_motion=True, recap=True, language="en"))
    state = position(2, hands=[["data", "metal"], ["energy"]])
    seats = [PersonSeat(), BotSeat(Strength("officer"), AtHand(moves))]
    table = hands.sit_down(Session.load(state, ENGINE, hands.app.shelf, seats))
    pass_turn(table)
    until_step(hands, table)
    before = choices(table)
    for _ in range(400):
        if choices(table) > before:
            break
        hands.wait(20)
    assert table.session.state["active"] == 1 and choices(table) > before, "it has made a move"
    hands.key("t")
    hands.wait(5000)
    assert hands.top is table and table.session.by_hand, hands.top


def test_nothing_can_be_done_for_it(hands: Hands, table: TableScene) -> None:
    before = table.session.state
    hands.key("p")
    for key in ("v", "a", "d", "s", "m", "1"):
        hands.key(key)
    hands.drag("meeple/0", "room/crew-quarters")
    hands.click("hand/0")
    assert table.session.state is before and table.input.picked is None


def test_who_thinks_for_long_is_said_to_think(hands: Hands) -> None:
    place = AtHand(moves, after=NEVER)
    table = sit(hands, place)
    hands.wait(200)
    while table.director.busy or not table.session.awaited:
        hands.wait(50)
    hands.wait(1000)
    assert hands.shows("is thinking") and hands.shows("…")
    hands.key("t")
    assert place.cancelled == 1 and table.session.by_hand


@pytest.mark.parametrize("text", [100, 200])
def test_who_takes_unusually_long_is_told_of_and_can_be_taken_over(tmp_path: Path, text: int) -> None:
    settings = Preferences(animation="fast", reduced_motion=True, language="en", text=text)
    hands, place = Hands(tmp_path, settings), AtHand(moves, after=NEVER)
    place.late = True
    table = sit(hands, place)
    hands.wait(1000)
    assert hands.shows("This is taking longer than usual.") and table.session.awaited
    hands.key("t")
    assert place.cancelled == 1 and table.session.by_hand
    hands.wait(100)
    assert not hands.shows("This is taking longer than usual.")


def test_reasons_stand_in_the_log(hands: Hands, table: TableScene) -> None:
    one_step(hands, table)
    hands.key("l")
    assert isinstance(hands.top, LogPanel) and WHY in [line.text for line in hands.top.lines]
    told = [line.aside for line in hands.top.lines]
    assert told[-1], "behind what was chosen"


def test_without_animation_it_is_done_at_once(tmp_path: Path) -> None:
    hands = Hands(tmp_path, Preferences(animation="off", language="en"))
    table = sit(hands, AtHand(moves))
    for _ in range(40):
        hands.wait(20)
    assert table.session.by_hand and table.session.state["active"] == 1
    assert [entry.why is not None for entry in table.session.log[1:]] == [True] * choices(table)


@pytest.mark.parametrize("skipped", [False, True])
def test_a_stand_in_whose_reason_nobody_could_read_is_told(tmp_path: Path, skipped: bool) -> None:
    """At the pace at which nothing moves, and where the turn was skipped, only the log told of it."""
    animation = "fast" if skipped else "off"
    hands = Hands(tmp_path, Preferences(animation=animation, reduced_motion=True, language="en"))
    table = sit(hands, AtHand(moves, why={"id": STAND_IN, "values": {}}))
    if skipped:
        until_step(hands, table)
        hands.key("space")
    for _ in range(60):
        hands.wait(20)
    assert table.session.by_hand
    told = table.texts(f"bot-why-{STAND_IN}")
    assert table.transients.toast is not None and table.transients.toast.note == told
    hands.wait(10_000)
    assert table.transients.toast is None, "once"


@pytest.mark.parametrize("stood_in", [True, False])
def test_the_ending_tells_of_choices_in_place_of_programs(tmp_path: Path, stood_in: bool) -> None:
    """Where programs play alone at the pace at which nothing moves, only the log told of it."""
    hands = Hands(tmp_path, Preferences(animation="off", language="en"))
    place = AtHand(lambda options: options[-1], why={"id": STAND_IN, "values": {}} if stood_in else None)
    setup = {"players": 2, "difficulty": "easy", "seed": 4, "first": 0}
    seats: list[Seat] = [BotSeat(CADET, place) for _ in range(2)]
    table = hands.sit_down(Session.new(setup, ENGINE, hands.app.shelf, seats=seats))
    for _ in range(3000):
        if table.session.decision is None:
            break
        hands.app.advance(40)
    hands.wait()
    assert isinstance(hands.top, EndingScene)
    hands.app.draw()
    told = " ".join(text.text for text in hands.app.draw().texts)
    count = len(table.session.log) - 1
    assert (hands.app.texts("over-stand-ins", count=count) in told) is stood_in


def test_a_reason_that_was_shown_is_not_told_again(hands: Hands) -> None:
    table = sit(hands, AtHand(moves, why={"id": STAND_IN, "values": {}}))
    for _ in range(3000):
        if table.session.by_hand and not table.director.busy:
            break
        hands.wait(20)
    hands.wait(20)
    assert table.session.by_hand and table.transients.toast is None


def test_a_crew_of_players_is_watched_to_the_end(tmp_path: Path) -> None:
    hands = Hands(tmp_path, Preferences(animation="off", language="en"))
    place = AtHand(lambda options: options[len(options) // 2])
    setup = {"players": 2, "difficulty": "easy", "seed": 4, "first": 0}
    table = hands.sit_down(
        Session.new(setup, ENGINE, hands.app.shelf, seats=[BotSeat(CADET, place) for _ in range(2)])
    )
    for _ in range(3000):
        if table.session.decision is None:
            break
        hands.app.advance(40)
    hands.wait()
    assert isinstance(hands.top, EndingScene)
    assert all(question["view"]["seat"] == question["decision"]["crew"] for question in place.asked)


def test_a_saved_reason_that_nobody_can_say_is_left_out(hands: Hands) -> None:
    for why in (
        {"id": "nonsense", "values": {}},
        {"id": "go-near", "values": {"room": []}},
        {"id": "go-near", "values": {}},
    ):
        table = sit(hands, AtHand(moves, why))
        until_step(hands, table)
        view = table.lent()
        assert view is not None and view.why == "" and view.now is not None


def test_tab_comes_first_to_what_steers_the_turn_from_wherever_the_focus_is(tmp_path: Path) -> None:
    pad = Pad(tmp_path, Preferences(animation="slow", reduced_motion=True, language="en"))
    table = sit(pad, AtHand(moves))
    until_step(pad, table)
    for way in ("down", "up"):
        pad.key(way)
        assert table.input.focus is not None and table.input.focus.kind != "lent"
        pad.key("tab")
        assert str(table.input.focus) == "lent/pause"
    walked = []
    for _ in range(5):
        pad.key("tab")
        walked.append(str(table.input.focus))
    assert walked == ["lent/speed-1", "lent/speed-2", "lent/speed-4", "lent/skip", "end"]
    pad.key("tab")
    assert table.input.focus is not None and table.input.focus.kind not in ("lent", "end"), "then all else"


def test_with_a_controller(tmp_path: Path) -> None:
    pad = Pad(tmp_path, Preferences(animation="fast", reduced_motion=True, language="en"))
    table = sit(pad, AtHand(moves))
    until_step(pad, table)
    pad.key("p")
    pad.wait(5000)
    assert table.deciding.turn.paused and choices(table) == 0
    while str(table.input.focus) != "crew/1":
        pad.key("tab")
    pad.key("enter")
    assert isinstance(pad.top, WhoPlays)
    pad.key("down")
    pad.key("enter")
    assert isinstance(table.session.seats[1], BotSeat)
    while str(table.input.focus) != "end":
        pad.key("tab")
    pad.key("enter")
    assert isinstance(table.session.seats[0], PersonSeat)


def test_a_step_that_the_game_has_left_is_not_said_again(hands: Hands, table: TableScene) -> None:
    """Another language, or the first touch of a controller, after an undo and before it is asked anew."""
    hands.wait(3500)
    until_step(hands, table)
    assert choices(table) >= 1
    table.session.seek(0)
    table.renew()
    table.resize(hands.app.kit)
    view = table.deciding.turn.view()
    assert view is None or view.now is None


class TestTakingOver:
    """One press too many may take a seat over: that is said, and taken back with one press."""

    @pytest.fixture
    def taken(self, hands: Hands, table: TableScene) -> TableScene:
        hands.wait(400)
        hands.click("end")
        assert isinstance(table.session.seats[0], PersonSeat)
        return table

    def test_it_is_said_and_given_back_by_the_button_below(self, hands: Hands, taken: TableScene) -> None:
        name = taken.position.name(0)
        assert hands.shows(f"You play {name} now.") and hands.shows("Give back")
        x, y, w, h = taken.layout.rect(GIVE_BACK)
        end = taken.layout.rect(END)
        assert x == end[0] and y >= end[1] + end[3], "in the place where Take over was"
        hands.wait(400)  # a hurried second click is not meant for it
        hands.click(GIVE_BACK)
        seat = taken.session.seats[0]
        assert isinstance(seat, BotSeat) and seat.rank == "officer"
        assert choices(taken) == 0 and GIVE_BACK not in taken.layout.keys

    def test_by_keys(self, hands: Hands, taken: TableScene) -> None:
        while taken.input.focus != GIVE_BACK:
            hands.key("tab")
        hands.key("enter")
        assert isinstance(taken.session.seats[0], BotSeat)

    def test_only_until_something_is_chosen(self, hands: Hands, taken: TableScene) -> None:
        hands.wait(400)
        move = next(option for option in taken.session.decision["options"] if option["do"] == "move")  # type: ignore[index]
        taken.propose(move)
        hands.wait()
        assert GIVE_BACK not in taken.layout.keys and isinstance(taken.session.seats[0], PersonSeat)
        taken.command("give-back")
        assert isinstance(taken.session.seats[0], PersonSeat)

    def test_a_second_click_does_not_end_the_actions(self, hands: Hands, taken: TableScene) -> None:
        hands.click("end")
        assert taken.session.state["phase"] == "actions" and choices(taken) == 0
        hands.wait(400)
        hands.click("end")
        assert taken.session.state["phase"] != "actions"


def test_a_double_click_low_on_take_over_does_not_give_the_seat_back(hands: Hands, table: TableScene) -> None:
    """Give back comes where the second click falls."""
    x, y, w, h = table.layout.rect(END)
    low = (x + w / 2, y + h - 12)
    hands.click(low)
    assert table.layout.at(low) == GIVE_BACK, "it is there already"
    hands.click(low)
    assert isinstance(table.session.seats[0], PersonSeat)
    hands.wait(400)
    hands.click(low)
    assert isinstance(table.session.seats[0], BotSeat)


def test_a_hurried_click_does_not_take_over(hands: Hands) -> None:
    """The button comes where End actions was a moment before."""
    seats = [PersonSeat(), BotSeat(Strength("officer"), AtHand(moves))]
    state = position(2, hands=[["data", "metal"], ["energy"]])
    table = hands.sit_down(Session.load(state, ENGINE, hands.app.shelf, seats))
    table.deciding.hand_over(0, BotSeat(Strength("officer"), AtHand(moves)))
    hands.click("end")
    assert isinstance(table.session.seats[0], BotSeat), "it was meant for what was there before"
    hands.wait(400)
    hands.click("end")
    assert isinstance(table.session.seats[0], PersonSeat)
