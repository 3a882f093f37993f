"""A chance as a bar from 0 to 100: filled up to the value, a white tick there, and its margin hatched."""

from __future__ import annotations

import pygame

from game.app.drawing.canvas import Canvas
from game.app.drawing.colours.theme import Colour, colour, fade
from game.app.drawing.viewport import Rect

HATCH = 5.0
"""From one line of the hatching to the next, in units."""


def draw_chance_bar(
    canvas: Canvas, rect: Rect, value: float, interval: tuple[float, float], fill: Colour, told: bool = True
) -> None:
    """Draw a chance.

    Args:
        canvas: to draw on.
        rect: of the bar; the tick stands out above and below it.
        value: from 0 to 1.
        interval: from where to where it may lie.
        fill: of the bar up to the value.
        told: whether it is what is asked for; else it stands in for that, and is pale.
    """
    x, y, w, h = rect
    canvas.panel(rect, fill=colour.FIELD, line=colour.LINE, corners=(2, 2, 2, 2), width=1.4)
    strength = 1.0 if told else 0.4
    inner = (x + 2, y + 2, w - 4, h - 4)
    at = inner[0] + inner[2] * value
    if value > 0:
        canvas.box((inner[0], inner[1], at - inner[0], inner[3]), fade(fill, strength))
    low, high = (inner[0] + inner[2] * end for end in interval)
    hatched = (low, inner[1], max(2.0, high - low), inner[3])
    line = fade(colour.TEXT, 0.7 * strength)

    def hatch(large: pygame.Surface, scale: float) -> None:
        tall, step = large.get_height(), HATCH * scale
        left = -float(tall)
        while left < large.get_width():
            pygame.draw.line(large, line, (left, tall), (left + tall, 0), max(1, round(1.4 * scale)))
            left += step

    canvas.art(hatched, ("hatch", round(hatched[2], 2), hatched[3], line), hatch)
    if told:
        canvas.box((at - 1.5, y - 4, 3, h + 8), colour.WHITE)


def draw_empty_bar(canvas: Canvas, rect: Rect) -> None:
    """Draw the bar of a chance that nobody knows."""
    canvas.panel(
        rect, fill=fade(colour.FIELD, 0.5), line=fade(colour.LINE, 0.6), corners=(2, 2, 2, 2), width=1.4
    )
