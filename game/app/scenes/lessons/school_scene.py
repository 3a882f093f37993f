"""Flight school: which lessons there are, how long each takes, and where the player stopped."""

from __future__ import annotations

from typing import Any

import pygame

from game.app.bindings.commands import SCHOOL
from game.app.drawing.canvas import Canvas
from game.app.drawing.kit import Kit
from game.app.forms.backdrop import draw_backdrop, shade_left
from game.app.forms.save_words import setback_words
from game.app.forms.view_scene import ViewScene
from game.app.navigation import routes
from game.app.navigation.scene import Program
from game.app.scenes.lessons.school_view import School, school_page
from game.app.views.tree import View
from game.lessons.lesson import LessonCard

RUN_MS = 600.0
"""Time in ms in which the light of a finished lesson runs to the next card."""


class SchoolScene(ViewScene):
    """The lessons as cards along the ship's own conduits; lit is what is done. Nothing is locked.

    Args:
        after: id of the lesson that has just been done: its light runs to the next card; empty for none.
    """

    commands_in = SCHOOL

    def __init__(self, after: str = "") -> None:
        self.after = after
        self._run = 0.0
        self._saved = True

    @property
    def _running(self) -> bool:
        """Return whether a light is still on its way."""
        return bool(self.after) and self._run < RUN_MS

    def update(self, ms: float) -> bool:
        """Let time pass: the light runs."""
        running = self._running
        self._run += ms if running else 0.0
        if self._saved is self.app.lesson_places.refused:
            self.rebuild()  # the disk has answered since
        return super().update(ms) or (running and ms > 0)

    def wake(self) -> float | None:
        """At once while the light runs."""
        return 0.0 if self._running else super().wake()

    def enter(self, app: Program) -> None:
        """Look where the player stopped."""
        self.app = app
        if app.settings.reduced_motion or app.settings.animation == "off":
            self.after = ""
        self.cards = app.lessons().cards
        self.next = self._next()
        self.first_focus = f"lesson-{self.next.id}"
        super().enter(app)
        file = app.lesson_places
        _ = file.places
        if file.setback is not None:
            self.form.show_message(setback_words(app.texts, "school-broken", file.setback))
            file.setback = None

    def resume(self) -> None:
        """Look again."""
        self.next = self._next()
        self.rebuild()

    def _next(self) -> LessonCard:
        """The lesson to go on with: the one begun last, else the first that is not done, else the first."""
        places = self.app.lesson_places.places
        begun = [card for card in self.cards if places.of(card.id).begun]
        last = next((card for card in begun if card.id == places.last), None)
        fresh = next((card for card in self.cards if not places.of(card.id).done), self.cards[0])
        return last or next(iter(begun), fresh)

    def view(self, kit: Kit) -> View:
        """Return the way back, the cards, and the button to go on with."""
        places = self.app.lesson_places.places
        self._saved = not self.app.lesson_places.refused
        return school_page(kit, School(self.cards, places, self.next, self.after, self._head, self._saved))

    def _head(self) -> float:
        """Return how far the light has run, 0 to 1: fast at first."""
        return 1 - (1 - min(1.0, self._run / RUN_MS)) ** 3

    def do(self, name: str, value: Any) -> None:
        """Go back, or begin a lesson."""
        if name == "back":
            self.app.pop()
            return
        named = (card for card in self.cards if name == f"lesson-{card.id}")
        self.app.start(routes.Lesson(next(named, self.next).id))

    # What is done

    def handle(self, event: pygame.Event) -> bool:
        """A key begins a lesson at its first step, one opens its page of the rulebook."""
        if event.type == pygame.KEYDOWN:
            card, command = self._focused(), self.app.kit.keys.command(event, SCHOOL)
            if command == "from-start" and card is not None:
                self.app.start(routes.Lesson(card.id, anew=True))
                return True
            if command == "help":
                shown = card or self.next
                pages = (shown.page,) if shown.page else ()
                self.app.open(routes.Rulebook(pages))
                return True
        return super().handle(event)

    def _focused(self) -> LessonCard | None:
        focus = self.form.focus
        return next((card for card in self.cards if focus and focus.key == f"lesson-{card.id}"), None)

    def backdrop(self, canvas: Canvas) -> None:
        """Draw the sun behind the cards."""
        draw_backdrop(canvas, "setup", sun=1, veil=0.2)
        shade_left(canvas, canvas.kit.viewport.design[0])
