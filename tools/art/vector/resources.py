"""The faces of the five resource cards: ground, light and hero; and a plain one for a few pixels."""

from __future__ import annotations

from types import ModuleType

from game.app.drawing.colours.theme import colour
from vector import icons
from vector.resource import data, energy, metal, nanobots, universal
from vector.resource.common import MIDDLE, H, W
from vector.svg import BLACK, WHITE, Drawing, light, mix, rgb
from vector.tones import RESOURCE


def ground(d: Drawing, kind: str, middle: float) -> None:
    """Paint what lies behind the pattern: the resource's colour, brightest behind the hero."""
    tones = RESOURCE[kind]
    deep = mix(tones.base, colour.INK, 0.62)
    fill = d.linear((0, 0), (0, d.height), (0, mix(tones.base, colour.INK, 0.12), 1), (1, deep, 1))
    d.rect(0, 0, W, d.height, fill)
    halo = mix(light(tones.base, 0.12), tones.frame, 0.34)
    glow = d.radial((W / 2, middle), 215, (0, halo, 1), (0.55, halo, 0.42), (1, halo, 0))
    d.rect(0, 0, W, d.height, glow)


def shade(d: Drawing, kind: str, middle: float) -> None:
    """Darken the edges around the hero, cool the left one and warm the right one: the sun is there."""
    dark = mix(RESOURCE[kind].base, BLACK, 0.82)
    edges = d.radial((W / 2, middle + 12), 285, (0.5, dark, 0), (0.8, dark, 0.38), (1, dark, 0.85))
    d.rect(0, 0, W, d.height, edges)
    cool = rgb("#6FA8FF")
    d.rect(0, 0, 60, d.height, d.linear((0, 0), (60, 0), (0, cool, 0.16), (1, cool, 0)))
    warm = d.linear((W, 0), (W - 64, 0), (0, colour.RIM, 0.36), (0.35, colour.RIM, 0.12), (1, colour.RIM, 0))
    d.rect(W - 64, 0, 64, d.height, warm)


def gloss(d: Drawing) -> None:
    """Lay a weak reflection of the room's lamps over everything."""
    veil = d.linear((40, 0), (190, 210), (0, WHITE, 0.13), (1, WHITE, 0.02))
    d.poly([(0, 0), (196, 0), (60, 330), (0, 330)], veil)


PARTS: dict[str, ModuleType] = {
    "data": data,
    "metal": metal,
    "nanobots": nanobots,
    "energy": energy,
    "universal": universal,
}


def card(kind: str, named: bool = True) -> Drawing:
    """Return the face of a card; one without a name has its hero in the middle."""
    d = Drawing(W, H)
    shift = 0.0 if named else 36.0
    middle = MIDDLE[1] + shift
    ground(d, kind, middle)
    with d.moved(0, shift):
        PARTS[kind].pattern(d)
    shade(d, kind, middle)
    with d.moved(0, shift):
        PARTS[kind].hero(d)
    gloss(d)
    return d


def bare(kind: str) -> Drawing:
    """Return the face of a card of which the next one leaves only a strip: no hero, which would be cut."""
    d = Drawing(W, H)
    ground(d, kind, MIDDLE[1])
    PARTS[kind].pattern(d)
    shade(d, kind, MIDDLE[1])
    return d


def small(kind: str) -> Drawing:
    """Return the face of a card a few pixels wide: colour, light and the resource's sign, no detail."""
    d = Drawing(W, H)
    ground(d, kind, H / 2)
    shade(d, kind, H / 2)
    d.circle(W / 2, H / 2, 140, d.radial((W / 2, H / 2), 140, (0.4, BLACK, 0.55), (1, BLACK, 0)))
    with d.moved(W / 2 - 120, H / 2 - 120, 3.75):
        icons.SIGNS[kind](d)
    return d
