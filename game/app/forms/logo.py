"""The name of the game, with the sun for its first O."""

from __future__ import annotations

import math

import pygame

from game.app.drawing import shapes
from game.app.drawing.canvas import Canvas
from game.app.drawing.colours.theme import STYLES, Gradient, rgb
from game.app.drawing.type.text_drawing import TextRecord

WIDTH = 600.0
HEIGHT = 300.0
_CREAM = rgb("#FFF6E6")
_ORANGE = rgb("#FF8A2A")
_LINES = ("S\0LAR", "STORM")
_INSET = 24.0
_SUN = 62.0
_STEP = 140.0
LARGE = 1.5
"""Pixels of a unit from which on the glow, which has no edges, is made half as large: to blur takes long."""


def prepare_logo(canvas: Canvas) -> pygame.Surface:
    """Return the letters of the logo, drawn now if they have not been before."""
    pictures = canvas.kit.pictures
    width, height = pictures.px(WIDTH), pictures.px(HEIGHT)
    _sun(canvas)  # kept for itself: on a large screen both are too much for one frame
    return pictures.shape(("logo", width), lambda: _logo(canvas, width, height), alone=True)


def draw_logo(canvas: Canvas, x: float, y: float) -> None:
    """Draw the logo with its top left at a point: 600 x 300 units."""
    canvas.blit(prepare_logo(canvas), x, y)
    _slash(canvas, x, y)
    canvas.texts.append(
        TextRecord("SOLAR STORM", (x + _INSET, y, WIDTH - 2 * _INSET, HEIGHT - 40), False, 176)
    )


def _logo(canvas: Canvas, width: int, height: int) -> pygame.Surface:
    scale = canvas.scale
    letters = shapes.blank(width, height)
    letters.fill((255, 255, 255, 0))
    sun = (0.0, 0.0)
    for row, line in enumerate(_LINES):
        top = 12 + row * _STEP
        widths = [
            _SUN * 2 + 6 if letter == "\0" else _letter(canvas, letter).get_width() / scale for letter in line
        ]
        gap = (WIDTH - 2 * _INSET - sum(widths)) / (len(line) - 1)
        left = _INSET
        for letter, wide in zip(line, widths, strict=True):
            if letter == "\0":
                sun = left + wide / 2, top + _cap(canvas) / 2
            else:
                letters.blit(_letter(canvas, letter), (round(left * scale), round(top * scale)))
            left += wide + gap
    coloured = shapes.painted(letters, Gradient(_CREAM, _ORANGE))
    result = _halo(letters, scale)
    result.blit(coloured, (0, 0))
    _draw_sun(canvas, result, sun)
    return result


def _cap(canvas: Canvas) -> float:
    return _letter(canvas, "S").get_height() / canvas.scale


def _letter(canvas: Canvas, letter: str) -> pygame.Surface:
    """Return a letter in white, trimmed to its ink."""
    picture = canvas.kit.fonts.render(letter, STYLES["logo"], (255, 255, 255))
    return picture.subsurface(picture.get_bounding_rect())


def _halo(letters: pygame.Surface, scale: float) -> pygame.Surface:
    """Return the letters' glow: their shape, blurred, in the colour of embers."""
    if scale > LARGE:
        half = pygame.transform.smoothscale_by(letters, 0.5)
        return pygame.transform.smoothscale(_halo(half, scale / 2), letters.get_size())
    wide = pygame.transform.box_blur(letters, max(1, round(9 * scale)), repeat_edge_pixels=False)
    wide.fill((255, 255, 255, 0), None, pygame.BLEND_RGBA_MAX)
    near = pygame.transform.box_blur(letters, max(1, round(4 * scale)), repeat_edge_pixels=False)
    near.fill((255, 255, 255, 0), None, pygame.BLEND_RGBA_MAX)
    glow = shapes.painted(wide, Gradient(rgb("#B5480C", 0.5), rgb("#FF5A10", 0.75)))
    glow.blit(shapes.painted(near, Gradient(rgb("#FF8A20", 0.3), rgb("#FF6A10", 0.5))), (0, 0))
    return glow


def _draw_sun(canvas: Canvas, target: pygame.Surface, middle: tuple[float, float]) -> None:
    picture = _sun(canvas)
    side = picture.get_width()
    x, y = round(middle[0] * canvas.scale), round(middle[1] * canvas.scale)
    glow = canvas.kit.pictures.shapes.glow(side // 2, side // 2, rgb("#FF8A20", 0.7), 40)
    target.blit(glow, (x - glow.get_width() // 2, y - glow.get_height() // 2))
    target.blit(picture, (x - side // 2, y - side // 2))


def _sun(canvas: Canvas) -> pygame.Surface:
    """Return the sun that is the first O, drawn now if it has not been before."""
    side = round((_SUN + 12) * 2 * canvas.scale)

    def paint(large: pygame.Surface, scale: float) -> None:
        large.fill((255, 180, 80, 0))
        c = large.get_width() / 2
        for i in range(24):
            angle = i * math.tau / 24
            reach = _SUN + (9 if i % 2 == 0 else 4)
            ends = [
                (c + math.cos(angle) * r * scale, c + math.sin(angle) * r * scale) for r in (_SUN - 4, reach)
            ]
            pygame.draw.line(large, rgb("#FFC266"), ends[0], ends[1], round(3 * scale))
        pygame.draw.circle(large, rgb("#FFE2B0"), (c, c), (_SUN - 5) * scale, round(3.4 * scale))
        pygame.draw.circle(large, rgb("#3A1606"), (c, c), (_SUN - 9) * scale)
        rings = 40
        for i in range(rings):
            share = i / (rings - 1)
            radius = (_SUN - 13) * (1 - share) * scale
            hot = tuple(
                round(a + (b - a) * share**0.8) for a, b in zip((255, 128, 30), (255, 250, 228), strict=True)
            )
            pygame.draw.circle(large, hot, (c, c), radius)

    return canvas.art_px(("logo-sun", side), side, side, paint)


def _slash(canvas: Canvas, x: float, y: float) -> None:
    """Draw the streak of light between the two words."""
    middle = y + 12 + (_STEP + _cap(canvas)) / 2 - 2

    def paint(large: pygame.Surface, scale: float) -> None:
        large.fill((255, 120, 40, 0))
        points = [(0, 13), (600, 2), (810, 9), (600, 7.5)]
        pygame.draw.polygon(large, rgb("#FF7A2C"), [(px * scale, py * scale) for px, py in points])
        points = [(120, 10), (600, 3.4), (700, 6.4), (600, 5.6)]
        pygame.draw.polygon(large, rgb("#FFD9A0"), [(px * scale, py * scale) for px, py in points])

    canvas.art((x - 14, middle - 4, 812, 16), "logo-slash", paint)
