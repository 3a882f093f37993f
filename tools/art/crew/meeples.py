"""The four meeples: boards with round edges and what each of them wears, told apart by outline.

The outline says what the mark says: ring, a round helmet; triangle, a wide stance; diamond, a bun above a
flaring coat; square, a box of a coat and a crate. A figure for few pixels has no eyes, buttons or straps, and
a larger mark.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

import bpy
import numpy as np
from clay import studio
from clay.fields import (
    Field,
    ball,
    bar,
    both,
    box,
    cut,
    disc,
    drum,
    egg,
    front,
    grow,
    half,
    hoop,
    limb,
    pad,
    poly,
    rope,
    slab,
    soft_min,
    turned,
    union,
)
from clay.studio import Paint, linear
from stage import area, camera, clear, world

from crew.marks import MEMBERS, mark_shape

BOX = ((-1.15, -0.55, -0.02), (1.15, 0.55, 2.3))
FLOOR = half((0, 0, 0.02), (0, 0, 1))
SKINS = ("#7A472B", "#E8A27C", "#D99A72", "#9A6440")


class Toy:
    """One meeple being made.

    Args:
        number: 0 to 3.
        simple: for few pixels.
    """

    def __init__(self, number: int, simple: bool) -> None:
        self.member = MEMBERS[number]
        self.simple = simple
        # White paint at full strength has no shape left.
        self.tone = linear(self.member.tone, 0.84 if number == 3 else 1)
        self.ink = linear(self.member.ink)
        self.skin = linear(SKINS[number])

    def paint(self, field: Field, share: float = 1.0, cell: float = 0.011) -> None:
        """Add a part in the crew's colour, or in a darker one of it."""
        studio.add(field, "enamel", self.shade(share), BOX, cell, crew=True)

    def part(self, field: Field, kind: str, paint: Paint, cell: float = 0.011) -> None:
        """Add a part of its own colour; for few pixels it steps back behind the crew's colour."""
        if self.simple and not callable(paint):
            paint = (paint * 0.4 + paint.mean() * 0.6) * 0.7
        studio.add(field, kind, paint, BOX, cell)

    def shade(self, share: float) -> np.ndarray:
        """Return the crew's colour, darkened towards its ink."""
        return self.tone * share + self.ink * (1 - share) * 0.6

    def eyes(self, z: float, y: float, apart: float = 0.105, r: float = 0.042) -> None:
        """Add two painted eyes with a spark."""
        if self.simple:
            return
        balls = union([egg((x, y, z), (r, 0.03, r * 1.35)) for x in (-apart, apart)])
        self.part(balls, "eye", self.ink * 0.5, 0.006)
        sparks = union([ball((x + 0.014, y - 0.027, z + 0.02), 0.011) for x in (-apart, apart)])
        self.part(sparks, "eye", linear("#FFFFFF"), 0.004)

    def mark(self, z: float, y: float, r: float) -> None:
        """Let the crew mark into the chest, dark in a pale rim; larger for few pixels."""
        shape = mark_shape(self.member.mark, 0, z, r * (1.32 if self.simple else 1))
        thick = 0.035 if self.simple else 0.016
        self.part(slab(shape, 0.05, 0.012, y), "ink", self.ink, 0.008)
        rim = slab(lambda q: np.abs(shape(q) - thick - 0.006) - thick, 0.05, 0.01, y - 0.004)
        self.part(rim, "enamel", self.tone * 0.5 + 0.5, 0.007)


def board(shapes: Sequence[Field], soft: float, thick: float = 0.24, edge: float = 0.13) -> Field:
    """Return a board cut in the shape of all of these, melted together."""

    def shape(q: np.ndarray) -> np.ndarray:
        found = shapes[0](q)
        for other in shapes[1:]:
            found = soft_min(found, other(q), soft)
        return found

    return slab(shape, thick, edge, 0, 0.05)


def pilot(toy: Toy) -> None:
    """The pilot: a round helmet, a scarf in the wind of the sun, a hand on the hip."""
    trunk = poly([(-0.30, 0.55), (0.30, 0.55), (0.40, 1.12), (0.2, 1.28), (-0.2, 1.28), (-0.40, 1.12)])
    limbs = [
        bar((-0.20, 0.62), (-0.33, 0.15), 0.22, 0.20),
        bar((0.20, 0.62), (0.33, 0.15), 0.22, 0.20),
        bar((0.34, 1.10), (0.78, 0.90), 0.15, 0.13),
        bar((0.78, 0.90), (0.47, 0.58), 0.13, 0.13),
        bar((-0.34, 1.10), (-0.70, 0.82), 0.16, 0.15),
        bar((-0.70, 0.82), (-0.78, 0.66), 0.15, 0.15),
    ]
    toy.paint(both(board([trunk, *limbs], 0.06), FLOOR, 0.05))
    helmet = egg((0, 0, 1.66), (0.50, 0.42, 0.48))
    toy.paint(helmet)
    window = pad((0, 1.64), (0.34, 0.21), 0.15)
    glass = both(grow(helmet, 0.025), slab(window, 0.6, 0.03, -0.40), 0.03)

    def sunset(v: np.ndarray) -> np.ndarray:
        low = np.clip((v[:, :1] + 0.05) * 1.1 + (v[:, 2:] - 1.58) * 1.5, 0, 1)
        return linear("#1B1208") + low**2 * linear("#FF8A1E", 0.9)

    toy.part(glass, "glass", sunset, 0.008)
    frame = slab(lambda q: window(q) - 0.05, 0.6, 0.02, -0.40)
    toy.paint(cut(both(grow(helmet, 0.045), frame, 0.02), grow(glass, 0.012), 0.02), 0.55, 0.008)
    cups = union([drum((x, 0, 1.62), 0.18, 0.09, 0.05, 0) for x in (-0.50, 0.50)])
    toy.part(cups, "trim", linear("#5A3410"))
    crest = both(grow(helmet, 0.05), front(pad((0, 2.0), (0.085, 0.35), 0.02), 9), 0.02)
    toy.part(cut(crest, slab(window, 0.6, 0.03, -0.40)), "trim", linear("#FFF0C8"))
    waves = [((-0.2, 1.20), (-0.54, 1.30), 0.10), ((-0.54, 1.30), (-0.82, 1.20), 0.12)]
    tail = union(
        [bar(a, b, r, r + 0.02) for a, b, r in waves] + [bar((-0.82, 1.20), (-1.0, 1.36), 0.13, 0.15)]
    )
    scarf = union([hoop((0, 0, 1.20), 0.25, 0.11), slab(tail, 0.10, 0.05, 0.08)], 0.05)
    toy.part(scarf, "cloth", linear("#FFF0C8"))
    toy.paint(slab(pad((0, 0.60), (0.46, 0.06), 0.02), 0.275, 0.03), 0.35)
    if not toy.simple:
        talk = [(0.50, -0.10, 1.56), (0.44, -0.36, 1.40), (0.18, -0.46, 1.36)]
        toy.part(rope(talk, 0.028), "ink", toy.ink, 0.008)
    toy.mark(0.90, -0.27, 0.24)


def engineer(toy: Toy) -> None:
    """The engineer: a wide stance, a spanner raised, goggles, a beard, a belt of tools."""
    trunk = poly([(-0.46, 0.45), (0.46, 0.45), (0.36, 1.10), (0.18, 1.22), (-0.18, 1.22), (-0.36, 1.10)])
    limbs = [
        bar((-0.28, 0.52), (-0.62, 0.16), 0.24, 0.22),
        bar((0.28, 0.52), (0.62, 0.16), 0.24, 0.22),
        bar((-0.34, 1.04), (-0.72, 0.84), 0.16, 0.14),
        bar((-0.72, 0.84), (-0.66, 1.10), 0.14, 0.14),
        bar((0.34, 1.04), (0.72, 0.80), 0.16, 0.14),
        bar((0.72, 0.80), (0.60, 0.60), 0.14, 0.14),
    ]
    toy.paint(both(board([trunk, *limbs], 0.06), FLOOR, 0.05))
    head = egg((0, 0, 1.47), (0.35, 0.32, 0.35))
    toy.part(head, "enamel", toy.skin)
    toy.eyes(1.475, -0.312)
    toy.part(ball((0, -0.345, 1.415), 0.055), "enamel", toy.skin * 0.85, 0.008)
    toy.paint(both(grow(head, 0.03), half((0, -0.02, 1.58), (0, 0.35, 1)), 0.04), 0.4)
    places = (
        (-0.24, 1.36, 0.15),
        (0.24, 1.36, 0.15),
        (-0.12, 1.26, 0.17),
        (0.12, 1.26, 0.17),
        (0, 1.20, 0.17),
    )
    beard = [egg((x, -0.10, z), (0.15, 0.27, r)) for x, z, r in places]
    lip = [egg((x, -0.31, 1.345), (0.13, 0.07, 0.06), turned(y=a)) for x, a in ((-0.09, 14), (0.09, -14))]
    toy.part(union([*beard, *lip], 0.05), "enamel", linear("#8A2F10"))
    rims = [drum((x, -0.30, 1.665), 0.125, 0.08, 0.03, 1, turned(x=-18)) for x in (-0.15, 0.15)]
    strap = hoop((0, 0, 1.66), 0.34, 0.045, 2, 1.5, turned(x=-6))
    toy.part(union([*rims, strap], 0.02), "metal", linear("#B98A4A"), 0.009)
    panes = union([drum((x, -0.345, 1.652), 0.088, 0.06, 0.02, 1, turned(x=-18)) for x in (-0.15, 0.15)])

    def sunset(v: np.ndarray) -> np.ndarray:
        return linear("#0B2A33") + np.clip((v[:, :1] + 0.3) * 1.2, 0, 1) * linear("#FF9A35", 0.7)

    toy.part(panes, "glass", sunset, 0.007)
    tool = union([bar((-0.66, 0.86), (-0.74, 1.66), 0.085), disc((-0.76, 1.86), 0.27)], 0.08)
    jaw = union([bar((-0.775, 1.95), (-0.81, 2.3), 0.115), disc((-0.77, 1.92), 0.11)])
    toy.part(slab(cut(tool, jaw), 0.13, 0.04, -0.10), "metal", linear("#C9D4DA"))
    toy.paint(slab(bar((-0.82, 1.08), (-0.54, 1.12), 0.12), 0.30, 0.09, -0.06))
    toy.part(slab(pad((0, 0.53), (0.52, 0.075), 0.02), 0.275, 0.03), "enamel", linear("#7A4A22"))
    bags = union([box((x, -0.10, 0.42), (0.15, 0.26, 0.17), 0.05) for x in (-0.54, 0.56)])
    toy.part(bags, "enamel", linear("#8F5A2B"))
    flaps = union([box((x, -0.12, 0.53), (0.16, 0.26, 0.045), 0.03) for x in (-0.54, 0.56)])
    toy.part(flaps, "enamel", linear("#5E3517"))
    toy.mark(0.84, -0.27, 0.24)


def medic(toy: Toy) -> None:
    """The medic: a high bun, a coat that flares like a bell, a case in one hand."""
    legs = [bar((x, 0.45), (x, 0.13), 0.15) for x in (-0.17, 0.17)]
    toy.paint(both(board(legs, 0, 0.20, 0.10), FLOOR, 0.05), 0.42)
    coat = poly(
        [
            (-0.24, 1.22),
            (-0.62, 0.42),
            (-0.48, 0.34),
            (0.48, 0.34),
            (0.62, 0.42),
            (0.24, 1.22),
            (0.1, 1.30),
            (-0.1, 1.30),
        ]
    )
    sleeves = [
        bar((0.24, 1.10), (0.52, 0.84), 0.13, 0.12),
        bar((-0.24, 1.10), (-0.50, 0.80), 0.13, 0.12),
        bar((-0.50, 0.80), (-0.44, 0.62), 0.12, 0.11),
    ]
    toy.paint(board([coat, *sleeves], 0.05))
    toy.paint(limb((0.52, -0.12, 0.84), (0.64, -0.20, 0.68), 0.115, 0.10))
    head = egg((0, 0, 1.56), (0.31, 0.30, 0.33))
    toy.part(head, "enamel", toy.skin)
    toy.eyes(1.53, -0.295, 0.10, 0.04)
    locks = [egg((x, 0.02, 1.44), (0.10, 0.2, 0.17)) for x in (-0.30, 0.30)]
    mass = union([egg((0, 0.03, 1.62), (0.365, 0.34, 0.34)), ball((0, 0.05, 2.02), 0.20), *locks], 0.06)
    face = union([disc((-0.07, 1.50), 0.235), disc((0.10, 1.47), 0.22)], 0.1)
    toy.part(cut(mass, slab(face, 0.6, 0.05, -0.55), 0.04), "hair", toy.ink * 1.6)
    toy.part(hoop((0, 0.05, 1.90), 0.13, 0.05), "enamel", linear("#FFE9F2"))
    pale = linear("#FFE9F2")
    toy.part(box((0.74, -0.06, 0.46), (0.27, 0.22, 0.22), 0.06), "enamel", pale)
    toy.part(box((0.74, -0.08, 0.58), (0.28, 0.23, 0.09), 0.05), "enamel", linear("#F6C9DC"))
    toy.part(hoop((0.74, -0.10, 0.70), 0.11, 0.035, 1), "trim", toy.ink)
    cross = union([pad((0.74, 0.42), (0.045, 0.125), 0.01), pad((0.74, 0.42), (0.125, 0.045), 0.01)])
    toy.part(slab(cross, 0.04, 0.008, -0.27), "ink", linear("#D9124F"), 0.008)
    toy.part(hoop((0, 0, 1.25), 0.17, 0.075), "enamel", pale)
    if not toy.simple:
        cord = [
            (-0.16, -0.20, 1.22),
            (-0.13, -0.27, 1.08),
            (0, -0.29, 1.02),
            (0.13, -0.27, 1.08),
            (0.16, -0.20, 1.22),
        ]
        toy.part(rope(cord, 0.028), "trim", toy.ink * 2, 0.008)
    toy.mark(0.74, -0.29, 0.22)


def quartermaster(toy: Toy) -> None:
    """The quartermaster: a box of a coat, hair cut flat, a moustache, a crate on the shoulder."""
    coat = poly([(-0.60, 1.22), (-0.64, 0.10), (0.64, 0.10), (0.60, 1.22), (0.2, 1.30), (-0.2, 1.30)])
    sleeves = [
        bar((-0.58, 1.08), (-0.72, 0.58), 0.18, 0.17),
        bar((0.56, 1.06), (0.80, 0.92), 0.17, 0.16),
        bar((0.80, 0.92), (0.86, 1.22), 0.16, 0.15),
    ]
    slit = slab(poly([(-0.05, -0.2), (0.05, -0.2), (0.012, 0.44), (-0.012, 0.44)]), 1, 0)
    toy.paint(both(cut(board([coat, *sleeves], 0.03, 0.27, 0.12), slit, 0.05), FLOOR, 0.05))
    steel, brass = linear("#3B4A6B"), linear("#B9772E")
    head = egg((-0.16, 0, 1.55), (0.30, 0.29, 0.34))
    toy.part(head, "enamel", toy.skin)
    if not toy.simple:
        for x in (-0.26, -0.06):
            toy.part(egg((x, -0.285, 1.57), (0.04, 0.03, 0.054)), "eye", toy.ink * 0.5, 0.006)
            toy.part(ball((x + 0.014, -0.312, 1.59), 0.011), "eye", linear("#FFFFFF"), 0.004)
    hair = linear("#5A6072")
    block = box((-0.16, 0.04, 1.87), (0.325, 0.29, 0.17), 0.06)
    sides = both(grow(head, 0.035), half((0, -0.04, 1.60), (0, 1, 0.12)), 0.03)
    toy.part(union([block, sides], 0.06), "hair", hair)
    slants = ((-0.085, 20), (0.085, -20))
    lips = [egg((-0.16 + x, -0.285, 1.435), (0.12, 0.06, 0.05), turned(y=a)) for x, a in slants]
    toy.part(union(lips, 0.02), "hair", hair, 0.008)
    toy.part(ball((-0.16, -0.31, 1.50), 0.05), "enamel", toy.skin * 0.9, 0.008)
    collar = cut(
        slab(poly([(-0.44, 1.14), (0.20, 1.14), (0.26, 1.40), (-0.56, 1.40)]), 0.30, 0.05),
        slab(poly([(-0.24, 1.16), (-0.06, 1.16), (0.08, 1.6), (-0.40, 1.6)]), 0.6, 0.05, -0.45),
        0.05,
    )
    toy.paint(cut(collar, grow(head, 0.02), 0.04), 0.8)
    x, z = 0.80, 1.60
    toy.part(box((x, -0.02, z), (0.28, 0.25, 0.27), 0.03), "enamel", brass)
    ribs = [box((x + side, -0.02, z), (0.045, 0.275, 0.29), 0.02) for side in (-0.23, 0.23)]
    bands = [box((x, -0.02, z + up), (0.29, 0.265, 0.042), 0.02) for up in (-0.22, 0.22)]
    toy.part(union([*ribs, *bands]), "enamel", linear("#6B3F16"))
    toy.paint(slab(bar((0.76, 1.26), (0.98, 1.30), 0.11), 0.31, 0.09, -0.04))
    toy.part(slab(pad((0, 0.605), (0.655, 0.06), 0.02), 0.295, 0.03), "enamel", steel)
    toy.part(box((0, -0.29, 0.605), (0.11, 0.04, 0.085), 0.02), "metal", linear("#D9A032"), 0.008)
    if not toy.simple:
        buttons = union([ball((x, -0.275, z), 0.036) for x in (-0.42, 0.42) for z in (0.80, 0.98)])
        toy.part(buttons, "metal", linear("#D9A032"), 0.008)
    toy.mark(0.92, -0.285, 0.26)


MAKERS: tuple[Callable[[Toy], None], ...] = (pilot, engineer, medic, quartermaster)


def shoot(number: int, simple: bool, stem: Path, size: int, samples: int) -> None:
    """Render one meeple: cool light from the left, the sun at the right and behind."""
    clear()
    MAKERS[number](Toy(number, simple))
    for thing in bpy.data.objects:
        thing.rotation_euler[2] = np.radians(-9)  # a little of the edge on the sun's side
    world((0.16, 0.22, 0.40), 0.42)
    area((-2.6, -4.5, 3.6), (0, 0, 1.1), 1.8, 190, (0.80, 0.90, 1.0))
    area((1.2, -5, 0.6), (0, 0, 1), 3.0, 24, (0.50, 0.62, 1.0))
    area((3.4, 1.6, 2.2), (0, 0, 1.1), 1.4, 900, (1, 0.42, 0.11), 3.0)
    area((2.6, -1.8, 1.4), (0.3, 0, 1.0), 0.8, 120, (1, 0.50, 0.17))
    view = camera((0, -9, 2.55), (0, 0, 1.06))
    view.data.type, view.data.ortho_scale = "ORTHO", 2.46
    studio.render(stem, size, samples, clear=True)
