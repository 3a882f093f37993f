"""Type: finding the two faces, setting and measuring text, with every rendered piece kept."""

from __future__ import annotations

from pathlib import Path

import fontpkg_barlow  # type: ignore[import-untyped]
import fontpkg_chakra_petch  # type: ignore[import-untyped]
import pygame

from game.app.cache import SurfaceCache
from game.app.shapes import gradient
from game.app.theme import Colour, Gradient, Paint, Style, style_of

_FOLDERS = {
    "Barlow": Path(fontpkg_barlow.__file__).parent / "files",
    "ChakraPetch": Path(fontpkg_chakra_petch.__file__).parent / "files",
}
ELLIPSIS = "\u2026"


def font_file(face: str) -> Path:
    """Return the file of a face such as `Barlow-Medium`."""
    return _FOLDERS[face.split("-")[0]] / f"{face}.ttf"


class Fonts:
    """Text in the pixels of one window size.

    Args:
        scale: pixels per unit.
    """

    def __init__(self, scale: float) -> None:
        self.scale = scale
        self._fonts: dict[tuple[str, int], pygame.font.Font] = {}
        self._caps: dict[tuple[str, int], tuple[int, int]] = {}
        self._widths: dict[tuple[str, Style], float] = {}
        self._wraps: dict[tuple[str, Style, int], list[str]] = {}
        self._rendered = SurfaceCache(4_000_000)

    def font(self, style: str | Style) -> pygame.font.Font:
        """Return the pygame font of a style at this scale."""
        style = style_of(style)
        size = max(6, round(style.size * self.scale))
        key = style.face, size
        if key not in self._fonts:
            self._fonts[key] = pygame.font.Font(str(font_file(style.face)), size)
        return self._fonts[key]

    def caps(self, style: str | Style) -> tuple[int, int]:
        """Return top and height, in pixels, of a capital letter inside a rendered line."""
        style = style_of(style)
        font = self.font(style)
        key = style.face, font.point_size
        if key not in self._caps:
            box = font.render("H", True, (255, 255, 255)).get_bounding_rect()
            self._caps[key] = box.top, box.height
        return self._caps[key]

    def width(self, text: str, style: str | Style) -> float:
        """Return the width of a line in units."""
        style = style_of(style)
        key = text, style
        found = self._widths.get(key)
        if found is None:
            shown = text.upper() if style.capitals else text
            pixels = self.font(style).size(shown)[0]
            found = pixels / self.scale + style.tracking * max(0, len(shown) - 1)
            if len(self._widths) > 8000:
                self._widths.clear()
            self._widths[key] = found
        return found

    def line_height(self, style: str | Style) -> float:
        """Return the height of a line in units."""
        style = style_of(style)
        return style.size * style.leading

    def wrap(self, text: str, style: str | Style, width: float) -> list[str]:
        """Break a text into lines of at most `width` units; its own line breaks stay."""
        style = style_of(style)
        key = text, style, round(width * 8)
        if key not in self._wraps:
            if len(self._wraps) > 2000:
                self._wraps.clear()
            self._wraps[key] = [line for part in text.split("\n") for line in self._break(part, style, width)]
        return self._wraps[key]

    def _break(self, text: str, style: Style, width: float) -> list[str]:
        lines: list[str] = []
        line = ""
        for word in text.split(" "):
            longer = f"{line} {word}" if line else word
            if line and self.width(longer, style) > width:
                lines.append(line)
                line = word
            else:
                line = longer
        return [*lines, line]

    def shorten(self, text: str, style: str | Style, width: float) -> str:
        """Return the text with its end replaced by an ellipsis so that it is at most `width` units wide."""
        if self.width(text, style) <= width:
            return text
        low, high = 0, len(text)
        while low < high:
            middle = (low + high + 1) // 2
            if self.width(text[:middle].rstrip() + ELLIPSIS, style) <= width:
                low = middle
            else:
                high = middle - 1
        return text[:low].rstrip() + ELLIPSIS

    def render(self, text: str, style: str | Style, paint: Paint) -> pygame.Surface:
        """Return a picture of one line; it is shared, so never draw on it.

        Args:
            text: without line breaks.
            style: its name in `theme.STYLES`, or a style.
            paint: a colour, or a gradient over the line.
        """
        style = style_of(style)
        key = text, style, paint
        found = self._rendered.get(key)
        if found is None:
            found = self._render(text.upper() if style.capitals else text, style, paint)
            self._rendered.put(key, found)
        return found

    def _render(self, text: str, style: Style, paint: Paint) -> pygame.Surface:
        font = self.font(style)
        flat: Colour = (255, 255, 255) if isinstance(paint, Gradient) else paint[:3]
        if style.tracking:
            step = style.tracking * self.scale
            width = round(font.size(text)[0] + step * max(0, len(text) - 1)) + 2
            line = pygame.Surface((width, font.get_height()), pygame.SRCALPHA)
            for i, letter in enumerate(text):
                x = font.size(text[: i + 1])[0] - font.size(letter)[0] + step * i
                line.blit(font.render(letter, True, flat), (round(x), 0))
        else:
            line = font.render(text, True, flat) if text else pygame.Surface((1, 1), pygame.SRCALPHA)
        if isinstance(paint, Gradient):
            line.blit(
                gradient(paint, line.get_width(), line.get_height()), (0, 0), None, pygame.BLEND_RGBA_MULT
            )
        elif len(paint) > 3 and paint[3] < 255:
            line.fill((255, 255, 255, paint[3]), None, pygame.BLEND_RGBA_MULT)
        return line
