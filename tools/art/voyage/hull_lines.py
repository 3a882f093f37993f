"""The ship's lines and what may become of it: stations of the hull, places on it, states and breaches.

Nose at -x, engines at +x, about 18 m long, at the origin.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from mathutils import Vector

from voyage.plating import Patch

ROOMS = {
    "bridge": "#FF5468",
    "cargo-hold": "#2FC08A",
    "medical-bay": "#5BB4FF",
    "crew-quarters": "#93D65A",
    "engine-room": "#FF9A3D",
    "armoury": "#B294FF",
    "repair-centre": "#F2C63F",
    "mess-hall": "#EC7B58",
}
Station = Sequence[float]
NOZZLES = (
    (-1.75, 0.0, 0.80),
    (0, 0.12, 0.95),
    (1.75, 0.0, 0.80),
    (-0.9, -0.86, 0.34),
    (0.9, -0.86, 0.34),
    (-2.75, 0.35, 0.30),
    (2.75, 0.35, 0.30),
)
STERN = 9.2


def linear(code: str) -> tuple[float, float, float]:
    """Turn #RRGGBB into linear light, a little more saturated than on screen."""
    return tuple((int(code[i : i + 2], 16) / 255) ** 2.6 for i in (1, 3, 5))


@dataclass(frozen=True)
class Breach:
    """A hole in the hull: what is within ``radius`` of ``at`` is gone, its edge glows, a fire burns."""

    at: tuple[float, float, float]
    radius: float
    colour: tuple[float, float, float]
    heat: float = 1.0


@dataclass(frozen=True)
class State:
    """``windows``: the part that is lit; ``warm``: how bright; ``engines``, ``lines``: their power."""

    windows: float = 0.75
    warm: float = 1.0
    engines: float = 1.0
    lines: float = 0.0
    floods: float = 1.0
    red: float = 0.6
    core: float = 1.0
    breaches: tuple[Breach, ...] = field(default_factory=tuple)


CALM = State()
LIT = State(windows=0.85, warm=1.3, engines=2.5, lines=1.0, floods=1.0)
DARK = State(windows=0.0, engines=0.0, floods=0.0, red=2.5, core=0.0)
BROKEN = State(windows=0.22, warm=0.6, engines=0.0, floods=0.15, red=1.5, core=0.0)

# x, half its width, z of its top, shoulder, keel, bottom
HULL = [
    (-9.3, 0.95, 0.30, 0.14, -0.22, -0.42),
    (-8.9, 1.30, 0.46, 0.24, -0.32, -0.62),
    (-7.4, 2.00, 0.74, 0.36, -0.44, -0.88),
    (-5.8, 2.55, 0.92, 0.42, -0.52, -1.02),
    (-3.4, 2.90, 1.00, 0.45, -0.55, -1.10),
    (2.5, 2.90, 1.00, 0.45, -0.55, -1.10),
    (3.1, 2.25, 0.78, 0.30, -0.40, -0.80),
    (4.5, 2.25, 0.78, 0.30, -0.40, -0.80),
    (5.0, 3.15, 1.12, 0.62, -0.62, -1.22),
    (7.1, 3.05, 1.10, 0.60, -0.60, -1.18),
    (7.7, 2.50, 0.86, 0.45, -0.45, -0.90),
]
TOP, SHOULDER, FLANK, BILGE, BOTTOM = range(5)


def outline(station: Station, inner: float = 0.58) -> list[tuple[float, float]]:
    """Return half a section of the hull (y, z), from the top to the bottom."""
    _, w, zt, zs, zk, zb = station
    return [(0, zt), (-inner * w, zt), (-w, zs), (-w, zk), (-0.66 * w, zb), (0, zb)]


def patches(stations: Sequence[Station], inner: float = 0.58) -> Iterator[tuple[int, int, int, Patch]]:
    """Yield (bay, strip, side, patch) for both sides of a hull of stations."""
    for bay, (s, t) in enumerate(zip(stations, stations[1:], strict=False)):
        p, q = outline(s, inner), outline(t, inner)
        for strip in range(5):
            hi0, lo0, hi1, lo1 = p[strip], p[strip + 1], q[strip], q[strip + 1]
            near = [(s[0], *lo0), (t[0], *lo1), (t[0], *hi1), (s[0], *hi0)]
            yield bay, strip, -1, Patch(*near)
            b, a, d, c = [(x, -y, z) for x, y, z in near]
            yield bay, strip, 1, Patch(a, b, c, d)


def surface(x: float, strip: int, v: float, side: int = -1, lift: float = 0.0) -> tuple[float, float, float]:
    """Return a point on the main hull: ``v`` runs up across the strip."""
    for s, t in zip(HULL, HULL[1:], strict=False):
        if s[0] <= x <= t[0]:
            k = (x - s[0]) / (t[0] - s[0])
            hi, lo = [
                [a + (b - a) * k for a, b in zip(outline(s)[strip + n], outline(t)[strip + n], strict=True)]
                for n in (0, 1)
            ]
            y, z = (lo[n] + (hi[n] - lo[n]) * v for n in (0, 1))
            out = Vector((0, -(hi[1] - lo[1]), hi[0] - lo[0])).normalized()
            y, z = y + out.y * lift, z + abs(out.z) * lift
            return (x, y if side < 0 else -y, z)
    raise ValueError(x)
