"""Cargo Hold: stacked containers, and a crane that carries one through a shaft of light; green."""

from __future__ import annotations

import random

from materials import glow, metal
from paint import Style
from people import member
from props import container, screen
from shapes import Batch, cable, panels, pipe
from stage import area, camera, haze, point, spot, world

STYLE = Style(exposure=0.25, focus=(0.5, 0.45), bloom=0.28)
GREEN = (0.16, 1, 0.52)


def build() -> None:
    """Model and light the scene."""
    rnd = random.Random(21)
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
    lime = glow("lime", (0.20, 1, 0.50), 10)
    pale = glow("pale", (0.72, 1, 0.86), 12)
    amber = glow("amber", (1, 0.45, 0.08), 16)

    _stacks(skins, dark, lime, rnd)
    _crane(skins, dark, steel, yellow, black, pale, amber)
    _hall(dark, steel, yellow, black, lime, pale, rnd)
    member("quartermaster", (1.05, 7.0, 0), 1.78, yaw=2.7, pose="reach")
    member("engineer", (-1.7, 9.8, 0), 1.75, yaw=-0.4, pose="walk")

    spot((0, 11.0, 13.5), (0, 10.6, 0), 26000, (0.62, 1, 0.80), 34, 0.35, 0.4)
    area((0, 19, 6), (0, 8, 2), 8, 900, GREEN, size_y=5)
    area((-4.5, -2, 6), (1, 9, 1.5), 5, 800, (0.20, 0.55, 0.75))
    spot((-3.4, 1.0, 7.5), (0.2, 10.4, 3.7), 6500, (0.80, 1, 0.86), 34, 0.5, 0.3)
    area((6, 1, 8), (0, 9, 1.5), 4, 900, (0.25, 0.85, 0.62))
    area((0, 18.9, 6.0), (0, 8, 1), 7, 900, (1, 0.50, 0.18), size_y=5)
    for x, y in ((-4.2, 7), (4.2, 7), (-4.2, 13), (4.2, 13)):
        spot((x, y, 9.6), (x * 0.85, y, 0), 3600, (0.30, 1, 0.62), 58, 0.7, 0.3)
    point((1.5, 7.3, 1.3), 12, (1, 0.5, 0.1), 0.05)
    for x in (-1.35, 1.35):
        point((x, 9.7, 5.4), 26, (1, 0.42, 0.08), 0.06)
    world((0.010, 0.022, 0.020), 0.8)
    haze((-9, -3, 0), (9, 20, 12.5), 0.011, (0.92, 1, 0.96))
    camera((-1.5, -1.6, 1.25), (0.15, 10, 3.75), 23, roll=0.03)


def _stacks(skins, dark, lime, rnd) -> None:
    plan = [
        (-4.7, 4.2, ("green", "grey")),
        (-5.2, 8.4, ("teal", "green", "rust")),
        (-4.9, 12.6, ("grey", "green", "teal", "green")),
        (4.6, 4.9, ("rust", "green")),
        (5.1, 9.2, ("green", "grey", "teal")),
        (4.8, 13.5, ("teal", "rust", "green", "grey")),
        (-2.2, 17.2, ("green",)),
        (2.4, 17.6, ("grey", "green")),
    ]
    for x, y, pile in plan:
        for level, colour in enumerate(pile):
            at = (x + rnd.uniform(-0.15, 0.15), y + rnd.uniform(-0.1, 0.1), 1.18 + level * 2.36)
            container(at, (2.55, 3.7, 2.3), skins[colour], dark, yaw=rnd.uniform(-0.05, 0.05))
            with Batch(lime, 0) as label:
                side = 1 if x < 0 else -1
                label.box((at[0] + side * 1.33, at[1] - 1.2, at[2] + 0.5), (0.02, 0.5, 0.05))
                label.box((at[0] + 0.75, at[1] - 1.93, at[2] + 0.72), (0.32, 0.02, 0.06))
    with Batch(skins["grey"], 0.03) as boxes:
        for x, y, s in (
            (-2.6, 5.4, 0.8),
            (-2.7, 5.3, 0.0),
            (2.5, 6.6, 0.9),
            (2.9, 11.6, 0.9),
            (-2.9, 10.8, 1.0),
        ):
            if s:
                boxes.box((x, y, s / 2), (s, s, s), (0, 0, rnd.uniform(0, 1)))


def _crane(skins, dark, steel, yellow, black, pale, amber) -> None:
    container((0, 10.6, 3.75), (2.7, 3.9, 2.35), skins["green"], dark, yaw=0.42)
    with Batch(yellow, 0.03) as spreader:
        spreader.box((0, 10.6, 5.12), (2.3, 2.6, 0.16), (0, 0, 0.42))
        spreader.box((0, 10.6, 5.35), (0.9, 0.9, 0.5), (0, 0, 0.42))
        spreader.box((0, 10.6, 6.35), (0.6, 0.34, 0.62))
    with Batch(steel, 0, round_=True) as ropes:
        for sx in (-1, 1):
            for sy in (-1, 1):
                ropes.rod((sx * 0.95, 10.6 + sy * 1.1, 5.15), (0, 10.6, 6.3), 0.035, 8)
            ropes.rod((sx * 0.2, 10.6, 6.5), (sx * 0.3, 10.6, 9.0), 0.045, 8)
    with Batch(yellow, 0.04) as bridge:
        for y in (9.6, 11.6):
            bridge.box((0, y, 9.45), (15, 0.34, 0.6))
            for i in range(15):
                bridge.box((-7 + i, y, 8.95), (0.12, 0.2, 0.7), (0, 0.75 if i % 2 else -0.75, 0))
            bridge.box((0, y, 8.6), (15, 0.24, 0.2))
        bridge.box((0, 10.6, 9.3), (1.7, 1.9, 0.9))
        for side in (-1, 1):
            bridge.box((side * 6.9, 10.6, 9.3), (0.7, 3.4, 0.9))
    with Batch(dark, 0.04) as cabin:
        cabin.box((2.35, 10.0, 8.3), (1.3, 1.4, 1.2))
    with Batch(pale, 0) as lit:
        lit.box((2.35, 9.28, 8.3), (0.95, 0.03, 0.55))
        lit.box((0, 9.62, 8.82), (1.1, 0.05, 0.08))
    with Batch(amber, 0) as lamps:
        for x in (-1.0, 1.0):
            lamps.rod((x, 9.55, 5.2), (x, 9.55, 5.36), 0.08, 12)
        lamps.rod((1.28, 7.35, 1.15), (1.34, 7.42, 1.45), 0.035, 10)


def _hall(dark, steel, yellow, black, lime, pale, rnd) -> None:
    with Batch(dark, 0.02) as floor:
        for i in range(9):
            for j in range(11):
                floor.box((-8 + 2 * i, -2 + 2 * j, -0.06 + 0.01 * rnd.random()), (1.95, 1.95, 0.12))
    with Batch(yellow, 0.004) as lines:
        for side in (-1, 1):
            lines.box((side * 2.9, 8, 0.006), (0.14, 18, 0.012))
            for k in range(12):
                lines.box((side * 2.2, 6.8 + 0.62 * k, 0.006), (0.18, 0.52, 0.012), (0, 0, side * 0.6))
        for y in (6.4, 14.6):
            lines.box((0, y, 0.006), (4.6, 0.14, 0.012))
    for side in (-1, 1):
        corner, across = ((-8.4, 19, 0), (0, -1, 0)) if side < 0 else ((8.4, -2, 0), (0, 1, 0))
        panels(corner, across, (0, 0, 1), 21, 9, [dark, steel], 5 + side, 0.3, 0.9, lights=lime, lit=0.05)
        with Batch(steel, 0.06) as ribs:
            for y in (2, 6, 10, 14, 18):
                ribs.box((side * 7.9, y, 6), (0.8, 0.6, 12))
                ribs.box((side * 6.6, y, 11.4), (3.0, 0.55, 0.6), (0, side * 0.5, 0))
        with Batch(steel, 0.03) as rail:
            rail.box((side * 7.2, 8, 8.75), (0.5, 22, 0.3))
        with Batch(pale, 0) as lamps:
            for y in (7, 13):
                lamps.box((side * 4.2, y, 9.9), (0.9, 0.5, 0.06))
        pipe([(side * 7.3, -1, 7.6), (side * 7.3, 18.6, 7.6)], 0.2, dark, 0.3, steel)
    panels((-8, 19.5, 0), (1, 0, 0), (0, 0, 1), 16, 12.5, [steel, dark], 51, 0.35, 1.2, lights=lime, lit=0.08)
    with Batch(glow("daylight", (1, 0.46, 0.14), 2.2), 0) as opening:
        opening.box((0, 19.3, 6.0), (7.4, 0.05, 6.2))
    with Batch(steel, 0.05) as shutter:
        for k in range(5):
            shutter.box((0, 19.2, 8.6 - 0.42 * k), (7.4, 0.2, 0.36))
    with Batch(lime, 0) as door:
        for z in (4.6, 9.0):
            door.box((0, 19.1, z), (7.5, 0.05, 0.10))
        for x in (-3.75, 3.75):
            door.box((x, 19.1, 4.5), (0.10, 0.05, 9))
    with Batch(steel, 0.05) as roof:
        for y in (2, 6, 14, 18):
            roof.box((0, y, 12.2), (14, 0.6, 0.7))
        for x in (-4, 4):
            roof.box((x, 8, 12.4), (0.5, 22, 0.5))
    with Batch(dark, 0.02) as lid:
        for x in (-5.5, 5.5):
            lid.box((x, 8, 12.9), (7, 24, 0.2))
        lid.box((0, 2.5, 12.9), (5, 12, 0.2))
        lid.box((0, 17, 12.9), (5, 8, 0.2))
    with Batch(pale, 0) as sky:
        sky.box((0, 10.8, 14.2), (4.4, 4.6, 0.05))
    screen((-2.35, 5.02, 1.30), (0.34, 0.05, 0), (0, 0, 0.22), "manifest", (0.3, 1, 0.55), 4)
    with Batch(dark, 0.02) as stand:
        stand.box((-2.35, 5.10, 1.30), (0.80, 0.10, 0.56), (0, 0, 0.15))
        stand.rod((-2.35, 5.14, 0), (-2.35, 5.14, 1.2), 0.06, 10)
    for x in (-3.5, -1.0, 2.6):
        cable((x, 5.5, 12.0), (x + 1.5, 9.5, 12.0), 1.4, 0.04, black)
