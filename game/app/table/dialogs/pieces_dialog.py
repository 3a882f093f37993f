"""Pieces that lie on a dialog: pointer and keys pick them up, click them, drag them and put them back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pygame

from game.app.drawing.kit import Kit
from game.app.drawing.viewport import Point, Rect
from game.app.forms.form_scene import FormScene
from game.app.table.dialogs.dialog_sizes import first_inside
from game.app.table.dialogs.piece_focus import PieceFocus
from game.app.widgets.widget import Widget

DRAG_FROM = 8.0
"""Units that the pointer moves before a press becomes a drag."""


class PiecesDialog(FormScene):
    """A dialog with pieces. Subclasses say where they lie (`pieces`) and what hands make of them.

    Attributes:
        pointer: where it is, in units.
        grabbed: what is being dragged; None for nothing.
    """

    def __init__(self) -> None:
        self.pointer: Point = (0.0, 0.0)
        self.grabbed: Any = None
        self._start: Point | None = None
        self._under: Any = None
        self._touched = False

    # What subclasses say

    def pieces(self) -> Sequence[tuple[Any, Rect]]:
        """Return what can be picked up or clicked, and where it lies in units; later ones lie above earlier
        ones."""
        return ()

    def card_of(self, piece: Any) -> Any:
        """The card that a piece is, a resource or a Damage card; None where it is none."""
        return None

    def clicked(self, piece: Any) -> None:
        """A piece was clicked."""

    def dropped(self, piece: Any, point: Point) -> None:
        """A piece was let go."""

    def dragging(self, piece: Any, point: Point) -> None:
        """A piece is moved."""

    def key_pressed(self, event: pygame.Event) -> bool:
        """A key that no button took."""
        return False

    def moves_piece(self, event: pygame.Event) -> bool:
        """A key that moves the piece that is picked up, before it can mean anything else."""
        return False

    # Shared

    def put_back(self) -> bool:
        """Put back what is being dragged, or undo a step within the dialog; False when there was nothing."""
        if self.grabbed is None:
            return False
        self.let_go()
        return True

    def piece_at(self, point: Point) -> Any:
        """Return what can be picked up at a point; None for nothing."""
        return first_inside(self.pieces(), point)

    def spots(self) -> list[Widget]:
        """Every piece as a place that the keyboard can go to."""
        picked = getattr(self, "picked", None)
        return [
            PieceFocus(f"piece/{piece}", rect, lambda piece=piece: self._click(piece), piece != picked)  # type: ignore[misc]
            for piece, rect in self.pieces()
        ]

    def _click(self, piece: Any) -> None:
        self._touched = True
        self.clicked(piece)
        self.rebuild()

    def pointed_at(self, event: pygame.Event) -> bool:
        """Pieces take the pointer first, then the form's controls."""
        if event.type == pygame.MOUSEMOTION:
            return self._motion(event)
        if event.type == pygame.MOUSEBUTTONDOWN:
            return self._press(event)
        return self._release(event)

    def _motion(self, event: pygame.Event) -> bool:
        self.pointer = self.app.kit.viewport.point(event.pos)
        if self._start is not None and self.grabbed is None:
            away = (self.pointer[0] - self._start[0]) ** 2 + (self.pointer[1] - self._start[1]) ** 2
            if away > DRAG_FROM**2:
                self.grabbed = self._under
                self.app.audio.action("pick")
        if self.grabbed is not None:
            self.dragging(self.grabbed, self.pointer)
        self.app.dirty = True
        return self.form.handle(event)

    def _press(self, event: pygame.Event) -> bool:
        self.pointer = self.app.kit.viewport.point(event.pos)
        self._under = self.piece_at(self.pointer)
        if self._under is None:
            return self.form.handle(event)
        self._start = self.pointer
        self.app.dirty = True
        return True

    def _release(self, event: pygame.Event) -> bool:
        self.pointer = self.app.kit.viewport.point(event.pos)
        if self._start is None:
            return self.form.handle(event)
        grabbed, under = self.grabbed, self._under
        self._start = self._under = self.grabbed = None
        self._touched = True
        if grabbed is not None:
            self.app.audio.action("reorder")
            self.dropped(grabbed, self.pointer)
        elif self.piece_at(self.pointer) == under:
            self.app.audio.action("pick")
            self.clicked(under)
        self.rebuild()
        return True

    def let_go(self) -> None:
        """Put back what is being dragged."""
        self._start = self._under = self.grabbed = None
        self.form.let_go()
        self.rebuild()

    def resize(self, kit: Kit) -> None:
        """Everything stands elsewhere now."""
        self._start = self._under = self.grabbed = None
        super().resize(kit)
