"""Days of the player's own calendar: however long they are, and whatever year it is."""

from __future__ import annotations

import time
from collections.abc import Iterator
from datetime import UTC, date, datetime, timedelta

import pytest

from game.storage.logbook.calendar_days import local_day, next_day

MINUTE = timedelta(minutes=1)


@pytest.fixture
def zone(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> Iterator[str]:
    """Live in a time zone."""
    if not hasattr(time, "tzset"):
        pytest.skip("the zone of a process cannot be changed here")
    monkeypatch.setenv("TZ", request.param)
    time.tzset()
    yield request.param
    monkeypatch.undo()
    time.tzset()


ZONES = (
    "UTC", "Europe/Berlin", "America/Sao_Paulo", "Pacific/Apia", "Pacific/Kiritimati", "Asia/Kathmandu",
    "Australia/Lord_Howe", "America/St_Johns", "nonsense",
)  # fmt: skip


@pytest.mark.parametrize("zone", ZONES, indirect=True)
def test_the_next_day_begins_where_the_date_changes_and_nowhere_else(zone: str) -> None:
    when = datetime(2026, 1, 1, tzinfo=UTC)
    for _ in range(380):
        then = next_day(when)
        assert then is not None and timedelta() < then - when < timedelta(hours=26)
        assert local_day(then) > local_day(when) == local_day(then - timedelta(seconds=1))
        when = then + timedelta(hours=9)


@pytest.mark.parametrize("zone", ["Europe/Berlin"], indirect=True)
@pytest.mark.parametrize(
    ("day", "hours"), [((2026, 3, 28, 23), 23), ((2026, 10, 24, 22), 25), ((2026, 6, 1, 22), 24)]
)
def test_days_on_which_clocks_change_are_shorter_and_longer(
    zone: str, day: tuple[int, ...], hours: int
) -> None:
    begins = datetime(*day, tzinfo=UTC)  # type: ignore[misc,arg-type]
    then = next_day(begins)
    assert then is not None and round((then - begins) / timedelta(hours=1)) == hours


@pytest.mark.parametrize("zone", ["Pacific/Apia"], indirect=True)
def test_a_day_that_a_place_left_out_is_left_out(zone: str) -> None:
    when = datetime(2011, 12, 30, 9, tzinfo=UTC)
    assert local_day(when) == date(2011, 12, 29)
    then = next_day(when)
    assert then is not None and local_day(then) == date(2011, 12, 31)


def test_the_first_and_the_last_days_of_the_calendar() -> None:
    first = next_day(datetime(1, 1, 2, 12, tzinfo=UTC))
    assert first is not None and first.year == 1
    assert next_day(datetime(9999, 12, 31, 23, 59, 59, tzinfo=UTC)) is None
    assert next_day(datetime(9999, 12, 31, tzinfo=UTC)) is None
