"""One of several: what is chosen, by pointer and arrows; views show it (`game/app/views/controls.py`)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import pygame

from game.app.drawing.viewport import Point, Rect, inside
from game.app.widgets.widget import Widget


@dataclass(frozen=True)
class Cell:
    """One thing to choose: its value, its place, its words, and why it cannot be chosen (None if it can)."""

    value: Any
    rect: Rect
    label: str = ""
    reason: str | None = None


class CellRow(Widget):
    """Several cells of which one is chosen; arrows move the choice.

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

    def focal(self) -> Rect:
        """Return the chosen cell."""
        return next((cell.rect for cell in self.cells if cell.value == self.value), self.rect)
