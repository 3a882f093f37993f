"""The controls of views: what a form gives pointer, focus and keys to, in the order of the tree."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from functools import partial
from typing import Any

from game.app.drawing.canvas import Canvas
from game.app.drawing.viewport import Point, Rect
from game.app.views.layout import Laid
from game.app.views.painting import DARK, Light, Painting
from game.app.views.tree import Act, Words
from game.app.widgets.choice import Cell, Choice
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
        """Return what the next press sounds like."""
        return "press" if self.act.kind == "press" else "off" if self.value else "on"

    def press(self, point: Point | None = None) -> None:
        """Do it."""
        if self.enabled:
            if self.act.kind == "switch":
                self.value = not self.value
            self.do(self.key, self.value)

    @property
    def lights(self) -> Iterable[tuple[Hashable, Light]]:
        """Yield what pointer and focus make of its view now."""
        states = {"focus"} if self.focused else set()
        if self.held and self.enabled:
            states.add("pressed")
        yield self.key, (frozenset(states), self.lightness)


def controls(
    laid: Laid, do: Do, makers: Makers | None = None, x: float = 0.0, y: float = 0.0
) -> list[Widget]:
    """Return the controls of a screen in the order of its tree; those of a scrolled page lie on the page.

    Args:
        laid: the screen with its places.
        do: told what hands do.
        makers: of kinds of `Act` beyond those of `Act.kind`.
        x: of the screen's left.
        y: of its top.
    """
    found: list[Widget] = []
    for rect, part in laid.walk(x, y, pages=False):
        view = part.view
        if view.kind == "scroll":
            left, top, page = part.parts[0]
            left, top = rect[0] + left, rect[1] + top
            children = controls(page, do, makers, left, top)
            area = ScrollArea(str(view.name), rect, page.size[1] + 2 * (top - rect[1]), children)
            area.draw_page = partial(_draw_page, area, page, left, top)
            found.append(area)
        elif view.act is not None and view.act.kind != "cell":
            found.append(_control(str(view.name), rect, part, view.act, do, makers or {}))
    return found


def _draw_page(area: ScrollArea, page: Laid, x: float, y: float, canvas: Canvas) -> None:
    Painting(canvas, lights(area.children)).paint(page, x, y)


def _control(name: str, rect: Rect, part: Laid, act: Act, do: Do, makers: Makers) -> Widget:
    """Return what hands get hold of in the place of a view; cells belong to a choice."""
    if act.kind in makers:
        return makers[act.kind](name, rect, act, do)
    if act.kind == "field":
        return TextField(name, rect, str(act.value), partial(do, name), **dict(act.more))
    if act.kind == "choice":
        cells = [
            Cell(one.view.name, of.value, place, of.reason, of.tip)
            for place, one in part.walk(*rect[:2])
            if (of := one.view.act) is not None and of.kind == "cell"
        ]
        choice = Choice(name, rect, cells, act.value, partial(do, name), act.tip, act.keys)
        choice.leads = dict(act.more).get("leads", False)
        return choice
    words = (one.view.what.text for _, one in part.walk() if isinstance(one.view.what, Words))
    return Spot(name, rect, act, do, next(words, ""))


def lights(widgets: Iterable[Widget]) -> dict[Hashable, Light]:
    """Return what pointer and focus make of the views of some controls now."""
    shown = (one for one in widgets if isinstance(one, Spot | Choice))
    return {name: light for one in shown for name, light in one.lights if light != DARK}


def draw(canvas: Canvas, laid: Laid, widgets: Sequence[Widget]) -> None:
    """Draw a screen as its controls are now; pages draw themselves."""
    pages = frozenset(one.key for one in widgets if isinstance(one, ScrollArea))
    Painting(canvas, lights(widgets), pages).paint(laid)
