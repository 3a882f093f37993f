"""The escape pod, alone on a clear background, lit by the sun from the right."""

from __future__ import annotations

import math
import tempfile
from pathlib import Path

import bpy
import numpy as np
from grade import split_tone
from materials import glow, metal
from mathutils import Matrix
from paint import kuwahara, structure
from PIL import Image
from shapes import Batch, lathe, torus
from stage import area, camera, clear, set_up_cycles, sunlight, world

SIZE = (600, 400)


def build_pod() -> None:
    """Model the pod, 5 m from the nose (-x) to the nozzles; the hatch faces the camera (-y)."""
    cream = metal("cream", (0.62, 0.55, 0.44), 0.42, 0.3, 0.5, 0.45)
    amber = metal("amber", (0.62, 0.30, 0.05), 0.42, 0.4, 0.6, 0.45)
    brown = metal("brown", (0.20, 0.10, 0.04), 0.5, 0.5, 0.5, 0.5)
    dark = metal("dark", (0.05, 0.052, 0.06), 0.5, 0.7, 0.4, 0.5)
    steel = metal("steel", (0.40, 0.39, 0.37), 0.32, 1, 0.5, 0.4)
    pane = glow("pane", (0.03, 0.28, 1), 1.6)
    flame = glow("flame", (0.50, 0.80, 1), 22)
    red = glow("red", (1, 0.10, 0.04), 10)

    lathe(
        [
            *[(1.2 * math.sin(a / 12 * 1.35), -1.05 - 1.7 * math.cos(a / 12 * 1.35)) for a in range(13)],
            (1.30, -0.60),
            (1.30, 0.75),
            (1.16, 1.25),
            (0.86, 1.5),
        ],
        cream,
        axis="X",
    )
    nose = [(1.225 * math.sin(a / 12 * 0.85), -1.06 - 1.72 * math.cos(a / 12 * 0.85)) for a in range(13)]
    lathe([*nose, (0.86, -2.16)], amber, axis="X")
    for at, wide in ((-1.34, 0.05), (0.95, 0.13)):
        lathe([(1.2, at - wide), (1.34, at - wide), (1.34, at + wide), (1.2, at + wide)], amber, axis="X")
    for at in (-0.72, 0.72):
        lathe([(1.2, at - 0.02), (1.325, at - 0.02), (1.325, at + 0.02), (1.2, at + 0.02)], dark, axis="X")
    lathe([(0.9, 1.35), (0.95, 1.6), (0.80, 1.75), (0.05, 1.75)], dark, axis="X")
    for k in range(3):
        a = 2 * math.pi * k / 3 + 0.5
        y, z = 0.46 * math.cos(a), 0.46 * math.sin(a)
        lathe([(0.20, 1.7), (0.28, 2.0), (0.36, 2.24), (0.33, 2.24), (0.22, 1.95)], steel, (0, y, z), 40, "X")
        lathe([(0.01, 2.0), (0.24, 2.05)], flame, (0, y, z), 24, "X")
    for k in range(4):
        frame = Matrix.Rotation(2 * math.pi * (k + 0.5) / 4 + math.pi / 2, 4, "X")
        for outline, thick, paint in (
            ([(0.15, 1.1), (1.5, 1.0), (2.25, 1.85), (1.65, 1.95)], 0.07, brown),
            ([(1.55, 1.84), (2.15, 1.72), (2.28, 1.87), (1.66, 1.98)], 0.09, amber),
        ):
            with Batch(paint, 0.03) as fin:
                fin.slab(outline, -thick, thick)
            fin.object.matrix_world = frame
    # The hatch: a thick ring, a door with a round pane, hinges, and a handle.
    facing = (0, -1.30, 0.02)
    torus((0, -1.20, 0.02), 0.66, 0.10, amber, "Y", 1.2)
    lathe([(0.01, -0.10), (0.58, -0.10), (0.62, -0.02), (0.62, 0.1)], cream, (0, -1.24, 0.02), 64, "Y")
    torus((0, -1.34, 0.02), 0.33, 0.06, steel, "Y")
    lathe([(0.01, -0.05), (0.32, -0.03)], pane, (0, -1.32, 0.02), 48, "Y")
    with Batch(steel, 0.015) as iron:
        for z in (-0.26, 0.30):
            iron.box((-0.70, -1.34, z), (0.24, 0.10, 0.14))
        iron.box((0.48, -1.38, 0.02), (0.07, 0.06, 0.34))
        for k in range(12):
            a = 2 * math.pi * (k + 0.5) / 12
            at = (0.66 * math.cos(a), 0.02 + 0.66 * math.sin(a))
            iron.rod((at[0], -1.30, at[1]), (at[0], -1.34, at[1]), 0.035, 8)
    with Batch(dark, 0.02) as jets, Batch(cream, 0.03) as plates:
        for k in range(8):
            frame = Matrix.Rotation(2 * math.pi * (k + 0.5) / 8, 4, "X")
            plates.box((-1.02, 0, 1.29), (0.34, 0.34, 0.08), frame=frame)
            jets.rod((-1.02, 0, 1.30), (-1.02, 0, 1.40), 0.08, 12, frame=frame)
    with Batch(red, 0) as lamps:
        lamps.box((-0.1, -0.05, 1.36), (0.14, 0.14, 0.10))
        lamps.box((facing[0] + 0.92, -1.36, 0.02), (0.07, 0.04, 0.24))
    with Batch(steel, 0) as mast:
        mast.rod((0.45, 0, 1.2), (0.55, 0, 2.0), 0.022, 8)


def _shoot(path: Path, size: tuple[int, int], samples: int) -> None:
    """Render with a transparent background to a PNG."""
    set_up_cycles(samples, 100, size)
    scene = bpy.context.scene
    scene.render.film_transparent = True
    scene.view_settings.view_transform = "AgX"
    scene.render.image_settings.file_format = "PNG"
    scene.render.image_settings.color_mode = "RGBA"
    scene.render.filepath = str(path)
    bpy.ops.render.render(write_still=True)


def write_pod(folder: Path, samples: int = 24) -> None:
    """Render the pod and write ``pod.webp`` with straight alpha."""
    from backdrop import backlit

    clear()
    build_pod()
    world((0.020, 0.028, 0.050), 1.0)
    sunlight((-0.80, 0.42, -0.32), 14, (1, 0.72, 0.46), 0.08)
    sunlight((-0.55, -0.70, -0.25), 10, (1, 0.54, 0.24), 0.10)
    sunlight((0.7, 0.6, -0.2), 0.5, (0.30, 0.50, 1))
    area((-3.5, -6, 2.5), (-0.6, 0, 0), 4, 85, (0.36, 0.54, 1))
    camera((-2.6, -10.6, 1.6), (-0.10, 0, -0.08), 58, roll=0.24)
    with tempfile.TemporaryDirectory() as place:
        path = Path(place) / "pod.png"
        _shoot(path, (SIZE[0] * 2, SIZE[1] * 2), samples)
        cut = np.asarray(Image.open(path), np.float32) / 255
    brushed = kuwahara(cut[..., :3].copy(), 4.0, *structure(cut[..., :3].copy(), 3.0)).astype(np.float32)
    colour = split_tone(0.6 * brushed + 0.4 * cut[..., :3], contrast=0.35, saturation=1.15)
    cut = backlit(np.dstack([colour, cut[..., 3]]), (0.94, -0.34), 0.85, 0.97)
    whole = Image.fromarray((cut * 255 + 0.5).astype(np.uint8), "RGBA")
    whole.resize(SIZE, Image.LANCZOS).save(folder / "pod.webp", quality=92, method=6, exact=False)
