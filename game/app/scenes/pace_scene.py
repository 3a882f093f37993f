"""Ask a new player once, before the first game, how fast the storm is to be shown."""

from __future__ import annotations

from functools import partial
from typing import Any

import pygame

from game.app.drawing.kit import Kit
from game.app.forms.view_dialog import ViewDialog
from game.app.navigation.scene import Program
from game.app.table.motion.pace import FIRST
from game.app.views.bits import button, dialog_head, switch
from game.app.views.tree import View, column, scroll, text
from game.app.widgets.widget import Action
from game.storage.settings.preferences import SPEEDS

RING = 8.0
"""Free ground around the page: the ring of the focus has room in it."""


class PaceScene(ViewDialog):
    """The paces, each with what it means; whichever is chosen, the game begins.

    Args:
        go_on: begins it, after the dialog has closed. Esc goes back instead, and nothing begins.

    Attributes:
        recap: whether the player wants to be told, before a turn, what has struck.
    """

    width = 840.0
    first_focus = FIRST

    def __init__(self, go_on: Action) -> None:
        super().__init__()
        self.go_on = go_on
        self.recap = True
        self.actions = {pace: partial(self.choose, pace) for pace in SPEEDS}

    def enter(self, app: Program) -> None:
        """The slowest pace has the focus, visibly: Enter takes it."""
        super().enter(app)
        self.form.focus_on(FIRST, by_key=True)

    def choose(self, pace: str) -> None:
        """Keep the choice and begin."""
        app = self.app
        app.pop()
        app.change_settings(animation=pace, recap=self.recap)
        self.go_on()

    def do(self, name: str, value: Any) -> None:
        """Take a pace, or turn the recap on or off."""
        if name == "recap":
            self.recap = value
            self.rebuild()
        else:
            super().do(name, value)

    def inside(self, kit: Kit) -> View:
        """Return the question, the paces and the switch."""
        texts = kit.texts
        paces = [
            button(
                pace, texts(f"speed-{pace}"), note=texts(f"pace-{pace}"), align="left", primary=pace == FIRST
            )
            for pace in SPEEDS
        ]
        recap = switch("recap", texts("settings-recap"), self.recap, texts("settings-recap-note"))
        words = text(texts("pace-text"), "body", "note", lines=0)
        page = scroll(column(words, *paces, recap, gap=12, pad=RING), "page")
        return column(dialog_head(texts("pace-title"), "ui-sun").but(pad=(RING, 0)), page, gap=20 - RING)

    def handle(self, event: pygame.Event) -> bool:
        """Esc goes back to the new game's settings."""
        if super().handle(event):
            return True
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            self.app.pop()
            return True
        return False
