"""The living sky: the sun grows to its next step in two seconds, and its plasma seethes all the time.

Only what is seen of it is drawn anew: the gaps beside the panels at the right. The plasma runs in a loop that
is kept for as long as they lie there, whatever the sun and the table look like: a sky at rest costs next to
nothing. A new step is painted in bands, one at a time, while the table is played; it takes its place when all
of it is there.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import partial

import pygame

from game.app.drawing.canvas import Canvas
from game.app.drawing.kit import Kit
from game.app.drawing.viewport import Rect
from game.app.table.model.places.layout import Layout
from game.app.table.model.table_keys import DOCK, HULL, TOP
from game.app.table.motion import easing
from game.app.table.paint.compositor import Compositor
from game.app.table.paint.sun import BANDS, SunStep, prepare_sun, space, space_in_bands

RISE_MS = 2000.0
"""How long the sun takes to grow by one step."""
FRAMES, FRAME_MS = 40, 200.0
"""The loop: so many pictures, each shown for so long."""
SWAY = ((15.0, 11.0), (-10.0, 17.0))
"""How far the two layers of plasma sway, units to the right and down."""
STRENGTH = (88, 66)
"""How bright they are, of 255, where the sun itself is white."""
TILE = 512.0
OVERLAP = 14.0
"""How far below the hull's edge the sky is drawn, for the engines' sake, units."""
FADE, ROOM = 240.0, 16.0
"""Above and below the hull the plasma fades out over this width, where there is this much height, units."""


class Loop:
    """The plasma in some places of the window, as it is at each moment of its loop."""

    def __init__(self) -> None:
        self.pictures: dict[int, list[pygame.Surface]] = {}
        self.tiles: dict[int, pygame.Surface] = {}
        self._places: tuple[tuple[int, ...], ...] = ()

    def meet(self, places: tuple[tuple[int, ...], ...]) -> None:
        """It is seen there now: what was drawn for other places goes."""
        if places != self._places:
            self._places = places
            self.pictures.clear()


class Sky:
    """The sky of one window size.

    Args:
        kit: pictures and viewport.
        compositor: the finished table above it.

    Attributes:
        shown: the sun's step whose picture lies below the table; None before the first.
    """

    def __init__(self, kit: Kit, compositor: Compositor) -> None:
        self.kit = kit
        self.compositor = compositor
        self.shown: SunStep | None = None
        self._target: SunStep | None = None
        self._canvas: Canvas | None = None
        self._bands: Iterator[None] | None = None
        self._risen = 0.0
        self._loop: Loop = kit.memo("plasma", Loop)
        self._frame = -1
        self._settled = -1
        self._gaps: tuple[Layout, list[pygame.Rect], list[pygame.Rect]] | None = None

    @property
    def growing(self) -> bool:
        """Whether the sun is on its way to another step."""
        return self._target is not None

    @property
    def painting(self) -> bool:
        """Whether a part of the next step's picture is still to be painted."""
        return self._bands is not None

    def aim(self, sun: SunStep, at_once: bool) -> None:
        """The sun should be at this step; `at_once` without growing."""
        if at_once or self.shown is None:
            self.shown, self._target, self._bands, self._canvas = sun, None, None, None
        elif sun not in (self.shown, self._target):
            self._target, self._risen = sun, 0.0
            w, h = self.kit.viewport.design
            self._canvas = Canvas.of_size(self.kit, w, h, alpha=False)
            self._bands = space_in_bands(self._canvas, (w, h), sun, BANDS)
        elif sun == self.shown:
            self._target, self._bands, self._canvas = None, None, None

    def release(self) -> None:
        """The table is gone for good: nothing of the sky is kept."""
        self._target, self._canvas, self._bands = None, None, None

    def pause(self) -> None:
        """Another screen lies above the table: a step whose picture is very large begins anew after it."""
        if self.growing and self.compositor.spare:
            self.release()

    def work(self) -> None:
        """Paint one band of the next step."""
        if self._bands is None or self._target is None or not prepare_sun(self.kit, self._target.stage):
            return
        if next(self._bands, self) is self:
            self._bands = None

    def grow(self, ms: float) -> bool:
        """Let time pass; True when the new step has taken its place and all must be drawn."""
        if self._target is None or self._canvas is None or self._bands is not None:
            return False
        self._risen += ms
        if self._risen < RISE_MS:
            return False
        self.compositor.give(space(self.kit, self._target), self._canvas)
        self.shown, self._target, self._canvas = self._target, None, None
        return True

    def breathe(self, layout: Layout, time: float, rest: bool) -> list[tuple[pygame.Surface, pygame.Rect]]:
        """What is seen of the sky as it is now, with all that lies over it.

        Args:
            layout: where the panels lie.
            time: ms since anything.
            rest: nothing else moves: a picture of the loop that is missing is drawn at once, not bit by bit.

        Returns:
            Pictures and their pixels; empty while nothing has changed since the last call.
        """
        if self.shown is None:
            return []
        if self._gaps is None or self._gaps[0] is not layout:
            ramps = fading(self.kit, layout)
            self._gaps, self._frame = (layout, gaps(self.kit, layout) + ramps, ramps), -1
        areas = self._gaps[1]
        frame = int(time / FRAME_MS) % FRAMES
        if not self._plasma_there(frame, rest or self._frame < 0):
            frame = self._frame
        if frame == self._frame and not self.growing:
            return []
        self._frame = frame
        self._draw()
        return [(self.compositor.surface.subsurface(area), area) for area in areas]

    def settle(self) -> None:
        """Put the sky as it was seen last on the finished table, where what lies below it has changed."""
        if self._frame >= 0 and self._settled != self.compositor.ground_version:
            self._draw()

    def _draw(self) -> None:
        self._settled = self.compositor.ground_version
        if self._gaps is not None and self._plasma_there(self._frame, True):
            for area, plasma in zip(self._gaps[1], self._loop.pictures[self._frame], strict=True):
                self.compositor.under(area, partial(self._paint, plasma=plasma))

    def _plasma_there(self, frame: int, at_once: bool) -> bool:
        """Whether the loop's picture of the plasma is there; draw it, all or the next part of it, if not."""
        assert self._gaps is not None
        areas, ramps = self._gaps[1:]
        self._loop.meet(tuple(map(tuple, areas)))
        if frame not in self._loop.pictures and self.compositor.spare:
            self._loop.pictures.clear()
        made = self._loop.pictures.setdefault(frame, [])
        for area in areas[len(made) :][: None if at_once else 1]:
            made.append(self._plasma_in(area, math.tau * frame / FRAMES, area in ramps))
        return len(made) == len(areas)

    def _plasma_in(self, area: pygame.Rect, turn: float, fades: bool) -> pygame.Surface:
        layer = self._plasma(0, area, turn)
        layer.blit(self._plasma(1, area, turn), (0, 0), None, pygame.BLEND_RGB_ADD)
        if fades:
            layer.blit(self._ramp(area.size), (0, 0), None, pygame.BLEND_RGB_MULT)
        return layer

    def _paint(self, surface: pygame.Surface, area: pygame.Rect, plasma: pygame.Surface) -> None:
        self.compositor.sky(surface, area)
        if self._canvas is not None and self._bands is None:
            picture = self._canvas.surface
            picture.set_alpha(round(255 * easing.smooth(self._risen / RISE_MS)))
            surface.blit(picture, area, area)
            picture.set_alpha(None)
        layer = plasma.copy()
        layer.blit(surface, (0, 0), area, pygame.BLEND_RGB_MULT)
        surface.blit(layer, area, None, pygame.BLEND_RGB_ADD)

    def _ramp(self, size: tuple[int, int]) -> pygame.Surface:
        """Light that begins at the left with nothing."""

        def make() -> pygame.Surface:
            line = pygame.Surface((size[0], 1))
            for x in range(size[0]):
                value = round(255 * easing.smooth((x + 1) / size[0]))
                line.set_at((x, 0), (value, value, value))
            return pygame.transform.scale(line, size)

        return self.kit.pictures.shape(("plasma-ramp", size), make)

    def _plasma(self, n: int, area: pygame.Rect, turn: float) -> pygame.Surface:
        """A piece of a layer that repeats itself, as it has swayed."""
        tile = self._loop.tiles.get(n) or self._loop.tiles.setdefault(n, self._tile(n))
        side = tile.get_width()
        scale = self.kit.viewport.scale
        left = round(area.x + SWAY[n][0] * math.cos(turn) * scale) % side
        top = round(area.y + SWAY[n][1] * math.sin(turn) * scale) % side
        piece = pygame.Surface(area.size)
        for y in range(-top, area.h, side):
            for x in range(-left, area.w, side):
                piece.blit(tile, (x, y))
        return piece

    def _tile(self, n: int) -> pygame.Surface:
        side = self.kit.viewport.px(TILE * (1.0, 1.37)[n])
        tile = self.kit.pictures.picture_px("backdrop/plasma.jpg", side, side, (0.5, 0.5)).copy()
        if n:
            tile = pygame.transform.flip(tile, True, True)
        strength = STRENGTH[n]
        tile.fill((strength, round(strength * 0.8), round(strength * 0.55)), None, pygame.BLEND_RGB_MULT)
        return tile


def gaps(kit: Kit, layout: Layout) -> list[pygame.Rect]:
    """Where the sun is seen beside the ship: around the panels at the right, in pixels."""
    hull, dock = layout.rect(HULL), layout.rect(DOCK)
    left, right = hull[0] + hull[2] - OVERLAP, layout.size[0]
    top, bottom = layout.areas[TOP][3], dock[1]
    panels = sorted(
        (rect for key, rect in layout.areas.items() if key.kind == "panel" and rect[0] > left),
        key=lambda rect: rect[1],
    )
    if not panels:
        return []
    inner, outer = min(p[0] for p in panels), max(p[0] + p[2] for p in panels)
    found = [(left, top, inner - left, bottom - top), (outer, top, right - outer, bottom - top)]
    y = top
    for _, panel_y, _, panel_h in panels:
        found.append((inner, y, outer - inner, panel_y - y))
        y = panel_y + panel_h
    found.append((inner, y, outer - inner, bottom - y))
    if right > dock[0] + dock[2]:
        # A window wider than the table: the sun goes on beside the dock.
        found.append((dock[0] + dock[2], bottom, right - dock[0] - dock[2], layout.size[1] - bottom))
    return _in_pixels(kit, found)


def fading(kit: Kit, layout: Layout) -> list[pygame.Rect]:
    """Where the sun is seen above and below the hull and must not begin at once, in pixels.

    At 16:9 there is hardly any sky; the higher the window, the more.
    """
    hull, dock = layout.rect(HULL), layout.rect(DOCK)
    left, top, bottom = hull[0] + hull[2] - OVERLAP, layout.areas[TOP][3], dock[1]
    heights = ((top, hull[1]), (hull[1] + hull[3], bottom))
    return _in_pixels(kit, [(left - FADE, y, FADE, end - y) for y, end in heights if end - y >= ROOM])


def _in_pixels(kit: Kit, found: list[Rect]) -> list[pygame.Rect]:
    """Return what is left of places on the screen."""
    screen = pygame.Rect(0, 0, kit.viewport.width, kit.viewport.height)
    areas = [kit.viewport.rect(rect).clip(screen) for rect in found if rect[2] > 1 and rect[3] > 1]
    return [area for area in areas if area.w and area.h]
