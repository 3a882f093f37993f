"""Refuse something at a table: a sound, and where there is something to say a message beside it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.app.table.motion.transients import Toast, note_beside, reading_ms
from game.sentences import Reason

if TYPE_CHECKING:
    from game.app.drawing.viewport import Rect
    from game.app.navigation.scene import Program
    from game.app.table.motion.stage import Stage


class Refusing:
    """Refuse what hands and keys ask for.

    Args:
        app: the program, whose sound refuses.
        stage: where the message is seen.

    Attributes:
        on_reason: called with every reason for which something was refused.
    """

    def __init__(self, app: Program, stage: Stage) -> None:
        self._app = app
        self._transients = stage.transients
        self.on_reason: Callable[[Reason], None] = lambda reason: None

    def plainly(self) -> None:
        """Refuse without a word: what was asked for has nothing to do with the game now."""
        self._app.audio.action("refused")

    def note(self, words: str, beside: Rect) -> None:
        """Refuse in plain words.

        Args:
            words: a note.
            beside: the place of what was asked for, in units.
        """
        self._show(note_beside(beside, words))

    def because(self, reason: Reason, beside: Rect) -> None:
        """Refuse with the reason of the rules, for as long as it takes to read.

        Args:
            reason: why not.
            beside: the place of what it is about, in units.
        """
        self._show(Toast(beside, reason=reason, left=reading_ms(reason)))
        self.on_reason(reason)

    def _show(self, toast: Toast) -> None:
        self.plainly()
        self._transients.toast = toast
        self._app.dirty = True
