"""Sun, stars, arcs of plasma, exhaust, gas and dust: linear light painted with numpy, in 1920 x 1080 units.

Nearly everything thin is made of ``splat``: many points added to the picture, so strands overlap like light.
Within ``finer`` a unit has more pixels than one; light is as bright and as wide as without.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import cv2
import numpy as np
from scipy import ndimage

WIDE, HIGH = 1920, 1080
_pixels = [1.0]
"""Pixels of a unit, the latest last."""
FIRE = [
    (0, (0, 0, 0)),
    (0.2, (0.10, 0.008, 0.001)),
    (0.4, (0.55, 0.075, 0.008)),
    (0.6, (1.5, 0.34, 0.045)),
    (0.8, (3.0, 1.15, 0.22)),
    (1, (5.0, 3.0, 1.2)),
]


@contextmanager
def finer(pixels: float) -> Iterator[None]:
    """Paint with so many pixels a unit."""
    _pixels.append(pixels)
    try:
        yield
    finally:
        _pixels.pop()


def shape() -> tuple[int, int]:
    """Return rows and columns of a picture."""
    return round(HIGH * _pixels[-1]), round(WIDE * _pixels[-1])


def ramp(value, stops):
    at = [p for p, _ in stops]
    return np.stack([np.interp(value, at, [c[k] for _, c in stops]) for k in range(3)], -1).astype(np.float32)


def noise(size, beta, low, high, seed):
    """Tileable noise with a power-law spectrum, standard deviation 1."""
    rng = np.random.default_rng(seed)
    axis = np.fft.fftfreq(size) * size
    f = np.hypot(*np.meshgrid(axis, axis))
    amplitude = np.where((f >= low) & (f <= high), 1 / np.maximum(f, 1) ** beta, 0)
    field = np.fft.ifft2(np.fft.fft2(rng.standard_normal((size, size))) * amplitude).real
    return (field / field.std()).astype(np.float32)


def sample(field, u, v):
    n = field.shape[0]
    return cv2.remap(
        field,
        np.mod(u * n, n).astype(np.float32),
        np.mod(v * n, n).astype(np.float32),
        cv2.INTER_LINEAR,
        borderMode=cv2.BORDER_WRAP,
    )


def grid():
    high, wide = shape()
    y, x = np.mgrid[:high, :wide].astype(np.float32) / _pixels[-1]
    return x, y


def splat(x, y, weight, canvas=None):
    """Add points to a picture, each spread over its four nearest pixels."""
    high, wide = shape()
    canvas = np.zeros((high, wide), np.float32) if canvas is None else canvas
    x, y, weight = (np.ravel(a).astype(np.float32) for a in np.broadcast_arrays(x, y, weight))
    x, y, weight = x * _pixels[-1], y * _pixels[-1], weight * _pixels[-1] ** 2
    i, j = np.floor(x).astype(int), np.floor(y).astype(int)
    fx, fy = x - i, y - j
    for di, dj, share in (
        (0, 0, (1 - fx) * (1 - fy)),
        (1, 0, fx * (1 - fy)),
        (0, 1, (1 - fx) * fy),
        (1, 1, fx * fy),
    ):
        a, b = i + di, j + dj
        ok = (a >= 0) & (a < wide) & (b >= 0) & (b < high)
        canvas += (
            np.bincount(b[ok] * wide + a[ok], (weight * share)[ok], wide * high)
            .reshape(high, wide)
            .astype(np.float32)
        )
    return canvas


def blur(a, s, t=None):
    k = _pixels[-1]
    return cv2.GaussianBlur(a, (0, 0), sigmaX=s * k, sigmaY=(t or s) * k)


def sky(seed=11, count=1500, cool=1.0, warm=0.0, lean=(0.2, 0.3), large=6):
    """Stars and faint clouds; ``lean`` is where the blue cloud is brightest (parts of the picture)."""
    rng = np.random.default_rng(seed)
    x, y = grid()
    a, b, c = (sample(noise(2048, 1.9, 1, 400, seed + k), x / 2048, y / 2048) for k in range(3))
    lanes = np.clip(1 - np.abs(c) * 0.9, 0, 1) ** 2
    near = np.exp(-(((x / WIDE - lean[0]) / 0.42) ** 2 + ((y / HIGH - lean[1]) / 0.5) ** 2))
    cloud = np.clip(a * 0.5 + 0.45, 0, 2) ** 1.7 * (0.35 + lanes)
    out = np.zeros((*shape(), 3), np.float32) + np.array((0.0016, 0.0022, 0.0050), np.float32)
    out += (cloud * (0.25 + near) * cool)[..., None] * np.array((0.0032, 0.0068, 0.021), np.float32)
    out += (np.clip(b * 0.5 + 0.2, 0, 2) ** 2 * warm)[..., None] * np.array((0.030, 0.008, 0.003), np.float32)
    power = rng.random(count) ** 9 * 2.2 + 0.05
    stars = splat(rng.random(count) * WIDE, rng.random(count) * HIGH, power)
    big = splat(rng.random(large) * WIDE, rng.random(large) * HIGH, rng.uniform(1.5, 4, large))
    light = blur(stars, 0.7) * 2.0 + blur(big, 1.0) * 2.5 + blur(big, 6) * 4 + blur(big, 12, 0.6) * 2
    return out + light[..., None] * np.array((0.85, 0.93, 1.1), np.float32)


def sun(centre, radius, heat=0.6, seed=7, scale=1.0, corona=1.0, gain=1.0, fringe=1.0):
    """Return (linear colour, cover): granules, filaments, spots, a bright limb; fur and corona outside it.

    ``scale`` enlarges the texture; ``heat`` moves the surface from deep red to yellow-white.
    """
    x, y = grid()
    dx, dy = (x - centre[0]) / radius, (y - centre[1]) / radius
    r = np.hypot(dx, dy)
    inside = np.clip(r, 1e-4, 0.9995)
    mu = np.sqrt(1 - inside**2)
    k = radius / 2048 / 1.1 / scale
    u, v = (
        0.37 + dx / np.maximum(r, 1e-4) * np.arcsin(inside) * k,
        0.21 + dy / np.maximum(r, 1e-4) * np.arcsin(inside) * k,
    )
    slow = [sample(noise(2048, 1.8, 2, 60, seed + n), u, v) for n in (1, 2)]
    quick = [sample(noise(2048, 1.3, 10, 300, seed + n), u, v) for n in (3, 4)]
    u2, v2 = u + slow[0] * 0.010 + quick[0] * 0.0010, v + slow[1] * 0.010 + quick[1] * 0.0010
    threads = 1 - np.abs(sample(noise(2048, 1.35, 5, 700, seed + 5), u2, v2))
    cells = sample(noise(2048, 0.9, 60, 900, seed + 6), u2, v2)
    broad = sample(noise(2048, 1.7, 2, 40, seed + 7), u2 + slow[1] * 0.01, v2)
    level = 0.42 + 0.08 * np.clip(threads, -1.5, 1) ** 3 + 0.035 * cells + 0.085 * np.tanh(broad)
    active = np.clip(broad - 0.75, 0, 1.6)
    level += 0.26 * active * (0.5 + 0.6 * np.clip(threads, 0, 1))
    level -= 0.24 * np.clip(-broad - 1.0, 0, 1.2)
    level *= 0.45 + 0.55 * mu**0.55
    level += heat * 0.24 * mu**0.8 + 0.10 * np.exp(-(1 - inside) / 0.012)
    disc = ramp(np.clip(level, 0, 1), FIRE) * gain
    # Outside: fur of spicules, then rays that fade.
    out = np.clip(r - 1, 0, None)
    px = out * radius
    turn = np.arctan2(dy, dx) / (2 * np.pi) + 0.5
    arc = radius / 670
    turns = max(1, round(arc))  # whole numbers, so that the fur has no seam
    fur = sample(noise(2048, 0.9, 40, 900, seed + 8), turn * 2 * turns, px / 9000)
    tuft = sample(noise(2048, 1.2, 4, 200, seed + 9), turn * turns, px / 6000)
    rays = sample(noise(2048, 1.2, 2, 160, seed + 10), turn, px / 16000 + 0.3)
    reach = np.clip(9 * (1 + (0.40 * fur + 0.65 * tuft) * fringe), 2.5, 60)
    level = np.exp(-px / reach) * 0.50 + np.exp(-px / 46) * 0.20 * (1 + 0.35 * tuft)
    level += np.exp(-px / 190) * 0.24 * (1 + 0.30 * rays) * corona + np.exp(-px / 620) * 0.115 * corona * (
        1 + 0.2 * rays
    )
    halo = ramp(np.clip(level, 0, 1), FIRE) * gain
    edge = np.clip((1 - r) * radius * _pixels[-1] / 1.6 + 0.5, 0, 1)[..., None]
    return disc * edge + halo * (1 - edge), edge[..., 0]


def behind(stars, disc, cover):
    """Put the sun before the sky; its glare drowns the stars."""
    glare = np.exp(-(disc.max(-1) * 9))[..., None]
    return stars * glare * (1 - cover[..., None]) + disc


def arc(a, b, height, strands=120, spread=0.10, seed=1, broken=0.0, twist=1.0):
    """A loop of plasma from a to b (pixels) that bulges by ``height`` (vector): many strands of uneven light.

    ``broken`` 0..1 tears its middle open.
    """
    rng = np.random.default_rng(seed)
    t = np.linspace(0, 1, 900)
    a, b, h = (np.array(p, float) for p in (a, b, height))
    size = np.hypot(*h)

    def smooth(s: float) -> np.ndarray:
        return ndimage.gaussian_filter1d(rng.standard_normal(900), s, mode="nearest") * np.sqrt(s) * 1.9

    common = np.stack([smooth(70), smooth(70)]) * size * 0.035 * twist
    xs, ys, ws = [], [], []
    for _ in range(strands):
        off = rng.normal(0, spread)
        rise = np.sin(np.pi * t) ** (0.62 + 0.1 * rng.random()) * (1 + off)
        base = a[:, None] * (1 - t) + b[:, None] * t + (b - a)[:, None] * rng.normal(0, 0.035)
        own = np.stack([smooth(60), smooth(60)]) * size * 0.010 * twist
        p = base + h[:, None] * rise + (common * (1 + off) + own) * np.sin(np.pi * t)
        light = np.clip(0.60 + smooth(30) * 0.22 + smooth(110) * 0.30, 0.03, 2) ** 1.8 * rng.uniform(0.3, 1.3)
        light *= 1 - broken * np.exp(-(((t - 0.5 - rng.normal(0, 0.05)) / 0.16) ** 2))
        light *= 0.35 + 0.65 * np.abs(2 * t - 1) ** 0.7
        xs.append(p[0])
        ys.append(p[1])
        ws.append(light)
    canvas = splat(np.array(xs), np.array(ys), np.array(ws))
    return blur(canvas, 0.8) * 0.55 + blur(canvas, 3) * 0.8 + blur(canvas, 12) * 0.8 + blur(canvas, 40) * 0.5


def project(matrix, points):
    """Turn points (n, 3) of the scene into columns, rows and distances."""
    p = np.c_[points, np.ones(len(points))] @ np.asarray(matrix).T
    w = np.maximum(p[:, 3], 1e-3)
    return (p[:, 0] / w * 0.5 + 0.5) * WIDE, (0.5 - p[:, 1] / w * 0.5) * HIGH, w


def plume(matrix, at, radius, length, strands=260, seed=1, flare=0.10, way=(1, 0, 0)):
    """Exhaust of one nozzle: fibres along ``way`` with standing shocks; light falls off along it."""
    rng = np.random.default_rng(seed)
    steps = 700
    t = np.linspace(0, 1, steps) ** 1.5
    way = np.array(way, float) / np.linalg.norm(way)
    side = np.cross(way, (0, 0, 1))
    side /= np.linalg.norm(side)
    up = np.cross(side, way)
    xs, ys, ws = [], [], []
    for _ in range(strands):
        far, turn = abs(rng.normal(0, 0.42)), rng.uniform(0, 2 * np.pi)
        wobble = ndimage.gaussian_filter1d(rng.standard_normal(steps), 40) * 6 * t
        r = radius * far * (1 + flare * 6 * t - 0.35 * np.exp(-t * 30)) + radius * 0.10 * wobble
        p = (
            np.array(at)
            + way * (t * length)[:, None]
            + (np.cos(turn) * side + np.sin(turn) * up) * r[:, None]
        )
        x, y, w = project(matrix, p)
        light = np.exp(-t * 4.2) * np.clip(
            1 + 0.5 * ndimage.gaussian_filter1d(rng.standard_normal(steps), 18) * 7, 0.1, 3
        )
        light *= 1 + 0.7 * np.cos(t * length / radius * 2.6) * np.exp(-t * 9)
        step = np.hypot(np.gradient(x), np.gradient(y))
        xs.append(x)
        ys.append(y)
        ws.append(light * np.minimum(step, 4) * max(1 - far * 0.5, 0.1))
    total = splat(np.array(xs), np.array(ys), np.array(ws)) / strands
    return blur(total, 1.2) + blur(total, 6) * 1.2 + blur(total, 26) * 1.6


def gas(
    start, way, spread, speed, count=3000, steps=150, curl=1.0, seed=3, drag=0.985, wind=(0, 0), scale=900
):
    """Thin burning gas thrown from points: paths through a swirling flow, added up; returns (young, old)."""
    rng = np.random.default_rng(seed)
    flow = noise(1024, 1.9, 2, 70, seed)
    gy, gx = np.gradient(flow)
    gx, gy = gx / gx.std(), gy / gy.std()
    start = np.asarray(start, float)
    p = start[rng.integers(0, len(start), count)] + rng.normal(0, 4, (count, 2))
    turn = way + rng.normal(0, spread, count)
    v = (np.stack([np.cos(turn), np.sin(turn)], -1) * rng.gamma(2.2, 0.45, count)[:, None]) * speed
    life = rng.uniform(0.35, 1.0, count)
    path: list[np.ndarray] = []
    fresh: list[np.ndarray] = []
    all_: list[np.ndarray] = []
    gx, gy = gx.astype(np.float32), gy.astype(np.float32)
    for step in range(steps):
        age = step / steps
        u, w = (p[:, 0] / scale).astype(np.float32)[None], (p[:, 1] / scale).astype(np.float32)[None]
        swirl = np.stack([sample(gy, u, w)[0], -sample(gx, u, w)[0]], -1)
        v = v * drag + swirl * 0.20 * curl * (0.3 + age) + np.array(wind) * 0.02
        light = np.clip(1 - age / life, 0, 1)
        for _ in range(3):
            p = p + v / 3
            path.append(p)
            fresh.append(light**2.2 if age < 0.5 else np.zeros_like(light))
            all_.append(light)
    points = np.concatenate(path)
    young = splat(points[:, 0], points[:, 1], np.concatenate(fresh))
    old = splat(points[:, 0], points[:, 1], np.concatenate(all_))
    return blur(young, 0.8) + blur(young, 4), blur(old, 1.2) + blur(old, 7) * 1.4


def sparks(start, way, spread, speed, count=400, seed=4, bend=(0, 0), long=0.12):
    """Streaks of sparks flying from a point."""
    rng = np.random.default_rng(seed)
    start = np.asarray(start, float)
    origin = start[rng.integers(0, len(start), count)]
    turn = way + rng.normal(0, spread, count)
    v = np.stack([np.cos(turn), np.sin(turn)], -1) * (rng.gamma(1.6, 0.6, count) * speed)[:, None]
    begin = rng.random(count) ** 0.8
    k = np.linspace(0, 1, 60)
    t = begin[:, None] + long * rng.uniform(0.4, 1.2, count)[:, None] * k
    x = origin[:, :1] + v[:, :1] * t + bend[0] * t**2
    y = origin[:, 1:] + v[:, 1:] * t + bend[1] * t**2
    light = splat(x, y, (rng.uniform(0.2, 1.2, count) * (1.1 - begin))[:, None] * k**1.5)
    return blur(light, 0.8) * 1.4 + blur(light, 4) * 1.0


def rays(light, centre, long=0.5, rounds=7):
    """Stretch light away from ``centre`` (pixels): beams between whatever stands in the way."""
    out = light.copy()
    centre = [place * _pixels[-1] for place in centre]
    for k in range(rounds):
        part = 2.0**k / 2**rounds
        z, fade = np.exp(long * part), np.exp(-4.0 * part)
        m = np.float32([[z, 0, centre[0] * (1 - z)], [0, z, centre[1] * (1 - z)]])
        out = (out + cv2.warpAffine(out, m, shape()[::-1], flags=cv2.INTER_LINEAR) * fade) / (1 + fade)
    return out


def glow(at, size, power=1.0, streak=0.0):
    """A soft light around a point, with a horizontal streak."""
    x, y = grid()
    far = np.hypot(x - at[0], y - at[1]) / size
    level = np.exp(-far * 2.6) + 0.16 / (1 + (far * 2.4) ** 2)
    if streak:
        level += (
            streak * np.exp(-np.abs(y - at[1]) / (size * 0.04)) * np.exp(-np.abs(x - at[0]) / (size * 1.8))
        )
    return (level * power).astype(np.float32)


def tint(light, colour):
    return light[..., None] * np.array(colour, np.float32)
