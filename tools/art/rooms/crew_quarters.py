"""Crew Quarters: sleeping niches beside a great porthole; lime light, sun outside."""

from __future__ import annotations

import math
import random

import numpy as np
from materials import glow, glow_picture, metal
from paint import Style
from people import member
from props import screen
from shapes import Batch, cable, lathe, panels, picture_face, pipe, torus
from sky import starfield
from stage import area, camera, haze, point, spot, world
from sun import Sun, SunPainter

STYLE = Style(exposure=0.25, focus=(0.47, 0.45), bloom=0.28)
LIME = (0.50, 1, 0.22)
HOLE = (-1.55, 9.0, 2.55)


def build() -> None:
    """Model and light the scene."""
    rnd = random.Random(31)
    wall = metal("wall", (0.17, 0.23, 0.13), 0.5, 0.3, 0.5, 0.5)
    moss = metal("moss", (0.10, 0.16, 0.07), 0.5, 0.3, 0.5, 0.5)
    dark = metal("dark", (0.05, 0.062, 0.045), 0.45, 0.6, 0.5, 0.5)
    cream = metal("cream", (0.46, 0.47, 0.38), 0.5, 0.1, 0.4, 0.4)
    steel = metal("steel", (0.34, 0.36, 0.31), 0.32, 1, 0.5, 0.4)
    wood = metal("wood", (0.26, 0.15, 0.07), 0.5, 0, 0.4, 0.5)
    cloth = metal("cloth", (0.42, 0.50, 0.30), 0.9, 0, 0, 0.3)
    rug = metal("rug", (0.16, 0.30, 0.10), 0.9, 0, 0, 0.3)
    orange = metal("orange", (0.55, 0.22, 0.06), 0.8, 0, 0, 0.3)
    black = metal("black", (0.012, 0.014, 0.010), 0.6, 0.2, 0.1, 0.3)
    lime = glow("lime", (0.42, 1, 0.16), 8)
    cosy = glow("cosy", (0.80, 1, 0.42), 6)

    _porthole(wall, dark, steel, lime, _sun_outside())
    _bunks(cream, dark, steel, cloth, orange, lime, cosy, rnd)
    _room(wall, moss, dark, cream, steel, wood, rug, cloth, orange, black, lime, rnd)
    member("medic", (-2.15, 7.4, 0), 1.76, yaw=0.15)
    screen((-3.95, 7.8, 2.98), (0.52, 0.14, 0), (0, 0, 0.38), "berths", (0.45, 1, 0.25), 4)
    with Batch(dark, 0.03) as bracket:
        bracket.box((-3.97, 7.87, 2.98), (1.16, 0.08, 0.86), (0, 0, 0.26))
        bracket.box((-3.8, 8.15, 3.3), (0.10, 0.62, 0.10))

    spot((-6.2, 24, 8.5), (0.3, 4.6, 0.2), 52000, (1, 0.55, 0.22), 20, 0.2, 0.5)
    area((-1.55, 8.6, 2.55), (0, 2, 1), 2.4, 90, (1, 0.48, 0.18))
    area((0, 4.5, 4.6), (0, 4.5, 0), 4, 210, LIME, size_y=5)
    area((-4.5, -1.5, 3.6), (1, 6, 1.2), 3.5, 300, (0.20, 0.46, 0.75))
    area((3.0, -2, 4.0), (1.5, 6, 1.5), 3, 170, (0.45, 0.85, 0.45))
    world((0.014, 0.022, 0.016), 0.8)
    haze((-6, -3, 0), (5, 8.8, 4.8), 0.013, (0.96, 1, 0.9))
    camera((-1.15, -1.5, 1.65), (0.3, 7.2, 1.95), 25, roll=0.022)


def _sun_outside(size: int = 900) -> np.ndarray:
    """The sky with the sun, as colours for the screen."""
    sky = starfield((size, size), seed=5, count=1500)
    colour, opacity = SunPainter().paint((size, size), Sun(420, (300, 520), 0.25))
    opacity = (opacity**1.7)[..., None]
    return sky * (1 - opacity) + colour * opacity


def _porthole(wall, dark, steel, lime, picture: np.ndarray) -> None:
    view = glow_picture("view", (np.clip(picture, 0, 1) ** 2.2 * 1.6).astype(np.float32), 1.5)
    x, y, z = HOLE
    outside = picture_face(
        [(x - 9, 24, z - 8), (x + 9, 24, z - 8), (x + 9, 24, z + 10), (x - 9, 24, z + 10)], view
    )
    outside.visible_diffuse = outside.visible_volume_scatter = outside.visible_shadow = False
    lathe([(1.62, -0.1), (2.0, -0.1), (2.08, 0.0), (2.08, 0.25)], steel, HOLE, 96, "Y").location = (
        0,
        -0.45,
        0,
    )
    lathe([(1.55, 0.6), (1.55, 0.1), (1.62, -0.1)], dark, HOLE, 96, "Y").location = (0, -0.45, 0)
    torus((x, y - 0.56, z), 1.84, 0.035, lime, "Y")
    with Batch(dark, 0.03) as bolts:
        for i in range(16):
            a = 2 * math.pi * (i + 0.5) / 16
            bolts.rod(
                (x + 2.0 * math.cos(a), y - 0.62, z + 2.0 * math.sin(a)),
                (x + 2.0 * math.cos(a), y - 0.4, z + 2.0 * math.sin(a)),
                0.09,
                10,
            )
    with Batch(steel, 0.02) as cross:
        cross.box((x, y - 0.1, z), (3.2, 0.07, 0.09))
        cross.box((x, y - 0.1, z), (0.09, 0.07, 3.2))
    # The wall around the hole: a ring of blocks, so that no opening has to be cut.
    with Batch(wall, 0.02) as ring:
        for i in range(48):
            a = 2 * math.pi * (i + 0.5) / 48
            ring.box((x + 2.6 * math.cos(a), y + 0.1, z + 2.6 * math.sin(a)), (1.9, 0.5, 0.36), (0, -a, 0))
        ring.box((x - 3.6, y + 0.15, z), (2.2, 0.5, 6))
        ring.box((x + 4.4, y + 0.15, z), (4.2, 0.5, 6))
        for s in (-1, 1):
            for t in (-1, 1):
                ring.box((x + s * 2.35, y + 0.2, z + t * 2.35), (1.9, 0.5, 1.9))


def _bunks(cream, dark, steel, cloth, orange, lime, cosy, rnd, lit=None) -> None:
    """Three columns of two niches; ``lit`` names the (column, level) with light, None means all."""
    x = 2.3
    for column in range(3):
        y0 = 2.0 + column * 2.35
        for level in range(2):
            z0 = 0.45 + level * 1.75
            y, z = y0 + 1.1, z0 + 0.75
            with Batch(dark, 0.02) as niche:
                niche.box((x + 1.35, y, z), (0.1, 2.2, 1.5))
                niche.box((x + 0.7, y, z + 0.72), (1.3, 2.2, 0.06))
            with Batch(cream, 0.09) as shell:
                shell.box((x, y, z0 - 0.05), (0.28, 2.3, 0.30))
                shell.box((x, y, z0 + 1.55), (0.28, 2.3, 0.26))
                shell.box((x + 0.7, y, z0 - 0.02), (1.4, 2.2, 0.16))
                for side in (-1, 1):
                    shell.box((x, y + side * 1.08, z), (0.28, 0.26, 1.75))
                    shell.box((x + 0.7, y + side * 1.14, z), (1.4, 0.08, 1.6))
                    for top in (-1, 1):
                        shell.box(
                            (x, y + side * 0.84, z + top * 0.60), (0.26, 0.5, 0.22), (side * top * 0.78, 0, 0)
                        )
            with Batch(cloth if (column + level) % 2 else orange, 0.08) as bed:
                bed.box((x + 0.62, y - 0.1, z0 + 0.16), (1.0, 1.95, 0.22))
                for k in range(5):
                    bed.box(
                        (x + 0.6, y - 0.8 + 0.3 * k, z0 + 0.27),
                        (0.95, 0.26, 0.08 + 0.05 * rnd.random()),
                        (0, 0, 0.1),
                    )
            with Batch(cream, 0.09) as pillow:
                pillow.box((x + 0.6, y + 0.74, z0 + 0.34), (0.6, 0.4, 0.16), (0.2, 0, 0))
            bright = lit is None or (column, level) in lit
            with Batch(cosy if bright else dark, 0) as lamp:
                lamp.box((x + 0.75, y, z0 + 1.40), (0.9, 1.7, 0.03))
            with Batch(lime, 0) as edge:
                edge.box((x - 0.15, y, z0 + 0.03), (0.02, 1.9, 0.045))
            if bright:
                point((x + 0.7, y, z0 + 1.15), 34, (0.80, 1, 0.42), 0.2)
            if (column, level) in ((0, 1), (2, 0)):
                with Batch(cloth, 0.05) as curtain:
                    for k in range(9):
                        curtain.box((x + 0.02, y - 0.95 + 0.11 * k, z), (0.09, 0.09, 1.45), (0, 0, 0.5))
            if (column, level) == (1, 1):
                with Batch(dark, 0.1, round_=True) as sleeper:
                    sleeper.rod((x + 0.5, y - 0.8, z0 + 0.42), (x + 0.5, y + 0.5, z0 + 0.46), 0.19, 18)
                    sleeper.ball((x + 0.5, y + 0.72, z0 + 0.52), 0.14)
        with Batch(steel, 0, round_=True) as ladder:
            for side in (-0.17, 0.17):
                ladder.rod((x - 0.28, y0 + side, 0), (x - 0.28, y0 + side, 3.2), 0.028, 10)
            for k in range(9):
                ladder.rod(
                    (x - 0.28, y0 - 0.17, 0.3 + 0.34 * k), (x - 0.28, y0 + 0.17, 0.3 + 0.34 * k), 0.02, 8
                )
    with Batch(cream, 0.05) as cap:
        cap.box((x + 0.75, 5.5, 4.0), (1.8, 7.4, 0.36))


def _room(wall, moss, dark, cream, steel, wood, rug, cloth, orange, black, lime, rnd) -> None:
    with Batch(wood, 0.01) as boards:
        for i in range(26):
            boards.box((-5.6 + 0.4 * i, 3.4, -0.05 + 0.006 * rnd.random()), (0.385, 12, 0.1))
    with Batch(rug, 0.01, round_=True) as carpet:
        carpet.rod((-0.5, 4.6, 0.0), (-0.5, 4.6, 0.03), 1.75, 48)
    lathe([(1.45, 0.031), (1.45, 0.036), (1.3, 0.036), (1.3, 0.031)], cloth, (-0.5, 4.6, 0))
    with Batch(wood, 0.03, round_=True) as table:
        table.rod((-0.7, 4.9, 0.44), (-0.7, 4.9, 0.50), 0.62, 36)
        table.rod((-0.7, 4.9, 0.0), (-0.7, 4.9, 0.44), 0.09, 14)
    with Batch(cream, 0.01, round_=True) as mugs:
        for dx, dy in ((-0.2, 0.1), (0.25, -0.15)):
            mugs.rod((-0.7 + dx, 4.9 + dy, 0.5), (-0.7 + dx, 4.9 + dy, 0.64), 0.06, 14)
    with Batch(orange, 0.12) as seats:
        seats.box((-1.95, 4.4, 0.28), (0.8, 0.8, 0.5), (0, 0, 0.4))
        seats.box((0.55, 5.9, 0.25), (0.7, 0.7, 0.44), (0, 0, 0.2))
    panels((-5.4, 8.9, 0), (0, -1, 0), (0, 0, 1), 11.5, 1.3, [moss, wall, dark], 7, 0.15, 0.6)
    panels(
        (-5.4, 8.9, 1.3),
        (0, -1, 0),
        (0, 0, 1),
        11.5,
        3.5,
        [wall, moss, dark],
        8,
        0.22,
        0.5,
        lights=lime,
        lit=0.10,
    )
    with Batch(cream, 0.05) as lockers:
        for k in range(4):
            lockers.box((-4.9, 2.2 + 1.25 * k, 1.25), (0.8, 1.15, 2.5))
    with Batch(dark, 0.01) as vents:
        for k in range(4):
            for j in range(4):
                vents.box((-4.49, 2.2 + 1.25 * k, 1.9 + 0.1 * j), (0.03, 0.6, 0.04))
            vents.box((-4.48, 2.55 + 1.25 * k, 1.2), (0.04, 0.05, 0.3))
    with Batch(cloth, 0.04) as coats:
        for k, skin in enumerate((0.0, 0.5, 1.0)):
            coats.box((-4.35, 3.0 + skin * 1.9, 1.55), (0.16, 0.5, 1.0), (0.04 * k, 0, 0.1))
    with Batch(dark, 0.05) as beams:
        for y in (0.6, 3.6, 6.6):
            beams.box((-0.5, y, 4.7), (11, 0.35, 0.35))
            beams.box((-5.2, y, 2.4), (0.4, 0.4, 4.8))
    panels(
        (-5.6, 9, 4.85),
        (1, 0, 0),
        (0, -1, 0),
        11,
        12,
        [moss, dark, wall],
        44,
        0.3,
        0.9,
        lights=lime,
        lit=0.05,
    )
    pipe([(-3.6, -1, 4.5), (-3.6, 8.4, 4.5), (-3.6, 8.4, 0)], 0.13, steel, 0.3, dark)
    pipe([(-3.2, -1, 4.55), (-3.2, 8.5, 4.55)], 0.08, cream, 0.3, dark)
    with Batch(lime, 0) as strip:
        strip.box((0.9, 4, 4.5), (0.10, 8, 0.04))
    cable((-3.5, 8.2, 4.4), (1.6, 8.2, 4.5), 0.45, 0.02, black)
    with Batch(glow("bulbs", (1, 0.75, 0.35), 12), 0, round_=True) as bulbs:
        for k in range(9):
            t = (k + 0.5) / 9
            z = 4.4 + 0.1 * t - 0.45 * 4 * t * (1 - t)
            bulbs.ball((-3.5 + 5.1 * t, 8.2, z - 0.06), 0.05, detail=2)
