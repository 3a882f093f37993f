"""Cargo Hold, second side: from inside a container; its doors are open, and what is in it shines."""

from __future__ import annotations

import itertools
import math
import random

import bpy
from materials import glow, metal
from mathutils import Matrix, Vector
from paint import Style
from people import member
from props import container, screen
from shapes import Batch, cable
from stage import area, camera, haze, point, spot, world

from rooms.cargo_hold import GREEN, _hall

STYLE = Style(exposure=0.35, focus=(0.5, 0.46), bloom=0.28)
SAMPLES = 10
GOLD = (1, 0.60, 0.18)
FIND = (0.0, 3.35)
WIDE, HIGH, FRONT, BACK = 3.3, 2.95, 5.0, -0.8
"""The container in metres: width, height, and the y of its open end and of its closed one."""


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
    wood = metal("wood", (0.20, 0.115, 0.055), 0.6, 0, 0.4, 0.5)
    lime = glow("lime", (0.20, 1, 0.50), 7)
    pale = glow("pale", (0.72, 1, 0.86), 8)

    _hall(dark, steel, yellow, black, lime, pale, rnd)
    _stacks(skins, dark, lime, rnd)
    _crane(skins["teal"], dark, yellow, steel)
    _inside(metal("lining", (0.10, 0.27, 0.17), 0.5, 0.3, 0.6, 0.55), dark, steel, wood, lime, yellow, rnd)
    _find(wood, dark, steel, rnd)
    member("quartermaster", (-1.02, 4.75, 0.12), 1.80, yaw=2.75, pose="hip")
    member("pilot", (1.0, 5.35, 0.0), 1.80, yaw=3.5, pose="reach")
    screen((WIDE / 2 - 0.14, 2.75, 1.80), (0, -0.42, 0), (0, 0, 0.27), "manifest", (0.25, 1, 0.5), 2.6)

    x, y = FIND
    point((x, y - 0.1, 2.15), 95, GOLD, 0.3)
    for side in (-1, 1):
        point((x + side * 0.75, y - 0.45, 1.25), 55, GOLD, 0.25)
    area((x - 0.5, 0.2, 2.4), (x, y, 1.3), 0.6, 14, (1, 0.85, 0.6))
    area((x, y + 0.1, 1.2), (x, y, 4), 0.9, 50, GOLD)
    spot((0, 11.0, 12.5), (0, 9.2, 0), 22000, (0.55, 1, 0.75), 36, 0.4, 0.4)
    area((0, 18, 6), (0, 8, 2), 8, 1100, GREEN, size_y=5)
    area((0, 9.5, 5.5), (0, 5.2, 1.0), 4.0, 700, (0.40, 1, 0.66))
    for side in (-1, 1):
        spot((side * 3.6, 8.0, 9.0), (side * 4.2, 9.5, 0), 2600, (0.30, 1, 0.62), 58, 0.7, 0.3)
    area((0, BACK + 0.1, 2.0), (0, 4, 1.2), 1.6, 16, (0.16, 0.62, 0.60))
    world((0.006, 0.016, 0.014), 0.8)
    haze((-9, -3, 0), (9, 20, 12.5), 0.010, (0.94, 1, 0.96))
    camera((0.34, 0.12, 1.30), (0.0, 5.0, 1.42), 24, roll=-0.025)


def _stacks(skins, dark, lime, rnd) -> None:
    plan = [
        (-3.9, 9.4, ("teal", "green", "grey")),
        (-4.1, 13.4, ("green", "rust", "teal")),
        (3.9, 10.2, ("rust", "green", "teal")),
        (4.1, 14.2, ("grey", "teal", "green")),
    ]
    for x, y, pile in plan:
        for level, colour in enumerate(pile):
            at = (x + rnd.uniform(-0.12, 0.12), y, 1.18 + level * 2.36)
            container(at, (2.55, 3.7, 2.3), skins[colour], dark, yaw=rnd.uniform(-0.05, 0.05))
            with Batch(lime, 0) as label:
                side = 1 if x < 0 else -1
                label.box((at[0] + side * 1.33, at[1] - 1.2, at[2] + 0.5), (0.02, 0.5, 0.05))
                label.box((at[0] - side * 0.4, at[1] - 1.93, at[2] + 0.72), (0.32, 0.02, 0.06))


def _crane(skin, dark, yellow, steel) -> None:
    """The crane has the next container on its hook, far behind."""
    container((0.1, 13.2, 3.35), (2.7, 3.6, 2.2), skin, dark, yaw=0.45)
    with Batch(yellow, 0.03) as spreader:
        spreader.box((0.1, 13.2, 4.6), (2.3, 2.4, 0.18), (0, 0, 0.45))
        spreader.box((0.1, 13.2, 4.85), (0.9, 0.9, 0.5), (0, 0, 0.45))
    with Batch(steel, 0, round_=True) as ropes:
        for side in (-1, 1):
            ropes.rod((0.1 + side * 0.3, 13.2, 5.0), (0.1 + side * 0.3, 13.2, 9.2), 0.05, 8)


def _inside(skin, dark, steel, wood, lime, yellow, rnd) -> None:
    """Corrugated walls and lid, a floor of planks, the frame of the open end and its doors."""
    middle, deep = (FRONT + BACK) / 2, FRONT - BACK
    with Batch(skin, 0.015) as walls:
        for side in (-1, 1):
            walls.box((side * (WIDE / 2 + 0.06), middle, HIGH / 2), (0.08, deep, HIGH))
            for k in range(int(deep / 0.34)):
                walls.box((side * WIDE / 2, BACK + 0.2 + 0.34 * k, HIGH / 2), (0.11, 0.17, HIGH))
        walls.box((0, middle, HIGH + 0.06), (WIDE, deep, 0.08))
        for k in range(int(deep / 0.5)):
            walls.box((0, BACK + 0.3 + 0.5 * k, HIGH), (WIDE, 0.22, 0.10))
        walls.box((0, BACK, HIGH / 2), (WIDE, 0.1, HIGH))
        for side in (-1, 1):
            hinge = Matrix.Translation((side * WIDE / 2, FRONT + 0.1, HIGH / 2))
            door = hinge @ Matrix.Rotation(side * -1.85, 4, "Z")
            walls.box((side * -0.80, 0, 0), (1.6, 0.09, HIGH * 0.97), frame=door)
            for k in range(4):
                walls.box((side * (-0.22 - 0.38 * k), -0.05, 0), (0.19, 0.09, HIGH * 0.86), frame=door)
    with Batch(wood, 0.008) as planks:
        for k in range(11):
            at = (-WIDE / 2 + 0.15 + 0.3 * k, middle, 0.06 + 0.012 * rnd.random())
            planks.box(at, (0.285, deep, 0.10))
    with Batch(dark, 0.02) as frame:
        for side in (-1, 1):
            frame.box((side * (WIDE / 2 + 0.02), FRONT, HIGH / 2), (0.24, 0.24, HIGH + 0.2))
        frame.box((0, FRONT, HIGH + 0.04), (WIDE + 0.2, 0.24, 0.26))
        frame.box((0, FRONT, 0.04), (WIDE + 0.2, 0.24, 0.16))
        for y in (1.2, 3.1):
            frame.box((0, y, HIGH - 0.05), (WIDE, 0.12, 0.12))
            for side in (-1, 1):
                frame.box((side * (WIDE / 2 - 0.05), y, HIGH / 2), (0.12, 0.12, HIGH))
    with Batch(yellow, 0.004) as stripes:
        for k in range(10):
            stripes.box((-1.44 + 0.32 * k, FRONT - 0.13, HIGH + 0.04), (0.13, 0.012, 0.26), (0, 0.6, 0))
    with Batch(lime, 0) as lamps:
        for side in (-1, 1):
            lamps.box((side * (WIDE / 2 - 0.11), FRONT - 0.13, 1.75), (0.05, 0.02, 1.5))
            lamps.box((side * 1.05, 3.0, HIGH - 0.08), (0.06, 1.5, 0.03))
    with Batch(steel, 0.01, round_=True) as rings:
        for side in (-1, 1):
            for y in (1.7, 2.6, 3.8):
                rings.rod(
                    (side * (WIDE / 2 - 0.10), y, 0.75), (side * (WIDE / 2 - 0.10), y + 0.2, 0.75), 0.03, 8
                )
    with Batch(metal("chest", (0.16, 0.20, 0.17), 0.45, 0.4, 0.6, 0.5), 0.03) as goods:
        for x, y, s in ((-1.30, 2.75, 0.58), (-1.32, 3.6, 0.50), (1.32, 3.85, 0.55), (1.34, 2.6, 0.44)):
            goods.box((x, y, 0.12 + s / 2), (s, s, s), (0, 0, rnd.uniform(-0.25, 0.25)))
        goods.box((-1.32, 2.8, 0.86), (0.4, 0.4, 0.30), (0, 0, 0.3))
    for side in (-1, 1):
        cable((side * 1.5, 1.6, 2.2), (side * 1.5, 3.4, 2.3), 0.5, 0.025, dark)


def _crystal(name: str, colour: tuple[float, float, float], power: float) -> bpy.types.Material:
    """Glass that shines from inside and still shows its faces."""
    material = metal(name, colour, 0.16, 0.2, 0, 0)
    shader = material.node_tree.nodes["Principled BSDF"]
    shader.inputs["Emission Color"].default_value = (*colour, 1)
    shader.inputs["Emission Strength"].default_value = power
    return material


def _stone(centre, radius, turn, tones) -> None:
    """A cut stone of twenty faces, taller than wide; neighbours shine unlike, so that it is no flame."""
    golden = (1 + math.sqrt(5)) / 2
    corners = []
    for i in (-1, 1):
        for j in (-golden, golden):
            corners += [Vector((0, i, j)), Vector((i, j, 0)), Vector((j, 0, i))]
    place = Matrix.Translation(centre) @ Matrix.Diagonal((1, 1, 1.2, 1)) @ turn
    number = 0
    for a, b, c in itertools.combinations(corners, 3):
        if max((a - b).length, (b - c).length, (c - a).length) > 2.1:
            continue
        if (b - a).cross(c - a).dot(a) < 0:
            b, c = c, b
        with Batch(tones[(0, 2, 1, 1, 0, 2, 0)[number % 7]], 0) as facet:
            facet.face([place @ (v.normalized() * radius) for v in (a, b, c)])
        number += 1


def _find(wood, dark, steel, rnd) -> None:
    """The find: a great golden stone in an open crate on a pallet."""
    x, y = FIND
    with Batch(wood, 0.012) as pallet:
        for k in range(5):
            pallet.box((x - 0.64 + 0.32 * k, y, 0.26), (0.26, 1.2, 0.05))
        for k in (-0.5, 0, 0.5):
            pallet.box((x, y + k, 0.17), (1.5, 0.14, 0.13))
    frame = Matrix.Translation((x, y, 0.29)) @ Matrix.Rotation(0.22, 4, "Z")
    with Batch(dark, 0.02) as crate:
        for side in (-1, 1):
            crate.box((side * 0.47, 0, 0.31), (0.07, 0.86, 0.62), frame=frame)
            crate.box((0, side * 0.40, 0.31), (1.0, 0.07, 0.62), frame=frame)
        crate.box((0.80, -0.30, 0.20), (0.10, 0.95, 0.80), (0, -0.45, 0.2), frame)
    with Batch(steel, 0.012) as edges:
        for sx in (-1, 1):
            for sy in (-1, 1):
                edges.box((sx * 0.48, sy * 0.41, 0.31), (0.12, 0.12, 0.68), frame=frame)
        edges.box((0, -0.445, 0.60), (0.96, 0.04, 0.06), frame=frame)
        edges.box((0, -0.445, 0.30), (0.20, 0.05, 0.24), frame=frame)
    tones = (
        _crystal("amber", (1, 0.30, 0.03), 0.30),
        _crystal("gold", (1, 0.45, 0.07), 0.60),
        _crystal("white gold", (1, 0.62, 0.20), 1.1),
    )
    _stone((x, y, 1.36), 0.52, Matrix.Rotation(0.35, 4, "Z") @ Matrix.Rotation(0.30, 4, "Y"), tones)
    for dx, turn in ((-0.32, 0.9), (0.31, 2.1)):
        _stone((x + dx, y - 0.26, 0.92), 0.15, Matrix.Rotation(turn, 4, (1, 1, 0.4)), tones)
    with Batch(glow("motes", (1, 0.7, 0.3), 4), 0, round_=True) as motes:
        for _ in range(40):
            a, far = rnd.uniform(0, 6.28), rnd.uniform(0.1, 0.75)
            motes.ball((x + far * math.cos(a), y + far * math.sin(a), rnd.uniform(0.9, 2.4)), 0.010, detail=1)
