"""A question that must be answered before anything else."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.app.scenes.common import FormScene, Veil, middle_offset
from game.app.theme import GOLD_GLOW, PANEL_LINE, colour, fade
from game.app.viewport import Rect
from game.app.widgets.base import Action, Widget
from game.app.widgets.button import Button

if TYPE_CHECKING:
    from game.app.canvas import Canvas
    from game.app.kit import Kit

WIDTH = 760.0
_PAD = 44.0


class ConfirmScene(FormScene):
    """A dialog with one question, a way on (Enter) and a way back (Esc).

    Args:
        title: the question, in words.
        text: what follows from it.
        yes: the label of the way on.
        on_yes: called after the dialog has closed.
        no: the label of the way back; None for the usual one.
        icon: of `assets/icons`, beside the title.
    """

    first_focus = "yes"

    def __init__(
        self, title: str, text: str, yes: str, on_yes: Action, no: str | None = None, icon: str = "ui-warning"
    ) -> None:
        self.title = title
        self.text = text
        self.yes = yes
        self.no = no
        self.icon = icon
        self.on_yes = on_yes
        self.veil = Veil(self)

    def accept(self) -> None:
        """Close the dialog and go on."""
        self.app.pop()
        self.on_yes()

    def frame(self, kit: Kit) -> Rect:
        """Return the dialog's place, in units."""
        lines = kit.fonts.wrap(self.text, "body", WIDTH - 2 * _PAD)
        height = 246 + len(lines) * kit.fonts.line_height("body")
        x, y = middle_offset(kit)
        return x + (1920 - WIDTH) / 2, y + (1080 - height) / 2, WIDTH, height

    def build(self, kit: Kit) -> list[Widget]:
        """Return the two buttons."""
        x, y, w, h = self.frame(kit)
        texts = kit.texts
        wide = (w - 2 * _PAD - 20) / 2
        top = y + h - 100
        back: Rect = (x + _PAD, top, wide, 64)
        on: Rect = (x + _PAD + wide + 20, top, wide, 64)
        return [
            Button(
                "no",
                back,
                self.no or texts("confirm-back"),
                self.app.pop,
                hint=texts("key-escape"),
                keys=(pygame.K_ESCAPE,),
            ),
            Button(
                "yes",
                on,
                self.yes,
                self.accept,
                hint=texts("key-enter"),
                primary=True,
                keys=(pygame.K_RETURN, pygame.K_KP_ENTER),
            ),
        ]

    def draw_back(self, canvas: Canvas) -> None:
        """Draw the veil and the question."""
        self.veil.draw(canvas)
        x, y, w, h = rect = self.frame(canvas.kit)
        draw_dialog(canvas, rect)
        canvas.icon(self.icon, x + _PAD, y + 38, 44, colour.GOLD)
        title = (x + _PAD + 62, y + 32, w - 2 * _PAD - 62, 56)
        canvas.text(self.title, title, "dialog-title", colour.TEXT, valign="middle", shrink=True)
        inner = (x + _PAD, y + 112, w - 2 * _PAD, h - 222)
        canvas.text(self.text, inner, "body", colour.MUTED, wrap=True)


def draw_dialog(canvas: Canvas, rect: Rect) -> None:
    """Draw the frame of a dialog."""
    canvas.glow(rect, fade(colour.BLACK, 0.8), 36)
    canvas.glow(rect, fade(GOLD_GLOW, 0.3), 10)
    canvas.panel(rect, fill=(14, 18, 32, 250), line=PANEL_LINE, corners=(20, 6, 20, 6), width=2)
