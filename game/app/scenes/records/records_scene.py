"""Show what the log of flights adds up to; the log is read while the page is there, and nothing waits for
it."""

from __future__ import annotations

import logging
from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any

from game.app.drawing.canvas import Canvas
from game.app.drawing.kit import Kit
from game.app.forms.backdrop import draw_backdrop
from game.app.forms.disk_answer import Again, DiskJobs
from game.app.forms.flight_lines import open_flight
from game.app.forms.save_words import path_words
from game.app.forms.view_scene import ViewScene
from game.app.navigation import routes
from game.app.navigation.scene import Program
from game.app.scenes.records.records_view import WATCH, Logged, records_page
from game.app.table.logging_flights import taking_in
from game.app.table.saving_games import keep_unkept
from game.app.views.tree import View
from game.app.waits import soonest
from game.program_files import data_folder
from game.storage.files.atomic import FULL, READ_ONLY, kind_of
from game.storage.files.disk import Job
from game.storage.logbook.firsts import First, read_firsts
from game.storage.logbook.flight_export import exported
from game.storage.logbook.flight_log import FlightLog
from game.storage.logbook.records import reckon
from game.suppressing import suppress_and_log

_log = logging.getLogger(__name__)

REFUSALS = (FULL, READ_ONLY)
"""Refusals of the disk that have words of their own."""


class RecordsScene(ViewScene):
    """The records of the player.

    Attributes:
        logged: the log and its sums; None until it was tried to be read.
    """

    first_focus = "back"

    def __init__(self) -> None:
        self.logged: Logged | None = None
        self._again = Again()
        self._jobs = DiskJobs()

    def enter(self, app: Program) -> None:
        """Have the log read."""
        self.app = app
        content = app.engine().content
        self._ground = tuple(content.difficulties), content.players
        self._firsts = read_firsts(data_folder())
        super().enter(app)
        self._jobs = DiskJobs(self._work())

    def _work(self) -> Iterator[Job[Any]]:
        """Read the log, then take in what the library has from before: one game at a time, so that saves come
        between. Yields each job of the disk, and goes on when it is over."""
        app = self.app
        yield from self._read()
        if self.logged is not None and not self.logged.log.unread:
            with suppress_and_log(_log, "keep a game that had ended", OSError):
                keep_unkept(app, app.shelf.read())
        if (yield from taking_in(app)):
            yield from self._read()

    def _read(self) -> Iterator[Job[Any]]:
        reading = self.app.disk.ask(partial(_look, self.app.flights, self._firsts))
        yield reading
        self.logged = reading.result
        self.rebuild()

    def update(self, ms: float) -> bool:
        """Let time pass; the disk may have answered."""
        before = self.logged
        self._jobs.go_on()
        trouble = None if before is None else before.log.trouble
        if self._again.let_pass(ms, trouble is not None and not self._jobs.busy):
            self._jobs = DiskJobs(self._read())
        return super().update(ms) or self.logged is not before

    def wake(self) -> float | None:
        """Return when to look for the disk's answer."""
        return soonest(super().wake(), self._jobs.wake(), self._again.wake())

    def view(self, kit: Kit) -> View:
        """Return the page."""
        return records_page(kit, self.logged, *self._ground, self.app.settings.turns_again)

    def backdrop(self, canvas: Canvas) -> None:
        """Draw the ship before the sun."""
        draw_backdrop(canvas, "title", sun=1, veil=0.72)

    def do(self, name: str, value: Any) -> None:
        """Export, watch a flight, or go back."""
        if name.startswith(WATCH):
            assert self.logged is not None
            line = self.logged.shown[int(name.removeprefix(WATCH))].line
            open_flight(self.app, line, self.form.show_message)
        elif name == "back":
            self.app.pop()
        elif name == "turns":
            self.app.open(routes.TurnsAgain())
        else:
            self.export(name)

    def export(self, kind: str) -> None:
        """Write the log for other programs and say where.

        Args:
            kind: `csv` or `json`.
        """
        assert self.logged is not None
        texts, log = self.app.texts, self.app.flights
        try:
            path = log.export(f".{kind}", partial(exported, kind, self.logged.log.flights))
        except OSError as error:
            why = kind_of(error)
            key = f"records-export-{why if why in REFUSALS else 'other'}"
            detail = str(error.strerror or type(error).__name__)
            self.form.show_message(texts(key, path=path_words(log.exports), detail=detail))
        else:
            self.form.show_message(texts("records-exported", path=path_words(path)))


def _look(log: FlightLog, firsts: Sequence[First]) -> Logged:
    """Read the log and reckon."""
    found = log.read()
    return Logged(found, reckon(found.flights, firsts))
