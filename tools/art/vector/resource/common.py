"""Define what the resource cards share: size, where the hero stands, its shadow."""

from __future__ import annotations

from vector.svg import BLACK, Drawing, Point

W, H = 300.0, 420.0
MIDDLE: Point = (150.0, 168.0)
"""Middle of the hero: the band with the name covers everything below 330."""


def shadow(d: Drawing, x: float, y: float, rx: float, ry: float, strength: float = 0.75) -> None:
    """A shadow on the ground, in three soft steps."""
    for grow in (1.0, 0.82, 0.64):
        d.ellipse(x, y, rx * grow, ry * grow, BLACK, opacity=strength / 3)
