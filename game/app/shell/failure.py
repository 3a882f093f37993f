"""What is kept of an unexpected error: the game, and a report by which it can be seen again."""

from __future__ import annotations

import contextlib
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

from game.storage.crash import pack_files, write_crash_report

if TYPE_CHECKING:
    from game.app.shell.app import App
    from game.play.session import Session


def session_of(app: App) -> Session | None:
    """Return the game that is open, if any."""
    sessions = (getattr(scene, "session", None) for scene in app.stack.scenes)
    return next((session for session in sessions if session), None)


def keep(app: App, error: Exception) -> Path | None:
    """Save the game and write a report.

    Args:
        app: the program, in an unknown state.
        error: what was raised.

    Returns:
        Where the report is; None if it could not be written.
    """
    session = session_of(app)
    if session is not None:
        with contextlib.suppress(Exception):  # it may be the session that is broken
            session.save()
    try:
        return write_crash_report(app.home.logs, error, _recorded(app, session), datetime.now())
    except (OSError, ValueError, TypeError):
        return None


def _recorded(app: App, session: Session | None) -> dict[str, Any]:
    """What it takes to see an error again."""
    game = None
    with contextlib.suppress(Exception):
        game = session.to_json() if session is not None else None
    return {
        "game": game,
        "attempt": session.attempt if session is not None else None,
        "settings": app.settings.to_json(),
        "size": list(app.screen.get_size()),
        "files": pack_files(app.shelf.generations),
        **app.recorder.to_json(),
    }
