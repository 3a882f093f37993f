"""Flights come into the log: each when it ends, and those that the library has from before, once."""

from __future__ import annotations

import logging
from collections.abc import Generator
from datetime import datetime
from functools import partial
from typing import Any

from game.app.navigation.scene import Program
from game.play.session import Session
from game.rules import ContentError
from game.rules.engine import Engine
from game.rules.flight_line import FlightLineError, flight_line
from game.rules.gamecode import encode
from game.rules.history import History, HistoryError
from game.storage.files.disk import Job
from game.storage.games.flight_ids import flight_id
from game.storage.games.library import Library, LibraryEntry
from game.storage.games.savefile import PLAYING, SaveError
from game.storage.logbook.calendar_days import local_day
from game.storage.logbook.flight_log import FlightLog
from game.storage.logbook.flights import flight_form
from game.suppressing import log_suppressed

_log = logging.getLogger(__name__)


def note_flight(app: Program, session: Session, ended: datetime) -> None:
    """Write a flight that has ended into the log; nobody waits for the disk.

    Args:
        app: the program.
        session: the game.
        ended: when it did.
    """
    history = session.history
    told = _code(history), _line(history)
    app.flights.note(flight_form(session.to_json(), local_day(ended), *told))


def taking_in(app: Program) -> Generator[Job[Any], None, bool]:
    """Take what the library has from before into the log, one game at a time.

    Args:
        app: the program; its log has been read.

    Yields:
        Each job of the disk, and goes on when it is over.

    Returns:
        Whether any game was looked at.
    """
    listed = app.disk.ask(partial(untaken, app.flights, app.library))
    yield listed
    if isinstance(listed.error, OSError):
        return False  # the list of saved games says so
    for entry in listed.result:
        taken = app.disk.ask(partial(take_in, app.flights, app.library, app.engine(), entry))
        yield taken
        _ = taken.result  # raises what it raised
    return bool(listed.result)


def untaken(log: FlightLog, library: Library) -> list[LibraryEntry]:
    """Return the games of the library that are over and have not been taken in.

    Raises:
        OSError: the library cannot be listed.
    """
    ended = [one for one in library.list() if one.summary is not None and one.summary.status != PLAYING]
    return [one for one in ended if one.path not in log.taken]


def take_in(log: FlightLog, library: Library, engine: Engine, entry: LibraryEntry) -> None:
    """Take a game that is over into the log, unless its flight is there.

    What cannot be read or played again is left out: the list of saved games says why.

    Args:
        log: as it was last read.
        library: of the saved games.
        engine: the rules.
        entry: of the game.
    """
    log.taken.add(entry.path)
    try:
        game = library.load(entry)
        if log.knows(flight_id(game)):
            return
        history = History.from_json(engine, game)
    except (OSError, SaveError, HistoryError, ContentError) as error:
        log_suppressed(_log, "log the flight of a saved game", error)
        return
    log.note(flight_form(game, local_day(entry.saved), _code(history), _line(history)))


def _code(history: History) -> str | None:
    return encode(history.engine, history.settings) if history.settings else None


def _line(history: History) -> str | None:
    try:
        return flight_line(history)
    except FlightLineError:
        return None  # some flights have none, such as those from a position
