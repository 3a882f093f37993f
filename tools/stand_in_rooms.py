"""Draw the templates of rooms that nobody has painted: a compartment of the ship in the room's colour.

Walls, floor and ceiling run towards a lit piece of equipment, one of several by the room's look. The same
room is drawn with its lamps out; what is laid over it has a file of its own (`tools/stand_in_overlays.py`).
Colours are words here (`mix(wall,steel,0.5)`), which `room_templates.py` of the game turns into a room's own.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from dataclasses import dataclass

from game.app.drawing.colours.theme import Colour
from game.app.drawing.stand_ins.room_templates import SIZE
from game.app.drawing.stand_ins.svg import Svg

W, H = SIZE
EYE = (360.0, 205.0)
"""The point to which all lines run."""
BACK = (205.0, 92.0, 310.0, 214.0)
"""The wall at the end."""
NIGHT, BLACK, WHITE, METAL = "night", "black", "white", "steel"
EMERGENCY, RIM, TEAL = "emergency", "rim", "teal"

Points = list[tuple[float, float]]


@dataclass(frozen=True)
class Art:
    """Hold what a template is of.

    Attributes:
        state: `lit`, `dark`, `lost`; laid over a room `diverted`, `blazing`.
        shape: which of several rooms it is.
    """

    state: str
    shape: int
    frame: str = "frame"
    plate: str = "plate"


def mix(first: Colour | str, second: Colour | str, share: float) -> str:
    """Return the words for a colour between two."""
    return f"mix({first},{second},{share:g})"


def light(first: Colour | str, share: float) -> str:
    """Return the words for a colour moved towards white."""
    return f"light({first},{share:g})"


class _Paint:
    """Name the tones of a room, whose lamps are on or out."""

    lamp, bright, wall, deep, edge = "lamp", "bright", "wall", "deep", "edge"

    def __init__(self, art: Art) -> None:
        self.lit = art.state == "lit"


def room_svg(art: Art) -> str:
    """Return the picture of a room, lit, dark or lost, as a vector picture."""
    d = Svg(W, H)
    dice = random.Random(art.shape * 31 + 5)
    _compartment(d, art, dice)
    if art.state == "lost":
        _torn(d, art, dice)
    return d.text()


def _compartment(d: Svg, art: Art, dice: random.Random) -> None:
    paint = _Paint(art)
    x, y, w, h = BACK
    d.rect(0, 0, W, H, paint.deep)
    _walls(d, paint, dice)
    _ceiling(d, paint)
    _floor(d, paint)
    fill = d.linear((0, y), (0, y + h), (0, mix(paint.wall, paint.deep, 0.45), 1), (1, paint.deep, 1))
    d.rect(x, y, w, h, fill)
    for n in range(1, 6):
        d.rect(x + w / 6 * n - 1, y, 2, h, mix(paint.deep, BLACK, 0.4), 0.7)
    d.rect(x, y + h * 0.68, w, 3, paint.lamp, 0.35)
    if paint.lit:
        d.glow(EYE[0], EYE[1], 330, art.frame, 0.6)
    FEATURES[art.shape % len(FEATURES)](d, paint, dice)
    _consoles(d, paint, dice)
    _figure(d, paint, 452 if art.shape % 2 else 262, 300)
    _air(d, art, paint)


def _torn(d: Svg, art: Art, dice: random.Random) -> None:
    """Tear the hull open: the sun in the gap, its light in the room's colour."""
    x, y = EYE[0] + 14, EYE[1] + 6
    shine = light(art.frame, 0.3)
    d.rect(0, 0, W, H, d.radial(x, y, 430, (0, shine, 0.75), (0.45, art.frame, 0.42), (1, NIGHT, 0.2)))
    turns = [math.tau * n / 38 + dice.uniform(-0.06, 0.06) for n in range(38)]
    reach = [dice.uniform(0.88, 1.1) - (dice.uniform(0.16, 0.34) if n % 5 == 2 else 0.0) for n in range(38)]
    edge = [(x + math.cos(a) * 158 * r, y + math.sin(a) * 142 * r) for a, r in zip(turns, reach, strict=True)]
    plate = [(x + (px - x) * 1.09, y + (py - y) * 1.09) for px, py in edge]
    d.polygon(plate, mix(art.plate, BLACK, 0.7))
    d.outline(plate, shine, 1.6, 0.7)
    low = y + 320
    sun = d.radial(
        x + 40, low, 470,
        (0, (255, 240, 190), 1), (0.5, (255, 176, 52), 1), (0.66, (242, 96, 16), 1),
        (0.7, (255, 220, 150), 1), (0.74, (150, 36, 6), 1), (0.86, (26, 12, 18), 1), (1, NIGHT, 1),
    )  # fmt: skip
    d.polygon(edge, sun)
    d.outline(edge, (255, 226, 170), 3.2, 0.95)
    for n in range(7):
        a = math.tau * n / 7 + dice.uniform(-0.2, 0.2)
        far, side = dice.uniform(330, 480), dice.uniform(0.03, 0.075)
        ray = [
            (x + math.cos(a + s) * r, y + math.sin(a + s) * r)
            for s, r in ((-side, 150), (-side, far), (side, far), (side, 150))
        ]
        d.polygon(ray, d.radial(x, y, far, (0.3, shine, 0.34), (1, art.frame, 0)))
    for _ in range(22):
        a, far, size = dice.uniform(0, math.tau), dice.uniform(60, 330), dice.uniform(2, 9)
        cx, cy = x + math.cos(a) * far, y + math.sin(a) * far * 0.66
        piece = [
            (cx + math.cos(t) * size, cy + math.sin(t) * size)
            for t in sorted(dice.uniform(0, 6.2) for _ in range(4))
        ]
        d.polygon(piece, mix(art.plate, BLACK, 0.8))
        d.outline(piece[:2], shine, 1.4, 0.9, closed=False)


def _walls(d: Svg, paint: _Paint, dice: random.Random) -> None:
    """Both side walls: panels between ribs, a strip of light along each, pipes above."""
    x, y, w, h = BACK
    for side in (0, 1):
        near, far = (0.0, x) if side == 0 else (W, x + w)
        shade = d.linear((near, 0), (far, 0), (0, mix(paint.wall, paint.deep, 0.55), 1), (1, paint.wall, 1))
        d.polygon([(near, -70), (far, y), (far, y + h), (near, H + 30)], shade)
        for n in range(5):
            a, b = 1 - 0.72**n, 1 - 0.72 ** (n + 1)
            left, right = near + (far - near) * a, near + (far - near) * b
            for top, low in ((0.08, 0.34), (0.4, 0.62), (0.68, 0.95)):
                ends = ((left, a), (right, b))
                corners = [(x_, level(at, top)) for x_, at in ends]
                corners += [(x_, level(at, low)) for x_, at in reversed(ends)]
                tone = mix(paint.wall, paint.deep, dice.choice((0.1, 0.25, 0.4, 0.55)))
                d.polygon(_shrunk(corners, 0.94), tone)
                d.outline(_shrunk(corners, 0.94)[:2], paint.edge, 1.2, 0.5, closed=False)
                if dice.random() < 0.3:
                    lamp = _shrunk(corners, 0.3)
                    d.polygon(lamp, paint.bright if paint.lit else mix(EMERGENCY, NIGHT, 0.55), 0.85)
        strip: Points = [
            (near, level(0, 0.36)),
            (far, level(1, 0.36)),
            (far, level(1, 0.375)),
            (near, level(0, 0.385)),
        ]
        if paint.lit:
            d.outline(strip, paint.lamp, 9, 0.25)
            d.polygon(strip, paint.bright)
        else:
            d.polygon(strip, paint.deep)


def level(share: float, height: float) -> float:
    """Return how high a height on the side walls (0 top, 1 bottom) lies, a share of the way to the end."""
    top, low = -70 + (BACK[1] + 70) * share, H + 30 + (BACK[1] + BACK[3] - H - 30) * share
    return top + (low - top) * height


def _shrunk(points: Points, share: float) -> Points:
    cx = sum(x for x, _ in points) / len(points)
    cy = sum(y for _, y in points) / len(points)
    return [(cx + (x - cx) * share, cy + (y - cy) * share) for x, y in points]


def _ceiling(d: Svg, paint: _Paint) -> None:
    x, y, w, _ = BACK
    d.polygon([(0, -70), (W, -70), (x + w, y), (x, y)], mix(paint.wall, paint.deep, 0.7))
    for n in range(5):
        share = 1 - 0.66 ** (n + 1)
        left, right = x * share, W + (x + w - W) * share
        level = -70 + (y + 70) * share
        d.rect(
            left,
            level - 7 * (1 - share) - 3,
            right - left,
            14 * (1 - share) + 3,
            mix(paint.deep, BLACK, 0.35),
        )
        d.rect(left, level + 7 * (1 - share), right - left, 1.6, paint.edge, 0.5)
    for at in (-0.46, 0.46):
        near, far = (EYE[0] + at * 700, -40.0), (EYE[0] + at * w * 0.72, y + 1)
        bar: Points = [
            (near[0] - 17, near[1]),
            (near[0] + 17, near[1]),
            (far[0] + 4, far[1]),
            (far[0] - 4, far[1]),
        ]
        if paint.lit:
            d.outline(bar, paint.lamp, 16, 0.22)
            d.polygon(bar, paint.lamp)
            d.polygon(_shrunk(bar, 0.6), paint.bright, 0.9)
        else:
            d.polygon(bar, mix(paint.deep, METAL, 0.25))


def _floor(d: Svg, paint: _Paint) -> None:
    x, y, w, h = BACK
    low = y + h
    fill = d.linear(
        (0, low), (0, H), (0, mix(paint.wall, paint.deep, 0.35), 1), (1, mix(paint.deep, BLACK, 0.35), 1)
    )
    d.polygon([(x, low), (x + w, low), (W, H + 30), (0, H + 30)], fill)
    for n in range(-6, 7):
        near, far = EYE[0] + n * 120, EYE[0] + n * 46
        d.outline([(far, low), (near + n * 30, H + 30)], mix(paint.deep, BLACK, 0.45), 1.8, 0.8, closed=False)
    for n in range(6):
        level = low + (H - low) * (n / 6) ** 1.7
        d.rect(0, level, W, 1 + 1.4 * n / 6, mix(paint.deep, BLACK, 0.45), 0.7)
    if paint.lit:
        for n, strength in enumerate((0.34, 0.22)):
            d.glow(EYE[0], low + 40 + 70 * n, 190 - 40 * n, paint.lamp, strength)
        for side in (-1, 1):
            line = [(EYE[0] + side * 96, low), (EYE[0] + side * 330, H + 20)]
            d.outline(line, paint.lamp, 8, 0.2, closed=False)
            d.outline(line, paint.bright, 2.2, 0.8, closed=False)


# What a room is about: the lit piece at its end.


def _ring(d: Svg, paint: _Paint, dice: random.Random) -> None:
    """A turning ring with spokes and a blazing middle."""
    x, y = EYE
    d.circle(x, y, 104, mix(paint.deep, BLACK, 0.5))
    for radius, width in ((98, 12), (74, 5), (52, 8)):
        d.circle(x, y, radius, None, 1, mix(paint.wall, METAL, 0.5), width + 4)
        d.circle(x, y, radius, None, 0.95, paint.lamp, width * 0.5)
    for n in range(12):
        a = math.tau * n / 12 + 0.13
        ends = [(x + math.cos(a) * r, y + math.sin(a) * r) for r in (30, 96)]
        d.outline(ends, mix(paint.wall, METAL, 0.4), 7, 1, closed=False)
        d.outline(ends, paint.bright, 1.8, 0.75, closed=False)
    _heart(d, paint, x, y, 30)


def _window(d: Svg, paint: _Paint, dice: random.Random) -> None:
    """A wide window before the sun."""
    x, y, w, h = 232.0, 112.0, 256.0, 132.0
    d.rect(x - 8, y - 8, w + 16, h + 16, mix(paint.wall, METAL, 0.5), 1, 16)
    d.rect(x, y, w, h, (4, 5, 12), 1, 10)
    for _ in range(26):
        d.circle(x + dice.random() * w * 0.6, y + dice.random() * h, dice.choice((0.8, 1.1, 1.6)), WHITE, 0.8)
    hot = d.radial(
        x + w * 0.95, y + h * 0.75, 190,
        (0, (255, 244, 190), 1), (0.36, (255, 170, 48), 1), (0.62, (226, 76, 12), 0.8), (1, (120, 20, 4), 0),
    )  # fmt: skip
    d.rect(x, y, w, h, hot, 1 if paint.lit else 0.5, 10)
    for n in range(1, 4):
        d.rect(x + w / 4 * n - 4, y, 8, h, mix(paint.wall, BLACK, 0.3))
        d.rect(x + w / 4 * n + 4, y, 1.6, h, RIM, 0.8)
    d.rect(x - 20, y + h + 20, w + 40, 26, mix(paint.wall, METAL, 0.35), 1, 5)
    for n in range(8):
        d.rect(x - 8 + n * 34, y + h + 25, 24, 12, paint.lamp, 0.9 if paint.lit else 0.4, 2)


def _tanks(d: Svg, paint: _Paint, dice: random.Random) -> None:
    """Tall tanks with something shining in them."""
    for n, (x, wide) in enumerate(((248, 50), (316, 88), (424, 50))):
        top, low = 104 - 6 * (n == 1), 282 + 8 * (n == 1)
        d.rect(x - 5, top - 16, wide + 10, 26, mix(paint.wall, METAL, 0.55), 1, 6)
        glass = d.linear(
            (x, 0), (x + wide, 0), (0, mix(paint.lamp, BLACK, 0.55), 1),
            (0.35, paint.bright, 1), (0.6, paint.lamp, 1), (1, mix(paint.lamp, BLACK, 0.62), 1),
        )  # fmt: skip
        d.rect(x, top, wide, low - top, glass, 1, 12)
        for _ in range(14):
            at = x + 8 + dice.random() * (wide - 16), top + 14 + dice.random() * (low - top - 28)
            d.circle(*at, dice.choice((1.6, 2.6, 4)), paint.bright, 0.6)
        for level in (0.3, 0.66):
            d.rect(x - 3, top + (low - top) * level, wide + 6, 7, mix(paint.wall, METAL, 0.45), 1, 2)
        d.rect(x - 7, low - 8, wide + 14, 24, mix(paint.wall, METAL, 0.5), 1, 5)


def _screens(d: Svg, paint: _Paint, dice: random.Random) -> None:
    """A wall of screens around a large one."""
    places = [
        (290.0, 112.0, 140.0, 96.0),
        *((x, y, 58.0, 42.0) for x in (222.0, 440.0) for y in (112.0, 166.0)),
    ]
    for n, (x, y, w, h) in enumerate(places):
        d.rect(x - 5, y - 5, w + 10, h + 10, mix(paint.wall, METAL, 0.45), 1, 5)
        d.rect(x, y, w, h, mix(paint.lamp, BLACK, 0.72), 1, 3)
        if n == 0:
            for radius in (14, 26, 38):
                d.circle(x + w / 2, y + h / 2, radius, None, 0.9, paint.lamp, 2)
            d.outline(
                [(x + w / 2, y + h / 2), (x + w / 2 + 30, y + h / 2 - 24)], paint.bright, 3, 1, closed=False
            )
            d.glow(x + w / 2 + 18, y + h / 2 - 14, 34, paint.lamp, 0.8)
        else:
            for bar in range(7):
                high = 6 + dice.random() * (h - 14)
                d.rect(x + 5 + bar * 7, y + h - 4 - high, 4.4, high, paint.lamp, 0.9)
    d.rect(250, 226, 220, 34, mix(paint.wall, METAL, 0.4), 1, 6)
    for n in range(9):
        d.rect(262 + n * 23, 233, 16, 7, dice.choice((paint.bright, paint.lamp)), 0.9, 2)


def _pillar(d: Svg, paint: _Paint, dice: random.Random) -> None:
    """A column of light from floor to ceiling."""
    x, low = EYE[0], BACK[1] + BACK[3]
    d.glow(x, EYE[1], 170, paint.lamp, 0.8 if paint.lit else 0.2)
    column = d.linear(
        (x - 34, 0), (x + 34, 0), (0, paint.lamp, 0), (0.3, paint.lamp, 0.9),
        (0.5, WHITE if paint.lit else paint.bright, 1), (0.7, paint.lamp, 0.9), (1, paint.lamp, 0),
    )  # fmt: skip
    d.rect(x - 34, 70, 68, low - 60, column)
    for level, wide in ((86, 84), (104, 60), (low - 26, 70), (low - 8, 100), (low + 10, 128)):
        d.rect(x - wide, level, wide * 2, 16, mix(paint.wall, METAL, 0.5), 1, 6)
        d.rect(x - wide + 6, level + 2, wide * 2 - 12, 2.4, paint.bright, 0.8)
    for n in range(4):
        y = 136 + n * 36
        d.outline(
            [(x - 58, y), (x - 30, y + 10), (x + 30, y + 10), (x + 58, y)],
            mix(paint.wall, METAL, 0.6),
            6,
            1,
            False,
        )


def _racks(d: Svg, paint: _Paint, dice: random.Random) -> None:
    """Cells stacked to the ceiling, each with its lamp."""
    for column in range(7):
        for row in range(4):
            x, y = 219 + column * 41, 104 + row * 44
            d.rect(x, y, 36, 38, mix(paint.wall, METAL, dice.choice((0.2, 0.35, 0.5))), 1, 4)
            inside = paint.lamp if dice.random() < 0.62 else paint.deep
            d.rect(x + 5, y + 6, 26, 20, mix(inside, BLACK, 0.35), 1, 3)
            if inside is paint.lamp:
                d.rect(x + 9, y + 10, 18, 12, paint.bright, 0.85, 2)
                d.glow(x + 18, y + 16, 26, paint.lamp, 0.5)
            d.rect(x + 6, y + 30, 10, 3, paint.bright, 0.7)


FEATURES: tuple[Callable[[Svg, _Paint, random.Random], None], ...] = (
    *(_ring, _tanks, _screens, _window, _pillar, _racks),
)


def _heart(d: Svg, paint: _Paint, x: float, y: float, radius: float) -> None:
    if paint.lit:
        d.glow(x, y, radius * 3.4, paint.lamp, 0.8)
        core = d.radial(x, y, radius, (0, WHITE, 1), (0.45, paint.bright, 1), (1, paint.lamp, 1))
        d.circle(x, y, radius, core)
    else:
        d.circle(x, y, radius, paint.deep, 1, mix(paint.wall, METAL, 0.4), 4)


def _consoles(d: Svg, paint: _Paint, dice: random.Random) -> None:
    """Desks at both sides in the foreground, with screens."""
    for side in (-1, 1):
        body: Points = [(150, 300), (238, 282), (246, 300), (236, 372), (96, 420), (84, 330)]
        points = [(x if side < 0 else W - x, y) for x, y in body]
        d.polygon([(x, y + 12) for x, y in points], BLACK, 0.4)
        d.polygon(points, mix(paint.deep, BLACK, 0.25))
        d.outline(points[:3], paint.edge, 2, 0.8, closed=False)
        for n in range(3):
            x0, y0 = 106 + 44 * n, 330 - 13 * n
            screen: Points = [(x0, y0), (x0 + 32, y0 - 8), (x0 + 34, y0 + 16), (x0 + 1, y0 + 26)]
            shown = [(x if side < 0 else W - x, y) for x, y in screen]
            tone = paint.lamp if dice.random() < 0.7 else TEAL
            d.polygon(shown, mix(tone, BLACK, 0.3) if paint.lit else mix(tone, NIGHT, 0.86))
            if paint.lit:
                d.polygon(_shrunk(shown, 0.6), light(tone, 0.4), 0.8)
                d.glow(shown[0][0], shown[0][1], 46, tone, 0.35)


def _figure(d: Svg, paint: _Paint, x: float, y: float) -> None:
    """Somebody of the crew, dark before the light."""
    ink = mix(paint.deep, BLACK, 0.72)
    d.polygon([(x - 15, y + 92), (x + 15, y + 92), (x + 30, y + 104), (x - 30, y + 104)], BLACK, 0.35)
    d.polygon(
        [(x - 12, y + 20), (x + 12, y + 20), (x + 15, y + 52), (x + 9, y + 98), (x + 2, y + 98), (x, y + 62),
         (x - 2, y + 98), (x - 9, y + 98), (x - 15, y + 52)], ink,
    )  # fmt: skip
    d.circle(x, y + 9, 9.5, ink)
    d.outline([(x + 12, y + 21), (x + 15, y + 52), (x + 10, y + 92)], paint.edge, 1.6, 0.8, closed=False)
    d.circle(x, y + 9, 9.5, None, 0.6, paint.edge, 1.4)


def _air(d: Svg, art: Art, paint: _Paint) -> None:
    """Haze at the end, dark corners, the sun's warmth from the right; in the dark a red lamp."""
    if paint.lit:
        d.glow(EYE[0], EYE[1] + 30, 240, light(art.frame, 0.25), 0.22)
    else:
        d.glow(150, 110, 190, EMERGENCY, 0.6)
        d.rect(132, 100, 36, 14, light(EMERGENCY, 0.3), 0.95, 4)
        d.glow(560, 330, 150, EMERGENCY, 0.22)
    d.rect(
        0, 0, W, H, d.radial(W / 2, H * 0.46, 460, (0.35, BLACK, 0), (0.75, BLACK, 0.26), (1, BLACK, 0.64))
    )
    if paint.lit:
        d.rect(W - 130, 0, 130, H, d.linear((W, 0), (W - 130, 0), (0, RIM, 0.3), (1, RIM, 0)))
