"""Flames from a small fluid simulation: hot gas rises, curls and cools.

A flame is a map of heat (0 to about 1) whose roots stand on its lower edge.  Every step carries everything
along the flow, lets heat drive it upwards and keeps it free of divergence.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

import cv2
import numpy as np
from noise import power_noise

WIDTH, HEIGHT = 160, 240


@dataclass(frozen=True)
class Burner:
    """Hold how a fire burns.

    ``wide`` is the part of the width that the fuel lies on, ``lift`` how strongly heat rises, ``cooling``
    what a step takes of it, ``draught`` how fast hot gas is drawn up, ``wind`` sideways drift in pixels a
    step, ``curl`` how much small eddies are kept alive.
    """

    wide: float = 0.45
    lift: float = 0.11
    cooling: float = 0.020
    draught: float = 1.2
    wind: float = 0.0
    curl: float = 0.05
    steps: int = 150


LOW = Burner(wide=0.62, lift=0.05, cooling=0.040, draught=1.0)
TALL = Burner(wide=0.56, lift=0.045, cooling=0.026, draught=1.3, curl=0.06)
JET = Burner(wide=0.26, lift=0.05, cooling=0.022, draught=1.5, curl=0.06)


def _carry(field: np.ndarray, u: np.ndarray, v: np.ndarray, x: np.ndarray, y: np.ndarray) -> np.ndarray:
    back_x = np.mod(x - u, WIDTH).astype(np.float32)
    return cv2.remap(
        field, back_x, (y - v).astype(np.float32), cv2.INTER_CUBIC, borderMode=cv2.BORDER_REPLICATE
    )


class _Flow:
    """A flow on a grid, row 0 on top, that wraps around sideways."""

    def __init__(self) -> None:
        self.u = np.zeros((HEIGHT, WIDTH), np.float32)
        self.v = self.u.copy()
        self.y, self.x = np.mgrid[:HEIGHT, :WIDTH].astype(np.float32)
        kx = np.fft.fftfreq(WIDTH)[None] * 2 * np.pi
        ky = np.fft.fftfreq(HEIGHT)[:, None] * 2 * np.pi
        self.kx, self.ky = kx, ky
        square = kx**2 + ky**2
        square[0, 0] = 1
        self.square = square
        edge = np.clip(np.minimum(self.y / 30, (HEIGHT - 1 - self.y) / 6), 0, 1)
        self.calm = (0.5 + 0.5 * edge).astype(np.float32)

    def step(self, heat: np.ndarray, burner: Burner) -> None:
        """Move on by one step under the heat."""
        u, v = self.u, self.v
        self.u, self.v = (_carry(f, u, v, self.x, self.y) for f in (u, v))
        self.v -= burner.lift * heat
        self.u += burner.wind * 0.05 * (1 - self.y / HEIGHT)
        spin = np.gradient(self.v, axis=1) - np.gradient(self.u, axis=0)
        gy, gx = np.gradient(np.abs(cv2.GaussianBlur(spin, (0, 0), 1)))
        size = np.hypot(gx, gy) + 1e-5
        self.u += burner.curl * gy / size * spin
        self.v -= burner.curl * gx / size * spin
        fu, fv = np.fft.fft2(self.u), np.fft.fft2(self.v)
        along = (self.kx * fu + self.ky * fv) / self.square
        self.u = (np.fft.ifft2(fu - self.kx * along).real * self.calm).astype(np.float32)
        self.v = (np.fft.ifft2(fv - self.ky * along).real * self.calm).astype(np.float32)


@cache
def burn(burner: Burner, seed: int) -> np.ndarray:
    """Return the heat of a fire that has burnt for a while, cut off above the flames."""
    rng = np.random.default_rng(seed)
    flow = _Flow()
    heat = np.zeros((HEIGHT, WIDTH), np.float32)
    fuel_noise = power_noise(512, 0.8, 3, 60, rng)
    patches = power_noise(512, 1.0, 8, 40, rng)[0, :WIDTH]
    gusts = power_noise(512, 1.2, 4, 30, rng)
    across = np.abs(flow.x[0] / WIDTH - 0.5) / (burner.wide / 2)
    bed = np.clip((1.15 - across) * 3, 0, 1)
    for step in range(burner.steps):
        flow.step(heat, burner)
        rise = flow.v - burner.draught * np.clip(heat * 2.2, 0, 1)
        heat = np.clip(_carry(heat, flow.u, rise, flow.x, flow.y), 0, 1.6)
        heat = cv2.GaussianBlur(heat, (0, 0), 0.36)
        row = fuel_noise[(step * 3) % 512]
        fuel = bed * np.clip(0.68 + 0.36 * row[:WIDTH] + 0.18 * patches, 0, 1.3)
        flow.u += 0.03 * gusts[step * 2 % 512, :WIDTH] * np.clip(heat, 0, 1)
        rows = slice(HEIGHT - 12, HEIGHT)
        heat[rows] = np.maximum(heat[rows], fuel[None] * np.linspace(0.5, 1, 12)[:, None])
        heat *= 1 - burner.cooling * (0.45 + 0.55 * np.clip(1 - heat, 0, 1))
        heat = np.maximum(heat - burner.cooling * 0.16, 0)
    reach = np.flatnonzero((heat > 0.3).any(1))[0]
    rows = slice(max(0, int(reach) - 6), HEIGHT)
    return heat[rows]
