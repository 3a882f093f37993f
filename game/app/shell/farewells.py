"""Ask what must be asked before the program ends, one question after the other."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from game.app.navigation.scene import Program, Scene
from game.app.navigation.stack import Stack
from game.app.shell.crashes.failure import session_of
from game.app.shell.screen.disk_wait import READ_S
from game.app.widgets.widget import Action
from game.storage.games.saves import CLAIM
from game.storage.reports.log import KEY as LOG
from game.storage.settings.preferences import SETTINGS

READ_MS = READ_S * 1000
"""Ms after which a question has been seen."""
OWN_WRITES = frozenset((CLAIM, SETTINGS, LOG))
"""Keys of what is written for the program's own sake, or can be set again in a moment."""
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
        """The question that was asked last."""
        self._on = end
        """The way on from there."""
        self._stood = 0.0
        """Ms that it has been open."""

    def advance(self, ms: float) -> None:
        """Let time pass."""
        self._stood += ms

    def would_lose(self) -> bool:
        """Return whether something of the player's would be lost if the program ended now; never waits."""
        app, session = self._app, session_of(self._stack.scenes)
        unsaved = app.shelf.owed is not None
        if session is not None and session.shelf is not None and session.decision is not None:
            unsaved = unsaved or app.shelf.paused or session.save_trouble is not None
        refused = app.turns.refused or app.lesson_places.refused
        return unsaved or refused or not app.disk.writes <= OWN_WRITES

    def ask(self) -> None:
        """Ask the first question, and end once there is none. Asked again while one is open, go on as its way
        on does: but not before it can have been read."""
        if self._asked is None or self._stack.top is not self._asked:
            self._go_on(self._ways())
        elif self._stood >= READ_MS:
            self._app.pop()
            self._on()

    def _go_on(self, ways: Iterator[Asking]) -> None:
        """Ask the next question, whose way on leads here again; end where there is none left."""
        for way in ways:
            on = partial(self._go_on, ways)
            question = way(on)
            if question is not None:
                self._asked, self._on, self._stood = question, on, 0.0
                self._app.push(question)
                return
        self._end()

    def _ways(self) -> Iterator[Asking]:
        session = session_of(self._stack.scenes)
        # A game on its own table is asked for there; a lesson has none on the shelf.
        if session is None or session.shelf is None:
            yield self._ask_what_is_owed
        for scene in tuple(self._stack.scenes):
            yield scene.farewell
        yield self._ask_what_is_unsaved

    def _ask_what_is_owed(self, go: Action) -> Scene | None:
        """Return the question before a game is lost that was left unsaved."""
        if self._app.shelf.owed is None:
            return None
        # Not at the top: the first picture needs no rules.
        from game.app.table.replacing import owed_question

        return owed_question(self._app, go)

    def _ask_what_is_unsaved(self, go: Action) -> Scene | None:
        """Return the question before a change is lost in what is no game."""
        # Not at the top: the first picture needs no dialogs.
        from game.app.forms.unsaved_question import unsaved_question

        return unsaved_question(self._app, go)
