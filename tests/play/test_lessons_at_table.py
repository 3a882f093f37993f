"""Lessons at the real table: a newcomer finishes each; nothing is locked; undo, leaving and coming back."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from game.app.drawing.viewport import Rect, inside
from game.app.forms.confirm_scene import ConfirmScene
from game.app.navigation import routes
from game.app.scenes.lessons import spotlight
from game.app.scenes.lessons.lesson_end_scene import LessonEndScene
from game.app.scenes.lessons.lesson_menu import LessonMenu
from game.app.scenes.lessons.lesson_scene import LessonScene
from game.app.scenes.lessons.lesson_subject import USED
from game.app.scenes.lessons.school_scene import SchoolScene
from game.app.table.dialogs.decision_dialog import DecisionDialog
from game.app.table.model.gestures.refusals import button_reason
from game.app.table.model.table_keys import DIE, END, THREAT, TableKey
from game.app.table.paint.panels.top_bar import forecast_place
from game.lessons.lesson_loading import LessonShelf
from game.lessons.teacher import Mood
from game.program_files import data_folder
from game.storage.settings import lesson_places
from game.storage.settings.lesson_places import LessonPlace, LessonPlacesFile
from game.storage.settings.preferences import Preferences
from tests.app.test_saving_again import full
from tests.audio.recorder import recording
from tests.looped import some
from tests.play.driver import Hands
from tests.play.hand import carry_out
from tests.play.newcomer import Newcomer, uncovered
from tests.play.test_pad import Pad

IDS = [card.id for card in LessonShelf(data_folder()).cards]
FIRST = IDS[0]


def seat(tmp_path: Path, pad: bool = False, **settings: object) -> Hands:
    chosen = Preferences(animation="off", language="en", **settings)  # type: ignore[arg-type]
    hands = (Pad if pad else Hands)(tmp_path, chosen)
    hands.spot = lambda place: uncovered(hands, place)  # type: ignore[method-assign]
    return hands


def opened(hands: Hands, id: str = FIRST) -> LessonScene:
    hands.app.start(routes.Lesson(id))
    hands.wait()
    table = hands.table
    assert isinstance(table, LessonScene)
    return table


def settled(hands: Hands, table: LessonScene) -> None:
    while table.teacher.thinking:
        hands.wait(20)
    hands.wait(20)


def ways() -> list[object]:
    found = []
    for id in IDS:
        for how in ("drag", "click", "keys", "pad"):
            quick = (id, how) == (FIRST, "drag")
            found.append(pytest.param(id, how, marks=() if quick else pytest.mark.slow, id=f"{id}-{how}"))
    return found


@pytest.mark.parametrize("thought", [True, False], ids=["later", "at once"])
def test_who_walked_about_while_the_captain_told_goes_on_from_there(tmp_path: Path, thought: bool) -> None:
    """His next move was none that could be made from there: the error page."""
    hands = seat(tmp_path)
    table = opened(hands)
    for room in ("armoury", "repair-centre", "mess-hall"):
        table.session.apply({"do": "move", "room": room})
    if thought:
        table.session.ask()
        settled(hands, table)
    hands.key("enter")
    hands.wait()
    assert hands.table is table and table.session.state["active"] == 1, "the storm has come all the same"


def test_a_lesson_is_kept_after_every_choice(tmp_path: Path) -> None:
    """Whoever's program was killed in the middle of one began it anew."""
    hands = seat(tmp_path)
    table = acting(hands)
    for made in range(1, 3):
        decision = table.session.decision
        assert decision is not None
        table.propose(decision["options"][0])
        hands.wait(60)
        place = LessonPlacesFile(hands.app.home.lessons).places.of(FIRST)
        assert place.game is not None and place.game["cursor"] == table.session.history.cursor >= made


def test_a_lesson_that_the_disk_refuses_is_told_of_and_left_with_a_question(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hands = seat(tmp_path)
    table = acting(hands)
    with monkeypatch.context() as disk:
        disk.setattr(lesson_places, "write_bytes", full)
        decision = table.session.decision
        assert decision is not None
        table.propose(decision["options"][0])
        hands.wait(60)
        told = table.transients.toast
        assert told is not None and "flight school is not saved" in told.note
        hands.app.quit()
        assert hands.app.running and isinstance(hands.top, ConfirmScene) and hands.top.takes
        hands.press_widget("no")
        assert hands.top is table
    hands.app.quit()
    assert not hands.app.running
    place = LessonPlacesFile(hands.app.home.lessons).places.of(FIRST)
    assert place.game is not None and place.game["cursor"] == table.session.history.cursor


@pytest.mark.parametrize(("id", "how"), ways())
def test_a_newcomer_finishes(id: str, how: str, tmp_path: Path) -> None:
    hands = seat(tmp_path, how == "pad")
    opened(hands, id)
    newcomer = Newcomer(hands, how)
    newcomer.fly()
    assert hands.app.lesson_places.places.of(id).done
    assert LessonPlacesFile(hands.app.home.lessons).places.of(id).done


def acting(hands: Hands) -> LessonScene:
    """The first lesson, where something is to be done: what is only told has been read."""
    table = opened(hands)
    settled(hands, table)
    while table.teacher.current is not None and table.teacher.current.told:
        hands.key("enter")
        settled(hands, table)
    return table


def other(table: LessonScene) -> dict[str, object]:
    """A legal choice of the same kind as the wanted one that leads elsewhere."""
    assert table.teacher.current is not None and table.session.decision is not None
    wanted = dict(table.teacher.current.show[0])
    alike = [dict(one) for one in table.session.decision["options"] if set(one) == set(wanted)]
    return next(one for one in alike if one != wanted and one["do"] == wanted["do"])


def test_another_move_is_played_and_named_and_can_be_taken_back(tmp_path: Path) -> None:
    hands = seat(tmp_path)
    hands.app.audio, recorder = recording()
    table = acting(hands)
    before, step, heard = table.session.state, table.teacher.step, recorder.cues().count("radio")
    assert heard == step + 1, "the captain speaks, and says each thing once"
    carry_out(hands, other(table), "drag")
    settled(hands, table)
    assert table.session.state != before, "nothing is locked"
    assert table.teacher.mood is Mood.OTHER
    assert recorder.cues().count("radio") == heard + 1
    line = table.overlay.line
    assert line is not None and line.warning and hands.shows(line.words)
    assert [one.name for one in line.answers] == ["take-back", "walk-on"]
    assert hands.shows(line.note), "whether the goal is still within reach"
    x, y, w, h = table.overlay.rect_of("take-back") or (0, 0, 0, 0)
    hands.click((x + w / 2, y + h / 2))
    settled(hands, table)
    assert table.session.state == before
    assert table.teacher.mood is Mood.STEP and table.teacher.step == step


def test_somebody_who_walks_on_still_reaches_the_goal(tmp_path: Path) -> None:
    hands = seat(tmp_path)
    table = acting(hands)
    carry_out(hands, other(table), "keys")
    settled(hands, table)
    hands.key("enter")
    assert table.teacher.mood is Mood.STEP
    Newcomer(hands, "click").fly()


def test_a_room_on_the_way_back_is_lit_and_named(tmp_path: Path) -> None:
    hands = seat(tmp_path)
    table = acting(hands)
    carry_out(hands, other(table), "keys")
    settled(hands, table)
    hands.key("enter")
    settled(hands, table)
    line = table.overlay.line
    rooms = [key.room_id for key in table.overlay.lit if key.kind == "room"]
    assert line is not None and rooms
    assert all(hands.app.texts(f"room-{room}") in f"{line.words} {line.note}" for room in rooms)


@pytest.mark.parametrize("how", ["key", "button"])
def test_key_and_button_read_the_page_of_the_step(how: str, tmp_path: Path, monkeypatch: Any) -> None:
    hands = seat(tmp_path)
    table = acting(hands)
    opened_routes: list[Any] = []
    monkeypatch.setattr(hands.app, "open", opened_routes.append)
    hands.move("deck")
    if how == "key":
        hands.key("f1")
    else:
        table.do("read")
    assert table.teacher.current is not None
    assert [route.page for route in opened_routes] == [(table.teacher.current.page,)]


def test_undo_walks_back_through_steps(tmp_path: Path) -> None:
    hands = seat(tmp_path)
    table = acting(hands)
    newcomer = Newcomer(hands, "keys")
    first = table.teacher.step
    for step in (first + 1, first + 2):
        newcomer.settle()
        newcomer.choose()
        settled(hands, table)
        assert table.teacher.step == step
    for step in (first + 1, first):
        hands.key("z")
        settled(hands, table)
        assert table.teacher.step == step


def test_what_is_not_legal_gets_the_games_refusal_and_a_sentence(tmp_path: Path) -> None:
    hands = seat(tmp_path)
    table = acting(hands)
    settled(hands, table)
    far = next(
        key
        for key in table.layout.keys
        if key.kind == "room" and key.room_id not in {one.target.room_id for one in table.input.gestures}
    )
    for miss in (1, 2, 3):
        hands.drag(f"meeple/{table.position.active}", far)
        assert table.transients.toast is not None and table.transients.toast.reason is not None
        line = table.overlay.line
        hands.wait(20)
        line = table.overlay.line
        assert line is not None and table.transients.toast.reason.title in line.note
        assert table.teacher.misses == miss
    assert table.teacher.stuck, "the third miss: the captain offers to show the way"


def told_breach(hands: Hands, table: LessonScene) -> bool:
    """Whether the forecast's turn of the Hull Breach is to be seen."""
    return hands.shows(hands.app.texts("threat-breach-turn", turn=table.view.top.breach_turn))


@pytest.mark.parametrize("text", [100, 150, pytest.param(200, marks=pytest.mark.slow)])
def test_the_forecast_comes_back_with_the_lesson_that_says_so_and_the_menu_has_the_ways_out(
    tmp_path: Path, text: int
) -> None:
    hands = seat(tmp_path, text=text)
    first = opened(hands)
    settled(hands, first)
    assert not told_breach(hands, first)
    assert first.overlay.in_menu is (text > 100)
    late = next(card for card in hands.app.lessons().cards if card.forecast)
    table = opened(hands, late.id)
    settled(hands, table)
    assert told_breach(hands, table)
    leave = table.overlay.rect_of("leave")
    forecast = forecast_place(table.kit, table.view.top, table.layout.rect(THREAT))
    assert forecast is not None and hands.shows(hands.app.texts("lesson-leave")) is (leave is not None)
    if text == 100:
        assert leave is not None and leave[0] + leave[2] <= forecast[0], "both have room"
        return
    assert leave is None
    hands.key("esc")
    assert isinstance(hands.top, LessonMenu), "what has no room in words is in the menu"
    hands.key("down")
    hands.key("enter")
    settled(hands, table)
    assert hands.top is table and table.teacher.step == 1
    hands.click("menu")
    for name in ("down", "down", "enter"):
        hands.key(name)
    assert isinstance(hands.top, SchoolScene)
    assert hands.app.lesson_places.places.of(late.id).step == 1, "the lesson waits there"


def test_a_step_that_is_skipped_from_the_menu_takes_its_dialog_along(tmp_path: Path) -> None:
    """The dialog below the menu looked for its answer in another decision when it was next built anew."""
    hands = seat(tmp_path, text=200)
    table = opened(hands, "what-rooms-do")
    newcomer = Newcomer(hands, "click")
    newcomer.settle()
    while not isinstance(hands.top, DecisionDialog):
        newcomer.choose()
        newcomer.settle()
    dialog, step = hands.top, table.teacher.step
    table.open_menu()
    hands.wait()
    for name in ("down", "enter"):
        hands.key(name)
    assert dialog not in hands.app.stack.scenes
    settled(hands, table)
    assert table.teacher.step > step


def test_leaving_keeps_the_place(tmp_path: Path) -> None:
    hands = seat(tmp_path)
    table = acting(hands)
    first = table.teacher.step
    newcomer = Newcomer(hands, "click")
    newcomer.settle()
    newcomer.choose()
    settled(hands, table)
    state = table.session.state
    hands.key("esc")
    hands.wait()
    assert isinstance(hands.top, SchoolScene)
    again = seat(tmp_path)
    table = opened(again)
    assert table.teacher.step == first + 1
    assert table.session.state == state
    assert table.session.can_undo, "the lesson's past is there, too"


def test_the_first_lesson_tells_stakes_and_goal_before_anything_is_dragged(tmp_path: Path) -> None:
    """By its button, by Enter and by the captain's key; the storm's first hit comes with it."""
    hands = seat(tmp_path)
    table = opened(hands)
    settled(hands, table)
    whole = [sum(room["cubes"]) for room in table.session.state["rooms"]]
    told = [step.id for step in table.teacher.lesson.steps if step.told]
    assert told == ["sun", "storm"]
    assert table.session.state["actions_left"] == 3, "it looks like a turn that has begun"
    for name in told:
        line = table.overlay.line
        assert line is not None and hands.shows(line.words)
        assert [one.name for one in line.answers][0] == "go-on" == table.overlay.primary
        if name == "sun":
            x, y, w, h = table.overlay.rect_of("go-on") or (0, 0, 0, 0)
            hands.click((x + w / 2, y + h / 2))
        else:
            hands.key("h")
        while table.teacher.current is not None and table.teacher.current.id == name:
            hands.wait(20)
        settled(hands, table)
    assert sum(whole) - 1 == sum(sum(room["cubes"]) for room in table.session.state["rooms"])
    assert table.teacher.current is not None and not table.teacher.current.told


def test_skipping_plays_the_step(tmp_path: Path) -> None:
    hands = seat(tmp_path)
    table = opened(hands)
    for step in range(1, len(table.teacher.lesson.steps) + 1):
        hands.key("k")
        settled(hands, table)
        assert table.teacher.step == step
    hands.wait()
    assert isinstance(hands.top, LessonEndScene)


def test_a_lesson_leaves_the_game_in_progress_alone(tmp_path: Path) -> None:
    hands = seat(tmp_path)
    opened(hands)
    Newcomer(hands, "click").fly()
    assert hands.app.shelf.read().game is None
    assert not hands.app.library.exists()


def test_the_light_of_a_lesson_runs_to_the_next_card(tmp_path: Path) -> None:
    hands = Hands(tmp_path, Preferences(animation="fast", language="en"))
    card = hands.app.lessons().cards[0]
    hands.app.lesson_places.keep(card.id, LessonPlace(done=True), 9)
    hands.app.start(routes.FlightSchool(card.id))
    school = hands.app.top
    assert school is not None and school.wake() == 0.0
    hands.app.draw()
    hands.app.advance(300)
    assert hands.app.dirty and school.wake() == 0.0
    hands.app.draw()
    hands.app.advance(400)
    assert school.wake() != 0.0, "and comes to rest"
    hands.app.change_settings(reduced_motion=True)
    hands.app.start(routes.FlightSchool(card.id))
    assert hands.app.top is not None and hands.app.top.wake() != 0.0


@pytest.mark.parametrize("text", [100, 200])
def test_every_lesson_of_the_school_is_reached_and_begins(tmp_path: Path, text: int) -> None:
    """On one page where it has room, else in a list that is scrolled."""
    hands = Hands(tmp_path, Preferences(animation="off", language="en", text=text))
    for card in some(hands.app.lessons().cards):
        hands.app.start(routes.FlightSchool(""))
        school = hands.app.top
        assert isinstance(school, SchoolScene)
        assert (school.form.find("lessons") is None) == (text == 100)
        tile = school.form.find(f"lesson-{card.id}")
        assert tile is not None
        tile.press()
        assert hands.app.top is not None and hands.app.top.route == routes.Lesson(card.id)


@pytest.mark.parametrize("id", IDS)
def test_what_is_lit_to_be_used_is_not_refused(id: str, tmp_path: Path) -> None:
    hands = seat(tmp_path)
    table = opened(hands, id)
    teacher = table.teacher
    while teacher.current is not None:
        settled(hands, table)
        lit = [key for key in table.overlay.lit if key.kind in (*USED, "button")]
        refused = [key for key in lit if key.kind in USED and key not in table.input.sources]
        refused += [
            key
            for key in lit
            if key.kind == "button" and button_reason(table.texts, table.position, key.name) is not None
        ]
        assert not refused or refused == lit, teacher.current.id
        teacher.skip()
        hands.wait(20)


def lost(hands: Hands, steps: int) -> LessonScene:
    """A lesson whose ship is lost so many steps after its first one: every turn ends at once."""
    late = next(card for card in hands.app.lessons().cards if card.forecast)
    hands.app.start(routes.Lesson(late.id, anew=True))
    hands.wait()
    table = hands.table
    assert isinstance(table, LessonScene)
    settled(hands, table)
    for _ in range(steps):
        table.do("skip-step")
        settled(hands, table)
    while (decision := table.session.decision) is not None:
        ends = [option for option in decision["options"] if option.get("do") == "finish"]
        table.propose((ends or decision["options"])[0])
    settled(hands, table)
    assert table.teacher.ship_lost and table.teacher.step >= steps
    return table


@pytest.mark.parametrize("text", [100, 200])
def test_a_lost_ship_leads_back_into_the_lesson_and_promises_no_result(tmp_path: Path, text: int) -> None:
    """The step once more, the one before it, or out: by the captain's buttons, the large one, and Enter."""
    hands = seat(tmp_path, text=text)
    texts = hands.app.texts
    table = lost(hands, 2)
    step = table.teacher.step
    assert not hands.shows(texts("end-over")) and not hands.shows(texts("play-prompt-over-text"))
    assert hands.shows(texts("lesson-prompt-lost")) and table.view.dock.end.kind == "again"
    line = table.overlay.line
    assert line is not None and [one.name for one in line.answers] == ["again", "back", "to-school"]
    for again in ("space", "enter", "end"):
        if again == "end":
            hands.click(END)
        else:
            hands.key(again)
        settled(hands, table)
        assert hands.top is table and table.teacher.step == step and not table.teacher.ship_lost
        assert table.session.history.cursor == table.teacher.began_at
        table = lost(hands, 2)
    x, y, w, h = table.overlay.rect_of("back") or (0, 0, 0, 0)
    hands.click((x + w / 2, y + h / 2))
    settled(hands, table)
    assert table.teacher.step == step - 1 and table.teacher.mood is Mood.STEP
    table = lost(hands, 2)
    x, y, w, h = table.overlay.rect_of("to-school") or (0, 0, 0, 0)
    hands.click((x + w / 2, y + h / 2))
    assert isinstance(hands.top, SchoolScene)


def test_the_first_step_of_a_lost_ship_has_none_before_it(tmp_path: Path) -> None:
    hands = seat(tmp_path)
    table = lost(hands, 0)
    line = table.overlay.line
    assert table.teacher.step == 0 and line is not None
    assert [one.name for one in line.answers] == ["again", "to-school"]


@pytest.mark.parametrize("text", [100, 150])
def test_the_die_is_lit_with_the_words_beside_it(tmp_path: Path, text: int, monkeypatch: Any) -> None:
    """A ring around the die lay on the first letters, and a veil on all others."""
    hands = seat(tmp_path, text=text)
    ringed: list[Rect] = []
    monkeypatch.setattr(spotlight, "draw_piece", lambda canvas, rect: ringed.append(rect))
    for id in IDS:
        table = opened(hands, id)
        settled(hands, table)
        while table.teacher.current is not None and DIE not in table.overlay.lit:
            table.teacher.skip()
            hands.wait(20)
            settled(hands, table)
        if table.teacher.current is not None:
            break
    assert DIE in table.overlay.lit, "a lesson lights it"
    panel = table.layout.areas[TableKey.panel("die")]
    ringed.clear()
    hands.wait(2000)
    words = [record for record in hands.app.draw().texts if inside(panel, record.rect[:2])]
    assert words and not any(record.dim for record in words)
    assert table.layout.rect(DIE) not in ringed
