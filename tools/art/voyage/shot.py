"""Renders of the ship before nothing, in linear light, and where points of the scene lie in them."""

from __future__ import annotations

import os
import time
from pathlib import Path

os.environ["OPENCV_IO_ENABLE_OPENEXR"] = "1"

import bpy  # noqa: E402
import cv2  # noqa: E402
import numpy as np  # noqa: E402
import stage  # noqa: E402
from mathutils import Vector  # noqa: E402

SIZE = (1920, 1080)
GROUPS = BLAST, REST = "blast", "rest"


def camera(
    place: stage.Point, target: stage.Point, lens: float, roll: float = 0, shift: tuple[float, float] = (0, 0)
) -> None:
    """Place the camera; ``shift`` moves the picture without bending its perspective."""
    eye = stage.camera(place, target, lens, roll)
    eye.data.shift_x, eye.data.shift_y = shift
    eye.data.clip_end = 500


def point_at(x: float, y: float, far: float) -> Vector:
    """Return the point of the scene that is seen at a pixel, ``far`` metres before the camera."""
    bpy.context.view_layer.update()
    eye = bpy.context.scene.camera
    k = 36 / eye.data.lens * far
    right = (x / SIZE[0] - 0.5 + eye.data.shift_x) * k
    up = ((SIZE[1] / 2 - y) / SIZE[0] + eye.data.shift_y) * k
    return eye.matrix_world @ Vector((right, up, -far))


def matrix() -> np.ndarray:
    """Return the 4 x 4 matrix from the scene to the picture (-1..1): light is painted in its places."""
    scene = bpy.context.scene
    scene.render.resolution_x, scene.render.resolution_y = SIZE
    bpy.context.view_layer.update()
    graph = bpy.context.evaluated_depsgraph_get()
    lens = scene.camera.calc_matrix_camera(graph, x=SIZE[0], y=SIZE[1])
    return np.array(lens @ scene.camera.matrix_world.inverted())


def apart(glowing: tuple[str, ...]) -> None:
    """Divide the light of the scene into that of the explosion (``BLAST``) and all other (``REST``).

    Lamps say in their names that they belong to the explosion. Of things it is all that shines, but what has
    a material whose name begins with one of ``glowing``.
    """
    scene = bpy.context.scene
    for group in GROUPS:
        scene.view_layers[0].lightgroups.add(name=group)
    scene.world.lightgroup = REST
    for thing in scene.objects:
        if thing.type == "LIGHT":
            thing.lightgroup = BLAST if thing.name.startswith(BLAST) else REST
        elif thing.type == "MESH":
            shines = any(slot.name.startswith(glowing) for slot in thing.data.materials if slot)
            thing.lightgroup = REST if shines else BLAST


def _write_groups(path: Path) -> None:
    """Have the light of each group, denoised on its own, written beside the picture."""
    scene = bpy.context.scene
    layer = scene.view_layers[0]
    layer.cycles.denoising_store_passes = True
    layers, writer = stage.exr_writer(path.parent, "16")
    tree = scene.node_tree
    writer.file_slots.clear()
    for group in GROUPS:
        clean = tree.nodes.new("CompositorNodeDenoise")
        tree.links.new(layers.outputs[f"Combined_{group}"], clean.inputs["Image"])
        for slot in ("Normal", "Albedo"):
            tree.links.new(layers.outputs[f"Denoising {slot}"], clean.inputs[slot])
        writer.file_slots.new(f"{path.stem}-{group}_")
        tree.links.new(clean.outputs[0], writer.inputs[-1])


def render(
    path: Path,
    samples: int,
    percent: int,
    marks: np.ndarray | None = None,
    size: tuple[int, int] = SIZE,
) -> None:
    """Write ``path`` (.exr), premultiplied, and matrix and marked points beside it (.npz).

    Where the light was divided (``apart``), each part is written, too.
    """
    began = time.time()
    stage.set_up_cycles(samples, percent, size)
    scene = bpy.context.scene
    cycles = scene.cycles
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 3, 1, 2
    cycles.transparent_max_bounces, cycles.adaptive_threshold = 24, 0.04
    scene.render.threads_mode, scene.render.threads = "FIXED", 1
    scene.render.film_transparent = True
    if scene.view_layers[0].lightgroups:
        _write_groups(path)
    image = scene.render.image_settings
    image.file_format, image.color_depth, image.color_mode = "OPEN_EXR", "16", "RGBA"
    scene.render.filepath = str(path)
    known = np.zeros((0, 3)) if marks is None else marks
    np.savez(path.with_suffix(".npz"), matrix=matrix(), marks=known)
    bpy.ops.render.render(write_still=True)
    print(f"{path.name}: rendered in {time.time() - began:.0f} s", flush=True)


def _read(path: Path, channels: list[int], size: tuple[int, int]) -> np.ndarray:
    picture = cv2.imread(str(path), cv2.IMREAD_UNCHANGED).astype(np.float32)[..., channels]
    if picture.shape[1] != size[0]:
        picture = np.maximum(cv2.resize(picture, size, interpolation=cv2.INTER_LINEAR), 0)
    return picture


def load(
    path: Path, size: tuple[int, int] = SIZE
) -> tuple[np.ndarray, np.ndarray, np.ndarray, tuple[np.ndarray, ...]]:
    """Return a render (h, w, 4), linear and premultiplied, its matrix and its marked points.

    Last, where the light was divided, the light of the explosion and all other light (h, w, 3).
    """
    more = np.load(path.with_suffix(".npz"))
    files = [file for group in GROUPS for file in path.parent.glob(f"{path.stem}-{group}_*.exr")]
    parts = tuple(np.maximum(_read(file, [2, 1, 0], size), 0) for file in files)
    return _read(path, [2, 1, 0, 3], size), more["matrix"], more["marks"], parts
