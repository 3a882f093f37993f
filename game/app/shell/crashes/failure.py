"""Keep what is kept of an unexpected error: the game, and a report by which it can be seen again."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Mapping
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

from game.app.navigation.scene import Scene
from game.storage.reports.crash import write_crash_report
from game.suppressing import log_suppressed, suppress_and_log

if TYPE_CHECKING:  # the first picture needs no rules
    from game.play.session import Session

_log = logging.getLogger(__name__)


def session_of(scenes: Iterable[Scene]) -> Session | None:
    """Return the game that is open, if any."""
    sessions = (getattr(scene, "session", None) for scene in scenes)
    return next((session for session in sessions if session), None)


def log_failure(error: BaseException) -> None:
    """Log where an error arose: in the file, and in the terminal, if there is one."""
    _log.critical("Solar Storm has failed", exc_info=error)


def rescue(session: Session) -> None:
    """Save a game that is in an unknown state, if that can be done; nobody is asked anything any more."""
    with suppress_and_log(_log, "save the game after an error", Exception):  # the session may be broken
        session.save()
    with suppress_and_log(_log, "ask nobody after an error", Exception):  # or whoever is asked
        session.cancel()


def report(logs: Path, error: Exception, session: Session | None, window: Mapping[str, Any]) -> Path | None:
    """Write a report of an error.

    Args:
        logs: folder of the reports.
        error: what was raised.
        session: the game that is open, in an unknown state.
        window: what else it takes to see the error again: settings, size, saved files and the last steps.

    Returns:
        Where the report is; None if it could not be written.
    """
    game = None
    with suppress_and_log(_log, "report the game", Exception):
        game = session.to_json() if session is not None else None
    attempt = session.attempt if session is not None else None
    try:
        return write_crash_report(logs, error, {"game": game, "attempt": attempt, **window}, datetime.now())
    except (OSError, ValueError, TypeError) as error_of_report:
        log_suppressed(_log, "write a crash report", error_of_report)
        return None
