"""Draw where a wall is torn: a rent with ragged, bent lips, fire behind it, cracks that run on from its ends.

All of it lies in the plane of the wall that is hit and is seen in its perspective; what stands before the
wall covers it.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

import cv2
import numpy as np
from layer import Layer
from passes import SIZE, Survey, pixel
from wounds import Impact

SCALE = 3
"""Lines are drawn so many times as large, and scaled down."""
SUNWARD = (0.62, -0.78)
"""Direction of the light in the picture: x right, y down."""


@dataclass(frozen=True)
class Wall:
    """The plane that is struck: a point of it and two directions along it (metres)."""

    place: np.ndarray
    across: np.ndarray
    along: np.ndarray

    @property
    def normal(self) -> np.ndarray:
        """Return which way it faces."""
        return np.cross(self.across, self.along)

    def points(self, flat: np.ndarray) -> np.ndarray:
        """Return places of the scene for points of the plane (..., 2)."""
        return self.place + flat[..., :1] * self.across + flat[..., 1:] * self.along

    def distance(self, where: Survey) -> np.ndarray:
        """Return how far everything that is seen lies before the plane, metres."""
        return (where.place - self.place.astype(np.float32)) @ self.normal.astype(np.float32)


def wall_at(where: Survey, at: tuple[float, float], reach: float = 1.0) -> Wall:
    """Return the plane of the wall at a point of the picture.

    Small relief is overlooked: the plane is fitted to what lies within ``reach`` metres and faces one way.
    """
    x, y = pixel(at)
    place = where.place[y, x].astype(float)
    near = np.linalg.norm(where.place - place.astype(np.float32), axis=-1) < reach
    ways = where.normal[near].astype(float)
    axis = _main_way(ways, where.normal[y, x].astype(float))
    level = (
        np.median((where.place[near] @ axis)[ways @ axis > 0.7])
        if (ways @ axis > 0.7).any()
        else place @ axis
    )
    place = place + axis * (level - place @ axis)
    right = where.eye[0, :3]
    across = np.cross((0, 0, 1), axis) if abs(axis[2]) < 0.8 else right - axis * (right @ axis)
    across = across / np.linalg.norm(across)
    across = across if across @ right >= 0 else -across
    along = np.cross(axis, across)
    return Wall(place, across, along)


def _main_way(ways: np.ndarray, own: np.ndarray) -> np.ndarray:
    """Return the way most of some surfaces face, as near as may be to that of one of them."""
    best, most = own, -1.0
    for candidate in (own, *np.vstack([np.eye(3), -np.eye(3)])):
        length = np.linalg.norm(candidate)
        if length < 0.5:
            continue
        candidate = candidate / length
        count = float((ways @ candidate > 0.9).mean())
        if count > most + 0.05:
            best, most = candidate, count
    return best


@dataclass(frozen=True)
class Fracture:
    """Hold what is torn, as flat shapes (n, 2) in metres around the middle.

    ``lips`` are the plates along both sides of the rent, the one that is bent out first.
    """

    rent: np.ndarray
    lines: list[np.ndarray]
    lips: tuple[np.ndarray, np.ndarray]


def fracture(metres: float, turn: float, rng: np.random.Generator) -> Fracture:
    """Tear a plate over about ``metres`` at an angle (radians), a tenth of that wide."""
    count = 21
    t = np.linspace(-0.5, 0.5, count)
    middle = np.cumsum(rng.normal(0, 0.020, count)) * metres
    middle = middle - np.interp(t, (-0.5, 0.5), middle[[0, -1]])
    shape = np.cos(np.pi * t) ** 0.7 * metres * 0.07
    teeth = [shape * (1 + rng.uniform(-0.42, 0.42, count)) for _ in range(2)]
    upper = np.stack([t * metres, middle + teeth[0]], 1)
    lower = np.stack([t * metres, middle - teeth[1]], 1)
    ends = []
    for end, way in ((upper[-1], 0.0), (upper[0], np.pi)):
        run = _path(way + rng.uniform(-0.3, 0.3), metres * rng.uniform(0.3, 0.5), rng)
        ends.append(_tapered(end + run, metres * 0.04))
    wide = metres * 0.06 * np.cos(np.pi * t)[:, None] * (0, 1)
    lips = np.vstack([upper, (upper + wide)[::-1]]), np.vstack([lower, (lower - wide * 0.8)[::-1]])
    spin = np.array([[math.cos(turn), math.sin(turn)], [-math.sin(turn), math.cos(turn)]])
    return Fracture(
        np.vstack([upper, lower[::-1]]) @ spin,
        [line @ spin for line in ends],
        (lips[0] @ spin, lips[1] @ spin),
    )


def _path(angle: float, reach: float, rng: np.random.Generator) -> np.ndarray:
    """Return a jagged way outwards: straight pieces that turn little."""
    at, gone = np.zeros(2), 0.0
    points = [at]
    while gone < reach:
        step = reach * rng.uniform(0.12, 0.26)
        way = angle + rng.normal(0, 0.24)
        at = at + step * np.array((math.cos(way), math.sin(way)))
        points.append(at)
        gone += step
    return np.array(points)


def _tapered(path: np.ndarray, wide: float) -> np.ndarray:
    """Return the outline of a crack that is ``wide`` at its root and ends in a point."""
    way = np.gradient(path, axis=0)
    side = np.stack([-way[:, 1], way[:, 0]], 1) / np.maximum(np.linalg.norm(way, axis=1), 1e-6)[:, None]
    half = wide * 0.5 * (1 - np.linspace(0, 1, len(path))) ** 0.8
    return np.vstack([path + side * half[:, None], (path - side * half[:, None])[::-1]])


class _Canvas:
    """A mask (0..1) that flat shapes of a wall are filled into, in perspective."""

    def __init__(self, where: Survey, wall: Wall) -> None:
        self.where, self.wall = where, wall
        self.mask = np.zeros((SIZE[1] * SCALE, SIZE[0] * SCALE), np.uint8)

    def _pixels(self, flat: np.ndarray, lift: np.ndarray | float) -> np.ndarray | None:
        places = self.wall.points(flat) + np.reshape(lift, (-1, 1)) * self.wall.normal
        x, y, far = self.where.project_all(places.astype(np.float32))
        return None if far.min() < 0.3 else (np.stack([x, y], -1) * SCALE * 16).round().astype(np.int32)

    def fill(self, flat: np.ndarray, lift: np.ndarray | float = 0.0) -> _Canvas:
        """Fill a shape that stands ``lift`` metres before the wall, or behind it."""
        points = self._pixels(flat, lift)
        if points is not None:
            cv2.fillPoly(self.mask, [points], 255, cv2.LINE_AA, 4)
        return self

    def trace(self, flat: np.ndarray, lift: np.ndarray | float, wide: float) -> _Canvas:
        """Draw an open line of so many pixels."""
        points = self._pixels(flat, lift)
        if points is not None:
            cv2.polylines(self.mask, [points], False, 255, max(1, round(wide * SCALE)), cv2.LINE_AA, 4)
        return self

    def whole(self) -> np.ndarray:
        return cv2.resize(self.mask, SIZE, interpolation=cv2.INTER_AREA).astype(np.float32) / 255


def draw(layer: Layer, where: Survey, hits: tuple[Impact, ...], step: int, colour: np.ndarray) -> None:
    """Draw what was struck up to a step; older hits have grown since.

    Args:
        layer: that it is laid on.
        where: the maps of the room.
        hits: all of the room; later ones are passed over.
        step: 1 to 3.
        colour: of the room: it shines on the torn edges.
    """
    for number, hit in enumerate(hits):
        if hit.step <= step:
            _strike(layer, where, hit, step, np.random.default_rng(300 + number * 7 + hit.seed), colour)


def _strike(
    layer: Layer, where: Survey, hit: Impact, step: int, rng: np.random.Generator, colour: np.ndarray
) -> None:
    wall = wall_at(where, hit.at)
    x, y = pixel(hit.at)
    coarse = max(1.0, float(where.depth[y, x]) / 5.5)
    size = hit.metres * coarse * (1 + 0.26 * (step - hit.step))
    broken = fracture(size, math.radians(hit.turn), rng)
    there = (np.abs(wall.distance(where)) < 0.34 * coarse).astype(np.float32)
    there = cv2.GaussianBlur(there, (0, 0), 0.8)
    rent = _Canvas(where, wall).fill(broken.rent).whole() * there
    lines = _Canvas(where, wall)
    for line in broken.lines:
        lines.fill(line)
    deep = np.maximum(rent, lines.whole() * there)
    soot = cv2.GaussianBlur(rent, (0, 0), 11) * 1.3 + cv2.GaussianBlur(deep, (0, 0), 4) * 0.7
    layer.over((0.012, 0.009, 0.010), np.clip(soot, 0, 0.7) * there)
    _lips(layer, where, wall, broken, there, colour)
    layer.over((0.008, 0.006, 0.008), deep)
    layer.over(np.clip(0.5 * colour + np.array((0.5, 0.44, 0.36)), 0, 1), _edge(deep, 1.6) * 0.95)
    _inside(layer, where, wall, broken, rent, size, (0.85, 0.95, 1.0)[step - 1])


def _lips(
    layer: Layer, where: Survey, wall: Wall, broken: Fracture, there: np.ndarray, colour: np.ndarray
) -> None:
    """Bend the plates beside a rent: one lip catches the light, the other loses it."""
    for flat, light in zip(broken.lips, (1.0, 0.0), strict=True):
        cover = _Canvas(where, wall).fill(flat).whole() * there
        if light:
            layer.over((0.01, 0.01, 0.02), cv2.GaussianBlur(np.roll(cover, 4, 0), (0, 0), 3) * 0.4)
            layer.add(cv2.GaussianBlur(cover, (0, 0), 0.7)[..., None] * (0.5 * colour + 0.2) * 0.5)
        else:
            layer.over((0.01, 0.01, 0.02), cv2.GaussianBlur(cover, (0, 0), 1.2) * 0.5)


def _inside(
    layer: Layer, where: Survey, wall: Wall, broken: Fracture, rent: np.ndarray, size: float, heat: float
) -> None:
    """Let fire shine through a rent: white-hot in the middle, red towards its ends and its lower lip."""
    back = _Canvas(where, wall).fill(broken.rent, -0.09 * size).whole()
    layer.over((0.34, 0.11, 0.03), rent * (1 - back) * 0.9)
    inner = rent * back
    soft = cv2.GaussianBlur(inner, (0, 0), max(2.0, where.pixels(0.03 * size, 5.5)))
    # However narrow it looks, its middle is the hottest.
    soft = soft * 0.62 / max(float(soft.max()), 0.05)
    layer.over((0.95, 0.30, 0.05), inner * np.clip(soft * 2.0, 0, 1) * heat)
    layer.over((1.0, 0.74, 0.30), inner * np.clip(soft * 3.4 - 1.0, 0, 1) * heat)
    layer.over((1.0, 0.96, 0.80), inner * np.clip(soft * 4.2 - 2.1, 0, 1) * heat)
    glow = cv2.GaussianBlur(rent, (0, 0), 10)[..., None]
    layer.add(glow * np.array((1, 0.36, 0.08)) * 0.75 * heat)


def _edge(mask: np.ndarray, far: float) -> np.ndarray:
    """Return the edges of a hole that the light falls on: those away from where it comes from."""
    move = np.float32([[1, 0, -SUNWARD[0] * far], [0, 1, -SUNWARD[1] * far]])
    moved = cv2.warpAffine(mask, move, SIZE, flags=cv2.INTER_LINEAR)
    return np.clip(moved - mask, 0, 1)
