"""A Damage card, face up or face down."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.app.canvas import Canvas
from game.app.theme import Gradient, colour, fade, mix, rgb, room_colours
from game.app.viewport import Rect


def draw_damage_card(canvas: Canvas, rect: Rect, card: Any, seen: bool = False) -> None:
    """Draw a Damage card with the rooms that it damages, in printed order.

    Args:
        canvas: to draw on.
        rect: where, at least 160 x 200 units.
        card: its room ids, `{"any": n}`, or None for its back.
        seen: the crew has seen it in the deck: a dotted cyan mark.
    """
    x, y, w, h = rect
    cut = (16.0, 8.0, 16.0, 8.0)
    canvas.panel(rect, fill=rgb("#2A0A0C"), line=colour.DANGER, corners=cut, width=3)
    inner = (x + 8, y + 8, w - 16, h - 16)
    fill = Gradient(rgb("#2A1116"), rgb("#150A10"), True)
    canvas.panel(
        inner, fill=fill, line=fade(mix(colour.DANGER, colour.INK, 0.4), 0.9), corners=(10, 5, 10, 5)
    )
    if card is None:
        size = w * 0.5
        canvas.icon(
            "ui-warning", x + (w - size) / 2, y + (h - size) / 2, size, mix(colour.DANGER, colour.INK, 0.3)
        )
        return
    rooms = card["any"] if isinstance(card, Mapping) else list(card)
    count = rooms if isinstance(rooms, int) else len(rooms)
    canvas.icon(f"damage-{count}", x + w / 2 - 26, y + 16, 52)
    if isinstance(rooms, int):
        words = canvas.kit.texts("play-any-rooms", count=rooms)
        canvas.text(words, (x + 16, y + 84, w - 32, 60), "card-name", colour.TEXT, "center", wrap=True)
        canvas.icon("ui-target", x + w / 2 - 24, y + h - 72, 48, colour.MUTED)
        rooms = []
    top = y + 78
    row = min(52.0, (h - 92) / 3)
    for n, room in enumerate(rooms):
        tone = room_colours(room)
        plate = (x + 14, top + n * row, w - 28, row - 6)
        canvas.panel(plate, fill=tone.plate, line=tone.frame, corners=(8, 3, 8, 3), width=1.6)
        canvas.icon(f"room-{room}", plate[0] + 6, plate[1] + (plate[3] - 28) / 2, 28, tone.frame)
        name = canvas.kit.texts(f"room-{room}")
        place = (plate[0] + 40, plate[1], plate[2] - 46, plate[3])
        canvas.text(name, place, "fact-bold", colour.WHITE, valign="middle", shrink=True)
    if seen:
        canvas.panel(
            (x + w - 42, y + 12, 32, 28), fill=colour.LEGAL_FILL, line=colour.LEGAL, corners=(5, 5, 5, 5)
        )
        canvas.icon("ui-eye", x + w - 37, y + 15, 22, colour.LEGAL)
