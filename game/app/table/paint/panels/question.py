"""The prompt of the dock: what is asked, over the action buttons."""

from __future__ import annotations

from game.app.drawing.canvas import Canvas
from game.app.drawing.viewport import Rect
from game.app.table.paint import overlays
from game.app.views.painting import Painting, layouter
from game.app.views.tree import column, text


def draw_question(canvas: Canvas, rect: Rect, title: str, words: str, warned: bool) -> None:
    """Draw the heading and the words of what is asked.

    Args:
        canvas: the window.
        rect: where the action buttons are otherwise.
        title: the heading.
        words: what may be done.
        warned: whether a warning stands below (R-31).
    """
    x, y, w, h = rect
    overlays.cover(canvas, (x - 10, y - 6, w + 20, h + 12))
    foot = 44 + 16 * (canvas.kit.text - 1) if warned else 0
    head = text(title, "active-name", "title", high=(0, 62))
    told = text(words, "body", lines=0, valign="top", grow=1)
    asked = column(head, told, gap=6, pad=(26, 10, 26, 14 + foot), look="asked")
    Painting(canvas, {}).paint(layouter(canvas.kit).laid(asked, w + 8, h), x - 4, y)
