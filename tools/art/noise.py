"""Power-law noise: the raw material of the sun, the smoke, the fire and the sky.

Value noise on a lattice shows its grid; noise shaped in the frequency domain does not.
"""

from __future__ import annotations

import numpy as np
from scipy import ndimage


def power_noise(size: int, beta: float, low: float, high: float, rng: np.random.Generator) -> np.ndarray:
    """Return tileable isotropic noise of standard deviation 1.

    ``size`` is the edge in pixels, ``beta`` the fall-off of the amplitude with frequency (1 rough,
    2 soft), ``low`` and ``high`` the first and last frequency in waves per edge.
    """
    axis = np.fft.fftfreq(size) * size
    frequency = np.hypot(*np.meshgrid(axis, axis))
    band = (frequency >= low) & (frequency <= high)
    amplitude = np.where(band, 1 / np.maximum(frequency, 1) ** beta, 0)
    field = np.fft.ifft2(np.fft.fft2(rng.standard_normal((size, size))) * amplitude).real
    return (field / field.std()).astype(np.float32)


def sample(field: np.ndarray, u: np.ndarray, v: np.ndarray, order: int = 1) -> np.ndarray:
    """Read a tileable field at texture coordinates ``u``, ``v`` (1 = one tile)."""
    size = field.shape[0]
    return ndimage.map_coordinates(field, [v * size, u * size], order=order, mode="grid-wrap")


def ramp(value: np.ndarray, stops: list[tuple[float, tuple[float, float, float]]]) -> np.ndarray:
    """Map 0..1 to a colour (0..1 floats) along ``stops`` of (position, 8-bit colour)."""
    at = [position for position, _ in stops]
    channels = [np.interp(value, at, [colour[k] / 255 for _, colour in stops]) for k in range(3)]
    return np.stack(channels, -1).astype(np.float32)
