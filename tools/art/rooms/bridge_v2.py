"""Bridge, second side: the shutters are down and a great star chart floats over the table; still red."""

from __future__ import annotations

import math
import random

import numpy as np
from materials import field, glow, glow_picture, metal, see_through
from paint import Style
from people import member
from shapes import Batch, lathe, picture_face, torus
from stage import area, camera, haze, point, spot, unlined, world

from rooms.bridge import RED, WINDOW, _chair, _desk, _monitors, _walls, _window

STYLE = Style(exposure=0.3, focus=(0.5, 0.45), bloom=0.30)
SAMPLES = 13
CHART = (0.0, 4.4, 2.55)
ICE = (0.25, 0.75, 1)


def build() -> None:
    """Model and light the scene."""
    rnd = random.Random(19)
    hull = metal("hull", (0.15, 0.15, 0.17), 0.45, 0.6, 0.6, 0.6)
    dark = metal("dark", (0.05, 0.052, 0.062), 0.4, 0.7, 0.5, 0.5)
    floor = metal("floor", (0.045, 0.045, 0.052), 0.2, 0.8, 0.4, 0.5)
    black = metal("black", (0.01, 0.01, 0.012), 0.55, 0.2, 0.1, 0.3)
    steel = metal("steel", (0.35, 0.33, 0.32), 0.35, 1, 0.5, 0.4)
    red = glow("red", (1, 0.03, 0.015), 13)
    cyan = glow("cyan", (0.08, 0.6, 1), 9)
    amber = glow("amber", (1, 0.30, 0.04), 5)

    _window(hull, dark, red)
    _shutters(hull, dark, red)
    _walls(hull, dark, floor, red, cyan)
    _chart(hull, dark, cyan, rnd)
    _desk(-4.6, 5.4, 0.8, 2.2, dark, black, cyan, amber, 1, alert=True)
    _desk(4.6, 5.4, -0.8, 2.2, dark, black, cyan, amber, 2)
    _chair(-3.6, 3.4, 0, -0.5, black, steel, 0.95)
    _chair(3.7, 3.6, 0, 0.6, black, steel, 0.95)
    member("quartermaster", (-1.75, 3.0, 0), 1.80, yaw=-0.8, pose="reach")
    member("pilot", (1.95, 5.9, 0), 1.78, yaw=2.2, pose="hip")
    _monitors(black)

    point(CHART, 190, ICE, 0.5)
    area((CHART[0], CHART[1], 0.85), (CHART[0], CHART[1], 4), 1.6, 160, ICE)
    area((0, -4.5, 4.6), (0, 4, 1), 5, 150, (0.35, 0.16, 0.5))
    for side in (-1, 1):
        point((side * 5.6, 1.8, 4.9), 420, RED, 0.15)
        area((side * 4.5, WINDOW - 1.2, 4.6), (side * 1.5, WINDOW, 1.5), 2.0, 260, RED, size_y=0.4)
        spot((side * 5.9, 4.6, 5.1), (side * 1.5, 3.2, 0), 2200, RED, 40, 0.5)
    area((0, WINDOW - 1.0, 5.1), (0, WINDOW - 0.4, 1), 6, 160, RED, size_y=0.3)
    world((0.016, 0.010, 0.020), 0.7)
    haze((-7.2, -4.8, 0), (7.2, WINDOW - 0.6, 5.7), 0.010, (1, 0.92, 0.92))
    camera((1.05, -1.35, 2.05), (-0.05, 4.6, 2.30), 25, roll=0.025)


def _shutters(hull, dark, red) -> None:
    with Batch(hull, 0.03) as slats:
        for k in range(9):
            slats.box((0, WINDOW + 0.15, 1.2 + 0.46 * k), (15, 0.14, 0.40), (0.22, 0, 0))
    with Batch(dark, 0) as back:
        back.box((0, WINDOW + 0.45, 3), (16, 0.1, 6))
    with Batch(red, 0) as seam:
        seam.box((0, WINDOW - 0.02, 3.02), (6.0, 0.03, 0.03))


def _chart(hull, dark, cyan, rnd) -> None:
    """A round table that throws up a radar disc, a globe of orbits, stars and a course."""
    x, y, z = CHART
    lathe([(0.9, 0), (0.75, 0.2), (0.7, 0.6), (1.35, 0.82), (1.45, 0.9), (1.35, 0.96)], dark, (x, y, 0), 64)
    lathe([(1.34, 0.955), (0.01, 0.955)], hull, (x, y, 0), 64)
    lathe([(1.40, 0.965), (1.30, 0.965)], cyan, (x, y, 0), 64)
    ice = glow("ice", ICE, 3.2)
    thin = glow("thin", (0.16, 0.55, 1), 1.3)
    rose = glow("rose", (1, 0.10, 0.05), 8)
    star = glow("star", (0.8, 0.95, 1), 9)
    size = 1.62
    radar = glow_picture("radar", _radar(), 1.15)
    see_through(radar)
    disc = picture_face(
        [(x - size, y + 0.02, z - size), (x + size, y + 0.02, z - size)]
        + [(x + size, y + 0.02, z + size), (x - size, y + 0.02, z + size)],
        radar,
    )
    unlined(disc)
    torus((x, y, z), size, 0.028, ice, "Y")
    for radius, tilt, material in ((1.25, 1.15, thin), (0.95, 1.3, thin), (0.62, 1.2, ice)):
        ring = torus((0, 0, 0), radius, 0.014, material)
        ring.location = CHART
        ring.rotation_euler = (tilt, 0.35, 0)
    with Batch(star, 0, round_=True) as stars:
        for _ in range(46):
            a, far = rnd.uniform(0, 6.28), size * math.sqrt(rnd.random())
            place = (x + far * math.cos(a), y + rnd.uniform(-0.5, 0.3), z + far * math.sin(a))
            stars.ball(place, rnd.choice((0.014, 0.018, 0.03)), detail=2)
    with Batch(glow("sol", (1, 0.42, 0.10), 6), 0, round_=True) as sol:
        sol.ball((x + 0.72, y - 0.05, z + 0.38), 0.24)
    with Batch(rose, 0, round_=True) as course:
        points = [(x - 1.25 + 0.20 * k, y - 0.1, z - 0.72 + 0.30 * math.sin(0.42 * k)) for k in range(9)]
        for a, b in zip(points[::1], points[1:], strict=False):
            course.rod(a, (a[0] * 0.4 + b[0] * 0.6, y - 0.1, a[2] * 0.4 + b[2] * 0.6), 0.022, 8)
        course.ball(points[-1], 0.085)
    cone = field("cone", (0.10, 0.45, 1), 0.22, 0.35)
    beam = lathe([(1.25, 0.98), (1.30, z - 0.8)], cone, (x, y, 0), 64)
    unlined(beam)


def _radar(size: int = 512) -> np.ndarray:
    """A radar picture: rings, spokes, a fading sweep and echoes; light on black."""
    y, x = (np.mgrid[:size, :size] / size - 0.5) * 2
    far, angle = np.hypot(x, y), np.arctan2(y, x)
    rings = sum(np.clip(1 - np.abs(far - r) / 0.008, 0, 1) for r in (0.25, 0.5, 0.75, 0.96))
    spokes = np.clip(1 - np.abs(np.sin(angle * 4)) * far / 0.008, 0, 1) * (far > 0.1)
    sweep = ((2.2 - angle) % (2 * np.pi)) / (2 * np.pi)
    sweep = np.clip(1 - sweep * 3.2, 0, 1) ** 1.5
    rng = np.random.default_rng(4)
    echoes = np.zeros_like(far)
    for _ in range(16):
        a, r = rng.uniform(-3, 3), rng.uniform(0.2, 0.9)
        gap = np.hypot(x - r * np.cos(a), y - r * np.sin(a))
        echoes += np.exp(-((gap / rng.uniform(0.012, 0.03)) ** 2))
    level = 0.05 + 0.55 * rings + 0.25 * spokes + 0.55 * sweep + echoes
    inside = (far < 0.98)[..., None]
    return (level[..., None] * np.array((0.16, 0.58, 1.0)) * inside).astype(np.float32)
