"""The big pictures behind the screens: setup, victory and defeat."""

from __future__ import annotations

from pathlib import Path

import cv2
import numpy as np
from damage import FLAME
from grade import save, vignette
from noise import power_noise, ramp, sample
from paint import kuwahara, structure
from PIL import Image
from scipy import ndimage
from sky import starfield
from sun import Sun, SunPainter

SIZE = (2560, 1440)
UNIT = SIZE[0] / 1920


def load_cutout(path: Path, scale: float = 1.0) -> np.ndarray:
    """Read a transparent render as (h, w, 4) floats, cropped to its content and scaled."""
    picture = Image.open(path)
    picture = picture.crop(picture.getbbox())
    size = (round(picture.width * scale), round(picture.height * scale))
    return np.asarray(picture.resize(size, Image.LANCZOS), np.float32) / 255


def lay(canvas: np.ndarray, cutout: np.ndarray, x: float, y: float) -> None:
    """Lay a cutout with straight alpha on the canvas, its top left corner at (x, y); parts may stick out."""
    height, width = cutout.shape[:2]
    xa, ya = max(0, round(x)), max(0, round(y))
    xb, yb = min(canvas.shape[1], round(x) + width), min(canvas.shape[0], round(y) + height)
    part = cutout[ya - round(y) : yb - round(y), xa - round(x) : xb - round(x)]
    alpha = part[..., 3:]
    canvas[ya:yb, xa:xb] = canvas[ya:yb, xa:xb] * (1 - alpha) + part[..., :3] * alpha


def backlit(ship: np.ndarray, way: tuple[float, float], strength: float, dim: float = 0.8) -> np.ndarray:
    """Burn a warm rim into the edges of a cutout that face ``way`` (x right, y down)."""
    alpha = ship[..., 3]
    rim = np.zeros_like(alpha)
    for reach, share in ((2.2, 0.9), (7.0, 0.45), (20.0, 0.28)):
        far = reach * UNIT
        soft = ndimage.gaussian_filter(alpha, far)
        shifted = ndimage.shift(soft, (-way[1] * far * 1.3, -way[0] * far * 1.3), order=1)
        rim += share * np.clip(alpha - shifted, 0, 1)
    light = ramp(np.clip(rim * 1.3, 0, 1), FLAME) * np.clip(rim * 2.0, 0, 1)[..., None] * strength
    result = ship.copy()
    warm = np.array((1.10, 0.90, 0.78), np.float32) * dim
    result[..., :3] = 1 - (1 - np.clip(ship[..., :3] * warm, 0, 1)) * (1 - np.clip(light, 0, 1))
    return result


def flare(
    canvas: np.ndarray, x: float, y: float, size: float, colour: tuple[float, float, float], power: float
) -> None:
    """Add a glow of about ``size`` window pixels with a horizontal streak."""
    height, width = canvas.shape[:2]
    rows, columns = np.mgrid[:height, :width].astype(np.float32)
    size = size * UNIT
    far = np.hypot(columns - x, rows - y) / size
    level = np.exp(-far * 2.6) * 0.9 + 0.30 / (1 + (far * 2.2) ** 2) * np.exp(-far * 0.5)
    level += 0.55 * np.exp(-np.abs(rows - y) / (size * 0.05)) * np.exp(-np.abs(columns - x) / (size * 1.6))
    light = np.clip(level * power, 0, 1.4)[..., None] * np.array(colour, np.float32)
    white = np.clip(level * power - 0.75, 0, 1)[..., None]
    np.copyto(canvas, 1 - (1 - canvas) * (1 - np.clip(light + white, 0, 1)))


def plasma_streaks(canvas: np.ndarray, count: int, seed: int, left: float = 0.0, tilt: float = -0.13) -> None:
    """Draw glowing particles that the sun blows to the left."""
    rng = np.random.default_rng(seed)
    light = np.zeros(canvas.shape[:2], np.float32)
    for _ in range(count):
        x = canvas.shape[1] * (left + (1 - left) * rng.random() ** 0.7)
        y = canvas.shape[0] * rng.random()
        long = rng.uniform(6, 26) * UNIT * (0.4 + rng.random() ** 2)
        end = (int(x + long), int(y + long * (tilt + rng.normal(0, 0.03))))
        cv2.line(
            light, (int(x), int(y)), end, float(rng.uniform(0.25, 0.85)), int(rng.integers(1, 3)), cv2.LINE_AA
        )
    level = np.clip(light + ndimage.gaussian_filter(light, 2.5 * UNIT) * 1.4, 0, 1)[..., None]
    np.copyto(canvas, canvas * (1 - level) + ramp(level[..., 0] * 0.5 + 0.38, FLAME) * level)


def sunlit_sky(sun: Sun, face: tuple[float, float], stars: int, seed: int, dust: float = 1.0) -> np.ndarray:
    """Return a sky with the sun; the sun is given in 1920 x 1080 units."""
    canvas = (
        starfield(SIZE, seed, stars)
        if SIZE[0] <= 2048
        else cv2.resize(starfield((1920, 1080), seed, stars), SIZE)
    )
    large = Sun(sun.diameter * UNIT, (sun.centre[0] * UNIT, sun.centre[1] * UNIT), sun.heat)
    colour, opacity = SunPainter(middle=face).paint(SIZE, large)
    rows, columns = np.mgrid[: SIZE[1], : SIZE[0]].astype(np.float32)
    inside = large.diameter / 2 - np.hypot(columns - large.centre[0], rows - large.centre[1])
    keep = dust + (1 - dust) * np.exp(np.minimum(inside, 0) / (60 * UNIT))
    opacity = np.maximum(np.clip(inside / 2.5 + 0.5, 0, 1), opacity * keep)[..., None]
    return (canvas * (1 - opacity) + colour * opacity).astype(np.float32)


def painted(canvas: np.ndarray, amount: float = 0.7) -> np.ndarray:
    """Give the picture the brushwork of the rooms."""
    source = np.clip(canvas, 0, 1).astype(np.float32)
    brushed = kuwahara(source, 3.6, *structure(source, 3.0)).astype(np.float32)
    mixed = brushed * amount + source * (1 - amount)
    return np.clip(mixed + 0.5 * (mixed - cv2.GaussianBlur(mixed, (0, 0), 2.0)), 0, 1)


def darken_left(canvas: np.ndarray, until: float, floor: float) -> np.ndarray:
    """Fade towards ink on the left, for logo and menu; ``until`` is where the picture is full (0..1)."""
    x = np.linspace(0, 1, canvas.shape[1], dtype=np.float32)[None, :, None]
    keep = floor + (1 - floor) * np.clip(x / until, 0, 1) ** 1.6
    return canvas * keep + np.array((0.030, 0.034, 0.062), np.float32) * (1 - keep) * 0.8


def write_setup(folder: Path) -> None:
    """A dim view for the setup screen: the sun's limb at the upper right."""
    canvas = sunlit_sky(Sun(1180, (1990, 420), 0.2), (0.7, 0.15), 1300, 17, 0.9)
    plasma_streaks(canvas, 70, 9, 0.45)
    canvas = darken_left(painted(canvas, 0.35), 0.8, 0.55)
    save(folder / "setup.jpg", canvas * vignette(SIZE[1], SIZE[0], 0.4, (0.75, 0.35)), 91)


def write_victory(folder: Path, ship: Path) -> None:
    """The ship leaves the sun behind, drives burning blue; the picture counts in its upper right part."""
    canvas = sunlit_sky(Sun(900, (1965, 150), 0.12), (0.7, 0.15), 1900, 23, 0.75)
    cutout = load_cutout(ship, 0.56 * UNIT)
    x, y = 960 * UNIT, 48 * UNIT
    height, width = cutout.shape[:2]
    for k, power in ((-0.02, 0.9), (0.05, 0.8)):
        flare(canvas, x + width * 0.985, y + height * (0.62 + k), 160, (0.36, 0.62, 1.0), power)
    trail = np.zeros(canvas.shape[:2], np.float32)
    for k in (0.55, 0.62, 0.70):
        start = (int(x + width * 0.98), int(y + height * k))
        cv2.line(trail, start, (SIZE[0], int(y + height * (k - 0.08))), 1.0, int(9 * UNIT))
    fade = np.clip(1 - (np.arange(SIZE[0]) - (x + width)) / (0.25 * SIZE[0]), 0, 1)[None, :]
    trail = (
        ndimage.gaussian_filter(trail, (4.5 * UNIT, 2)) * fade
        + ndimage.gaussian_filter(trail, 16 * UNIT) * fade
    )
    np.copyto(canvas, 1 - (1 - canvas) * (1 - np.clip(trail[..., None] * np.array((0.5, 0.75, 1.0)), 0, 1)))
    lay(canvas, backlit(cutout, (0.7, -0.7), 0.9, 0.8), x, y)
    flare(canvas, x + width * 0.985, y + height * 0.6, 68, (0.55, 0.78, 1.0), 1.0)
    plasma_streaks(canvas, 60, 3, 0.5)
    canvas = darken_left(painted(canvas, 0.35), 0.5, 0.6)
    save(folder / "victory.jpg", canvas, 91)


def _halves(ship: np.ndarray, at: float, seed: int) -> tuple[np.ndarray, np.ndarray]:
    """Tear a cutout in two along a jagged line at ``at`` of its width; the torn edges glow."""
    rng = np.random.default_rng(seed)
    height, width = ship.shape[:2]
    jag = (
        ndimage.gaussian_filter1d(rng.standard_normal(height), 3) * 12 * UNIT
        + ndimage.gaussian_filter1d(rng.standard_normal(height), 16) * 60 * UNIT
    )
    line = width * at + jag
    columns = np.arange(width)[None, :]
    side = columns - line[:, None]
    parts = []
    for sign in (-1, 1):
        part = ship.copy()
        depth = side * sign
        part[..., 3] *= np.clip(depth / 2 + 0.5, 0, 1)
        heat = np.exp(-np.clip(depth, 0, None) / (34 * UNIT))[..., None] * (depth > -2)[..., None]
        part[..., :3] = part[..., :3] * (1 - heat) + ramp(heat[..., 0] * 0.95, FLAME) * heat
        parts.append(part)
    return parts[0], parts[1]


def _turn(cutout: np.ndarray, degrees: float) -> np.ndarray:
    """Rotate a cutout, growing its frame."""
    premultiplied = cutout.copy()
    premultiplied[..., :3] *= cutout[..., 3:]
    height, width = cutout.shape[:2]
    edge = int(np.hypot(height, width))
    matrix = cv2.getRotationMatrix2D((width / 2, height / 2), degrees, 1)
    matrix[:, 2] += (edge / 2 - width / 2, edge / 2 - height / 2)
    turned = cv2.warpAffine(premultiplied, matrix, (edge, edge), flags=cv2.INTER_CUBIC)
    turned[..., :3] /= np.maximum(turned[..., 3:], 1e-3)
    return np.clip(turned, 0, 1)


def write_defeat(folder: Path, dead_ship: Path) -> None:
    """The ship breaks in two before a white-hot sun."""
    rng = np.random.default_rng(8)
    canvas = sunlit_sky(Sun(1500, (1700, 240), 0.9), (0.62, 0.2), 300, 29, 1.0)
    canvas = canvas * np.array((0.98, 0.86, 0.78), np.float32)
    cutout = load_cutout(dead_ship, 0.60 * UNIT)
    fore, aft = _halves(backlit(cutout, (0.5, -0.86), 1.0, 0.62), 0.52, 4)
    middle = (1390 * UNIT, 215 * UNIT)
    flare(canvas, *middle, 250, (1.0, 0.50, 0.14), 0.9)
    billow = power_noise(1024, 1.6, 2, 120, rng)
    rows, columns = np.mgrid[: SIZE[1], : SIZE[0]].astype(np.float32)
    body = sample(billow, columns / (1125 * UNIT), rows / (1125 * UNIT))
    near = np.exp(-(np.hypot((columns - middle[0]) / (315 * UNIT), (rows - middle[1]) / (142 * UNIT)) ** 2))
    cloud = np.clip(near * (0.75 + 0.55 * body), 0, 1)
    for part, turn, dx, dy in ((fore, -7, -46, 26), (aft, 9, 44, -10)):
        turned = _turn(part, turn)
        lay(
            canvas,
            turned,
            middle[0] - turned.shape[1] / 2 + dx * UNIT,
            middle[1] - turned.shape[0] / 2 + dy * UNIT,
        )
    fire = ramp(np.clip(cloud * 1.05 + 0.12 * body * near, 0, 1), FLAME)
    cover = np.clip(cloud * 1.7 - 0.35, 0, 0.95)[..., None]
    canvas = canvas * (1 - cover) + fire * cover
    for _ in range(70):
        angle, far = rng.uniform(0, 2 * np.pi), abs(rng.normal(0, 1)) * 225 * UNIT + 30
        at = np.array(middle) + (1.5 * far * np.cos(angle), 0.8 * far * np.sin(angle))
        corners = at + rng.normal(0, rng.uniform(2, 8) * UNIT, (int(rng.integers(3, 6)), 2))
        hull = cv2.convexHull(corners.astype(np.int32))
        cv2.fillPoly(canvas, [hull], (0.06, 0.035, 0.03), cv2.LINE_AA)
        cv2.polylines(canvas, [hull], True, (1.0, 0.62, 0.24), 1, cv2.LINE_AA)
    flare(canvas, *middle, 98, (1.0, 0.72, 0.38), 1.1)
    plasma_streaks(canvas, 420, 12, 0.15)
    canvas = darken_left(painted(canvas, 0.35), 0.62, 0.42)
    save(folder / "defeat.jpg", canvas * vignette(SIZE[1], SIZE[0], 0.45, (0.72, 0.3)), 91)
