"""The title: the ship under way before the sun, its windows lit, its left third calm for logo and menu."""

from __future__ import annotations

import math
from dataclasses import replace
from pathlib import Path

import numpy as np
from grade import save
from stage import area, clear, sunlight, world

from voyage import light, shot
from voyage.film import develop, over
from voyage.hull_lines import CALM, NOZZLES
from voyage.light import tint
from voyage.vessel import Ship

SIZE = (2560, 1440)


def shoot() -> None:
    """The ship from the side, lit along its upper edges by the sun behind it, and a little from the dark."""
    world((0.012, 0.019, 0.042))
    Ship(replace(CALM, windows=0.82, warm=1.45, floods=1.3)).make()
    sunlight((-0.40, -0.74, -0.52), 18, (1, 0.45, 0.14), 0.3)
    sunlight((-0.9, 0.34, -0.30), 5.0, (1, 0.50, 0.20), 0.2)
    area((-12, -16, -3), (-2, 0, 0), 9, 2300, (0.22, 0.42, 1))
    area((6, -18, 9), (3, 0, 0), 8, 900, (1, 0.52, 0.22))
    shot.camera((-13.5, -22.0, 3.6), (0, 0, 0.4), 32, 0, (-0.178, 0.045))


def paint(render: tuple[np.ndarray, np.ndarray, np.ndarray]) -> np.ndarray:
    """Sun and sky behind it, the drives' light before it."""
    ship, matrix, _ = render
    canvas = light.sky(11, 1300, 1.0, 0.2)
    canvas = light.behind(canvas, *light.sun((1400, 430), 670, 0.42, 7, 1.5, 0.8))
    for number, (y, z, r) in enumerate(NOZZLES[:3]):
        jet = light.plume(matrix, (9.0, y, z), r * 0.6, 9, 120, number)
        canvas += tint(jet, (0.5, 1.3, 3.2)) * 1.3
    canvas = over(canvas, ship, 0.14)
    x, y, _ = light.project(matrix, np.array([(9.3, -2.2, 0.1)]))
    canvas += tint(light.glow((x[0], y[0]), 60, 0.8, 0.7), (0.35, 0.75, 1.8))
    dust = light.sparks([(2300, 200)], math.pi - 0.18, 0.25, 1500, 300, 5, long=0.03)
    canvas += tint(dust, (2.2, 0.9, 0.3)) * 0.5
    return develop(canvas, 0.15, calm=0.55, focus=(0.62, 0.48))


def write_title(folder: Path, cache: Path, again: bool = False) -> None:
    """Paint the title and write it as JPEG; the ship is rendered if it is missing or wanted again."""
    path = cache / "voyage-title.exr"
    if again or not path.exists():
        clear()
        shoot()
        shot.render(path, 10, 100, size=SIZE)
    with light.finer(SIZE[0] / light.WIDE):
        save(folder / "title.jpg", paint(shot.load(path, SIZE)), 88)
