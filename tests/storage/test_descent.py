"""How deep a crew has come follows from its flights in their order, and nothing done is taken away."""

from __future__ import annotations

import random
from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest

from game.rules.content import MIXED
from game.rules.loader.yaml_nodes import ContentError
from game.storage.logbook.descent import FILE, LAST, NEEDED, RUNGS, Descent, Rung, descend, read_rungs
from game.storage.logbook.flights import PERSON, Flight
from tests.storage.test_records import PLAIN

LEVELS = ("easy", "medium", "hard", "veteran", "realist")
RUNG_ROW = tuple(Rung(2, level, rooms) for rooms in ("v1", MIXED) for level in LEVELS)


def ship(number: int, rung: int, won: bool, **other: object) -> Flight:
    """Return a flight of a ship of its own, of a rung counted from 0."""
    kind = RUNG_ROW[rung]
    told = {"players": 2, "difficulty": kind.difficulty, "rooms": kind.rooms, "won": won, **other}
    return replace(PLAIN, **{"id": f"{number}-{rung}-{won}", "code": f"CODE{number}", **told})


def flown(*rows: tuple[int, str]) -> list[Flight]:
    """Return flights: of each pair a rung and how they ended, `+` for a ship saved."""
    ended = [(rung, sign == "+") for rung, signs in rows for sign in signs]
    return [ship(number, rung, won) for number, (rung, won) in enumerate(ended)]


def deep(descent: Descent) -> int:
    """Return how many rungs are done."""
    return sum(one.done for one in descent.rungs)


def test_nobody_who_has_not_flown_is_deep() -> None:
    descent = descend(RUNG_ROW, [])
    assert (descent.current, deep(descent)) == (0, 0)
    assert all(one.last == () and one.flown == 0 for one in descent.rungs)


@pytest.mark.parametrize(
    ("ended", "done"),
    [("+", 0), ("++", 1), ("+-", 0), ("+-+", 1), ("-++", 1), ("+--+", 0), ("+--++", 1), ("-----", 0)],
)
def test_two_of_the_last_three_ships_open_the_next_rung(ended: str, done: int) -> None:
    assert (NEEDED, LAST) == (2, 3)
    assert deep(descend(RUNG_ROW, flown((0, ended)))) == done


def test_all_ten_done_there_is_no_current_rung() -> None:
    descent = descend(RUNG_ROW, flown(*((rung, "++") for rung in range(RUNGS))))
    assert (descent.current, deep(descent)) == (None, RUNGS)


def test_a_later_rung_counts_once_those_before_it_are_done() -> None:
    early = flown((3, "++"))
    descent = descend(RUNG_ROW, early)
    assert (descent.current, descent.rungs[3].won, descent.rungs[3].last) == (0, 2, ())
    later = [
        replace(one, code=f"LATER{n}")
        for n, one in enumerate(flown((0, "++"), (1, "++"), (2, "++"), (3, "+")))
    ]
    again = descend(RUNG_ROW, early + later)
    assert (again.current, len(again.rungs[3].last)) == (3, 1)


def test_nothing_is_taken_away_by_losing() -> None:
    chance = random.Random(5)
    flights = [ship(number, chance.randrange(4), chance.random() < 0.6) for number in range(120)]
    before = 0
    for count in range(len(flights) + 1):
        now = deep(descend(RUNG_ROW, flights[:count]))
        assert before <= now <= before + 1
        before = now
    assert before == 4, "nothing was looked at"


def test_a_ship_counts_with_its_first_flight() -> None:
    lost, saved = ship(1, 0, False), ship(1, 0, True)
    assert descend(RUNG_ROW, [lost, saved]).rungs[0].last == (lost,)
    assert deep(descend(RUNG_ROW, [saved, replace(saved, id="again")])) == 0
    uncoded = [replace(ship(n, 0, True), code="") for n in range(2)]
    assert deep(descend(RUNG_ROW, uncoded)) == 1, "ships that no code can say are told apart by their flights"


@pytest.mark.parametrize(
    "other",
    [
        {"players": 3},
        {"difficulty": "medium"},
        {"rooms": "v2"},
        {"rooms": "pick"},
        {"expansions": ("damage-control",)},
        {"no_counting": True},
        {"seats": ("cadet", "captain")},
    ],
    ids=str,
)
def test_other_ships_do_not_count(other: dict[str, object]) -> None:
    flights = [ship(number, 0, True) for number in range(2)]
    assert deep(descend(RUNG_ROW[:1], flights)) == 1
    found = descend(RUNG_ROW[:1], [replace(one, **other) for one in flights])
    assert (deep(found), found.rungs[0].flown) == (0, 0)


def test_one_person_is_enough_and_expansions_have_no_order() -> None:
    rung = replace(RUNG_ROW[0], expansions=("escape-pod", "damage-control"))
    flight = replace(ship(1, 0, True), expansions=("damage-control", "escape-pod"), seats=("captain", PERSON))
    assert rung.is_of(flight)


def test_days_of_all_kinds_do_not_matter() -> None:
    flights = [replace(one, day=day) for one, day in zip(flown((0, "++")), (date.max, date.min), strict=True)]
    assert deep(descend(RUNG_ROW, flights)) == 1


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("2: [{difficulty: easy, rooms: v1}]", "1 different rungs"),
        ("two: []", "'two'|two"),
        ("2: [{difficulty: easy}]", "rooms"),
        ("2: [{difficulty: easy, rooms: v3}]", "v3"),
        ("2: {difficulty: easy, rooms: v1}", "a mapping"),
        ("- 2", "a list"),
    ],
)
def test_a_wrong_file_is_told_with_its_line(tmp_path: Path, words: str, said: str) -> None:
    (tmp_path / FILE).write_text(words + "\n", encoding="utf-8")
    with pytest.raises(ContentError, match=said) as told:
        read_rungs(tmp_path)
    assert (told.value.file, told.value.line) == (FILE, 1)
