"""Draw what the screens of a room show, drawn in light: each room has pictures of its own work."""

from __future__ import annotations

import math
from collections.abc import Callable

import cv2
import numpy as np
from materials import Colour

SIZE = (320, 200)
WARNING = (1.0, 0.16, 0.04)
Sheet = np.ndarray


class _Page:
    """A sheet of grey light, and one of what is shown in the colour of a warning; 320 x 200 points."""

    def __init__(self, seed: int) -> None:
        self.light: Sheet = np.zeros(SIZE[::-1], np.uint8)
        self.alarm: Sheet = np.zeros(SIZE[::-1], np.uint8)
        self.rng = np.random.default_rng(seed)

    def line(
        self, points: list[tuple[float, float]], level: int = 255, wide: int = 3, warn: bool = False
    ) -> None:
        """Draw an open line."""
        path = (np.array(points) * 16).round().astype(np.int32)
        cv2.polylines(self.alarm if warn else self.light, [path], False, level, wide, cv2.LINE_AA, 4)

    def shape(self, points: list[tuple[float, float]], level: int = 255, warn: bool = False) -> None:
        """Fill an outline."""
        path = (np.array(points) * 16).round().astype(np.int32)
        cv2.fillPoly(self.alarm if warn else self.light, [path], level, cv2.LINE_AA, 4)

    def ring(
        self, x: float, y: float, radius: float, level: int = 255, wide: int = 3, warn: bool = False
    ) -> None:
        """Draw a circle; a negative width fills it."""
        sheet = self.alarm if warn else self.light
        cv2.circle(sheet, (round(x * 16), round(y * 16)), round(radius * 16), level, wide, cv2.LINE_AA, 4)

    def arc(self, x: float, y: float, radius: float, start: float, end: float, level: int, wide: int) -> None:
        """Draw a part of a circle; degrees, clockwise from the right."""
        cv2.ellipse(
            self.light, (round(x), round(y)), (round(radius),) * 2, 0, start, end, level, wide, cv2.LINE_AA
        )

    def bar(self, x: float, y: float, w: float, h: float, level: int = 255, warn: bool = False) -> None:
        """Fill a rectangle."""
        self.shape([(x, y), (x + w, y), (x + w, y + h), (x, y + h)], level, warn)

    def words(self, x: float, y: float, count: int, longest: float = 80, gap: float = 13) -> None:
        """Draw lines of writing, each as a bar."""
        for k in range(count):
            self.bar(x, y + gap * k, longest * self.rng.uniform(0.35, 1), 5, int(self.rng.uniform(70, 170)))


def _turned(x: float, y: float, radius: float, degrees: float) -> tuple[float, float]:
    return x + radius * math.cos(math.radians(degrees)), y + radius * math.sin(math.radians(degrees))


def _chart(page: _Page) -> None:
    """The sun at the edge, orbits around it, the course past it."""
    page.ring(330, 110, 92, 255, -1, warn=True)
    for radius in (120, 160, 205, 255):
        page.ring(330, 110, radius, 120, 2)
    points = [(26 + 17 * k, 168 - 118 * math.sin(0.11 * k + 0.2)) for k in range(12)]
    for a, b in zip(points[::2], points[1::2], strict=True):
        page.line([a, b], 255, 5)
    page.shape([(20, 158), (44, 164), (24, 180)])
    for _ in range(26):
        page.ring(page.rng.uniform(14, 220), page.rng.uniform(14, 186), page.rng.uniform(0.8, 2), 200, -1)


def _helm(page: _Page) -> None:
    """An artificial horizon between two tapes."""
    page.ring(160, 100, 78, 255, 4)
    page.line([(88, 118), (232, 82)], 255, 6)
    for k in (-40, -20, 20, 40):
        page.line([(135 - k * 0.24, 100 + k + 6), (185 - k * 0.24, 100 + k - 6)], 150, 3)
    page.line([(120, 100), (148, 100), (160, 112), (172, 100), (200, 100)], 255, 5, warn=True)
    for x in (28, 268):
        for k in range(12):
            page.bar(x, 18 + 14 * k, 24 if k % 3 else 12, 4, 190)


def _storm(page: _Page) -> None:
    """The sun throws out a flare, and the curve of its wind rises."""
    page.ring(96, 104, 58, 255, -1, warn=True)
    for k in range(18):
        far = 74 + 22 * page.rng.random() + (34 if k in (16, 17, 0) else 0)
        page.line([_turned(96, 104, 66, 20 * k), _turned(96, 104, far, 20 * k)], 255, 5, warn=True)
    curve = [(186 + 6 * k, 172 - 2.2 * k - 7.5 * max(0, k - 11) ** 1.5 * 0.7) for k in range(20)]
    page.line([(x, max(22.0, y)) for x, y in curve], 255, 6)
    page.line([(180, 20), (180, 180), (306, 180)], 150, 3)


def _scope(page: _Page) -> None:
    """A fan of echoes ahead of the ship."""
    for radius in (60, 110, 160):
        page.arc(160, 190, radius, 210, 330, 150, 3)
    for degrees in (210, 240, 270, 300, 330):
        page.line([(160, 190), _turned(160, 190, 165, degrees)], 90, 2)
    page.shape([(160, 190), _turned(160, 190, 160, 282), _turned(160, 190, 160, 297)], 120)
    for _ in range(9):
        at = _turned(160, 190, page.rng.uniform(50, 155), page.rng.uniform(215, 325))
        page.ring(*at, page.rng.uniform(3, 7), 255, -1)
    page.shape([(150, 192), (160, 168), (170, 192)])


def _manifest(page: _Page) -> None:
    """The plan of the stacks from above, and how full each is."""
    for column in range(6):
        for row in range(4):
            full = page.rng.random() < 0.7
            warn = (column, row) == (4, 1)
            page.bar(18 + 29 * column, 22 + 40 * row, 24, 33, 255 if full else 60, warn)
    for k in range(8):
        page.bar(206, 24 + 20 * k, 96, 11, 50)
        page.bar(206, 24 + 20 * k, page.rng.uniform(20, 96), 11, 220)


def _heart(page: _Page) -> None:
    """The curve of a heart over that of a breath."""
    beat = ((0, 0), (20, 0), (26, -10), (32, 0), (40, 12), (48, -74), (57, 40), (64, 0), (78, -14), (90, 0))
    page.line([(14 + 97 * n + x, 86 + y) for n in range(3) for x, y in beat], 255, 6)
    page.line([(14 + 6 * k, 160 - 18 * math.sin(k * 0.33)) for k in range(50)], 140, 4)
    page.shape([(282, 40), (264, 22), (270, 12), (282, 18), (294, 12), (300, 22)], 255, warn=True)


def _body(page: _Page) -> None:
    """Somebody's outline under the line of a scan, and the numbers of it."""
    page.ring(92, 32, 16, 255, 4)
    half = [(10, 50), (30, 58), (40, 108), (30, 110), (23, 76), (20, 112), (22, 186), (9, 186), (4, 124)]
    page.line([(92 - x, y) for x, y in half][::-1] + [(92 + x, y) for x, y in half], 255, 4)
    page.ring(96, 74, 7, 255, -1, warn=True)
    page.bar(30, 96, 124, 4, 220)
    for k in range(5):
        page.ring(196, 34 + 34 * k, 10, 200, 3)
        page.bar(214, 28 + 34 * k, page.rng.uniform(40, 88), 11, 170)


def _helix(page: _Page) -> None:
    """Two strands that wind around each other, and how much is left of a dose."""
    for k in range(22):
        x, a = 16 + 9.6 * k, 52 * math.sin(0.52 * k)
        if k % 2:
            page.line([(x, 100 - a), (x, 100 + a)], 110, 3)
    for sign in (-1, 1):
        page.line([(16 + 3.2 * k, 100 + sign * 52 * math.sin(0.52 * k / 3)) for k in range(66)], 255, 6)
    for k in range(3):
        page.bar(244 + 22 * k, 24, 14, 152, 50)
        page.bar(244 + 22 * k, 24 + 40 * k, 14, 152 - 40 * k, 230)


def _sleep(page: _Page) -> None:
    """The steps of a night, under the moon."""
    page.ring(54, 46, 28, 255, -1)
    page.ring(66, 40, 25, 0, -1)
    steps = (0, 2, 3, 3, 1, 2, 3, 1, 0, 2, 1, 0)
    points: list[tuple[float, float]] = []
    for k, step in enumerate(steps):
        points += [(18 + 24 * k, 92 + 26 * step), (42 + 24 * k, 92 + 26 * step)]
    page.line(points, 255, 5)
    for k in range(4):
        page.bar(16, 90 + 26 * k, 290, 2, 70)
    for k in range(8):
        page.ring(128 + 22 * k, 46, 7, 255 if k < 5 else 120, -1 if k < 5 else 2)


def _berths(page: _Page) -> None:
    """The six berths and who lies in them; one is free."""
    for k in range(6):
        x, y, free = 16 + 100 * (k % 3), 22 + 84 * (k // 3), k == 4
        corners = [(x, y), (x + 88, y), (x + 88, y + 72), (x, y + 72), (x, y)]
        page.line(corners, 150, 4)
        page.line([(x + 10, y + 60), (x + 78, y + 60)], 255, 6, warn=free)
        if not free:
            page.ring(x + 70, y + 44, 11, 255, -1)
            hump = [(x + 10, y + 54), (x + 12, y + 38), (x + 30, y + 26), (x + 52, y + 36), (x + 55, y + 54)]
            page.shape(hump, 230)


def _plasma(page: _Page) -> None:
    """A round gauge with its needle near the red, and the flow beside it."""
    page.arc(112, 116, 84, 150, 390, 90, 16)
    page.arc(112, 116, 84, 150, 322, 255, 16)
    for k in range(9):
        page.line([_turned(112, 116, 58, 150 + 30 * k), _turned(112, 116, 68, 150 + 30 * k)], 200, 3)
    page.line([(112, 116), _turned(112, 116, 66, 322)], 255, 7, warn=True)
    page.ring(112, 116, 10, 255, -1)
    for k in range(5):
        high = page.rng.uniform(50, 150)
        page.bar(222 + 18 * k, 178 - high, 11, high, 220)


def _turbine(page: _Page) -> None:
    """The wheel with its blades, one of them marked, and its speed."""
    page.ring(106, 100, 82, 255, 5)
    page.ring(106, 100, 24, 255, 5)
    for k in range(12):
        page.line([_turned(106, 100, 28, 30 * k), _turned(106, 100, 76, 30 * k + 16)], 230, 5, warn=k == 9)
    page.line([(210, 150), (226, 120), (242, 132), (258, 84), (276, 92), (302, 40)], 255, 5)
    page.line([(206, 24), (206, 176), (306, 176)], 140, 3)


def _pipes(page: _Page) -> None:
    """Pipes, tanks and valves."""
    page.line([(14, 46), (96, 46), (96, 150), (196, 150), (196, 70), (306, 70)], 255, 7)
    page.line([(96, 100), (150, 100), (150, 30), (306, 30)], 160, 5)
    page.line([(196, 150), (306, 150)], 160, 5)
    for x, y, warn in ((96, 46, False), (196, 110, True), (250, 70, False), (130, 150, False)):
        page.shape([(x - 14, y - 12), (x + 14, y + 12), (x + 14, y - 12), (x - 14, y + 12)], 255, warn)
    for x, level in ((22, 60), (54, 34)):
        page.bar(x, 84, 22, 96, 60)
        page.bar(x, 180 - level, 22, level, 230)


def _lattice(page: _Page) -> None:
    """A shield before a honeycomb, some of its cells spent."""
    for row in range(6):
        for column in range(9):
            x, y = 20 + 36 * column + 18 * (row % 2), 16 + 32 * row
            ring = [_turned(x, y, 17, 60 * k + 30) for k in range(7)]
            page.line(ring, 90, 2)
            if page.rng.random() < 0.22:
                page.shape(ring, 70)
    outline = [(102, 40), (160, 20), (218, 40), (214, 104), (190, 150), (160, 182), (130, 150), (106, 104)]
    page.shape(outline, 20)
    page.line([*outline, outline[0]], 255, 7)
    page.line([(160, 44), (160, 156)], 200, 5)
    page.line([(124, 88), (196, 88)], 200, 5)


def _charge(page: _Page) -> None:
    """Four small shields and the charge of each."""
    for k in range(4):
        x, y = 62 + 128 * (k % 2), 46 + 96 * (k // 2)
        outline = [(-22, -24), (0, -32), (22, -24), (20, 6), (0, 32), (-20, 6), (-22, -24)]
        page.line([(x - 18 + a, y + b) for a, b in outline], 255, 5, warn=k == 2)
        for j in range(4):
            page.bar(x + 24, y + 20 - 15 * j, 32, 10, 230 if j < (4, 3, 1, 4)[k] else 50)


def _parts(page: _Page) -> None:
    """A joint taken apart along its axis."""
    page.line([(14, 176), (306, 24)], 110, 2)
    for k, (radius, kind) in enumerate(((15, 0), (26, 1), (34, 0), (22, 2), (34, 1), (17, 0))):
        x, y = 32 + 51 * k, 166 - 26.5 * k
        if kind == 2:
            page.shape(
                [(x - 22, y - 14), (x + 12, y - 30), (x + 24, y + 12), (x - 12, y + 30)], 255, warn=True
            )
        else:
            cv2.ellipse(
                page.light, (round(x), round(y)), (radius // 2, radius), 28, 0, 360, 255, 4, cv2.LINE_AA
            )
            if kind:
                cv2.ellipse(page.light, (round(x), round(y)), (radius // 4, radius // 2), 28, 0, 360, 200, 3)
    page.words(16, 20, 4, 96)
    page.words(214, 140, 4, 90)


def _loader(page: _Page) -> None:
    """The loader from the front; what is broken is marked."""
    for box in ((68, 58, 64, 44), (80, 34, 40, 18), (40, 52, 22, 26), (138, 52, 22, 26), (84, 106, 32, 12)):
        x, y, w, h = box
        page.line([(x, y), (x + w, y), (x + w, y + h), (x, y + h), (x, y)], 255, 4)
    for side in (-1, 1):
        page.line([(100 + side * 12, 120), (100 + side * 26, 148), (100 + side * 24, 180)], 255, 7)
        page.line(
            [(100 + side * 50, 80), (100 + side * 58, 108), (100 + side * 44, 134)], 255, 7, warn=side > 0
        )
    page.ring(162, 112, 22, 255, 3, warn=True)
    page.line([(184, 112), (206, 112)], 255, 3, warn=True)
    page.words(210, 30, 10, 92, 15)


def _menu(page: _Page) -> None:
    """A steaming bowl and the dishes of the day."""
    page.arc(84, 104, 58, 0, 180, 255, -1)
    page.bar(18, 96, 132, 8, 255)
    page.bar(58, 164, 52, 8, 200)
    for k in range(3):
        wave = [(56 + 28 * k + 7 * math.sin(0.5 * j), 86 - 6 * j) for j in range(11)]
        page.line(wave, 190, 5, warn=k == 1)
    for k in range(5):
        page.ring(182, 34 + 33 * k, 7, 255, -1)
        page.bar(198, 30 + 33 * k, page.rng.uniform(60, 106), 8, 210)


def _garden(page: _Page) -> None:
    """Plants under their lamps, each farther grown than the one before."""
    for k in range(5):
        x, high = 38 + 61 * k, 30 + 22 * k
        page.bar(x - 22, 166, 44, 14, 150)
        page.line([(x, 166), (x, 166 - high)], 255, 4)
        for j in range(1 + k):
            y, side = 160 - 22 * j, 1 if j % 2 else -1
            page.shape(
                [(x, y), (x + side * 12, y - 16), (x + side * 26, y - 14), (x + side * 14, y - 2)], 255
            )
        page.bar(x - 24, 12, 48, 7, 255, warn=True)


def _sphere(page: _Page) -> None:
    """Somebody in a sphere of light, and how strong it is on every side."""
    page.ring(104, 100, 84, 255, 5)
    for k in range(6):
        a, b = _turned(104, 100, 84, 60 * k + 30), _turned(104, 100, 84, 60 * k + 90)
        page.line([a, b], 120, 3)
        page.line([_turned(104, 100, 84, 60 * k), _turned(104, 100, 84, 60 * k + 120)], 70, 2)
    page.ring(104, 62, 14, 255, -1)
    page.shape([(82, 84), (126, 84), (120, 124), (118, 162), (90, 162), (88, 124)], 255)
    for k, level in enumerate((96, 80, 88, 40)):
        page.bar(208, 30 + 38 * k, 98, 22, 50)
        page.bar(208, 30 + 38 * k, level, 22, 230, warn=level < 50)


def _cage(page: _Page) -> None:
    """The core in its cage, and the heat of its coils."""
    page.ring(112, 100, 30, 255, -1)
    for wide in (26, 56, 84):
        cv2.ellipse(page.light, (112, 100), (wide, 84), 0, 0, 360, 220, 4, cv2.LINE_AA)
    for y in (46, 100, 154):
        page.bar(34, y - 3, 156, 6, 160)
    for k, high in enumerate((70, 96, 138, 112)):
        page.bar(218 + 24 * k, 24, 15, 152, 50)
        page.bar(218 + 24 * k, 176 - high, 15, high, 230, warn=high > 120)


def _rods(page: _Page) -> None:
    """The core in the middle and the eight lines that feed it."""
    page.ring(160, 100, 30, 255, -1)
    page.ring(160, 100, 84, 120, 3)
    for k in range(8):
        fed = k not in (2, 5)
        page.line(
            [_turned(160, 100, 38, 45 * k), _turned(160, 100, 80, 45 * k)],
            255 if fed else 90,
            8 if fed else 3,
        )
        page.ring(*_turned(160, 100, 84, 45 * k), 9, 255, -1, warn=not fed)
    page.words(12, 20, 5, 54)
    page.words(262, 120, 5, 46)


KINDS: dict[str, Callable[[_Page], None]] = {
    "berths": _berths,
    "body": _body,
    "cage": _cage,
    "charge": _charge,
    "chart": _chart,
    "garden": _garden,
    "heart": _heart,
    "helix": _helix,
    "helm": _helm,
    "lattice": _lattice,
    "loader": _loader,
    "manifest": _manifest,
    "menu": _menu,
    "parts": _parts,
    "pipes": _pipes,
    "plasma": _plasma,
    "rods": _rods,
    "scope": _scope,
    "sleep": _sleep,
    "sphere": _sphere,
    "storm": _storm,
    "turbine": _turbine,
}
"""Pictures that a screen can show, by name."""


def pixels(kind: str, colour: Colour, seed: int = 0) -> np.ndarray:
    """Return a screen's picture (linear floats, h x w x 3) in the colour of its light."""
    page = _Page(seed)
    KINDS[kind](page)
    tint = np.array(colour, np.float32)
    shown = np.zeros((*SIZE[::-1], 3), np.float32) + 0.03 * tint
    shown[::4] += 0.015 * tint
    shown += (page.light.astype(np.float32) / 255)[..., None] ** 1.6 * tint
    alarm = (page.alarm.astype(np.float32) / 255)[..., None]
    shown = shown * (1 - alarm) + alarm * np.array(WARNING, np.float32)
    for rows in (slice(3, 6), slice(-6, -3)):
        shown[rows, 3:-3] = tint * 0.5
    for columns in (slice(3, 6), slice(-6, -3)):
        shown[3:-3, columns] = tint * 0.5
    return shown
