"""Smooth shapes in pixels: cut-corner panels, glows, gradients and anything drawn large and scaled down."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import lru_cache

import pygame

from game.app.drawing.colours.theme import Colour, Gradient, Paint

OVERSIZE = 4
"""Corners are drawn this many times larger, then scaled down."""
ART_OVERSIZE = 3
_SET = pygame.BLEND_RGBA_MAX
"""Puts a picture on a clear one as it is."""
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
    last = max(1, steps - 1)
    pixels = bytearray(4 * steps)
    for n, (a, b) in enumerate(zip(start, end, strict=True)):
        pixels[n::4] = bytes([round(a + (b - a) * (i / last)) for i in range(steps)])
    strip.blit(pygame.image.frombytes(bytes(pixels), strip.get_size(), "RGBA"), (0, 0), None, _SET)
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


def nine_slice(
    source: pygame.Surface, edge: int, width: int, height: int, part: pygame.Rect | None = None
) -> pygame.Surface:
    """Stretch a small picture to a size; its corners of `edge` pixels keep theirs.

    Args:
        source: the small picture, square.
        edge: how much of it is corner.
        width: of the stretched picture.
        height: of the stretched picture.
        part: what is wanted of it; None for all.
    """
    wanted = part or pygame.Rect(0, 0, width, height)
    target = blank(*wanted.size)
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
            seen = pygame.Rect(tx, ty, max(0, tw), max(0, th)).clip(wanted)
            if not seen.w or not seen.h:
                continue
            # What is stretched looks the same all along: only what is seen of it is made.
            across = (sx, sw) if tw != sw else (sx + seen.x - tx, seen.w)
            down = (sy, sh) if th != sh else (sy + seen.y - ty, seen.h)
            piece = source.subsurface((across[0], down[0], across[1], down[1]))
            if piece.get_size() != seen.size:
                piece = pygame.transform.scale(piece, seen.size)
            target.blit(piece, seen.move(-wanted.x, -wanted.y), None, pygame.BLEND_RGBA_MAX)
    return target


def cut_mask(
    width: int, height: int, corners: Corners, inset: float = 0, part: pygame.Rect | None = None
) -> pygame.Surface:
    """Return a white cut-corner shape with smooth edges on a clear ground.

    Args:
        width: of the picture, in pixels.
        height: of the picture, in pixels.
        corners: lengths cut off, in pixels.
        inset: how far the shape's edge lies inside the picture's edge, in pixels.
        part: what is wanted of the picture; None for all.
    """
    edge = edge_of(corners, inset)
    size = 2 * edge + 1
    if size > width or size > height:
        whole = _drawn_mask(width, height, corners, inset)
        return whole if part is None else whole.subsurface(part).copy()
    return nine_slice(_small_mask(size, corners, inset), edge, width, height, part)


def edge_of(corners: Corners, inset: float = 0) -> int:
    """Return how many pixels from its edge a cut-corner shape is the same all along."""
    return math.ceil(max(*corners, inset)) + 1


@lru_cache(maxsize=256)
def _small_mask(size: int, corners: Corners, inset: float) -> pygame.Surface:
    """The mask that larger ones are stretched from; it is shared, so never draw on it."""
    return _drawn_mask(size, size, corners, inset)


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


def painted(
    mask: pygame.Surface,
    paint: Paint,
    whole: tuple[int, int] | None = None,
    at: tuple[int, int] = (0, 0),
) -> pygame.Surface:
    """Return the shape of a white mask filled with a colour or gradient.

    Args:
        mask: the shape.
        paint: what fills it.
        whole: the size over which a gradient goes; the mask's if None.
        at: where the mask lies in there.
    """
    filled = mask.copy()
    if isinstance(paint, Gradient):
        shade = gradient_part(paint, whole or mask.get_size(), pygame.Rect(at, mask.get_size()))
        filled.blit(shade, (0, 0), None, pygame.BLEND_RGBA_MULT)
    else:
        filled.fill(paint if len(paint) > 3 else (*paint, 255), None, pygame.BLEND_RGBA_MULT)
    return filled


def gradient_part(paint: Gradient, whole: tuple[int, int], part: pygame.Rect) -> pygame.Surface:
    """Return a part of a rectangle filled with a gradient."""
    if part.size == whole:
        return gradient(paint, *whole)
    if paint.vertical:
        line = gradient(paint, 1, whole[1]).subsurface((0, part.y, 1, part.h))
    else:
        line = gradient(paint, whole[0], 1).subsurface((part.x, 0, part.w, 1))
    return pygame.transform.scale(line, part.size)


def panel(
    width: int,
    height: int,
    fill: Paint | None,
    line: Paint | None,
    corners: Corners,
    line_width: float,
    part: pygame.Rect | None = None,
) -> pygame.Surface:
    """Return a cut-corner panel with its line; lengths in pixels.

    Args:
        width: of the panel.
        height: of the panel.
        fill: inside, or None.
        line: around it, or None.
        corners: lengths cut off.
        line_width: how wide the line is.
        part: what is wanted of it; None for all.
    """
    at = part.topleft if part is not None else (0, 0)
    wanted = part.size if part is not None else (width, height)
    whole = width, height
    outer = cut_mask(width, height, corners, 0, part)
    inner = cut_mask(width, height, corners, line_width, part) if line is not None else outer
    result = (
        painted(cut_mask(width, height, corners, line_width / 2, part), fill, whole, at)
        if fill is not None
        else blank(*wanted)
    )
    if line is not None:
        hole = inner.copy()
        hole.fill((0, 0, 0, 255), None, pygame.BLEND_RGBA_MULT)
        ring = outer
        ring.blit(hole, (0, 0), None, pygame.BLEND_RGBA_SUB)
        result.blit(painted(ring, line, whole, at), (0, 0))
    return result


def frame_parts(width: int, height: int, corners: Corners, line_width: float) -> list[pygame.Rect]:
    """Return where a panel is more than its fill: above, below, at the left and at the right.

    The edges are whole pixels; nothing is returned for a panel that is hardly more than its edges.
    """
    return edge_parts(width, height, edge_of(corners, line_width))


def edge_parts(width: int, height: int, edge: int) -> list[pygame.Rect]:
    """Return the rectangles along the edges of a picture: above, below, at the left and at the right."""
    if width < 4 * edge or height < 4 * edge:
        return []
    return [
        pygame.Rect(0, 0, width, edge),
        pygame.Rect(0, height - edge, width, edge),
        pygame.Rect(0, edge, edge, height - 2 * edge),
        pygame.Rect(width - edge, edge, edge, height - 2 * edge),
    ]


def clipped(picture: pygame.Surface, corners: Corners) -> pygame.Surface:
    """Return a copy of a picture with its corners cut off; lengths in pixels."""
    size = picture.get_size()
    result = blank(*size)
    result.blit(picture, (0, 0))
    for part in frame_parts(*size, corners, 0) or [result.get_rect()]:
        result.blit(cut_mask(*size, corners, 0, part), part, None, pygame.BLEND_RGBA_MULT)
    return result


def glow(
    width: int, height: int, colour: Colour, size: int, part: pygame.Rect | None = None
) -> pygame.Surface:
    """Return a soft light around a rectangle.

    Args:
        width: of the rectangle, in pixels.
        height: of the rectangle, in pixels.
        colour: its alpha is the light's strength at the edge.
        size: how far the light reaches, in pixels; the picture is larger
            than the rectangle by this on each side.
        part: what is wanted of the picture, which must be large (`glow_parts`); None for all.
    """
    size = max(1, size)
    edge, side = 2 * size, 4 * size + 1
    small = painted(_soft_square(size), colour)
    total_w, total_h = width + 2 * size, height + 2 * size
    if total_w >= side and total_h >= side:
        return nine_slice(small, edge, total_w, total_h, part)
    return pygame.transform.smoothscale(small, (max(1, total_w), max(1, total_h)))


def glow_parts(width: int, height: int, size: int) -> list[pygame.Rect]:
    """Return where the light around a rectangle is more than one colour, on the picture that `glow` gives.

    Nothing is returned for one that is hardly more than its edges.
    """
    size = max(1, size)
    return edge_parts(width + 2 * size, height + 2 * size, 2 * size)


@lru_cache(maxsize=64)
def _soft_square(size: int) -> pygame.Surface:
    """A white square whose edges are soft over so many pixels to both sides; it is shared."""
    side = 4 * size + 1
    small = blank(side, side)
    small.fill((255, 255, 255, 0))
    small.fill((255, 255, 255, 255), (size, size, side - 2 * size, side - 2 * size))
    small = pygame.transform.box_blur(small, max(1, size // 2), repeat_edge_pixels=False)
    small = pygame.transform.box_blur(small, max(1, size // 2), repeat_edge_pixels=False)
    # the blur darkens the clear pixels' colour, too: bring back pure white, keeping the alpha
    small.fill((255, 255, 255, 0), None, pygame.BLEND_RGBA_MAX)
    return small


def art(
    width: int,
    height: int,
    draw: Callable[[pygame.Surface, float], None],
    scale: float,
    ground: Colour | None = None,
) -> pygame.Surface:
    """Draw something three times as large and scale it down, so that its edges are smooth.

    Args:
        width: of the result, in pixels.
        height: of the result, in pixels.
        draw: called with the large clear picture and the pixels per unit on it.
        scale: pixels per unit of the result.
        ground: the colour of everything that meets what stays clear; then edges need no care and it takes a
            tenth of the time. None where there are several.
    """
    large = blank(width * ART_OVERSIZE, height * ART_OVERSIZE)
    if ground is not None:
        large.fill((*ground[:3], 0))
    draw(large, scale * ART_OVERSIZE)
    if ground is not None:
        return pygame.transform.smoothscale(large, (max(1, width), max(1, height)))
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


def scaled_part(
    source: pygame.Surface, size: tuple[int, int], box: pygame.Rect
) -> tuple[pygame.Surface, tuple[int, int]]:
    """Return a part of a picture as it is when all of it is scaled to a size, and where that part lies.

    Args:
        source: the picture.
        size: of all of it, scaled.
        box: what is seen of that, in pixels; the part returned is a little larger.
    """
    across, down = (whole / part for whole, part in zip(size, source.get_size(), strict=True))
    seen = box.clip((0, 0, *size))
    left, top = int(seen.left / across), int(seen.top / down)
    right = min(source.get_width(), int(seen.right / across) + 1)
    bottom = min(source.get_height(), int(seen.bottom / down) + 1)
    part = source.subsurface((left, top, max(1, right - left), max(1, bottom - top)))
    at = round(left * across), round(top * down)
    large = round(right * across) - at[0], round(bottom * down) - at[1]
    return pygame.transform.smoothscale(part, (max(1, large[0]), max(1, large[1]))), at


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


def corner_fade(size: tuple[int, int], paint: Colour) -> pygame.Surface:
    """Return a colour that leaves the upper right corner free and covers the left and the lower edge.

    Args:
        size: in pixels.
        paint: the colour.
    """
    steps = 64
    small = pygame.Surface((steps, steps), pygame.SRCALPHA)
    for x in range(steps):
        for y in range(steps):
            free = [min(1.0, max(0.0, share)) for share in (x / steps / 0.42, (1 - (y + 1) / steps) / 0.5)]
            smooth = [share * share * (3 - 2 * share) for share in free]
            small.set_at((x, y), (*paint[:3], 255 - round(255 * smooth[0] * smooth[1])))
    return pygame.transform.smoothscale(small, size)
