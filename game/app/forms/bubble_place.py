"""Find where a bubble stands: beside what it speaks about, over what matters least. Pure, in units."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import product

from game.app.drawing.viewport import Point, Rect, centre

POINTER = 26.0
"""Length of the pointer outside the bubble, units."""
CLEAR = 30.0
"""Gap between a bubble and what it speaks about, where there is room, units."""
NEAR = 10.0
"""A pointer reaches things no further than this from its tip, units."""
CORNER = 40.0
"""A pointer stands so far from the bubble's corners."""
HALF, EDGE = 14.0, 2.0
"""Half of a pointer's foot, and how far that lies inside the bubble."""
REACH = 200.0
"""A unit further from what a bubble speaks about is as bad as so many covered."""
DIGITS = 2
"""Digits of a share to which two places are as good."""
ROUNDED = 10.0**-DIGITS
"""More than a share can lose where it is rounded."""
ACROSS, DOWN = tuple(n / 6 for n in range(7)), tuple(n / 12 for n in range(13))


@dataclass(frozen=True)
class Around:
    """Hold what a bubble stands among.

    Args:
        ground: where it may stand.
        about: what it speaks about; None for nothing that can be pointed at.
        keep: what it covers only where there is no place that leaves more of it free.
        spare: what it covers only where all places that are as good for `keep` cover as much of it.
        avoid: what it should not cover, the same rectangle twice counting twice.
    """

    ground: Rect
    about: Rect | None = None
    keep: Sequence[Rect] = ()
    spare: Sequence[Rect] = ()
    avoid: Sequence[Rect] = ()


def best_place(sizes: Iterable[tuple[float, float]], around: Around) -> Rect:
    """Return where a bubble stands, in one of several sizes.

    Args:
        sizes: it can have; of places that are as good the first is taken.
        around: what it stands among.
    """
    about = around.about
    # Where a bubble fills the ground, most places are one.
    places = list(dict.fromkeys(place for size in sizes for place in _places(size, around)))
    keep = (*around.keep, about) if about is not None else around.keep
    for seen in (keep, around.spare):
        places = _least_hiding(places, seen)

    def cost(place: Rect) -> float:
        covered = sum(_overlap(place, rect) for rect in around.avoid)
        return covered + REACH * (max(0.0, _apart(place, about) - CLEAR) if about is not None else 0.0)

    return min(places, key=cost)


def _least_hiding(places: Sequence[Rect], seen: Sequence[Rect]) -> list[Rect]:
    """Return the places that hide least; one that hides more than another is given up at the first excess."""
    # A captain who begins to speak has thousands of places to choose from, and a frame to do it in. This is
    # the measure of `hidden`, written out: with a call for each place it takes a seventh longer.
    edges = [(x, y, x + w, y + h, max(1.0, w * h)) for x, y, w, h in seen]
    found: list[Rect] = []
    least = math.inf
    for place in places:
        left, top, right, bottom = place[0], place[1], place[0] + place[2], place[1] + place[3]
        share, most = 0.0, least + ROUNDED
        for x, y, to_x, to_y, whole in edges:
            if x < right and left < to_x and y < bottom and top < to_y:
                wide = (right if right < to_x else to_x) - (left if left > x else x)
                high = (bottom if bottom < to_y else to_y) - (top if top > y else y)
                share += wide * high / whole
                if share > most:
                    break
        else:
            share = round(share, DIGITS)
            if share < least:
                least, found = share, []
            if share == least:
                found.append(place)
    return found


def _places(size: tuple[float, float], around: Around) -> list[Rect]:
    """Return below, above, left and right of what a bubble speaks about, and places all over the ground."""
    (w, h), (left, top, wide, high) = size, around.ground

    def inside(x: float, y: float) -> Rect:
        return min(max(left, x), left + wide - w), min(max(top, y), top + high - h), w, h

    every = [
        inside(left + (wide - w) * across, top + (high - h) * down)
        for down, across in product(reversed(DOWN), ACROSS)
    ]
    if around.about is None:
        return [inside(left + (wide - w) / 2, top + high), *every]
    x, y, aw, ah = around.about
    middle_x, middle_y = centre(around.about)
    return [
        inside(middle_x - w / 2, y + ah + CLEAR),
        inside(middle_x - w / 2, y - h - CLEAR),
        inside(x - w - CLEAR, middle_y - h / 2),
        inside(x + aw + CLEAR, middle_y - h / 2),
        *every,
    ]


def pointer(rect: Rect, about: Rect) -> tuple[Point, Point, Point] | None:
    """Return the pointer of a bubble: foot, tip, foot; None where it would not reach what is spoken about.

    Args:
        rect: of the bubble.
        about: what it speaks about.
    """
    x, y, w, h = rect
    ax, ay = centre(about)
    out = min(POINTER, max(HALF, _apart(rect, about)))
    if about[1] + about[3] <= y or about[1] >= y + h:
        up = about[1] + about[3] <= y
        at = min(max(x + CORNER, ax), x + w - CORNER)
        foot, tip = (y + EDGE, y - out) if up else (y + h - EDGE, y + h + out)
        points = (at - HALF, foot), (at, tip), (at + HALF, foot)
    else:
        before = about[0] + about[2] <= x
        at = min(max(y + CORNER, ay), y + h - CORNER)
        foot, tip = (x + EDGE, x - out) if before else (x + w - EDGE, x + w + out)
        points = (foot, at - HALF), (tip, at), (foot, at + HALF)
    return points if _apart((*points[1], 0.0, 0.0), about) <= NEAR else None


def hidden(place: Rect, seen: Iterable[Rect]) -> float:
    """Return how many of some rectangles a place hides, parts counting as parts."""
    return round(sum(_overlap(place, rect) / max(1.0, rect[2] * rect[3]) for rect in seen), DIGITS)


def _overlap(one: Rect, other: Rect) -> float:
    w = min(one[0] + one[2], other[0] + other[2]) - max(one[0], other[0])
    h = min(one[1] + one[3], other[1] + other[3]) - max(one[1], other[1])
    return max(0.0, w) * max(0.0, h)


def _apart(one: Rect, other: Rect) -> float:
    """Return how far two rectangles are from each other, along the longer way."""
    across = max(one[0] - other[0] - other[2], other[0] - one[0] - one[2])
    down = max(one[1] - other[1] - other[3], other[1] - one[1] - one[3])
    return max(0.0, across, down)
