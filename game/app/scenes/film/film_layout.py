"""Where everything stands in the film: side by side, or one below the other and scrolled. Pure."""

from __future__ import annotations

from dataclasses import dataclass

from game.app.drawing.viewport import Rect

WIDEST, HIGHEST = 1880.0, 1060.0
"""From here on all stands on one page."""
BUTTON = 68.0
POINTS_BESIDE, POINT_H = 3, 100.0
"""How many turning points stand beside each other in a list, and how high each is."""


@dataclass(frozen=True)
class FilmLayout:
    """Places in units, as if nothing were scrolled; `area` is the window on the page of `length` units."""

    wide: bool
    area: Rect
    length: float
    back: Rect
    title: Rect
    luck: Rect
    decisions: Rect
    plot: Rect
    steps: Rect
    side: Rect
    branch: Rect
    show: Rect
    points: tuple[Rect, ...] = ()
    """Where the turning points are listed below the plot; empty where they stand in it."""


def film_layout(design: tuple[float, float], text_height: float, points: int = 0) -> FilmLayout:
    """Return the places.

    Args:
        design: width and height of the page, in units.
        text_height: how high the words about a turn are where they stand below each other.
        points: how many turning points there are.
    """
    width, height = design
    if width >= WIDEST and height >= HIGHEST:
        dx, dy = (width - 1920) / 2, (height - 1080) / 2

        def at(x: float, y: float, w: float, h: float) -> Rect:
            return x + dx, y + dy, w, h

        return FilmLayout(
            wide=True,
            area=(0.0, 0.0, width, height),
            length=height,
            back=at(60, 34, 52, 52),
            title=at(132, 20, 780, 80),
            luck=at(934, 34, 290, 56),
            decisions=at(1236, 34, 330, 56),
            plot=at(60, 112, 1220, 664),
            steps=at(60, 788, 1220, 236),
            side=at(1304, 112, 556, 912),
            branch=at(1324, 942, 290, BUTTON),
            show=at(1626, 942, 214, BUTTON),
        )
    margin = 40.0
    wide = min(880.0, width - 2 * margin - 44)
    x = (width - 44 - wide) / 2
    half = (wide - 16) / 2
    y = 110.0
    luck, decisions = (x, y, half, 56.0), (x + half + 16, y, half, 56.0)
    y += 76
    plot = (x, y, wide, 430.0)
    y += plot[3] + 16
    steps = (x, y, wide, 252.0)
    y += steps[3] + 16
    each = (wide - (POINTS_BESIDE - 1) * 16) / POINTS_BESIDE
    listed = tuple(
        (x + (n % POINTS_BESIDE) * (each + 16), y + (n // POINTS_BESIDE) * (POINT_H + 16), each, POINT_H)
        for n in range(points)
    )
    y += -(-points // POINTS_BESIDE) * (POINT_H + 16)
    branch, show = (x, y, half, BUTTON), (x + half + 16, y, half, BUTTON)
    y += BUTTON + 16
    side = (x, y, wide, text_height)
    y += text_height + 40
    return FilmLayout(
        False, (0.0, 0.0, width, height), y, (x, 30, 52, 52), (x + 72, 16, wide - 72, 80),
        luck, decisions, plot, steps, side, branch, show, listed,
    )  # fmt: skip
