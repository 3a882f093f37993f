"""Read what screens know of the ships of the days: which ship each is, how it was flown, what its par is."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from functools import cached_property

from game.play.pars import Par, Pars, read_pars, ships_mark
from game.program_files import data_folder
from game.rules.chance import KINDS
from game.rules.content import MIXED, VARIANTS
from game.rules.daily_ship import CREWS, Week, is_dated, read_week
from game.rules.engine import Engine
from game.rules.gamecode import encode
from game.rules.loader.yaml_nodes import ContentError
from game.rules.settings import Settings, SettingsError
from game.storage.games.savefile import Summary
from game.storage.logbook.daily_flights import DailyShip, flights_of_days
from game.storage.logbook.flight_log import FlightLog, Flights
from game.storage.logbook.flights import Flight
from game.suppressing import log_suppressed, suppress_and_log
from game.wording import Catalogue

_log = logging.getLogger(__name__)
DAYS_SHOWN = 7


@dataclass(frozen=True)
class Plan:
    """A ship as it is dealt.

    Args:
        settings: what it is set up with.
        rooms: the ids of its rooms by place.
        variants: of these rooms.
    """

    settings: Settings
    rooms: tuple[str, ...]
    variants: tuple[str, ...]


@dataclass(frozen=True, eq=False)
class Logged:
    """Hold what was flown on the last days, and their pars: each is equal to itself alone.

    Args:
        log: of flights.
        flights: on each ship; the first has the mark.
        pars: of the days.
        refused: why the ships of the days could not be read, so that nobody knows which flights were on them;
            None if they were.
    """

    log: Flights
    flights: Mapping[DailyShip, tuple[Flight, ...]]
    pars: Pars
    refused: ContentError | OSError | None = None

    @property
    def unread(self) -> bool:
        """Return whether flights are missing here: of the log, or of the ships of the days."""
        return self.log.unread or self.refused is not None

    def first(self, day: date, crew: int) -> Flight | None:
        """Return the flight with the mark; None where there is none."""
        return next(iter(self.flights.get((day, crew), ())), None)

    def par(self, day: date, crew: int) -> Par | None:
        """Return what captains made of a ship; None where that is not known."""
        return self.pars.get((day, crew))


class DailyShips:
    """The ships of the days.

    Args:
        engine: the rules.
    """

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    @cached_property
    def week(self) -> Week:
        """Return what is flown on which day."""
        return read_week(data_folder(), self.engine.content)

    def name(self, texts: Catalogue, settings: Settings | None) -> str:
        """Return what the ship of a day is called; nothing for any other ship.

        Args:
            texts: the catalogue.
            settings: what a game was set up with; None where that is not known.
        """
        if settings is None or not is_dated(settings):
            return ""
        try:
            day = self.week.day_of(self.engine, settings)
        except SettingsError:
            return ""
        except ContentError as error:  # a name is not worth a screen
            log_suppressed(_log, "name the ship of a day", error)
            return ""
        return "" if day is None else dated_ship_name(texts, day)

    def name_of(self, texts: Catalogue, summary: Summary | None) -> str:
        """Return what the ship of a saved game is called; nothing if it is not that of a day."""
        if summary is None or summary.rooms not in (*VARIANTS, MIXED) or summary.chance not in KINDS:
            return ""
        settings = Settings(
            summary.players,
            summary.difficulty,
            summary.seed,
            summary.rooms,
            summary.expansions,
            no_counting=summary.no_counting,
            first=summary.first,
            chance=summary.chance,
        )
        return self.name(texts, settings)

    def plan(self, day: date, crew: int) -> Plan:
        """Return the ship of a day as it is dealt."""
        settings = self.week.ship(self.engine.content, day, crew)
        rooms = self.engine.to_json(self.engine.new_game(settings).state)["rooms"]
        return Plan(settings, tuple(one["id"] for one in rooms), tuple(one["variant"] for one in rooms))

    def codes(self, days: tuple[date, ...]) -> dict[str, DailyShip]:
        """Return the ships of some days by their game codes."""
        content = self.engine.content
        ships = {(day, crew): self.week.ship(content, day, crew) for day in days for crew in CREWS}
        coded = {ship: encode(self.engine, settings) for ship, settings in ships.items()}
        return {code: ship for ship, code in coded.items() if code is not None}

    def look(self, log: FlightLog, today: date) -> Logged:
        """Read the log and the pars; it takes a while the first time."""
        found = log.read()
        flights: Mapping[DailyShip, tuple[Flight, ...]] = {}
        pars: Pars = {}
        refused: ContentError | OSError | None = None
        with suppress_and_log(_log, "read the pars", ContentError, OSError):
            pars = read_pars(data_folder(), ships_mark(self.engine, self.week))
        try:
            flights = flights_of_days(found.flights, self.codes(days_shown(today)))
        except (ContentError, OSError) as error:  # without the ships nobody knows which flights were on them
            log_suppressed(_log, "read the ships of the days", error)
            refused = error
        return Logged(found, flights, pars, refused)

    def first(self, log: FlightLog, day: date, crew: int) -> Flight | None:
        """Read the log and return the flight with the mark on a ship; None where there is none."""
        flights = flights_of_days(log.read().flights, self.codes((day,)))
        return next(iter(flights.get((day, crew), ())), None)


def dated_ship_name(texts: Catalogue, day: date) -> str:
    """Return what the ship of a day is called."""
    return texts("daily-result", day=datetime(day.year, day.month, day.day))


def days_shown(today: date) -> tuple[date, ...]:
    """Return the last days, the present one last; fewer where the calendar begins."""
    count = min(DAYS_SHOWN, today.toordinal())
    return tuple(today - timedelta(days=back) for back in reversed(range(count)))
