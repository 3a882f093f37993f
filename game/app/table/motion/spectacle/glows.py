"""Light above the finished table: veils, blooms, streaks, sparks; cached, cheap for every frame."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

import pygame

from game.app.drawing.canvas import Canvas
from game.app.drawing.colours.theme import Colour, colour, mix, rgb
from game.app.drawing.images.drawn_shapes import PanelLook
from game.app.drawing.viewport import Point, Rect
from game.app.table.paint import brush
from game.app.table.paint.overlays import cover

if TYPE_CHECKING:
    from game.app.drawing.kit import Kit
    from game.app.table.paint.compositor import Compositor

STRENGTHS = 5
"""In how many strengths a spark is kept."""
ANGLES = 12
SPREADS = 7
LEVELS = 8
"""In how many strengths a small light is kept."""
SLOPES = 32
"""In how many strengths a line of light comes out of the dark."""
LARGE = 260_000
"""Lights of more pixels than this are kept in one strength only."""
ADD = pygame.BLEND_RGB_ADD


@dataclass(frozen=True)
class Instant:
    """A moment of an effect.

    Attributes:
        share: how far it has come, 0 to 1.
        ms: how long it lasts in all.
        compositor: the finished table below; None where there is none.
        reduced: nothing moves: a still picture.
        faced: whether the face of a card that turns over can be drawn now.
    """

    share: float
    ms: float = 1000.0
    compositor: Compositor | None = None
    reduced: bool = False
    faced: bool = True


def veil(canvas: Canvas, rect: Rect, light: float, tone: Colour = colour.WHITE) -> None:
    """Lighten a rectangle towards a colour, or darken it.

    Args:
        canvas: the window.
        rect: in units.
        light: 1 is all of the colour, 0 nothing, -1 black.
        tone: what it is lightened towards.
    """
    # Filling with a flag knows of no clip.
    where = canvas.px(rect).clip(canvas.surface.get_clip())
    if not (where.w and where.h):
        return
    if light < 0:
        keep = round(255 * (1 + light))
        canvas.surface.fill((keep, keep, keep), where, pygame.BLEND_RGB_MULT)
    elif light > 0:
        if light > 0.1:
            keep = round(255 * (1 - light))
            canvas.surface.fill((keep, keep, keep), where, pygame.BLEND_RGB_MULT)
        canvas.surface.fill(tuple(round(c * light) for c in tone[:3]), where, ADD)


def bloom(canvas: Canvas, at: Point, size: tuple[float, float], tone: Colour, strength: float) -> None:
    """A soft round light, its middle at a point; `size` is its width and height."""
    if strength <= 0.01:
        return
    w, h = size
    where = canvas.px((at[0] - w / 2, at[1] - h / 2, w, h))
    pictures = canvas.kit.pictures

    def make() -> pygame.Surface:
        picture = pygame.transform.smoothscale(brush.radial_light(canvas.kit), where.size)
        brush.tint(picture, tone[:3])
        return picture

    if where.w * where.h > LARGE:
        picture = pictures.shape(("bloom", where.size, tone[:3]), make)
        picture.set_alpha(round(255 * min(1.0, strength)))
        canvas.surface.blit(picture, where)
        return
    # A light in few strengths that is added is several times as fast as one whose strength is set anew.
    step = max(1, min(LEVELS, round(strength * LEVELS)))

    def lit() -> pygame.Surface:
        dark = pygame.Surface(where.size)
        picture = make()
        picture.set_alpha(round(255 * step / LEVELS))
        dark.blit(picture, (0, 0))
        return dark

    canvas.surface.blit(pictures.shape(("lit", where.size, tone[:3], step), lit), where, None, ADD)


def spread(reach: float, share: float) -> float:
    """Return how far a ring has run outwards, in few steps: each size is drawn once and kept."""
    return reach * round(SPREADS * share) / SPREADS


def frame(canvas: Canvas, rect: Rect, tone: Colour, width: float, strength: float = 1.0) -> None:
    """Draw a cut-corner line around a rectangle; its strength costs no new picture."""
    where = canvas.px(rect)
    look = PanelLook(where.w, where.h, None, tone[:3], (16.0, 5.0, 16.0, 5.0), width)
    alpha = round(255 * min(1.0, max(0.0, strength)))
    parts = canvas.kit.pictures.shapes.panel_frame(look)
    for picture, part in parts:
        picture.set_alpha(alpha)
        canvas.surface.blit(picture, part.move(where.topleft))
        picture.set_alpha(255)
    if parts:
        return
    picture = canvas.kit.pictures.shapes.panel(look)
    picture.set_alpha(alpha)
    edge = round((16 + width) * canvas.scale)
    brush.around(canvas.surface, picture, where, where.inflate(-2 * edge, -2 * edge))
    picture.set_alpha(255)


def beam(
    canvas: Canvas,
    start: Point,
    end: Point,
    tone: Colour,
    width: float,
    strength: float = 1.0,
    trail: bool = False,
) -> None:
    """A line of light: a soft halo that is added to what lies below, and a bright core.

    Args:
        canvas: the window.
        start, end: in units.
        tone: its colour.
        width: of its core, in units.
        strength: 1 is all of it.
        trail: whether it comes out of the dark at its start.
    """
    a, b = canvas.at(*start), canvas.at(*end)
    widest = max(1, round(width * 3.2 * canvas.scale))
    core = mix(tone[:3], colour.WHITE, 0.8)
    lines = ((3.2, 0.16, tone), (2.2, 0.32, tone), (1.5, 0.6, tone), (1.0, 0.9, tone), (0.45, 1.0, core))
    for box in _along(a, b, widest):
        box = box.clip(canvas.surface.get_clip())
        if box.w <= 0 or box.h <= 0:
            continue
        layer = pygame.Surface(box.size)
        ends = (a[0] - box.x, a[1] - box.y), (b[0] - box.x, b[1] - box.y)
        for share, light, ink in lines:
            paint = tuple(round(c * light * strength) for c in ink[:3])
            thick = max(1, round(width * share * canvas.scale))
            pygame.draw.line(layer, paint, *ends, thick)
        if trail:
            layer.blit(_fading(box, a, b), (0, 0), None, pygame.BLEND_RGB_MULT)
        canvas.surface.blit(layer, box, None, ADD)


def _fading(box: pygame.Rect, a: tuple[int, int], b: tuple[int, int]) -> pygame.Surface:
    """Return how bright a line is that begins dark, over a box that it runs through."""
    n = 0 if abs(a[0] - b[0]) >= abs(a[1] - b[1]) else 1
    way = (b[n] - a[n]) or 1
    levels = [round(SLOPES * min(1.0, max(0.0, (at - a[n]) / way))) for at in (box[n], box[n] + box.size[n])]
    return pygame.transform.scale(_slope(levels[0], levels[1], n == 0), box.size)


@lru_cache(maxsize=512)
def _slope(first: int, last: int, across: bool) -> pygame.Surface:
    """Return a grey strip whose brightness goes from one level to another."""
    steps = 24
    small = pygame.Surface((steps, 1) if across else (1, steps))
    for step in range(steps):
        share = (first + (last - first) * (step + 0.5) / steps) / SLOPES
        small.set_at((step, 0) if across else (0, step), (round(255 * share * share),) * 3)
    return small


def _along(a: tuple[int, int], b: tuple[int, int], reach: int) -> Iterator[pygame.Rect]:
    """Boxes side by side that hold a line between two points and so much around it.

    One box around a line that runs aslant would be empty for the most part.
    """
    across = abs(a[0] - b[0]) >= abs(a[1] - b[1])
    first, last = (a, b) if a[not across] <= b[not across] else (b, a)
    n, m = (0, 1) if across else (1, 0)
    begin, end = first[n] - reach, last[n] + reach + 1
    slope = (last[m] - first[m]) / max(1, last[n] - first[n])
    step = 4 * reach
    for at in range(begin, end, step):
        until = min(at + step, end)
        sides = [first[m] + slope * (x - first[n]) for x in (at, until)]
        low, high = math.floor(min(sides)) - reach - 1, math.ceil(max(sides)) + reach + 2
        yield pygame.Rect((at, low, until - at, high - low) if across else (low, at, high - low, until - at))


def plate(
    canvas: Canvas, words: str, at: Point, line: Colour, style: str = "button", height: float = 44
) -> Rect:
    """Draw words on a small dark plate, its middle at a point."""
    fonts = canvas.kit.fonts
    width = fonts.width(words, style) + 48
    height = max(height, fonts.line_height(style) + 14)
    rect = (at[0] - width / 2, at[1] - height / 2, width, height)
    cover(canvas, rect)
    canvas.panel(rect, fill=colour.REASON_PANEL, line=line, corners=(12, 4, 12, 4), width=2)
    canvas.text(words, rect, style, colour.TEXT, "center", "middle")
    return rect


# Small bright things, added to what lies below them


@dataclass(frozen=True)
class Burst:
    """Sparks thrown from a point: the same burst for the same seed.

    Attributes:
        seed: which one.
        count: of sparks.
        speed: the fastest's, in units per second.
        spread: full angle in which they fly, radians; `aim` is its middle.
        fall: how strongly they drop, units per second squared.
        size: of a spark, units.
        life: ms of the longest-lived.
    """

    seed: int
    count: int = 22
    speed: float = 420.0
    spread: float = math.tau
    aim: float = -math.pi / 2
    fall: float = 700.0
    size: float = 9.0
    life: float = 650.0


def _chance(seed: int, n: int) -> float:
    """A fixed number from 0 to 1."""
    value = (seed * 2654435761 + n * 40503 + 12345) & 0xFFFFFFFF
    value = ((value ^ (value >> 15)) * 2246822519) & 0xFFFFFFFF
    return ((value ^ (value >> 13)) & 0xFFFF) / 65535


def throw(burst: Burst, age: float) -> list[tuple[float, float, float, float, float]]:
    """Return where the sparks of a burst are, from its origin.

    Args:
        burst: which.
        age: ms since it began.

    Returns:
        x, y, heading, strength and size of every spark that still shines.
    """
    found = []
    t = age / 1000
    slowed = math.exp(-3.2 * t)
    drag, drop, falling = (1 - slowed) / 3.2, burst.fall * t * t / 2, burst.fall * t
    for life, across, down, size in _sparks(burst):
        if age >= life:
            continue
        heading = math.atan2(down * slowed + falling, across * slowed)
        found.append((across * drag, down * drag + drop, heading, (1 - age / life) ** 0.6, size))
    return found


@lru_cache(maxsize=32)
def _sparks(burst: Burst) -> tuple[tuple[float, float, float, float], ...]:
    """Life, speed across and down, and size of every spark of a burst."""
    found = []
    for n in range(burst.count):
        life = burst.life * (0.4 + 0.6 * _chance(burst.seed, 4 * n))
        angle = burst.aim + burst.spread * (_chance(burst.seed, 4 * n + 1) - 0.5)
        speed = burst.speed * (0.25 + 0.75 * _chance(burst.seed, 4 * n + 2))
        size = burst.size * (0.6 + 0.8 * _chance(burst.seed, 4 * n + 3))
        found.append((life, math.cos(angle) * speed, math.sin(angle) * speed, size))
    return tuple(found)


def draw_burst(
    canvas: Canvas, at: Point, burst: Burst, age: float, tone: Colour, kind: str = "spark"
) -> None:
    """Draw the sparks, or the shards, of a burst."""
    kit, pieces = canvas.kit, []
    for x, y, heading, strength, size in throw(burst, age):
        picture = mote(kit, kind, size, tone, strength, heading)
        pieces.append((picture, picture.get_rect(center=canvas.at(at[0] + x, at[1] + y))))
    canvas.surface.fblits(pieces, ADD)


def mote(
    kit: Kit, kind: str, size: float, tone: Colour, strength: float, heading: float = 0.0
) -> pygame.Surface:
    """Return the picture of a small bright thing, to be added. It is shared.

    Args:
        kit: of the window.
        kind: `spark` (a short streak along its heading), `ember` (a round glow), `shard` (a splinter).
        size: units.
        tone: its colour.
        strength: 0 to 1.
        heading: radians.
    """
    step = max(1, min(STRENGTHS, round(strength * STRENGTHS)))
    turn = 0 if kind == "ember" else round(heading / math.tau * ANGLES * 2) % ANGLES
    pixels = _pixels(size, kit.viewport.scale)
    key = ("mote", kind, pixels, tone[:3], step, turn)
    return kit.pictures.shape(key, lambda: _mote(kind, pixels, tone, step / STRENGTHS, turn))


@lru_cache(maxsize=256)
def _pixels(size: float, scale: float) -> int:
    """Return how large a small bright thing is drawn: in few sizes, each drawn once and kept."""
    return max(3, round(1.3 ** round(math.log(max(1.0, size * scale), 1.3))))


def _mote(kind: str, size: int, tone: Colour, strength: float, turn: int) -> pygame.Surface:
    side = size * 3
    large = pygame.Surface((side * 3, side * 3))
    middle = pygame.Vector2(side * 1.5, side * 1.5)
    ink = tuple(round(c * strength) for c in tone[:3])
    core = tuple(round(c * strength) for c in mix(tone[:3], rgb("#FFFFFF"), 0.75))
    if kind == "ember":
        for n in range(12, 0, -1):
            share = (1 - n / 12) ** 2
            pygame.draw.circle(large, tuple(round(c * share * 0.8) for c in ink), middle, size * 1.5 * n / 4)
        pygame.draw.circle(large, core, middle, size * 0.5)
    else:
        along = pygame.Vector2(1, 0).rotate(turn * 180 / ANGLES)
        across = along.rotate(90)
        long, wide = (size * 1.6, size * 0.34) if kind == "spark" else (size * 1.1, size * 0.6)
        for share, paint in ((1.0, tuple(round(c * 0.5) for c in ink)), (0.6, core)):
            points = [middle + along * long * share, middle + across * wide * share]
            points += [middle - along * long * share, middle - across * wide * share]
            pygame.draw.polygon(large, paint, points)
    return pygame.transform.smoothscale(large, (side, side))
