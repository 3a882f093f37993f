"""Every lesson there is: it can be flown the captain's way, says little, and lights what is on the table."""

from __future__ import annotations

import random
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from game.app.table.model.places.layout import Layout
from game.app.table.model.table_keys import parse
from game.app.table.model.table_view import shape_of
from game.lessons.lesson import located
from game.lessons.lesson_loading import BRANCHES, LessonShelf
from game.lessons.reach import Verdict
from game.lessons.teacher import Mood, Teacher
from game.play.session import load_engine
from game.program_files import data_folder
from game.rulebook.book_loading import load_book
from game.texts import speak
from tests.looped import some
from tests.shares import mostly_slow

ENGINE = load_engine(data_folder())
SHELF = LessonShelf(data_folder(), speak("en", []).ids)
IDS = [card.id for card in SHELF.cards]
MOST_WORDS = 25
KEYS = dict.fromkeys(("move", "repair", "divert", "scavenge", "share", "activate", "end", "board"), "X")


def chosen(teacher: Teacher, option: object) -> None:
    session = teacher.session
    session.choose(option)  # type: ignore[arg-type]
    session.ask()


def verdict_after(id: str, step: str, option: Mapping[str, Any]) -> Verdict:
    """What is found out about a step's goal once a choice has been made at its beginning."""
    teacher = Teacher(SHELF.open(id, ENGINE), ENGINE)
    for one in teacher.lesson.steps:
        teacher.settle()
        if one.id == step:
            chosen(teacher, option)
            teacher.settle()
            return teacher.reachable
        for shown in one.show:
            chosen(teacher, shown)
    raise AssertionError(f"{id} has no step {step}")


def test_a_goal_that_an_unseen_card_may_lead_to_is_not_called_out_of_reach() -> None:
    for room in ("cargo-hold", "crew-quarters"):
        assert verdict_after("what-rooms-do", "look", {"do": "move", "room": room}) is Verdict.UNKNOWN
    assert verdict_after("three-phases", "own", {"do": "move", "room": "engine-room"}) is Verdict.NO


def test_there_are_five_basics_and_four_expansions():
    branches = [card.branch for card in SHELF.cards]
    assert [branches.count(branch) for branch in BRANCHES] == [5, 4]
    assert all(card.minutes <= 4 for card in SHELF.cards)


@pytest.mark.parametrize("id", IDS)
def test_the_captains_way_leads_through_every_step(id: str):
    teacher = Teacher(SHELF.open(id, ENGINE), ENGINE)
    for index, step in enumerate(teacher.lesson.steps):
        teacher.settle()
        assert teacher.step == index and teacher.mood is Mood.STEP
        assert teacher.reachable is Verdict.YES, step.id
        state = teacher.session.state
        shape = shape_of(state, teacher.session.facts, teacher.session.menu)
        keys = Layout.of(shape, (1920, 1080)).keys
        for name in (*step.lit, *((step.arrow.start, step.arrow.end) if step.arrow else ())):
            found = located(name, state)
            assert found is not None and parse(found) in keys, f"{step.id} lights {name}"
        for made, option in enumerate(step.show):
            assert teacher.step == index, "the goal is reached with the last of the captain's choices"
            assert teacher.way == step.show[made:], "the captain's own way, whatever others there are"
            chosen(teacher, option)
            assert teacher.mood in (Mood.STEP, Mood.DONE)
    assert teacher.mood is Mood.DONE


@pytest.mark.parametrize("id", IDS)
def test_whichever_card_is_taken_every_step_can_be_done(id: str):
    lesson = SHELF.open(id, ENGINE)
    ways: list[list[object]] = [[]]
    known, ends = set(), 0
    while ways:
        made = ways.pop()
        teacher = Teacher(lesson, ENGINE)
        for option in made:
            chosen(teacher, option)
        teacher.settle()
        while teacher.current is not None:
            assert teacher.mood is not Mood.LOST and teacher.way, f"{teacher.current.id} after {made}"
            decision = teacher.session.decision
            assert decision is not None
            if all("take" in option for option in decision["options"]) and not teacher.current.free:
                place = teacher.step, str(teacher.session.state)
                if place not in known:
                    known.add(place)
                    ways += [[*made, one] for one in decision["options"] if one["take"] != "nothing"]
                break
            made = [*made, teacher.way[0]]
            chosen(teacher, teacher.way[0])
            teacher.settle()
        ends += teacher.current is None
    assert ends >= 2


def test_who_saves_the_ship_sooner_has_done_the_lesson():
    teacher = Teacher(SHELF.open("storm-grows", ENGINE), ENGINE)
    won = teacher.lesson.steps[-1].show
    for step in teacher.lesson.steps[:2]:
        for option in step.show:
            chosen(teacher, option)
    for option in won:
        teacher.settle()
        assert teacher.mood is not Mood.LOST and teacher.reachable is Verdict.YES, "the turn can be ended"
        chosen(teacher, option)
    assert teacher.session.decision is None and teacher.mood is Mood.DONE and teacher.current is None


@pytest.mark.parametrize("id", IDS)
def test_it_ends_with_a_problem_of_its_own(id: str):
    steps = SHELF.open(id, ENGINE).steps
    assert [step.free for step in steps] == [False] * (len(steps) - 1) + [True]


def test_arrows_get_fewer_from_lesson_to_lesson():
    arrows = [
        sum(step.arrow is not None for step in SHELF.open(card.id, ENGINE).steps) for card in SHELF.cards
    ]
    assert arrows[0] > 0 and arrows[-1] == 0
    assert all(one > other or one == other == 0 for one, other in zip(arrows, arrows[1:], strict=False))


@pytest.mark.parametrize("language", ["en", "de", "es", "fr", "it", "pl", "pt-BR", "ru"])
@pytest.mark.parametrize("id", IDS)
def test_a_step_has_at_most_25_words(id: str, language: str):
    texts = speak(language, [])
    lesson = SHELF.open(id, ENGINE)
    for index in range(len(lesson.steps)):
        words = texts(lesson.text(index), **KEYS)
        count = sum(any(letter.isalnum() for letter in word) for word in words.split())
        assert count <= MOST_WORDS, words
        assert "!" not in words, "the captain never raises his voice"
    assert len(lesson.learned) == 3
    assert all(
        (data_folder().parent / "assets" / "icons" / f"{icon}.svg").exists() for icon in lesson.learned
    )


def test_every_page_named_is_in_the_rulebook():
    pages = _pages()
    for card in some(SHELF.cards):
        named = {card.page, *(step.page for step in SHELF.open(card.id, ENGINE).steps)} - {""}
        assert named <= pages, card.id


def _pages() -> set[str]:
    return {page.id for page in load_book(data_folder(), ENGINE.content).pages}


def test_pictures_are_there():
    assets = data_folder().parent / "assets"
    for card in some(SHELF.cards):
        path = Path(card.file) if card.file else Path("rooms") / f"{card.room}-{card.variant}.jpg"
        assert (assets / path).exists() or (assets / "rooms" / f"{card.room}.jpg").exists(), path


@pytest.mark.parametrize("id", IDS)
def test_a_step_can_be_skipped_wherever_own_ways_have_led(id: str):
    chance = random.Random(id)
    for _ in range(6):
        teacher = Teacher(SHELF.open(id, ENGINE), ENGINE)
        for _ in range(40):
            index, decision = teacher.step, teacher.session.decision
            if teacher.current is None:
                break
            if decision is not None and chance.random() < 0.75:
                chosen(teacher, chance.choice(decision["options"]))
            else:
                teacher.skip()
                assert teacher.step > index


@pytest.mark.parametrize("id", IDS)
@pytest.mark.parametrize("seed", mostly_slow(range(4), 1))
def test_the_way_that_is_shown_can_be_gone_wherever_a_player_went(id: str, seed: int) -> None:
    """Whoever walked about while the captain told of the sun was shown a move that could not be made."""
    chance, teacher = random.Random(f"{id} {seed}"), Teacher(SHELF.open(id, ENGINE), ENGINE)
    gone = 0
    for _ in range(60):
        if teacher.current is None:
            break
        teacher.settle()
        step, way = teacher.step, teacher.way
        if teacher.mood is Mood.LOST:
            teacher.again()
        elif way and chance.random() < 0.5:
            for option in way:  # as the captain does it by himself
                if teacher.step == step:
                    chosen(teacher, option)
            assert teacher.step > step, (teacher.lesson.steps[step].id, way)
            gone += 1
        else:
            assert teacher.session.decision is not None
            chosen(teacher, chance.choice(teacher.session.decision["options"]))
    assert gone


def test_whoever_walks_about_while_the_captain_tells_is_told_on() -> None:
    teacher = Teacher(SHELF.open("move-and-repair", ENGINE), ENGINE)
    for room in ("armoury", "repair-centre", "mess-hall"):
        chosen(teacher, {"do": "move", "room": room})
    teacher.settle()
    assert teacher.current is not None and teacher.current.told and teacher.step == 1
    assert [dict(option) for option in teacher.way][:1] == [{"do": "finish"}]
