"""A window's surface that keeps its picture from frame to frame, and remembers where it has been drawn on.

What lies below everything need not be copied whole in each frame: only where it has changed, or something was
drawn over it in the frame before. And only what has changed need be sent to the screen.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast
from weakref import ReferenceType, ref

import pygame

MOST_AREAS = 500
"""Of so many places it is no longer remembered where each of them is: all of the surface counts."""
MOST_SHARE = 0.6
"""Share of the surface above which all of it is copied at once, not in parts."""

LARGE_SHARE = 1 / 400
"""Share of the surface above which a place is searched for smaller places inside of it."""

Area = tuple[int, int, int, int]


class TracedSurface:
    """Draws as the surface does that it stands for, and keeps where.

    It is no `pygame.Surface`, for pygame draws on those past any method of a class of their own: what cannot
    be traced, as `pygame.draw` straight on it, is an error.

    Args:
        plain: the surface. Whoever draws on it past this calls `forget`.
    """

    def __init__(self, plain: pygame.Surface) -> None:
        self._below: ReferenceType[pygame.Surface] | None = None
        self._drawn: dict[Area, None] = {}
        self._laid: list[Area] = []
        self._lost = True
        self.stand_for(plain)

    def stand_for(self, plain: pygame.Surface) -> None:
        """The same picture is on another surface from now on."""
        self.plain, self._new = plain, True
        # These change no pixel.
        self.get_rect, self.get_size, self.get_masks = plain.get_rect, plain.get_size, plain.get_masks
        self.get_width, self.get_height = plain.get_width, plain.get_height
        self.get_clip, self.set_clip = plain.get_clip, plain.set_clip

    @property
    def surface(self) -> pygame.Surface:
        """Itself, as what canvases draw on."""
        return cast(pygame.Surface, self)

    def forget(self) -> None:
        """Nothing that was drawn here is known any more, nor whether the screen shows it."""
        self._below = None
        self._drawn.clear()
        self._lost = True

    def blit_below(self, picture: pygame.Surface, changed: Sequence[pygame.Rect]) -> None:
        """Draw a picture of the same size below all that is drawn next.

        Args:
            picture: covers all of it.
            changed: where it has changed since it was laid here the last time.
        """
        areas: list[Area] = []
        known = not self._lost and self._below is not None and self._below() is picture
        if known:
            width, height = self.get_size()
            areas = _outermost([*map(pygame.Rect, self._drawn), *changed], width * height * LARGE_SHARE)
            known = sum(w * h for _, _, w, h in areas) < MOST_SHARE * width * height
        self._drawn.clear()
        self._lost, self._below = False, ref(picture)
        if known:
            self._laid += areas
            for area in map(astray, areas):
                self.plain.blit(picture, area[:2], area)
        else:
            self._new = True
            self.plain.blit(picture, (0, 0))

    def take_dirty_rects(self) -> list[Area] | None:
        """Return what may have changed since the last call; None for all of it."""
        found = None if self._lost or self._new else [*self._laid, *self._drawn]
        self._new = False
        self._laid.clear()
        return found

    # What a surface does, as far as it is drawn on

    def blit(
        self,
        source: pygame.Surface,
        dest: tuple[float, float] | pygame.Rect = (0, 0),
        area: pygame.Rect | tuple[float, float, float, float] | None = None,
        special_flags: int = 0,
    ) -> pygame.Rect:
        """Draw a picture; see `pygame.Surface.blit`."""
        return self._trace(self.plain.blit(source, dest, area, special_flags))

    def fblits(self, pieces: Sequence[tuple[pygame.Surface, pygame.Rect]], special_flags: int = 0) -> None:
        """Draw several pictures at once; see `pygame.Surface.fblits`."""
        self.plain.fblits(pieces, special_flags)
        clip = self.get_clip()
        for _, place in pieces:
            self._trace(place.clip(clip))

    def fill(
        self,
        color: tuple[int, ...],
        rect: pygame.Rect | tuple[float, float, float, float] | None = None,
        special_flags: int = 0,
    ) -> pygame.Rect:
        """Fill a rectangle; see `pygame.Surface.fill`."""
        return self._trace(self.plain.fill(color, rect, special_flags))

    def subsurface(self, area: pygame.Rect) -> pygame.Surface:
        """Return a part of the surface, all of which may be drawn on; see `pygame.Surface.subsurface`."""
        return self.plain.subsurface(self._trace(area))

    def _trace(self, area: pygame.Rect) -> pygame.Rect:
        if not self._lost and area.w and area.h:
            self._drawn[area.x, area.y, area.w, area.h] = None
            self._lost = len(self._drawn) > MOST_AREAS
        return area


def astray(area: Area) -> Area:
    """Return an area, perhaps a pixel wider, that is copied past no cache.

    Rows that begin at a multiple of 16 bytes SDL writes straight to memory. That is good for whole pictures
    alone: a narrow area takes two to four times as long so, and what is drawn on it next waits for memory.
    """
    x, y, w, h = area
    return (x - 1, y, w + 1, h) if x and x % 4 == 0 else area


def _outermost(areas: list[pygame.Rect], large: float) -> list[Area]:
    """Leave out what lies inside of another place, where that is a large one."""
    outer: list[pygame.Rect] = []
    wide = [area for area in areas if area.w * area.h > large]
    for area in sorted(wide, key=lambda area: -area.w * area.h):
        if not any(other.contains(area) for other in outer):
            outer.append(area)
    small = [area for area in areas if area.w * area.h <= large]
    found = outer + [area for area in small if not any(other.contains(area) for other in outer)]
    return [(area.x, area.y, area.w, area.h) for area in found]
