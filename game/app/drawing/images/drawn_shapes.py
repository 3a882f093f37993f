"""Panels and soft lights at the exact pixels of one window size, each drawn once."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import NamedTuple

import pygame

from game.app.drawing import shapes
from game.app.drawing.colours.theme import Colour, Paint

LARGE = 300 * 300
"""Of a panel of more pixels only the edges are kept."""
Keep = Callable[[Hashable, Callable[[], pygame.Surface]], pygame.Surface]
Parts = list[tuple[pygame.Surface, pygame.Rect]]
"""Pictures, and where they lie on what they are the edges of."""


class PanelLook(NamedTuple):
    """Hold what a panel with cut corners looks like.

    Attributes:
        width, height: in pixels.
        fill: inside, or None.
        line: around it, or None.
        corners: lengths cut off, in units: top left, top right, bottom right, bottom left.
        thick: of the line, in units; never less than a pixel.
    """

    width: int
    height: int
    fill: Paint | None
    line: Paint | None
    corners: shapes.Corners
    thick: float


class DrawnShapes:
    """Panels and lights that are kept, shared by all who ask for the same: never draw on them.

    Args:
        scale: pixels per unit.
        keep: returns what is kept under a key, made the first time (`Pictures.shape`).
    """

    def __init__(self, scale: float, keep: Keep) -> None:
        self.scale = scale
        self._keep = keep

    def panel(self, look: PanelLook, part: pygame.Rect | None = None) -> pygame.Surface:
        """Return a panel, or a part of it."""
        cuts, thick = self._in_pixels(look)
        return self._keep(
            ("panel", *look, part and tuple(part)),
            lambda: shapes.panel(look.width, look.height, look.fill, look.line, cuts, thick, part),
        )

    def panel_frame(self, look: PanelLook) -> Parts:
        """Return what a large panel is besides its fill.

        Keeping all of a panel as large as a dialog would take megabytes for a little line.

        Returns:
            Nothing for a panel that is small: `panel` is all of it.
        """
        if look.width * look.height < LARGE:
            return []
        parts = shapes.frame_parts(look.width, look.height, *self._in_pixels(look))
        return [(self.panel(look, part), part) for part in parts]

    def _in_pixels(self, look: PanelLook) -> tuple[shapes.Corners, float]:
        """Corners and the line's thickness."""
        a, b, c, d = (corner * self.scale for corner in look.corners)
        return (a, b, c, d), max(1.0, look.thick * self.scale)

    def glow(
        self, width: int, height: int, colour: Colour, size: float, part: pygame.Rect | None = None
    ) -> pygame.Surface:
        """Return a soft light, or a part of it; width and height in pixels, its reach in units."""
        reach = self._reach(size)
        return self._keep(
            ("glow", width, height, colour, reach, part and tuple(part)),
            lambda: shapes.glow(width, height, colour, reach, part),
        )

    def glow_frame(self, width: int, height: int, colour: Colour, size: float) -> Parts:
        """Return what a light around a large rectangle is besides one colour.

        Returns:
            Nothing for a small one: `glow` is all of it.
        """
        if width * height < LARGE:
            return []
        parts = shapes.glow_parts(width, height, self._reach(size))
        return [(self.glow(width, height, colour, size, part), part) for part in parts]

    def _reach(self, size: float) -> int:
        return max(1, round(size * self.scale))
