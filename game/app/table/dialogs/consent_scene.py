"""A player of the program asks a person: what it wants stands in the dialog, why in a bubble above it."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from game.app.drawing.canvas import Canvas
from game.app.drawing.colours.theme import Colour
from game.app.drawing.kit import Kit
from game.app.drawing.rank_badge import rank_icon
from game.app.forms.confirm_scene import ConfirmScene
from game.app.forms.speech_bubble import SMALL, Speech, bubble_height, draw_bubble
from game.app.widgets.widget import Action
from game.texts import Texts

ABOVE = 34.0
"""Between the bubble and the dialog that it speaks about."""


class ConsentWords(NamedTuple):
    """Who asks whom, what would happen, in sentences, and the reason for it; empty for none."""

    title: str
    wanted: str
    why: str


class ConsentScene(ConfirmScene):
    """Whether a player may do what touches somebody else.

    Args:
        texts: the catalogue.
        words: returns what is asked in the words of a catalogue.
        rank: of the player.
        tone: of its crew member.
        on_yes: called after somebody has agreed.
        on_no: called after somebody has declined.
    """

    def __init__(
        self,
        texts: Texts,
        words: Callable[[Texts], ConsentWords],
        rank: str,
        tone: Colour,
        on_yes: Action,
        on_no: Action,
    ) -> None:
        super().__init__("", "", "", on_yes, None, rank_icon(rank), True, on_no)
        self._words, self._tone = words, tone
        self._speak(texts)

    def _speak(self, texts: Texts) -> None:
        self.title, self.text, why = self._words(texts)
        self.yes, self.no = texts("lent-agree"), texts("lent-decline")
        self.speech = Speech("", why, icon=self.icon, line=self._tone, portrait=SMALL) if why else None

    def resize(self, kit: Kit) -> None:
        """Another size, or another language."""
        self._speak(kit.texts)
        super().resize(kit)

    def draw_back(self, canvas: Canvas) -> None:
        """Draw the question, and the bubble above it."""
        super().draw_back(canvas)
        if self.speech is None:
            return
        frame = self.frame(canvas.kit)
        x, y, w, _ = frame
        high = bubble_height(canvas.kit, self.speech, w)
        draw_bubble(canvas, self.speech, (x, y - ABOVE - high, w, high), frame)
