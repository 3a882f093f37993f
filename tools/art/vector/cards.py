"""Card backs, the faces of Damage cards and the Hull Breach card, 300 x 420."""

from __future__ import annotations

import math
import random

from game.app.drawing.colours.theme import colour
from vector import icons, resources
from vector.svg import BLACK, WHITE, Colour, Drawing, Point, light, mix, regular, rgb
from vector.tones import RESOURCE

W, H = 300.0, 420.0
SIGN: Point = (150.0, 140.0)
"""Middle of the sign on a back: below 235 the game writes how many cards are left."""


def _cut(inset: float, cut: float) -> list[Point]:
    """Return the corners of a cut-corner rectangle inside the card's edge."""
    a, b, right, low = inset, inset + cut, W - inset, H - inset
    return [
        (b, a), (right - cut, a), (right, b), (right, low - cut),
        (right - cut, low), (b, low), (a, low - cut), (a, b),
    ]  # fmt: skip


def _frame(d: Drawing, tone: Colour, base: Colour) -> None:
    """The border of a back: metal, warm at the right, with a fine line inside and ticks at the corners."""
    rim = d.linear(
        (0, 0), (W, 0), (0, mix(tone, colour.INK, 0.3), 1), (0.6, tone, 1), (1, light(tone, 0.55), 1)
    )
    d.poly(_cut(12, 36), None, base, 24)
    d.poly(_cut(23, 30), None, rim, 3.4)
    d.poly(_cut(31, 27), None, tone, 1.3, 0.45)
    for x, y, sx, sy in ((0, 0, 1, 1), (W, 0, -1, 1), (W, H, -1, -1), (0, H, 1, -1)):
        d.lines([(x + sx * 14, y + sy * 62), (x + sx * 14, y + sy * 92)], tone, 3, 0.8)
        d.lines([(x + sx * 62, y + sy * 14), (x + sx * 92, y + sy * 14)], tone, 3, 0.8)
        d.circle(x + sx * 14, y + sy * 108, 2.4, tone, opacity=0.7)
        d.circle(x + sx * 108, y + sy * 14, 2.4, tone, opacity=0.7)
    d.lines([(14, 176), (14, 244)], tone, 2, 0.35)
    d.lines([(W - 14, 176), (W - 14, 244)], light(tone, 0.4), 2, 0.5)


def resource_back() -> Drawing:
    """The sun over the ship's course, in dark bronze."""
    d = Drawing(W, H)
    gold = colour.GOLD
    d.rect(
        0,
        0,
        W,
        H,
        d.linear((0, 0), (0, H), (0, rgb("#2B2117"), 1), (0.55, rgb("#17120F"), 1), (1, rgb("#0D0B0D"), 1)),
    )
    x, y = SIGN
    dice = random.Random(3)
    for _ in range(46):
        px, py = dice.uniform(36, 264), dice.uniform(34, 390)
        d.circle(px, py, dice.choice((0.8, 0.8, 1.2, 1.7)), rgb("#FFE9BC"), opacity=dice.uniform(0.15, 0.6))
    d.glow(x, y, 150, rgb("#FF9A2E"), 0.5)
    for n in range(24):
        a = math.tau * n / 24
        near, far = 62.0, (150.0 if n % 2 == 0 else 98.0)
        wide = 0.034 if n % 2 == 0 else 0.022
        ray = [
            (x + near * math.sin(a - wide * 1.6), y - near * math.cos(a - wide * 1.6)),
            (x + far * math.sin(a), y - far * math.cos(a)),
            (x + near * math.sin(a + wide * 1.6), y - near * math.cos(a + wide * 1.6)),
        ]
        d.poly(ray, d.radial(SIGN, far, (0.4, gold, 0.95), (1, gold, 0.05)))
    for r, opacity in ((92, 0.28), (122, 0.2), (168, 0.24), (216, 0.17)):
        d.circle(x, y, r, None, gold, 1.5, opacity)
    for r, a in ((122, 2.45), (168, 3.75), (216, 2.86)):
        px, py = x + r * math.sin(a), y - r * math.cos(a)
        d.circle(px, py, 5, rgb("#17120F"), gold, 2, 0.75)
    disc = d.radial(
        (x + 14, y - 14),
        66,
        (0, rgb("#FFF4D4"), 1),
        (0.4, rgb("#FFC35C"), 1),
        (0.85, rgb("#D9801F"), 1),
        (1, rgb("#8A4A0E"), 1),
    )
    d.circle(x, y, 50, disc, rgb("#2A1706"), 5)
    d.circle(x, y, 56.5, None, gold, 2.2, 0.9)
    for row, (swing, level) in enumerate(((16, -16), (22, 4), (15, 23))):
        half = math.sqrt(48**2 - level**2) - 4
        d.path(
            f"M{x - half:.1f} {y + level}q{half / 2:.1f} {-swing * 0.5} {half:.1f} 0t{half:.1f} 0",
            None,
            rgb("#A65A12"),
            3 - row * 0.4,
            0.42,
        )
    d.rect(0, 215, W, 205, d.linear((0, 215), (0, 300), (0, rgb("#0C0A0C"), 0), (1, rgb("#0C0A0C"), 0.72)))
    _frame(d, gold, rgb("#120E0B"))
    return d


def _plates(d: Drawing, base: Colour, seed: int) -> None:
    """Hull plates with rivets behind a Damage card."""
    dice = random.Random(seed)
    rows = (0.0, 96.0, 205.0, 318.0, H)
    for top, low in zip(rows, rows[1:], strict=False):
        edges = [0.0, dice.uniform(80, 130), dice.uniform(165, 225), W]
        for left, right in zip(edges, edges[1:], strict=False):
            tone = mix(base, BLACK, dice.uniform(0.05, 0.4))
            fill = d.linear(
                (left, top), (right, low), (0, light(tone, 0.05), 1), (1, mix(tone, BLACK, 0.35), 1)
            )
            d.rect(left + 1.5, top + 1.5, right - left - 3, low - top - 3, fill, rx=3)
            d.lines([(left + 4, top + 3), (right - 4, top + 3)], rgb("#FFB59C"), 1, 0.16)
            for px, py in (
                (left + 10, top + 10),
                (right - 10, top + 10),
                (left + 10, low - 10),
                (right - 10, low - 10),
            ):
                d.circle(px, py, 2.2, BLACK, opacity=0.5)
                d.circle(px + 0.6, py - 0.6, 1.1, rgb("#FFB59C"), opacity=0.35)


def _crack(d: Drawing, start: Point, angle: float, long: float, seed: int, wide: float = 5) -> None:
    """A crack that glows, with two branches."""
    dice = random.Random(seed)
    x, y = start
    points = [start]
    a = angle
    steps = 7
    for _ in range(steps):
        a = angle + dice.uniform(-0.75, 0.75)
        x, y = x + long / steps * math.cos(a), y + long / steps * math.sin(a)
        points.append((x, y))
    branches = []
    for at in (2, 4):
        bx, by = points[at]
        side = angle + dice.choice((-1, 1)) * dice.uniform(0.7, 1.2)
        middle = (bx + long * 0.12 * math.cos(side), by + long * 0.12 * math.sin(side))
        side += dice.uniform(-0.5, 0.5)
        branches.append(
            [
                points[at],
                middle,
                (middle[0] + long * 0.13 * math.cos(side), middle[1] + long * 0.13 * math.sin(side)),
            ]
        )
    for line in (points, *branches):
        share = 1 if line is points else 0.6
        d.lines(line, rgb("#FF4A1C"), wide * 3.4 * share, 0.16)
        d.lines(line, rgb("#140304"), wide * 1.9 * share, 0.85)
        d.lines(line, rgb("#FF6A2A"), wide * share, 0.95)
        d.lines(line, rgb("#FFE2A0"), wide * 0.36 * share, 0.95)


def _hazard(d: Drawing, top: float, high: float) -> None:
    """A band of slanted stripes between two lines."""
    d.rect(30, top, W - 60, high, rgb("#140607"), opacity=0.9)
    step = 21.0
    n = -1
    while 30 + n * step < W - 30 + high:
        left = 30 + n * step
        band = [
            (left, top + high),
            (left + step / 2, top + high),
            (left + step / 2 + high * 0.8, top),
            (left + high * 0.8, top),
        ]
        kept = [(min(max(px, 31), W - 31), py) for px, py in band]
        if kept[0][0] < W - 31 and kept[2][0] > 31:
            d.poly(kept, rgb("#D23A22"), opacity=0.75)
        n += 1


def damage_back(count: int) -> Drawing:
    """The back of a Damage card: its type as the sign with as many bursts, more cracks the worse it is."""
    d = Drawing(W, H)
    base = (rgb("#4A1710"), rgb("#521310"), rgb("#5E0F10"))[count - 1]
    d.rect(0, 0, W, H, rgb("#0E0405"))
    _plates(d, base, 20 + count)
    x, y = SIGN
    d.glow(x, y, 170, rgb("#FF4A1C"), 0.42)
    turns = {1: (0.9,), 2: (0.55, 2.5), 3: (0.35, 2.75, 4.1)}[count]
    for n, angle in enumerate(turns):
        start = (x + 62 * math.cos(angle), y + 62 * math.sin(angle))
        _crack(d, start, angle, 150, 5 * count + n, 4.4)
    d.rect(0, 215, W, 205, d.linear((0, 215), (0, 310), (0, rgb("#0B0304"), 0), (1, rgb("#0B0304"), 0.7)))
    plate = regular(x, y, 96, 6)
    d.poly([(px + 2, py + 7) for px, py in plate], BLACK, opacity=0.5)
    fill = d.linear((x, y - 96), (x, y + 96), (0, rgb("#6A130C"), 1), (1, rgb("#230405"), 1))
    rim = d.linear(
        (x - 90, y), (x + 90, y), (0, rgb("#D0301F"), 1), (0.6, colour.DANGER, 1), (1, rgb("#FFB07A"), 1)
    )
    d.poly(plate, fill, rim, 8)
    d.poly(regular(x, y, 83, 6), None, rgb("#FF8A6E"), 1.6, 0.55)
    places = {1: [(0, 0)], 2: [(-33, 17), (33, -17)], 3: [(0, -36), (-35, 24), (35, 24)]}[count]
    for px, py in places:
        d.glow(x + px, y + py, {1: 84, 2: 58, 3: 50}[count], rgb("#FF7A1E"), 0.6)
        icons.burst(d, x + px, y + py, {1: 54, 2: 39, 3: 34}[count])
    _hazard(d, 372, 16)
    _frame(d, colour.DANGER, rgb("#160506"))
    return d


def damage_face(count: int) -> Drawing:
    """Return what lies behind the rooms on a Damage card: torn plates, and fire from below, more the worse it
    is."""
    d = Drawing(W, H)
    d.rect(0, 0, W, H, rgb("#0E0405"))
    _plates(d, rgb("#4A1512"), 30 + count)
    heat = 0.22 + 0.16 * count
    d.rect(0, 200, W, 220, d.linear((0, H), (0, 200), (0, rgb("#FF5A1C"), heat), (1, rgb("#FF3A1C"), 0)))
    d.glow(150, 76, 150, rgb("#FF4A1C"), 0.36)
    starts = [((70, 120), 1.9), ((236, 150), 1.1), ((150, 120), 1.5)][:count]
    for n, (start, angle) in enumerate(starts):
        _crack(d, start, angle, 230, 40 + 3 * count + n, 4)
    _flames(d, count)
    edge = d.radial((150, 190), 280, (0.5, rgb("#0B0304"), 0), (1, rgb("#0B0304"), 0.85))
    d.rect(0, 0, W, H, edge)
    return d


def _flames(d: Drawing, count: int) -> None:
    """Tongues of fire along the lower edge."""
    dice = random.Random(50 + count)
    for tone, share in ((rgb("#B5210C"), 1.0), (rgb("#FF6A1E"), 0.7), (rgb("#FFC45A"), 0.42)):
        fill = d.linear(
            (0, H - 120 * share),
            (0, H),
            (0, light(tone, 0.12), 0.75),
            (1, mix(tone, rgb("#5A0A04"), 0.35), 1),
        )
        path = f"M-10 {H + 10}"
        x = -10.0
        while x < W + 10:
            wide = dice.uniform(22, 44)
            high = share * dice.uniform(16, 30) * (1 + count)
            tip = x + wide * dice.uniform(0.35, 0.75)
            path += f"Q{x + wide * 0.3:.1f} {H - high * 0.3:.1f} {tip:.1f} {H - high:.1f}"
            path += f"Q{x + wide * 0.8:.1f} {H - high * 0.35:.1f} {x + wide:.1f} {H - high * 0.18:.1f}"
            x += wide
        d.path(f"{path}L{W + 10} {H + 10}z", fill, opacity=0.9)


def breach_face() -> Drawing:
    """The Hull Breach card: the hull torn open, the sun behind it."""
    d = Drawing(W, H)
    sun = d.radial(
        (172, 150),
        250,
        (0, WHITE, 1),
        (0.28, rgb("#FFF0B8"), 1),
        (0.52, rgb("#FFAE3A"), 1),
        (0.8, rgb("#E0480F"), 1),
        (1, rgb("#5A0A06"), 1),
    )
    d.rect(0, 0, W, H, sun)
    for r, opacity in ((70, 0.35), (104, 0.25), (140, 0.18)):
        d.circle(172, 150, r, None, rgb("#FFF3C8"), 5, opacity)
    left = [
        (0, 0),
        (190, 0),
        (150, 36),
        (164, 66),
        (98, 98),
        (124, 134),
        (66, 172),
        (100, 212),
        (58, 262),
        (92, 306),
        (64, 356),
        (96, 420),
        (0, 420),
    ]
    right = [
        (300, 0),
        (300, 420),
        (190, 420),
        (172, 384),
        (214, 340),
        (196, 306),
        (246, 258),
        (222, 222),
        (268, 172),
        (240, 138),
        (274, 96),
        (246, 60),
        (264, 0),
    ]
    for side, points in ((-1, left), (1, right)):
        d.poly([(x - side * 9, y + 5) for x, y in points], rgb("#7A1606"), opacity=0.85)
        d.poly([(x - side * 4, y + 2) for x, y in points], rgb("#FFC070"))
        fill = d.linear(
            (150 + side * 150, 0),
            (150 + side * 30, 0),
            (0, rgb("#1A1014"), 1),
            (0.7, rgb("#2C1517"), 1),
            (1, rgb("#5A1F16"), 1),
        )
        d.poly(points, fill, rgb("#0C0506"), 3)
    dice = random.Random(9)
    for x, y in (
        (36, 60),
        (36, 170),
        (36, 280),
        (36, 380),
        (276, 60),
        (276, 170),
        (276, 280),
        (276, 380),
        (96, 60),
        (110, 26),
    ):
        d.circle(x, y, 4, BLACK, opacity=0.6)
        d.circle(x + 1, y - 1, 2, rgb("#FFB59C"), opacity=0.35)
    for points in (
        [(0, 118), (96, 118)],
        [(0, 232), (76, 232)],
        [(0, 340), (66, 340)],
        [(64, 0), (64, 190)],
        [(300, 118), (258, 118)],
        [(300, 232), (226, 232)],
        [(300, 340), (210, 340)],
    ):
        d.lines(points, BLACK, 3, 0.55)
        d.lines([(px, py + 2) for px, py in points], rgb("#FFB59C"), 1, 0.16)
    for _ in range(22):
        t = dice.uniform(0, 1)
        x, y = 230 - 120 * t + dice.uniform(-38, 38), 30 + 370 * t
        size = dice.uniform(3, 9)
        turn = dice.uniform(0, 360)
        d.poly(regular(x, y, size, 3, turn), rgb("#24100F"), rgb("#FFC070"), 1, 0.9)
    with d.moved(146 - 74, 262, 148 / 64):
        d.path("M32 3l29 53H3z", rgb("#140405"), rgb("#140405"), 9)
        d.path(
            "M32 3l29 53H3z",
            d.linear((0, 3), (0, 56), (0, rgb("#3A0B0B"), 0.97), (1, rgb("#140405"), 0.97)),
            rgb("#FF3B30"),
            4,
        )
        d.path(
            "M33.500 13l-9 15 7 4-9.500 9 8 2-6 10.500 20.500-15.500-8-3 7-8-8.500-3z",
            d.linear((40, 14), (24, 53), (0, WHITE, 1), (0.4, rgb("#FFC35C"), 1), (1, rgb("#FF4A30"), 1)),
            rgb("#FFE9D8"),
            1.4,
        )
    return d


def written() -> dict[str, Drawing]:
    """Return every card picture by its file's name without ending."""
    found: dict[str, Drawing] = {"resource-back": resource_back(), "hull-breach": breach_face()}
    for kind in RESOURCE:
        found[kind] = resources.card(kind)
        found[f"{kind}-plain"] = resources.card(kind, named=False)
        found[f"{kind}-bare"] = resources.bare(kind)
        found[f"{kind}-small"] = resources.small(kind)
    for count in (1, 2, 3):
        found[f"damage-back-{count}"] = damage_back(count)
        found[f"damage-face-{count}"] = damage_face(count)
    return found
