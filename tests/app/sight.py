"""How pictures look without colour: a measure of how far two shapes differ, whatever their colours are.

A picture becomes lightness as somebody sees it (with usual sight, or without one of three kinds of cones),
then the strength of its edges. Two rows of edges are compared by correlation, which knows neither how bright
nor how rich in contrast the pictures are: what is left is where the edges run.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

import pygame

Colour = Sequence[float]
GROUND = (14, 18, 32)
"""The panel that pieces lie on."""
USUAL = ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0))
SIGHTS = {
    "usual": USUAL,
    # Machado, Oliveira and Fernandes 2009, severity 1.0, for linear RGB
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
LINEAR = [(n / 255 / 12.92) if n <= 10 else ((n / 255 + 0.055) / 1.055) ** 2.4 for n in range(256)]


def lightness(colour: Colour, sight: str = "usual") -> float:
    """Return how light a colour looks, 0 to 100 (L* of CIE Lab)."""
    r, g, b = (LINEAR[int(part)] for part in colour[:3])
    seen = [min(1.0, max(0.0, m[0] * r + m[1] * g + m[2] * b)) for m in SIGHTS[sight]]
    y = 0.2126 * seen[0] + 0.7152 * seen[1] + 0.0722 * seen[2]
    return 116 * (y ** (1 / 3) if y > 0.008856 else 7.787 * y + 16 / 116) - 16


def grey(picture: pygame.Surface, sight: str = "usual") -> list[list[float]]:
    """Return the lightness of every pixel of a picture that lies on a panel, row by row."""
    flat = pygame.Surface(picture.get_size())
    flat.fill(GROUND)
    flat.blit(picture, (0, 0))
    known: dict[int, float] = {}
    rows = []
    for y in range(flat.get_height()):
        row = []
        for x in range(flat.get_width()):
            code = flat.get_at_mapped((x, y))
            if code not in known:
                known[code] = lightness(flat.unmap_rgb(code), sight)
            row.append(known[code])
        rows.append(row)
    return rows


def edges(rows: list[list[float]]) -> list[float]:
    """Return the strength of the edges at every pixel but the outermost, a little blurred.

    The blur (one pixel to every side) forgives a shape that lies a pixel farther; the root keeps a few
    strong edges from speaking for all.
    """
    high, wide = len(rows), len(rows[0])
    strength = [[0.0] * wide for _ in range(high)]
    for y in range(1, high - 1):
        for x in range(1, wide - 1):
            across = rows[y][x + 1] - rows[y][x - 1]
            down = rows[y + 1][x] - rows[y - 1][x]
            strength[y][x] = math.sqrt(math.hypot(across, down))
    return [
        sum(strength[y + dy][x + dx] for dy in (-1, 0, 1) for dx in (-1, 0, 1))
        for y in range(1, high - 1)
        for x in range(1, wide - 1)
    ]


def difference(one: list[float], two: list[float]) -> float:
    """Return how far two rows of edges differ: 0 the same shape, 1 nothing in common."""
    a, b = sum(one) / len(one), sum(two) / len(two)
    first, second = [v - a for v in one], [v - b for v in two]
    norm = math.sqrt(sum(v * v for v in first) * sum(v * v for v in second))
    if norm == 0:
        return 0.0
    return 1 - sum(p * q for p, q in zip(first, second, strict=True)) / norm


def shape_difference(one: pygame.Surface, two: pygame.Surface, sight: str = "usual") -> float:
    """Return how far the shapes of two pictures of one size differ."""
    return difference(edges(grey(one, sight)), edges(grey(two, sight)))
