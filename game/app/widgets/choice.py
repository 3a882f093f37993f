"""One of several: segments, rows with a ring, and the toggle."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import pygame

from game.app.drawing.canvas import Canvas
from game.app.drawing.colours.theme import Colour, Gradient, colour, fade, light
from game.app.drawing.viewport import Point, Rect, inside
from game.app.widgets.widget import Widget, draw_focus

TOGGLE_TEXT = 78.0
"""From a toggle's left edge to its words, in units."""
_SELECTED_LINE = Gradient(colour.GOLD, colour.RIM_HOT)


@dataclass(frozen=True)
class Cell:
    """One thing to choose: its value, its place, its words, and why it cannot be chosen (None if it can)."""

    value: Any
    rect: Rect
    label: str = ""
    reason: str | None = None


class CellRow(Widget):
    """Several cells of which one is chosen; arrows move the choice. Subclasses say how a cell looks.

    Args:
        key: its name on the screen.
        cells: in their order for the arrow keys.
        value: what is chosen now.
        on_change: called with the value when another is chosen.
    """

    def __init__(self, key: str, cells: Sequence[Cell], value: Any, on_change: Callable[[Any], None]) -> None:
        left, top = min(c.rect[0] for c in cells), min(c.rect[1] for c in cells)
        right = max(c.rect[0] + c.rect[2] for c in cells)
        bottom = max(c.rect[1] + c.rect[3] for c in cells)
        super().__init__(key, (left, top, right - left, bottom - top))
        self.cells = list(cells)
        self.value = value
        self.on_change = on_change
        self.under: int | None = None

    def _cell_at(self, point: Point) -> int | None:
        for i, cell in enumerate(self.cells):
            if inside(cell.rect, point):
                return i
        return None

    def contains(self, point: Point) -> bool:
        """Tell whether a point is on one of the cells."""
        return self._cell_at(point) is not None

    def point(self, point: Point | None) -> bool:
        """The pointer is on a cell or gone."""
        before = self.under
        self.under = self._cell_at(point) if point is not None else None
        self.hovered = self.under is not None
        return before != self.under

    def press(self, point: Point | None = None) -> None:
        """Choose the cell at a point; a key alone changes nothing."""
        if point is not None:
            index = self._cell_at(point)
            if index is not None:
                self.select(index)

    def select(self, index: int) -> bool:
        """Choose a cell by its number; return False if it cannot be chosen."""
        cell = self.cells[index]
        if cell.reason is not None:
            return False
        if cell.value != self.value:
            self.value = cell.value
            self.on_change(cell.value)
        return True

    def key_down(self, event: pygame.Event) -> bool:
        """Arrows choose the next cell that can be chosen; those across a row or a column lead past it."""
        steps = {pygame.K_LEFT: -1, pygame.K_UP: -1, pygame.K_RIGHT: 1, pygame.K_DOWN: 1}
        step = steps.get(event.key)
        if step is None or event.key in self._across():
            return False
        index = next((i for i, c in enumerate(self.cells) if c.value == self.value), 0)
        for _ in self.cells:
            index += step
            if not 0 <= index < len(self.cells):
                return self._level() and len(self.cells) > 1
            if self.cells[index].reason is None:
                self.select(index)
                return True
        return True

    def _across(self) -> tuple[int, ...]:
        if self._level():
            return pygame.K_UP, pygame.K_DOWN
        upright = len({cell.rect[0] for cell in self.cells}) == 1
        return (pygame.K_LEFT, pygame.K_RIGHT) if upright else ()

    def _level(self) -> bool:
        return len({cell.rect[1] for cell in self.cells}) == 1

    def explanation(self) -> str | None:
        """Return why the cell below the pointer cannot be chosen."""
        return self.cells[self.under].reason if self.under is not None else None

    def anchor(self) -> Rect:
        """Return the cell below the pointer."""
        return self.cells[self.under].rect if self.under is not None else self.rect

    def draw(self, canvas: Canvas) -> None:
        """Draw all cells, and the ring around the chosen one if the keyboard is here."""
        for i, cell in enumerate(self.cells):
            chosen = cell.value == self.value
            lit = i == self.under and cell.reason is None
            self.draw_cell(canvas, cell, chosen, lit)
        if self.focused:
            chosen_cell = next((c for c in self.cells if c.value == self.value), self.cells[0])
            draw_focus(canvas, chosen_cell.rect, 6)

    def draw_cell(self, canvas: Canvas, cell: Cell, chosen: bool, lit: bool) -> None:
        """Draw one cell."""


class Segment(CellRow):
    """Cells side by side with words."""

    def draw_cell(self, canvas: Canvas, cell: Cell, chosen: bool, lit: bool) -> None:
        """Draw one cell: gold if chosen, grey with its words if it cannot be."""
        draw_cell_plate(canvas, cell, chosen, lit)
        x, y, w, h = cell.rect
        ink: Colour = colour.GOLD_TEXT if chosen else colour.TEXT
        if cell.reason is not None:
            ink = colour.DISABLED
        canvas.text(cell.label, (x + 8, y, w - 16, h), "subheading", ink, "center", "middle", shrink=True)


class Toggle(Widget):
    """On or off, with words beside it.

    Args:
        key: its name on the screen.
        rect: of switch and words, in units.
        label: what is on or off.
        value: on?
        on_change: called with the new value.
        detail: a second line.
        reason: why it is locked; shown beside the switch.

    Attributes:
        aside: so much room at the right of the first line belongs to something else.
    """

    aside = 0.0

    def __init__(
        self,
        key: str,
        rect: Rect,
        label: str,
        value: bool,
        on_change: Callable[[bool], None],
        *,
        detail: str | None = None,
        reason: str | None = None,
    ) -> None:
        super().__init__(key, rect, reason=reason)
        self.label = label
        self.value = value
        self.on_change = on_change
        self.detail = detail

    @property
    def sound(self) -> str:  # type: ignore[override]
        """What the next press sounds like."""
        return "off" if self.value else "on"

    def press(self, point: Point | None = None) -> None:
        """Switch it."""
        if self.enabled:
            self.value = not self.value
            self.on_change(self.value)

    def draw(self, canvas: Canvas) -> None:
        """Draw switch and words."""
        x, y, w, h = self.rect
        switch = (x, y + 4, 62, 32)
        line = colour.TEAL if self.value else light(colour.LINE_STRONG, 0.3 * self.lightness)
        fill = colour.TEAL_FILL if self.value else colour.FIELD
        if not self.enabled:
            line, fill = fade(colour.LINE, 0.6), fade(colour.FIELD, 0.6)
        canvas.panel(switch, fill=fill, line=line, corners=(7, 7, 7, 7), width=2)
        knob = (x + 34, y + 9, 22, 22) if self.value else (x + 6, y + 9, 22, 22)
        canvas.panel(knob, fill=line, corners=(4, 4, 4, 4))
        if self.value:
            canvas.icon("ui-check", knob[0] + 3, knob[1] + 3, 16, colour.INK)
        ink = colour.TEXT if self.enabled else colour.DISABLED
        canvas.text(
            self.label,
            (x + TOGGLE_TEXT, y, w - TOGGLE_TEXT - self.aside, 40),
            "subheading",
            ink,
            valign="middle",
            shrink=True,
        )
        under = self.reason or self.detail
        if under:
            paint = colour.REASON if self.reason else colour.MUTED
            canvas.text(under, (x + TOGGLE_TEXT, y + 38, w - TOGGLE_TEXT, h - 38), "small", paint, wrap=True)
        if self.focused:
            draw_focus(canvas, self.rect, 8)


def draw_cell_plate(canvas: Canvas, cell: Cell, chosen: bool, lit: bool) -> None:
    """Draw what lies behind a cell's content."""
    if chosen:
        canvas.panel(cell.rect, fill=colour.GOLD_FILL, line=_SELECTED_LINE, corners=(4, 4, 4, 4), width=2)
    elif cell.reason is not None:
        canvas.panel(
            cell.rect,
            fill=fade(colour.FIELD, 0.5),
            line=fade(colour.LINE, 0.45),
            corners=(4, 4, 4, 4),
            width=1.4,
        )
    else:
        fill = light(colour.RAISED, 0.12) if lit else colour.FIELD
        line = colour.LINE_STRONG if lit else colour.LINE
        canvas.panel(cell.rect, fill=fill, line=line, corners=(4, 4, 4, 4), width=1.6)
