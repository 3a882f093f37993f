"""Mess Hall, second side: two people lean over the table and swap; the galley is closed."""

from __future__ import annotations

import math
import random

from materials import glow, metal
from paint import Style
from people import person
from shapes import Batch, torus
from stage import area, camera, haze, point, spot, world

from rooms.mess_hall import TABLE, _galley, _lamp, _room, _table

STYLE = Style(exposure=0.35, focus=(0.5, 0.47), bloom=0.28)
SAMPLES = 13
EYE = (4.35, 1.9)


def build() -> None:
    """Model and light the scene."""
    rnd = random.Random(12)
    clay = metal("clay", (0.42, 0.115, 0.085), 0.55, 0.2, 0.5, 0.5)
    rose = metal("rose", (0.27, 0.085, 0.075), 0.5, 0.3, 0.5, 0.6)
    dark = metal("dark", (0.06, 0.045, 0.045), 0.45, 0.6, 0.5, 0.5)
    steel = metal("steel", (0.42, 0.38, 0.35), 0.28, 1, 0.5, 0.35)
    wood = metal("wood", (0.40, 0.20, 0.10), 0.42, 0.0, 0.4, 0.45)
    cream = metal("cream", (0.62, 0.54, 0.44), 0.5, 0.0, 0.3, 0.3)
    black = metal("black", (0.014, 0.011, 0.011), 0.6, 0.2, 0.1, 0.3)
    leaf = metal("leaf", (0.08, 0.26, 0.07), 0.6, 0, 0, 0.3)
    suit = metal("suit", (0.19, 0.075, 0.03), 0.7, 0, 0, 0.3)
    coat = metal("coat", (0.035, 0.06, 0.13), 0.7, 0, 0, 0.3)
    bulb = glow("bulb", (1, 0.62, 0.34), 5)
    closed = glow("closed", (1, 0.30, 0.14), 0.16)
    neon = glow("neon", (1, 0.14, 0.10), 4.5)
    blue = glow("blue", (0.22, 0.5, 1), 4)

    _table(wood, dark, steel, cream, clay, bulb, blue, rnd)
    _lamp(clay, dark, bulb, black)
    _galley(clay, rose, dark, steel, cream, closed, neon, black, rnd)
    _room(clay, rose, dark, steel, cream, leaf, neon, blue, black, rnd)
    _swap(suit, coat, black)

    spot((0, 5.6, 3.2), (0, 5.6, 0), 900, (1, 0.60, 0.34), 120, 0.6, 0.5)
    point((0, 5.6, 2.8), 70, (1, 0.50, 0.30), 0.4)
    area((-6.0, 7.5, 3.2), (0, 5.6, 1.2), 5, 420, (1, 0.22, 0.12), size_y=2)
    area((5.0, 0.4, 3.4), (0, 6, 0.8), 3, 80, (0.24, 0.32, 1))
    area((-1.0, 0.5, 4.6), (-1, 5, 0.8), 3, 90, (0.26, 0.34, 1))
    world((0.018, 0.013, 0.022), 0.8)
    haze((-7, -2, 0), (7, 13, 5.2), 0.010, (1, 0.94, 0.9))
    camera((*EYE, 1.58), (-0.15, 5.75, 1.66), 36, roll=0.025)


def _swap(suit, coat, black) -> None:
    """Two people on a chord of the table, each holding out what the other wants."""
    ahead = (TABLE[0] - EYE[0], TABLE[1] - EYE[1])
    far = math.hypot(*ahead)
    ahead = (ahead[0] / far, ahead[1] / far)
    across = (-ahead[1], ahead[0])  # to the left as the camera sees it
    goods = (((0.10, 0.42, 1), "energy", 0.50), ((1, 0.34, 0.06), "ore", -0.48))
    trim = metal("trim", (0.16, 0.13, 0.12), 0.5, 0.2, 0.2, 0.3)
    face = metal("face", (0.46, 0.24, 0.16), 0.6, 0, 0, 0.1)
    tan = metal("tan", (0.22, 0.10, 0.06), 0.6, 0, 0, 0.1)
    locks = metal("locks", (0.10, 0.035, 0.015), 0.7, 0, 0, 0.2)
    badge = glow("badge", (1, 0.55, 0.25), 2.2)
    looks = ((coat, face, locks), (suit, tan, black))
    for (tint, name, off), (jacket, face, hair) in zip(goods, looks, strict=True):
        side = 1 if off > 0 else -1
        x = TABLE[0] + across[0] * side * 1.62 + ahead[0] * 0.75
        y = TABLE[1] + across[1] * side * 1.62 + ahead[1] * 0.75
        yaw = math.atan2(across[0] * side, -across[1] * side)
        person((x, y, 0.02), jacket, face, hair, trim, badge, 2.0, yaw, "give", tilt=0.20, long_hair=side > 0)
        centre = (
            TABLE[0] + across[0] * off + ahead[0] * 0.75,
            TABLE[1] + across[1] * off + ahead[1] * 0.75,
            1.46 + 0.05 * side,
        )
        with Batch(glow(name, tint, 3.4), 0.03) as good:
            if side > 0:
                good.rod((centre[0], centre[1], centre[2] - 0.19), (*centre[:2], centre[2] + 0.19), 0.12, 18)
            else:
                good.box(centre, (0.36, 0.36, 0.36), (0.5, 0.4, 0.7))
        if side > 0:
            for z in (-0.21, 0.21):
                with Batch(black, 0.01) as cap:
                    cap.rod(
                        (*centre[:2], centre[2] + z - 0.03), (*centre[:2], centre[2] + z + 0.03), 0.14, 18
                    )
        else:
            torus(centre, 0.31, 0.025, black)
        point((centre[0] - 0.3 * ahead[0], centre[1] - 0.3 * ahead[1], centre[2] + 0.1), 26, tint, 0.15)
