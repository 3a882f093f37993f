"""Materials for the rendered scenes: worn painted metal, plain glow, and glowing pictures."""

from __future__ import annotations

from typing import Any

import bpy
import numpy as np
from mathutils import Vector

Colour = tuple[float, float, float]


def _node(tree: Any, kind: str, **settings: Any) -> Any:
    node = tree.nodes.new(kind)
    for name, value in settings.items():
        setattr(node, name, value)
    return node


def metal(
    name: str,
    base: Colour,
    rough: float = 0.45,
    metallic: float = 0.7,
    wear: float = 0.5,
    dirt: float = 0.6,
    scale: float = 1.0,
) -> bpy.types.Material:
    """Painted metal (linear ``base``): dirt runs downwards, edges are worn bright.

    ``wear`` and ``dirt`` run from 0 (none) to 1; ``scale`` makes the noise finer.
    """
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    tree = material.node_tree
    link = tree.links.new
    shader = tree.nodes["Principled BSDF"]
    geometry = _node(tree, "ShaderNodeNewGeometry")
    stretch = _node(tree, "ShaderNodeMapping")
    stretch.inputs["Scale"].default_value = (1, 1, 0.22)
    link(geometry.outputs["Position"], stretch.inputs["Vector"])
    noise = _node(tree, "ShaderNodeTexNoise")
    noise.inputs["Scale"].default_value = 1.3 * scale
    noise.inputs["Detail"].default_value = 6
    noise.inputs["Roughness"].default_value = 0.65
    link(stretch.outputs["Vector"], noise.inputs["Vector"])
    stain = _node(tree, "ShaderNodeValToRGB")
    stain.color_ramp.elements[0].position = 0.36
    stain.color_ramp.elements[1].position = 0.68
    link(noise.outputs["Fac"], stain.inputs["Fac"])
    clean = Vector(base)
    stained = clean * (1 - dirt) + Vector((0.02, 0.012, 0.008))
    mix = _node(tree, "ShaderNodeMix", data_type="RGBA")
    mix.inputs[6].default_value = (*stained, 1)
    mix.inputs[7].default_value = (*clean, 1)
    link(stain.outputs["Color"], mix.inputs[0])
    colour = mix.outputs[2]
    if wear > 0:
        colour = _worn_edges(tree, geometry, colour, base, wear, scale)
    link(colour, shader.inputs["Base Color"])
    gloss = _node(tree, "ShaderNodeMapRange")
    gloss.inputs["To Min"].default_value = min(1, rough + 0.25)
    gloss.inputs["To Max"].default_value = max(0.08, rough - 0.12)
    link(noise.outputs["Fac"], gloss.inputs["Value"])
    link(gloss.outputs["Result"], shader.inputs["Roughness"])
    shader.inputs["Metallic"].default_value = metallic
    return material


def _worn_edges(tree: Any, geometry: Any, colour: Any, base: Colour, wear: float, scale: float) -> Any:
    """Brighten edges: where the bevel node's normal leaves the true normal, paint is gone."""
    link = tree.links.new
    bevel = _node(tree, "ShaderNodeBevel", samples=2)
    bevel.inputs["Radius"].default_value = 0.035
    dot = _node(tree, "ShaderNodeVectorMath", operation="DOT_PRODUCT")
    link(bevel.outputs["Normal"], dot.inputs[0])
    link(geometry.outputs["Normal"], dot.inputs[1])
    edge = _node(tree, "ShaderNodeMapRange")
    edge.inputs["From Min"].default_value = 0.995
    edge.inputs["From Max"].default_value = 0.80
    edge.inputs["To Min"].default_value = 0
    edge.inputs["To Max"].default_value = wear * 1.6
    link(dot.outputs["Value"], edge.inputs["Value"])
    chips = _node(tree, "ShaderNodeTexNoise")
    chips.inputs["Scale"].default_value = 7 * scale
    chips.inputs["Detail"].default_value = 4
    link(geometry.outputs["Position"], chips.inputs["Vector"])
    amount = _node(tree, "ShaderNodeMath", operation="MULTIPLY", use_clamp=True)
    link(edge.outputs["Result"], amount.inputs[0])
    link(chips.outputs["Fac"], amount.inputs[1])
    mix = _node(tree, "ShaderNodeMix", data_type="RGBA")
    mix.inputs[7].default_value = (*(min(1, c * 2.2 + 0.12) for c in base), 1)
    link(amount.outputs[0], mix.inputs[0])
    link(colour, mix.inputs[6])
    return mix.outputs[2]


def glow(name: str, colour: Colour, power: float = 8) -> bpy.types.Material:
    """A surface that only gives light."""
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    tree = material.node_tree
    tree.nodes.clear()
    emission = _node(tree, "ShaderNodeEmission")
    emission.inputs["Color"].default_value = (*colour, 1)
    emission.inputs["Strength"].default_value = power
    tree.links.new(emission.outputs[0], _node(tree, "ShaderNodeOutputMaterial").inputs["Surface"])
    return material


def glow_picture(name: str, pixels: np.ndarray, power: float = 4) -> bpy.types.Material:
    """A surface that glows with a picture (linear floats, h x w x 3, first row on top)."""
    height, width = pixels.shape[:2]
    image = bpy.data.images.new(name, width, height, float_buffer=True)
    rgba = np.ones((height, width, 4), np.float32)
    rgba[..., :3] = pixels[::-1]
    image.pixels.foreach_set(rgba.ravel())
    image.pack()
    material = glow(name, (1, 1, 1), power)
    tree = material.node_tree
    texture = _node(tree, "ShaderNodeTexImage")
    texture.image = image
    tree.links.new(texture.outputs["Color"], tree.nodes["Emission"].inputs["Color"])
    return material


def field(name: str, colour: Colour, power: float = 2, opacity: float = 0.3) -> bpy.types.Material:
    """A force field or hologram: glow mixed with clear air; brighter at grazing angles."""
    material = glow(name, colour, power)
    tree = material.node_tree
    clear = _node(tree, "ShaderNodeBsdfTransparent")
    rim = _node(tree, "ShaderNodeLayerWeight")
    rim.inputs["Blend"].default_value = opacity
    mix = _node(tree, "ShaderNodeMixShader")
    tree.links.new(rim.outputs["Facing"], mix.inputs[0])
    tree.links.new(clear.outputs[0], mix.inputs[1])
    tree.links.new(tree.nodes["Emission"].outputs[0], mix.inputs[2])
    output = next(node for node in tree.nodes if node.type == "OUTPUT_MATERIAL")
    tree.links.new(mix.outputs[0], output.inputs["Surface"])
    return material


def see_through(material: bpy.types.Material) -> None:
    """Let a glowing surface add its light to what lies behind it, instead of covering that."""
    tree = material.node_tree
    clear = _node(tree, "ShaderNodeBsdfTransparent")
    both = _node(tree, "ShaderNodeAddShader")
    output = next(node for node in tree.nodes if node.type == "OUTPUT_MATERIAL")
    tree.links.new(tree.nodes["Emission"].outputs[0], both.inputs[0])
    tree.links.new(clear.outputs[0], both.inputs[1])
    tree.links.new(both.outputs[0], output.inputs["Surface"])
