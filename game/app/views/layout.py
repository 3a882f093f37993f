"""Measures views and finds their places. Pure: asks type for widths, heights and line breaks, nothing else.

Five steps in two directions: least and wished widths up, widths down, heights up (lines break at a width that
is final), heights down, places. Everything is remembered by view: one that was laid out before, in the same
room, costs nothing.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from itertools import accumulate
from typing import TypeVar
from weakref import WeakSet

from game.app.drawing.colours.theme import Style, next_size
from game.app.drawing.type.line_breaks import unbroken
from game.app.drawing.type.text_drawing import NARROW
from game.app.drawing.type.type_measure import TypeMeasure
from game.app.drawing.viewport import Rect
from game.app.views.tree import MOST_KEPT, Span, View, Words, forget

T = TypeVar("T")
EASE = 0.6
"""Units by which a part may be too large and still fit."""
EDGE = 2.0
"""Units that stay free above and below a scrolled page: letters reach a little beyond their line."""
CUT = 3
"""A name that a player typed keeps a width of so many times the height of a line."""
_ALONG = {"middle": 0.5, "end": 1.0}
_TABLES = ("row", "grid")
_LINED = ("row", "grid", "column", "flow")
Line = list[tuple[View, float, float]]
"""Parts side by side, each with its left and width."""
Placed = tuple[View, float, float, float, float]
"""A part with its left, top, width and height."""


@dataclass(eq=False)
class Laid:
    """A view with its size, and its parts with their places in it."""

    view: View
    size: Span
    parts: tuple[tuple[float, float, Laid], ...] = ()

    def walk(self, x: float = 0.0, y: float = 0.0, pages: bool = True) -> Iterator[tuple[Rect, Laid]]:
        """Yield it and all that it holds with its rectangle, in the order of the Tab key.

        Args:
            x: of its left.
            y: of its top.
            pages: whether what scrolled pages hold is yielded, too.
        """
        yield (x, y, *self.size), self
        if pages or self.view.kind != "scroll":
            for left, top, part in sorted(self.parts, key=lambda each: each[2].view.tab):
                yield from part.walk(x + left, y + top, pages)

    @cached_property
    def places(self) -> dict[Hashable, tuple[Rect, Laid]]:
        """Every named part and its rectangle, in the order of the tree: that of the Tab key."""
        return {laid.view.name: (rect, laid) for rect, laid in self.walk() if laid.view.name is not None}

    def rect(self, name: Hashable) -> Rect:
        """Return the rectangle of a named part."""
        return self.places[name][0]


_LAYOUTERS: WeakSet[Layouter] = WeakSet()


def forget_all() -> None:
    """Forget all views, with all that is known of them: nothing that they hold outlives its screen."""
    forget()
    for each in _LAYOUTERS:
        each.forget()


class Layouter:
    """Measures views and finds their places.

    Args:
        fonts: measure type.
        bar: how much of its width a page gives to the bar where it is scrolled, units.

    Attributes:
        laid: returns a view, of a width and a height, with the places of all that it holds.
        across: returns the least width of a view and the one that it would like, in units.
        down: returns the least height of a view, of a width, and the one that it would like.
        style_in: returns the style of words of several lines in a width: small enough to break none inside.
    """

    def __init__(self, fonts: TypeMeasure, bar: float = 0.0) -> None:
        self.fonts = fonts
        self.bar = bar
        self.laid = lru_cache(MOST_KEPT)(self._lay)
        self.across = lru_cache(MOST_KEPT)(self._across)
        self.down = lru_cache(MOST_KEPT)(self._down)
        self.style_in = lru_cache(MOST_KEPT)(self._style_in)
        self._lines = lru_cache(MOST_KEPT)(self._lined)
        _LAYOUTERS.add(self)

    def forget(self) -> None:
        """Forget all views."""
        for known in (self.laid, self.across, self.down, self.style_in, self._lines):
            known.cache_clear()

    def _lay(self, view: View, width: float, height: float) -> Laid:
        left, top, right, bottom = view.pad
        inside = self._inside(view, width - left - right, height - top - bottom) if view.parts else ()
        parts = tuple([(x + left, y + top, self.laid(part, w, h)) for part, x, y, w, h in inside])
        return Laid(view, (width, height), parts)

    # widths

    def _across(self, view: View) -> Span:
        kind, gap = view.kind, view.gap
        if view.wide[0] == view.wide[1]:
            return view.wide
        if isinstance(view.what, Words):
            least, wish = self._words_across(view.what)
        elif kind in _TABLES:
            columns = self._columns(view)
            least, wish = _sum(columns, gap)
            if view.pack == "even":
                shares = _grows(view)
                least, wish = (_even([span[n] for span in columns], shares, gap) for n in (0, 1))
        else:
            spans = [self.across(part) for part in view.parts]
            least, wish = _largest(spans)
            if kind == "flow":
                wish = _sum(spans, gap)[1]
            elif kind == "fits":
                least, wish = min([span[0] for span in spans]), spans[0][1]
        return _clamped(least, wish, view.wide, view.pad[0] + view.pad[2])

    def _columns(self, view: View) -> list[Span]:
        """Return what each part of a row, or each column of a grid, needs."""
        return _by_column(view, [self.across(part) for part in view.parts], _largest)

    def _words_across(self, words: Words) -> Span:
        fonts, style, text = self.fonts, self.fonts.style(words.style), words.text
        if not text:
            return 0.0, 0.0
        wish = EASE + max([fonts.width(line, style) for line in text.split("\n")])
        if words.firm:
            return wish, wish
        least = self._narrowest(words, wish) if words.lines != 1 else (wish - EASE) * NARROW
        least *= self._smaller(style)
        if words.cut:
            least = min(least, CUT * self._smaller(style) * fonts.line_height(style))
        return min(wish, least), wish

    def _smaller(self, style: Style) -> float:
        """Return how much smaller type gets before it gets narrower; all of it shrinks by the same share."""
        return min(1.0, self.fonts.least / style.size)

    def _narrowest(self, words: Words, wish: float) -> float:
        """Return the width in which words need no more lines than they may have, and none breaks inside."""
        least = self._longest(words)
        if words.lines and "\n" not in words.text:
            least = max(least, wish / words.lines)
            while least < wish and len(self.fonts.wrap(words.text, words.style, least)) > words.lines:
                least += wish / 20
        return min(least, wish)

    def _longest(self, words: Words) -> float:
        """Return the width of the widest piece of words that no line may break."""
        pieces = unbroken(words.text.replace("\n", " "), self.fonts.language)
        return max([1.0, *(self.fonts.width(piece, words.style) for _, piece in pieces)])

    def _style_in(self, words: Words, width: float) -> Style:
        style = self.fonts.style(words.style)
        size, most = style.size, style.size * (width + EASE) / self._longest(words)
        while size > max(most, self.fonts.least):
            size = max(self.fonts.least, next_size(size))
        return style if size == style.size else replace(style, size=size)

    def _shares(self, view: View, room: float) -> list[float]:
        """Return how wide each part of a row, or each column of a grid, is."""
        spans, shares = self._columns(view), _grows(view)
        if view.pack == "even":
            room -= view.gap * (len(spans) - 1)
            return [room * share / sum(shares) for share in shares]
        most = _by_column(view, [part.wide[1] for part in view.parts], max)
        return _shared(room, spans, view.gap, shares, most)

    def _lined(self, view: View, room: float) -> list[Line]:
        """Return the parts of a view line by line, each with its left edge and width."""
        if view.kind == "flow":
            return self._flowing(view, room)
        if view.kind == "column":
            parts = [(part, self._width_in(view, part, room)) for part in view.parts]
            return [[(part, (room - wide) * _share(view, part), wide)] for part, wide in parts]
        widths = self._shares(view, room)
        left, gap = _packed(view.pack, view.gap, widths, room)
        lefts = list(accumulate(widths, lambda x, wide: x + wide + gap, initial=left))
        step = len(widths) or 1
        cells = [(part, lefts[n % step], widths[n % step]) for n, part in enumerate(view.parts)]
        return [cells[n : n + step] for n in range(0, len(cells), step)]

    def _flowing(self, view: View, room: float) -> list[Line]:
        lines: list[Line] = []
        left = math.inf
        for part in view.parts:
            wide = min(self.across(part)[1], room)
            if left + wide > room + EASE:
                lines.append([])
                left = 0.0
            lines[-1].append((part, left, wide))
            left += wide + view.gap
        return lines

    def _width_in(self, view: View, part: View, room: float) -> float:
        """Return how wide a part of a column or a stack is."""
        if part.at is None and (view.align == "fill" or view.kind == "stack"):
            return min(room, part.wide[1])
        return min(room, self.across(part)[1])

    # heights

    def _down(self, view: View, width: float) -> Span:
        kind, parts = view.kind, view.parts
        if view.high[0] == view.high[1]:
            return view.high
        room = width - view.pad[0] - view.pad[2]
        if isinstance(view.what, Words):
            least, wish = self._words_down(view.what, room)
        elif kind in _LINED:
            least, wish = _sum(self._line_heights(self._lines(view, room)), _gap_down(view))
        elif kind == "fits":
            fit = [way for way in parts if self.across(way)[0] <= room + EASE] or [parts[-1]]
            spans = [self.down(way, room) for way in fit]
            least, wish = min([span[0] for span in spans]), spans[0][1]
        elif kind == "scroll":
            least, wish = 0.0, self.down(parts[0], room)[1] + 2 * EDGE
        else:
            least, wish = _largest([self.down(part, self._width_in(view, part, room)) for part in parts])
        return _clamped(least, wish, view.high, view.pad[1] + view.pad[3])

    def _line_heights(self, lines: list[Line]) -> list[Span]:
        return [_largest([self.down(part, wide) for part, _, wide in line]) for line in lines]

    def _words_down(self, words: Words, room: float) -> Span:
        fonts, style = self.fonts, self.fonts.style(words.style)
        if not words.text:
            return 0.0, 0.0
        if words.lines == 1:
            wish = fonts.line_height(style)
            return wish / style.leading, wish
        count = len(fonts.wrap(words.text, style, room + 0.5))
        wish = min(count, words.lines or count) * fonts.line_height(style)
        share = self._smaller(style)
        if count > 1 and share < 1:
            count = len(fonts.wrap(words.text, style, (room + 0.5) / share))
        return min(wish, min(count, words.lines or count) * fonts.line_height(style) * share), wish

    # places

    def _inside(self, view: View, w: float, h: float) -> Iterable[Placed]:
        """Return the parts of a view with their rectangles."""
        kind, parts = view.kind, view.parts
        if kind in _LINED:
            return self._in_lines(view, w, h)
        if kind == "stack":
            return [self._in_stack(view, part, w, h) for part in parts]
        if kind == "scroll":
            h -= 2 * EDGE
            if self.down(parts[0], w)[1] > h + EASE:
                w -= self.bar
            return [(parts[0], 0.0, EDGE, w, max(h, self.down(parts[0], w)[1]))]
        return [(self._chosen(view, w, h) if kind == "fits" else parts[0], 0.0, 0.0, w, h)]

    def _in_stack(self, view: View, part: View, w: float, h: float) -> Placed:
        wide = self._width_in(view, part, w)
        high = min(h, part.high[1] if part.at is None else self.down(part, wide)[1])
        x, y = part.at or (0.5, 0.5)
        return part, (w - wide) * x, (h - high) * y, wide, high

    def _in_lines(self, view: View, w: float, h: float) -> Iterator[Placed]:
        upright, lines, gap = view.kind == "column", self._lines(view, w), _gap_down(view)
        heights, y = [h], 0.0
        if view.kind != "row":
            first = [line[0][0] for line in lines]
            even = float(view.pack == "even")
            grows = [part.grow * upright or even for part in first]
            most = [part.high[1] if upright and not even else math.inf for part in first]
            spans = [(0.0, 0.0)] * len(lines) if upright and even else self._line_heights(lines)
            heights = _shared(h, spans, gap, grows, most)
        if upright:
            y, gap = _packed(view.pack, gap, heights, h)
        for line, high in zip(lines, heights, strict=False):
            for part, x, wide in line:
                fills = view.align == "fill" and part.at is None
                most_high = part.high[1] if fills else self.down(part, wide)[1]
                tall = high if upright else min(high, most_high)
                yield part, x, y + (high - tall) * _share(view, part), wide, tall
            y += high + gap

    def _chosen(self, view: View, width: float, height: float) -> View:
        """Return the first of several ways that has room, else the last."""
        for way in view.parts[:-1]:
            if self.across(way)[0] <= width + EASE and self.down(way, width)[0] <= height + EASE:
                return way
        return view.parts[-1]


def _by_column(view: View, values: list[T], largest: Callable[[list[T]], T]) -> list[T]:
    """Return the largest value of each column of a grid; the parts of a row are columns of their own."""
    if view.kind == "row":
        return values
    return [largest(values[n :: view.columns]) for n in range(min(view.columns, len(values)))]


def _grows(view: View) -> list[float]:
    """Return what share of free room each part of a row, or each column of a grid, takes."""
    least = float(view.pack == "even")
    return _by_column(view, [part.grow or least for part in view.parts], max)


def _gap_down(view: View) -> float:
    return view.gap if view.kind == "column" else view.gap_down


def _sum(spans: Sequence[Span], gap: float) -> Span:
    gaps = gap * max(0, len(spans) - 1)
    return sum([span[0] for span in spans]) + gaps, sum([span[1] for span in spans]) + gaps


def _largest(spans: Sequence[Span]) -> Span:
    if len(spans) == 1:
        return spans[0]
    return max([span[0] for span in spans], default=0.0), max([span[1] for span in spans], default=0.0)


def _even(sizes: Sequence[float], shares: Sequence[float], gap: float) -> float:
    """Return what all parts need together where each gets its share and no more."""
    most = max([size / share for size, share in zip(sizes, shares, strict=True)], default=0.0)
    return most * sum(shares) + gap * max(0, len(sizes) - 1)


def _clamped(least: float, wish: float, limits: Span, pad: float) -> Span:
    """Keep a length to its limits: a most cuts the wish, never the need; a fixed size cuts both."""
    if limits[0] == limits[1]:
        return limits
    least = max(least + pad, limits[0])
    return least, max(least, min(wish + pad, limits[1]))


def _packed(pack: str, gap: float, sizes: Sequence[float], room: float) -> tuple[float, float]:
    """Return where the first part begins, and how far parts are apart."""
    spare = max(0.0, room - sum(sizes) - gap * (len(sizes) - 1))
    if pack == "between" and len(sizes) > 1:
        return 0.0, gap + spare / (len(sizes) - 1)
    return spare * _ALONG.get(pack, 0.0), gap


def _share(view: View, part: View) -> float:
    """Return where across its row or column a part stands, 0 to 1."""
    return part.at[0] if part.at is not None else _ALONG.get(view.align, 0.0)


def _shared(
    room: float, spans: Sequence[Span], gap: float, grows: Sequence[float], most: Sequence[float]
) -> list[float]:
    """Share room out: what is left to those that grow; what lacks is taken from those that can give."""
    room -= gap * max(0, len(spans) - 1)
    sizes = [wish for _, wish in spans]
    spare = room - sum(sizes)
    if spare >= 0:
        growing = [n for n, grow in enumerate(grows) if grow]
        while spare > EASE / 100 and growing:
            total = sum([grows[n] for n in growing])
            full = [n for n in growing if sizes[n] + spare * grows[n] / total >= most[n]]
            for n in full or growing:
                sizes[n] = most[n] if full else sizes[n] + spare * grows[n] / total
            growing = [n for n in growing if n not in full] if full else []
            spare = room - sum(sizes)
        return sizes
    give = sum([wish - least for least, wish in spans])
    if give >= -spare:
        return [wish + spare * (wish - least) / give for least, wish in spans]
    whole = sum([least for least, _ in spans])
    return [least * max(0.0, room) / whole if whole else 0.0 for least, _ in spans]
