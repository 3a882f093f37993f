"""Lights, camera and the two render passes (beauty, and geometry for the ink lines)."""

from __future__ import annotations

import math
import time
from pathlib import Path

import bpy
from grade import WHOLE, Part, piece
from materials import Colour
from mathutils import Vector
from shapes import Batch, Point, link

HAZE = "haze"
UNLINED = "unlined"


def clear() -> bpy.types.Scene:
    """Start with an empty scene."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    return bpy.context.scene


def _aim(thing: bpy.types.Object, place: Point, target: Point) -> bpy.types.Object:
    thing.location = place
    thing.rotation_euler = (Vector(target) - Vector(place)).to_track_quat("-Z", "Y").to_euler()
    return thing


def area(
    place: Point,
    target: Point,
    size: float,
    power: float,
    colour: Colour,
    size_y: float | None = None,
    spread: float = 180,
) -> bpy.types.Object:
    """A soft rectangular light (metres, watts)."""
    light = bpy.data.lights.new("area", "AREA")
    light.energy, light.color, light.size = power, colour, size
    if size_y:
        light.shape, light.size_y = "RECTANGLE", size_y
    light.spread = math.radians(spread)
    return _aim(link(bpy.data.objects.new("area", light)), place, target)


def spot(
    place: Point,
    target: Point,
    power: float,
    colour: Colour,
    angle: float = 40,
    blend: float = 0.4,
    radius: float = 0.1,
) -> bpy.types.Object:
    """A spot light; through haze it makes a beam."""
    light = bpy.data.lights.new("spot", "SPOT")
    light.energy, light.color = power, colour
    light.spot_size, light.spot_blend, light.shadow_soft_size = math.radians(angle), blend, radius
    return _aim(link(bpy.data.objects.new("spot", light)), place, target)


def point(place: Point, power: float, colour: Colour, radius: float = 0.1) -> bpy.types.Object:
    """A bulb."""
    light = bpy.data.lights.new("point", "POINT")
    light.energy, light.color, light.shadow_soft_size = power, colour, radius
    thing = link(bpy.data.objects.new("point", light))
    thing.location = place
    return thing


def sunlight(way: Point, power: float, colour: Colour, angle: float = 0.02) -> bpy.types.Object:
    """Parallel light that travels along ``way``."""
    light = bpy.data.lights.new("sun", "SUN")
    light.energy, light.color, light.angle = power, colour, angle
    return _aim(link(bpy.data.objects.new("sun", light)), (0, 0, 0), way)


def camera(place: Point, target: Point, lens: float = 24, roll: float = 0) -> bpy.types.Object:
    """Place the camera; ``lens`` in millimetres, ``roll`` in radians."""
    thing = _aim(link(bpy.data.objects.new("camera", bpy.data.cameras.new("camera"))), place, target)
    thing.data.lens = lens
    thing.rotation_euler.rotate_axis("Z", roll)
    bpy.context.scene.camera = thing
    return thing


def world(colour: Colour = (0.01, 0.012, 0.02), power: float = 1) -> None:
    """The light that comes from everywhere."""
    everywhere = bpy.data.worlds.new("world")
    bpy.context.scene.world = everywhere
    everywhere.use_nodes = True
    background = everywhere.node_tree.nodes["Background"]
    background.inputs[0].default_value = (*colour, 1)
    background.inputs[1].default_value = power


def haze(low: Point, high: Point, density: float = 0.012, colour: Colour = (1, 1, 1)) -> None:
    """Thin air that shows beams; more than .02 washes everything out."""
    material = bpy.data.materials.new(HAZE)
    material.use_nodes = True
    tree = material.node_tree
    tree.nodes.clear()
    volume = tree.nodes.new("ShaderNodeVolumeScatter")
    volume.inputs["Density"].default_value = density
    volume.inputs["Anisotropy"].default_value = 0.45
    volume.inputs["Color"].default_value = (*colour, 1)
    tree.links.new(volume.outputs[0], tree.nodes.new("ShaderNodeOutputMaterial").inputs["Volume"])
    a, b = Vector(low), Vector(high)
    with Batch(material, 0, name=HAZE) as air:
        air.box((a + b) / 2, b - a)


def unlined(thing: bpy.types.Object) -> None:
    """Keep a translucent thing free of shadow and of ink lines, which it would sprinkle with dots."""
    thing.visible_shadow = False
    thing[UNLINED] = True


def set_up_cycles(samples: int, percent: int, size: tuple[int, int]) -> None:
    """Choose the renderer and its cheap, denoised settings."""
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    cycles = scene.cycles
    cycles.device = "CPU"
    cycles.samples = samples
    cycles.use_denoising = True
    cycles.denoiser = "OPENIMAGEDENOISE"
    cycles.denoising_input_passes = "RGB_ALBEDO_NORMAL"
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = 0.03
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 5, 2, 3
    cycles.transmission_bounces, cycles.volume_bounces, cycles.transparent_max_bounces = 2, 0, 8
    cycles.sample_clamp_indirect, cycles.sample_clamp_direct = 4, 0
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.use_light_tree = True
    cycles.volume_step_rate = 2
    scene.render.resolution_x, scene.render.resolution_y = size
    scene.render.resolution_percentage = percent
    for thing in bpy.data.objects:
        if thing.type == "LIGHT":
            thing.visible_camera = False


def _forget_wear() -> None:
    """Take worn edges out of all materials: depth and normals need none, and they cost half the time."""
    for material in bpy.data.materials:
        if material.node_tree:
            for node in [node for node in material.node_tree.nodes if node.type == "BEVEL"]:
                material.node_tree.nodes.remove(node)


def exr_writer(folder: Path, depth: str) -> tuple[bpy.types.Node, bpy.types.Node]:
    """Clear the compositor; return the node of the render layer's passes and one that writes EXR files.

    Args:
        folder: of the files.
        depth: bits of each number: "16" or "32".
    """
    scene = bpy.context.scene
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new("CompositorNodeRLayers")
    tree.links.new(layers.outputs["Image"], tree.nodes.new("CompositorNodeComposite").inputs[0])
    writer = tree.nodes.new("CompositorNodeOutputFile")
    writer.base_path = str(folder)
    writer.format.file_format, writer.format.color_depth, writer.format.color_mode = "OPEN_EXR", depth, "RGB"
    return layers, writer


def _render_parts(
    stem: Path,
    writer: bpy.types.Node,
    layers: bpy.types.Node,
    outputs: dict[str, str],
    parts: tuple[Part, ...],
) -> None:
    """Render every part on its own, black around it, and write the outputs (slot by name)."""
    scene = bpy.context.scene
    render_, tree = scene.render, scene.node_tree
    for number, (left, top, right, bottom) in enumerate(parts):
        render_.use_border, render_.use_crop_to_border = (left, top, right, bottom) != WHOLE, False
        render_.border_min_x, render_.border_max_x = left, right
        render_.border_min_y, render_.border_max_y = 1 - bottom, 1 - top
        writer.file_slots.clear()
        for name, slot in outputs.items():
            writer.file_slots.new(f"{piece(stem, number).name}_{name}_")
            tree.links.new(layers.outputs[slot], writer.inputs[-1])
        bpy.ops.render.render()


def render(
    stem: Path,
    samples: int,
    percent: int,
    size: tuple[int, int] = (960, 640),
    parts: tuple[Part, ...] = (WHOLE,),
) -> None:
    """Write ``stem``_rgb_0001.exr, _z_ and _n_: beauty, depth and normals, of ``parts`` of the picture.

    Depth and normals come from a second pass without haze and lights, because haze makes them noisy.
    """
    began = time.time()
    set_up_cycles(samples, percent, size)
    scene = bpy.context.scene
    layer = scene.view_layers[0]
    layer.use_pass_z = layer.use_pass_normal = True
    layers, writer = exr_writer(stem.parent, "32")
    scene.render.use_persistent_data = True
    _render_parts(stem, writer, layers, {"rgb": "Image"}, parts)
    middle = time.time()
    for thing in bpy.data.objects:
        if thing.type == "LIGHT" or thing.name.startswith(HAZE) or thing.get(UNLINED):
            thing.hide_render = True
    _forget_wear()
    cycles = scene.cycles
    cycles.samples, cycles.max_bounces = 2, 0
    cycles.use_denoising = cycles.use_adaptive_sampling = False
    scene.render.resolution_percentage = 150 if percent > 60 else 75
    _render_parts(stem, writer, layers, {"z": "Depth", "n": "Normal"}, parts)
    print(f"{stem.name}: beauty {middle - began:.0f} s, geometry {time.time() - middle:.0f} s", flush=True)
