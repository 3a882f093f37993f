"""Armoury: racked shields on both sides of a force-field locker; violet."""

from __future__ import annotations

import math
import random

import numpy as np
from materials import glow, glow_picture, metal, see_through
from mathutils import Matrix
from paint import Style
from people import member
from props import lightning, screen
from shapes import Batch, cable, panels, picture_face, pipe, torus
from stage import area, camera, haze, point, spot, world

STYLE = Style(exposure=0.3, focus=(0.5, 0.45), bloom=0.28)
SAMPLES = 10
VIOLET = (0.42, 0.20, 1)


def build() -> None:
    """Model and light the scene."""
    rnd = random.Random(51)
    hull = metal("hull", (0.15, 0.14, 0.20), 0.5, 0.6, 0.6, 0.6)
    dark = metal("dark", (0.05, 0.045, 0.07), 0.42, 0.7, 0.5, 0.5)
    plum = metal("plum", (0.16, 0.09, 0.30), 0.42, 0.5, 0.7, 0.5)
    silver = metal("silver", (0.55, 0.52, 0.62), 0.28, 1, 0.6, 0.4)
    gold = metal("gold", (0.60, 0.36, 0.10), 0.32, 1, 0.5, 0.4)
    black = metal("black", (0.012, 0.010, 0.016), 0.6, 0.2, 0.1, 0.3)
    violet = glow("violet", (0.36, 0.14, 1), 9)
    pale = glow("pale", (0.72, 0.60, 1), 12)

    _locker(hull, dark, plum, silver, gold, violet, pale, rnd)
    _racks(hull, dark, plum, silver, gold, violet, rnd)
    _room(hull, dark, plum, silver, black, violet, pale)
    member("quartermaster", (-1.62, 6.9, 0), 1.78, yaw=0.45, pose="hip")
    for side, shows in ((-1, "charge"), (1, "lattice")):
        screen((side * 3.2, 9.64, 2.0), (0.60, side * -0.12, 0), (0, 0, 0.40), shows, (0.5, 0.3, 1), 4)
        with Batch(dark, 0.03) as plate:
            plate.box((side * 3.2, 9.71, 2.0), (1.32, 0.08, 0.90), (0, 0, side * -0.2))

    area((0, 8.5, 2.6), (0, 0, 1.6), 2.2, 300, (0.55, 0.35, 1), size_y=3.4)
    spot((0, 9.3, 4.8), (0, 9.9, 0.8), 1500, (0.80, 0.70, 1), 60, 0.5, 0.2)
    for side in (-1, 1):
        for y in (3.6, 6.6):
            spot((side * 2.2, y, 5.0), (side * 3.9, y + 0.5, 1.8), 2000, (0.80, 0.74, 1), 58, 0.6, 0.15)
        area((side * 1.5, 5.2, 0.3), (side * 4.5, 5.2, 2), 0.8, 120, VIOLET, size_y=6)
    spot((-3.2, 2.0, 3.8), (-1.72, 7.0, 1.1), 900, (0.80, 0.84, 1), 18, 0.6, 0.2)
    area((0, -2.5, 4.6), (0, 7, 1.6), 5, 420, (0.20, 0.26, 0.95))
    area((4.2, 0.5, 4.0), (-2, 7, 1.5), 1.6, 170, (1, 0.50, 0.24))
    world((0.014, 0.012, 0.028), 0.8)
    haze((-7, -3, 0), (7, 9.2, 5.6), 0.011, (0.96, 0.94, 1))
    camera((0.55, -0.9, 1.35), (0.0, 8, 2.15), 24, roll=0.025)


def _shield(frame: Matrix, kind: int, face, trim, boss, light) -> None:
    """A shield about 1.3 m high in the x-z plane of ``frame``, facing -y."""
    if kind == 0:
        outline = [
            (-0.52, 0.55),
            (-0.30, 0.72),
            (0.30, 0.72),
            (0.52, 0.55),
            (0.50, -0.10),
            (0.30, -0.50),
            (0, -0.78),
            (-0.30, -0.50),
            (-0.50, -0.10),
        ]
    elif kind == 1:
        outline = [(0.62 * math.cos(math.pi * k / 3), 0.68 * math.sin(math.pi * k / 3)) for k in range(6)]
    else:
        outline = [
            (-0.46, 0.70),
            (0.46, 0.70),
            (0.52, 0.60),
            (0.52, -0.60),
            (0.46, -0.70),
            (-0.46, -0.70),
            (-0.52, -0.60),
            (-0.52, 0.60),
        ]
    lay = frame @ Matrix.Rotation(math.pi / 2, 4, "X")
    for low, high, size, material in (
        (0.0, 0.07, 1.0, trim),
        (0.05, 0.15, 0.86, face),
        (0.13, 0.20, 0.46, trim),
    ):
        with Batch(material, 0.02) as plate:
            plate.slab([(x * size, z * size) for x, z in outline], low, high, 0.03)
        plate.object.matrix_world = lay
    with Batch(boss, 0.02, round_=True) as knob:
        knob.ball((0, -0.20, 0), 0.13, frame=frame)
    with Batch(light, 0) as lines:
        lines.box((0, -0.165, 0.42), (0.05, 0.02, 0.26), frame=frame)
        lines.box((0, -0.165, -0.42), (0.05, 0.02, 0.26), frame=frame)


def _racks(hull, dark, plum, silver, gold, violet, rnd) -> None:
    for side in (-1, 1):
        for column in range(4):
            y = 2.4 + 1.75 * column
            for level in range(2):
                z = 1.30 + level * 1.95
                turn = Matrix.Rotation(-side * (math.pi / 2 - 0.42), 4, "Z")
                frame = Matrix.Translation((side * (3.55 + 0.10 * level), y, z)) @ turn
                kind = (column + level + (side > 0)) % 3
                _shield(
                    frame,
                    kind,
                    plum if (column + level) % 2 else silver,
                    silver if (column + level) % 2 else dark,
                    gold,
                    violet,
                )
                with Batch(dark, 0.02) as arm:
                    arm.box((0, 0.6, 0), (0.14, 1.2, 0.14), frame=frame)
                    arm.box((0, 0.02, -0.80), (0.7, 0.20, 0.08), frame=frame)
            with Batch(hull, 0.05) as post:
                post.box((side * 4.75, y - 0.88, 2.5), (0.7, 0.22, 5.0))
            with Batch(violet, 0) as strip:
                strip.box((side * 4.39, y - 0.88, 2.3), (0.03, 0.07, 3.4))
        with Batch(dark, 0.04) as shelf:
            shelf.box((side * 4.4, 5.2, 0.18), (1.9, 7.4, 0.36))
            shelf.box((side * 4.6, 5.2, 2.28), (1.5, 7.4, 0.12))
            shelf.box((side * 4.8, 5.2, 4.35), (1.2, 7.4, 0.4))
            shelf.box((side * 5.3, 5.2, 2.4), (0.1, 7.4, 4.6))
        with Batch(violet, 0) as foot:
            foot.box((side * 3.44, 5.2, 0.20), (0.02, 7.2, 0.05))


def _hexagons(size: int = 512) -> np.ndarray:
    """The picture of a force field: a honeycomb that brightens to its rim."""
    y, x = np.mgrid[:size, :size] / size
    grid = np.full((size, size), 9.0)
    pitch = 0.072
    for row in range(-1, 18):
        for column in range(-1, 17):
            cx, cy = (column + 0.5 * (row % 2)) * pitch, row * pitch * 0.866
            dx, dy = np.abs(x - cx), np.abs(y - cy)
            grid = np.minimum(grid, np.maximum(dx, dx * 0.5 + dy * 0.866))
    line = np.clip(1 - np.abs(grid - pitch * 0.5) / 0.006, 0, 1)
    rim = np.clip(np.maximum(np.abs(x - 0.5), np.abs(y - 0.5)) * 2 - 0.55, 0, 1) * 1.6
    wave = 0.55 + 0.45 * np.sin(y * 21 + np.sin(x * 9) * 2)
    level = line * (0.35 + 0.65 * wave) + 0.015 + rim * 0.35
    return (level[..., None] * np.array((0.45, 0.22, 1.0))).astype(np.float32)


def _locker(hull, dark, plum, silver, gold, violet, pale, rnd) -> None:
    y = 9.3
    with Batch(hull, 0.07) as case:
        for side in (-1, 1):
            case.box((side * 1.85, y, 2.2), (0.7, 1.3, 4.4))
            case.box((side * 1.55, y - 0.45, 4.15), (0.8, 0.7, 0.5), (0, side * 0.75, 0))
            case.box((side * 2.3, y + 0.1, 0.7), (0.7, 1.4, 1.4))
            case.box((side * 2.3, y + 0.1, 3.9), (0.7, 1.4, 0.9))
        case.box((0, y, 4.65), (4.4, 1.4, 0.8))
        case.box((0, y - 0.1, 0.18), (4.6, 1.9, 0.36))
        case.box((0, y - 0.5, 0.42), (3.0, 0.7, 0.14))
    with Batch(dark, 0.04) as inside:
        inside.box((0, y + 1.1, 2.4), (3.4, 0.2, 4.6))
        for side in (-1, 1):
            for z in (1.1, 2.2, 3.3):
                inside.box((side * 1.86, y - 0.68, z), (0.46, 0.14, 0.7))
    with Batch(pale, 0) as lines:
        for side in (-1, 1):
            lines.box((side * 1.46, y - 0.62, 2.2), (0.05, 0.05, 3.5))
            for z in (1.1, 2.2, 3.3):
                lines.box((side * 1.86, y - 0.76, z), (0.24, 0.02, 0.06))
        lines.box((0, y - 0.62, 0.52), (2.9, 0.05, 0.05))
        lines.box((0, y - 0.62, 3.97), (2.9, 0.05, 0.05))
    with Batch(violet, 0) as back:
        back.box((0, y - 0.71, 4.65), (2.6, 0.03, 0.10))
    point((0, y - 0.48, 3.7), 150, (0.9, 0.85, 1), 0.1)
    spot((0.5, y - 3.4, 4.6), (0, y, 2.3), 750, (1, 0.9, 0.8), 26, 0.5, 0.15)
    area((0, y + 0.8, 2.3), (0, y - 1, 2.3), 2.2, 60, (0.4, 0.2, 1), size_y=3)
    # inside: the great shield, floating, with a halo
    big = Matrix.Translation((0, y - 0.05, 2.28)) @ Matrix.Scale(1.75, 4)
    _shield(big, 0, silver, gold, gold, pale)
    torus((0, y + 0.45, 2.28), 1.34, 0.04, violet, "Y")
    cells = glow_picture("cells", _hexagons(), 0.5)
    film = picture_face(
        [(-1.45, y - 0.6, 0.55), (1.45, y - 0.6, 0.55), (1.45, y - 0.6, 3.95), (-1.45, y - 0.6, 3.95)], cells
    )
    see_through(cells)
    film.visible_shadow = False
    for side in (-1, 1):
        for z in (1.5, 2.9):
            lightning(
                (side * 1.46, y - 0.62, z),
                (side * 0.75, y - 0.55, z + rnd.uniform(-0.5, 0.5)),
                pale,
                rnd,
                0.011,
                0.16,
            )


def _room(hull, dark, plum, silver, black, violet, pale) -> None:
    with Batch(dark, 0.02) as floor:
        for i in range(9):
            for j in range(9):
                floor.box((-5.6 + 1.4 * i, -2 + 1.5 * j, -0.06), (1.36, 1.46, 0.12))
    with Batch(plum, 0.01) as carpet:
        carpet.box((0, 4.0, 0.006), (2.2, 9.2, 0.012))
    with Batch(violet, 0) as lines:
        for side in (-1, 1):
            lines.box((side * 1.22, 4.0, 0.01), (0.07, 9.2, 0.02))
    panels(
        (-6, 10.6, 0), (1, 0, 0), (0, 0, 1), 12, 5.6, [hull, dark, plum], 3, 0.3, 0.6, lights=violet, lit=0.08
    )
    for side in (-1, 1):
        corner, across = ((-5.6, 10.6, 0), (0, -1, 0)) if side < 0 else ((5.6, -2, 0), (0, 1, 0))
        panels(corner, across, (0, 0, 1), 12.6, 5.6, [hull, dark], 8 + side, 0.2, 0.7)
        with Batch(hull, 0.06) as arch:
            arch.box((side * 3.35, 10.1, 2.7), (0.4, 0.7, 5.4))
            for y in (1.2, 4.6, 8.0):
                arch.box((side * 3.6, y, 5.0), (2.4, 0.4, 0.45), (0, side * 0.5, 0))
        pipe([(side * 2.6, -1, 5.1), (side * 2.6, 10, 5.1)], 0.15, silver, 0.3, dark)
    with Batch(hull, 0.05) as beams:
        for y in (1.2, 4.6, 8.0):
            beams.box((0, y, 5.5), (6, 0.4, 0.4))
    with Batch(dark, 0) as roof:
        roof.box((0, 4, 5.85), (13, 14, 0.1))
    with Batch(pale, 0) as tubes:
        for y in (2.9, 6.3):
            tubes.box((0, y, 5.3), (2.6, 0.10, 0.05))
    for x in (-2, 0.8, 2.2):
        cable((x, 3.5, 5.6), (x + 1.0, 6.5, 5.6), 0.5, 0.025, black)
