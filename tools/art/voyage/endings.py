"""Make the pictures of how a game ends: saved, destroyed, adrift, and what becomes of the pod.

Each is shot (Blender, minutes, kept) and painted (numpy, seconds). All is linear light until the film curve
at the end, so that ship and sky belong together. The left third is calm, for words.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path

import numpy as np
from grade import save
from mathutils import Euler, Matrix, Vector
from stage import area, clear, sunlight, world

from voyage import light, shot
from voyage.film import develop, over
from voyage.hull_lines import BROKEN, DARK, LIT, NOZZLES, Breach
from voyage.light import tint
from voyage.vessel import Ship, lamp
from voyage.wreck import debris, pod

WHITE = np.array((1.0, 1.0, 1.0), np.float32)
FIRE = (1.0, 0.30, 0.06)
OWN_LIGHT = ("warm", "cold", "hangar", "red", "core", "flame", "line")
"""Materials of the ship that shine by themselves: their light is not the explosion's."""
HOLE = (-0.9, -2.55, 0.05)
Render = tuple[np.ndarray, np.ndarray, np.ndarray, tuple[np.ndarray, ...]]
"""A picture, its matrix, what was marked in the scene, and its parts by their light (`shot.load`)."""


# saved


def shoot_saved() -> None:
    """The ship lit from nose to nozzles, all eight lines of power glowing."""
    world((0.016, 0.024, 0.05))
    Ship(LIT).make()
    sunlight((-0.70, 0.42, 0.50), 4.5, (1, 0.40, 0.12), 0.4)
    sunlight((-0.45, -0.75, 0.20), 5, (1, 0.46, 0.16), 0.3)
    area((-16, -14, 10), (-4, 0, 0), 12, 3800, (0.30, 0.52, 1))
    shot.camera((12.5, -20.0, 5.0), (0.6, 0, 0.2), 28.5, 0.25, (-0.085, -0.02))


def paint_saved(render: Render) -> np.ndarray:
    """It tears free: arcs of plasma snap behind it, a blue star lies ahead."""
    ship, matrix, *_ = render
    canvas = light.sky(23, 2400, 3.6, 0.0, (0.16, 0.28))
    canvas = light.behind(canvas, *light.sun((2150, 1800), 1480, 0.40, 17, 1.8, 0.62, 0.9))
    star = light.glow((640, 118), 20, 1.6) + light.glow((640, 118), 260, 0.06)
    canvas += tint(star, (0.55, 0.85, 1.6))
    for start, end, bulge, seed, broken, power in (
        ((1010, 930), (1500, 560), (-330, -330), 1, 0.85, 0.08),
        ((1240, 760), (1690, 470), (-260, -420), 2, 0.95, 0.07),
        ((900, 1040), (1200, 800), (-230, -160), 3, 0.3, 0.08),
        ((1600, 520), (1960, 380), (-60, -300), 4, 0.6, 0.07),
    ):
        loop = light.arc(start, end, bulge, 260, 0.06, seed, broken)
        canvas += tint(loop, (1.8, 0.35, 0.054)) * power
    canvas = over(canvas, ship)
    jets = sum(
        light.plume(matrix, (9.1, y, z), r * 0.62, 17 * r, 260, n, 0.05) * r
        for n, (y, z, r) in enumerate(NOZZLES)
    )
    canvas += tint(jets, (0.45, 1.15, 3.2)) * 7.0 + tint(np.clip(jets - 0.25, 0, 4), (1.5, 1.3, 1.0))
    for y, z, r in NOZZLES[:3]:
        x, row, _ = light.project(matrix, np.array([(9.2, y, z)]))
        canvas += tint(light.glow((x[0], row[0]), 150 * r, 0.8, 0.25), (0.40, 0.80, 1.9))
    return develop(canvas, 0.2, 0.32, 0.25, (0.55, 0.5))


# destroyed


def shoot_destroyed() -> None:
    """A room blown out of the flank, decks bare, its pieces flying; the fire inside is white."""
    world((0.008, 0.012, 0.026))
    hole = Breach(HOLE, 1.55, (1.0, 1.0, 1.0))
    Ship(replace(BROKEN, breaches=(hole,))).make()
    debris(HOLE, (-0.30, -1, 0.02), 420, 5)
    lamp((HOLE[0], HOLE[1] - 0.8, HOLE[2]), 260, (1.0, 1.0, 1.0), 0.3, "blast")
    sunlight((-0.62, -0.66, -0.42), 7, (1, 0.36, 0.10), 0.3)
    sunlight((-0.9, 0.25, -0.1), 1.6, (1, 0.42, 0.14), 0.2)
    area((-16, -12, 7), (-3, 0, 0), 9, 2200, (0.24, 0.40, 1))
    shot.camera((-8.6, -14.6, -2.3), (-0.2, 0, 0.15), 27.5, -0.13, (-0.20, 0.045))
    shot.apart(OWN_LIGHT)


def _blast(render: Render) -> tuple[np.ndarray, np.ndarray]:
    """Return the ship before the sun without the light of the explosion, and that light."""
    ship, matrix, _, (blast, rest) = render
    x, y, _ = light.project(matrix, np.array([HOLE]))
    at = (float(x[0]), float(y[0]))
    far = np.hypot(*(axis - centre for axis, centre in zip(light.grid(), at, strict=True)))
    sky = light.sky(29, 900, 1.2, 0.5)
    sky = light.behind(sky, *light.sun((1790, 110), 560, 0.16, 31, 1.5, 0.8, 0.36))
    shine = np.minimum(blast.max(-1), 6.0)
    deep = light.gas([at], -2.2, 1.1, 5.0, 2600, 120, 1.2, 5)
    shine = shine + deep[1] * 0.003 * (1 - ship[..., 3])
    hot = np.clip(shine - 1.2, 0, 20) * np.exp(-((far / 130) ** 2))
    shine = shine + light.rays(hot, at, 1.1, 9) * 0.9
    around = np.array(at) + np.random.default_rng(2).normal(0, 34, (60, 2))
    jets = light.gas(around, 2.3, 0.8, 5.0, 4000, 130, 1.3, 9, wind=(-4, -2))
    open_ = 1 - 0.75 * np.exp(-((far / 110) ** 2))  # the hole itself stays visible
    shine = shine + (jets[0] * 0.045 + jets[1] * 0.035) * open_
    shine = shine + light.glow(at, 300, 0.24)
    fly = light.sparks([at], 2.5, 1.2, 560, 420, 4, (-60, 110), 0.045)
    own = np.concatenate((rest, ship[..., 3:]), -1)
    base = over(sky, own) + tint(fly, (0.7, 0.40, 0.16)) * 1.6
    base += tint(np.clip(light.glow(at, 60, 1.0) - 0.25, 0, 1), (1.6, 1.5, 1.4))
    return base, shine + fly * 0.8


def paint_destroyed(render: Render) -> dict[str, np.ndarray]:
    """Everything but the light of the explosion; and that light alone, white.

    The game gives the light the room's colour and adds it.
    """
    base, shine = _blast(render)
    how = {"exposure": 0.2, "calm": 0.45, "dark": 0.55}
    return {"destroyed": develop(base, **how), "destroyed-light": develop(tint(shine, WHITE), **how)}


# run dry


def shoot_adrift() -> None:
    """The ship dark and whole, falling nose first; red lamps, a cold edge."""
    world((0.004, 0.006, 0.012))
    Ship(DARK).make()
    sunlight((0.10, -0.50, 0.86), 9, (1, 0.32, 0.08), 0.5)
    sunlight((0.5, 0.75, -0.45), 1.6, (0.30, 0.48, 1), 0.05)
    sunlight((-0.2, 0.25, 0.9), 1.2, (1, 0.26, 0.06), 0.5)
    area((-14, -10, 14), (0, 0, 0), 14, 5600, (0.20, 0.36, 1))
    shot.camera((-15, -38, -4.0), (0, 0, 0.3), 34, -0.42, (-0.145, -0.055))


def paint_adrift(render: Render) -> np.ndarray:
    """Nothing has exploded; the sun lies below and waits."""
    ship, *_ = render
    sun = light.sun((1560, 3420), 2640, 0.10, 43, 2.6, 1.35, 0.44, 0.42)
    canvas = light.behind(light.sky(41, 700, 1.6, 0.0, (0.45, 0.25), 2), *sun)
    loop = light.arc((1560, 790), (1760, 796), (30, -110), 220, 0.08, 5, 0.2)
    canvas += tint(loop, (2.2, 0.45, 0.07)) * 0.018
    return develop(over(canvas, ship), 0.1, 0.28, 0.2, (0.62, 0.55), 0.6, 0.02)


# the pod


def pod_frame() -> Matrix:
    """Return where the pod is that gets away: near the camera, nose up and to the left."""
    turn = Euler((0.25, 0.42, 0.30)).to_matrix().to_4x4()
    return Matrix.Translation(shot.point_at(690, 300, 10)) @ turn @ Matrix.Scale(0.21, 4)


def shoot_alone() -> np.ndarray:
    """The ship burns from three holes; the pod, lit, has left it. Marked: its tail, and a point behind it."""
    world((0.008, 0.012, 0.026))
    holes = (
        Breach((-2.6, -2.5, 0.25), 1.0, FIRE, 0.7),
        Breach((4.6, -2.3, 0.5), 1.1, FIRE, 0.8),
        Breach((0.9, -0.7, 2.1), 0.8, FIRE, 0.6),
    )
    Ship(replace(BROKEN, windows=0.05, floods=0.0, breaches=holes)).make()
    sunlight((-0.55, -0.60, 0.45), 6, (1, 0.34, 0.09), 0.4)
    sunlight((-0.55, 0.55, 0.60), 0.8, (1, 0.42, 0.14), 0.4)
    area((-18, -20, 6), (-6, -9, 0), 8, 1100, (0.26, 0.42, 1))
    shot.camera((-11.5, -22.5, -1.0), (0, 0, 0.3), 31, -0.30, (-0.175, 0.02))
    frame = pod_frame()
    pod(frame, alive=True)
    return np.array([frame @ Vector((2.1, 0, 0)), frame @ Vector((3.1, 0, 0))])


def paint_alone(render: Render) -> np.ndarray:
    """Smoke and sparks from the ship, a thin blue trail behind the pod."""
    ship, matrix, marks, _ = render
    sun = light.sun((1750, 1330), 900, 0.25, 57, 1.4, 0.8, 0.5)
    canvas = light.behind(light.sky(53, 1500, 2.2, 0.0, (0.2, 0.3)), *sun)
    spots = np.array([(-2.6, -2.6, 0.4), (4.6, -2.4, 0.7), (0.9, -0.8, 2.4)])
    xs, ys, _ = light.project(matrix, spots)
    starts = np.stack([xs, ys], -1)
    canvas = over(canvas, ship)
    for x, y in starts:
        canvas += tint(light.glow((x, y), 120, 0.5), (1.0, 0.24, 0.04))
    smoke = light.gas(starts, -1.9, 0.35, 3.0, 2600, 170, 1.0, 6, 0.99, (5, -3))
    canvas += tint(smoke[0], (1.0, 0.28, 0.05)) * 0.030 + tint(smoke[1], (0.5, 0.10, 0.02)) * 0.016
    fly = light.sparks(starts, -1.7, 0.9, 210, 120, 8, (30, -20), 0.07)
    canvas += tint(fly, (1.4, 0.5, 0.14))
    tail, behind = marks
    trail = light.plume(matrix, tail, 0.07, 4.5, 160, 3, 0.10, behind - tail)
    canvas += tint(trail, (0.5, 1.2, 3.0)) * 1.4
    x, y, _ = light.project(matrix, tail[None])
    canvas += tint(light.glow((x[0], y[0]), 30, 0.6, 0.4), (0.4, 0.8, 1.8))
    return develop(canvas, 0.15, 0.30, 0.25, (0.55, 0.5), 0.5)


def shoot_pod() -> None:
    """The pod alone and dark, its drive cold, falling."""
    world((0.006, 0.009, 0.018))
    pod(Euler((0.5, -0.55, 0.25)).to_matrix().to_4x4(), alive=False)
    sunlight((0.15, -0.35, 0.92), 7, (1, 0.32, 0.08), 0.4)
    sunlight((0.6, 0.7, -0.3), 0.5, (0.30, 0.48, 1), 0.1)
    area((-9, -8, 9), (0, 0, 0), 7, 480, (0.20, 0.34, 0.9))
    shot.camera((0.0, -16.0, -1.2), (0, 0, 0.2), 40, 0.0, (-0.14, -0.05))


def paint_nobody(render: Render) -> np.ndarray:
    """Nobody gets away: the dark pod before a sun that fills the sky."""
    cut, *_ = render
    canvas = light.behind(
        light.sky(61, 500, 1.0, 0.3), *light.sun((1180, 2060), 1330, 0.30, 63, 1.8, 1.0, 0.7)
    )
    for start, end, bulge, seed in (
        ((330, 1010), (620, 800), (-90, -190), 4),
        ((1560, 790), (1790, 880), (90, -170), 6),
    ):
        canvas += tint(light.arc(start, end, bulge, 220, 0.08, seed, 0.3), (2.0, 0.42, 0.07)) * 0.03
    canvas = over(canvas, cut)
    return develop(canvas, 0.1, 0.30, 0.25, (0.62, 0.5), 0.55, 0.03)


def paint_behind(render: Render, saved: Render) -> np.ndarray:
    """The ship gets away, small and lit; the dark pod is left behind."""
    cut, *_ = render
    small = np.zeros_like(saved[0])
    k = 3
    part = saved[0][: shot.SIZE[1] // k * k, : shot.SIZE[0] // k * k]
    part = part.reshape(shot.SIZE[1] // k, k, shot.SIZE[0] // k, k, 4).mean((1, 3))
    top, left = 60, 560
    small[top : top + part.shape[0], left : left + part.shape[1]] = part
    canvas = light.behind(
        light.sky(67, 1500, 2.6, 0.2, (0.3, 0.2)), *light.sun((2050, 1650), 1080, 0.25, 69, 1.8, 0.8, 0.6)
    )
    canvas = over(canvas, small)
    stern = (left + 1640 / k, top + 690 / k)
    canvas += tint(light.glow(stern, 60, 1.0, 0.3), (0.4, 0.85, 2.0))
    canvas = over(canvas, cut)
    return develop(canvas, 0.12, 0.30, 0.25, (0.6, 0.4), 0.5)


@dataclass(frozen=True)
class Ending:
    """One picture.

    Attributes:
        shots: the renders it needs.
        paint: makes it of them, or several that belong together, by their names.
    """

    shots: tuple[str, ...]
    paint: Callable[..., np.ndarray | dict[str, np.ndarray]]


SHOTS: dict[str, Callable[[], np.ndarray | None]] = {
    "saved": shoot_saved,
    "destroyed": shoot_destroyed,
    "adrift": shoot_adrift,
    "alone": shoot_alone,
    "pod": shoot_pod,
}
ENDINGS = {
    "saved": Ending(("saved",), paint_saved),
    "destroyed": Ending(("destroyed",), paint_destroyed),
    "adrift": Ending(("adrift",), paint_adrift),
    "pod-alone": Ending(("alone",), paint_alone),
    "pod-nobody": Ending(("pod",), paint_nobody),
    "pod-behind": Ending(("pod", "saved"), paint_behind),
}


def take(name: str, cache: Path, samples: int = 9, percent: int = 80, again: bool = False) -> Render:
    """Return a render, made now if it is missing or wanted again."""
    path = cache / f"voyage-{name}.exr"
    if again or not path.exists():
        clear()
        marks = SHOTS[name]()
        shot.render(path, samples, percent, marks)
    return shot.load(path)


def write_ending(name: str, folder: Path, cache: Path, again: bool = False) -> None:
    """Paint an ending and write it as JPEG; one of several parts writes all of them."""
    ending = ENDINGS[name]
    renders = [take(part, cache, again=again) for part in ending.shots]
    folder.mkdir(exist_ok=True)
    painted = ending.paint(*renders)
    for part, picture in (painted if isinstance(painted, dict) else {name: painted}).items():
        save(folder / f"{part}.jpg", picture, 88)
