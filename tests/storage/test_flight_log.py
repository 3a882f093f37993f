"""The log of flights: whatever happens costs the line it happens to, and no line is ever written over."""

from __future__ import annotations

import csv
import errno
import io
import json
import os
import random
import resource
import signal
import sys
import time
from collections.abc import Callable, Iterator
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Any

import pytest
from filelock import FileLock

from game import patience
from game.storage.files.atomic import FULL, TAKEN, kind_of
from game.storage.files.documents import FileError
from game.storage.logbook import flight_log
from game.storage.logbook.calendar_days import local_day
from game.storage.logbook.flight_export import exported
from game.storage.logbook.flight_log import LOCK, FlightLog
from game.storage.logbook.flights import LONGEST_LINE, PERSON, Flight, flight_form, line_of, parse_form
from tests.hostile.json_values import HOSTILE, places, put, without
from tests.looped import some
from tests.storage.damages import ANY_FILE, HARMLESS, Damage
from tests.storage.faulty_files import FaultyFiles
from tests.timed import within

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="processes and limits of POSIX")
ERRORS = (errno.ENOSPC, errno.EIO, errno.EACCES, errno.EINTR)
FLIGHTS = 10_000
QUICK_S = 1.0


def form(number: int, **result: Any) -> dict[str, Any]:
    """What the log says of a flight."""
    settings = {"players": 2, "difficulty": "hard", "seed": number, "rooms": "v1", "damage_control": True}
    state = {
        "settings": settings,
        "crew": [{"name": "Ada"}, {"name": "Bo"}],
        "turn": 1 + number % 50,
        "resource_deck": ["data"] * 5,
        "rooms": [{"cubes": [True, False]}, {"cubes": [False, False]}, {"cubes": []}],
        "result": {"won": True, "reason": "energy-core"},
    }
    over = {"settings": settings, "choices": [{"do": "end"}], "cursor": 1, "state": state}
    made = flight_form(over, date(2026, 3, 1), "CODE", "SS1-LINE")
    return {**made, "id": f"flight-{number}", "result": {**made["result"], **result}}


def log_at(folder: Path) -> FlightLog:
    return FlightLog(folder / "flights.jsonl", folder / "records")


@pytest.fixture
def log(tmp_path: Path) -> FlightLog:
    """A log of three flights."""
    made = log_at(tmp_path)
    for number in (1, 2, 3):
        made.note(form(number))
    return made


def ids(log: FlightLog) -> list[str]:
    return [flight.id for flight in log.read().flights]


THREE = ["flight-1", "flight-2", "flight-3"]


# What a line says


def test_a_flight_comes_back_as_it_was_noted(tmp_path: Path) -> None:
    log = log_at(tmp_path)
    log.note(form(7, won=False, cards=4, critical=2))
    (flight,) = log_at(tmp_path).read().flights
    assert flight == parse_form(form(7, won=False, cards=4, critical=2))
    assert (flight.day, flight.turn, flight.won, flight.cards) == (date(2026, 3, 1), 8, False, 4)
    assert (flight.code, flight.line, set(flight.seats)) == ("CODE", "SS1-LINE", {PERSON})
    lines = log.path.read_bytes().splitlines()
    assert len(lines) == 1 and json.loads(lines[0])["version"] == 1


def test_a_flight_is_there_once_however_often_it_is_noted(log: FlightLog) -> None:
    before = log.path.read_bytes()
    log.note(form(2))
    other = log_at(log.path.parent)
    other.note(form(3))
    assert log.path.read_bytes() == before and ids(log) == ids(other) == THREE


def test_days_are_the_order_and_those_of_one_day_stay_as_they_ended(log: FlightLog) -> None:
    log.note({**form(9), "day": "2025-12-31"})
    log.note({**form(4), "day": "2026-03-02"})
    assert ids(log) == ["flight-9", *THREE, "flight-4"]


@pytest.mark.parametrize("year", [1, 1969, 1970, 2026, 2038, 2999, 9999])
def test_a_day_of_any_year_is_told(year: int) -> None:
    for month, day in ((1, 1), (3, 29), (10, 25), (12, 31)):
        found = local_day(datetime(year, month, day, 12, tzinfo=UTC))
        assert abs((found - date(year, month, day)).days) <= 1


# Two copies, kills, disks


def child(work: Callable[[], None]) -> int:
    """Do something in a process of its own and return its number."""
    made = os.fork()
    if made == 0:
        try:
            work()
            os._exit(0)
        except BaseException:  # noqa: BLE001 - the parent sees it by the status
            os._exit(1)
    return made


def test_copies_that_write_at_once_lose_nothing(tmp_path: Path) -> None:
    def write(copy: int) -> None:
        log = log_at(tmp_path)
        for number in range(25):
            log.note(form(100 * copy + number))
            log.note(form(9000 + number))  # every copy has these
        assert log.read().trouble is None

    copies = [child(lambda copy=copy: write(copy)) for copy in range(1, 5)]  # type: ignore[misc]
    assert [os.waitpid(copy, 0)[1] for copy in copies] == [0] * 4
    found = log_at(tmp_path).read()
    own = {f"flight-{100 * copy + number}" for copy in range(1, 5) for number in range(25)}
    shared = {f"flight-{9000 + number}" for number in range(25)}
    assert {flight.id for flight in found.flights} == own | shared and found.damaged == 0
    assert len((tmp_path / "flights.jsonl").read_bytes().splitlines()) == 125, "each once"


@pytest.mark.slow
def test_a_copy_that_is_killed_has_what_it_was_told_is_there(tmp_path: Path) -> None:
    chance = random.Random(4)
    promised: set[str] = set()
    for kill in range(25):
        reading, writing = os.pipe()

        def work(kill: int = kill, writing: int = writing) -> None:
            log = log_at(tmp_path)
            for number in range(10_000):
                log.note(form(10_000 * kill + number))
                os.write(writing, f"flight-{10_000 * kill + number}\n".encode())

        made = child(work)
        os.close(writing)
        time.sleep(chance.random() * 0.05)
        os.kill(made, signal.SIGKILL)
        os.waitpid(made, 0)
        with os.fdopen(reading, "rb") as pipe:
            promised |= {line.decode() for line in pipe.read().split(b"\n")[:-1]}
    found = log_at(tmp_path).read()
    assert promised and promised <= {flight.id for flight in found.flights}
    assert found.damaged <= 25 and found.trouble is None


def test_a_line_cut_anywhere_costs_that_line_alone(log: FlightLog) -> None:
    whole = log.path.read_bytes()
    begin = whole.rindex(b"\n", 0, -1) + 1
    for end in some(range(begin, len(whole))):
        for left in (b"", b"\0" * 7):
            log.path.write_bytes(whole[:end] + left)
            fresh = log_at(log.path.parent)
            fresh.note(form(4))
            assert log.path.read_bytes().startswith(whole[:end] + left), "nothing is written over"
            there = ids(fresh)
            assert there in (["flight-1", "flight-2", "flight-4"], [*THREE, "flight-4"])
            assert ids(log_at(log.path.parent)) == there


def test_a_disk_that_is_full_in_the_middle_of_a_line(log: FlightLog) -> None:
    size = log.path.stat().st_size

    def write() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (size + 200, size + 200))
        copy = log_at(log.path.parent)
        copy.note(form(4))
        found = copy.read()
        assert isinstance(found.trouble, OSError) and kind_of(found.trouble) == FULL
        assert [flight.id for flight in found.flights] == [*THREE, "flight-4"], "it waits"

    made = child(write)
    assert os.waitpid(made, 0)[1] == 0
    assert log.path.stat().st_size > size, "half a line is there"
    log.note(form(4))
    found = log.read()
    assert ids(log_at(log.path.parent)) == [*THREE, "flight-4"] and found.trouble is None


@pytest.fixture
def disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[FaultyFiles]:
    monkeypatch.setattr(patience, "PAUSES_S", (0.0, 0.0, 0.0))
    with monkeypatch.context() as patched:
        yield FaultyFiles(tmp_path, patched.setattr)


@pytest.mark.parametrize("error", ERRORS)
def test_a_call_that_fails_loses_no_flight(tmp_path: Path, disk: FaultyFiles, error: int) -> None:
    first = log_at(tmp_path)
    first.note(form(1))
    begun = len(disk.calls)
    first.note(form(2))
    count = len(disk.calls) - begun
    assert count > 4
    for number in range(count + 2):
        folder = tmp_path / str(number)
        log = log_at(folder)
        log.note(form(1))
        before = log.path.read_bytes()
        disk.faults = {len(disk.calls) + number: error}
        log.note(form(2))
        disk.faults = {}
        assert ids(log) == ["flight-1", "flight-2"] and log.read().trouble is None
        assert log.path.read_bytes().startswith(before)
        assert ids(log_at(folder)) == ["flight-1", "flight-2"]


def test_what_the_disk_refuses_is_told_and_waits(tmp_path: Path, disk: FaultyFiles) -> None:
    log = log_at(tmp_path)
    log.note(form(1))
    disk.stuck, disk.stuck_paths = errno.EACCES, (log.path,)
    log.note(form(2))
    found = log.read()
    assert isinstance(found.trouble, OSError) and [f.id for f in found.flights] == ["flight-1", "flight-2"]
    disk.stuck = None
    found = log.read()
    assert found.trouble is None and ids(log_at(tmp_path)) == ["flight-1", "flight-2"]


def test_a_copy_that_does_not_end_is_told_and_not_waited_for(
    log: FlightLog, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(flight_log, "PATIENCE_S", 0.05)
    held = FileLock(log.path.with_name(LOCK), fallback_to_soft=False)
    with held:
        log.note(form(4))
        found = log.read()
        assert isinstance(found.trouble, OSError) and kind_of(found.trouble) == TAKEN
    assert log.read().trouble is None and ids(log_at(log.path.parent)) == [*THREE, "flight-4"]


def test_a_folder_in_the_place_of_the_lock_does_no_harm(tmp_path: Path) -> None:
    (tmp_path / LOCK).mkdir()
    log = log_at(tmp_path)
    log.note(form(1))
    assert log.read().trouble is None and ids(log_at(tmp_path)) == ["flight-1"]


# Hostile logs


@pytest.mark.parametrize("damage", [*ANY_FILE.values(), *HARMLESS.values()], ids=[*ANY_FILE, *HARMLESS])
def test_a_damaged_log_is_read_and_goes_on(tmp_path: Path, damage: Damage) -> None:
    log = log_at(tmp_path)
    log.note(form(1))
    damage(log.path)
    regular = log.path.is_file() and log.path.stat().st_size < 10**6
    before = log.path.read_bytes() if regular else b""
    fresh = log_at(tmp_path)
    assert {flight.id for flight in fresh.read().flights} <= {"flight-1"}
    fresh.note(form(2))
    assert "flight-2" in ids(fresh), "at the worst it waits"
    if regular:
        assert log.path.read_bytes().startswith(before) and "flight-2" in ids(log_at(tmp_path))
    else:
        assert fresh.read().trouble is None or isinstance(fresh.read().trouble, (OSError, FileError))


def test_values_that_make_no_sense_cost_their_line_or_nothing(tmp_path: Path) -> None:
    whole, chance = form(2), random.Random(6)
    log = log_at(tmp_path)
    lines = [line_of(form(1))]
    for path in places(whole):
        lines += [line_of(put(whole, path, value)) for value in chance.sample(HOSTILE, 12)]
        lines.append(line_of(without(whole, path)))
    lines.append(line_of(form(3)))
    log.path.write_bytes(b"".join(lines))
    found = log.read()
    assert {"flight-1", "flight-3"} <= {flight.id for flight in found.flights}
    assert found.damaged > len(lines) / 3 and found.trouble is None
    assert exported("csv", found.flights) and json.loads(exported("json", found.flights))
    for flight in found.flights:
        assert isinstance(flight, Flight) and len(flight.names) == len(flight.seats)


def test_an_endless_line_costs_itself(log: FlightLog) -> None:
    with log.path.open("ab") as file:
        file.write(b'{"id": "' + b"x" * (10 * LONGEST_LINE))
    found = log_at(log.path.parent).read()
    assert [flight.id for flight in found.flights] == THREE and found.damaged == 1
    log.note(form(4))
    assert ids(log_at(log.path.parent)) == [*THREE, "flight-4"]


def test_turned_bits_never_add_a_flight(log: FlightLog) -> None:
    whole, chance = log.path.read_bytes(), random.Random(8)
    for _ in range(200):
        data = bytearray(whole)
        for _ in range(chance.choice((1, 2, 40))):
            data[chance.randrange(len(data))] ^= 1 << chance.randrange(8)
        log.path.write_bytes(data)
        assert len(log_at(log.path.parent).read().flights) <= 6


# Reading on


def test_only_what_has_come_is_read(log: FlightLog, monkeypatch: pytest.MonkeyPatch) -> None:
    log.read()
    parsed: list[bytes] = []
    parse = flight_log.parse_line
    monkeypatch.setattr(flight_log, "parse_line", lambda line: parsed.append(line) or parse(line))
    log_at(log.path.parent).note(form(4))
    parsed.clear()
    assert ids(log) == [*THREE, "flight-4"] and len(parsed) == 1
    assert ids(log) == [*THREE, "flight-4"] and len(parsed) == 1


@pytest.mark.parametrize("numbers", [(5,), (5, 6, 7), (5, 6, 7, 8), ()])
def test_another_file_in_its_place_is_read_from_its_beginning(
    log: FlightLog, numbers: tuple[int, ...]
) -> None:
    assert ids(log) == THREE
    log.path.write_bytes(b"".join(line_of(form(number)) for number in numbers))
    assert ids(log) == [f"flight-{number}" for number in numbers]
    log.path.unlink()
    assert ids(log) == []


def test_ten_thousand_flights_take_less_than_a_second(tmp_path: Path) -> None:
    log = log_at(tmp_path)
    log.path.write_bytes(b"".join(line_of(form(number)) for number in range(FLIGHTS)))
    with within(QUICK_S):
        assert len(log.read().flights) == FLIGHTS
    log.note(form(FLIGHTS))
    with within(QUICK_S / 20):
        assert len(log.read().flights) == FLIGHTS + 1


# Export


def test_an_export_says_all_and_no_name_is_a_formula(log: FlightLog) -> None:
    odd = form(4)
    odd["settings"]["names"] = ["=1+1", *odd["settings"]["names"][1:]]
    log.note(odd)
    flights = log.read().flights
    rows = [*csv.DictReader(io.StringIO(exported("csv", flights).decode("utf-8-sig")))]
    told = json.loads(exported("json", flights))
    assert [row["id"] for row in rows] == [row["id"] for row in told] == [*THREE, "flight-4"]
    assert rows[3]["names"].startswith("'=1+1") and told[3]["names"][0] == "=1+1"
    assert [int(row["turn"]) for row in rows] == [2, 3, 4, 5] and told[0]["won"] is True
    paths = [log.export(".csv", lambda: exported("csv", flights)) for _ in range(2)]
    assert len(set(paths)) == 2 and all(path.parent == log.exports for path in paths)
