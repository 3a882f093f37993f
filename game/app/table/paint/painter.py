"""Paints the whole table."""

from __future__ import annotations

import pygame

from game.app.drawing.canvas import Canvas
from game.app.drawing.kit import Kit
from game.app.table.model.gestures.highlights import NO_MARKS, Highlights
from game.app.table.model.places.layout import Layout
from game.app.table.model.table_view import TableView
from game.app.table.paint.component import Component
from game.app.table.paint.components import TableComponents
from game.app.table.paint.compositor import Compositor
from game.app.table.paint.sun import SPACE, SunStep


class TablePainter:
    """Paints the table at one window size; make a new one with a new kit.

    Args:
        kit: fonts, pictures, texts and viewport.
    """

    def __init__(self, kit: Kit) -> None:
        self.kit = kit
        self.compositor = Compositor(kit)
        self._shown: tuple[TableView, Layout, Highlights, SunStep] | None = None
        self._lists: tuple[list[Component], list[Component]] = ([], [])

    def paint(
        self,
        canvas: Canvas,
        view: TableView,
        layout: Layout,
        marks: Highlights = NO_MARKS,
        budget: float | None = None,
        sun: SunStep | None = None,
    ) -> list[pygame.Rect]:
        """Draw the table on a canvas over the whole window.

        Nothing is drawn again but what has changed since the last call.

        Args:
            canvas: over the whole window.
            view: what is to be seen.
            layout: where it lies.
            marks: signal lights.
            budget: ms for painting anew in this frame; None paints all (`behind` tells what is left).
            sun: the sun to show; that of the view if None.

        Returns:
            What changed on the finished table, in pixels; empty when it is the same as before.
        """
        changed = self.prepare(view, layout, marks, budget, sun)
        self.blit_table(canvas)
        return changed

    def blit_table(self, canvas: Canvas) -> None:
        """Draw the finished table on a canvas over the whole window."""
        if canvas.trace is not None:
            canvas.trace.blit_below(self.compositor.surface, self.compositor.take_dirty_rects(canvas.trace))
        else:
            canvas.surface.blit(self.compositor.surface, (0, 0))
        canvas.texts.extend(self.compositor.texts)

    def prepare(
        self,
        view: TableView,
        layout: Layout,
        marks: Highlights = NO_MARKS,
        budget: float | None = None,
        sun: SunStep | None = None,
    ) -> list[pygame.Rect]:
        """Bring the finished table (``compositor.surface``) up to date without drawing it anywhere."""
        sun = sun or SunStep.of(view.sun, view.breach)
        shown = self._shown
        same = shown is not None and shown[0] is view and shown[1] is layout and shown[2:] == (marks, sun)
        if same and not self.compositor.behind:
            return []
        if not same:
            self._shown = (view, layout, marks, sun)
            pieces = TableComponents(self.kit, view, layout, marks, sun)
            self._lists = list(pieces.ground()), list(pieces.all())
        return self.compositor.compose(*self._lists, budget)

    def gather(self, view: TableView, layout: Layout, marks: Highlights, sun: SunStep, until: float) -> bool:
        """Paint some of what a view needs; tell whether all of it is there.

        Args:
            view: what will be seen.
            layout: where it lies.
            marks: signal lights.
            sun: the sun that will be shown.
            until: a moment of `time.perf_counter` after which nothing more is begun.
        """
        pieces = TableComponents(self.kit, view, layout, marks, sun)
        return self.compositor.gather([*pieces.ground(), *pieces.all()], until)

    def missing(self, view: TableView, layout: Layout, marks: Highlights, sun: SunStep) -> list[Component]:
        """Return what a view would need that has not been painted yet, but for space."""
        pieces = TableComponents(self.kit, view, layout, marks, sun)
        lists = (*pieces.ground(), *pieces.all())
        return [piece for piece in lists if piece.name != SPACE and not self.compositor.has(piece)]
