"""Keep the keys that skip somebody else's turn from beginning anything in one's own."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.app.views.bits import ENTER

if TYPE_CHECKING:
    from game.app.table.motion.shown_table import ShownTable

SKIPPED_MS = 700.0
"""Time in ms for which the keys that skipped turns of the program do nothing in one's own."""


class SkippedKeys:
    """The keys that have skipped a turn, until they have been let go for a moment.

    Args:
        shown: the table, whose kit names the player's keys.
    """

    def __init__(self, shown: ShownTable) -> None:
        self._shown = shown
        self._left = 0.0
        """Time in ms for which they still do nothing."""

    def steered(self, how: str) -> None:
        """Note that a turn was steered: `skip` begins the time, anything else ends it."""
        self._left = SKIPPED_MS if how == "skip" else 0.0

    def takes(self, event: pygame.Event) -> bool:
        """Return whether an event is one more press of the key that skipped somebody else's turn: it begins
        nothing in the next one, until it has been let go for a moment."""
        if not self._left or event.type != pygame.KEYDOWN:
            return False
        if event.key not in (*ENTER, self._shown.kit.keys.code("end")):
            return False
        self._left = SKIPPED_MS
        return True

    def update(self, ms: float) -> None:
        """Let time pass."""
        self._left = max(0.0, self._left - ms)
