"""Find where words about something stand: beside it on the screen, not over it, nor over what must stay
free."""

from __future__ import annotations

from collections.abc import Iterable

from game.app.drawing.viewport import Rect, centre

EDGE = 8.0
"""Between words and the edge of the screen, units."""
BAR = 70.0
"""Above this nothing is placed while there is room elsewhere, units."""


def beside(
    seen: Rect,
    anchor: Rect,
    size: tuple[float, float],
    sides: Iterable[str] = ("above", "below", "left", "right"),
    gap: float = 8.0,
    free: Iterable[Rect] = (),
) -> Rect | None:
    """Return a place beside something, on the first side where there is room for it.

    Args:
        seen: what is seen of the page, in units.
        anchor: what it is about; it stays free.
        size: width and height of what is placed.
        sides: where it may stand, the best first.
        gap: between the two.
        free: what else must stay free.

    Returns:
        The place; None where there is none.
    """
    left, top, wide, high = seen
    (w, h), (ax, ay, aw, ah) = size, anchor
    kept = (anchor, *free)
    for ceiling in (max(BAR, top + EDGE), top + EDGE):
        across = _within(centre(anchor)[0] - w / 2, left + EDGE, left + wide - w - EDGE)
        down = _within(min(ay - 40, centre(anchor)[1] - h / 2), ceiling, top + high - h - EDGE)
        places = {
            "above": (across, ay - h - gap),
            "below": (across, ay + ah + gap),
            "left": (ax - w - gap, down),
            "right": (ax + aw + gap, down),
        }
        for side in sides:
            x, y = places[side]
            # What is below a part of the bar at the top is below the bar.
            highest = top + EDGE if side == "below" else ceiling
            inside = left + EDGE <= x <= left + wide - w - EDGE and highest <= y <= top + high - h - EDGE
            if inside and not any(meet((x, y, w, h), other) for other in kept):
                return x, y, w, h
    return None


def _within(value: float, least: float, most: float) -> float:
    return max(least, min(value, most))


def meet(one: Rect, other: Rect) -> bool:
    """Tell whether two rectangles share any ground."""
    return (
        one[0] < other[0] + other[2]
        and other[0] < one[0] + one[2]
        and one[1] < other[1] + other[3]
        and other[1] < one[1] + one[3]
    )
