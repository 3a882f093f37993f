"""The pattern behind each resource's icon: circuit, brushed bars, hexes, waves, rays."""

from __future__ import annotations

import math

import pygame

from game.app.canvas import Canvas
from game.app.table import brush
from game.app.theme import Colour, fade
from game.app.viewport import Rect


def _circuit(canvas: Canvas, rect: Rect, ink: Colour) -> None:
    _, _, w, h = rect

    def draw(large: pygame.Surface, k: float) -> None:
        thick = max(1, round(w / 130 * 1.5 * k))
        for path in (
            [(0.0, 0.24), (0.16, 0.24), (0.16, 0.12), (0.34, 0.12), (0.34, 0)],
            [(0.66, 0), (0.66, 0.1), (0.84, 0.1), (0.84, 0.3), (1, 0.3)],
            [(0, 0.56), (0.12, 0.56), (0.12, 0.7), (0.3, 0.7), (0.3, 1)],
            [(1, 0.52), (0.9, 0.52), (0.9, 0.74), (0.62, 0.74), (0.62, 1)],
            [(0, 0.4), (0.08, 0.4)],
            [(0.5, 0), (0.5, 0.06)],
        ):
            points = [(px * w * k, py * h * k) for px, py in path]
            pygame.draw.lines(large, ink, False, points, thick)
            pygame.draw.circle(large, ink, points[1], thick * 1.6)

    brush.strokes(canvas, rect, ("circuit", w, h), ink, draw)


def _bars(canvas: Canvas, rect: Rect, ink: Colour) -> None:
    _, _, w, h = rect

    def draw(large: pygame.Surface, k: float) -> None:
        step = w / 6.2
        n = -2.0
        while n * step < w + h:
            a = n * step * k
            wide = step * (0.5 if int(n) % 2 else 0.28) * k
            pygame.draw.polygon(
                large,
                ink,
                [(a, 0), (a + wide, 0), (a + wide - h * 0.55 * k, h * k), (a - h * 0.55 * k, h * k)],
            )
            n += 1

    brush.strokes(canvas, rect, ("bars", w, h), fade(ink, 0.55), draw)


def _hexes(canvas: Canvas, rect: Rect, ink: Colour) -> None:
    _, _, w, h = rect

    def draw(large: pygame.Surface, k: float) -> None:
        r = w / 7.5
        thick = max(1, round(w / 130 * 1.4 * k))
        for cx, cy in (
            (0.5, 0.05),
            (0.72, 0.13),
            (0.14, 0.2),
            (0.86, 0.62),
            (0.14, 0.62),
            (0.3, 0.72),
            (0.06, 0.44),
            (0.95, 0.28),
        ):
            points = [
                ((cx * w + r * math.sin(math.pi / 3 * n)) * k, (cy * h + r * math.cos(math.pi / 3 * n)) * k)
                for n in range(6)
            ]
            pygame.draw.lines(large, ink, True, points, thick)

    brush.strokes(canvas, rect, ("hexes", w, h), ink, draw)


def _waves(canvas: Canvas, rect: Rect, ink: Colour) -> None:
    _, _, w, h = rect

    def draw(large: pygame.Surface, k: float) -> None:
        thick = max(1, round(w / 130 * 1.6 * k))
        for row in range(9):
            base = h * (row + 0.3) / 9
            points = [
                (w * k * n / 32, (base + h * 0.045 * math.sin(n / 32 * math.tau * 1.15 + row * 0.75)) * k)
                for n in range(33)
            ]
            pygame.draw.lines(large, ink, False, points, thick)

    brush.strokes(canvas, rect, ("waves", w, h), ink, draw)


def _rays(canvas: Canvas, rect: Rect, ink: Colour) -> None:
    _, _, w, h = rect

    def draw(large: pygame.Surface, k: float) -> None:
        cx, cy, reach = w * k / 2, h * 0.42 * k, (w + h) * k
        for n in range(16):
            a, b = math.tau * (n - 0.16) / 16, math.tau * (n + 0.16) / 16
            pygame.draw.polygon(
                large,
                ink,
                [
                    (cx, cy),
                    (cx + reach * math.cos(a), cy + reach * math.sin(a)),
                    (cx + reach * math.cos(b), cy + reach * math.sin(b)),
                ],
            )

    brush.strokes(canvas, rect, ("rays", w, h), fade(ink, 0.5), draw)


PATTERNS = {"data": _circuit, "metal": _bars, "nanobots": _hexes, "energy": _waves, "universal": _rays}
"""Draws a pattern in a rectangle that begins at (0, 0), by resource id."""
