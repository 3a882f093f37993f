"""The light of a lesson: a veil over the table with holes in it, frames around what is lit, arrows, ghosts.

Nothing below the veil is locked: it is a picture over the table and takes no clicks.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace

import pygame

from game.app.drawing.canvas import Canvas
from game.app.drawing.colours.theme import LEGAL_GLOW, Colour, colour
from game.app.drawing.viewport import Point, Rect, centre, grow
from game.app.table.paint import brush, curves

VEIL, VEIL_CONTRAST = 0.66, 0.85
"""Light that the veil takes; more under high contrast."""
HOLE = 12.0
"""Units that a hole reaches beyond the thing it shows."""
CLOSE = 6.0
"""The same around a button, beside which stand others: none of their words is half in the light."""
_CORNERS = (14.0, 14.0, 14.0, 14.0)


def holes_of(rects: Sequence[Rect], buttons: Sequence[bool]) -> tuple[Rect, ...]:
    """Return the holes of a veil that show these rectangles.

    Args:
        rects: what is to be seen, in units.
        buttons: whether each of them is a button.
    """
    return tuple(grow(rect, CLOSE if close else HOLE) for rect, close in zip(rects, buttons, strict=True))


def between(old: Sequence[Rect], new: Sequence[Rect], share: float) -> tuple[Rect, ...]:
    """Return holes on their way from where they were to where they belong.

    Args:
        old: where they were.
        new: where they belong; each comes from the nearest old one.
        share: of the way, 0 to 1.
    """
    if share >= 1 or not old:
        return tuple(new)
    eased = 1 - (1 - share) ** 3

    def nearest(rect: Rect) -> Rect:
        x, y = centre(rect)
        return min(old, key=lambda one: math.dist(centre(one), (x, y)))

    return tuple(
        tuple(a + (b - a) * eased for a, b in zip(nearest(rect), rect, strict=True))  # type: ignore[misc]
        for rect in new
    )


def draw_veil(canvas: Canvas, ground: Rect, holes: Sequence[Rect], share: float = 1.0) -> None:
    """Take light from everything but the holes; words below count as dim.

    Args:
        canvas: of the whole window.
        ground: what is veiled.
        holes: what is not.
        share: of the veil that has come, 0 to 1.
    """
    taken = (VEIL_CONTRAST if canvas.kit.settings.contrast else VEIL) * share
    level = round(255 * (1 - taken))
    veiled = canvas.px(ground)
    cut = [canvas.px(hole) for hole in holes]
    for rect in _around(veiled, cut):
        canvas.surface.fill((level, level, min(255, level + 6)), rect, pygame.BLEND_RGB_MULT)
    canvas.texts = [
        text if _lit(text.rect, holes) or not _lit(text.rect, (ground,)) else replace(text, dim=True)
        for text in canvas.texts
    ]


def _lit(rect: Rect, holes: Sequence[Rect]) -> bool:
    x, y = centre(rect)
    return any(h[0] <= x < h[0] + h[2] and h[1] <= y < h[1] + h[3] for h in holes)


def _around(whole: pygame.Rect, holes: Sequence[pygame.Rect]) -> list[pygame.Rect]:
    """The rectangles that fill everything but the holes, none twice."""
    inner = [hole for hole in (one.clip(whole) for one in holes) if hole.w and hole.h]
    edges = sorted({whole.top, whole.bottom, *(h.top for h in inner), *(h.bottom for h in inner)})
    found = []
    for top, bottom in zip(edges, edges[1:], strict=False):
        x = whole.left
        row = sorted((h.left, h.right) for h in inner if h.top <= top and bottom <= h.bottom)
        for left, right in (*row, (whole.right, whole.right)):
            if left > x:
                found.append(pygame.Rect(x, top, left - x, bottom - top))
            x = max(x, right)
    return found


def draw_target(canvas: Canvas, rect: Rect) -> None:
    """Draw the game's own frame of a legal place, and its brackets."""
    brush.ring(canvas, rect, LEGAL_GLOW, 10)
    canvas.panel(rect, fill=None, line=colour.LEGAL, corners=_CORNERS, width=4)
    if rect[2] > 160 and rect[3] > 120:
        brush.brackets(canvas, grow(rect, HOLE), colour.LEGAL)


def draw_line(canvas: Canvas, rect: Rect) -> None:
    """Draw the line around a button that does the same."""
    canvas.panel(grow(rect, 4), fill=None, line=colour.LEGAL, corners=(10, 6, 10, 6), width=2.6)


def draw_dashes(canvas: Canvas, rect: Rect, ink: Colour) -> None:
    """Draw a dashed frame: around a ghost, or where a wanted way ends."""
    points = brush.cut_points(grow(rect, 6), _CORNERS)
    brush.dashed(canvas, points, ink, 3, 12, 8)


def draw_piece(canvas: Canvas, rect: Rect) -> None:
    """Draw the dashed circle around a piece that is to be moved."""
    x, y = centre(rect)
    radius = max(58.0, math.hypot(rect[2], rect[3]) / 2 + 6)
    box = (x - radius - 4, y - radius - 4, 2 * radius + 8, 2 * radius + 8)
    dashes = max(8, round(math.tau * radius / 22))

    def draw(large: pygame.Surface, k: float) -> None:
        middle = (radius + 4) * k
        for n in range(dashes):
            angles = [math.tau * (n + part) / dashes for part in (0.0, 0.2, 0.4, 0.6)]
            spots = [(middle + radius * k * math.sin(a), middle - radius * k * math.cos(a)) for a in angles]
            pygame.draw.lines(large, colour.LEGAL, False, spots, max(1, round(3.4 * k)))

    brush.strokes(canvas, box, ("piece", round(radius, 1)), colour.LEGAL, draw)


def draw_arrow(
    canvas: Canvas, start: Point, end: Point, share: float = 1.0, ink: Colour = colour.LEGAL
) -> None:
    """Draw a dashed arrow that bends upwards, over a dark casing.

    Args:
        canvas: of the whole window.
        start: where it begins, units.
        end: its tip.
        share: how much of it is drawn, 0 to 1.
        ink: its colour.
    """
    length = math.dist(start, end)
    if length < 40:
        return
    lift = min(130.0, 0.32 * length)
    bend = ((start[0] + end[0]) / 2, min(start[1], end[1]) - lift / 2 + abs(start[1] - end[1]) * 0.2)
    spots = curves.bent(start, bend, end, max(41, round(length / 5)))
    left, top = min(p[0] for p in spots), min(p[1] for p in spots)
    ends = (spots[0], spots[len(spots) // 2], spots[-1])
    key = tuple((round(x - left), round(y - top)) for x, y in ends)
    curves.draw_curve(canvas, spots, key, ink, share)
