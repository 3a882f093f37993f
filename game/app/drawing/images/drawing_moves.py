"""Bounds what transforms of a vector picture come to, one inside of the other: they stay on a page."""

from __future__ import annotations

import math
import re
from dataclasses import dataclass

from game.app.drawing.images.foreign_files import PictureError

MOST_GROWTH, MOST_SHIFT = 10_000, 1_000_000
"""Times that transforms may enlarge a shape, and units that they may move it."""
LEAST_AREA = 2e-6
"""Share of a shape's area from which the decoder finds the way back; half of it is room for its numbers,
which have seven digits."""
NUMBER = re.compile(r"[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?")
_TRANSFORM = re.compile(r"[\s,]*(?:[a-zA-Z]+\s*\([-+\d.eE\s,]*\)[\s,]*)*")
_FUNCTION = re.compile(r"([a-zA-Z]+)\s*\(([^()]*)\)")
_COUNTS = {
    "matrix": (6,),
    "translate": (1, 2),
    "scale": (1, 2),
    "rotate": (1, 3),
    "skewX": (1,),
    "skewY": (1,),
}
"""Numbers that each kind of transform takes."""

Matrix = tuple[float, float, float, float, float, float]
"""A transform, as SVG's `matrix(a b c d e f)`."""


@dataclass(frozen=True)
class Moves:
    """Hold what transforms do that lie one inside of the other.

    Attributes:
        matrix: all of them as one.
        growth: how many times they enlarge a shape at most, each for itself.
        flat: whether they leave next to nothing of a shape.
    """

    matrix: Matrix = (1.0, 0.0, 0.0, 1.0, 0.0, 0.0)
    growth: float = 1.0
    flat: bool = False

    def inside(self, value: str) -> Moves:
        """Return these with the transforms of an attribute inside of them.

        Args:
            value: of the attribute.

        Raises:
            PictureError: it holds something else, or they lead off any page.
        """
        if _TRANSFORM.fullmatch(value) is None:
            raise PictureError(f"an SVG file with the transform {value[:40]}")
        moves = self
        for name, inside in _FUNCTION.findall(value):
            numbers = [float(number) for number in NUMBER.findall(inside)]
            if len(numbers) not in _COUNTS.get(name, ()):
                raise PictureError(f"an SVG file with the transform {value[:40]}")
            moves = moves._by(_matrix(name, numbers))
        return moves

    def _by(self, inner: Matrix) -> Moves:
        a, b, c, d, e, f = self.matrix
        p, q, r, s, t, u = inner
        linear = a * p + c * q, b * p + d * q, a * r + c * s, b * r + d * s
        shift = a * t + c * u + e, b * t + d * u + f
        # The larger of its two stretches.
        growth = self.growth * (math.hypot(p + s, q - r) + math.hypot(p - s, q + r)) / 2
        if not (growth <= MOST_GROWTH and max(map(abs, shift)) <= MOST_SHIFT):
            raise PictureError("an SVG file with a transform that leads off the page")
        area = abs(linear[0] * linear[3] - linear[1] * linear[2])
        return Moves((*linear, *shift), growth, self.flat or area < LEAST_AREA * max(1.0, growth * growth))


def _matrix(name: str, numbers: list[float]) -> Matrix:
    """Return one of the transforms as a matrix (SVG 1.1, 7.6)."""
    match name, numbers:
        case "matrix", [a, b, c, d, e, f]:
            return a, b, c, d, e, f
        case "translate", [x, *y]:
            return 1.0, 0.0, 0.0, 1.0, x, y[0] if y else 0.0
        case "scale", [x, *y]:
            return x, 0.0, 0.0, y[0] if y else x, 0.0, 0.0
        case "rotate", [angle, *centre]:
            sin, cos = math.sin(math.radians(angle)), math.cos(math.radians(angle))
            across, down = centre or (0.0, 0.0)
            shift = across - cos * across + sin * down, down - sin * across - cos * down
            return (cos, sin, -sin, cos, *shift)
    slope = math.tan(math.radians(numbers[0]))
    return (1.0, 0.0, slope, 1.0, 0.0, 0.0) if name == "skewX" else (1.0, slope, 0.0, 1.0, 0.0, 0.0)
