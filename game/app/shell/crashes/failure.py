"""What is kept of an unexpected error: the game, and a report by which it can be seen again."""

from __future__ import annotations

import contextlib
import sys
import traceback
from collections.abc import Iterable, Mapping
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

from game.app.navigation.scene import Scene
from game.storage.crash import write_crash_report

if TYPE_CHECKING:  # the first picture needs no rules
    from game.play.session import Session


def session_of(scenes: Iterable[Scene]) -> Session | None:
    """Return the game that is open, if any."""
    sessions = (getattr(scene, "session", None) for scene in scenes)
    return next((session for session in sessions if session), None)


def say_trace(error: BaseException) -> None:
    """Write where an error arose to the terminal, if there is one: a program without a console has none."""
    with contextlib.suppress(Exception):
        sys.stderr.write("".join(traceback.format_exception(error)))


def rescue(session: Session) -> None:
    """Save a game that is in an unknown state, if that can be done; nobody is asked anything any more."""
    with contextlib.suppress(Exception):  # it may be the session that is broken
        session.save()
    with contextlib.suppress(Exception):  # or whoever is asked
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
    with contextlib.suppress(Exception):
        game = session.to_json() if session is not None else None
    attempt = session.attempt if session is not None else None
    try:
        return write_crash_report(logs, error, {"game": game, "attempt": attempt, **window}, datetime.now())
    except (OSError, ValueError, TypeError):
        return None
