"""Crew Quarters, second side: night, somebody alone before the porthole, one niche still lit."""

from __future__ import annotations

import random

import numpy as np
from materials import glow, metal
from paint import Style
from people import member
from props import screen
from shapes import Batch
from sky import starfield
from stage import area, camera, haze, point, spot, world

from rooms.crew_quarters import HOLE, _bunks, _porthole, _room

STYLE = Style(exposure=0.45, focus=(0.45, 0.45), bloom=0.28)
MOON = (0.36, 0.72, 1)


def build() -> None:
    """Model and light the scene."""
    rnd = random.Random(31)
    wall = metal("wall", (0.15, 0.21, 0.14), 0.5, 0.3, 0.5, 0.5)
    moss = metal("moss", (0.09, 0.15, 0.08), 0.5, 0.3, 0.5, 0.5)
    dark = metal("dark", (0.04, 0.055, 0.045), 0.45, 0.6, 0.5, 0.5)
    cream = metal("cream", (0.40, 0.43, 0.36), 0.5, 0.1, 0.4, 0.4)
    steel = metal("steel", (0.34, 0.36, 0.31), 0.32, 1, 0.5, 0.4)
    wood = metal("wood", (0.20, 0.13, 0.08), 0.4, 0, 0.4, 0.5)
    cloth = metal("cloth", (0.34, 0.46, 0.28), 0.9, 0, 0, 0.3)
    rug = metal("rug", (0.12, 0.26, 0.10), 0.9, 0, 0, 0.3)
    orange = metal("orange", (0.45, 0.20, 0.07), 0.8, 0, 0, 0.3)
    black = metal("black", (0.012, 0.014, 0.010), 0.6, 0.2, 0.1, 0.3)
    lime = glow("lime", (0.42, 1, 0.16), 3.2)
    cosy = glow("cosy", (0.80, 1, 0.42), 6)

    _porthole(wall, dark, steel, lime, _night_outside())
    _bunks(cream, dark, steel, cloth, orange, lime, cosy, rnd, lit={(1, 0)})
    _room(wall, moss, dark, cream, steel, wood, rug, cloth, orange, black, lime, rnd)
    screen((-4.4, 7.4, 2.35), (0, 0.5, 0), (0, 0, 0.36), "sleep", (0.45, 1, 0.25), 4)
    with Batch(orange, 0.12) as seat:
        seat.box((-1.35, 6.35, 0.26), (0.9, 0.8, 0.48), (0, 0, 0.1))
    member("engineer", (-1.35, 6.35, -0.42), 1.80, yaw=0.12, pose="sit")

    x, y, z = HOLE
    spot((2.4, 22, 9.0), (-1.9, 5.0, 0.0), 42000, MOON, 20, 0.25, 0.5)
    area((x, y - 0.4, z), (x + 0.3, 2, 0.8), 2.6, 150, MOON)
    area((0.5, 3.5, 4.6), (0.5, 4.5, 0), 3, 26, (0.42, 1, 0.30), size_y=5)
    area((-3.5, 0.5, 3.6), (0, 7, 1.2), 3, 70, (0.16, 0.42, 0.55))
    point((-4.3, 7.4, 2.35), 8, (0.45, 1, 0.25), 0.1)
    world((0.008, 0.016, 0.018), 0.8)
    haze((-6, -3, 0), (5, 8.8, 4.8), 0.012, (0.92, 1, 0.98))
    camera((-0.35, 1.3, 1.30), (-0.75, 8.6, 2.22), 25, roll=-0.02)


def _night_outside(size: int = 900) -> np.ndarray:
    """Stars and the crescent of a pale planet, as colours for the screen."""
    picture = np.clip(starfield((size, size), seed=8, count=2600) * 1.9, 0, 1)
    y, x = np.mgrid[:size, :size].astype(np.float32)
    middle, radius = (505.0, 545.0), 150.0
    dx, dy = (x - middle[0]) / radius, (y - middle[1]) / radius
    far = np.hypot(dx, dy)
    height = np.sqrt(np.clip(1 - far**2, 0, 1))
    day = np.clip(0.66 * dx - 0.55 * dy + 0.30 * height, 0, 1)
    bands = 0.82 + 0.18 * np.sin(dy * 13 + 1.6 * np.sin(dx * 3 + dy * 4))
    disc = np.clip((1 - far) * radius / 1.5, 0, 1)[..., None]
    ball = (day * bands)[..., None] ** 0.7 * np.array((0.62, 0.92, 1.0)) + np.array((0.010, 0.018, 0.03))
    air = (np.exp(-np.clip(far - 1, 0, None) * 16) * np.clip(0.6 * dx - 0.5 * dy + 0.25, 0, 1))[..., None]
    picture = picture * (1 - disc) + ball * disc
    return np.clip(picture + air * (1 - disc) * np.array((0.25, 0.60, 0.85)), 0, 1)
