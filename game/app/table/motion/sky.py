"""The living sky: the sun grows to its next step in two seconds, and its plasma seethes all the time.

Only what is seen of it is drawn anew: the gaps beside the panels at the right. The plasma runs in a loop that
is kept for as long as they lie there, whatever the sun and the table look like; the sky that it lights is
kept for as long as the sun is the same. So a sky at rest costs next to nothing. While something else moves
the gaps are drawn one after the other, a few in each frame.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import partial

import pygame

from game.app.drawing.canvas import Canvas
from game.app.drawing.images.pages import pages_of
from game.app.drawing.images.pictures import Pictures, cover
from game.app.drawing.kit import Kit
from game.app.drawing.viewport import Rect
from game.app.table.model.places.layout import Layout
from game.app.table.model.table_keys import DOCK, HULL, TOP
from game.app.table.motion import easing
from game.app.table.motion.sun_growth import SunGrowth
from game.app.table.paint.areas import strips
from game.app.table.paint.compositor import Compositor
from game.app.table.paint.sun import SunStep, space

FRAMES, FRAME_MS = 32, 250.0
"""The loop: so many pictures, each shown for so long."""
AT_ONCE = 120 * 120
"""Area of sky, in square units, drawn in one frame while something else moves; no place is larger."""
SETTLED = 3
"""Factor of that area at rest, and where the sky is put back because the ground below has changed."""
ROW = 60.0
"""A row of pixels takes as long to begin as this much of it, in units, to draw."""
SWAY = ((15.0, 11.0), (-10.0, 17.0))
"""Units to the right and down by which the two layers of plasma sway."""
STRENGTH = (88, 66)
"""Brightness of the two layers, of 255, where the sun itself is white."""
PLASMA, TILE = "backdrop/plasma.jpg", 512.0
OVERLAP = 14.0
"""Units below the hull's edge to which the sky is drawn, for the engines' sake."""
FADE, ROOM = 240.0, 16.0
"""Above and below the hull the plasma fades out over this width, where there is this much height, units."""


class Loop:
    """The plasma in some places of the window, and the sky that it lights, at each moment of its loop.

    Attributes:
        pictures: the plasma alone, by the moment, in place after place.
        lit: the sky with it, by the moment and the place.
        tiles: what the plasma is made of.
    """

    def __init__(self) -> None:
        self.pictures: dict[int, list[pygame.Surface]] = {}
        self.lit: dict[tuple[int, int], pygame.Surface] = {}
        self.tiles: dict[int, pygame.Surface] = {}
        self._places: tuple[tuple[int, ...], ...] = ()
        self._sun: SunStep | None = None

    def meet(self, places: tuple[tuple[int, ...], ...], sun: SunStep) -> None:
        """It is seen there now, before this sun: what was drawn for others goes."""
        if places != self._places:
            self._places = places
            self.forget()
        if sun != self._sun:
            self._sun = sun
            self.lit.clear()

    def forget(self) -> None:
        """Let all pictures go: no sky is seen."""
        self.pictures.clear()
        self.lit.clear()


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
        self._growth: SunGrowth | None = None
        self._spare: Canvas | None = None
        self._pages = pages_of(kit)
        self._loop: Loop = kit.memo("plasma", Loop)
        self._frame = self._coming = -1
        self._layout: Layout | None = None
        self._areas: list[pygame.Rect] = []
        self._ramps: list[pygame.Rect] = []
        self._due: list[int] = []
        self._left: list[int] = []
        self._finished: dict[tuple[int, int], pygame.Surface] = {}
        self._finished_for: dict[int, object] = {}
        self._afloat: dict[int, pygame.Surface] = {}

    @property
    def growing(self) -> bool:
        """Return whether the sun is on its way to another step."""
        return self._growth is not None

    @property
    def painting(self) -> bool:
        """Return whether a part of the next step's picture is still to be painted."""
        return self._growth is not None and self._growth.painting

    @property
    def late(self) -> bool:
        """Return whether some places at rest still show the moment before."""
        return bool(self._left)

    def aim(self, sun: SunStep, at_once: bool) -> None:
        """The sun should be at this step; `at_once` without growing."""
        if at_once or self.shown is None:
            self.shown, self._growth = sun, None
        elif self._growth is not None and self._growth.in_place:
            return  # the former step is gone: first it comes to the next one
        elif sun == self.shown:
            self._growth = None
            if self._spare is None and self._pages.keeps and not self.compositor.spare:
                # So much memory takes longer than a frame may: not when the sun begins to grow.
                page = self._pages.at_hand()
                self._spare = None if page is None else Canvas(self.kit, page)
        elif self._growth is None or sun != self._growth.sun:
            spare, self._spare = self._spare, None
            self._growth = SunGrowth(self.kit, self.compositor, self.shown, sun, self._areas, spare)

    def release(self) -> None:
        """The table is gone for good: nothing of the sky is kept."""
        if self._spare is not None:
            self._pages.give(self._spare.surface)
        self._spare = self._growth = None
        self._finished.clear()
        self._finished_for.clear()
        self._afloat.clear()

    def forget_plasma(self) -> None:
        """Let the plasma go, which all tables of a window size share: none is seen."""
        self._loop.forget()

    def work(self) -> None:
        """Paint one band of the next step."""
        if self._growth is not None:
            self._growth.work()

    def grow(self, ms: float) -> bool:
        """Let time pass; True when the new step has taken its place and all must be drawn."""
        growth = self._growth
        if growth is None or not growth.grow(ms):
            return False
        assert self.shown is not None
        self.compositor.give(space(self.kit, growth.sun), growth.canvas)
        spared = self.compositor.spared(space(self.kit, self.shown))
        self._spare = spared if self._pages.keeps else None
        self.shown, self._growth = growth.sun, None
        return True

    def breathe(self, layout: Layout, time: float, rest: bool) -> list[tuple[pygame.Surface, pygame.Rect]]:
        """Bring the sky to a moment.

        Args:
            layout: where the panels lie.
            time: ms since anything.
            rest: nothing else moves: all of it is drawn now, not one gap after the other (`creep`).

        Returns:
            What is seen of it with all that lies over it: pictures and their pixels. Nothing where nothing
            has changed since the last call, and where `rest` is false.
        """
        if self.shown is None:
            return []
        self._meet(layout, self.shown)
        frame = int(time / FRAME_MS) % FRAMES
        if frame == self._frame and not self.growing:
            return self._at_rest(self._left) if rest and self._left else []
        # One that has been begun is finished first: it is shown a little later than it should be.
        frame = self._coming if self._coming >= 0 else frame
        if not self._plasma_there(frame):
            self._coming = frame
            return []
        self._frame, self._coming = frame, -1
        every = range(len(self._areas))
        self._due += [n for n in every if n not in self._due]
        first = [n for n in self._left if n in every]
        self._left = []
        return self._at_rest([*first, *(n for n in every if n not in first)]) if rest else []

    def _at_rest(self, places: Sequence[int]) -> list[tuple[pygame.Surface, pygame.Rect]]:
        """Draw the sky in some places, with what lies over it; that is kept until something else lies there.

        What takes too long for one frame is left for the next ones.
        """
        surface, shown, left = self.compositor.surface, [], []
        most = math.inf if self.kit.reader is None else SETTLED * self._most
        for n in places:
            area = self._areas[n]
            over = self.shown, self.growing, self.compositor.lying_over(area)
            if over != self._finished_for.get(n):
                self._finished_for[n] = over
                for frame in range(FRAMES):
                    self._finished.pop((frame, n), None)
            picture = self._finished.get((self._frame, n))
            if picture is None and most <= 0:
                left.append(n)
                continue
            if picture is None:
                most -= self._effort(area)
                if n in self._due:
                    self._due.remove(n)
                self._draw(n)
                self._afloat.pop(n, None)
                picture = surface.subsurface(area)
                if not (self.growing or self.compositor.spare):
                    picture = self._finished[self._frame, n] = picture.copy()
            else:
                # What is below it stays due: it is drawn when something moves. So is the table's own picture
                # of it: while nothing does, nobody looks at that.
                self._afloat[n] = picture
            shown.append((picture, area))
        self._left = left
        return shown

    def sink(self) -> None:
        """Put what has been shown at rest on the finished table, which is about to be drawn or copied."""
        for n, picture in self._afloat.items():
            self.compositor.put(picture, self._areas[n])
        self._afloat.clear()

    def creep(self) -> None:
        """While something else moves: draw some of the gaps that are to change."""
        left = self._most
        while self._due and left > 0:
            n = self._due.pop(0)
            left -= self._effort(self._areas[n])
            self._draw(n)

    @property
    def _most(self) -> float:
        """Return how much of the sky is drawn in one frame while something else moves."""
        return AT_ONCE * self.kit.viewport.scale**2

    def _effort(self, area: pygame.Rect) -> float:
        """Return how much of the sky a place counts as: narrow ones take long."""
        return (area.w + ROW * self.kit.viewport.scale) * area.h

    def settle(self) -> None:
        """Put the sky as it was seen last on the finished table, where what lies below it has changed."""
        sunk = self.compositor.sunk
        if self._frame < 0 or not sunk:
            return
        left: list[pygame.Rect] = []
        most = math.inf if self.kit.reader is None else SETTLED * self._most
        for n, area in enumerate(self._areas):
            hidden = [area.clip(part) for part in sunk if area.colliderect(part)]
            for part in [area] if hidden and self.compositor.spare else hidden:
                if most > 0:
                    most -= self._effort(part)
                    self._draw(n, part)
                else:
                    left.append(part)
        sunk[:] = left

    def _meet(self, layout: Layout, sun: SunStep) -> None:
        """The panels lie there now, and the sun is this one."""
        if self._layout is not layout:
            self._layout = layout
            ramps = self._in_strips(fading(self.kit, layout))
            areas = self._in_strips(gaps(self.kit, layout)) + ramps
            if areas != self._areas:
                self._areas, self._ramps, self._due, self._left = areas, ramps, [], []
                self._frame = self._coming = -1
                self._finished.clear()
                self._afloat.clear()
        self._loop.meet(tuple(map(tuple, self._areas)), sun)

    def _in_strips(self, areas: list[pygame.Rect]) -> list[pygame.Rect]:
        """Cut places in strips that are drawn one after the other."""
        return [
            part
            for area in areas
            for part in strips(area, round(self._most * area.h * area.w / self._effort(area)))
        ]

    def _draw(self, n: int, part: pygame.Rect | None = None) -> None:
        """Draw one of the gaps, or a part of it, in pixels."""
        self.compositor.under(part or self._areas[n], partial(self._paint, n=n))

    def _plasma_there(self, frame: int) -> bool:
        """Return whether the loop's picture of the plasma is there; if not, draw the next part of it.

        Where nothing may depend on how fast it is drawn, all of it is drawn at once.
        """
        every = range(len(self._areas))
        if not self.growing and all((frame, n) in self._loop.lit for n in every):
            return True
        if not self._tiles_there():
            return False
        if frame not in self._loop.pictures and self.compositor.spare:
            self._loop.pictures.clear()
        made = self._loop.pictures.setdefault(frame, [])
        left = math.inf if self.kit.reader is None else AT_ONCE * self.kit.viewport.scale**2
        while len(made) < len(self._areas) and left > 0:
            area = self._areas[len(made)]
            made.append(self._plasma_in(area, math.tau * frame / FRAMES, area in self._ramps))
            left -= area.w * area.h
        return len(made) == len(self._areas)

    def _plasma_in(self, area: pygame.Rect, turn: float, fades: bool) -> pygame.Surface:
        layer = self._plasma(0, area, turn)
        layer.blit(self._plasma(1, area, turn), (0, 0), None, pygame.BLEND_RGB_ADD)
        if fades:
            layer.blit(self._ramp(area.size), (0, 0), None, pygame.BLEND_RGB_MULT)
        return layer

    def _paint(self, surface: pygame.Surface, area: pygame.Rect, n: int) -> None:
        place = self._areas[n]
        within = area.move(-place.x, -place.y)
        lit = self._loop.lit.get((self._frame, n)) if self._growth is None else None
        if lit is not None:
            surface.blit(lit, area, within)
            return
        self.compositor.sky(surface, area)
        if self._growth is not None:
            self._growth.shine(surface, area)
        made = self._loop.pictures.get(self._frame, [])
        if n >= len(made):
            return  # never at rest before this sun: the plasma comes with the next picture
        layer = made[n].subsurface(within).copy()
        layer.blit(surface, (0, 0), area, pygame.BLEND_RGB_MULT)
        surface.blit(layer, area, None, pygame.BLEND_RGB_ADD)
        if self._growth is None and not self.compositor.spare and area == place:
            self._loop.lit[self._frame, n] = surface.subsurface(area).copy()

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
        tile = self._loop.tiles[n]
        side = tile.get_width()
        scale = self.kit.viewport.scale
        left = round(area.x + SWAY[n][0] * math.cos(turn) * scale) % side
        top = round(area.y + SWAY[n][1] * math.sin(turn) * scale) % side
        piece = pygame.Surface(area.size)
        for y in range(-top, area.h, side):
            for x in range(-left, area.w, side):
                piece.blit(tile, (x, y))
        return piece

    def _tiles_there(self) -> bool:
        """Return whether the layers' tiles are there; they are made beside the drawing."""
        while len(self._loop.tiles) < 2:
            n = len(self._loop.tiles)
            side = self.kit.viewport.px(TILE * (1.0, 1.37)[n])
            make = partial(_tile, self.kit.pictures, n, side)
            found = self.kit.pictures.made_beside(("plasma tile", n, side), make)
            if found is None:
                return False
            self._loop.tiles[n] = found
        return True


def _tile(pictures: Pictures, n: int, side: int) -> pygame.Surface:
    """Make what a layer of plasma repeats, so many pixels wide and high."""
    tile = cover(pictures.file(PLASMA), side, side)
    if n:
        tile = pygame.transform.flip(tile, True, True)
    strength = STRENGTH[n]
    tile.fill((strength, round(strength * 0.8), round(strength * 0.55)), None, pygame.BLEND_RGB_MULT)
    return tile


def gaps(kit: Kit, layout: Layout) -> list[pygame.Rect]:
    """Return where the sun is seen beside the ship: around the panels at the right, in pixels."""
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
    """Return where the sun is seen above and below the hull and must not begin at once, in pixels.

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
