"""Measures views and finds their places. Pure: asks type for widths, heights and line breaks, nothing else.

Five steps in two directions: least and wished widths up, widths down, heights up (lines break at a width that
is final), heights down, places. Everything is remembered by view: one that was laid out before, in the same
room, costs nothing.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable, Iterator, Sequence, Set
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import accumulate
from weakref import WeakSet

from game.app.drawing.colours.theme import Style, next_size
from game.app.drawing.type.line_breaks import unbroken
from game.app.drawing.type.text_drawing import NARROW
from game.app.drawing.type.type_measure import TypeMeasure
from game.app.drawing.viewport import Rect
from game.app.views.tree import MOST_KEPT, Span, View, Words, forget, now

EASE = 0.6
"""So much may a part be too large, in units, and still fit."""
EDGE = 2.0
"""So much stays free above and below a scrolled page, units: letters reach a little beyond their line."""
CUT = 3
"""A name that a player typed keeps a width of so many times the height of a line."""
_ALONG = {"middle": 0.5, "end": 1.0}
Placed = tuple[View, float, float, float, float]
"""A part with its left, top, width and height."""


@dataclass(frozen=True)
class Laid:
    """A view with its size, and its parts with their places in it."""

    view: View
    size: Span
    parts: tuple[tuple[float, float, Laid], ...] = ()

    def walk(self, x: float = 0.0, y: float = 0.0) -> Iterator[tuple[Rect, Laid]]:
        """Yield it and all that it holds with its rectangle, in the order of the Tab key."""
        yield (x, y, *self.size), self
        parts = self.parts
        if any(part[2].view.tab for part in parts):
            parts = tuple(sorted(parts, key=lambda each: each[2].view.tab))
        for left, top, part in parts:
            yield from part.walk(x + left, y + top)

    @cached_property
    def places(self) -> dict[Hashable, tuple[Rect, Laid]]:
        """Every named part and its rectangle, in the order of the tree: that of the Tab key."""
        return {laid.view.name: (rect, laid) for rect, laid in self.walk() if laid.view.name is not None}

    def rect(self, name: Hashable) -> Rect:
        """Return the rectangle of a named part."""
        return self.places[name][0]


_LAYOUTERS: WeakSet[Layouter] = WeakSet()


def forgetting() -> Callable[[], None]:
    """Return what forgets the views made from now on: nothing that they hold outlives its screen."""
    since = now()

    def forget_all() -> None:
        known = forget(since)
        for each in _LAYOUTERS:
            each.keep(known)

    return forget_all


class Layouter:
    """Measures views and finds their places.

    Args:
        fonts: measure type.
        bar: how much of its width a page gives to the bar where it is scrolled, units.
    """

    def __init__(self, fonts: TypeMeasure, bar: float = 0.0) -> None:
        self.fonts = fonts
        self.bar = bar
        self._across: dict[View, Span] = {}
        self._down: dict[tuple[View, float], Span] = {}
        self._widths: dict[tuple[View, float], list[float]] = {}
        self._laid: dict[tuple[View, float, float], Laid] = {}
        self._styles: dict[tuple[Words, float], Style] = {}
        _LAYOUTERS.add(self)

    def keep(self, known: Set[View]) -> None:
        """Forget all views but some."""
        self._across = {view: span for view, span in self._across.items() if view in known}
        self._down = {key: span for key, span in self._down.items() if key[0] in known}
        self._widths = {key: widths for key, widths in self._widths.items() if key[0] in known}
        self._laid = {key: laid for key, laid in self._laid.items() if key[0] in known}

    def laid(self, view: View, width: float, height: float) -> Laid:
        """Return a view of a size with the places of all that it holds."""
        key = view, width, height
        found = self._laid.get(key)
        if found is None:
            if len(self._laid) > MOST_KEPT:
                for kept in (self._across, self._down, self._widths, self._laid, self._styles):
                    kept.clear()
            found = self._laid[key] = self._lay(view, width, height)
        return found

    def _lay(self, view: View, width: float, height: float) -> Laid:
        if not view.parts:
            return Laid(view, (width, height))
        left, top, right, bottom = view.pad
        inside = self._inside(view, width - left - right, height - top - bottom)
        parts = tuple([(x + left, y + top, self.laid(part, w, h)) for part, x, y, w, h in inside])
        return Laid(view, (width, height), parts)

    # widths

    def across(self, view: View) -> Span:
        """Return the least width of a view and the one that it would like, in units."""
        found = self._across.get(view)
        if found is None:
            fixed = view.wide[0] == view.wide[1]
            found = self._across[view] = view.wide if fixed else self._measured_across(view)
        return found

    def _measured_across(self, view: View) -> Span:
        kind, pad = view.kind, view.pad[0] + view.pad[2]
        if isinstance(view.what, Words):
            return _clamped(*self._words_across(view.what), view.wide, pad)
        spans = [self.across(part) for part in view.parts]
        if not spans:
            return _clamped(0.0, 0.0, view.wide, pad)
        if kind == "row":
            least, wish = _sum(spans, view.gap)
            if view.pack == "even":
                gaps = view.gap * (len(spans) - 1)
                least, wish = (_even([span[n] for span in spans], view) + gaps for n in (0, 1))
        elif kind == "grid":
            least, wish = _sum(_columns(spans, view.columns), view.gap)
        elif kind == "flow":
            least, wish = max([span[0] for span in spans]), _sum(spans, view.gap)[1]
        elif kind == "fits":
            least, wish = min([span[0] for span in spans]), spans[0][1]
        else:
            least, wish = _largest(spans)
        return _clamped(least, wish, view.wide, pad)

    def _words_across(self, words: Words) -> Span:
        fonts, style, text = self.fonts, self.fonts.style(words.style), words.text
        if not text:
            return 0.0, 0.0
        wish = EASE + (
            max([fonts.width(line, style) for line in text.split("\n")])
            if "\n" in text
            else fonts.width(text, style)
        )
        if words.firm:
            return wish, wish
        if words.lines != 1:
            least = self._narrowest(words, wish) * self._smaller(style)
        else:
            least = (wish - EASE) * NARROW * self._smaller(style)
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

    def style_in(self, words: Words, width: float) -> Style:
        """Return the style in which words of several lines are set: small enough to break none inside."""
        key = words, width
        found = self._styles.get(key)
        if found is None:
            style, longest = self.fonts.style(words.style), self._longest(words)
            size, most = style.size, style.size * (width + EASE) / longest
            while size > max(most, self.fonts.least):
                size = max(self.fonts.least, next_size(size))
            found = self._styles[key] = style if size == style.size else replace(style, size=size)
        return found

    def _shares(self, view: View, room: float) -> list[float]:
        """Return how wide each part of a row, or each column of a grid, is."""
        key = view, room
        found = self._widths.get(key)
        if found is None:
            found = self._widths[key] = self._shared_out(view, room)
        return found

    def _shared_out(self, view: View, room: float) -> list[float]:
        parts = view.parts
        spans = [self.across(part) for part in parts]
        if view.kind == "grid":
            spans = _columns(spans, view.columns)
            grows = [max([part.grow for part in parts[n :: view.columns]]) for n in range(len(spans))]
            most = [math.inf] * len(spans)
        else:
            grows, most = [part.grow for part in parts], [part.wide[1] for part in parts]
        room -= view.gap * max(0, len(spans) - 1)
        if view.pack == "even":
            shares = [grow or 1.0 for grow in grows]
            whole = sum(shares)
            return [room * share / whole for share in shares]
        return _shared(room, spans, grows, most)

    # heights

    def down(self, view: View, width: float) -> Span:
        """Return the least height of a view of a width, and the one that it would like, in units."""
        if view.high[0] == view.high[1]:
            return view.high
        key = view, width
        found = self._down.get(key)
        if found is None:
            left, top, right, bottom = view.pad
            least, wish = self._measured_down(view, width - left - right)
            found = self._down[key] = _clamped(least, wish, view.high, top + bottom)
        return found

    def _measured_down(self, view: View, room: float) -> Span:
        kind, parts = view.kind, view.parts
        if isinstance(view.what, Words):
            return self._words_down(view.what, room)
        if not parts:
            return 0.0, 0.0
        if kind == "fits":
            fit = [way for way in parts if self.across(way)[0] <= room + EASE] or [parts[-1]]
            spans = [self.down(way, room) for way in fit]
            return min([span[0] for span in spans]), spans[0][1]
        if kind == "scroll":
            return 0.0, self.down(parts[0], room)[1] + 2 * EDGE
        if kind == "row":
            return _largest([self.down(p, w) for p, w in zip(parts, self._shares(view, room), strict=True)])
        if kind in ("grid", "flow"):
            return _sum([_largest(line) for line in self._rows(view, room)], view.gap_down)
        spans = [self.down(part, self._width_in(view, part, room)) for part in parts]
        return _sum(spans, view.gap) if kind == "column" else _largest(spans)

    def _words_down(self, words: Words, room: float) -> Span:
        fonts, style = self.fonts, self.fonts.style(words.style)
        if not words.text:
            return 0.0, 0.0
        if words.lines == 1:
            wish = fonts.line_height(style)
            return wish / style.leading, wish
        heights = []
        for share in (self._smaller(style), 1.0):
            count = len(fonts.wrap(words.text, style, (room + 0.5) / share))
            heights.append(min(count, words.lines or count) * fonts.line_height(style) * share)
        return min(heights), heights[1]

    def _rows(self, view: View, room: float) -> list[list[Span]]:
        """Return the heights of all parts of a grid or a flow, row by row."""
        if view.kind == "flow":
            return [[self.down(part, w) for part, _, w in line] for line in self._lines(view, room)]
        widths = self._shares(view, room)
        step = len(widths)
        heights = [self.down(part, widths[n % step]) for n, part in enumerate(view.parts)]
        return [heights[n : n + step] for n in range(0, len(heights), step)]

    def _lines(self, view: View, room: float) -> list[list[tuple[View, float, float]]]:
        """Return the parts of a flow line by line, each with its left edge and width."""
        lines: list[list[tuple[View, float, float]]] = []
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

    # places

    def _inside(self, view: View, w: float, h: float) -> list[Placed]:
        """Return the parts of a view with their rectangles."""
        kind, parts = view.kind, view.parts
        if kind == "row":
            return self._in_row(view, w, h)
        if kind == "column":
            return self._in_column(view, w, h)
        if kind == "stack":
            return [self._in_stack(view, part, w, h) for part in parts]
        if kind == "fits":
            return [(self.chosen(view, w, h), 0.0, 0.0, w, h)]
        if kind == "first":
            return [(parts[0], 0.0, 0.0, w, h)]
        if kind == "scroll":
            h -= 2 * EDGE
            if self.down(parts[0], w)[1] > h + EASE:
                w -= self.bar
            return [(parts[0], 0.0, EDGE, w, max(h, self.down(parts[0], w)[1]))]
        return list(self._tabled(view, w, h))

    def _in_stack(self, view: View, part: View, w: float, h: float) -> Placed:
        wide = self._width_in(view, part, w)
        if part.at is None:
            high = min(h, part.high[1])
            return part, (w - wide) / 2, (h - high) / 2, wide, high
        high = min(h, self.down(part, wide)[1])
        return part, (w - wide) * part.at[0], (h - high) * part.at[1], wide, high

    def _in_column(self, view: View, w: float, h: float) -> list[Placed]:
        widths = [self._width_in(view, part, w) for part in view.parts]
        spans = [self.down(part, wide) for part, wide in zip(view.parts, widths, strict=True)]
        heights = self._heights(view, spans, h)
        y, gap = _packed(view, heights, h)
        placed = []
        for part, wide, high in zip(view.parts, widths, heights, strict=True):
            placed.append((part, (w - wide) * _share(view, part), y, wide, high))
            y += high + gap
        return placed

    def _in_row(self, view: View, w: float, h: float) -> list[Placed]:
        widths = self._shares(view, w)
        x, gap = _packed(view, widths, w)
        placed = []
        for part, wide in zip(view.parts, widths, strict=True):
            if view.align == "fill" and part.at is None:
                high = min(h, part.high[1])
            else:
                high = min(h, self.down(part, wide)[1])
            placed.append((part, x, (h - high) * _share(view, part), wide, high))
            x += wide + gap
        return placed

    def _tabled(self, view: View, w: float, h: float) -> Iterator[Placed]:
        """Yield the parts of a grid, or of a flow, with their rectangles."""
        spans = [_largest(line) for line in self._rows(view, w)]
        grows = [float(view.pack == "even")] * len(spans)
        heights = _shared(h - view.gap_down * max(0, len(spans) - 1), spans, grows, [math.inf] * len(spans))
        if view.kind == "flow":
            placed = self._lines(view, w)
        else:
            widths = self._shares(view, w)
            step = len(widths) or 1
            lefts = list(accumulate(widths, lambda left, wide: left + wide + view.gap, initial=0.0))
            cells = [(part, lefts[n % step], widths[n % step]) for n, part in enumerate(view.parts)]
            placed = [cells[n : n + step] for n in range(0, len(cells), step)]
        y = 0.0
        for line, high in zip(placed, heights, strict=True):
            for part, x, wide in line:
                tall = high if view.align == "fill" else min(high, self.down(part, wide)[1])
                yield part, x, y + (high - tall) * _share(view, part), wide, tall
            y += high + view.gap_down

    def _heights(self, view: View, spans: Sequence[Span], room: float) -> list[float]:
        room -= view.gap * max(0, len(spans) - 1)
        grows = [part.grow for part in view.parts]
        if view.pack == "even":
            shares = [grow or 1.0 for grow in grows]
            return [room * share / sum(shares) for share in shares]
        return _shared(room, spans, grows, [part.high[1] for part in view.parts])

    def chosen(self, view: View, width: float, height: float) -> View:
        """Return the first of several ways that has room, else the last."""
        for way in view.parts[:-1]:
            if self.across(way)[0] <= width + EASE and self.down(way, width)[0] <= height + EASE:
                return way
        return view.parts[-1]


def _sum(spans: Sequence[Span], gap: float) -> Span:
    gaps = gap * max(0, len(spans) - 1)
    return sum([span[0] for span in spans]) + gaps, sum([span[1] for span in spans]) + gaps


def _largest(spans: Sequence[Span]) -> Span:
    return max([span[0] for span in spans], default=0.0), max([span[1] for span in spans], default=0.0)


def _columns(spans: Sequence[Span], count: int) -> list[Span]:
    """Return what each column of a grid needs."""
    return [_largest(spans[n::count]) for n in range(min(count, len(spans)))]


def _even(sizes: Sequence[float], view: View) -> float:
    """Return what all parts need together where each gets its share and no more."""
    shares = [part.grow or 1.0 for part in view.parts]
    return max([size / share for size, share in zip(sizes, shares, strict=True)]) * sum(shares)


def _clamped(least: float, wish: float, limits: Span, pad: float) -> Span:
    """Keep a length to its limits: a most cuts the wish, never the need; a fixed size cuts both."""
    if limits[0] == limits[1]:
        return limits
    least = max(least + pad, limits[0])
    return least, max(least, min(wish + pad, limits[1]))


def _packed(view: View, sizes: Sequence[float], room: float) -> tuple[float, float]:
    """Return where the first part begins, and how far parts are apart."""
    if view.pack == "start":
        return 0.0, view.gap
    spare = max(0.0, room - sum(sizes) - view.gap * (len(sizes) - 1))
    if view.pack == "between" and len(sizes) > 1:
        return 0.0, view.gap + spare / (len(sizes) - 1)
    return spare * _ALONG.get(view.pack, 0.0), view.gap


def _share(view: View, part: View) -> float:
    """Return where across its row or column a part stands, 0 to 1."""
    return part.at[0] if part.at is not None else _ALONG.get(view.align, 0.0)


def _shared(room: float, spans: Sequence[Span], grows: Sequence[float], most: Sequence[float]) -> list[float]:
    """Share room out: what is left to those that grow; what lacks is taken from those that can give."""
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
