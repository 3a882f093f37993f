"""A surface to draw on in units, which remembers every text it shows."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import pygame

from game.app import shapes
from game.app.theme import PANEL_LINE, SMALLEST, Colour, Gradient, Paint, Style, style_of
from game.app.viewport import Point, Rect

if TYPE_CHECKING:
    from game.app.kit import Kit

Corners = tuple[float, float, float, float]
NARROW, NARROWEST = 0.84, 0.5
"""How narrow type may get before it gets smaller than asked for, and after that, as shares of its width."""


@dataclass(frozen=True)
class TextRecord:
    """One line of text on a canvas.

    Args:
        text: as shown.
        rect: the ink's box in units.
        cut: whether a part of the text is missing (ellipsis, lines left out, beyond the canvas).
        size: in units as set: after shrinking, times the player's text size.
        dim: whether light was taken from it on purpose: it fades, or belongs to what cannot be used now.
    """

    text: str
    rect: Rect
    cut: bool
    size: float
    dim: bool = False

    def moved(self, x: float, y: float) -> TextRecord:
        """Return the record of the same text elsewhere."""
        return replace(self, rect=(self.rect[0] + x, self.rect[1] + y, self.rect[2], self.rect[3]))


class Canvas:
    """A surface with units of 1920 x 1080 and an origin.

    Args:
        kit: fonts, pictures and viewport.
        surface: what is drawn on.
        origin: the point, in units, at the surface's top left.
    """

    def __init__(self, kit: Kit, surface: pygame.Surface, origin: Point = (0, 0)) -> None:
        self.kit = kit
        self.surface = surface
        self.origin = origin
        self.texts: list[TextRecord] = []

    @property
    def scale(self) -> float:
        """Pixels per unit."""
        return self.kit.viewport.scale

    @property
    def size(self) -> tuple[float, float]:
        """Width and height in units."""
        return self.surface.get_width() / self.scale, self.surface.get_height() / self.scale

    def px(self, rect: Rect) -> pygame.Rect:
        """Return a rectangle in pixels of the surface."""
        return self.kit.viewport.rect((rect[0] - self.origin[0], rect[1] - self.origin[1], rect[2], rect[3]))

    def at(self, x: float, y: float) -> tuple[int, int]:
        """Return a point in pixels of the surface."""
        return round((x - self.origin[0]) * self.scale), round((y - self.origin[1]) * self.scale)

    # text

    def text(
        self,
        text: str,
        place: Rect | Point,
        style: str | Style,
        paint: Paint,
        align: str = "left",
        valign: str = "top",
        wrap: bool = False,
        shrink: bool = False,
    ) -> Rect:
        """Write a text.

        A line is a box of the style's line height with the capital letters in its middle; the first
        box starts at the top of the place, or all boxes together stand in its middle or at its bottom.

        Args:
            text: may hold line breaks if `wrap`.
            place: a rectangle that the text must not leave, or a point (then nothing is cut).
            style: name in `theme.STYLES`, or a style.
            paint: a colour, or a gradient over each line.
            align: `left`, `center` or `right` in the rectangle or of the point.
            valign: `top`, `middle` or `bottom`.
            wrap: break into lines at the rectangle's width.
            shrink: before anything is cut, set smaller type, down to 18 units times the player's text size;
                then narrower type; at last as small as 18 units.

        Returns:
            The box of all lines, in units.
        """
        style = style_of(style)
        fonts, paint = self.kit.fonts, self.kit.sight.ink(paint)
        squeeze = 1.0
        if len(place) == 2:
            x, y, w, h = place[0], place[1], 0.0, 0.0
            lines, cut = [text], False
        else:
            x, y, w, h = place
            lines, cut = self._fit(text, w, h, style, wrap)
            if cut and shrink:
                style, lines, cut, squeeze = self._shrunk(text, w, h, style, wrap)
        leading = fonts.line_height(style)
        height = leading * len(lines)
        top = y + {"top": 0.0, "middle": (h - height) / 2, "bottom": h - height}[valign]
        widest = 0.0
        left = x + w
        cap_top, cap_height = fonts.caps(style)
        for i, line in enumerate(lines):
            width = fonts.width(line, style) * squeeze
            start = x + {"left": 0.0, "center": (w - width) / 2, "right": w - width}[align]
            middle = (top + leading * (i + 0.5) - self.origin[1]) * self.scale
            py = round(middle - cap_height / 2 - cap_top)
            px = round((start - self.origin[0]) * self.scale)
            self._line(line, px, py, style, paint, cut and i == len(lines) - 1, squeeze)
            widest, left = max(widest, width), min(left, start)
        return (left if widest else x, top, widest, height)

    def _shrunk(
        self, text: str, w: float, h: float, style: Style, wrap: bool
    ) -> tuple[Style, list[str], bool, float]:
        """Return the style in which a text fits, its lines, whether it is cut still, and how narrow it is."""
        fonts = self.kit.fonts
        least = SMALLEST / fonts.larger
        # Where there is room for one line only, words are not broken but get narrower, too.
        wrap = wrap and ("\n" in text or h + 1 >= 2 * fonts.line_height(style.at(min(style.size, least))))
        while True:
            if style.size <= SMALLEST and not wrap:
                squeeze = w / max(1.0, fonts.width(text, style))
                if squeeze >= (NARROW if style.size > least else NARROWEST):
                    return style, [text], False, squeeze
            if style.size <= least:
                return style, *self._fit(text, w, h, style, wrap), 1.0
            floor = SMALLEST if style.size > SMALLEST else least
            style = replace(style, size=max(floor, style.size - 1))
            lines, cut = self._fit(text, w, h, style, wrap)
            if not cut:
                return style, lines, False, 1.0

    def _fit(self, text: str, w: float, h: float, style: Style, wrap: bool) -> tuple[list[str], bool]:
        fonts = self.kit.fonts
        if not wrap:
            shown = fonts.shorten(text, style, w + 0.5)
            return [shown], shown != text
        lines = fonts.wrap(text, style, w + 0.5)
        room = max(1, int((h + 1) / fonts.line_height(style)))
        wide = any(fonts.width(line, style) > w + 0.5 for line in lines)
        if len(lines) <= room and not wide:
            return lines, False
        kept = lines[:room]
        if len(lines) > room:
            kept[-1] = fonts.shorten(kept[-1] + " " + lines[room], style, w)
        return [fonts.shorten(line, style, w + 0.5) for line in kept], True

    def _line(
        self, text: str, px: int, py: int, style: Style, paint: Paint, cut: bool, squeeze: float = 1.0
    ) -> None:
        if not text:
            return
        picture = self.kit.fonts.render(text, style, paint)
        if squeeze < 1:
            size = max(1, int(picture.get_width() * squeeze)), picture.get_height()
            picture = pygame.transform.smoothscale(picture, size)
        self.surface.blit(picture, (px, py))
        ink = picture.get_bounding_rect(min_alpha=24).move(px, py)
        outside = not self.surface.get_rect().contains(ink)
        rect = (
            ink.x / self.scale + self.origin[0],
            ink.y / self.scale + self.origin[1],
            ink.w / self.scale,
            ink.h / self.scale,
        )
        self.texts.append(TextRecord(text, rect, cut or outside, style.size * self.kit.fonts.larger))

    def texts_in(self, other: Canvas) -> list[TextRecord]:
        """Return what is written here in the units of another canvas on the same surface."""
        by = self.scale / other.scale
        if by == 1:
            return self.texts
        return [
            replace(
                t, rect=(t.rect[0] * by, t.rect[1] * by, t.rect[2] * by, t.rect[3] * by), size=t.size * by
            )
            for t in self.texts
        ]

    def cover(self, rect: Rect, partly: bool = False) -> None:
        """Forget the texts whose middle lies in this rectangle: something is drawn over them next.

        Args:
            rect: in units.
            partly: those of which it hides only a part, too: what lies there is only there for a moment.
        """
        x, y, w, h = rect
        kept = []
        for text in self.texts:
            left, top, wide, high = text.rect
            if partly:
                hidden = left < x + w and x < left + wide and top < y + h and y < top + high
            else:
                hidden = x <= left + wide / 2 <= x + w and y <= top + high / 2 <= y + h
            if not hidden:
                kept.append(text)
        self.texts = kept

    # pictures

    def icon(
        self,
        name: str,
        x: float,
        y: float,
        size: float,
        tint: Colour | None = None,
        alpha: int = 255,
        grey: bool = False,
    ) -> None:
        """Draw an icon with its top left at a point."""
        self._soft(self.kit.pictures.icon(name, size, tint, grey), self.at(x, y), alpha)

    def picture(
        self,
        path: str,
        rect: Rect,
        corners: Corners | None = None,
        alpha: int = 255,
        focus: Point = (0.5, 0.5),
    ) -> None:
        """Draw a picture of the assets, cropped to cover a rectangle, its corners cut if given."""
        where = self.px(rect)
        pictures = self.kit.pictures
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
        fill, line, width = self.kit.sight.panel(fill, line, width)
        where = self.px(rect)
        if where.w > 0 and where.h > 0 and (fill is not None or line is not None):
            self.surface.blit(self.kit.pictures.panel(where.w, where.h, fill, line, corners, width), where)

    def glow(self, rect: Rect, colour: Colour, size: float) -> None:
        """Draw a soft light around a rectangle; its alpha is the strength, `size` its reach in units."""
        sight = self.kit.sight
        if not sight.glows:
            return
        where = self.px(rect)
        picture = self.kit.pictures.glow(where.w, where.h, sight.mark(colour), size)
        self.surface.blit(
            picture, (where.centerx - picture.get_width() // 2, where.centery - picture.get_height() // 2)
        )

    def box(self, rect: Rect, paint: Paint, radius: float = 0) -> None:
        """Draw a filled rectangle, see-through if its colour says so."""
        where = self.px(rect)
        if where.w <= 0 or where.h <= 0:
            return
        paint = self.kit.sight.veil(paint)
        if radius:
            r = max(1, round(radius * self.scale))

            def rounded(large: pygame.Surface, _: float) -> None:
                large.fill((*flat[:3], 0))
                pygame.draw.rect(large, flat, large.get_rect(), border_radius=r * shapes.ART_OVERSIZE)

            flat = paint.start if isinstance(paint, Gradient) else paint
            key = ("rounded", where.size, paint, r)
            self.surface.blit(self.art_px(key, where.w, where.h, rounded), where)
        elif isinstance(paint, Gradient):
            picture = self.kit.pictures.shape(
                ("gradient", where.size, paint), lambda: shapes.gradient(paint, *where.size)
            )
            self.surface.blit(picture, where)
        elif len(paint) > 3 and paint[3] < 255:
            picture = self.kit.pictures.shape(("veil", where.size, paint), lambda: _filled(where.size, paint))
            self.surface.blit(picture, where)
        else:
            self.surface.fill(paint, where)

    def line(self, start: Point, end: Point, colour: Colour, width: float = 1.6) -> None:
        """Draw a line; upright and level ones are sharp, others smooth."""
        shown = self.kit.sight.line(colour)
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
            large.fill((*colour[:3], 0))
            ends = [((x - box.x) * k, (y - box.y) * k) for x, y in ((x0, y0), (x1, y1))]
            pygame.draw.line(large, colour, ends[0], ends[1], thick * k)

        key = ("line", x1 - x0, y1 - y0, colour, thick)
        self.surface.blit(self.art_px(key, box.w, box.h, stroke), box)

    def circle(self, x: float, y: float, radius: float, colour: Colour, width: float = 0) -> None:
        """Draw a smooth disc, or a ring of `width` units."""
        shown = self.kit.sight.line(colour) if width else self.kit.sight.disc(colour)
        if shown is None:
            return
        colour = shown
        side = 2 * round((radius + 1) * self.scale)

        def disc(large: pygame.Surface, scale: float) -> None:
            large.fill((*colour[:3], 0))
            middle = large.get_width() / 2
            pygame.draw.circle(
                large, colour, (middle, middle), radius * scale, max(1, round(width * scale)) if width else 0
            )

        picture = self.art_px(("circle", side, radius, colour, width), side, side, disc)
        px, py = self.at(x, y)
        self.surface.blit(picture, (px - side // 2, py - side // 2))

    def art(self, rect: Rect, key: Hashable, draw: Callable[[pygame.Surface, float], None]) -> None:
        """Draw something with smooth edges, on a clear surface three times as large.

        Args:
            rect: where it goes, in units.
            key: names the drawing and everything it depends on; equal keys of one size are drawn once.
            draw: gets the large surface and its pixels per unit; (0, 0) is the rectangle's top left.
                Called only the first time.
        """
        where = self.px(rect)
        self.surface.blit(self.art_px(key, where.w, where.h, draw), where)

    def art_px(
        self, key: Hashable, width: int, height: int, draw: Callable[[pygame.Surface, float], None]
    ) -> pygame.Surface:
        """Return the picture that `art` would draw, for a size in pixels."""
        return self.kit.pictures.shape(
            ("art", key, width, height), lambda: shapes.art(width, height, draw, self.scale)
        )

    def polygon(
        self, points: Sequence[Point], fill: Colour | None, line: Colour | None = None, width: float = 1.6
    ) -> None:
        """Draw a smooth polygon with points in units, filled, outlined, or both."""
        sight = self.kit.sight
        fill = sight.disc(fill) if fill is not None else None
        line = sight.line(line) if line is not None else None
        left, top = min(p[0] for p in points) - width, min(p[1] for p in points) - width
        right, bottom = max(p[0] for p in points) + width, max(p[1] for p in points) + width
        local = tuple((round(x - left, 3), round(y - top, 3)) for x, y in points)

        def paint(large: pygame.Surface, scale: float) -> None:
            scaled = [(x * scale, y * scale) for x, y in local]
            if fill is not None:
                shapes.polygon(large, fill, scaled)
            if line is not None:
                shapes.polygon(large, line, scaled, width * scale)

        self.art((left, top, right - left, bottom - top), ("polygon", local, fill, line, width), paint)


def _filled(size: tuple[int, int], colour: Colour) -> pygame.Surface:
    surface = pygame.Surface(size, pygame.SRCALPHA)
    surface.fill(colour)
    return surface
