"""From linear light to a picture: bloom, film curve, split tone, a little brush, grain."""

from __future__ import annotations

import cv2
import numpy as np
from grade import brightness, split_tone, tone_map, vignette
from paint import kuwahara, structure

from voyage.light import WIDE, blur


def spill(light: np.ndarray, amount: float, streak: float, threshold: float = 0.9) -> np.ndarray:
    """Let what is brighter than white spill over, with a streak as from a lens."""
    unit = light.shape[1] / WIDE
    bright = np.minimum(np.maximum(light - threshold, 0), 24)
    total = np.zeros_like(light)
    for reach, share in ((3, 0.34), (9, 0.26), (28, 0.20), (80, 0.14)):
        k = 4 if reach > 20 else 1
        small = cv2.resize(bright, None, fx=1 / k, fy=1 / k, interpolation=cv2.INTER_AREA)
        total += share * cv2.resize(cv2.GaussianBlur(small, (0, 0), reach * unit / k), light.shape[1::-1])
    total += streak * cv2.GaussianBlur(bright, (0, 0), sigmaX=90 * unit, sigmaY=1.3 * unit)
    return light + amount * total


def over(back: np.ndarray, ship: np.ndarray, wrap: float = 0.10) -> np.ndarray:
    """Lay a premultiplied render on linear light; bright light behind it wraps around its edges."""
    alpha = ship[..., 3:]
    behind = np.minimum(back * (1 - alpha), 3)
    near = 0.6 * blur(behind, 3) + 0.4 * blur(behind, 14)
    return back * (1 - alpha) + ship[..., :3] + near * alpha * wrap


def develop(
    light: np.ndarray,
    exposure: float = 0.0,
    amount: float = 0.30,
    calm: float = 0.0,
    focus: tuple[float, float] = (0.6, 0.5),
    dark: float = 0.45,
    streak: float = 0.06,
) -> np.ndarray:
    """Return the picture, 0..1.

    Args:
        light: linear.
        exposure: in stops.
        amount: of spill.
        calm: how much the left third is darkened, for words.
        focus: what stays bright; the corners far from it are darkened by ``dark``.
        dark: see ``focus``.
        streak: of the lens.
    """
    x = np.linspace(0, 1, light.shape[1], dtype=np.float32)[None, :, None]
    keep = 1 - calm * np.clip((0.42 - x) / 0.30, 0, 1) ** 1.3
    lit = spill(light * keep, amount, streak)
    shown = split_tone(tone_map(lit, exposure).astype(np.float32), contrast=0.18, saturation=1.10)
    shown = shown.astype(np.float32)
    brushed = kuwahara(shown, 3.0, *structure(shown, 3.0)).astype(np.float32)
    shown = brushed * 0.25 + shown * 0.75
    shown = np.clip(shown + 0.28 * (shown - cv2.GaussianBlur(shown, (0, 0), 1.8)), 0, 1)
    high, wide = shown.shape[:2]
    shown = shown * vignette(high, wide, dark, focus)
    grain = np.random.default_rng(1).normal(0, 0.006, (high, wide, 1)).astype(np.float32)
    return np.clip(shown + grain * (0.4 + brightness(shown)[..., None]), 0, 1)
