"""Bring the sun to its next step: it is painted band by band, then shines through within two seconds.

Where a picture of the page is very large there is only one of it: the next step is painted over the former,
of which only what is seen of the sky is kept, to fade.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pygame

from game.app.drawing.canvas import Canvas
from game.app.drawing.kit import Kit
from game.app.table.motion import easing
from game.app.table.paint.compositor import Compositor
from game.app.table.paint.sun import SunStep, bands_of, prepare_sun, space, space_in_bands

RISE_MS = 2000.0
"""Time in ms in which the sun grows by one step."""


class SunGrowth:
    """The way from one step of the sun to another.

    Args:
        kit: pictures and viewport.
        compositor: the table, whose ground is the former step.
        former: the step that is shown.
        sun: the one to come.
        seen: where the sky is seen, in pixels.
        spare: a picture of the page that nobody needs: making one of so much memory takes long.
    """

    def __init__(
        self,
        kit: Kit,
        compositor: Compositor,
        former: SunStep,
        sun: SunStep,
        seen: Sequence[pygame.Rect],
        spare: Canvas | None = None,
    ) -> None:
        self.kit = kit
        self.compositor = compositor
        self.sun = sun
        self._risen = 0.0
        self._former: list[tuple[pygame.Rect, pygame.Surface]] = []
        size = kit.viewport.design
        below = compositor.painted_over(space(kit, former)) if compositor.spare else None
        if below is not None:
            self._former = [(area, below.surface.subsurface(area).copy()) for area in seen]
        self.in_place = below is not None
        """True where it is painted over the former step: there is no way back before it is done."""
        self.canvas = below or spare or Canvas.of_size(kit, *size, alpha=False)
        bands = bands_of(self.canvas)
        self._bands: Iterator[None] | None = space_in_bands(self.canvas, size, sun, bands)

    @property
    def painting(self) -> bool:
        """Return whether a part of its picture is still to be painted."""
        return self._bands is not None

    def work(self) -> None:
        """Paint the next band, if what it needs has been read."""
        if self._bands is None or not prepare_sun(self.kit, self.sun.stage):
            return
        if next(self._bands, self) is self:
            self._bands = None

    def grow(self, ms: float) -> bool:
        """Let time pass; True once the new step is all that shines."""
        if self._bands is not None:
            return False
        self._risen += ms
        return self._risen >= RISE_MS

    def shine(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """Draw the sky of this moment in an area in which the ground has been drawn; all in pixels."""
        share = easing.smooth(self._risen / RISE_MS)
        if self.in_place:
            for place, picture in self._former:
                seen = place.clip(area)
                picture.set_alpha(round(255 * (1 - share)))
                surface.blit(picture, seen, seen.move(-place.x, -place.y))
        elif self._bands is None:
            picture = self.canvas.surface
            picture.set_alpha(round(255 * share))
            surface.blit(picture, area, area)
            picture.set_alpha(None)
