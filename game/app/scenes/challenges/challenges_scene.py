"""The challenges: today's ship, the same for everybody. The log is read while the page is there."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import datetime
from functools import partial
from typing import Any

import pygame

from game.app.bindings.commands import CHALLENGES
from game.app.drawing.canvas import Canvas
from game.app.drawing.kit import Kit
from game.app.forms.backdrop import draw_backdrop
from game.app.forms.daily_ships import DailyShips, Logged, dated_ship_name
from game.app.forms.disk_answer import Again, DiskAnswer, DiskJobs
from game.app.forms.flight_lines import flown_line, pasted
from game.app.forms.view_scene import ViewScene
from game.app.navigation import routes
from game.app.navigation.scene import Program
from game.app.scenes.challenges.daily_view import DailyShown, challenges_page
from game.app.table.logging_flights import taking_in
from game.app.views.tree import View
from game.app.waits import soonest
from game.app.widgets.clipboard import copy
from game.play.result_text import flight_result, result_text
from game.play.session import Session
from game.rules.daily_ship import CREWS
from game.storage.files.disk import Job
from game.storage.games.saves import now
from game.storage.logbook.calendar_days import local_day, next_day

MINUTE_MS = 60_000.0


class ChallengesScene(ViewScene):
    """Today's ship: its settings, how it was flown, the last days.

    Args:
        clock: tells the time.

    Attributes:
        logged: what was flown; None until it was tried to read the log.
    """

    commands_in = CHALLENGES
    first_focus = "fly"

    def __init__(self, clock: Callable[[], datetime] = now) -> None:
        self.clock = clock
        self.logged: Logged | None = None
        self._answer = DiskAnswer[Logged]()
        self._again = Again()
        self._jobs = DiskJobs()
        """The taking of what the library has from before into the log."""

    def enter(self, app: Program) -> None:
        """Show the ship for as many players as New game was left with, and have the log read."""
        self.app = app
        self.ships = DailyShips(app.engine())
        last = app.settings.new_game
        seats = last.seats or len(last.players)
        self.crew = seats if seats in CREWS else CREWS[0]
        self._begin_day()
        super().enter(app)
        self._jobs = DiskJobs(self._take_in())

    def _take_in(self) -> Iterator[Job[Any]]:
        if (yield from taking_in(self.app)):
            self._look()

    def _begin_day(self) -> None:
        self.today = local_day(self.clock())
        self.plan = self.ships.plan(self.today, self.crew)
        self.minutes = self._minutes()
        self._look()

    def _look(self) -> None:
        self._answer.await_job(self.app.disk.ask(partial(self.ships.look, self.app.flights, self.today)))

    def _minutes(self) -> int | None:
        """Return how many begun minutes there are until the next ship; None where no day comes after this
        one."""
        time = self.clock()
        then = next_day(time)
        return None if then is None else -int((time - then).total_seconds() // 60)

    def resume(self) -> None:
        """Look again: a flight may have landed."""
        self._begin_day()
        self.rebuild()

    # time

    def update(self, ms: float) -> bool:
        """Let time pass: another day may have begun, or the clock been set back, and the disk may answer."""
        before = self.today, self.minutes, self.logged
        if local_day(self.clock()) != self.today:
            self._begin_day()
        self.minutes = self._minutes()
        self._jobs.go_on()
        logged = self.logged
        trouble = logged is not None and (logged.log.trouble or logged.refused) is not None
        if self._again.let_pass(ms, trouble and not self._answer.awaited):
            self._look()
        job = self._answer.take()
        if job is not None:
            self.logged = job.result
        if (self.today, self.minutes, self.logged) == before:
            return super().update(ms)
        self.rebuild()
        super().update(ms)
        return True

    def wake(self) -> float | None:
        """Return when to look for the disk's answer, or at the clock."""
        looks = self._answer.wake(), self._jobs.wake(), self._again.wake()
        return soonest(super().wake(), *looks, MINUTE_MS / 4)

    # what is seen

    def view(self, kit: Kit) -> View:
        """Return the page."""
        facts = self.today, self.crew, self.plan, self.minutes, self.logged
        return challenges_page(kit, DailyShown(*facts, self.app.settings.turns_again))

    def backdrop(self, canvas: Canvas) -> None:
        """Draw the ship before the sun."""
        draw_backdrop(canvas, "title", sun=1, veil=0.5)

    # what is done

    def do(self, name: str, value: Any) -> None:
        """Choose a crew, fly the ship, or see what came of it."""
        if name == "crew":
            self.choose(value)
            return
        ways = {
            "back": self.app.pop,
            "fly": self.fly,
            "again": self.fly,
            "copy": self.copy,
            "film": self.film,
            "turns": self.fly_again,
        }
        ways[name]()

    def choose(self, crew: int) -> None:
        """Show the ship for as many players."""
        if crew != self.crew:
            self.crew = crew
            self.plan = self.ships.plan(self.today, crew)
            self.rebuild()

    def handle(self, event: pygame.Event) -> bool:
        """Change the crew by keys, and take a flight line that is pasted."""
        if event.type == pygame.KEYDOWN:
            step = {"crew-before": -1, "crew-after": 1}.get(
                self.app.kit.keys.command(event, CHALLENGES) or ""
            )
            if step:
                self.choose(CREWS[(CREWS.index(self.crew) + step) % len(CREWS)])
                return True
        return super().handle(event) or pasted(self.app, event, self.form.show_message)

    def fly(self) -> None:
        """Set up a flight on today's ship."""
        self.app.open(routes.Setup(self.plan.settings))

    def fly_again(self) -> None:
        """Look at the turns to fly again."""
        self.app.open(routes.TurnsAgain())

    def _line(self) -> str:
        """Return the flight line of the flight with the mark."""
        assert self.logged is not None
        flight = self.logged.first(self.today, self.crew)
        assert flight is not None
        return flight.line

    def copy(self) -> None:
        """Copy what came of the first flight, and its line below it."""
        history = flown_line(self.app, self._line(), self.form.show_message)
        if history is not None:
            texts = self.app.texts
            head = dated_ship_name(texts, self.today)
            words = "\n".join([head, result_text(texts, flight_result(history)), self._line()])
            self.form.show_message(self.app.texts("daily-copied" if copy(words) else "share-no-clipboard"))

    def film(self) -> None:
        """Show the film of the first flight."""
        history = flown_line(self.app, self._line(), self.form.show_message)
        if history is not None:
            self.app.open(routes.Film(Session(history.engine, history)))
