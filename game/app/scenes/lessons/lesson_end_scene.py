"""The end of a lesson: what was learned, and what is next."""

from __future__ import annotations

import pygame

from game.app.drawing.kit import Kit
from game.app.drawing.portrait import GLAD
from game.app.forms.view_dialog import ViewDialog
from game.app.navigation import routes
from game.app.navigation.scene import Program
from game.app.views.bits import ENTER, abreast, button, captain_face, dialog_head, escape_button
from game.app.views.tree import Act, View, column, icon, row, scroll, text
from game.lessons.lesson import Lesson


class LessonEndScene(ViewDialog):
    """A dialog over the lesson's table, with the next lesson as the thing to do.

    Args:
        lesson: that was played.
        app: the program, which knows what comes next.
    """

    width = 780.0
    first_focus = "next"

    def __init__(self, lesson: Lesson, app: Program) -> None:
        super().__init__()
        self.lesson = lesson
        cards = app.lessons().cards
        ids = [card.id for card in cards]
        after = cards[ids.index(lesson.id) + 1 :]
        self.after = next((card for card in after if not app.lesson_places.places.of(card.id).done), None)
        self.actions = {
            "school": self.to_school,
            "next": self.to_school if self.after is None else self.go_on,
        }

    def inside(self, kit: Kit) -> View:
        """Return what was learned, which may be scrolled, and the ways on."""
        texts, lesson = kit.texts, self.lesson
        head = dialog_head(
            texts(f"lesson-{lesson.id}"),
            over=texts("lesson-learned"),
            face=captain_face(96, GLAD),
        )
        rows = [
            row(icon(sign, 44, None), text(texts(f"lesson-{lesson.id}-learned-{n}"), lines=0, grow=1), gap=20)
            for n, sign in enumerate(lesson.learned, 1)
        ]
        return column(head, scroll(column(*rows, gap=16), "learned"), self._ways(kit), gap=28)

    def _ways(self, kit: Kit) -> View:
        """Return the way to the next lesson and the one back, or the one back alone."""
        texts, after = kit.texts, self.after
        school = texts("lesson-to-school")
        if after is None:
            return button("next", school, Act(keys=(*ENTER, pygame.K_ESCAPE)), primary=True)
        following = texts("lesson-next", title=texts(f"lesson-{after.id}"))
        return abreast(
            escape_button(kit, "school", school),
            button("next", following, Act(keys=ENTER), primary=True),
        )

    def to_school(self) -> None:
        """Go to the flight school."""
        self.app.start(routes.Title())
        self.app.open(routes.FlightSchool(self.lesson.id))

    def go_on(self) -> None:
        """Begin the next lesson, or go on with it."""
        assert self.after is not None
        self.app.start(routes.Lesson(self.after.id))
