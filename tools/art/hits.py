"""Damage to one room: cracks that follow its walls, sparks, smoke and fire that stand in it and light it.

``passes`` says where everything is, ``relight`` how the fire's light falls, ``wounds`` what is hurt.  The
result is an overlay for each missing cube, and the room with its lamps out.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import burning
import cracks
import cv2
import numpy as np
import passes
import power
import torn
from grade import save, tone_map
from layer import Layer
from paint import ink_lines
from passes import OUTSIDE, SIZE, Survey, pixel
from relight import Bulb, fall, lamps, paint_of
from wounds import WOUNDS, Fire, Shower, Wounds

FIRELIGHT = (1.0, 0.33, 0.055)
SPARKLIGHT = (1.0, 0.72, 0.40)
EMERGENCY = (1.0, 0.045, 0.02)
EXPOSURE = {2: 0.0, 3: -0.6}
SMOKE = {2: 0.80, 3: 0.85}


def _metres(where: Survey, fire: Fire) -> tuple[float, float]:
    """Return width and height of a fire, metres."""
    x, y = pixel(fire.at)
    far = float(where.depth[y, x]) - fire.nearer
    return fire.wide * SIZE[0] / where.pixels(1, far), fire.high * SIZE[1] / where.pixels(1, far)


def bulbs(where: Survey, wounds: Wounds, step: int) -> list[Bulb]:
    """Return the bulbs that stand for the flames of a step."""
    lit = []
    for fire in wounds.fires:
        if step in fire.steps:
            wide, high = _metres(where, fire)
            root = np.array(passes.in_front(where, fire.at, 0.1))
            for share, lift in ((0.6, 0.25), (0.4, 0.6)):
                place = root + (0, 0, high * lift)
                place = place + (_eye(where) - place) * (0.04 + 0.08 * fire.nearer)
                lit.append(
                    Bulb(tuple(place), 2.6 * (wide * high) ** 0.8 * share, FIRELIGHT, 0.3 * wide + 0.35)
                )
    return lit


def _eye(where: Survey) -> np.ndarray:
    """Return the place of the camera."""
    return -where.eye[:3, :3].T @ where.eye[:3, 3]


def _firelight(where: Survey, paint: np.ndarray, bulbs_: list[Bulb], exposure: float) -> np.ndarray:
    """Return the light of flames on the painted room, 0..1."""
    light = fall(where, bulbs_)
    light = light + 0.30 * cv2.GaussianBlur(light, (0, 0), SIZE[0] * 0.05)
    return tone_map(paint * light, exposure).astype(np.float32)


def _spark_light(layer: Layer, where: Survey, paint: np.ndarray, shower: Shower) -> None:
    """Light from sparks on what is around them."""
    x, y = pixel(shower.at)
    metres = shower.reach * SIZE[0] / where.pixels(1, float(where.depth[y, x]))
    bulb = Bulb(passes.in_front(where, shower.at, 0.4 * metres), 1.3 * metres**2, SPARKLIGHT, 0.2 * metres)
    layer.add(tone_map(paint * fall(where, [bulb]), 0.4))


def overlay(
    where: Survey,
    paint: np.ndarray,
    wounds: Wounds,
    step: int,
    colour: np.ndarray,
    fallen: np.ndarray | None = None,
) -> Layer:
    """Paint what has happened to a room that lost ``step`` cubes, over the whole 3:2 picture.

    Args:
        where: the maps of the room; with what came down, if anything did.
        paint: the colours of its things.
        wounds: what is hurt.
        step: 1 to 3.
        colour: of the room.
        fallen: where the things are that came down (0..1); they are not in the picture of the room.
    """
    layer = Layer(SIZE)
    rng = np.random.default_rng(step * 17)
    fires = [fire for fire in wounds.fires if step in fire.steps]
    fires.sort(key=lambda fire: -where.depth[pixel(fire.at)[::-1]] + fire.nearer)
    showers = [shower for shower in wounds.showers if step in shower.steps]
    glow = np.zeros((SIZE[1], SIZE[0], 3), np.float32)
    if fires:
        glow = _firelight(where, paint, bulbs(where, wounds, step), EXPOSURE[step])
        ink = cv2.GaussianBlur(ink_lines(where.depth, where.normal), (0, 0), 0.7)[..., None]
        glow = glow * (1 - 0.6 * ink)
    if fallen is not None:
        layer.over(paint * 0.10, fallen)
    for shower in showers:
        _spark_light(layer, where, paint, shower)
    layer.add(glow)
    if fires:
        burning.smoke(layer, where, fires, SMOKE[step] * wounds.air, glow, 7)
    # The fire behind a rent shines through the smoke.
    cracks.draw(layer, where, wounds.impacts, step, colour)
    for fire in fires:
        burning.fire(layer, where, fire)
    for number, cable in enumerate(wounds.cables):
        if cable.step <= step:
            showers.append(Shower(burning.cable(layer, cable, number, colour), 90, 0.055))
    for shower in showers:
        burning.sparks(layer, shower, rng)
    if fires:
        burning.embers(layer, rng, fires, 40 if step == 2 else 90)
    return layer


def with_wreck(where: Survey, wreck: Survey) -> tuple[Survey, np.ndarray]:
    """Return the maps of a room with what came down in it, and where that is (0..1)."""
    there = np.linalg.norm(wreck.normal, axis=-1) > 0.5
    there &= wreck.depth < where.depth + 0.05
    mask = there[..., None]
    both = replace(
        where,
        place=np.where(mask, wreck.place, where.place),
        normal=np.where(mask, wreck.normal, where.normal),
        skin=np.where(mask, wreck.skin, where.skin),
    )
    return both, cv2.GaussianBlur(there.astype(np.float32), (0, 0), 0.6)


def dark(where: Survey, picture: np.ndarray, wounds: Wounds) -> np.ndarray:
    """Return the painting (0..1) with its lamps out: a cold rest of light, and red emergency lamps."""
    red = [Bulb(passes.in_front(where, at, 0.6), 1.5, EMERGENCY, 0.4) for at in wounds.lamps]
    red += [Bulb(passes.in_front(where, at, 0.8), 5.0, (1.0, 0.40, 0.10), 0.6) for at in wounds.daylight]
    eye = _eye(where)
    red.append(Bulb((eye[0], eye[1], eye[2] + 1.5), 5.0, (0.22, 0.34, 0.62), 2.5))
    light = fall(where, red, 0.8) + np.array((0.05, 0.065, 0.11), np.float32)
    size = picture.shape[1::-1]
    shown = tone_map(paint_of(picture, where) * cv2.resize(light, size), 1.0)
    shown = shown + picture * cv2.resize(lamps(where), size)[..., None] * wounds.afterglow
    for at in wounds.lamps:
        shown = shown + _lamp(size, at)
    window = (where.depth > OUTSIDE).astype(np.float32)
    window = cv2.GaussianBlur(cv2.resize(window, size), (0, 0), size[0] / 900)[..., None]
    shown = shown + (picture * 0.80 - shown) * window
    return np.clip(shown, 0, 1)


def _lamp(size: tuple[int, int], at: tuple[float, float]) -> np.ndarray:
    y, x = np.mgrid[: size[1], : size[0]].astype(np.float32)
    far = np.hypot(x - at[0] * size[0], (y - at[1] * size[1]) * 1.0) / size[0]
    level = np.exp(-((far / 0.005) ** 2)) * 1.3 + np.exp(-far / 0.02) * 0.40
    return level[..., None] * np.array((1.0, 0.16, 0.10), np.float32)


def write_states(name: str, stem: Path, assets: Path) -> None:
    """Write all overlays of a room, and its picture with the lamps out."""
    where = passes.load_survey(stem)
    wounds, overlays = WOUNDS[name], assets / "overlays"
    painted = cv2.imread(str(assets / "rooms" / f"{name}.jpg"))[..., ::-1].astype(np.float32) / 255
    save(assets / "rooms" / f"{name}_dark.jpg", _small(dark(where, painted, wounds)), 86)
    paint = paint_of(cv2.resize(painted, SIZE, interpolation=cv2.INTER_AREA), where)
    if name == "energy-core":
        power.blazing(where, paint).save(overlays / f"{name}_blazing.webp", 72)
        return
    colour = power.room_colour(name)
    unlit = cv2.imread(str(assets / "rooms" / f"{name}_dark.jpg"))[..., ::-1].astype(np.float32) / 255
    unlit = cv2.resize(unlit, SIZE, interpolation=cv2.INTER_AREA)
    seed = sum(map(ord, name))
    gone, light = torn.lost_and_light(where, unlit, paint, colour, wounds.gap, seed, wounds.wall)
    save(assets / "rooms" / f"{name}_lost.jpg", gone, 88)
    save(assets / "rooms" / f"{name}_lost-light.jpg", np.repeat(light[..., None], 3, -1), 80)
    power.diverted(where, paint, name).save(overlays / f"{name}_diverted.webp", 72)
    fallen = None
    for step in (1, 2, 3):
        if step == 3 and wounds.wrecks:
            wreck = passes.load_survey(stem.with_name(f"{stem.name}-wreck"))
            where, fallen = with_wreck(where, wreck)
            paint = paint + (wreck.skin + 0.05 - paint) * fallen[..., None]
        overlay(where, paint, wounds, step, colour, fallen).save(overlays / f"{name}_{step}.webp", 72)


def _small(picture: np.ndarray, width: int = 1080) -> np.ndarray:
    size = (width, round(width * picture.shape[0] / picture.shape[1]))
    return cv2.resize(picture.astype(np.float32), size, interpolation=cv2.INTER_AREA)
