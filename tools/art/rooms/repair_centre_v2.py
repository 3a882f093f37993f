"""Repair Centre, second side: the loader stoops and hands out a glowing repair cube; a blue evening."""

from __future__ import annotations

import random

from materials import glow, metal
from mathutils import Matrix, Vector
from paint import Style
from people import member
from props import screen
from shapes import Batch
from stage import area, camera, haze, point, spot, world

from rooms.repair_centre import _gantry, _hall, _loader

STYLE = Style(exposure=0.45, focus=(0.5, 0.45), bloom=0.28)
SAMPLES = 10
CUBE = (1, 0.66, 0.16)
EDGE = 0.50
STOOPING = (
    Matrix.Translation((-0.75, 6.0, 0.30)) @ Matrix.Rotation(0.42, 4, "Z") @ Matrix.Rotation(0.20, 4, "X")
)
GIVING = ((1.62, -0.72, 2.42), (1.02, -1.95, 2.02))
HOLDING = ((1.95, -0.25, 2.25), (1.80, -1.25, 2.62))


def build() -> None:
    """Model and light the scene."""
    rnd = random.Random(41)
    paint = metal("paint", (0.70, 0.44, 0.03), 0.42, 0.15, 0.8, 0.50)
    ochre = metal("ochre", (0.15, 0.11, 0.05), 0.5, 0.4, 0.5, 0.6)
    hull = metal("hull", (0.12, 0.125, 0.13), 0.5, 0.6, 0.6, 0.6)
    dark = metal("dark", (0.055, 0.052, 0.045), 0.45, 0.7, 0.5, 0.5)
    steel = metal("steel", (0.36, 0.34, 0.30), 0.32, 1, 0.6, 0.4)
    red = metal("red", (0.40, 0.05, 0.03), 0.5, 0.2, 0.5, 0.5)
    black = metal("black", (0.012, 0.012, 0.011), 0.6, 0.2, 0.1, 0.3)
    lamp = glow("lamp", (1, 0.80, 0.36), 8)
    eye = glow("eye", (0.45, 0.85, 1), 16)
    amber = glow("amber", (1, 0.52, 0.06), 6)
    heart = glow("heart", CUBE, 2.8)

    _loader(paint, dark, steel, black, lamp, eye, STOOPING, HOLDING, GIVING)
    _gantry(ochre, hull, dark, steel, paint, amber)
    window = glow("window", (0.10, 0.30, 0.75), 0.30)
    _hall(hull, ochre, dark, steel, red, paint, black, lamp, amber, rnd, window)
    screen((-5.5, 9.7, 1.75), (0, 0.55, 0), (-0.12, 0, 0.42), "parts", (1, 0.66, 0.12), 4)
    gift = STOOPING @ Vector((GIVING[1][0], GIVING[1][1] - 0.62, GIVING[1][2] - 0.20))
    other = STOOPING @ Vector((-HOLDING[1][0], HOLDING[1][1] - 0.62, HOLDING[1][2] - 0.12))
    cubes = [(gift, 0.5), (other, 0.2)]
    for k in range(3):
        cubes.append((Vector((-2.55 + 0.62 * k, 3.75 - 0.10 * k, 0.26 + EDGE / 2)), 0.15 * k))
    for k in range(2):
        cubes.append((Vector((-2.25 + 0.62 * k, 3.75, 0.26 + 1.5 * EDGE)), 0.3 - 0.4 * k))
    with Batch(hull, 0.03) as pallet:
        pallet.box((-1.95, 3.7, 0.14), (2.3, 0.9, 0.2))
    for centre, yaw in cubes:
        _cube(centre, yaw, heart, dark)
    member("engineer", (gift[0] + 0.62, gift[1] - 0.72, 0), 1.80, yaw=0.75, pose="lift")
    member("pilot", (-3.2, 5.2, 0), 1.80, yaw=-0.85, pose="hip")

    point(gift + Vector((0.1, -0.45, 0.1)), 90, CUBE, 0.25)
    point(other + Vector((0, -0.5, 0)), 40, CUBE, 0.2)
    point((-1.9, 3.1, 1.0), 36, CUBE, 0.3)
    area((0, 12.2, 4.4), (0, 6, 1.5), 7, 260, (0.22, 0.50, 1), size_y=2.4)
    spot((-5.2, 2.6, 7.2), (-0.6, 5.6, 2.8), 5200, (0.55, 0.78, 1), 38, 0.5, 0.3)
    spot((4.2, 1.2, 6.4), (-0.3, 5.4, 2.7), 4600, (1, 0.82, 0.5), 34, 0.5, 0.3)
    area((-4.5, 0.5, 3.0), (-0.3, 6, 2), 3, 200, (0.14, 0.34, 1))
    area((5.0, 5.0, 3.6), (1.0, 4.2, 1.4), 2.4, 220, (0.25, 0.5, 1))
    world((0.014, 0.018, 0.028), 0.8)
    haze((-8, -3, 0), (8, 12.6, 8.5), 0.009, (0.95, 0.98, 1))
    camera((1.15, -0.15, 0.95), (-0.05, 5.0, 2.42), 25, roll=0.03)


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
