"""Medical Bay: a lit bed under a scanner ring; clean, pale and blue."""

from __future__ import annotations

import math
import random

from materials import field, glow, metal
from mathutils import Matrix
from paint import Style
from people import member
from props import screen
from shapes import Batch, cable, lathe, panels, pipe, torus
from stage import area, camera, haze, point, spot, world

STYLE = Style(exposure=0.25, focus=(0.5, 0.45), bloom=0.26)
BED = Matrix.Translation((0.1, 6.2, 0)) @ Matrix.Rotation(math.radians(-38), 4, "Z")
BLUE = (0.22, 0.62, 1)


def build() -> None:
    """Model and light the scene."""
    rnd = random.Random(8)
    white = metal("white", (0.52, 0.55, 0.58), 0.38, 0.1, 0.4, 0.30)
    pale = metal("pale", (0.30, 0.36, 0.42), 0.4, 0.3, 0.5, 0.4)
    dark = metal("dark", (0.05, 0.065, 0.085), 0.4, 0.6, 0.5, 0.4)
    steel = metal("steel", (0.40, 0.43, 0.46), 0.3, 1, 0.5, 0.3)
    floor = metal("floor", (0.10, 0.13, 0.17), 0.2, 0.5, 0.3, 0.4)
    black = metal("black", (0.012, 0.014, 0.018), 0.6, 0.2, 0.1, 0.3)
    cloth = metal("cloth", (0.30, 0.46, 0.62), 0.8, 0, 0, 0.25)
    cyan = glow("cyan", (0.08, 0.42, 1), 13)
    cold = glow("cold", (0.55, 0.78, 1), 9)
    alarm = glow("alarm", (1, 0.20, 0.10), 7)

    _bed(white, pale, dark, steel, cloth, cyan, cold)
    _scanner(white, dark, cyan, cold)
    _room(white, pale, dark, steel, floor, cyan, cold, alarm, rnd)
    _vitals(steel)
    member("medic", (1.9, 7.7, 0), 1.75, yaw=2.2, pose="reach")
    for _ in range(5):
        a = (rnd.uniform(-2.5, 2.5), rnd.uniform(4, 9), 5.0)
        cable(
            a,
            (a[0] + rnd.uniform(0.8, 1.6), a[1] + rnd.uniform(-1, 1), 5.0),
            rnd.uniform(0.3, 0.8),
            0.026,
            black,
        )

    area((0.1, 6.2, 4.2), (0.1, 6.2, 0.9), 1.2, 330, (0.72, 0.90, 1), spread=110)
    spot((0.1, 6.0, 4.9), (0.1, 6.2, 0.9), 2600, (0.80, 0.93, 1), 46, 0.5, 0.25)
    area((-5.4, 5, 3.0), (0, 6, 1), 3, 260, (0.20, 0.55, 1), size_y=5)
    area((3.5, -0.6, 4.2), (0, 7, 1), 3.5, 180, (0.30, 0.52, 1))
    area((0, 10.6, 3.4), (0, 0, 1), 4, 110, (0.45, 0.75, 1), size_y=1.5)
    point((4.9, 8.6, 3.4), 90, (1, 0.42, 0.18), 0.2)
    point((-0.2, 6.3, 1.5), 60, BLUE, 0.3)
    world((0.016, 0.026, 0.045), 0.8)
    haze((-6, -2, 0), (6, 11, 5.2), 0.010, (0.9, 0.96, 1))
    camera((-0.9, -0.2, 1.75), (0.05, 6.4, 1.62), 27, roll=0.02)


def _bed(white, pale, dark, steel, cloth, cyan, cold) -> None:
    with Batch(white, 0.07) as shell:
        shell.box((0, 0, 0.72), (0.96, 2.9, 0.16), frame=BED)
        shell.box((0, 1.42, 0.95), (0.92, 0.12, 0.5), (0.25, 0, 0), frame=BED)
        shell.box((0, 0.1, 0.30), (0.60, 1.7, 0.6), frame=BED)
        shell.box((0, 0.1, 0.06), (1.1, 2.5, 0.12), frame=BED)
    with Batch(cloth, 0.07) as mattress:
        mattress.box((0, -0.02, 0.85), (0.84, 2.66, 0.14), frame=BED)
        mattress.box((0, 1.05, 0.97), (0.56, 0.42, 0.13), frame=BED)
    with Batch(cyan, 0) as light:
        for side in (-1, 1):
            light.box((side * 0.485, 0, 0.74), (0.02, 2.7, 0.05), frame=BED)
            light.box((side * 0.56, 0.1, 0.07), (0.02, 2.3, 0.04), frame=BED)
    with Batch(cold, 0) as light:
        light.box((0, -1.46, 0.72), (0.7, 0.02, 0.05), frame=BED)
    with Batch(steel, 0, round_=True) as bars:
        for side in (-1, 1):
            bars.rod((side * 0.52, -0.9, 1.10), (side * 0.52, 0.5, 1.10), 0.022, 10, frame=BED)
            for y in (-0.9, -0.2, 0.5):
                bars.rod((side * 0.52, y, 0.72), (side * 0.52, y, 1.10), 0.016, 8, frame=BED)
    with Batch(pale, 0.09, round_=True) as sleeper:
        for a, b, r in (
            ((-0.11, -1.15, 0.98), (-0.13, -0.1, 1.0), 0.10),
            ((0.11, -1.15, 0.98), (0.13, -0.1, 1.0), 0.10),
            ((-0.08, 0.0, 1.01), (-0.10, 0.62, 1.04), 0.15),
            ((0.08, 0.0, 1.01), (0.10, 0.62, 1.04), 0.15),
            ((-0.27, 0.0, 0.97), (-0.25, 0.6, 1.0), 0.07),
            ((0.27, 0.0, 0.97), (0.25, 0.6, 1.0), 0.07),
        ):
            sleeper.rod(a, b, r, 20, frame=BED)
        sleeper.ball((0, 0.98, 1.14), 0.145, frame=BED)
    with Batch(dark, 0.02) as joints:
        for y in (-0.9, 0.9):
            joints.box((0, y, 0.58), (0.72, 0.16, 0.14), frame=BED)


def _scanner(white, dark, cyan, cold, frame=BED) -> None:
    def ring(profile, material, y=-0.1):
        thing = lathe(profile, material, (0, 0, 0), 96, "Y")
        thing.matrix_world = frame @ Matrix.Translation((0, y, 1.55))

    ring([(1.42, -0.30), (1.78, -0.30), (1.86, -0.22), (1.86, 0.22), (1.78, 0.30), (1.42, 0.30)], white)
    ring([(1.42, 0.30), (1.36, 0.24), (1.36, 0.10)], white)
    ring([(1.36, -0.10), (1.36, -0.24), (1.42, -0.30)], white)
    ring([(1.38, 0.10), (1.34, 0.06), (1.34, -0.06), (1.38, -0.10)], cold)
    for y in (-0.305, 0.305):
        ring([(1.57, y), (1.63, y)], cyan)
    beam = field("beam", (0.20, 0.75, 1), 1.1, 0.25)
    ring([(1.33, -0.02), (1.33, 0.02)], beam)
    with Batch(dark, 0.03) as grip:
        for i in range(16):
            a = 2 * math.pi * i / 16
            at = (1.83 * math.cos(a), -0.1, 1.55 + 1.83 * math.sin(a))
            if at[2] > 0.1:
                grip.box(at, (0.14, 0.34, 0.24), (0, -a, 0), frame=frame)
    with Batch(white, 0.06) as foot:
        for side in (-1, 1):
            foot.box((side * 1.55, -0.1, 0.35), (0.75, 0.95, 0.7), (0, side * 0.2, 0), frame=frame)
        foot.box((0, -0.1, 0.05), (3.6, 1.2, 0.1), frame=frame)
        foot.box((0, -0.1, 4.2), (0.7, 0.5, 1.8), frame=frame)


def _room(white, pale, dark, steel, floor, cyan, cold, alarm, rnd, sign_x=-3.3) -> None:
    with Batch(floor, 0.012) as tiles:
        for i in range(10):
            for j in range(11):
                tiles.box((-5.4 + 1.2 * i, -1.4 + 1.2 * j, -0.05 + 0.006 * rnd.random()), (1.18, 1.18, 0.1))
    with Batch(cyan, 0) as path:
        for side in (-1, 1):
            path.box((side * 2.6, 4.5, 0.005), (0.05, 12, 0.01))
    panels((-6, 11, 0), (1, 0, 0), (0, 0, 1), 12, 1.1, [pale, white, dark], 12, 0.12, 0.6)
    panels(
        (-6, 11.1, 1.1), (1, 0, 0), (0, 0, 1), 12, 4.2, [white, pale], 14, 0.10, 1.0, lights=cyan, lit=0.06
    )
    with Batch(dark, 0.04) as sign:
        sign.box((sign_x, 10.75, 3.45), (2.5, 0.12, 2.5))
    with Batch(cold, 0) as cross:
        cross.box((sign_x, 10.66, 3.45), (0.55, 0.05, 1.75))
        cross.box((sign_x, 10.66, 3.45), (1.75, 0.05, 0.55))
    for k in range(3):
        y = 1.2 + 3.1 * k
        with Batch(white, 0.08) as cabinet:
            cabinet.box((-5.6, y + 1.3, 1.1), (0.9, 2.6, 2.2))
            cabinet.box((-5.6, y + 1.3, 4.2), (1.1, 2.6, 1.5))
        with Batch(dark, 0.02) as niche:
            niche.box((-5.24, y + 1.3, 2.85), (0.2, 2.5, 1.1))
        with Batch(cyan if k % 2 else cold, 0) as vials:
            for i in range(9):
                vials.rod(
                    (-5.08, y + 0.25 + i * 0.26, 2.4),
                    (-5.08, y + 0.25 + i * 0.26, 2.62 + 0.2 * rnd.random()),
                    0.06,
                    10,
                )
            vials.box((-5.1, y + 1.3, 3.42), (0.04, 2.3, 0.04))
        with Batch(steel, 0.01) as handles:
            for i in range(3):
                handles.box((-5.12, y + 0.45 + 0.85 * i, 1.5), (0.05, 0.5, 0.05))
                handles.box((-5.14, y + 0.87 + 0.85 * i, 1.0), (0.03, 0.03, 1.9))
    for k in range(3):
        y = 1.0 + 3.4 * k
        with Batch(pale, 0.05) as bay:
            bay.box((5.75, y, 2.6), (0.6, 0.5, 5.2))
        with Batch(white, 0.05) as desk:
            desk.box((5.3, y + 1.7, 0.5), (1.0, 2.3, 1.0))
        screen(
            (5.35, y + 1.7, 2.15),
            (0, -1.0, 0),
            (0.12, 0, 0.62),
            ("body", "heart", "helix")[k],
            (0.12, 0.5, 1),
            4,
        )
        with Batch(alarm if k == 2 else cyan, 0) as strip:
            strip.box((5.42, y, 3.3), (0.03, 0.10, 1.6))
    panels((6, -2, 3.4), (0, 1, 0), (0, 0, 1), 13, 2, [pale, white], 33, 0.15, 0.8)
    panels(
        (-6, 11, 5.2),
        (1, 0, 0),
        (0, -1, 0),
        12,
        13,
        [pale, dark, white],
        44,
        0.35,
        1.0,
        lights=cold,
        lit=0.08,
    )
    for x in (-2.2, 2.4):
        with Batch(cold, 0) as tube:
            tube.box((x, 5, 4.85), (0.16, 9, 0.04))
        pipe([(x + 0.6, -1, 4.8), (x + 0.6, 10.9, 4.8)], 0.11, steel, 0.3, dark)
    torus((0.1, 6.2, 4.75), 0.8, 0.13, white)
    torus((0.1, 6.2, 4.66), 0.8, 0.06, cold)


def _vitals(steel) -> None:
    """The vital signs: two screens on arms beside the bed."""
    screen((-1.95, 6.9, 1.75), (0.62, 0.22, 0), (0, 0, 0.42), "heart", (0.15, 0.62, 1), 5)
    screen((2.05, 5.3, 2.55), (0.50, -0.30, 0), (0, 0, 0.36), "body", (0.15, 0.55, 1), 5)
    with Batch(steel, 0.01) as arms:
        arms.rod((-1.95, 6.98, 0), (-1.95, 6.98, 2.2), 0.035, 10)
        arms.rod((2.05, 5.38, 2.7), (2.05, 5.38, 5.2), 0.035, 10)
        arms.box((-1.95, 6.95, 1.75), (1.4, 0.05, 0.9), (0, 0, 0.34))
        arms.box((2.05, 5.36, 2.55), (1.1, 0.05, 0.8), (0, 0, -0.54))
