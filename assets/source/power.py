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
Line = tuple[tuple[float, float], ...]
CONDUITS: dict[str, tuple[Line, ...]] = {
    "armoury": (
        ((0.395, 0.62), (0.30, 0.62), (0.275, 0.455), (0.10, 0.43), (0, 0.42)),
        ((0.605, 0.62), (0.69, 0.62), (0.735, 0.455), (0.88, 0.44), (1, 0.43)),
        ((0.56, 0.29), (0.60, 0.20), (0.70, 0.13), (0.74, 0.0)),
    ),
    "bridge": (
        ((0.31, 0.69), (0.13, 0.68), (0, 0.66)),
        ((0.69, 0.69), (0.87, 0.68), (1, 0.66)),
        ((0.70, 0.62), (0.695, 0.30), (0.72, 0.20), (0.80, 0.0)),
    ),
    "cargo-hold": (
        ((0.36, 0.72), (0.30, 0.66), (0.14, 0.62), (0, 0.60)),
        ((0.62, 0.72), (0.70, 0.64), (0.86, 0.58), (1, 0.55)),
        ((0.50, 0.27), (0.60, 0.17), (0.75, 0.0)),
    ),
    "crew-quarters": (
        ((0.24, 0.60), (0.17, 0.66), (0, 0.74)),
        ((0.47, 0.56), (0.54, 0.62), (0.60, 0.68), (0.80, 0.74), (1, 0.82)),
        ((0.45, 0.32), (0.53, 0.24), (0.56, 0.10), (0.60, 0.0)),
    ),
    "engine-room": (
        ((0.345, 0.60), (0.27, 0.63), (0.14, 0.68), (0, 0.76)),
        ((0.60, 0.60), (0.68, 0.63), (0.86, 0.69), (1, 0.76)),
        ((0.56, 0.33), (0.63, 0.22), (0.76, 0.0)),
    ),
    "medical-bay": (
        ((0.34, 0.66), (0.27, 0.62), (0.13, 0.68), (0, 0.74)),
        ((0.69, 0.68), (0.80, 0.62), (0.90, 0.67), (1, 0.72)),
        ((0.58, 0.20), (0.64, 0.12), (0.75, 0.0)),
    ),
    "mess-hall": (
        ((0.30, 0.55), (0.20, 0.56), (0.10, 0.60), (0, 0.64)),
        ((0.78, 0.55), (0.86, 0.57), (1, 0.64)),
        ((0.60, 0.23), (0.70, 0.20), (0.82, 0.06)),
    ),
    "repair-centre": (
        ((0.40, 0.74), (0.22, 0.74), (0.13, 0.70), (0, 0.68)),
        ((0.62, 0.74), (0.80, 0.74), (0.88, 0.71), (1, 0.69)),
        ((0.58, 0.26), (0.62, 0.16), (0.72, 0.0)),
    ),
    "armoury-v2": (
        ((0.20, 0.66), (0.13, 0.60), (0, 0.62)),
        ((0.68, 0.66), (0.74, 0.60), (0.86, 0.64), (1, 0.68)),
        ((0.47, 0.24), (0.56, 0.12), (0.62, 0.0)),
    ),
    "bridge-v2": (
        ((0.33, 0.72), (0.26, 0.66), (0.13, 0.64), (0, 0.62)),
        ((0.68, 0.72), (0.75, 0.66), (0.88, 0.64), (1, 0.62)),
        ((0.56, 0.17), (0.66, 0.16), (0.76, 0.0)),
    ),
    "cargo-hold-v2": (
        ((0.27, 0.68), (0.20, 0.70), (0.1, 0.74), (0, 0.78)),
        ((0.76, 0.68), (0.82, 0.70), (1, 0.78)),
        ((0.62, 0.38), (0.68, 0.26), (0.82, 0.0)),
    ),
    "crew-quarters-v2": (
        ((0.26, 0.55), (0.22, 0.62), (0.13, 0.68), (0, 0.74)),
        ((0.61, 0.52), (0.70, 0.58), (0.86, 0.68), (1, 0.76)),
        ((0.56, 0.25), (0.62, 0.17), (0.68, 0.0)),
    ),
    "engine-room-v2": (
        ((0.58, 0.40), (0.68, 0.30), (0.80, 0.22), (1, 0.16)),
        ((0.20, 0.50), (0.12, 0.56), (0, 0.62)),
        ((0.55, 0.60), (0.66, 0.66), (0.84, 0.70), (1, 0.72)),
    ),
    "medical-bay-v2": (
        ((0.27, 0.70), (0.20, 0.64), (0.13, 0.66), (0, 0.70)),
        ((0.76, 0.68), (0.83, 0.64), (1, 0.70)),
        ((0.60, 0.20), (0.66, 0.12), (0.74, 0.0)),
    ),
    "mess-hall-v2": (
        ((0.24, 0.50), (0.13, 0.55), (0, 0.60)),
        ((0.74, 0.58), (0.80, 0.61), (1, 0.66)),
        ((0.64, 0.27), (0.74, 0.23), (0.90, 0.10)),
    ),
    "repair-centre-v2": (
        ((0.34, 0.72), (0.22, 0.72), (0.1, 0.69), (0, 0.67)),
        ((0.60, 0.72), (0.66, 0.64), (0.78, 0.58), (1, 0.54)),
        ((0.56, 0.24), (0.60, 0.14), (0.70, 0.0)),
    ),
}


def _rgb(code: str) -> np.ndarray:
    return np.array([int(code[k : k + 2], 16) / 255 for k in (1, 3, 5)], np.float32)


def _rounded(line: Line) -> np.ndarray:
    """Return a line with round corners (Chaikin), in pixels."""
    points = np.array(line) * (SIZE[0] - 1, SIZE[1] - 1)
    for _ in range(3):
        a, b = points[:-1], points[1:]
        cut = np.stack([0.75 * a + 0.25 * b, 0.25 * a + 0.75 * b], 1).reshape(-1, 2)
        points = np.vstack([points[:1], cut, points[-1:]])
    return points


def _drawn(lines: list[np.ndarray], widths: list[np.ndarray], factor: float, extra: float = 0) -> np.ndarray:
    """Return the cover (0..1) of lines whose width changes along them."""
    scale = 3
    mask = np.zeros((SIZE[1] * scale, SIZE[0] * scale), np.uint8)
    for line, width in zip(lines, widths, strict=True):
        for a, b, w in zip(line, line[1:], width, strict=False):
            p, q = (tuple(int(v * scale * 16) for v in end) for end in (a, b))
            cv2.line(mask, p, q, 255, max(1, round((w * factor + extra) * scale)), cv2.LINE_AA, 4)
    return cv2.resize(mask, SIZE, interpolation=cv2.INTER_AREA).astype(np.float32) / 255


def diverted(where: Survey, paint: np.ndarray, name: str) -> Layer:
    """Paint the conduits of a room that gives its power to the core, and their light on the room."""
    colour = _rgb(COLOURS[name.removesuffix("-v2")])
    layer = Layer(SIZE)
    lines = [_rounded(line) for line in CONDUITS[name]]
    widths, bulbs, clamps, pulses = [], [], [], []
    for line in lines:
        at = np.clip(line.astype(int), 0, (SIZE[0] - 1, SIZE[1] - 1))
        far = np.clip(where.depth[at[:, 1], at[:, 0]], 1.5, 14)
        widths.append(np.clip(where.pixels(0.20, 1) / far, 8.0, 16.0))
        gone = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(line, axis=0), axis=1))])
        for mark in np.arange(24, gone[-1], 78):
            clamps.append(_cross(line, gone, mark, float(np.interp(mark, gone, widths[-1]))))
        for mark in np.arange(8, gone[-1], 23):
            pulses.append((line, gone, mark, float(np.interp(mark, gone, widths[-1]))))
        for mark in np.arange(10, gone[-1], 70):
            x, y = (float(np.interp(mark, gone, line[:, k])) for k in (0, 1))
            spot = (np.clip(x / SIZE[0], 0, 0.999), np.clip(y / SIZE[1], 0, 0.999))
            wide = 60 / where.pixels(1, float(np.interp(mark, gone, far)))
            light = tuple(float(c) for c in colour**2.2)
            bulbs.append(Bulb(in_front(where, spot, 0.25 * wide), 0.8 * wide**2, light, 0.3 * wide))
    layer.add(tone_map(paint * fall(where, bulbs, 0), 1.0))
    body = _drawn(lines, widths, 0.70)
    layer.over(np.array((0.02, 0.02, 0.03)), _drawn(lines, widths, 1.0, 2.0) * 0.85)
    layer.add(cv2.GaussianBlur(body, (0, 0), 9)[..., None] * colour * 0.85)
    layer.over(colour, body)
    layer.over(1 - (1 - colour) * 0.25, _drawn(lines, widths, 0.16))
    plugs = np.zeros((SIZE[1], SIZE[0]), np.float32)
    for line, width in zip(lines, widths, strict=True):
        cv2.circle(plugs, tuple(int(v * 16) for v in line[0]), int(width[0] * 16), 1.0, -1, cv2.LINE_AA, 4)
    layer.over(np.array((0.02, 0.02, 0.03)), plugs)
    layer.over(colour, cv2.erode(plugs, np.ones((4, 4))))
    layer.over(np.ones(3), cv2.erode(plugs, np.ones((8, 8))) * 0.8)
    bright = np.zeros((SIZE[1], SIZE[0]), np.float32)
    for line, gone, mark, width in pulses:
        _chevron(bright, line, gone, mark, width)
    layer.over(np.ones(3), np.clip(bright, 0, 1))
    dark = np.zeros((SIZE[1], SIZE[0]), np.float32)
    for a, b, width in clamps:
        cv2.line(dark, a, b, 1.0, max(2, round(width * 0.34)), cv2.LINE_AA, 4)
    layer.over(np.array((0.05, 0.05, 0.07)), dark)
    return layer


def _cross(line: np.ndarray, gone: np.ndarray, mark: float, width: float) -> tuple:
    """Return a short line across a conduit (pixels times 16) and the conduit's width."""
    here, there = (np.array([np.interp(m, gone, line[:, k]) for k in (0, 1)]) for m in (mark, mark + 1.5))
    way = (there - here) / max(np.linalg.norm(there - here), 1e-6)
    side = np.array((-way[1], way[0])) * (width * 0.62 + 1.2)
    a, b = (tuple(int(v * 16) for v in end) for end in (here - side, here + side))
    return a, b, width


def _chevron(canvas: np.ndarray, line: np.ndarray, gone: np.ndarray, mark: float, width: float) -> None:
    """Draw an arrow head that points away from the middle of the room."""
    here, there = (np.array([np.interp(m, gone, line[:, k]) for k in (0, 1)]) for m in (mark, mark + 1.5))
    way = (there - here) / max(np.linalg.norm(there - here), 1e-6)
    side = np.array((-way[1], way[0])) * width * 0.42
    tip = here + way * width * 0.45
    for end in (here - side, here + side):
        p, q = (tuple(int(v * 16) for v in e) for e in (end, tip))
        cv2.line(canvas, p, q, 1.0, max(1, round(width * 0.18)), cv2.LINE_AA, 4)


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
