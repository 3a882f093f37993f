"""Type: setting and measuring text, with every rendered piece kept.

Text is set several times as large and scaled down. So its spacing is true at every size (hinting would round
each letter to whole pixels, which runs words together at 12 pixels), and a text takes the same share of the
screen at every size of window.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pygame

from game.app.drawing.allowance import Allowance
from game.app.drawing.colours.theme import (
    SMALLEST,
    SMALLEST_EAST_ASIAN,
    Colour,
    Gradient,
    Paint,
    Style,
    style_of,
)
from game.app.drawing.images.surface_cache import SurfaceCache
from game.app.drawing.shapes import gradient
from game.app.drawing.type.fallback_fonts import file_for, font_file, open_font, runs
from game.app.drawing.type.line_breaks import breakable, unbroken

ELLIPSIS = "\u2026"
MOST_KEPT = 20_000_000
"""Bytes of lines that are kept once set; those on one screen take a tenth."""
WIDTHS_KEPT, WRAPS_KEPT = 2_500, 800
"""Number of words and lines whose widths are kept, and of texts as they were broken into lines."""
MANY_LETTERS = 200
"""Letters that are more than a line has room for, mostly."""
NEAR = 0.03
"""By how much, as a share, a line may differ from the sum of its words."""
_FACTORS = ((24, 4), (40, 3), (90, 2))
"""Up to how many pixels type is set how many times as large."""
_STRENGTH = ((14, 100), (18, 70), (24, 40))
"""Up to how many pixels type is strengthened how much, 0 to 255: small light type on dark looks thin."""


class Fonts:
    """Text in the pixels of one window size.

    Args:
        scale: pixels per unit.
        larger: how many times as large as the design says type is set (the player's text size).
        language: of the texts if it has its own way to write Chinese letters (`east_asian`), else empty.
        zoom: how many times as large everything is drawn (`Viewport`).

    Attributes:
        smallest: size of a style below which type is not set, whatever the player's size; the least size to
            which words are set smaller before they get narrower is `least`.
        allowance: for how long lines may be set in a frame.
    """

    def __init__(self, scale: float, larger: float = 1.0, language: str = "", zoom: float = 1.0) -> None:
        self.scale = scale
        self.larger = larger
        self.language = language
        east_asian = max(SMALLEST, SMALLEST_EAST_ASIAN / max(1.0, zoom)) if language else SMALLEST
        self.smallest = east_asian / larger
        self.least = max(SMALLEST, self.smallest)
        self._raised = self.smallest if language else 0.0
        self.allowance = Allowance()
        self._fonts: dict[tuple[str, str, float], tuple[pygame.font.Font, int]] = {}
        self._caps: dict[tuple[str, float], tuple[float, float]] = {}
        self._widths: dict[tuple[str, Style], float] = {}
        self._wraps: dict[tuple[str, Style, int], list[str]] = {}
        self._rendered = SurfaceCache(min(MOST_KEPT, max(4_000_000, int(10_000_000 * scale * scale))))

    def begin_frame(self) -> None:
        """Keep every line that is asked for from now on until a frame begins again."""
        self._rendered.begin_frame()

    def style(self, style: str | Style) -> Style:
        """Return a style, by its name or itself, in the size in which it is set: letters can be read."""
        named = style_of(style)
        return named if named.size >= self._raised else replace(named, size=self._raised)

    def _large(self, style: Style, file: str | None = None) -> tuple[pygame.font.Font, int]:
        """Return the font that a style is set in, and how many times too large it is.

        Args:
            style: its face and size.
            file: of another font, for letters that the face lacks.
        """
        key = file or font_file(style.face), style.face, style.size
        if key not in self._fonts:
            pixels = max(4.0, style.size * self.larger * self.scale)
            factor = next((f for limit, f in _FACTORS if pixels < limit), 1)
            self._fonts[key] = open_font(key[0], round(pixels * factor), style.face), factor
        return self._fonts[key]

    def shows(self, letter: str, style: str | Style) -> bool:
        """Tell whether a letter can be shown, in a style's face or in one that stands in for it."""
        return file_for(letter, style_of(style).face, self.language) is not None

    def _runs(self, text: str, style: Style) -> list[tuple[pygame.font.Font, str]]:
        """Return the pieces of a line, each with the font that has its letters."""
        pieces = runs(text, style.face, self.language)
        return [(self._large(style, file)[0], piece) for file, piece in pieces]

    def _advance(self, text: str, style: Style) -> int:
        """Return the width of a line in the pixels of the large font."""
        return sum(font.size(piece)[0] for font, piece in self._runs(text, style))

    def caps(self, style: str | Style) -> tuple[float, float]:
        """Return top and height, in pixels, of a capital letter inside a rendered line."""
        style = self.style(style)
        key = style.face, style.size
        if key not in self._caps:
            font, factor = self._large(style)
            box = font.render("H", True, (255, 255, 255)).get_bounding_rect()
            self._caps[key] = (box.top + _lead(font, factor)) / factor, box.height / factor
        return self._caps[key]

    def width(self, text: str, style: str | Style) -> float:
        """Return the width of a line in units."""
        style = self.style(style)
        key = text, style
        found = self._widths.get(key)
        if found is None:
            shown = text.upper() if style.capitals else text
            factor = self._large(style)[1]
            tracking = style.tracking * self.larger * max(0, len(shown) - 1)
            found = self._advance(shown, style) / factor / self.scale + tracking
            if len(self._widths) > WIDTHS_KEPT:
                self._widths.clear()
            self._widths[key] = found
        return found

    def line_height(self, style: str | Style) -> float:
        """Return the height of a line in units."""
        style = self.style(style)
        return style.size * self.larger * style.leading

    def wrap(self, text: str, style: str | Style, width: float) -> list[str]:
        """Break a text into lines of at most `width` units; its own line breaks stay."""
        style = self.style(style)
        key = text, style, round(width * 8)
        if key not in self._wraps:
            if len(self._wraps) > WRAPS_KEPT:
                self._wraps.clear()
            self._wraps[key] = [line for part in text.split("\n") for line in self._break(part, style, width)]
        return self._wraps[key]

    def _pieces(self, text: str, style: Style, width: float) -> Iterator[tuple[str, str]]:
        """The pieces of a text that stay whole in lines of a width."""
        for gap, word in unbroken(text, self.language):
            if self.width(word, style) <= width:
                yield gap, word
                continue
            for number, (inner, part) in enumerate(breakable(word)):
                yield (inner if number else gap), part

    def _break(self, text: str, style: Style, width: float) -> list[str]:
        lines: list[str] = []
        line, taken = "", 0.0
        for gap, word in self._pieces(text, style, width):
            while self._exceeds(word, style, width) and len(word) > 1:
                # a word longer than a line, such as a path: it is broken where the line ends
                before = line + gap if line else ""
                fits = self._fitting(before, word, style, width)
                if not fits and not line:
                    fits = 1
                lines.append((before + word[:fits]).rstrip())
                word, line, taken = word[fits:], "", 0.0
            longer = line + gap + word if line else word
            sum_of_both = taken + self.width(gap, style) + self.width(word, style) if line else 0.0
            if line and self._is_longer(longer, style, width, sum_of_both):
                lines.append(line)
                line, taken = word, self.width(word, style)
            else:
                line, taken = longer, sum_of_both or self.width(word, style)
        return [*lines, line]

    def _exceeds(self, word: str, style: Style, width: float) -> bool:
        """Tell whether a word is longer than a line; of a very long one its beginning shows that."""
        beginning = word[:MANY_LETTERS]
        return self.width(beginning, style) > width or (beginning != word and self.width(word, style) > width)

    def _fitting(self, before: str, word: str, style: Style, width: float) -> int:
        """Return how many letters of a word that is longer than a line have room behind what is before it.

        A line has room for few of them, and each look measures a line: the number of looks does not depend on
        how long the word is.
        """
        most = 1
        while most < len(word) and self.width(before + word[:most], style) <= width:
            most *= 2
        low, high = most // 2, min(most, len(word)) - 1
        while low < high:
            middle = (low + high + 1) // 2
            if self.width(before + word[:middle], style) <= width:
                low = middle
            else:
                high = middle - 1
        return low

    def _is_longer(self, text: str, style: Style, width: float, estimate: float) -> bool:
        """Tell whether a line is longer than a width; measure it only where the sum of its words is close."""
        if abs(estimate - width) > NEAR * width:
            return estimate > width
        return self.width(text, style) > width

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
        style = self.style(style)
        key = text, style, paint
        found = self._rendered.get(key)
        if found is None:
            shown = text.upper() if style.capitals else text
            found = self.allowance.make(lambda: self._render(shown, style, paint))
            self._rendered.put(key, found)
        return found

    def _render(self, text: str, style: Style, paint: Paint) -> pygame.Surface:
        flat: Colour = (255, 255, 255) if isinstance(paint, Gradient) else paint[:3]
        font, factor = self._large(style)
        step = style.tracking * self.larger * self.scale * factor
        lead = _lead(font, factor)
        width = _up(self._advance(text, style) + step * max(0, len(text) - 1) + factor, factor)
        height = _up(font.get_height() + lead, factor)
        large = pygame.Surface((width, height), pygame.SRCALPHA)
        large.fill((*flat, 0))
        left, count = 0.0, 0
        for other, piece in self._runs(text, style) if text else ():
            # the feet of all fonts stand on one line
            top = lead + font.get_ascent() - other.get_ascent()
            if style.tracking:
                for i, letter in enumerate(piece):
                    x = left + other.size(piece[: i + 1])[0] - other.size(letter)[0] + step * count
                    _write(large, other, letter, flat, (round(x), top))
                    count += 1
            else:
                _write(large, other, piece, flat, (round(left), top))
            left += other.size(piece)[0]
        line = large
        if factor > 1:
            line = pygame.transform.smoothscale(large, (width // factor, height // factor))
        strength = next((s for limit, s in _STRENGTH if style.size * self.larger * self.scale < limit), 0)
        if strength:
            again = line.copy()
            again.set_alpha(strength)
            line.blit(again, (0, 0))
        if isinstance(paint, Gradient):
            shade = gradient(paint, line.get_width(), line.get_height())
            line.blit(shade, (0, 0), None, pygame.BLEND_RGBA_MULT)
        elif len(paint) > 3 and paint[3] < 255:
            line.fill((255, 255, 255, paint[3]), None, pygame.BLEND_RGBA_MULT)
        return line


def _write(
    surface: pygame.Surface, font: pygame.font.Font, text: str, ink: Colour, at: tuple[int, int]
) -> None:
    """Set a piece of a line; one that has no width, such as a joiner by itself, leaves nothing."""
    if font.size(text)[0] > 0:
        surface.blit(font.render(text, True, ink), at)


def _up(value: float, step: int) -> int:
    """Return the next multiple of a step."""
    return -int(-value // step) * step


def _lead(font: pygame.font.Font, factor: int) -> int:
    """Return the rows above a large line that put its foot on a whole pixel once it is scaled down."""
    return -font.get_ascent() % factor
