"""Ask before the program ends with lessons, flights or turns to fly again that the disk does not take."""

from __future__ import annotations

from functools import partial

from game.app.forms.confirm_scene import LEAVE_SAVED
from game.app.forms.disk_question import LEAVING_S, SAFE, SAVED, DiskQuestion, Words
from game.app.navigation.said import message
from game.app.navigation.scene import Program
from game.app.widgets.widget import Action
from game.storage.logbook.flight_log import FLIGHT
from game.storage.logbook.turns_file import TURNS
from game.storage.settings.lesson_places import LESSONS
from game.texts import Texts


def unsaved_question(app: Program, go: Action) -> DiskQuestion | None:
    """Return the question whether changes may be lost that the disk does not take; it is tried once more.

    Args:
        app: the program.
        go: ends it.

    Returns:
        The question; None where nothing would be lost.
    """
    if _unsaved(app) == SAFE:
        return None
    for file in (app.lesson_places, app.flights, app.turns):
        file.save_unwritten()
    app.disk.settle(LEAVING_S)
    trouble = _unsaved(app)
    return None if trouble == SAFE else DiskQuestion(trouble, partial(_unsaved, app), _words, go)


def _unsaved(app: Program) -> str:
    """Return the ids of what is told of all that the disk has refused or not taken yet; `SAFE` for none."""
    writes = app.disk.writes
    files = (
        ("school-unsaved", LESSONS, app.lesson_places.refused),
        ("flights-unsaved", FLIGHT, app.flights.refused),
        ("turns-unsaved", TURNS, app.turns.refused),
    )
    return " ".join(id for id, key, refused in files if refused or key in writes)


def _words(trouble: str) -> Words:
    def told(texts: Texts) -> str:
        return " ".join(texts(id) for id in trouble.split())

    if trouble == SAFE:
        return *SAVED, LEAVE_SAVED[2]
    return message("leave-title"), told, message("leave-yes")
