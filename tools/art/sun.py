"""The sun, painted with numpy alone: disc, granulation, spots, limb, prominences and corona.

Four states follow the Damage deck (0 far and deep orange ... 3 huge with a white core).  Every state is
painted straight at window size, so that nothing is enlarged later.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import numpy as np
from noise import power_noise, ramp, sample
from PIL import Image

WINDOW = (1920, 1080)
TILE = 2048
DEEP = [
    (0, (30, 2, 0)),
    (0.2, (104, 14, 2)),
    (0.38, (188, 44, 4)),
    (0.56, (240, 96, 12)),
    (0.74, (255, 150, 38)),
    (0.9, (255, 204, 104)),
    (1, (255, 238, 190)),
]
HOT = [
    (0, (60, 6, 0)),
    (0.18, (150, 30, 2)),
    (0.34, (226, 74, 8)),
    (0.5, (255, 138, 26)),
    (0.66, (255, 188, 66)),
    (0.82, (255, 228, 144)),
    (1, (255, 252, 232)),
]
GLOW = [
    (0, (0, 0, 0)),
    (0.12, (66, 12, 2)),
    (0.3, (150, 38, 5)),
    (0.52, (240, 96, 18)),
    (0.78, (255, 170, 70)),
    (1, (255, 240, 200)),
]


@dataclass(frozen=True)
class Sun:
    """One state: disc ``diameter`` and ``centre`` in window pixels, and how hot it is (0..1)."""

    diameter: float
    centre: tuple[float, float]
    heat: float


STATES = (
    Sun(900, (2180, 300), 0.0),
    Sun(1230, (2000, 452), 0.34),
    Sun(1500, (1930, 470), 0.67),
    Sun(1750, (1860, 500), 1.0),
)


class SunPainter:
    """Keeps the noise fields, so that all states show the same sun growing."""

    def __init__(self, seed: int = 7, middle: tuple[float, float] = (0.7, 0.15)) -> None:
        """``middle`` is the texture coordinate under the centre of the disc."""
        self.middle = middle
        rng = np.random.default_rng(seed)
        self.warp = [power_noise(TILE, 1.7, 2, 60, rng) for _ in range(2)]
        self.fine_warp = [power_noise(TILE, 1.4, 8, 160, rng) for _ in range(2)]
        self.veins = power_noise(TILE, 1.42, 4, 500, rng)
        self.cells = power_noise(TILE, 1.0, 30, 700, rng)
        self.big = power_noise(TILE, 1.8, 1, 40, rng)
        self.rays = power_noise(TILE, 1.2, 2, 400, rng)

    def paint(self, size: tuple[int, int], sun: Sun) -> tuple[np.ndarray, np.ndarray]:
        """Return colour (h, w, 3) and opacity (h, w), both 0..1, for a picture of ``size``."""
        width, height = size
        radius = sun.diameter / 2
        y, x = np.mgrid[0:height, 0:width].astype(np.float32)
        dx, dy = (x - sun.centre[0]) / radius, (y - sun.centre[1]) / radius
        r = np.hypot(dx, dy)
        disc = np.clip((1 - r) * radius / 2.5 + 0.5, 0, 1)
        colour = self._surface(dx, dy, r, sun.heat)
        glow, halo = self._corona(dx, dy, r, sun.heat)
        colour = colour * disc[..., None] + glow * (1 - disc[..., None])
        opacity = np.maximum(disc, halo)
        return np.clip(colour, 0, 1), np.clip(opacity, 0, 1)

    def _surface(self, dx: np.ndarray, dy: np.ndarray, r: np.ndarray, heat: float) -> np.ndarray:
        inside = np.clip(r, 0, 0.999)
        mu = np.sqrt(1 - inside**2)
        bulge = np.where(inside > 1e-3, np.arcsin(inside) / np.maximum(inside, 1e-3), 1) * 0.22
        u = self.middle[0] + np.clip(dx, -1, 1) * bulge
        v = self.middle[1] + np.clip(dy, -1, 1) * bulge
        du, dv = (sample(w, u, v) * 0.012 for w in self.warp)
        eu, ev = (sample(w, u, v) * 0.0028 for w in self.fine_warp)
        veins = 1 - np.abs(sample(self.veins, u + du + eu, v + dv + ev)) * 0.95
        cells = sample(self.cells, u + eu * 2, v + ev * 2)
        big = sample(self.big, u + du * 2, v + dv * 2)
        level = 0.35 + 0.13 * np.clip(veins, -1.2, 1) ** 3 + 0.035 * cells + 0.21 * np.tanh(big)
        level -= 0.42 * np.clip(-big - 0.7, 0, 1.2) * (0.95 - 0.5 * heat)
        level += 0.22 * np.clip(big - 0.9, 0, 1.5)
        level *= 0.56 + 0.44 * mu**0.6
        level += 0.30 * np.exp(-((1 - inside) / 0.015)) + 0.05
        level += heat * (0.04 + 0.22 * mu**1.5)
        level = np.clip(level, 0, 1)
        return ramp(level, DEEP) * (1 - heat) + ramp(level, HOT) * heat

    def _corona(
        self, dx: np.ndarray, dy: np.ndarray, r: np.ndarray, heat: float
    ) -> tuple[np.ndarray, np.ndarray]:
        out = np.clip(r - 1, 0, None)
        turn = np.arctan2(dy, dx) / (2 * np.pi) + 0.5
        rays = sample(self.rays, turn, out * 0.05 + 0.3)
        wisps = sample(self.rays, turn * 2, out * 0.16)
        tongues = np.clip(sample(self.veins, dx * 0.3 + 0.5, dy * 0.3 + 0.5) + 0.25, 0, 2)
        level = np.exp(-out * 34) * (0.34 + 0.16 * heat) + np.exp(-out * 10) * 0.30 * (1 + 0.22 * wisps)
        level += np.exp(-out * 3.4) * 0.26 * (1 + 0.40 * rays + 0.2 * wisps)
        level += np.exp(-out * 20) * tongues * 0.14
        level += np.exp(-out * 1.5) * 0.10 * (0.6 + heat)
        glow = ramp(np.clip(level * (0.80 + 0.18 * heat), 0, 1), GLOW)
        halo = glow.max(-1)
        return glow / np.maximum(halo, 1e-3)[..., None], halo


def write_states(folder: Path) -> None:
    """Write ``sun_0.webp`` .. ``sun_3.webp``: window-sized, straight alpha, to lie over the stars."""
    painter = SunPainter()
    for step, state in enumerate(STATES):
        colour, opacity = painter.paint(WINDOW, state)
        rgba = np.dstack([colour, opacity])
        picture = Image.fromarray((rgba * 255 + 0.5).astype(np.uint8), "RGBA")
        picture.save(folder / f"sun_{step}.webp", quality=88, method=5, exact=False)


def write_plasma(folder: Path, edge: int = 512) -> None:
    """Write ``plasma.jpg``: grey threads and clouds without edges, to drift over the sun's light."""
    rng = np.random.default_rng(23)
    threads = 1 - np.abs(power_noise(edge, 1.5, 2, 60, rng)) * 0.9
    clouds = np.tanh(power_noise(edge, 1.9, 1, 16, rng))
    level = np.clip(0.30 + 0.42 * np.clip(threads, -1, 1) * (0.6 + 0.4 * clouds) + 0.28 * clouds, 0, 1)
    Image.fromarray((level * 255 + 0.5).astype(np.uint8), "L").convert("RGB").save(
        folder / "plasma.jpg", quality=86
    )
