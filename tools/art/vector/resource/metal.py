"""Metal: three ingots, fresh from the furnace."""

from __future__ import annotations

import math
import random

from vector.resource.common import MIDDLE, H, shadow
from vector.svg import BLACK, WHITE, Drawing, light, rgb
from vector.tones import RESOURCE


def pattern(d: Drawing) -> None:
    """Brushed bars, and the glow of the furnace below."""
    ink = RESOURCE["metal"].frame
    step = 44.0
    for n in range(-4, 9):
        x = n * step
        wide = step * (0.52 if n % 2 else 0.3)
        bar = d.linear((0, -60), (0, H), (0, ink, 0.38), (0.5, ink, 0.12), (1, ink, 0.02))
        d.poly([(x + 180, -60), (x + 180 + wide, -60), (x - 60 + wide, H), (x - 60, H)], bar)
        d.lines([(x + 180 + wide, -60), (x - 60 + wide, H)], light(ink, 0.4), 1, 0.28)
        for hair in (0.2, 0.42, 0.7):
            d.lines([(x + 180 + wide * hair, -60), (x - 60 + wide * hair, H)], BLACK, 0.8, 0.3)
    d.glow(150, 300, 190, rgb("#FF7A2E"), 0.5)
    dice = random.Random(11)
    for _ in range(26):
        a, r = dice.uniform(-2.6, -0.5), dice.uniform(60, 190)
        x, y = 150 + r * math.cos(a), 262 + r * 1.2 * math.sin(a)
        size = dice.uniform(1.2, 3.2)
        d.glow(x, y, size * 4, rgb("#FFA04A"), 0.45)
        d.circle(x, y, size * 0.7, rgb("#FFE2B0"), opacity=0.9)


def _ingot(d: Drawing, x: float, y: float) -> None:
    """One ingot; (x, y) is the middle of its front's lower edge."""
    bottom, top, high, dx, dy = 56.0, 40.0, 56.0, 20.0, -22.0
    front = [(x - bottom, y), (x + bottom, y), (x + top, y - high), (x - top, y - high)]
    back = [(px + dx, py + dy) for px, py in front]
    edge = rgb("#3A0604")
    side = d.linear(
        (x + bottom, y), (x + bottom + dx, y - high), (0, rgb("#8E1409"), 1), (1, rgb("#FF9A5C"), 1)
    )
    d.poly([front[1], back[1], back[2], front[2]], side, edge, 3.4)
    lid = d.linear(
        (x - top, y - high),
        (x + top + dx, y - high + dy),
        (0, rgb("#FF8E7A"), 1),
        (0.6, rgb("#FFB9A2"), 1),
        (1, rgb("#FFE6C8"), 1),
    )
    d.poly([front[3], front[2], back[2], back[3]], lid, edge, 3.4)
    face = d.linear(
        (x, y - high), (x, y), (0, rgb("#FF6450"), 1), (0.45, rgb("#E2301F"), 1), (1, rgb("#A3150C"), 1)
    )
    d.poly(front, face, edge, 3.4)
    inner = [
        (x - bottom + 15, y - 8),
        (x + bottom - 15, y - 8),
        (x + top - 10, y - high + 9),
        (x - top + 10, y - high + 9),
    ]
    cast = d.linear((x, y - high), (x, y), (0, rgb("#8F130A"), 1), (1, rgb("#DB3322"), 1))
    d.poly(inner, cast, rgb("#FF8A76"), 1.6)
    d.lines(inner[:2], rgb("#FFB8A4"), 2.2, 0.9)
    for n in (-1, 0, 1):
        cx = x + n * 15
        d.poly(
            [(cx - 4.6, y - 17), (cx + 4.6, y - 17), (cx + 3.2, y - 38), (cx - 3.2, y - 38)],
            rgb("#FFB29E"),
            opacity=0.92,
        )
    d.lines([front[3], front[2]], rgb("#FFE3D6"), 2.6, 0.95)
    d.lines(
        [(front[2][0] - 0.5, front[2][1] + 3), (front[1][0] - 3, front[1][1] - 3)], rgb("#FFC79A"), 2.4, 0.85
    )
    for n in (0.3, 0.55, 0.78):
        a = (front[3][0] + dx * n, front[3][1] + dy * n)
        b = (front[2][0] + dx * n, front[2][1] + dy * n)
        d.lines([(a[0] + 4, a[1]), (b[0] - 4, b[1])], WHITE, 1.1, 0.35)


def hero(d: Drawing) -> None:
    """Three ingots, one on two."""
    x, y = MIDDLE[0] - 9, MIDDLE[1] + 72
    shadow(d, x + 12, y + 2, 148, 24, 0.9)
    _ingot(d, x - 60, y)
    _ingot(d, x + 60, y)
    d.poly([(x - 52, y - 60), (x + 62, y - 60), (x + 72, y - 84), (x - 40, y - 84)], BLACK, opacity=0.35)
    _ingot(d, x, y - 70)
