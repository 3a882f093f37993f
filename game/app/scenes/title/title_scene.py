"""The title screen."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from datetime import date, datetime
from functools import partial
from typing import TYPE_CHECKING, Any

import pygame

from game.app.drawing.canvas import Canvas
from game.app.drawing.kit import Kit
from game.app.forms.backdrop import draw_backdrop, prepare_backdrop, shade_left
from game.app.forms.disk_answer import POLL_MS, Again, DiskAnswer
from game.app.forms.flight_lines import pasted
from game.app.forms.logo import prepare_logo
from game.app.forms.needed_content import find_hindrance
from game.app.forms.save_words import (
    by_kind,
    kept_name,
    path_words,
    refused_words,
    setback_words,
    trouble_words,
)
from game.app.forms.view_scene import ViewScene
from game.app.navigation import routes
from game.app.navigation.said import Said, message, said_in
from game.app.navigation.scene import Program
from game.app.scenes.title.title_view import TALL, Entry, title_view
from game.app.views.tree import View
from game.app.waits import soonest
from game.app.widgets.text_field import prepare_fields
from game.storage.files.atomic import UNREAD
from game.storage.games.generations import Found
from game.storage.games.savefile import SaveError
from game.storage.games.saves import now
from game.storage.logbook.calendar_days import local_day
from game.suppressing import suppress_and_log
from game.wording import difficulty_name

if TYPE_CHECKING:
    from game.app.scenes.title.open_challenges import OpenChallenges

_log = logging.getLogger(__name__)
CLOCK_MS = 15_000.0
"""Time in ms between two looks at the clock: the ship of the day changes at midnight."""
SHADE = 1100.0
"""Units to the right over which it is dark below the logo and the menu."""
_ROUTES: dict[str, Callable[[], routes.Route]] = {
    "new": routes.Setup,
    "school": routes.FlightSchool,
    "load": routes.SavedGames,
    "descent": routes.Descent,
    "daily": routes.Challenges,
    "rulebook": routes.Rulebook,
    "settings": routes.Settings,
    "language": partial(routes.Settings, "reading", "language"),
}


class TitleScene(ViewScene):
    """The game in progress if there is one, a new game, the lessons, and everything to look up.

    Args:
        notice: something the player must be told, shown until this screen is left.
        clock: tells the time.
    """

    def __init__(self, notice: Said | None = None, clock: Callable[[], datetime] = now) -> None:
        self.clock = clock
        self.found = Found(None, None)
        self._saved = False
        """True where there are saved games."""
        self._landed = False
        """True once a flight has ended: then there are challenges, and lessons share a row."""
        self.notices: list[Said] = [notice] if notice else []
        self.open: OpenChallenges | None = None
        """The open challenges; None while the log is read, and where it cannot be."""
        self._wonders = False
        """True while that is still to be asked."""
        self._day: date | None = None
        """The day for which that was asked."""
        self._open_answer = DiskAnswer["OpenChallenges | None"]()
        self._stands: list[Said] = []
        """Sentences about saving in this copy of the program."""
        self._unread: list[Said] = []
        """Sentences about saves that the system does not open: they are looked for again."""
        self._again = Again()
        self._told: list[str] = []
        """Sentences on the page about what the disk takes no more."""
        self._owed = False
        """True while the disk refuses a game that was left."""
        self._barred: tuple[str, str] | None = None
        """The sentence on the page about games that cannot be saved: why, and where."""
        self._uncovered = False
        """True once what lay above has gone, until the next frame looks at the disk: not at once, so that who
        ends the program is not kept waiting for a disk that hangs."""
        self._fields = False
        """True once the text fields of the next screens are prepared."""

    def enter(self, app: Program) -> None:
        """Look for a game in progress."""
        prepare_backdrop(app.kit, "title")
        self._look(app)
        if app.setback is not None:
            self.notices.append(partial(setback_words, id="notice-settings-broken", path=app.setback))
            app.setback = None
        self.app = app
        self.first_focus = self._next
        self._wonders = self._landed or self.found.ended is not None
        super().enter(app)

    def _look(self, app: Program) -> None:
        self.found, self._saved = app.shelf.read(), app.library.exists()
        self._owed = app.shelf.unwritten is not None
        self._stands = self._standing(app)
        self._landed = app.flights.exists()
        self._unread = []
        for troubles in by_kind(self.found.trouble):
            words = partial(trouble_words, troubles=troubles, fallback=app.shelf.path)
            (self._unread if troubles[0].kind == UNREAD else self.notices).append(words)

    def _look_what_is_open(self) -> None:
        """Have the log read, as soon as that keeps nobody waiting."""
        if not (self._wonders and self.app.has_rules()):
            return
        self._wonders, self._day = False, local_day(self.clock())
        # Whatever cannot be read: a screen that cannot do without it tells of it.
        with suppress_and_log(_log, "tell what is open among the challenges", OSError, ImportError):
            # Not at the top: the first picture needs no rules.
            from game.app.scenes.title.open_challenges import read_open
            from game.rules import ContentError

            with suppress_and_log(_log, "read the rules for the challenges", ContentError):
                self.app.engine()
                job = self.app.disk.ask(partial(read_open, self.app, self._day))
                self._open_answer.await_job(job)

    def _keep_unkept(self) -> None:
        """Keep a game that was over and not kept when the program ended; the log was read."""
        # Not at the top: the first picture needs no rules.
        from game.app.table.saving_games import keep_unkept

        ended = self.found.ended
        with suppress_and_log(_log, "keep a game that had ended", OSError):
            if ended is not None and keep_unkept(self.app, self.found) is not None:
                self.notices.append(lambda texts: texts("title-ended-kept", name=kept_name(texts, ended)))
                self._look(self.app)
                self._wonders = True

    def update(self, ms: float) -> bool:
        """Let time pass: the disk may have answered, and another day may have begun."""
        if self._day is not None and local_day(self.clock()) != self._day:
            self._wonders = True
        self._look_what_is_open()
        self._prepare_fields()
        job = self._open_answer.take()
        changed = self._refused != self._told or self._no_saves != self._barred
        taken = self._owed and self.app.shelf.unwritten is None
        if taken or (self._barred and not self._no_saves) or (self._uncovered and self.app.top is self):
            # The disk has taken the game that was left unsaved, the folder is back, or a dialog has gone.
            self._look_anew()
            changed = True
        if self._again.let_pass(ms, bool(self._unread)):
            self._look(self.app)
            changed = True
        if changed:
            self.rebuild()
        if job is None:
            return super().update(ms) or changed
        with suppress_and_log(_log, "read what is open among the challenges", Exception):
            self.open = job.result
            if self.open is not None:
                self._keep_unkept()
        self.rebuild()
        super().update(ms)
        return True

    def wake(self) -> float | None:
        """Return when to look for the disk's answer, or at the clock."""
        looks = POLL_MS if self._wonders or not self._fields else None
        days = CLOCK_MS if self._day is not None else None
        return soonest(super().wake(), looks, days, self._open_answer.wake(), self._again.wake())

    def _prepare_fields(self) -> None:
        """Prepare text fields once all code has been read, and nothing is going on."""
        if not self._fields and self.app.has_rules():
            self._fields = True
            with suppress_and_log(_log, "prepare text fields", OSError, ImportError):  # the first one tells
                prepare_fields(self.app.kit)

    def _standing(self, app: Program) -> list[Said]:
        """Return what the player must know about saving in this copy of the program."""
        if app.shelf.paused:
            return [message("title-unsaved")]
        return [message("title-taken")] if app.shelf.lost else []

    @property
    def _no_saves(self) -> tuple[str, str] | None:
        """Return why no game can be saved, and where, as it is now; None where they can."""
        claim = self.app.shelf.claim
        if claim is None or not claim.trouble or self.app.shelf.paused:
            return None
        return claim.trouble, path_words(claim.refusing)

    def view(self, kit: Kit) -> View:
        """Return the entries that work, always in the same order, and what the player must be told."""
        texts, summary = kit.texts, self.found.summary
        lessons = [self._school(kit), Entry("guided", texts("title-guided-note"))]
        large, pairs = [Entry("new"), *lessons], list[Sequence[Entry]]()
        if self._landed:
            large, lessons = [Entry("new")], [Entry(entry.name) for entry in lessons]
            pairs = [lessons, self._challenges(kit)]
        if summary is not None:
            detail = texts(
                "title-continue-detail",
                turn=summary.turn,
                difficulty=difficulty_name(texts, summary.difficulty),
                names=", ".join(summary.names),
            )
            large.insert(0, Entry("continue", detail))
        small = [
            *([Entry("load")] if self._saved or self._landed else []),  # the way to the records, too
            Entry("rulebook"),
            Entry("settings"),
            Entry("quit"),
        ]
        self._told, self._barred = self._refused, self._no_saves
        said = [said_in(texts, words) for words in (*self._stands, *self.notices, *self._unread)]
        if self._barred is not None:
            why, path = self._barred
            said.append(texts(f"title-no-saves-{why}", path=path))
        return title_view(kit, large, small, [*said, *self._told], pairs, self._next)

    @property
    def _refused(self) -> list[str]:
        """Return what is told because the disk takes something no more, the game that was left first."""
        texts, owed = self.app.texts, self.app.shelf.owed
        return [
            *([refused_words(texts, owed, left=True)] if owed is not None else []),
            *([texts("settings-unsaved")] if self.app.settings_refused else []),
            *([texts("school-unsaved")] if self.app.lesson_places.refused else []),
            *([texts("flights-unsaved")] if self.app.flights.refused else []),
            *([texts("turns-unsaved")] if self.app.turns.refused else []),
        ]

    @property
    def _next(self) -> str:
        """Return the entry for the thing to do next, which is lit where it is."""
        return "continue" if self.found.game else "school" if self._first_start else "new"

    def _challenges(self, kit: Kit) -> list[Entry]:
        """Return the challenges, each with what is open there."""
        texts, found = kit.texts, self.open
        if found is None:
            return [Entry(name, texts(f"title-{name}-note")) for name in ("descent", "daily")]
        # Not at the top: the first picture needs no rules.
        from game.app.scenes.title.open_challenges import daily_words, descent_words

        return [Entry("descent", descent_words(texts, found)), Entry("daily", daily_words(texts, found))]

    @property
    def _first_start(self) -> bool:
        """Return whether no game was played here yet: then learning comes first, after a lesson or two as
        well."""
        return not (self.found.game or self._saved or self._landed)

    def _school(self, kit: Kit) -> Entry:
        """Return Flight school, with how far the player is."""
        places = self.app.lesson_places.places
        if not (places.lessons and places.total):
            return Entry("school", kit.texts("title-school-first"))
        detail = kit.texts("title-school-place", done=places.done, count=places.total)
        return Entry("school", detail, places.done / places.total)

    def do(self, name: str, value: Any) -> None:
        """Do what an entry is for."""
        if name == "continue":
            self.go_on()
        elif name == "guided":
            self.start_guided()
        elif name == "quit":
            self.app.quit()
        else:
            self.app.open(_ROUTES[name]())

    def handle(self, event: pygame.Event) -> bool:
        """Take a flight line or a game code that is pasted."""
        return super().handle(event) or pasted(self.app, event, self.form.show_message)

    def start_guided(self) -> None:
        """Begin the guided game."""
        # Not at the top: the table takes longer to read than all that the first picture needs.
        from game.app.table.starting import start_game

        start_game(self.app, lambda: self.app.start(routes.GuidedGame()))

    def go_on(self) -> None:
        """Go on with the game in progress; if the rules cannot, put it aside and say so."""
        if self.app.shelf.unwritten is not None:
            # Not at the top: the table takes longer to read than all that the first picture needs.
            from game.app.table.replacing import once_written

            once_written(self.app, lambda: self.app.start(routes.Title()), self._go_on)
        else:
            self._go_on()

    def _go_on(self) -> None:
        self.resumes = True
        self._resume_game()
        self.resumes = False

    def _resume_game(self) -> None:
        game, summary = self.found.game, self.found.summary
        if game is None or summary is None:
            return
        if self.app.shelf.changed:  # by somebody else since it was read: what lies there now is shown first
            self.app.start(routes.Title(message("saves-changed")))
            return
        missing = find_hindrance(self.app, summary, lambda: game)
        if missing:
            self.form.show_message(missing)
            return
        try:
            session = self.app.take_up(game)
        except SaveError as error:
            trouble, path = self.app.shelf.reject(self.found, error.detail), self.app.shelf.path
            self.app.start(routes.Title(partial(trouble_words, troubles=[trouble], fallback=path)))
            return
        self.app.start(routes.Table(session))

    def resume(self) -> None:
        """Look again, with the next frame, for a game in progress and for what is open."""
        self._uncovered = True

    def _look_anew(self) -> None:
        self._uncovered = self.resumes = False
        self._look(self.app)
        self._wonders = self._landed or self.found.ended is not None

    def backdrop(self, canvas: Canvas) -> None:
        """Draw the sun and the ship, and the shade that the words stand in."""
        tall = TALL in self.laid.places
        if tall:
            prepare_logo(canvas)  # while the backdrop is being read
        draw_backdrop(canvas, "title", sun=2)
        shade_left(canvas, SHADE if tall else canvas.kit.viewport.design[0])
