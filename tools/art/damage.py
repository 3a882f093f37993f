"""Damage over the card of a room that nobody has painted: torn walls, sparks, smoke and fire.

The pictures are 784 x 448 with straight alpha.  A strip of text covers the lowest fifth of a card, so the
flames are rooted there and rise above it.
"""

from __future__ import annotations

from pathlib import Path

import cracks
import cv2
import numpy as np
import passes
from layer import Layer
from noise import power_noise, ramp, sample
from passes import Survey
from scipy import ndimage
from wounds import Impact

SIZE = (784, 448)
FLAME = [
    (0, (70, 4, 0)),
    (0.16, (150, 20, 2)),
    (0.34, (222, 62, 6)),
    (0.54, (255, 126, 20)),
    (0.76, (255, 200, 84)),
    (1, (255, 250, 224)),
]


HORIZON = 205 / 480
"""Height of the horizon of a room that nobody has painted (`tools/stand_in_rooms.py`)."""
FOCAL, DEEP = 653.0, 9.0
"""Of their picture, in pixels, and how far away the wall at their end is, metres."""
HALL = (2.33, 1.7, 1.5)
"""Half the width of those rooms, and their height above and below the eye, metres."""
TORN = (Impact((0.17, 0.46), 1.3), Impact((0.83, 0.55), 1.3, 2, -50), Impact((0.80, 0.36), 1.0, 3, 70, 4))
PALE = np.array((0.62, 0.66, 0.74), np.float32)


def _compartment() -> Survey:
    """Return the maps of a room that nobody has painted: four walls and an end, the eye amid them."""
    wide, high = passes.SIZE
    row, column = np.mgrid[:high, :wide].astype(np.float32)
    x, z = (column + 0.5 - wide / 2) / FOCAL, -(row + 0.5 - high / 2) / FOCAL
    side, up = np.sign(x), np.sign(z)
    to_side = HALL[0] / np.maximum(np.abs(x), 1e-4)
    to_floor = np.where(up > 0, HALL[1], HALL[2]) / np.maximum(np.abs(z), 1e-4)
    far = np.minimum(np.minimum(to_side, to_floor), DEEP)
    none = np.zeros_like(far)
    walls = far == to_side
    ends = far == DEEP
    normal = np.stack([np.where(walls, -side, none), np.where(ends, -1, none), none], -1)
    normal[..., 2] = np.where(walls | ends, 0, -up)
    place = np.stack([x * far, far, z * far], -1)
    eye = np.array(((1, 0, 0, 0), (0, 0, 1, 0), (0, -1, 0, 0), (0, 0, 0, 1)), float)
    return Survey(place, normal, np.zeros_like(place), np.zeros_like(place), eye, FOCAL / wide)


def rents(layer: Layer, step: int) -> None:
    """Tear the walls of a room that nobody has painted, as far as it is hurt."""
    whole = Layer(passes.SIZE)
    cracks.draw(whole, _compartment(), TORN, step, PALE)
    top = round((passes.SIZE[1] - SIZE[1]) * 0.42 + (0.5 - HORIZON) * passes.SIZE[1])
    part = slice(top, top + SIZE[1])
    cover = np.zeros((SIZE[1], SIZE[0]), np.float32)
    light = np.zeros((SIZE[1], SIZE[0], 3), np.float32)
    rows = whole.cover[part].shape[0]
    cover[:rows], light[:rows] = whole.cover[part], whole.light[part]
    layer.light = light + layer.light * (1 - cover)[..., None]
    layer.cover = cover + layer.cover * (1 - cover)


def spark_shower(
    layer: Layer, rng: np.random.Generator, centre: tuple[float, float], count: int, reach: float
) -> None:
    """Draw streaks that fly off a white-hot point and fall."""
    scale = 2
    light = np.zeros((SIZE[1] * scale, SIZE[0] * scale), np.float32)
    for _ in range(count):
        angle = rng.uniform(0, 2 * np.pi)
        far = reach * rng.random() ** 0.8
        speed = rng.uniform(10, 34)
        fall = 0.0016 * far * far * rng.uniform(0.4, 1.2)
        a = np.array(centre) + far * np.array((np.cos(angle), np.sin(angle))) + (0, fall)
        b = a + speed * np.array((np.cos(angle), np.sin(angle) + fall / 60)) * (0.4 + far / reach)
        p, q = (tuple(int(v * scale) for v in end) for end in (a, b))
        cv2.line(light, p, q, float(rng.uniform(0.6, 1.0)), int(rng.integers(2, 5)), cv2.LINE_AA)
    light = cv2.resize(light, SIZE, interpolation=cv2.INTER_AREA)
    y, x = np.mgrid[: SIZE[1], : SIZE[0]]
    far = np.hypot(x - centre[0], y - centre[1])
    star = np.exp(-far / 9) * 1.5 + np.exp(-far / 42) * 0.55
    for angle in rng.uniform(0, np.pi, 5):
        line = np.abs((x - centre[0]) * np.sin(angle) - (y - centre[1]) * np.cos(angle))
        star += np.exp(-line / 1.6) * np.exp(-far / 34) * 0.9
    level = np.clip(light * 1.05 + ndimage.gaussian_filter(light, 5) * 1.1 + star, 0, 1)
    layer.over(ramp(np.clip(level * 0.75 + 0.28, 0, 1), FLAME), np.clip(level * 1.25, 0, 1))


def smoke(layer: Layer, rng: np.random.Generator, thickness: float) -> None:
    """Draw dark billows, thick at the top where smoke gathers."""
    y, x = (np.mgrid[: SIZE[1], : SIZE[0]]).astype(np.float32)
    u, v = x / 900, y / 760
    billow = power_noise(1024, 1.5, 2, 200, rng)
    warp = [power_noise(1024, 1.8, 1, 30, rng) * 0.05 for _ in range(2)]
    body = sample(billow, u + sample(warp[0], u, v), v + sample(warp[1], u, v))
    lit = sample(billow, u + 0.012 + sample(warp[0], u, v), v - 0.02 + sample(warp[1], u, v))
    rise = 1 - y / SIZE[1]
    alpha = np.clip(0.42 + body * 0.34, 0, 1) * (0.30 + 0.70 * rise) * thickness
    shade = np.clip(0.5 + (body - lit) * 0.9, 0, 1)
    warm = np.clip((y / SIZE[1] - 0.35) * 1.5, 0, 1)[..., None]
    colour = np.array((0.055, 0.048, 0.052)) + shade[..., None] * np.array((0.075, 0.065, 0.066))
    layer.over((colour + warm * shade[..., None] * np.array((0.34, 0.10, 0.02))).astype(np.float32), alpha)


def fire(layer: Layer, rng: np.random.Generator, height: float, density: float) -> None:
    """Draw flames that rise to about ``height`` (a part of the card) from the bottom edge."""
    y, x = (np.mgrid[: SIZE[1], : SIZE[0]]).astype(np.float32)
    up = 1 - y / SIZE[1]
    tongue = power_noise(1024, 1.5, 3, 60, rng)
    lick = power_noise(1024, 1.3, 6, 260, rng)
    wind = power_noise(1024, 1.8, 2, 24, rng)
    u = x / 1050 + 0.045 * up * sample(wind, x / 1500, up * 0.5)
    body = sample(tongue, u, up * 0.20)
    fine = sample(lick, u * 1.3 + 0.02 * body, up * 0.38)
    crest = height * (0.82 + 0.30 * sample(tongue, x / 1400 + 0.3, np.full_like(x, 0.13)))
    level = 1.02 - up / crest + (0.20 + 0.14 * height) * body * np.clip(up / crest, 0.15, 1.1) + 0.20 * fine
    edge = np.clip(np.minimum(x, SIZE[0] - 1 - x) / 30, 0, 1) * 0.35 + 0.65
    level = np.clip(level * edge, 0, 1.3)
    heat = np.clip(level**1.5 * 0.72 + 0.16 * np.clip(fine, 0, 2) * np.clip(level * 2, 0, 1), 0, 1)
    halo = np.clip(1.25 - up / (height * 1.35), 0, 1) ** 1.6
    layer.over(np.array((1, 0.30, 0.05)), halo * 0.28 * density)
    veins = np.clip(0.80 + 0.28 * fine + 0.2 * body, 0.25, 1)
    layer.over(ramp(heat, FLAME), np.clip(level * 2.0 - 0.12, 0, 1) * np.clip(veins, 0, 1) * density)


def embers(layer: Layer, rng: np.random.Generator, count: int, low: float) -> None:
    """Draw glowing flakes that rise above the flames."""
    light = np.zeros((SIZE[1], SIZE[0]), np.float32)
    for _ in range(count):
        px, py = int(rng.uniform(0, SIZE[0])), int(SIZE[1] * (1 - low * rng.random() ** 0.7))
        cv2.ellipse(
            light, (px, max(0, py)), (int(rng.integers(1, 3)), 1), float(rng.uniform(0, 180)), 0, 360, 1.0, -1
        )
    level = np.clip(light + ndimage.gaussian_filter(light, 3) * 2.4, 0, 1)
    layer.over(ramp(level * 0.6 + 0.3, FLAME), level)


def write_overlays(folder: Path) -> None:
    """Write ``damage_1.webp`` .. ``damage_3.webp``."""
    one = Layer(SIZE)
    rng = np.random.default_rng(5)
    rents(one, 1)
    spark_shower(one, rng, (556, 142), 105, 104)
    one.save(folder / "damage_1.webp")

    two = Layer(SIZE)
    rng = np.random.default_rng(23)
    smoke(two, rng, 0.80)
    rents(two, 2)
    fire(two, rng, 0.50, 0.95)
    spark_shower(two, rng, (560, 128), 90, 100)
    embers(two, rng, 60, 0.8)
    two.save(folder / "damage_2.webp")

    three = Layer(SIZE)
    rng = np.random.default_rng(41)
    smoke(three, rng, 0.55)
    rents(three, 3)
    fire(three, rng, 0.68, 0.94)
    spark_shower(three, rng, (226, 132), 70, 92)
    spark_shower(three, rng, (590, 110), 75, 96)
    embers(three, rng, 110, 1.0)
    three.save(folder / "damage_3.webp")
