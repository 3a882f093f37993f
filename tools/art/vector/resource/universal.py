"""Universal: a crystal star with rays; the four that it stands for below it."""

from __future__ import annotations

import math

from vector.resource.common import MIDDLE
from vector.svg import BLACK, WHITE, Drawing, mix, regular, rgb, star
from vector.tones import RESOURCE


def pattern(d: Drawing) -> None:
    """Rays and rings around the star."""
    ink = RESOURCE["universal"].frame
    x, y = MIDDLE
    for n in range(24):
        wide = math.radians(3.4 if n % 2 else 5.6)
        a = math.tau * n / 24
        reach = 420 if n % 2 == 0 else 260
        points = [(x, y)] + [(x + reach * math.sin(b), y - reach * math.cos(b)) for b in (a - wide, a + wide)]
        ray = d.radial((x, y), reach, (0.15, ink, 0.5), (1, ink, 0.02))
        d.poly(points, ray)
    for r, opacity in ((112, 0.55), (119, 0.25), (164, 0.3)):
        d.circle(x, y, r, None, ink, 1.8, opacity)
    for n in range(60):
        a = math.tau * n / 60
        long = 9 if n % 5 == 0 else 4
        d.lines(
            [
                (x + 119 * math.sin(a), y - 119 * math.cos(a)),
                (x + (119 + long) * math.sin(a), y - (119 + long) * math.cos(a)),
            ],
            ink,
            1.4,
            0.5,
        )
    d.glow(x, y, 140, rgb("#FFD98A"), 0.6)


def hero(d: Drawing) -> None:
    """A six-pointed star of cut crystal with a hexagonal core; under it the four that it can be."""
    x, y = MIDDLE
    edge = rgb("#4A2F05")
    outer, inner = 104.0, 58.0
    points = star(x, y, outer, inner, 6)
    d.poly([(px + 3, py + 9) for px, py in points], BLACK, None, opacity=0.4)
    d.poly(points, rgb("#FFE9BC"), edge, 7)
    for n in range(12):
        a, b = points[n], points[(n + 1) % 12]
        # lit from the right and above: by the direction that the facet looks
        middle = ((a[0] + b[0]) / 2 - x, (a[1] + b[1]) / 2 - y)
        facing = (middle[0] * 0.8 - middle[1] * 0.6) / math.hypot(*middle)
        side = 0.22 if n % 2 == 0 else -0.12
        level = min(1.0, max(0.0, 0.52 + 0.34 * facing + side))
        dark, bright = rgb("#B0731B"), rgb("#FFFBEF")
        paint = d.linear(
            (x, y),
            ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2),
            (0, mix(dark, bright, min(1, level + 0.15)), 1),
            (1, mix(dark, bright, level), 1),
        )
        d.poly([(x, y), a, b], paint, rgb("#FFF3D2"), 0.9)
    d.poly(points, None, rgb("#FFF8E6"), 2.2)
    core = regular(x, y, 43, 6)
    d.poly(core, rgb("#7A4C08"), edge, 5)
    for n in range(6):
        a, b = core[n], core[(n + 1) % 6]
        middle = ((a[0] + b[0]) / 2 - x, (a[1] + b[1]) / 2 - y)
        facing = (middle[0] * 0.8 - middle[1] * 0.6) / math.hypot(*middle)
        d.poly([(x, y), a, b], mix(rgb("#8A5606"), rgb("#FFC65A"), 0.5 + 0.48 * facing))
    d.poly(
        regular(x, y, 24, 6),
        d.radial((x + 5, y - 7), 34, (0, WHITE, 1), (0.5, rgb("#FFF0C8"), 1), (1, rgb("#F0B64C"), 1)),
        rgb("#8A5606"),
        2,
    )
    d.glow(x + 4, y - 6, 46, WHITE, 0.75)
    for cx, cy, size in ((x + 88, y - 62, 15), (x - 96, y + 22, 9), (x + 26, y + 84, 8)):
        d.poly(star(cx, cy, size, size * 0.16, 4), WHITE, opacity=0.95)
        d.glow(cx, cy, size * 1.3, WHITE, 0.5)
    for n, kind in enumerate(("data", "metal", "nanobots", "energy")):
        _stands_for(d, x + (n - 1.5) * 50, 300, kind)


def _stands_for(d: Drawing, x: float, y: float, kind: str) -> None:
    """The sign of another resource, in its colour and in short."""
    tone = RESOURCE[kind].frame
    d.circle(x, y, 17, rgb("#120B02"), RESOURCE["universal"].frame, 1.8, 0.92)
    if kind == "data":
        d.rect(x - 7.5, y - 7.5, 15, 15, tone, rx=2)
        for at in (-4, 4):
            d.lines([(x + at, y - 11), (x + at, y + 11)], tone, 2)
            d.lines([(x - 11, y + at), (x + 11, y + at)], tone, 2)
    elif kind == "metal":
        d.poly([(x - 10, y + 6), (x + 10, y + 6), (x + 6, y - 6), (x - 6, y - 6)], tone)
    elif kind == "nanobots":
        d.circle(x, y - 1, 7.5, tone)
        d.lines([(x - 7, y + 5), (x - 8, y + 10)], tone, 2.6)
        d.lines([(x + 7, y + 5), (x + 8, y + 10)], tone, 2.6)
    else:
        d.poly(
            [
                (x + 2.5, y - 11),
                (x - 7, y + 2),
                (x - 1, y + 2),
                (x - 3, y + 11),
                (x + 7, y - 2),
                (x + 1, y - 2),
            ],
            tone,
        )
