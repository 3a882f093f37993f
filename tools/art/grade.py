"""Light and colour: from the linear render to a graded picture."""

from __future__ import annotations

import os
from pathlib import Path

os.environ["OPENCV_IO_ENABLE_OPENEXR"] = "1"

import cv2  # noqa: E402
import numpy as np  # noqa: E402
import OpenEXR  # noqa: E402

Part = tuple[float, float, float, float]
"""Left, top, right and bottom of a part of the picture (0..1, from the top left)."""
WHOLE: Part = (0.0, 0.0, 1.0, 1.0)


def piece(stem: Path, number: int) -> Path:
    """Return the stem of the files of a part; those of the first are called as those of a whole picture."""
    return stem.with_name(f"{stem.name}-{number}") if number else stem


def load_passes(stem: Path) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Return colour, depth and normals of a render; OpenCV would mix up the X Y Z channels."""

    def channels(name: str) -> dict:
        return OpenEXR.File(f"{stem}_{name}_0001.exr").channels()

    colour = np.ascontiguousarray(channels("rgb")["RGB"].pixels.astype(np.float32))
    depth = np.ascontiguousarray(channels("z")["RGB"].pixels[..., 0], np.float32)
    normal = channels("n")
    return colour, depth, np.stack([normal[k].pixels for k in "XYZ"], -1).astype(np.float32)


def brightness(picture: np.ndarray) -> np.ndarray:
    """Return the luminance (Rec. 709) of a picture."""
    return picture @ np.array([0.2126, 0.7152, 0.0722], np.float32)


def bloom(light: np.ndarray, threshold: float = 1.2, amount: float = 0.35) -> np.ndarray:
    """Let bright light spill over, with a faint horizontal streak as from a film lens."""
    spill = np.minimum(np.maximum(light - threshold, 0), 30)
    width = light.shape[1]
    glow = np.zeros_like(light)
    for reach, share in ((0.004, 0.5), (0.012, 0.35), (0.035, 0.22), (0.09, 0.12)):
        glow += share * cv2.GaussianBlur(spill, (0, 0), width * reach)
    streak = cv2.GaussianBlur(spill, (0, 0), sigmaX=width * 0.05, sigmaY=1.2)
    return light + amount * glow + amount * 0.12 * streak


def tone_map(light: np.ndarray, exposure: float = 0) -> np.ndarray:
    """Squeeze linear light into 0..1 like film; ``exposure`` in stops."""
    x = np.maximum(light * 2**exposure, 0)

    def film(v: np.ndarray) -> np.ndarray:
        return np.clip(v * (2.51 * v + 0.03) / (v * (2.43 * v + 0.59) + 0.14), 0, 1)

    level = brightness(x)[..., None]
    keep_hue = np.clip(x / (level + 1e-6) * film(level * 0.6), 0, 1)
    return np.clip(0.72 * film(x * 0.6) + 0.28 * keep_hue, 0, 1) ** (1 / 2.2)


def split_tone(
    picture: np.ndarray,
    shadows: tuple[float, float, float] = (-0.012, 0.004, 0.035),
    lights: tuple[float, float, float] = (0.02, 0.0, -0.03),
    contrast: float = 0.18,
    saturation: float = 1.12,
) -> np.ndarray:
    """Tint shadows and lights apart, add contrast and saturation."""
    level = brightness(picture)[..., None]
    y = picture + np.array(shadows, np.float32) * (1 - level) ** 2 + np.array(lights, np.float32) * level**1.5
    y = np.clip(y, 0, 1)
    y = y * (1 - contrast) + contrast * (y * y * (3 - 2 * y))
    level = brightness(y)[..., None]
    return np.clip(level + (y - level) * saturation, 0, 1)


def vignette(
    height: int, width: int, amount: float = 0.5, focus: tuple[float, float] = (0.5, 0.5)
) -> np.ndarray:
    """Return the factor (h, w, 1) that darkens the corners far from ``focus``."""
    y, x = np.mgrid[:height, :width]
    far = np.hypot((x / width - focus[0]) / 0.72, (y / height - focus[1]) / 0.72)
    return (1 - amount * np.clip(far - 0.35, 0, 1) ** 1.5)[..., None].astype(np.float32)


def save(path: Path, picture: np.ndarray, quality: int = 91) -> None:
    """Write 0..1 colours as PNG or JPEG, by the name's ending."""
    pixels = (np.clip(picture, 0, 1)[..., ::-1] * 255 + 0.5).astype(np.uint8)
    cv2.imwrite(str(path), pixels, [cv2.IMWRITE_JPEG_QUALITY, quality])
