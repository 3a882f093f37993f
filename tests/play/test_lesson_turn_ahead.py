"""A lesson's captain looks at the rest of the turn, says why a goal is gone, and what must be answered."""

from __future__ import annotations

from pathlib import Path

from game.app.scenes.lessons.lesson_scene import LessonScene
from game.lessons.teacher import Mood
from tests.play.driver import Hands
from tests.play.test_lessons_at_table import acting, seat, settled


def mending(tmp_path: Path) -> tuple[Hands, LessonScene]:
    """The first lesson, at the step that puts the data card on the Engine Room."""
    hands = seat(tmp_path)
    table = acting(hands)
    choose(hands, table, {"do": "move", "room": "engine-room"})
    assert table.teacher.current is not None and table.teacher.current.id == "mend"
    return hands, table


def choose(hands: Hands, table: LessonScene, option: dict[str, object]) -> None:
    table.deciding.propose(option)
    settled(hands, table)


def said(table: LessonScene) -> str:
    line = table.overlay.line
    assert line is not None
    return f"{line.words} {line.note}"


def test_a_warning_looks_beyond_the_open_step(tmp_path: Path) -> None:
    hands, table = mending(tmp_path)
    choose(hands, table, {"do": "scavenge"})
    assert table.teacher.mood is Mood.OTHER
    assert "but then Orion has no actions left for the next step" in said(table)


def test_a_detour_that_costs_the_next_step_nothing_is_not_warned_of_so(tmp_path: Path) -> None:
    hands = seat(tmp_path)
    table = acting(hands)
    choose(hands, table, {"do": "finish"})
    assert "no actions left" not in said(table) and "next step" not in said(table)


def test_while_a_card_must_be_taken_the_captain_speaks_of_that(tmp_path: Path) -> None:
    hands, table = mending(tmp_path)
    asks = said(table)
    choose(hands, table, {"do": "scavenge"})
    hands.key("enter")
    settled(hands, table)
    assert table.teacher.mood is Mood.STEP
    assert "face-up card" in said(table) and "data card on it" not in said(table)
    assert "Then carry on with the step" in said(table)
    choose(hands, table, {"take": "nothing"})
    assert said(table) == asks, "the step goes on"


def test_a_next_step_out_of_reach_says_that_the_last_one_is_done_and_why(tmp_path: Path) -> None:
    hands, table = mending(tmp_path)
    for option in ({"do": "scavenge"}, {"take": "nothing"}, {"do": "repair", "slot": 0, "card": "data"}):
        choose(hands, table, option)
    assert table.teacher.mood is Mood.LOST and table.teacher.too_late
    assert "That step is done" in said(table)
    assert "Orion has no actions left." in said(table)
    assert "Take Orion up to the Medical Bay" in said(table), "what it asks for"


def test_a_goal_out_of_reach_says_why(tmp_path: Path) -> None:
    hands, table = mending(tmp_path)
    choose(hands, table, {"do": "finish"})
    assert table.teacher.mood is Mood.LOST and "Orion’s actions are over." in said(table)
    hands.key("enter")
    settled(hands, table)
    choose(hands, table, {"do": "scavenge"})
    choose(hands, table, {"take": "nothing"})
    choose(hands, table, {"do": "move", "room": "energy-core"})
    assert table.teacher.mood is Mood.LOST and "Orion has no actions left." in said(table)
