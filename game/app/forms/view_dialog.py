"""Dialogs declared as views: a frame in the middle of the window, as high as what it holds."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from typing import Any

from game.app.drawing.canvas import Canvas
from game.app.drawing.kit import Kit
from game.app.drawing.viewport import Rect
from game.app.forms.dialog import EDGE
from game.app.forms.veil import Veil
from game.app.forms.view_scene import ViewScene
from game.app.views.tree import View, column, stack

FRAME = "dialog"
"""The name of the frame's view."""


class FramedScene(ViewScene):
    """A frame in the middle of a screen of its own. Subclasses give what is inside it (`inside`).

    Attributes:
        width: that the frame wants to have, in units; it is narrower in a narrow window.
        pad: from the frame's edge to what it holds: left, top, right, bottom.
        actions: what each control is for, by the name of its view, where one call without its value does.
    """

    width = 760.0
    pad = (44.0, 32.0, 44.0, 36.0)

    def __init__(self) -> None:
        self.actions: dict[str, Callable[[], None]] = {}

    @abstractmethod
    def inside(self, kit: Kit) -> View:
        """Return what the frame holds; a `scroll` in it gives way where the window is too low."""

    def do(self, name: str, value: Any) -> None:
        """Do what `actions` says; `continue` closes the dialog."""
        {"continue": self.app.pop, **self.actions}[name]()

    def view(self, kit: Kit) -> View:
        """Return the frame in the middle of the window."""
        wide = min(self.width, kit.viewport.design[0] - 2 * EDGE)
        frame = column(self.inside(kit), look="dialog", wide=wide, pad=self.pad, at=(0.5, 0.5)).named(FRAME)
        return stack(frame, pad=EDGE)

    def frame(self, kit: Kit) -> Rect:
        """Return the dialog's place, in units."""
        return self.laid.rect(FRAME)


class ViewDialog(FramedScene):
    """A dialog over the screen that it opened on, which is blurred and dark.

    Attributes:
        veil: what it opened on.
    """

    def __init__(self) -> None:
        super().__init__()
        self.veil = Veil(self)

    def resize(self, kit: Kit) -> None:
        """Build for another size."""
        self.veil.renew()
        super().resize(kit)

    def backdrop(self, canvas: Canvas) -> None:
        """Draw what it opened on."""
        self.veil.draw(canvas)
