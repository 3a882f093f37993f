"""The tiles of saved games, one of them chosen; of a long page only what is seen is painted."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import pygame

from game.app.drawing.canvas import Canvas
from game.app.drawing.kit import Kit
from game.app.drawing.viewport import Point, Rect, inside
from game.app.forms.save_words import Known
from game.app.scenes.saves.save_pictures import SavePictures
from game.app.scenes.saves.ship_tile import FRAME, tile
from game.app.views.bits import MARGIN
from game.app.views.painting import Painting, layouter
from game.app.views.tree import on
from game.app.widgets.form import DRAG
from game.app.widgets.scroll import ScrollArea
from game.app.widgets.widget import Action, Widget
from game.storage.games.library import LibraryEntry

EDGE, TOP, GAP = MARGIN, 10.0, 20.0
"""Free ground beside the tiles, above and below them, and between them; units."""
MOST, LEAST, SHAPE = 3, 400.0, 372 / 584
"""Tiles beside each other at most, the least width of one, and height by width."""
TWICE_MS = 400.0
"""Two clicks within this time open a game."""


class ShipList(ScrollArea):
    """Saved games as tiles.

    Args:
        key: its name on the screen.
        rect: in units; the tiles stand `EDGE` from its sides.
        entries: what is shown.
        chosen: number of the chosen one.
        on_choose: called with the number of the tile that is chosen now.
        on_open: called when the chosen game is to be opened.
        known: what games can be played with.
        read: the pictures of the games that have been read.
        name_of: returns what the ship of a game is called, empty for one without a name; asked of tiles that
            are seen.
    """

    focusable = True

    def __init__(
        self,
        key: str,
        rect: Rect,
        entries: Sequence[LibraryEntry],
        chosen: int,
        on_choose: Callable[[int], None],
        on_open: Action,
        known: Known,
        read: SavePictures,
        name_of: Callable[[LibraryEntry], str],
    ) -> None:
        room = rect[2] - 2 * EDGE
        self.columns = max(1, min(MOST, int((room + GAP) / (LEAST + GAP))))
        wide = (room - GAP * (self.columns - 1)) / self.columns
        self.size = wide, min(wide * SHAPE, rect[3] - 2 * TOP)
        self.rows = -(-len(entries) // self.columns)
        super().__init__(key, rect, self.rows * (self.size[1] + GAP) - GAP + 2 * TOP, [], self._draw)
        self.entries, self.known, self.read, self._name_of = entries, known, read, name_of
        self._names: dict[int, str] = {}
        self.chosen = chosen
        self.on_choose, self.on_open = on_choose, on_open
        self._under: int | None = None
        self._since = TWICE_MS
        self._from: Point = (0.0, 0.0)

    def attach(self, kit: Kit) -> None:
        """Show the chosen tile."""
        super().attach(kit)
        self.reveal(self.place_of(self.chosen))

    def adopt(self, old: Widget) -> None:
        """Stand where the list before stood."""
        super().adopt(old)
        if isinstance(old, ShipList):
            self._since, self._from = old._since, old._from

    # places

    def place_of(self, number: int) -> Rect:
        """Return where a tile is on the page, in units."""
        down, along = divmod(number, self.columns)
        wide, high = self.size
        return (
            self.rect[0] + EDGE + along * (wide + GAP),
            self.rect[1] + TOP + down * (high + GAP),
            wide,
            high,
        )

    def shown(self) -> Iterator[tuple[int, Rect]]:
        """Yield the tiles that are seen, wholly or in part, with their places on the page."""
        pitch = self.size[1] + GAP
        first = int(max(0.0, self.offset - TOP) / pitch)
        last = int((self.offset + self.rect[3]) / pitch) + 1
        for number in range(first * self.columns, min(len(self.entries), last * self.columns)):
            yield number, self.place_of(number)

    def _at(self, point: Point) -> int | None:
        on_page = self.on_page(point)
        return next((number for number, rect in self.shown() if inside(rect, on_page)), None)

    # choosing

    def select(self, number: int) -> None:
        """Choose a tile."""
        self.chosen = number
        self.on_choose(number)

    def _next(self, key: int) -> int | None:
        """Return the number of the tile that a key leads to; None where it leads out of the list."""
        last, step = len(self.entries) - 1, self.columns
        page = step * max(1, int(self.rect[3] / (self.size[1] + GAP)))
        row = self.chosen // step
        ways = {
            pygame.K_LEFT: max(0, self.chosen - 1),
            pygame.K_RIGHT: min(last, self.chosen + 1),
            pygame.K_UP: self.chosen - step if row else None,
            pygame.K_DOWN: min(last, self.chosen + step) if row < self.rows - 1 else None,
            pygame.K_PAGEUP: max(0, self.chosen - page),
            pygame.K_PAGEDOWN: min(last, self.chosen + page),
            pygame.K_HOME: 0,
            pygame.K_END: last,
        }
        return ways.get(key)

    def key_down(self, event: pygame.Event) -> bool:
        """Arrows, Page keys, Home and End choose; Enter opens."""
        if event.key in (pygame.K_RETURN, pygame.K_KP_ENTER):
            self.on_open()
            return True
        number = self._next(event.key)
        if number is None:
            return False
        if number != self.chosen:
            self.select(number)
        return True

    # pointer

    def point(self, point: Point | None) -> bool:
        """Light up the tile under the pointer."""
        under = self._at(point) if point is not None else None
        changed, self._under = under != self._under, under
        return super().point(point) or changed

    def press_down(self, point: Point) -> None:
        """From here on it is dragged, or a tile is clicked."""
        self._from = point
        super().press_down(point)

    def press(self, point: Point | None = None) -> None:
        """Choose the tile that was clicked; at the second click open it."""
        if point is None or abs(point[1] - self._from[1]) > DRAG:
            return
        number = self._at(point)
        if number is None:
            return
        twice = number == self.chosen and self._since < TWICE_MS
        self._since = 0.0
        if twice:
            self.on_open()
        else:
            self.select(number)

    def update(self, ms: float) -> bool:
        """Count the time between two clicks."""
        self._since += ms
        return super().update(ms)

    # picture

    def _draw(self, page: Canvas) -> None:
        """Draw the tiles that are seen."""
        for number, (x, y, w, h) in self.shown():
            chosen, lit = number == self.chosen, number == self._under
            if number not in self._names:
                self._names[number] = self._name_of(self.entries[number])
            about = self.entries[number], self._names[number]
            shown = tile(page.kit, *about, chosen, self.known, self.read)
            laid = layouter(page.kit).laid(shown, w, h)
            light = on(focus=chosen and self.focused), float(lit)
            Painting(page, {FRAME: light}).paint(laid, x, y)
