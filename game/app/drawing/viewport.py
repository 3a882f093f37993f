"""From design units (1920 x 1080) to the window's pixels and back."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import cached_property

import pygame

Rect = tuple[float, float, float, float]
Point = tuple[float, float]

DESIGN_WIDTH = 1920
DESIGN_HEIGHT = 1080
MOST_PIXELS = 7680 * 4320
"""Of a page that is larger than its window."""


@dataclass(frozen=True)
class Viewport:
    """One size of the page that screens are drawn on: the window's, or more when everything is set larger.

    Args:
        width: of the page, in pixels.
        height: of the page, in pixels.
        zoom: how many times as large everything is drawn; the design area is as many times smaller.
    """

    width: int
    height: int
    zoom: float = 1.0

    @staticmethod
    def of_window(width: int, height: int, interface: int) -> Viewport:
        """Return the page for a window.

        Args:
            width: of the window, in pixels.
            height: of the window, in pixels.
            interface: size of everything, per cent of what fits the window. Up to 100 the page is the window,
                and smaller things leave a larger design area; above, the page is larger than the window,
                up to `MOST_PIXELS`.
        """
        if interface <= 100:
            return Viewport(width, height, interface / 100)
        factor = min(interface / 100, max(1.0, math.sqrt(MOST_PIXELS / (width * height))))
        return Viewport(round(width * factor), round(height * factor))

    @cached_property
    def scale(self) -> float:
        """Pixels per design unit."""
        return max(0.05, min(self.width / DESIGN_WIDTH, self.height / DESIGN_HEIGHT)) * self.zoom

    @cached_property
    def design(self) -> tuple[float, float]:
        """Size of the design area in units: 1920 x 1080, more if the shape or smaller things ask for it."""
        return (
            max(DESIGN_WIDTH / self.zoom, self.width / self.scale),
            max(DESIGN_HEIGHT / self.zoom, self.height / self.scale),
        )

    def px(self, units: float) -> int:
        """Return a length in whole pixels."""
        return round(units * self.scale)

    def rect(self, rect: Rect) -> pygame.Rect:
        """Return a rectangle in pixels; edges that meet in units meet in pixels."""
        x, y, w, h = rect
        left, top = round(x * self.scale), round(y * self.scale)
        return pygame.Rect(left, top, round((x + w) * self.scale) - left, round((y + h) * self.scale) - top)

    def point(self, pixels: tuple[int, int]) -> Point:
        """Return a position on the page in units."""
        return pixels[0] / self.scale, pixels[1] / self.scale


def inside(rect: Rect, point: Point) -> bool:
    """Tell whether a point lies in a rectangle (left and top edges belong to it)."""
    x, y, w, h = rect
    return x <= point[0] < x + w and y <= point[1] < y + h


def centre(rect: Rect) -> Point:
    """Return the middle of a rectangle."""
    return rect[0] + rect[2] / 2, rect[1] + rect[3] / 2


def grow(rect: Rect, by: float) -> Rect:
    """Return the rectangle larger by `by` units on every side."""
    return rect[0] - by, rect[1] - by, rect[2] + 2 * by, rect[3] + 2 * by
