"""Power as it flows: a coin lands, light runs to the core; the eighth time all conduits pulse; the launch."""

from __future__ import annotations

import math
from typing import Any

import pygame

from game.app.drawing.canvas import Canvas
from game.app.drawing.colours.theme import GOLD_GLOW, Colour, colour, fade, mix, rgb
from game.app.drawing.effects import Effect
from game.app.drawing.viewport import Point, Rect, centre, grow
from game.app.table.model.places.layout import Layout
from game.app.table.model.table_keys import HULL, TOP, TableKey
from game.app.table.motion import easing
from game.app.table.motion.spectacle.glows import Burst, Instant, beam, bloom, draw_burst, frame, spread, veil
from game.app.table.paint.brush import ring
from game.app.table.paint.overlays import cover
from game.app.table.paint.rooms.core_dial import AROUND, channel_end, rim_point

WARM = rgb("#FFE6B4")
ENGINES = (96.0, 262.0, 496.0, 662.0)
"""Units from the hull's top to each of its nozzles."""
LEAVES = 0.46
"""After this share of its end a game that is won has its ship leave."""
FLAME = rgb("#9ADCFF")
FLAMES = (280.0, 640.0, 1160.0)
"""Length of the engines' flames: lit, at full power, and as the ship leaves."""


def activate(canvas: Canvas, layout: Layout, about: Any, now: Instant) -> None:
    """The room answers: a gold light around it."""
    room = layout.rect(TableKey.room(about))
    strength = 0.8 if now.reduced else easing.hump(now.share)
    ring(canvas, room, fade(colour.GOLD, 0.8 * strength), 28)
    frame(canvas, room, colour.GOLD, 5, strength)


def path_to_core(layout: Layout, room: str) -> tuple[Point, Point] | None:
    """Return where the conduit of a room begins and where it ends on the core's card; None for the core
    itself."""
    if room == layout.core or TableKey.room(layout.core) not in layout.keys:
        return None
    x, y, _, _ = layout.rect(TableKey.room(layout.core))
    plan = layout.plan
    own = centre(layout.rect(TableKey.room(room)))
    core = centre(layout.rect(TableKey.room(layout.core)))
    column, row = (round((own[n] - core[n]) / pitch) for n, pitch in enumerate(layout.pitch))
    place = 4 + column + 3 * row
    if place not in AROUND:
        return None
    rx, ry = rim_point(plan, place)
    start = (x + rx + column * (layout.pitch[0] - plan.w + 2), y + ry + row * (layout.pitch[1] - plan.h + 2))
    end = channel_end(plan, place)
    return start, (x + end[0], y + end[1])


def _heart(layout: Layout) -> Point:
    x, y, _, _ = layout.rect(TableKey.room(layout.core))
    return x + layout.plan.heart[0], y + layout.plan.heart[1]


def run(canvas: Canvas, layout: Layout, room: str, share: float, tone: Colour, strength: float = 1.0) -> None:
    """Light that runs from a room along its conduit to the core; `share` is how far it has come."""
    path = path_to_core(layout, room)
    if path is None or not 0 < share < 1.45:
        return
    (ax, ay), (bx, by) = centre(layout.rect(TableKey.room(room))), _heart(layout)
    head, tail = min(1.0, share), max(0.0, share - 0.45)
    points = [(ax + (bx - ax) * part, ay + (by - ay) * part) for part in (tail, head)]
    beam(canvas, points[0], points[1], tone, 9, strength, trail=True)
    bloom(canvas, points[1], (90, 90), mix(tone[:3], colour.WHITE, 0.5), 0.8 * strength * (1.45 - share))


def divert(canvas: Canvas, layout: Layout, about: Any, now: Instant) -> None:
    """The coin lands on the room, light runs to the Energy Core, the whole board lights up for a moment."""
    room = layout.rect(TableKey.room(about))
    tone = canvas.kit.looks.room(about).frame
    if now.reduced:
        _coin(canvas, layout, about, 1.0)
        frame(canvas, room, tone, 5)
        return
    _coin(canvas, layout, about, easing.within(now.share, 0.0, 0.24))
    landed = easing.within(now.share, 0.24, 0.62)
    if 0 < landed < 1:
        ring(canvas, room, fade(tone, 0.9 * (1 - landed)), 30)
        frame(canvas, grow(room, spread(16, easing.ease(landed))), tone, 4, 1 - landed)
    run(canvas, layout, about, easing.within(now.share, 0.24, 0.86) * 1.45, tone)
    _reactor(canvas, layout, easing.hump(easing.within(now.share, 0.6, 1.0)))
    veil(canvas, layout.rect(HULL), easing.light(Effect.DIVERT, now.share, now.ms), WARM)


def surge(canvas: Canvas, layout: Layout, about: Any, now: Instant) -> None:
    """All eight rooms are diverted: every conduit pulses."""
    if now.reduced:
        _reactor(canvas, layout, 1.0)
        return
    times = easing.pulses(now.ms, 2)
    for room in (key.room_id for key in layout.keys if key.kind == "room"):
        run(canvas, layout, room, now.share * times % 1.0 * 1.45, canvas.kit.looks.room(room).frame)
    _reactor(canvas, layout, 0.4 + 0.6 * easing.pulse(now.share, now.ms, 2))
    veil(canvas, layout.rect(HULL), easing.light(Effect.SURGE, now.share, now.ms), WARM)


def _coin(canvas: Canvas, layout: Layout, room: str, landing: float) -> None:
    slot = layout.rect(TableKey.divert(room))
    at = (slot[0] + 29, slot[1] + 33)
    size = 58 + 84 * (1 - easing.ease(landing))
    bloom(canvas, at, (150, 150), GOLD_GLOW, 0.9 * landing)
    icon = canvas.kit.pictures.icon("token-diverted", round(size / 6) * 6)
    px, py = canvas.at(*at)
    canvas.surface.blit(icon, (px - icon.get_width() // 2, py - icon.get_height() // 2))


def _reactor(canvas: Canvas, layout: Layout, strength: float) -> None:
    if TableKey.room(layout.core) in layout.keys:
        bloom(canvas, _heart(layout), (260, 260), rgb("#FFD98A"), 0.5 * strength)


# The end


def won(canvas: Canvas, layout: Layout, about: Any, now: Instant) -> None:
    """The core blazes up, the engines ignite, the ship leaves; the verdict."""
    share = 0.8 if now.reduced else now.share
    words = canvas.kit.texts("over-won")
    if now.reduced:
        veil(canvas, (0, 0, *layout.size), -0.5)
        _verdict(canvas, layout, words, 1.0, colour.GOLD)
        return
    core = (
        layout.centre(TableKey.room(layout.core))
        if TableKey.room(layout.core) in layout.keys
        else layout.centre(HULL)
    )
    for key in layout.keys:
        if key.kind == "room" and share < 0.25:
            run(canvas, layout, key.room_id, (share / 0.125) % 1.0 * 1.45, colour.GOLD)
    _launch(canvas, layout, share, now)
    # It is over before the ship leaves: light and sky together take longer than a frame on a large screen.
    swell = easing.ease(share / 0.25) * (1 - easing.within(share, 0.3, LEAVES))
    for part in (1.0, 0.55, 0.3):
        bloom(canvas, core, (1500 * part, 1000 * part), WARM, 0.7 * swell)
    veil(canvas, (0, 0, *layout.size), easing.ENDS[True](share, now.ms), rgb("#FFF4DC"))
    # Not before the ship has left: its dial and its words are not to be covered.
    _verdict(canvas, layout, words, easing.within(share, 0.74, 0.86), colour.GOLD)


def _launch(canvas: Canvas, layout: Layout, share: float, now: Instant) -> None:
    """The engines burn; then the ship draws away to the left with all that is in it."""
    burn = easing.within(share, 0.28, 0.5)
    if burn <= 0 or now.compositor is None:
        return
    x, y, w, h = layout.rect(HULL)
    away = easing.hasten(easing.within(share, LEAVES, 0.92))
    dx = -away * (x + w + 400)
    dim, space = -0.55 * easing.within(share, 0.36, 0.55), easing.within(share, LEAVES, 0.62)
    if space < 1:
        veil(canvas, (0, layout.areas[TOP][3], layout.size[0], layout.size[1]), dim)
    area = canvas.px((x - 8, y - 8, w + 34, h + 16))
    now.compositor.lift(area)
    if share > LEAVES:
        now.compositor.sky(canvas.surface, canvas.surface.get_rect(), space)
        ship, left = now.compositor.lifted(area)
        canvas.surface.blit(ship, (left[0] + round(dx * canvas.scale), left[1]))
    flicker = 0.9 + 0.1 * math.sin(share * 190)
    for n, down in enumerate(down * h / 758 for down in ENGINES):
        length = FLAMES[min(2, int(burn * 1.5 + away * 1.5))]
        at = (x + w + 8 + dx + length * 0.32 * flicker, y + down)
        bloom(canvas, at, (length, 92), FLAME, 0.85 * burn * flicker)
        bloom(canvas, (x + w + 14 + dx, y + down), (150, 80), colour.WHITE, 0.9 * burn)
        if away > 0:
            burst = Burst(n + 5, 14, 620, spread=0.7, aim=0.0, fall=0, size=8, life=900)
            draw_burst(canvas, (x + w + dx, y + down), burst, (share - LEAVES) * 3000 % 900, FLAME)


def _verdict(canvas: Canvas, layout: Layout, words: str, share: float, tone: Colour) -> None:
    """The one word that tells how it ended, over the middle of the board."""
    if share <= 0:
        return
    fonts = canvas.kit.fonts
    width, height = fonts.width(words, "verdict") + 140, fonts.line_height("verdict") + 40
    x, y = layout.centre(HULL)
    rise = 14 * (1 - easing.ease(share))
    rect: Rect = (x - width / 2, y - height / 2 + rise, width, height)
    kept: dict[object, pygame.Surface] = canvas.kit.memo("verdict", dict)
    key = words, width, tone
    if key not in kept:
        kept.clear()
        kept[key] = _verdict_picture(canvas, words, width, height, tone)
    layer = kept[key]
    layer.set_alpha(round(255 * share))
    cover(canvas, rect)
    canvas.surface.blit(layer, canvas.at(rect[0] - 40, rect[1] - 40))


def _verdict_picture(canvas: Canvas, words: str, width: float, height: float, tone: Colour) -> pygame.Surface:
    layer = Canvas.of_size(canvas.kit, width + 80, height + 80, origin=(-40, -40))
    rect = (0.0, 0.0, width, height)
    layer.glow(rect, fade(tone, 0.5), 30)
    layer.panel(rect, fill=rgb("#0A0D16", 0.9), line=tone, corners=(26, 6, 26, 6), rim=True, width=3)
    layer.text(words, rect, "verdict", colour.GOLD_TEXT, align="center", valign="middle")
    return layer.surface


def lost(canvas: Canvas, layout: Layout, about: Any, now: Instant) -> None:
    """The lights go out."""
    light = -0.6 if now.reduced else easing.ENDS[False](now.share, now.ms)
    veil(canvas, (0, 0, *layout.size), light)
    _verdict(
        canvas,
        layout,
        canvas.kit.texts("over-lost"),
        1.0 if now.reduced else easing.within(now.share, 0.4, 0.6),
        colour.DANGER,
    )
