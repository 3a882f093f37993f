"""Engine Room, second side: the turbine stands still and cold, seen from the side while it is mended."""

from __future__ import annotations

import random

from materials import glow, metal
from paint import Style
from people import member
from props import sparks
from shapes import Batch, cable
from stage import area, camera, haze, point, spot, world

from rooms.engine_room import DEPTH, _catwalk, _consoles, _hall, _pipes, _turbine

STYLE = Style(exposure=0.6, focus=(0.55, 0.45))
COLD = (0.30, 0.68, 1)


def build() -> None:
    """Model and light the scene."""
    rnd = random.Random(5)
    hull = metal("hull", (0.19, 0.20, 0.22), 0.5, 0.6, 0.6, 0.6)
    dark = metal("dark", (0.06, 0.065, 0.075), 0.45, 0.7, 0.5, 0.5)
    rust = metal("rust", (0.46, 0.16, 0.05), 0.55, 0.4, 0.6, 0.5)
    brass = metal("brass", (0.60, 0.33, 0.12), 0.32, 1, 0.5, 0.5)
    teal = metal("teal", (0.05, 0.17, 0.19), 0.45, 0.5, 0.7, 0.5)
    white = metal("white", (0.50, 0.47, 0.42), 0.45, 0.3, 0.5, 0.5)
    black = metal("black", (0.012, 0.012, 0.014), 0.6, 0.2, 0.15, 0.3)
    orange = glow("orange", (1, 0.30, 0.05), 5)
    cyan = glow("cyan", (0.10, 0.85, 1), 12)
    lamp = glow("lamp", (0.62, 0.85, 1), 6)
    ember = glow("ember", (1, 0.16, 0.03), 0.10)
    frost = metal("frost", (0.46, 0.52, 0.56), 0.4, 0.6, 0.5, 0.4)

    _turbine(hull, rust, rust, brass, frost, dark, cyan, ember)
    _hall(hull, dark, brass, orange, cyan, lamp)
    _catwalk(hull, dark, brass, orange, rnd)
    _pipes(hull, dark, rust, brass, teal, white, black, rnd)
    _consoles(hull, dark)
    with Batch(brass, 0.02) as ladder:
        for side in (-0.24, 0.24):
            ladder.rod((-0.75 + side, 10.6, 0), (-0.75 + side, 11.7, 3.3), 0.04, 8)
        for k in range(9):
            t = (k + 0.5) / 9
            ladder.rod((-0.99, 10.6 + 1.1 * t, 3.3 * t), (-0.51, 10.6 + 1.1 * t, 3.3 * t), 0.025, 8)
    member("engineer", (-0.75, 10.72, 1.25), 1.78, yaw=0.1, pose="reach")
    member("quartermaster", (0.55, 9.3, 0), 1.76, yaw=-0.2)
    work = (-0.55, DEPTH - 0.95, 2.75)
    sparks(work, glow("fire", (1, 0.62, 0.2), 18), 50, 0.8, rnd, 0.008)
    with Batch(glow("torch", (1, 0.75, 0.4), 22), 0, round_=True) as torch:
        torch.ball(work, 0.06)
    for z in (0.4, 3.8):
        cable((-3.2, 9.6, z + 0.6), (-1.0, DEPTH - 0.6, z + 0.4), 0.7, 0.05, black)

    point((work[0], work[1] - 0.15, work[2]), 70, (1, 0.60, 0.26), 0.1)
    spot((-4.2, 7.8, 6.3), (0.4, DEPTH, 2.6), 7600, COLD, 52, 0.5, 0.4)
    spot((2.8, 6.0, 6.4), (0.2, DEPTH, 3.2), 2600, (0.70, 0.86, 1), 44, 0.5, 0.3)
    area((-4.6, 6.5, 3.0), (0, DEPTH, 2.6), 2.4, 240, (0.35, 0.7, 1))
    area((3.6, 10.4, -1.4), (0.6, DEPTH, 1.6), 2.0, 330, (1, 0.34, 0.07))
    area((4.4, 10.6, 5.6), (1.0, DEPTH, 2.6), 1.6, 220, (1, 0.42, 0.12))
    area((0, 3, 6.5), (0, 5, 0), 2.2, 140, (0.22, 0.50, 1), size_y=10)
    world((0.012, 0.020, 0.034), 0.9)
    haze((-7, -4, -2.5), (7, DEPTH + 2, 7.6), 0.009, (0.9, 0.96, 1))
    camera((-3.6, 5.3, 1.75), (0.35, 12.3, 2.55), 24, roll=0.05)
