"""Mistakes in lessons are told with file, line, what was found and what was expected."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from game.lessons.lesson_loading import LessonShelf
from game.play.session import load_engine
from game.program_files import data_folder
from game.rules.loader.yaml_nodes import ContentError

ENGINE = load_engine(data_folder())
GOOD = """minutes: 3
picture: {of: bridge}
settings: {players: 2, difficulty: easy, first: 0}
position:
  hands: {0: [data, metal]}
steps:
  - id: one
    goal: {holds: [{stands-in: {crew: crew-0, room: bridge}}]}
    lit: [room/bridge]
    show: [{do: move, room: bridge}]
learned: [act-move]
"""


def shelf(tmp_path: Path, text: str, listed: str = "basics: [mine]\nexpansions: []\n") -> LessonShelf:
    folder = tmp_path / "lessons"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    (folder / "lessons.yaml").write_text(listed, encoding="utf-8")
    (folder / "mine.yaml").write_text(text, encoding="utf-8")
    return LessonShelf(tmp_path)


def test_what_is_right_is_read(tmp_path: Path):
    lesson = shelf(tmp_path, GOOD).open("mine", ENGINE)
    assert sorted(lesson.start["crew"][0]["hand"]) == ["data", "metal"]


@pytest.mark.parametrize(
    ("found", "instead", "line", "words"),
    [
        ("minutes: 3", "minutes: 30", 1, "a whole number from 1 to 4"),
        ("minutes: 3", "minutes: 3\nforecast: late", 2, "forecast: true or false"),
        ("minutes: 3", "minuets: 3", 1, "unknown key 'minuets'"),
        ("picture: {of: bridge}", "picture: {}", 2, "'of' a room, or a 'file'"),
        ("difficulty: easy", "difficulty: esay", 3, "Did you mean 'easy'"),
        ("players: 2", "players: 9", 3, "must be from"),
        ("hands: {0: [data, metal]}", "hands: {0: [gold]}", 5, "no gold is left"),
        ("hands: {0: [data, metal]}", "hands: {7: [data]}", 5, "cannot be laid so"),
        ("hands: {0: [data, metal]}", "hnads: {}", 5, "did you mean 'hands'"),
        ("hands: {0: [data, metal]}", "cubes: {bridge: [true]}", 5, "has 3 repair spaces"),
        ("hands: {0: [data, metal]}", "struck: [[bridge, bridge]]", 5, "cannot be laid so"),
        ("stands-in", "stand-in", 8, "did you mean 'stands-in'"),
        ("crew: crew-0, room: bridge", "crew: crew-0, room: brigde", 8, "bridge"),
        ("crew: crew-0, room: bridge", "crew: crew-5, room: bridge", 8, "crew-1"),
        ("{holds: [{stands-in: {crew: crew-0, room: bridge}}]}", "{}", 8, "'holds', 'happened' or both"),
        (
            "{holds: [{stands-in: {crew: crew-0, room: bridge}}]}",
            "{happened: [{type: fly}]}",
            8,
            "a type of event",
        ),
        (
            "{holds: [{stands-in: {crew: crew-0, room: bridge}}]}",
            "{happened: [{type: roll, colour: red}]}",
            8,
            "unknown key 'colour'",
        ),
        ("lit: [room/bridge]", "lit: [room/brigde]", 9, "did you mean 'bridge'"),
        ("lit: [room/bridge]", "lit: [rom/bridge]", 9, "did you mean 'room'"),
        ("lit: [room/bridge]", "lit: [slot/bridge/7]", 9, "a repair space, 0 to 2"),
        ("lit: [room/bridge]", "free: true\n    lit: [room/bridge]", 7, "a problem of its own"),
        ("show: [{do: move, room: bridge}]", "show: []", 10, "the choices that lead to the goal"),
        ("learned: [act-move]", "learned: act-move", 11, "icons of what was learned"),
        ("learned: [act-move]", "dice: [7]\nlearned: []", 11, "a whole number from 1 to 6"),
    ],
)
def test_a_mistake_is_told_where_it_is(tmp_path: Path, found: str, instead: str, line: int, words: str):
    assert found in GOOD
    with pytest.raises(ContentError) as error:
        shelf(tmp_path, GOOD.replace(found, instead, 1)).open("mine", ENGINE)
    assert error.value.file == "lessons/mine.yaml"
    assert error.value.line == line
    assert words in str(error.value)


@pytest.mark.parametrize(
    ("listed", "words"),
    [
        ("basics: [mine, mine]\nexpansions: []\n", "twice"),
        ("basics: [mein]\nexpansions: []\n", "did you mean 'mine'"),
        ("basics: [mine]\n", "expansions"),
    ],
)
def test_mistakes_in_the_list(tmp_path: Path, listed: str, words: str):
    with pytest.raises(ContentError, match=words):
        shelf(tmp_path, GOOD, listed)


def test_two_steps_of_one_name(tmp_path: Path):
    step = GOOD[GOOD.index("  - id: one") : GOOD.index("learned")]
    with pytest.raises(ContentError, match="the step 'one' twice"):
        shelf(tmp_path, GOOD.replace("learned", f"{step}learned")).open("mine", ENGINE)


def test_texts_that_are_missing_are_told():
    with pytest.raises(ContentError, match="no text 'lesson-"):
        LessonShelf(data_folder(), frozenset())


@pytest.mark.parametrize("name", ["x" * 300, "é" * 200, "/mine", "../lessons/mine", "a\\0b", "lessons", ""])
def test_a_lesson_may_have_any_name_in_the_list(tmp_path: Path, name: str) -> None:
    with pytest.raises(ContentError, match="^lessons/lessons.yaml:1: found .*a lesson: one of mine"):
        shelf(tmp_path, GOOD, f'basics: ["{name}"]\nexpansions: []\n')
