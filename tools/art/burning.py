"""Draw what burns: sparks, torn cables, flames that stand on the floor, smoke and embers."""

from __future__ import annotations

import math

import cv2
import flames
import numpy as np
from damage import FLAME
from layer import Layer
from noise import power_noise, ramp, sample
from passes import OUTSIDE, SIZE, Survey, pixel
from wounds import Cable, Fire, Shower

BURNERS = {"low": flames.LOW, "tall": flames.TALL, "jet": flames.JET}


def sparks(layer: Layer, shower: Shower, rng: np.random.Generator) -> None:
    """Sparks on their falling paths from a white-hot point."""
    scale = 2
    light = np.zeros((SIZE[1] * scale, SIZE[0] * scale), np.float32)
    x0, y0 = pixel(shower.at)
    reach = shower.reach * SIZE[0]
    for _ in range(110):
        angle = math.radians(shower.turn + rng.normal(0, shower.spread))
        speed = reach * rng.uniform(0.35, 1.25)
        begin = rng.random() ** 0.7
        span = rng.uniform(0.05, 0.16)
        fall = reach * 0.75

        def at(t: float, angle: float = angle, speed: float = speed, fall: float = fall) -> np.ndarray:
            return np.array(
                (x0 + math.cos(angle) * speed * t, y0 + math.sin(angle) * speed * t + fall * t * t)
            )

        path = [at(begin + span * k / 3) for k in range(4)]
        strong = float(rng.uniform(0.55, 1.0) * (1.05 - 0.5 * begin))
        for a, b in zip(path, path[1:], strict=False):
            p, q = (tuple(int(v * scale * 16) for v in end) for end in (a, b))
            cv2.line(light, p, q, strong, int(rng.integers(2, 5)), cv2.LINE_AA, 4)
    light = cv2.resize(light, SIZE, interpolation=cv2.INTER_AREA)
    y, x = np.mgrid[: SIZE[1], : SIZE[0]].astype(np.float32)
    far = np.hypot(x - x0, y - y0)
    star = np.exp(-far / (reach * 0.09)) * 1.6 + np.exp(-far / (reach * 0.4)) * 0.5
    for angle in rng.uniform(0, np.pi, 4):
        line = np.abs((x - x0) * np.sin(angle) - (y - y0) * np.cos(angle))
        star += np.exp(-line / 1.5) * np.exp(-far / (reach * 0.26)) * 0.9
    level = np.clip(light * 1.05 + cv2.GaussianBlur(light, (0, 0), 4.6) * 1.2 + star, 0, 1)
    layer.add(ramp(np.clip(level * 0.75 + 0.28, 0, 1), FLAME) * np.clip(level * 1.25, 0, 1)[..., None])


def cable(layer: Layer, cable: Cable, number: int, colour: np.ndarray) -> tuple[float, float]:
    """Draw a torn pair of cables that hangs down; returns where it ends (parts of the picture)."""
    scale = 3
    ends = []
    for strand, (more, wide) in enumerate(((1.0, 7.0), (0.72, 4.6))):
        points = []
        for k in range(33):
            t = k / 32
            swing = cable.sway * (t**1.7 + 0.22 * math.sin(t * 3.1)) * (1 - 0.5 * strand)
            points.append(
                (cable.at[0] + 0.012 * strand + swing, cable.at[1] - 0.05 + (cable.long + 0.05) * t * more)
            )
        mask = np.zeros((SIZE[1] * scale, SIZE[0] * scale), np.uint8)
        pixels = [(int(x * SIZE[0] * scale * 16), int(y * SIZE[1] * scale * 16)) for x, y in points]
        for p, q in zip(pixels, pixels[1:], strict=False):
            cv2.line(mask, p, q, 255, round(wide * scale), cv2.LINE_AA, 4)
        line = cv2.resize(mask, SIZE, interpolation=cv2.INTER_AREA).astype(np.float32) / 255
        layer.over((0.02, 0.018, 0.022), line)
        lit = np.clip(line - np.roll(line, -2, 1), 0, 1)
        layer.over(np.clip(0.25 + 0.5 * colour, 0, 1), lit * 0.65)
        ends.append(points[-1])
    x, y = ends[0]
    return x, y + 0.01


def fire(layer: Layer, where: Survey, fire: Fire) -> None:
    """Stand flames on the floor: nearer things cover them."""
    x, y = pixel(fire.at)
    far = float(where.depth[y, x]) - fire.nearer
    behind = np.clip((where.depth - far + 0.45) / 0.4, 0, 1)
    high = fire.high * SIZE[1]
    for sheet, (wider, taller, strength) in enumerate(((1.2, 1.15, 0.84), (0.9, 0.8, 1.06))):
        level = _flames(fire, sheet, x, y, fire.wide * SIZE[0] * wider, high * taller)
        alpha = np.clip(level * 2.6 - 0.18, 0, 1) * behind * (0.85 + 0.15 * sheet)
        layer.add(cv2.GaussianBlur(alpha, (0, 0), 15)[..., None] * np.array((1, 0.30, 0.04)) * 0.4)
        layer.over(ramp(np.clip(level**1.25 * strength, 0, 1), FLAME), alpha)


def _flames(fire: Fire, sheet: int, x: int, y: int, wide: float, high: float) -> np.ndarray:
    """Return the heat of one sheet of flames with its roots around a pixel."""
    burner = BURNERS[fire.kind]
    heat = flames.burn(burner, (fire.seed + 2 * sheet) % 4)
    if (fire.seed + sheet) % 2:
        heat = heat[:, ::-1]
    columns, rows = max(8, int(wide / burner.wide)), max(8, int(high))
    heat = cv2.resize(np.ascontiguousarray(heat), (columns, rows), interpolation=cv2.INTER_CUBIC)
    up = np.linspace(1, 0, rows)[:, None]
    across = np.abs(np.linspace(-1, 1, columns))[None] / burner.wide
    root = np.clip((up * rows - 7 * across**2) / 8 + 0.15, 0, 1)
    canvas = np.zeros((SIZE[1], SIZE[0]), np.float32)
    _paste(canvas, np.clip(heat, 0, 1.5) * root, x - columns // 2, y - rows)
    return np.clip(canvas, 0, 1)


def _paste(canvas: np.ndarray, patch: np.ndarray, x: int, y: int) -> None:
    """Lay a patch into a canvas where the two meet, the stronger one wins."""
    h, w = patch.shape
    xa, ya, xb, yb = max(0, x), max(0, y), min(canvas.shape[1], x + w), min(canvas.shape[0], y + h)
    if xa < xb and ya < yb:
        part = canvas[ya:yb, xa:xb]
        np.maximum(part, patch[ya - y : yb - y, xa - x : xb - x], out=part)


def smoke(layer: Layer, where: Survey, fires: list[Fire], thick: float, glow: np.ndarray, seed: int) -> None:
    """Smoke that rises from the fires, gathers under the ceiling and hides what is far."""
    rng = np.random.default_rng(seed)
    y, x = np.mgrid[: SIZE[1], : SIZE[0]].astype(np.float32)
    u, v = x / 1000, y / 833
    billow = power_noise(1024, 1.5, 2, 200, rng)
    warp = [power_noise(1024, 1.8, 1, 30, rng) * 0.05 for _ in range(2)]
    body = sample(billow, u + sample(warp[0], u, v), v + sample(warp[1], u, v))
    lit = sample(billow, u + 0.012 + sample(warp[0], u, v), v - 0.02 + sample(warp[1], u, v))
    far = np.clip((where.depth - 2.0) / 7.0, 0, 1) * np.where(where.depth > OUTSIDE, 0.06, 1)
    under = np.clip(1.12 - y / SIZE[1] * 2.1, 0, 1)
    amount = under * (0.30 + 0.70 * far)
    for fire in fires:
        px, py = pixel(fire.at)
        up = np.clip((py - y) / SIZE[1], 0, 1)
        column = np.exp(-(((x - px) / SIZE[0] / (fire.wide * 0.5 + up * 0.16)) ** 2))
        amount = np.maximum(amount, column * np.clip(up / max(fire.high, 0.05) - 0.3, 0, 1) * 0.85)
    alpha = np.clip(0.50 + body * 0.36, 0, 1) * np.clip(amount, 0, 1) * thick
    shade = np.clip(0.5 + (body - lit) * 0.9, 0, 1)[..., None]
    warm = cv2.GaussianBlur(glow, (0, 0), 27)
    colour = (
        np.array((0.050, 0.046, 0.052))
        + shade * np.array((0.085, 0.075, 0.076))
        + warm * (0.25 + 0.75 * shade)
    )
    layer.over(np.clip(colour, 0, 1).astype(np.float32), alpha)


def embers(layer: Layer, rng: np.random.Generator, fires: list[Fire], count: int) -> None:
    light = np.zeros((SIZE[1], SIZE[0]), np.float32)
    for _ in range(count):
        fire = fires[int(rng.integers(len(fires)))]
        px = int((fire.at[0] + rng.normal(0, fire.wide * 0.6)) * SIZE[0])
        py = int((fire.at[1] - fire.high * rng.uniform(0.3, 1.7)) * SIZE[1])
        size = (int(rng.integers(1, 3)), 1)
        cv2.ellipse(light, (px, max(0, py)), size, float(rng.uniform(0, 180)), 0, 360, 1.0, -1, cv2.LINE_AA)
    level = np.clip(light + cv2.GaussianBlur(light, (0, 0), 2.7) * 2.4, 0, 1)
    layer.add(ramp(level * 0.6 + 0.3, FLAME) * level[..., None])
