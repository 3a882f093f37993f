"""Mess Hall: a round table under a great lamp, and a galley behind it; terracotta."""

from __future__ import annotations

import math
import random

from materials import glow, metal
from paint import Style
from people import member
from props import screen
from shapes import Batch, around, cable, lathe, panels, pipe, torus
from stage import area, camera, haze, point, spot, world

STYLE = Style(exposure=0.25, focus=(0.5, 0.47), bloom=0.28)
TABLE = (0.0, 5.6, 0.0)
WARM = (1, 0.42, 0.20)


def build() -> None:
    """Model and light the scene."""
    rnd = random.Random(12)
    clay = metal("clay", (0.42, 0.115, 0.085), 0.55, 0.2, 0.5, 0.5)
    rose = metal("rose", (0.27, 0.085, 0.075), 0.5, 0.3, 0.5, 0.6)
    dark = metal("dark", (0.06, 0.045, 0.045), 0.45, 0.6, 0.5, 0.5)
    steel = metal("steel", (0.42, 0.38, 0.35), 0.28, 1, 0.5, 0.35)
    wood = metal("wood", (0.40, 0.20, 0.10), 0.42, 0.0, 0.4, 0.45)
    cream = metal("cream", (0.62, 0.54, 0.44), 0.5, 0.0, 0.3, 0.3)
    black = metal("black", (0.014, 0.011, 0.011), 0.6, 0.2, 0.1, 0.3)
    leaf = metal("leaf", (0.08, 0.26, 0.07), 0.6, 0, 0, 0.3)
    bulb = glow("bulb", (1, 0.62, 0.34), 14)
    hatch = glow("hatch", (1, 0.46, 0.24), 1.6)
    neon = glow("neon", (1, 0.14, 0.10), 7)
    blue = glow("blue", (0.22, 0.5, 1), 4)

    _table(wood, dark, steel, cream, clay, bulb, blue, rnd)
    _lamp(clay, dark, bulb, black)
    _galley(clay, rose, dark, steel, cream, hatch, neon, black, rnd)
    _room(clay, rose, dark, steel, cream, leaf, neon, blue, black, rnd)
    member("engineer", (-0.55, 10.6, 0.1), 1.78, yaw=3.0, pose="reach")
    member("medic", (1.05, 10.9, 0.1), 1.72, yaw=2.4)

    spot((0, 5.6, 3.2), (0, 5.6, 0), 1500, (1, 0.60, 0.34), 128, 0.55, 0.5)
    point((0, 5.6, 2.9), 150, (1, 0.50, 0.30), 0.4)
    area((0, 12.3, 3.2), (0, 9, 1.2), 5.4, 300, (1, 0.50, 0.22), size_y=0.8)
    area((-5.5, 0.5, 4.2), (0, 6, 0.5), 4, 700, (0.20, 0.28, 1))
    area((4.5, -1.0, 4.5), (0, 6, 0.5), 4, 420, (0.34, 0.30, 0.9))
    for x in (-4.2, 4.2):
        spot((x, 9.2, 4.8), (x, 10.2, 0), 900, WARM, 50, 0.6)
    world((0.020, 0.014, 0.020), 0.8)
    haze((-7, -2, 0), (7, 13, 5.2), 0.010, (1, 0.94, 0.9))
    camera((0.9, -0.6, 2.45), (0.0, 6.6, 1.55), 24.5, roll=-0.02)


def _table(wood, dark, steel, cream, clay, bulb, blue, rnd) -> None:
    lathe([(0.01, 0.86), (1.85, 0.86), (1.95, 0.83), (1.95, 0.76), (1.85, 0.73), (0.6, 0.70)], wood, TABLE)
    torus((0, 5.6, 0.80), 1.955, 0.035, steel)
    lathe([(0.62, 0.861), (0.62, 0.885), (0.54, 0.885), (0.54, 0.861)], blue, TABLE)
    lathe([(0.01, 0.90), (0.40, 0.90), (0.47, 0.861)], dark, TABLE)
    lathe([(0.28, 0.72), (0.28, 0.3), (0.45, 0.12), (0.9, 0.06), (0.95, 0.0)], dark, TABLE)
    for i in range(6):
        frame = around(TABLE, i + 0.28, 6)
        with Batch(clay, 0.05, round_=True) as seat:
            seat.rod((2.55, 0, 0.46), (2.55, 0, 0.58), 0.34, 28, frame=frame)
        with Batch(steel, 0.01, round_=True) as leg:
            leg.rod((2.55, 0, 0), (2.55, 0, 0.46), 0.055, 12, frame=frame)
            leg.rod((2.55, 0, 0), (2.55, 0, 0.04), 0.26, 24, frame=frame)
        with Batch(cream, 0.008, round_=True) as plate:
            plate.rod((1.42, 0.0, 0.865), (1.42, 0.0, 0.895), 0.17, 28, tip=0.25, frame=frame)
            plate.rod((1.22, 0.42, 0.86), (1.22, 0.42, 1.04), 0.07, 16, tip=0.08, frame=frame)
        with Batch(steel, 0.004) as fork:
            for side in (-0.31, 0.31):
                fork.box((1.45, side, 0.872), (0.30, 0.025, 0.014), frame=frame)
        if i % 2 == 0:
            with Batch(clay, 0.03, round_=True) as food:
                for _ in range(4):
                    food.ball(
                        (1.42 + rnd.uniform(-0.08, 0.08), rnd.uniform(-0.08, 0.08), 0.93), 0.07, frame=frame
                    )
    with Batch(steel, 0.02, round_=True) as pot:
        pot.rod((0.02, 5.6, 0.9), (0.02, 5.6, 1.22), 0.24, 24, tip=0.20)
        pot.ball((0.02, 5.6, 1.28), 0.06)
    with Batch(bulb, 0, round_=True) as flame:
        flame.rod((0.02, 5.6, 1.222), (0.02, 5.6, 1.235), 0.19, 20)


def _lamp(clay, dark, bulb, black) -> None:
    shade = [
        (0.12, 4.35),
        (0.30, 4.25),
        (0.55, 3.98),
        (1.25, 3.62),
        (1.32, 3.50),
        (1.24, 3.50),
        (0.5, 3.86),
        (0.2, 3.95),
    ]
    lathe([(r, z - 0.35) for r, z in shade], clay, (0, 5.6, 0))
    lathe([(0.01, 3.25), (0.85, 3.25), (0.85, 3.31), (0.01, 3.31)], bulb, (0, 5.6, 0))
    torus((0, 5.6, 3.15), 1.30, 0.03, bulb)
    torus((0, 5.6, 3.62), 0.56, 0.03, bulb)
    pipe([(0, 5.6, 4.2), (0, 5.6, 6)], 0.05, black)
    with Batch(dark, 0.02) as hub:
        hub.rod((0, 5.6, 3.9), (0, 5.6, 4.3), 0.16, 20)


def _galley(clay, rose, dark, steel, cream, hatch, neon, black, rnd) -> None:
    with Batch(hatch, 0) as glow_wall:
        glow_wall.box((0, 12.9, 2.1), (6.4, 0.05, 2.3))
    with Batch(dark, 0.04) as frame:
        frame.box((0, 11.7, 3.55), (8.4, 0.7, 0.55))
        for x in (-3.9, 3.9):
            frame.box((x, 11.8, 1.8), (0.7, 0.8, 3.8))
        frame.box((0, 9.55, 1.13), (7.4, 0.95, 0.10))
    with Batch(clay, 0.04) as counter:
        counter.box((0, 9.6, 0.53), (7.2, 0.8, 1.06))
        for i in range(9):
            counter.box((-3.2 + 0.8 * i, 9.17, 0.55), (0.66, 0.06, 0.82))
    with Batch(neon, 0) as sign:
        sign.box((0, 9.15, 1.04), (7.0, 0.03, 0.035))
        sign.box((0, 11.33, 3.3), (7.0, 0.03, 0.05))
    with Batch(steel, 0.015) as kit:
        kit.box((0, 12.6, 2.35), (6.2, 0.4, 0.05))
        kit.box((0, 12.4, 0.55), (6.4, 0.7, 1.1))
        kit.rod((2.2, 12.2, 3.2), (2.2, 12.2, 4.8), 0.5, 24)
        kit.rod((2.2, 12.2, 2.7), (2.2, 12.2, 3.25), 0.95, 24, tip=0.5)
    with Batch(steel, 0.008, round_=True) as pans:
        for i in range(9):
            x = -2.9 + 0.62 * i
            size = rnd.uniform(0.13, 0.21)
            pans.rod((x, 11.1, 3.02), (x, 11.1, 3.28), 0.012, 8)
            pans.rod((x, 11.06, 2.92 - size), (x, 11.12, 2.92 - size), size, 24)
            pans.rod((x, 11.1, 2.9), (x, 11.1, 3.05), 0.016, 8)
        for i in range(7):
            x = -2.8 + 0.8 * i + rnd.uniform(-0.1, 0.1)
            pans.rod((x, 12.6, 2.38), (x, 12.6, 2.38 + rnd.uniform(0.18, 0.42)), rnd.uniform(0.10, 0.17), 20)
    with Batch(cream, 0.01, round_=True) as dishes:
        for x, count in ((-2.6, 6), (-2.0, 4), (1.6, 5), (2.3, 7)):
            for k in range(count):
                dishes.rod((x, 9.55, 1.19 + 0.035 * k), (x, 9.55, 1.21 + 0.035 * k), 0.15, 20, tip=0.2)
        for i in range(6):
            dishes.rod((-1.1 + 0.2 * i, 9.45, 1.18), (-1.1 + 0.2 * i, 9.45, 1.34), 0.07, 14)


def _room(clay, rose, dark, steel, cream, leaf, neon, blue, black, rnd) -> None:
    with Batch(rose, 0.015) as tiles:
        for i in range(15):
            for j in range(16):
                tiles.box((-6.5 + 0.93 * i, -1.6 + 0.93 * j, -0.05 + 0.008 * rnd.random()), (0.90, 0.90, 0.1))
    lathe([(3.3, 0.0), (3.3, 0.02), (3.18, 0.02), (3.18, 0.0)], neon, TABLE)
    for side in (-1, 1):
        panels(
            (side * 4.3 - (2.6 if side < 0 else 0), 11.6, 0),
            (1, 0, 0),
            (0, 0, 1),
            2.6,
            5.4,
            [rose, clay, dark],
            8 + side,
            0.2,
            0.5,
        )
        if side < 0:
            corner, across = (-6.6, 11.6, 0), (0, -1, 0)
        else:
            corner, across = (6.6, -1.6, 0), (0, 1, 0)
        panels(corner, across, (0, 0, 1), 13.2, 1.4, [clay, rose, dark], 20 + side, 0.12, 0.7)
        panels(
            (corner[0], corner[1], 1.4),
            across,
            (0, 0, 1),
            13.2,
            4.0,
            [rose, dark, clay],
            24 + side,
            0.2,
            0.7,
            lights=neon,
            lit=0.05,
        )
        for y in (1.0, 4.2, 7.4, 10.4):
            with Batch(dark, 0.06) as rib:
                rib.box((side * 6.35, y, 2.7), (0.5, 0.45, 5.4))
                rib.box((side * 5.5, y, 5.05), (2.0, 0.42, 0.45), (0, side * 0.45, 0))
        with Batch(clay, 0.08) as bench:
            bench.box((side * 5.7, 6.0, 0.45), (0.9, 4.6, 0.18))
            bench.box((side * 6.1, 6.0, 0.95), (0.2, 4.6, 0.9))
        with Batch(leaf, 0.01) as plant:
            for _ in range(26):
                a = rnd.uniform(0, 6.28)
                far = rnd.uniform(0.25, 0.6)
                foot = (side * 4.4, 9.0, 0.9)
                tip = (foot[0] + far * math.cos(a), foot[1] + far * math.sin(a), 1.2 + rnd.uniform(0, 0.75))
                plant.rod(foot, tip, 0.05, 6, tip=0.01)
        with Batch(cream, 0.03, round_=True) as pot:
            pot.rod((side * 4.4, 9.0, 0), (side * 4.4, 9.0, 0.9), 0.24, 20, tip=0.34)
    with Batch(dark, 0.05) as beams:
        for y in (1.0, 4.2, 7.4, 10.4):
            beams.box((0, y, 5.25), (11, 0.4, 0.4))
    panels(
        (-6.6, 12, 5.45), (1, 0, 0), (0, -1, 0), 13.2, 14, [dark, rose], 44, 0.35, 0.9, lights=blue, lit=0.05
    )
    for x in (-3.4, 3.0):
        pipe([(x, -1, 4.9), (x, 11.0, 4.9)], 0.17, steel, 0.3, dark)
    for x in (-1.5, 1.2, 3.8):
        cable((x, 2.5, 5.2), (x + 1.2, 6.0, 5.2), 0.5, 0.025, black)
    screen((-4.35, 11.25, 2.9), (0.75, 0, 0), (0, 0, 0.5), "garden", (1, 0.42, 0.16), 4)
    screen((4.35, 11.25, 2.9), (0.75, 0, 0), (0, 0, 0.5), "menu", (1, 0.42, 0.16), 4)
