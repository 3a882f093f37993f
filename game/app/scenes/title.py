"""The title screen."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game import __version__
from game.app.saves_words import difficulty_words, trouble_words
from game.app.scenes.common import FormScene, draw_backdrop, draw_hints, shade_left
from game.app.scenes.logo import draw_logo
from game.app.theme import colour, fade
from game.app.widgets.base import Action, Widget
from game.app.widgets.button import Button
from game.storage.saves import Found

if TYPE_CHECKING:
    from game.app.app import App
    from game.app.canvas import Canvas
    from game.app.kit import Kit

LEFT = 112.0


class TitleScene(FormScene):
    """New game, the game in progress if there is one, and the way out.

    Args:
        notice: something the player must be told, shown until this screen is left.
    """

    def __init__(self, notice: str | None = None) -> None:
        self.found = Found(None, None)
        self.notices: list[str] = [notice] if notice else []

    def enter(self, app: App) -> None:
        """Look for a game in progress."""
        self.found = app.shelf.read()
        self.notices += [trouble_words(app.texts, trouble, app.shelf.path) for trouble in self.found.trouble]
        self.notices += self._standing(app)
        if app.setback is not None:
            self.notices.append(app.texts("notice-settings-broken", path=str(app.setback)))
            app.setback = None
        self.first_focus = "continue" if self.found.game else "new"
        super().enter(app)

    def _standing(self, app: App) -> list[str]:
        """What the player must know about saving in this copy of the program."""
        claim = app.shelf.claim
        if app.shelf.paused:
            return [app.texts("title-unsaved")]
        if claim is not None and claim.lost:
            return [app.texts("title-taken")]
        if claim is not None and claim.trouble:
            return [app.texts(f"title-no-saves-{claim.trouble}", path=str(app.shelf.folder))]
        return []

    def build(self, kit: Kit) -> list[Widget]:
        """Return the entries that work."""
        texts = kit.texts
        y = self._top(kit) + 462
        entries: list[Widget] = []
        summary = self.found.summary
        if summary is not None:
            detail = texts(
                "title-continue-detail",
                turn=summary.turn,
                difficulty=difficulty_words(texts, summary.difficulty),
                names=", ".join(summary.names),
            )
            rect = (LEFT, y, 500.0, 80.0)
            label = texts("title-continue")
            entries.append(
                Button(
                    "continue",
                    rect,
                    label,
                    self.go_on,
                    icon="ui-play",
                    detail=detail,
                    primary=True,
                    align="left",
                    style="button-large",
                )
            )
            y += 80 + 12
        more: list[tuple[str, Action]] = [("new", self.new_game)]
        if self.app.library.exists():
            more.append(("load", self.load))
        for key, action in (*more, ("settings", self.app.open_settings), ("quit", self.app.quit)):
            primary = key == "new" and summary is None
            rect = (LEFT, y, 500.0, 68.0)
            entries.append(
                Button(
                    key,
                    rect,
                    texts(f"title-{key}"),
                    action,
                    align="left",
                    primary=primary,
                    style="button-large",
                )
            )
            y += 68 + 12
        return entries

    def _top(self, kit: Kit) -> float:
        return max(0.0, (kit.viewport.design[1] - 1080) / 2)

    def handle(self, event: pygame.Event) -> bool:
        """Arrows walk the menu, Enter opens."""
        if self.form.handle(event):
            return True
        if event.type == pygame.KEYDOWN and event.key in (pygame.K_RETURN, pygame.K_KP_ENTER):
            (self.go_on if self.found.game else self.new_game)()
            return True
        return False

    def new_game(self) -> None:
        """Go to the setup screen."""
        from game.app.scenes.setup import SetupScene

        self.app.push(SetupScene())

    def load(self) -> None:
        """Go to the saved games."""
        from game.app.scenes.saves import SavesScene

        self.app.push(SavesScene())

    def go_on(self) -> None:
        """Go on with the game in progress; if the rules cannot, put it aside and say so."""
        from game.app.scenes.table import TableScene
        from game.app.session import Session
        from game.rules.history import HistoryError

        if self.found.game is None:
            return
        try:
            session = Session.resume(self.found.game, self.app.engine(), self.app.shelf)
        except HistoryError as error:
            trouble = self.app.shelf.reject(self.found, str(error))
            self.app.reset(TitleScene(trouble_words(self.app.texts, trouble, self.app.shelf.path)))
            return
        self.app.reset(TableScene(session))

    def resume(self) -> None:
        """Look again for a game in progress."""
        self.found = self.app.shelf.read()
        self.rebuild()

    def draw_back(self, canvas: Canvas) -> None:
        """Draw backdrop, logo, notices and the small print."""
        texts = canvas.kit.texts
        width, height = canvas.kit.viewport.design
        draw_backdrop(canvas, "title", sun=2)
        shade_left(canvas, 1100)
        top = self._top(canvas.kit)
        draw_logo(canvas, LEFT - 24, top + 84)
        canvas.text(texts("title-tagline"), (LEFT, top + 396), "lead", colour.GOLD_TEXT)
        self._draw_notices(canvas, height - 120)
        canvas.text(texts("title-credit", version=__version__), (LEFT, height - 66), "small", colour.MUTED)
        hints = [
            ("↑↓", "hint-choose"),
            (texts("key-enter"), "hint-open"),
            (canvas.kit.keys.label("fullscreen", texts), "hint-fullscreen"),
        ]
        draw_hints(canvas, [(key, texts(words)) for key, words in hints], width - 32, height - 54)

    def _draw_notices(self, canvas: Canvas, bottom: float) -> None:
        fonts = canvas.kit.fonts
        for notice in reversed(self.notices):
            lines = fonts.wrap(notice, "small", 640)
            height = len(lines) * fonts.line_height("small") + 26
            rect = (LEFT, bottom - height, 720.0, height)
            canvas.panel(
                rect, fill=fade(colour.REASON_PANEL, 0.97), line=colour.REASON, corners=(12, 4, 12, 4)
            )
            canvas.icon("ui-warning", LEFT + 16, bottom - height / 2 - 14, 28, colour.REASON)
            inner = (LEFT + 60, rect[1] + 13, 644.0, height - 26)
            canvas.text(notice, inner, "small", colour.TEXT, wrap=True)
            bottom -= height + 12
