"""The ship as a plan of nine small rooms, with the order of diverting."""

from __future__ import annotations

import math

from game.app.drawing.canvas import Canvas
from game.app.drawing.colours.theme import DISPLAY_BOLD, Style, colour, fade
from game.app.drawing.viewport import Point, Rect
from game.app.scenes.share.shared_flight import RoomShown

ROOM = 142.0, 60.0
"""Width and height of a room."""
CORNERS = (10.0, 3.0, 10.0, 3.0)
RADIUS = 24.0
WORDS = 36.0
"""Width of a hexagon with words in it."""
_NUMBER = Style(DISPLAY_BOLD, 33)
_SHARE = Style(DISPLAY_BOLD, 24)


def draw_room(canvas: Canvas, rect: Rect, room: RoomShown, power: str) -> None:
    """Draw a room: its number in the order of diverting, a cross if it was lost, dashes if it is open.

    Args:
        canvas: of the picture.
        rect: in units.
        room: what is shown.
        power: what stands in the core while it is not restarted; empty once it is.
    """
    look = canvas.kit.looks.room(room.id)
    x, y, w, h = rect
    open_ = not (room.order or room.lost or room.core)
    canvas.picture(canvas.kit.looks.room_picture(room.id, room.variant), rect, CORNERS)
    canvas.panel(rect, fill=fade(colour.SPACE, 0.72 if open_ else 0.42), corners=CORNERS)
    line = colour.DANGER if room.lost else look.frame
    canvas.panel(rect, fill=None, line=fade(line, 0.6) if open_ else line, corners=CORNERS, width=3)
    canvas.icon(look.icon, x + 7, y + 7, 24, look.frame)
    middle = x + w / 2, y + h / 2
    if open_:
        _dashes(canvas, middle)
        return
    canvas.polygon(_hexagon(middle), colour.SPACE, line, 3)
    if room.lost:
        canvas.icon("ui-cross", middle[0] - 14, middle[1] - 14, 28, colour.DANGER)
    elif room.core and not power:
        canvas.icon("ui-bolt", middle[0] - 15, middle[1] - 15, 30, colour.WHITE)
    else:
        words, style = (power, _SHARE) if room.core else (str(room.order), _NUMBER)
        place = middle[0] - WORDS / 2, y, WORDS, h
        canvas.text(words, place, style, colour.WHITE, "center", "middle", shrink=True)


def _hexagon(middle: Point) -> list[Point]:
    """Return the corners of a hexagon that stands on one of them."""
    turns = [math.pi / 6 + n * math.pi / 3 for n in range(6)]
    return [(middle[0] + RADIUS * math.cos(turn), middle[1] + RADIUS * math.sin(turn)) for turn in turns]


def _dashes(canvas: Canvas, middle: Point) -> None:
    corners = _hexagon(middle)
    for (ax, ay), (bx, by) in zip(corners, [*corners[1:], corners[0]], strict=True):
        for begin, end in ((0.08, 0.4), (0.6, 0.92)):
            start = ax + (bx - ax) * begin, ay + (by - ay) * begin
            stop = ax + (bx - ax) * end, ay + (by - ay) * end
            canvas.line(start, stop, colour.MUTED, 2)
