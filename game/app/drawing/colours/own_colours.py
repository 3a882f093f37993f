"""Colours for what has none of its own: far from those that are there, for every kind of eyes. Pure."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from functools import cache, lru_cache

from game.app.drawing.colours.colour_vision import Lab, contrast, distance, from_lab, lab, seen

Rgb = tuple[int, int, int]

PANEL: Rgb = (14, 18, 32)
"""Ground on which frames and icons are seen."""
READABLE = 4.6
"""The contrast that they have with it at least."""
ENOUGH = 42.0
"""A distance beyond this is worth no further change."""
LIVELY = 0.22
"""Distance that a colour may lack for each unit of chroma that it has more than another."""
_LEVELS = (60.0, 68.0, 76.0, 84.0)
_STRENGTHS = (20.0, 38.0, 56.0, 74.0)
_TURN = 15
"""Degrees of hue from one colour that is tried to the next."""
_GROUND = 25.0
"""Lightness of the ground that goes with a frame: white words are readable on it."""


@cache
def _tried() -> tuple[Rgb, ...]:
    """Every colour that may be chosen: light enough for a dark panel, and one that a screen can show."""
    found = []
    for level in _LEVELS:
        for strength in _STRENGTHS:
            for degrees in range(0, 360, _TURN):
                turn = math.radians(degrees)
                wanted = (level, strength * math.cos(turn), strength * math.sin(turn))
                paint = from_lab(wanted)
                if math.dist(lab(paint), wanted) < 3 and contrast(paint, PANEL) >= READABLE:
                    found.append(paint)
    return tuple(found)


@lru_cache(maxsize=16)
def free_colours(known: tuple[Rgb, ...], count: int) -> tuple[Rgb, ...]:
    """Return colours that are far from known ones and from each other, the farthest first."""
    near = {paint: min((distance(paint, other) for other in known), default=ENOUGH) for paint in _tried()}
    chosen: list[Rgb] = []
    for _ in range(count):
        best = max(near, key=lambda paint: near[paint] + LIVELY * math.hypot(*lab(paint)[1:]))
        chosen.append(best)
        near = {paint: min(value, distance(paint, best)) for paint, value in near.items()}
    return tuple(chosen)


def ground_of(frame: Sequence[int]) -> Rgb:
    """Return the dark ground that goes with the colour of a frame."""
    _, a, b = lab((frame[0], frame[1], frame[2]))
    strength = math.hypot(a, b)
    share = min(0.6, 34 / strength) if strength else 0.0
    return from_lab((_GROUND, a * share, b * share))


def stand_in_for(paint: Rgb, others: Iterable[Rgb], kind: str, away: Iterable[Rgb] = ()) -> Rgb:
    """Return what stands in for a colour, for eyes that lack a receptor.

    It is as far from the others as such eyes can have it, and as near to the colour itself as that allows.

    Args:
        paint: the usual colour.
        others: what stands in for those that it must be told apart from.
        kind: the kind of eyes.
        away: colours that mean something else.
    """
    shown = [_shown(other, kind) for other in (*others, *away)]

    def worth(tried: Rgb) -> float:
        value = _shown(tried, kind)
        near = min((math.dist(value, other) for other in shown), default=ENOUGH)
        return min(ENOUGH, near) - 0.06 * distance(tried, paint)

    return max((paint, *_tried()), key=worth)


@lru_cache(maxsize=4096)
def _shown(paint: Rgb, kind: str) -> Lab:
    return lab(seen(paint, kind))
