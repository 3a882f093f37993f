"""Cracks that run over the surfaces of a room and turn aside at its edges."""

from __future__ import annotations

import math

import cv2
import numpy as np
from layer import Layer
from passes import SIZE, Survey, pixel
from wounds import Crack


def _strokes(
    where: Survey, normals: np.ndarray, crack: Crack, rng: np.random.Generator, wide: float = 0.062
) -> list[tuple]:
    """Walk a crack over the surfaces and return its pieces: two pixels and a width each.

    What is farther away cracks more coarsely, so that every crack reads at the size of a card.
    """
    x, y = pixel(crack.at)
    place, normal = where.place[y, x].astype(float), normals[y, x].astype(float)
    coarse = max(1.0, float(where.depth[y, x]) / 5.5)
    turn = math.radians(crack.turn)
    right, up = where.eye[0, :3], where.eye[1, :3]
    way = _along(right * math.cos(turn) - up * math.sin(turn), normal)
    pieces, gone, hindered = [], 0.0, 0
    here = where.project(place)
    while gone < crack.metres:
        step = rng.uniform(0.06, 0.17)
        way = _turned(way, normal, rng.normal(0, 0.16))
        ahead, wild = _step(where, place, normal, way, step * coarse, rng)
        hindered = hindered + 1 if wild else 0
        if ahead is None or hindered > 2:
            break
        px, py, _ = there = where.project(ahead)
        gone += step
        thin = wide * max(0.0, 1 - gone / crack.metres) ** 0.6 + 0.012
        pieces.append((here[:2], there[:2], where.pixels(thin * coarse, there[2])))
        if rng.random() < 0.22 and wide > 0.022 and gone < crack.metres * 0.8:
            side = _turned(way, normal, rng.choice((-1, 1)) * rng.uniform(0.5, 1.1))
            heading = math.degrees(math.atan2(-(up @ side), right @ side))
            rest = (crack.metres - gone) * rng.uniform(0.3, 0.6)
            start = (px / SIZE[0], py / SIZE[1])
            pieces += _strokes(where, normals, Crack(start, heading, rest), rng, wide * 0.55)
        place, here = ahead, there
        bent = normals[int(py), int(px)].astype(float)
        if np.linalg.norm(bent) > 0.5:
            normal = bent
            way = _along(way, normal)
    return pieces


def _step(
    where: Survey,
    place: np.ndarray,
    normal: np.ndarray,
    way: np.ndarray,
    length: float,
    rng: np.random.Generator,
) -> tuple[np.ndarray | None, bool]:
    """Return the next place of a crack, None at a wall's end, and whether it had to turn aside."""
    for wild in (1.0, 1.0, 1.6, 1.6, 2.4):
        jag = _turned(way, normal, rng.choice((-1, 1)) * rng.uniform(0.2, 1.0) * wild)
        ahead = place + jag * length
        px, py, _ = where.project(ahead)
        if 2 <= px < SIZE[0] - 2 and 2 <= py < SIZE[1] - 2:
            seen = where.place[int(py), int(px)].astype(float)
            if np.linalg.norm(seen - ahead) < 0.9:
                return seen, wild > 1
    return None, True


def _calm_normals(where: Survey) -> np.ndarray:
    """Return normals without the small relief of a wall, so that a crack runs over it."""
    calm = cv2.GaussianBlur(where.normal, (0, 0), 7)
    return calm / np.maximum(np.linalg.norm(calm, axis=-1, keepdims=True), 1e-3)


def _along(way: np.ndarray, normal: np.ndarray) -> np.ndarray:
    flat = way - normal * (way @ normal)
    return flat / max(np.linalg.norm(flat), 1e-6)


def _turned(way: np.ndarray, normal: np.ndarray, angle: float) -> np.ndarray:
    return way * math.cos(angle) + np.cross(normal, way) * math.sin(angle)


def draw(layer: Layer, where: Survey, lines: list[Crack], heat: float) -> None:
    scale = 2
    deep = np.zeros((SIZE[1] * scale, SIZE[0] * scale), np.uint8)
    edge = deep.copy()
    normals = _calm_normals(where)
    for number, crack in enumerate(lines):
        for a, b, wide in _strokes(where, normals, crack, np.random.default_rng(100 + number)):
            wide = min(max(wide, 1.5), 5.5)
            p, q = (tuple(int(v * scale * 16) for v in end) for end in (a, b))
            cv2.line(edge, p, q, 255, int((wide + 2.6) * scale), cv2.LINE_AA, 4)
            cv2.line(deep, p, q, 255, max(1, int(wide * scale)), cv2.LINE_AA, 4)
    deep, edge = (
        cv2.resize(m, SIZE, interpolation=cv2.INTER_AREA).astype(np.float32) / 255 for m in (deep, edge)
    )
    layer.over((0.05, 0.015, 0.01), cv2.GaussianBlur(edge, (0, 0), 3.4) * 0.5)
    layer.add(cv2.GaussianBlur(edge, (0, 0), 6)[..., None] * np.array((1, 0.30, 0.04)) * 0.8 * heat)
    layer.over((1, 0.60, 0.20), edge * (0.35 + 0.6 * heat))
    layer.over((0.03, 0.012, 0.01), deep)
