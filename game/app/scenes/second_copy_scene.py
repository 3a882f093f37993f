"""What is asked when another copy of the program is running: two must not save over each other."""

from __future__ import annotations

from functools import partial

import pygame

from game.app.drawing.canvas import Canvas
from game.app.drawing.colours.theme import colour
from game.app.drawing.kit import Kit
from game.app.drawing.viewport import Rect
from game.app.forms.backdrop import draw_backdrop
from game.app.forms.dialog import draw_dialog, middle_offset
from game.app.forms.form_scene import FormScene
from game.app.navigation import routes
from game.app.widgets.button import Button
from game.app.widgets.widget import Widget
from game.storage.atomic import kind_of
from game.storage.claim import Claim
from game.storage.disk import Job

WIDTH = 920.0
LOOK_MS = 1000.0
"""How often is looked whether the other copy has ended."""
ANSWER_MS = 50.0
"""How often is looked whether the disk has said so."""
_PAD, _GAP = 52.0, 16.0


class SecondCopyScene(FormScene):
    """Play without autosave, take over, or leave; goes on by itself when the other copy has ended.

    Args:
        claim: which another copy holds.
    """

    first_focus = "quit"
    paged = True

    def __init__(self, claim: Claim) -> None:
        self.claim = claim
        self.refused = ""
        self._rest = LOOK_MS
        self._look: Job[bool] | None = None
        """Asks for the lock."""

    def _lines(self, kit: Kit) -> tuple[float, float]:
        """Height of the words and of a button, in units."""
        text = kit.texts("second-copy-text") + ("\n" + self.refused if self.refused else "")
        lines = kit.fonts.wrap(text, "body", WIDTH - 2 * _PAD)
        button = kit.fonts.line_height("button") + kit.fonts.line_height("small") + 28
        return len(lines) * kit.fonts.line_height("body"), max(76.0, button)

    def frame(self, kit: Kit) -> Rect:
        """Return the dialog's place, in units."""
        words, button = self._lines(kit)
        title = kit.fonts.line_height("dialog-title")
        height = 32 + title + 20 + words + 24 + 3 * (button + _GAP) + 26
        x, y = middle_offset(kit)
        return x + (1920 - WIDTH) / 2, y + (1080 - height) / 2, WIDTH, height

    def build(self, kit: Kit) -> list[Widget]:
        """Return the three ways on."""
        left, top, width, height = self.frame(kit)
        _, tall = self._lines(kit)
        texts = kit.texts
        y = top + height - 26 - 3 * (tall + _GAP) + _GAP
        made: list[Widget] = []
        for key, action, keys in (
            ("quit", self.app.quit, (pygame.K_ESCAPE,)),
            ("unsaved", self.play_unsaved, ()),
            ("take-over", self.take_over, ()),
        ):
            rect = (left + _PAD, y, width - 2 * _PAD, tall)
            label, detail = texts(f"second-copy-{key}"), texts(f"second-copy-{key}-detail")
            hint = texts("key-escape") if key == "quit" else None
            made.append(
                Button(
                    key, rect, label, action, detail=detail, align="left", hint=hint, keys=keys,
                    primary=key == "quit",
                )
            )  # fmt: skip
            y += tall + _GAP
        return made

    def play_unsaved(self) -> None:
        """Play, and leave all files as they are."""
        self.app.shelf.paused = True
        self._go_on()

    def take_over(self) -> None:
        """Save from here on; the other copy is told when it next wants to."""
        try:
            self.app.disk.run(self.claim.take_over)
        except OSError as error:
            self.refused = self.app.texts(f"second-copy-refused-{kind_of(error)}")
            self.rebuild()
            return
        self._go_on()

    def _go_on(self) -> None:
        self.app.start(routes.Title())

    def update(self, ms: float) -> bool:
        """Look now and then whether the other copy has ended."""
        changed = super().update(ms)
        self._rest -= ms
        if self._rest <= 0:
            self._rest = LOOK_MS
            if self._look is None:
                self._look = self.app.disk.ask(partial(self.claim.acquire, patience=0))
        if self._look is not None and self._look.over.is_set():
            free, self._look = self._look.result, None
            if free:
                self._go_on()
                return True
        return changed

    def wake(self) -> float | None:
        """Return when to look again."""
        inner, rest = super().wake(), self._rest if self._look is None else ANSWER_MS
        return rest if inner is None else min(inner, rest)

    def draw_back(self, canvas: Canvas) -> None:
        """Draw what is the matter."""
        kit = canvas.kit
        draw_backdrop(canvas, "title", sun=2, veil=0.6)
        left, top, width, height = rect = self.frame(kit)
        draw_dialog(canvas, rect)
        x, w = left + _PAD, width - 2 * _PAD
        title = kit.fonts.line_height("dialog-title")
        canvas.icon("ui-warning", x, top + 32 + (title - 44) / 2, 44, colour.GOLD)
        canvas.text(
            kit.texts("second-copy-heading"),
            (x + 62, top + 32, w - 62, title),
            "dialog-title",
            colour.TEXT,
            valign="middle",
            shrink=True,
        )
        words, _ = self._lines(kit)
        text = kit.texts("second-copy-text") + ("\n" + self.refused if self.refused else "")
        canvas.text(text, (x, top + 52 + title, w, words), "body", colour.MUTED, wrap=True)
