"""Draw what each of the four and the captain wears: on the head, and on the shoulders."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from clay import studio
from clay.fields import (
    Field,
    Place,
    at,
    ball,
    bar,
    both,
    box,
    bumpy,
    cut,
    decal,
    disc,
    drum,
    egg,
    front,
    grow,
    half,
    hoop,
    limb,
    mirror,
    pad,
    rope,
    shell,
    turned,
    turned_by,
    union,
)
from clay.studio import Paint, linear
from mathutils import Matrix

from crew.heads import EYE, Head
from crew.marks import CAPTAIN, PEOPLE, mark_shape

BODY = ((-1.3, -0.9, -2.1), (1.3, 0.9, -0.35))


def pilot(head: Head) -> None:
    """A helmet with its visor up, a crest, cups over the ears, a microphone."""
    outer, inner = egg((0, 0.03, 0.09), (0.58, 0.60, 0.57)), egg((0, 0.03, 0.06), (0.47, 0.50, 0.50))
    window = front(pad((0, -0.18), (0.39, 0.47), 0.19), -0.02)
    helmet = cut(cut(both(outer, half((0, 0.10, -0.36), (0, 0.35, 1)), 0.06), inner, 0.02), window, 0.05)
    head.add(helmet, "enamel", head.tone, crew=True)
    stripe = decal(outer, lambda q: np.maximum(np.abs(q[:, 0]) - 0.10, -q[:, 1] + 0.30), 0.016, 0.9)
    head.add(stripe, "trim", linear("#F4DFAE"))
    band = front(
        lambda q: np.maximum(np.abs(q[:, 1] - 0.40 - 0.10 * q[:, 0] ** 2) - 0.115, np.abs(q[:, 0]) - 0.50)
    )
    head.add(
        both(shell(egg((0, 0, 0.13), (0.63, 0.67, 0.58)), 0.018), band, 0.03), "glass", linear("#3A1A04")
    )
    head.add(mirror(drum((0.57, 0.02, -0.02), 0.19, 0.10, 0.05, 0)), "trim", linear("#5E3410"))
    head.add(mirror(drum((0.66, 0.02, -0.02), 0.10, 0.04, 0.02, 0)), "metal", linear("#C9B48A"))
    wire = [(0.58, -0.05, -0.12), (0.50, -0.34, -0.34), (0.30, -0.52, -0.38), (0.18, -0.55, -0.345)]
    head.add(rope(wire, 0.020), "ink", head.ink * 0.5, cell=0.008)
    head.add(egg((0.15, -0.555, -0.34), (0.055, 0.04, 0.035)), "ink", head.ink * 0.4, cell=0.008)


def engineer(head: Head) -> None:
    """A cap, goggles pushed up, a red beard, a smear of grease."""
    cap = both(egg((0, 0.03, 0.12), (0.455, 0.475, 0.44)), half((0, -0.1, 0.21), (0, 0.30, 1)), 0.05)
    head.add(cap, "cloth", head.shade(0.62), crew=True)
    head.add(hoop((0, 0.03, 0.25), 0.425, 0.05, 2, 1.2, turned(x=-10)), "cloth", head.shade(0.42), crew=True)
    head.add(hoop((0, 0.02, 0.33), 0.435, 0.042, 2, 2.0, turned(x=-14)), "ink", linear("#3A2213"))
    sides = ((-0.18, -14), (0.18, 14))
    cups = [drum((x, -0.40, 0.395), 0.165, 0.10, 0.04, 1, turned(x=-22, z=z)) for x, z in sides]
    bridge = box((0, -0.44, 0.40), (0.06, 0.04, 0.04), 0.02)
    head.add(union([*cups, bridge], 0.03), "metal", linear("#B7823C"), cell=0.009)
    panes = [drum((x * 1.11, -0.475, 0.425), 0.118, 0.055, 0.02, 1, turned(x=-22, z=z)) for x, z in sides]

    def sunset(v: np.ndarray) -> np.ndarray:
        return linear("#07242C") + np.clip(v[:, 2:] * 5 - 1.9, 0, 1) * linear("#FF8A2A", 0.8)

    head.add(union(panes), "glass", sunset, cell=0.008)
    rng = np.random.RandomState(4)
    lumps = []
    for turn in np.linspace(-1, 1, 13) * 1.35:
        for row in range(3):
            r = 0.36 - 0.04 * row
            centre = (
                np.sin(turn) * r * 1.05,
                -np.cos(turn) * r * 0.95 - 0.02,
                -0.25 - 0.12 * row - 0.10 * np.cos(turn),
            )
            lumps.append(egg(centre, (0.085, 0.10, 0.12 + 0.02 * rng.rand())))
    chin, cheeks = (
        egg((0, -0.22, -0.48), (0.26, 0.20, 0.18)),
        mirror(egg((0.385, -0.08, -0.10), (0.06, 0.10, 0.16))),
    )
    beard = bumpy(union([*lumps, chin, cheeks], 0.05), 0.10, 0.008, 2)
    beard = cut(beard, front(grow(head.mouth, 0.030)), 0.04)
    beard = cut(beard, front(lambda q: np.maximum(np.abs(q[:, 0]) - 0.25, -(q[:, 1] + 0.27))), 0.05)
    head.add(beard, "hair", lambda v: head.hair * (0.8 + 0.5 * np.clip(v[:, 2:] + 0.5, 0, 1)), cell=0.011)
    hairs = [(0.03, -0.50, -0.205), (0.11, -0.49, -0.225), (0.20, -0.42, -0.27), (0.25, -0.37, -0.34)]
    head.add(mirror(rope(hairs, 0.058, 0.030, 0.03)), "hair", head.hair * 1.25, cell=0.009)
    strokes = union(
        [bar((0.20, -0.10), (0.30, -0.05), 0.022, 0.012), bar((0.22, -0.14), (0.29, -0.11), 0.012)]
    )
    smear = both(grow(head.skull, 0.003), front(strokes, -0.1))
    head.add(smear, "skin", linear("#3A2A24"), ((-0.5, -0.7, -0.3), (0.5, 0, 0.2)), 0.008)


def medic(head: Head) -> None:
    """Hair swept up into a bun, glasses with round rims, earrings."""

    def lock(x: float, back: float, drop: float, r: float) -> Field:
        points = [
            (x * 0.2, -0.34, 0.47),
            (x * 0.55, -0.44 + back * 0.1, 0.37),
            (x * 0.85, -0.40 + back * 0.3, 0.24),
            (x, -0.28 + back * 0.4, drop),
        ]
        return rope(points, r, r * 0.55, 0.05)

    face = union([disc((-0.10, -0.08), 0.30), disc((0.14, -0.10), 0.30), disc((0, -0.40), 0.42)], 0.06)
    cap = cut(egg((0, 0.05, 0.13), (0.46, 0.475, 0.455)), front(face, -0.02), 0.05)
    locks = [
        lock(-0.38, 0.0, 0.12, 0.105),
        lock(-0.42, 0.28, 0.10, 0.12),
        lock(0.40, 0.0, 0.06, 0.115),
        lock(0.43, 0.28, 0.06, 0.12),
        lock(0.22, 0.0, 0.20, 0.10),
        rope([(0, -0.30, 0.52), (0, -0.1, 0.60), (0, 0.12, 0.62)], 0.12, 0.14, 0.05),
        mirror(rope([(0.40, -0.12, 0.10), (0.445, -0.09, -0.10), (0.41, -0.10, -0.24)], 0.075, 0.035, 0.03)),
    ]
    bun = [
        ball((0, 0.14, 0.70), 0.215),
        hoop((0, 0.14, 0.72), 0.13, 0.095, 2, 1, turned(x=20)),
        hoop((0, 0.14, 0.80), 0.07, 0.08, 2, 1, turned(x=-15)),
    ]
    sheen = linear("#3A1230", 0.8)
    head.add(
        union([cap, *locks, *bun], 0.045), "hair", lambda v: head.hair + sheen * np.clip(v[:, 2:] * 0.9, 0, 1)
    )
    head.add(hoop((0, 0.13, 0.565), 0.165, 0.05, 2, 1, turned(x=-12)), "cloth", head.tone, crew=True)
    ex, ey, ez = EYE
    rims = mirror(hoop((ex + 0.005, ey - 0.155, ez - 0.005), 0.148, 0.015, 1, 1, turned(z=8)))
    bridge = limb((-0.035, -0.50, 0.04), (0.035, -0.50, 0.04), 0.014)
    ears = mirror(limb((0.31, -0.46, 0.03), (0.44, -0.02, 0.03), 0.013))
    head.add(union([rims, bridge, ears]), "metal", linear("#E8C27A"), cell=0.007)
    head.add(mirror(ball((0.45, -0.02, -0.20), 0.035)), "metal", linear("#FFD47A"), cell=0.008)


def _brushed(hair: np.ndarray) -> Paint:
    """Return hair with fine streaks that stand up, lighter at the top."""

    def paint(v: np.ndarray) -> np.ndarray:
        streaks = 0.5 + 0.5 * np.sin(v[:, :1] * 95 + 2 * np.sin(v[:, 2:] * 9)) * np.cos(v[:, 1:2] * 60)
        return hair * (0.62 + 0.35 * np.clip(v[:, 2:] * 1.6, 0, 1) + 0.28 * streaks)

    return paint


def quartermaster(head: Head) -> None:
    """Grey hair cut flat as a table, a moustache, an old scar."""
    top = turned_by(box((0, 0.03, 0.40), (0.405, 0.39, 0.155), 0.09), turned(x=-6))
    nape = both(
        grow(egg((0, 0.03, 0.06), (0.425, 0.44, 0.44)), 0.02), half((0, -0.02, 0.12), (0, 1, 0.15)), 0.04
    )
    brush = bumpy(union([top, nape], 0.10), 0.20, 0.004, 5)
    head.add(brush, "hair", _brushed(head.hair), cell=0.011)
    head.add(mirror(egg((0.405, -0.08, 0.04), (0.045, 0.07, 0.17))), "hair", head.hair * 0.8)
    hairs = [(0.02, -0.51, -0.205), (0.11, -0.50, -0.225), (0.21, -0.43, -0.26), (0.27, -0.37, -0.33)]
    head.add(mirror(rope(hairs, 0.060, 0.026, 0.03)), "hair", head.hair * 1.1, cell=0.009)
    scar = both(grow(head.skull, 0.006), front(bar((-0.27, -0.02), (-0.22, -0.22), 0.010), -0.1))
    head.add(scar, "skin", head.skin * at(1.3, 0.95, 0.9), ((-0.5, -0.7, -0.3), (0.5, 0, 0.2)), 0.008)


def captain(head: Head) -> None:
    """A white cap with a peak, a star on its band, a short white beard."""
    tilt = turned(x=6)
    band = drum((0, 0.03, 0.335), 0.455, 0.095, 0.02, 2, tilt)
    head.add(band, "cloth", head.tone * 0.7, cell=0.011)
    crown = union(
        [
            drum((0, 0.04, 0.545), 0.60, 0.075, 0.07, 2, tilt),
            drum((0, 0.03, 0.43), 0.46, 0.07, 0.03, 2, tilt),
        ],
        0.14,
    )
    front_up = egg((0, -0.24, 0.565), (0.40, 0.30, 0.13))
    head.add(bumpy(union([crown, front_up], 0.16), 0.5, 0.006, 3), "trim", linear("#F4F6FB", 0.92))
    cords = [hoop((0, 0.03, z), 0.462, 0.020, 2, 1, tilt) for z in (0.255, 0.285)]
    head.add(union(cords), "metal", linear("#E8B23C"), cell=0.008)
    plate = drum((0, -0.26, 0.235), 0.46, 0.026, 0.024, 2, turned(x=-10))
    peak = both(cut(plate, half((0, -0.28, 0), (0, 1, 0)), 0.02), half((0, -0.30, 0), (0, -1, 0)), 0.02)
    head.add(peak, "ink", linear("#0A0E1C"), cell=0.008)
    star = front(mark_shape("star", 0, 0.44, 0.125), -0.1)
    head.add(
        both(grow(union([band, crown, front_up], 0.10), 0.04), star, 0.015),
        "metal",
        linear("#FFC94A"),
        cell=0.007,
    )
    hair = both(grow(egg((0, 0.05, 0.06), (0.425, 0.44, 0.44)), 0.01), half((0, 0.02, 0), (0, 1, 0.3)), 0.04)
    sides = mirror(egg((0.405, -0.04, 0.06), (0.045, 0.08, 0.18)))
    head.add(union([hair, sides], 0.04), "hair", head.hair * 0.85)
    low = half((0, -0.40, -0.215), (0, 0.55, -1))
    jaw = both(grow(head.skull, 0.05), low, 0.05)
    chin = egg((0, -0.30, -0.53), (0.22, 0.17, 0.12))
    beard = bumpy(union([jaw, chin], 0.10), 0.15, 0.008, 7)
    beard = cut(beard, front(grow(head.mouth, 0.036), -0.2), 0.03)
    beard = cut(beard, mirror(egg((0.45, 0.06, -0.06), (0.10, 0.15, 0.19))), 0.05)
    head.add(beard, "hair", lambda v: head.hair * (0.74 + 0.4 * np.clip(v[:, 2:] + 0.6, 0, 1)), cell=0.011)
    hairs = [(0.02, -0.51, -0.205), (0.11, -0.49, -0.222), (0.20, -0.43, -0.27), (0.27, -0.36, -0.36)]
    head.add(mirror(rope(hairs, 0.050, 0.034, 0.03)), "hair", head.hair * 1.05, cell=0.009)


HEADS: tuple[Callable[[Head], None], ...] = (pilot, engineer, medic, quartermaster, captain)
WIDE = (0.56, 0.68, 0.50, 0.72, 0.66)
NECKS = (0.17, 0.21, 0.155, 0.20, 0.19)
MARKS = ((0.34, -1.20), (0.0, -1.27), (0.26, -1.24), (0.40, -1.30), (0.38, -1.26))


class Bust:
    """Shoulders and chest below a head.

    Args:
        head: whose they are.
        number: of the crew member.
        frame: where they are.
    """

    def __init__(self, head: Head, number: int, frame: Matrix) -> None:
        self.head, self.number, self.frame = head, number, frame

    def add(self, field: Field, kind: str, paint: Paint, cell: float = 0.018, crew: bool = False) -> None:
        """Put a part on the body."""
        box_: tuple[Place, Place] = BODY
        studio.add(field, kind, paint, box_, cell, self.frame, crew)

    def build(self) -> None:
        """Make neck, clothes and the crew mark on the chest."""
        n, head = self.number, self.head
        wide = WIDE[n]
        shoulders = limb((-wide, 0.05, -1.13), (wide, 0.05, -1.13), 0.24)
        trunk = bumpy(
            union([shoulders, egg((0, 0.02, -1.6), (wide + 0.12, 0.42, 0.7))], 0.22), 0.35, 0.008, n
        )
        self.add(limb((0, 0.05, -0.30), (0, 0.08, -0.95), NECKS[n]), "skin", head.skin)
        self.add(trunk, "cloth", head.tone * (0.80 if n == 3 else 0.95), crew=n != CAPTAIN)
        dressed = (self._pilot, self._engineer, self._medic, self._quartermaster, self._captain)
        dressed[n](trunk)
        shape = mark_shape(PEOPLE[n].mark, *MARKS[n], 0.12)
        if n == CAPTAIN:
            self.add(decal(trunk, shape, 0.032, 0), "metal", linear("#FFC94A"), 0.010)
            return
        self.add(decal(trunk, grow(shape, 0.03), 0.022, 0), "enamel", head.tone * 0.4 + 0.6, 0.010)
        self.add(decal(trunk, shape, 0.032, 0), "ink", head.ink * 0.6, 0.010)

    def _pilot(self, trunk: Field) -> None:
        ring = hoop((0, 0.03, -0.80), 0.30, 0.135, 2, 0.9, turned(x=-8))
        tail = rope([(-0.22, -0.40, -0.95), (-0.30, -0.44, -1.15), (-0.26, -0.45, -1.4)], 0.10, 0.14, 0.05)
        scarf = union([ring, egg((-0.20, -0.34, -0.92), (0.16, 0.12, 0.12)), tail], 0.06)
        self.add(bumpy(scarf, 0.16, 0.014), "cloth", linear("#F4DFAE"))
        belts = decal(trunk, lambda q: np.abs(q[:, 0] - 0.52 - 0.1 * q[:, 1]) - 0.05, 0.018, 0.9)
        self.add(mirror(belts), "cloth", self.head.shade(0.35), crew=True)

    def _engineer(self, trunk: Field) -> None:
        self.add(hoop((0, 0.03, -0.86), 0.29, 0.085, 2, 1.2, turned(x=-8)), "cloth", linear("#2B2F33"))
        braces = decal(trunk, lambda q: np.abs(q[:, 0] - 0.40) - 0.085, 0.03, 0.9)
        self.add(mirror(braces), "enamel", linear("#5A3318"))
        self.add(mirror(box((0.41, -0.46, -1.25), (0.12, 0.04, 0.08), 0.02)), "metal", linear("#C99A4A"))

    def _medic(self, trunk: Field) -> None:
        pale = linear("#FBE9F0")
        collar = hoop((0, 0.03, -0.86), 0.24, 0.11, 2, 1.3, turned(x=-10))
        self.add(cut(collar, front(lambda q: np.abs(q[:, 0]) - 0.05), 0.04), "cloth", pale)
        strap = decal(trunk, lambda q: np.abs(q[:, 0] * 0.75 + q[:, 1] + 1.30) - 0.075, 0.03, 0.9)
        self.add(strap, "cloth", pale)

    def _quartermaster(self, trunk: Field) -> None:
        cloth, brass = self.head.tone * 0.92, linear("#D9A032")
        outer = both(
            limb((0, 0.06, -0.55), (0, 0.05, -1.1), 0.50, 0.36), half((0, 0, -0.58), (0, 0.22, -1)), 0.03
        )
        collar = cut(outer, limb((0, 0.04, -0.2), (0, 0.05, -1.1), 0.48, 0.28), 0.03)
        gap = front(lambda q: np.abs(q[:, 0]) - 0.16 - 0.5 * np.clip(q[:, 1] + 0.95, 0, 1))
        self.add(cut(collar, gap, 0.05), "cloth", cloth, crew=True)
        tabs = mirror(box((0.70, 0.05, -0.90), (0.22, 0.22, 0.04), 0.04, turned(y=14)))
        self.add(tabs, "trim", linear("#3B4A6B"))
        self.add(decal(trunk, lambda q: np.abs(q[:, 0]) - 0.012, 0.006, 0), "ink", self.head.ink)
        buttons = union([ball((0.22, -0.43, z), 0.045) for z in (-1.22, -1.42)])
        self.add(mirror(buttons), "metal", brass)

    def _captain(self, trunk: Field) -> None:
        cloth, gold = self.head.tone, linear("#E8B23C")
        collar = hoop((0, 0.03, -0.84), 0.27, 0.12, 2, 1.5, turned(x=-10))
        self.add(cut(collar, front(lambda q: np.abs(q[:, 0]) - 0.04), 0.03), "cloth", cloth * 0.75)
        self.add(hoop((0, 0.02, -0.70), 0.275, 0.028, 2, 1, turned(x=-10)), "metal", gold, 0.010)
        boards = mirror(box((0.66, 0.04, -0.90), (0.22, 0.20, 0.045), 0.04, turned(y=14)))
        self.add(boards, "metal", gold)
        self.add(decal(trunk, lambda q: np.abs(q[:, 0]) - 0.012, 0.006, 0), "ink", self.head.ink)
        buttons = union([ball((0.16, -0.43, z), 0.042) for z in (-1.10, -1.30, -1.50)])
        self.add(mirror(buttons), "metal", gold, 0.010)
