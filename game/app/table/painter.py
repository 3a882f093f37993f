"""Paints the whole table."""

from __future__ import annotations

import pygame

from game.app.canvas import Canvas
from game.app.kit import Kit
from game.app.table.layout import Layout
from game.app.table.marks import NO_MARKS, Marks
from game.app.table.pieces import TablePieces
from game.app.table.stage import Stage
from game.app.table.view import TableView


class TablePainter:
    """Paints the table at one window size; make a new one with a new kit.

    Args:
        kit: fonts, pictures, texts and viewport.
    """

    def __init__(self, kit: Kit) -> None:
        self.kit = kit
        self.stage = Stage(kit)
        self._shown: tuple[TableView, Layout, Marks] | None = None

    def paint(
        self, canvas: Canvas, view: TableView, layout: Layout, marks: Marks = NO_MARKS
    ) -> list[pygame.Rect]:
        """Draw the table on a canvas over the whole window.

        Nothing is drawn again but what has changed since the last call.

        Returns:
            What changed on the finished table, in pixels; empty when it is the same as before.
        """
        changed = self.prepare(view, layout, marks)
        canvas.surface.blit(self.stage.surface, (0, 0))
        canvas.texts.extend(self.stage.texts)
        return changed

    def prepare(self, view: TableView, layout: Layout, marks: Marks = NO_MARKS) -> list[pygame.Rect]:
        """Bring the finished table (``stage.surface``) up to date without drawing it anywhere."""
        shown = self._shown
        if shown is not None and shown[0] is view and shown[1] is layout and shown[2] == marks:
            return []
        self._shown = (view, layout, marks)
        pieces = TablePieces(self.kit, view, layout, marks)
        return self.stage.compose(list(pieces.ground()), list(pieces.all()))
