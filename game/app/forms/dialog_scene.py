"""A dialog: a form in a frame, over the screen that it opened on."""

from __future__ import annotations

from abc import ABC, abstractmethod

import pygame

from game.app.drawing.canvas import Canvas
from game.app.drawing.kit import Kit
from game.app.drawing.viewport import Rect
from game.app.forms.dialog import draw_dialog
from game.app.forms.form_scene import FormScene
from game.app.forms.veil import Veil
from game.app.navigation.scene import Program
from game.app.widgets.button import Button


class DialogScene(FormScene, ABC):
    """A form in a frame; subclasses say where it stands (`frame`) and what is above the form (`draw_head`).

    Attributes:
        veil: what it opened on.
    """

    paged = True

    def __init__(self) -> None:
        self.veil = Veil(self)

    @abstractmethod
    def frame(self, kit: Kit) -> Rect:
        """Return the dialog's place, in units."""

    def resize(self, kit: Kit) -> None:
        """Build for another size."""
        self.veil.renew()
        super().resize(kit)

    def draw_back(self, canvas: Canvas) -> None:
        """Draw the veil, the frame and the head."""
        self.veil.draw(canvas)
        draw_dialog(canvas, self.frame(canvas.kit))
        self.draw_head(canvas)

    @abstractmethod
    def draw_head(self, canvas: Canvas) -> None:
        """Draw what stands in the frame beside the controls."""


def continue_button(app: Program, kit: Kit, rect: Rect, style: str = "button") -> Button:
    """Return the button that closes a menu, which Escape does, too.

    Args:
        app: in which the menu is open.
        kit: of its page.
        rect: its place, in units.
        style: of its words.
    """
    return Button(
        "continue",
        rect,
        kit.texts("menu-continue"),
        app.pop,
        icon="ui-play",
        hint=kit.texts("key-escape"),
        primary=True,
        style=style,
        keys=(pygame.K_ESCAPE,),
    )
