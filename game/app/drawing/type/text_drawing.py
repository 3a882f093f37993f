"""Writing on a surface in units: text that is fitted into its place, and what is known of it afterwards."""

from __future__ import annotations

from dataclasses import dataclass, replace

import pygame

from game.app.drawing.colours.theme import Paint, Style, next_size
from game.app.drawing.kit import Kit
from game.app.drawing.viewport import Point, Rect

NARROW, NARROWEST = 0.84, 0.5
"""Shares of its width to which type may narrow: first before it gets smaller than asked for, then after
that."""


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
        left, top, wide, high = self.rect
        return TextRecord(self.text, (left + x, top + y, wide, high), self.cut, self.size, self.dim)


class TextDrawing:
    """A surface with units of 1920 x 1080 and an origin, and the texts on it.

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
            shrink: before anything is cut, set type in the next smaller size, down to 18 units times the
                player's text size; then narrower type; at last as small as 18 units.

        Returns:
            The box of all lines, in units.
        """
        fonts, paint = self.kit.fonts, self.kit.scheme.ink(paint)
        style = fonts.style(style)
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
        least, first = fonts.smallest, fonts.least
        # Where there is room for one line only, words are not broken but get narrower, too.
        wrap = wrap and ("\n" in text or h + 1 >= 2 * fonts.line_height(style.at(min(style.size, least))))
        while True:
            if style.size <= first and not wrap:
                squeeze = w / max(1.0, fonts.width(text, style))
                if squeeze >= (NARROW if style.size > least else NARROWEST):
                    return style, [text], False, squeeze
            if style.size <= least:
                return style, *self._fit(text, w, h, style, wrap), 1.0
            floor = first if style.size > first else least
            style = replace(style, size=max(floor, next_size(style.size)))
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
        self._remember(text, picture.get_bounding_rect(min_alpha=24).move(px, py), style, cut)

    def _remember(self, text: str, ink: pygame.Rect, style: Style, cut: bool) -> None:
        outside = not self.surface.get_rect().contains(ink)
        rect = (
            ink.x / self.scale + self.origin[0],
            ink.y / self.scale + self.origin[1],
            ink.w / self.scale,
            ink.h / self.scale,
        )
        self.texts.append(TextRecord(text, rect, cut or outside, style.size * self.kit.fonts.larger))

    def texts_in(self, other: TextDrawing) -> list[TextRecord]:
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
