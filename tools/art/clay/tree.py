"""A material put together from nodes, in few words."""

from __future__ import annotations

from typing import Any

import bpy

Source = Any
"""An output of a node, or a number or colour."""


class Tree:
    """The nodes of a new material.

    Args:
        name: of the material.

    Attributes:
        material: the material.
        shader: its surface.
    """

    def __init__(self, name: str) -> None:
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self._nodes = self.material.node_tree.nodes
        self.link = self.material.node_tree.links.new
        self.shader = self._nodes["Principled BSDF"]

    def add(self, kind: str, **settings: Any) -> Any:
        """Return a new node."""
        node = self._nodes.new(kind)
        for name, value in settings.items():
            setattr(node, name, value)
        return node

    def put(self, source: Source, into: Any) -> None:
        """Give an input what another node makes, a number or a colour."""
        if isinstance(source, tuple):
            into.default_value = (*source, 1)
        elif isinstance(source, float):
            into.default_value = source
        else:
            self.link(source, into)

    def noise(self, scale: float, detail: float = 4) -> Source:
        """Return noise that sticks to the object."""
        node = self.add("ShaderNodeTexNoise")
        node.inputs["Scale"].default_value = scale
        node.inputs["Detail"].default_value = detail
        self.link(self.add("ShaderNodeTexCoord").outputs["Object"], node.inputs["Vector"])
        return node.outputs["Fac"]

    def ramp(self, source: Source, low: float, high: float, start: float = 0, end: float = 1) -> Source:
        """Return ``start`` where the source is ``low`` and ``end`` where it is ``high``."""
        node = self.add("ShaderNodeMapRange", clamp=True)
        for name, value in (("From Min", low), ("From Max", high), ("To Min", start), ("To Max", end)):
            node.inputs[name].default_value = value
        self.link(source, node.inputs["Value"])
        return node.outputs["Result"]

    def mix(self, share: Source, colour: Source, other: Source) -> Source:
        """Return a colour with a share of another."""
        node = self.add("ShaderNodeMix", data_type="RGBA")
        for source, slot in ((share, 0), (colour, 6), (other, 7)):
            self.put(source, node.inputs[slot])
        return node.outputs[2]

    def product(self, one: Source, other: Source) -> Source:
        """Return the product of two numbers."""
        node = self.add("ShaderNodeMath", operation="MULTIPLY", use_clamp=True)
        self.put(one, node.inputs[0])
        self.put(other, node.inputs[1])
        return node.outputs[0]
