"""Ask what must be asked before the program ends, one question after the other."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from game.app.navigation.scene import Program, Scene
from game.app.navigation.stack import Stack
from game.app.shell.crashes.failure import session_of
from game.app.shell.screen.disk_wait import READ_S
from game.app.widgets.widget import Action
from game.storage.games.saves import CLAIM
from game.storage.logbook.films import FILM
from game.storage.reports.log import KEY as LOG
from game.storage.settings.preferences import SETTINGS

READ_MS = READ_S * 1000
"""Ms after which a question has been seen."""
PARTING_S, TOLD_PARTING_S = 20.0, 5.0
"""Seconds to wait at the end for all that is being written; and where the player was told that it may be
lost, and leaves."""
OWN_WRITES = frozenset((CLAIM, SETTINGS, LOG, FILM))
"""First words of keys of what is written for the program's own sake, or can be set or found again."""
Asking = Callable[[Action], Scene | None]
"""Returns a question whose way on is what is given; None where there is nothing to ask."""


class Farewells:
    """The questions before the program ends.

    Args:
        app: the program.
        stack: its scenes.
        end: ends it.
    """

    def __init__(self, app: Program, stack: Stack, end: Action) -> None:
        self._app, self._stack, self._end = app, stack, end
        self._asked: Scene | None = None
        """The question that is open."""
        self._on = end
        """The way on from there."""
        self._answered = False
        """True once every question was answered: what is refused by then may be lost."""
        self.parting_s = PARTING_S
        """Seconds to wait at most, as the program ends, for all that is being written."""

    def forget(self) -> None:
        """Forget a question that was answered with no."""
        if self._asked is not None and self._asked not in self._stack.scenes:
            self._asked, self._on = None, self._end  # they know the scenes that were open

    def would_lose(self) -> bool:
        """Return whether something of the player's would be lost if the program ended now; never waits."""
        app = self._app
        if app.disk.writes - OWN_WRITES:
            return True
        if self._answered:
            return False
        refused = app.turns.refused or app.lesson_places.refused or app.flights.refused
        return refused or app.shelf.owed is not None or self._is_game_unsafe()

    def _is_game_unsafe(self) -> bool:
        """Return whether a game is open that is not safe on the disk."""
        session = session_of(self._stack.scenes)
        if session is None or session.shelf is None:
            return False
        # Not at the top: the first picture needs no rules.
        from game.app.table.leaving_question import is_unsafe

        return is_unsafe(self._app, session)

    def ask(self) -> None:
        """Ask the first question, and end once there is none. Asked again while one is open, go on as its way
        on does: but not before it can have been read."""
        if self._asked is None or self._stack.top is not self._asked:
            self._go_on((self._ask_about_game, self._ask_what_is_unsaved))
        elif self._asked.stood >= READ_MS:
            self._app.pop()
            self._app.attempt(self._on)

    def _go_on(self, ways: Sequence[Asking], told: bool = False) -> None:
        """Ask the next question, whose way on leads here again; end where there is none left.

        Args:
            ways: to ask. Where one needs a file that is refused, it is tried again from here.
            told: whether a question has been answered before.
        """
        for number, way in enumerate(ways, 1):
            on = partial(self._go_on, ways[number:], True)
            question = way(on)
            if question is not None:
                self._app.push(question)
                self._asked, self._on = question, on
                return
        if told and self.would_lose():
            self.parting_s = TOLD_PARTING_S
        self._answered = True
        self._end()

    def _ask_about_game(self, go: Action) -> Scene | None:
        """Return the question before a game is lost: the first of a scene, else that of one that was left."""
        asked = [scene.farewell(go) for scene in tuple(self._stack.scenes)]
        question = next((one for one in asked if one is not None), None)
        if question is not None or self._app.shelf.owed is None:
            return question
        # Not at the top: the first picture needs no rules.
        from game.app.table.replacing import owed_question

        return owed_question(self._app, go)

    def _ask_what_is_unsaved(self, go: Action) -> Scene | None:
        """Return the question before a change is lost in what is no game."""
        # Not at the top: the first picture needs no dialogs.
        from game.app.forms.unsaved_question import unsaved_question

        return unsaved_question(self._app, go)
