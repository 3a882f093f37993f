"""One of several: what is chosen, by pointer and arrows; views show it (`game/app/views/controls.py`)."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import pygame

from game.app.drawing.viewport import Point, Rect, inside
from game.app.widgets.widget import Widget


@dataclass(frozen=True)
class Cell:
    """One thing to choose.

    Args:
        name: of its view.
        value: what it stands for.
        rect: in units.
        reason: why it cannot be chosen; None if it can.
        tip: shown when pointed at, or chosen.
    """

    name: Hashable
    value: Any
    rect: Rect
    reason: str | None = None
    tip: str | None = None


class Choice(Widget):
    """Several cells of which one is chosen; arrows move the choice.

    Args:
        key: its name on the screen.
        rect: of all of it, in units.
        cells: in their order for the arrow keys.
        value: what is chosen now.
        on_change: called with the value when another is chosen.
        tip: of the choice as a whole, which then is one thing to point at.
        keys: as of `Widget`.
    """

    def __init__(
        self,
        key: str,
        rect: Rect,
        cells: Sequence[Cell],
        value: Any,
        on_change: Callable[[Any], None],
        tip: str | None = None,
        keys: tuple[int, ...] = (),
    ) -> None:
        super().__init__(key, rect, tip=tip, keys=keys)
        self.cells = list(cells)
        self.value = value
        self.on_change = on_change
        self.under: int | None = None

    def _cell_at(self, point: Point) -> int | None:
        return next((n for n, cell in enumerate(self.cells) if inside(cell.rect, point)), None)

    def _chosen(self) -> int | None:
        return next((n for n, cell in enumerate(self.cells) if cell.value == self.value), None)

    def contains(self, point: Point) -> bool:
        """Tell whether a point is on a cell, or anywhere on what has a tip."""
        return inside(self.rect, point) if self.tip else self._cell_at(point) is not None

    def point(self, point: Point | None) -> bool:
        """The pointer is on it or gone."""
        before = self.under, self.hovered
        self.under = self._cell_at(point) if point is not None else None
        self.hovered = point is not None
        return before != (self.under, self.hovered)

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
        index = self._chosen() or 0
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
        """Return what is to be said of the cell below the pointer, else of the chosen one, else of all."""
        at = self.under if self.hovered else self._chosen()
        cell = self.cells[at] if at is not None else None
        why = cell.reason if cell and self.hovered else None
        return why or (cell and cell.tip) or self.tip

    def anchor(self) -> Rect:
        """Return the cell that is spoken of."""
        if self.under is not None:
            return self.cells[self.under].rect
        return self.rect if self.hovered or self.tip else self.focal()

    def focal(self) -> Rect:
        """Return the chosen cell."""
        chosen = self._chosen()
        return self.cells[chosen].rect if chosen is not None else self.rect

    @property
    def lights(self) -> Iterator[tuple[Hashable, tuple[frozenset[str], float]]]:
        """Yield what pointer and focus make of its views now: states, and how much light of pointing."""
        chosen = self._chosen()
        whole = self.focused and (bool(self.tip) or chosen is None)
        yield self.key, (frozenset({"focus"} if whole else ()), self.lightness)
        for n, cell in enumerate(self.cells):
            focus = self.focused and not whole and n == chosen
            lit = n == self.under and cell.reason is None
            yield cell.name, (frozenset({"focus"} if focus else ()), float(lit))
