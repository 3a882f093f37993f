"""Days of the player's own calendar, whatever the clock does."""

from __future__ import annotations

import time
from datetime import UTC, date, datetime, timedelta

LONGEST_DAY = timedelta(hours=50)
"""No day is longer, not even one after which the calendar goes back by a day."""


def local_day(when: datetime) -> date:
    """Return the day of a time in the player's own calendar."""
    try:
        # not `astimezone`: a computer may be set to a zone that Python has no word for
        # whole seconds: as a float the last of a day would be rounded into the next
        return date(*time.localtime(when.replace(microsecond=0).timestamp())[:3])
    except (ValueError, OverflowError, OSError):
        return when.astimezone(UTC).date()


def next_day(when: datetime) -> datetime | None:
    """Return when the next day begins, to the second; None where no date comes after it.

    It is looked for, not reckoned: days have 23 to 25 hours, begin at one o'clock where the clock jumps at
    midnight, and now and then a place leaves one out.

    Args:
        when: a time, with its zone.
    """
    today, known = local_day(when), 0
    try:
        beyond = int(LONGEST_DAY.total_seconds())
        if local_day(when + timedelta(seconds=beyond)) == today:
            return None
        while beyond - known > 1:
            middle = (known + beyond) // 2
            if local_day(when + timedelta(seconds=middle)) == today:
                known = middle
            else:
                beyond = middle
    except OverflowError:
        return None
    return when + timedelta(seconds=beyond)
