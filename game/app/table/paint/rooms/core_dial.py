"""The Energy Core: sockets of the channels at its rim, the dial and its segments; conduits over the gaps."""

from __future__ import annotations

import math

import pygame

from game.app.drawing.canvas import Canvas
from game.app.drawing.colours.theme import GOLD_GLOW, SMALLEST, Colour, colour, fade, mix, next_size, style_of
from game.app.drawing.viewport import Point, Rect
from game.app.table.model.places.room_plan import RoomPlan
from game.app.table.model.view_parts import RoomView
from game.app.table.paint import brush
from game.app.views.roles import tint

AROUND = (0, 1, 2, 3, 5, 6, 7, 8)
"""Places of the eight rooms around the core."""
CHANNEL = 30.0
"""Units that a channel reaches into the Energy Core's card."""
RING = 11.0
"""Width of the ring of the dial's segments."""


def rim_point(plan: RoomPlan, place: int) -> Point:
    """Return where a room's channel leaves the Energy Core's card, from the card's top left, units."""
    column, row = place % 3 - 1, place // 3 - 1
    return plan.w / 2 * (1 + column), {-1: 0.0, 0: plan.heart[1], 1: plan.h}[row]


def channel_end(plan: RoomPlan, place: int) -> Point:
    """Return where a room's channel ends on the Energy Core's card: in a socket near the rim, clear of the
    reactor and of the name."""
    start, (x, y) = rim_point(plan, place), plan.heart
    reach = CHANNEL + (plan.plate_h if place // 3 == 0 else 0.0)
    share = min(0.8, reach / math.dist(start, (x, y)))
    return start[0] + (x - start[0]) * share, start[1] + (y - start[1]) * share


def core_art(canvas: Canvas, room: RoomView, plan: RoomPlan, powerless: bool = False) -> float:
    """Draw the channels and the dial on the Energy Core's card; all are dark where the ship is lost.

    Returns:
        Where what stands at the upper right begins: the name ends before it.
    """
    if room.usable:
        # It can be restarted: nothing lies over its picture but how far it has come, in a corner.
        return _count(canvas, room.lit, plan)
    for place in AROUND:
        start, end = rim_point(plan, place), channel_end(plan, place)
        if room.lit[place] and not powerless:
            tone = canvas.kit.looks.room(room.neighbours[place]).frame
            beam(canvas, start, end, tone, 9)
            canvas.circle(*end, 9, fade(tone, 0.45))
            canvas.circle(*end, 5, mix(tone, colour.WHITE, 0.88))
        else:
            _bar(canvas, start, end, 8, tint("ink-deep*70"))
            canvas.circle(*end, 6, tint("ink-deep*85"))
            canvas.circle(*end, 6, tint("joint*60"), 1.4)
    _dial(canvas, room.lit, plan)
    return plan.w


def beam(canvas: Canvas, start: Point, end: Point, tone: Colour, width: float = 13) -> None:
    """Draw a channel that carries power: a white core in the room's colour with its glow."""
    for wide, ink in (
        (width * 2.6, fade(tone, 0.16)),
        (width * 1.7, fade(tone, 0.3)),
        (width, tone),
        (width * 0.42, mix(tone, colour.WHITE, 0.88)),
    ):
        _bar(canvas, start, end, wide, ink)


def _bar(canvas: Canvas, start: Point, end: Point, width: float, ink: Colour) -> None:
    length = math.dist(start, end)
    nx, ny = (end[1] - start[1]) / length * width / 2, -(end[0] - start[0]) / length * width / 2
    left, top = min(start[0], end[0]) - width, min(start[1], end[1]) - width
    right, bottom = max(start[0], end[0]) + width, max(start[1], end[1]) + width
    points = [
        (start[0] + nx - left, start[1] + ny - top),
        (end[0] + nx - left, end[1] + ny - top),
        (end[0] - nx - left, end[1] - ny - top),
        (start[0] - nx - left, start[1] - ny - top),
    ]

    def draw(large: pygame.Surface, k: float) -> None:
        pygame.draw.polygon(large, ink, [(x * k, y * k) for x, y in points])

    local = tuple((round(x, 2), round(y, 2)) for x, y in points)
    brush.strokes(canvas, (left, top, right - left, bottom - top), ("bar", local), ink, draw)


def _count(canvas: Canvas, lit: tuple[bool, ...], plan: RoomPlan) -> float:
    """Draw how many rooms are diverted as a small golden plate at the upper right; return where it begins."""
    words = f"{sum(lit)}{canvas.kit.texts('room-of-eight')}"
    wide = canvas.kit.fonts.width(words, "number") + 24
    rect = (plan.w - wide - 8, (plan.plate_h - 30) / 2 + 2, wide, 30.0)
    canvas.panel(rect, fill=tint("gold-dark*96"), line=colour.GOLD, corners=(4, 4, 4, 4), width=1.6)
    canvas.text(words, rect, "number", colour.GOLD_TEXT, "center", "middle", shrink=True)
    return rect[0]


def _dial(canvas: Canvas, lit: tuple[bool, ...], plan: RoomPlan) -> None:
    x, y = plan.middle
    radius = plan.radius
    count = sum(lit)
    if count == 8:
        rect = (x - radius - 14, y - radius - 14, 2 * radius + 28, 2 * radius + 28)
        brush.radial(canvas, rect, GOLD_GLOW, reach=1.15)
    canvas.circle(x, y, radius, tint("dial-ground*97"))
    canvas.circle(x, y, radius, tint("core-ring*70"), 1.6)
    for n in range(8):
        _segment(canvas, n, tint("dial-lit") if n < count else tint("dial-dark"), plan)
    texts, fonts = canvas.kit.texts, canvas.kit.fonts
    number, eighth = str(count), texts("room-of-eight")
    room = 2 * (radius - RING - 4)
    large, small = style_of("dial"), style_of("crew-name")
    while fonts.width(number, large) + fonts.width(eighth, small) > room and small.size > SMALLEST:
        large, small = large.at(next_size(large.size)), small.at(next_size(small.size))
    wide, rest = fonts.width(number, large), fonts.width(eighth, small)
    left = x - (wide + rest) / 2
    word = texts("room-power")
    # The word is left out where it does not fit into the dial under the number.
    narrow = room * 0.8
    named = fonts.width(word, "fact") <= narrow and not plan.folded
    top = y - (34 if named else 23)
    canvas.text(number, (left, top, wide + 2, 46), large, colour.GOLD_TEXT, valign="middle")
    canvas.text(eighth, (left + wide, top + 4, rest + 2, 46), small, colour.MUTED, valign="middle")
    if named:
        place = (x - narrow / 2, y + 9, narrow, 22)
        canvas.text(word, place, "fact", colour.TEXT, align="center", valign="middle")


def _segment(canvas: Canvas, n: int, ink: Colour, plan: RoomPlan) -> None:
    radius, (x, y) = plan.radius, plan.middle
    rect: Rect = (x - radius, y - radius, 2 * radius, 2 * radius)

    def draw(large: pygame.Surface, k: float) -> None:
        outer, inner = radius - 3, radius - RING
        a, b = math.tau * n / 8 + 0.05, math.tau * (n + 1) / 8 - 0.05
        arc = [a + (b - a) * i / 12 for i in range(13)]
        points = [(radius + outer * math.sin(t), radius - outer * math.cos(t)) for t in arc]
        points += [(radius + inner * math.sin(t), radius - inner * math.cos(t)) for t in reversed(arc)]
        pygame.draw.polygon(large, ink, [(px * k, py * k) for px, py in points])

    brush.strokes(canvas, rect, ("segment", n, radius), ink, draw)


def conduits(
    canvas: Canvas, lit: tuple[bool, ...], neighbours: tuple[str, ...], plan: RoomPlan, pitch: Point
) -> None:
    """Draw the channels over the gaps around the Energy Core, on a canvas with the core's card at (0, 0).

    Args:
        lit: for every place whether its channel carries power.
        neighbours: room ids by place.
        plan: the core's card.
        pitch: how far apart the cards lie, across and down.
    """
    gap_x, gap_y = pitch[0] - plan.w, pitch[1] - plan.h
    for place in AROUND:
        column, row = place % 3 - 1, place // 3 - 1
        x, y = rim_point(plan, place)
        if column and row:
            # From corner to corner of the cards, a little under both.
            start, end = (x - column * 14, y - row * 12), (x + column * (gap_x + 14), y + row * (gap_y + 12))
        elif column:
            start, end = (x - column * 4, y), (x + column * (gap_x + 4), y)
        else:
            start, end = (x, y - row * 4), (x, y + row * (gap_y + 4))
        _pipe(canvas, start, end)
        if lit[place]:
            beam(canvas, start, end, canvas.kit.looks.room(neighbours[place]).frame, 12)


def _pipe(canvas: Canvas, start: Point, end: Point) -> None:
    _bar(canvas, start, end, 36, tint("shadow*95"))
    length = math.dist(start, end)
    nx, ny = (end[1] - start[1]) / length, -(end[0] - start[0]) / length
    for offset, width, ink in (
        (-14, 3.0, tint("conduit")),
        (14, 3.0, tint("conduit")),
        (-6, 1.4, tint("conduit-dark")),
        (6, 1.4, tint("conduit-dark")),
    ):
        _bar(
            canvas,
            (start[0] + nx * offset, start[1] + ny * offset),
            (end[0] + nx * offset, end[1] + ny * offset),
            width,
            ink,
        )
