"""The ship of the day: the same for everybody, found again from its settings, harder day by day."""

from __future__ import annotations

import hashlib
import json
from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.bots.measured import Measured, TableCell, read_results
from game.program_files import data_folder
from game.rules import Settings
from game.rules.content import MIXED
from game.rules.daily_ship import CREWS, DAYS, FILE, FIRST_SEED, read_week
from game.rules.flight_line import flight_line, fly
from game.rules.gamecode import decode, encode
from game.rules.history import History
from game.rules.loader.yaml_nodes import ContentError
from tests.rules.table import the_engine, the_week

FIRST = date(2026, 11, 1)
MONDAY = date(2026, 11, 2)
DIGEST = "b9fe54de4513e7f2"
"""Of the ships of 1,000 dates and four crews. It changes where everybody's ships do, and nowhere else."""


def ship(day: date, crew: int) -> Settings:
    return the_week().ship(the_engine().content, day, crew)


def test_the_ships_of_a_thousand_dates_are_these() -> None:
    told = hashlib.sha256()
    for number in range(1000):
        for crew in CREWS:
            one = ship(FIRST + timedelta(number), crew)
            dealt = encode(the_engine(), one) if number % 10 == 0 else None
            told.update(json.dumps([one.to_json(), dealt], sort_keys=True).encode())
    assert told.hexdigest()[:16] == DIGEST


@given(st.dates(), st.sampled_from(CREWS))
def test_every_date_has_a_ship_of_the_second_chance_that_says_its_date(day: date, crew: int) -> None:
    one = ship(day, crew)
    assert one.chance == 2 and one.players == crew and the_week().day_of(the_engine(), one) == day
    assert the_engine().new_game(one).state.table.settings.seed == one.seed


def test_no_two_ships_share_a_seed_and_none_has_one_that_is_dealt_by_chance() -> None:
    days = [date.min, date.max, *(FIRST + timedelta(number) for number in range(1000))]
    seeds = {ship(day, crew).seed for day in days for crew in CREWS}
    assert len(seeds) == len(days) * len(CREWS) and all(seed >= FIRST_SEED > 99_999_999 for seed in seeds)


@pytest.mark.parametrize("crew", CREWS)
@pytest.mark.parametrize("number", range(len(DAYS)))
def test_line_and_code_of_a_ship_are_known_as_its_days(number: int, crew: int) -> None:
    day, engine = MONDAY + timedelta(number), the_engine()
    one = ship(day, crew)
    code = encode(engine, one)
    assert code is not None and the_week().day_of(engine, decode(engine, code)) == day
    named = replace(one, names=tuple("ABCD"[: max(crew, 3 if crew == 1 else crew)]))
    flown = fly(engine, flight_line(History.new(engine, named)))
    assert the_week().day_of(engine, flown.state.table.settings) == day


@pytest.mark.parametrize(
    "changed",
    [
        {"difficulty": "hard"},
        {"rooms": "v2"},
        {"expansions": ("damage-control",)},
        {"no_counting": True},
        {"first": 0},
        {"chance": 1},
        {"players": 3},
        {"seed": 7},
        {"seed": -123_456_789},
        {"seed": 10**30},
    ],
)
def test_another_game_is_no_ship_of_a_day(changed: dict[str, object]) -> None:
    one = ship(date(2026, 11, 24), 4)
    assert one.difficulty == "medium"
    assert the_week().day_of(the_engine(), replace(one, **changed)) is None  # type: ignore[arg-type]


def test_seeds_beyond_the_last_date_are_of_no_day() -> None:
    one, found = ship(FIRST, 4), 0
    for seed in range(FIRST_SEED, FIRST_SEED + 2000):
        found += the_week().day_of(the_engine(), replace(one, seed=seed)) is not None
    assert found < 40, "most numbers of nine digits are no date"


@pytest.mark.parametrize("crew", CREWS)
def test_the_week_leads_from_gentle_to_hard(crew: int) -> None:
    """By what officers save; where too little was measured nothing is said."""
    officers, found = read_results(data_folder()).by_rank.get("officer", {}), []
    for number in range(len(DAYS)):
        one = ship(MONDAY + timedelta(number), crew)
        cell = TableCell(crew, one.difficulty, str(one.rooms), one.expansions or ())
        found.append(officers.get(cell, Measured(0, 0)))
    known = [one for one in found if one.games]
    for before, after in zip(known, known[1:], strict=False):
        assert after.interval[0] <= before.interval[1], "no day is gentler than the one before it"
    if len(known) == len(found):
        assert known[-1].interval[1] < known[0].interval[0], "and the last is harder than the first"


def test_the_week_has_several_kinds_and_nothing_of_ones_own() -> None:
    ships = [ship(MONDAY + timedelta(number), 4) for number in range(len(DAYS))]
    assert {one.rooms for one in ships} >= {"v1", MIXED} and len({one.difficulty for one in ships}) > 3
    known = {one.id for one in the_engine().content.expansions}
    assert {id for one in ships for id in one.expansions or ()} <= known


WRONG = {
    "": "an empty file",
    "monday: {difficulty: easy}": "without 'tuesday'",
    "{}": "without 'monday'",
    "- monday": "a list",
    "doomsday: {difficulty: easy}": "'doomsday'",
    **{
        "\n".join(f"{day}: {kind}" for day in DAYS): said
        for kind, said in (
            ("{difficulty: gentle}", "'gentle'"),
            ("{difficulty: easy, rooms: v9}", "'v9'"),
            ("{difficulty: easy, rooms: [v1]}", "a list"),
            ("{difficulty: easy, expansions: storms}", "'storms'"),
            ("{difficulty: easy, expansions: [storms]}", "'storms'"),
            ("{difficulty: easy, seed: 7}", "'seed'"),
            ("easy", "'easy'"),
        )
    },
}


@pytest.mark.parametrize("text", WRONG)
def test_a_week_that_is_wrong_says_where(tmp_path: Path, text: str) -> None:
    (tmp_path / FILE).write_text(text, encoding="utf-8")
    with pytest.raises(ContentError) as refused:
        read_week(tmp_path, the_engine().content)
    assert WRONG[text] in str(refused.value) and refused.value.file == FILE
