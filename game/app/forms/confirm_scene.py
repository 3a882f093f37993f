"""A question that must be answered before anything else."""

from __future__ import annotations

import pygame

from game.app.drawing.canvas import Canvas
from game.app.drawing.colours.theme import colour
from game.app.drawing.kit import Kit
from game.app.drawing.viewport import Rect
from game.app.forms.dialog import DialogShape, dialog_shape, text_height, wide
from game.app.forms.dialog_scene import DialogScene
from game.app.navigation.scene import Program
from game.app.widgets.button import Button
from game.app.widgets.scroll import ScrollArea
from game.app.widgets.widget import Action, Widget

WIDTH = 760.0
_PAD = 44.0
_ICON = 62.0


class ConfirmScene(DialogScene):
    """A dialog with one question, a way on (Enter) and a way back (Esc).

    Where the way on takes something away, no key that opened the question answers it: the way back has the
    focus, so Enter and Space go back, and the way on must be gone to.

    Args:
        title: the question, in words.
        text: what follows from it.
        yes: the label of the way on.
        on_yes: called after the dialog has closed.
        no: the label of the way back; None for the usual one.
        icon: of `assets/icons`, beside the title.
        takes: whether the way on takes something away.
        on_no: called after the way back has closed the dialog; None for nothing.
    """

    first_focus = "yes"

    def __init__(
        self,
        title: str,
        text: str,
        yes: str,
        on_yes: Action,
        no: str | None = None,
        icon: str = "ui-warning",
        takes: bool = False,
        on_no: Action | None = None,
    ) -> None:
        super().__init__()
        self.title = title
        self.text = text
        self.yes = yes
        self.no = no
        self.icon = icon
        self.on_yes, self.on_no = on_yes, on_no
        self.takes = takes

    def enter(self, app: Program) -> None:
        """The way back has the focus, visibly, where the way on takes something away."""
        super().enter(app)
        if self.takes:
            self.form.focus_on("no", by_key=True)

    def accept(self) -> None:
        """Close the dialog and go on."""
        self.app.pop()
        self.on_yes()

    def decline(self) -> None:
        """Close the dialog and do nothing, or what stands for that."""
        self.app.pop()
        if self.on_no is not None:
            self.on_no()

    def frame(self, kit: Kit) -> Rect:
        """Return the dialog's place, in units."""
        return self._shape(kit).frame

    def _shape(self, kit: Kit) -> DialogShape:
        room = wide(kit, WIDTH, _PAD)
        title = max(56.0, text_height(kit.fonts, self.title, "dialog-title", room - _ICON))
        text = text_height(kit.fonts, self.text, "body", room)
        return dialog_shape(kit, WIDTH, _PAD, 32 + title + 24, text + 6, 134)

    def build(self, kit: Kit) -> list[Widget]:
        """Return the text, which may be scrolled, and the two buttons."""
        shape = self._shape(kit)
        texts = kit.texts
        half = (shape.width - 20) / 2
        top = shape.foot + 34

        def draw_text(canvas: Canvas) -> None:
            inner = (shape.left, shape.area[1], shape.width, 10_000.0)
            canvas.text(self.text, inner, "body", colour.MUTED, wrap=True)

        length = text_height(kit.fonts, self.text, "body", shape.width) + 6
        return [
            ScrollArea("text", shape.area, length, (), draw_text),
            Button(
                "no",
                (shape.left, top, half, 64),
                self.no or texts("confirm-back"),
                self.decline,
                hint=texts("key-escape"),
                keys=(pygame.K_ESCAPE,),
            ),
            Button(
                "yes",
                (shape.left + half + 20, top, half, 64),
                self.yes,
                self.accept,
                hint=None if self.takes else texts("key-enter"),
                primary=not self.takes,
                keys=() if self.takes else (pygame.K_RETURN, pygame.K_KP_ENTER),
            ),
        ]

    def draw_head(self, canvas: Canvas) -> None:
        """Draw the question."""
        shape = self._shape(canvas.kit)
        y = shape.frame[1]
        canvas.icon(self.icon, shape.left, y + 38, 44, colour.GOLD)
        title = (shape.left + _ICON, y + 32, shape.width - _ICON, shape.area[1] - y - 56)
        canvas.text(self.title, title, "dialog-title", colour.TEXT, valign="middle", wrap=True)
