"""Damage cards: large ones show their rooms in pictures and by name, small ones the signs of the rooms."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import pygame

from game.app.drawing import shapes
from game.app.drawing.canvas import Canvas
from game.app.drawing.colours.theme import STYLES, Gradient, colour, fade, light, mix, rgb
from game.app.drawing.images.pictures import cover
from game.app.drawing.kit import Kit
from game.app.drawing.looks import Picture
from game.app.drawing.viewport import Rect
from game.app.table.model.places.room_plan import RoomPlan
from game.app.table.paint import brush
from game.app.table.paint.cards import card_face

NAMED_FROM = 150
"""Cards at least this wide name their rooms, units."""
MARGIN = 0.06
"""Space between the rooms and the card's edges, as a share of its width."""
LARGE_FROM = 240
"""Cards at least this wide name their rooms in larger type, units."""
ROW_GAP = 6.0
TALLEST_ROW = 86.0
ART_FOCUS = (0.5, 0.42)
"""The part of a room's picture that its card on the table shows."""


def rooms_of(card: Any) -> tuple[int, list[str]]:
    """Return how many rooms a Damage card hits, and which; none are named if the crew chooses them (R-31).

    Args:
        card: its room ids, `{"any": n}`, or n.
    """
    named = card["any"] if isinstance(card, Mapping) else card
    return (named, []) if isinstance(named, int) else (len(named), list(named))


def draw_damage_card(canvas: Canvas, rect: Rect, card: Any, seen: bool = False) -> None:
    """Draw a Damage card face up with the rooms that it damages, in printed order.

    Args:
        canvas: to draw on.
        rect: where.
        card: its room ids, `{"any": n}`, or n.
        seen: the crew has seen it in the deck: a cyan mark.
    """
    x, y, w, h = rect
    count, rooms = rooms_of(card)
    cut = card_face.corners(w)
    brush.shadow(canvas, rect, max(5.0, w * 0.05), 0.6)
    card_face.picture(canvas, rect, canvas.kit.looks.damage_face(count), cut)
    _frame(canvas, rect, cut)
    if w < NAMED_FROM:
        _signs(canvas, rect, count, rooms)
        return
    size = h * 0.22
    canvas.icon(canvas.kit.looks.damage(count), x + (w - size) / 2, y + h * 0.04, size)
    margin = w * MARGIN
    body = (x + margin, y + h * 0.075 + size, w - 2 * margin, h * 0.925 - size - 1.25 * margin)
    if rooms:
        _rooms(canvas, body, rooms)
    else:
        _any_rooms(canvas, body, count)
    if seen:
        badge = (x + w - 42, y + 12, 32, 28)
        canvas.panel(badge, fill=colour.LEGAL_FILL, line=colour.LEGAL, corners=(5, 5, 5, 5))
        canvas.icon("ui-eye", x + w - 37, y + 15, 22, colour.LEGAL)


def draw_breach_card(canvas: Canvas, rect: Rect) -> None:
    """Draw the Hull Breach card."""
    cut = card_face.corners(rect[2])
    brush.shadow(canvas, rect, max(5.0, rect[2] * 0.05), 0.6)
    card_face.picture(canvas, rect, "cards/hull-breach.svg", cut)
    _frame(canvas, rect, cut)


def _frame(canvas: Canvas, rect: Rect, cut: card_face.Corners) -> None:
    line = Gradient(mix(colour.DANGER, colour.INK, 0.15), mix(colour.DANGER, colour.RIM_HOT, 0.55))
    canvas.panel(rect, fill=None, line=line, corners=cut, width=max(2.0, rect[2] / 64))


def _signs(canvas: Canvas, rect: Rect, count: int, rooms: list[str]) -> None:
    """A small card: its type, and the signs of its rooms on plates of their colours."""
    x, y, w, h = rect
    size = min(w * 0.5, h * 0.36)
    canvas.icon(canvas.kit.looks.damage(count), x + (w - size) / 2, y + h * 0.07, size)
    if not rooms:
        place = (x, y + h * 0.5, w, h * 0.4)
        canvas.text(str(count), place, "number-large", colour.TEXT, align="center", valign="middle")
        return
    side = min(w * (0.46, 0.4, 0.29)[count - 1], h * 0.3)
    pitch = min(side + w * 0.06, (w - 6) / count)
    for n, room in enumerate(rooms):
        tones = canvas.kit.looks.room(room)
        left = x + w / 2 + pitch * (n - (count - 1) / 2) - side / 2
        plate = (left, y + h * 0.68 - side / 2, side, side)
        canvas.panel(plate, fill=tones.plate, line=tones.frame, corners=(4, 4, 4, 4), width=1.4)
        inset = side * 0.1
        inner = side - 2 * inset
        canvas.icon(tones.icon, left + inset, plate[1] + inset, inner, tint=light(tones.frame, 0.25))


def _any_rooms(canvas: Canvas, rect: Rect, count: int) -> None:
    """The crew chooses: no room is named."""
    x, y, w, h = rect
    canvas.panel(rect, fill=rgb("#10060A", 0.8), line=fade(colour.DANGER, 0.7), corners=(10, 4, 10, 4))
    size = min(72.0, h * 0.4)
    canvas.icon("ui-target", x + (w - size) / 2, y + h * 0.1, size, colour.TEXT)
    words = canvas.kit.texts("play-any-rooms", count=count)
    place = (x + 8, y + h * 0.14 + size, w - 16, h * 0.82 - size)
    canvas.text(words, place, "card-name", colour.TEXT, "center", "middle", wrap=True, shrink=True)


def _rooms(canvas: Canvas, rect: Rect, rooms: list[str]) -> None:
    """The rooms one above the other, each with its picture, its sign and its name."""
    x, y, w, h = rect
    row = min(TALLEST_ROW if w < LARGE_FROM * (1 - 2 * MARGIN) else h, (h + ROW_GAP) / len(rooms)) - ROW_GAP
    top = y + (h - (row + ROW_GAP) * len(rooms) + ROW_GAP) / 2
    for n, room in enumerate(rooms):
        _room(canvas, (x, top + n * (row + ROW_GAP), w, row), room)


def _room(canvas: Canvas, rect: Rect, room: str) -> None:
    x, y, w, h = rect
    tones = canvas.kit.looks.room(room)
    cut = (8.0, 3.0, 8.0, 3.0)
    strip(canvas, rect, room, cut)
    fonts = canvas.kit.fonts
    name = canvas.kit.texts(f"room-{room}")
    style = STYLES["fact-bold"] if w < LARGE_FROM * (1 - 2 * MARGIN) else STYLES["room-name"]
    high = min(h, fonts.line_height(style) + 15)
    icon = min(style.size + 10, high - 6)
    wide = min(w, icon + 26 + fonts.width(name, style))
    low = h - high if h - high > 10 else 0.0
    plate = (x, y + low, wide if low or w - wide > 40 else w, high if low else h)
    canvas.panel(plate, fill=fade(tones.plate, 0.95), corners=(0 if low else 8, 14, 0, 3))
    canvas.panel(rect, fill=None, line=tones.frame, corners=cut, width=1.8)
    canvas.icon(tones.icon, x + 7, plate[1] + (plate[3] - icon) / 2, icon, light(tones.frame, 0.25))
    place = (x + icon + 14, plate[1], w - icon - 18, plate[3])
    canvas.text(name, place, style, colour.WHITE, valign="middle", shrink=True)


def ready(kit: Kit, rooms: Iterable[str]) -> bool:
    """Have the pictures of rooms read that a card names; tell whether it can be drawn without waiting."""
    waiting = [room for room in rooms if not kit.pictures.prepare_px(*_pictured(kit, room))]
    return not waiting


def _pictured(kit: Kit, room: str) -> tuple[Picture, int, int, tuple[float, float]]:
    """Return a room's picture as it lies on the table, where it is at hand: file, size in pixels, focus."""
    card = kit.viewport.rect(RoomPlan().card)
    return kit.looks.room_picture(room, "v1"), card.w, card.h, ART_FOCUS


def strip(canvas: Canvas, rect: Rect, room: str, cut: card_face.Corners) -> None:
    """Draw a part of a room's picture, lit by fire."""
    kit, where = canvas.kit, canvas.px(rect)

    def make() -> pygame.Surface:
        part = cover(kit.pictures.picture_px(*_pictured(kit, room)), *where.size, (0.5, 0.4))
        part = part.copy()
        part.fill((255, 214, 190), None, pygame.BLEND_RGB_MULT)
        return shapes.clipped(part, tuple(c * canvas.scale for c in cut))  # type: ignore[arg-type]

    canvas.surface.blit(kit.pictures.shape(("strip", room, where.size), make), where)
