"""Armoury, second side: personal shields are tried on before the racks; a sphere of light around somebody."""

from __future__ import annotations

import random

import bpy
from materials import field, glow, metal
from mathutils import Matrix
from paint import Style
from people import member
from props import console, lightning
from shapes import Batch, lathe, torus
from stage import area, camera, haze, point, spot, unlined, world

from rooms.armoury import VIOLET, _locker, _racks, _room, _shield

STYLE = Style(exposure=0.35, focus=(0.5, 0.47), bloom=0.28)
SAMPLES = 10
BUBBLE = (0.55, 5.3, 1.22)
RADIUS = 1.42


def build() -> None:
    """Model and light the scene."""
    rnd = random.Random(51)
    hull = metal("hull", (0.15, 0.14, 0.20), 0.5, 0.6, 0.6, 0.6)
    dark = metal("dark", (0.05, 0.045, 0.07), 0.42, 0.7, 0.5, 0.5)
    plum = metal("plum", (0.16, 0.09, 0.30), 0.42, 0.5, 0.7, 0.5)
    silver = metal("silver", (0.55, 0.52, 0.62), 0.28, 1, 0.6, 0.4)
    gold = metal("gold", (0.60, 0.36, 0.10), 0.32, 1, 0.5, 0.4)
    black = metal("black", (0.012, 0.010, 0.016), 0.6, 0.2, 0.1, 0.3)
    violet = glow("violet", (0.36, 0.14, 1), 5)
    pale = glow("pale", (0.72, 0.60, 1), 9)

    _locker(hull, dark, plum, silver, gold, violet, glow("dim", (0.5, 0.35, 1), 2.5), rnd)
    _racks(hull, dark, plum, silver, gold, violet, rnd)
    _room(hull, dark, plum, silver, black, violet, glow("tubes", (0.72, 0.60, 1), 4))
    _bubble(dark, pale, rnd)
    member("pilot", (BUBBLE[0], BUBBLE[1], 0.12), 1.84, yaw=2.6)
    arm = Matrix.Translation((BUBBLE[0] - 0.36, BUBBLE[1] - 0.52, 1.16)) @ Matrix.Rotation(-0.35, 4, "Z")
    _shield(arm @ Matrix.Scale(0.62, 4), 0, silver, gold, gold, pale)
    member("quartermaster", (-1.85, 6.3, 0), 1.76, yaw=-1.1, pose="reach")
    console((-1.18, 6.78, 0), -0.46, "sphere", (0.5, 0.3, 1), dark)

    x, y, z = BUBBLE
    point((x, y + 0.5, 2.3), 60, (0.80, 0.70, 1), 0.2)
    spot((x - 1.6, y - 3.2, 3.8), (x, y, 1.2), 1500, (1, 0.90, 0.82), 30, 0.5, 0.2)
    area((x, y, 0.2), (x, y, 3), 1.6, 90, VIOLET)
    for side in (-1, 1):
        spot((side * 2.0, 6.6, 5.0), (side * 3.9, 7.1, 1.8), 1500, (0.70, 0.62, 1), 58, 0.6, 0.15)
        spot((side * 1.8, 3.4, 5.0), (side * 4.0, 4.4, 1.8), 1100, (0.70, 0.62, 1), 58, 0.6, 0.15)
        area((side * 1.5, 5.2, 0.3), (side * 4.5, 5.2, 2), 0.8, 70, VIOLET, size_y=6)
    area((0, -2.5, 4.6), (0, 7, 1.6), 5, 170, (0.18, 0.22, 0.95))
    area((-4.2, 0.5, 3.5), (1, 6, 1.2), 1.6, 90, (0.35, 0.55, 1))
    world((0.012, 0.010, 0.026), 0.8)
    haze((-7, -3, 0), (7, 9.2, 5.6), 0.010, (0.96, 0.94, 1))
    camera((-1.75, 0.85, 1.05), (0.62, 5.8, 1.62), 25, roll=-0.03)


def _bubble(dark, pale, rnd) -> None:
    """A geodesic sphere of light over a floor ring: struts, and a film that shines at its rim."""
    bpy.ops.mesh.primitive_ico_sphere_add(subdivisions=2, radius=RADIUS, location=BUBBLE)
    mesh = bpy.context.object
    mesh.data.materials.append(glow("mesh", (0.60, 0.42, 1), 2.4))
    mesh.modifiers.new("wires", "WIREFRAME").thickness = 0.018
    mesh.visible_shadow = False
    with Batch(glow("knots", (0.80, 0.70, 1), 4), 0, round_=True) as knots:
        for vertex in mesh.data.vertices:
            knots.ball(mesh.matrix_basis @ vertex.co, 0.030, detail=2)
    bpy.ops.mesh.primitive_uv_sphere_add(segments=96, ring_count=48, radius=RADIUS * 0.985, location=BUBBLE)
    film = bpy.context.object
    film.data.materials.append(field("film", (0.42, 0.22, 1), 0.8, 0.22))
    for polygon in film.data.polygons:
        polygon.use_smooth = True
    unlined(film)
    x, y, _ = BUBBLE
    lathe([(1.30, 0.0), (1.22, 0.12), (0.85, 0.12), (0.80, 0.06), (0.01, 0.06)], dark, (x, y, 0), 64)
    torus((x, y, 0.13), 1.04, 0.035, pale)
    for k in range(2):
        a = (x + (1 if k else -1) * 1.3, y - 0.3, 0.9 + 0.9 * k)
        lightning((x + 0.9 * (1 if k else -1), y - 0.5, 0.14), a, pale, rnd, 0.011, 0.2)
