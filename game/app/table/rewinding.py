"""Take choices back at a table, and make them again: by keys, by buttons, by Escape while a room asks."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.app.table.model.table_keys import parse
from game.app.table.model.view_parts import UndoState
from game.app.table.model.words.tooltips import history_note

if TYPE_CHECKING:
    from game.app.table.input.table_input import TableInput
    from game.app.table.motion.shown_table import ShownTable
    from game.app.table.refusing import Refusing


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

    def undo_state(self) -> UndoState:
        """Return what undo and redo can do: undo takes back rooms that are marked, too."""
        if self._hands.placed:
            return UndoState(True, self._session.can_redo)
        return UndoState.of(self._session)

    def go(self, way: str) -> None:
        """Undo or redo; say why not where that cannot be.

        Args:
            way: `undo` or `redo`.
        """
        if way == "undo" and self._hands.unplace():
            return
        before = self.undo_state()
        moved = self._session.undo() if way == "undo" else self._session.redo()
        if not moved:
            words = history_note(self._shown.kit.texts, way, before)
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
        if asked is None or not asked.question.origin.room or not self.undo_state().can_undo:
            return False
        self.go("undo")
        return True
