"""Several ways to do one thing: the player picks one; the way that keeps Universals stands first."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import pygame

from game.app.drawing.colours.theme import colour
from game.app.drawing.viewport import Rect
from game.app.forms.dialog import draw_dialog, middle_offset
from game.app.forms.form_scene import FormScene
from game.app.forms.veil import Veil
from game.app.table.dialogs.option_tile import CARD, OptionTile
from game.app.table.model.gestures.option_views import OptionView
from game.app.widgets.button import Button
from game.app.widgets.widget import Widget
from game.rules.protocol import OptionDict

if TYPE_CHECKING:
    from game.app.drawing.canvas import Canvas
    from game.app.drawing.kit import Kit

PAD = 40.0
TILE_H = 214.0
TILE_GAP = 16.0
ROW_TILES = 5


class Chooser(FormScene):
    """A small dialog with one tile for each way; a click, its digit or Enter takes it at once.

    Args:
        title: what is being done.
        ways: at least two; the first has the focus.
        on_choose: called with the option, after the dialog has closed.
        colours: the crew marks.
        on_cancel: called when nothing was chosen; None: something must be.
    """

    first_focus = "way/0"

    def __init__(
        self,
        title: str,
        ways: Sequence[OptionView],
        on_choose: Callable[[OptionDict], None],
        colours: Sequence[int],
        on_cancel: Callable[[], None] | None = None,
    ) -> None:
        self.title, self.ways = title, sorted(ways, key=lambda way: self._groups(ways).index(way.group))
        self.on_choose, self.on_cancel = on_choose, on_cancel
        self.colours = colours
        self.veil = Veil(self)

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
        found: list[list[int]] = []
        for n, way in enumerate(self.ways):
            new = n == 0 or way.group != self.ways[n - 1].group or len(found[-1]) == self._columns()
            if new:
                found.append([])
            found[-1].append(n)
        return found

    def tile_w(self) -> float:
        """Width of a tile: room for its cards and its words."""
        most = max(way.cards for way in self.ways)
        return max(190.0 + 120 * (self.app.kit.text - 1), most * (CARD[0] + 8) + 36)

    def tile_h(self) -> float:
        """Height of a tile."""
        return TILE_H + 90 * (self.app.kit.text - 1)

    def frame(self, kit: Kit) -> Rect:
        """The dialog's place, in units."""
        tiles = self.rows()
        columns, rows = max(map(len, tiles)), len(tiles)
        more = kit.text - 1
        w = max(620.0 + 300 * more, columns * (self.tile_w() + TILE_GAP) - TILE_GAP + 2 * PAD)
        h = 206 + 40 * more + rows * (self.tile_h() + TILE_GAP)
        x, y = middle_offset(kit)
        return x + (1920 - w) / 2, y + (1080 - h) / 2, w, h

    def _columns(self) -> int:
        room = 1400 + 400 * (self.app.kit.text - 1)
        return max(1, min(ROW_TILES, int(room // (self.tile_w() + TILE_GAP))))

    def build(self, kit: Kit) -> list[Widget]:
        """One tile for each way, and the way back."""
        x, y, w, h = self.frame(kit)
        tile_w, tiles = self.tile_w(), self.rows()
        widgets: list[Widget] = []
        left = x + (w - max(map(len, tiles)) * (tile_w + TILE_GAP) + TILE_GAP) / 2
        for row, numbers in enumerate(tiles):
            top = y + 104 + 20 * (kit.text - 1) + row * (self.tile_h() + TILE_GAP)
            for column, n in enumerate(numbers):
                rect = (left + column * (tile_w + TILE_GAP), top, tile_w, self.tile_h())
                way = self.ways[n]
                widgets.append(OptionTile(n, rect, way, kit, self.colours, self.take, marked=n == 0))
        if self.on_cancel is not None:
            wide, high = 260 + 140 * (kit.text - 1), 56 + 14 * (kit.text - 1)
            rect = (x + (w - wide) / 2, y + h - 30 - high, wide, high)
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

    def handle(self, event: pygame.Event) -> bool:
        """A click beside the dialog and the right button close it."""
        if event.type == pygame.MOUSEBUTTONDOWN and self.on_cancel is not None:
            x, y, w, h = self.frame(self.app.kit)
            px, py = self.app.kit.viewport.point(event.pos)
            if event.button == 3 or not (x <= px < x + w and y <= py < y + h):
                self.cancel()
                return True
        return super().handle(event)

    def resize(self, kit: Kit) -> None:
        """Build for another size."""
        self.veil.renew()
        super().resize(kit)

    def draw_back(self, canvas: Canvas) -> None:
        """Draw the veil, the frame and the title."""
        self.veil.draw(canvas)
        x, y, w, _ = rect = self.frame(canvas.kit)
        draw_dialog(canvas, rect)
        place = (x + PAD, y + 28, w - 2 * PAD, 50 + 24 * (canvas.kit.text - 1))
        canvas.text(self.title, place, "active-name", colour.TEXT, "center", "middle", shrink=True)
