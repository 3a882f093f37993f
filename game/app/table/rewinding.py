"""Take choices back at a table, and make them again: by keys, by buttons, by Escape while a room asks."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.app.table.model.table_keys import parse
from game.app.table.model.words.tooltips import history_note

if TYPE_CHECKING:
    from game.app.table.input.table_input import TableInput
    from game.app.table.motion.shown_table import ShownTable
    from game.app.table.refusing import Refusing

UndoStates = tuple[bool, bool, str | None]
"""True where undo is possible, and where redo is; and the reason that blocks undo, None for no reason."""


class Rewinding:
    """Go back and forth in the game of a table.

    Args:
        refusing: says why that cannot be.
        shown: the position, and where everything is on the table.
        hands: of the table: rooms that are marked for a choice are taken back before any choice.
        snap: shows where the game is now, at once; called with the way it went, `undo` or `redo`.
    """

    def __init__(
        self, refusing: Refusing, shown: ShownTable, hands: TableInput, snap: Callable[[str], None]
    ) -> None:
        self._refusing, self._shown, self._hands, self._snap = refusing, shown, hands, snap
        self._session = shown.session

    def states(self) -> UndoStates:
        """Return whether undo and redo are possible, and what blocks undo."""
        session = self._session
        if self._hands.placed:
            return True, session.can_redo, None
        return session.can_undo, session.can_redo, session.undo_blocked_by

    def go(self, way: str) -> None:
        """Undo or redo; say why not where that cannot be.

        Args:
            way: `undo` or `redo`.
        """
        if way == "undo" and self._hands.unplace():
            return
        blocked = self.states()
        moved = self._session.undo() if way == "undo" else self._session.redo()
        if not moved:
            words = history_note(self._shown.kit.texts, way, blocked)
            self._refusing.note(words, self._shown.layout.rect(parse(way)))
            return
        self._snap(way)

    def back_to(self, choices: int) -> None:
        """Take back what has been done since so many choices, as far as that can be."""
        while self._session.history.cursor > choices and self._session.undo():
            pass
        self._snap("undo")

    def step_back(self) -> bool:
        """Take back that a room is used, while it asks; False where it does not, or cards have been seen."""
        asked = self._shown.position.open
        if asked is None or not asked.question.origin.room or not self.states()[0]:
            return False
        self.go("undo")
        return True
