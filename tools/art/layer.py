"""A picture with alpha that other pictures and lights are laid on, from the back to the front."""

from __future__ import annotations

from pathlib import Path

import numpy as np
from PIL import Image


class Layer:
    """Colours are kept multiplied by their cover, so that light can be added as well as paint laid over.

    Args:
        size: width and height in pixels.
    """

    def __init__(self, size: tuple[int, int]) -> None:
        self.light = np.zeros((size[1], size[0], 3), np.float32)
        self.cover = np.zeros((size[1], size[0]), np.float32)

    def over(self, colour: np.ndarray | tuple[float, float, float], alpha: np.ndarray) -> None:
        """Lay a colour (0..1, one or one a pixel) on top, as strongly as ``alpha`` says."""
        alpha = np.clip(alpha, 0, 1).astype(np.float32)
        self.light = np.asarray(colour, np.float32) * alpha[..., None] + self.light * (1 - alpha)[..., None]
        self.cover = alpha + self.cover * (1 - alpha)

    def add(self, light: np.ndarray) -> None:
        """Let light (h, w, 3) fall on what lies below; where there is much of it, it washes that out."""
        light = np.clip(light, 0, 1).astype(np.float32)
        self.light = self.light + light * (1 - np.clip(self.light, 0, 1))

    def rgba(self) -> np.ndarray:
        """Return colour and straight alpha (h, w, 4), 0..1."""
        cover = np.clip(np.maximum(self.cover, self.light.max(-1)), 0, 1)
        colour = np.clip(self.light / np.maximum(cover, 1e-3)[..., None], 0, 1)
        return np.dstack([colour, cover])

    def save(self, path: Path, quality: int = 90) -> None:
        """Write it as WebP with straight alpha."""
        pixels = (self.rgba() * 255 + 0.5).astype(np.uint8)
        pixels[pixels[..., 3] < 3] = 0
        Image.fromarray(pixels, "RGBA").save(path, quality=quality, alpha_quality=quality, method=6)
