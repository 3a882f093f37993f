"""Repair Centre, second side: the loader hands out repair cubes to people who wait; cool light."""

from __future__ import annotations

import random

from materials import glow, metal
from mathutils import Matrix, Vector
from paint import Style
from props import figure
from shapes import Batch
from stage import area, camera, haze, point, spot, world

from rooms.repair_centre import LOADER, _gantry, _hall, _loader

STYLE = Style(exposure=0.45, focus=(0.5, 0.5), bloom=0.28)
CUBE = (1, 0.66, 0.16)
EDGE = 0.46


def build() -> None:
    """Model and light the scene."""
    rnd = random.Random(41)
    paint = metal("paint", (0.66, 0.42, 0.03), 0.42, 0.15, 0.8, 0.55)
    ochre = metal("ochre", (0.15, 0.11, 0.05), 0.5, 0.4, 0.5, 0.6)
    hull = metal("hull", (0.12, 0.125, 0.13), 0.5, 0.6, 0.6, 0.6)
    dark = metal("dark", (0.055, 0.052, 0.045), 0.45, 0.7, 0.5, 0.5)
    steel = metal("steel", (0.36, 0.34, 0.30), 0.32, 1, 0.6, 0.4)
    red = metal("red", (0.40, 0.05, 0.03), 0.5, 0.2, 0.5, 0.5)
    black = metal("black", (0.012, 0.012, 0.011), 0.6, 0.2, 0.1, 0.3)
    suit = metal("suit", (0.10, 0.08, 0.045), 0.6, 0.1, 0, 0.3)
    lamp = glow("lamp", (1, 0.80, 0.36), 10)
    eye = glow("eye", (0.45, 0.85, 1), 16)
    amber = glow("amber", (1, 0.52, 0.06), 6)
    heart = glow("heart", CUBE, 3.2)

    _loader(paint, dark, steel, black, lamp, eye, amber)
    _gantry(ochre, hull, dark, steel, paint, amber)
    window = glow("window", (0.10, 0.30, 0.75), 0.24)
    _hall(hull, ochre, dark, steel, red, paint, black, lamp, amber, rnd, window)
    cubes = []
    for side in (-1, 1):
        claw = LOADER @ Vector((side * 1.62, -1.78, 1.52))
        cubes.append((claw, 0.3 * side))
    for k in range(4):
        cubes.append((Vector((-0.55 + 0.58 * k, 3.55, 0.48)), 0.15 * k))
    for k in range(3):
        cubes.append((Vector((-0.30 + 0.60 * k, 3.58, 0.48 + EDGE)), 0.3 - 0.2 * k))
    cubes.append((Vector((0.05, 3.56, 0.48 + 2 * EDGE)), 0.5))
    with Batch(hull, 0.03) as pallet:
        pallet.box((0.32, 3.55, 0.14), (2.7, 0.9, 0.2))
    for centre, yaw in cubes:
        _cube(centre, yaw, heart, dark)
    for centre in (cubes[0][0], cubes[1][0]):
        point(centre + Vector((0, -0.5, 0)), 55, CUBE, 0.2)
    point((0.3, 3.0, 1.3), 50, CUBE, 0.3)
    for x, y, yaw in ((-2.35, 4.75, -0.75), (1.85, 4.35, 0.35)):
        figure((x, y, 0), suit, 1.80, yaw=yaw, pose="give")
    figure((2.9, 3.6, 0), black, 1.76, yaw=0.9, pose="stand")

    area((0, 12.2, 4.4), (0, 6, 1.5), 7, 120, (0.30, 0.55, 1), size_y=2.2)
    spot((-4.6, 3.0, 7.2), (0.0, 7.4, 2.4), 6200, (0.62, 0.82, 1), 38, 0.5, 0.3)
    spot((4.4, 3.2, 6.8), (0.3, 7.4, 2.6), 2400, (1, 0.80, 0.45), 36, 0.5, 0.3)
    area((-4.5, 0.5, 3.0), (0.3, 7, 2), 3, 260, (0.14, 0.34, 1))
    area((5.0, 4.5, 4.0), (0.3, 7, 2), 3, 160, (0.3, 0.5, 0.95))
    world((0.014, 0.018, 0.028), 0.8)
    haze((-8, -3, 0), (8, 12.6, 8.5), 0.008, (0.95, 0.98, 1))
    camera((-2.75, 0.35, 1.75), (0.30, 7.2, 2.12), 28, roll=0.03)


def _cube(centre, yaw, heart, dark) -> None:
    """A repair cube: a glowing block in a dark frame."""
    frame = Matrix.Translation(centre) @ Matrix.Rotation(yaw, 4, "Z")
    with Batch(heart, 0.02) as block:
        block.box((0, 0, 0), (EDGE * 0.86,) * 3, frame=frame)
    with Batch(dark, 0.008) as bars:
        for s in (-0.5, 0.5):
            for t in (-0.5, 0.5):
                a, b = s * EDGE * 0.9, t * EDGE * 0.9
                bars.box((a, b, 0), (0.06, 0.06, EDGE), frame=frame)
                bars.box((a, 0, b), (0.06, EDGE, 0.06), frame=frame)
                bars.box((0, a, b), (EDGE, 0.06, 0.06), frame=frame)
