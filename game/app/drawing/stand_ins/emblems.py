"""Icons that nobody has drawn: the first letters of a name in a frame, at any size.

Signs of rooms, actions and the like are white lines, as the drawn ones are, to be tinted. Resources are solid
pieces in their own colours, told apart by outline and letter.
"""

from __future__ import annotations

import math

import pygame

from game.app.drawing import shapes
from game.app.drawing.colours.colour_vision import from_lab, lab
from game.app.drawing.colours.theme import DISPLAY_BOLD, Colour, light, mix
from game.app.drawing.looks import Emblem
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

Points = list[tuple[float, float]]


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


def emblem(wanted: Emblem, pixels: int) -> pygame.Surface:
    """Return an icon as a square of so many pixels."""
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
        points = [(x * scale, y * scale) for x, y in FRAMES[wanted.shape % len(FRAMES)]]
        shapes.polygon(large, INK, points, LINE * 0.82 * scale)
        letters = wanted.letters if pixels >= _SMALL else wanted.letters[:1]
        letters_on(large, letters, side * 0.62, (side / 2, side / 2), INK)
    return pygame.transform.smoothscale(large, (pixels, pixels))


def _danger(large: pygame.Surface, wanted: Emblem, scale: float) -> None:
    """The sign of Damage cards: a dark red hexagon with a bright edge, and how many rooms they hit."""
    middle = large.get_width() / 2
    large.fill((255, 90, 60, 0))
    for radius, paint in ((30.6, (255, 90, 60)), (27.4, (66, 10, 8))):
        points = [(x * scale, y * scale) for x, y in _regular(6, radius)]
        pygame.draw.polygon(large, paint, points)
    letters_on(large, wanted.letters, large.get_width() * 0.46, (middle, middle), (255, 214, 130))


def _solid(large: pygame.Surface, wanted: Emblem, scale: float, pixels: int) -> None:
    """A bevelled piece, lit from above, with a dark rim and dark letters."""
    outline = SOLIDS[wanted.shape % len(SOLIDS)]
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
