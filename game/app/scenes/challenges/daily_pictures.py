"""Draw what the page of challenges paints itself: rooms, days, the ruler of turns."""

from __future__ import annotations

import math

from game.app.drawing.canvas import Canvas
from game.app.drawing.colours.theme import colour, fade
from game.app.drawing.viewport import Rect
from game.app.table.paint import brush
from game.rules.content import VARIANTS

CORNERS = (10.0, 4.0, 10.0, 4.0)
SIGN = 34.0
EDGE = 40.0
"""Free ground beside the ruler, for the words at its ends."""
AROUND = 3
"""Turns on either side that the ruler shows."""


def draw_room(canvas: Canvas, rect: Rect, room: str, variant: str) -> None:
    """Draw a room: its picture, its sign, and which side it shows unless that is the first."""
    x, y, w, _ = rect
    looks = canvas.kit.looks
    look = looks.room(room)
    canvas.picture(looks.room_picture(room, variant), rect, corners=CORNERS)
    canvas.panel(rect, fill=None, line=look.frame, corners=CORNERS)
    canvas.panel((x + 8, y + 8, SIGN, SIGN), fill=look.plate, line=look.frame, corners=(4, 4, 4, 4))
    canvas.icon(look.icon, x + 12, y + 12, SIGN - 8, look.frame)
    if variant != VARIANTS[0]:
        plate = (x + w - 8 - 1.4 * SIGN, y + 8, 1.4 * SIGN, SIGN)
        canvas.panel(plate, fill=look.plate, line=look.frame, corners=(4, 4, 4, 4))
        canvas.text(canvas.kit.texts("room-variant"), plate, "tag", colour.TEXT, "center", "middle")


def draw_hexagon(canvas: Canvas, rect: Rect, ended: tuple[bool, int] | None, radius: float) -> None:
    """Draw a day: the turn in gold for a rescue, a red cross for a ship lost, dashes for no flight.

    Args:
        canvas: to draw on.
        rect: it stands in the middle.
        ended: whether the ship was rescued, and the turn; None for no flight.
        radius: of the hexagon.
    """
    x, y = rect[0] + rect[2] / 2, rect[1] + rect[3] / 2
    if ended is None:
        corners = [math.pi / 3 * n for n in range(6)]
        points = [(x + radius * math.sin(turn), y - radius * math.cos(turn)) for turn in corners]
        brush.dashed(canvas, points, colour.LINE_STRONG, 1.8, 7, 6)
        return
    won, turn = ended
    if won:
        brush.hexagon(canvas, x, y, radius, colour.GOLD_FILL, colour.GOLD, 2.6)
        place = (x - radius, y - 18, 2 * radius, 36)
        canvas.text(str(turn), place, "number", colour.GOLD_TEXT, "center", "middle", shrink=True)
    else:
        brush.hexagon(canvas, x, y, radius, fade(colour.CRITICAL, 0.3), colour.DANGER, 2.6)
        canvas.icon("ui-cross", x - 14, y - 14, 28, colour.REASON)


def draw_ruler(canvas: Canvas, rect: Rect, yours: int, par: int) -> None:
    """Draw turns as a line with a hexagon for the player's and a bar for the captain's.

    Args:
        canvas: to draw on.
        rect: of it all.
        yours: the turn of the player's rescue.
        par: that of the captain's.
    """
    x, y, w, h = rect
    texts = canvas.kit.texts
    first, last = max(1, min(yours, par) - AROUND), max(yours, par) + AROUND
    left, step, middle = x + EDGE, (w - 2 * EDGE) / (last - first), y + h / 2

    def at(turn: int) -> float:
        return left + (turn - first) * step

    canvas.line((left, middle), (at(last), middle), colour.LINE_STRONG, 1.6)
    for turn in range(first, last + 1):
        canvas.line((at(turn), middle - 6), (at(turn), middle + 6), colour.LINE_STRONG, 1.4)
    for turn in (first, last):
        place = (at(turn) - EDGE, middle + 16, 2 * EDGE, 24)
        canvas.text(str(turn), place, "small", colour.MUTED, "center", "middle", shrink=True)
    canvas.line((at(par), middle - 20), (at(par), middle + 20), colour.GOLD, 4)
    brush.hexagon(canvas, at(yours), middle, 13, colour.INK, colour.LEGAL, 3)
    for turn, key, ink, top in (
        (yours, "daily-you", colour.LEGAL_TEXT, y),
        (par, "daily-par-short", colour.GOLD_TEXT, middle + 20),
    ):
        place = (min(max(x, at(turn) - 2 * EDGE), x + w - 4 * EDGE), top, 4 * EDGE, 26)
        canvas.text(texts(key), place, "small", ink, "center", "middle", shrink=True)
