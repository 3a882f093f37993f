"""Sheets of views above a table that stays to be seen: in the dock's place, or beside something."""

from __future__ import annotations

from abc import ABC
from typing import TYPE_CHECKING

import pygame

from game.app.drawing.canvas import Canvas
from game.app.drawing.viewport import Rect, inside
from game.app.forms.view_dialog import FRAME
from game.app.forms.view_scene import ViewScene
from game.app.table.model.table_keys import DOCK, TOP
from game.app.views.painting import layouter
from game.app.views.tree import View, stack

if TYPE_CHECKING:
    from game.app.drawing.kit import Kit
    from game.app.table.model.places.layout import Layout
    from game.app.table.table_host import GameShown, SheetHost

GAP = 8.0
"""Least distance of a sheet from what stands above it, units."""
PAD = (24, 12, 24, 10)
"""Between the frame of a sheet that tells something and its words, units."""
OVER = 6.0
"""A sheet reaches so far above the dock, units."""


class Sheet(ViewScene, ABC):
    """A frame of views above the table.

    Args:
        table: the scene below, which does what is asked for.

    Attributes:
        shown: the game, and where everything is on its table.
    """

    transparent = True
    paged = False

    def __init__(self, table: SheetHost) -> None:
        self.table = table
        self.shown: GameShown = table.shown_table

    def frame(self, kit: Kit) -> Rect:
        """Return the sheet's place, in units."""
        return self.laid.rect(FRAME)

    def backdrop(self, canvas: Canvas) -> None:
        """Words of the table below the sheet are hidden."""
        canvas.cover(self.frame(canvas.kit))

    def beside(self, event: pygame.Event) -> bool:
        """Tell whether an event is a click beside the sheet."""
        if event.type != pygame.MOUSEBUTTONDOWN or event.button not in (1, 3):
            return False
        return not inside(self.frame(self.app.kit), self.app.kit.viewport.point(event.pos))


def docked(layout: Layout, kit: Kit, sheet: View, below_ship: bool = False) -> View:
    """Return the view of a sheet that stands where the dock is, and as far above it as it needs.

    Args:
        layout: with the dock.
        kit: of the window.
        sheet: the frame.
        below_ship: whether it covers no room; else it may come as near as to the top bar.
    """
    (x, y, w, h), (wide, high) = layout.rect(DOCK), kit.viewport.design
    above = (_beneath(layout) if below_ship else layout.areas[TOP][3]) + GAP
    frame = sheet.but(wide=w, high=(h + OVER, y + h - above), at=(0.0, 1.0), look=sheet.look or "sheet")
    return stack(frame.named(FRAME), pad=(x, above, wide - x - w, high - y - h))


def _beneath(layout: Layout) -> float:
    """Return the lower edge of the ship's rooms, units."""
    return max(y + h for key, (_, y, _, h) in layout.keys.items() if key.kind == "room")


def beside(kit: Kit, anchor: Rect, sheet: View) -> View:
    """Return the view of a sheet at the right of something, or as near as there is room.

    Args:
        kit: of the window.
        anchor: what it stands beside, units.
        sheet: the frame.
    """
    x, y, w, h = anchor
    left, top, seen_w, seen_h = kit.seen
    wide = layouter(kit).across(sheet)[1]
    high = layouter(kit).down(sheet, wide)[1]
    at_x = min(x + w + 2 * GAP, left + seen_w - wide - GAP)
    at_y = min(max(top + GAP, y + (h - high) / 2), top + seen_h - high - GAP)
    return stack(sheet.but(wide=wide, high=high, at=(0.0, 0.0)).named(FRAME), pad=(at_x, at_y, 0, 0))
