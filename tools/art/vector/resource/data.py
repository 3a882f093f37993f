"""Data: a chip whose conductors run to the edges of the card."""

from __future__ import annotations

import math
import random

from game.app.drawing.colours.theme import colour
from vector.resource.common import MIDDLE
from vector.svg import BLACK, WHITE, Drawing, Point, light, mix, rgb
from vector.tones import RESOURCE


def pattern(d: Drawing) -> None:
    """Conductors from the chip's pins to the edges, with vias; some of them carry a signal."""
    ink = RESOURCE["data"].frame
    signal: list[list[Point]] = []
    for side in range(4):
        for n in range(5):
            offset = (n - 2) * 26.0
            bend = 86 + 17 * abs(n - 2) + (9 if side % 2 else 0)
            outward = offset + (n - 2) * 30
            far = 165 if side % 2 else 285
            path = [(offset, 80), (offset, bend), (outward, bend + abs(outward - offset)), (outward, far)]
            if n == 2:
                path = [(0, 80), (0, far)]
            a = math.radians(90 * side)
            points = [
                (MIDDLE[0] + x * math.cos(a) + y * math.sin(a), MIDDLE[1] - x * math.sin(a) + y * math.cos(a))
                for x, y in path
            ]
            d.lines(points, mix(colour.INK, RESOURCE["data"].base, 0.3), 7, 0.55)
            d.lines(points, ink, 2.6, 0.5)
            via = points[-2]
            d.circle(*via, 6.5, mix(colour.INK, RESOURCE["data"].base, 0.5), ink, 2.4, 0.8)
            if (side * 5 + n) % 3 == 1:
                signal.append(points)
    for points in signal:
        (x0, y0), (x1, y1) = points[-2], points[-1]
        x, y = x0 + (x1 - x0) * 0.45, y0 + (y1 - y0) * 0.45
        d.glow(x, y, 26, ink, 0.75)
        d.lines([(x0 + (x - x0) * 0.45, y0 + (y - y0) * 0.45), (x, y)], light(ink, 0.75), 3.6)


def hero(d: Drawing) -> None:
    """A chip with pins on four sides; in its window a lit circuit."""
    x, y = MIDDLE
    tone = RESOURCE["data"].frame
    d.rect(x - 84, y - 74, 168, 172, BLACK, rx=16, opacity=0.3)
    d.rect(x - 78, y - 74, 156, 164, BLACK, rx=14, opacity=0.45)
    for n in range(5):
        at = (n - 2) * 26.0
        for sx, sy in ((1, 0), (-1, 0), (0, 1), (0, -1)):
            cx, cy = (x + sx * 80, y + at) if sx else (x + at, y + sy * 80)
            w, h = (34, 13) if sx else (13, 34)
            pin = (
                d.linear(
                    (cx, cy - 7),
                    (cx, cy + 7),
                    (0, light(tone, 0.75), 1),
                    (0.5, tone, 1),
                    (1, rgb("#2A5C93"), 1),
                )
                if sx
                else d.linear(
                    (cx - 7, cy),
                    (cx + 7, cy),
                    (0, rgb("#2A5C93"), 1),
                    (0.55, tone, 1),
                    (1, light(tone, 0.8), 1),
                )
            )
            d.rect(cx - w / 2, cy - h / 2, w, h, pin, rgb("#0A2138"), 2, rx=3)
    body = d.linear(
        (x - 72, y - 72), (x + 72, y + 72), (0, light(tone, 0.45), 1), (0.5, tone, 1), (1, rgb("#3C7DBD"), 1)
    )
    d.rect(x - 72, y - 72, 144, 144, body, rgb("#061A30"), 5, rx=15)
    # a bevel, lit from the right and above
    o, i = 66, 50
    d.poly([(x - o, y - o), (x + o, y - o), (x + i, y - i), (x - i, y - i)], WHITE, opacity=0.42)
    d.poly([(x + o, y - o), (x + o, y + o), (x + i, y + i), (x + i, y - i)], colour.RIM_HOT, opacity=0.5)
    d.poly([(x - o, y + o), (x + o, y + o), (x + i, y + i), (x - i, y + i)], rgb("#0B2B4C"), opacity=0.5)
    d.poly([(x - o, y - o), (x - o, y + o), (x - i, y + i), (x - i, y - i)], rgb("#0B2B4C"), opacity=0.22)
    d.circle(x - 59, y + 59, 5.5, rgb("#0B2B4C"), opacity=0.85)
    glass = d.linear((x - 50, y - 50), (x + 50, y + 50), (0, rgb("#123E69"), 1), (1, rgb("#04101F"), 1))
    d.rect(x - 50, y - 50, 100, 100, glass, rgb("#04101F"), 4, rx=6)
    dice = random.Random(4)
    for row in range(8):
        for column in range(8):
            if dice.random() < 0.4:
                cx, cy = x - 44 + 11.2 * column, y - 44 + 11.2 * row
                d.rect(cx, cy, 8.6, 8.6, light(tone, 0.2), rx=1.4, opacity=dice.choice((0.1, 0.16, 0.3)))
    d.glow(x + 22, y, 50, tone, 0.6)
    trace = rgb("#DDF0FF")
    for points in (
        [(x - 40, y + 21), (x - 18, y + 21), (x - 7, y + 10), (x + 38, y + 10)],
        [(x - 40, y - 22), (x + 3, y - 22), (x + 14, y - 11), (x + 36, y - 11)],
    ):
        d.lines(points, tone, 11, 0.3)
        d.lines(points, trace, 5.5)
    for cx, cy, r in ((x - 32, y, 9.5), (x + 26, y, 11)):
        d.circle(cx, cy, r + 4, tone, opacity=0.4)
        d.circle(cx, cy, r, trace)
        d.circle(cx, cy, r * 0.45, rgb("#1D5A94"))
    d.poly([(x - 48, y - 48), (x + 6, y - 48), (x - 26, y + 48), (x - 48, y + 48)], WHITE, opacity=0.1)
    d.path(f"M{x - 64} {y - 40}V{y - 58}q0-6 6-6H{x + 36}", None, WHITE, 4, 0.9)
