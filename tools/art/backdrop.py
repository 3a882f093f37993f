"""The big picture behind calm screens, and what burns along the edges of whatever stands before the sun."""

from __future__ import annotations

from pathlib import Path

import cv2
import numpy as np
from damage import FLAME
from grade import save, vignette
from noise import ramp
from paint import kuwahara, structure
from scipy import ndimage
from sky import starfield
from sun import Sun, SunPainter

SIZE = (2560, 1440)
UNIT = SIZE[0] / 1920


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


def write_challenges(folder: Path) -> None:
    """The sun that the descent leads into, whole and near the middle; dark on the left, above and below."""
    canvas = sunlit_sky(Sun(900, (1110, 420), 0.12), (0.7, 0.15), 1200, 29)
    canvas = painted(canvas, 0.45)
    x = np.linspace(0, 1920, SIZE[0], dtype=np.float32)[None, :, None]
    y = np.linspace(0, 1080, SIZE[1], dtype=np.float32)[:, None, None]
    left = 1 - 0.62 * np.clip(1 - x / 760, 0, 1)
    edges = np.clip(y / 260, 0, 1) ** 0.7 * np.clip((1080 - y) / 300, 0, 1) ** 0.7
    keep = left * (0.35 + 0.65 * edges)
    canvas = canvas * keep + np.array((0.030, 0.034, 0.062), np.float32) * (1 - keep) * 0.8
    save(folder / "challenges.jpg", canvas, 89)
