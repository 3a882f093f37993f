"""A question that must be answered before anything else."""

from __future__ import annotations

import pygame

from game.app.drawing.kit import Kit
from game.app.forms.view_dialog import ViewDialog
from game.app.navigation.said import Said, message, said_in
from game.app.navigation.scene import Program
from game.app.views.bits import ENTER, abreast, button, cap, dialog_head
from game.app.views.tree import Act, View, column, scroll, text
from game.app.widgets.widget import Action

LEAVE_SAVED = message("leave-saved-title"), message("leave-saved-text"), message("leave-saved-yes")
"""Words of the question before a game that is safe on the disk is left."""


class ConfirmScene(ViewDialog):
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
        title: Said,
        text: Said,
        yes: Said,
        on_yes: Action,
        no: Said | None = None,
        icon: str = "ui-warning",
        takes: bool = False,
        on_no: Action | None = None,
    ) -> None:
        super().__init__()
        self.title, self.text, self.icon = title, text, icon
        self.yes, self.no = yes, no
        self.on_yes, self.on_no = on_yes, on_no
        self.takes = takes
        self.actions = {"yes": self.accept, "no": self.decline}

    def enter(self, app: Program) -> None:
        """The way back has the focus, visibly, where the way on takes something away."""
        super().enter(app)
        if self.takes:
            self.form.focus_on("no", by_key=True)

    def update(self, ms: float) -> bool:
        """Let time pass."""
        self.stood += ms
        return super().update(ms)

    def accept(self) -> None:
        """Close the dialog and go on."""
        self.app.pop()
        self.app.attempt(self.on_yes)  # by itself: the dialog has gone

    def decline(self) -> None:
        """Close the dialog and do nothing, or what stands for that."""
        self.app.pop()
        if self.on_no is not None:
            self.app.attempt(self.on_no)

    def inside(self, kit: Kit) -> View:
        """Return the question, what follows from it, and both answers."""
        texts = kit.texts
        back, on = cap(kit, texts("key-escape")), None if self.takes else cap(kit, texts("key-enter"))
        no = Act(keys=(pygame.K_ESCAPE,))
        yes = Act(keys=() if self.takes else ENTER)
        return column(
            dialog_head(said_in(texts, self.title), self.icon),
            scroll(text(said_in(texts, self.text), "body", "note", lines=0, valign="top"), "text"),
            abreast(
                button("no", said_in(texts, self.no or texts("confirm-back")), no, key=back),
                button("yes", said_in(texts, self.yes), yes, key=on, primary=not self.takes),
            ),
            gap=24,
        )
