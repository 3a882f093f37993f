"""Several ways to do one thing: the player picks one; the way that keeps Universals stands first."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import pygame

from game.app.drawing.colours.theme import colour
from game.app.drawing.viewport import Rect
from game.app.forms.dialog import middle_offset
from game.app.forms.dialog_scene import DialogScene
from game.app.table.dialogs.look_button import look_button
from game.app.table.dialogs.option_tile import CARD, OptionTile
from game.app.table.dialogs.peek import Peek
from game.app.table.model.gestures.option_views import OptionView
from game.app.widgets.button import Button
from game.app.widgets.widget import Widget
from game.rules.protocol import OptionDict

if TYPE_CHECKING:
    from game.app.drawing.canvas import Canvas
    from game.app.drawing.kit import Kit
    from game.app.table.table_host import TableHost

PAD = 40.0
TILE_GAP = 16.0
ROW_TILES = 5
WORDS_H = 82.0
"""Height of what is not a card on a tile, in type of 100 %."""
SIZES = (1.9, 1.75, 1.6, 1.45, 1.3, 1.15, 1.0)
"""How many times as large as in a list the cards may be: as large as all ways find room on the screen."""
MOST = (1720.0, 1000.0)
"""Width and height of the dialog at the most."""


class Chooser(DialogScene):
    """A small dialog with one tile for each way; a click, its digit or Enter takes it at once.

    Args:
        table: the scene below.
        title: what is being done.
        ways: at least two; the first has the focus.
        on_choose: called with the option, after the dialog has closed.
        colours: the crew marks.
        on_cancel: called when nothing was chosen; None: something must be.
    """

    first_focus = "way/0"
    paged = False

    def __init__(
        self,
        table: TableHost,
        title: str,
        ways: Sequence[OptionView],
        on_choose: Callable[[OptionDict], None],
        colours: Sequence[int],
        on_cancel: Callable[[], None] | None = None,
    ) -> None:
        super().__init__()
        self.table = table
        self.peek = Peek()
        self.title, self.ways = title, sorted(ways, key=lambda way: self._groups(ways).index(way.group))
        self.on_choose, self.on_cancel = on_choose, on_cancel
        self.colours = colours

    def enter(self, app: object) -> None:
        """The first way has the focus, visibly: Enter takes it."""
        super().enter(app)  # type: ignore[arg-type]
        self.form.focus_on("way/0", by_key=True)

    @staticmethod
    def _groups(ways: Sequence[OptionView]) -> list[str]:
        """The groups of the ways, in the order in which they come."""
        return list(dict.fromkeys(way.group for way in ways))

    def rows(self) -> list[list[int]]:
        """The numbers of the ways, row by row: each group begins a row of its own."""
        return self._rows(self.card())

    def _rows(self, card: tuple[float, float]) -> list[list[int]]:
        found: list[list[int]] = []
        columns = self._columns(card)
        for n, way in enumerate(self.ways):
            new = n == 0 or way.group != self.ways[n - 1].group or len(found[-1]) == columns
            if new:
                found.append([])
            found[-1].append(n)
        return found

    def tile_w(self) -> float:
        """Width of a tile: room for its cards and its words."""
        return self._tile(self.card())[0]

    def tile_h(self) -> float:
        """Height of a tile."""
        return self._tile(self.card())[1]

    def card(self) -> tuple[float, float]:
        """Size of a card: the largest with which everything is on the screen."""
        for times in SIZES:
            card = CARD[0] * times, CARD[1] * times
            w, h = self._size(card)
            if w <= MOST[0] and h <= MOST[1]:
                return card
        return CARD

    def _tile(self, card: tuple[float, float]) -> tuple[float, float]:
        """Width and height of a tile with cards of a size."""
        most, more = max(way.cards for way in self.ways), self.app.kit.text - 1
        high = card[1] if most else CARD[1]
        return max(190.0 + 120 * more, most * (card[0] + 8) + 36), high + WORDS_H + 20 + 90 * more

    def _size(self, card: tuple[float, float]) -> tuple[float, float]:
        """Width and height of the dialog with cards of a size."""
        tile, tiles, more = self._tile(card), self._rows(card), self.app.kit.text - 1
        columns = max(map(len, tiles))
        w = max(620.0 + 300 * more, columns * (tile[0] + TILE_GAP) - TILE_GAP + 2 * PAD)
        return w, 206 + 40 * more + len(tiles) * (tile[1] + TILE_GAP)

    def frame(self, kit: Kit) -> Rect:
        """The dialog's place, in units."""
        w, h = self._size(self.card())
        x, y = middle_offset(kit)
        return x + (1920 - w) / 2, y + (1080 - h) / 2, w, h

    def _columns(self, card: tuple[float, float]) -> int:
        room = 1640 + 160 * (self.app.kit.text - 1)
        return max(1, min(ROW_TILES, int(room // (self._tile(card)[0] + TILE_GAP))))

    def build(self, kit: Kit) -> list[Widget]:
        """One tile for each way, and the way back."""
        x, y, w, h = self.frame(kit)
        tile_w, tiles = self.tile_w(), self.rows()
        card = self.card() if any(way.cards for way in self.ways) else CARD
        widgets: list[Widget] = []
        left = x + (w - max(map(len, tiles)) * (tile_w + TILE_GAP) + TILE_GAP) / 2
        for row, numbers in enumerate(tiles):
            top = y + 104 + 20 * (kit.text - 1) + row * (self.tile_h() + TILE_GAP)
            for column, n in enumerate(numbers):
                rect = (left + column * (tile_w + TILE_GAP), top, tile_w, self.tile_h())
                way = self.ways[n]
                tile = OptionTile(n, rect, way, kit, self.colours, self.take, marked=n == 0, card=card)
                widgets.append(tile)
        look = look_button(kit, (x, y, w, h), self.look, alone=True)
        widgets.append(look)
        if self.on_cancel is not None:
            wide = 260 + 140 * (kit.text - 1)
            left = max(x + (w - wide) / 2, look.rect[0] + look.rect[2] + TILE_GAP)
            rect = (left, look.rect[1], wide, look.rect[3])
            texts = kit.texts
            widgets.append(
                Button(
                    "cancel",
                    rect,
                    texts("confirm-back"),
                    self.cancel,
                    hint=texts("key-escape"),
                    keys=(pygame.K_ESCAPE,),
                )
            )
        return widgets

    def take(self, way: OptionView) -> None:
        """Choose a way."""
        self.app.pop()
        self.on_choose(way.option)

    def cancel(self) -> None:
        """Choose nothing."""
        if self.on_cancel is not None:
            self.app.pop()
            self.on_cancel()

    def look(self) -> None:
        """Look at the table until the next click or key."""
        self.peek.look()
        self.app.dirty = True

    @property
    def transparent(self) -> bool:  # type: ignore[override]
        """The table is drawn while it is looked at."""
        return self.peek.open

    def pause(self) -> None:
        """Another scene comes on top."""
        self.peek.let_go()
        super().pause()

    def update(self, ms: float) -> bool:
        """Let time pass; holding Tab shows the table after a moment."""
        changed = self.peek.update(ms)
        return super().update(ms) or changed

    def wake(self) -> float | None:
        """When the form or the Tab key wants time to pass."""
        waits = [wait for wait in (super().wake(), self.peek.wake()) if wait is not None]
        return min(waits) if waits else None

    def draw(self, canvas: Canvas) -> None:
        """Draw the dialog, or only a hint while the table is looked at."""
        if self.peek.open:
            self.peek.draw(canvas, self.table)
        else:
            super().draw(canvas)

    def handle(self, event: pygame.Event) -> bool:
        """A click beside the dialog and the right button close it."""
        if self.peek.handle(event, self.form):
            self.app.dirty = True
            return True
        if event.type in (pygame.WINDOWFOCUSLOST, pygame.WINDOWLEAVE):
            self.peek.let_go()
        if event.type == pygame.MOUSEBUTTONDOWN and self.on_cancel is not None:
            x, y, w, h = self.frame(self.app.kit)
            px, py = self.app.kit.viewport.point(event.pos)
            if event.button == 3 or not (x <= px < x + w and y <= py < y + h):
                self.cancel()
                return True
        return super().handle(event)

    def draw_head(self, canvas: Canvas) -> None:
        """Draw the title."""
        x, y, w, _ = self.frame(canvas.kit)
        place = (x + PAD, y + 28, w - 2 * PAD, 50 + 24 * (canvas.kit.text - 1))
        canvas.text(self.title, place, "active-name", colour.TEXT, "center", "middle", shrink=True)
