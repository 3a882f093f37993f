"""The descent: ten kinds of ship for each crew size. The log is read while the page is there."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pygame

from game.app.bindings.commands import CHALLENGES
from game.app.drawing.canvas import Canvas
from game.app.drawing.kit import Kit
from game.app.forms.backdrop import draw_backdrop
from game.app.forms.disk_answer import Again, DiskAnswer, DiskJobs
from game.app.forms.flight_lines import pasted
from game.app.forms.view_scene import ViewScene
from game.app.forms.waiting_turns import read_dearest
from game.app.navigation import routes
from game.app.navigation.scene import Program
from game.app.scenes.challenges.descent_page import DescentRead, descent_page
from game.app.scenes.challenges.descent_view import DescentShown
from game.app.scenes.challenges.turns_strip import CARDS, FLY, TurnsWaiting
from game.app.table.logging_flights import taking_in
from game.app.views.tree import View
from game.app.waits import soonest
from game.bots.measured import TableCell, read_results
from game.bots.players.rank_list import LENT
from game.play.seeds import random_seed
from game.program_files import data_folder
from game.rules.chance import NEWEST
from game.rules.settings import Settings
from game.storage.files.disk import Job
from game.storage.logbook.descent import Rung, descend, read_rungs
from game.storage.logbook.flight_log import Flights

MEASURED = LENT
"""The rank whose results tell how hard a rung is."""


class DescentScene(ViewScene):
    """The descent of each crew size.

    Attributes:
        crew: how many play on the descent that is shown.
        log: the log of flights; None until it was tried to be read.
    """

    commands_in = CHALLENGES
    first_focus = "begin"

    def __init__(self) -> None:
        self.log: Flights | None = None
        self._log_answer = DiskAnswer[Flights]()
        self._waiting: TurnsWaiting | None = None
        self._waiting_answer = DiskAnswer[TurnsWaiting]()
        self._again = Again()
        self._jobs = DiskJobs()
        """The taking of what the library has from before into the log."""
        self._unsaved = False
        """True while the page says that changes of the turns to fly again are not saved."""
        self._chosen: int | None = None
        """The rung that was chosen; None for the current one."""

    def enter(self, app: Program) -> None:
        """Show the descent for as many players as New game was left with, and have the log read."""
        self.app = app
        app.engine()  # here, not in the thread of the disk: what a player has added is met with it
        self.rungs, self.results = read_rungs(data_folder()), read_results(data_folder())
        last = app.settings.new_game
        seats = last.seats or len(last.players)
        self.crew = seats if seats in self.rungs else min(self.rungs)
        self._look()
        super().enter(app)
        self._jobs = DiskJobs(self._take_in())

    def _take_in(self) -> Iterator[Job[Any]]:
        if (yield from taking_in(self.app)):
            self._look()

    def _look(self) -> None:
        self._log_answer.await_job(self.app.disk.ask(self.app.flights.read))
        self._waiting_answer.await_job(self.app.disk.ask(self._find_turns))

    def _find_turns(self) -> TurnsWaiting:
        """Return the turns to fly again: how many wait, and the dearest where they began."""
        count, dearest = read_dearest(self.app, CARDS)
        file = self.app.turns
        return TurnsWaiting(count, file.turns.solved, dearest, not file.unknown)

    def resume(self) -> None:
        """Look again: a flight may have landed."""
        self._look()
        self.rebuild()

    def update(self, ms: float) -> bool:
        """Let time pass; the disk may have answered."""
        self._jobs.go_on()
        read, found = self._log_answer.take(), self._waiting_answer.take()
        if self._again.let_pass(ms, self._refused):
            self._look()
        if read is not None:
            self.log = read.result
        if found is not None:
            self._waiting = found.result
        if read is None and found is None and self._unsaved == self._turns_unsaved:
            return super().update(ms)
        self.rebuild()
        super().update(ms)
        return True

    def wake(self) -> float | None:
        """Return when to look for the disk's answer."""
        looks = self._log_answer.wake(), self._waiting_answer.wake(), self._jobs.wake(), self._again.wake()
        return soonest(super().wake(), *looks)

    @property
    def _refused(self) -> bool:
        """Return whether the disk refused something that nobody has asked for again."""
        if self._log_answer.awaited or self._waiting_answer.awaited:
            return False
        return self.app.turns.unread or (self.log is not None and self.log.trouble is not None)

    @property
    def _turns_unsaved(self) -> bool:
        """Return whether the disk takes no change of the turns that are shown."""
        return self.app.settings.turns_again and self.app.turns.refused

    @property
    def shown(self) -> DescentShown:
        """Return what the page shows of the descent of this crew size."""
        rungs = self.rungs[self.crew]
        known = self.log is not None and not self.log.unread
        descent = descend(rungs, self.log.flights if self.log is not None and known else ())
        now = len(rungs) - 1 if descent.current is None else descent.current
        officers = tuple(self.results.of(MEASURED, _cell(rung)) for rung in rungs)
        return DescentShown(descent, officers, now if self._chosen is None else self._chosen, known)

    def view(self, kit: Kit) -> View:
        """Return the page."""
        turns, self._unsaved = self.app.settings.turns_again, self._turns_unsaved
        read = DescentRead(tuple(self.rungs), self.crew, self.log, turns, self._waiting, self._unsaved)
        return descent_page(kit, read, self.shown)

    def backdrop(self, canvas: Canvas) -> None:
        """Draw the sun that it leads into."""
        draw_backdrop(canvas, "challenges", sun=1)

    def do(self, name: str, value: Any) -> None:
        """Look at a rung or at another crew size, begin, or leave."""
        if name == "rung":
            self._chosen = value
            self.rebuild()
        elif name == "crew":
            self.choose(value)
        elif name == "begin":
            self.begin()
        elif name == "today":
            self.app.open(routes.Challenges())
        elif name == "turns":
            self.app.open(routes.TurnsAgain())
        elif name.startswith(FLY) and self._waiting is not None:
            self.app.open(routes.TurnAgain(self._waiting.dearest[int(name.removeprefix(FLY))][0].turn))
        else:
            self.app.pop()

    def choose(self, crew: int) -> None:
        """Show the descent of a crew size, at its current rung."""
        self.crew, self._chosen = crew, None
        self.rebuild()

    def begin(self) -> None:
        """Set up a new ship of the rung that is looked at."""
        rung = self.shown.rung.rung
        ship = Settings(
            rung.players,
            rung.difficulty,
            random_seed(),
            rung.rooms,
            expansions=rung.expansions,
            chance=NEWEST,
        )
        self.app.open(routes.Setup(self.app.engine().complete(ship)))

    def handle(self, event: pygame.Event) -> bool:
        """Change the crew by keys, and take a flight line that is pasted."""
        if event.type == pygame.KEYDOWN:
            command = self.app.kit.keys.command(event, CHALLENGES) or ""
            step = {"crew-before": -1, "crew-after": 1}.get(command)
            if step:
                crews = sorted(self.rungs)
                self.choose(crews[(crews.index(self.crew) + step) % len(crews)])
                return True
        return super().handle(event) or pasted(self.app, event, self.form.show_message)


def _cell(rung: Rung) -> TableCell:
    """Return the kind of game of a rung as the table of results names it."""
    return TableCell(rung.players, rung.difficulty, rung.rooms, rung.expansions)
