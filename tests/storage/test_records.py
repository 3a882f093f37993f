"""What the log adds up to is what a plain count says, and the firsts are those of the file."""

from __future__ import annotations

import random
from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path

import pytest

from game.program_files import data_folder
from game.rules.loader.yaml_nodes import ContentError
from game.storage.logbook.firsts import FILE, MOST, First, read_firsts
from game.storage.logbook.flights import PERSON, Flight
from game.storage.logbook.records import CLOSE_CARDS, Records, reckon
from tests.looped import some
from tests.rules.table import the_engine

PLAIN = Flight(
    *("a", date(2026, 1, 1), 2, "easy", "v1", (), False, ("Ada", "Bo"), (PERSON, "cadet"), True),
    *("energy-core", 20, 5, 0),
)


def flown(count: int) -> list[Flight]:
    chance = random.Random(count)
    return [
        replace(
            PLAIN,
            id=str(number),
            day=PLAIN.day + timedelta(days=number),
            players=chance.randrange(1, 5),
            difficulty=chance.choice(("easy", "hard", "realist", "own-one")),
            rooms=chance.choice(("v1", "v2", "mixed")),
            expansions=chance.choice(((), ("damage-control",), ("escape-pod", "damage-control"))),
            names=chance.sample(("Ada", "Bo", "Cy"), 2),
            won=chance.random() < 0.3,
            turn=chance.randrange(9, 30),
            cards=chance.randrange(9),
            critical=chance.choice((0, 0, 0, 1)),
        )
        for number in range(count)
    ]


def test_nothing_flown_is_nothing() -> None:
    assert reckon([]) == Records()


@pytest.mark.parametrize("count", [1, 7, 300])
def test_sums_are_those_of_a_plain_count(count: int) -> None:
    flights = flown(count)
    records = reckon(flights)
    assert (records.flown, records.won) == (count, sum(one.won for one in flights))
    for level in ("easy", "hard", "realist", "own-one"):
        for players in range(1, 5):
            those = [one for one in flights if (one.difficulty, one.players) == (level, players)]
            cell = records.cells.get((level, players))
            assert (cell is None) == (not those)
            if cell is not None:
                rescued = [one.turn for one in those if one.won]
                assert (cell.flown, cell.won) == (len(those), len(rescued))
                assert cell.fastest == (min(rescued) if rescued else None)
    rescues = [one for one in flights if one.won]
    assert (records.fastest is None) == (not rescues)
    assert records.fastest is None or records.fastest.turn == min(one.turn for one in rescues)
    assert records.longest is not None and records.longest.turn == max(one.turn for one in flights)
    assert records.close == len([one for one in rescues if one.cards <= CLOSE_CARDS or one.critical])
    for name, times in records.crews:
        assert times == sum(one.names[0] == name for one in flights), "the cadet's seat is nobody's"


def test_a_first_is_the_first_rescue_that_fits() -> None:
    flights, firsts = flown(300), read_firsts(data_folder())
    for first, flight in some(reckon(flights, firsts).firsts):
        those = [one for one in flights if first.done_by(one)]
        assert flight == (those[0] if those else None)
        assert flight is None or flight.won


@pytest.mark.parametrize(
    ("first", "change", "done"),
    [
        (First("t"), {}, True),
        (First("t"), {"won": False}, False),
        (First("t", difficulty="hard"), {}, False),
        (First("t", difficulty="hard"), {"difficulty": "hard"}, True),
        (First("t", players=1), {}, False),
        (First("t", players=1), {"players": 1}, True),
        (First("t", expansion="escape-pod"), {}, False),
        (First("t", expansion="escape-pod"), {"expansions": ("a", "escape-pod")}, True),
        (First("t", rooms=("v2", "mixed")), {}, False),
        (First("t", rooms=("v2", "mixed")), {"rooms": "mixed"}, True),
        (First("t", cards=4), {}, False),
        (First("t", cards=5), {}, True),
    ],
)
def test_what_a_first_takes(first: First, change: dict[str, object], done: bool) -> None:
    assert first.done_by(replace(PLAIN, **change)) is done  # type: ignore[arg-type]


def test_the_firsts_speak_of_what_there_is() -> None:
    firsts, content = read_firsts(data_folder()), the_engine().content
    assert 0 < len(firsts) <= MOST and len(set(firsts)) == len(firsts)
    assert {one.difficulty for one in firsts} - {""} == set(content.difficulties)
    chosen = {one.id for one in content.expansions if not one.always}
    assert {one.expansion for one in firsts} - {""} == chosen
    assert {one.players for one in firsts} - {None} <= set(content.players)


@pytest.mark.parametrize(
    "text",
    [
        "any: {difficulty: easy}",
        "any: {text: t, turns: 4}",
        "any: {text: t, cards: few}",
        "- any",
        "\n".join(f"f{n}: {{text: t}}" for n in range(MOST + 1)),
    ],
)
def test_what_is_wrong_in_the_file_is_told(tmp_path: Path, text: str) -> None:
    (tmp_path / FILE).write_text(text)
    with pytest.raises(ContentError):
        read_firsts(tmp_path)
