"""Medical Bay, second side: straight through the ring, in which a dose is brewed; it is handed out."""

from __future__ import annotations

import math
import random

from materials import field, glow, metal
from mathutils import Matrix
from paint import Style
from people import member
from props import screen
from shapes import Batch, cable, lathe, torus
from stage import area, camera, haze, point, spot, unlined, world

from rooms.medical_bay import _room, _scanner

STYLE = Style(exposure=0.35, focus=(0.5, 0.44), bloom=0.26)
SAMPLES = 10
GREEN = (0.16, 1, 0.42)
TANK = (0.0, 6.4, 1.70)
RING = Matrix.Translation((TANK[0], TANK[1] + 0.1, -0.08)) @ Matrix.Scale(1.15, 4)
RADIUS = 0.50


def build() -> None:
    """Model and light the scene."""
    rnd = random.Random(8)
    white = metal("white", (0.50, 0.54, 0.58), 0.38, 0.1, 0.4, 0.30)
    pale = metal("pale", (0.20, 0.27, 0.34), 0.4, 0.3, 0.5, 0.4)
    dark = metal("dark", (0.05, 0.065, 0.085), 0.4, 0.6, 0.5, 0.4)
    steel = metal("steel", (0.40, 0.43, 0.46), 0.3, 1, 0.5, 0.3)
    floor = metal("floor", (0.07, 0.10, 0.14), 0.16, 0.5, 0.3, 0.4)
    black = metal("black", (0.012, 0.014, 0.018), 0.6, 0.2, 0.1, 0.3)
    cyan = glow("cyan", (0.08, 0.42, 1), 6)
    cold = glow("cold", (0.40, 0.70, 1), 1.6)
    alarm = glow("alarm", (1, 0.20, 0.10), 3)

    _scanner(white, dark, glow("halo", (0.08, 0.46, 1), 11), glow("inner", (0.30, 0.70, 1), 4), RING)
    _room(white, pale, dark, steel, floor, cyan, cold, alarm, rnd, sign_x=-4.3)
    _tank(white, dark, steel, black, rnd)
    _injectors(white, dark, steel)
    _trolley(white, dark, steel)
    screen((2.75, 7.5, 2.55), (0.50, -0.18, 0), (0, 0, 0.36), "heart", (0.15, 0.6, 1), 3.6)
    with Batch(steel, 0.01) as arms:
        arms.rod((2.75, 7.6, 2.7), (2.75, 7.6, 5.2), 0.035, 10)
        arms.box((2.75, 7.56, 2.55), (1.12, 0.05, 0.8), (0, 0, -0.345))
    member("medic", (-1.52, 5.05, 0), 1.80, yaw=-1.25, pose="give")
    member("pilot", (1.42, 5.0, 0), 1.82, yaw=1.25, pose="reach")
    _vial((-0.80, 5.26, 1.22), 0.34, 0.075, glow("gift", (0.45, 1, 0.62), 6), black)

    x, y, z = TANK
    point((x, y - 0.75, z), 70, GREEN, 0.5)
    area((x, y - 0.2, 0.7), (x, y - 3, 0.4), 1.0, 60, GREEN)
    area((x, y, 4.4), (x, y - 0.6, 0.9), 1.6, 160, (0.45, 0.75, 1), spread=120)
    spot((-3.8, 1.4, 4.6), (-1.3, 5.0, 1.2), 900, (0.85, 0.93, 1), 22, 0.6, 0.3)
    spot((3.4, 1.2, 4.6), (1.3, 5.0, 1.2), 700, (0.70, 0.86, 1), 22, 0.6, 0.3)
    for side in (-1, 1):
        area((side * 3.2, 7.6, 2.6), (side * 1.2, 5.0, 1.2), 1.2, 150, (0.16, 0.55, 1))
        spot((side * 3.4, 9.2, 4.9), (side * 3.6, 10.9, 1.0), 700, (0.20, 0.55, 1), 70, 0.7, 0.3)
    area((0, -0.8, 3.8), (0, 6, 1), 3, 90, (0.20, 0.42, 1))
    world((0.010, 0.020, 0.036), 0.8)
    haze((-6, -2, 0), (6, 11, 5.2), 0.010, (0.9, 0.97, 1))
    camera((-0.62, 0.35, 1.18), (0.02, 6.4, 1.80), 26.5, roll=-0.015)


def _tank(white, dark, steel, black, rnd) -> None:
    """A tall glass in the ring: green, full of bubbles, two strands that wind around each other."""
    x, y, z = TANK
    lathe(
        [(0.95, 0), (0.95, 0.14), (0.78, 0.20), (0.74, 0.50), (0.60, 0.60), (0.60, 0.72)],
        white,
        (x, y, 0),
        48,
    )
    lathe([(0.58, 2.66), (0.62, 2.72), (0.62, 2.92), (0.40, 3.10), (0.30, 3.34)], white, (x, y, 0), 48)
    for height in (0.70, 2.68):
        torus((x, y, height), 0.56, 0.05, steel)
    torus((x, y, 0.36), 0.765, 0.03, glow("foot", GREEN, 6))
    brew, glass = field("brew", (0.05, 0.62, 0.24), 1.1, 0.55), field("glass", (0.4, 0.9, 1), 0.6, 0.25)
    for material, radius in ((brew, RADIUS - 0.02), (glass, RADIUS + 0.02)):
        unlined(lathe([(radius, 0.70), (radius, 2.66)], material, (x, y, 0), 48))
    strand = glow("strand", (0.50, 1, 0.66), 7)
    rung = glow("rung", (0.20, 1, 0.45), 2.6)
    turns, low, high = 1.6, 0.86, 2.52
    with Batch(strand, 0, round_=True) as strands, Batch(rung, 0, round_=True) as rungs:
        last: list[tuple[float, float, float] | None] = [None, None]
        for k in range(61):
            t = k / 60
            ends = []
            for n, phase in enumerate((0.4, 0.4 + math.pi)):
                a = 2 * math.pi * turns * t + phase
                here = (x + 0.31 * math.cos(a), y + 0.31 * math.sin(a), low + (high - low) * t)
                if last[n]:
                    strands.rod(last[n], here, 0.042, 10)
                last[n] = here
                ends.append(here)
            if k % 5 == 2:
                rungs.rod(ends[0], ends[1], 0.024, 8)
                for end in ends:
                    strands.ball(end, 0.070, detail=2)
    with Batch(glow("bubbles", (0.6, 1, 0.8), 2.2), 0, round_=True) as bubbles:
        for _ in range(34):
            a, far = rnd.uniform(0, 6.28), 0.42 * math.sqrt(rnd.random())
            place = (x + far * math.cos(a), y + far * math.sin(a), rnd.uniform(0.85, 2.55))
            bubbles.ball(place, rnd.uniform(0.012, 0.034), detail=2)
    for side in (-1, 1):
        cable((x + side * 0.45, y, 2.95), (x + side * 1.25, y + 0.1, 2.75), 0.22, 0.035, black)
        cable((x + side * 0.7, y - 0.3, 0.25), (x + side * 1.7, y - 0.2, 0.35), 0.18, 0.04, black)


def _vial(foot, high, radius, liquid, cap) -> None:
    """A closed vial that stands on ``foot``."""
    x, y, z = foot
    with Batch(liquid, 0.01, round_=True) as fill:
        fill.rod((x, y, z), (x, y, z + high), radius, 20)
    with Batch(cap, 0.008, round_=True) as ends:
        for low in (-0.03, high - 0.02):
            ends.rod((x, y, z + low), (x, y, z + low + 0.06), radius * 1.2, 20)


def _injectors(white, dark, steel) -> None:
    """Arms of the ring, each with a dose and a needle that reach into the tank."""
    x, y, z = TANK
    dose = glow("dose", GREEN, 5)
    for degrees in (28, 58, 122, 152):
        way = (math.cos(math.radians(degrees)), math.sin(math.radians(degrees)))

        def at(far: float, way=way) -> tuple[float, float, float]:
            return (x + way[0] * far, y - 0.05, z + way[1] * far)

        with Batch(white, 0.02, round_=True) as arm:
            arm.rod(at(1.60), at(1.20), 0.10, 16)
            arm.ball(at(1.18), 0.135)
        with Batch(dark, 0.01, round_=True) as grip:
            grip.rod(at(1.12), at(1.04), 0.105, 16)
        with Batch(dose, 0.01, round_=True) as fill:
            fill.rod(at(1.05), at(0.80), 0.075, 16)
        with Batch(steel, 0.008, round_=True) as needle:
            needle.rod(at(0.80), at(0.74), 0.085, 16)
            needle.rod(at(0.74), at(0.50), 0.02, 8)


def _trolley(white, dark, steel) -> None:
    """Build what is ready to be given away: a rack of vials at the front right."""
    frame = Matrix.Translation((1.55, 3.15, 0)) @ Matrix.Rotation(-0.6, 4, "Z")
    with Batch(steel, 0.01, round_=True) as legs:
        for sx in (-0.5, 0.5):
            for sy in (-0.2, 0.2):
                legs.rod((sx, sy, 0), (sx, sy, 0.72), 0.03, 10, frame=frame)
    with Batch(white, 0.04) as top:
        top.box((0, 0, 0.74), (1.15, 0.55, 0.07), frame=frame)
    with Batch(dark, 0.02) as rack:
        rack.box((0, 0, 0.84), (0.95, 0.26, 0.13), frame=frame)
    liquid = glow("ready", GREEN, 1.1)
    for k in range(4):
        place = frame @ Matrix.Translation((-0.33 + 0.22 * k, 0, 0.90))
        _vial(tuple(place.translation), 0.26, 0.062, liquid, steel)
