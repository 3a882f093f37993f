"""What the player sees when the program has failed: where the report is, and what to do next."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from game.app.scenes.common import FormScene, draw_backdrop, middle_offset
from game.app.scenes.confirm import draw_dialog
from game.app.theme import colour
from game.app.viewport import Rect
from game.app.widgets.base import Widget
from game.app.widgets.button import Button

if TYPE_CHECKING:
    from game.app.canvas import Canvas
    from game.app.kit import Kit

WIDTH = 1040.0
HEIGHT = 560.0
_PAD = 52.0


class ErrorScene(FormScene):
    """The failure in words, the report's place, and the ways on.

    Args:
        report: the crash report; None if the disk refused it.
        error: what was raised.
    """

    first_focus = "title"

    def __init__(self, report: Path | None, error: BaseException) -> None:
        self.report = report
        self.error = error

    def frame(self, kit: Kit) -> Rect:
        """Return the dialog's place, in units."""
        x, y = middle_offset(kit)
        return x + (1920 - WIDTH) / 2, y + (1080 - HEIGHT) / 2, WIDTH, HEIGHT

    def build(self, kit: Kit) -> list[Widget]:
        """Return the ways on."""
        left, top, width, height = self.frame(kit)
        texts = kit.texts
        half = (width - 2 * _PAD - 20) / 2
        y = top + height - 112
        return [
            Button("quit", (left + _PAD, y, half, 64), texts("error-quit"), self.app.quit),
            Button(
                "title",
                (left + _PAD + half + 20, y, half, 64),
                texts("error-title-screen"),
                self.go_on,
                hint=texts("key-enter"),
                primary=True,
                keys=(pygame.K_RETURN, pygame.K_KP_ENTER),
            ),
        ]

    def go_on(self) -> None:
        """Back to the title screen, where the saved game waits."""
        from game.app.scenes.title import TitleScene

        self.app.recovered()
        self.app.reset(TitleScene())

    def draw_back(self, canvas: Canvas) -> None:
        """Draw what happened."""
        texts = canvas.kit.texts
        draw_backdrop(canvas, "defeat", sun=1, veil=0.6)
        left, top, width, _ = rect = self.frame(canvas.kit)
        draw_dialog(canvas, rect)
        x, w = left + _PAD, width - 2 * _PAD
        canvas.icon("ui-warning", x, top + 44, 48, colour.DANGER)
        title = (x + 68, top + 40, w - 68, 56)
        canvas.text(texts("error-heading"), title, "dialog-title", colour.TEXT, valign="middle", shrink=True)
        canvas.text(texts("error-saved"), (x, top + 124, w, 60), "body", colour.TEXT, wrap=True)
        what = f"{type(self.error).__name__}: {self.error}".splitlines()[0]
        canvas.panel((x, top + 196, w, 64), fill=colour.FIELD, line=colour.LINE, corners=(6, 4, 6, 4))
        short = canvas.kit.fonts.shorten(what, "small", w - 40)
        canvas.text(short, (x + 20, top + 196, w - 40, 64), "small", colour.REASON, valign="middle")
        if self.report is None:
            where = texts("error-no-report")
        else:
            where = texts("error-report", path=str(self.report))
        canvas.text(where, (x, top + 284, w, 140), "body", colour.MUTED, wrap=True)
