"""Draw what came down in a room: girders, ducts and panels of the ceiling."""

from __future__ import annotations

from collections.abc import Callable

import passes
from materials import metal
from mathutils import Matrix, Vector
from passes import Survey
from shapes import Batch
from wounds import Wounds, Wreck


def wreckage(where: Survey, wounds: Wounds) -> Callable[[], None]:
    """Return the builder of what came down."""

    def build() -> None:
        for wreck in wounds.wrecks:
            _build(where, wreck)

    return build


def _build(where: Survey, wreck: Wreck) -> None:
    a = Vector(passes.in_front(where, wreck.start, wreck.off[0]))
    b = Vector(passes.in_front(where, wreck.end, wreck.off[1]))
    along, size = b - a, wreck.size
    frame = Matrix.Translation(a) @ along.to_track_quat("Z", "Y").to_matrix().to_4x4()
    length = along.length
    skin = metal("wreck", (0.16, 0.14, 0.13), 0.5, 0.6, 0.7, 0.6)
    with Batch(skin, 0.01, name="wreck", round_=wreck.kind == "duct") as batch:
        if wreck.kind == "duct":
            batch.rod((0, 0, 0), (0, 0, length), size / 2, 24, frame=frame)
            for k in range(int(length / 0.8) + 1):
                batch.rod((0, 0, 0.8 * k), (0, 0, 0.8 * k + 0.09), size * 0.58, 24, frame=frame)
        elif wreck.kind == "girder":
            for sx in (-1, 1):
                for sy in (-1, 1):
                    batch.box(
                        (sx * size / 2, sy * size / 2, length / 2),
                        (size * 0.2, size * 0.2, length),
                        frame=frame,
                    )
            count = max(2, int(length / size / 1.1))
            for k in range(count):
                z0, z1 = length * k / count, length * (k + 1) / count
                for s in (-1, 1):
                    flip = 1 if k % 2 else -1
                    batch.rod(
                        (-flip * size / 2, s * size / 2, z0),
                        (flip * size / 2, s * size / 2, z1),
                        size * 0.07,
                        6,
                        frame=frame,
                    )
                    batch.rod(
                        (s * size / 2, -flip * size / 2, z0),
                        (s * size / 2, flip * size / 2, z1),
                        size * 0.07,
                        6,
                        frame=frame,
                    )
        else:
            batch.box((0, 0, length / 2), (size, 0.06, length), frame=frame)
            for k in range(4):
                batch.box((0, -0.05, length * (k + 0.5) / 4), (size * 0.9, 0.05, 0.06), frame=frame)
