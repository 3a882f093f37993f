"""The adviser at the table: by mouse, keys and controller; its plans as ghosts, its answer after deciding."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.app.drawing.viewport import centre, inside
from game.app.table.dialogs.adviser.adviser_sheet import AdviserSheet
from game.app.table.dialogs.adviser.decided_sheet import DecidedSheet
from game.app.table.dialogs.adviser.plan_tile import WORTH_INK
from game.app.table.dialogs.adviser.why_scene import WhyScene
from game.app.table.dialogs.decision_dialog import DecisionDialog
from game.app.table.model.advice.reader import AdviceReader, worth_of
from game.app.table.model.advice.views import Worth
from game.app.table.model.position import Position
from game.app.table.model.recent import Recent
from game.app.table.model.view_parts import top_view
from game.app.table.paint.ghosts import BADGE
from game.app.table.table_scene import TableScene
from game.app.views.tree import Words
from game.bots.film.reckoning import NOTABLE
from game.play.seats import PersonSeat, RecordedSeat
from game.play.session import Session
from game.rules.queries.seat_view import seat_view
from game.storage.settings.preferences import Preferences
from game.texts import Texts
from tests.play.advised import (
    HANDS,
    OTHER,
    STAY,
    WAY,
    WORTHS,
    Asked,
    counselled,
    hands,
    opened,
    press,
    question,
    seated,
    settle,
)
from tests.play.driver import ENGINE
from tests.play.test_pad import Pad
from tests.rules.positions import position
from tests.screens.words import overlapping


@pytest.mark.parametrize("text", [100, 200])
def test_numbers_of_a_plan_leave_the_names_of_rooms_free(hands: Pad, text: int) -> None:
    asked = Asked()
    table = seated(hands, asked, text=text)
    rooms = [rect for key, rect in table.layout.keys.items() if key.kind == "room"]
    plates = [(x, y, w, table.layout.plan.plate_h) for x, y, w, _ in rooms]
    opened(hands, asked)
    texts = hands.app.draw().texts
    on_plates = [one for one in texts if any(inside(plate, centre(one.rect)) for plate in plates)]
    names = [one for one in on_plates if len(one.text) > 3 and "%" not in one.text]
    ship = (rooms[0][0], rooms[0][1], rooms[-1][0] + rooms[-1][2], rooms[-1][1])
    numbers = [one for one in texts if one.text in ("1", "2") and inside(ship, centre(one.rect))]
    assert len(names) == 9 and len(numbers) == 2
    for number in numbers:
        x, y = centre(number.rect)
        badge = replace(number, rect=(x - BADGE / 2, y - BADGE, BADGE, 2 * BADGE))
        assert not [name.text for name in names if overlapping(badge, name)]


def test_that_the_captain_thinks_is_said_no_longer_than_that(hands: Pad) -> None:
    asked = Asked()
    seated(hands, asked)
    press(hands, "h")
    press(hands, "w")
    assert sum("is thinking" in t.text for t in hands.app.draw().texts) == 2, "and why nothing can be asked"
    asked.tell()
    settle(hands)
    assert not hands.shows("is thinking")


def test_that_nobody_can_think_now_is_said_and_who_asks_again_is_answered(hands: Pad) -> None:
    asked = Asked(plans=[], error="no process")
    seated(hands, asked)
    opened(hands, asked)
    assert hands.shows("I cannot think right now. Ask me again.") and not hands.shows("no plan to offer")
    hands.button("back")
    assert isinstance(hands.top, TableScene)
    asked.told = Asked().told
    sheet = opened(hands, asked)
    assert len(sheet.plans) == 3 and not hands.shows("cannot think")


def test_that_ending_is_the_best_is_said_and_who_ends_is_said_on_the_button(hands: Pad) -> None:
    asked = Asked()
    end = {"choices": [{"do": "finish"}], "win": 0.7, "margin": 0.03, "rank": 1, "why": None}
    asked.told = {**asked.told, "plans": [end, *asked.told["plans"][:2]], "ending": end}
    seated(hands, asked)
    opened(hands, asked)
    assert hands.shows("My choice: end your actions now.")
    assert hands.shows("End actions yourself") and not hands.shows("Play plan 1")
    press(hands, "2")
    assert hands.shows("Play plan 2")


def test_the_sheet_says_when_thinking_takes_unusually_long_and_can_be_left(hands: Pad) -> None:
    asked = Asked()
    seated(hands, asked)
    hands.click("adviser")
    asked.late = True
    hands.wait(100)
    assert hands.shows("This is taking longer than usual.") and not hands.shows("The captain is thinking.")
    hands.key("esc")
    assert asked.cancelled == 1
    asked.late = False
    hands.click("adviser")
    assert hands.shows("The captain is thinking.")


def test_it_is_asked_for_what_the_crew_member_sees_and_shows_the_first_plan(hands: Pad) -> None:
    asked = Asked()
    table = seated(hands, asked)
    hands.click("adviser")
    session = table.session
    seen = seat_view(session.state, session.knowledge, 0)
    assert asked.lines[0]["advise"] == {"view": seen, "decision": session.decision}
    assert "rng" not in asked.lines[0]["advise"]["view"] and not asked.lines[0]["onward"]
    assert hands.shows("The captain is thinking.") and not table.advising.ghosts
    asked.tell()
    settle(hands)
    (ghosts,) = table.advising.ghosts
    assert [(move.number, move.start, move.end) for move in ghosts.moves] == [
        (1, "bridge", "crew-quarters"),
        (2, "crew-quarters", "energy-core"),
    ]
    assert hands.shows("My choice") and hands.shows("Seems weaker") and hands.shows("Seems much weaker")
    assert not [words for words in hands.texts() if "±" in words], "no chance of a crew that nobody plays"


def test_keys_mouse_and_controller_look_at_plans(hands: Pad) -> None:
    asked = Asked()
    table = seated(hands, asked)
    sheet = opened(hands, asked)
    press(hands, "2")
    assert sheet.looked == 1 and table.advising.ghosts == (sheet.plans[1].ghosts,)
    x, y, w, h = sheet.places(hands.app.kit)[2]
    hands.click((x + w / 2, y + h / 2))
    assert sheet.looked == 2 and table.advising.ghosts == (sheet.plans[2].ghosts,)
    press(hands, "esc")
    assert hands.top is table and not table.advising.ghosts
    hands.button("north")
    assert isinstance(hands.top, AdviserSheet)
    asked.tell()
    settle(hands)
    hands.button("right-shoulder")
    assert hands.top.looked == 1
    hands.button("west")
    assert isinstance(hands.top, WhyScene) and hands.top.parts == 0
    hands.button("back")
    hands.button("right-stick")
    assert hands.top is table and len(table.advising.ghosts) == 1, "kept"


def test_the_ship_stays_in_use_and_any_choice_closes_the_sheet(hands: Pad) -> None:
    asked = Asked()
    table = seated(hands, asked)
    opened(hands, asked)
    hands.grab("meeple/0")
    hands.release(hands.spot("room/engine-room"))
    settle(hands)
    assert hands.top is table and not table.advising.ghosts
    assert hands.state["crew"][0]["at"] == 3


def test_a_key_of_the_table_closes_it_and_does_what_it_does(hands: Pad) -> None:
    asked = Asked()
    table = seated(hands, asked)
    press(hands, "h")
    press(hands, "m")
    assert hands.top is table and table.input.picked is not None and asked.cancelled == 1


def test_kept_ghosts_tick_off_and_end_with_another_choice(hands: Pad) -> None:
    asked = Asked()
    table = seated(hands, asked)
    opened(hands, asked)
    press(hands, "k")
    assert hands.top is table and table.advising.ghosts[0].done == 0
    table.propose(WAY[0])
    assert table.advising.ghosts[0].done == 1
    table.command("undo")
    assert table.advising.ghosts[0].done == 0
    table.propose(OTHER[0])
    assert not table.advising.ghosts


def test_plans_keep_their_places_and_a_better_one_is_marked(hands: Pad) -> None:
    asked = Asked(share=0.3)
    seated(hands, asked)
    sheet = opened(hands, asked)
    press(hands, "2")
    shown = [plan.choices for plan in sheet.plans]
    assert asked.lines[1]["onward"] and len(asked.lines) == 2
    asked.told["plans"].reverse()
    for plan, win in zip(asked.told["plans"], (0.66, 0.5, 0.4), strict=True):
        plan["win"] = win
    asked.tell()
    settle(hands)
    assert [plan.choices for plan in sheet.plans] == shown and sheet.looked == 1
    assert [plan.worth for plan in sheet.plans] == ["far", "far", "first"]
    new = {"choices": [{"do": "move", "room": "engine-room"}, STAY[0]], "win": 0.8, "margin": 0.03}
    asked.told["plans"].insert(0, {**new, "rank": 1, "why": None})
    asked.told["share"] = 1.0
    asked.tell()
    settle(hands)
    assert [plan.choices for plan in sheet.plans] == shown and sheet.better is not None
    assert len(asked.lines) == 3, "done"
    hands.press_widget("again")
    assert list(sheet.plans[0].choices) == new["choices"] and sheet.better is None and sheet.looked == 0


def test_a_plan_is_played_step_by_step_up_to_the_end_of_the_actions(hands: Pad) -> None:
    asked = Asked()
    table = seated(hands, asked)
    opened(hands, asked)
    press(hands, "p")
    assert hands.top is table and hands.state["crew"][0]["at"] == 1, "the first step"
    hands.app.advance(100)
    assert hands.state["crew"][0]["at"] == 1, "each step is seen"
    hands.app.advance(1000)
    hands.app.advance(1000)
    assert hands.state["crew"][0]["at"] == 4 and hands.state["phase"] == "actions"
    assert not table.advising.carrying, "ending the actions stays with the player"


def test_playing_a_plan_stops_at_what_is_revealed_and_at_anything_else_that_is_done(hands: Pad) -> None:
    asked = Asked()
    asked.told["plans"][0]["choices"] = [WAY[0], STAY[0], WAY[1]]
    table = seated(hands, asked)
    opened(hands, asked)
    press(hands, "p")
    for _ in range(4):
        hands.app.advance(1000)
    assert [step.choice for step in table.session.history.steps[1:]] == [WAY[0], STAY[0]]
    table = seated(hands, asked)
    opened(hands, asked)
    press(hands, "p")
    table.command("undo")
    for _ in range(4):
        hands.app.advance(1000)
    assert hands.state["crew"][0]["at"] == 0 and not table.advising.carrying


def test_escape_stops_a_plan_that_is_played(hands: Pad) -> None:
    asked = Asked()
    table = seated(hands, asked)
    opened(hands, asked)
    press(hands, "p")
    press(hands, "esc")
    for _ in range(4):
        hands.app.advance(1000)
    assert hands.top is table and hands.state["crew"][0]["at"] == 1 and not table.advising.carrying


def test_playing_a_plan_leaves_what_a_room_reveals_to_the_player(hands: Pad) -> None:
    asked = Asked()
    table = hands.position(position(3, hands=HANDS, at=["cargo-hold", 1, 2]))
    use = next(option for option in table.position.options if option["do"] == "activate")
    asked.told["plans"][0]["choices"] = [use, STAY[0]]
    table.advising.ask = asked
    opened(hands, asked)
    press(hands, "p")
    for _ in range(6):
        hands.app.advance(1000)
    assert isinstance(hands.top, DecisionDialog), "it asks about cards that nobody had seen"
    assert [step.choice for step in table.session.history.steps[1:]] == [use]


def test_why_not_says_what_would_be_given_up(hands: Pad) -> None:
    repair = [{"do": "repair", "card": "data", "slot": 1}]
    asked = Asked()
    asked.told["plans"] = [
        {"choices": choices, "win": win, "margin": 0.01, "rank": rank, "why": None}
        for rank, (win, choices) in enumerate(((0.6, repair), (0.5, OTHER)), 1)
    ]
    table = hands.position(position(3, hands=HANDS, at=[0, 1, 2], cubes={"bridge": "101"}, tokens=[1, 0, 0]))
    table.advising.ask = asked
    opened(hands, asked)
    press(hands, "2")
    assert hands.shows("Why not?")
    press(hands, "w")
    words = " ".join(hands.texts())
    assert "What you would give up" in words and words.count("Fully repairs the Bridge") == 2


def test_the_signs_of_a_plan_have_names_under_the_pointer_and_the_keys(hands: Pad) -> None:
    asked = Asked()
    asked.told["plans"][0]["choices"] = [*WAY[:2], *WAY]
    seated(hands, asked)
    sheet = opened(hands, asked)
    x, y, w, h = sheet.places(hands.app.kit)[0]
    hands.move((x + w / 2, y + h / 2))
    for _ in range(20):
        hands.app.advance(50)
    words = " ".join(hands.texts())
    for number, room in enumerate(("Crew Quarters", "Energy Core", "Crew Quarters"), 1):
        assert f"{number}. Move · The {room}" in words
    assert "4. Move · The Energy Core (costs an Action token)" in words


def test_escape_puts_the_answer_away_and_the_thinking_ends(hands: Pad) -> None:
    dialog = question(hands, "cargo-hold")
    asked = counselled(hands, dialog, share=0.4)
    hands.button("north")
    asked.tell()
    settle(hands)
    assert asked.lines[-1]["onward"] and dialog.counsel.open
    hands.button("back")
    assert hands.top is dialog and not dialog.counsel.open and asked.cancelled == 1


def test_whoever_wants_to_decide_first_is_answered_when_the_actions_end(hands: Pad) -> None:
    asked = Asked()
    table = seated(hands, asked, adviser="after")
    press(hands, "h")
    assert hands.top is table and not asked.lines and hands.shows("“After deciding”")
    for _ in range(50):
        hands.app.advance(100)
    assert hands.shows("Decide first"), "there is time to read it"
    press(hands, "h")
    assert table.advising.waits and hands.shows("Decide first"), "asking again takes nothing back"
    table.propose(OTHER[0])
    press(hands, "space")
    assert isinstance(hands.top, DecidedSheet) and asked.lines[0]["done"] == [OTHER[0], {"do": "finish"}]
    assert asked.lines[0]["advise"]["view"]["crew"][0]["at"] == 0, "as it was before the turn"
    asked.tell()
    settle(hands)
    assert hands.state["phase"] == "actions", "nothing is revealed yet"
    assert [ghosts.white for ghosts in table.advising.ghosts] == [False, True]
    assert hands.shows("Seems weaker") and hands.shows("Why not?")
    press(hands, "z")
    assert hands.top is table and hands.state["crew"][0]["at"] == 0 and not table.advising.ghosts
    press(hands, "h")
    press(hands, "space")
    asked.told["plans"][1] = {**asked.told["plans"][1], "win": 0.56}
    asked.tell()
    settle(hands)
    assert hands.shows("As good as my plan.")
    press(hands, "space")
    assert hands.top is table and hands.state["phase"] == "collect"


def test_it_says_why_it_has_no_answer_and_judges_a_turn_whose_actions_are_spent(hands: Pad) -> None:
    table = seated(hands, Asked())
    table.propose(OTHER[0])
    table.propose(WAY[1])
    table.propose(OTHER[0])
    table.propose(WAY[1])
    assert len(table.position.options) == 1, "three actions and a token are spent"
    press(hands, "h")
    assert hands.top is table and hands.shows("You have only one choice here")
    hands.app.change_settings(adviser="after")
    press(hands, "h")
    assert table.advising.waits and hands.shows("Decide first")
    press(hands, "space")
    assert isinstance(hands.top, DecidedSheet)
    hands.top.go_on()
    press(hands, "h")
    assert hands.state["phase"] == "collect" and hands.shows("Ask me during your actions")
    assert not table.advising.waits


def test_advice_comes_when_asked_however_many_seats_one_plays(hands: Pad) -> None:
    assert Preferences().adviser == "asked"
    asked = Asked()
    table = seated(hands, asked)
    assert sum(seat.by_hand for seat in table.session.seats) == 3
    opened(hands, asked)
    press(hands, "esc")
    table.hand_over(1, RecordedSeat(()))
    table.hand_over(1, PersonSeat())
    opened(hands, asked)
    press(hands, "esc")
    hands.app.change_settings(adviser="off")
    press(hands, "h")
    assert hands.top is table and hands.shows("The captain’s advice is off")


def test_a_plan_is_weaker_only_by_so_much_that_the_film_would_look_into_it() -> None:
    best = {"choices": WAY, "win": 0.6, "margin": 0.005}
    apart = (0.002, NOTABLE - 0.001, NOTABLE + 0.001, 0.2)
    plans = [{"choices": STAY, "win": 0.6 - by, "margin": 0.005} for by in apart]
    assert [worth_of(best, plan) for plan in plans] == ["close", "close", "weaker", "far"]
    unsure = {**plans[2], "margin": 0.05}
    assert worth_of(best, unsure) is Worth.CLOSE and worth_of(best, best) is Worth.FIRST


def test_what_may_as_well_be_far_weaker_is_not_called_nearly_as_good() -> None:
    """After some hundred games ending the turn was called nearly as good, after thousands far weaker."""
    best = {"choices": WAY, "win": 0.6, "margin": 0.02}
    for by, margin, told in ((0.0, 0.2, "unclear"), (0.05, 0.04, "unclear"), (0.02, 0.05, "close")):
        assert worth_of(best, {"choices": STAY, "win": 0.6 - by, "margin": margin}) == told
    edge = {"choices": STAY, "win": 0.25, "margin": 0.125}
    assert worth_of({**best, "win": 0.5, "margin": 0.125}, edge) == "unclear", "as far apart as the margins"
    assert WORTH_INK[Worth.UNCLEAR] == "note", "nothing to be alarmed about"


def test_only_what_is_weaker_is_told_in_the_ink_of_alarm(hands: Pad) -> None:
    asked = Asked(ending={"choices": [{"do": "finish"}], "win": 0.57, "margin": 0.03})
    seated(hands, asked)
    sheet = opened(hands, asked)
    told = [part.view.what for _, part in sheet.laid.walk(0, 0) if isinstance(part.view.what, Words)]
    assert [(one.text, one.ink) for one in told if one.text in map(hands.app.texts, WORTHS)] == [
        ("Nearly as good", "note"),
        ("My choice", "gold"),
        ("Seems weaker", "reason"),
        ("Seems much weaker", "reason"),
    ]


def test_what_is_said_of_a_plan_is_so_once_it_is_played() -> None:
    state = position(3, hands=[["data", "metal", "metal", "nanobots"], [], []], at=["bridge", 1, 2])
    session = Session.load(state, ENGINE)
    for _ in range(3):
        assert session.decision is not None
        choice = next(one for one in session.decision["options"] if one["do"] in ("repair", "divert", "move"))
        reader = AdviceReader(session, Texts("en"), session.game, session.knowledge)
        told = reader.plan([choice, {"do": "finish"}]).outlook
        session.apply(choice)
        now = Position(session.state, session.pending, session.facts, session.menu, session.game)
        top = top_view(now, session.knowledge, Recent())
        assert told is not None
        assert (told.percent, told.fatal, told.possible) == (top.loss, top.fatal, top.possible)
        assert sum(fatal for _, fatal in told.coming) == top.fatal
        assert list(told.cards) == session.state["crew"][0]["hand"]


__all__ = ["hands"]
