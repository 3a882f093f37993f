"""The controls of views: what a form gives pointer, focus and keys to, in the order of the tree."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping
from functools import partial
from typing import Any

from game.app.drawing.canvas import Canvas
from game.app.drawing.viewport import Point, Rect, inside
from game.app.views.layout import Laid
from game.app.views.painting import DARK, Light, Painting
from game.app.views.tree import Act, Words
from game.app.widgets.choice import Cell, CellRow
from game.app.widgets.scroll import ScrollArea
from game.app.widgets.text_field import TextField
from game.app.widgets.widget import Widget

Do = Callable[[str, Any], None]
"""Told the name of a control that was pressed, switched, chosen from or written in, and its value."""
Maker = Callable[[str, Rect, Act, Do], Widget]
"""Makes the control of a kind of `Act` that no view can show, such as a plot: name, rectangle, act, `do`."""
Makers = Mapping[str, Maker]


class Spot(Widget):
    """A part of a view that is pressed or switched; the view shows it.

    Attributes:
        label: what it is in words: the first ones on it, unless `Act.more` says others.
    """

    def __init__(self, name: str, rect: Rect, act: Act, do: Do, label: str = "") -> None:
        super().__init__(name, rect, reason=act.reason, tip=act.tip, keys=act.keys)
        self.act, self.do, self.value = act, do, act.value
        more = dict(act.more)
        self.label = more.get("label", label)
        self.primary = more.get("primary", False)
        self.leads = more.get("leads", False)

    @property
    def sound(self) -> str:  # type: ignore[override]
        """What the next press sounds like."""
        return "press" if self.act.kind == "press" else "off" if self.value else "on"

    def press(self, point: Point | None = None) -> None:
        """Do it."""
        if self.enabled:
            if self.act.kind == "switch":
                self.value = not self.value
            self.do(self.key, self.value)

    @property
    def lights(self) -> Iterable[tuple[Hashable, Light]]:
        """What pointer and focus make of its view now."""
        states = {"focus"} if self.focused else set()
        if self.held and self.enabled:
            states.add("pressed")
        yield self.key, (frozenset(states), self.lightness)


class Choice(CellRow):
    """Several cells of which one is chosen; the view shows them."""

    def __init__(
        self, name: str, rect: Rect, act: Act, cells: list[tuple[Hashable, Act, Rect]], do: Do
    ) -> None:
        self.names = [cell for cell, _, _ in cells]
        self.tips = [one.tip for _, one, _ in cells]
        made = [Cell(one.value, place, reason=one.reason) for _, one, place in cells]
        super().__init__(name, made, act.value, lambda value: do(name, value))
        self.tip, self.rect, self.keys = act.tip, rect, act.keys
        self.leads = dict(act.more).get("leads", False)

    def contains(self, point: Point) -> bool:
        """Tell whether a point is on a cell, or anywhere on what has a tip."""
        return inside(self.rect, point) if self.tip else super().contains(point)

    def point(self, point: Point | None) -> bool:
        """The pointer is on it or gone."""
        before = self.hovered
        changed = super().point(point)
        self.hovered = point is not None
        return changed or before != self.hovered

    def explanation(self) -> str | None:
        """Return what is to be said of the cell below the pointer, else of the chosen one, else of all."""
        chosen = next((n for n, cell in enumerate(self.cells) if cell.value == self.value), None)
        at = chosen if self.under is None and not self.hovered else self.under
        tip = self.tips[at] if at is not None else None
        return super().explanation() or tip or self.tip

    def anchor(self) -> Rect:
        """Return the cell that is spoken of."""
        return super().anchor() if self.hovered or self.tip else self.focal()

    @property
    def lights(self) -> Iterable[tuple[Hashable, Light]]:
        """What pointer and focus make of its views now."""
        chosen = {cell.value for cell in self.cells} & {self.value}
        whole = self.focused and (bool(self.tip) or not chosen)
        yield self.key, (frozenset({"focus"} if whole else ()), self.lightness)
        for n, (name, cell) in enumerate(zip(self.names, self.cells, strict=True)):
            focus = self.focused and not whole and cell.value == self.value
            lit = n == self.under and cell.reason is None
            yield name, (frozenset({"focus"} if focus else ()), float(lit))


def controls(laid: Laid, do: Do, makers: Makers | None = None) -> list[Widget]:
    """Return the controls of a screen in the order of its tree; those of a scrolled page lie on the page.

    Args:
        laid: the screen with its places.
        do: told what hands do.
        makers: of kinds of `Act` beyond those of `Act.kind`.
    """
    maker = _Maker(laid, do, makers or {})
    found: list[Widget] = []
    paged: set[Hashable] = set()
    for name, (rect, part) in laid.places.items():
        if part.view.kind == "scroll":
            found.append(maker.page(rect, part))
            paged |= part.places.keys()
        elif name not in paged:
            found += maker.controls([name])
    return found


class _Maker:
    """Makes the controls of one screen."""

    def __init__(self, laid: Laid, do: Do, makers: Makers) -> None:
        self.laid, self.do, self.makers = laid, do, makers

    def controls(self, names: Iterable[Hashable]) -> list[Widget]:
        """Return the controls of named parts; cells belong to a choice."""
        there = [(str(name), *self.laid.places[name]) for name in names]
        acts = [part.view.act for _, _, part in there]
        return [
            self.control(*one, act)
            for one, act in zip(there, acts, strict=True)
            if act is not None and act.kind != "cell"
        ]

    def page(self, rect: Rect, part: Laid) -> ScrollArea:
        """Return the window on a page, with what is on it."""
        name = part.view.name
        children = self.controls(key for key in part.places if key != name)
        left, top, page = part.parts[0]
        area = ScrollArea(str(name), rect, page.size[1] + 2 * top, children)
        x, y = rect[0] + left, rect[1] + top
        area.draw_page = lambda canvas: Painting(canvas, lights(area.children)).paint(page, x, y)
        return area

    def control(self, name: str, rect: Rect, part: Laid, act: Act) -> Widget:
        """Return what hands get hold of in the place of a view."""
        if act.kind in self.makers:
            return self.makers[act.kind](name, rect, act, self.do)
        if act.kind == "field":
            return TextField(name, rect, str(act.value), partial(self.do, name), **dict(act.more))
        if act.kind == "choice":
            inner = [(one.view.name, one.view.act, place) for place, one in part.walk(*rect[:2])]
            cells = [(key, act, place) for key, act, place in inner if act is not None and act.kind == "cell"]
            return Choice(name, rect, act, cells, self.do)
        words = (one.view.what.text for _, one in part.walk() if isinstance(one.view.what, Words))
        return Spot(name, rect, act, self.do, next(words, ""))


def lights(widgets: Iterable[Widget]) -> dict[Hashable, Light]:
    """Return what pointer and focus make of the views of some controls now."""
    shown = (one for one in widgets if isinstance(one, Spot | Choice))
    return {name: light for one in shown for name, light in one.lights if light != DARK}


def draw(canvas: Canvas, laid: Laid, widgets: Iterable[Widget]) -> None:
    """Draw a screen as its controls are now; pages draw themselves."""
    every = list(widgets)
    pages = frozenset(one.key for one in every if isinstance(one, ScrollArea))
    Painting(canvas, lights(every), pages).paint(laid)
