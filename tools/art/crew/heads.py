"""Heads of clay with an expression. They look along -y, are about 1 high and sit at the origin."""

from __future__ import annotations

import numpy as np
from clay import studio
from clay.fields import (
    Field,
    Place,
    at,
    ball,
    bar,
    both,
    cut,
    egg,
    front,
    grow,
    half,
    limb,
    mirror,
    soft_min,
    union,
)
from clay.studio import Paint, linear
from mathutils import Matrix

from crew.marks import PEOPLE
from crew.moods import FACES, mood_of

EYE = (0.168, -0.335, 0.03)
MOUTH = -0.295
WHOLE = ((-0.95, -0.95, -0.75), (0.95, 0.95, 1.05))
EYES = ((-0.45, -0.7, -0.2), (0.45, -0.1, 0.3))
LIPS = ((-0.25, -0.7, -0.5), (0.25, -0.1, -0.1))


class Head:
    """One head being made.

    Args:
        number: of the crew member, 0 to 3, or of the captain.
        mood: one that they have (`mood_of`).
        frame: where it is, and how it is turned.

    Attributes:
        skull: the field of the skin without mouth and lids, for what lies on it.
        mouth: the mouth's flat shape.
    """

    def __init__(self, number: int, mood: str, frame: Matrix) -> None:
        self.member, self.face = PEOPLE[number], FACES[number]
        self.mood, self.sweats = mood_of(number, mood), mood in ("strained", "hurt")
        self.frame = frame
        self.tone, self.ink = linear(self.member.tone), linear(self.member.ink)
        self.skin, self.hair = linear(self.face.skin), linear(self.face.hair)
        self.skull = self._skull()
        self.mouth = self._mouth()

    def shade(self, share: float) -> np.ndarray:
        """Return the crew's colour, darkened towards its ink."""
        return self.tone * share + self.ink * (1 - share) * 0.6

    def add(
        self,
        field: Field,
        kind: str,
        paint: Paint,
        box: tuple[Place, Place] = WHOLE,
        cell: float = 0.013,
        crew: bool = False,
    ) -> None:
        """Put a part on the head."""
        studio.add(field, kind, paint, box, cell, self.frame, crew)

    def _skull(self) -> Field:
        ex, _, ez = EYE
        bridge, tip = self.face.nose
        jaw = egg((0, -0.11, -0.26), self.face.jaw)
        raw = union([egg((0, 0, 0.06), (0.405, 0.43, 0.43)), jaw], 0.16)
        cheeks = mirror(egg((0.20, -0.27, -0.13), (self.face.cheek,) * 3))
        raw = union([raw, cheeks, egg((0, -0.36, -0.42), (0.12, 0.08, 0.07))], 0.10)
        raw = cut(raw, mirror(egg((ex, -0.50, ez), (0.13, 0.12, 0.10))), 0.09)
        raw = union([raw, mirror(egg((0.16, -0.36, ez + 0.17), (0.16, 0.08, 0.055)))], 0.06)
        raw = union([raw, limb((0, -0.42, 0.04), (0, -0.50, -0.10), bridge, tip)], 0.05)
        raw = union([raw, mirror(ball((tip * 0.75, -0.46, -0.12), tip * 0.55))], 0.03)
        return union([raw, mirror(egg((0.42, 0.03, -0.05), (0.055, 0.10, 0.135)))], 0.03)

    def _mouth(self) -> Field:
        mood = self.mood
        if mood.mouth == "line":
            places = np.linspace(-1, 1, 9)
            points = [(0.01 + mood.wide * x, MOUTH + mood.bend * x * x + 0.008 * x) for x in places]
            return union([bar(a, b, 0.006) for a, b in zip(points, points[1:], strict=False)])

        def shape(q: np.ndarray) -> np.ndarray:
            # A broad smile is open below, a cry above: the straight side is at the teeth.
            z = q[:, 1] - MOUTH - mood.bend * (q[:, 0] / mood.wide) ** 2
            d = np.abs(np.stack([q[:, 0], z], 1)) - at(mood.wide - mood.high * 0.8, mood.high * 0.2)
            return np.linalg.norm(np.maximum(d, 0), axis=1) + np.minimum(d.max(1), 0) - mood.high * 0.8

        return shape

    def build(self) -> None:
        """Make skin, eyes, teeth, brows and, where it is hard to bear, sweat."""
        self._face()
        self._eyes()
        if self.mood.mouth != "line":
            self._teeth()
        self._brows()
        if self.sweats:
            self._sweat()

    def _lids(self, skin: Field) -> Field:
        ex, ey, ez = EYE
        r, mood = self.face.eye_size, self.mood
        for side in (-1, 1):
            centre = at(side * ex, ey, ez)
            up = at(-side * mood.tilt, -0.10, 1)
            down = at(side * mood.tilt * 0.3, -0.15, -1)
            up, down = up / np.linalg.norm(up), down / np.linalg.norm(down)
            upper = both(ball(centre, r * 1.13), half(centre + up * r * mood.lid, up), 0.02)
            lower = both(ball(centre, r * 1.12), half(centre + down * r * mood.low, down), 0.02)
            skin = union([skin, union([upper, lower])], 0.018)
        return skin

    def _face(self) -> None:
        skull, mouth = self.skull, self.mouth
        line = self.mood.mouth == "line"
        deep = 0.022 if line else 0.13
        lips = both(grow(skull, 0.018), front(lambda q: np.abs(mouth(q)) - 0.026, -0.2), 0.03)
        hole = front(mouth, -0.2)
        skin = cut(
            union([skull, lips], 0.02),
            lambda p: np.maximum(hole(p), -(skull(p) + deep)),
            0.008 if line else 0.015,
        )
        self.add(self._lids(skin), "skin", self._blush, cell=0.010)

    def _blush(self, v: np.ndarray) -> np.ndarray:
        """Redder cheeks, nose and ears, darker lids, lips, and a dark mouth: what takes the plastic away."""
        ex, ey, ez = EYE
        r = self.face.eye_size
        places = [
            (-0.25, -0.33, -0.14),
            (0.25, -0.33, -0.14),
            (0, -0.56, -0.10),
            (0.47, 0, -0.05),
            (-0.47, 0, -0.05),
        ]
        base, lip = self.skin, linear(self.face.lip)
        warm = base * at(1.12, 0.62, 0.52) + at(0.03, 0, 0)
        colour = np.repeat(base[None], len(v), 0)
        red = sum(np.exp(-((v - at(*place)) ** 2).sum(1) / 0.016) for place in places)[:, None]
        colour = colour + (warm - colour) * np.clip(red * 0.55, 0, 0.7)
        rims = [np.abs(np.linalg.norm(v - at(side * ex, ey, ez), axis=1) - r * 1.1) for side in (-1, 1)]
        edge = np.min(rims, 0)[:, None]
        colour = colour * (1 - 0.32 * np.exp(-((edge / 0.03) ** 2)) * (v[:, 1:2] < -0.2))
        near = np.where(v[:, 1] < -0.25, self.mouth(v[:, [0, 2]]), 1)[:, None]
        colour = colour + (lip - colour) * np.clip(1.2 - near / 0.026, 0, 1) * 0.65 * (near < 0.05)
        inside = (self.skull(v) < -0.018)[:, None] & (near < 0.01)
        return np.where(inside, linear("#2A0507"), colour)

    def _eyes(self) -> None:
        ex, ey, ez = EYE
        r = self.face.eye_size
        look = at(self.mood.look[0], -1, self.mood.look[1])
        look /= np.linalg.norm(look)
        centres = [at(side * ex, ey, ez) for side in (-1, 1)]
        self.add(mirror(ball(EYE, r)), "eye", linear("#F3EEE4"), EYES, 0.007)
        for size, lift, colour in ((0.66, 0.004, linear(self.face.eye)), (0.36, 0.008, linear("#050404"))):
            plane = r * np.sqrt(1 - size * size)
            caps = [both(ball(c, r + lift), half(c + look * plane, look)) for c in centres]
            self.add(union(caps), "eye", colour, EYES, 0.005)
        if self.mood.lid > 0:
            spark = look * 0.86 + at(-0.28, -0.05, 0.36)
            sparks = union([ball(c + spark * r * 1.02, r * 0.14) for c in centres])
            self.add(sparks, "glow", linear("#FFFFFF", 0.35), EYES, 0.004)

    def _teeth(self) -> None:
        mood, mouth = self.mood, self.mouth

        def row(q: np.ndarray) -> np.ndarray:
            gaps = 0.005 - np.abs((q[:, 0] + 0.026) % 0.052 - 0.026)
            between = 0.006 - np.abs(q[:, 1] - MOUTH - mood.bend * (q[:, 0] / mood.wide) ** 2)
            return np.maximum(mouth(q) - 0.01, np.maximum(gaps, between))

        def upper(q: np.ndarray) -> np.ndarray:
            level = MOUTH + mood.bend * (q[:, 0] / mood.wide) ** 2 + 0.018
            return np.maximum(mouth(q) - 0.01, level - q[:, 1])

        shape = row if mood.mouth == "teeth" else upper
        teeth = both(grow(self.skull, -0.03), front(shape, -0.25), 0.008)
        self.add(teeth, "gum", linear("#FFF8EC"), LIPS, 0.006)

    def _brows(self) -> None:
        z, tilt, thick = 0.185 + self.mood.brow, self.mood.brow_tilt, self.face.brow
        middle = z + 0.028 + tilt * 0.05

        def shape(q: np.ndarray) -> np.ndarray:
            inner = bar((0.075, z - tilt * 0.45), (0.17, middle), thick, thick * 1.15)
            outer = bar((0.17, middle), (0.28, z - 0.012 + tilt * 0.45), thick * 1.15, thick * 0.6)
            right = np.stack([np.abs(q[:, 0]), q[:, 1]], 1)
            return soft_min(inner(right), outer(right), 0.02)

        box = ((-0.5, -0.75, -0.05), (0.5, 0, 0.5))
        self.add(both(grow(self.skull, 0.045), front(shape, -0.1), 0.04), "hair", self.hair, box, 0.008)

    def _on_skin(self, dx: float, dy: float, z: float, out: float) -> np.ndarray:
        """Return a point on the skin, found by going outwards from the middle."""
        way = at(dx, dy, 0) / np.hypot(dx, dy)
        steps = np.linspace(0.2, 0.7, 400).astype(np.float32)[:, None]
        line = steps * way + at(0, 0, z)
        return line[np.argmax(self.skull(line) > 0)] + way * out

    def _sweat(self) -> None:
        drops = []
        for x, y, z, r in (
            (-0.80, -0.60, 0.10, 0.030),
            (-0.86, -0.50, -0.04, 0.022),
            (0.72, -0.69, 0.12, 0.026),
        ):
            foot = self._on_skin(x, y, z, 0.012)
            top = self._on_skin(x, y, z + r * 2.6, 0.004)
            drops.append(union([ball(foot, r), limb(foot, top, r * 0.85, r * 0.12)], 0.01))
        self.add(union(drops), "eye", linear("#CFEBFF"), ((-0.6, -0.75, -0.2), (0.6, 0, 0.4)), 0.006)
