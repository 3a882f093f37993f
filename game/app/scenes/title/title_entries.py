"""The entries of the title screen: large rows for what is done, small tiles for what is looked up."""

from __future__ import annotations

from game.app.drawing.canvas import Canvas
from game.app.drawing.colours.theme import colour, rgb
from game.app.drawing.viewport import Rect
from game.app.widgets.button import CORNERS, Button, draw_plate
from game.app.widgets.widget import Action, draw_focus


class TitleTile(Button):
    """A small button, its icon above its name."""

    def __init__(self, key: str, rect: Rect, label: str, on_press: Action, icon: str) -> None:
        super().__init__(key, rect, label, on_press, icon=icon, style="subheading")

    def draw(self, canvas: Canvas) -> None:
        """Draw it in its state."""
        x, y, w, h = self.rect
        y += 2 if self.held else 0
        draw_plate(canvas, (x, y, w, h), self.lightness, held=self.held, corners=CORNERS)
        canvas.icon(self.icon or "", x + w / 2 - 15, y + 12, 30, colour.TEXT)
        place = (x + 8, y + h - 38, w - 16, 30.0)
        canvas.text(self.label, place, self.style, colour.TEXT, "center", "middle", shrink=True)
        if self.focused:
            draw_focus(canvas, (x, y, w, h))


class SchoolEntry(Button):
    """Flight school, with how much of it is done.

    Args:
        share: of the lessons that are done, 0 to 1; None where none was begun.
    """

    share: float | None = None

    def draw(self, canvas: Canvas) -> None:
        """Draw it in its state, and the bar."""
        super().draw(canvas)
        if self.share is None or self.rect[2] < 440:
            return
        x, y, w, h = self.rect
        bar = (x + w - 132, y + h / 2 - 5, 112.0, 10.0)
        canvas.panel(bar, fill=rgb("#0B0E17"), line=colour.LINE_STRONG, corners=(3, 3, 3, 3), width=1.4)
        if self.share:
            canvas.box((bar[0] + 1, bar[1] + 1, (bar[2] - 2) * min(1.0, self.share), bar[3] - 2), colour.GOLD)
