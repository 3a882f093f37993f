"""The path of the descent: a spiral that turns left and tightens, solid as far as it was flown."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from itertools import pairwise

from game.app.drawing.canvas import Canvas
from game.app.drawing.colours.theme import colour, fade, mix, rgb
from game.app.drawing.viewport import Point, Rect

DASH, GAP = 13.0, 11.0
FLOWN, LIGHT, CASING, DASHED = 5.0, 13.0, 8.0, 3.6
"""Widths of what was flown, of the light around it, and of the dashes with the dark below them."""
STEP = 6.0
"""Length of a piece of the line that was flown."""
COLD = rgb("#96BEFF")


def draw_path(
    canvas: Canvas,
    rect: Rect,
    stations: Sequence[Point],
    path: Sequence[Point],
    now: int,
    chosen: int,
    card: Rect,
) -> None:
    """Draw the path through the stations, and a line from the card to the chosen one.

    Args:
        canvas: to draw on.
        rect: of the stage; all other places are told from its top left.
        stations: in their order.
        path: what it goes through: the stations and points between them.
        now: the place of the current station: the path is solid up to it; below 0 where nobody knows it.
        chosen: the place of the station that the card tells about.
        card: where the card is.
    """
    left, top = rect[:2]
    points = [(left + x, top + y) for x, y in stations]
    whole = list(curve([(left + x, top + y) for x, y in path]))
    here = whole.index(points[min(max(now, 0), len(points) - 1)])
    flown, rest = whole[: here + 1] if now > 0 else [], whole[here:]
    for width, share in ((LIGHT, 0.16), (FLOWN, 1.0)):
        for number, (start, end) in enumerate(pairwise(evenly(flown, STEP))):
            tone = mix(COLD, colour.GOLD, number * STEP / max(STEP, length(flown)))
            canvas.line(start, end, fade(tone, share), width)
    for start, end in dashes(rest):
        canvas.line(start, end, fade(colour.INK, 0.75), CASING)
    for start, end in dashes(rest):
        canvas.line(start, end, colour.RIM_HOT, DASHED)
    _draw_link(canvas, points[chosen], (left + card[0], top + card[1], *card[2:]))


def _draw_link(canvas: Canvas, station: Point, card: Rect) -> None:
    """Draw a gold line from the card to a station: straight down, or an elbow from its right edge."""
    x, y = station
    left, top, wide, high = card
    if left < x < left + wide:
        canvas.line((x, top + high if y > top else top), station, colour.GOLD, 2)
    elif x > left:
        bend = (x, min(max(y, top + 40), top + high - 40))
        canvas.line((left + wide, bend[1]), bend, colour.GOLD, 2)
        canvas.line(bend, station, colour.GOLD, 2)
    else:
        canvas.line((left, min(max(y, top + 40), top + high - 40)), station, colour.GOLD, 2)


def curve(points: Sequence[Point], pieces: int = 24) -> Iterator[Point]:
    """Yield points of a smooth curve through some points (Catmull and Rom), these among them."""
    if len(points) < 2:
        yield from points
        return
    ends = [points[0], *points, points[-1]]
    for before, start, end, after in zip(ends, ends[1:], ends[2:], ends[3:], strict=False):
        for step in range(pieces):
            t = step / pieces
            if step == 0:
                yield start
                continue
            yield tuple(  # type: ignore[misc]
                0.5
                * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3)
                for a, b, c, d in zip(before, start, end, after, strict=True)
            )
    yield points[-1]


def _between(a: float, b: float, c: float, d: float, t: float) -> float:
    """Return a coordinate between those of two points, `t` of the way, with those before and behind."""
    return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * (b - c) + d - a) * t**3)


def length(points: Sequence[Point]) -> float:
    """Return how long a row of lines is."""
    return sum(math.dist(start, end) for start, end in pairwise(points))


def evenly(points: Sequence[Point], step: float) -> list[Point]:
    """Return points of a row of lines that are a step apart, the last one as well."""
    found = list(points[:1])
    walked = 0.0
    for start, end in pairwise(points):
        far = math.dist(start, end)
        while far and walked + far >= step:
            share = (step - walked) / far
            start = start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share
            found.append(start)
            far, walked = math.dist(start, end), 0.0
        walked += far
    return [*found, *points[-1:]]


def dashes(points: Sequence[Point]) -> Iterator[tuple[Point, Point]]:
    """Yield the dashes of a row of lines."""
    fine = evenly(points, 1.0)
    period = round(DASH + GAP)
    for begin in range(0, len(fine) - round(DASH), period):
        yield fine[begin], fine[begin + round(DASH)]
