"""Modelling: batches of boxes and cylinders, lathed rings, pipes, greebled walls."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

import bmesh
import bpy
from mathutils import Euler, Matrix, Vector

Point = Sequence[float]


def link(thing: bpy.types.Object) -> bpy.types.Object:
    """Put an object into the scene."""
    bpy.context.scene.collection.objects.link(thing)
    return thing


def smooth(thing: bpy.types.Object, angle: float = 40) -> None:
    """Shade smoothly, keeping edges sharper than ``angle`` degrees."""
    for polygon in thing.data.polygons:
        polygon.use_smooth = True
    thing.data.set_sharp_from_angle(angle=math.radians(angle))


class Batch:
    """Gathers many simple solids of one material in one bevelled mesh.

    Use it in a ``with`` block; the mesh joins the scene at the end of the block.
    """

    def __init__(
        self, material: bpy.types.Material, bevel: float = 0.02, *, round_: bool = False, name: str = "batch"
    ) -> None:
        self.mesh = bmesh.new()
        self.material = material
        self.bevel = bevel
        self.round = round_
        self.name = name
        self.object: bpy.types.Object | None = None

    def __enter__(self) -> Batch:
        return self

    def __exit__(self, *_: object) -> None:
        self.finish()

    def finish(self) -> None:
        """Turn what was gathered into one object of the scene."""
        data = bpy.data.meshes.new(self.name)
        bmesh.ops.recalc_face_normals(self.mesh, faces=self.mesh.faces[:])
        self.mesh.to_mesh(data)
        self.mesh.free()
        data.materials.append(self.material)
        self.object = link(bpy.data.objects.new(self.name, data))
        if self.round:
            smooth(self.object)
        if self.bevel:
            modifier = self.object.modifiers.new("bevel", "BEVEL")
            modifier.width = self.bevel
            modifier.segments = 2
            modifier.limit_method = "ANGLE"
            modifier.angle_limit = math.radians(50)

    def box(self, centre: Point, size: Point, turn: Point = (0, 0, 0), frame: Matrix | None = None) -> None:
        """Add a box; ``turn`` is XYZ radians, ``frame`` a matrix put before everything."""
        place = Matrix.Translation(centre) @ Euler(turn).to_matrix().to_4x4() @ Matrix.Diagonal((*size, 1))
        bmesh.ops.create_cube(self.mesh, size=1, matrix=frame @ place if frame else place)

    def rod(
        self,
        start: Point,
        end: Point,
        radius: float,
        sides: int = 20,
        tip: float | None = None,
        frame: Matrix | None = None,
    ) -> None:
        """Add a cylinder (or a cone to radius ``tip``) between two points."""
        a, b = Vector(start), Vector(end)
        along = b - a
        place = Matrix.Translation((a + b) / 2) @ along.to_track_quat("Z", "Y").to_matrix().to_4x4()
        bmesh.ops.create_cone(
            self.mesh,
            cap_ends=True,
            segments=sides,
            radius1=radius,
            radius2=radius if tip is None else tip,
            depth=along.length,
            matrix=frame @ place if frame else place,
        )

    def ball(self, centre: Point, radius: float, frame: Matrix | None = None, detail: int = 3) -> None:
        """Add a sphere."""
        place = Matrix.Translation(centre)
        bmesh.ops.create_icosphere(
            self.mesh, subdivisions=detail, radius=radius, matrix=frame @ place if frame else place
        )

    def face(self, corners: Sequence[Point]) -> None:
        """Add one flat face."""
        self.mesh.faces.new([self.mesh.verts.new(p) for p in corners])

    def slab(self, outline: Sequence[Point], low: float, high: float, inset: float = 0.0) -> None:
        """Add a prism over an outline of (x, y) points; the top is drawn in by ``inset``."""
        middle = sum(p[0] for p in outline) / len(outline), sum(p[1] for p in outline) / len(outline)
        bottom = [self.mesh.verts.new((x, y, low)) for x, y in outline]
        top = []
        for x, y in outline:
            dx = inset * (1 if x > middle[0] else -1)
            dy = inset * (1 if y > middle[1] else -1)
            top.append(self.mesh.verts.new((x - dx, y - dy, high)))
        self.mesh.faces.new(bottom[::-1])
        self.mesh.faces.new(top)
        for i in range(len(outline)):
            j = (i + 1) % len(outline)
            self.mesh.faces.new((bottom[i], bottom[j], top[j], top[i]))


def lathe(
    profile: Sequence[tuple[float, float]],
    material: bpy.types.Material,
    centre: Point = (0, 0, 0),
    sides: int = 96,
    axis: str = "Z",
) -> bpy.types.Object:
    """Spin a profile of (radius, height) about an axis through ``centre``."""
    mesh = bmesh.new()
    rings = []
    for radius, height in profile:
        ring = []
        for i in range(sides):
            t = 2 * math.pi * i / sides
            c, s = radius * math.cos(t), radius * math.sin(t)
            offset = {"X": (height, c, s), "Y": (c, height, s), "Z": (c, s, height)}[axis]
            ring.append(mesh.verts.new(Vector(offset) + Vector(centre)))
        rings.append(ring)
    for inner, outer in zip(rings, rings[1:], strict=False):
        for i in range(sides):
            j = (i + 1) % sides
            mesh.faces.new((inner[i], inner[j], outer[j], outer[i]))
    bmesh.ops.recalc_face_normals(mesh, faces=mesh.faces[:])
    data = bpy.data.meshes.new("lathe")
    mesh.to_mesh(data)
    mesh.free()
    data.materials.append(material)
    thing = link(bpy.data.objects.new("lathe", data))
    smooth(thing, 30)
    return thing


def torus(
    centre: Point,
    radius: float,
    thick: float,
    material: bpy.types.Material,
    axis: str = "Z",
    wide: float = 1.0,
) -> bpy.types.Object:
    """A ring of round section; ``wide`` stretches the section along the axis."""
    turns = [2 * math.pi * i / 20 for i in range(21)]
    profile = [(radius + thick * math.cos(t), thick * wide * math.sin(t)) for t in turns]
    return lathe(profile, material, centre, 96, axis)


def around(centre: Point, index: float, count: int, axis: str = "Z") -> Matrix:
    """The frame of place ``index`` of ``count`` on a circle about ``centre``."""
    return Matrix.Translation(centre) @ Matrix.Rotation(2 * math.pi * index / count, 4, axis)


def pipe(
    points: Sequence[Point],
    radius: float,
    material: bpy.types.Material,
    corner: float = 0.35,
    flange: bpy.types.Material | None = None,
    every: float = 1.6,
) -> bpy.types.Object:
    """A tube along ``points`` with rounded corners, and flanges ``every`` metres."""
    stops = [Vector(p) for p in points]
    path = [stops[0]]
    for a, b, c in zip(stops, stops[1:], stops[2:], strict=False):
        back, forth = a - b, c - b
        cut = min(corner, back.length * 0.45, forth.length * 0.45)
        p, q = b + back.normalized() * cut, b + forth.normalized() * cut
        for t in (0, 0.2, 0.4, 0.6, 0.8, 1):
            path.append(p * (1 - t) ** 2 + b * 2 * t * (1 - t) + q * t * t)
    path.append(stops[-1])
    curve = bpy.data.curves.new("pipe", "CURVE")
    curve.dimensions = "3D"
    curve.bevel_depth = radius
    curve.bevel_resolution = 4
    curve.use_fill_caps = True
    spline = curve.splines.new("POLY")
    spline.points.add(len(path) - 1)
    for k, p in enumerate(path):
        spline.points[k].co = (*p, 1)
    curve.materials.append(material)
    thing = link(bpy.data.objects.new("pipe", curve))
    if flange:
        with Batch(flange, 0.012) as rings:
            for a, b in zip(stops, stops[1:], strict=False):
                step = (b - a).normalized()
                count = int((b - a).length / every)
                for i in range(count):
                    c = a + step * ((b - a).length * (i + 0.5) / count)
                    rings.rod(c - step * 0.05, c + step * 0.05, radius * 1.35, 18)
    return thing


def cable(a: Point, b: Point, sag: float, radius: float, material: bpy.types.Material) -> None:
    """A cable that hangs ``sag`` metres between two points."""
    points = []
    for i in range(13):
        t = i / 12
        p = [a[k] * (1 - t) + b[k] * t for k in range(3)]
        points.append((p[0], p[1], p[2] - sag * 4 * t * (1 - t)))
    pipe(points, radius, material, 0.05)


def picture_face(corners: Sequence[Point], material: bpy.types.Material) -> bpy.types.Object:
    """A flat face with a whole picture on it; corners: bottom left, bottom right, top right, top left."""
    batch = Batch(material, 0, name="picture")
    with batch:
        layer = batch.mesh.loops.layers.uv.new("uv")
        batch.face(corners)
        places = [(0, 0), (1, 0), (1, 1), (0, 1)]
        batch.mesh.faces.ensure_lookup_table()
        for loop in batch.mesh.faces[0].loops:
            nearest = min(range(4), key=lambda k, at=loop.vert.co: (at - Vector(corners[k])).length)
            loop[layer].uv = places[nearest]
    return batch.object


class _Wall:
    """The state of one greebled wall while it is split into plates."""

    def __init__(
        self,
        frame: Matrix,
        plates: list[Batch],
        lights: Batch | None,
        rnd: random.Random,
        depth: float,
        smallest: float,
        gap: float,
        lit: float,
    ) -> None:
        self.frame, self.plates, self.lights, self.rnd = frame, plates, lights, rnd
        self.depth, self.smallest, self.gap, self.lit = depth, smallest, gap, lit

    def split(self, x: float, y: float, w: float, h: float, level: int) -> None:
        rnd = self.rnd
        large = w > self.smallest * 2 or h > self.smallest * 2
        if level > 0 and large and rnd.random() < (0.97 if level > 2 else 0.75):
            part = rnd.choice((0.3, 0.4, 0.5, 0.62, 0.7))
            if w > h * rnd.uniform(0.7, 1.3):
                self.split(x, y, w * part, h, level - 1)
                self.split(x + w * part, y, w * (1 - part), h, level - 1)
            else:
                self.split(x, y, w, h * part, level - 1)
                self.split(x, y + h * part, w, h * (1 - part), level - 1)
        elif w - self.gap > 0.03 and h - self.gap > 0.03:
            self._plate(x, y, w, h)

    def _plate(self, x: float, y: float, w: float, h: float) -> None:
        rnd, frame = self.rnd, self.frame
        z = rnd.random() ** 1.7 * self.depth
        plate = rnd.choices(self.plates, weights=[6] + [2] * (len(self.plates) - 1))[0]
        trim = self.plates[-1]
        wide, high = w - self.gap, h - self.gap
        cx, cy = x + w / 2, y + h / 2
        plate.box((cx, cy, z / 2 - 0.1), (wide, high, z + 0.2), frame=frame)
        kind = rnd.random()
        if kind < 0.22 and wide > 0.25 and high > 0.25:
            slats = max(3, int(high / 0.09))
            for i in range(slats):
                at = (cx, y + self.gap + high * (i + 0.5) / slats, z + 0.015)
                trim.box(at, (wide * 0.72, high / slats * 0.45, 0.05), frame=frame)
        elif kind < 0.42:
            plate.box((cx, cy, z + 0.02), (wide * 0.66, high * 0.6, 0.05), frame=frame)
            for sx in (-1, 1):
                for sy in (-1, 1):
                    at = (cx + sx * wide * 0.42, cy + sy * high * 0.42, z + 0.01)
                    trim.box(at, (0.035, 0.035, 0.03), frame=frame)
        elif kind < 0.52:
            for _ in range(4):
                at = (x + w * rnd.uniform(0.2, 0.8), y + h * rnd.uniform(0.2, 0.8), z + 0.04)
                trim.box(at, (rnd.uniform(0.05, 0.18), rnd.uniform(0.05, 0.18), 0.1), frame=frame)
        if self.lights and rnd.random() < self.lit:
            if rnd.random() < 0.5:
                at = (cx, y + self.gap + 0.05, z + 0.01)
                self.lights.box(at, (wide * 0.5, 0.022, 0.02), frame=frame)
            else:
                for i in range(rnd.randint(1, 4)):
                    at = (x + 0.06 + 0.07 * i, y + h - 0.08, z + 0.01)
                    self.lights.box(at, (0.03, 0.03, 0.02), frame=frame)


def panels(
    origin: Point,
    across: Point,
    upwards: Point,
    width: float,
    height: float,
    materials: Sequence[bpy.types.Material],
    seed: int = 0,
    depth: float = 0.18,
    smallest: float = 0.35,
    gap: float = 0.025,
    lights: bpy.types.Material | None = None,
    lit: float = 0.12,
    bevel: float = 0.02,
) -> None:
    """Cover a rectangle with plates by splitting it again and again.

    ``across`` and ``upwards`` are unit directions; the plates stand out along their cross product.
    The first material is the commonest, the last is also used for slats and bolts.
    """
    u, v = Vector(across), Vector(upwards)
    frame = Matrix.Translation(origin) @ Matrix((u, v, u.cross(v))).transposed().to_4x4()
    plates = [Batch(m, bevel, name="plates") for m in materials]
    lamps = Batch(lights, 0, name="lamps") if lights else None
    wall = _Wall(frame, plates, lamps, random.Random(seed), depth, smallest, gap, lit)
    wall.split(0, 0, width, height, 7)
    for batch in plates + ([lamps] if lamps else []):
        batch.finish()
