"""From the renders of the crew to pictures that the game can colour."""

from __future__ import annotations

from pathlib import Path

import cv2
import numpy as np
import OpenEXR
from clay.studio import linear
from grade import bloom, split_tone, vignette
from paint import kuwahara, structure
from PIL import Image

OUTLINE = 7 / 512
INK = np.array((0.035, 0.03, 0.055), np.float32)
SUN = np.array((1, 0.58, 0.20), np.float32)


def load(path: Path) -> tuple[np.ndarray, np.ndarray]:
    """Return a render (h, w, 4) in linear light, and where the crew's colour is (h, w)."""
    channels = OpenEXR.File(str(path), separate_channels=True).channels()
    combined = [channels[f"ViewLayer.Combined.{part}"].pixels for part in "RGBA"]
    crew = next(channel.pixels for name, channel in channels.items() if name.startswith("ViewLayer.crew."))
    return np.stack(combined, -1).astype(np.float32), np.clip(crew.astype(np.float32), 0, 1)


def display(light: np.ndarray) -> np.ndarray:
    """Return linear colours as they are shown."""
    return np.where(light <= 0.0031308, light * 12.92, 1.055 * np.maximum(light, 1e-6) ** (1 / 2.4) - 0.055)


def tone(light: np.ndarray, stops: float = 0.0, white: float = 3.2) -> np.ndarray:
    """Squeeze light into 0..1 with a shoulder that leaves hues alone: film would grey the crew's colours."""
    x = np.maximum(light * 2**stops, 0)
    level = x.max(-1, keepdims=True)
    squeezed = level * (1 + level / white**2) / (1 + level * 0.55) * 1.25
    y = x / (level + 1e-6) * squeezed
    over = np.clip(squeezed - 1, 0, 1)
    return display(np.clip(y + over * 0.55 * (1 - np.clip(y, 0, 1)), 0, 1)).astype(np.float32)


def spread(colour: np.ndarray, alpha: np.ndarray) -> np.ndarray:
    """Return colours beyond the edge of a cut-out too, so that a brush picks up no black there."""
    total, weight = colour * alpha, alpha.copy()
    for reach in (2, 5, 12, 30):
        near = cv2.GaussianBlur(colour * alpha, (0, 0), reach)
        much = cv2.GaussianBlur(alpha, (0, 0), reach)[..., None]
        share = np.clip(much * 20, 0, 1) * (1 - weight)
        total, weight = total + near / np.maximum(much, 1e-4) * share, np.clip(weight + share, 0, 1)
    return (total / np.maximum(weight, 1e-4)).astype(np.float32)


def brushed(picture: np.ndarray, radius: float, amount: float) -> np.ndarray:
    """Return a picture with a share of it smoothed as by a brush."""
    smooth = kuwahara(picture, radius, *structure(picture, 3.0)).astype(np.float32)
    return np.clip(smooth * amount + picture * (1 - amount), 0, 1)


def _shifted(alpha: np.ndarray, dx: float, dy: float) -> np.ndarray:
    return cv2.warpAffine(alpha, np.array([[1, 0, dx], [0, 1, dy]], np.float32), alpha.shape[1::-1])


def write_meeple(stem: Path, target: Path, size: int, tone_hex: str, simple: bool = False) -> None:
    """Finish a meeple: brush, the sun's rim, an outline; write it with its paint beside it (`write`).

    Args:
        stem: of the renders.
        target, size, tone_hex: as for `write`.
        simple: for few pixels: the crew's colour is nearly flat, and the rim leaves room for it.
    """
    render, mask = load(stem.with_suffix(".exr"))
    unit = render.shape[0] / 512
    alpha = np.clip(render[..., 3], 0, 1)
    flat = spread(render[..., :3] / np.maximum(alpha, 1e-3)[..., None], alpha[..., None])
    colour = brushed(tone(flat, 0.1), 3.2 * unit, 0.6)
    colour = split_tone(colour, (-0.006, 0, 0.022), (0.006, 0, -0.008), 0.16, 1.12)
    rim = sum(
        k
        * np.clip(
            alpha - _shifted(cv2.GaussianBlur(alpha, (0, 0), r * unit), -r * 1.3 * unit, r * 0.45 * unit),
            0,
            1,
        )
        for r, k in ((2.2, 0.8), (6, 0.45))
    )
    rim = (np.clip(rim * 1.15, 0, 1) * alpha)[..., None]
    colour = 1 - (1 - colour) * (1 - rim * SUN * (0.35 if simple else 0.85))
    reach = max(1, round(OUTLINE * 512 * unit))
    kernel = cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (2 * reach + 1, 2 * reach + 1))
    under = cv2.GaussianBlur(cv2.dilate(alpha, kernel), (0, 0), 1.1 * unit)
    cover = alpha + under * (1 - alpha)
    straight = colour * alpha[..., None] + INK * (under * (1 - alpha))[..., None]
    straight = straight / np.maximum(cover, 1e-4)[..., None]
    crew = mask / np.maximum(cover, 1e-3)
    if simple:
        # What is bright and not the crew's colour steps back; what is dark need not.
        bright = np.clip((straight.max(-1) - 0.3) / 0.3, 0, 1)
        straight = straight * (1 - 0.34 * bright * (1 - np.clip(crew, 0, 1)))[..., None]
    whole = np.dstack([straight, cover])
    write(target, whole, np.clip(crew, 0, 1), size, tone_hex, 0.12 if simple else 1.0)


def write_face(stem: Path, target: Path, size: int, tone_hex: str | None) -> None:
    """Finish a portrait: a light brush that leaves the eyes crisp, glow, dark corners; write it (`write`)."""
    render, mask = load(stem.with_suffix(".exr"))
    work = 1.5
    light = bloom(np.minimum(render[..., :3], 40), 1.4, 0.30)
    shown = split_tone(tone(light), (-0.012, 0.002, 0.030), (0.015, 0, -0.02), 0.22, 1.12)
    whole = (round(shown.shape[1] * work), round(shown.shape[0] * work))
    shown = np.clip(cv2.resize(shown.astype(np.float32), whole, interpolation=cv2.INTER_CUBIC), 0, 1)
    picture = brushed(shown, 4.0 * work * shown.shape[0] / work / 512, 0.7)
    picture = np.clip(picture * vignette(*picture.shape[:2], 0.55, (0.5, 0.45)), 0, 1).astype(np.float32)
    picture = np.clip(picture + 0.4 * (picture - cv2.GaussianBlur(picture, (0, 0), 1.2 * work)), 0, 1)
    crew = np.clip(cv2.resize(mask, whole, interpolation=cv2.INTER_LINEAR), 0, 1)
    write(target, np.dstack([picture, np.ones(picture.shape[:2], np.float32)]), crew, size, tone_hex)


def write(
    target: Path, picture: np.ndarray, crew: np.ndarray, size: int, tone_hex: str | None, shade: float = 1.0
) -> None:
    """Write a figure as two squares side by side: what has its own colours, and the crew's paint.

    The game multiplies the right square with the crew member's colour and adds it to the left one, which
    gives the picture back. Under a palette it takes that palette's colour.

    Args:
        target: the file.
        picture: colour and alpha, 0..1.
        crew: where the crew's colour is, 0..1.
        size: of a square, in pixels.
        tone_hex: the colour that it is painted in; None for one square of somebody of no crew.
        shade: how much light and dark is left on that colour, 1 all of it.
    """
    parts = [picture]
    if tone_hex is not None:
        paint_tone = display(linear(tone_hex))
        paint = np.clip(picture[..., :3] * crew[..., None] / paint_tone, 0, 1)
        rest = np.clip(picture[..., :3] - paint * paint_tone, 0, 1)
        paint = paint**shade * (crew[..., None] > 0)
        parts = [np.dstack([rest, picture[..., 3]]), np.dstack([paint, np.ones(paint.shape[:2])])]
    squares = []
    for square in parts:
        whole = Image.fromarray((np.clip(square, 0, 1) * 255 + 0.5).astype(np.uint8), "RGBA")
        squares.append(whole.resize((size, size), Image.LANCZOS))
    sheet = Image.new("RGBA", (len(squares) * size, size))
    for n, square in enumerate(squares):
        sheet.paste(square, (n * size, 0))
    target.parent.mkdir(exist_ok=True)
    sheet.save(target, quality=92, alpha_quality=95, method=6)
