"""A room that is lost: its hull torn open, the sun in the gap, its light in the room's own colour."""

from __future__ import annotations

import cv2
import numpy as np
from damage import FLAME
from grade import tone_map
from noise import power_noise, ramp, sample
from passes import SIZE, Survey
from relight import Bulb, fall

SCALE = 3
GAP = (0.215, 0.30)
"""Reach of the gap from its middle: parts of the picture's width and height."""


def lost_and_light(
    where: Survey,
    dark: np.ndarray,
    paint: np.ndarray,
    colour: np.ndarray,
    at: tuple[float, float],
    seed: int,
    wall: float = 0.0,
) -> tuple[np.ndarray, np.ndarray]:
    """Return what `lost` does, and how much of the room's light is in it (0..1, one number a pixel)."""
    shown, without = (lost(where, dark, paint, light, at, seed, wall) for light in (colour, colour * 0))
    return shown, np.clip((shown - without).max(-1) / colour.max(), 0, 1)


def lost(
    where: Survey,
    dark: np.ndarray,
    paint: np.ndarray,
    colour: np.ndarray,
    at: tuple[float, float],
    seed: int,
    wall: float = 0.0,
) -> np.ndarray:
    """Return the picture (0..1) of a room whose hull is gone.

    Args:
        where: the maps of the room.
        dark: the room with its lamps out, as large as the maps.
        paint: the colours of its things.
        colour: of the room.
        at: the middle of the gap; what stands before the wall there is seen against the sun.
        seed: of the gap's outline and of what flies.
        wall: how many metres away the torn wall is; 0 for as far as most of what is seen there.
    """
    rng = np.random.default_rng(seed)
    outline = _outline(at, rng)
    inside = _filled(outline)
    far = wall or float(np.median(where.depth[inside > 0.5]))
    behind = cv2.GaussianBlur((where.depth > min(0.80 * far, far - 0.8)).astype(np.float32), (0, 0), 0.8)
    gap = inside * behind
    bright = 1 - (1 - colour) * 0.45
    shown = dark * 0.34 + _light(where, paint, at, far, colour)
    rim = np.clip(_filled(_grown(outline, at, 1.09, rng)) - inside, 0, 1) * behind
    shown = shown * (1 - rim[..., None] * 0.85) + rim[..., None] * (0.02 + 0.05 * colour)
    torn = np.clip(rim - np.roll(rim, (2, -2), (0, 1)), 0, 1)[..., None]
    shown = shown + torn * bright * 0.8
    outside = _outside(at, colour, rng)
    for cover, edge in _ribs(outline, at, rng):
        outside = outside * (1 - cover[..., None]) + cover[..., None] * (0.012 + 0.03 * colour)
        outside = outside + edge[..., None] * np.array((1.0, 0.86, 0.6)) * 0.9
    shown = shown * (1 - gap[..., None]) + outside * gap[..., None]
    line = (np.clip(inside - cv2.erode(inside, np.ones((3, 3))), 0, 1) * behind)[..., None]
    shown = shown + line * np.array((1.0, 0.9, 0.7)) * 0.9
    source = np.clip(outside * gap[..., None] - 0.42, 0, 1)
    shown = shown + _rays(source, at) * (0.35 + 0.65 * bright) * 0.62
    shown = shown + cv2.GaussianBlur(source, (0, 0), 22) * bright * 0.30
    shown = _debris(shown, at, bright, rng)
    y, x = np.mgrid[: SIZE[1], : SIZE[0]].astype(np.float32)
    edge = np.hypot((x / SIZE[0] - at[0]) / 0.75, (y / SIZE[1] - at[1]) / 0.85)
    shown = np.clip(shown * np.clip(1.18 - 0.62 * edge**2, 0.25, 1)[..., None], 0, 1).astype(np.float32)
    return cv2.bilateralFilter(shown, 5, 0.14, 2.0)


def _outline(at: tuple[float, float], rng: np.random.Generator) -> np.ndarray:
    """Return a ragged outline, long teeth of plating left standing in it (pixels)."""
    count = 46
    turns = 2 * np.pi * (np.arange(count) + rng.uniform(-0.35, 0.35, count)) / count
    slow = 0.10 * np.cos(2 * turns + rng.uniform(0, 6)) + 0.08 * np.cos(3 * turns + rng.uniform(0, 6))
    far = 1 + slow + rng.uniform(-0.10, 0.10, count)
    teeth = rng.random(count) < 0.22
    far = np.where(teeth, far - rng.uniform(0.16, 0.36, count), far)
    around = np.stack([np.cos(turns) * far * GAP[0], np.sin(turns) * far * GAP[1]], 1)
    return (np.array(at) + around) * SIZE


def _grown(
    outline: np.ndarray, at: tuple[float, float], factor: float, rng: np.random.Generator
) -> np.ndarray:
    middle = np.array(at) * SIZE
    return middle + (outline - middle) * (factor + rng.uniform(0, 0.10, (len(outline), 1)))


def _filled(outline: np.ndarray) -> np.ndarray:
    mask = np.zeros((SIZE[1] * SCALE, SIZE[0] * SCALE), np.uint8)
    cv2.fillPoly(mask, [(outline * SCALE * 16).round().astype(np.int32)], 255, cv2.LINE_AA, 4)
    return cv2.resize(mask, SIZE, interpolation=cv2.INTER_AREA).astype(np.float32) / 255


def _light(
    where: Survey, paint: np.ndarray, at: tuple[float, float], far: float, colour: np.ndarray
) -> np.ndarray:
    """Return the sun's light through the gap, on everything that faces it."""
    across = (at[0] - 0.5) / where.zoom * far
    up = -(at[1] - 0.5) * SIZE[1] / SIZE[0] / where.zoom * far
    turn = where.eye[:3, :3]
    seen = np.array((across, up, -far)) - where.eye[:3, 3]
    place = turn.T @ seen
    eye = -turn.T @ where.eye[:3, 3]
    place = place + (eye - place) * 0.22
    light = fall(
        where, [Bulb(tuple(place), 0.66 * far**1.6, tuple(0.05 + colour.astype(float) ** 1.7), 0.5)], 0.95
    )
    return tone_map(paint * light, 0.5).astype(np.float32)


def _outside(at: tuple[float, float], colour: np.ndarray, rng: np.random.Generator) -> np.ndarray:
    """Paint what lies beyond the gap: the limb of the sun, its fire, a little dark sky above it."""
    y, x = np.mgrid[: SIZE[1], : SIZE[0]].astype(np.float32)
    middle = (at[0] + 0.10) * SIZE[0], (at[1] + 0.76) * SIZE[1]
    radius = 0.52 * SIZE[0]
    inside = radius - np.hypot(x - middle[0], y - middle[1])
    body = sample(power_noise(1024, 1.4, 3, 260, rng), x / 620, y / 620)
    heat = 0.50 + 0.11 * body + 0.36 * np.exp(-np.abs(inside) / 20)
    disc = np.clip(inside / 2 + 0.5, 0, 1)[..., None]
    corona = np.exp(np.minimum(inside, 0) / 30)[..., None]
    sky = np.array((0.016, 0.018, 0.034)) + corona * ramp(corona[..., 0] * 0.75 + 0.1, FLAME) * 0.85
    stars = (rng.random((SIZE[1], SIZE[0])) > 0.9986).astype(np.float32)
    sky = sky + (cv2.GaussianBlur(stars, (0, 0), 0.7) * 2.2)[..., None] * (1 - corona)
    return np.clip(sky * (1 - disc) + ramp(np.clip(heat, 0, 1), FLAME) * disc, 0, 1.3)


def _ribs(
    outline: np.ndarray, at: tuple[float, float], rng: np.random.Generator
) -> list[tuple[np.ndarray, np.ndarray]]:
    """Return beams of the hull that still reach into the gap, broken off: cover and lit edge of each."""
    found = []
    middle = np.array(at) * SIZE
    for k in rng.choice(len(outline), 5, replace=False):
        root = middle + (outline[k] - middle) * 1.2
        way = middle + rng.uniform(-60, 60, 2) - root
        tip = root + way * rng.uniform(0.34, 0.62)
        side = np.array((-way[1], way[0])) / np.linalg.norm(way)
        wide = rng.uniform(3.5, 7.0)
        shape = np.array(
            [
                root + side * wide,
                tip + side * wide * 0.7,
                tip - side * wide * 0.4 + way * 0.06,
                root - side * wide,
            ]
        )
        cover = _filled(shape)
        found.append((cover, np.clip(cover - np.roll(cover, (-2, 1), (0, 1)), 0, 1)))
    return found


def _rays(source: np.ndarray, at: tuple[float, float], rounds: int = 6) -> np.ndarray:
    """Return beams that leave the bright places of a picture, away from the middle of the gap."""
    light = cv2.GaussianBlur(source, (0, 0), 1.5)
    x, y = at[0] * SIZE[0], (at[1] + 0.10) * SIZE[1]
    for k in range(rounds):
        grow = 1 + 0.035 * 1.75**k
        move = np.float32([[grow, 0, x * (1 - grow)], [0, grow, y * (1 - grow)]])
        light = 0.52 * light + 0.5 * cv2.warpAffine(light, move, SIZE, flags=cv2.INTER_LINEAR)
    return np.clip(light - 0.02, 0, 1)


def _debris(
    shown: np.ndarray, at: tuple[float, float], bright: np.ndarray, rng: np.random.Generator
) -> np.ndarray:
    """Let pieces of the hull drift before the light, lit on the side of the gap."""
    middle = np.array(at) * SIZE
    for _ in range(40):
        turn, far = rng.uniform(0, 2 * np.pi), rng.uniform(0.15, 1.0) ** 0.8
        place = middle + far * np.array((np.cos(turn) * 0.44 * SIZE[0], np.sin(turn) * 0.46 * SIZE[1]))
        size = rng.uniform(1.5, 4.0) + 9 * rng.random() ** 5
        corners = rng.uniform(0, 2 * np.pi, int(rng.integers(3, 6)))
        corners.sort()
        stretch = rng.uniform(0.5, 1.8)
        shape = place + size * np.stack([np.cos(corners) * stretch, np.sin(corners)], 1)
        cover = _filled(shape)[..., None]
        way = (middle - place) / max(np.linalg.norm(middle - place), 1)
        moved = np.roll(cover, (round(-2 * way[1]), round(-2 * way[0])), (0, 1))
        edge = np.clip(cover - moved, 0, 1)
        shown = shown * (1 - cover) + cover * (0.015 + 0.05 * bright)
        shown = shown + edge * (0.4 + 0.6 * bright) * (1.1 - 0.6 * far)
    return shown
