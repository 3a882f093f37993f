"""A panel above the table that only tells, and is closed again."""

from __future__ import annotations

from abc import ABC
from typing import TYPE_CHECKING, Any

import pygame

from game.app.table.dialogs.sheet import Sheet
from game.app.views.bits import ENTER, escape_button
from game.app.views.painting import layouter
from game.app.views.tree import View

if TYPE_CHECKING:
    from game.app.drawing.kit import Kit


class Panel(Sheet, ABC):
    """A panel above the table with a Close button; Esc, its own key and a click beside it close it."""

    command = ""
    """The command that opens it closes it, too."""
    first_focus = "close"

    def close_button(self, kit: Kit) -> View:
        """Return the Close button, as wide as its words are in one line."""
        own = (kit.keys.code(self.command),) if self.command else ()
        made = escape_button(kit, "close", kit.texts("play-close"), (*own, *ENTER))
        return made.but(wide=layouter(kit).across(made)[1])

    def do(self, name: str, value: Any) -> None:
        """Close it."""
        self.app.pop()

    def handle(self, event: pygame.Event) -> bool:
        """A click beside the panel, and the right button, close it."""
        right = event.type == pygame.MOUSEBUTTONDOWN and event.button == 3
        if right or self.beside(event):
            self.app.pop()
            return True
        return super().handle(event)
