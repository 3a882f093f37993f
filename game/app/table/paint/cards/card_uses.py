"""Draw what a card is wanted for, in a strip across it: rooms it would repair now, rooms it helps to
divert."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.app.drawing.colours.theme import colour, fade
from game.app.drawing.viewport import Rect

if TYPE_CHECKING:
    from game.app.drawing.canvas import Canvas
    from game.app.table.paint.cards.card_info import Uses

TOP, HEIGHT = 0.63, 0.15
"""Top and height of the strip, as shares of the card: above the band with the name."""


def draw_uses(canvas: Canvas, rect: Rect, found: Uses, lifted: float = 0.0) -> None:
    """Draw the strip of a card; a card that nobody wants has none.

    Args:
        canvas: to draw on.
        rect: where the card lies.
        found: what it is wanted for.
        lifted: units by which the card is drawn higher.
    """
    x, y, w, h = rect
    top, high = y - lifted + TOP * h, HEIGHT * h
    parts = [("token-cube", len(found.repairs), colour.GOOD), ("act-divert", len(found.diverts), colour.GOLD)]
    parts = [part for part in parts if part[1]]
    if not parts:
        return
    canvas.panel((x + 3, top, w - 6, high), fill=(8, 10, 18, 214), corners=(0, 0, 0, 0))
    cell = (w - 10) / len(parts)
    size = high * 0.74
    for n, (icon, count, tone) in enumerate(parts):
        left = x + 5 + n * cell
        words = str(count)
        wide = canvas.kit.fonts.width(words, "number")
        start = left + (cell - size - 6 - wide) / 2
        canvas.icon(icon, start, top + (high - size) / 2, size, None if icon == "token-cube" else tone)
        place = (start + size + 6, top, wide + 4, high)
        canvas.text(words, place, "number", fade(tone, 1.0), valign="middle", shrink=True)
