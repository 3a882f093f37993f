"""Repair Centre: a walking loader on a gantry, tools around it; yellow work light."""

from __future__ import annotations

import math
import random

from materials import glow, metal
from mathutils import Matrix, Vector
from paint import Style
from people import member
from props import railing, screen, sparks
from shapes import Batch, cable, lathe, panels, pipe, torus
from stage import area, camera, haze, point, spot, world

Place = tuple[float, float, float]
STYLE = Style(exposure=0.5, focus=(0.5, 0.45), bloom=0.28)
SAMPLES = 10
LOADER = Matrix.Translation((0.1, 7.6, 0.55)) @ Matrix.Rotation(-0.28, 4, "Z")
YELLOW = (1, 0.70, 0.16)
HANGING = ((1.86, 0.05, 2.22), (1.66, -1.05, 1.72))
"""Elbow and wrist of the loader's arm on its left; the other one is its mirror image."""


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
    lamp = glow("lamp", (1, 0.80, 0.36), 14)
    eye = glow("eye", (0.45, 0.85, 1), 16)
    weld = glow("weld", (0.75, 0.9, 1), 60)
    fire = glow("fire", (1, 0.60, 0.16), 26)
    amber = glow("amber", (1, 0.52, 0.06), 8)

    _loader(paint, dark, steel, black, lamp, eye)
    _gantry(ochre, hull, dark, steel, paint, amber)
    window = glow("window", (1, 0.50, 0.10), 0.42)
    _hall(hull, ochre, dark, steel, red, paint, black, lamp, amber, rnd, window)
    place = (-2.62, 6.1, 1.55)
    with Batch(weld, 0, round_=True) as spark:
        spark.ball(place, 0.09)
    sparks(place, fire, 150, 1.9, rnd, 0.011)
    member("engineer", (-2.75, 5.35, 0.0), 1.78, yaw=-0.35, pose="reach")
    member("quartermaster", (2.22, 7.1, 0.55), 1.78, yaw=1.1, pose="reach")
    for x, z, shows in ((-2.72, 2.95, "parts"), (2.78, 2.75, "loader")):
        screen((x, 5.90, z), (0.46, 0, 0), (0, 0.03, 0.31), shows, (1, 0.66, 0.12), 4)
        with Batch(dark, 0.03) as plate:
            plate.box((x, 5.95, z), (1.02, 0.07, 0.72), (-0.1, 0, 0))

    point((-2.62, 5.95, 1.6), 420, (0.65, 0.85, 1), 0.06)
    area((0, 12.2, 4.4), (0, 6, 1.5), 7, 420, (1, 0.62, 0.18), size_y=2.2)
    for x in (-2.4, 2.6):
        spot((x, 5.0, 7.4), (x * 0.2, 7.5, 1.8), 4600, (1, 0.84, 0.5), 38, 0.5, 0.25)
    spot((3.2, 0.6, 4.6), (0.1, 7.4, 2.6), 2600, (1, 0.86, 0.55), 34, 0.5, 0.3)
    area((-4.5, -1.5, 4.4), (0.3, 7, 2), 4, 700, (0.14, 0.30, 1))
    area((5.0, 0.5, 4.0), (0.3, 7, 2), 3, 160, (0.3, 0.45, 0.95))
    for x in (-1.2, 1.4):
        spot((x, 11.6, 6.2), (x * 0.6, 2.0, 0.5), 1500, YELLOW, 40, 0.6, 0.3)
    spot((0.6, 2.2, 4.2), (-2.75, 5.35, 1.1), 420, (1, 0.80, 0.55), 17, 0.6, 0.2)
    spot((4.6, 4.2, 5.0), (2.22, 7.1, 1.6), 420, (0.75, 0.82, 1), 17, 0.6, 0.2)
    world((0.016, 0.016, 0.022), 0.8)
    haze((-8, -3, 0), (8, 12.6, 8.5), 0.008, (1, 0.97, 0.9))
    camera((0.8, -0.6, 1.25), (0.05, 7.6, 2.72), 28, roll=-0.03)


def _loader(paint, dark, steel, black, lamp, eye, frame=LOADER, right=HANGING, left=HANGING) -> None:
    """A two-legged machine, 4.4 m tall, that faces -y in ``frame``.

    ``right`` and ``left`` are elbow and wrist of the arms at -x and +x, both told as if at +x.
    """
    skin = Batch(paint, 0.05)
    bone = Batch(dark, 0.03)
    axle = Batch(steel, 0.02, round_=True)

    def joint(at: tuple[float, float, float], radius: float, width: float) -> None:
        reach = width / 2
        axle.rod((at[0] - reach, at[1], at[2]), (at[0] + reach, at[1], at[2]), radius, 24, frame=frame)

    for s in (-1, 1):
        hip, knee, ankle = (s * 0.62, 0.05, 1.75), (s * 0.80, 0.42, 1.02), (s * 0.84, -0.02, 0.30)
        joint(hip, 0.24, 0.42)
        joint(knee, 0.20, 0.46)
        joint(ankle, 0.15, 0.40)
        skin.box((s * 0.74, 0.22, 1.40), (0.40, 0.42, 0.86), (-0.46, 0, s * 0.05), frame=frame)
        bone.box((s * 0.82, 0.22, 0.66), (0.26, 0.26, 0.86), (0.52, 0, 0), frame=frame)
        skin.box((s * 0.82, 0.02, 0.70), (0.38, 0.16, 0.62), (0.52, 0, 0), frame=frame)
        axle.rod((s * 0.96, 0.50, 1.50), (s * 0.96, 0.32, 0.55), 0.05, 12, frame=frame)
        skin.box((s * 0.86, -0.18, 0.13), (0.62, 0.96, 0.20), frame=frame)
        for k in (-1, 0, 1):
            bone.box((s * 0.86 + k * 0.21, -0.72, 0.10), (0.15, 0.34, 0.17), (-0.15, 0, 0), frame=frame)
        bone.box((s * 0.86, 0.40, 0.10), (0.40, 0.30, 0.17), frame=frame)
        # arms: shoulder block, upper arm out, forearm forward, three-fingered claw
        shoulder = (s * 1.34, 0.0, 3.05)
        elbow, wrist = ((s * x, y, z) for x, y, z in (right if s < 0 else left))
        skin.box((s * 1.20, 0.02, 3.22), (0.72, 0.80, 0.62), (0, s * 0.16, 0), frame=frame)
        joint(shoulder, 0.25, 0.8)
        bone.rod(shoulder, elbow, 0.17, 16, frame=frame)
        _sleeve(skin, shoulder, elbow, frame)
        joint(elbow, 0.22, 0.46)
        skin.rod(elbow, wrist, 0.23, 18, tip=0.27, frame=frame)
        _piston(axle, elbow, wrist, frame)
        joint(wrist, 0.18, 0.50)
        for k in range(3):
            turn = 2 * math.pi * k / 3 + 0.5
            dx, dz = 0.23 * math.cos(turn), 0.23 * math.sin(turn)
            root = (wrist[0] + dx, wrist[1] - 0.1, wrist[2] + dz)
            mid = (wrist[0] + 2.1 * dx, wrist[1] - 0.42, wrist[2] + 2.1 * dz - 0.1)
            tip = (wrist[0] + 0.9 * dx, wrist[1] - 0.82, wrist[2] + 0.9 * dz - 0.2)
            bone.rod(root, mid, 0.085, 10, tip=0.08, frame=frame)
            bone.rod(mid, tip, 0.08, 10, tip=0.03, frame=frame)
    bone.box((0, 0.08, 1.85), (1.15, 0.55, 0.42), frame=frame)
    axle.rod((0, 0.1, 2.0), (0, 0.1, 2.25), 0.42, 28, frame=frame)
    skin.box((0, 0.22, 2.72), (1.42, 0.95, 0.92), frame=frame)
    skin.box((0, -0.28, 2.46), (1.24, 0.30, 0.40), (0.3, 0, 0), frame=frame)
    skin.box((0, 0.52, 3.25), (1.20, 0.70, 0.40), frame=frame)
    bone.box((0, 0.82, 2.75), (1.05, 0.45, 1.25), frame=frame)
    for s in (-1, 1):
        bone.rod((s * 0.34, 1.02, 2.5), (s * 0.34, 1.02, 3.95), 0.10, 14, frame=frame)
        # the roll cage
        skin.rod((s * 0.58, -0.40, 2.6), (s * 0.50, -0.52, 3.35), 0.06, 12, frame=frame)
        skin.rod((s * 0.50, -0.52, 3.35), (s * 0.44, 0.25, 3.80), 0.06, 12, frame=frame)
    skin.rod((-0.50, -0.52, 3.35), (0.50, -0.52, 3.35), 0.06, 12, frame=frame)
    skin.box((0, 0.15, 3.82), (1.05, 0.90, 0.10), frame=frame)
    for batch in (skin, bone, axle):
        batch.finish()
    with Batch(glow("canopy", (0.30, 0.75, 1), 0.9), 0.02) as glass:
        glass.box((0, -0.30, 3.02), (0.90, 0.10, 0.60), (-0.1, 0, 0), frame=frame)
    with Batch(metal("driver", (0.055, 0.085, 0.20), 0.6, 0, 0, 0.2), 0.03, round_=True) as driver:
        driver.ball((0, -0.40, 3.12), 0.16, frame=frame)
        driver.box((0, -0.38, 2.84), (0.44, 0.14, 0.28), frame=frame)
    with Batch(metal("scarf", (0.66, 0.58, 0.44), 0.8, 0, 0, 0.15), 0.01, round_=True) as pale:
        pale.rod((0, -0.42, 2.95), (0, -0.42, 3.01), 0.13, 20, frame=frame)
        pale.box((0, -0.42, 3.26), (0.06, 0.26, 0.06), frame=frame)
    with Batch(black, 0.02, round_=True) as visor:
        visor.box((0, -0.53, 3.13), (0.22, 0.06, 0.09), frame=frame)
        visor.rod((-0.19, -0.40, 3.12), (0.19, -0.40, 3.12), 0.07, 16, frame=frame)
    with Batch(lamp, 0) as lights:
        for x in (-0.38, 0.38):
            lights.rod((x, -0.32, 3.90), (x, -0.40, 3.90), 0.13, 18, frame=frame)
        for s in (-1, 1):
            lights.box((s * 1.22, -0.41, 3.22), (0.34, 0.03, 0.12), frame=frame)
    with Batch(black, 0.02) as hoods:
        for x in (-0.38, 0.38):
            hoods.rod((x, -0.05, 3.90), (x, -0.31, 3.90), 0.16, 18, frame=frame)
    with Batch(eye, 0) as marks:
        for x in (-0.3, 0, 0.3):
            marks.box((x, -0.45, 2.44), (0.16, 0.05, 0.06), (0.3, 0, 0), frame=frame)
    with Batch(black, 0.002) as stripes:
        for s in (-1, 1):
            for k in range(4):
                stripes.box(
                    (s * (0.66 + 0.13 * k), -0.665, 0.14), (0.06, 0.01, 0.2), (0, 0.5, 0), frame=LOADER
                )
                stripes.box(
                    (s * 1.2 + (k - 1.5) * 0.16, -0.395, 3.42), (0.07, 0.012, 0.16), (0, 0.5, 0), frame=LOADER
                )


def _sleeve(skin: Batch, shoulder: Place, elbow: Place, frame: Matrix) -> None:
    """The plate around an upper arm."""
    a, b = Vector(shoulder), Vector(elbow)
    turn = (b - a).to_track_quat("Z", "Y").to_matrix().to_4x4()
    skin.box((0, 0, 0), (0.44, 0.40, 0.62), frame=frame @ Matrix.Translation(a.lerp(b, 0.55)) @ turn)


def _piston(axle: Batch, elbow: Place, wrist: Place, frame: Matrix) -> None:
    """The rod that bends an elbow, above the forearm."""
    lift = Vector((0.14 if elbow[0] > 0 else -0.14, 0, 0.24))
    a, b = Vector(elbow) + lift, Vector(wrist) + lift
    axle.rod(a.lerp(b, 0.1), a.lerp(b, 0.8), 0.045, 10, frame=frame)


def _gantry(ochre, hull, dark, steel, paint, amber) -> None:
    with Batch(hull, 0.03) as deck:
        deck.box((0, 7.9, 0.42), (5.2, 5.2, 0.24))
        deck.box((0, 5.28, 0.26), (5.2, 0.14, 0.50))
        for k in range(3):
            deck.box((1.55, 5.0 - 0.34 * k, 0.40 - 0.16 * k), (1.5, 0.36, 0.10))
    with Batch(dark, 0.01) as grate:
        for k in range(40):
            grate.box((-2.5 + 0.128 * k, 7.9, 0.56), (0.05, 5.0, 0.05))
    with Batch(amber, 0) as edge:
        edge.box((0, 5.2, 0.43), (5.0, 0.02, 0.05))
    with Batch(paint, 0.004) as hazard:
        for k in range(12):
            hazard.box((-2.4 + 0.42 * k, 5.2, 0.24), (0.2, 0.012, 0.26), (0, 0.5, 0))
    for s in (-1, 1):
        with Batch(ochre, 0.05) as legs:
            for y in (6.2, 9.9):
                legs.box((s * 3.0, y, 3.4), (0.42, 0.42, 6.8))
                legs.box((s * 2.5, y, 6.2), (1.3, 0.26, 0.26), (0, s * -0.8, 0))
            for k in range(4):
                z = 1.0 + 1.5 * k
                legs.box((s * 3.0, 8.05, z + 0.7), (0.16, 4.1, 0.16), (0.38 if k % 2 else -0.38, 0, 0))
        railing([(s * 2.5, 5.3, 0.55), (s * 2.5, 10.2, 0.55)], steel, 0.95)
    with Batch(ochre, 0.05) as bridge:
        for y in (6.2, 9.9):
            bridge.box((0, y, 6.7), (6.8, 0.5, 0.6))
        bridge.box((0, 8.0, 6.75), (0.5, 4.2, 0.4))
    with Batch(steel, 0, round_=True) as chains:
        for x in (-0.55, 0.65):
            chains.rod((x, 8.0, 4.3), (x, 8.0, 6.4), 0.035, 8)


def _hall(hull, ochre, dark, steel, red, paint, black, lamp, amber, rnd, window) -> None:
    with Batch(dark, 0.015) as floor:
        for i in range(9):
            for j in range(9):
                floor.box((-6.4 + 1.6 * i, -2 + 1.6 * j, -0.06 + 0.012 * rnd.random()), (1.56, 1.56, 0.12))
    panels((-7, 12.9, 0), (1, 0, 0), (0, 0, 1), 14, 2.4, [hull, ochre, dark], 3, 0.3, 0.6)
    panels((-7, 12.9, 6.0), (1, 0, 0), (0, 0, 1), 14, 2.8, [hull, dark], 4, 0.35, 0.8, lights=amber, lit=0.1)
    with Batch(window, 0) as lit:
        lit.box((0, 12.8, 4.2), (11, 0.04, 3.2))
    with Batch(dark, 0.04) as bars:
        for k in range(12):
            bars.box((-5.5 + k, 12.6, 4.2), (0.12, 0.2, 3.6))
        for z in (2.6, 4.2, 5.85):
            bars.box((0, 12.6, z), (11.4, 0.24, 0.14))
        bars.rod((0, 12.55, 4.2), (0, 12.65, 4.2), 1.25, 40)
    lathe([(0.45, -0.05), (0.45, 0.05)], dark, (0, 12.5, 4.2), 40, "Y")
    for s in (-1, 1):
        corner, across = ((-6.6, 12.8, 0), (0, -1, 0)) if s < 0 else ((6.6, -2, 0), (0, 1, 0))
        panels(
            corner, across, (0, 0, 1), 14.8, 8, [hull, dark, ochre], 12 + s, 0.25, 0.8, lights=amber, lit=0.06
        )
        with Batch(dark, 0.04) as rack:
            rack.box((s * 6.2, 6.5, 2.4), (0.3, 5.5, 2.6))
            rack.box((s * 5.8, 6.5, 0.5), (1.1, 5.6, 1.0))
        with Batch(steel, 0.01) as tools:
            for k in range(14):
                y, z = 4.1 + 0.36 * k, 2.3 + 0.5 * (k % 3)
                tools.rod((s * 6.0, y, z - 0.35), (s * 6.0, y, z + 0.3), 0.04, 8)
                tools.box((s * 5.98, y, z + 0.32), (0.08, 0.2, 0.16))
        with Batch(red, 0.03) as boxes:
            for k in range(4):
                boxes.box((s * 5.75, 4.3 + 1.45 * k, 1.2), (0.6, 0.75, 0.4))
        with Batch(ochre, 0.06) as ribs:
            for y in (1.5, 5.0, 8.5, 12.0):
                ribs.box((s * 6.5, y, 4), (0.5, 0.5, 8))
                ribs.box((s * 5.4, y, 7.6), (2.4, 0.45, 0.5), (0, s * 0.5, 0))
        pipe([(s * 5.9, -1, 5.2), (s * 5.9, 12.4, 5.2)], 0.22, ochre, 0.3, dark)
        pipe([(s * 5.6, -1, 5.75), (s * 5.6, 12.4, 5.75)], 0.11, steel, 0.3, dark)
    with Batch(ochre, 0.05) as roof:
        for y in (1.5, 5.0, 8.5, 12.0):
            roof.box((0, y, 8.0), (12, 0.4, 0.5))
    with Batch(dark, 0) as ceiling:
        ceiling.box((0, 5, 8.6), (14, 16, 0.1))
    with Batch(lamp, 0) as lamps:
        for x in (-2.4, 2.6):
            lamps.rod((x, 5.0, 7.42), (x, 5.0, 7.46), 0.32, 24)
    torus((-2.4, 5.0, 7.5), 0.38, 0.05, dark)
    for x in (-3.6, -1.2, 1.9, 3.6):
        cable((x, 4.0, 7.9), (x + rnd.uniform(0.6, 1.6), 8.5, 6.9), rnd.uniform(0.6, 1.3), 0.035, black)
    with Batch(steel, 0.02) as part:
        part.box((-2.75, 6.15, 0.45), (0.9, 0.7, 0.9))
        part.rod((-2.95, 6.15, 1.2), (-2.45, 6.15, 1.2), 0.34, 24)
    for k in range(3):
        lathe([(0.16, 0), (0.36, 0), (0.36, 0.2), (0.16, 0.2)], black, (-1.4 + 0.1 * k, 3.6, 0.2 * k), 28)
    with Batch(red, 0.03) as crate:
        crate.box((2.6, 3.8, 0.35), (0.9, 0.7, 0.7), (0, 0, 0.4))
        crate.box((2.55, 3.85, 0.85), (0.7, 0.5, 0.3), (0, 0, 0.1))
