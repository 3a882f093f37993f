"""Room cards: picture, damage, name plate, threat chip, repair track, divert cost, ability strip, frames."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.app.canvas import Canvas
from game.app.table import brush, core_dial, tokens
from game.app.table.layout import ROOM_H, ROOM_W, SLOT, STRIP_H
from game.app.table.resource_card import socket
from game.app.table.view_parts import Chip, RoomView
from game.app.theme import (
    DANGER_GLOW,
    Colour,
    Gradient,
    colour,
    fade,
    light,
    mix,
    rgb,
    room_colours,
)
from game.app.viewport import Rect

CORNERS = (14.0, 14.0, 14.0, 14.0)
MARGIN = 30.0
"""How far lights and brackets of a room reach beyond its card, units."""
CARD: Rect = (0.0, 0.0, ROOM_W, ROOM_H)
PLATE_H = 36.0
ART_LIGHT = {0: 255, 1: 214, 2: 178, 3: 128}
"""How bright the picture is, by cubes gone."""
AMBER = rgb("#FFB04A")
COST: Rect = (8.0, 40.0, SLOT, 130.0)
"""Where the cost to divert stands on the card."""
COIN: Rect = (8.0, 44.0, 58.0, 58.0)
"""Where the power token lies on the card."""


@dataclass(frozen=True)
class RoomLook:
    """How a room card differs from what its room says.

    Attributes:
        hidden: repair spaces whose cube is in flight.
        coin: False while the power token is in flight.
        destroyed: the loss of this room ended the game.
    """

    hidden: tuple[int, ...] = ()
    coin: bool = True
    destroyed: bool = False


PLAIN = RoomLook()


def room_card(canvas: Canvas, room: RoomView, look: RoomLook = PLAIN) -> None:
    """Draw a room card with its top left at (0, 0); crew and shields stand on it as pieces of their own."""
    _lights(canvas, room)
    _art(canvas, room, look)
    if look.destroyed:
        _plate(canvas, room)
        _band(canvas, canvas.kit.texts("room-destroyed"), canvas.kit.texts("room-destroyed-note"))
        frame(canvas, room, look.destroyed)
        return
    if room.core:
        core_dial.core_art(canvas, room)
    _plate(canvas, room)
    if room.chip is not None:
        _chip(canvas, room.chip)
    if not room.core:
        _track(canvas, room, look.hidden)
        if not room.diverted:
            _cost(canvas, room)
        elif look.coin:
            _coin(canvas)
    if room.critical:
        _band(canvas, canvas.kit.texts("room-critical"), canvas.kit.texts("room-critical-note"))
    else:
        _strip(canvas, room)
    frame(canvas, room, look.destroyed)


def _lights(canvas: Canvas, room: RoomView) -> None:
    if room.critical:
        canvas.glow(CARD, DANGER_GLOW, 28)
        canvas.glow(CARD, fade(DANGER_GLOW, 0.7), 16)
    elif room.diverted:
        canvas.glow(CARD, fade(room_colours(room.id).frame, 0.5), 16)
    else:
        brush.shadow(canvas, CARD, 14, 0.7)


def _art(canvas: Canvas, room: RoomView, look: RoomLook) -> None:
    canvas.panel(CARD, fill=colour.INK, corners=CORNERS)
    if look.destroyed:
        canvas.panel(CARD, fill=Gradient(rgb("#16090A"), rgb("#2A0F08")), corners=CORNERS)
        canvas.picture("overlays/damage_3.webp", CARD, CORNERS, alpha=120)
        return
    path = canvas.kit.pictures.room(room.id, room.variant)
    if canvas.kit.pictures.has(path):
        canvas.picture(path, CARD, CORNERS, alpha=ART_LIGHT.get(room.gone, 128), focus=(0.5, 0.42))
    else:
        _placeholder(canvas, room)
    damage = min(room.gone, 3)
    if damage >= 2:
        brush.radial(canvas, (20, 70, ROOM_W - 40, 200), rgb("#FF7A1E", 0.4 if damage == 2 else 0.6))
    if damage:
        canvas.picture(f"overlays/damage_{damage}.webp", CARD, CORNERS)
    # Facts stand at the edges: a breath of shade keeps them quiet on any picture.
    for rect, paint in (
        ((0.0, 34.0, 90.0, ROOM_H - 34 - STRIP_H), Gradient(rgb("#05070D", 0.5), rgb("#05070D", 0.0))),
        (
            (ROOM_W - 90, 34.0, 90.0, ROOM_H - 34 - STRIP_H),
            Gradient(rgb("#05070D", 0.0), rgb("#05070D", 0.45)),
        ),
        ((0.0, ROOM_H - 90, ROOM_W, 44.0), Gradient(rgb("#05070D", 0.0), rgb("#05070D", 0.6), True)),
    ):
        canvas.box(rect, paint)


def _placeholder(canvas: Canvas, room: RoomView) -> None:
    """Draw what stands in for a picture: a lit bulkhead in the room's colour with its icon."""
    tones = room_colours(room.id)
    fill = Gradient(mix(tones.plate, colour.INK, 0.35), mix(tones.plate, colour.INK, 0.75), True)
    canvas.panel(CARD, fill=fill, corners=CORNERS)
    brush.radial(canvas, (40, -10, ROOM_W - 80, 220), fade(tones.frame, 0.5))

    def ribs(large: pygame.Surface, k: float) -> None:
        for n in range(7):
            x = ROOM_W * (n + 0.5) / 7
            lean = (x - ROOM_W / 2) * 0.18
            pygame.draw.line(large, tones.frame, (x * k, 0), ((x + lean) * k, ROOM_H * k), round(3 * k))
        pygame.draw.circle(large, tones.frame, (ROOM_W / 2 * k, 104 * k), 74 * k, round(5 * k))
        pygame.draw.circle(large, tones.frame, (ROOM_W / 2 * k, 104 * k), 58 * k, round(2 * k))

    brush.strokes(canvas, CARD, ("bulkhead", room.id), fade(tones.frame, 0.22), ribs)
    size = 76
    name = room_icon(canvas, room.id)
    canvas.icon(name, (ROOM_W - size) / 2, 104 - size / 2, size, tint=light(tones.frame, 0.35))


def room_icon(canvas: Canvas, room: str) -> str:
    """Return the icon of a room; rooms without one of their own show a board."""
    name = f"room-{room}"
    return name if canvas.kit.pictures.has(f"icons/{name}.svg") else "act-board"


def room_name_width(canvas: Canvas, room: RoomView) -> float:
    """Return the width of the name plate, units."""
    width = canvas.kit.fonts.width(canvas.kit.texts(f"room-{room.id}"), "room-name")
    return min(52 + width + (54 if room.variant == "v2" else 0) + 36, 296.0)


def _plate(canvas: Canvas, room: RoomView) -> None:
    tones = room_colours(room.id)
    width = room_name_width(canvas, room)
    slant = 22.0

    def shape(large: pygame.Surface, k: float) -> None:
        points = [(14, 0), (width, 0), (width - slant, PLATE_H), (0, PLATE_H), (0, 14)]
        pygame.draw.polygon(large, tones.plate, [(x * k, y * k) for x, y in points])

    brush.strokes(canvas, (0, 0, width, PLATE_H), ("plate", room.id, width), fade(tones.plate, 0.96), shape)
    canvas.box((0, PLATE_H - 1.2, width - slant, 1.8), tones.frame)
    canvas.icon(room_icon(canvas, room.id), 13, 6, 25, tint=light(tones.frame, 0.12))
    room_text = (48, 1, width - 48 - slant - (50 if room.variant == "v2" else 0) + 8, PLATE_H - 2)
    box = canvas.text(
        canvas.kit.texts(f"room-{room.id}"), room_text, "room-name", colour.TEXT, valign="middle", shrink=True
    )
    if room.variant == "v2":
        left = box[0] + box[2] + 10
        canvas.panel((left, 7, 38, 24), fill=rgb("#14161F", 0.85), corners=(3, 3, 3, 3))
        canvas.text(
            canvas.kit.texts("room-variant"),
            (left, 7, 38, 23),
            "tag",
            colour.TEXT,
            align="center",
            valign="middle",
        )


def _chip(canvas: Canvas, chip: Chip) -> None:
    text = canvas.kit.texts("room-chip", percent=chip.percent)
    width = 46 + canvas.kit.fonts.width(text, "number")
    rect = (ROOM_W - 9 - width, 6.0, width, 28.0)
    icon, tone = "ui-target", colour.TEXT
    fill: Colour = rgb("#0B0E17", 0.88)
    line: Colour = fade(colour.TEXT, 0.85)
    if chip.kind == "zero":
        tone, line = colour.MUTED, fade(colour.LINE_STRONG, 0.7)
    elif chip.kind == "high":
        tone, line = AMBER, AMBER
    elif chip.kind == "fatal":
        tone, line, fill = colour.WHITE, rgb("#FF8A80"), colour.CRITICAL
    elif chip.kind == "protected":
        icon, tone, line = "token-protection", colour.LEGAL_TEXT, rgb("#5CCFE0")
    canvas.panel(rect, fill=fill, line=line, corners=(4, 4, 4, 4), width=1.4)
    if icon == "ui-target":
        canvas.icon(icon, rect[0] + 6, 9, 22, tint=tone)
    else:
        canvas.icon(icon, rect[0] + 6, 9, 22)
    canvas.text(text, (rect[0] + 34, 6, width - 40, 28), "number", tone, align="center", valign="middle")


def slot_rect(n: int) -> Rect:
    """Return where a repair space lies on the card."""
    return (ROOM_W - 50, 40 + (SLOT + 1) * n, SLOT, SLOT)


def _track(canvas: Canvas, room: RoomView, hidden: tuple[int, ...]) -> None:
    rect = (ROOM_W - 54, 36.0, 50.0, (SLOT + 1) * len(room.track) + 7)
    canvas.panel(rect, fill=brush.GLASS, line=fade(colour.LINE, 0.9), corners=(5, 5, 5, 5), width=1.2)
    for n, kind in enumerate(room.track):
        x, y, w, h = slot_rect(n)
        if room.cubes[n] and n not in hidden:
            canvas.icon("token-cube", x - 1, y - 1, w + 2)
        else:
            socket(canvas, (x + 1, y + 1, w - 2, h - 2), kind)


def _cost(canvas: Canvas, room: RoomView) -> None:
    canvas.panel(COST, fill=brush.GLASS, line=fade(colour.LINE, 0.9), corners=(5, 5, 5, 5), width=1.2)
    cost_icons(canvas, room)


def cost_icons(canvas: Canvas, room: RoomView) -> None:
    """Draw what it takes to divert a room's power."""
    canvas.icon("act-divert", 16, 42, 26, tint=colour.GOLD)
    pitch = 102 / max(3, len(room.cost))
    size = min(31.0, pitch - 2)
    for n, kind in enumerate(room.cost):
        canvas.icon(f"res-{kind}", 29 - size / 2, 68 + pitch * n + (pitch - size) / 2 - 1, size)


def _coin(canvas: Canvas) -> None:
    tokens.halo(canvas, "token-diverted", COIN[:3], fade(colour.GOLD, 0.75))
    canvas.icon("token-diverted", *COIN[:3])
    text = canvas.kit.texts("room-diverted")
    width = canvas.kit.fonts.width(text, "fact") + 12
    canvas.panel((6, 106, width, 24), fill=rgb("#080A12", 0.72), corners=(4, 4, 4, 4))
    canvas.text(text, (6, 106, width, 23), "fact", colour.GOLD_TEXT, align="center", valign="middle")


def _strip_shape(canvas: Canvas, fill: Gradient, line: Colour) -> None:
    top = ROOM_H - STRIP_H
    canvas.panel((0, top, ROOM_W, STRIP_H), fill=fill, corners=(0, 0, 14, 14))
    canvas.box((0, top, ROOM_W, 1.4), line)


def _strip(canvas: Canvas, room: RoomView) -> None:
    tones = room_colours(room.id)
    texts = canvas.kit.texts
    top = ROOM_H - STRIP_H
    _strip_shape(canvas, Gradient(rgb("#090C15", 0.96), rgb("#0A0D16", 0.92)), fade(tones.frame, 0.55))
    if room.ready:
        tokens.halo(canvas, "act-activate", (11, top + 12, 27), colour.GOLD)
    icon_tone = colour.GOLD if room.usable else colour.DISABLED
    canvas.icon("act-activate", 11, top + 12, 27, tint=icon_tone)
    text = texts(f"room-{room.id}-{room.ability}-short")
    if room.core and room.usable:
        text = texts("room-restart")
    tone = colour.TEXT if room.usable else colour.MUTED
    canvas.text(
        text, (46, top, ROOM_W - 56, STRIP_H - 2), "fact", tone, valign="middle", wrap=True, shrink=True
    )


def _band(canvas: Canvas, head: str, note: str) -> None:
    """Draw the hazard band in place of the ability."""
    top = ROOM_H - STRIP_H
    _strip_shape(canvas, Gradient(rgb("#2A0808", 0.98), rgb("#300A08", 0.98)), fade(colour.DANGER, 0.7))

    def hazard(large: pygame.Surface, k: float) -> None:
        for n in range(-1, 16):
            x = n * 28.0
            points = [(x, STRIP_H), (x + 14, STRIP_H), (x + 44, 0), (x + 30, 0)]
            pygame.draw.polygon(large, (0, 0, 0), [(px * k, py * k) for px, py in points])

    brush.strokes(canvas, (14, top + 2, ROOM_W - 28, STRIP_H - 4), "hazard", rgb("#000000", 0.3), hazard)
    canvas.icon("ui-warning", 10, top + 10, 30, tint=rgb("#FFD34D"))
    word = canvas.text(head, (50, top, 130, STRIP_H), "subheading", rgb("#FFD9D2"), valign="middle")
    left = word[0] + word[2] + 7
    place = (left, top, ROOM_W - left - 8, STRIP_H)
    canvas.text(note, place, "subheading", colour.TEXT, valign="middle", shrink=True)


def frame(canvas: Canvas, room: RoomView, destroyed: bool = False) -> None:
    """Draw the frame of a card, cool at the left and warm at the right."""
    tone: Colour = room_colours(room.id).frame
    width = 3.4 if room.diverted else 2.0
    if room.critical or destroyed:
        tone, width = colour.DANGER, 4.0
    line = Gradient(tone, mix(tone, colour.RIM_HOT, 0.7))
    canvas.panel(CARD, fill=None, line=line, corners=CORNERS, width=width)
