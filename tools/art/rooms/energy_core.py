"""Energy Core: a caged, arcing core in a round shaft; pink light from the middle."""

from __future__ import annotations

import math
import random

from materials import glow, metal
from paint import Style
from people import member
from props import console, lightning, railing, ring_wall, screen, sparks
from shapes import Batch, around, lathe, pipe, torus
from stage import area, camera, haze, point, spot, world

STYLE = Style(exposure=0.2, focus=(0.5, 0.45), bloom=0.26)
SAMPLES = 10
MIDDLE = (0.0, 8.0, 2.75)
PINK = (1, 0.20, 0.72)


def build() -> None:
    """Model and light the scene."""
    rnd = random.Random(4)
    hull = metal("hull", (0.15, 0.14, 0.18), 0.5, 0.6, 0.6, 0.6)
    dark = metal("dark", (0.055, 0.05, 0.07), 0.42, 0.7, 0.5, 0.5)
    steel = metal("steel", (0.30, 0.27, 0.33), 0.35, 1, 0.6, 0.4)
    copper = metal("copper", (0.50, 0.20, 0.14), 0.32, 1, 0.5, 0.4)
    black = metal("black", (0.012, 0.01, 0.014), 0.6, 0.2, 0.1, 0.3)
    plasma = glow("plasma", (1, 0.16, 0.62), 9)
    heart = glow("heart", (1, 0.7, 0.95), 22)
    arc = glow("arc", (1, 0.55, 0.92), 26)
    rim = glow("rim", (1, 0.10, 0.52), 6)
    lamp = glow("lamp", (0.35, 0.6, 1), 9)

    _core(plasma, heart, arc, rnd)
    _cage(hull, dark, steel, copper, rim)
    _shaft(hull, dark, steel, copper, rim, lamp)
    for side in (-1, 1):
        railing([(side * 1.5, 1.6, 0), (side * 1.5, 4.4, 0), (side * 3.4, 4.9, 0)], steel)
    member("engineer", (-0.85, 4.3, 0), 1.75, yaw=-0.95, pose="hip")
    member("pilot", (2.6, 6.4, 0), 1.76, yaw=-1.05, pose="reach")
    console((3.55, 6.85, 0), -0.1, "rods", PINK, dark, 1.30, (0.58, 0.36))
    screen((-5.0, 8.0, 3.35), (0.60, 0.22, 0), (0, 0, 0.40), "cage", PINK, 4)
    with Batch(dark, 0.03) as plate:
        plate.box((-5.03, 8.07, 3.35), (1.34, 0.08, 0.90), (0, 0, 0.35))
        plate.box((-5.6, 8.3, 3.35), (1.2, 0.12, 0.16))
    sparks(MIDDLE, arc, 70, 3.0, rnd)
    with Batch(black, 0.05) as frame:
        for side in (-1, 1):
            frame.box((side * 5.2, 0.6, 3), (0.7, 0.5, 9), (0, side * 0.10, 0))
            frame.box((side * 4.4, 0.6, 5.9), (0.5, 0.5, 2.6), (0, side * -0.8, 0))

    point(MIDDLE, 1900, PINK, 0.9)
    area((0, 8, 7.6), (0, 8, 2), 3, 420, (0.75, 0.30, 1))
    area((0, -1.5, 5.5), (0, 8, 2), 5, 800, (0.22, 0.34, 1))
    for side in (-1, 1):
        spot((side * 5.5, 4, 7.5), (side * 4.5, 12, 2.5), 3600, (0.30, 0.40, 1), 60, 0.8)
    spot((0, 8.1, 8.4), (0, 8, 0), 2600, (1, 0.45, 0.9), 40, 0.5, 0.3)
    spot((-2.4, 0.8, 3.2), (-0.85, 4.3, 1.0), 260, (0.75, 0.80, 1), 22, 0.6, 0.2)
    spot((4.6, 2.6, 4.0), (2.7, 6.4, 1.0), 420, (0.75, 0.80, 1), 19, 0.6, 0.2)
    world((0.014, 0.010, 0.03), 0.7)
    haze((-8, -4, -0.5), (8, 16, 9), 0.012, (1, 0.92, 1))
    camera((0.4, -0.9, 1.3), (-0.02, 8, 2.75), 24, roll=-0.02)


def _core(plasma, heart, arc, rnd) -> None:
    with Batch(plasma, 0, round_=True) as ball:
        ball.ball(MIDDLE, 0.72, detail=4)
    with Batch(heart, 0, round_=True) as ball:
        ball.ball((0, 7.35, 2.75), 0.36)
    for i in range(11):
        a, lift = 2 * math.pi * (i + rnd.random() * 0.6) / 11, rnd.uniform(-0.9, 0.9)
        far = math.sqrt(1 - (lift / 1.25) ** 2) * 1.95
        end = (far * math.cos(a), 8 + far * math.sin(a), 2.75 + lift * 1.6)
        start = (0.6 * math.cos(a), 8 + 0.6 * math.sin(a), 2.75 + lift * 0.4)
        lightning(start, end, arc, rnd, 0.03, 0.20)
    for a in (0.25, 2.75, 3.5, 5.9):
        rim_x, rim_y = 2.2 * math.cos(a), 8 + 2.2 * math.sin(a)
        lightning(
            (rim_x, rim_y, 3.1), (rim_x * 2.1, 9 + rim_y * 0.1, rnd.uniform(4.6, 5.8)), arc, rnd, 0.022, 0.16
        )
    for z in (0.95, 4.6):
        lightning((0, 7.9, 2.75), (rnd.uniform(-0.3, 0.3), 7.7, z), arc, rnd, 0.03, 0.14)


def _cage(hull, dark, steel, copper, rim) -> None:
    ribs = 10
    for i in range(ribs):
        frame = around(MIDDLE, i, ribs)
        with Batch(hull if i % 2 else dark, 0.03) as rib:
            for k in range(13):
                t = -1.25 + 2.5 * k / 12
                r = 2.05 * math.cos(t * 0.86)
                rib.box((r, 0, 2.15 * math.sin(t)), (0.36, 0.22, 0.52), (0, -t * 0.95, 0), frame=frame)
        with Batch(copper, 0.01) as coil:
            for t in (-0.55, 0.0, 0.55):
                coil.box((2.02 * math.cos(t * 0.86), 0, 2.15 * math.sin(t)), (0.42, 0.28, 0.2), frame=frame)
    for z, r in ((0.0, 2.12), (1.15, 1.86), (-1.15, 1.86)):
        torus((0, 8, 2.75 + z), r, 0.085, steel)
    profile = [(2.6, 0.0), (2.6, 0.18), (2.3, 0.22), (2.3, 0.34), (1.9, 0.38), (1.75, 0.62), (1.05, 0.72)]
    lathe([*profile, (0.9, 1.0), (0.5, 1.05), (0.35, 0.95), (0.01, 0.95)], hull, (0, 8, 0))
    lathe([(2.5, 0.2), (2.5, 0.235), (2.36, 0.235), (2.36, 0.2)], rim, (0, 8, 0))
    lathe([(1.7, 0.63), (1.7, 0.66), (1.55, 0.68), (1.55, 0.63)], rim, (0, 8, 0))
    top = [
        (0.01, 4.55),
        (0.4, 4.5),
        (0.6, 4.7),
        (1.0, 4.85),
        (1.3, 5.3),
        (1.2, 5.4),
        (1.25, 5.8),
        (1.9, 6.3),
        (2.1, 8.8),
    ]
    lathe(top, hull, (0, 8, 0))
    for z, r in ((5.02, 1.17), (5.55, 1.24), (6.1, 1.68)):
        torus((0, 8, z), r + 0.05, 0.06, rim)
    for i in range(24):
        with Batch(dark, 0.015) as teeth:
            teeth.box((2.45, 0, 0.30), (0.16, 0.22, 0.24), frame=around((0, 8, 0), i, 24))


def _shaft(hull, dark, steel, copper, rim, lamp) -> None:
    wall = metal("wall", (0.12, 0.11, 0.15), 0.5, 0.55, 0.55, 0.7, 0.8)
    back = range(-1, 10)
    ring_wall(7.4, -0.4, 1.5, 16, back, [dark, hull], 3, (0, 8), depth=0.3, lights=rim, lit=0.10)
    ring_wall(
        7.4,
        2.2,
        5.2,
        16,
        back,
        [wall, dark, hull],
        31,
        (0, 8),
        depth=0.26,
        smallest=0.45,
        lights=lamp,
        lit=0.12,
    )
    ring_wall(7.0, 5.6, 9.0, 16, back, [dark, hull], 61, (0, 8), depth=0.5, smallest=0.6)
    for i in (-2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9):
        frame = around((0, 8, 0), i + 0.5, 16)
        with Batch(hull, 0.05) as post:
            post.box((7.2, 0, 3.4), (0.55, 0.42, 8), frame=frame)
            post.box((6.85, 0, 5.5), (0.8, 0.34, 0.5), frame=frame)
        with Batch(rim, 0) as strip:
            strip.box((6.91, 0, 2.6), (0.03, 0.09, 1.7), frame=frame)
    bend = [math.radians(a) for a in range(-30, 211, 8)]
    for r, z, thick, skin in ((7.2, 1.85, 0.16, copper), (6.6, 5.4, 0.22, steel)):
        pipe([(r * math.cos(a), 8 + r * math.sin(a), z) for a in bend], thick, skin, 0.3)
    lathe([(2.5, -0.02), (3.6, -0.02), (3.6, -0.1), (7.6, -0.1)], dark, (0, 8, 0))
    for r in (3.0, 3.9, 5.2):
        lathe([(r, -0.06), (r, 0.02), (r + 0.06, 0.02), (r + 0.06, -0.06)], steel, (0, 8, 0))
    for i in range(8):
        frame = around((0, 8, 0), i, 8)
        with Batch(hull, 0.02) as bed:
            for side in (-1, 1):
                bed.box((4.9, side * 0.34, 0.0), (4.6, 0.12, 0.16), frame=frame)
            for k in range(9):
                bed.box((2.9 + k * 0.5, 0, -0.02), (0.08, 0.6, 0.10), frame=frame)
        with Batch(rim, 0) as channel:
            channel.box((4.9, 0, -0.01), (4.5, 0.20, 0.05), frame=frame)
        a = 2 * math.pi * (i + 0.5) / 8
        if math.sin(a) < -0.5:
            continue
        c, s = math.cos(a), math.sin(a)
        path = [(6.8 * c, 8 + 6.8 * s, 4.4), (4.2 * c, 8 + 4.2 * s, 5.9), (1.6 * c, 8 + 1.6 * s, 5.9)]
        pipe(path, 0.17, copper, 0.8, hull)
    with Batch(dark, 0.02) as floor:
        floor.box((0, 0.2, -0.12), (9, 6, 0.1))
    for side in (-1, 1):
        for k in range(5):
            with Batch(hull, 0.02) as plate:
                plate.box((side * 0.75, 0.2 + k * 0.9, -0.05), (1.3, 0.84, 0.06))
