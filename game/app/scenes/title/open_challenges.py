"""Tell what is open among the challenges, for the title: the rung of the descent, the ship of the day."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date

from game.app.forms.daily_ships import DailyShips
from game.app.forms.par_words import standing
from game.app.navigation.scene import Program
from game.play.pars import Par
from game.program_files import data_folder
from game.rules.daily_ship import CREWS
from game.storage.logbook.descent import descend, read_rungs
from game.storage.logbook.flights import Flight
from game.wording import Catalogue, difficulty_name


@dataclass(frozen=True)
class OpenChallenges:
    """Hold what is open for the crew size that New game was left with.

    Args:
        crew: how many play.
        rung: the current one of the descent, from 1; None where all are done.
        difficulty: of the ship of the day.
        first: the flight with the mark on it; None where it was not flown yet.
        par: of the ship of the day; None where it is not known.
    """

    crew: int
    rung: int | None
    difficulty: str
    first: Flight | None
    par: Par | None


def read_open(app: Program, today: date) -> OpenChallenges | None:
    """Read the log and the pars, and return what is open; None where the log cannot be read.

    Args:
        app: the program.
        today: the day of the player's own calendar.
    """
    last = app.settings.new_game
    seats = last.seats or len(last.players)
    crew = seats if seats in CREWS else CREWS[0]
    ships = DailyShips(app.engine())
    logged = ships.look(app.flights, today)
    if logged.unread:
        return None
    descent = descend(read_rungs(data_folder())[crew], logged.log.flights)
    rung = None if descent.current is None else descent.current + 1
    settings = ships.week.ship(ships.engine.content, today, crew)
    return OpenChallenges(crew, rung, settings.difficulty, logged.first(today, crew), logged.par(today, crew))


def descent_words(texts: Catalogue, found: OpenChallenges) -> str:
    """Return which rung is open, in a line."""
    if found.rung is None:
        return texts("descent-all")
    name = texts("descent-name", rung=found.rung, name=texts(f"descent-rung-{found.rung}"))
    return f"{name} · {_crew(texts, found)}"


def daily_words(texts: Catalogue, found: OpenChallenges) -> str:
    """Return which ship is open today, or how it was flown, in a line."""
    first = found.first
    if first is None:
        return f"{difficulty_name(texts, found.difficulty)} · {_crew(texts, found)}"
    ended = texts("flight-won" if first.won else "flight-lost", turn=first.turn)
    told = standing(texts, first, found.par).words
    return f"{ended} · {told}" if told else ended


def _crew(texts: Catalogue, found: OpenChallenges) -> str:
    return texts("daily-alone") if found.crew == 1 else texts("records-players", players=found.crew)
