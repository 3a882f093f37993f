"""Room cards: picture, damage, name plate, threat chip, repair track, divert cost, ability strip, frames."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.app.drawing.canvas import Canvas
from game.app.drawing.colours.theme import (
    DANGER_GLOW,
    GOLD_GLOW,
    SMALLEST,
    Colour,
    Gradient,
    colour,
    fade,
    light,
    mix,
    style_of,
)
from game.app.drawing.type.text_drawing import NARROW
from game.app.drawing.viewport import Rect
from game.app.table.model.places.room_plan import RoomPlan, folds
from game.app.table.model.view_parts import RoomView
from game.app.table.paint import brush, tokens
from game.app.table.paint.cards.resource_card import socket
from game.app.table.paint.rooms import core_dial, room_chip
from game.app.table.paint.rooms.room_art import CORNERS, room_art
from game.app.views.roles import tint
from game.wording import room_brief

MARGIN = 30.0
"""Units that lights and brackets of a room reach beyond its card."""


@dataclass(frozen=True)
class RoomCardState:
    """Hold how a room card differs from what its room says.

    Attributes:
        hidden: repair spaces whose cube is in flight.
        coin: False while the power token is in flight.
        destroyed: the loss of this room ended the game.
        sun: how near the sun is, 0 to 3: its light is on the right edge.
        double: where nothing may pulse, a critical room has a second frame.
        powerless: the ship is lost, the lamps are out.
        labelled: what the room can do stands on it whether or not it can be done now.
    """

    hidden: tuple[int, ...] = ()
    coin: bool = True
    destroyed: bool = False
    sun: int = 1
    double: bool = False
    powerless: bool = False
    labelled: bool = False


PLAIN = RoomCardState()
DESIGNED = RoomPlan()


def room_card(canvas: Canvas, room: RoomView, look: RoomCardState = PLAIN, plan: RoomPlan = DESIGNED) -> None:
    """Draw a room card with its top left at (0, 0); crew and shields stand on it as pieces of their own."""
    room_ground(canvas, room, look, plan)
    room_facts(canvas, room, look, plan)


def ground_look(room: RoomView, look: RoomCardState) -> tuple[object, ...]:
    """Return all that `room_ground` depends on, but for the plan: storms change facts more often."""
    lights = room.critical, room.diverted, room.core and room.usable
    return room.id, room.variant, lights, room.gone, room.lit, room.back, look.destroyed, look.powerless


def room_ground(canvas: Canvas, room: RoomView, look: RoomCardState, plan: RoomPlan) -> None:
    """Draw what lies below all facts of a room card: its light and its picture."""
    _lights(canvas, room, plan)
    room_art(canvas, room, plan, look.destroyed, look.powerless)
    if room.back and not look.destroyed and not canvas.kit.settings.contrast:
        # Its picture steps back, its words do not: they are to be read at any time.
        canvas.panel(plan.card, fill=(5, 7, 13, 158), corners=(14, 5, 14, 5))


def room_facts(
    canvas: Canvas, room: RoomView, look: RoomCardState, plan: RoomPlan, ground: Canvas | None = None
) -> None:
    """Draw the facts of a room card and its frame.

    Args:
        canvas: the card's top left is its (0, 0).
        room: what is to be seen.
        look: how the card differs from what its room says.
        plan: where its parts lie.
        ground: what lies below, if that is not on the canvas.
    """
    if ground is not None:
        canvas.blit(ground, 0, 0)
    if look.destroyed:
        _plate(canvas, room, plan, plan.w)
        _band(canvas, plan, canvas.kit.texts("room-destroyed"), canvas.kit.texts("room-destroyed-note"))
        frame(canvas, room, plan, look)
        return
    free = core_dial.core_art(canvas, room, plan, look.powerless) if room.core else plan.w
    if room.chip is not None:
        free = room_chip.draw_chip(canvas, room.chip, plan)
    _plate(canvas, room, plan, free)
    if room.critical:
        _band(canvas, plan, canvas.kit.texts("room-critical"), canvas.kit.texts("room-critical-note"))
    elif look.labelled or room.ready or (room.core and room.usable):
        ability_strip(canvas, room, plan)
    else:
        _badge(canvas, room, plan)
    if not room.core:
        track(canvas, room, look.hidden, plan)
        if not room.diverted:
            _cost(canvas, room, plan)
        elif look.coin:
            _coin(canvas, plan, named=not room.back)
    frame(canvas, room, plan, look)


def _lights(canvas: Canvas, room: RoomView, plan: RoomPlan) -> None:
    if room.core and room.usable:
        canvas.glow(plan.card, GOLD_GLOW, 30)
        canvas.glow(plan.card, fade(colour.GOLD, 0.8), 14)
    elif room.critical:
        canvas.glow(plan.card, DANGER_GLOW, 28)
        canvas.glow(plan.card, fade(DANGER_GLOW, 0.7), 16)
    elif room.diverted:
        canvas.glow(plan.card, fade(canvas.kit.looks.room(room.id).frame, 0.5), 16)
    else:
        brush.shadow(canvas, plan.card, 14, 0.7)


def _plate(canvas: Canvas, room: RoomView, plan: RoomPlan, free: float) -> None:
    """Draw the name, short where the whole one does not fit, so that it ends before ``free``."""
    fonts, texts = canvas.kit.fonts, canvas.kit.texts
    tones = canvas.kit.looks.room(room.id)
    slant, height, left = 22.0, plan.plate_h, 48.0 if not plan.folded else 42.0
    second = room.variant == "v2"
    chip = 50.0 if second and not plan.folded else 0.0
    chip += 0.0 if not chip else fonts.width(texts("room-variant"), "tag") - 20
    most = min(free - 4, plan.w - 96 if not plan.folded else free) - left - slant - chip
    name, style = texts(f"room-{room.id}"), style_of("room-name")
    least = style.at(SMALLEST)
    if fonts.width(name, least) * NARROW > most:
        short = room_brief(texts, room.id)
        name = short if fonts.width(short, style) < fonts.width(name, style) else name
    style = least if plan.folded else style  # in large type all names have one size
    wide = min(fonts.width(name, style), most + 14)
    width = left + wide + chip + slant + (4 if wide < most else -10)

    def shape(large: pygame.Surface, k: float) -> None:
        points = [(14, 0), (width, 0), (width - slant, height), (0, height), (0, 14)]
        pygame.draw.polygon(large, tones.plate, [(x * k, y * k) for x, y in points])

    brush.strokes(canvas, (0, 0, width, height), ("plate", room.id, width), fade(tones.plate, 0.96), shape)
    canvas.box((0, height - 1.2, width - slant, 1.8), tones.frame)
    canvas.icon(tones.icon, 13, (height - 25) / 2, 25, tint=light(tones.frame, 0.12))
    place = (left, 1, wide, height - 2)
    box = canvas.text(name, place, style, colour.TEXT, valign="middle", shrink=True)
    if chip:
        _variant(canvas, (box[0] + box[2] + 10, (height - 24) / 2 + 1, chip - 12, 24))


def _variant(canvas: Canvas, rect: Rect) -> None:
    """Draw the sign of a room's second side."""
    canvas.panel(rect, fill=tint("label-ground*85"), corners=(3, 3, 3, 3))
    place = (rect[0], rect[1], rect[2], rect[3] - 1)
    canvas.text(canvas.kit.texts("room-variant"), place, "tag", colour.TEXT, align="center", valign="middle")


def track(canvas: Canvas, room: RoomView, hidden: tuple[int, ...], plan: RoomPlan) -> None:
    """Draw the repair spaces with their cubes."""
    rect = plan.track(len(room.track))
    canvas.panel(rect, fill=brush.GLASS, line=fade(colour.LINE, 0.9), corners=(5, 5, 5, 5), width=1.2)
    for n, kind in enumerate(room.track):
        x, y, w, h = plan.slot(n)
        if room.cubes[n] and n not in hidden:
            canvas.icon("token-cube", x - 1, y - 1, w + 2)
        else:
            socket(canvas, (x + 1, y + 1, w - 2, h - 2), kind)


def _cost(canvas: Canvas, room: RoomView, plan: RoomPlan) -> None:
    canvas.panel(plan.cost, fill=brush.GLASS, line=fade(colour.LINE, 0.9), corners=(5, 5, 5, 5), width=1.2)
    cost_icons(canvas, room, plan)


def cost_icons(canvas: Canvas, room: RoomView, plan: RoomPlan) -> None:
    """Draw what it takes to divert a room's power."""
    x, y, w, h = plan.cost
    canvas.icon("act-divert", x + 8, y + 2, 26, tint=colour.GOLD)
    pitch = (h - 28) / max(3, len(room.cost))
    size = min(31.0, pitch - 2)
    for n, kind in enumerate(room.cost):
        top = y + 28 + pitch * n + (pitch - size) / 2 - 1
        canvas.icon(canvas.kit.looks.resource(kind).icon, x + (w - size) / 2, top, size)


def _coin(canvas: Canvas, plan: RoomPlan, named: bool) -> None:
    x, y, size, _ = plan.coin
    tokens.halo(canvas, "token-diverted", (x, y, size), fade(colour.GOLD, 0.75))
    canvas.icon("token-diverted", x, y, size)
    text = canvas.kit.texts("room-diverted")
    # The word stands where nobody else does: left of the crew, unless its type is large. Once all rooms are
    # diverted it tells nothing any more.
    if plan.folded or not named:
        return
    width = min(canvas.kit.fonts.width(text, "fact") + 12, plan.crew_left + 6)
    place = (6, y + size + 4, width, 24 * plan.text)
    canvas.panel(place, fill=fade(colour.SPACE, 0.72), corners=(4, 4, 4, 4))
    inner = (place[0] + 4, place[1], width - 8, place[3])
    canvas.text(text, inner, "fact", colour.GOLD_TEXT, align="center", valign="middle", shrink=True)


def _strip_shape(canvas: Canvas, rect: Rect, plan: RoomPlan, fill: Gradient, line: Colour) -> None:
    """Draw the ground of words at the lower edge, whether or not it is as wide as the card."""
    x, y, w, h = rect
    right = (0.0, 14.0) if x + w >= plan.w else (12.0, 0.0)
    canvas.panel(rect, fill=fill, corners=(0, *right, 14 if x <= 0 else 0))
    canvas.box((x, y, w - right[0], 1.4), line)


def _badge(canvas: Canvas, room: RoomView, plan: RoomPlan) -> None:
    """Draw the sign of the ability alone: gold where somebody who stands here could use it."""
    left = plan.badge[0]
    if not room.core:
        x, y, size, _ = plan.badge
        canvas.circle(x + size / 2, y + size / 2, size / 2, tint("ink-deep*86"))
        tone = colour.GOLD if room.usable else colour.DISABLED
        canvas.icon("act-activate", x + 4, y + 4, size - 8, tint=tone)
        left += size + 6
        if plan.folded and room.variant == "v2":
            wide = canvas.kit.fonts.width(canvas.kit.texts("room-variant"), "tag") + 12
            _variant(canvas, (left, plan.strip[1] + 5, wide, plan.strip_h - 9))


def ability_strip(canvas: Canvas, room: RoomView, plan: RoomPlan) -> None:
    """Draw what a room can do, in words at its lower edge."""
    tones = canvas.kit.looks.room(room.id)
    gold = room.core and room.usable
    x, top, w, h = plan.core_strip if room.core and not gold else plan.strip if not room.core else plan.band
    fill = Gradient(tint("ink-deep*96"), tint("ink-deep*92"))
    if gold:
        fill = Gradient(tint("gold-ground"), tint("gold-ground-deep"))
    ground = (x, top, plan.w - x, h)
    _strip_shape(canvas, ground, plan, fill, colour.GOLD if gold else fade(tones.frame, 0.55))
    middle = top + h / 2
    if room.ready:
        canvas.circle(x + 24.5, middle + 0.5, 18, tint("coin-ground"))
        canvas.circle(x + 24.5, middle + 0.5, 18, colour.GOLD, 1.6)
    icon_tone = colour.GOLD if room.usable else colour.DISABLED
    canvas.icon("act-activate", x + 11, middle - 13, 27, tint=icon_tone)
    right = x + w - 10
    if plan.folded and room.variant == "v2":
        wide = canvas.kit.fonts.width(canvas.kit.texts("room-variant"), "tag") + 12
        right -= wide + 2
        _variant(canvas, (right + 4, top + 5, wide, h - 9))
    left = x + (50 if room.ready else 44)
    place = (left, top, right - left, h - 2)
    tone = colour.GOLD_TEXT if gold else colour.TEXT if room.usable else colour.MUTED
    text = ability_words(canvas, room, place)
    canvas.text(text, place, "fact", tone, valign="middle", wrap=not plan.folded, shrink=True)


def ability_words(canvas: Canvas, room: RoomView, place: Rect) -> str:
    """Return what a room can do, in as many words as a place on the table has room for."""
    texts, fonts = canvas.kit.texts, canvas.kit.fonts
    if room.core and room.usable:
        return texts("room-restart-brief" if folds(canvas.kit.text) else "room-restart")
    key = room.ability
    text = texts(f"{key}-short")
    lines = int((place[3] + 1) / fonts.line_height("fact"))
    if len(fonts.wrap(text, "fact", place[2])) <= lines:
        return text
    return texts(f"{key}-brief" if texts.has(f"{key}-brief") else "room-other-brief")


def _band(canvas: Canvas, plan: RoomPlan, head: str, note: str) -> None:
    """Draw the hazard band in place of the ability, low where its words find room in a line; its second half
    where there is room for it."""
    _, top, w, h = plan.strip
    fonts = canvas.kit.fonts
    wide = min(fonts.width(head, "subheading"), w - 58)
    left = 50 + wide + 7
    least = style_of("subheading").at(SMALLEST)
    alone = fonts.width(note, least) * NARROW > w - left - 8
    end = plan.w
    if not alone and not plan.folded:
        low = max(32.0, 27 * plan.text)
        top, h, end = top + h - low, low, min(w, left + fonts.width(note, least) + 12)
    ground = (0.0, top, end, h)
    _strip_shape(
        canvas,
        ground,
        plan,
        Gradient(tint("alarm-ground*98"), tint("alarm-ground-deep*98")),
        fade(colour.DANGER, 0.7),
    )

    inner = h - 4  # the frame of such a room is wide

    def hazard(large: pygame.Surface, k: float) -> None:
        for n in range(-1, 16):
            x = n * 28.0
            points = [(x, inner), (x + 14, inner), (x + 44, 0), (x + 30, 0)]
            pygame.draw.polygon(large, (0, 0, 0), [(px * k, py * k) for px, py in points])

    striped = (14, top + 2, end - 28, inner - 2)
    brush.strokes(canvas, striped, ("hazard", striped[2:]), fade(colour.BLACK, 0.3), hazard)
    sign = min(30.0, inner - 4)
    canvas.icon("ui-warning", 10 + (30 - sign) / 2, top + (inner - sign) / 2, sign, tint=tint("warning"))
    if alone and not plan.folded:
        # Both on lines of their own.
        half = inner / 2
        canvas.text(head, (50, top, w - 58, half), least, tint("alarm-text"), valign="middle", shrink=True)
        place = (50, top + half - 2, w - 58, half)
        canvas.text(note, place, least, colour.TEXT, valign="middle", shrink=True)
        return
    high = inner if alone else inner - 2
    canvas.text(head, (50, top, w - 58, high), "subheading", tint("alarm-text"), valign="middle", shrink=True)
    if not alone:
        rest = (left, top, w - left - 8, high)
        canvas.text(note, rest, least, colour.TEXT, valign="middle", shrink=True)


def frame(canvas: Canvas, room: RoomView, plan: RoomPlan, look: RoomCardState = PLAIN) -> None:
    """Draw the frame of a card: cool at the left, warm at the right, the warmer the nearer the sun."""
    tone: Colour = canvas.kit.looks.room(room.id).frame
    width = 3.4 if room.diverted else 2.0
    if room.critical or look.destroyed:
        tone, width = colour.DANGER, 4.0
    line = Gradient(tone, mix(tone, colour.RIM_HOT, 0.5 + 0.14 * look.sun))
    x, y, w, h = plan.card
    rim = Gradient(fade(colour.RIM, 0.0), fade(colour.RIM, 0.25 + 0.16 * look.sun))
    canvas.box((x + w - 7, y + CORNERS[1], 7, h - CORNERS[1] - CORNERS[2]), rim)
    canvas.panel(plan.card, fill=None, line=line, corners=CORNERS, width=width)
    if look.double and room.critical:
        inner = (x + 8, y + 8, w - 16, h - 16)
        canvas.panel(inner, fill=None, line=colour.DANGER, corners=CORNERS, width=3)
