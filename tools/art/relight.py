"""A painted room in another light: its paint without the light it has, and what bulbs would do to it."""

from __future__ import annotations

from dataclasses import dataclass

import cv2
import numpy as np
from grade import brightness
from passes import SIZE, Survey

Triple = tuple[float, float, float]


@dataclass(frozen=True)
class Bulb:
    """A bulb at a place of the scene; ``power`` is its light on a facing wall one metre away."""

    place: Triple
    power: float
    colour: Triple
    radius: float = 0.3


def paint_of(picture: np.ndarray, where: Survey) -> np.ndarray:
    """Return the colours of things (linear): the painting (0..1) freed of its own light and its lamps."""
    scale = picture.shape[1] / SIZE[0]
    size = picture.shape[1::-1]
    linear = picture.astype(np.float32) ** 2.2
    around = cv2.GaussianBlur(brightness(linear), (0, 0), 26 * scale)[..., None]
    flat = linear / (around * 1.6 + 0.035)
    grey = brightness(flat)[..., None]
    flat = grey + (flat - grey) * 0.45
    skin = cv2.resize(where.skin, size, interpolation=cv2.INTER_LINEAR)
    flat = 0.75 * np.minimum(flat * 0.30, 0.45) + 0.6 * skin
    lamp = cv2.GaussianBlur(cv2.resize(lamps(where), size), (0, 0), 1.2 * scale)[..., None]
    return np.clip(flat * (1 - 0.75 * lamp), 0, 0.7).astype(np.float32)


def lamps(where: Survey) -> np.ndarray:
    """Return where things glow by themselves (h, w), 0..1."""
    return np.clip(brightness(where.glow) * 1.5, 0, 1).astype(np.float32)


def fall(where: Survey, bulbs: list[Bulb], shadows: float = 0.85) -> np.ndarray:
    """Return the light (h, w, 3) of bulbs on every surface, dimmed where something stands between."""
    light = np.zeros((SIZE[1], SIZE[0], 3), np.float32)
    for bulb in bulbs:
        way = np.array(bulb.place, np.float32) - where.place
        square = (way**2).sum(-1)
        facing = (way * where.normal).sum(-1) / np.sqrt(square + 1e-6)
        facing = np.clip(facing * 0.85 + 0.15, 0, 1)
        reach = bulb.power * facing / (square + bulb.radius**2)
        if shadows:
            reach = reach * (1 - shadows * _shadow(where, bulb))
        light += reach[..., None] * np.array(bulb.colour, np.float32)
    return light


def _shadow(where: Survey, bulb: Bulb, coarse: int = 3, steps: int = 18) -> np.ndarray:
    """Return how much of a bulb every pixel does not see, as far as the picture tells (0..1)."""
    place = where.place[::coarse, ::coarse] + 0.04 * where.normal[::coarse, ::coarse]
    depth = where.depth
    goal = np.array(bulb.place, np.float32)
    hidden = np.zeros(place.shape[:2], np.float32)
    for step in range(1, steps):
        share = (step / steps) ** 1.3
        at = place + (goal - place) * share
        x, y, far = where.project_all(at)
        inside = (x >= 0) & (x < SIZE[0]) & (y >= 0) & (y < SIZE[1]) & (far > 0.2)
        seen = depth[np.clip(y, 0, SIZE[1] - 1).astype(int), np.clip(x, 0, SIZE[0] - 1).astype(int)]
        gap = far - seen
        hidden = np.maximum(hidden, inside & (gap > 0.12) & (gap < 1.6))
    soft = cv2.GaussianBlur(hidden, (0, 0), 2.5)
    return cv2.resize(soft, SIZE, interpolation=cv2.INTER_LINEAR)
