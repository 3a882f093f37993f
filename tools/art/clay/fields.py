"""Sculpting with distance fields: soft, toy-like solids from a few lines of numpy.

A field tells for points (n, 3) how far they are from a surface, less than 0 inside. Fields are joined softly;
`clay/mesher.py` makes a mesh of what comes of it. Solids face -y, z is up.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np

Field = Callable[[np.ndarray], np.ndarray]
Place = Sequence[float]


def at(*parts: float) -> np.ndarray:
    """Return a point."""
    return np.array(parts, np.float32)


def _seen_from(points: np.ndarray, middle: np.ndarray, turn: np.ndarray | None) -> np.ndarray:
    moved = points - middle
    return moved if turn is None else moved @ turn


def ball(middle: Place, radius: float) -> Field:
    """A ball."""
    centre = at(*middle)
    return lambda p: np.linalg.norm(p - centre, axis=1) - radius


def egg(middle: Place, radii: Place, turn: np.ndarray | None = None) -> Field:
    """An ellipsoid; ``turn`` is a rotation (`turned`)."""
    centre, r = at(*middle), at(*radii)

    def field(p: np.ndarray) -> np.ndarray:
        q = _seen_from(p, centre, turn)
        near = np.linalg.norm(q / r, axis=1)
        slope = np.linalg.norm(q / (r * r), axis=1) + 1e-6
        return np.where(near < 1e-4, -r.min(), near * (near - 1) / slope)

    return field


def limb(start: Place, end: Place, radius: float, radius_end: float | None = None) -> Field:
    """A tapering rod with round ends."""
    a, b = at(*start), at(*end)
    last = radius if radius_end is None else radius_end
    way = b - a
    length = float(way @ way) + 1e-9

    def field(p: np.ndarray) -> np.ndarray:
        t = np.clip((p - a) @ way / length, 0, 1)
        return np.linalg.norm(p - a - t[:, None] * way, axis=1) - (radius + (last - radius) * t)

    return field


def rope(points: Sequence[Place], radius: float, radius_end: float | None = None, soft: float = 0.0) -> Field:
    """Limbs along points, tapering over all of them."""
    count = len(points) - 1
    last = radius if radius_end is None else radius_end
    widths = [radius + (last - radius) * n / count for n in range(count + 1)]
    return union([limb(points[n], points[n + 1], widths[n], widths[n + 1]) for n in range(count)], soft)


def box(middle: Place, half: Place, edge: float = 0.03, turn: np.ndarray | None = None) -> Field:
    """A box by half its sides, with round edges."""
    centre, sides = at(*middle), at(*half) - edge

    def field(p: np.ndarray) -> np.ndarray:
        q = np.abs(_seen_from(p, centre, turn)) - sides
        return np.linalg.norm(np.maximum(q, 0), axis=1) + np.minimum(q.max(1), 0) - edge

    return field


def hoop(
    middle: Place,
    radius: float,
    thick: float,
    axis: int = 2,
    flat: float = 1.0,
    turn: np.ndarray | None = None,
) -> Field:
    """A torus about an axis; ``flat`` stretches its section along the axis."""
    centre = at(*middle)
    others = [n for n in range(3) if n != axis]

    def field(p: np.ndarray) -> np.ndarray:
        q = _seen_from(p, centre, turn)
        out = np.hypot(q[:, others[0]], q[:, others[1]]) - radius
        return np.hypot(out, q[:, axis] / flat) - thick

    return field


def drum(
    middle: Place,
    radius: float,
    half: float,
    edge: float = 0.02,
    axis: int = 2,
    turn: np.ndarray | None = None,
) -> Field:
    """A cylinder by half its height, with round rims."""
    centre = at(*middle)
    others = [n for n in range(3) if n != axis]

    def field(p: np.ndarray) -> np.ndarray:
        q = _seen_from(p, centre, turn)
        side = np.hypot(q[:, others[0]], q[:, others[1]]) - radius + edge
        end = np.abs(q[:, axis]) - half + edge
        return _rounded(side, end) - edge

    return field


def half(middle: Place, inside: Place) -> Field:
    """Everything on one side of a plane: where ``inside`` points."""
    centre = at(*middle)
    way = at(*inside) / np.linalg.norm(at(*inside))
    return lambda p: -((p - centre) @ way)


def _rounded(one: np.ndarray, two: np.ndarray) -> np.ndarray:
    return np.minimum(np.maximum(one, two), 0) + np.hypot(np.maximum(one, 0), np.maximum(two, 0))


# flat shapes in x and z, and what is cut from boards by them


def poly(corners: Sequence[Place]) -> Field:
    """A polygon."""
    points = np.array(corners, np.float32)

    def shape(q: np.ndarray) -> np.ndarray:
        far = np.full(len(q), 1e9, np.float32)
        sign = np.ones(len(q), np.float32)
        for n, a in enumerate(points):
            b = points[n - 1]
            edge, to = b - a, q - a
            t = np.clip(to @ edge / (edge @ edge), 0, 1)
            far = np.minimum(far, ((to - t[:, None] * edge) ** 2).sum(1))
            above, below = q[:, 1] >= a[1], q[:, 1] < b[1]
            left = edge[0] * to[:, 1] > edge[1] * to[:, 0]
            sign = np.where((above & below & left) | (~above & ~below & ~left), -sign, sign)
        return sign * np.sqrt(far)

    return shape


def disc(middle: Place, radius: float) -> Field:
    """A full circle."""
    return ball(middle, radius)


def bar(start: Place, end: Place, radius: float, radius_end: float | None = None) -> Field:
    """A tapering stroke."""
    return limb(start, end, radius, radius_end)


def pad(middle: Place, half_sides: Place, edge: float) -> Field:
    """A rectangle by half its sides, round at the corners."""
    return box(middle, half_sides, edge)


def slab(shape: Field, half_thick: float, edge: float, y: float = 0.0, plump: float = 0.0) -> Field:
    """A flat shape cut from a board and rounded; ``plump`` domes its faces."""

    def field(p: np.ndarray) -> np.ndarray:
        side = shape(p[:, [0, 2]]) + edge
        face = np.abs(p[:, 1] - y) - half_thick + edge
        if plump:
            face = face + plump * np.clip(1 + side / 0.35, 0, 1) ** 2
        return _rounded(side, face) - edge

    return field


def front(shape: Field, y: float = 0.0) -> Field:
    """Everything before ``y`` whose x and z lie in a flat shape: for carving and for what lies on a skin."""
    return lambda p: np.maximum(shape(p[:, [0, 2]]), p[:, 1] - y)


def decal(on: Field, shape: Field, lift: float = 0.012, y: float = -0.05) -> Field:
    """A flat shape that lies on a skin: the body's own field, grown a little and cut."""
    return both(grow(on, lift), front(shape, y), 0.012)


# joining


def soft_min(one: np.ndarray, two: np.ndarray, soft: float) -> np.ndarray:
    """Return the lesser, with a fillet as wide as ``soft`` between them."""
    if soft <= 0:
        return np.minimum(one, two)
    near = np.clip(soft - np.abs(one - two), 0, None) / soft
    return np.minimum(one, two) - near * near * soft * 0.25


def union(fields: Sequence[Field], soft: float = 0.0) -> Field:
    """All of these, melted together."""

    def field(p: np.ndarray) -> np.ndarray:
        found = fields[0](p)
        for other in fields[1:]:
            found = soft_min(found, other(p), soft)
        return found

    return field


def cut(body: Field, away: Field, soft: float = 0.0) -> Field:
    """The first without the second."""
    return lambda p: -soft_min(-body(p), away(p), soft)


def both(one: Field, two: Field, soft: float = 0.0) -> Field:
    """Return what lies in the one and in the other."""
    return lambda p: -soft_min(-one(p), -two(p), soft)


def grow(body: Field, amount: float) -> Field:
    """The same, thicker."""
    return lambda p: body(p) - amount


def shell(body: Field, thick: float) -> Field:
    """Only the skin."""
    return lambda p: np.abs(body(p)) - thick


def turned_by(body: Field, turn: np.ndarray) -> Field:
    """The same, turned about the origin."""
    return lambda p: body(p @ turn)


def mirror(body: Field) -> Field:
    """The same on both sides of x = 0."""
    return lambda p: body(np.concatenate([np.abs(p[:, :1]), p[:, 1:]], 1))


def bumpy(body: Field, size: float, amount: float, seed: int = 0) -> Field:
    """Thumb marks in the clay: sums of waves, cheap and without seams."""
    rng = np.random.RandomState(seed)
    waves = rng.randn(7, 3).astype(np.float32) * 2.2 / size
    phases = rng.rand(7).astype(np.float32) * 6.28
    return lambda p: body(p) + amount * np.sin(p @ waves.T + phases).sum(1) / 2.6


def turned(x: float = 0, y: float = 0, z: float = 0) -> np.ndarray:
    """Return a rotation about x, then y, then z, in degrees."""
    a, b, c = np.radians([x, y, z])
    about_x = [[1, 0, 0], [0, np.cos(a), -np.sin(a)], [0, np.sin(a), np.cos(a)]]
    about_y = [[np.cos(b), 0, np.sin(b)], [0, 1, 0], [-np.sin(b), 0, np.cos(b)]]
    about_z = [[np.cos(c), -np.sin(c), 0], [np.sin(c), np.cos(c), 0], [0, 0, 1]]
    return (np.array(about_z) @ np.array(about_y) @ np.array(about_x)).astype(np.float32)
