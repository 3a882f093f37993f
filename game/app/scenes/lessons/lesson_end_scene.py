"""The end of a lesson: what was learned, and what is next."""

from __future__ import annotations

import pygame

from game.app.drawing.canvas import Canvas
from game.app.drawing.colours.theme import colour
from game.app.drawing.kit import Kit
from game.app.drawing.portrait import GLAD, captain
from game.app.drawing.viewport import Rect
from game.app.forms.dialog import DialogShape, dialog_shape, text_height, wide
from game.app.forms.dialog_scene import DialogScene
from game.app.navigation import routes
from game.app.navigation.scene import Program
from game.app.widgets.button import Button
from game.app.widgets.scroll import ScrollArea
from game.app.widgets.widget import Widget
from game.lessons.lesson import Lesson

WIDTH = 780.0
_PAD, _HEAD, _ICON, _ROW = 44.0, 150.0, 44.0, 16.0


class LessonEndScene(DialogScene):
    """A dialog over the lesson's table, with the next lesson as the thing to do.

    Args:
        lesson: that was played.
        app: the program, which knows what comes next.
    """

    first_focus = "next"

    def __init__(self, lesson: Lesson, app: Program) -> None:
        super().__init__()
        self.lesson = lesson
        cards = app.lessons().cards
        ids = [card.id for card in cards]
        after = cards[ids.index(lesson.id) + 1 :]
        self.after = next((card for card in after if not app.lesson_places.places.of(card.id).done), None)

    def frame(self, kit: Kit) -> Rect:
        """Return the dialog's place, in units."""
        return self._shape(kit).frame

    def _rows(self, kit: Kit) -> list[tuple[str, str, float]]:
        """Icon, words and height of what was learned."""
        room = wide(kit, WIDTH, _PAD) - _ICON - 20
        found = []
        for n, icon in enumerate(self.lesson.learned, 1):
            words = kit.texts(f"lesson-{self.lesson.id}-learned-{n}")
            found.append((icon, words, max(_ICON, text_height(kit.fonts, words, "body", room)) + _ROW))
        return found

    def _shape(self, kit: Kit) -> DialogShape:
        length = sum(height for _, _, height in self._rows(kit))
        return dialog_shape(kit, WIDTH, _PAD, _HEAD, length, 134)

    def build(self, kit: Kit) -> list[Widget]:
        """Return what was learned, which may be scrolled, and the two buttons."""
        shape, texts = self._shape(kit), kit.texts
        half, top = (shape.width - 20) / 2, shape.foot + 34
        length = sum(height for _, _, height in self._rows(kit))
        entries: list[Widget] = [ScrollArea("learned", shape.area, length, (), self._draw_rows)]
        enter = (pygame.K_RETURN, pygame.K_KP_ENTER)
        left, right = (shape.left, top, half, 64.0), (shape.left + half + 20, top, half, 64.0)
        school = texts("lesson-to-school")
        if self.after is None:
            whole = (shape.left, top, shape.width, 64.0)
            keys = (*enter, pygame.K_ESCAPE)
            entries.append(Button("next", whole, school, self.to_school, primary=True, keys=keys))
            return entries
        words = texts("lesson-next", title=texts(f"lesson-{self.after.id}"))
        escape = texts("key-escape")
        entries.append(Button("school", left, school, self.to_school, hint=escape, keys=(pygame.K_ESCAPE,)))
        entries.append(Button("next", right, words, self.go_on, primary=True, keys=enter))
        return entries

    def to_school(self) -> None:
        """Go to the flight school."""
        self.app.start(routes.Title())
        self.app.open(routes.FlightSchool(self.lesson.id))

    def go_on(self) -> None:
        """Begin the next lesson, or go on with it."""
        assert self.after is not None
        self.app.start(routes.Lesson(self.after.id))

    def draw_head(self, canvas: Canvas) -> None:
        """Draw the captain and the lesson's name."""
        shape, texts = self._shape(canvas.kit), canvas.kit.texts
        x, y = shape.left, shape.frame[1]
        captain(canvas, (x, y + 30, 96), GLAD)
        room = shape.width - 120
        title = texts(f"lesson-{self.lesson.id}")
        canvas.text(texts("lesson-learned"), (x + 120, y + 30, room, 28), "label", colour.GOLD, shrink=True)
        place = (x + 120, y + 60, room, 60)
        canvas.text(title, place, "dialog-title", colour.TEXT, valign="middle", shrink=True)

    def _draw_rows(self, canvas: Canvas) -> None:
        shape = self._shape(canvas.kit)
        y = shape.area[1]
        for icon, words, height in self._rows(canvas.kit):
            canvas.icon(icon, shape.left, y + (height - _ROW - _ICON) / 2, _ICON)
            place = (shape.left + _ICON + 20, y, shape.width - _ICON - 20, height - _ROW)
            canvas.text(words, place, "body", colour.TEXT, valign="middle", wrap=True)
            y += height
