"""People close to the camera: a head with a face and hair, a jacket with collar, pads, belt and cuffs."""

from __future__ import annotations

import math

import bpy
from mathutils import Matrix, Vector
from props import POSES, figure
from shapes import Batch, Point, torus


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
    body = figure(place, suit, height, yaw, pose, helmet=False)
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
            _ball(locks, frame, (side * 0.048, 0.158, 1.700), (0.026, 0.012, 0.008))


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
