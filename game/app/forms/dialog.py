"""The frame of a dialog: as high as its words, a scrolling middle where the window is too low for them."""

from __future__ import annotations

from dataclasses import dataclass

from game.app.drawing.canvas import Canvas
from game.app.drawing.colours.theme import GOLD_GLOW, PANEL_LINE, colour, fade
from game.app.drawing.kit import Kit
from game.app.drawing.type.fonts import Fonts
from game.app.drawing.viewport import Rect

EDGE = 20.0
"""Least distance of a dialog from the window's edge, in units."""


@dataclass(frozen=True)
class DialogShape:
    """Where the parts of a dialog stand, in units.

    Args:
        frame: the whole.
        area: its middle, the window on what may be scrolled.
        foot: height at which what stands below the middle begins.
        pad: from the frame's sides to words and buttons.
    """

    frame: Rect
    area: Rect
    foot: float
    pad: float

    @property
    def left(self) -> float:
        """Left edge of words and buttons."""
        return self.frame[0] + self.pad

    @property
    def width(self) -> float:
        """Width of words and buttons."""
        return self.frame[2] - 2 * self.pad


def wide(kit: Kit, width: float, pad: float) -> float:
    """Return how wide words and buttons of a dialog are that wants to be `width` units wide."""
    return min(width, kit.viewport.design[0] - 2 * EDGE) - 2 * pad


def dialog_shape(kit: Kit, width: float, pad: float, head: float, length: float, foot: float) -> DialogShape:
    """Return the shape of a dialog in the middle of the window.

    Args:
        kit: of the page.
        width: that it wants to have, in units.
        pad: from its sides to words and buttons.
        head: height of what stands above the middle and is never scrolled.
        length: of the middle, all of it.
        foot: height of what stands below.
    """
    w, h = kit.viewport.design
    full = min(width, w - 2 * EDGE)
    high = min(head + length + foot, h - 2 * EDGE)
    x, y = (w - full) / 2, (h - high) / 2
    area = (x, y + head, full, high - head - foot)
    return DialogShape((x, y, full, high), area, y + high - foot, pad)


def text_height(fonts: Fonts, text: str, style: str, width: float) -> float:
    """Return the height of a text that is broken into lines, in units."""
    return len(fonts.wrap(text, style, width)) * fonts.line_height(style) if text else 0.0


def middle_offset(kit: Kit) -> tuple[float, float]:
    """Return how far a 1920 x 1080 arrangement is moved to stand in the middle of the window, in units."""
    width, height = kit.viewport.design
    return (width - 1920) / 2, (height - 1080) / 2


def move(rect: Rect, offset: tuple[float, float]) -> Rect:
    """Return a rectangle moved by an offset."""
    return rect[0] + offset[0], rect[1] + offset[1], rect[2], rect[3]


def draw_dialog(canvas: Canvas, rect: Rect) -> None:
    """Draw the frame of a dialog."""
    canvas.glow(rect, fade(colour.BLACK, 0.8), 36)
    canvas.glow(rect, fade(GOLD_GLOW, 0.3), 10)
    canvas.panel(rect, fill=(14, 18, 32, 250), line=PANEL_LINE, corners=(20, 6, 20, 6), width=2)
