"""Cargo Hold, second side: a container stands open on the floor, and what is in it shines."""

from __future__ import annotations

import math
import random

from materials import glow, metal
from mathutils import Matrix
from paint import Style
from props import container, figure
from shapes import Batch
from stage import area, camera, haze, point, spot, world

from rooms.cargo_hold import GREEN, _hall

STYLE = Style(exposure=0.35, focus=(0.5, 0.47), bloom=0.28)
SAMPLES = 13
FIND = (0.15, 8.2)
GOLD = (1, 0.62, 0.20)


def build() -> None:
    """Model and light the scene."""
    rnd = random.Random(22)
    skins = {
        "green": metal("green", (0.05, 0.36, 0.19), 0.5, 0.3, 0.6, 0.55),
        "teal": metal("teal", (0.04, 0.25, 0.20), 0.5, 0.3, 0.6, 0.55),
        "grey": metal("grey", (0.26, 0.30, 0.28), 0.5, 0.4, 0.6, 0.6),
        "rust": metal("rust", (0.34, 0.12, 0.04), 0.55, 0.3, 0.6, 0.6),
    }
    dark = metal("dark", (0.045, 0.06, 0.055), 0.45, 0.7, 0.5, 0.5)
    steel = metal("steel", (0.24, 0.27, 0.26), 0.4, 0.9, 0.6, 0.5)
    yellow = metal("yellow", (0.62, 0.40, 0.04), 0.5, 0.1, 0.6, 0.55)
    black = metal("black", (0.010, 0.014, 0.012), 0.6, 0.2, 0.1, 0.3)
    lime = glow("lime", (0.20, 1, 0.50), 7)
    pale = glow("pale", (0.72, 1, 0.86), 8)

    _hall(dark, steel, yellow, black, lime, pale, rnd)
    _stacks(skins, dark, lime, rnd)
    _open_container(skins["green"], dark, steel, lime, yellow)
    _find(dark, steel, rnd)
    _hook(yellow, steel)
    figure((-0.75, 5.35, 0), black, 1.80, yaw=-0.25, pose="reach")
    figure((2.5, 6.6, 0), black, 1.74, yaw=0.75, pose="stand")

    x, y = FIND
    point((x, y - 0.2, 2.2), 60, GOLD, 0.3)
    area((x, y + 0.2, 1.6), (x, 0, 0.9), 2.0, 110, GOLD, size_y=1.9, spread=120)
    spot((x, y + 1.4, 1.7), (x - 0.2, -3, 0.2), 1500, (1, 0.66, 0.26), 74, 0.5, 0.4)
    area((0, 18, 7), (0, 8, 2), 8, 900, GREEN, size_y=5)
    area((-4.5, -2, 6), (1, 9, 1.5), 5, 700, (0.10, 0.66, 0.50))
    spot((3.6, 0.6, 7.5), (0.4, 8.2, 2.4), 5200, (0.40, 1, 0.70), 40, 0.6, 0.3)
    for side in (-1, 1):
        spot((side * 3.6, 5.2, 8.6), (side * 3.9, 7.6, 0), 2400, (0.30, 1, 0.62), 58, 0.7, 0.3)
    world((0.008, 0.020, 0.017), 0.8)
    haze((-9, -3, 0), (9, 20, 12.5), 0.010, (0.94, 1, 0.96))
    camera((1.45, -0.4, 1.15), (0.02, 8.2, 2.45), 26, roll=-0.03)


def _stacks(skins, dark, lime, rnd) -> None:
    plan = [
        (-4.3, 7.2, ("teal", "green", "grey")),
        (-4.6, 11.2, ("grey", "rust", "green")),
        (4.7, 7.9, ("rust", "teal", "green")),
        (4.6, 11.9, ("green", "grey", "teal")),
        (-1.6, 13.4, ("teal", "grey")),
        (1.5, 13.9, ("rust", "green", "teal")),
    ]
    for x, y, pile in plan:
        for level, colour in enumerate(pile):
            at = (x + rnd.uniform(-0.12, 0.12), y, 1.18 + level * 2.36)
            container(at, (2.55, 3.7, 2.3), skins[colour], dark, yaw=rnd.uniform(-0.04, 0.04))
            with Batch(lime, 0) as label:
                label.box((at[0] + 0.75, at[1] - 1.93, at[2] + 0.72), (0.32, 0.02, 0.06))


def _open_container(skin, dark, steel, lime, yellow) -> None:
    """A container seen from its open end: walls, lid, floor and two doors thrown back."""
    wide, deep, high = 3.0, 4.2, 2.75
    frame = Matrix.Translation((*FIND, 0.12)) @ Matrix.Rotation(0.06, 4, "Z")
    front = -deep * 0.32
    with Batch(skin, 0.02) as body:
        body.box((0, front + deep / 2, high), (wide, deep, 0.12), frame=frame)
        body.box((0, front + deep, high / 2), (wide, 0.1, high), frame=frame)
        for side in (-1, 1):
            body.box((side * wide / 2, front + deep / 2, high / 2), (0.1, deep, high), frame=frame)
            hinge = frame @ Matrix.Translation((side * wide / 2, front, high / 2))
            door = hinge @ Matrix.Rotation(side * 0.40, 4, "Z")
            body.box((side * wide / 4, -0.04, 0), (wide / 2, 0.09, high * 0.96), frame=door)
            for k in range(4):
                body.box((side * (0.2 + 0.37 * k), 0.02, 0), (0.19, 0.09, high * 0.84), frame=door)
    with Batch(dark, 0.02) as rims:
        rims.box((0, front + deep / 2, 0.04), (wide, deep, 0.12), frame=frame)
        for side in (-1, 1):
            rims.box((side * wide / 2, front, high / 2), (0.2, 0.2, high + 0.14), frame=frame)
        rims.box((0, front, high), (wide + 0.1, 0.2, 0.22), frame=frame)
        rims.box((0, front, 0.03), (wide + 0.1, 0.2, 0.16), frame=frame)
    with Batch(steel, 0, round_=True) as bars:
        for side in (-1, 1):
            hinge = frame @ Matrix.Translation((side * wide / 2, front, high / 2))
            door = hinge @ Matrix.Rotation(side * 0.40, 4, "Z")
            for k in (0.45, 1.05):
                bars.rod((side * k, -0.14, -1.25), (side * k, -0.14, 1.25), 0.04, 10, frame=door)
    with Batch(yellow, 0.004) as stripes:
        for k in range(9):
            stripes.box((-1.3 + 0.325 * k, front - 0.105, high), (0.13, 0.01, 0.24), (0, 0.6, 0), frame=frame)
    with Batch(lime, 0) as lamp:
        for side in (-1, 1):
            lamp.box((side * wide / 2, front - 0.105, high * 0.82), (0.07, 0.015, 0.5), frame=frame)


def _find(dark, steel, rnd) -> None:
    """The find: a great glowing cube on a plinth among chests."""
    x, y = FIND
    back = glow("back", (1, 0.42, 0.10), 0.35)
    with Batch(back, 0) as shine:
        shine.box((x - 0.15, y + 2.70, 1.6), (2.6, 0.04, 2.2))
    with Batch(glow("treasure", (1, 0.66, 0.22), 5), 0.03) as heart:
        heart.box((x, y + 0.3, 1.55), (0.72, 0.72, 0.72), (0.62, 0.5, 0.6))
    with Batch(steel, 0.02) as cage:
        cage.box((x, y + 0.3, 0.50), (1.0, 0.9, 0.7))
        for k in range(3):
            a = 2 * math.pi * k / 3 + 0.5
            foot = (x + 0.42 * math.cos(a), y + 0.3 + 0.42 * math.sin(a), 0.8)
            tip = (x + 0.62 * math.cos(a), y + 0.3 + 0.62 * math.sin(a), 1.35)
            cage.rod(foot, tip, 0.05, 8)
    with Batch(dark, 0.03) as chests:
        for dx, dy, s in ((-1.0, 0.1, 0.62), (-0.95, 0.95, 0.8), (1.02, 0.5, 0.72), (1.0, -0.35, 0.5)):
            chests.box((x + dx, y + dy, 0.2 + s / 2), (s, s, s), (0, 0, rnd.uniform(-0.3, 0.3)))
        chests.box((-2.15, 4.5, 0.35), (0.9, 0.7, 0.7), (0, 0, 0.5))
        chests.box((3.3, 4.6, 0.4), (0.8, 0.8, 0.8), (0, 0, 0.3))


def _hook(yellow, steel) -> None:
    x, y = FIND
    with Batch(yellow, 0.03) as spreader:
        spreader.box((x, y, 5.0), (2.4, 2.6, 0.18))
        spreader.box((x, y, 5.25), (0.9, 0.9, 0.5))
        for side in (-1, 1):
            spreader.box((x + side * 1.1, y - 1.2, 4.75), (0.14, 0.14, 0.6))
        for dy in (-1.0, 1.0):
            spreader.box((x, y + dy, 9.0), (15, 0.34, 0.6))
    with Batch(steel, 0, round_=True) as ropes:
        for side in (-1, 1):
            ropes.rod((x + side * 0.3, y, 5.4), (x + side * 0.3, y, 9.0), 0.045, 8)
