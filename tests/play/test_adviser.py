"""The adviser at the table: by mouse, keys and controller; its plans as ghosts, its answer after deciding."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from game.app.drawing.colours.theme import colour
from game.app.drawing.viewport import centre, inside
from game.app.table.dialogs.adviser.adviser_sheet import AdviserSheet
from game.app.table.dialogs.adviser.decided_sheet import PALE, DecidedSheet
from game.app.table.dialogs.adviser.plan_tile import QUIET
from game.app.table.dialogs.adviser.why_scene import WhyScene
from game.app.table.dialogs.decision_dialog import DecisionDialog
from game.app.table.model.advice.reader import AdviceReader
from game.app.table.model.position import Position
from game.app.table.model.recent import Recent
from game.app.table.model.view_parts import top_view
from game.app.table.paint.ghosts import BADGE
from game.app.table.table_scene import TableScene
from game.play.session import Session
from game.rules.telling.seat_view import seat_view
from game.storage.preferences import Preferences
from game.texts import Texts
from tests.play.driver import ENGINE
from tests.play.test_pad import Pad
from tests.rules.positions import position
from tests.screens.words import overlapping

WAY = [{"do": "move", "room": "crew-quarters"}, {"do": "move", "room": "energy-core"}, {"do": "finish"}]
STAY = [{"do": "scavenge"}]
OTHER = [{"do": "move", "room": "engine-room"}, {"do": "finish"}]
HANDS = [["data", "metal"], ["energy"], ["data", "data"]]


class Asked:
    """Whoever thinks: it answers what is written, once it is told to."""

    def __init__(self, **told: Any) -> None:
        chances = ((0.58, 1, WAY), (0.51, 2, OTHER), (0.39, 3, STAY))
        plans = [
            {"choices": way, "win": win, "margin": 0.03, "rank": rank, "why": None}
            for win, rank, way in chances
        ]
        ending = {"choices": [{"do": "finish"}], "win": 0.22, "margin": 0.03}
        self.told = {
            "calibrated": True,
            "crew": "cadet",
            "plans": plans,
            "ending": ending,
            "tries": 70,
            "share": 1.0,
            **told,
        }
        self.lines: list[Mapping[str, Any]] = []
        self.cancelled = 0
        self.answer: Mapping[str, Any] | None = None

    def __call__(self, line: Mapping[str, Any]) -> Asked:
        self.lines.append(line)
        self.answer = None
        return self

    def tell(self) -> None:
        own = {**self.told["plans"][1], "choices": self.lines[-1]["done"]} if self.lines[-1]["done"] else None
        self.answer = {**self.told, "own": own}

    def wait(self, seconds: float | None = None) -> Mapping[str, Any] | None:
        return self.answer

    def cancel(self) -> None:
        self.cancelled += 1


@pytest.fixture
def hands(tmp_path: Path) -> Pad:
    return Pad(tmp_path, Preferences(animation="off", language="en", adviser="asked"))


def seated(hands: Pad, asked: Asked, **settings: Any) -> TableScene:
    hands.app.change_settings(**settings)
    table = hands.position(position(3, hands=HANDS, at=[0, 1, 2], tokens=[1, 0, 0]))
    table.advising.ask = asked
    return table


def press(hands: Pad, key: str) -> None:
    """A key of the keyboard; a pad has other ways for most of them."""
    super(Pad, hands).key(key)
    hands.app.advance(1)


def settle(hands: Pad) -> None:
    """Time for an answer: one plan is read in a frame."""
    for _ in range(6):
        hands.app.advance(10)


def opened(hands: Pad, asked: Asked) -> AdviserSheet:
    press(hands, "h")
    assert isinstance(hands.top, AdviserSheet)
    asked.tell()
    settle(hands)
    sheet: AdviserSheet = hands.top
    return sheet


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


def test_a_margin_ends_where_no_chance_can_be(hands: Pad) -> None:
    asked = Asked()
    asked.told["plans"][0] |= {"win": 0.95, "margin": 0.08}
    seated(hands, asked)
    opened(hands, asked)
    assert hands.shows("(87–100)") and hands.shows("± 3")


def test_that_the_captain_thinks_is_said_no_longer_than_that(hands: Pad) -> None:
    asked = Asked()
    seated(hands, asked)
    press(hands, "h")
    press(hands, "w")
    assert sum("is thinking" in t.text for t in hands.app.draw().texts) == 2, "and why nothing can be asked"
    asked.tell()
    settle(hands)
    assert not hands.shows("is thinking")


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
    assert hands.shows("58%") and hands.shows("± 3") and hands.shows("22% ± 3")


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


def test_it_thinks_on_until_it_is_done_and_keeps_the_plan_that_is_looked_at(hands: Pad) -> None:
    asked = Asked(share=0.3)
    seated(hands, asked)
    sheet = opened(hands, asked)
    press(hands, "2")
    looked = sheet.plan
    assert looked is not None and asked.lines[1]["onward"] and len(asked.lines) == 2
    asked.told["plans"].reverse()
    asked.told["share"] = 1.0
    asked.tell()
    settle(hands)
    assert sheet.plan is not None and sheet.plan.choices == looked.choices
    assert len(asked.lines) == 2, "done"


def test_without_a_calibration_no_chance_is_told(hands: Pad) -> None:
    asked = Asked(calibrated=False)
    seated(hands, asked)
    opened(hands, asked)
    words = " ".join(hands.texts())
    assert "58%" not in words and "±" not in words and "22%" not in words
    assert hands.shows("The best of these.") and hands.shows("Weaker.")


def question(hands: Pad, room: str, **changes: Any) -> DecisionDialog:
    """The dialog of a room that is used."""
    table = hands.position(position(3, hands=HANDS, at=[room, 1, 2], **changes))
    table.propose(next(one for one in table.position.options if one["do"] == "activate"))
    hands.app.advance(10)
    dialog: DecisionDialog = hands.top
    return dialog


def counselled(hands: Pad, dialog: DecisionDialog, **told: Any) -> Asked:
    """Somebody who would answer with the last option, or with the first, whatever follows."""
    options = list(dialog.options)
    plans = [
        {"choices": [options[-1], STAY[0]], "win": 0.5, "margin": 0.02, "rank": 1, "why": None},
        {"choices": [options[-1], OTHER[0]], "win": 0.5, "margin": 0.02, "rank": 1, "why": None},
        {"choices": [options[0]], "win": 0.4, "margin": 0.02, "rank": 3, "why": None},
    ]
    asked = Asked(**{"plans": plans, **told})
    dialog.table.advising.ask = asked  # type: ignore[attr-defined]
    return asked


def test_a_dialog_is_answered_by_mouse_keys_and_controller(hands: Pad) -> None:
    dialog = question(hands, "cargo-hold")
    last, asked = dialog.options[-1], counselled(hands, dialog)
    hands.press_widget("adviser")
    assert hands.shows("The captain is thinking.")
    asked.tell()
    settle(hands)
    assert hands.shows("50% ± 2") and hands.shows("For a crew of this rank: Cadet")
    keys = [widget.key for widget in dialog.form.widgets if widget.key.startswith("counsel")]
    assert keys == ["counsel-1", "counsel-2"], "an option once"
    hands.press_widget("counsel-2")
    assert dialog.answer() == dialog.options[0]
    press(hands, "h")
    assert not dialog.counsel.open
    hands.button("north")
    asked.tell()
    settle(hands)
    assert dialog.form.focus.key == "counsel-1", "whoever has asked comes to the first answer"
    hands.button("accept")
    assert dialog.answer() == last and hands.top is dialog, "laid, not chosen"
    hands.button("accept")
    assert hands.top is not dialog and hands.table.session.log[-1].events[0]["option"] == last


def test_escape_puts_the_answer_away_and_the_thinking_ends(hands: Pad) -> None:
    dialog = question(hands, "cargo-hold")
    asked = counselled(hands, dialog, share=0.4)
    hands.button("north")
    asked.tell()
    settle(hands)
    assert asked.lines[-1]["onward"] and dialog.counsel.open
    hands.button("back")
    assert hands.top is dialog and not dialog.counsel.open and asked.cancelled == 1


def test_dialogs_keep_to_when_the_adviser_answers(hands: Pad) -> None:
    hands.app.change_settings(adviser="after")
    dialog = question(hands, "cargo-hold")
    asked = counselled(hands, dialog)
    hands.press_widget("adviser")
    assert not asked.lines and hands.shows("Decide first")
    hands.app.change_settings(adviser="off")
    assert all(widget.key != "adviser" for widget in question(hands, "cargo-hold").form.widgets)


@pytest.mark.parametrize("rooms", ["v1", pytest.param("v2", marks=pytest.mark.slow)])
def test_every_dialog_lays_what_it_is_told(hands: Pad, rooms: str) -> None:
    seen = set()
    for room in ENGINE.content.rooms:
        if len(room.variants) < 2:
            continue
        state = position(
            3, hands=HANDS, at=[room.id, 1, 2], discard=["data", "metal"], variants={room.id: rooms}
        )
        table = hands.position(state)
        uses = [one for one in table.position.options if one["do"] == "activate"]
        if uses:
            table.propose(uses[-1])
            hands.app.advance(10)
        dialog = hands.top
        if isinstance(dialog, DecisionDialog):
            seen.add(type(dialog))
            for option in (dialog.options[-1], *dialog.options[:3]):
                dialog.take_counsel(option)
                assert dialog.answer() == option, (room.id, option)
    assert len(seen) >= 3


def test_several_persons_decide_first_unless_they_want_it_otherwise(hands: Pad) -> None:
    asked = Asked()
    table = seated(hands, asked, adviser="usual")
    press(hands, "h")
    assert hands.top is table and not asked.lines and hands.shows("Decide first")
    table.propose(OTHER[0])
    press(hands, "space")
    assert isinstance(hands.top, DecidedSheet) and asked.lines[0]["done"] == [OTHER[0], {"do": "finish"}]
    assert asked.lines[0]["advise"]["view"]["crew"][0]["at"] == 0, "as it was before the turn"
    asked.tell()
    settle(hands)
    assert hands.state["phase"] == "actions", "nothing is revealed yet"
    assert [ghosts.white for ghosts in table.advising.ghosts] == [False, True]
    assert hands.shows("Why? (−7)")
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


def test_after_deciding_the_bars_have_the_colours_of_the_ways_on_the_ship(hands: Pad) -> None:
    asked = Asked()
    table = seated(hands, asked, adviser="usual")
    press(hands, "h")
    table.propose(OTHER[0])
    press(hands, "space")
    asked.tell()
    settle(hands)
    sheet = hands.top
    assert isinstance(sheet, DecidedSheet) and sheet.own is not None and sheet.best is not None
    kit, surface = hands.app.kit, hands.app.draw().surface
    shades = []
    for place in sheet.places(kit):
        part = surface.subsurface(kit.viewport.rect(place))
        pixels = Counter(
            tuple(part.get_at((x, y)))[:3] for x in range(part.get_width()) for y in range(part.get_height())
        )
        shades.append((pixels[colour.GOLD[:3]] > 200, pixels[PALE[:3]] > 200, pixels[QUIET[:3]] > 200))
    assert shades == [(True, False, False), (False, True, False)]


def test_one_person_is_answered_at_once_and_nobody_where_it_is_off(hands: Pad) -> None:
    asked = Asked()
    table = seated(hands, asked, adviser="off")
    press(hands, "h")
    assert hands.top is table and not asked.lines and hands.shows("The captain’s advice is off")
    hands.app.change_settings(adviser="usual")
    assert table.advising.way == "after"
    alone = hands.position(position(1, hands=[HANDS[0]]))
    assert alone.advising.way == "asked"


def test_what_is_said_of_a_plan_is_so_once_it_is_played() -> None:
    state = position(3, hands=[["data", "metal", "metal", "nanobots"], [], []], at=["bridge", 1, 2])
    session = Session.load(state, ENGINE)
    for _ in range(3):
        assert session.decision is not None
        choice = next(one for one in session.decision["options"] if one["do"] in ("repair", "divert", "move"))
        reader = AdviceReader(session, Texts("en"), session.game, session.knowledge)
        told = reader.plan([choice, {"do": "finish"}]).outlook
        session.apply(choice)
        now = Position(session.state, session.asked, session.facts, session.menu, session.game)
        top = top_view(now, session.knowledge, Recent())
        assert told is not None
        assert (told.percent, told.fatal, told.possible) == (top.loss, top.fatal, top.possible)
        assert sum(fatal for _, fatal in told.coming) == top.fatal
        assert list(told.cards) == session.state["crew"][0]["hand"]
