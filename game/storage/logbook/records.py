"""Compute what the log of flights adds up to. Pure: reckoned from the flights alone, each time."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from game.storage.logbook.firsts import First
from game.storage.logbook.flights import PERSON, Flight

CLOSE_CARDS = 2
"""A rescue with so many cards left, or fewer, was close; so was one with a critical room."""
MOST_CREWS = 3
"""Number of crews that are named, those who have flown most often."""


@dataclass(frozen=True)
class Cell:
    """Flights of one difficulty and one number of players.

    Args:
        flown: how many.
        won: how many rescues.
        fastest: turn of the fastest rescue; None without any.
    """

    flown: int = 0
    won: int = 0
    fastest: int | None = None


@dataclass(frozen=True)
class Records:
    """Hold what all flights add up to.

    Args:
        flown: how many flights.
        won: how many rescues.
        cells: by difficulty and players; those without a flight are missing.
        fastest: the rescue in the fewest turns; None without any.
        longest: the flight of most turns.
        close: how many rescues were close.
        crews: who has flown most often, with how many flights: the players' names of each seat.
        firsts: each first, with the flight that did it.
    """

    flown: int = 0
    won: int = 0
    cells: Mapping[tuple[str, int], Cell] = field(default_factory=dict)
    fastest: Flight | None = None
    longest: Flight | None = None
    close: int = 0
    crews: tuple[tuple[str, int], ...] = ()
    firsts: tuple[tuple[First, Flight | None], ...] = ()


def reckon(flights: Sequence[Flight], firsts: Iterable[First] = ()) -> Records:
    """Add up flights.

    Args:
        flights: in the order in which they ended.
        firsts: which are looked for.
    """
    won = [one for one in flights if one.won]
    groups: dict[tuple[str, int], list[Flight]] = {}
    for one in flights:
        groups.setdefault((one.difficulty, one.players), []).append(one)
    crews = Counter(name for one in flights for name in _persons(one))
    return Records(
        len(flights),
        len(won),
        {key: _cell(group) for key, group in groups.items()},
        min(won, key=lambda one: one.turn, default=None),
        max(flights, key=lambda one: one.turn, default=None),
        sum(one.cards <= CLOSE_CARDS or one.critical > 0 for one in won),
        tuple(crews.most_common(MOST_CREWS)),
        tuple((first, next(filter(first.done_by, won), None)) for first in firsts),
    )


def _cell(flights: Sequence[Flight]) -> Cell:
    won = [one.turn for one in flights if one.won]
    return Cell(len(flights), len(won), min(won, default=None))


def _persons(flight: Flight) -> list[str]:
    """The names of the crew members that persons played, each once."""
    seated = zip(flight.names, flight.seats, strict=True)
    return list(dict.fromkeys(name for name, seat in seated if seat == PERSON))
