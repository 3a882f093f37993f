"""Places of pieces in a dialog that the keyboard can go to: the pointer has its own way to pieces."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.app.drawing.viewport import Point, Rect
from game.app.widgets.widget import Action, Widget, draw_focus

if TYPE_CHECKING:
    from game.app.drawing.canvas import Canvas


class PieceFocus(Widget):
    """A card or token that Tab and arrows reach, and Enter clicks.

    Args:
        key: its name in the dialog.
        rect: in units.
        on_press: clicks it.
        ringed: whether the focus is shown by a ring here; a piece that is picked up shows it itself.
    """

    def __init__(self, key: str, rect: Rect, on_press: Action, ringed: bool) -> None:
        super().__init__(key, rect)
        self.on_press = on_press
        self.ringed = ringed

    def contains(self, point: Point) -> bool:
        """The pointer is the dialog's own business."""
        return False

    def press(self, point: Point | None = None) -> None:
        """Click the piece."""
        self.on_press()

    def draw(self, canvas: Canvas) -> None:
        """Draw the ring around what the keyboard is on."""
        if self.focused and self.ringed:
            draw_focus(canvas, self.rect)
