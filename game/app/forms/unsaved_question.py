"""Ask before the program ends with lessons or turns to fly again that the disk does not take."""

from __future__ import annotations

from functools import partial

from game.app.forms.confirm_scene import LEAVE_SAVED
from game.app.forms.disk_question import LEAVING_S, SAFE, SAVED, DiskQuestion, Words
from game.app.navigation.said import message
from game.app.navigation.scene import Program
from game.app.widgets.widget import Action
from game.storage.logbook.turns_file import TURNS
from game.storage.settings.lesson_places import LESSONS
from game.texts import Texts

_KEYS = (LESSONS, TURNS)
"""The disk's keys for what is asked about."""


def unsaved_question(app: Program, go: Action) -> DiskQuestion | None:
    """Return the question whether changes may be lost that the disk does not take; it is tried once more.

    Args:
        app: the program.
        go: ends it.

    Returns:
        The question; None where nothing would be lost.
    """
    if _unsaved(app) == SAFE and app.disk.writes.isdisjoint(_KEYS):
        return None
    app.lesson_places.save_unwritten()
    app.turns.save_unwritten()
    app.disk.settle(LEAVING_S)
    trouble = _unsaved(app)
    return None if trouble == SAFE else DiskQuestion(trouble, partial(_unsaved, app), _words, go)


def _unsaved(app: Program) -> str:
    """Return the ids of what is told of lessons and turns that the disk does not take; `SAFE` for none."""
    lessons = ["school-unsaved"] if app.lesson_places.refused else []
    turns = ["turns-unsaved"] if app.turns.refused else []
    return " ".join([*lessons, *turns])


def _words(trouble: str) -> Words:
    def told(texts: Texts) -> str:
        return " ".join(texts(id) for id in trouble.split())

    if trouble == SAFE:
        return *SAVED, LEAVE_SAVED[2]
    return message("leave-title"), told, message("leave-yes")
