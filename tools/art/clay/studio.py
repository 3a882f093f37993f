"""Clay in Blender: what it is painted with, and the renders of it with and without the crew's colour.

A part's colours are those of its points. Parts that have the crew member's colour are marked: a pass of the
render shows where they are, so that the game can paint them in the colour of its palette.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import bpy
import numpy as np
from mathutils import Matrix
from stage import set_up_cycles

from clay.fields import Field, Place
from clay.mesher import mesh
from clay.tree import Tree

Paint = np.ndarray | Callable[[np.ndarray], np.ndarray]


@dataclass(frozen=True)
class Finish:
    """Hold how a surface takes light: edges may be worn bare (``wear``), hollows dark (``dirt``)."""

    rough: float
    metal: float = 0
    coat: float = 0
    skin: float = 0
    wear: float = 0
    dirt: float = 0


CREW = "crew"
"""The attribute of points, and the pass of a render, that tell where the crew's colour is."""
FINISHES = {
    "enamel": Finish(0.44, coat=0.14, wear=0.85, dirt=0.8),
    "ink": Finish(0.45, coat=0.2, wear=0.35, dirt=0.2),
    "skin": Finish(0.52, coat=0.06, skin=0.12, dirt=0.55),
    "cloth": Finish(0.8, dirt=0.8),
    "hair": Finish(0.55, coat=0.05, dirt=0.85),
    "trim": Finish(0.42, coat=0.15, wear=0.25, dirt=0.7),
    "metal": Finish(0.34, metal=0.9, wear=0.8, dirt=0.7),
    "glass": Finish(0.04, metal=0.25, coat=1),
    "eye": Finish(0.12, coat=1, dirt=0.2),
    "gum": Finish(0.4, coat=0.3, dirt=0.3),
}


def linear(hexed: str, k: float = 1.0) -> np.ndarray:
    """Return a colour given as `#RRGGBB` in linear light, times ``k``."""
    srgb = np.array([int(hexed[n : n + 2], 16) for n in (1, 3, 5)]) / 255
    light = np.where(srgb <= 0.04045, srgb / 12.92, ((srgb + 0.055) / 1.055) ** 2.4)
    return light.astype(np.float32) * k


def _glowing() -> bpy.types.Material:
    tree = Tree("glow")
    colour = tree.add("ShaderNodeAttribute", attribute_name="col")
    tree.link(colour.outputs["Color"], tree.shader.inputs["Emission Color"])
    tree.shader.inputs["Emission Strength"].default_value = 6
    tree.shader.inputs["Base Color"].default_value = (0, 0, 0, 1)
    return _told(tree)


def _told(tree: Tree) -> bpy.types.Material:
    """Let a material tell where the crew's colour is, and return it."""
    mark = tree.add("ShaderNodeAttribute", attribute_name=CREW)
    tree.link(mark.outputs["Fac"], tree.add("ShaderNodeOutputAOV", aov_name=CREW).inputs["Value"])
    return tree.material


def material(kind: str) -> bpy.types.Material:
    """Return the material of a finish, made once a scene."""
    if kind in bpy.data.materials:
        return bpy.data.materials[kind]
    if kind == "glow":
        return _glowing()
    look = FINISHES[kind]
    tree = Tree(kind)
    colour = tree.add("ShaderNodeAttribute", attribute_name="col").outputs["Color"]
    bend = tree.add("ShaderNodeAttribute", attribute_name="curvature").outputs["Fac"]
    uneven = tree.ramp(tree.noise(2.3), 0.35, 0.7, 0, 0.16)
    colour = tree.mix(uneven, colour, (0.02, 0.016, 0.02))
    if look.dirt:
        colour = tree.mix(tree.ramp(bend, -0.06, -0.5, 0, look.dirt), colour, (0.012, 0.008, 0.012))
    if look.wear:
        chips = tree.product(tree.ramp(bend, 0.21, 0.46), tree.ramp(tree.noise(9), 0.44, 0.60, 0, look.wear))
        pale = tree.mix(0.55, colour, (0.95, 0.86, 0.70))
        colour = tree.mix(chips, colour, pale)
    inputs = tree.shader.inputs
    tree.link(colour, inputs["Base Color"])
    tree.link(
        tree.ramp(tree.noise(5), 0.3, 0.75, max(0.03, look.rough - 0.08), look.rough + 0.12),
        inputs["Roughness"],
    )
    inputs["Metallic"].default_value = look.metal
    inputs["Coat Weight"].default_value = look.coat
    inputs["Coat Roughness"].default_value = 0.12
    if look.skin:
        inputs["Subsurface Weight"].default_value = look.skin
        inputs["Subsurface Radius"].default_value = (0.12, 0.05, 0.03)
        inputs["Subsurface Scale"].default_value = 0.5
    return _told(tree)


def add(
    field: Field,
    kind: str,
    paint: Paint,
    box: tuple[Place, Place],
    cell: float = 0.012,
    frame: Matrix | None = None,
    crew: bool = False,
) -> bpy.types.Object:
    """Put a field into the scene.

    Args:
        field: what it is.
        kind: its finish (`FINISHES`, or `glow`).
        paint: linear colour, or a function of the points.
        box: lowest and highest corner of where it is.
        cell: size of its finest parts.
        frame: where it stands.
        crew: whether it has the crew member's colour.
    """
    points, triangles, curvature = mesh(field, *box, cell)
    body = bpy.data.meshes.new(kind)
    body.vertices.add(len(points))
    body.vertices.foreach_set("co", points.ravel())
    body.loops.add(triangles.size)
    body.loops.foreach_set("vertex_index", triangles.ravel().astype(np.int32))
    body.polygons.add(len(triangles))
    body.polygons.foreach_set("loop_start", np.arange(0, triangles.size, 3, dtype=np.int32))
    body.update(calc_edges=True)
    body.validate()
    body.shade_smooth()
    colours = np.ones((len(points), 4), np.float32)
    colours[:, :3] = paint(points) if callable(paint) else paint
    body.attributes.new("col", "FLOAT_COLOR", "POINT").data.foreach_set("color", colours.ravel())
    body.attributes.new("curvature", "FLOAT", "POINT").data.foreach_set("value", curvature)
    marks = np.full(len(points), float(crew), np.float32)
    body.attributes.new(CREW, "FLOAT", "POINT").data.foreach_set("value", marks)
    body.materials.append(material(kind))
    thing = bpy.data.objects.new(kind, body)
    bpy.context.scene.collection.objects.link(thing)
    if frame is not None:
        thing.matrix_world = frame
    return thing


def render(stem: Path, size: int, samples: int, clear: bool) -> None:
    """Write ``stem``.exr: linear light, and where the crew's colour is.

    Args:
        stem: of the files.
        size: pixels of a side.
        samples: a pixel.
        clear: whether there is nothing behind.
    """
    began = time.time()
    set_up_cycles(samples, 100, (size, size))
    scene = bpy.context.scene
    cycles = scene.cycles
    # Clay stands alone before its lights: what a second bounce adds is not seen.
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 2, 1, 1
    cycles.adaptive_threshold = 0.05
    scene.render.threads_mode, scene.render.threads = "FIXED", 1
    scene.render.film_transparent = clear
    mask = scene.view_layers[0].aovs.add()
    mask.name, mask.type = CREW, "VALUE"
    image = scene.render.image_settings
    image.file_format, image.color_depth = "OPEN_EXR_MULTILAYER", "32"
    scene.render.filepath = f"{stem}.exr"
    bpy.ops.render.render(write_still=True)
    print(f"{stem.name}: {time.time() - began:.0f} s", flush=True)
