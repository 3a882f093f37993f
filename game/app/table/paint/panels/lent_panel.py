"""A player of the program at work, in the place of the action buttons: its steps, and how they are shown."""

from __future__ import annotations

import math
from collections.abc import Mapping

from game.app.drawing.canvas import Canvas
from game.app.drawing.colours.theme import (
    CREW,
    GOLD_GLOW,
    RAISED_FILL,
    SMALLEST,
    Gradient,
    colour,
    fade,
    light,
    mix,
    rgb,
    style_of,
)
from game.app.drawing.type.text_drawing import NARROW
from game.app.drawing.viewport import Rect
from game.app.table.model.lent_view import LentStep, LentView
from game.app.table.model.places.room_plan import folds
from game.app.table.model.table_keys import TableKey
from game.app.table.paint import brush, overlays

MOST_STEPS = 4
TRAIL_END = 70.0
"""How far from where somebody stood a trail begins and ends."""
_CORNERS = (10.0, 4.0, 10.0, 4.0)


def draw_lent_panel(
    canvas: Canvas,
    view: LentView,
    mark: int,
    rect: Rect,
    controls: Mapping[TableKey, Rect],
    marks: Mapping[TableKey, frozenset[str]],
) -> None:
    """Draw the panel.

    Args:
        canvas: the window.
        view: what is to be seen.
        mark: crew mark of the seat.
        rect: where the action buttons are otherwise.
        controls: where what steers it lies.
        marks: what the pointer or the keyboard is on.
    """
    text, tone = canvas.kit.text, CREW[mark].colour
    x, y, w, h = rect
    overlays.cover(canvas, (x - 10, y - 6, w + 20, h + 12))
    canvas.panel((x - 4, y - 4, w + 8, h + 8), fill=rgb("#10141F"), corners=(14, 5, 14, 5))
    head = min(26 * text, 40.0)
    foot = min((place[1] for place in controls.values()), default=y + h)
    _title(canvas, view, tone, (x + 8, y, w - 16, head))
    place = (x, y + head + 2, w, foot - y - head - 8)
    steps = [*view.done, *([view.now] if view.now else [])]
    folded = folds(text)
    row = min(31 * text, place[3]) if folded else place[3] / MOST_STEPS
    shown = steps[-1:] if folded else steps[-MOST_STEPS:]
    for n, step in enumerate(shown):
        at = (place[0], place[1] + n * row, place[2], row)
        last = view.now is not None and n == len(shown) - 1
        _step(canvas, step, at, tone, view.share if last else None)
    for key, at in controls.items():
        label, icon, cap, chosen = _control(canvas, view, key.name)
        _button(canvas, at, (label, icon, cap), chosen, marks.get(key, frozenset()))


def draw_trail(canvas: Canvas, view: LentView, mark: int, rooms: Mapping[str, Rect]) -> None:
    """Draw the way that the player has gone this turn: an arrow from room to room, with its number.

    Args:
        canvas: the window.
        view: what is to be seen.
        mark: crew mark of the seat.
        rooms: where every room lies.
    """
    tone = CREW[mark].colour
    for number, start, end in view.trail:
        if start not in rooms or end not in rooms:
            continue
        (x0, y0), (x1, y1) = _foot(rooms[start]), _foot(rooms[end])
        far = math.hypot(x1 - x0, y1 - y0)
        if far < 2 * TRAIL_END + 40:
            continue
        dx, dy = (x1 - x0) / far, (y1 - y0) / far
        tail = (x0 + dx * TRAIL_END, y0 + dy * TRAIL_END)
        tip = (x1 - dx * TRAIL_END, y1 - dy * TRAIL_END)
        head = [(tip[0] - dx * 20 + dy * side, tip[1] - dy * 20 - dx * side) for side in (-11, 11)]
        for ink, width in ((rgb("#0B0E17", 0.9), 11.0), (tone, 4.6)):
            canvas.line(tail, tip, ink, width)
            for point in head:
                canvas.line(tip, point, ink, width)
        middle = ((tail[0] + tip[0]) / 2, (tail[1] + tip[1]) / 2)
        place = (middle[0] - 18, middle[1] - 18, 36, 36)
        overlays.cover(canvas, place)
        brush.hexagon(canvas, *middle, 18, tone, rgb("#0B0E17"), 3)
        canvas.text(str(number), place, "key", rgb("#0B0E17"), "center", "middle", shrink=True)


def _foot(room: Rect) -> tuple[float, float]:
    """Where somebody stands in a room, about."""
    x, y, w, h = room
    return x + w / 2, y + h * 0.62


def _title(canvas: Canvas, view: LentView, tone: tuple[int, ...], rect: Rect) -> None:
    """Whose turn it is, and what they are at."""
    texts = canvas.kit.texts
    x, y, w, h = rect
    title = texts(f"lent-turn-{view.rank}")
    wide = min(w * 0.62, canvas.kit.fonts.width(title, "label") + 4)
    canvas.text(title, (x, y, wide, h), "label", tone, valign="middle", shrink=True)
    words = texts("lent-paused") if view.paused else "" if view.now else texts("lent-thinking")
    if words:
        place = (x + wide + 12, y, w - wide - 12, h)
        canvas.text(words, place, "fact", colour.MUTED, "right", "middle", shrink=True)


def _step(canvas: Canvas, step: LentStep, rect: Rect, tone: tuple[int, ...], share: float | None) -> None:
    """One step: done, or framed with a bar that fills while it is shown."""
    x, y, w, h = rect
    ink = colour.MUTED if share is None else colour.TEXT
    if share is not None:
        canvas.panel((x, y + 1, w, h - 3), fill=fade(tone, 0.12), line=tone, corners=(6, 3, 6, 3), width=2)
        canvas.box((x + 3, y + 3, (w - 6) * share, h - 7), fade(tone, 0.3))
    icon, tint = (step.icon, ink) if share is not None else ("ui-check", colour.GOOD)
    side = min(24.0, h - 8)
    canvas.icon(icon, x + 12, y + (h - side) / 2 - 1, side, tint)
    place = (x + 48, y, w - 58, h - 2)
    style = "body" if share is None else "subheading"
    canvas.text(step.words, place, style, ink, valign="middle", shrink=True)


def _control(canvas: Canvas, view: LentView, name: str) -> tuple[str, str, str, bool]:
    """Label, icon and key of something that steers, and whether it is chosen."""
    texts, keys = canvas.kit.texts, canvas.kit.keys
    if name == "pause":
        key, icon = ("lent-go-on", "ui-play") if view.paused else ("lent-pause", "ui-pause")
        return texts(key), icon, keys.label("end", texts), view.paused
    if name == "skip":
        return texts("lent-skip"), "", texts("key-enter"), False
    speed = int(name.removeprefix("speed-"))
    return texts("lent-speed", speed=speed), "", "", speed == view.speed


def _button(
    canvas: Canvas, rect: Rect, words: tuple[str, str, str], chosen: bool, marks: frozenset[str]
) -> None:
    (label, icon, cap), (x, y, w, h) = words, rect
    fonts, text = canvas.kit.fonts, canvas.kit.text
    fill: Gradient = RAISED_FILL
    line = Gradient(rgb("#5A658A"), mix(colour.LINE, colour.RIM, 0.85))
    if chosen:
        canvas.glow(rect, fade(GOLD_GLOW, 0.6), 10)
        fill = Gradient(colour.GOLD_FILL, colour.GOLD_FILL)
        line = Gradient(colour.GOLD, colour.RIM_HOT)
    if "hover" in marks:
        fill = Gradient(light(fill.start, 0.14), light(fill.end, 0.14))
    canvas.panel(rect, fill=fill, line=line, corners=_CORNERS, width=1.6)
    ink = colour.GOLD_TEXT if chosen else colour.TEXT
    high = max(26.0, min(23 * text, h - 12))
    wide = max(24.0, fonts.width(cap, "key") + 13) if cap and not folds(text) else 0.0
    side = 22.0 if icon else 0.0
    least = fonts.width(label, style_of("subheading").at(SMALLEST)) * NARROW
    if least > w - 20 - wide - 10 - side - 8:
        wide = 0.0  # the name of the key gives way to what the button does
    room = w - 20 - (wide + 10 if wide else 0) - (side + 8 if side else 0)
    long = min(room, fonts.width(label, "subheading") + 1)
    left = x + (w - long - (wide + 10 if wide else 0) - (side + 8 if side else 0)) / 2
    if icon:
        canvas.icon(icon, left, y + (h - side) / 2, side, ink)
        left += side + 8
    canvas.text(label, (left, y, long, h), "subheading", ink, valign="middle", shrink=True)
    if wide:
        brush.key_cap(canvas, left + long + 10 + wide, y + (h - high) / 2, cap, height=high)
    if "focus" in marks:
        brush.focus_ring(canvas, rect, _CORNERS)
