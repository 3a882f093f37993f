"""What a new player is asked once, before the first game: how fast the storm is to be shown."""

from __future__ import annotations

from functools import partial

import pygame

from game.app.drawing.canvas import Canvas
from game.app.drawing.colours.theme import colour
from game.app.drawing.kit import Kit
from game.app.drawing.viewport import Rect
from game.app.forms.dialog import DialogShape, dialog_shape, text_height, wide
from game.app.forms.dialog_scene import DialogScene
from game.app.navigation.scene import Program
from game.app.table.motion.pace import FIRST
from game.app.widgets.button import Button
from game.app.widgets.choice import TOGGLE_TEXT, Toggle
from game.app.widgets.scroll import ScrollArea
from game.app.widgets.widget import Action, Widget
from game.storage.preferences import SPEEDS

WIDTH = 820.0
_PAD, _ICON, _GAP = 44.0, 62.0, 12.0
PACES = tuple(reversed(SPEEDS))
"""The slowest first: it is what nobody who is new regrets."""


class PaceScene(DialogScene):
    """The paces, each with what it means; whichever is chosen, the game begins.

    Args:
        go_on: begins it, after the dialog has closed. Esc goes back instead, and nothing begins.

    Attributes:
        recap: whether the player wants to be told, before a turn, what has struck.
    """

    first_focus = FIRST

    def __init__(self, go_on: Action) -> None:
        super().__init__()
        self.go_on = go_on
        self.recap = True

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

    def _switch(self, on: bool) -> None:
        self.recap = on

    def frame(self, kit: Kit) -> Rect:
        """Return the dialog's place, in units."""
        return self._shape(kit).frame

    def _heights(self, kit: Kit) -> tuple[float, float, float]:
        """Heights of the words, of a button and of the switch, in units."""
        fonts, room = kit.fonts, wide(kit, WIDTH, _PAD)
        words = text_height(fonts, kit.texts("pace-text"), "body", room)
        button = max(78.0, fonts.line_height("button") + fonts.line_height("small") + 24)
        note = text_height(fonts, kit.texts("settings-recap-note"), "small", room - TOGGLE_TEXT)
        return words, button, 40 + note

    def _shape(self, kit: Kit) -> DialogShape:
        words, button, switch = self._heights(kit)
        title = text_height(
            kit.fonts, kit.texts("pace-title"), "dialog-title", wide(kit, WIDTH, _PAD) - _ICON
        )
        length = words + 20 + len(PACES) * (button + _GAP) + 12 + switch + 8
        return dialog_shape(kit, WIDTH, _PAD, 32 + max(56.0, title) + 20, length, 28)

    def build(self, kit: Kit) -> list[Widget]:
        """Return the paces and the switch, on a page that is scrolled where the window is low."""
        shape, texts = self._shape(kit), kit.texts
        words, button, switch = self._heights(kit)
        left, width, top = shape.left, shape.width, shape.area[1]
        y = top + words + 20
        made: list[Widget] = []
        for pace in PACES:
            rect = (left, y, width, button)
            label, note = texts(f"speed-{pace}"), texts(f"pace-{pace}")
            choose = partial(self.choose, pace)
            made.append(Button(pace, rect, label, choose, detail=note, align="left", primary=pace == FIRST))
            y += button + _GAP
        label, note = texts("settings-recap"), texts("settings-recap-note")
        rect = (left, y + 12, width, switch)
        made.append(Toggle("recap", rect, label, self.recap, self._switch, detail=note))

        def draw_text(canvas: Canvas) -> None:
            canvas.text(texts("pace-text"), (left, top, width, words), "body", colour.MUTED, wrap=True)

        return [ScrollArea("page", shape.area, y + 12 + switch + 8 - top, made, draw_text)]

    def handle(self, event: pygame.Event) -> bool:
        """Esc goes back to the new game's settings."""
        if super().handle(event):
            return True
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            self.app.pop()
            return True
        return False

    def draw_head(self, canvas: Canvas) -> None:
        """Draw the question."""
        shape = self._shape(canvas.kit)
        y = shape.frame[1]
        canvas.icon("ui-sun", shape.left, y + 38, 44, colour.GOLD)
        title = (shape.left + _ICON, y + 32, shape.width - _ICON, shape.area[1] - y - 52)
        canvas.text(
            canvas.kit.texts("pace-title"), title, "dialog-title", colour.TEXT, valign="middle", wrap=True
        )
