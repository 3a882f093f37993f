"""The ship, nose to the left, as the title and the end of a game show it."""

from __future__ import annotations

import math
import random
from pathlib import Path

import bpy
from materials import glow, metal
from shapes import Batch, lathe, panels, pipe
from stage import area, camera, clear, point, set_up_cycles, sunlight, world

MIRROR = (-1, 1)
NOZZLES = ((-2.0, -0.05, 0.75), (0, 0.05, 0.95), (2.0, -0.05, 0.75), (-2.9, -0.7, 0.5), (2.9, -0.7, 0.5))


def _both_sides(half: list[tuple[float, float]]) -> list[tuple[float, float]]:
    return half + [(x, -y) for x, y in half[::-1]]


def build_ship(engines: float = 1.0) -> None:
    """Model the ship, 17 m from nose (-x) to nozzles; ``engines`` is the power of the drive (0 = dead)."""
    rnd = random.Random(3)
    hull = metal("hull", (0.30, 0.31, 0.34), 0.42, 0.75, 0.5, 0.5)
    mid = metal("mid", (0.17, 0.18, 0.21), 0.45, 0.75, 0.5, 0.5)
    dark = metal("dark", (0.07, 0.075, 0.09), 0.5, 0.7, 0.3, 0.5)
    accent = metal("accent", (0.45, 0.14, 0.05), 0.45, 0.6, 0.6, 0.5)
    cold = glow("cold", (0.55, 0.85, 1), 7)
    warm = glow("warm", (1, 0.72, 0.36), 8)
    red = glow("red", (1, 0.08, 0.04), 14)
    _body(hull, mid, dark)
    _windows(cold, warm, rnd)
    top = [mid, hull, dark, accent]
    panels(
        (-6.1, -3.3, 0.80),
        (1, 0, 0),
        (0, 1, 0),
        11.4,
        6.6,
        top,
        5,
        0.12,
        0.5,
        lights=warm,
        lit=0.05,
        bevel=0.012,
    )
    panels(
        (-2.3, -1.2, 1.25),
        (1, 0, 0),
        (0, 1, 0),
        5.6,
        2.4,
        [hull, mid, dark],
        9,
        0.10,
        0.3,
        lights=cold,
        lit=0.06,
        bevel=0.01,
    )
    panels((-7.2, -1.4, 0.80), (1, 0, 0), (0, 1, 0), 1.2, 2.8, [mid, hull], 19, 0.08, 0.3, bevel=0.01)
    for side in MIRROR:
        _flank(side, hull, mid, dark, accent, warm)
    _engines(hull, dark, engines)
    _deck(hull, dark, red)


def _body(hull, mid, dark) -> None:
    main = [
        (-9.3, 0.75),
        (-8.3, 1.55),
        (-7.5, 2.0),
        (-6.9, 3.3),
        (-6.3, 4.0),
        (5.7, 4.0),
        (6.5, 3.5),
        (6.9, 2.9),
        (7.7, 2.7),
    ]
    upper = [(-8.9, 0.6), (-7.3, 1.7), (-6.4, 3.5), (5.6, 3.7), (6.3, 3.0), (7.2, 2.4)]
    keel = [(-8.6, 0.6), (-7.0, 1.7), (-6.2, 3.2), (5.4, 3.4), (6.6, 2.4)]
    block = [(-3.2, 0.9), (-2.4, 1.5), (3.6, 1.5), (4.6, 0.9)]
    tower = [(1.2, 0.5), (1.6, 0.85), (4.0, 0.85), (4.4, 0.5)]
    bridge = [(-8.2, 0.4), (-7.6, 0.85), (-5.6, 1.0), (-5.0, 0.6)]
    for outline, low, high, material, inset in (
        (main, -0.55, 0.35, hull, 0.0),
        (upper, 0.3, 0.8, mid, 0.18),
        (keel, -1.05, -0.5, dark, -0.15),
        (block, 0.75, 1.25, hull, 0.2),
        (tower, 1.2, 1.85, mid, 0.18),
        (bridge, 0.75, 1.2, hull, 0.16),
    ):
        with Batch(material, 0.06) as part:
            part.slab(_both_sides(outline), low, high, inset)


def _windows(cold, warm, rnd) -> None:
    with Batch(cold, 0) as bright, Batch(warm, 0) as cosy:
        for i in range(9):
            for side in MIRROR:
                bright.box((-7.75 + 0.22 * i, side * 0.98, 1.0), (0.15, 0.02, 0.09))
        bright.box((-8.02, 0, 1.0), (0.03, 0.62, 0.12))
        for _ in range(110):
            x, z, side = rnd.uniform(-6, 5.4), rnd.choice((-0.36, -0.12, 0.10)), rnd.choice(MIRROR)
            pane = bright if rnd.random() < 0.3 else cosy
            pane.box((x, side * 4.13, z), (rnd.choice((0.08, 0.08, 0.2, 0.3)), 0.03, 0.05))


def _flank(side, hull, mid, dark, accent, warm) -> None:
    corner, across = ((-6.2, -4.0, -0.5), (1, 0, 0)) if side < 0 else ((5.6, 4.0, -0.5), (-1, 0, 0))
    panels(
        corner,
        across,
        (0, 0, 1),
        11.8,
        0.8,
        [hull, mid, dark, accent],
        12 + side,
        0.10,
        0.3,
        lights=warm,
        lit=0.12,
        bevel=0.012,
    )
    with Batch(mid, 0.03) as plates, Batch(dark, 0.03) as hollows:
        for i in range(5):
            hollows.box((-5 + 2.2 * i, side * 4.12, -0.1), (1.3, 0.3, 0.55))
            plates.box((-5 + 2.2 * i, side * 4.24, -0.1), (0.9, 0.12, 0.35))
        for x, long in ((2.2, 2.6), (4.3, 1.9)):
            plates.box((x, side * 4.35, 1.1), (1.5, 0.07, long), (side * -0.5, 0.35, 0))
            hollows.box((x + 0.1, side * 4.38, 1.1), (1.15, 0.10, long * 0.8), (side * -0.5, 0.35, 0))
        plates.rod((3.2, side * 2.9, -1.0), (7.6, side * 2.9, -0.7), 0.62, 32)
        plates.rod((2.6, side * 2.9, -1.02), (3.2, side * 2.9, -1.0), 0.35, 32, tip=0.62)
    y = side
    pipe(
        [
            (-5.8, y * 3.55, 0.92),
            (-1, y * 3.55, 0.92),
            (-0.6, y * 3.2, 0.92),
            (4.8, y * 3.2, 0.92),
            (5.6, y * 2.6, 0.92),
        ],
        0.09,
        accent,
        0.3,
        dark,
    )
    pipe(
        [(-6.3, y * 2.2, 0.9), (-3.4, y * 2.2, 0.9), (-3.0, y * 1.7, 0.95), (3.8, y * 1.75, 0.95)],
        0.06,
        mid,
        0.3,
        dark,
    )


def _engines(hull, dark, power: float) -> None:
    flame = glow("flame", (0.45, 0.75, 1), 30 * power) if power else dark
    for y, z, r in NOZZLES:
        profile = [
            (0.55, 7.2),
            (0.75, 7.6),
            (0.7, 7.9),
            (0.95, 8.6),
            (1.05, 8.95),
            (0.97, 8.95),
            (0.8, 8.5),
            (0.5, 7.9),
        ]
        lathe([(r * a, b) for a, b in profile], dark, (0, y, z), 48, "X")
        lathe([(0.01, 8.0), (r * 0.5, 8.0)], flame, (0, y, z), 32, "X")
        if power:
            point((8.7, y, z), 160 * power, (0.45, 0.70, 1), 0.3)
        with Batch(hull, 0.02) as ribs:
            for i in range(10):
                a = i / 10 * 2 * math.pi
                ribs.box(
                    (8.2, y + math.cos(a) * r * 0.86, z + math.sin(a) * r * 0.86),
                    (0.7, 0.09, 0.09),
                    (a, 0, 0),
                )


def _deck(hull, dark, red) -> None:
    core = glow("core", (1, 0.18, 0.6), 2.2)
    lathe([(1.0, 1.25), (0.95, 1.5), (0.7, 1.62)], dark, (0, 0, 0), 48)
    lathe([(0.001, 1.85), (0.35, 1.8), (0.55, 1.7), (0.7, 1.55)], core, (0, 0, 0), 48)
    masts = (
        (-5.4, 0.2, 1.4),
        (-5.2, -0.3, 0.9),
        (2.2, 0.3, 1.8),
        (2.5, -0.2, 1.2),
        (4.9, 1.8, 1.0),
        (-2.6, -0.9, 1.0),
    )
    with Batch(hull, 0.01) as mast:
        for x, y, high in masts:
            mast.rod((x, y, 1.0), (x, y, 1.8 + high), 0.028, 8)
            mast.box((x, y, 1.2 + high), (0.05, 0.5, 0.05))
        mast.rod((2.9, 0, 1.8), (2.9, 0, 2.5), 0.08, 12)
    lathe([(0.01, 0.10), (0.35, 0.03), (0.62, 0.22), (0.66, 0.26)], hull, (2.9, 0, 2.5), 40)
    with Batch(red, 0) as lamps:
        lamps.box((-9.28, 0, -0.1), (0.06, 0.3, 0.05))
        lamps.box((2.2, 0.3, 3.65), (0.06, 0.06, 0.06))
        for side in MIRROR:
            lamps.box((-6.3, side * 4.03, 0.2), (0.1, 0.06, 0.06))


def shoot(path: Path, size: tuple[int, int], samples: int) -> None:
    """Render with a transparent background to a PNG."""
    set_up_cycles(samples, 100, size)
    scene = bpy.context.scene
    scene.render.film_transparent = True
    scene.view_settings.view_transform = "AgX"
    scene.render.image_settings.file_format = "PNG"
    scene.render.image_settings.color_mode = "RGBA"
    scene.render.filepath = str(path)
    bpy.ops.render.render(write_still=True)


def side_view(path: Path, width: int = 1920, samples: int = 48, engines: float = 1.0) -> None:
    """Render the ship from its left, with the sun behind it and to the right; 16:9, transparent."""
    clear()
    build_ship(engines)
    world((0.016, 0.024, 0.050), 1.0)
    sunlight((-0.50, -0.78, -0.30), 22, (1, 0.46, 0.15), 0.10)
    sunlight((-0.85, 0.30, -0.30), 7, (1, 0.52, 0.20), 0.1)
    sunlight((0.6, 0.5, -0.35), 0.40, (0.26, 0.46, 1))
    area((-9, -9, -3), (-4, 0, 0), 5, 90, (0.20, 0.42, 1))
    camera((-12.5, -22.5, 3.4), (-0.35, 0, 0.35), 40)
    shoot(path, (width, width * 9 // 16), samples)
