"""People in the clothes of the crew's world; close to the camera they have a face, badges and fingers.

``member`` is one of the four of the crew as they look on the table: the pilot's helmet and scarf, the
engineer's beard, goggles and bags, the medic's bun and long coat, the quartermaster's flat hair and box of a
coat.  ``person`` is anybody else.
"""

from __future__ import annotations

import math

import bpy
from materials import glow, metal
from mathutils import Matrix, Vector
from props import POSES, figure
from shapes import Batch, Point, lathe, torus


def person(
    place: Point,
    suit: bpy.types.Material,
    skin: bpy.types.Material,
    hair: bpy.types.Material,
    trim: bpy.types.Material,
    badge: bpy.types.Material,
    height: float = 1.78,
    yaw: float = 0,
    pose: str = "stand",
    tilt: float = 0,
    long_hair: bool = False,
) -> None:
    """A person facing +y before ``yaw``, leaning forward by ``tilt`` radians."""
    body = figure(place, suit, height, yaw, pose)
    body.rotation_euler[0] = -tilt
    spin = Matrix.Rotation(yaw, 4, "Z") @ Matrix.Rotation(-tilt, 4, "X")
    frame = Matrix.Translation(place) @ spin @ Matrix.Scale(height / 1.8, 4)
    _head(frame, skin, hair, long_hair)
    _clothes(frame, trim, badge, pose)
    _hands(frame, skin, trim, pose)


def _ball(batch: Batch, frame: Matrix, centre: Point, size: Point) -> None:
    """Add an ellipsoid of half axes ``size``."""
    batch.ball((0, 0, 0), 1, frame @ Matrix.Translation(centre) @ Matrix.Diagonal((*size, 1)))


def _head(frame: Matrix, skin: bpy.types.Material, hair: bpy.types.Material, long_hair: bool) -> None:
    with Batch(skin, 0, round_=True, name="head") as head:
        _ball(head, frame, (0, 0.035, 1.68), (0.118, 0.135, 0.152))
        _ball(head, frame, (0, 0.060, 1.595), (0.083, 0.095, 0.085))
        _ball(head, frame, (0, 0.166, 1.655), (0.020, 0.030, 0.034))
        for side in (-1, 1):
            _ball(head, frame, (side * 0.118, 0.03, 1.665), (0.018, 0.03, 0.042))
        head.rod((0, -0.005, 1.42), (0, 0.02, 1.60), 0.068, 20, frame=frame)
    with Batch(hair, 0, round_=True, name="hair") as locks:
        _ball(locks, frame, (0, -0.012, 1.725), (0.134, 0.142, 0.138))
        _ball(locks, frame, (0, 0.085, 1.800), (0.095, 0.070, 0.045))
        for side in (-1, 1):
            _ball(locks, frame, (side * 0.108, 0.035, 1.725), (0.030, 0.055, 0.075))
        if long_hair:
            _ball(locks, frame, (0, -0.095, 1.60), (0.115, 0.075, 0.15))
            _ball(locks, frame, (0, -0.17, 1.74), (0.065, 0.065, 0.065))
        for side in (-1, 1):
            _ball(locks, frame, (side * 0.062, 0.142, 1.732), (0.038, 0.024, 0.009))
    _features(frame)


def _features(frame: Matrix) -> None:
    """Eyes, red cheeks and a mouth that smiles a little; they lie far enough around to be seen in profile."""
    with Batch(metal("cheeks", (0.40, 0.15, 0.10), 0.7, 0, 0, 0.1), 0, round_=True, name="cheeks") as cheeks:
        for side in (-1, 1):
            _ball(cheeks, frame, (side * 0.064, 0.096, 1.634), (0.050, 0.038, 0.032))
        _ball(cheeks, frame, (0, 0.190, 1.650), (0.016, 0.012, 0.017))
    with Batch(metal("white", (0.80, 0.78, 0.74), 0.4, 0, 0, 0), 0, round_=True, name="eyes") as eyes:
        for side in (-1, 1):
            _ball(eyes, frame, (side * 0.064, 0.128, 1.682), (0.026, 0.028, 0.020))
    with Batch(metal("pupil", (0.015, 0.010, 0.010), 0.3, 0, 0, 0), 0, round_=True, name="pupils") as pupils:
        for side in (-1, 1):
            _ball(pupils, frame, (side * 0.071, 0.142, 1.681), (0.020, 0.018, 0.023))
    turns = [math.radians(6 * k) for k in range(-10, 11)]
    curve = [(0.083 * math.sin(a), 0.060 + 0.096 * math.cos(a), 1.590 + 0.034 * a * a) for a in turns]
    with Batch(metal("lips", (0.10, 0.022, 0.020), 0.5, 0, 0, 0), 0, round_=True, name="mouth") as mouth:
        for a, b in zip(curve, curve[1:], strict=False):
            mouth.rod(a, b, 0.012, 8, frame=frame)


def _clothes(frame: Matrix, trim: bpy.types.Material, badge: bpy.types.Material, pose: str) -> None:
    collar = torus((0, 0, 0), 0.100, 0.034, trim)
    collar.matrix_world = frame @ Matrix.Translation((0, 0.0, 1.475)) @ Matrix.Rotation(0.16, 4, "X")
    belt = torus((0, 0, 0), 0.190, 0.030, trim)
    belt.matrix_world = frame @ Matrix.Translation((0, 0, 1.0))
    elbows = POSES[pose][4], POSES[pose][6]
    with Batch(trim, 0, round_=True, name="pads") as pads:
        for side, elbow in zip((-1, 1), elbows, strict=True):
            shoulder = Vector((side * 0.235, 0, 1.385))
            way = (Vector(elbow) - shoulder).normalized()
            turn = way.to_track_quat("Z", "Y").to_matrix().to_4x4()
            cap = frame @ Matrix.Translation(shoulder + way * 0.02) @ turn
            pads.ball((0, 0, 0), 1, cap @ Matrix.Diagonal((0.130, 0.130, 0.105, 1)))
    with Batch(trim, 0.008, name="strap") as strap:
        strap.box((0, 0.175, 1.26), (0.03, 0.02, 0.36), (0.06, 0, 0), frame)
        strap.box((0, -0.185, 1.26), (0.05, 0.02, 0.40), frame=frame)
    with Batch(badge, 0, name="badge") as marks:
        for side in (-1, 1):
            marks.box((side * 0.095, 0.198, 1.33), (0.07, 0.012, 0.026), (0.05, 0, -side * 0.3), frame)
            marks.box((side * 0.115, -0.198, 1.36), (0.09, 0.012, 0.026), (0, 0, side * 0.3), frame)


def _hands(frame: Matrix, skin: bpy.types.Material, trim: bpy.types.Material, pose: str) -> None:
    joints = POSES[pose][4:]
    for elbow, hand in ((joints[0], joints[1]), (joints[2], joints[3])):
        a, b = Vector(elbow), Vector(hand)
        way = (b - a).normalized()
        with Batch(trim, 0, round_=True, name="cuff") as cuff:
            cuff.rod(b - way * 0.16, b - way * 0.04, 0.088, 20, frame=frame)
        with Batch(skin, 0, round_=True, name="hand") as palm:
            _ball(palm, frame, b + way * 0.03, (0.062, 0.085, 0.045))
            inward = -math.copysign(1, b.x)
            for k in range(4):
                start = b + way * 0.07 + Vector((inward * (k - 1.5) * 0.024, 0, 0))
                palm.rod(start, start + way * 0.075 + Vector((0, 0, 0.012)), 0.017, 8, frame=frame)
            thumb = b + Vector((inward * 0.055, 0.02, 0.03))
            palm.rod(thumb, thumb + way * 0.06 + Vector((0, 0, 0.03)), 0.018, 8, frame=frame)


def member(
    who: str,
    place: Point,
    height: float = 1.78,
    yaw: float = 0,
    pose: str = "stand",
    tilt: float = 0,
    light: float = 1,
) -> None:
    """One of the crew: ``who`` is pilot, engineer, medic or quartermaster.

    They face +y before ``yaw`` and lean forward by ``tilt`` radians; ``light`` scales their small lamps.
    """
    cloth = {
        "pilot": (0.055, 0.085, 0.20),
        "engineer": (0.20, 0.075, 0.030),
        "medic": (0.50, 0.44, 0.42),
        "quartermaster": (0.040, 0.060, 0.125),
    }[who]
    suit = metal("suit", cloth, 0.75, 0, 0, 0.25)
    legs = metal(
        "legs", tuple(0.45 * c for c in cloth) if who != "medic" else (0.10, 0.06, 0.10), 0.8, 0, 0, 0.2
    )
    leather = metal("leather", (0.055, 0.030, 0.018), 0.5, 0.1, 0.3, 0.3)
    skin = metal("skin", (0.42, 0.22, 0.15) if who != "medic" else (0.50, 0.29, 0.21), 0.6, 0, 0, 0.1)
    body = figure(place, legs, height, yaw, pose)
    body.rotation_euler[0] = -tilt
    spin = Matrix.Rotation(yaw, 4, "Z") @ Matrix.Rotation(-tilt, 4, "X")
    frame = Matrix.Translation(place) @ spin @ Matrix.Scale(height / 1.8, 4)
    skirt = {"pilot": 0.90, "engineer": 0.93, "medic": 0.42, "quartermaster": 0.66}[who]
    _jacket(frame, suit, pose, 0.96 if pose == "sit" else skirt, who)
    _boots(frame, leather, pose)
    _gloves(frame, skin if who in ("medic", "engineer") else leather, pose)
    _HEADS[who](frame, skin, light)
    _GEAR[who](frame, leather, light, pose)


def _turned(
    frame: Matrix, profile: list[tuple[float, float]], material: bpy.types.Material, deep: float
) -> None:
    """Add a profile of (radius, height) spun about the body's axis, ``deep`` times as deep as wide."""
    lathe(profile, material, sides=40).matrix_world = frame @ Matrix.Diagonal((1, deep, 1, 1))


def _jacket(frame: Matrix, suit: bpy.types.Material, pose: str, hem: float, who: str) -> None:
    """A jacket or coat down to the height ``hem``, with sleeves."""
    wide = {"medic": 0.42, "quartermaster": 0.31}.get(who, 0.215)
    broad = 0.035 if who == "quartermaster" else 0.0
    profile = [(wide - 0.02, hem), (wide, hem), (0.220 + broad, 1.02), (0.228, 1.12), (0.255 + broad, 1.30)]
    profile += [(0.240 + broad, 1.40), (0.14, 1.475), (0.115, 1.50)]
    _turned(frame, profile, suit, 0.93)
    joints = POSES[pose][4:]
    with Batch(suit, 0, round_=True, name="sleeves") as sleeves:
        for side, elbow, hand in ((-1, joints[0], joints[1]), (1, joints[2], joints[3])):
            shoulder = Vector((side * (0.225 + broad), 0, 1.375))
            wrist = Vector(elbow).lerp(Vector(hand), 0.82)
            sleeves.rod(shoulder, elbow, 0.122, 20, tip=0.098, frame=frame)
            sleeves.rod(elbow, wrist, 0.098, 20, tip=0.094, frame=frame)
            sleeves.ball(shoulder, 0.128 + broad * 0.5, frame=frame)
            sleeves.ball(elbow, 0.099, frame=frame)


def _boots(frame: Matrix, leather: bpy.types.Material, pose: str) -> None:
    joints = POSES[pose][:4]
    with Batch(leather, 0, round_=True, name="boots") as boots:
        for knee, foot in ((joints[0], joints[1]), (joints[2], joints[3])):
            top = Vector(knee).lerp(Vector(foot), 0.38)
            boots.rod(top, foot, 0.118, 18, tip=0.104, frame=frame)
            sole = Vector((foot[0], foot[1] + 0.06, foot[2] - 0.03))
            _ball(boots, frame, sole, (0.095, 0.185, 0.085))


def _gloves(frame: Matrix, material: bpy.types.Material, pose: str) -> None:
    joints = POSES[pose][4:]
    with Batch(material, 0, round_=True, name="gloves") as gloves:
        for elbow, hand in ((joints[0], joints[1]), (joints[2], joints[3])):
            way = (Vector(hand) - Vector(elbow)).normalized()
            gloves.ball(Vector(hand) + way * 0.02, 0.082, frame=frame)
            gloves.ball(Vector(hand) + way * 0.085, 0.058, frame=frame)


def _face(frame: Matrix, skin: bpy.types.Material) -> None:
    with Batch(skin, 0, round_=True, name="head") as head:
        _ball(head, frame, (0, 0.03, 1.68), (0.125, 0.135, 0.155))
        _ball(head, frame, (0, 0.165, 1.655), (0.022, 0.030, 0.030))
        for side in (-1, 1):
            _ball(head, frame, (side * 0.125, 0.02, 1.665), (0.02, 0.03, 0.042))
        head.rod((0, -0.005, 1.42), (0, 0.015, 1.60), 0.07, 20, frame=frame)


def _pilot_head(frame: Matrix, _skin: bpy.types.Material, _light: float) -> None:
    """A round helmet with a stripe over it, a dark visor and ear cups."""
    shell = metal("helmet", (0.05, 0.08, 0.20), 0.3, 0.1, 0.3, 0.2)
    cream = metal("cream", (0.62, 0.55, 0.42), 0.5, 0, 0.2, 0.2)
    cups = metal("cups", (0.22, 0.10, 0.05), 0.4, 0.4, 0.4, 0.3)
    with Batch(shell, 0, round_=True, name="helmet") as helmet:
        _ball(helmet, frame, (0, 0.0, 1.70), (0.185, 0.20, 0.195))
    with Batch(
        metal("visor", (0.02, 0.018, 0.025), 0.12, 0.6, 0, 0.1), 0, round_=True, name="visor"
    ) as visor:
        _ball(visor, frame, (0, 0.075, 1.685), (0.150, 0.150, 0.095))
    stripe = torus((0, 0, 0), 0.188, 0.022, cream, "X", wide=2.0)
    stripe.matrix_world = frame @ Matrix.Translation((0, 0, 1.705)) @ Matrix.Diagonal((1, 1.07, 1.04, 1))
    with Batch(cups, 0.01, round_=True, name="cups") as ears:
        ears.rod((-0.215, 0.0, 1.68), (0.215, 0.0, 1.68), 0.085, 20, frame=frame)


def _engineer_head(frame: Matrix, skin: bpy.types.Material, _light: float) -> None:
    """Red hair and beard, goggles pushed up."""
    red = metal("red hair", (0.30, 0.065, 0.018), 0.8, 0, 0, 0.2)
    brass = metal("brass", (0.62, 0.40, 0.14), 0.3, 1, 0.3, 0.3)
    _face(frame, skin)
    with Batch(red, 0, round_=True, name="hair") as hair:
        _ball(hair, frame, (0, -0.025, 1.725), (0.142, 0.145, 0.140))
        for x, z in ((-0.08, 1.60), (0, 1.57), (0.08, 1.60)):
            _ball(hair, frame, (x, 0.115, z), (0.068, 0.062, 0.075))
    band = torus((0, 0, 0), 0.146, 0.018, metal("strap", (0.05, 0.03, 0.02), 0.6), wide=1.4)
    band.matrix_world = frame @ Matrix.Translation((0, -0.01, 1.775)) @ Matrix.Rotation(0.18, 4, "X")
    with Batch(brass, 0.008, round_=True, name="goggles") as goggles:
        for side in (-1, 1):
            goggles.rod((side * 0.062, 0.09, 1.785), (side * 0.062, 0.165, 1.80), 0.056, 18, frame=frame)


def _medic_head(frame: Matrix, skin: bpy.types.Material, _light: float) -> None:
    """Plum hair in a high bun."""
    _face(frame, skin)
    with Batch(
        metal("plum hair", (0.085, 0.022, 0.055), 0.6, 0, 0, 0.2), 0, round_=True, name="hair"
    ) as hair:
        _ball(hair, frame, (0, -0.03, 1.715), (0.150, 0.150, 0.152))
        _ball(hair, frame, (0, -0.05, 1.905), (0.092, 0.092, 0.084))
        for side in (-1, 1):
            _ball(hair, frame, (side * 0.120, 0.03, 1.68), (0.035, 0.06, 0.095))


def _quartermaster_head(frame: Matrix, skin: bpy.types.Material, _light: float) -> None:
    """Grey hair cut flat, a moustache."""
    grey = metal("grey hair", (0.22, 0.22, 0.25), 0.7, 0, 0, 0.2)
    _face(frame, skin)
    with Batch(grey, 0.03, round_=True, name="hair") as hair:
        hair.box((0, -0.015, 1.82), (0.27, 0.27, 0.14), frame=frame)
        hair.box((0, -0.085, 1.73), (0.262, 0.14, 0.16), frame=frame)
        hair.rod((-0.07, 0.165, 1.625), (0.07, 0.165, 1.625), 0.024, 10, frame=frame)


def _pilot_gear(frame: Matrix, leather: bpy.types.Material, light: float, _pose: str) -> None:
    """A cream scarf whose end is blown back, a flat pack with two lamps, piping."""
    cream = metal("scarf", (0.66, 0.58, 0.44), 0.8, 0, 0, 0.15)
    collar = torus((0, 0, 0), 0.125, 0.055, cream, wide=1.1)
    collar.matrix_world = frame @ Matrix.Translation((0, 0, 1.50)) @ Matrix.Rotation(0.14, 4, "X")
    with Batch(cream, 0, round_=True, name="scarf") as scarf:
        points = [
            Vector(p)
            for p in ((-0.08, -0.12, 1.49), (-0.20, -0.26, 1.47), (-0.33, -0.36, 1.54), (-0.50, -0.42, 1.49))
        ]
        for a, b in zip(points, points[1:], strict=False):
            for k in range(5):
                _ball(scarf, frame, a.lerp(b, k / 4), (0.055, 0.030, 0.072))
    with Batch(leather, 0.03, name="pack") as pack:
        pack.box((0, -0.255, 1.24), (0.30, 0.12, 0.40), frame=frame)
    with Batch(cream, 0.004, name="piping") as piping:
        piping.box((0, -0.32, 1.30), (0.31, 0.012, 0.03), frame=frame)
        for side in (-1, 1):
            piping.box((side * 0.20, 0.0, 0.935), (0.05, 0.36, 0.03), frame=frame)
    with Batch(glow("lamp", (1, 0.42, 0.12), 3 * light), 0, name="lamps") as lamps:
        for side in (-1, 1):
            lamps.box((side * 0.09, -0.32, 1.40), (0.06, 0.012, 0.03), frame=frame)


def _engineer_gear(frame: Matrix, leather: bpy.types.Material, _light: float, _pose: str) -> None:
    """Braces that cross on the back, a belt with bags, a spanner in it."""
    tan = metal("tan", (0.30, 0.155, 0.065), 0.5, 0, 0.3, 0.3)
    steel = metal("tool", (0.45, 0.46, 0.48), 0.3, 1, 0.4, 0.3)
    belt = torus((0, 0, 0), 0.232, 0.034, tan, wide=1.5)
    belt.matrix_world = frame @ Matrix.Translation((0, 0, 1.0)) @ Matrix.Diagonal((1, 0.93, 1, 1))
    with Batch(tan, 0.02, name="bags") as bags:
        for x, y, turn in ((-0.25, 0.03, 0), (0.25, 0.03, 0), (-0.13, -0.20, 0.3), (0.13, -0.20, -0.3)):
            bags.box((x, y, 0.94), (0.13, 0.13, 0.17), (0, 0, turn), frame)
    with Batch(tan, 0.006, name="braces") as braces:
        for side in (-1, 1):
            braces.box((0, -0.225, 1.24), (0.05, 0.03, 0.50), (0, side * 0.42, 0), frame)
            braces.box((side * 0.11, 0.215, 1.22), (0.05, 0.03, 0.46), frame=frame)
    with Batch(steel, 0.006, name="spanner") as spanner:
        spanner.rod((0.27, -0.10, 0.70), (0.25, -0.10, 1.06), 0.022, 10, frame=frame)
        spanner.box((0.275, -0.10, 0.68), (0.10, 0.04, 0.07), frame=frame)


def _medic_gear(frame: Matrix, leather: bpy.types.Material, light: float, _pose: str) -> None:
    """A white collar, a red cross on the sleeve and the back, a belt."""
    white = metal("collar", (0.72, 0.70, 0.68), 0.7, 0, 0, 0.15)
    collar = torus((0, 0, 0), 0.112, 0.034, white, wide=1.2)
    collar.matrix_world = frame @ Matrix.Translation((0, 0.0, 1.50)) @ Matrix.Rotation(0.14, 4, "X")
    belt = torus((0, 0, 0), 0.228, 0.022, metal("sash", (0.16, 0.035, 0.09), 0.7, 0, 0, 0.2), wide=1.6)
    belt.matrix_world = frame @ Matrix.Translation((0, 0, 1.05)) @ Matrix.Diagonal((1, 0.93, 1, 1))
    with Batch(glow("cross", (1, 0.07, 0.06), 1.3 * light), 0, name="cross") as cross:
        for size in ((0.17, 0.012, 0.055), (0.055, 0.012, 0.17)):
            cross.box((0, -0.238, 1.29), size, frame=frame)


def _quartermaster_gear(frame: Matrix, leather: bpy.types.Material, _light: float, _pose: str) -> None:
    """Piping along hem and shoulders, a steel belt with a brass clasp, a high collar."""
    piping = metal("piping", (0.50, 0.55, 0.66), 0.5, 0.1, 0.2, 0.2)
    brass = metal("buttons", (0.62, 0.40, 0.14), 0.3, 1, 0.3, 0.3)
    for z, radius, thick in ((1.04, 0.256, 0.024), (0.675, 0.312, 0.014)):
        ring = torus((0, 0, 0), radius, thick, piping, wide=1.5)
        ring.matrix_world = frame @ Matrix.Translation((0, 0, z)) @ Matrix.Diagonal((1, 0.93, 1, 1))
    collar = torus((0, 0, 0), 0.118, 0.040, metal("lapel", (0.05, 0.075, 0.15), 0.7, 0, 0, 0.2), wide=1.6)
    collar.matrix_world = frame @ Matrix.Translation((0, -0.01, 1.50)) @ Matrix.Rotation(0.14, 4, "X")
    with Batch(piping, 0.006, name="shoulders") as boards:
        for side in (-1, 1):
            boards.box((side * 0.25, 0, 1.515), (0.17, 0.11, 0.022), (0, side * 0.25, 0), frame)
        boards.box((0, -0.262, 0.86), (0.018, 0.012, 0.36), (0.10, 0, 0), frame)
    with Batch(brass, 0.006, round_=True, name="buttons") as buttons:
        buttons.box((0, 0.245, 1.04), (0.09, 0.02, 0.08), frame=frame)
        for side in (-1, 1):
            for z in (1.15, 1.26, 1.37):
                buttons.ball((side * 0.09, 0.228, z), 0.024, frame=frame)


_HEADS = {
    "pilot": _pilot_head,
    "engineer": _engineer_head,
    "medic": _medic_head,
    "quartermaster": _quartermaster_head,
}
_GEAR = {
    "pilot": _pilot_gear,
    "engineer": _engineer_gear,
    "medic": _medic_gear,
    "quartermaster": _quartermaster_gear,
}
