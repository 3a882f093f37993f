"""The faces of the crew and of the captain, before a dark wall with one hot slot on the sun's side."""

from __future__ import annotations

import math
from pathlib import Path

from clay import studio
from materials import glow, metal
from mathutils import Matrix
from shapes import Batch, panels
from stage import area, camera, clear, world

from crew.heads import Head
from crew.wear import HEADS, Bust

# turn of the body, of the head, its nod and roll
POSES = ((26, 20, 2, 0), (22, 26, 0, 2), (24, 22, 1, -4), (28, 18, 3, 0), (26, 16, 0, 0))
# what a mood adds to these
GESTURES = {
    "calm": ((0, 0, 0, 0),) * 5,
    "strained": ((4, 8, -7, 3), (-2, 10, 5, -5), (2, 8, 6, 6), (2, 6, -4, -3), (2, 6, -2, 3)),
    "hurt": ((-4, -12, -12, 10), (-4, -14, -12, -10), (-4, -12, -12, 10), (-4, -12, -12, -9)),
    "glad": ((2, -4, 8, 6), (2, -6, 8, -6), (2, -6, 8, 8), (2, -4, 8, 5), (2, -4, 5, 4)),
    "earnest": ((0, 0, 0, 0),) * 4 + ((-2, -8, -3, -2),),
}
# middle of the picture (x, z) and its height
FRAMES = ((0.0, 0.02, 1.92), (0.03, -0.03, 1.80), (0.0, 0.07, 1.96), (0.0, 0.0, 1.86), (0.0, 0.0, 1.92))
FAR = 6.2


def _turn(z: float = 0, x: float = 0, y: float = 0) -> Matrix:
    about = [Matrix.Rotation(math.radians(angle), 4, axis) for angle, axis in ((z, "Z"), (x, "X"), (y, "Y"))]
    return about[0] @ about[1] @ about[2]


def _room(mood: str) -> None:
    blues = [
        metal("wall-1", (0.020, 0.045, 0.15), 0.5, 0.6, 0.3, 0.5),
        metal("wall-2", (0.03, 0.06, 0.20), 0.5, 0.6, 0.3, 0.5),
        metal("wall-3", (0.012, 0.02, 0.06), 0.5, 0.6, 0.2, 0.4),
    ]
    panels((-4, 5.0, -3), (1, 0, 0), (0, 0, 1), 8, 6, blues, 7, 0.3, 0.7)
    alarm = mood in ("strained", "hurt")
    with Batch(glow("slot", (1, 0.30, 0.05), 2.2 if alarm else 1.7), 0) as slot:
        slot.box((1.50, 4.6, 0), (0.13, 0.05, 4.4))
    tint = (0.25, 1, 0.55) if mood == "glad" else (0.15, 0.5, 1)
    with Batch(glow("lamp", tint, 1.5 if alarm else 5), 0) as lamps:
        lamps.box((-1.5, 4.5, 0.95), (1.3, 0.05, 0.06))
        lamps.box((-1.5, 4.5, -0.35), (1.3, 0.05, 0.06))
    if alarm:
        with Batch(glow("alarm", (1, 0.05, 0.03), 12), 0) as red:
            red.box((-0.75, 4.4, 0.55), (0.26, 0.05, 0.14))


def shoot(number: int, mood: str, stem: Path, size: int, samples: int) -> None:
    """Render one face; the sun is behind at the right, alarm is red at the left."""
    clear()
    _room(mood)
    turn, head_turn, nod, roll = (a + b for a, b in zip(POSES[number], GESTURES[mood][number], strict=True))
    head = Head(number, mood, _turn(head_turn, -nod, roll))
    head.build()
    HEADS[number](head)
    Bust(head, number, Matrix.Translation((0, 0, 0.17)) @ _turn(turn)).build()
    alarm = mood in ("strained", "hurt")
    world((0.05, 0.08, 0.18), 0.5)
    area((-1.5, 3.2, 3.2), (0, 5, 0), 2, 60, (0.14, 0.34, 1))
    area((-2.2, -3.2, 2.0), (0, 0, -0.1), 1.4, 112 if alarm else 150, (0.84, 0.92, 1))
    area((0.6, -4, -1.4), (0, 0, -0.2), 2.5, 18, (0.35, 0.50, 1))
    area((2.3, 1.5, 0.9), (0, 0, -0.1), 1.2, 720 if alarm else 520, (1, 0.38, 0.08), 2.6)
    area((2.4, -1.0, 0.3), (0, -0.2, -0.2), 0.6, 60 if alarm else 28, (1, 0.45, 0.14))
    area((-2.0, 1.8, 1.2), (0, 0, 0), 0.8, 48, (1, 0.06, 0.04) if alarm else (0.16, 0.42, 1))
    x, z, high = FRAMES[number]
    view = camera((x, -FAR, z + 0.10), (x, 0, z), 36 * FAR / high)
    view.data.dof.use_dof = True
    view.data.dof.aperture_fstop, view.data.dof.focus_distance = 0.55, FAR - 0.3
    studio.render(stem, size, samples, clear=False)
