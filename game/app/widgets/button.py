"""What lies behind the words of a button that is drawn on the table."""

from __future__ import annotations

from game.app.drawing.canvas import Canvas
from game.app.drawing.colours.theme import GOLD_GLOW, RAISED_FILL, Gradient, Paint, colour, fade, light, mix
from game.app.drawing.viewport import Rect

CORNERS = (14.0, 5.0, 14.0, 5.0)
_GOLD_LINE = Gradient(colour.GOLD, colour.RIM_HOT)


def draw_plate(
    canvas: Canvas,
    rect: Rect,
    lightness: float,
    primary: bool = False,
    enabled: bool = True,
    held: bool = False,
    corners: tuple[float, float, float, float] = CORNERS,
) -> None:
    """Draw what lies behind a button's words.

    Args:
        canvas: to draw on.
        rect: in units.
        lightness: light of pointing, 0 to 1.
        primary: gold and glowing.
        enabled: grey if not.
        held: darker.
        corners: lengths cut off.
    """
    fill: Paint
    line: Paint
    if not enabled:
        fill, line = fade(colour.PANEL, 0.98), fade(colour.LINE, 0.55)
    elif primary:
        canvas.glow(rect, mix(GOLD_GLOW, fade(colour.GOLD, 0.8), lightness), 14 + 4 * lightness)
        base = mix(colour.GOLD_FILL[:3], (122, 80, 20), lightness)
        fill, line = (base if not held else mix(base, colour.BLACK, 0.25)), _GOLD_LINE
    else:
        start, end = (light(c, 0.14 * lightness) for c in (RAISED_FILL.start, RAISED_FILL.end))
        if held:
            start, end = (mix(c, (*colour.BLACK, 255), 0.25) for c in (start, end))
        cool = mix(colour.LINE, colour.LINE_STRONG, lightness)
        fill, line = (
            Gradient(start, end),
            Gradient(cool, mix(colour.LINE, colour.RIM, 0.75 + 0.25 * lightness)),
        )
    canvas.panel(rect, fill=fill, line=line, corners=corners, width=2.4 if primary else 1.6)
