"""A panel above the table that only tells, and is closed again."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING

import pygame

from game.app.drawing.viewport import Rect, inside
from game.app.forms.form_scene import FormScene
from game.app.widgets.button import Button
from game.app.widgets.widget import Widget

if TYPE_CHECKING:
    from game.app.drawing.kit import Kit
    from game.app.table.table_host import TableHost


class Panel(FormScene, ABC):
    """A panel above the table with a Close button; Esc, its own key and a click beside it close it."""

    command = ""
    """The command that opens it closes it, too."""
    first_focus = "close"

    def __init__(self, table: TableHost) -> None:
        self.table = table

    @abstractmethod
    def frame(self, kit: Kit) -> Rect:
        """The panel's place, in units."""

    def build(self, kit: Kit) -> list[Widget]:
        """The Close button."""
        x, y, w, _ = self.frame(kit)
        texts = kit.texts
        wide = 200 + 120 * (kit.text - 1)
        rect = (x + w - 20 - wide, y + 16, wide, 48 + 16 * (kit.text - 1))
        own = (kit.keys.code(self.command),) if self.command else ()
        keys = (pygame.K_ESCAPE, *own, pygame.K_RETURN, pygame.K_KP_ENTER)
        hint = texts("key-escape")
        return [Button("close", rect, texts("play-close"), self.app.pop, hint=hint, keys=keys)]

    def handle(self, event: pygame.Event) -> bool:
        """A click beside the panel closes it."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button in (1, 3):
            point = self.app.kit.viewport.point(event.pos)
            if event.button == 3 or not inside(self.frame(self.app.kit), point):
                self.app.pop()
                return True
        return super().handle(event)
