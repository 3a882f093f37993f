"""Meshes without modifiers: everything of one material becomes one object, plates follow curved hulls."""

from __future__ import annotations

import math
import random
from collections import defaultdict

import bpy
import numpy as np
from mathutils import Matrix, Vector


class Patch:
    """A four-cornered piece of skin; u runs along a->b, v along a->d, the outside is u x v."""

    def __init__(self, a, b, c, d):
        self.a, self.b, self.c, self.d = (Vector(p) for p in (a, b, c, d))
        self.wide = ((self.b - self.a).length + (self.c - self.d).length) / 2
        self.high = ((self.d - self.a).length + (self.c - self.b).length) / 2
        out = (self.b - self.a + self.c - self.d).cross(self.d - self.a + self.c - self.b)
        self.out = out.normalized() if out.length else Vector((0, 0, 1))

    def at(self, u, v, lift=0.0):
        return (
            (self.a * (1 - u) + self.b * u) * (1 - v) + (self.d * (1 - u) + self.c * u) * v + self.out * lift
        )


class Model:
    """Gathers faces by material name; ``build`` turns them into objects."""

    def __init__(self, seed=3):
        self.bins = defaultdict(lambda: ([], []))
        self.rnd = random.Random(seed)

    def add(self, key, verts, faces):
        points, polygons = self.bins[key]
        n = len(points)
        points.extend(tuple(p) for p in verts)
        polygons.extend(tuple(i + n for i in f) for f in faces)

    def hexa(self, key, low, high):
        """A solid between two four-cornered faces."""
        self.add(
            key,
            [*low, *high],
            [(3, 2, 1, 0), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)],
        )

    def box(self, key, centre, size, turn=None):
        x, y, z = (s / 2 for s in size)
        corners = [(-x, -y), (x, -y), (x, y), (-x, y)]
        frame = turn or Matrix.Identity(3)

        def place(p: tuple[float, float], h: float) -> Vector:
            return frame @ Vector((*p, h)) + Vector(centre)

        self.hexa(key, [place(p, -z) for p in corners], [place(p, z) for p in corners])

    def plate(self, key, patch, u0, u1, v0, v1, height, base=-0.03, gap=0.008, slope=0.018):
        """A raised plate with sloping edges, which catch the light."""
        du, dv = gap / patch.wide, gap / patch.high
        su, sv = slope / patch.wide, slope / patch.high
        if u1 - u0 < 3 * (du + su) or v1 - v0 < 3 * (dv + sv):
            su = sv = 0
        rim = [(u0 + du, v0 + dv), (u1 - du, v0 + dv), (u1 - du, v1 - dv), (u0 + du, v1 - dv)]
        top = [
            (u0 + du + su, v0 + dv + sv),
            (u1 - du - su, v0 + dv + sv),
            (u1 - du - su, v1 - dv - sv),
            (u0 + du + su, v1 - dv - sv),
        ]
        self.hexa(key, [patch.at(u, v, base) for u, v in rim], [patch.at(u, v, height) for u, v in top])

    def rod(self, key, start, end, radius, sides=8, tip=None):
        a, b = Vector(start), Vector(end)
        tip = radius if tip is None else tip
        turn = (b - a).to_track_quat("Z", "Y").to_matrix()
        ring = [
            Vector((math.cos(t), math.sin(t), 0)) for t in (2 * math.pi * i / sides for i in range(sides))
        ]
        verts = [a + turn @ (p * radius) for p in ring] + [b + turn @ (p * tip) for p in ring]
        faces = [(i, (i + 1) % sides, sides + (i + 1) % sides, sides + i) for i in range(sides)]
        self.add(key, verts, [*faces, tuple(range(sides))[::-1], tuple(range(sides, 2 * sides))])

    def tube(self, key, points, radius, sides=6):
        for a, b in zip(points, points[1:], strict=False):
            self.rod(key, a, b, radius, sides)

    def lathe(self, key, profile, centre=(0, 0, 0), sides=48, axis="X"):
        """Spin (radius, height) about an axis."""
        verts, faces = [], []
        for radius, height in profile:
            for i in range(sides):
                t = 2 * math.pi * i / sides
                c, s = radius * math.cos(t), radius * math.sin(t)
                offset = {"X": (height, c, s), "Y": (c, height, s), "Z": (c, s, height)}[axis]
                verts.append(Vector(offset) + Vector(centre))
        for k in range(len(profile) - 1):
            for i in range(sides):
                j = (i + 1) % sides
                faces.append((k * sides + i, k * sides + j, (k + 1) * sides + j, (k + 1) * sides + i))
        self.add(key, verts, faces)

    # --- skin details -------------------------------------------------------------------------------

    def skin(self, key, patch, n=1):
        self.add(key, [patch.at(u, v) for u, v in ((0, 0), (1, 0), (1, 1), (0, 1))], [(0, 1, 2, 3)])

    def plates(
        self, patch, rect=(0, 1, 0, 1), keys=("hull", "mid"), smallest=0.3, depth=0.05, level=6, fuss=0.25
    ):
        """Cover a part of a patch with long plates of few tones; ``fuss`` is how many carry small parts."""
        u0, u1, v0, v1 = rect
        rnd = self.rnd
        w, h = (u1 - u0) * patch.wide, (v1 - v0) * patch.high
        if level and max(w, h * 2.2) > smallest * 2.2 and rnd.random() < 0.93:
            cut = rnd.choice((0.3, 0.4, 0.5, 0.6, 0.7))
            if w > h * rnd.uniform(1.6, 2.6):
                m = u0 + (u1 - u0) * cut
                parts = (u0, m, v0, v1), (m, u1, v0, v1)
            else:
                m = v0 + (v1 - v0) * cut
                parts = (u0, u1, v0, m), (u0, u1, m, v1)
            for part in parts:
                self.plates(patch, part, keys, smallest, depth, level - 1, fuss)
            return
        if min(w, h) < 0.03:
            return
        key = keys[0] if rnd.random() < 0.62 else rnd.choice(keys[1:] or keys)
        lift = rnd.random() ** 2 * depth
        self.plate(key, patch, u0, u1, v0, v1, lift)
        if rnd.random() < fuss:
            self.fuss(patch, u0, u1, v0, v1, lift)

    def fuss(self, patch, u0, u1, v0, v1, lift):
        """Small parts on one plate: a grille, a hatch, a row of bolts, a vent block."""
        rnd = self.rnd
        w, h = (u1 - u0) * patch.wide, (v1 - v0) * patch.high
        kind = rnd.random()

        def mid(t: float, a: float, b: float) -> float:
            return a + (b - a) * t

        if kind < 0.35 and w > 0.2 and h > 0.12:
            n = max(3, int(w / 0.07))
            for i in range(n):
                self.plate(
                    "dark",
                    patch,
                    mid((i + 0.25) / n, u0, u1),
                    mid((i + 0.75) / n, u0, u1),
                    mid(0.2, v0, v1),
                    mid(0.8, v0, v1),
                    lift + 0.03,
                    slope=0,
                )
        elif kind < 0.65:
            self.plate(
                "mid",
                patch,
                mid(0.2, u0, u1),
                mid(0.75, u0, u1),
                mid(0.25, v0, v1),
                mid(0.75, v0, v1),
                lift + 0.05,
                lift,
            )
        else:
            for _ in range(rnd.randint(2, 5)):
                a, b = rnd.uniform(0.1, 0.7), rnd.uniform(0.1, 0.7)
                self.plate(
                    rnd.choice(("dark", "steel", "mid")),
                    patch,
                    mid(a, u0, u1),
                    mid(a + 0.25, u0, u1),
                    mid(b, v0, v1),
                    mid(b + 0.25, v0, v1),
                    lift + rnd.uniform(0.04, 0.12),
                    lift,
                    slope=0,
                )

    def windows(self, patch, v0, v1, size=0.075, lit=0.7, rect=(0.02, 0.98), cold=0.12):
        """A dark band with rows of windows in groups: cabins, a long room, a dark stretch."""
        rnd = self.rnd
        self.plate("band", patch, rect[0], rect[1], v0, v1, -0.004, -0.05, 0, 0)
        x, end = rect[0] * patch.wide + 0.1, rect[1] * patch.wide - 0.1
        while x < end:
            on = rnd.random() < lit
            key = rnd.choice(("warm1", "warm1", "warm2", "warm3")) if rnd.random() > cold else "cold"
            long = rnd.random() < 0.18
            step, pane = (size * 2.9, size * 2.6) if long else (size * 1.75, size)
            for _ in range(rnd.randint(1, 3) if long else rnd.randint(2, 8)):
                if x + pane > end:
                    break
                lamp = key if on and rnd.random() < 0.92 else "glass"
                self.plate(
                    lamp,
                    patch,
                    x / patch.wide,
                    (x + pane) / patch.wide,
                    v0 + (v1 - v0) * 0.22,
                    v1 - (v1 - v0) * 0.22,
                    0.008,
                    -0.01,
                    0,
                    0,
                )
                x += step
            x += rnd.choice((0.1, 0.16, 0.3, 0.6))

    def build(self, materials):
        """Make one object for each material."""
        made = {}
        for key, (points, polygons) in self.bins.items():
            data = bpy.data.meshes.new(key)
            data.from_pydata(points, [], polygons)
            data.materials.append(materials[key])
            data.shade_smooth()  # round things stay round, edges over 35 degrees stay sharp
            data.set_sharp_from_angle(angle=math.radians(35))
            thing = bpy.data.objects.new(key, data)
            bpy.context.scene.collection.objects.link(thing)
            made[key] = thing
        return made


def ragged(rng, radius, corners):
    """An outline (x, y) like torn metal, with sharp and blunt corners all around: never a plain triangle."""
    turns = (np.arange(corners) + rng.uniform(0.1, 0.9, corners)) / corners * 2 * math.pi
    far = radius * rng.uniform(0.45, 1.0, corners)
    stretch = rng.uniform(1.0, 2.4)
    return [(f * math.cos(t) * stretch, f * math.sin(t)) for t, f in zip(turns, far, strict=True)]
