"""Small drawn things that several components share: lights, dashes, brackets, hexagons, key caps."""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable, Sequence
from dataclasses import replace
from functools import lru_cache

import pygame

from game.app.drawing import shapes
from game.app.drawing.canvas import Canvas
from game.app.drawing.colours.theme import Colour, Gradient, Paint, colour, fade, rgb
from game.app.drawing.kit import Kit
from game.app.drawing.viewport import Point, Rect

OVERSIZE = 3
GLASS = rgb("#0B0E17", 0.86)
_RADIAL = 48


def strokes(
    canvas: Canvas, rect: Rect, key: Hashable, ink: Colour, draw: Callable[[pygame.Surface, float], None]
) -> None:
    """Draw smooth shapes of one colour; ``draw`` gets a surface three times as large and its scale.

    Much faster than ``Canvas.art`` for large areas: with one colour nothing has to be unmultiplied.
    """
    where = canvas.px(rect)
    if where.w <= 0 or where.h <= 0:
        return
    scheme = canvas.kit.scheme

    def make() -> pygame.Surface:
        large = pygame.Surface((where.w * OVERSIZE, where.h * OVERSIZE), pygame.SRCALPHA)
        large.fill((*ink[:3], 0))
        draw(large, canvas.scale * OVERSIZE)
        small = pygame.transform.smoothscale(large, where.size)
        scheme.recolour(small, ink)
        return small

    picture = canvas.kit.pictures.shape(("strokes", key, where.size, ink), make)
    canvas.surface.blit(picture, where)


def radial(canvas: Canvas, rect: Rect, inner: Colour, centre: Point = (0.5, 0.5), reach: float = 1.0) -> None:
    """Draw a soft light that fades to nothing at an ellipse's edge.

    Args:
        rect: what the light may fill, in units.
        inner: colour and strength in the middle.
        centre: its middle as shares of the rectangle.
        reach: radius as a share of half the rectangle.
    """
    where = canvas.px(rect)
    if where.w <= 0 or where.h <= 0 or not canvas.kit.scheme.glows:
        return
    inner = canvas.kit.scheme.mark(inner)

    pictures = canvas.kit.pictures

    def make() -> pygame.Surface:
        picture = pygame.transform.smoothscale(radial_light(canvas.kit, centre, reach), where.size)
        tint(picture, inner)
        return picture

    canvas.surface.blit(pictures.shape(("radial", where.size, inner, centre, reach), make), where)


def radial_light(kit: Kit, centre: Point = (0.5, 0.5), reach: float = 1.0) -> pygame.Surface:
    """Return what `radial_mask` gives, made once."""
    return kit.memo(f"radial {centre} {reach}", lambda: radial_mask(centre, reach))  # type: ignore[no-any-return]


def radial_mask(centre: Point, reach: float) -> pygame.Surface:
    """Return a small white picture that fades to nothing at an ellipse's edge; see `radial`."""
    mask = pygame.Surface((_RADIAL, _RADIAL), pygame.SRCALPHA)
    mask.fill((255, 255, 255, 0))
    light = pygame.image.frombytes(_radial_pixels(centre, reach), (_RADIAL, _RADIAL), "RGBA")
    mask.blit(light, (0, 0), None, pygame.BLEND_RGBA_MAX)
    return mask


@lru_cache(16)
def _radial_pixels(centre: Point, reach: float) -> bytes:
    """Return the pixels of a mask, the same for every size of window: they take a good part of a frame."""
    across, down = ([(((n + 0.5) / _RADIAL - at) * 2 / reach) ** 2 for n in range(_RADIAL)] for at in centre)
    pixels = bytearray(b"\xff" * (4 * _RADIAL * _RADIAL))
    falls = (max(0.0, 1 - math.sqrt(dx + dy)) for dy in down for dx in across)
    pixels[3::4] = bytes(round(255 * fall * fall * (3 - 2 * fall)) for fall in falls)
    return bytes(pixels)


def dashed(
    canvas: Canvas, points: Sequence[Point], ink: Colour, width: float, dash: float, gap: float
) -> None:
    """Draw a closed dashed line through points in units."""
    left, top = min(p[0] for p in points) - width, min(p[1] for p in points) - width
    right, bottom = max(p[0] for p in points) + width, max(p[1] for p in points) + width
    local = tuple((x - left, y - top) for x, y in points)

    def draw(large: pygame.Surface, k: float) -> None:
        thick = max(1, round(width * k))
        for start, end in zip(local, (*local[1:], local[0]), strict=True):
            length = math.dist(start, end)
            if length <= 0:
                continue
            count = max(1, round(length / (dash + gap)))
            step = length / count
            ux, uy = (end[0] - start[0]) / length, (end[1] - start[1]) / length
            for n in range(count):
                a = step * n + gap / 2 * step / (dash + gap)
                b = step * (n + 1) - gap / 2 * step / (dash + gap)
                pygame.draw.line(
                    large,
                    ink,
                    ((start[0] + ux * a) * k, (start[1] + uy * a) * k),
                    ((start[0] + ux * b) * k, (start[1] + uy * b) * k),
                    thick,
                )

    strokes(canvas, (left, top, right - left, bottom - top), ("dashed", local, width, dash, gap), ink, draw)


def cut_points(rect: Rect, corners: shapes.Corners) -> list[Point]:
    """Return the points of a cut-corner rectangle, in units."""
    x, y, w, h = rect
    return [(x + px, y + py) for px, py in shapes.outline(w, h, corners)]


def brackets(canvas: Canvas, rect: Rect, ink: Colour, length: float = 34, width: float = 4) -> None:
    """Draw the four corner brackets of a legal target, with their cut corner."""
    x, y, w, h = rect
    cut = 14.0

    def draw(large: pygame.Surface, k: float) -> None:
        thick = max(1, round(width * k))
        half = width / 2
        for fx, fy in ((0, 0), (1, 0), (1, 1), (0, 1)):

            def spot(px: float, py: float, fx: int = fx, fy: int = fy) -> Point:
                return ((w - px if fx else px) * k, (h - py if fy else py) * k)

            joints = [spot(half, length), spot(half, cut), spot(cut, half), spot(length, half)]
            pygame.draw.lines(large, ink, False, joints, thick)
            for joint in joints[1:3]:
                pygame.draw.circle(large, ink, joint, thick / 2)

    strokes(canvas, rect, ("brackets", w, h, length, width), ink, draw)


def hexagon(
    canvas: Canvas,
    x: float,
    y: float,
    radius: float,
    fill: Colour | None,
    line: Colour | None,
    width: float = 2,
) -> None:
    """Draw a hexagon that stands on a corner, around its middle."""
    points = [
        (x + radius * math.sin(math.pi / 3 * n), y - radius * math.cos(math.pi / 3 * n)) for n in range(6)
    ]
    canvas.polygon(points, fill, line, width)


def key_cap(canvas: Canvas, x: float, y: float, text: str, dim: bool = False, height: float = 26) -> float:
    """Draw a key with its letter; ``x`` is its right edge. Return its width: 0 where there is no key."""
    if not text:
        return 0.0
    width = max(24.0, canvas.kit.fonts.width(text, "key") + 13)
    left = x - width
    ink = colour.DISABLED if dim else colour.TEXT
    line, fill = rgb("#8792B6", 0.55 if dim else 0.9), rgb("#1A2136") if not dim else rgb("#141928")
    if canvas.kit.pad is None:
        canvas.box((left, y, width, height), line, 5)
        canvas.box((left + 1.5, y + 1.5, width - 3, height - 5), fill, 4)
    else:  # a button of a controller is round
        canvas.box((left, y - 1, width, height), line, height / 2)
        canvas.box((left + 1.5, y + 0.5, width - 3, height - 3), fill, height / 2 - 1.5)
    canvas.text(text, (left, y - 2, width, height - 2), "key", ink, align="center", valign="middle")
    return width


def shadow(canvas: Canvas, rect: Rect, size: float = 10, strength: float = 0.6) -> None:
    """Draw a soft shadow under a rectangle, a little below it."""
    x, y, w, h = rect
    canvas.glow((x, y + size * 0.35, w, h), fade(colour.BLACK, strength), size)


def grey_out(canvas: Canvas, grey: float = 0.8, light: float = 0.5) -> None:
    """Take colour and light from everything drawn so far.

    Args:
        grey: share of the colour that goes.
        light: share of the light that stays.
    """
    dull = pygame.transform.grayscale(canvas.surface)
    dull.set_alpha(round(255 * grey))
    alpha = canvas.surface.copy()
    canvas.surface.blit(dull, (0, 0))
    # Blending over clear pixels thickens soft edges: the old alpha is put back.
    level = round(255 * light)
    canvas.surface.fill((level, level, level, 255), None, pygame.BLEND_RGBA_MULT)
    alpha.fill((255, 255, 255, 0), None, pygame.BLEND_RGBA_MAX)
    canvas.surface.blit(alpha, (0, 0), None, pygame.BLEND_RGBA_MIN)
    canvas.texts = [replace(text, dim=True) for text in canvas.texts]


def tint(picture: pygame.Surface, paint: Paint) -> None:
    """Colour a white picture in place."""
    if isinstance(paint, Gradient):
        picture.blit(shapes.gradient(paint, *picture.get_size()), (0, 0), None, pygame.BLEND_RGBA_MULT)
    else:
        picture.fill(paint if len(paint) > 3 else (*paint, 255), None, pygame.BLEND_RGBA_MULT)


def ring(canvas: Canvas, rect: Rect, tone: Colour, size: float) -> None:
    """Draw a soft light around a rectangle and nothing inside it: what lies there stays readable."""
    where = canvas.px(rect)
    scheme = canvas.kit.scheme
    if where.w <= 0 or where.h <= 0 or not scheme.glows:
        return
    tone = scheme.mark(tone)
    pictures = canvas.kit.pictures
    reach, strength = pictures.px(size), tone[3] if len(tone) > 3 else 255
    at = where.x - reach, where.y - reach
    full = (*tone[:3], 255)
    parts = [part for _, part in pictures.shapes.glow_frame(where.w, where.h, full, size)]
    hole = pygame.Rect(reach, reach, where.w, where.h)
    for part in parts or [pygame.Rect(0, 0, where.w + 2 * reach, where.h + 2 * reach)]:

        def hollow(part: pygame.Rect = part) -> pygame.Surface:
            picture = pictures.shapes.glow(where.w, where.h, full, size, part if parts else None).copy()
            picture.fill((*tone[:3], 0), hole.move(-part.x, -part.y))
            return picture

        light = pictures.shape(("ring", where.size, tone[:3], size, tuple(part)), hollow)
        light.set_alpha(strength)
        placed = part.move(at)
        inner = where.clip(placed)
        around(canvas.surface, light, placed, inner)


def around(surface: pygame.Surface, picture: pygame.Surface, at: pygame.Rect, hole: pygame.Rect) -> None:
    """Draw only what of a picture lies around a hole: in there it is clear."""
    if hole.w <= 0 or hole.h <= 0:
        surface.blit(picture, at)
        return
    inner = hole.move(-at.x, -at.y)
    for part in (
        (0, 0, at.w, inner.top),
        (0, inner.bottom, at.w, at.h - inner.bottom),
        (0, inner.top, inner.left, inner.h),
        (inner.right, inner.top, at.w - inner.right, inner.h),
    ):
        surface.blit(picture, (at.x + part[0], at.y + part[1]), part)
