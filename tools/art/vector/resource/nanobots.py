"""Nanobots: one close, the swarm farther off in a honeycomb."""

from __future__ import annotations

import math
import random

from game.app.drawing.colours.theme import colour
from vector.resource.common import MIDDLE, shadow
from vector.svg import WHITE, Drawing, Point, light, regular, rgb
from vector.tones import RESOURCE


def pattern(d: Drawing) -> None:
    """A honeycomb, and the others of the swarm farther off."""
    ink = RESOURCE["nanobots"].frame
    dice = random.Random(7)
    r = 33.0
    pitch, rise = r * math.sqrt(3), r * 1.5
    for row in range(-3, 11):
        for column in range(-1, 7):
            cx = column * pitch + (pitch / 2 if row % 2 else 0) - 4
            cy = row * rise - 6
            far = math.dist((cx, cy), MIDDLE) / 200
            cell = regular(cx, cy, r - 2.6, 6)
            if dice.random() < 0.36:
                d.poly(cell, ink, opacity=dice.choice((0.1, 0.16, 0.26)))
            d.poly(cell, None, light(ink, 0.2), 1.7, min(0.5, 0.16 + 0.26 * far))
            if dice.random() < 0.2:
                corner = cell[dice.randrange(6)]
                d.glow(*corner, 11, light(ink, 0.4), 0.7)
                d.circle(*corner, 2.4, light(ink, 0.7))
    for x, y, scale in ((52, 74, 0.2), (250, 92, 0.24), (40, 262, 0.25), (262, 268, 0.19)):
        with d.moved(x, y, scale):
            _bot(d, 0, 0, far=True)


def _limb(d: Drawing, points: list[Point], far: bool) -> None:
    d.lines(points, rgb("#2B1350"), 19)
    d.lines(points, rgb("#8A3FD0"), 12)
    if not far:
        d.lines([(px + 1.6, py - 1.6) for px, py in points], rgb("#CE9BFF"), 3, 0.85)
    for px, py in points[1:-1]:
        d.circle(px, py, 10.5, rgb("#B36AF2"), rgb("#2B1350"), 3.4)
        d.circle(px + 2, py - 2, 3.6, rgb("#F0E0FF"))


def _bot(d: Drawing, x: float, y: float, far: bool = False) -> None:
    """A nanobot with its head's middle at a point; far ones have less detail."""
    ink = rgb("#2B1350")
    for side in (-1, 1):
        _limb(d, [(x + side * 26, y + 40), (x + side * 32, y + 72), (x + side * 22, y + 98)], far)
        _limb(d, [(x + side * 46, y + 24), (x + side * 82, y + 54), (x + side * 76, y + 94)], far)
        if not far:
            for cx, cy in ((x + side * 22, y + 98), (x + side * 76, y + 94)):
                d.poly([(cx - 9, cy - 3), (cx + 9, cy - 3), (cx, cy + 15)], rgb("#D9B4FF"), ink, 3)
    d.lines([(x, y - 55), (x, y - 84)], ink, 12)
    d.lines([(x, y - 55), (x, y - 84)], rgb("#B36AF2"), 6)
    if not far:
        d.glow(x, y - 92, 40, rgb("#E9B8FF"), 0.85)
    d.circle(x, y - 92, 14, rgb("#F1E2FF"), ink, 4.5)
    ball = d.radial(
        (x + 20, y - 24),
        112,
        (0, rgb("#E3BDFF"), 1),
        (0.3, rgb("#B768F5"), 1),
        (0.75, rgb("#7A2FC0"), 1),
        (1, rgb("#421078"), 1),
    )
    d.circle(x, y, 64, ball, ink, 5.5)
    for side in (-1, 1):
        d.rect(x + side * 65 - 9, y - 16, 18, 36, rgb("#8A3FD0"), ink, 4, rx=7)
    if not far:
        d.path(f"M{x - 52} {y - 30}Q{x} {y - 46} {x + 52} {y - 30}", None, rgb("#5A1E98"), 2.4, 0.8)
        d.path(f"M{x} {y - 62}V{y - 40}", None, rgb("#5A1E98"), 2.4, 0.8)
        for side in (-1, 1):
            d.circle(x + side * 36, y + 38, 3.2, rgb("#43127A"))
        d.path(f"M{x + 34} {y - 49}A60 60 0 0 1 {x + 58} {y - 14}", None, colour.RIM_HOT, 5, 0.95)
        d.path(f"M{x - 46} {y - 34}A58 58 0 0 1 {x - 12} {y - 55}", None, WHITE, 4.5, 0.7)
    visor = d.linear((x, y - 16), (x, y + 20), (0, rgb("#0C0420"), 1), (1, rgb("#341060"), 1))
    d.rect(x - 47, y - 18, 94, 36, visor, rgb("#190634"), 4, rx=18)
    for side in (-1, 1):
        if not far:
            d.glow(x + side * 22, y, 26, rgb("#D9A8FF"), 0.9)
        d.circle(x + side * 22, y, 11, WHITE)
    if not far:
        d.path(f"M{x - 38} {y - 11}H{x + 22}", None, WHITE, 3, 0.28)
        d.path(f"M{x - 40} {y + 26}Q{x} {y + 56} {x + 40} {y + 26}", None, rgb("#5A1E98"), 2.4, 0.6)
    d.path(f"M{x - 14} {y + 38}H{x + 14}", None, ink, 7)


def hero(d: Drawing) -> None:
    """One nanobot, close."""
    x, y = MIDDLE[0], MIDDLE[1] + 4
    shadow(d, x, y + 116, 104, 13, 0.8)
    _bot(d, x, y)
