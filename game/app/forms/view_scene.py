"""A screen declared as a view: subclasses say what is to be seen and what each control does."""

from __future__ import annotations

from abc import ABC, abstractmethod
from functools import partial
from typing import Any

from game.app.drawing.canvas import Canvas
from game.app.drawing.kit import Kit
from game.app.drawing.viewport import Point
from game.app.forms.form_scene import FormScene
from game.app.views.bits import TITLE
from game.app.views.controls import Makers, controls, draw
from game.app.views.inspector import draw_inspector
from game.app.views.layout import Laid
from game.app.views.painting import layouter
from game.app.views.tree import View
from game.app.widgets.widget import Widget


class ViewScene(FormScene, ABC):
    """A screen made of views.

    The view is made anew with `rebuild` whenever what it shows has changed; equal parts are laid out once.

    Attributes:
        laid: the screen with its places, as last built.
        makers: of controls that no view can show, by the kind of their `Act`.
    """

    paged = True
    laid: Laid
    makers: Makers = {}

    @abstractmethod
    def view(self, kit: Kit) -> View:
        """Return the whole screen; it fills the design area of `kit`."""

    @abstractmethod
    def do(self, name: str, value: Any) -> None:
        """Do what the control of a name is for.

        Args:
            name: of its view.
            value: that it has now, if it has one.
        """

    def backdrop(self, canvas: Canvas) -> None:
        """Draw what lies behind the view."""

    def build(self, kit: Kit) -> list[Widget]:
        """Return the controls, in the order of the view."""
        self.laid = layouter(kit).laid(self.view(kit), *kit.viewport.design)
        self.form.clear = (self.laid.rect(TITLE),) if TITLE in self.laid.places else ()
        return controls(self.laid, self._attempt, self.makers)

    def _attempt(self, name: str, value: Any) -> None:
        """Do what a control is for; where a file of the game is refused meanwhile, that is told, and this
        screen stays."""
        self.app.attempt(partial(self.do, name, value))

    def draw_back(self, canvas: Canvas) -> None:
        """Draw the backdrop, then the view; scrolled pages draw themselves."""
        self.backdrop(canvas)
        draw(canvas, self.laid, self.form.widgets)

    def inspect(self, canvas: Canvas, pointer: Point | None) -> None:
        """Draw the frames and names of the screen's views."""
        kit = self.page(canvas.kit)
        at = kit.viewport.point((int(pointer[0]), int(pointer[1]))) if pointer is not None else None
        draw_inspector(Canvas(kit, canvas.surface), [((0.0, 0.0), self.laid)], at)
