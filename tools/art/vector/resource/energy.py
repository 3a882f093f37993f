"""Energy: a tall battery between waves."""

from __future__ import annotations

import math

from game.app.drawing.colours.theme import colour
from vector.resource.common import MIDDLE, shadow
from vector.svg import WHITE, Drawing, Point, light, rgb
from vector.tones import RESOURCE


def pattern(d: Drawing) -> None:
    """Waves that rise and fall around the battery."""
    ink = RESOURCE["energy"].frame
    for row in range(-2, 11):
        base = 12 + row * 39.0
        swing, phase = 12 + 5 * math.sin(row * 1.7), row * 0.9
        points = [(x, base + swing * math.sin(x / 46 + phase)) for x in range(-4, 309, 6)]
        crest = 1 - min(1.0, abs(base - MIDDLE[1]) / 260)
        body = d.linear((0, base - 14), (0, base + 40), (0, ink, 0.05 + 0.15 * crest), (1, ink, 0))
        d.poly([*points, (308, base + 42), (-4, base + 42)], body)
        d.lines(points, light(ink, 0.25), 2.2, 0.22 + 0.4 * crest)
    d.glow(*MIDDLE, 150, ink, 0.4)


def _spark(d: Drawing, points: list[Point]) -> None:
    ink = RESOURCE["energy"].frame
    d.lines(points, ink, 9, 0.25)
    d.lines(points, ink, 4.4, 0.85)
    d.lines(points, rgb("#EAFFF2"), 1.9)


def hero(d: Drawing) -> None:
    """A tall battery with a bolt; sparks leap from its caps."""
    x, y = MIDDLE
    ink = RESOURCE["energy"].frame
    edge = rgb("#032012")
    shadow(d, x, y + 108, 74, 14, 0.9)
    for side in (-1, 1):
        _spark(
            d,
            [
                (x + side * 26, y - 92),
                (x + side * 62, y - 104),
                (x + side * 58, y - 82),
                (x + side * 96, y - 74),
                (x + side * 88, y - 52),
                (x + side * 112, y - 40),
            ],
        )
        _spark(
            d,
            [
                (x + side * 60, y + 78),
                (x + side * 84, y + 60),
                (x + side * 88, y + 82),
                (x + side * 112, y + 70),
            ],
        )
    cap = d.linear(
        (x - 28, 0),
        (x + 28, 0),
        (0, rgb("#0E6A36"), 1),
        (0.35, rgb("#3BD37C"), 1),
        (0.75, rgb("#D6FFE4"), 1),
        (1, rgb("#1C9A52"), 1),
    )
    d.rect(x - 25, y - 116, 50, 30, cap, edge, 4.5, rx=7)
    body = d.linear(
        (x - 62, 0),
        (x + 62, 0),
        (0, rgb("#0F7A3E"), 1),
        (0.22, rgb("#38DB7E"), 1),
        (0.5, rgb("#22B45F"), 1),
        (0.84, rgb("#C8FFDC"), 1),
        (1, rgb("#1B8A4A"), 1),
    )
    d.rect(x - 62, y - 92, 124, 196, body, edge, 5.5, rx=22)
    for level in (y - 74, y + 84):
        d.rect(x - 59, level - 4, 118, 8, edge, opacity=0.4)
        d.lines([(x - 54, level + 6), (x + 54, level + 6)], WHITE, 1.6, 0.5)
    glass = d.linear(
        (x - 44, 0), (x + 44, 0), (0, rgb("#01150B"), 1), (0.5, rgb("#0A4A29"), 1), (1, rgb("#02190D"), 1)
    )
    d.rect(x - 45, y - 62, 90, 138, glass, edge, 4.5, rx=12)
    charge = d.linear((0, y - 62), (0, y + 76), (0, ink, 0.12), (0.6, ink, 0.5), (1, light(ink, 0.3), 0.85))
    d.rect(x - 41, y - 58, 82, 130, charge, rx=9)
    for n in range(5):
        d.lines([(x - 40, y - 32 + 24 * n), (x + 40, y - 32 + 24 * n)], edge, 3.4, 0.55)
    d.glow(x, y + 6, 78, light(ink, 0.3), 0.75)
    bolt = [
        (x + 13, y - 58),
        (x - 33, y + 14),
        (x - 5, y + 14),
        (x - 14, y + 72),
        (x + 34, y - 8),
        (x + 5, y - 8),
    ]
    d.poly(bolt, None, ink, 12, 0.35)
    shine = d.linear(
        (x - 20, y - 58), (x + 20, y + 72), (0, WHITE, 1), (0.5, rgb("#D2FFE3"), 1), (1, rgb("#7CF7AE"), 1)
    )
    d.poly(bolt, shine, rgb("#0B6B39"), 3.4)
    d.path(f"M{x - 36} {y - 44}V{y + 52}", None, WHITE, 6, 0.35)
    d.path(f"M{x + 54} {y - 66}V{y + 82}", None, colour.RIM_HOT, 4, 0.75)
