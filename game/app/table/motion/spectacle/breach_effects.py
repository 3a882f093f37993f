"""The Hull Breach as it happens: the hull tears open, sirens run along the top bar, the sky turns red."""

from __future__ import annotations

import math
from typing import Any

from game.app.drawing.canvas import Canvas
from game.app.drawing.colours.theme import colour, rgb
from game.app.drawing.effects import Effect
from game.app.drawing.viewport import Point, Rect
from game.app.table.model.places.layout import Layout
from game.app.table.model.table_keys import HULL, TOP
from game.app.table.motion import easing
from game.app.table.motion.spectacle.glows import Burst, Instant, beam, bloom, draw_burst, veil
from game.app.table.paint.overlays import cover

TEARS: tuple[tuple[float, float, float, float], ...] = (
    (1.0, 0.10, -1.0, 0.34),
    (1.0, 0.62, -1.0, -0.26),
    (0.72, 1.0, -0.5, -0.9),
    (0.30, 0.0, 0.42, 0.9),
)
"""Tears of the hull: start as shares of its width and height, then the direction of the tear."""
STEPS, STEP = 9, 56.0


def tear(start: Point, way: Point, reach: float, seed: int) -> list[Point]:
    """The points of a tear that has come a share of its way."""
    points = [start]
    for step in range(1, STEPS + 1):
        if step / STEPS > reach:
            break
        jag = (1 if step % 2 else -1) * (14 + (step * 37 + seed * 53) % 20)
        across = (-way[1], way[0])
        x = start[0] + way[0] * STEP * step + across[0] * jag
        y = start[1] + way[1] * STEP * step + across[1] * jag
        points.append((x, y))
    return points


def breach(canvas: Canvas, layout: Layout, about: Any, now: Instant) -> None:
    """The hull cracks; once in a game."""
    size = layout.size
    x, y, w, h = layout.rect(HULL)
    texts = canvas.kit.texts
    if now.reduced:
        veil(canvas, (0, 0, *size), -0.3)
    else:
        dark = easing.light(Effect.BREACH, now.share, now.ms)
        veil(canvas, (0, 0, *size), dark)
        fading = min(1.0, now.share * 6, (1 - now.share) * 4)
        veil(canvas, (0, 0, *size), 0.09 * fading, colour.DANGER)
        sirens(canvas, layout, now.share * now.ms)
        for n, (across, down, dx, dy) in enumerate(TEARS):
            start = (x + w * across, y + h * down)
            reach = easing.ease(easing.within(now.share, 0.06 + 0.06 * n, 0.46 + 0.06 * n))
            points = tear(start, (dx, dy), reach, n)
            for a, b in zip(points, points[1:], strict=False):
                beam(canvas, a, b, rgb("#FF8A3A"), 4, fading)
            if len(points) > 1 and fading > 0:
                bloom(canvas, points[-1], (180, 180), rgb("#FFD08A"), 0.7 * fading)
                aim = math.atan2(-dy, -dx)
                burst = Burst(n + 21, 26, 760, spread=1.6, aim=aim, fall=0, size=10, life=1400)
                draw_burst(canvas, start, burst, (now.share - 0.06 * n) * now.ms * 0.9, rgb("#FFB05A"))
    announcement(canvas, texts("play-breach-title"), texts("play-breach-text"), (x + w / 2, y + h / 2))


def announcement(canvas: Canvas, title: str, text: str, middle: Point) -> Rect:
    """Draw a title and the sentence below it on one plate."""
    fonts = canvas.kit.fonts
    first, second = fonts.line_height("title"), fonts.line_height("body")
    wide = max(fonts.width(title, "title"), fonts.width(text, "body")) + 64
    high = first + second + 40
    rect = (middle[0] - wide / 2, middle[1] - high / 2, wide, high)
    cover(canvas, rect)
    canvas.panel(rect, fill=colour.REASON_PANEL, line=colour.DANGER, corners=(14, 5, 14, 5), width=2)
    left, top = rect[0] + 32, rect[1] + 16
    canvas.text(title, (left, top, wide - 64, first), "title", colour.TEXT, "center", "middle")
    place = (left, top + first + 8, wide - 64, second)
    canvas.text(text, place, "body", colour.TEXT, "center", "middle")
    return rect


def sirens(canvas: Canvas, layout: Layout, time: float) -> None:
    """Two red lights that sweep along the top bar from its middle outwards, not quite twice a second."""
    x, y, w, h = layout.areas[TOP]
    run = time / 620 % 1.0
    for side in (-1, 1):
        at = (x + w / 2 + side * w / 2 * run, y + h)
        bloom(canvas, at, (420, 120), colour.DANGER, 0.8 * easing.hump(run))
