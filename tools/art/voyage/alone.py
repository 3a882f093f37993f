"""The ship alone on clear ground, level, seen from the side, nose to the right: it waits on its way down."""

from __future__ import annotations

from pathlib import Path

import numpy as np
from grade import split_tone, tone_map
from PIL import Image
from stage import area, clear, sunlight, world

from voyage import shot
from voyage.hull_lines import DARK
from voyage.vessel import Ship

SIZE = (1200, 675)
WIDE = 786
"""Pixels of the picture: three for each unit of the page."""


def shoot() -> None:
    """The ship dark and whole, red lamps, a cold edge, the sun's light from the right."""
    world((0.006, 0.010, 0.020))
    Ship(DARK).make()
    sunlight((-0.10, -0.50, -0.86), 7, (1, 0.42, 0.14), 0.5)
    sunlight((0.5, 0.75, -0.45), 2.2, (0.30, 0.48, 1), 0.05)
    area((-14, -18, 6), (0, 0, 0), 14, 5200, (0.24, 0.42, 1))
    area((10, -16, 10), (3, 0, 0), 8, 1600, (1, 0.52, 0.22))
    shot.camera((-3, -40, 4.0), (0, 0, 0.3), 52)


def write_ship(folder: Path, cache: Path, again: bool = False) -> None:
    """Write ``ship.webp`` with straight alpha, cut to what is seen of the ship."""
    path = cache / "voyage-ship.exr"
    if again or not path.exists():
        clear()
        shoot()
        shot.render(path, 12, 100, size=SIZE)
    ship = shot.load(path, SIZE)[0][:, ::-1]
    alpha = np.clip(ship[..., 3:], 0, 1)
    lit = tone_map(ship[..., :3] / np.maximum(alpha, 1e-3), 0.3).astype(np.float32)
    straight = np.clip(split_tone(lit, contrast=0.18, saturation=1.10), 0, 1)
    picture = Image.fromarray((np.dstack([straight, alpha]) * 255 + 0.5).astype(np.uint8), "RGBA")
    picture = picture.crop(picture.getchannel("A").point(lambda a: 255 * (a > 8)).getbbox())
    high = round(picture.height * WIDE / picture.width)
    picture.resize((WIDE, high), Image.Resampling.LANCZOS).save(folder / "ship.webp", quality=90, method=6)
