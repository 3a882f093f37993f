"""Power that flows: conduits along the walls of a room whose power is diverted, and the core that blazes."""

from __future__ import annotations

import cv2
import numpy as np
from grade import tone_map
from layer import Layer
from passes import SIZE, Survey, in_front
from relight import Bulb, fall

COLOURS = {
    "bridge": "#FF5468",
    "cargo-hold": "#2FC08A",
    "medical-bay": "#5BB4FF",
    "crew-quarters": "#93D65A",
    "engine-room": "#FF9A3D",
    "armoury": "#B294FF",
    "repair-centre": "#F2C63F",
    "mess-hall": "#EC7B58",
}
"""The colours of the rooms on the table."""
Way = tuple[tuple[float, float, float], ...]
"""Corners of a conduit, in the metres of the room's scene; it begins at its socket."""
CONDUITS: dict[str, tuple[Way, ...]] = {
    "armoury": (
        ((-2.05, 8.5, 2.95), (-2.85, 8.5, 2.95), (-2.85, 8.5, 2.35), (-4.3, 8.5, 2.35), (-4.3, 1.0, 2.35)),
        ((2.05, 8.5, 2.95), (2.85, 8.5, 2.95), (2.85, 8.5, 2.35), (4.4, 8.5, 2.35), (4.4, 1.0, 2.35)),
    ),
    "bridge": (
        ((-1.2, 7.1, 5.0), (-6.4, 7.1, 5.0), (-6.4, 1.0, 5.0)),
        ((1.2, 7.1, 5.0), (6.4, 7.1, 5.0), (6.4, 1.0, 5.0)),
    ),
    "cargo-hold": (
        ((-3.3, 10.6, 2.25), (-3.3, 1.0, 2.25)),
        ((3.1, 9.0, 2.4), (3.1, 0.5, 2.4)),
    ),
    "crew-quarters": (
        ((-3.5, 8.7, 3.6), (-5.05, 8.7, 3.6), (-5.05, 2.0, 3.6)),
        ((0.75, 8.7, 3.0), (2.0, 8.7, 3.0), (2.0, 8.7, 3.75), (2.0, 1.0, 3.75)),
    ),
    "engine-room": (
        ((-3.9, 11.4, 4.2), (-5.05, 11.4, 4.2), (-5.05, 0.0, 4.2)),
        ((3.9, 11.4, 4.2), (5.15, 11.4, 4.2), (5.15, 0.0, 4.2)),
    ),
    "medical-bay": (
        ((-2.75, 10.9, 0.8), (-5.3, 10.9, 0.8), (-5.3, 3.0, 0.8)),
        ((4.15, 10.9, 1.4), (4.7, 10.9, 1.4), (4.7, 1.0, 1.2)),
    ),
    "mess-hall": (
        ((-3.4, 11.2, 3.75), (-6.25, 11.2, 3.75), (-6.25, 2.0, 3.75)),
        ((3.2, 11.1, 3.75), (5.95, 11.1, 3.75), (5.95, 2.0, 3.75)),
    ),
    "repair-centre": (
        ((-2.6, 12.5, 4.4), (-6.2, 12.5, 4.4), (-6.2, 2.0, 4.4)),
        ((2.5, 12.5, 4.4), (6.1, 12.5, 4.4), (6.1, 2.0, 4.4)),
    ),
    "armoury-v2": (
        ((1.9, 8.4, 2.4), (3.15, 8.4, 2.4), (3.15, 2.0, 2.4)),
        ((1.4, 8.4, 4.2), (-2.6, 8.4, 4.2), (-6.0, 8.4, 4.2)),
    ),
    "bridge-v2": (
        ((-3.15, 7.35, 3.4), (-6.5, 7.35, 3.4), (-6.5, 1.0, 3.4)),
        ((3.1, 7.35, 3.0), (8.0, 7.35, 3.0)),
    ),
    "cargo-hold-v2": (
        ((-1.5, 4.8, 0.9), (-1.5, 4.8, 2.65), (-1.5, 0.4, 2.65)),
        ((1.5, 4.8, 0.9), (1.5, 4.8, 2.65), (1.5, 0.4, 2.65)),
    ),
    "crew-quarters-v2": (
        ((-3.7, 8.75, 3.4), (-5.05, 8.75, 3.4), (-5.05, 3.0, 3.4)),
        ((0.4, 8.75, 3.0), (2.05, 8.75, 3.0), (2.05, 8.75, 3.85), (2.05, 3.0, 3.85)),
    ),
    "engine-room-v2": (
        ((3.5, 11.5, 3.0), (5.15, 11.5, 3.0), (5.15, 6.0, 3.0)),
        ((-3.7, 11.8, 2.6), (-7.0, 11.8, 2.6)),
    ),
    "medical-bay-v2": (
        ((-2.5, 10.8, 1.9), (-5.05, 10.8, 1.9), (-5.05, 2.0, 1.9)),
        ((2.6, 10.8, 3.6), (5.3, 10.8, 3.6), (5.3, 2.0, 3.6)),
    ),
    "mess-hall-v2": (
        ((-4.6, 11.2, 3.6), (-6.25, 11.2, 3.6), (-6.25, 3.0, 3.6)),
        ((-2.6, 11.1, 3.75), (3.0, 11.1, 3.75)),
    ),
    "repair-centre-v2": (
        ((-6.1, 9.6, 4.4), (-6.1, 1.5, 4.4)),
        ((4.3, 12.4, 4.4), (6.1, 12.4, 4.4), (6.1, 2.0, 4.4)),
        ((2.95, 5.9, 3.0), (2.95, 5.9, 8.0)),
        ((-2.95, 5.9, 2.5), (-2.95, 5.9, 8.0)),
    ),
}
STEP = 0.08
"""Metres between the points that a conduit is drawn through."""


def _rgb(code: str) -> np.ndarray:
    return np.array([int(code[k : k + 2], 16) / 255 for k in (1, 3, 5)], np.float32)


def room_colour(name: str) -> np.ndarray:
    """Return the colour (0..1) of a room by the name of its picture."""
    return _rgb(COLOURS[name.removesuffix("-v2")])


class _Run:
    """A conduit as it is seen: points along it, how thick it is there, and what of it nothing covers."""

    def __init__(self, where: Survey, way: Way) -> None:
        self.places = np.vstack([_even(a, b) for a, b in zip(way, way[1:], strict=False)]).astype(np.float32)
        seen = self.places @ where.eye[:3, :3].T.astype(np.float32) + where.eye[:3, 3].astype(np.float32)
        ahead = -seen[:, 2] > 0.6
        self.places = self.places[ahead]
        x, y, far = where.project_all(self.places)
        self.points = np.stack([x, y], -1)
        self.wide = np.clip(where.pixels(0.115, 1) / far, 4.6, 11.0)
        column, row = (np.clip(v.astype(int), 0, size - 1) for v, size in ((x, SIZE[0]), (y, SIZE[1])))
        inside = (x >= 0) & (x < SIZE[0]) & (y >= 0) & (y < SIZE[1])
        self.shown = inside & (where.depth[row, column] > far - 0.45)
        self.far = far

    def cover(self, factor: float, extra: float = 0, dash: tuple[int, int] | None = None) -> np.ndarray:
        """Return the cover (0..1) of the conduit, so many times as wide; or of dashes along it."""
        scale = 3
        mask = np.zeros((SIZE[1] * scale, SIZE[0] * scale), np.uint8)
        for k in range(len(self.points) - 1):
            if not (self.shown[k] and self.shown[k + 1]) or (dash and k % dash[0] >= dash[1]):
                continue
            p, q = (tuple(int(v * scale * 16) for v in self.points[n]) for n in (k, k + 1))
            wide = max(1, round((self.wide[k] * factor + extra) * scale))
            cv2.line(mask, p, q, 255, wide, cv2.LINE_AA, 4)
        return cv2.resize(mask, SIZE, interpolation=cv2.INTER_AREA).astype(np.float32) / 255

    def bulbs(self, where: Survey, colour: np.ndarray) -> list[Bulb]:
        """Return the bulbs that stand for its light."""
        eye = -where.eye[:3, :3].T @ where.eye[:3, 3]
        light = tuple(float(c) for c in colour**2.2)
        chosen = [k for k in range(4, len(self.places), 9) if self.shown[k]]
        found = []
        for k in chosen:
            place = self.places[k] + (eye - self.places[k]) * 0.05
            found.append(Bulb(tuple(place), 0.22 * max(1.0, self.far[k] / 6) ** 2, light, 0.3))
        return found


def _even(a: tuple[float, float, float], b: tuple[float, float, float]) -> np.ndarray:
    """Return points between two corners, ``STEP`` apart."""
    start, end = np.array(a), np.array(b)
    count = max(2, int(np.linalg.norm(end - start) / STEP))
    return start + (end - start) * np.linspace(0, 1, count, endpoint=False)[:, None]


def _socket(where: Survey, run: _Run, reach: float) -> np.ndarray:
    """Return the cover of an eight-sided plate where a conduit begins, flat on the wall behind it."""
    place = run.places[0].astype(float)
    along = run.places[2].astype(float) - place
    along = along / np.linalg.norm(along)
    eye = -where.eye[:3, :3].T @ where.eye[:3, 3]
    up = np.array((0, 0, 1.0)) if abs(along[2]) < 0.5 else np.array((1.0, 0, 0))
    if abs(along[1]) > 0.5:
        up, along = np.array((0, 0, 1.0)), np.array((0, 1.0, 0))
    size = reach * max(1.0, float(np.linalg.norm(eye - place)) / 9)
    turns = np.arange(8) * np.pi / 4 + np.pi / 8
    ring = place + size * (np.cos(turns)[:, None] * along + np.sin(turns)[:, None] * up)
    x, y, _ = where.project_all(ring.astype(np.float32))
    scale = 3
    mask = np.zeros((SIZE[1] * scale, SIZE[0] * scale), np.uint8)
    cv2.fillPoly(mask, [(np.stack([x, y], -1) * scale * 16).round().astype(np.int32)], 255, cv2.LINE_AA, 4)
    seen = (where.depth > float(run.far[0]) - 0.5).astype(np.float32)
    return cv2.resize(mask, SIZE, interpolation=cv2.INTER_AREA).astype(np.float32) / 255 * seen


def diverted(where: Survey, paint: np.ndarray, name: str) -> Layer:
    """Paint the conduits of a room that gives its power to the core, and their light on the room."""
    colour = room_colour(name)
    pale = 1 - (1 - colour) * 0.55
    layer = Layer(SIZE)
    runs = [_Run(where, way) for way in CONDUITS[name]]
    bulbs = [bulb for run in runs for bulb in run.bulbs(where, colour)]
    layer.add(tone_map(paint * fall(where, bulbs, 0), 1.2))
    ink = np.array((0.02, 0.02, 0.03))
    for run in runs:
        body = run.cover(0.62)
        layer.add(cv2.GaussianBlur(body, (0, 0), 16)[..., None] * colour * 1.0)
        layer.over(ink, cv2.GaussianBlur(run.cover(1.35, 1.5), (0, 0), 1.0) * 0.7)
        rail = run.cover(1.3)
        upper = np.clip(rail - np.roll(rail, 2, 0), 0, 1)
        layer.over(0.03 + 0.24 * colour, rail)
        layer.over(0.30 + 0.45 * colour, upper * 0.7)
        layer.add(cv2.GaussianBlur(body, (0, 0), 3.4)[..., None] * colour * 1.0)
        layer.over(colour, body)
        layer.over(pale, run.cover(0.16))
        layer.over(1 - (1 - colour) * 0.25, cv2.GaussianBlur(run.cover(0.30, 0, (18, 5)), (0, 0), 0.8) * 0.9)
        for reach, tone, strength in (
            (0.37, ink, 0.8),
            (0.33, 0.14 + 0.26 * colour, 1.0),
            (0.24, ink, 1.0),
            (0.20, colour, 1.0),
            (0.10, pale, 1.0),
        ):
            layer.over(tone, _socket(where, run, reach) * strength)
        layer.add(cv2.GaussianBlur(_socket(where, run, 0.2), (0, 0), 9)[..., None] * colour * 1.3)
    return layer


def blazing(where: Survey, paint: np.ndarray) -> Layer:
    """Paint the core with the power of all rooms: it floods the shaft, beams run into every corner."""
    layer = Layer(SIZE)
    middle = np.array((0.5, 0.44)) * SIZE
    heart = in_front(where, (0.5, 0.44), 0.6)
    layer.add(tone_map(paint * fall(where, [Bulb(heart, 44.0, (1.0, 0.42, 0.80), 1.0)], 0), 0.7))
    y, x = np.mgrid[: SIZE[1], : SIZE[0]].astype(np.float32)
    far = np.hypot(x - middle[0], y - middle[1])
    angle = np.arctan2(y - middle[1], x - middle[0])
    rng = np.random.default_rng(8)
    rays = sum(np.exp(-(((np.angle(np.exp(1j * (angle - a)))) / w) ** 2)) for a, w in _rays(rng))
    light = np.exp(-far / 60)[..., None] * np.array((1.0, 0.92, 0.98)) * 1.1
    light = light + np.exp(-far / 230)[..., None] * np.array((1.0, 0.62, 0.90)) * 0.75
    light = (
        light
        + (rays * np.exp(-far / 260) * np.clip(far / 60, 0, 1))[..., None]
        * np.array((1.0, 0.62, 0.90))
        * 0.55
    )
    layer.add(light.astype(np.float32))
    return layer


def _rays(rng: np.random.Generator) -> list[tuple[float, float]]:
    return [(2 * np.pi * k / 16 + rng.normal(0, 0.06), rng.uniform(0.018, 0.05)) for k in range(16)]
