"""The menu of a lesson, where its bar has no room for the ways on in words: go on, skip the step, leave."""

from __future__ import annotations

from game.app.drawing.canvas import Canvas
from game.app.drawing.colours.theme import colour
from game.app.drawing.kit import Kit
from game.app.drawing.viewport import Rect
from game.app.forms.dialog import DialogShape, dialog_shape, text_height, wide
from game.app.forms.dialog_scene import DialogScene, continue_button
from game.app.widgets.button import Button
from game.app.widgets.scroll import ScrollArea
from game.app.widgets.widget import Action, Widget
from game.lessons.lesson import Lesson

WIDTH = 640.0
_PAD, _HEAD, _ROW = 44.0, 128.0, 76.0


class LessonMenu(DialogScene):
    """A dialog over the lesson's table.

    Args:
        lesson: that is played.
        skip: skips the step; None where no step is open. Called after the menu has closed.
        leave: leaves for the flight school. Called after the menu has closed.
    """

    first_focus = "continue"

    def __init__(self, lesson: Lesson, skip: Action | None, leave: Action) -> None:
        super().__init__()
        self.lesson = lesson
        self.skip, self.leave_lesson = skip, leave

    def frame(self, kit: Kit) -> Rect:
        """Return the menu's place, in units."""
        return self._shape(kit).frame

    def _note(self, kit: Kit) -> float:
        room = wide(kit, WIDTH, _PAD)
        return text_height(kit.fonts, kit.texts("school-waits"), "small", room)

    def _length(self, kit: Kit) -> float:
        return _ROW * (2 if self.skip is None else 3) + 8 + self._note(kit) + 8

    def _shape(self, kit: Kit) -> DialogShape:
        return dialog_shape(kit, WIDTH, _PAD, _HEAD, self._length(kit), 28)

    def build(self, kit: Kit) -> list[Widget]:
        """Return the ways on, one below the other."""
        shape, texts = self._shape(kit), kit.texts
        x, y, w = shape.left, shape.area[1], shape.width
        entries: list[Widget] = [continue_button(self.app, kit, (x, y + 4, w, 60))]
        for name, action in (("skip", self.skip), ("leave", self.leave_lesson)):
            if action is not None:
                y += _ROW
                place = (x, y + 4, w, 60.0)
                entries.append(Button(name, place, texts(f"lesson-{name}"), self._closing(action)))
        return [ScrollArea("entries", shape.area, self._length(kit), entries, self._draw_note)]

    def _closing(self, action: Action) -> Action:
        """Return what closes the menu and then does something."""

        def act() -> None:
            self.app.pop()
            action()

        return act

    def draw_head(self, canvas: Canvas) -> None:
        """Draw the lesson's name."""
        shape, texts = self._shape(canvas.kit), canvas.kit.texts
        x, y, w = shape.left, shape.frame[1], shape.width
        card = self.lesson.card
        kind = texts(f"lesson-branch-{card.branch}", number=card.number)
        canvas.text(kind, (x, y + 22, w, 34), "label", colour.GOLD, valign="middle", shrink=True)
        title = texts(f"lesson-{self.lesson.id}")
        place = (x, y + 58, w, 56)
        canvas.text(title, place, "dialog-title", colour.TEXT, valign="middle", shrink=True)

    def _draw_note(self, canvas: Canvas) -> None:
        shape, kit = self._shape(canvas.kit), canvas.kit
        y = shape.area[1] + self._length(kit) - self._note(kit) - 4
        place = (shape.left, y, shape.width, 10_000)
        canvas.text(kit.texts("school-waits"), place, "small", colour.MUTED, "center", wrap=True)
