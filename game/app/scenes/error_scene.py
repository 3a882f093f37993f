"""What the player sees when the program has failed: what happened, whether the game is safe, the ways on."""

from __future__ import annotations

from pathlib import Path

import pygame

from game.app.drawing.canvas import Canvas
from game.app.drawing.colours.theme import colour
from game.app.drawing.kit import Kit
from game.app.drawing.viewport import Rect
from game.app.forms.backdrop import draw_backdrop
from game.app.forms.dialog import draw_dialog
from game.app.forms.form_scene import FormScene
from game.app.forms.save_words import path_words, unsaved_words
from game.app.navigation import routes
from game.app.navigation.scene import Program
from game.app.widgets.button import Button
from game.app.widgets.widget import Widget
from game.play.session import Session
from game.rules.reading.yaml_nodes import ContentError
from game.storage.plain_text import plain
from game.texts import TextError

WIDTH = 1080.0
_PAD, _GAP, _BUTTON = 48.0, 16.0, 64.0
_MOST_LINES, _FEWEST_LINES = 5, 2
"""Of the error's own words; the fewest where the window is small for the text."""
_LONGEST = 2000
"""Letters of the error's own words that are looked at."""
_Paragraph = tuple[str, str, tuple[int, ...], bool]


class ErrorScene(FormScene):
    """The failure in words, the report's place, and the ways on.

    Args:
        report: the crash report; None if the disk refused it.
        error: what was raised.
        session: the game in progress, if there was one.
    """

    first_focus = "title"
    paged = True

    def __init__(self, report: Path | None, error: BaseException, session: Session | None = None) -> None:
        self.report = report
        self.error = error
        self.session = session
        self._several = False
        """Whether there is a save before the last one."""

    def enter(self, app: Program) -> None:
        """Look what lies on the shelf."""
        self._several = app.shelf.can_step_back()
        super().enter(app)

    # words

    def _why(self, kit: Kit) -> str:
        """What happened, in plain words."""
        if isinstance(self.error, (ContentError, TextError)):
            return kit.texts("error-why-content")
        if isinstance(self.error, MemoryError):
            return kit.texts("error-why-memory")
        if isinstance(self.error, OSError):
            return kit.texts("error-why-disk")
        return kit.texts("error-why-program")

    def _safe(self, kit: Kit) -> str:
        """What has become of the game."""
        if self.session is None:
            return kit.texts("error-no-game")
        if self.session.save_trouble:
            return unsaved_words(kit.texts, self.session)
        if self.app.shelf.paused:
            return kit.texts("error-unsaved")
        return kit.texts("error-saved")

    def _paragraphs(self, kit: Kit) -> list[_Paragraph]:
        """Text, style, colour, and whether it stands in a frame."""
        what = plain(f"{type(self.error).__name__}: {self.error}".strip(), _LONGEST)
        room = self._inner(kit) - 40
        lines = kit.fonts.wrap(what, "small", room)
        most = _MOST_LINES if kit.viewport.design[1] > 800 else _FEWEST_LINES
        if len(lines) > most:
            lines = [*lines[: most - 1], kit.fonts.shorten(lines[most - 1] + " …", "small", room)]
        if self.report is None:
            where = kit.texts("error-no-report")
        else:
            where = kit.texts("error-report", path=path_words(self.report))
        return [
            (self._why(kit), "body", colour.TEXT, False),
            ("\n".join(lines), "small", colour.REASON, True),
            (self._safe(kit), "body", colour.TEXT, False),
            (where, "small", colour.MUTED, False),
        ]

    # places

    def _inner(self, kit: Kit) -> float:
        return min(WIDTH, kit.viewport.design[0] - 24) - 2 * _PAD

    def _heights(self, kit: Kit) -> list[float]:
        fonts, room = kit.fonts, self._inner(kit)
        return [
            len(fonts.wrap(text, style, room - (40 if framed else 0))) * fonts.line_height(style)
            + (24 if framed else 0)
            for text, style, _, framed in self._paragraphs(kit)
        ]

    def frame(self, kit: Kit) -> Rect:
        """Return the dialog's place, in units."""
        width, height = kit.viewport.design
        head = kit.fonts.line_height("dialog-title")
        tall = 28 + head + sum(18 + h for h in self._heights(kit)) + 28 + _BUTTON + 30
        wide = self._inner(kit) + 2 * _PAD
        return (width - wide) / 2, max(4.0, (height - tall) / 2), wide, tall

    def _can_step_back(self) -> bool:
        return self._several and not self.app.shelf.paused

    def build(self, kit: Kit) -> list[Widget]:
        """Return the ways on."""
        left, top, width, height = self.frame(kit)
        texts = kit.texts
        made = [("quit", self.app.end), ("title", self.go_on)]
        if self._can_step_back():
            made.insert(1, ("earlier", self.step_back))
        wide = (width - 2 * _PAD - (len(made) - 1) * _GAP) / len(made)
        y = top + height - _BUTTON - 30
        return [
            Button(
                key,
                (left + _PAD + n * (wide + _GAP), y, wide, _BUTTON),
                texts("error-title-screen" if key == "title" else f"error-{key}"),
                action,
                primary=key == "title",
                hint=texts("key-enter") if key == "title" else None,
                tip=texts("error-earlier-tip") if key == "earlier" else None,
                keys=(pygame.K_RETURN, pygame.K_KP_ENTER) if key == "title" else (),
            )
            for n, (key, action) in enumerate(made)
        ]

    def go_on(self) -> None:
        """Back to the title screen, where the saved game waits."""
        self.app.recovered()
        self.app.start(routes.Title())

    def step_back(self) -> None:
        """Put the last save aside, so that Continue goes on from the one before it."""
        found = self.app.shelf.step_back()
        self.app.recovered()
        words = self.app.texts("error-stepped-back" if found else "error-no-step-back")
        self.app.start(routes.Title(words))

    def draw_back(self, canvas: Canvas) -> None:
        """Draw what happened."""
        kit = canvas.kit
        draw_backdrop(canvas, "setup", sun=1, veil=0.5)
        left, top, width, _ = rect = self.frame(kit)
        draw_dialog(canvas, rect)
        x, w = left + _PAD, width - 2 * _PAD
        head = kit.fonts.line_height("dialog-title")
        canvas.icon("ui-warning", x, top + 28 + (head - 44) / 2, 44, colour.DANGER)
        title = (x + 62, top + 28, w - 62, head)
        canvas.text(
            kit.texts("error-heading"), title, "dialog-title", colour.TEXT, valign="middle", shrink=True
        )
        y = top + 28 + head
        for (text, style, paint, framed), tall in zip(self._paragraphs(kit), self._heights(kit), strict=True):
            y += 18
            if framed:
                canvas.panel((x, y, w, tall), fill=colour.FIELD, line=colour.LINE, corners=(6, 4, 6, 4))
                place = (x + 20, y + 12, w - 40, tall - 23)
            else:
                place = (x, y, w, tall + 1)
            canvas.text(text, place, style, paint, wrap=True)
            y += tall
