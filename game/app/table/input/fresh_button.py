"""Keep a hurried click from a large button that has just changed into, or from, *Take over*."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.app.table.model.table_keys import END, GIVE_BACK
from game.app.table.motion.shown_table import TAKE_OVER

if TYPE_CHECKING:
    from game.app.table.motion.shown_table import ShownTable

FRESH_MS = 300.0
"""Time in ms for which a click on the large button still means the one that was there before."""


class FreshButton:
    """The large button for a moment after a seat's way in has come, or gone.

    Args:
        shown: the table, whose large button it is.
    """

    def __init__(self, shown: ShownTable) -> None:
        self._shown = shown
        self._kind = ""
        self._left = 0.0
        """Time in ms for which it is still fresh."""

    @property
    def fresh(self) -> bool:
        """Return whether the button has just come in the place of another one."""
        return self._left > 0 or self._changed(self._shown.view.dock.end.kind)

    def takes(self, event: pygame.Event) -> bool:
        """Return whether an event is a click that came too soon to be meant for the button."""
        if event.type != pygame.MOUSEBUTTONDOWN or event.button != pygame.BUTTON_LEFT or not self.fresh:
            return False
        return self._shown.layout.at(self._shown.kit.viewport.point(event.pos)) in (END, GIVE_BACK)

    def update(self, ms: float) -> None:
        """Let time pass."""
        kind = self._shown.view.dock.end.kind
        self._left = FRESH_MS if self._changed(kind) else max(0.0, self._left - ms)
        self._kind = kind

    def wake(self) -> float | None:
        """Return when `update` must be called again; None where nothing is fresh."""
        return self._left or None

    def _changed(self, kind: str) -> bool:
        """Return whether the button was another one before, and one of the two takes a seat over."""
        return bool(self._kind) and kind != self._kind and TAKE_OVER in (kind, self._kind)
