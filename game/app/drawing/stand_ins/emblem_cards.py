"""Faces of resource cards that nobody has drawn: ground, pattern and a large piece with its letters.

They are built like the drawn ones (`assets/source/vector/resources.py`) and come in the same four kinds: with
the piece high above a name, in the middle, small without detail, and bare where only a strip is seen.
"""

from __future__ import annotations

import random
from collections.abc import Callable

import pygame

from game.app.drawing.colours.theme import Colour, colour, light, mix
from game.app.drawing.looks import Emblem
from game.app.drawing.stand_ins.emblems import SIDE, SOLIDS, letters_on, strong_tone
from game.app.drawing.stand_ins.svg import Svg

W, H = 300.0, 420.0
MIDDLE = 165.0
"""How high the piece stands on a card with a name."""
COOL: Colour = (111, 168, 255)
WHITE: Colour = (255, 255, 255)
BLACK: Colour = (0, 0, 0)
SIGN = (150.0, 140.0, 180.0)
"""Middle and size of the sign on a back."""
HERO = 3.2
"""How many times as large as an icon the piece is."""

Points = list[tuple[float, float]]


def card_svg(emblem: Emblem, face: str) -> str:
    """Return the face of a card as a vector picture without its letters.

    Args:
        emblem: the resource's.
        face: `named`, `plain`, `small` or `bare`.
    """
    d = Svg(W, H)
    middle = middle_of(face)
    _ground(d, emblem, middle)
    if face == "small":
        d.circle(W / 2, H / 2, 140, d.radial(W / 2, H / 2, 140, (0.4, BLACK, 0.5), (1, BLACK, 0)))
        _piece(d, emblem, middle, 3.9, plain=True)
    else:
        _pattern(d, emblem, middle)
    _shade(d, emblem, middle)
    if face in ("named", "plain"):
        _piece(d, emblem, middle, HERO)
        veil = d.linear((40, 0), (190, 210), (0, WHITE, 0.13), (1, WHITE, 0.02))
        d.polygon([(0, 0), (196, 0), (60, 330), (0, 330)], veil)
    return d.text()


def middle_of(face: str) -> float:
    """Return how high the middle of a face stands."""
    return {"small": H / 2, "plain": MIDDLE + 36}.get(face, MIDDLE)


def put_letters(card: pygame.Surface, emblem: Emblem, face: str) -> None:
    """Write the letters of a resource on the drawn face of its card."""
    if face == "bare":
        return
    scale = card.get_width() / W
    side = SIDE * (3.9 if face == "small" else HERO) * scale
    letters = emblem.letters[:1] if face == "small" else emblem.letters
    place = card.get_width() / 2, (card.get_height() - H * scale) / 2 + middle_of(face) * scale
    tone = strong_tone(emblem.frame)
    for drop, paint in ((0.03, mix(emblem.ground, BLACK, 0.6)), (0.0, light(tone, 0.85))):
        letters_on(
            card,
            letters,
            side * (0.5 if len(letters) == 1 else 0.43),
            (place[0], place[1] + drop * side),
            paint,
        )


def put_sign(card: pygame.Surface, icon: Callable[[int], pygame.Surface]) -> None:
    """Put an icon where the back of a card has its sign; `icon` makes it in so many pixels."""
    scale = card.get_width() / W
    sign = icon(round(SIGN[2] * scale))
    top = (card.get_height() - H * scale) / 2 + SIGN[1] * scale
    card.blit(sign, (round(SIGN[0] * scale - sign.get_width() / 2), round(top - sign.get_height() / 2)))


def _outline(emblem: Emblem, middle: float, scale: float) -> Points:
    shape = SOLIDS[emblem.shape % len(SOLIDS)]
    return [(W / 2 + (x - SIDE / 2) * scale, middle + (y - SIDE / 2) * scale) for x, y in shape]


def _ground(d: Svg, emblem: Emblem, middle: float) -> None:
    base, frame = emblem.ground, emblem.frame
    fill = d.linear((0, 0), (0, H), (0, mix(base, colour.INK, 0.12), 1), (1, mix(base, colour.INK, 0.62), 1))
    d.rect(0, 0, W, H, fill)
    halo = mix(light(base, 0.12), frame, 0.34)
    d.rect(0, 0, W, H, d.radial(W / 2, middle, 215, (0, halo, 1), (0.55, halo, 0.42), (1, halo, 0)))


def _pattern(d: Svg, emblem: Emblem, middle: float) -> None:
    """The outline of the piece again and again, further and further out, with sparks on it."""
    dice = random.Random(emblem.shape * 7 + 3)
    for n in range(9):
        scale = HERO * 1.25 + n * 0.62
        d.outline(_outline(emblem, middle, scale), emblem.frame, 2.4, 0.34 - 0.026 * n)
    for n in range(16):
        ring = _outline(emblem, middle, HERO * 1.25 + dice.randrange(7) * 0.62)
        at = dice.randrange(len(ring))
        (x0, y0), (x1, y1) = ring[at], ring[(at + 1) % len(ring)]
        share = dice.random()
        x, y = x0 + (x1 - x0) * share, y0 + (y1 - y0) * share
        if n % 4 == 0:
            d.glow(x, y, 22, light(emblem.frame, 0.3), 0.7)
        d.circle(x, y, dice.choice((2.2, 3.0, 4.2)), light(emblem.frame, 0.6), 0.85)


def _shade(d: Svg, emblem: Emblem, middle: float) -> None:
    dark = mix(emblem.ground, BLACK, 0.82)
    edges = d.radial(W / 2, middle + 12, 285, (0.5, dark, 0), (0.8, dark, 0.38), (1, dark, 0.85))
    d.rect(0, 0, W, H, edges)
    d.rect(0, 0, 60, H, d.linear((0, 0), (60, 0), (0, COOL, 0.16), (1, COOL, 0)))
    rim = colour.RIM
    d.rect(W - 64, 0, 64, H, d.linear((W, 0), (W - 64, 0), (0, rim, 0.36), (0.35, rim, 0.12), (1, rim, 0)))


def _piece(d: Svg, emblem: Emblem, middle: float, scale: float, plain: bool = False) -> None:
    """A cut stone: a dark rim, facets lit from above and from the sun at the right, a dark window."""
    tone = strong_tone(emblem.frame)
    rim = mix(emblem.ground, BLACK, 0.5)
    outer = _outline(emblem, middle, scale)
    if not plain:
        shadow = [(x, y + 12) for x, y in _outline(emblem, middle, scale * 1.08)]
        d.polygon(shadow, BLACK, 0.34)
    d.polygon(_outline(emblem, middle, scale * 1.05), rim)
    inner = _outline(emblem, middle, scale * 0.7)
    for n, (x0, y0) in enumerate(outer):
        x1, y1 = outer[(n + 1) % len(outer)]
        facet = [(x0, y0), (x1, y1), inner[(n + 1) % len(inner)], inner[n]]
        up = (middle - (y0 + y1) / 2) / (SIDE * scale / 2)
        sun = ((x0 + x1) / 2 - W / 2) / (SIDE * scale / 2)
        lit = light(tone, 0.62 * up) if up > 0 else mix(tone, rim, -0.55 * up)
        d.polygon(facet, mix(lit, colour.RIM_HOT, 0.22 * max(0.0, sun)))
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
