"""Smooth shapes in pixels: cut-corner panels, glows, gradients and anything drawn large and scaled down."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import lru_cache

import pygame

from game.app.drawing.theme import Colour, Gradient, Paint

OVERSIZE = 4
"""Corners are drawn this many times larger, then scaled down."""
ART_OVERSIZE = 3
_DIAGONAL = 2 - math.sqrt(2)

Corners = tuple[float, float, float, float]
"""Lengths cut from the corners: top left, top right, bottom right, bottom left."""


def blank(width: int, height: int) -> pygame.Surface:
    """Return a clear picture of at least one pixel."""
    return pygame.Surface((max(1, width), max(1, height)), pygame.SRCALPHA)


def gradient(paint: Gradient, width: int, height: int) -> pygame.Surface:
    """Return a rectangle filled with a gradient."""
    length = max(1, height if paint.vertical else width)
    strip = _strip(paint, min(length, 256))
    return pygame.transform.scale(strip, (max(1, width), max(1, height)))


@lru_cache(maxsize=512)
def _strip(paint: Gradient, steps: int) -> pygame.Surface:
    """A gradient one pixel wide."""
    strip = blank(1, steps) if paint.vertical else blank(steps, 1)
    start = paint.start if len(paint.start) > 3 else (*paint.start, 255)
    end = paint.end if len(paint.end) > 3 else (*paint.end, 255)
    for i in range(steps):
        share = i / max(1, steps - 1)
        value = tuple(round(a + (b - a) * share) for a, b in zip(start, end, strict=True))
        strip.set_at((0, i) if paint.vertical else (i, 0), value)
    return strip


def outline(width: float, height: float, corners: Corners, inset: float = 0) -> list[tuple[float, float]]:
    """Return the points of a cut-corner rectangle, `inset` pixels inside its edge, clockwise."""
    cuts = [max(0.0, c - inset * _DIAGONAL) for c in corners]
    left, top, right, bottom = inset, inset, width - inset, height - inset
    tl, tr, br, bl = cuts
    return [
        (left + tl, top),
        (right - tr, top),
        (right, top + tr),
        (right, bottom - br),
        (right - br, bottom),
        (left + bl, bottom),
        (left, bottom - bl),
        (left, top + tl),
    ]


def nine_slice(source: pygame.Surface, edge: int, width: int, height: int) -> pygame.Surface:
    """Stretch a small picture to a size; its corners of `edge` pixels keep theirs."""
    target = blank(width, height)
    size = source.get_width()
    middle = size - 2 * edge
    columns = (
        (0, edge, 0, edge),
        (edge, middle, edge, width - 2 * edge),
        (size - edge, edge, width - edge, edge),
    )
    rows = (
        (0, edge, 0, edge),
        (edge, middle, edge, height - 2 * edge),
        (size - edge, edge, height - edge, edge),
    )
    for sy, sh, ty, th in rows:
        for sx, sw, tx, tw in columns:
            if tw <= 0 or th <= 0:
                continue
            piece = source.subsurface((sx, sy, sw, sh))
            if (sw, sh) != (tw, th):
                piece = pygame.transform.scale(piece, (tw, th))
            target.blit(piece, (tx, ty), None, pygame.BLEND_RGBA_MAX)
    return target


def cut_mask(width: int, height: int, corners: Corners, inset: float = 0) -> pygame.Surface:
    """Return a white cut-corner shape with smooth edges on a clear ground.

    Args:
        width: of the picture, in pixels.
        height: of the picture, in pixels.
        corners: lengths cut off, in pixels.
        inset: how far the shape's edge lies inside the picture's edge, in pixels.
    """
    edge = math.ceil(max(*corners, inset)) + 1
    size = 2 * edge + 1
    if size > width or size > height:
        return _drawn_mask(width, height, corners, inset)
    return nine_slice(_drawn_mask(size, size, corners, inset), edge, width, height)


def _drawn_mask(width: int, height: int, corners: Corners, inset: float) -> pygame.Surface:
    large = blank(width * OVERSIZE, height * OVERSIZE)
    large.fill((255, 255, 255, 0))
    tl, tr, br, bl = (c * OVERSIZE for c in corners)
    points = outline(width * OVERSIZE, height * OVERSIZE, (tl, tr, br, bl), inset * OVERSIZE)
    # pygame fills a polygon up to and including its last pixels: half a pixel inwards keeps both sides equal
    cx, cy = width * OVERSIZE / 2, height * OVERSIZE / 2
    snapped = [(x - (0.51 if x > cx else 0), y - (0.51 if y > cy else 0)) for x, y in points]
    pygame.draw.polygon(large, (255, 255, 255, 255), snapped)
    return pygame.transform.smoothscale(large, (max(1, width), max(1, height)))


def painted(mask: pygame.Surface, paint: Paint) -> pygame.Surface:
    """Return the shape of a white mask filled with a colour or gradient."""
    filled = mask.copy()
    if isinstance(paint, Gradient):
        filled.blit(gradient(paint, *mask.get_size()), (0, 0), None, pygame.BLEND_RGBA_MULT)
    else:
        filled.fill(paint if len(paint) > 3 else (*paint, 255), None, pygame.BLEND_RGBA_MULT)
    return filled


def panel(
    width: int, height: int, fill: Paint | None, line: Paint | None, corners: Corners, line_width: float
) -> pygame.Surface:
    """Return a cut-corner panel with its line; lengths in pixels."""
    outer = cut_mask(width, height, corners)
    inner = cut_mask(width, height, corners, line_width) if line is not None else outer
    result = (
        painted(cut_mask(width, height, corners, line_width / 2), fill)
        if fill is not None
        else blank(width, height)
    )
    if line is not None:
        hole = inner.copy()
        hole.fill((0, 0, 0, 255), None, pygame.BLEND_RGBA_MULT)
        ring = outer
        ring.blit(hole, (0, 0), None, pygame.BLEND_RGBA_SUB)
        result.blit(painted(ring, line), (0, 0))
    return result


def clipped(picture: pygame.Surface, corners: Corners) -> pygame.Surface:
    """Return a copy of a picture with its corners cut off; lengths in pixels."""
    result = blank(*picture.get_size())
    result.blit(picture, (0, 0))
    result.blit(cut_mask(*picture.get_size(), corners), (0, 0), None, pygame.BLEND_RGBA_MULT)
    return result


def glow(width: int, height: int, colour: Colour, size: int) -> pygame.Surface:
    """Return a soft light around a rectangle.

    Args:
        width: of the rectangle, in pixels.
        height: of the rectangle, in pixels.
        colour: its alpha is the light's strength at the edge.
        size: how far the light reaches, in pixels; the picture is larger
            than the rectangle by this on each side.
    """
    size = max(1, size)
    edge = 2 * size
    side = 2 * edge + 1
    small = blank(side, side)
    small.fill((255, 255, 255, 0))
    small.fill((255, 255, 255, 255), (size, size, side - 2 * size, side - 2 * size))
    small = pygame.transform.box_blur(small, max(1, size // 2), repeat_edge_pixels=False)
    small = pygame.transform.box_blur(small, max(1, size // 2), repeat_edge_pixels=False)
    # the blur darkens the clear pixels' colour, too: bring back pure white, keeping the alpha
    small.fill((255, 255, 255, 0), None, pygame.BLEND_RGBA_MAX)
    total_w, total_h = width + 2 * size, height + 2 * size
    if total_w >= side and total_h >= side:
        mask = nine_slice(small, edge, total_w, total_h)
    else:
        mask = pygame.transform.smoothscale(small, (max(1, total_w), max(1, total_h)))
    return painted(mask, colour)


def art(
    width: int, height: int, draw: Callable[[pygame.Surface, float], None], scale: float
) -> pygame.Surface:
    """Draw something three times as large and scale it down, so that its edges are smooth.

    Args:
        width: of the result, in pixels.
        height: of the result, in pixels.
        draw: called with the large clear picture and the pixels per unit on it.
        scale: pixels per unit of the result.
    """
    large = blank(width * ART_OVERSIZE, height * ART_OVERSIZE)
    draw(large, scale * ART_OVERSIZE)
    return smooth_down(large, width, height)


def smooth_down(large: pygame.Surface, width: int, height: int) -> pygame.Surface:
    """Scale a picture with clear parts down without dark fringes at its edges."""
    spread = blank(*large.get_size())
    for dx in (-ART_OVERSIZE, 0, ART_OVERSIZE):
        for dy in (-ART_OVERSIZE, 0, ART_OVERSIZE):
            spread.blit(large, (dx, dy))
    spread.blit(large, (0, 0))
    # colours from the spread picture, which reach past every edge; transparency from the true one
    spread.fill((255, 255, 255, 0), None, pygame.BLEND_RGBA_MULT)
    alpha = large.copy()
    alpha.fill((0, 0, 0, 255), None, pygame.BLEND_RGBA_MULT)
    spread.blit(alpha, (0, 0), None, pygame.BLEND_RGBA_ADD)
    return pygame.transform.smoothscale(spread, (max(1, width), max(1, height)))


def polygon(
    surface: pygame.Surface, paint: Colour, points: Sequence[tuple[float, float]], width: float = 0
) -> None:
    """Draw a polygon, or its outline of `width` pixels with joined corners, on a large picture."""
    if not width:
        pygame.draw.polygon(surface, paint, points)
        return
    whole = max(1, round(width))
    pygame.draw.lines(surface, paint, True, points, whole)
    for x, y in points:
        pygame.draw.circle(surface, paint, (x, y), whole / 2)
