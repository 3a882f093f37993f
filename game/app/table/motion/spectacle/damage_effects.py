"""Damage as it strikes: the card turns, a line runs to the room, the room shakes, a cube breaks off."""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import Any

import pygame

from game.app.drawing.canvas import Canvas
from game.app.drawing.colours.theme import DANGER_GLOW, colour, fade, rgb
from game.app.drawing.effects import Effect
from game.app.drawing.kit import Kit
from game.app.drawing.painted_once import painted_once
from game.app.drawing.viewport import Point, Rect, centre, grow
from game.app.table.model.places.layout import Layout
from game.app.table.model.table_keys import HULL, TableKey, of_zone
from game.app.table.motion import easing
from game.app.table.motion.spectacle.glows import Burst, Instant, beam, bloom, draw_burst, frame, spread, veil
from game.app.table.paint.brush import ring
from game.app.table.paint.cards import card_face, resource_card
from game.app.table.paint.cards.damage_card import draw_damage_card, rooms_of

DAMAGE_CARD = (200.0, 250.0)
SPARK, FIRE, SHIELD = rgb("#FFC46A"), rgb("#FF7A2A"), rgb("#7DF3FF")
FLARE = (520.0, 320.0)
"""Width and height of the light with which the sun answers a hit, at the right edge of the screen."""
CORNERS = (16, 5, 16, 5)


def draw_drawn_damage(canvas: Canvas, layout: Layout, card: Any, share: float = 1.0) -> None:
    """Draw the Damage card that has just been drawn, above its deck; `share` turns it over."""
    w, h = DAMAGE_CARD
    x, y = damage_card_centre(layout)
    left, top = x - w / 2, y - h / 2
    squash = max(0.06, abs(math.cos(math.pi * (1 - share)))) if share < 1 else 1.0
    side = damage_side(canvas.kit, card, share > 0.5)
    if squash < 1:
        width = max(2, round(side.get_width() * round(squash * 12) / 12))
        side = canvas.kit.pictures.shape(
            ("damage-turn", str(card), share > 0.5, width),
            lambda: pygame.transform.smoothscale(side, (width, side.get_height())),
            worded=True,
        )
    px, py = canvas.at(left + w / 2, top + h / 2)
    canvas.surface.blit(side, (px - side.get_width() // 2, py - side.get_height() // 2))


def damage_card_centre(layout: Layout) -> Point:
    """Return where the drawn Damage card's middle lies: over the resources, where it hides no room."""
    x, y, w, h = layout.areas[TableKey.panel("resources")]
    return x + w / 2, y + h - DAMAGE_CARD[1] / 2 - 12


def prepare_damage(kit: Kit, counts: Iterable[int]) -> None:
    """Have both sides of Damage cards that hit so many rooms drawn ahead of their time."""
    for count in counts:
        card_face.prepare(kit, DAMAGE_CARD, kit.looks.damage_face(count), card_face.corners(DAMAGE_CARD[0]))
        resource_card.prepare_back(kit, DAMAGE_CARD, count)


def damage_side(kit: Kit, card: Any, front: bool) -> pygame.Surface:
    """Return one side of a Damage card with its light around it; it is kept, and may be asked for early."""

    w, h = DAMAGE_CARD

    def paint(picture: Canvas) -> None:
        picture.glow((0, 0, w, h), DANGER_GLOW, 18)
        if front:
            draw_damage_card(picture, (0, 0, w, h), card)
        else:
            resource_card.back(picture, (0, 0, w, h), rooms_of(card)[0])

    def make() -> pygame.Surface:
        return painted_once(kit, (w + 40, h + 40), (-20, -20), paint).surface

    key = "damage-card", str(card) if front else rooms_of(card)[0], front
    return kit.pictures.small(key, make, worded=True)


def damage(canvas: Canvas, layout: Layout, about: Any, now: Instant) -> None:
    """The sun flares up, and the card turns over; it stands on its edge until its face can be drawn."""
    if not now.reduced:
        veil(canvas, layout.rect(HULL), easing.light(Effect.DAMAGE, now.share, now.ms), SPARK)
    turned = 1.0 if now.reduced else min(1.0, now.share * 1.1)
    draw_drawn_damage(canvas, layout, about, turned if now.faced else min(turned, 0.5))


def lies_open(canvas: Canvas, layout: Layout, about: Any, now: Instant) -> None:
    """The rooms that the card names are framed before the first one is struck; what it leaves to the crew is
    not known yet (R-31)."""
    rooms = [TableKey.room(name) for name in rooms_of(about)[1]]
    for key in rooms:
        if key in layout.keys:
            frame(
                canvas, layout.rect(key), colour.DANGER, 3, 1.0 if now.reduced else easing.ease(now.share * 3)
            )


def hit(canvas: Canvas, layout: Layout, about: Any, now: Instant) -> None:
    """A red line runs from the card to the room; the room shakes."""
    room = layout.rect(TableKey.room(about))
    if not now.reduced:
        struck = easing.within(now.share, 0.3, 1.0)
        _line(canvas, layout, room, now.share)
        if struck > 0:
            _shaken(canvas, room, struck, now)
    strength = 1.0 if now.reduced else 1 - easing.within(now.share, 0.3, 1.0)
    if now.reduced or now.share > 0.3:
        ring(canvas, room, fade(DANGER_GLOW, strength), 30)
        frame(canvas, room, colour.DANGER, 4, strength)


def _line(canvas: Canvas, layout: Layout, room: Rect, share: float) -> None:
    """The line from the Damage card to a room: it shoots out, then its tail follows."""
    start, end = damage_card_centre(layout), centre(room)
    head, tail = easing.ease(share / 0.34), easing.ease(easing.within(share, 0.4, 0.9))
    if tail >= 1:
        return
    a, b = (
        (start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part)
        for part in (tail, head)
    )
    beam(canvas, a, b, colour.DANGER, 5)
    bloom(canvas, b, (110, 110), SPARK, 0.7 * (1 - share))


def _shaken(canvas: Canvas, room: Rect, share: float, now: Instant) -> None:
    """The room's picture, a little from its place; the hull is seen where it was."""
    if now.compositor is None:
        return
    dx, dy = easing.shake(share)
    where = canvas.px(grow(room, 1))
    now.compositor.moved(canvas.surface, where, (round(dx * canvas.scale), round(dy * canvas.scale)))


def sparks(canvas: Canvas, layout: Layout, about: Any, age: float) -> None:
    """Draw what flies off a struck room, and the sun's answer; it outlasts the blow."""
    x, y, w, h = layout.rect(TableKey.room(about))
    seed = sum(map(ord, str(about)))
    for n, (across, down) in enumerate(((0.34, 0.42), (0.62, 0.3), (0.5, 0.62))):
        at = (x + w * across, y + h * down)
        draw_burst(canvas, at, Burst(seed + n, 16, 520, size=10), age - 40 * n, SPARK)
    draw_burst(
        canvas, (x + w / 2, y + h * 0.6), Burst(seed + 9, 10, 200, fall=-60, life=900), age, FIRE, "ember"
    )
    flare(canvas, layout, y + h / 2, age)


def flare(canvas: Canvas, layout: Layout, y: float, age: float) -> None:
    """The sun throws a tongue of light from the right edge towards the ship.

    Args:
        canvas: the window.
        layout: of what is shown.
        y: at which height, units.
        age: ms since it began.
    """
    swell = easing.hump(age / 700)
    width, _ = layout.size
    wide, high = FLARE
    bloom(canvas, (width + 60 - 60 * swell, y), (wide, high), FIRE, 0.55 * swell)
    bloom(canvas, (width + 40 - 60 * swell, y), (wide * 0.55, high * 0.4), SPARK, 0.6 * swell)


def shards(canvas: Canvas, layout: Layout, about: Any, age: float) -> None:
    """A cube has broken off: splinters where it stood.

    Args:
        canvas: the window.
        layout: of what is shown.
        about: its place, for example `room/bridge/0`.
        age: ms since it broke.
    """
    at = centre(layout.rect(of_zone(about)))
    burst = Burst(sum(map(ord, about)), 12, 300, fall=900, size=8, life=620)
    draw_burst(canvas, at, burst, age, rgb("#DDE6FF"), "shard")
    draw_burst(canvas, at, Burst(burst.seed + 1, 8, 360, size=7, life=420), age, SPARK)


def shield(canvas: Canvas, layout: Layout, about: Any, now: Instant) -> None:
    """The line breaks on a shield: cyan ripples run outwards."""
    room = layout.rect(TableKey.room(about))
    if now.reduced:
        frame(canvas, room, colour.LEGAL, 4)
        return
    _line(canvas, layout, room, now.share)
    for n in range(3):
        rest = easing.within(now.share, 0.25 + 0.14 * n, 0.72 + 0.14 * n)
        if 0 < rest < 1:
            frame(canvas, grow(room, 6 + spread(26, easing.ease(rest))), colour.LEGAL, 4, 1 - rest)
    if now.share > 0.25:
        ring(canvas, room, fade(colour.LEGAL, 1 - easing.within(now.share, 0.25, 1.0)), 30)


def broken_shield(canvas: Canvas, layout: Layout, about: Any, age: float) -> None:
    """The shield that took the blow falls apart."""
    x, y, _, h = layout.rect(TableKey.room(about))
    at = (x + 83, y + h - 85)
    burst = Burst(sum(map(ord, about)) + 3, 18, 340, fall=500, size=10, life=620)
    draw_burst(canvas, at, burst, age, SHIELD, "shard")
    bloom(canvas, at, (150, 150), SHIELD, 0.7 * (1 - easing.clamp(age / 300)))


def destroyed(canvas: Canvas, layout: Layout, about: Any, now: Instant) -> None:
    """White, then black, then embers."""
    room = layout.rect(TableKey.room(about))
    if now.reduced:
        canvas.panel(room, fill=(6, 4, 6, 235), line=colour.DANGER, corners=CORNERS, width=5)
        return
    share = now.share
    _line(canvas, layout, room, share * 2)
    rest = easing.within(share, 0.16, 1.0)
    if rest <= 0:
        return
    if rest < 0.5:
        _shaken(canvas, room, rest, now)
    veil(canvas, room, -min(0.94, rest * 2.4))
    flash = easing.WHITE_OUT * (1 - easing.clamp(rest / 0.22))
    veil(canvas, room, flash, rgb("#FFF6E6"))
    ring(canvas, room, DANGER_GLOW, 40)
    frame(canvas, room, colour.DANGER, 5)
    x, y, w, h = room
    for n in range(4):
        at = (x + w * (0.2 + 0.2 * n), y + h * 0.75)
        burst = Burst(n + 40, 14, 260, fall=-140, size=9, life=1250)
        draw_burst(canvas, at, burst, rest * 1260, FIRE, "ember")
    draw_burst(canvas, centre(room), Burst(77, 40, 900, size=13, life=900), rest * 1260, SPARK)
    flare(canvas, layout, y + h / 2, rest * 900)


def critical(canvas: Canvas, layout: Layout, about: Any, now: Instant) -> None:
    """All else dims, the room pulses twice."""
    room = layout.rect(TableKey.room(about))
    if now.reduced:
        frame(canvas, room, colour.DANGER, 4)
        frame(canvas, grow(room, 8), colour.DANGER, 4)
        return
    _dim_around(canvas, layout, grow(room, 10), easing.light(Effect.CRITICAL, now.share, now.ms))
    pulse = easing.pulse(now.share, now.ms, 2)
    ring(canvas, room, fade(colour.DANGER, 0.3 + 0.6 * pulse), 34)
    frame(canvas, grow(room, 3), colour.DANGER, 5, 0.4 + 0.6 * pulse)


def _dim_around(canvas: Canvas, layout: Layout, hole: Rect, light: float) -> None:
    x, y, w, h = hole
    width, height = layout.size
    for rect in (
        (0, 0, width, y),
        (0, y + h, width, height - y - h),
        (0, y, x, h),
        (x + w, y, width - x - w, h),
    ):
        veil(canvas, rect, light)
