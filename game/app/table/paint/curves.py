"""Arrows that bend: a lesson's way, and what a plan would do."""

from __future__ import annotations

import math
from collections.abc import Hashable, Sequence

import pygame

from game.app.drawing.canvas import Canvas
from game.app.drawing.colours.theme import Colour, colour, fade
from game.app.drawing.viewport import Point
from game.app.table.paint import brush

LINE, CASING = 4.6, 12.0
_DASH, _GAP = 18.0, 11.0
_WING = 24.0


def bent(start: Point, bend: Point, end: Point, count: int) -> list[Point]:
    """Return so many points of the curve from start to end that a bend draws towards itself."""
    return [_bezier(start, bend, end, n / (count - 1)) for n in range(count)]


def draw_curve(
    canvas: Canvas,
    spots: Sequence[Point],
    key: Hashable,
    ink: Colour,
    share: float = 1.0,
    solid: bool = False,
    under: frozenset[int] = frozenset(),
) -> None:
    """Draw an arrow along points, over a dark casing.

    Args:
        canvas: of the whole window.
        spots: close together, in units.
        key: names the curve and everything it depends on but where it lies.
        ink: its colour.
        share: how much of it is drawn, 0 to 1, in eighths.
        solid: whether the line is whole, not dashed: it has happened.
        under: numbers of the points where it leads below something and is not to be seen.
    """
    left, top = min(p[0] for p in spots) - 30, min(p[1] for p in spots) - 30
    right, bottom = max(p[0] for p in spots) + 30, max(p[1] for p in spots) + 30
    local = [(x - left, y - top) for x, y in spots]
    shown = max(2, round(len(local) * round(8 * min(1.0, share)) / 8))
    box = (left, top, right - left, bottom - top)

    def casing(large: pygame.Surface, k: float) -> None:
        for run in _runs(local[:shown], under):
            line = [(x * k, y * k) for x, y in run]
            if len(line) > 1:
                pygame.draw.lines(large, colour.INK, False, line, max(1, round(CASING * k)))
            for spot in line:
                pygame.draw.circle(large, colour.INK, spot, CASING * k / 2)

    def strokes(large: pygame.Surface, k: float) -> None:
        for run in _runs(local[:shown], under):
            pieces = list(zip(run, run[1:], strict=False)) if solid else _dashes(run)
            for one, other in pieces:
                pygame.draw.line(large, ink, _scaled(one, k), _scaled(other, k), max(1, round(LINE * k)))
        if shown == len(local):
            tip, before = local[-1], local[-5]
            angle = math.atan2(tip[1] - before[1], tip[0] - before[0])
            wings = [
                (tip[0] - _WING * math.cos(angle + turn), tip[1] - _WING * math.sin(angle + turn))
                for turn in (0.5, -0.5)
            ]
            for wing in wings:
                pygame.draw.line(large, ink, _scaled(tip, k), _scaled(wing, k), max(1, round(5 * k)))

    brush.strokes(canvas, box, ("arrow casing", key, shown, under), fade(colour.INK, 0.75), casing)
    brush.strokes(canvas, box, ("arrow", key, shown, under, ink, solid), ink, strokes)


def _runs(points: Sequence[Point], under: frozenset[int]) -> list[list[Point]]:
    """Return the parts of a line that are to be seen."""
    found: list[list[Point]] = [[]]
    for n, point in enumerate(points):
        if n not in under:
            found[-1].append(point)
        elif found[-1]:
            found.append([])
    return [run for run in found if run]


def _scaled(point: Point, k: float) -> Point:
    return point[0] * k, point[1] * k


def _dashes(points: Sequence[Point]) -> list[tuple[Point, Point]]:
    """The strokes along a line of short pieces."""
    found = []
    walked = 0.0
    for one, other in zip(points, points[1:], strict=False):
        if walked % (_DASH + _GAP) < _DASH:
            found.append((one, other))
        walked += math.dist(one, other)
    return found


def _bezier(start: Point, bend: Point, end: Point, t: float) -> Point:
    a, b, c = (1 - t) ** 2, 2 * t * (1 - t), t * t
    return a * start[0] + b * bend[0] + c * end[0], a * start[1] + b * bend[1] + c * end[1]
