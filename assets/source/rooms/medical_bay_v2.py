"""Medical Bay, second side: dimmed, the bed empty; injectors and shining energy vials before the scanner."""

from __future__ import annotations

import math
import random

from materials import field, glow, metal
from mathutils import Matrix
from paint import Style
from props import figure
from shapes import Batch, lathe, torus
from stage import area, camera, haze, point, spot, unlined, world

from rooms.medical_bay import BED, BLUE, _room, _scanner

STYLE = Style(exposure=0.35, focus=(0.5, 0.47), bloom=0.26)
SAMPLES = 13
GREEN = (0.16, 1, 0.42)
TRAY = (-1.28, 4.45)


def build() -> None:
    """Model and light the scene."""
    rnd = random.Random(8)
    white = metal("white", (0.50, 0.54, 0.58), 0.38, 0.1, 0.4, 0.30)
    pale = metal("pale", (0.26, 0.33, 0.40), 0.4, 0.3, 0.5, 0.4)
    dark = metal("dark", (0.05, 0.065, 0.085), 0.4, 0.6, 0.5, 0.4)
    steel = metal("steel", (0.40, 0.43, 0.46), 0.3, 1, 0.5, 0.3)
    floor = metal("floor", (0.08, 0.11, 0.15), 0.2, 0.5, 0.3, 0.4)
    black = metal("black", (0.012, 0.014, 0.018), 0.6, 0.2, 0.1, 0.3)
    cyan = glow("cyan", (0.08, 0.42, 1), 6)
    cold = glow("cold", (0.40, 0.70, 1), 2.2)
    alarm = glow("alarm", (1, 0.20, 0.10), 3)

    _scanner(white, dark, glow("halo", (0.08, 0.46, 1), 9), glow("inner", (0.30, 0.70, 1), 3))
    _room(white, pale, dark, steel, floor, cyan, cold, alarm, rnd)
    _vials(white, dark, steel)
    _injectors(white, dark, steel)
    figure((2.2, 8.4, 0), black, 1.75, yaw=2.4, pose="reach")

    x, y = TRAY
    point((x, y - 0.3, 1.55), 60, GREEN, 0.3)
    area((x, y, 1.1), (x, y, 4), 1.0, 40, GREEN)
    area((0.1, 6.2, 4.2), (0.1, 6.2, 0.9), 1.2, 120, (0.50, 0.78, 1), spread=110)
    spot((-3.6, 1.6, 4.4), (x, y, 1.1), 620, (0.80, 0.92, 1), 30, 0.5, 0.2)
    area((3.8, 0.6, 3.6), (0, 6, 1), 3, 120, (0.20, 0.45, 1))
    area((-5.4, 5, 3.0), (0, 6, 1), 3, 110, (0.16, 0.50, 1), size_y=5)
    point((0.4, 6.8, 1.6), 60, BLUE, 0.3)
    world((0.010, 0.020, 0.036), 0.8)
    haze((-6, -2, 0), (6, 11, 5.2), 0.010, (0.9, 0.97, 1))
    camera((-2.75, 1.35, 1.62), (-0.42, 5.7, 1.60), 26, roll=-0.02)


def _frame() -> Matrix:
    return Matrix.Translation((*TRAY, 0)) @ Matrix.Rotation(math.radians(-30), 4, "Z")


def _vials(white, dark, steel) -> None:
    """A trolley with five tall vials of energy in a rack."""
    frame = _frame()
    with Batch(white, 0.05) as trolley:
        trolley.box((0, 0, 0.84), (2.1, 0.8, 0.12), frame=frame)
        trolley.box((0, 0, 0.40), (1.7, 0.6, 0.5), frame=frame)
    with Batch(dark, 0.03) as rack:
        rack.box((0, 0, 0.97), (1.8, 0.42, 0.14), frame=frame)
        rack.box((0, 0.22, 1.40), (1.8, 0.05, 0.10), frame=frame)
        for side in (-0.9, 0.9):
            rack.box((side, 0.2, 1.20), (0.08, 0.08, 0.5), frame=frame)
        for side in (-0.85, 0.85):
            for back in (-0.28, 0.28):
                rack.rod((side, back, 0.0), (side, back, 0.14), 0.09, 12, frame=frame)
    liquid = glow("liquid", GREEN, 3.4)
    core = glow("core", (0.65, 1, 0.75), 9)
    glass = field("glass", (0.35, 0.85, 1), 0.7, 0.30)
    with Batch(liquid, 0.02, round_=True) as fill, Batch(core, 0, round_=True) as line:
        for k in range(5):
            x = -0.68 + 0.34 * k
            level = (0.52, 0.62, 0.66, 0.60, 0.40)[k]
            fill.rod((x, 0, 1.06), (x, 0, 1.06 + level), 0.105, 24, frame=frame)
            line.rod((x, -0.02, 1.10), (x, -0.02, 1.02 + level), 0.03, 12, frame=frame)
    for k in range(5):
        x = -0.68 + 0.34 * k
        tube = lathe([(0.13, 1.04), (0.13, 1.80)], glass, (0, 0, 0), 32)
        tube.matrix_world = frame @ Matrix.Translation((x, 0, 0))
        unlined(tube)
    with Batch(steel, 0.012, round_=True) as caps:
        for k in range(5):
            x = -0.68 + 0.34 * k
            caps.rod((x, 0, 1.78), (x, 0, 1.90), 0.145, 24, frame=frame)
            caps.rod((x, 0, 1.90), (x, 0, 1.97), 0.07, 16, frame=frame)
            caps.rod((x, 0, 1.03), (x, 0, 1.08), 0.15, 24, frame=frame)
    # two hand injectors on the tray
    with Batch(steel, 0.01, round_=True) as tools:
        for k, turn in ((-0.55, 0.2), (0.35, -0.3)):
            lay = frame @ Matrix.Translation((k, -0.30, 0.96)) @ Matrix.Rotation(turn, 4, "Z")
            tools.rod((-0.2, 0, 0), (0.16, 0, 0), 0.05, 14, frame=lay)
            tools.rod((0.16, 0, 0), (0.34, 0, 0), 0.014, 8, tip=0.004, frame=lay)


def _injectors(white, dark, steel) -> None:
    """The bed without anybody, and two jointed arms with syringes above it."""
    liquid = glow("dose", GREEN, 6)
    with Batch(white, 0.07) as bed:
        bed.box((0, 0, 0.72), (0.96, 2.9, 0.16), frame=BED)
        bed.box((0, 0.1, 0.36), (0.60, 1.7, 0.7), frame=BED)
    with Batch(dark, 0.05) as pad:
        pad.box((0, 0, 0.84), (0.84, 2.7, 0.12), frame=BED)
    for side in (-1, 1):
        root, elbow = (side * 0.62, -0.2, 2.82), (side * 0.95, -0.75, 2.25)
        wrist, tip = (side * 0.42, -0.85, 1.85), (side * 0.22, -0.80, 1.42)
        with Batch(white, 0.02, round_=True) as arm:
            arm.rod(root, elbow, 0.09, 16, frame=BED)
            arm.rod(elbow, wrist, 0.075, 16, frame=BED)
            for joint in (root, elbow, wrist):
                arm.ball(joint, 0.13, frame=BED)
        with Batch(liquid, 0.01, round_=True) as dose:
            dose.rod(wrist, tip, 0.065, 16, frame=BED)
        with Batch(steel, 0, round_=True) as needle:
            far = tuple(t + (t - w) * 0.6 for t, w in zip(tip, wrist, strict=True))
            needle.rod(tip, far, 0.018, 8, tip=0.004, frame=BED)
        torus((0, 0, 0), 0.12, 0.03, dark).matrix_world = BED @ Matrix.Translation(wrist)
