"""Define what each of the four is known by: colour, dark, and the shape of the mark."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from clay.fields import Field, disc, poly


@dataclass(frozen=True)
class Member:
    """One of the crew.

    Attributes:
        tone: the crew's colour, that a palette may replace (`game/app/drawing/colours/theme.py`).
        ink: its dark.
        mark: `ring`, `triangle`, `diamond` or `square`; `star` is the captain's.
    """

    tone: str
    ink: str
    mark: str


MEMBERS = (
    Member("#FFC94D", "#3D2A00", "ring"),
    Member("#1FBFB8", "#032B2E", "triangle"),
    Member("#F2418A", "#3A0620", "diamond"),
    Member("#EEF2FA", "#1B2238", "square"),
)
CAPTAIN = len(MEMBERS)
"""The captain's number: of no crew, so no palette changes the navy."""
PEOPLE = (*MEMBERS, Member("#2C3A78", "#0B1024", "star"))


def mark_shape(kind: str, x: float, z: float, r: float) -> Field:
    """Return the flat shape of a mark around a point."""
    if kind == "ring":
        whole = disc((x, z), r * 0.70)
        return lambda q: np.abs(whole(q)) - r * 0.29
    if kind == "triangle":
        return poly([(x - r * 1.05, z - r * 0.78), (x + r * 1.05, z - r * 0.78), (x, z + r * 1.05)])
    if kind == "diamond":
        return poly([(x, z - r * 1.36), (x + r * 0.84, z), (x, z + r * 1.36), (x - r * 0.84, z)])
    if kind == "star":
        turns = np.arange(10) * np.pi / 5
        far = np.where(np.arange(10) % 2, 0.52, 1.22) * r
        points = [(x + a * np.sin(t), z + a * np.cos(t)) for t, a in zip(turns, far, strict=True)]
        return poly(points)
    s = r * 0.84
    return poly([(x - s, z - s), (x + s, z - s), (x + s, z + s), (x - s, z + s)])
