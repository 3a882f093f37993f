"""Draw the templates of resource cards that nobody has drawn, and the outlines of their pieces.

A piece has one of several outlines; its card repeats the outline around it, with sparks on it. Colours are
words here (`mix(tone,black,0.5)`), which `emblem_cards.py` of the game turns into a resource's own.
"""

from __future__ import annotations

import math
import random
from collections.abc import Mapping, Sequence

from game.app.drawing import shapes
from game.app.drawing.stand_ins.emblem_cards import HERO, SMALL, H, W, middle_of
from game.app.drawing.stand_ins.emblems import SIDE
from game.app.drawing.stand_ins.svg import Svg

Points = list[tuple[float, float]]

_CENTRE = SIDE / 2


def _regular(corners: int, radius: float, turn: float = -90.0, flat: float = 1.0) -> Points:
    """Return the corners of a regular polygon, every second one nearer to the middle if `flat` is below 1."""
    found = []
    for n in range(corners):
        angle = math.radians(turn + 360 / corners * n)
        reach = radius * (flat if n % 2 else 1)
        found.append((_CENTRE + reach * math.cos(angle), _CENTRE + reach * math.sin(angle)))
    return found


def _plate(cuts: tuple[float, float, float, float], inset: float = 4.0) -> Points:
    return [(x + inset, y + inset) for x, y in shapes.outline(SIDE - 2 * inset, SIDE - 2 * inset, cuts)]


def _shield() -> Points:
    lower = [
        (_CENTRE + 26 * math.cos(math.radians(a)), 30 + 31 * math.sin(math.radians(a)) ** 1.4)
        for a in range(0, 181, 15)
    ]
    return [(6, 6), (58, 6), *lower]


SOLIDS: tuple[Points, ...] = (
    _regular(6, 30),
    _plate((18, 18, 18, 18)),
    _shield(),
    _regular(5, 31),
    _plate((26, 2, 26, 2)),
    _regular(12, 31, flat=0.84),
    [(_CENTRE, 1.5), (58, 20), (58, 62), (6, 62), (6, 20)],
    _regular(7, 30),
    [(12, 4), (52, 4), (62, _CENTRE), (52, 60), (12, 60), (2, _CENTRE)],
    _plate((2, 20, 2, 20)),
    _regular(16, 31, flat=0.88),
    [(6, 2), (58, 2), (58, 44), (_CENTRE, 62.5), (6, 44)],
)
"""Outlines of resources; none is a piece of the crew (disc, triangle, diamond, square)."""
FRAMES: tuple[Points, ...] = (
    _plate((14, 4, 14, 4)),
    _regular(6, 29),
    _plate((4, 14, 4, 14)),
    _regular(8, 29, turn=-67.5),
)
"""Outlines of signs."""
OUTLINES: Mapping[str, Sequence[Points]] = {
    "solid": SOLIDS,
    "frame": FRAMES,
    "danger": (_regular(6, 30.6),),
    "danger-inside": (_regular(6, 27.4),),
}
"""All outlines of icons, by family."""


def outlines_svg() -> str:
    """Return the outlines as the text of an SVG file: a row for each family, each outline in a square."""
    rows = []
    for row, (family, points) in enumerate(OUTLINES.items()):
        for n, outline in enumerate(points):
            corners = " ".join(f"{x!r},{y!r}" for x, y in outline)
            place = f"translate({SIDE * n:g} {SIDE * row:g})"
            rows.append(f'<g transform="{place}"><polygon id="{family}-{n}" points="{corners}"/></g>')
    size = f"{SIDE * max(map(len, OUTLINES.values())):g} {SIDE * len(OUTLINES):g}"
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size}">{"".join(rows)}</svg>'


def mix(first: str, second: str, share: float) -> str:
    """Return the words for a colour between two."""
    return f"mix({first},{second},{_number(share)})"


def light(first: str, share: float) -> str:
    """Return the words for a colour moved towards white."""
    return f"light({first},{_number(share)})"


def _number(share: float) -> str:
    return f"{abs(share):.6f}".rstrip("0").rstrip(".")


def card_svg(shape: int, face: str) -> str:
    """Return the template of a card's face.

    Args:
        shape: of the piece, a number of `SOLIDS`.
        face: of `emblem_cards.FACES`.
    """
    d = Svg(W, H)
    middle = middle_of(face)
    _ground(d, middle)
    if face == "small":
        d.circle(W / 2, H / 2, 140, d.radial(W / 2, H / 2, 140, (0.4, "black", 0.5), (1, "black", 0)))
        _piece(d, shape, middle, SMALL, plain=True)
    else:
        _pattern(d, shape, middle)
    _shade(d, middle)
    if face in ("named", "plain"):
        _piece(d, shape, middle, HERO)
        veil = d.linear((40, 0), (190, 210), (0, "white", 0.13), (1, "white", 0.02))
        d.polygon([(0, 0), (196, 0), (60, 330), (0, 330)], veil)
    return d.text()


def _outline(shape: int, middle: float, scale: float) -> Points:
    return [(W / 2 + (x - SIDE / 2) * scale, middle + (y - SIDE / 2) * scale) for x, y in SOLIDS[shape]]


def _ground(d: Svg, middle: float) -> None:
    fill = d.linear((0, 0), (0, H), (0, mix("ground", "ink", 0.12), 1), (1, mix("ground", "ink", 0.62), 1))
    d.rect(0, 0, W, H, fill)
    halo = mix(light("ground", 0.12), "frame", 0.34)
    d.rect(0, 0, W, H, d.radial(W / 2, middle, 215, (0, halo, 1), (0.55, halo, 0.42), (1, halo, 0)))


def _pattern(d: Svg, shape: int, middle: float) -> None:
    """The outline of the piece again and again, further and further out, with sparks on it."""
    dice = random.Random(shape * 7 + 3)
    for n in range(9):
        scale = HERO * 1.25 + n * 0.62
        d.outline(_outline(shape, middle, scale), "frame", 2.4, 0.34 - 0.026 * n)
    for n in range(16):
        ring = _outline(shape, middle, HERO * 1.25 + dice.randrange(7) * 0.62)
        at = dice.randrange(len(ring))
        (x0, y0), (x1, y1) = ring[at], ring[(at + 1) % len(ring)]
        share = dice.random()
        x, y = x0 + (x1 - x0) * share, y0 + (y1 - y0) * share
        if n % 4 == 0:
            d.glow(x, y, 22, light("frame", 0.3), 0.7)
        d.circle(x, y, dice.choice((2.2, 3.0, 4.2)), light("frame", 0.6), 0.85)


def _shade(d: Svg, middle: float) -> None:
    dark = mix("ground", "black", 0.82)
    edges = d.radial(W / 2, middle + 12, 285, (0.5, dark, 0), (0.8, dark, 0.38), (1, dark, 0.85))
    d.rect(0, 0, W, H, edges)
    d.rect(0, 0, 60, H, d.linear((0, 0), (60, 0), (0, "cool", 0.16), (1, "cool", 0)))
    rim = "rim"
    d.rect(W - 64, 0, 64, H, d.linear((W, 0), (W - 64, 0), (0, rim, 0.36), (0.35, rim, 0.12), (1, rim, 0)))


def _piece(d: Svg, shape: int, middle: float, scale: float, plain: bool = False) -> None:
    """A cut stone: a dark rim, facets lit from above and from the sun at the right, a dark window."""
    tone = "tone"
    rim = mix("ground", "black", 0.5)
    outer = _outline(shape, middle, scale)
    if not plain:
        shadow = [(x, y + 12) for x, y in _outline(shape, middle, scale * 1.08)]
        d.polygon(shadow, "black", 0.34)
    d.polygon(_outline(shape, middle, scale * 1.05), rim)
    inner = _outline(shape, middle, scale * 0.7)
    for n, (x0, y0) in enumerate(outer):
        x1, y1 = outer[(n + 1) % len(outer)]
        facet = [(x0, y0), (x1, y1), inner[(n + 1) % len(inner)], inner[n]]
        up = (middle - (y0 + y1) / 2) / (SIDE * scale / 2)
        sun = ((x0 + x1) / 2 - W / 2) / (SIDE * scale / 2)
        lit = light(tone, 0.62 * up) if up > 0 else mix(tone, rim, -0.55 * up)
        d.polygon(facet, mix(lit, "hot", 0.22 * max(0.0, sun)))
    window = d.linear(
        (0, middle - SIDE * scale / 3),
        (0, middle + SIDE * scale / 3),
        (0, mix(tone, rim, 0.78), 1),
        (1, mix(tone, rim, 0.4), 1),
    )
    d.polygon(inner, window)
    d.outline(inner, light(tone, 0.55), 2.6 if plain else 3.2, 0.9)
    d.outline(outer, light(tone, 0.75), 2.2, 0.55)
    if not plain:
        d.glow(W / 2, middle, 70, tone, 0.4)
