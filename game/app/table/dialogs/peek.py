"""Looking at the table from a dialog: until the next press, or while Tab is held."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.app.drawing.colours.theme import colour
from game.app.table.model.table_keys import ASKED

if TYPE_CHECKING:
    from game.app.drawing.canvas import Canvas
    from game.app.table.model.places.layout import Layout
    from game.app.widgets.form import Form

PEEK_MS = 200.0
"""Tab held longer than this shows the table; let go sooner it moves the focus."""


class Peek:
    """Hold whether a dialog is out of the way of the table."""

    def __init__(self) -> None:
        self._looking = False
        self._tab_ms: float | None = None
        self._back = False

    @property
    def open(self) -> bool:
        """Return whether the table is being looked at."""
        return self._looking or (self._tab_ms is not None and self._tab_ms >= PEEK_MS)

    def look(self) -> None:
        """Look at the table until the next click or key."""
        self._looking = True

    def let_go(self) -> None:
        """Tab is held no more, as far as can be known."""
        self._tab_ms = None

    def handle(self, event: pygame.Event, form: Form) -> bool:
        """Take an event that comes back from the table, or is Tab; return True if used up.

        Args:
            event: of the window.
            form: of the dialog: Tab let go at once moves its focus.
        """
        if self._looking:
            if event.type in (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN):
                self._looking = False
            return True
        if event.type == pygame.KEYDOWN and event.key == pygame.K_TAB:
            if self._tab_ms is None:
                self._tab_ms, self._back = 0.0, bool(event.mod & pygame.KMOD_SHIFT)
            return True
        if event.type == pygame.KEYUP and event.key == pygame.K_TAB:
            short = self._tab_ms is not None and not self.open
            self._tab_ms = None
            if short:
                mod = pygame.KMOD_SHIFT if self._back else 0
                form.handle(pygame.Event(pygame.KEYDOWN, key=pygame.K_TAB, mod=mod, unicode="\t"))
            return True
        return self.open

    def update(self, ms: float) -> bool:
        """Let time pass; return whether the table comes to be seen."""
        before = self.open
        if self._tab_ms is not None:
            self._tab_ms += ms
        return before != self.open

    def wake(self) -> float | None:
        """Return when Tab will have been held long enough."""
        return None if self._tab_ms is None or self.open else PEEK_MS - self._tab_ms

    def draw(self, canvas: Canvas, layout: Layout) -> None:
        """Say how to come back, over buttons that do nothing meanwhile: whatever is looked at stays free."""
        words, rect = canvas.kit.texts("play-peek-back"), layout.areas[ASKED]
        canvas.cover(rect, partly=True)
        canvas.panel(rect, fill=colour.REASON_PANEL, line=colour.GOLD, corners=(14, 5, 14, 5), width=2)
        x, y, w, h = rect
        place = (x + 24, y, w - 48, h)
        canvas.text(words, place, "button", colour.GOLD_TEXT, "center", "middle", wrap=True, shrink=True)
