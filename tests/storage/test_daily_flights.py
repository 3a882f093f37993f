"""Flights on ships of a day, as the log tells them: the first by day has the mark."""

from __future__ import annotations

from dataclasses import replace
from datetime import date
from pathlib import Path

from game.storage.logbook.daily_flights import flights_of_days
from game.storage.logbook.flight_log import FlightLog
from game.storage.logbook.flights import Flight, line_of
from tests.storage.test_flight_log import form

DAY = date(2026, 12, 24)
SHIPS = {"CODE-A": (DAY, 2), "CODE-B": (DAY, 3)}


def logged(folder: Path, *changes: dict[str, object]) -> tuple[Flight, ...]:
    """The flights of a log with these lines."""
    lines = [line_of({**form(n), "code": "CODE-A", **change}) for n, change in enumerate(changes)]
    folder.mkdir(exist_ok=True)
    (folder / "flights.jsonl").write_bytes(b"".join(lines))
    return FlightLog(folder / "flights.jsonl", folder).read().flights


def test_the_first_by_day_comes_first_and_of_one_day_the_one_that_ended_first(tmp_path: Path) -> None:
    flights = logged(
        tmp_path,
        {"day": "2026-12-25"},
        {"day": "2026-12-24"},
        {"day": "2026-12-24"},
        {"day": "2026-12-24", "code": "CODE-B"},
        {"day": "2026-12-24", "code": "CODE-C"},
        {"day": "2026-12-24", "code": None},
    )
    found = flights_of_days(flights, SHIPS)
    assert {key: [one.id for one in some] for key, some in found.items()} == {
        (DAY, 2): ["flight-1", "flight-2", "flight-0"],
        (DAY, 3): ["flight-3"],
    }


def test_a_clock_that_was_set_forward_and_back_gives_no_second_first_flight(tmp_path: Path) -> None:
    """Flown ahead of its day, it was flown: the flight on the day itself comes after it."""
    flights = logged(tmp_path, {"day": "2026-12-24"}, {"day": "2026-12-22"}, {"day": "2026-12-24"})
    marked, *_ = flights_of_days(flights, SHIPS)[DAY, 2]
    assert marked.id == "flight-1"
    flights = logged(tmp_path, {"day": "2026-12-24"}, {"day": "2026-12-23"})
    assert len(flights_of_days(flights, SHIPS)[DAY, 2]) == 2


def test_flights_of_the_program_alone_are_nobodys(tmp_path: Path) -> None:
    flights = logged(tmp_path, {"day": "2026-12-24"})
    alone = replace(flights[0], seats=("captain", "officer"))
    assert flights_of_days([alone], SHIPS) == {}
    assert flights_of_days([replace(alone, seats=("captain", "person"))], SHIPS)


def test_a_log_without_flights_has_none() -> None:
    assert flights_of_days([], SHIPS) == {} and flights_of_days([], {}) == {}
