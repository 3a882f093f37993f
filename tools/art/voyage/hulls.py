"""Materials: worn metal whose tone differs from plate to plate, glow, and the noisy cut of a breach."""

from __future__ import annotations

import bpy


def _math(tree, operation, a, b=None, clamp=False):
    node = tree.nodes.new("ShaderNodeMath")
    node.operation, node.use_clamp = operation, clamp
    for slot, value in enumerate((a, b)):
        if value is None:
            continue
        if isinstance(value, (int, float)):
            node.inputs[slot].default_value = value
        else:
            tree.links.new(value, node.inputs[slot])
    return node.outputs[0]


def _noise(tree, position, scale, detail=3):
    node = tree.nodes.new("ShaderNodeTexNoise")
    node.inputs["Scale"].default_value, node.inputs["Detail"].default_value = scale, detail
    tree.links.new(position, node.inputs["Vector"])
    return node.outputs["Fac"]


def _breach(tree, position, shader, breaches, shrink):
    """Cut noisy balls out of a shader and heat their edges: no mesh is touched, edges stay fine."""
    rough = _math(tree, "SUBTRACT", _noise(tree, position, 1.1, 2), 0.5)
    fine = _math(tree, "SUBTRACT", _noise(tree, position, 5.5, 5), 0.5)
    bump = _math(tree, "ADD", _math(tree, "MULTIPLY", rough, 2.0), _math(tree, "MULTIPLY", fine, 0.48))
    for hole in breaches:
        far = tree.nodes.new("ShaderNodeVectorMath")
        far.operation = "DISTANCE"
        tree.links.new(position, far.inputs[0])
        far.inputs[1].default_value = hole.at
        depth = _math(
            tree,
            "SUBTRACT",
            _math(tree, "ADD", far.outputs["Value"], _math(tree, "MULTIPLY", bump, hole.radius * 0.8)),
            hole.radius * shrink,
        )
        edge = _math(
            tree, "POWER", 2.718, _math(tree, "MULTIPLY", _math(tree, "MAXIMUM", depth, 0.0), -1 / 0.05)
        )
        scorch = _math(
            tree, "POWER", 2.718, _math(tree, "MULTIPLY", _math(tree, "MAXIMUM", depth, 0.0), -1 / 0.45)
        )
        hot = tree.nodes.new("ShaderNodeEmission")
        hot.inputs["Color"].default_value = (
            *(0.8 * c + 0.2 * w for c, w in zip(hole.colour, (1, 0.55, 0.2), strict=True)),
            1,
        )
        uneven = _math(
            tree, "MULTIPLY", _math(tree, "SUBTRACT", _noise(tree, position, 2.6, 3), 0.40), 6.0, True
        )  # no even outline
        tree.links.new(
            _math(
                tree,
                "MULTIPLY",
                _math(tree, "MULTIPLY", edge, uneven),
                (11 if shrink == 1 else 1.2) * hole.heat,
            ),
            hot.inputs["Strength"],
        )
        soot = tree.nodes.new("ShaderNodeMixShader")
        black = tree.nodes.new("ShaderNodeBsdfDiffuse")
        black.inputs["Color"].default_value = (0.008, 0.007, 0.007, 1)
        tree.links.new(_math(tree, "MULTIPLY", scorch, 0.85), soot.inputs[0])
        tree.links.new(shader, soot.inputs[1])
        tree.links.new(black.outputs[0], soot.inputs[2])
        both = tree.nodes.new("ShaderNodeAddShader")
        tree.links.new(soot.outputs[0], both.inputs[0])
        tree.links.new(hot.outputs[0], both.inputs[1])
        gone = tree.nodes.new("ShaderNodeMixShader")
        tree.links.new(_math(tree, "LESS_THAN", depth, 0.0), gone.inputs[0])
        tree.links.new(both.outputs[0], gone.inputs[1])
        tree.links.new(tree.nodes.new("ShaderNodeBsdfTransparent").outputs[0], gone.inputs[2])
        shader = gone.outputs[0]
    return shader


def _start(name):
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    tree = material.node_tree
    tree.nodes.clear()
    geometry = tree.nodes.new("ShaderNodeNewGeometry")
    return material, tree, geometry


def _end(material, tree, geometry, shader, breaches, shrink=1.0):
    if breaches:
        shader = _breach(tree, geometry.outputs["Position"], shader, breaches, shrink)
    tree.links.new(shader, tree.nodes.new("ShaderNodeOutputMaterial").inputs["Surface"])
    return material


def metal(name, base, rough=0.45, metallic=0.6, breaches=(), shrink=1.0):
    """Painted metal."""
    material, tree, geometry = _start(name)
    link = tree.links.new
    shader = tree.nodes.new("ShaderNodeBsdfPrincipled")
    shader.inputs["Metallic"].default_value = metallic
    stretch = tree.nodes.new("ShaderNodeMapping")
    stretch.inputs["Scale"].default_value = (0.8, 1, 2.2)
    link(geometry.outputs["Position"], stretch.inputs["Vector"])
    dirt = _noise(tree, stretch.outputs["Vector"], 1.6, 6)
    plate = geometry.outputs["Random Per Island"]
    tone = _math(
        tree,
        "MULTIPLY",
        _math(tree, "ADD", _math(tree, "MULTIPLY", plate, 0.55), 0.72),
        _math(tree, "ADD", _math(tree, "MULTIPLY", dirt, 1.3), 0.35),
    )
    scale = tree.nodes.new("ShaderNodeVectorMath")
    scale.operation = "SCALE"
    scale.inputs[0].default_value = base
    link(tone, scale.inputs["Scale"])
    link(scale.outputs[0], shader.inputs["Base Color"])
    link(
        _math(
            tree,
            "SUBTRACT",
            rough + 0.22,
            _math(tree, "ADD", _math(tree, "MULTIPLY", dirt, 0.35), _math(tree, "MULTIPLY", plate, 0.14)),
        ),
        shader.inputs["Roughness"],
    )
    return _end(material, tree, geometry, shader.outputs[0], breaches, shrink)


def glow(name, colour, power, breaches=()):
    material, tree, geometry = _start(name)
    shader = tree.nodes.new("ShaderNodeEmission")
    shader.inputs["Color"].default_value = (*colour, 1)
    plate = _math(tree, "ADD", _math(tree, "MULTIPLY", geometry.outputs["Random Per Island"], 0.7), 0.65)
    if name.startswith(("warm", "cold")):
        tree.links.new(_math(tree, "MULTIPLY", plate, power), shader.inputs["Strength"])
    else:
        shader.inputs["Strength"].default_value = power
    return _end(material, tree, geometry, shader.outputs[0], breaches)
