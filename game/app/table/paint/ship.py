"""The ship under the rooms: hull, deck plates, running lights, engines; it is made once for a window size."""

from __future__ import annotations

import pygame

from game.app.drawing.canvas import Canvas
from game.app.drawing.colours.theme import Colour, Gradient, colour, fade, mix
from game.app.drawing.viewport import Point, Rect
from game.app.table.paint import brush
from game.app.views.roles import tint

WIDTH, HEIGHT = 1286.0, 758.0
MARGIN = 60.0
"""Units that antennas, engines and glow reach beyond the hull."""
OUTLINE: tuple[Point, ...] = (
    (36, 0),
    (WIDTH - 30, 0),
    (WIDTH - 4, 26),
    (WIDTH - 4, HEIGHT - 26),
    (WIDTH - 30, HEIGHT),
    (36, HEIGHT),
    (8, HEIGHT - 52),
    (-4, HEIGHT - 230),
    (-8, HEIGHT / 2),
    (-4, 230),
    (8, 52),
)
"""The hull from its top left corner: the nose to the left, the engines at the right."""
ROWS: tuple[tuple[float, float], ...] = ((2.0, 17.0), (243.0, 24.0), (491.0, 24.0), (HEIGHT - 19, 17.0))
COLUMNS: tuple[tuple[float, float], ...] = ((4.0, 18.0), (414.0, 32.0), (838.0, 32.0), (1262.0, 20.0))
"""Stretches of hull that are seen between and around the rooms: start and width of each."""
STERN, NOSE = WIDTH - 30.0, 36.0
"""Ends of the straight part of the upper and lower edge of the outline."""
NOZZLES = (131.0, 379.0, 627.0)


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
    """Draw the hull without the sun's light: engines, fins, long plates, windows, ducts."""
    _fins(canvas)
    _nozzles(canvas)
    # The line around it is smooth; the ground below needs no smooth edge of its own.
    pygame.draw.polygon(canvas.surface, tint("hull"), [canvas.at(*point) for point in OUTLINE])
    dice = _Dice(23)
    for x, wide in COLUMNS[1:3]:
        _stretch(canvas, (x, 19.0, wide, HEIGHT - 38), dice, down=True)
    for y, high in ROWS:
        _stretch(canvas, (NOSE - 14, y, WIDTH - NOSE - 16, high), dice)
    _prow(canvas)
    _stern(canvas)


def _nozzles(canvas: Canvas) -> None:
    """Draw the drives that stand out behind the stern, hot against the sun."""
    for y in NOZZLES:
        brush.radial(canvas, (WIDTH - 34, y - 62, 96, 124), tint("drive-glow*50"), (0.3, 0.5), 0.9)
        bell = [(WIDTH - 8, y - 34), (WIDTH + 14, y - 46), (WIDTH + 14, y + 46), (WIDTH - 8, y + 34)]
        canvas.polygon(bell, tint("bell"), tint("drive-line"), 1.6)
        for n in range(5):
            canvas.box((WIDTH - 6 + 4 * n, y - 35 - 2 * n, 1.4, 70 + 4 * n), tint("shadow*60"))
        canvas.box((WIDTH + 11, y - 41, 4, 82), tint("drive"))


def _fins(canvas: Canvas) -> None:
    for y, sign in ((0.0, -1.0), (HEIGHT, 1.0)):
        fin = [(930.0, y), (1010.0, y + 12 * sign), (1190.0, y + 12 * sign), (1230.0, y)]
        canvas.polygon(fin, tint("fin"), tint("fin-line"), 1.4)


def _stretch(canvas: Canvas, rect: Rect, dice: _Dice, down: bool = False) -> None:
    """Draw one stretch of hull between rooms: two rows of long plates, windows along their seam, a duct.

    Args:
        canvas: of the hull.
        rect: where it lies.
        dice: for lengths and tones.
        down: whether it runs from the top to the bottom.
    """
    x, y, w, h = rect
    long, thick = (h, w) if down else (w, h)
    rows = 3 if thick > 28 else 2
    deep = thick / rows
    for row in range(rows):
        at = float(dice.roll(30))
        while at < long - 8:
            span = min((84.0, 122.0, 168.0, 226.0)[dice.roll(4)], long - at)
            shade = 0.09 * dice.roll(4) + (0.18 if row == rows - 1 else 0.0)
            tone = mix(
                mix(tint("plate-cool"), tint("plate-warm"), (x + (0 if down else at)) / WIDTH),
                colour.INK,
                shade,
            )
            piece = (x + row * deep, y + at, deep - 1, span - 1.6)
            across = (x + at, y + row * deep, span - 1.6, deep - 1)
            _plate(canvas, piece if down else across, tone, down)
            if span > 100 and dice.roll(3) == 0 and deep > 7:
                _windows(canvas, piece if down else across, dice, down)
            at += span
    if thick > 20:
        middle = thick / 2 - 2.4
        duct = (x + middle, y, 4.8, h) if down else (x, y + middle, w, 4.8)
        canvas.box(duct, tint("shadow*85"))
        lit = (duct[0] + 1, y, 1.4, h) if down else (x, duct[1] + 1, w, 1.4)
        canvas.box(lit, tint("duct-lit*80"))
        for n in range(int(long // 62)):
            along = 31.0 + 62.0 * n
            clip = (duct[0] - 2, y + along, 8.8, 5) if down else (x + along, duct[1] - 2, 5, 8.8)
            canvas.box(clip, tint("clip"))
            canvas.box((clip[0], clip[1], clip[2], 1.2), tint("clip-line*70"))


def _plate(canvas: Canvas, rect: Rect, tone: Colour, down: bool) -> None:
    """Draw a plate: its upper or left edge catches the light, the seam beside it is dark."""
    x, y, w, h = rect
    canvas.box(rect, tone)
    edge = (x, y, 1.2, h) if down else (x, y, w, 1.2)
    canvas.box(edge, fade(tint("edge-cool"), 0.34))
    ends = ((x, y + h - 3, w, 3),) if down else ((x + w - 3, y, 3, h),)
    for end in ends:
        canvas.box(end, tint("shadow*35"))


def _windows(canvas: Canvas, plate: Rect, dice: _Dice, down: bool) -> None:
    """Draw a row of portholes in irregular groups: warm ones, a few cold, some dark."""
    x, y, w, h = plate
    long = h if down else w
    at = 12.0 + dice.roll(16)
    while at < long - 16:
        for _ in range(2 + dice.roll(4)):
            if at > long - 10:
                break
            kind = dice.roll(7)
            tone = tint("shadow*80") if kind < 2 else tint("lamp-cool") if kind == 2 else tint("lamp-warm")
            where = (x + w / 2 - 1.4, y + at, 2.8, 4.2) if down else (x + at, y + h / 2 - 1.4, 4.2, 2.8)
            if kind > 1:
                canvas.glow(where, fade(tone, 0.4), 4)
            canvas.box(where, tone)
            at += 7.4
        at += 10.0 + dice.roll(26)


def _prow(canvas: Canvas) -> None:
    """Draw the nose: plates that narrow towards the front, a window of the bridge, lamps."""
    spans = ((56.0, 150.0), (152.0, 240.0), (242.0, 330.0), (428.0, 516.0), (518.0, 606.0), (608.0, 702.0))
    for n, (top, bottom) in enumerate(spans):
        tone = mix(tint("plate-cool"), colour.INK, (0.1, 0.28, 0.0, 0.0, 0.28, 0.1)[n])
        points = [(_front(top) + 3, top), (21, top), (21, bottom), (_front(bottom) + 3, bottom)]
        canvas.polygon(points, tone, tint("shadow"), 1.2)
    brow = [(_front(334) + 3, 334.0), (21.0, 334.0), (21.0, 424.0), (_front(424) + 3, 424.0)]
    canvas.polygon(brow, tint("brow"), tint("brow-line"), 1.2)
    for n in range(6):
        pane = (1.0 + (1.6 if n in (0, 5) else 0.0), 340.0 + 13.4 * n, 8.0, 11.0)
        canvas.glow(pane, tint("pane-glow*35"), 5)
        canvas.box(pane, tint("pane"))


def _front(y: float) -> float:
    """Return where the nose ends at a height."""
    edge = [OUTLINE[0], *reversed(OUTLINE[5:])]
    for (ax, ay), (bx, by) in zip(edge, edge[1:], strict=False):
        if ay <= y <= by:
            return ax + (bx - ax) * (y - ay) / max(by - ay, 1e-6)
    return NOSE


def _stern(canvas: Canvas) -> None:
    """Draw the block of the engines: heavy rings before each nozzle, plates between them."""
    x, wide = COLUMNS[3]
    edges = [20.0, *(y + side for y in NOZZLES for side in (-58.0, 58.0)), HEIGHT - 20]
    for n, (top, bottom) in enumerate(zip(edges, edges[1:], strict=False)):
        block = n % 2 == 1
        tone = tint("block") if block else tint("block-dark")
        canvas.panel(
            (x, top + 1, wide, bottom - top - 2), fill=tone, corners=(4, 4, 4, 4) if block else (0,) * 4
        )
        canvas.box((x + 1, top + 1, 1.4, bottom - top - 2), tint("rivet-warm*40"))
        for line in range(int((bottom - top) // 14)):
            canvas.box((x + 4, top + 8 + 14 * line, wide - 8, 4 if block else 1.4), tint("shadow*60"))
        if block:
            canvas.box((x + wide - 3.4, top + 10, 2.4, bottom - top - 20), tint("lamp-cool*90"))


def _light(canvas: Canvas, heat: float) -> None:
    """Light the deck from the right, over the whole of the hull: neither light ends at a line."""
    strength = 0.14 + 0.34 * heat
    canvas.box(
        (WIDTH * 0.3, 0, STERN - WIDTH * 0.3, HEIGHT),
        Gradient(tint("sunlight*0"), fade(tint("sunlight"), strength)),
    )
    after = [OUTLINE[1], OUTLINE[2], OUTLINE[3], OUTLINE[4]]
    _tint(canvas, after, fade(tint("sunlight"), strength))
    cold = 0.2 * (1 - heat)
    _tint(canvas, [OUTLINE[0], *reversed(OUTLINE[5:])], fade(tint("cold-light"), cold))
    canvas.box((NOSE, 0, WIDTH * 0.5, HEIGHT), Gradient(fade(tint("cold-light"), cold), tint("cold-light*0")))


def _tint(canvas: Canvas, points: list[Point], tone: Colour) -> None:
    """Lay a see-through colour over a part of the hull that meets a box; it needs no smooth edge."""
    left, top = min(x for x, _ in points), min(y for _, y in points)
    right, bottom = max(x for x, _ in points), max(y for _, y in points)
    where = canvas.px((left, top, right - left, bottom - top))
    if where.w <= 0 or where.h <= 0:
        return
    picture = pygame.Surface(where.size, pygame.SRCALPHA)
    corners = [(x - where.x, y - where.y) for x, y in (canvas.at(*point) for point in points)]
    pygame.draw.polygon(picture, tone, corners)
    canvas.surface.blit(picture, where)


def _rim(canvas: Canvas, breach: bool) -> None:
    cool: Colour = colour.DANGER if breach else tint("outline-cool")
    if breach:
        canvas.glow((10, 10, WIDTH - 20, HEIGHT - 20), tint("alarm-glow*35"), 24)
    for inset, width, share in ((0.0, 2.6, 1.0), (7.0, 1.2, 0.55)):
        _outline(canvas, inset, width, fade(cool, share), fade(tint("edge-warm"), share))
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
            canvas.line(a, b, tint("tear"), 2.4)


def _lamps(canvas: Canvas, breach: bool) -> None:
    tone = colour.DANGER if breach else colour.RIM_HOT
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
