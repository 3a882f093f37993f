"""The flights of the log on ships of a day. Pure: reckoned from the flights alone, each time."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from datetime import date

from game.storage.logbook.flights import PERSON, Flight

DailyShip = tuple[date, int]
"""The day of a ship, and its number of players."""


def flights_of_days(
    flights: Iterable[Flight], ships: Mapping[str, DailyShip]
) -> dict[DailyShip, tuple[Flight, ...]]:
    """Return the flights on each ship: the first of them has the mark.

    Flights in which no person decided anything are nobody's.

    Args:
        flights: of the log, in its order.
        ships: by their game codes.
    """
    found: dict[DailyShip, tuple[Flight, ...]] = {}
    for flight in flights:
        ship = ships.get(flight.code)
        if ship is not None and PERSON in flight.seats:
            found[ship] = (*found.get(ship, ()), flight)
    return found
