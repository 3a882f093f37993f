"""A game as a line: its turns, its hits and power diverted on it, and a knob where it is shown."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from game.app.drawing.canvas import Canvas
from game.app.drawing.colours.theme import Colour, Gradient, colour, fade
from game.app.drawing.viewport import Point, Rect
from game.app.widgets.widget import Widget, draw_focus

KNOB = 13.0
BAR = 10.0
_PLAYED = Gradient(colour.GOLD, colour.RIM_HOT)


@dataclass(frozen=True)
class Mark:
    """Something worth finding again.

    Args:
        at: after which choice it had happened.
        kind: `turn`, `hit`, `divert` or `over`.
    """

    at: int
    kind: str


_LOOK: dict[str, tuple[float, Colour]] = {
    "turn": (7.0, fade(colour.LINE_STRONG, 0.8)),
    "hit": (14.0, colour.DANGER),
    "divert": (14.0, colour.GOLD),
    "over": (18.0, colour.WHITE),
}
"""Height above the bar and colour of a mark; hits lie below it, so that colour is not all that tells."""


def draw_mark(canvas: Canvas, rect: Rect, kind: str) -> None:
    """Draw a mark as it is on the bar, with a piece of the bar.

    Args:
        canvas: what is drawn on.
        rect: its place, in units.
        kind: of `Mark`.
    """
    x, y, w, h = rect
    height, paint = _LOOK[kind]
    below = kind == "hit"
    bar = (x, y + 1 if below else y + h - 5, w, 4)
    canvas.box(bar, fade(colour.LINE_STRONG, 0.7), 2)
    top = bar[1] + 5 if below else bar[1] - 1 - height
    canvas.box((x + w / 2 - 1.2, top, 2.4, height), paint)


class Timeline(Widget):
    """A bar from the first choice to the last, with a knob.

    Args:
        key: its name on the screen.
        rect: in units.
        length: number of choices.
        at: how many lie before what is shown.
        marks: what is drawn on it.
        on_seek: called with a number of choices.
        tip: shown when pointed at.
    """

    dragged = True

    def __init__(
        self,
        key: str,
        rect: Rect,
        length: int,
        at: int,
        marks: Sequence[Mark],
        on_seek: Callable[[int], None],
        tip: str,
    ) -> None:
        super().__init__(key, rect, tip=tip)
        self.length = length
        self.at = at
        self.marks = marks
        self.on_seek = on_seek

    def choice_at(self, point: Point) -> int:
        """Return how many choices lie before a point on the bar."""
        x, _, w, _ = self.rect
        share = (point[0] - x - KNOB) / (w - 2 * KNOB)
        return round(min(1.0, max(0.0, share)) * self.length)

    def press(self, point: Point | None = None) -> None:
        """Go to a place on the bar; a key alone changes nothing."""
        if point is not None:
            self.on_seek(self.choice_at(point))

    def drag(self, point: Point) -> None:
        """Go to the place below the pointer."""
        choice = self.choice_at(point)
        if choice != self.at:
            self.on_seek(choice)

    def key_down(self, event: pygame.Event) -> bool:
        """One choice back or forth."""
        step = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}.get(event.key)
        if step is None:
            return False
        self.on_seek(min(self.length, max(0, self.at + step)))
        return True

    def _x(self, choice: int) -> float:
        x, _, w, _ = self.rect
        return x + KNOB + (w - 2 * KNOB) * choice / max(1, self.length)

    def draw(self, canvas: Canvas) -> None:
        """Draw bar, marks and knob."""
        x, y, w, h = self.rect
        middle = y + h / 2
        bar = (x + KNOB - 4, middle - BAR / 2, w - 2 * KNOB + 8, BAR)
        canvas.panel(bar, fill=colour.FIELD, line=fade(colour.LINE_STRONG, 0.7), corners=(4, 4, 4, 4))
        reach = self._x(self.at) - bar[0]
        if reach > 2:
            canvas.box((bar[0] + 2, middle - 3, reach - 2, 6), _PLAYED, 3)
        for mark in self.marks:
            height, paint = _LOOK[mark.kind]
            left = self._x(mark.at)
            below = mark.kind == "hit"
            top = middle + BAR / 2 + 2 if below else middle - BAR / 2 - 2 - height
            canvas.box((left - 1.2, top, 2.4, height), paint)
        knob = self._x(self.at)
        canvas.circle(knob, middle, KNOB, colour.INK)
        canvas.circle(knob, middle, KNOB - 2, colour.GOLD if self.hovered or self.held else colour.RIM_HOT)
        if self.focused:
            draw_focus(canvas, (x, y, w, h), 6)
