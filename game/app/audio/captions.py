"""Words for sounds that tell something, at the lower left."""

from __future__ import annotations

from game.app.drawing.canvas import Canvas
from game.app.drawing.colours.theme import colour
from game.app.drawing.type.fonts import Fonts


def caption_height(fonts: Fonts) -> float:
    """Return how high a caption is, in units."""
    return fonts.line_height("body") + 20


def draw_caption(canvas: Canvas, text: str, shown: tuple[float, float, float, float]) -> None:
    """Draw what is heard, on dark glass.

    Args:
        canvas: of the whole window.
        text: of the caption.
        shown: the part of the page that the window shows, in pixels.
    """
    fonts = canvas.kit.fonts
    width, height = fonts.width(text, "body") + 84, caption_height(fonts)
    scale = canvas.kit.viewport.scale
    left, bottom = shown[0] / scale, (shown[1] + shown[3]) / scale
    rect = (left + 20, bottom - height - 20, width, height)
    canvas.cover(rect)
    canvas.panel(rect, fill=colour.REASON_PANEL, line=colour.LINE_STRONG, corners=(10, 4, 10, 4), width=1.6)
    canvas.icon("ui-sound", rect[0] + 16, rect[1] + (height - 30) / 2, 30, colour.TEXT)
    words = (rect[0] + 58, rect[1], width - 70, height)
    canvas.text(text, words, "body", colour.TEXT, valign="middle")
