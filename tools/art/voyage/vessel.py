"""The ship, built plate by plate along its lines, in a state: lit, broken, dark."""

from __future__ import annotations

import math

import bpy
from mathutils import Matrix, Vector

from voyage.hull_lines import (
    FLANK,
    HULL,
    NOZZLES,
    ROOMS,
    SHOULDER,
    TOP,
    State,
    linear,
    patches,
    surface,
)
from voyage.hulls import glow, metal
from voyage.plating import Model, Patch


class Ship(Model):
    def __init__(self, state: State):
        super().__init__(3)
        self.state = state
        self.share = state.windows

    def make(self):
        self.hull()
        self.neck()
        self.houses()
        self.engines()
        self.masts()
        self.lines()
        self.extras()
        if self.state.breaches:
            self.insides()
        self.build(self.paints())
        self.lamps()

    def hull(self):
        for bay, strip, side, patch in patches(HULL):
            self.skin("dark", patch)
            neck = bay in (5, 6, 7)
            if strip == FLANK:
                self.flank(bay, side, patch, neck)
            elif strip in (TOP, SHOULDER):
                if bay == 4 and strip == TOP:
                    continue_rect = (0, 1, 0, 0.55)
                    self.plates(patch, continue_rect, ("hull", "mid", "hull", "accent"), 0.55, 0.05, 6, 0.3)
                elif neck:
                    self.plates(patch, keys=("dark", "mid", "steel"), smallest=0.22, depth=0.12, fuss=0.6)
                else:
                    self.plates(
                        patch,
                        keys=("hull", "hull", "mid", "light"),
                        smallest=0.5 if strip == TOP else 0.42,
                        depth=0.045,
                        fuss=0.22,
                    )
            else:
                self.plates(patch, keys=("mid", "dark", "mid"), smallest=0.55, depth=0.06, fuss=0.2)

    def flank(self, bay, side, patch, neck):
        if neck:
            self.plates(patch, keys=("dark", "mid", "steel"), smallest=0.2, depth=0.15, fuss=0.7)
            return
        tone = ("hull", "mid", "light", "hull")
        if bay >= 8:
            self.plates(patch, (0, 1, 0, 0.40), tone, 0.5, 0.07, fuss=0.4)
            self.windows(patch, 0.42, 0.50, 0.08, self.share * 0.8)
            self.plates(patch, (0, 1, 0.52, 1), ("hull", "accent", "mid"), 0.5, 0.07, fuss=0.35)
            return
        self.plates(patch, (0, 1, 0, 0.15), tone, 0.5, 0.06, fuss=0.3)
        self.windows(patch, 0.16, 0.27, 0.075, self.share)
        self.plates(patch, (0, 1, 0.28, 0.44), tone, 0.45, 0.05, fuss=0.2)
        self.windows(patch, 0.45, 0.56, 0.075, self.share)
        self.plates(
            patch,
            (0, 1, 0.57, 0.73),
            ("accent", "accent", "mid") if bay in (3, 4) else tone,
            0.7,
            0.03,
            fuss=0.05,
        )
        self.windows(patch, 0.74, 0.84, 0.065, self.share * 0.85)
        self.plates(patch, (0, 1, 0.85, 1), tone, 0.45, 0.05, fuss=0.25)

    def neck(self):
        """The narrow part before the engine block: round tanks and a lattice."""
        for side in (-1, 1):
            for i, x in enumerate((3.25, 4.05)):
                self.lathe(
                    "light" if i else "hull",
                    [
                        (0.43 * math.sin(a), -0.43 * math.cos(a))
                        for a in [k * math.pi / 14 for k in range(15)]
                    ],
                    (x + 0.15, side * 2.42, -0.05),
                    28,
                    "Z",
                )
                self.lathe(
                    "accent",
                    [(0.436, -0.05), (0.445, 0), (0.436, 0.05)],
                    (x + 0.15, side * 2.42, -0.05),
                    28,
                    "Z",
                )
            for z in (-0.52, 0.62):
                self.rod("steel", (2.5, side * 2.8, z), (5.0, side * 3.0, z), 0.05)
                for k in range(5):
                    a, b = 2.5 + 0.5 * k, 3.0 + 0.5 * k
                    other = 0.62 if z < 0 else -0.52
                    if z < 0:
                        self.rod(
                            "steel",
                            (a, side * 2.85, z if k % 2 else other),
                            (b, side * 2.9, other if k % 2 else z),
                            0.03,
                        )

    def house(self, stations, keys=("hull", "mid", "light"), decks=1, lit=None, small=0.35, inner=0.8):
        lit = self.share if lit is None else lit
        for _, strip, _, patch in patches(stations, inner):
            self.skin("dark", patch)
            if strip == TOP:
                self.plates(patch, keys=keys, smallest=small, depth=0.05, fuss=0.35)
            elif strip == SHOULDER:
                self.plates(patch, keys=keys, smallest=small, depth=0.03, fuss=0.1)
            elif strip == FLANK and patch.high > 0.08:
                low = 0.0
                for k in range(decks):
                    lo, hi = (k + 0.30) / decks, (k + 0.72) / decks
                    self.plates(patch, (0, 1, low, lo), keys, small, 0.03, fuss=0.1)
                    self.windows(patch, lo, hi, 0.07, lit, (0.03, 0.97))
                    low = hi
                self.plates(patch, (0, 1, low, 1), keys, small, 0.03, fuss=0.1)

    def block(self, x0, x1, w, z0, z1, slope=0.15, **more):
        """A deck house with sloping ends."""
        s = z1 - z0

        def shape(x: float, w: float, z: float) -> tuple[float, ...]:
            return (x, w, z, z - 0.25 * s, z0, z0 - 0.02)

        self.house(
            [
                shape(x0, w * 0.62, z0 + 0.45 * s),
                shape(x0 + slope * (x1 - x0), w, z1),
                shape(x1 - slope * 0.6 * (x1 - x0), w, z1),
                shape(x1, w * 0.7, z0 + 0.35 * s),
            ],
            **more,
        )

    def houses(self):
        self.block(-7.6, -4.0, 1.05, 0.72, 1.40, 0.3, decks=1)
        self.block(-6.5, -4.8, 0.62, 1.36, 1.80, 0.22, decks=1, lit=max(self.share, self.share * 1.2))
        self.block(-3.7, 2.5, 1.62, 0.97, 1.34, 0.08, decks=1, keys=("mid", "hull", "dark"))
        self.block(-0.2, 2.3, 1.02, 1.30, 2.05, 0.16, decks=2)
        self.block(0.35, 1.95, 0.66, 2.02, 2.55, 0.2, decks=1)
        self.block(0.7, 1.5, 0.4, 2.52, 2.85, 0.2, decks=1)
        self.block(5.1, 7.3, 1.5, 1.08, 1.62, 0.18, decks=1, keys=("mid", "dark", "accent"))
        # The core under its dome.
        self.lathe("dark", [(0.95, 1.25), (0.98, 1.48), (0.86, 1.60), (0.62, 1.62)], (-1.95, 0, 0), 40, "Z")
        self.lathe(
            "core",
            [(0.60 * math.cos(a), 1.58 + 0.34 * math.sin(a)) for a in [k * math.pi / 18 for k in range(10)]],
            (-1.95, 0, 0),
            40,
            "Z",
        )
        for k in range(12):
            a = 2 * math.pi * k / 12
            self.tube(
                "steel",
                [
                    (-1.95 + r * math.cos(a), r * math.sin(a), z)
                    for r, z in ((0.88, 1.5), (0.64, 1.74), (0.36, 1.90), (0.1, 1.96))
                ],
                0.022,
            )

    def engines(self):
        for y, z, r in NOZZLES:
            self.lathe(
                "mid",
                [(r * 0.8, 6.9), (r * 1.12, 7.3), (r * 1.14, 7.95), (r * 1.0, 8.1), (r * 0.62, 8.14)],
                (0, y, z),
                40,
            )
            self.lathe(
                "bell",
                [
                    (r * 0.45, 8.0),
                    (r * 0.55, 8.15),
                    (r * 0.85, 8.65),
                    (r * 1.02, 9.15),
                    (r * 1.05, 9.2),
                    (r * 0.98, 9.2),
                    (r * 0.8, 8.7),
                    (r * 0.46, 8.2),
                ],
                (0, y, z),
                48,
            )
            self.lathe("flame", [(0.001, 8.25), (r * 0.47, 8.25)], (0, y, z), 32)
            for k in range(14 if r > 0.5 else 8):
                a = 2 * math.pi * k / (14 if r > 0.5 else 8)
                c, s = math.cos(a), math.sin(a)
                self.tube(
                    "steel",
                    [
                        (x, y + c * r * f, z + s * r * f)
                        for x, f in ((7.4, 1.17), (7.95, 1.18), (8.2, 0.74), (8.62, 0.90), (9.0, 1.04))
                    ],
                    0.03 * r + 0.008,
                    5,
                )
            for x, f in ((8.45, 0.79), (8.85, 1.0)):
                self.lathe("steel", [(r * f, x - 0.03), (r * f + 0.045, x), (r * f, x + 0.03)], (0, y, z), 40)
        # Radiators: thin ribbed wings, swept back.
        for side in (-1, 1):
            for x, tilt, long in ((3.2, 0.62, 2.3), (4.1, 0.62, 2.1), (5.3, 0.62, 1.8)):
                root = Vector((x, side * 2.35, 0.75))
                up = Vector((0.42, side * math.cos(tilt + 0.35), math.sin(tilt + 0.35))).normalized()
                along = Vector((1, 0, 0))
                a, b = root, root + along * 0.72
                c, d = b + up * long * 0.9 + along * 0.1, a + up * long
                wing = Patch(a, b, c, d) if side < 0 else Patch(b, a, d, c)
                flip = Patch(wing.b, wing.a, wing.d, wing.c)
                self.hexa(
                    "dark",
                    [wing.at(u, v, -0.03) for u, v in ((0, 0), (1, 0), (1, 1), (0, 1))],
                    [wing.at(u, v, 0.03) for u, v in ((0, 0), (1, 0), (1, 1), (0, 1))],
                )
                for k in range(11):
                    for face in (wing, flip):
                        self.plate(
                            "mid" if k % 3 else "steel",
                            face,
                            0.08,
                            0.92,
                            0.10 + 0.08 * k,
                            0.155 + 0.08 * k,
                            0.06,
                            0.0,
                            0,
                        )
                for u in (0.0, 1.0):
                    self.rod("steel", wing.at(u, 0), wing.at(u, 1.04), 0.045, 6)
                self.rod("accent", wing.at(0, 1), wing.at(1, 1), 0.06, 6)
                self.box("red", wing.at(0 if side < 0 else 1, 1.06), (0.06, 0.06, 0.06))

    def masts(self):
        rnd = self.rnd
        for x, y, z, high in (
            (-5.5, 0.2, 1.8, 1.6),
            (-5.1, -0.25, 1.8, 1.0),
            (1.0, 0.1, 2.85, 1.9),
            (1.3, -0.15, 2.85, 1.2),
            (0.8, -0.2, 2.85, 0.7),
            (6.2, 0.4, 1.6, 1.5),
            (6.5, -0.5, 1.6, 0.9),
            (-2.9, -0.9, 1.3, 0.9),
            (-8.3, 0, 0.5, 0.8),
        ):
            self.rod("steel", (x, y, z), (x, y, z + high * 0.5), 0.035, 6)
            self.rod("steel", (x, y, z + high * 0.5), (x, y, z + high), 0.016, 6)
            for _ in range(rnd.randint(1, 4)):
                at = z + high * rnd.uniform(0.4, 0.95)
                self.box("steel", (x, y, at), (0.03, rnd.uniform(0.2, 0.6), 0.03))
            if high > 0.95:
                self.box("red", (x, y, z + high + 0.03), (0.06, 0.06, 0.06))
        for y, z, long in ((0.18, 0.0, 1.5), (-0.2, -0.06, 1.1), (0, 0.1, 0.7)):
            self.rod("steel", (-9.2, y, z), (-9.2 - long, y, z), 0.03, 6, 0.012)
        for x, y, z, r, tilt in (
            (1.75, 0.3, 2.62, 0.5, -0.5),
            (-4.35, -0.5, 1.4, 0.34, 0.6),
            (5.9, -1.0, 1.62, 0.36, 0.3),
        ):
            n = len(self.bins["light"][0])
            self.lathe(
                "light",
                [
                    (0.01, 0.06),
                    (r * 0.55, 0.11),
                    (r * 0.9, 0.24),
                    (r, 0.32),
                    (r * 0.9, 0.20),
                    (r * 0.5, 0.04),
                    (0.01, 0.0),
                ],
                (0, 0, 0),
                28,
                "Z",
            )
            frame = (
                Matrix.Translation((x, y, z + 0.25))
                @ Matrix.Rotation(tilt, 4, "X")
                @ Matrix.Rotation(-0.5, 4, "Y")
            )
            points = self.bins["light"][0]
            points[n:] = [tuple(frame @ Vector(p)) for p in points[n:]]
            self.rod("steel", (x, y, z - 0.1), (x, y, z + 0.3), 0.05, 8)
            self.rod("steel", frame @ Vector((0, 0, 0.1)), frame @ Vector((0, 0, 0.42)), 0.015, 6)

    def lines(self):
        """Eight lines of power: each leaves its room's port on the flank and runs to the engines."""
        self.paths = {}
        for n, room in enumerate(ROOMS):
            x = -7.0 + 1.22 * n
            v = 0.94 - 0.125 * n
            for side in (-1, 1):
                low = surface(x, FLANK, 0.34, side, 0.10)
                path = [
                    low,
                    surface(x, FLANK, 0.9, side, 0.10),
                    surface(x + 0.12, SHOULDER, 0.04, side, 0.11),
                ]
                path += [surface(x + 0.12 + 0.35 * v, SHOULDER, v, side, 0.11)]
                stops = [s[0] for s in HULL[1:-1] if x + 0.6 < s[0]]
                path += [surface(s, SHOULDER, v, side, 0.11) for s in stops]
                (y0, z0, r), a = (
                    NOZZLES[0],
                    math.radians(88 + 15 * n),
                )  # fans out over the bell of the near nozzle
                for at, f in ((7.45, 1.20), (7.95, 1.20), (8.2, 0.80), (8.65, 0.92), (9.18, 1.09)):
                    path.append((at, side * (-y0 - r * f * math.cos(a)), z0 + r * f * math.sin(a)))
                self.tube(f"line-{room}", path, 0.028, 7)
                out = Vector((0, side, 0))
                self.lathe(
                    "steel",
                    [(0.20, -0.02), (0.22, 0.06), (0.15, 0.08), (0.13, 0.02)],
                    Vector(low) - out * 0.06,
                    20,
                    "Y",
                )
                self.lathe(
                    f"line-{room}",
                    [(0.001, side * 0.05), (0.12, side * 0.05)],
                    Vector(low) - out * 0.06,
                    20,
                    "Y",
                )
                for a, b in zip(path[3:], path[4:], strict=False):
                    for t in (0.3, 0.7) if (Vector(b) - Vector(a)).length > 0.7 else ():
                        c = Vector(a).lerp(Vector(b), t)
                        step = (Vector(b) - Vector(a)).normalized() * 0.05
                        self.rod("dark", c - step, c + step, 0.044, 7)
                if side < 0:
                    self.paths[room] = path

    def extras(self):
        """Hangar mouths, docking rings, bow sensors, a keel fin."""
        for side in (-1, 1):
            for x in (-4.35, 0.9):
                at = surface(x, FLANK, 0.36, side)
                self.box("dark", (x, side * 2.86, at[2] - 0.03), (0.95, 0.32, 0.42))
                self.box("hangar", (x, side * 3.0, at[2] + 0.05), (0.80, 0.05, 0.20))
                self.box("band", (x, side * 3.01, at[2] - 0.08), (0.80, 0.06, 0.08))
                for k in range(6):
                    self.box("steel", (x - 0.36 + 0.144 * k, side * 3.04, at[2] + 0.05), (0.02, 0.05, 0.22))
            self.rod("mid", (2.6, side * 1.9, -1.12), (7.2, side * 1.9, -1.2), 0.40, 24)
            self.rod("mid", (2.0, side * 1.9, -1.05), (2.6, side * 1.9, -1.12), 0.2, 24, 0.40)
            for x in (3.1, 4.2, 5.3, 6.4):
                self.lathe(
                    "steel",
                    [(0.40, x - 0.08), (0.44, x - 0.08), (0.44, x + 0.08), (0.40, x + 0.08)],
                    (0, side * 1.9, -1.15),
                    24,
                )
        for z in (-0.05, 0.06):
            self.box("cold", (-9.33, 0, z), (0.03, 0.5, 0.03))

        def fin(y: float) -> list[tuple[float, float, float]]:
            return [(-0.6, y, -1.05), (1.9, y, -1.05), (2.2, y * 0.4, -1.95), (1.35, y * 0.4, -1.95)]

        self.hexa("mid", fin(-0.10), fin(0.10))
        self.box("red", (2.0, 0, -2.0), (0.08, 0.08, 0.06))
        for x in (-6.4, -2.2, 2.3, 6.8):
            for side in (-1, 1):
                self.box("red", surface(x, FLANK, 0.97, side, 0.05), (0.09, 0.09, 0.06))

    def insides(self):
        """Decks, bulkheads and broken beams behind a hole."""
        rnd = self.rnd
        for hole in self.state.breaches:
            (x, y, _), r = hole.at, hole.radius * 1.25
            side = -1 if y < 0 else 1
            for level in (-0.75, -0.32, 0.12, 0.55, 0.95):
                self.box("inner", (x, side * 1.3, level), (2 * r, 2.2, 0.045))
            for k in range(7):
                self.box("inner", (x - r + k * r / 3, side * 1.2, 0), (0.05, 2.0, 1.8))
            self.box("inner", (x, side * 0.2, 0), (2 * r, 0.05, 1.8))
            for _ in range(26):
                a = Vector((x + rnd.uniform(-r, r), side * rnd.uniform(1.2, 2.4), rnd.uniform(-0.9, 0.9)))
                b = a + Vector((rnd.gauss(0, 0.35), side * rnd.uniform(0.2, 0.9), rnd.gauss(0, 0.35)))
                self.rod("inner", a, b, rnd.uniform(0.015, 0.04), 6)
            for _ in range(9):
                self.box(
                    "blaze",
                    (x + rnd.gauss(0, r * 0.3), side * rnd.uniform(0.4, 1.5), rnd.uniform(-0.6, 0.7)),
                    (rnd.uniform(0.2, 0.6), 0.15, rnd.uniform(0.08, 0.2)),
                )

    def paints(self):
        s = self.state
        holes = s.breaches
        cut = {"breaches": holes}
        tones = {
            "hull": metal("hull", (0.25, 0.26, 0.29), 0.42, 0.55, **cut),
            "light": metal("light", (0.42, 0.42, 0.43), 0.40, 0.4, **cut),
            "mid": metal("mid", (0.14, 0.15, 0.18), 0.42, 0.6, **cut),
            "dark": metal("dark", (0.05, 0.054, 0.066), 0.5, 0.6, **cut),
            "accent": metal("accent", (0.42, 0.11, 0.025), 0.42, 0.3, **cut),
            "steel": metal("steel", (0.34, 0.33, 0.32), 0.34, 0.9, **cut),
            "band": metal("band", (0.016, 0.018, 0.022), 0.35, 0.3, **cut),
            "bell": metal("bell", (0.10, 0.085, 0.08), 0.32, 0.95),
            "glass": metal("glass", (0.02, 0.025, 0.035), 0.12, 0.2, **cut),
            "inner": metal("inner", (0.20, 0.19, 0.18), 0.6, 0.4, breaches=holes, shrink=0.62),
        }
        warm = s.warm
        lamps = {
            "warm1": ((1, 0.56, 0.20), 3.4 * warm),
            "warm2": ((1, 0.44, 0.12), 2.4 * warm),
            "warm3": ((1, 0.68, 0.34), 4.6 * warm),
            "cold": ((0.42, 0.72, 1), 3 * warm if s.windows else 0),
            "hangar": ((1, 0.66, 0.32), 4 * warm if s.windows > 0.3 else 0),
            "red": ((1, 0.045, 0.02), 22 * s.red),
            "core": ((1, 0.24, 0.62), 3.2 * s.core),
            "flame": ((0.40, 0.68, 1), 26 * s.engines),
        }
        for key, (colour, power) in lamps.items():
            tones[key] = glow(key, colour, power, holes) if power else tones["glass"]
        for room, code in ROOMS.items():
            tones[f"line-{room}"] = (
                glow(f"line-{room}", linear(code), 4.0 * s.lines, holes) if s.lines else tones["mid"]
            )
        colour = holes[0].colour if holes else (1, 1, 1)
        tones["blaze"] = glow("blaze", tuple(0.85 * c + 0.15 for c in colour), 14)
        return tones

    def lamps(self):
        """Small flood lamps give the ship its size; nozzles and holes light what is around them."""
        s = self.state
        if s.floods:
            for x, y, z, power in (
                (-4.5, 0, 2.3, 16),
                (-7.2, 0, 1.6, 9),
                (-0.6, -0.9, 1.75, 14),
                (-0.6, 0.9, 1.75, 14),
                (2.5, -0.8, 1.9, 14),
                (2.6, 0, 1.9, 12),
                (5.0, -1.2, 1.9, 10),
                (-2.9, -2.0, 1.35, 7),
                (1.3, -2.0, 1.35, 7),
            ):
                lamp((x, y, z), power * s.floods, (1, 0.66, 0.34), 0.06)
        if s.core:
            lamp((-1.95, 0, 2.15), 26 * s.core, (1, 0.25, 0.6), 0.3)
        if s.engines:
            for y, z, r in NOZZLES:
                lamp((9.0, y, z), 110 * r * s.engines, (0.42, 0.68, 1), 0.25)
        if s.red > 1:
            for x in (-6.4, -2.2, 2.3, 6.8):
                at = surface(x, FLANK, 0.97, -1, 0.25)
                lamp(at, 1.6 * s.red, (1, 0.05, 0.02), 0.05)
            lamp((1.1, -0.2, 3.1), 3 * s.red, (1, 0.05, 0.02), 0.05)
        for hole in s.breaches:
            x, y, z = hole.at
            lamp((x, y * 0.62, z), 150 * hole.heat * hole.radius**2, hole.colour, 0.3, "blast")
            lamp((x, y * 1.15, z), 70 * hole.heat * hole.radius**2, hole.colour, 0.3, "blast")


def lamp(at, power, colour, radius, name="lamp"):
    light = bpy.data.lights.new(name, "POINT")
    light.energy, light.color, light.shadow_soft_size = power, colour, radius
    thing = bpy.data.objects.new(name, light)
    thing.location = at
    bpy.context.scene.collection.objects.link(thing)
