"""Views: what is to be seen, as a tree of frozen values. Pure: units, no pixels, no places.

A view says what it holds, how much room it needs and how much it may take. `layout.py` finds its place,
`painting.py` draws it, `controls.py` gives pointer and keys to its named parts.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, NoReturn

from game.app.drawing.colours.theme import Colour, Style, style_of

Span = tuple[float, float]
"""The least and the most, or the least and what is wished for, in units."""
FREE: Span = (0.0, math.inf)
NO_PAD = (0.0, 0.0, 0.0, 0.0)
NO_STATES: frozenset[str] = frozenset()
MOST_KEPT = 20_000
"""Largest number of views that are remembered; then all are made anew."""


@dataclass(frozen=True)
class Words:
    """Words as a view holds them.

    Args:
        text: as shown.
        named: the style in which it is set, or its name.
        ink: a role of the look around it (`ink`, `note`, ...), the name of a colour, or a colour.
        lines: how many there may be; 0 for as many as it takes.
        align: `left`, `center` or `right`.
        valign: `top`, `middle` or `bottom` of the room that it gets.
        firm: never set smaller or narrower than the style says to make it fit.
        cut: a player typed it: where there is no room it is cut short, and nothing gives way to it.
    """

    text: str
    named: str | Style
    ink: Hashable = "ink"
    lines: int = 1
    align: str = "left"
    valign: str = "middle"
    firm: bool = False
    cut: bool = False

    @cached_property
    def style(self) -> Style:
        """The style in which it is set."""
        return style_of(self.named)


@dataclass(frozen=True)
class Sign:
    """An icon: its name, what colours it (None: as drawn), how opaque it is, whether it is grey, its turn."""

    name: Any
    ink: Hashable | None = "sign"
    alpha: int = 255
    grey: bool = False
    turn: int = 0


@dataclass(frozen=True)
class Drawn:
    """A leaf with a painter of its own, which gets the canvas, the rectangle and these values."""

    paint: Callable[..., None]
    values: tuple[Any, ...] = ()


@dataclass(frozen=True)
class Act:
    """Hold what hands can do with a named view.

    Args:
        kind: `press`, `switch`, `field`, `choice` (of named parts that are `cell`s), `cell`, or one that a
            screen makes itself (`ViewScene.makers`), such as a slider.
        value: of a cell, or what is chosen, on, or written now.
        reason: why it cannot be done; None if it can.
        tip: shown when pointed at.
        keys: pygame keys that press it.
        more: what only such a control has, such as the limit of a field, `primary` (Enter presses it while no
            ring is shown, if it is the scene's `first_focus`) or `leads` (the rulebook tells why it cannot
            be used).
    """

    kind: str = "press"
    value: Hashable = None
    reason: str | None = None
    tip: str | None = None
    keys: tuple[int, ...] = ()
    more: tuple[tuple[str, Any], ...] = ()


class View:
    """One part of what is to be seen. Views that are equal are the same object, so they are compared at once.

    Make one with the functions below. What is not given keeps the value that stands here.

    Attributes:
        kind: `row`, `column`, `stack`, `grid`, `flow`, `fits`, `first`, `scroll` or `leaf`.
        parts: inside it, in the order of the Tab key.
        what: of a leaf: words, a sign, or something drawn.
        wide, high: the least and the most of its size, padding included; equal for a fixed size.
        pad: left, top, right, bottom.
        gap: between parts; between rows of a grid or flow `gap_down`.
        grow: its share of the room that is left along its row or column.
        align: how its parts stand across it: `fill`, `start`, `middle`, `end`.
        pack: where its parts stand along it if none grows: `start`, `middle`, `end`, `between`, or `even`
            (all as large as `grow` says, whatever they hold).
        columns: of a grid.
        at: in a stack, where it stands as shares of the room that is left; None if it fills it. In a row or
            column the first of the two overrides `align`.
        look: the role it plays in the table of looks; empty if nothing lies behind it.
        tones: the colours `tone` and `plate` for the look of it and all that it holds.
        states: of the look; those that change while it is seen come with the painting.
        name: by which pointer, focus, effects and tests find it.
        act: what hands can do with it.
        tab: whether the Tab key comes to it sooner (-1) or later (1) than to its neighbours.
    """

    kind: str = "leaf"
    parts: tuple[View, ...] = ()
    what: Words | Sign | Drawn | None = None
    wide: Span = FREE
    high: Span = FREE
    pad: tuple[float, float, float, float] = NO_PAD
    gap: float = 0.0
    gap_down: float = 0.0
    grow: float = 0.0
    align: str = "fill"
    pack: str = "start"
    columns: int = 1
    at: tuple[float, float] | None = None
    look: str = ""
    states: frozenset[str] = NO_STATES
    tones: tuple[Colour, ...] = ()
    name: Hashable = None
    act: Act | None = None
    tab: int = 0

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError(f"a view never changes: use but({name}=...)")

    def __repr__(self) -> str:
        return f"View({', '.join(f'{key}={value!r}' for key, value in vars(self).items())})"

    def but(self, **changes: Any) -> View:
        """Return the same view with other properties, written as the functions below take them."""
        return _once((self, *changes.items()), lambda: _view({**vars(self), **_plain(changes)}))

    def named(self, name: Hashable, act: Act | None = None) -> View:
        """Return the same view, to be found by a name, and what hands can do with it."""
        return self.but(name=name, act=act)


_KNOWN: dict[Hashable, View] = {}
"""Every view that was made, by its description: a cache, emptied when it is full."""


def _once(key: Hashable, make: Callable[[], View]) -> View:
    """Return the one view that is described so."""
    found = _KNOWN.get(key)
    if found is None:
        if len(_KNOWN) > MOST_KEPT:
            forget()
        found = _KNOWN[key] = make()
    return found


def forget() -> None:
    """Forget all views that were made, and with them the values that they hold."""
    _KNOWN.clear()


def _view(given: dict[str, Any]) -> View:
    made = object.__new__(View)
    made.__dict__.update(given)
    return made


def _plain(given: dict[str, Any]) -> dict[str, Any]:
    """Return properties with spans and paddings written out; one that a view does not have is an error."""
    for key, value in given.items():
        if not hasattr(View, key):
            raise TypeError(f"a view has no {key!r}")
        if key in ("wide", "high") and isinstance(value, int | float):
            given[key] = (value, value)
        elif key == "pad" and isinstance(value, int | float):
            given[key] = (value, value, value, value)
        elif key == "pad" and len(value) == 2:
            given[key] = (*value, *value)
    return given


def _made(kind: str, parts: Sequence[View | None], given: dict[str, Any]) -> View:
    there = tuple([part for part in parts if part is not None])
    key = (kind, there, *given.items())
    return _once(key, lambda: _view({"kind": kind, "parts": there, **_plain(given)}))


def _leaf(what: type[Any], values: tuple[Any, ...], given: dict[str, Any]) -> View:
    return _once((what, values, *given.items()), lambda: _view({"what": what(*values), **_plain(given)}))


def row(*parts: View | None, **given: Any) -> View:
    """Return parts side by side, in the middle of its height unless `align` says otherwise."""
    return _made("row", parts, {"align": "middle", **given})


def column(*parts: View | None, **given: Any) -> View:
    """Return parts below each other."""
    return _made("column", parts, given)


def stack(*parts: View | None, **given: Any) -> View:
    """Return parts one over the other; each fills it, or stands where `at` says."""
    return _made("stack", parts, given)


def grid(columns: int, *parts: View | None, **given: Any) -> View:
    """Return parts in columns as wide as their widest, in rows as high as their highest."""
    return _made("grid", parts, {"columns": columns, **given})


def flow(*parts: View | None, **given: Any) -> View:
    """Return parts side by side, in as many lines as it takes."""
    return _made("flow", parts, given)


def first_that_fits(*ways: View | None, **given: Any) -> View:
    """Return the first of several ways to show the same that has room without type getting too small.

    Write all ways side by side, best first: never one `first_that_fits` inside another, for the way out of
    the inner one would make the outer way seem to fit.
    """
    return _made("fits", ways, given)


def with_room_for(shown: View, *others: View | None, **given: Any) -> View:
    """Return a view with as much room as others would need: nothing moves when they take its place."""
    return _made("first", (shown, *others), given)


def scroll(page: View, name: Hashable, **given: Any) -> View:
    """Return a page that is scrolled where there is less room than it needs."""
    return _made("scroll", (page,), {"grow": 1.0, "name": name, **given})


def text(
    words: str,
    style: str | Style = "body",
    ink: Hashable = "ink",
    lines: int = 1,
    align: str = "left",
    valign: str = "middle",
    firm: bool = False,
    cut: bool = False,
    **given: Any,
) -> View:
    """Return words (arguments as in `Words`); where there are none they take no room."""
    return _leaf(Words, (words, style, ink, lines, align, valign, firm, cut), given)


def icon(
    name: Any,
    size: float,
    ink: Hashable | None = "sign",
    alpha: int = 255,
    grey: bool = False,
    turn: int = 0,
    **given: Any,
) -> View:
    """Return an icon of a size."""
    return _leaf(Sign, (name, ink, alpha, grey, turn), {"wide": size, "high": size, **given})


def drawn(paint: Callable[..., None], *values: Any, **given: Any) -> View:
    """Return a leaf with a painter of its own, of the size that is given."""
    return _leaf(Drawn, (paint, values), given)


def space(wide: float = 0.0, high: float = 0.0, grow: float = 0.0) -> View:
    """Return free ground of at least a size; `blank` is of exactly a size, and can have a look."""
    return _made("leaf", (), {"wide": (wide, math.inf), "high": (high, math.inf), "grow": grow})


def blank(**given: Any) -> View:
    """Return ground with nothing on it, of a size that is given: a bar, a frame, the room of a control."""
    return _made("leaf", (), given)


def on(**states: object) -> frozenset[str]:
    """Return the names of the states that are true."""
    return frozenset(name for name, there in states.items() if there)
