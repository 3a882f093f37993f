"""Engine Room: the turbine at the end of a catwalk; orange."""

from __future__ import annotations

import math
import random

from materials import glow, metal
from mathutils import Vector
from paint import Style
from people import member
from props import screen
from shapes import Batch, around, cable, lathe, panels, pipe
from stage import area, camera, haze, spot, world

STYLE = Style(exposure=0.25, focus=(0.49, 0.48))
DEPTH = 12.6
HUB = (0.0, DEPTH, 2.6)


def build() -> None:
    """Model and light the scene."""
    rnd = random.Random(5)
    hull = metal("hull", (0.16, 0.175, 0.20), 0.5, 0.6, 0.6, 0.6)
    dark = metal("dark", (0.06, 0.065, 0.075), 0.45, 0.7, 0.5, 0.5)
    rust = metal("rust", (0.30, 0.115, 0.045), 0.55, 0.5, 0.6, 0.6)
    brass = metal("brass", (0.55, 0.32, 0.12), 0.32, 1, 0.5, 0.5)
    teal = metal("teal", (0.05, 0.17, 0.19), 0.45, 0.5, 0.7, 0.5)
    white = metal("white", (0.50, 0.47, 0.42), 0.45, 0.3, 0.5, 0.5)
    black = metal("black", (0.012, 0.012, 0.014), 0.6, 0.2, 0.15, 0.3)
    hot = glow("hot", (1, 0.62, 0.22), 45)
    orange = glow("orange", (1, 0.30, 0.05), 14)
    cyan = glow("cyan", (0.10, 0.85, 1), 12)
    lamp = glow("lamp", (1, 0.85, 0.62), 16)

    _turbine(hull, dark, rust, brass, hot, orange, cyan, glow("core", (1, 0.30, 0.045), 20))
    _hall(hull, dark, brass, orange, cyan, lamp)
    _catwalk(hull, dark, brass, orange, rnd)
    _pipes(hull, dark, rust, brass, teal, white, black, rnd)
    _consoles(hull, dark)
    member("engineer", (0.05, 6.0, 0), 1.8, yaw=0.25, pose="hip")
    member("pilot", (-4.0, 5.6, 0), 1.75, yaw=1.2, pose="reach")
    with Batch(black, 0.06) as frame:
        for side in (-1, 1):
            frame.box((side * 3.2, -1.4, 2), (0.55, 0.5, 9))
            frame.box((side * 2.3, -1.4, 4.05), (0.4, 0.45, 2.0), (0, side * -0.85, 0))
            frame.box((side * 2.62, -1.55, 1.3), (0.25, 0.3, 0.5))
            frame.box((side * 2.62, -1.55, 2.3), (0.2, 0.3, 0.9))
    with Batch(hot, 0) as flying:
        for _ in range(70):
            a, far, y = rnd.uniform(0, 6.28), rnd.uniform(0.6, 3.6), rnd.uniform(2.5, 11)
            c = Vector((math.cos(a) * far, y, 2.6 + math.sin(a) * far))
            way = Vector((math.cos(a), -0.5, math.sin(a) + 0.3)).normalized()
            flying.rod(c, c + way * rnd.uniform(0.02, 0.09), 0.007, 5)

    area((0, DEPTH - 1.4, 2.6), (0, 0, 1.5), 4.0, 650, (1, 0.34, 0.07), spread=170)
    spot((0, DEPTH + 0.9, 2.6), (0, -4, 1.6), 10000, (1, 0.46, 0.12), 95, 0.5, 0.5)
    area((0, 3, 6.5), (0, 4, 0), 2.2, 420, (0.22, 0.50, 1), size_y=10)
    area((0, -4, 4.5), (0, 6, 1.5), 5, 420, (0.18, 0.42, 1))
    for side in (-1, 1):
        area((side * 3.0, 6, -1.9), (side * 5, 6, 2), 1, 160, (1, 0.22, 0.04), size_y=12)
        tint = (0.35, 0.75, 1) if side < 0 else (1, 0.75, 0.5)
        spot((side * 4.2, 5.0, 6.6), (side * 2.6, DEPTH - 0.3, 3.0), 2200, tint, 55, 0.8, 0.3)
    for y in (2.7, 5.7, 8.7):
        spot((-4.2, y, 6.5), (-4.3, y, 0), 700, (0.18, 0.80, 1), 46, 0.7)
    world((0.012, 0.02, 0.035), 0.6)
    haze((-7, -4, -2.5), (7, DEPTH + 2, 7.6), 0.013, (1, 0.93, 0.85))
    camera((-0.7, -3.4, 1.6), (0.20, 8, 2.45), 25, roll=0.025)


def _turbine(hull, dark, rust, brass, hot, orange, cyan, core) -> None:
    def ring(profile, material):
        lathe([(r, DEPTH + y) for r, y in profile], material, (0, 0, 2.6), 128, "Y")

    ring(
        [(4.9, 1), (4.9, -0.3), (4.7, -0.55), (4.3, -0.6), (4.15, -0.45), (4.1, 0), (4.0, 0.4), (3.9, 1)],
        hull,
    )
    ring([(4.0, 0.6), (3.95, -0.25), (3.7, -0.4), (3.5, -0.38), (3.4, -0.2), (3.35, 0.6)], dark)
    ring([(3.32, 0.5), (3.28, 0.15), (3.18, 0.15), (3.14, 0.5)], orange)
    ring([(3.1, 0.8), (3.05, -0.1), (2.95, -0.25), (2.6, -0.3), (2.5, -0.15), (2.45, 0.8)], brass)
    ring([(2.45, 1.2), (2.2, 1.35), (1.3, 1.55), (0.2, 1.6), (0.01, 1.6)], core)
    hub = [(1.15, 0.5), (1.15, -0.75), (1.05, -0.95), (0.85, -1.0), (0.8, -0.85), (0.78, -0.2), (0.7, -0.2)]
    ring([*hub, (0.68, -0.8), (0.5, -0.85), (0.4, -0.7)], hull)
    ring([(0.42, -0.55), (0.36, -0.72), (0.2, -0.82), (0.01, -0.86)], hot)
    with Batch(dark, 0.02) as blades:
        for i in range(18):
            blades.box((0, 0.55, 1.8), (0.16, 0.75, 1.5), (0, 0, 0.75), around(HUB, i, 18, "Y"))
    with Batch(hull, 0.03) as clamps, Batch(rust, 0.03) as caps, Batch(cyan, 0) as marks:
        for i in range(12):
            frame = around(HUB, i + 0.5, 12, "Y")
            clamps.box((0, -0.45, 4.5), (0.9, 0.5, 0.62), frame=frame)
            clamps.box((0, -0.35, 3.62), (0.34, 0.3, 1.1), frame=frame)
            caps.box((0, -0.72, 4.5), (0.55, 0.12, 0.38), frame=frame)
            marks.box((0, -0.80, 4.5), (0.30, 0.02, 0.05), frame=frame)
    with Batch(brass, 0.015) as bolts:
        for i in range(48):
            frame = around(HUB, i, 48, "Y")
            bolts.rod((0, -0.62, 4.43), (0, -0.74, 4.43), 0.05, 8, frame=frame)
            bolts.rod((0, -0.3, 2.78), (0, -0.38, 2.78), 0.035, 8, frame=frame)
    for i in range(6):
        a = 2 * math.pi * (i + 0.5) / 6
        path = [
            (math.cos(a) * r, DEPTH + y, 2.6 + math.sin(a) * r)
            for r, y in ((4.3, -0.4), (4, -1.2), (1.6, -1.2), (1, -0.6))
        ]
        pipe(path, 0.11, brass, 0.3, hull, every=0.8)
    with Batch(dark, 0) as wall:
        wall.box((0, DEPTH + 2.2, 2.6), (22, 0.2, 18))


def _hall(hull, dark, brass, orange, cyan, lamp) -> None:
    wide = 5.4
    plate = metal("plate", (0.13, 0.15, 0.175), 0.5, 0.55, 0.55, 0.7, 0.8)
    for k, y in enumerate((0.2, 3.2, 6.2, 9.2, 12.0)):
        with Batch(dark if k % 2 else hull, 0.05) as rib, Batch(lamp if k < 4 else orange, 0) as light:
            for side in (-1, 1):
                rib.box((side * wide, y, 1.8), (0.55, 0.5, 6.0))
                rib.box((side * (wide - 0.8), y, 5.9), (0.5, 0.55, 3.0), (0, side * -0.75, 0))
                rib.box((side * (wide - 0.3), y, 0.2), (0.5, 0.7, 1.2))
                rib.box((side * (wide - 0.32), y, 3.6), (0.25, 0.62, 0.5))
                light.box((side * (wide - 0.29), y, 2.0), (0.03, 0.09, 1.5))
            rib.box((0, y, 6.9), (7.6, 0.55, 0.5))
    bands = (
        (-1.2, 1.5, 0.3, 0.3, 0.10),
        (2.35, 1.05, 0.12, 0.7, 0.5),
        (3.5, 0.7, 0.35, 0.16, 0.2),
        (4.3, 1.3, 0.15, 0.5, 0.10),
    )
    for k, y in enumerate((-2.8, 0.2, 3.2, 6.2, 9.2)):
        for side in (-1, 1):
            x = side * (wide + 0.1)
            for n, (z, high, depth, smallest, lit) in enumerate(bands):
                corner, across = ((x, y + 2.75, z), (0, -1, 0)) if side < 0 else ((x, y + 0.25, z), (0, 1, 0))
                mark = cyan if side < 0 else orange
                panels(
                    corner,
                    across,
                    (0, 0, 1),
                    2.5,
                    high,
                    [plate, dark, hull],
                    11 + k + side * 20 + n,
                    depth,
                    smallest,
                    lights=mark,
                    lit=lit,
                )
            with Batch(brass, 0.01) as conduits, Batch(dark, 0.02) as bay:
                bay.box((side * (wide + 0.25), y + 1.5, 1.3), (0.2, 2.5, 2.2))
                for i in range(6):
                    at, z = side * (wide + 0.05), 0.55 + i * 0.28
                    conduits.rod((at, y + 0.3, z), (at, y + 2.7, z), 0.035 + 0.03 * ((i * 7 + k) % 3), 12)
                for i in range(3):
                    bay.box((side * (wide + 0.02), y + 0.6 + i * 0.9, 1.3), (0.2, 0.16, 1.9))
    for k in range(5):
        panels(
            (-3.6, 0.1 + 3 * k, 7.3),
            (1, 0, 0),
            (0, -1, 0),
            7.2,
            2.6,
            [hull, dark],
            70 + k,
            0.45,
            0.5,
            lights=cyan,
            lit=0.05,
        )
    with Batch(dark, 0.03) as shell:
        shell.box((0, 6, 7.6), (12, 22, 0.3))
        shell.box((0, 6, -2.4), (12, 24, 0.2))
        for side in (-1, 1):
            shell.box((side * 6.2, 6, 5.8), (0.3, 22, 4))


def _catwalk(hull, dark, brass, orange, rnd) -> None:
    with Batch(hull, 0.04) as machines, Batch(orange, 0) as embers:
        for _ in range(46):
            side = rnd.choice((-1, 1))
            x, y, high = side * rnd.uniform(1.6, 5), rnd.uniform(-1, 13.5), rnd.uniform(0.4, 1.7)
            machines.box((x, y, -2.3 + high / 2), (rnd.uniform(0.5, 1.6), rnd.uniform(0.5, 1.5), high))
            if rnd.random() < 0.5:
                embers.box((x, y - 0.02, -2.29 + high), (0.5, 0.05, 0.03))
    with Batch(hull, 0.02) as decks:
        for side in (-1, 1):
            decks.box((side * 4.5, 6, -0.15), (1.7, 20, 0.22))
            decks.box((side * 3.62, 6, -0.12), (0.12, 20, 0.34))
    yellow = metal("yellow", (0.62, 0.36, 0.03), 0.5, 0.1, 0.5, 0.6)
    with Batch(hull, 0.012) as walk, Batch(yellow, 0.005) as stripes, Batch(brass, 0, round_=True) as rails:
        for i in range(128):
            walk.box((0, -2 + i * 0.105, -0.08), (2.0, 0.05, 0.06))
        for x in (-0.66, 0, 0.66):
            walk.box((x, 4.8, -0.13), (0.05, 13.6, 0.1))
        for side in (-1, 1):
            walk.box((side * 1.06, 4.8, -0.1), (0.14, 13.6, 0.3))
            for i in range(1, 50, 2):
                stripes.box((side * 1.135, -2 + i * 0.27, -0.1), (0.015, 0.2, 0.2), (0.5, 0, 0))
            for i in range(9):
                rails.rod((side * 1.06, -1.2 + i * 1.55, 0), (side * 1.06, -1.2 + i * 1.55, 1.02), 0.032, 10)
            for z, thick in ((1.02, 0.034), (0.68, 0.018), (0.36, 0.018)):
                rails.rod((side * 1.06, -2, z), (side * 1.06, 11.4, z), thick, 10)


def _pipes(hull, dark, rust, brass, teal, white, black, rnd) -> None:
    for side in (-1, 1):
        main = rust if side > 0 else teal
        s = side
        pipe(
            [(s * 4.7, -3, 5.2), (s * 4.7, 8.6, 5.2), (s * 3.7, 11.3, 4.9), (s * 3.4, 13, 4.7)],
            0.36,
            main,
            0.8,
            hull,
        )
        pipe(
            [(s * 4, -3, 5.95), (s * 4, 8.4, 5.95), (s * 2.6, 11.3, 6.2), (s * 2.2, 13, 6.1)],
            0.22,
            brass,
            0.8,
            dark,
        )
        pipe([(s * 3.3, -3, 6.3), (s * 3.3, 10, 6.3), (s * 1.6, 12, 6.6)], 0.13, white, 0.6, dark)
        pipe([(s * 4.9, -3, 0.9), (s * 4.9, 9.4, 0.9), (s * 4.9, 9.4, 4.2)], 0.15, brass, 0.5, dark)
        pipe([(s * 4.85, -3, 0.5), (s * 4.85, 10.4, 0.5), (s * 4.85, 10.4, 4.9)], 0.10, white, 0.4, dark)
        pipe([(s * 2.4, -2, -1.0), (s * 2.4, 10.4, -1.0), (s * 2.4, 12.2, 0.2)], 0.3, main, 0.8, hull)
    for _ in range(7):
        x, y = rnd.uniform(-3, 3), rnd.uniform(1, 9)
        end = (x + rnd.uniform(-2, 2), y + rnd.uniform(1, 3), 6.8)
        cable((x, y, 6.8), end, rnd.uniform(0.5, 1.3), 0.035, black)


def _consoles(hull, dark) -> None:
    with Batch(dark, 0.03) as desks, Batch(hull, 0.02) as tops:
        for side in (-1, 1):
            for j, y in enumerate((3.1, 6.2, 9.0)):
                desks.box((side * 4.75, y, 0.45), (0.7, 1.5, 1.0))
                desks.box((side * 4.95, y, 1.55), (0.15, 1.4, 0.9))
                tops.box((side * 4.45, y, 1.0), (0.75, 1.5, 0.1), (0, side * -0.45, 0))
                tint = (0.12, 0.9, 1) if side < 0 else (1, 0.45, 0.10)
                shows = ("turbine", "pipes", "plasma")[(j + (side > 0)) % 3]
                screen((side * 4.86, y, 1.56), (0, side * -0.62, 0), (0, 0, 0.36), shows, tint, 7, j)
