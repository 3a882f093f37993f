"""A surface to draw on in units, which remembers every text it shows."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import replace
from functools import partial

import pygame

from game.app.drawing import shapes
from game.app.drawing.allowance import BeingReadError
from game.app.drawing.colours.theme import PANEL_LINE, Colour, Gradient, Paint, colour, fade
from game.app.drawing.images.drawn_shapes import PanelLook
from game.app.drawing.kit import Kit
from game.app.drawing.looks import Icon, Picture
from game.app.drawing.traced_surface import TracedSurface
from game.app.drawing.type.text_drawing import TextDrawing
from game.app.drawing.unseen_surface import UnseenSurface
from game.app.drawing.viewport import Point, Rect, grow

STRIP = 64
"""Pixels: of what looks the same all along only so much is kept."""
VERY_LARGE = 2560 * 1440
"""Of a picture of more pixels, of which less than half is seen, only what is seen is made."""
Corners = tuple[float, float, float, float]


class Canvas(TextDrawing):
    """A surface to draw on: text, pictures, panels, lights and shapes.

    Attributes:
        trace: the window's surface, where it is drawn on and remembers that.
    """

    trace: TracedSurface | None = None

    @classmethod
    def of_size(cls, kit: Kit, w: float, h: float, alpha: bool = True, origin: Point = (0, 0)) -> Canvas:
        """Return a new canvas.

        Args:
            kit: what is drawn with.
            w: width in units.
            h: height in units.
            alpha: clear at first; otherwise black and faster to draw.
            origin: the point at its top left, in units.
        """
        size = max(1, kit.viewport.px(w)), max(1, kit.viewport.px(h))
        return cls(kit, pygame.Surface(size, pygame.SRCALPHA) if alpha else pygame.Surface(size), origin)

    # pictures

    def icon(
        self,
        name: Icon,
        x: float,
        y: float,
        size: float,
        tint: Colour | None = None,
        alpha: int = 255,
        grey: bool = False,
        turn: int = 0,
    ) -> None:
        """Draw an icon with its top left at a point, turned by so many degrees."""
        pictures = self.kit.pictures
        try:
            picture = pictures.icon(name, size, tint, grey)
        except BeingReadError:
            self._left_out()
            return
        if turn:
            key = ("turned", name, picture.get_size(), tint, turn)
            picture = pictures.shape(key, partial(pygame.transform.rotate, picture, turn))
        self._soft(picture, self.at(x, y), alpha)

    def picture(
        self,
        path: Picture,
        rect: Rect,
        corners: Corners | None = None,
        alpha: int = 255,
        focus: Point = (0.5, 0.5),
    ) -> None:
        """Draw a picture of the assets, cropped to cover a rectangle, its corners cut if given."""
        try:
            self._picture(path, self.px(rect), corners, alpha, focus)
        except BeingReadError:
            self._left_out()

    def _left_out(self) -> None:
        """Go on without a picture that is being read, where nobody sees what is drawn.

        Raises:
            BeingReadError: what is drawn here is kept.
        """
        if not isinstance(self.surface, UnseenSurface):
            raise BeingReadError
        self.come_back()

    def come_back(self) -> None:
        """Something is left out for now: a screen that is on its way is not shown before it is there."""
        self.kit.pictures.allowance.missed = True

    def _picture(
        self, path: Picture, where: pygame.Rect, corners: Corners | None, alpha: int, focus: Point
    ) -> None:
        pictures = self.kit.pictures
        seen = self.surface.get_clip().clip(where)
        if (
            corners is None
            and isinstance(path, str)
            and where.w * where.h > max(VERY_LARGE, 2 * seen.w * seen.h)
        ):
            found, at = pictures.part_px(path, where.size, focus, seen.move(-where.x, -where.y))
            self._soft(found, (where.x + at[0], where.y + at[1]), alpha)
            return
        found = pictures.picture_px(path, where.w, where.h, focus)
        if corners is not None:
            cuts = tuple(c * self.scale for c in corners)
            whole = found
            found = pictures.shape(
                ("cut", path, where.size, focus, corners),
                lambda: shapes.clipped(whole, cuts),  # type: ignore[arg-type]
            )
        self._soft(found, where.topleft, alpha)

    def _soft(self, picture: pygame.Surface, where: tuple[int, int], alpha: int) -> None:
        if alpha >= 255:
            self.surface.blit(picture, where)
        elif alpha > 0:
            picture.set_alpha(alpha)
            self.surface.blit(picture, where)
            picture.set_alpha(255)

    def blit(self, other: Canvas | pygame.Surface, x: float, y: float, alpha: int = 255) -> None:
        """Draw a surface (its top left) or a canvas (its point (0, 0), with its texts) at a point."""
        if isinstance(other, Canvas):
            self._soft(other.surface, self.at(x + other.origin[0], y + other.origin[1]), alpha)
            for text in other.texts:
                self.texts.append(replace(text.moved(x, y), dim=text.dim or alpha < 255))
        else:
            self._soft(other, self.at(x, y), alpha)

    # shapes

    def focus_ring(self, rect: Rect, corners: Corners, out: float = 4) -> None:
        """Draw the white ring of the keyboard's focus with a dark halo, so far out of a rectangle."""
        ring = grow(rect, out + 3)
        cut = corners[0] + 4, corners[1] + 4, corners[2] + 4, corners[3] + 4
        self.panel(grow(ring, 2), fill=None, line=fade(colour.BLACK, 0.9), corners=cut, width=7)
        self.panel(ring, fill=None, line=colour.FOCUS, corners=cut, width=3)

    def panel(
        self,
        rect: Rect,
        *,
        fill: Paint | None,
        line: Paint | None = None,
        corners: Corners = (16, 5, 16, 5),
        rim: bool = False,
        width: float = 1.6,
    ) -> None:
        """Draw a panel with cut corners.

        Args:
            rect: in units.
            fill: inside, or None.
            line: around it, or None.
            corners: lengths cut off: top left, top right, bottom right, bottom left.
            rim: the line goes from `line` (cool) at the left to the sun's warm light at the right.
            width: of the line, in units; never less than a pixel.
        """
        if rim:
            base = line.start if isinstance(line, Gradient) else line
            line = Gradient(base, PANEL_LINE.end) if base is not None else PANEL_LINE
        fill, line, width = self.kit.scheme.panel(fill, line, width)
        where = self.px(rect)
        if where.w <= 0 or where.h <= 0 or (fill is None and line is None):
            return
        drawn, look = self.kit.pictures.shapes, PanelLook(where.w, where.h, fill, line, corners, width)
        frame = drawn.panel_frame(look)
        if not frame:
            self.surface.blit(drawn.panel(look), where)
            return
        for picture, part in frame:
            self.surface.blit(picture, part.move(where.topleft))
        if fill is not None:
            self._fill(fill, _inside(frame).move(where.topleft), where)

    def glow(self, rect: Rect, colour: Colour, size: float) -> None:
        """Draw a soft light around a rectangle; its alpha is the strength, `size` its reach in units."""
        scheme = self.kit.scheme
        if not scheme.glows:
            return
        where, colour = self.px(rect), scheme.mark(colour)
        drawn = self.kit.pictures.shapes
        frame = drawn.glow_frame(where.w, where.h, colour, size)
        if frame:
            at = where.x - self.kit.pictures.px(size), where.y - self.kit.pictures.px(size)
            for picture, part in frame:
                self.surface.blit(picture, part.move(at))
            inner = _inside(frame).move(at)
            self._fill(colour, inner, inner)
            return
        picture = drawn.glow(where.w, where.h, colour, size)
        self.surface.blit(
            picture, (where.centerx - picture.get_width() // 2, where.centery - picture.get_height() // 2)
        )

    def box(self, rect: Rect, paint: Paint, radius: float = 0) -> None:
        """Draw a filled rectangle, see-through if its colour says so."""
        where = self.px(rect)
        if where.w <= 0 or where.h <= 0:
            return
        paint = self.kit.scheme.veil(paint)
        if radius:
            r = max(1, round(radius * self.scale))

            def rounded(large: pygame.Surface, _: float) -> None:
                pygame.draw.rect(large, flat, large.get_rect(), border_radius=r * shapes.ART_OVERSIZE)

            flat = paint.start if isinstance(paint, Gradient) else paint
            key = ("rounded", where.size, paint, r)
            self.surface.blit(self.art_px(key, where.w, where.h, rounded, flat), where)
        else:
            self._fill(paint, where, where)

    def _fill(self, paint: Paint, where: pygame.Rect, whole: pygame.Rect) -> None:
        """Fill a rectangle in pixels; a gradient goes over all of another one that it is a part of."""
        if isinstance(paint, Gradient):
            # Every row of it is the same, or every column.
            size = (min(whole.w, STRIP), whole.h) if paint.vertical else (whole.w, min(whole.h, STRIP))
            strip = self.kit.pictures.shape(("gradient", size, paint), lambda: shapes.gradient(paint, *size))
            if paint.vertical:
                strip = strip.subsurface((0, where.y - whole.y, size[0], where.h))
            else:
                strip = strip.subsurface((where.x - whole.x, 0, where.w, size[1]))
            self._spread(strip, where)
        elif len(paint) > 3 and paint[3] < 255:
            size = where.w, min(where.h, STRIP)
            self._spread(self.kit.pictures.shape(("veil", size, paint), lambda: _filled(size, paint)), where)
        else:
            self.surface.fill(paint, where)

    def _spread(self, strip: pygame.Surface, where: pygame.Rect) -> None:
        """Fill a rectangle in pixels with a picture that repeats itself."""
        w, h = strip.get_size()
        for y in range(0, where.h, h):
            for x in range(0, where.w, w):
                part = 0, 0, min(w, where.w - x), min(h, where.h - y)
                self.surface.blit(strip, (where.x + x, where.y + y), part)

    def line(self, start: Point, end: Point, colour: Colour, width: float = 1.6) -> None:
        """Draw a line; upright and level ones are sharp, others smooth."""
        shown = self.kit.scheme.line(colour)
        if shown is None:
            return
        colour = shown
        thick = max(1, round(width * self.scale))
        x0, y0 = self.at(*start)
        x1, y1 = self.at(*end)
        if x0 == x1 or y0 == y1:
            level = y0 == y1
            rect = pygame.Rect(min(x0, x1), min(y0, y1), abs(x1 - x0) or thick, abs(y1 - y0) or thick)
            rect.move_ip((0, -(thick // 2)) if level else (-(thick // 2), 0))
            if len(colour) > 3 and colour[3] < 255:
                self.surface.blit(_filled(rect.size, colour), rect)
            else:
                self.surface.fill(colour, rect)
            return
        pad = thick + 2
        box = pygame.Rect(
            min(x0, x1) - pad, min(y0, y1) - pad, abs(x1 - x0) + 2 * pad, abs(y1 - y0) + 2 * pad
        )
        k = shapes.ART_OVERSIZE

        def stroke(large: pygame.Surface, _: float) -> None:
            ends = [((x - box.x) * k, (y - box.y) * k) for x, y in ((x0, y0), (x1, y1))]
            pygame.draw.line(large, colour, ends[0], ends[1], thick * k)

        key = ("line", x1 - x0, y1 - y0, colour, thick)
        self.surface.blit(self.art_px(key, box.w, box.h, stroke, colour), box)

    def circle(self, x: float, y: float, radius: float, colour: Colour, width: float = 0) -> None:
        """Draw a smooth disc, or a ring of `width` units."""
        shown = self.kit.scheme.line(colour) if width else self.kit.scheme.disc(colour)
        if shown is None:
            return
        colour = shown
        side = 2 * round((radius + 1) * self.scale)

        def disc(large: pygame.Surface, scale: float) -> None:
            middle = large.get_width() / 2
            pygame.draw.circle(
                large, colour, (middle, middle), radius * scale, max(1, round(width * scale)) if width else 0
            )

        picture = self.art_px(("circle", side, radius, colour, width), side, side, disc, colour)
        px, py = self.at(x, y)
        self.surface.blit(picture, (px - side // 2, py - side // 2))

    def art(
        self,
        rect: Rect,
        key: Hashable,
        draw: Callable[[pygame.Surface, float], None],
        ground: Colour | None = None,
    ) -> None:
        """Draw something with smooth edges, on a clear surface three times as large.

        Args:
            rect: where it goes, in units.
            key: names the drawing and everything it depends on; equal keys of one size are drawn once.
            draw: gets the large surface and its pixels per unit; (0, 0) is the rectangle's top left.
                Called only the first time.
            ground: the colour of all that meets what stays clear, if it is one; that is much faster.
        """
        where = self.px(rect)
        self.surface.blit(self.art_px(key, where.w, where.h, draw, ground), where)

    def art_px(
        self,
        key: Hashable,
        width: int,
        height: int,
        draw: Callable[[pygame.Surface, float], None],
        ground: Colour | None = None,
    ) -> pygame.Surface:
        """Return the picture that `art` would draw, for a size in pixels."""
        return self.kit.pictures.shape(
            ("art", key, width, height), lambda: shapes.art(width, height, draw, self.scale, ground)
        )

    def polygon(
        self, points: Sequence[Point], fill: Colour | None, line: Colour | None = None, width: float = 1.6
    ) -> None:
        """Draw a smooth polygon with points in units, filled, outlined, or both."""
        scheme = self.kit.scheme
        fill = scheme.disc(fill) if fill is not None else None
        line = scheme.line(line) if line is not None else None
        left, top = min(p[0] for p in points) - width, min(p[1] for p in points) - width
        right, bottom = max(p[0] for p in points) + width, max(p[1] for p in points) + width
        local = tuple((round(x - left, 3), round(y - top, 3)) for x, y in points)

        # The line is drawn over the fill's edge; only one that is see-through shows both.
        ground = line or fill
        if line is not None and fill is not None and len(line) > 3 and line[3] < 255:
            ground = None

        def paint(large: pygame.Surface, scale: float) -> None:
            scaled = [(x * scale, y * scale) for x, y in local]
            if fill is not None:
                shapes.polygon(large, fill, scaled)
            if line is not None:
                shapes.polygon(large, line, scaled, width * scale)

        self.art(
            (left, top, right - left, bottom - top), ("polygon", local, fill, line, width), paint, ground
        )


def _inside(frame: Sequence[tuple[pygame.Surface, pygame.Rect]]) -> pygame.Rect:
    """Return what lies between four pictures along the edges: above, below, at the left, at the right."""
    top, bottom, left, right = (part for _, part in frame)
    return pygame.Rect(left.right, top.bottom, right.left - left.right, bottom.top - top.bottom)


def _filled(size: tuple[int, int], colour: Colour) -> pygame.Surface:
    surface = pygame.Surface(size, pygame.SRCALPHA)
    surface.fill(colour)
    return surface
