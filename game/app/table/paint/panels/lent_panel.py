"""A player of the program at work, in the place of the action buttons: its steps, and how they are shown."""

from __future__ import annotations

import math
from collections.abc import Mapping

from game.app.drawing.canvas import Canvas
from game.app.drawing.colours.theme import CREW, colour, fade
from game.app.drawing.kit import Kit
from game.app.drawing.viewport import Rect
from game.app.table.model.lent_view import LentStep, LentView
from game.app.table.model.table_keys import TableKey
from game.app.table.paint import brush, overlays
from game.app.views.bits import cap
from game.app.views.painting import Painting, layouter
from game.app.views.tree import View, blank, column, first_that_fits, icon, on, row, text

MOST_STEPS = 4
TRAIL_END = 70.0
"""Units between a crew member's place and the beginning or end of a trail."""
BAR = "bar"
"""Name of the step that is being shown."""


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
    kit, tone = canvas.kit, CREW[mark].colour
    x, y, w, h = rect
    overlays.cover(canvas, (x - 10, y - 6, w + 20, h + 12))
    foot = min((place[1] for place in controls.values()), default=y + h)
    lay = layouter(kit).laid
    steps = [_progress(kit, view, shown) for shown in range(MOST_STEPS, 0, -1)]
    panel = first_that_fits(*steps).but(tones=(tone,))
    laid = lay(panel, w + 8, foot - y)
    Painting(canvas, {}).paint(lay(blank(look="lent"), w + 8, h + 8), x - 4, y - 4)
    Painting(canvas, {}).paint(laid, x - 4, y)
    if BAR in laid.places:
        # How far it is moves with every frame: the words stay laid out.
        left, top, wide, high = laid.rect(BAR)
        bar = (x - 4 + left + 3, y + top + 3, (wide - 6) * view.share, high - 6)
        canvas.box(bar, fade(tone, 0.3))
    for key, at in controls.items():
        control = _control(kit, view, key.name, marks.get(key, frozenset()))
        Painting(canvas, {}).paint(lay(control, *at[2:]), *at[:2])


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
        for ink, width in ((fade(colour.INK, 0.9), 11.0), (tone, 4.6)):
            canvas.line(tail, tip, ink, width)
            for point in head:
                canvas.line(tip, point, ink, width)
        middle = ((tail[0] + tip[0]) / 2, (tail[1] + tip[1]) / 2)
        place = (middle[0] - 18, middle[1] - 18, 36, 36)
        overlays.cover(canvas, place)
        brush.hexagon(canvas, *middle, 18, tone, colour.INK, 3)
        canvas.text(str(number), place, "key", colour.INK, "center", "middle", shrink=True)


def _foot(room: Rect) -> tuple[float, float]:
    """Return where somebody stands in a room, about."""
    x, y, w, h = room
    return x + w / 2, y + h * 0.62


def _progress(kit: Kit, view: LentView, shown: int) -> View:
    """Return whose turn it is, what they are at, and so many of the last steps."""
    texts = kit.texts
    words = texts("lent-paused") if view.paused else "" if view.now else texts("lent-thinking")
    title = text(texts(f"lent-turn-{view.rank}"), "label", "tone", grow=1)
    head = row(title, text(words, "fact", "note", align="right"), gap=12)
    steps = [_step(step, False) for step in view.done]
    steps += [_step(view.now, True)] if view.now else []
    steps += [text(texts("thinks-long"), "body", "reason", lines=0)] if view.late else []
    return column(head, *steps[-shown:], gap=3, pad=(10, 0, 10, 4))


def _step(step: LentStep, now: bool) -> View:
    """Return one step: done, or framed while it is shown."""
    sign = icon(step.icon if now else "ui-check", 22)
    words = text(step.words, "subheading" if now else "body", grow=1)
    made = row(sign, words, gap=14, pad=(10, 5 if now else 1), look="step", states=on(now=now))
    return made.named(BAR) if now else made


def _control(kit: Kit, view: LentView, name: str, marks: frozenset[str]) -> View:
    """Return something that steers: its label, icon and key; the key gives way to what it does."""
    texts, sign, key, chosen = kit.texts, "", "", False
    if name == "pause":
        label, sign = ("lent-go-on", "ui-play") if view.paused else ("lent-pause", "ui-pause")
        words, key, chosen = texts(label), kit.keys.label("pause", texts), view.paused
    elif name == "skip":
        words, key = texts("lent-skip-on" if view.asks else "lent-skip"), texts("key-enter")
    else:
        speed = int(name.removeprefix("speed-"))
        words, chosen = texts("lent-speed", speed=speed), speed == view.speed

    def way(*parts: View | None) -> View:
        states = marks | on(primary=chosen)
        return row(*parts, gap=8, pad=(8, 2), pack="middle", look="button", states=states)

    face, label_view = icon(sign, 22) if sign else None, text(words, "subheading", align="center")
    firm = text(words, "subheading", align="center", firm=True)
    return first_that_fits(way(face, firm, cap(kit, key)), way(face, label_view), way(label_view))
