"""The ship under the rooms: hull, deck plates, running lights, engines; it is made once for a window size."""

from __future__ import annotations

import pygame

from game.app.drawing.canvas import Canvas
from game.app.drawing.colours.theme import Colour, Gradient, colour, fade, mix, rgb
from game.app.drawing.viewport import Point
from game.app.table.paint import brush

WIDTH, HEIGHT = 1286.0, 758.0
MARGIN = 60.0
"""How far antennas, engines and glow reach beyond the hull, units."""
OUTLINE: tuple[Point, ...] = (
    (34, 2),
    (WIDTH - 30, 2),
    (WIDTH - 4, 30),
    (WIDTH - 4, HEIGHT - 30),
    (WIDTH - 30, HEIGHT - 2),
    (34, HEIGHT - 2),
    (2, HEIGHT - 66),
    (2, 66),
)
"""The hull from its top left corner: the nose to the left, the engines at the right."""


def hull(canvas: Canvas, heat: float, breach: bool, bare: Canvas | None = None) -> None:
    """Draw the hull with its top left at (0, 0).

    Args:
        canvas: with a margin around the hull.
        heat: how strong the sun's light is from the right, 0 to 1.
        breach: the outline is cracked and red.
        bare: a picture of it without light and outline, of the same size, if there is one.
    """
    if bare is None:
        deck(canvas)
    else:
        canvas.blit(bare, 0, 0)
    _light(canvas, heat)
    _rim(canvas, breach)
    _lamps(canvas, breach)


def deck(canvas: Canvas) -> None:
    """Draw the hull without the sun's light: engines, fins, plates, ducts."""
    _engines(canvas)
    _fins(canvas)
    # The line around it is smooth; the ground below needs no smooth edge of its own.
    pygame.draw.polygon(canvas.surface, rgb("#0C0F1A"), [canvas.at(*point) for point in OUTLINE])
    _plates(canvas)
    _ducts(canvas)


def _engines(canvas: Canvas) -> None:
    """Draw four nozzles at the stern with their glow against the sun."""
    for y in (96.0, 262.0, 496.0, 662.0):
        brush.radial(canvas, (WIDTH - 30, y - 46, 88, 92), rgb("#7FD4FF", 0.55), (0.3, 0.5), 0.9)
        points = [(WIDTH - 8, y - 26), (WIDTH + 16, y - 36), (WIDTH + 16, y + 36), (WIDTH - 8, y + 26)]
        canvas.polygon(points, rgb("#141826"), rgb("#8A6A4A"), 1.6)
        canvas.box((WIDTH + 12, y - 30, 4, 60), rgb("#BFEAFF"))


def _fins(canvas: Canvas) -> None:
    for y, sign in ((0.0, -1.0), (HEIGHT, 1.0)):
        fin = [(930.0, y), (1010.0, y + 12 * sign), (1190.0, y + 12 * sign), (1230.0, y)]
        canvas.polygon(fin, rgb("#141826"), rgb("#4A4A5C"), 1.4)


def _plates(canvas: Canvas) -> None:
    """Draw deck plates in many near tones of blue steel, warmer towards the sun."""
    shades = _Dice(11)
    y = 8.0
    while y < HEIGHT - 10:
        high = (26.0, 34.0, 48.0, 60.0)[shades.roll(4)]
        x = 8.0 + shades.roll(40)
        while x < WIDTH - 12:
            wide = (38.0, 56.0, 84.0, 120.0, 160.0)[shades.roll(5)]
            wide = min(wide, WIDTH - 10 - x)
            inset = 34.0 * max(0.0, 1 - min(x, 34.0) / 34) if y < 66 or y + high > HEIGHT - 66 else 0.0
            if wide > 14 and not inset:
                _plate(canvas, (x, y, wide - 3, min(high, HEIGHT - 8 - y) - 3), shades)
            x += wide
        y += high


def _plate(canvas: Canvas, rect: tuple[float, float, float, float], shades: _Dice) -> None:
    x, y, w, h = rect
    warm = x / WIDTH
    cool = mix(rgb("#1D2439"), rgb("#3A2A28"), warm)
    tone = mix(cool, colour.INK, 0.1 * shades.roll(6))
    canvas.panel(rect, fill=tone, corners=(4, 0, 4, 0))
    canvas.box((x, y, w, 1.2), fade(mix(rgb("#5A6A9A"), rgb("#C08A58"), warm), 0.28))
    kind = shades.roll(9)
    if kind == 0:
        for n in range(int((w - 12) // 7)):
            canvas.box((x + 6 + 7 * n, y + h * 0.25, 2.4, h * 0.5), rgb("#05070C", 0.8))
    elif kind == 1:
        canvas.box((x + w - 12, y + 5, 6, 2.4), rgb("#FFB05A", 0.75))
    elif kind == 2:
        canvas.box((x + 6, y + h - 8, min(18.0, w - 12), 2), rgb("#6FD0FF", 0.4))


def _ducts(canvas: Canvas) -> None:
    """Draw pipes that run the length of the ship between the rows of rooms."""
    for y in (8.5, 247.0, 252.0, 495.0, 500.0, 746.0):
        tone: Colour = rgb("#3B3240") if y % 2 else rgb("#2A3048")
        canvas.box((36, y, WIDTH - 76, 6), rgb("#05070B", 0.75))
        canvas.box((36, y + 1, WIDTH - 76, 3.2), Gradient(tone, mix(tone, colour.RIM, 0.45)))
        canvas.box(
            (36, y + 1, WIDTH - 76, 1), Gradient(fade(colour.LINE_STRONG, 0.5), fade(colour.RIM_HOT, 0.6))
        )
        for n in range(9):
            canvas.box((96 + 140.0 * n, y - 2, 12, 9.5), rgb("#1B1E2C"))
            canvas.box((96 + 140.0 * n, y - 2, 12, 1.2), rgb("#7A6A5E", 0.7))
    for x in (8.0, 421.0, 845.0, 1268.0):
        canvas.box((x, 74, 8, HEIGHT - 148), rgb("#06080E", 0.8))
        canvas.box((x + 2, 74, 2.2, HEIGHT - 148), rgb("#474E6A", 0.7))


def _light(canvas: Canvas, heat: float) -> None:
    """Light the deck from the right."""
    strength = 0.16 + 0.34 * heat
    warm = Gradient(rgb("#FF8A30", 0.0), rgb("#FF9A40", strength))
    canvas.box((WIDTH * 0.45, 34, WIDTH * 0.55 - 5, HEIGHT - 68), warm)
    cool = Gradient(rgb("#2E4C9A", 0.2 * (1 - heat)), rgb("#2E4C9A", 0.0))
    canvas.box((36, 34, WIDTH * 0.5, HEIGHT - 68), cool)


def _rim(canvas: Canvas, breach: bool) -> None:
    cool: Colour = colour.DANGER if breach else rgb("#7E8AB4")
    if breach:
        canvas.glow((10, 10, WIDTH - 20, HEIGHT - 20), rgb("#FF2A1C", 0.35), 24)
    for inset, width, share in ((0.0, 2.6, 1.0), (7.0, 1.2, 0.55)):
        _outline(canvas, inset, width, fade(cool, share), fade(rgb("#FFD9A0"), share))
    if breach:
        _cracks(canvas)


def _outline(canvas: Canvas, inset: float, width: float, cool: Colour, warm: Colour) -> None:
    """Draw the hull's line, cool at the nose and warm at the stern."""
    points = [
        (x + (inset if x < WIDTH / 2 else -inset), y + (inset if y < HEIGHT / 2 else -inset))
        for x, y in OUTLINE
    ]
    for (ax, ay), (bx, by) in zip(points, (*points[1:], points[0]), strict=True):
        left, right = min(ax, bx), max(ax, bx)
        tones = mix(cool, warm, left / WIDTH), mix(cool, warm, right / WIDTH)
        if ay == by:
            canvas.box((left, ay - width / 2, right - left, width), Gradient(*tones))
        else:
            canvas.line((ax, ay), (bx, by), mix(*tones, 0.5), width)


def _cracks(canvas: Canvas) -> None:
    dice = _Dice(5)
    for start in ((330.0, 2.0), (1010.0, 2.0), (2.0, 300.0), (560.0, HEIGHT - 2), (1180.0, HEIGHT - 2)):
        points = [start]
        down = 1 if start[1] < HEIGHT / 2 else -1
        for n in range(4):
            x, y = points[-1]
            if start[0] < 10:
                points.append((x + 9 + dice.roll(8), y + (10 + dice.roll(10)) * (1 if n % 2 else -1)))
            else:
                points.append((x + (8 + dice.roll(12)) * (1 if n % 2 else -1), y + down * (4 + dice.roll(3))))
        for a, b in zip(points, points[1:], strict=False):
            canvas.line(a, b, rgb("#FFD0A0"), 2.4)


def _lamps(canvas: Canvas, breach: bool) -> None:
    tone = colour.DANGER if breach else rgb("#FFE3B0")
    for x in (190.0, 236.0, 612.0, 660.0, 1066.0, 1112.0):
        for y in (6.0, HEIGHT - 9):
            canvas.glow((x, y, 30, 3), fade(tone, 0.55), 7)
            canvas.box((x, y, 30, 3), tone)


class _Dice:
    """A tiny fixed sequence: the same ship on every screen."""

    def __init__(self, seed: int) -> None:
        self.state = seed

    def roll(self, sides: int) -> int:
        """Return the next number from 0 to ``sides`` - 1."""
        self.state = (self.state * 1103515245 + 12345) % 2**31
        return (self.state >> 16) % sides


def scaled_hull(canvas: Canvas, heat: float, breach: bool, size: tuple[float, float]) -> None:
    """Draw the ship; one of another size than designed is scaled."""
    if size == (WIDTH, HEIGHT):
        hull(canvas, heat, breach)
        return
    edge = MARGIN
    whole = Canvas.of_size(canvas.kit, WIDTH + 2 * edge, HEIGHT + 2 * edge, origin=(-edge, -edge))
    hull(whole, heat, breach)
    across, down = size[0] / WIDTH, size[1] / HEIGHT
    where = canvas.px((-edge * across, -edge * down, size[0] + 2 * edge * across, size[1] + 2 * edge * down))
    canvas.surface.blit(pygame.transform.smoothscale(whole.surface, where.size), where)
