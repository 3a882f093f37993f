"""Icons that nobody has drawn: the first letters of a name in a frame, at any size.

Signs of rooms, actions and the like are white lines, as the drawn ones are, to be tinted. Resources are solid
pieces in their own colours, told apart by outline and letter. The outlines are drawn in a file
(`assets/stand-ins/emblems.svg`).
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache

import pygame

from game.app.drawing import shapes
from game.app.drawing.colours.colour_vision import from_lab, lab
from game.app.drawing.colours.theme import DISPLAY_BOLD, Colour, light, mix
from game.app.drawing.looks import Emblem
from game.app.drawing.stand_ins.templates import template
from game.app.drawing.type.fallback_fonts import file_for, font_file, open_font

SIDE = 64.0
"""Icons are drawn on a square of this size."""
INK: Colour = (244, 238, 227)
"""The white of drawn icons."""
LINE = 4.6
_SMALL = 26
"""Up to so many pixels there is one letter only."""
_OVERSIZE = 4
_CENTRE = SIDE / 2

_OUTLINE = re.compile(r'<polygon id="([a-z-]+)-\d+" points="([^"]*)"')

FAMILIES = {"solid", "frame", "danger", "danger-inside"}
"""Outlines that the file has: of resources, of signs, and of the sign of Damage cards."""
Points = list[tuple[float, float]]


@cache
def outlines() -> Mapping[str, tuple[Points, ...]]:
    """Return the outlines by their family: `solid` of resources, `frame` of signs.

    No solid is a piece of the crew (disc, triangle, diamond, square).

    Raises:
        OSError: the file cannot be read.
        ValueError: it is not whole.
    """
    found: dict[str, tuple[Points, ...]] = {}
    for family, points in _OUTLINE.findall(template("stand-ins/emblems.svg")):
        corners = [tuple(map(float, corner.split(","))) for corner in points.split()]
        found[family] = (*found.get(family, ()), [(x, y) for x, y in corners])
    if set(found) != FAMILIES:
        raise ValueError("outlines are missing")
    return found


def solid(shape: int) -> Points:
    """Return the outline of a resource of a shape; further shapes take them again."""
    solids = outlines()["solid"]
    return solids[shape % len(solids)]


def emblem(wanted: Emblem, pixels: int) -> pygame.Surface:
    """Return an icon as a square of so many pixels.

    Raises:
        OSError, ValueError: the outlines cannot be read.
    """
    side = pixels * _OVERSIZE
    large = pygame.Surface((side, side), pygame.SRCALPHA)
    scale = side / SIDE
    if wanted.family == "damage":
        _danger(large, wanted, scale)
    elif wanted.family == "resources":
        large.fill((*wanted.ground[:3], 0))
        _solid(large, wanted, scale, pixels)
    else:
        large.fill((*INK, 0))
        frames = outlines()["frame"]
        frame = frames[wanted.shape % len(frames)]
        points = [(x * scale, y * scale) for x, y in frame]
        shapes.polygon(large, INK, points, LINE * 0.82 * scale)
        letters = wanted.letters if pixels >= _SMALL else wanted.letters[:1]
        letters_on(large, letters, side * 0.62, (side / 2, side / 2), INK)
    return pygame.transform.smoothscale(large, (pixels, pixels))


def _danger(large: pygame.Surface, wanted: Emblem, scale: float) -> None:
    """The sign of Damage cards: a dark red hexagon with a bright edge, and how many rooms they hit."""
    middle = large.get_width() / 2
    large.fill((255, 90, 60, 0))
    for family, paint in (("danger", (255, 90, 60)), ("danger-inside", (66, 10, 8))):
        points = [(x * scale, y * scale) for x, y in outlines()[family][0]]
        pygame.draw.polygon(large, paint, points)
    letters_on(large, wanted.letters, large.get_width() * 0.46, (middle, middle), (255, 214, 130))


def _solid(large: pygame.Surface, wanted: Emblem, scale: float, pixels: int) -> None:
    """A bevelled piece, lit from above, with a dark rim and dark letters."""
    outline = solid(wanted.shape)
    rim = mix(wanted.ground, (0, 0, 0), 0.45)
    pygame.draw.polygon(large, rim, [(x * scale, y * scale) for x, y in outline])
    strong = strong_tone(wanted.frame)
    for share, paint in (
        (0.9, light(strong, 0.5)),
        (0.86, strong),
        (0.68, mix(strong, rim, 0.55)),
        (0.64, mix(strong, rim, 0.72)),
    ):
        drop = 0.6 if share in (0.86, 0.64) else 0.0
        points = [
            ((_CENTRE + (x - _CENTRE) * share) * scale, (_CENTRE + (y - _CENTRE) * share + drop) * scale)
            for x, y in outline
        ]
        pygame.draw.polygon(large, paint, points)
    letters = wanted.letters if pixels >= _SMALL * 1.5 else wanted.letters[:1]
    middle = large.get_width() / 2
    letters_on(large, letters, large.get_width() * 0.54, (middle, middle), light(strong, 0.82))


def strong_tone(paint: Colour) -> Colour:
    """Return a colour at a lightness at which it reads as a piece."""
    level, a, b = lab((paint[0], paint[1], paint[2]))
    return from_lab((min(74.0, max(58.0, level)), a * 1.1, b * 1.1))


def letters_on(
    large: pygame.Surface, letters: str, wide: float, middle: tuple[float, float], paint: Colour
) -> None:
    """Set letters around a point, as large as they fit into a width and four fifths of it in height."""
    file = file_for(letters[:1], DISPLAY_BOLD) or font_file(DISPLAY_BOLD)
    high = wide * 0.82
    size = max(8, round(high * 1.45))
    box = open_font(file, size).render(letters, True, paint[:3]).get_bounding_rect()
    fit = min(wide / max(1, box.w), high / max(1, box.h))
    word = open_font(file, max(6, round(size * fit))).render(letters, True, paint[:3])
    box = word.get_bounding_rect()
    large.blit(word, (round(middle[0] - box.centerx), round(middle[1] - box.centery)))
