"""Build what flies about: the escape pod, and what an explosion throws out of a room."""

from __future__ import annotations

import math
import random

import numpy as np
from mathutils import Euler, Matrix, Vector

from voyage.hulls import glow, metal
from voyage.plating import Model, ragged

Point = tuple[float, float, float]


def _shard(rng: np.random.Generator, model: Model, size: float) -> None:
    """A torn plate, a little bent, with ribs on it; its edges still glow."""
    shape = ragged(rng, size, int(rng.integers(8, 15)))
    thick, bend = 0.006 + size * rng.uniform(0.015, 0.04), rng.normal(0, 0.25)

    def rise(x: float, y: float) -> float:
        return bend * (x * x) / max(size, 0.05) + 0.3 * bend * y

    low = [(x, y, rise(x, y) - thick) for x, y in shape]
    high = [(x, y, rise(x, y) + thick) for x, y in shape]
    count = len(shape)
    sides = [(i, (i + 1) % count, count + (i + 1) % count, count + i) for i in range(count)]
    fan = [(count, i, (i + 1) % count) for i in range(count)]
    for rim, up in ((low, False), (high, True)):
        middle = (0.0, 0.0, thick if up else -thick)
        model.add("part", [*rim, middle], [face if up else face[::-1] for face in fan])
    model.add("edge", low + high, sides)
    for _ in range(3):
        x, y = rng.normal(0, size * 0.3, 2)
        model.box("part", (x, y, rise(x, y) + thick), (size * 0.5, size * 0.05, thick * 2.5))


def _beam(rng: np.random.Generator, model: Model, size: float) -> None:
    """A piece of lattice."""
    long = size * 3
    for y in (-0.24 * size, 0.24 * size):
        model.rod("part", (-long, y, 0), (long * rng.uniform(0.6, 1), y, 0), size * 0.06, 6)
    for k in range(8):
        x = -long + 2 * long * k / 8
        model.rod("part", (x, -0.24 * size, 0), (x + long / 4, 0.24 * size, 0), size * 0.04, 5)


def _pipe(rng: np.random.Generator, model: Model, size: float) -> None:
    """A torn pipe."""
    points = [Vector((0, 0, 0))]
    for _ in range(4):
        points.append(points[-1] + Vector(rng.normal(0, size * 0.6, 3)))
    model.tube("part", points, size * 0.10, 8)


def _blocks(rng: np.random.Generator, model: Model, size: float) -> None:
    """Build what was in the room."""
    for _ in range(4):
        model.box("part", rng.normal(0, size * 0.2, 3), rng.uniform(0.1, 0.55, 3) * size)


def debris(origin: Point, way: Point, count: int, seed: int) -> None:
    """Throw pieces out of a hole, sharp and small: what was near the fire glows white at its edges."""
    rng, rnd = np.random.default_rng(seed), random.Random(seed)
    skins = [
        metal("shard", (0.30, 0.31, 0.34), 0.34, 0.8),
        metal("shard-pale", (0.46, 0.46, 0.47), 0.40, 0.4),
        metal("shard-dull", (0.10, 0.10, 0.12), 0.5, 0.6),
    ]
    embers = [glow(f"ember-{n}", (1, 1, 1), power) for n, power in enumerate((2.6, 0.7, 0.12))]
    heading = Vector(way).normalized()
    for n in range(count):
        model = Model(seed + n)
        size = 0.035 + 0.40 * rng.random() ** 3.4
        make = rnd.choices((_shard, _beam, _pipe, _blocks), (62, 16, 10, 12))[0]
        make(rng, model, size * (1 if make is _shard else 0.6))
        aim = (heading + Vector(rng.normal(0, 0.62, 3))).normalized()
        far = 0.5 + rng.gamma(1.5, 1.25) * (0.35 + 0.65 * (0.22 / max(size, 0.08)) ** 0.3)
        ember = embers[min(2, int(far / 1.1))] if rng.random() < 0.6 else skins[2]
        skin = skins[rng.choice(3, p=(0.5, 0.3, 0.2))]
        turn = Euler(rng.uniform(0, 6.28, 3)).to_matrix().to_4x4()
        place = Vector(origin) + Vector(rng.normal(0, 0.4, 3)) + aim * far
        for thing in model.build({"part": skin, "edge": ember}).values():
            thing.matrix_world = Matrix.Translation(place) @ turn


def pod(frame: Matrix, alive: bool) -> None:
    """Model the escape pod: nose -x, a hatch with a pane, three nozzles; dark but for a lamp if not alive."""
    m = Model(8)
    dome = [(1.2 * math.sin(a / 12 * 1.35), -1.05 - 1.7 * math.cos(a / 12 * 1.35)) for a in range(13)]
    m.lathe("cream", [*dome, (1.30, -0.6), (1.30, 0.75), (1.16, 1.25), (0.86, 1.5)], sides=64)
    m.lathe("amber", [(1.23, 0.82), (1.35, 0.82), (1.35, 1.08), (1.2, 1.08)], sides=64)
    m.lathe("amber", [(1.22, -1.3), (1.30, -1.3), (1.30, -1.16), (1.2, -1.16)], sides=64)
    m.lathe("amber", [(0.30, -2.70), (0.36, -2.66), (0.42, -2.56), (0.36, -2.60)], sides=48)
    for x in (-0.72, -0.1, 0.5):
        m.lathe("dark", [(1.29, x - 0.015), (1.315, x), (1.29, x + 0.015)], sides=64)
    m.lathe("dark", [(0.9, 1.35), (0.95, 1.6), (0.8, 1.75), (0.05, 1.75)], sides=48)
    for k in range(3):
        a = 2 * math.pi * k / 3 + 0.5
        centre = (0, 0.46 * math.cos(a), 0.46 * math.sin(a))
        m.lathe("dark", [(0.2, 1.7), (0.28, 2.0), (0.36, 2.24), (0.33, 2.24), (0.22, 1.95)], centre, 32)
        m.lathe("flame", [(0.01, 2.0), (0.24, 2.05)], centre, 24)
    m.lathe("amber", [(0.56, -1.18), (0.60, -1.36), (0.72, -1.36), (0.76, -1.18)], (0, 0, 0.02), 48, "Y")
    m.lathe("pane", [(0.001, -1.30), (0.5, -1.30)], (0, 0, 0.02), 48, "Y")
    for k in range(12):
        a = 2 * math.pi * k / 12
        m.box("dark", (0.66 * math.cos(a), -1.37, 0.02 + 0.66 * math.sin(a)), (0.05, 0.04, 0.05))
    for x in (-0.95, 1.0):
        m.lathe("dark", [(0.14, -1.26), (0.2, -1.32), (0.24, -1.26)], (x, 0, 0.1), 24, "Y")
        m.lathe("pane", [(0.001, -1.28), (0.15, -1.28)], (x, 0, 0.1), 24, "Y")
    for k in range(4):
        turn = Matrix.Rotation(math.pi / 4 + k * math.pi / 2, 3, "X")
        outline = ((0.3, 1.1), (1.4, 1.0), (2.2, 1.9), (1.6, 1.95))
        low, high = ([turn @ Vector((x, y, z)) for x, z in outline] for y in (-0.06, 0.06))
        m.hexa("amber", low, high)
    for k in range(8):
        turn = Matrix.Rotation(math.pi / 8 + k * math.pi / 4, 3, "X")
        m.box("dark", turn @ Vector((-0.95, 0, 1.30)), (0.2, 0.2, 0.06), turn)
    m.box("red", (0, 0, 1.36), (0.16, 0.14, 0.12))
    lit = 1.0 if alive else 0.0
    paints = {
        "cream": metal("cream", (0.55, 0.48, 0.38), 0.42, 0.2),
        "amber": metal("amber", (0.55, 0.22, 0.03), 0.42, 0.3),
        "dark": metal("pod-dark", (0.05, 0.05, 0.06)),
        "pane": glow("pane", (1, 0.60, 0.22), 2.4)
        if alive
        else metal("pane-dark", (0.02, 0.025, 0.035), 0.12, 0.2),
        "flame": glow("pod-flame", (0.4, 0.7, 1), 40 * lit) if alive else metal("cold", (0.03, 0.03, 0.03)),
        "red": glow("pod-red", (1, 0.06, 0.02), 14),
    }
    for thing in m.build(paints).values():
        thing.matrix_world = frame
