"""Show how the game ended, why, and what everybody did."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pygame

from game.app.bindings.commands import RESULT
from game.app.drawing.canvas import Canvas
from game.app.drawing.kit import Kit
from game.app.forms.backdrop import shade_left
from game.app.forms.needed_content import find_lack
from game.app.forms.save_words import refused_words
from game.app.forms.saving_told import SavingTold
from game.app.navigation import routes
from game.app.navigation.said import message
from game.app.navigation.scene import Program, Scene
from game.app.scenes.ending.ending_view import Ending, ending_page
from game.app.table.leaving_question import is_kept, leave_game, leaving_question
from game.app.table.model.ending_picture import picture_of
from game.app.table.model.story import tell
from game.app.table.paint.ending_backdrop import EndingBackdrop
from game.app.table.replacing import once_kept
from game.app.views.tree import View
from game.app.waits import soonest
from game.app.widgets.clipboard import copy
from game.app.widgets.widget import Action
from game.play.session import Session
from game.storage.games.savefile import summarise

VEIL = 0.06
HELD_MS = 1500.0
"""Time in ms for which no key does anything."""


class EndingScene(SavingTold[str]):
    """The end of a game.

    Args:
        session: of the game that is over.
        heard: the music of the ending begins here, for no picture came before it.
    """

    commands_in = RESULT

    first_focus = "new"
    quiet = True
    paged = True

    def __init__(self, session: Session, heard: bool = False) -> None:
        self.session = session
        self.ending = Ending(session, tell(session.log, session.state))
        self.behind = EndingBackdrop(session)
        self._heard, self._ms = heard, 0.0
        self.actions: dict[str, Callable[[], None]] = {
            "board": self.look,
            "watch": self.watch,
            "film": self.film,
            "again": self.again,
            "new": self.new_game,
            "title": self.to_title,
            "descent": self.go_deeper,
            "copy": self.copy,
            "share": lambda: self.app.open(routes.Share(self.session)),
        }

    def enter(self, app: Program) -> None:
        """Have the picture of the ending read; without one before the page, begin with the music."""
        self.app = app
        super().enter(app)
        self.behind.begin(self.page(app.kit))
        if self._heard:
            picture = picture_of(self.ending.result, self.ending.story.pod)
            app.audio.last_piece(picture.music, picture.after)

    def resize(self, kit: Kit) -> None:
        """Have the picture read for another size."""
        super().resize(kit)
        self.behind.begin(self.page(kit))

    def handle(self, event: pygame.Event) -> bool:
        """A key that was still meant for the game begins nothing new."""
        if event.type == pygame.KEYDOWN and self._ms < HELD_MS:
            return True
        return super().handle(event)

    def update(self, ms: float) -> bool:
        """Let time pass; the picture may be there."""
        self._ms += ms
        come = self.behind.update(self.page(self.app.kit))
        return super().update(ms) or come

    def tell_saving(self, kit: Kit) -> str:
        """Return what is told of a game that is not safe on the disk; nothing where it is."""
        trouble = self.session.save_trouble
        if trouble is None or is_kept(self.app, self.session):
            return ""
        return refused_words(kit.texts, trouble, over=True)

    def farewell(self, go: Action) -> Scene | None:
        """Ask before the program ends with a game that is not safe on the disk."""
        return leaving_question(self.app, self.session, go)

    def wake(self) -> float | None:
        """Return when something moves, or when to look for the picture."""
        return soonest(super().wake(), self.behind.wake())

    def view(self, kit: Kit) -> View:
        """Return the page."""
        return ending_page(kit, replace(self.ending, unsaved=self.on_saving))

    def do(self, name: str, value: Any) -> None:
        """Go one of the ways on, or copy the game code."""
        self.actions[name]()

    def backdrop(self, canvas: Canvas) -> None:
        """Draw what lies behind the page."""
        self.behind.draw(canvas, VEIL)
        shade_left(canvas, max(1750, canvas.kit.viewport.design[0] * 0.9))

    def copy(self) -> None:
        """Copy the game code."""
        code = self.session.code or ""
        self.form.show_message(self.app.texts("code-copied" if copy(code) else "code-not-copied", code=code))

    # ways on

    def look(self) -> None:
        """Look at the board as it was left."""
        if len(self.app.scenes) > 1:
            self.app.pop()
            return
        self.app.start(routes.Table(self.session))

    def watch(self) -> None:
        """Watch the whole game again."""
        self.app.open(routes.Replay(self.session))

    def film(self) -> None:
        """See why the game went as it did."""
        self.app.open(routes.Film(self.session))

    def again(self) -> None:
        """Play the same ship again: same seed, settings and crew, the same who decide for them."""
        app, before = self.app, self.session
        lacking = find_lack(app, summarise(before.to_json()))
        if lacking is not None:
            self.form.show_message(lacking)
            return

        def begin() -> None:
            seats = before.other_seats()
            session = Session.new(before.setup, app.engine(), app.shelf, before.colours, seats)
            app.start(routes.Table(session))

        self._leave(lambda: once_kept(app, message("leave-yes"), begin))

    def new_game(self) -> None:
        """Set up another game."""

        def go() -> None:
            self.app.start(routes.Title())
            self.app.open(routes.Setup())

        self._leave(go)

    def go_deeper(self) -> None:
        """Show the descent, whose ships are harder from rung to rung; the way back leads here."""
        self._leave(lambda: self.app.open(routes.Descent()))

    def to_title(self) -> None:
        """Back to the title screen."""
        self._leave(lambda: self.app.start(routes.Title()))

    def _leave(self, go: Action) -> None:
        """Leave the game; ask first if it is not safe on the disk."""
        leave_game(self.app, self.session, go)
