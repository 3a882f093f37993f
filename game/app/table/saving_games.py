"""Games move between the place of the game in progress and the library; none is lost on the way."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from typing import Any

import pygame

from game.app.forms.save_words import kept_name
from game.app.navigation import routes
from game.app.navigation.scene import Program
from game.app.table.kept_picture import table_picture
from game.app.table.logging_flights import note_flight
from game.play.session import Session
from game.storage.games.flight_ids import flight_id
from game.storage.games.generations import Found
from game.storage.games.library import LibraryEntry
from game.storage.games.savefile import Save, SaveError, over, summarise
from game.storage.games.saves import now
from game.storage.settings.preferences import ALL_GAMES
from game.suppressing import log_suppressed, suppress_and_log

_log = logging.getLogger(__name__)


def keep_in_progress(app: Program) -> LibraryEntry | None:
    """Keep the game in progress in the library before another takes its place.

    Nothing is kept where there is no game to go on with, where no choice was made in it yet, or where the
    library has that very game already. One that is over and was not kept at its end is kept now.

    Returns:
        The new entry; None if none was made.

    Raises:
        OSError: the disk refuses; the game in progress is where it was.
    """
    app.shelf.save_unwritten()  # it is newer than what lies there
    found = app.shelf.read()
    refused = app.shelf.unwritten
    if refused is not None:
        raise refused
    if found.ended is not None:
        app.flights.read()
        return keep_unkept(app, found)
    if found.game is None or found.summary is None or not found.summary.choices:
        return None
    if any(_same(app, entry, found.game) for entry in app.library.list()):
        return None
    try:
        picture: bytes | None = table_picture(app.kit, app.take_up(found.game, keep=False))
    except SaveError as error:
        log_suppressed(_log, "draw the table of a game that is kept", error)
        picture = None  # it is kept all the same: a later version of the rules may go on with it
    return _keep(app, kept_name(app.texts, found.game), found.game, picture)


def keep_finished(
    app: Program, session: Session, draw: Callable[[], bytes] | None = None
) -> LibraryEntry | None:
    """Keep a game that has just ended in the library, to be watched again, and its flight in the log.

    Args:
        app: the program.
        session: the game.
        draw: returns the picture of its table, a JPEG file's bytes; None to paint a table for it.

    Returns:
        The new entry; None for a game that is not saved at all, or where the disk refuses: it stays the
        finished game in progress, and is kept before another takes its place.
    """
    if session.shelf is None or app.shelf.paused or session.state["result"] is None:
        return None
    game = session.to_json()
    try:
        entry = _keep(app, kept_name(app.texts, game), game, _picture(app, session, draw))
    except OSError as error:
        log_suppressed(_log, "keep a finished game", error)
        app.shelf.note_unkept(game)
        entry = None
    else:
        app.shelf.note_finished(game)
    # Last: by what the log has, the next start knows that nothing is left to be kept.
    note_flight(app, session, now())
    return entry


def keep_unkept(app: Program, found: Found) -> LibraryEntry | None:
    """Keep the game that lies in the place of the game in progress and is over, unless it was kept at its
    end: the program may have been killed just then, or the disk have refused it.

    Args:
        app: the program; its log of flights has been read, for that tells what was kept.
        found: on the shelf.

    Returns:
        The new entry; None if none was made, or where the player wants no finished game to stay.

    Raises:
        OSError: the disk refuses; the game is where it was.
    """
    game, saved = found.ended, found.saved
    if game is None or saved is None or app.shelf.paused:
        return None
    unkept = app.shelf.is_unkept(game)
    if (app.flights.knows(flight_id(game)) and not unkept) or app.shelf.lost:
        return None
    session = None
    try:
        session = app.take_up(game, keep=False)
    except SaveError as error:
        log_suppressed(_log, "play a finished game again", error)  # kept all the same, see `keep_in_progress`
    entry = None
    # The player may have deleted it since it was kept.
    if unkept is not False and not any(_same(app, one, game) for one in app.library.list()):
        picture = None if session is None else _picture(app, session)
        entry = _keep(app, kept_name(app.texts, game), game, picture)
    if unkept or session is None:  # else the log says that it was kept
        app.shelf.note_kept(found)
    if session is not None:
        note_flight(app, session, saved)
    return entry if app.settings.kept_games else None


def _picture(app: Program, session: Session, draw: Callable[[], bytes] | None = None) -> bytes | None:
    """Return a picture of a game that is kept; None where it cannot be drawn: the game counts more."""
    with suppress_and_log(_log, "draw the table of a game that is kept", pygame.error, MemoryError, OSError):
        return table_picture(app.kit, session) if draw is None else draw()
    return None


def _keep(app: Program, name: str, game: Mapping[str, Any], picture: bytes | None) -> LibraryEntry:
    """Put a game among the saved ones by the program's own will; as many as the player wants stay there."""
    entry = app.library.save(name, game, picture, kept=True)
    if app.settings.kept_games != ALL_GAMES:
        with suppress_and_log(_log, "let old saved games go", OSError):
            app.library.thin(app.settings.kept_games)
    return entry


def _same(app: Program, entry: LibraryEntry, game: dict[str, object]) -> bool:
    if entry.summary is None or entry.summary != summarise(game):
        return False
    try:
        return app.library.load(entry) == game
    except (OSError, SaveError) as error:
        log_suppressed(_log, "compare a saved game", error)
        return False


def go_on_with(app: Program, save: Save) -> None:
    """Go on with a saved game: it becomes the game in progress, and the one before it is kept.

    A game that is over is only looked at; the game in progress stays what it is.

    Args:
        app: the program.
        save: what the library gave.

    Raises:
        SaveError: the rules cannot go on with it; nothing has changed.
        OSError: the disk refuses to keep the game in progress; nothing has changed.
    """
    go_on(app, save.game)


def go_on(app: Program, game: Mapping[str, Any]) -> None:
    """Go on with a game as `Session.to_json` gives it; see `go_on_with`."""
    finished = over(game)
    session = app.take_up(game, keep=not finished)
    if not finished:
        keep_in_progress(app)
        session.save()
    app.start(routes.Table(session))
