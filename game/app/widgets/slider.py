"""A value between two ends, in steps."""

from __future__ import annotations

import math
from collections.abc import Callable

import pygame

from game.app.drawing.canvas import Canvas
from game.app.drawing.colours.theme import Gradient, colour, fade, light
from game.app.drawing.kit import Kit
from game.app.drawing.viewport import Point, Rect
from game.app.widgets.widget import Widget, draw_focus

_KNOB = 26.0
_TRACK = 10.0
_STEPS = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}
_LEAPS = {pygame.K_PAGEDOWN: -1, pygame.K_PAGEUP: 1}


class Slider(Widget):
    """A track with a knob and the value in words beside it.

    Click, drag, wheel (once it has the focus), arrows; Page Up and Down go five steps, Home and End to the
    ends.

    Args:
        key: its name on the screen.
        rect: of the track and the value, in units.
        value: now.
        ends: the least and the most.
        step: from one value to the next.
        words: says a value.
        on_change: called with another value.
        live: call it while the knob is dragged, too; otherwise once the knob is let go.
        marks: values with a mark on the track.
        on_settle: called with the value once the knob is let go or a key has moved it.
        reason: why it cannot be moved.
    """

    dragged = True

    def __init__(
        self,
        key: str,
        rect: Rect,
        value: int,
        ends: tuple[int, int],
        step: int,
        words: Callable[[int], str],
        on_change: Callable[[int], None],
        *,
        live: bool = True,
        marks: tuple[int, ...] = (),
        on_settle: Callable[[int], None] | None = None,
        reason: str | None = None,
    ) -> None:
        super().__init__(key, rect, reason=reason)
        self.value = value
        self.ends = ends
        self.step = step
        self.words = words
        self.on_change = on_change
        self.live = live
        self.marks = marks
        self.on_settle = on_settle
        self._reported = value
        self._wide = 110.0

    @property
    def track(self) -> Rect:
        """Return where the knob's middle can be, in units."""
        x, y, w, h = self.rect
        return x + _KNOB / 2 + 4, y + (h - _TRACK) / 2, w - _KNOB - 8 - self._wide, _TRACK

    def place_of(self, value: float) -> float:
        """Return how far right the knob's middle is for a value, in units."""
        x, _, w, _ = self.track
        least, most = self.ends
        return x + w * (value - least) / (most - least)

    def attach(self, kit: Kit) -> None:
        """Leave room for the longest value."""
        self._wide = max(kit.fonts.width(self.words(end), "number") for end in self.ends) + 24

    def adopt(self, old: Widget) -> None:
        """Take over what is being dragged."""
        super().adopt(old)
        if isinstance(old, Slider) and old.held:
            self.value, self._reported = old.value, old._reported

    # changing

    def _at(self, point: Point) -> int:
        x, _, w, _ = self.track
        least, most = self.ends
        share = min(1.0, max(0.0, (point[0] - x) / w))
        return min(most, least + round((most - least) * share / self.step) * self.step)

    def _take(self, value: int, settled: bool) -> None:
        least, most = self.ends
        self.value = min(most, max(least, value))
        if (settled or self.live) and self.value != self._reported:
            self._reported = self.value
            self.on_change(self.value)
        if settled and self.on_settle is not None:
            self.on_settle(self.value)

    def press_down(self, point: Point) -> None:
        """The knob jumps below the pointer."""
        if self.enabled:
            self._take(self._at(point), settled=False)

    def drag(self, point: Point) -> None:
        """The knob follows the pointer."""
        if self.enabled:
            self._take(self._at(point), settled=False)

    def release(self) -> None:
        """The value counts."""
        if self.enabled:
            self._take(self.value, settled=True)

    def wheel(self, notches: float) -> bool:
        """A step a notch, if it has the focus: otherwise the page is turned."""
        if not self.enabled or not self.has_focus:
            return False
        self._take(self.value + self.step * (1 if notches > 0 else -1), settled=True)
        return True

    def key_down(self, event: pygame.Event) -> bool:
        """Arrows to the sides, Page Up and Down, Home, End; up and down lead past it, as past all else."""
        least, most = self.ends
        if event.key in _STEPS:
            # from a value between two steps to the next step
            way = _STEPS[event.key]
            steps = (self.value - least) / self.step
            on = math.floor(steps) + 1 if way > 0 else math.ceil(steps) - 1
            wanted = least + self.step * on
        elif event.key in _LEAPS:
            wanted = self.value + 5 * self.step * _LEAPS[event.key]
        elif event.key in (pygame.K_HOME, pygame.K_END):
            wanted = least if event.key == pygame.K_HOME else most
        else:
            return False
        if self.enabled:
            self._take(wanted, settled=True)
        return True

    def gain_focus(self) -> None:
        """The wheel moves it now."""
        self.has_focus = True
        super().gain_focus()

    def lose_focus(self) -> None:
        """The wheel turns the page."""
        self.has_focus = False
        super().lose_focus()

    has_focus = False

    # picture

    def draw(self, canvas: Canvas) -> None:
        """Draw track, knob and value."""
        x, y, w, h = self.track
        on = self.enabled
        canvas.panel(
            (x - 6, y, w + 12, h), fill=colour.FIELD, line=colour.LINE if on else fade(colour.LINE, 0.5),
            corners=(4, 4, 4, 4),
        )  # fmt: skip
        at = self.place_of(self.value)
        if on and at - x > 2:
            canvas.panel((x - 4, y + 2, at - x + 4, h - 4), fill=_FILLED, corners=(2, 2, 2, 2))
        for mark in self.marks:
            tick = self.place_of(mark)
            canvas.line((tick, y - 8), (tick, y - 2), colour.LINE_STRONG, 2)
            canvas.line((tick, y + h + 2), (tick, y + h + 8), colour.LINE_STRONG, 2)
        lit = 1.0 if self.held else self.lightness
        knob = (at - _KNOB / 2, y + h / 2 - _KNOB / 2 - 2, _KNOB, _KNOB + 4)
        fill = light(colour.GOLD, 0.4 * lit) if on else colour.LINE
        canvas.panel(
            knob, fill=colour.GOLD_FILL if on else colour.FIELD, line=fill, corners=(7, 7, 7, 7), width=3
        )
        ink = colour.TEXT if on else colour.DISABLED
        rx, ry, rw, rh = self.rect
        canvas.text(
            self.words(self.value),
            (rx + rw - self._wide, ry, self._wide, rh),
            "number",
            ink,
            "right",
            "middle",
        )
        if self.focused:
            draw_focus(canvas, (rx, ry + (rh - 40) / 2, rw, 40), 6)


_FILLED = Gradient(fade(colour.GOLD, 0.5), colour.GOLD)
