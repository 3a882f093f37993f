"""The menu of a lesson, where its bar has no room for the ways on in words: go on, skip the step, leave."""

from __future__ import annotations

from game.app.drawing.kit import Kit
from game.app.forms.view_dialog import ViewDialog
from game.app.scenes.lessons.school_view import saved_words
from game.app.views.bits import button, continue_button, dialog_head
from game.app.views.tree import View, column, scroll, text
from game.app.widgets.widget import Action
from game.lessons.lesson import Lesson


class LessonMenu(ViewDialog):
    """A dialog over the lesson's table.

    Args:
        lesson: that is played.
        skip: skips the step; None where no step is open. Called after the menu has closed.
        leave: leaves for the flight school. Called after the menu has closed.
    """

    width = 640.0
    first_focus = "continue"

    def __init__(self, lesson: Lesson, skip: Action | None, leave: Action) -> None:
        super().__init__()
        self.lesson = lesson
        ways = {"skip": skip, "leave": leave}
        self.actions = {name: self._closing(action) for name, action in ways.items() if action is not None}

    def inside(self, kit: Kit) -> View:
        """Return the lesson's name and the ways on, one below the other."""
        texts, card = kit.texts, self.lesson.card
        kind = texts(f"lesson-branch-{card.branch}", number=card.number)
        ways = [button(name, texts(f"lesson-{name}")) for name in self.actions if name != "continue"]
        saved = not self.app.lesson_places.refused
        note = text(saved_words(texts, saved), "small", "note", 0, "center")
        page = scroll(column(continue_button(kit), *ways, note, gap=16), "entries")
        return column(dialog_head(texts(f"lesson-{self.lesson.id}"), over=kind), page, gap=20)

    def _closing(self, action: Action) -> Action:
        """Return what closes the menu and then does something."""

        def act() -> None:
            self.app.pop()
            action()

        return act
