"""Bridge: the sun fills the window before the captain's chair; red."""

from __future__ import annotations

import math
import random

import numpy as np
from materials import glow, glow_picture, metal
from mathutils import Matrix, Vector
from paint import Style
from people import member
from props import railing, screen
from shapes import Batch, cable, lathe, panels, picture_face
from stage import area, camera, haze, point, spot, world
from sun import Sun, SunPainter

STYLE = Style(exposure=0.25, focus=(0.5, 0.45), bloom=0.30)
WINDOW = 8.0
RED = (1, 0.04, 0.03)


def build() -> None:
    """Model and light the scene."""
    rnd = random.Random(9)
    hull = metal("hull", (0.15, 0.16, 0.19), 0.45, 0.6, 0.6, 0.6)
    dark = metal("dark", (0.05, 0.055, 0.07), 0.4, 0.7, 0.5, 0.5)
    floor = metal("floor", (0.045, 0.05, 0.06), 0.2, 0.8, 0.4, 0.5)
    black = metal("black", (0.01, 0.01, 0.012), 0.55, 0.2, 0.1, 0.3)
    steel = metal("steel", (0.35, 0.33, 0.32), 0.35, 1, 0.5, 0.4)
    red = glow("red", (1, 0.03, 0.015), 13)
    cyan = glow("cyan", (0.08, 0.6, 1), 9)
    amber = glow("amber", (1, 0.30, 0.04), 5)

    _sun()
    _window(hull, dark, red)
    _walls(hull, dark, floor, red, cyan)
    with Batch(hull, 0.04, round_=True) as dais:
        dais.rod((0.1, 2.9, 0), (0.1, 2.9, 0.16), 1.75, 48)
        dais.rod((0.1, 2.9, 0.16), (0.1, 2.9, 0.3), 1.4, 48)
    lathe([(1.62, 0.165), (1.62, 0.185), (1.56, 0.185), (1.56, 0.165)], amber, (0.1, 2.9, 0), 64)
    _chair(0.1, 2.9, 0.3, 0.12, black, steel, 1.12)
    _desk(-2.5, 5.6, 0.12, 2.4, dark, black, cyan, amber, 1, alert=True)
    _desk(2.5, 5.6, -0.12, 2.4, dark, black, cyan, amber, 2)
    _chair(-2.45, 4.45, 0, 0.1, black, steel, 0.95)
    _chair(2.45, 4.45, 0, -0.1, black, steel, 0.95)
    _desk(-5.4, 2.9, 1.35, 2.2, dark, black, cyan, amber, 3)
    _desk(5.4, 2.9, -1.35, 2.2, dark, black, cyan, amber, 4, alert=True)
    member("quartermaster", (-1.35, 6.5, 0), 1.82, yaw=0.3)
    member("pilot", (1.45, 6.6, 0), 1.78, yaw=-0.5, pose="reach")
    _monitors(black)
    railing([(-3.6, -0.6, 0), (-1.9, -0.6, 0)], steel)
    railing([(1.9, -0.6, 0), (3.6, -0.6, 0)], steel)
    for _ in range(6):
        x, y = rnd.uniform(-5, 5), rnd.uniform(-1, 5)
        cable(
            (x, y, 5.3),
            (x + rnd.uniform(-1.5, 1.5), y + rnd.uniform(0.5, 2), 5.3),
            rnd.uniform(0.3, 0.8),
            0.028,
            black,
        )

    spot((-3, 34, 9.5), (0, 2, 1.2), 120000, (1, 0.42, 0.12), 34, 0.3, 1.2)
    area((0, WINDOW + 0.6, 3), (0, 0, 1), 12, 150, (1, 0.36, 0.09), size_y=4)
    area((0, -4.5, 4.6), (0, 4, 1), 6, 700, (0.13, 0.28, 1))
    area((0, 2, 5.2), (0, 2, 0), 6, 150, (0.14, 0.30, 1), size_y=9)
    for side in (-1, 1):
        point((side * 5.6, 1.8, 4.9), 260, RED, 0.15)
        spot((side * 5.9, 4.6, 5.1), (side * 1.5, 3.2, 1), 1600, RED, 34, 0.5)
    world((0.012, 0.014, 0.03), 0.6)
    haze((-7.2, -4.8, 0), (7.2, WINDOW - 0.6, 5.7), 0.010, (1, 0.9, 0.85))
    camera((-0.35, -2.9, 1.45), (0.0, 6, 2.72), 25.5, roll=-0.025)


def _sun() -> None:
    """Hang the sun far outside; its own light is switched off, or it would flood the room."""
    width, height = 1800, 900
    colour, opacity = SunPainter(middle=(0.5, 0.65)).paint((width, height), Sun(1300, (880, 620), 0.36))
    picture = (np.clip(colour * opacity[..., None] ** 1.5, 0, 1) ** 2.2 * 2.2).astype(np.float32)
    half, base = 52, -18
    corners = [(-half, 90, base), (half, 90, base), (half, 90, base + half), (-half, 90, base + half)]
    outside = picture_face(corners, glow_picture("sun", picture, 1.7))
    outside.visible_diffuse = outside.visible_volume_scatter = outside.visible_shadow = False


def _window(hull, dark, red) -> None:
    y = WINDOW
    with Batch(hull, 0.05) as frame:
        frame.box((0, y, 0.55), (15, 0.9, 1.1))
        frame.box((0, y - 0.1, 5.45), (15, 1.0, 0.8))
        for x, tilt in ((-6.4, 0.30), (-3.2, 0.16), (3.2, -0.16), (6.4, -0.30)):
            frame.box((x, y, 3.1), (0.34, 0.7, 4.7), (0, -tilt, 0))
        for side in (-1, 1):
            frame.box((side * 8.2, y - 0.2, 3), (2.0, 1.2, 7))
            frame.box((side * 5.9, y, 4.8), (1.6, 0.6, 0.4), (0, side * -0.5, 0))
    with Batch(dark, 0.03) as trim:
        trim.box((0, y - 0.5, 5.02), (14, 0.25, 0.18))
        trim.box((0, y - 0.5, 1.08), (14, 0.3, 0.14))
        for x, tilt in ((-6.4, 0.30), (-3.2, 0.16), (3.2, -0.16), (6.4, -0.30)):
            trim.box((x, y - 0.38, 3), (0.18, 0.16, 4.5), (0, -tilt, 0))
            for k in range(5):
                trim.box(
                    (x + (k - 2) * 0.85 * math.tan(-tilt), y - 0.42, 3 + (k - 2) * 0.85), (0.3, 0.14, 0.14)
                )
        trim.box((0, y, 4.45), (7.4, 0.2, 0.10))
    with Batch(red, 0) as strip:
        strip.box((0, y - 0.64, 5.02), (12.4, 0.02, 0.05))
        strip.box((0, y - 0.66, 1.06), (12.4, 0.02, 0.03))


def _walls(hull, dark, floor, red, cyan) -> None:
    for side in (-1, 1):
        for k in range(4):
            y = -4 + 3 * k
            corner, across = ((-7, y + 2.9), (0, -1, 0)) if side < 0 else ((7, y), (0, 1, 0))
            panels(
                (*corner, 0),
                across,
                (0, 0, 1),
                2.9,
                1.2,
                [dark, hull],
                5 + k + side * 9,
                0.3,
                0.3,
                lights=red,
                lit=0.2,
            )
            panels(
                (*corner, 2.5),
                across,
                (0, 0, 1),
                2.9,
                2.9,
                [hull, dark],
                55 + k + side * 9,
                0.28,
                0.45,
                lights=cyan,
                lit=0.12,
            )
        with Batch(dark, 0.05) as ribs:
            ribs.box((side * 7.3, 2, 2.5), (0.3, 13, 6))
            for y in (-2.5, 0.5, 3.5, 6.5):
                ribs.box((side * 6.75, y, 2.8), (0.55, 0.4, 5.8))
                ribs.box((side * 5.9, y, 5.35), (2.2, 0.4, 0.4), (0, side * 0.5, 0))
    for k in range(4):
        panels(
            (-5.2, -1.1 + 3 * k, 5.85),
            (1, 0, 0),
            (0, -1, 0),
            10.4,
            2.8,
            [dark, hull],
            80 + k,
            0.5,
            0.5,
            lights=red,
            lit=0.06,
        )
    with Batch(hull, 0.05) as beams, Batch(red, 0) as strips:
        for y in (-2.5, 0.5, 3.5, 6.5):
            beams.box((0, y, 5.5), (11, 0.4, 0.4))
        for x in (-2.6, 2.6):
            beams.box((x, 2, 5.42), (0.5, 12, 0.3))
            strips.box((x, 2, 5.25), (0.10, 11, 0.03))
    with Batch(floor, 0.015) as plates:
        for i in range(10):
            for j in range(10):
                plates.box((-6.3 + 1.4 * i, -4.3 + 1.4 * j, -0.06), (1.37, 1.37, 0.12))


def _chair(x, y, z, yaw, leather, steel, scale) -> None:
    """A high-backed seat with its back to the camera."""
    frame = Matrix.Translation((x, y, z)) @ Matrix.Rotation(yaw, 4, "Z") @ Matrix.Scale(scale, 4)
    lean = (-0.12, 0, 0)
    with Batch(leather, 0.06) as seat:
        seat.box((0, 0, 0.55), (0.62, 0.6, 0.16), frame=frame)
        seat.box((0, -0.32, 1.02), (0.60, 0.16, 0.95), lean, frame)
        seat.box((0, -0.40, 1.58), (0.34, 0.14, 0.24), lean, frame)
        for side in (-1, 1):
            seat.box((side * 0.31, -0.27, 1.10), (0.13, 0.26, 0.66), (-0.12, 0, side * 0.35), frame)
            seat.box((side * 0.42, 0.06, 0.86), (0.13, 0.66, 0.09), frame=frame)
            seat.box((side * 0.42, 0.06, 0.70), (0.07, 0.2, 0.28), frame=frame)
    with Batch(steel, 0.02) as foot:
        foot.rod((0, 0, 0), (0, 0, 0.5), 0.1, 16, frame=frame)
        foot.rod((0, 0, 0), (0, 0, 0.06), 0.36, 24, frame=frame)
        foot.box((0, -0.42, 1.02), (0.16, 0.05, 0.6), lean, frame)


def _desk(x, y, yaw, wide, dark, black, cyan, amber, seed, alert=False) -> None:
    frame = Matrix.Translation((x, y, 0)) @ Matrix.Rotation(yaw, 4, "Z")
    rnd = random.Random(seed)
    with Batch(dark, 0.04) as desk:
        desk.box((0, 0, 0.42), (wide, 0.7, 0.84), frame=frame)
        desk.box((0, -0.12, 0.92), (wide * 1.04, 0.8, 0.1), (0.3, 0, 0), frame)
        desk.box((0, -0.37, 0.5), (wide * 0.7, 0.06, 0.4), frame=frame)
    with Batch(amber if alert else cyan, 0) as keys:
        for _ in range(26):
            row = rnd.randint(0, 3)
            keys.box(
                (rnd.uniform(-0.46, 0.46) * wide, -0.30 + 0.1 * row, 0.915 + 0.031 * row),
                (0.055, 0.03, 0.02),
                (0.3, 0, 0),
                frame,
            )
    for i in range(3):
        across = frame.to_3x3() @ Vector((wide / 3 * 0.44, 0, 0))
        upwards = frame.to_3x3() @ Vector((0, 0.07, 0.29))
        warn = alert and i == 1
        screen(
            frame @ Vector(((i - 1) * wide / 3, 0.35, 1.34)),
            across,
            upwards,
            "storm" if warn else ("chart", "helm", "scope")[(seed + i) % 3],
            (1, 0.22, 0.05) if alert and not warn else (0.1, 0.65, 1),
            5,
            seed * 7 + i,
        )
    with Batch(black, 0.02) as back:
        back.box((0, 0.42, 1.34), (wide, 0.05, 0.66), (-0.24, 0, 0), frame)


def _monitors(black) -> None:
    for side in (-1, 1):
        c = Vector((side * 3.9, 6.2, 4.3))
        screen(
            c, (0.78, -side * 0.25, 0), (0, -0.12, 0.47), "storm" if side < 0 else "chart", (1, 0.30, 0.10), 5
        )
        with Batch(black, 0.02) as case:
            case.box(c + Vector((0, 0.1, 0.02)), (1.75, 0.1, 1.1), (0.2, 0, -side * 0.31))
            case.rod(c, c + Vector((0, 0, 1.2)), 0.05)
