"""Show at the table of a lesson whose ship is lost a way back into the lesson, and no result."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.app.table.model.words.button_words import EndView
from game.app.table.motion.shown_table import ShownTable

if TYPE_CHECKING:
    from game.lessons.teacher import Teacher


class LessonTable(ShownTable):
    """Views and layouts of a lesson.

    Args:
        teacher: of the lesson, whose session is shown.
    """

    over_prompt = "lesson-prompt-lost"

    def __init__(self, teacher: Teacher) -> None:
        super().__init__(teacher.session)
        self.teacher = teacher

    def over(self, primary: bool) -> EndView:
        """Return the large button: the step once more, or the one before it where that alone helps.

        Args:
            primary: everything has been shown.
        """
        return EndView("back" if self.teacher.too_late else "again", primary)
