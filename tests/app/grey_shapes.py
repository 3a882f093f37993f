"""How pictures look without colour: a measure of how far two shapes differ, whatever their colours are.

A picture becomes lightness as somebody sees it (with usual sight, or without one of three kinds of cones),
then the strength of its edges. Two rows of edges are compared by correlation, which knows neither how bright
nor how rich in contrast the pictures are: what is left is where the edges run.
"""

from __future__ import annotations

import math

import pygame

from game.app.drawing.colours.colour_vision import KINDS, lab, seen

GROUND = (14, 18, 32)
"""The panel that pieces lie on."""
SIGHTS = ("usual", *KINDS)


def lightness(colour: tuple[int, ...], sight: str = "usual") -> float:
    """Return how light a colour looks to eyes of a kind, 0 to 100 (L* of CIELAB)."""
    return lab(seen(colour, sight))[0]


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
                known[code] = lightness(tuple(flat.unmap_rgb(code))[:3], sight)
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
