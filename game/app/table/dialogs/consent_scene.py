"""A player of the program asks a person: what it wants stands in the dialog, why in a bubble above it."""

from __future__ import annotations

from game.app.drawing.canvas import Canvas
from game.app.drawing.colours.theme import Colour
from game.app.drawing.rank_badge import rank_icon
from game.app.forms.confirm_scene import ConfirmScene
from game.app.forms.speech_bubble import Speech, bubble_height, draw_bubble
from game.app.widgets.widget import Action
from game.texts import Texts

ABOVE = 34.0
"""Between the bubble and the dialog that it speaks about."""


class ConsentScene(ConfirmScene):
    """Whether a player may do what touches somebody else.

    Args:
        texts: the catalogue.
        title: who asks whom.
        wanted: what would happen, in sentences.
        why: the reason for it; empty for none.
        rank: of the player.
        tone: of its crew member.
        on_yes: called after somebody has agreed.
        on_no: called after somebody has declined.
    """

    def __init__(
        self,
        texts: Texts,
        title: str,
        wanted: str,
        why: str,
        rank: str,
        tone: Colour,
        on_yes: Action,
        on_no: Action,
    ) -> None:
        icon, no = rank_icon(rank), texts("lent-decline")
        super().__init__(title, wanted, texts("lent-agree"), on_yes, no, icon, True, on_no)
        self.speech = Speech("", why, icon=icon, line=tone, portrait=44) if why else None

    def draw_back(self, canvas: Canvas) -> None:
        """Draw the question, and the bubble above it."""
        super().draw_back(canvas)
        if self.speech is None:
            return
        frame = self.frame(canvas.kit)
        x, y, w, _ = frame
        high = bubble_height(canvas.kit, self.speech, w)
        draw_bubble(canvas, self.speech, (x, y - ABOVE - high, w, high), frame)
