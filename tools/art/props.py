"""Things that many rooms have: people, screens, sparks, railings, crates."""

from __future__ import annotations

import math
import random

import bmesh
import bpy
import screens
from materials import Colour, glow_picture
from mathutils import Matrix, Vector
from shapes import Batch, Point, link, panels, picture_face

# For each pose: left knee, left foot, right knee, right foot, left elbow, left hand, right elbow, right hand.
_STAND_ARMS = ((-0.34, -0.04, 1.08), (-0.36, 0.12, 0.84), (0.35, -0.03, 1.08), (0.36, 0.08, 0.84))
_REACH_ARMS = ((-0.33, 0.2, 1.15), (-0.25, 0.45, 1.15), (0.33, 0.2, 1.15), (0.25, 0.45, 1.15))
_GIVE_ARMS = ((-0.32, 0.26, 1.18), (-0.15, 0.66, 1.22), (0.32, 0.26, 1.18), (0.15, 0.66, 1.22))
_STAND_LEGS = ((-0.15, 0.03, 0.52), (-0.19, -0.02, 0.09), (0.16, 0.06, 0.52), (0.22, 0.04, 0.09))
_WALK_LEGS = ((-0.12, 0.22, 0.55), (-0.13, 0.12, 0.10), (0.12, -0.03, 0.5), (0.13, -0.36, 0.13))
_LIFT_ARMS = ((-0.40, 0.20, 1.52), (-0.24, 0.46, 1.74), (0.40, 0.20, 1.52), (0.24, 0.46, 1.74))
_HIP_ARMS = ((-0.46, -0.06, 1.16), (-0.22, 0.10, 1.04), (0.34, -0.02, 1.10), (0.36, 0.10, 0.86))
_SIT_LEGS = ((-0.15, 0.42, 0.92), (-0.16, 0.44, 0.48), (0.15, 0.42, 0.92), (0.16, 0.44, 0.48))
POSES = {
    "stand": _STAND_LEGS + _STAND_ARMS,
    "walk": _WALK_LEGS + _STAND_ARMS,
    "give": _STAND_LEGS + _GIVE_ARMS,
    "reach": _STAND_LEGS + _REACH_ARMS,
    "lift": _WALK_LEGS + _LIFT_ARMS,
    "hip": _STAND_LEGS + _HIP_ARMS,
    "sit": _SIT_LEGS + _REACH_ARMS,
}


def figure(
    place: Point,
    material: bpy.types.Material,
    height: float = 1.78,
    yaw: float = 0,
    pose: str = "stand",
) -> bpy.types.Object:
    """The body of a person facing +y before ``yaw``; ``people`` gives it a head and clothes."""
    mesh = bmesh.new()

    def limb(a: Point, b: Point, thick: float, thin: float) -> None:
        start, end = Vector(a), Vector(b)
        for i in range(7):
            t = i / 6
            at = Matrix.Translation(start.lerp(end, t))
            radius = (thick * (1 - t) + thin * t) * 1.17
            bmesh.ops.create_icosphere(mesh, subdivisions=2, radius=radius, matrix=at)

    knee_l, foot_l, knee_r, foot_r, elbow_l, hand_l, elbow_r, hand_r = POSES[pose]
    for hip, knee, foot in (((-0.10, 0, 0.95), knee_l, foot_l), ((0.11, 0, 0.95), knee_r, foot_r)):
        limb(hip, knee, 0.115, 0.085)
        limb(knee, foot, 0.085, 0.075)
        limb((foot[0], foot[1], foot[2] - 0.04), (foot[0], foot[1] + 0.14, foot[2] - 0.04), 0.07, 0.06)
    limb((0, 0, 0.98), (0, 0, 1.22), 0.165, 0.175)
    limb((-0.12, 0, 1.34), (0.12, 0, 1.34), 0.135, 0.135)
    limb((0, -0.02, 1.45), (0, 0, 1.52), 0.09, 0.09)
    for side, elbow, hand in ((-0.24, elbow_l, hand_l), (0.24, elbow_r, hand_r)):
        limb((side, 0, 1.38), elbow, 0.09, 0.07)
        limb(elbow, hand, 0.07, 0.055)
    head = Matrix.Translation((0, 0.01, 1.66))
    bmesh.ops.create_icosphere(mesh, subdivisions=3, radius=0.115, matrix=head)
    data = bpy.data.meshes.new("figure")
    mesh.to_mesh(data)
    mesh.free()
    data.materials.append(material)
    thing = link(bpy.data.objects.new("figure", data))
    thing.scale = (height / 1.8,) * 3
    thing.location = place
    thing.rotation_euler = (0, 0, yaw)
    remesh = thing.modifiers.new("remesh", "REMESH")
    remesh.mode = "VOXEL"
    remesh.voxel_size = 0.022
    remesh.use_smooth_shade = True
    soften = thing.modifiers.new("soften", "SMOOTH")
    soften.iterations = 3
    soften.factor = 0.5
    return thing


def screen(
    centre: Point,
    right: Point,
    upwards: Point,
    shows: str,
    colour: Colour,
    power: float = 5,
    seed: int = 0,
) -> None:
    """A lit screen about ``centre``; ``right`` and ``upwards`` reach from there to its edges.

    ``shows`` is one of ``screens.KINDS``; ``seed`` changes its numbers.
    """
    c, u, v = Vector(centre), Vector(right), Vector(upwards)
    material = glow_picture(f"{shows}{seed}", screens.pixels(shows, colour, seed), power)
    picture_face([tuple(c - u - v), tuple(c + u - v), tuple(c + u + v), tuple(c - u + v)], material)


def console(
    place: Point,
    yaw: float,
    shows: str,
    colour: Colour,
    material: bpy.types.Material,
    height: float = 1.05,
    half: tuple[float, float] = (0.45, 0.28),
) -> None:
    """A screen on a column of ``height`` over ``place``; it faces -y before ``yaw`` and leans back."""
    frame = Matrix.Translation(place) @ Matrix.Rotation(yaw, 4, "Z")
    lean = frame @ Matrix.Translation((0, 0, height + half[1])) @ Matrix.Rotation(-0.25, 4, "X")
    with Batch(material, 0.03, name="console") as body:
        body.box((0, 0.10, height / 2), (0.16, 0.14, height), frame=frame)
        body.box((0, 0.10, 0.05), (0.46, 0.40, 0.10), frame=frame)
        body.box((0, 0.05, 0), (2 * half[0] + 0.08, 0.08, 2 * half[1] + 0.08), frame=lean)
    turn = lean.to_3x3()
    screen(lean.translation, turn @ Vector((half[0], 0, 0)), turn @ Vector((0, 0, half[1])), shows, colour, 4)


def railing(
    points: list[Point], material: bpy.types.Material, height: float = 1.0, every: float = 1.2
) -> None:
    """A handrail with posts and two lower rails along ``points`` on the floor."""
    with Batch(material, 0, round_=True, name="railing") as rail:
        for a, b in zip(points, points[1:], strict=False):
            start, end = Vector(a), Vector(b)
            for z, radius in ((height, 0.036), (height * 0.66, 0.018), (height * 0.35, 0.018)):
                lift = Vector((0, 0, z))
                rail.rod(start + lift, end + lift, radius, 10)
            posts = max(1, round((end - start).length / every))
            for i in range(posts + 1):
                p = start.lerp(end, i / posts)
                rail.rod(p, p + Vector((0, 0, height)), 0.03, 10)


def sparks(
    centre: Point,
    material: bpy.types.Material,
    count: int,
    reach: float,
    rnd: random.Random,
    size: float = 0.008,
) -> None:
    """Short streaks that fly off ``centre``."""
    with Batch(material, 0, name="sparks") as flying:
        for _ in range(count):
            way = Vector((rnd.gauss(0, 1), rnd.gauss(0, 1), rnd.gauss(0, 1) - 0.2)).normalized()
            a = Vector(centre) + way * reach * rnd.random() ** 1.6
            flying.rod(a, a + way * rnd.uniform(0.03, 0.14), size, 5)


def lightning(
    a: Point,
    b: Point,
    material: bpy.types.Material,
    rnd: random.Random,
    thick: float = 0.02,
    wild: float = 0.22,
) -> None:
    """A forked spark between two points; ``wild`` is the swing as a part of its length."""
    points = [Vector(a), Vector(b)]
    length = (points[1] - points[0]).length
    swing = length * wild
    for _ in range(5):
        finer = [points[0]]
        for p, q in zip(points, points[1:], strict=False):
            middle = (p + q) / 2 + Vector(
                (rnd.uniform(-1, 1), rnd.uniform(-1, 1), rnd.uniform(-1, 1))
            ) * swing
            finer += [middle, q]
        points = finer
        swing *= 0.5
    with Batch(material, 0, name="lightning") as bolt:
        for p, q in zip(points, points[1:], strict=False):
            bolt.rod(p, q, thick, 6)
        if thick > 0.012:
            fork = points[rnd.randrange(8, 22)]
            lead = fork + Vector((rnd.uniform(-1, 1), rnd.uniform(-1, 1), rnd.uniform(-1, 1))) * length * 0.3
            lightning(fork, lead, material, rnd, thick * 0.5, wild)


def container(
    centre: Point,
    size: Point,
    skin: bpy.types.Material,
    trim: bpy.types.Material,
    yaw: float = 0.0,
    ribs: int = 9,
) -> None:
    """A cargo container: corrugated sides, corner posts, door bars on the -y end."""
    length_x, length_y, length_z = size
    frame = Matrix.Translation(centre) @ Matrix.Rotation(yaw, 4, "Z")
    with Batch(skin, 0.02, name="container") as body:
        body.box((0, 0, 0), (length_x * 0.96, length_y * 0.97, length_z * 0.94), frame=frame)
        for i in range(ribs):
            t = (i + 0.5) / ribs - 0.5
            for side in (-1, 1):
                at = (side * length_x * 0.485, t * length_y * 0.9, 0)
                body.box(at, (0.05, length_y * 0.9 / ribs * 0.5, length_z * 0.82), frame=frame)
        for i in range(4):
            at = ((i - 1.5) * length_x * 0.22, -length_y * 0.49, 0)
            body.box(at, (length_x * 0.15, 0.04, length_z * 0.80), frame=frame)
    with Batch(trim, 0.015, name="posts") as posts:
        for sx in (-1, 1):
            for sy in (-1, 1):
                at = (sx * length_x * 0.475, sy * length_y * 0.485, 0)
                posts.box(at, (0.14, 0.14, length_z), frame=frame)
            for sz in (-1, 1):
                posts.box(
                    (sx * length_x * 0.475, 0, sz * length_z * 0.47),
                    (0.12, length_y * 0.96, 0.12),
                    frame=frame,
                )
        for sy in (-1, 1):
            for sz in (-1, 1):
                posts.box(
                    (0, sy * length_y * 0.485, sz * length_z * 0.47),
                    (length_x * 0.96, 0.12, 0.12),
                    frame=frame,
                )
        for x in (-0.28, -0.09, 0.09, 0.28):
            a = (x * length_x, -length_y * 0.515, -length_z * 0.42)
            posts.rod(a, (a[0], a[1], length_z * 0.42), 0.025, 8, frame=frame)


def swirl(turns: float, radius: float, rise: float, steps: int = 60) -> list[tuple[float, float, float]]:
    """Points of a helix, for coils."""
    points = []
    for i in range(steps + 1):
        t = i / steps
        a = 2 * math.pi * turns * t
        points.append((radius * math.cos(a), radius * math.sin(a), rise * t))
    return points


def ring_wall(
    radius: float,
    low: float,
    high: float,
    count: int,
    places: range,
    materials: list[bpy.types.Material],
    seed: int = 0,
    centre: Point = (0, 0),
    **look: object,
) -> None:
    """Greebled walls inside a drum: segments ``places`` of ``count`` (0 lies at +x, turning left)."""
    width = 2 * radius * math.tan(math.pi / count)
    for i in places:
        a = 2 * math.pi * i / count
        across = Vector((math.sin(a), -math.cos(a), 0))
        corner = Vector((centre[0] + radius * math.cos(a), centre[1] + radius * math.sin(a), low))
        corner -= across * width / 2
        panels(corner, across, (0, 0, 1), width - 0.06, high - low, materials, seed + i, **look)
