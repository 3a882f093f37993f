"""The sky behind everything: stars, faint nebulae, and the warm air near the sun."""

from __future__ import annotations

from pathlib import Path

import numpy as np
from noise import power_noise
from PIL import Image
from scipy import ndimage

WINDOW = (1920, 1080)


def starfield(size: tuple[int, int], seed: int = 11, count: int = 1500) -> np.ndarray:
    """Return a sky (h, w, 3) of 0..1 colours: ink, blue and rust nebulae, stars of three sizes."""
    width, height = size
    rng = np.random.default_rng(seed)
    blue, rust, lanes = (power_noise(2048, 1.9, 1, 400, rng)[:height, :width] for _ in range(3))
    warm = np.clip((np.arange(width, dtype=np.float32) / width - 0.30) * 1.4, 0, 1)[None, :] ** 1.5
    dust = np.clip(1 - np.abs(lanes) * 0.9, 0, 1) ** 2
    sky = np.zeros((height, width, 3), np.float32) + np.array([7, 9, 17], np.float32) / 255
    cool = np.clip(blue * 0.5 + 0.35, 0, 2) ** 1.6 * (1 - 0.85 * warm) * (0.5 + dust)
    hot = np.clip(rust * 0.5 + 0.45, 0, 2) ** 1.5 * warm
    sky += cool[..., None] * np.array([13, 19, 40], np.float32) / 255
    sky += hot[..., None] * np.array([58, 20, 8], np.float32) / 255
    stars = np.zeros((height, width), np.float32)
    rows, columns = rng.integers(0, height, count), rng.integers(0, width, count)
    np.maximum.at(stars, (rows, columns), (rng.random(count) ** 6 + 0.10).astype(np.float32))
    bright = np.where(stars > 0.7, stars, 0)
    light = stars + ndimage.gaussian_filter(stars, 1.0) * 2.2 + ndimage.gaussian_filter(bright, 4) * 12
    streak = ndimage.gaussian_filter(bright, (0.6, 7)) + ndimage.gaussian_filter(bright, (7, 0.6))
    tint = 0.92 + 0.16 * ndimage.gaussian_filter(rng.random((height, width)), 3)[..., None]
    sky += (light + streak * 3)[..., None] * np.array([0.92, 0.95, 1.0]) * tint * (1 - 0.7 * warm)[..., None]
    return np.clip(sky, 0, 1)


def write_stars(folder: Path) -> None:
    """Write ``stars.jpg``, the window-sized sky without a sun."""
    picture = Image.fromarray((starfield(WINDOW) * 255 + 0.5).astype(np.uint8))
    picture.save(folder / "stars.jpg", quality=92)
