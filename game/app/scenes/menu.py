"""The menu over the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.app.keeping import farewell
from game.app.saves_words import unsaved_words
from game.app.scenes.common import FormScene, Veil, middle_offset
from game.app.scenes.confirm import ConfirmScene, draw_dialog
from game.app.theme import colour
from game.app.viewport import Rect
from game.app.widgets.base import Action, Widget
from game.app.widgets.button import Button
from game.app.widgets.choice import Cell, Segment, Toggle
from game.storage.settings import SPEEDS

if TYPE_CHECKING:
    from game.app.canvas import Canvas
    from game.app.kit import Kit
    from game.app.session import Session

WIDTH = 720.0
HEIGHT = 898.0
_PAD = 48.0


class MenuScene(FormScene):
    """Back to the game, how it moves, and the ways out of it.

    Args:
        session: the game in progress.
    """

    first_focus = "continue"

    def __init__(self, session: Session) -> None:
        self.session = session
        self.veil = Veil(self)

    def frame(self, kit: Kit) -> Rect:
        """Return the menu's place, in units."""
        x, y = middle_offset(kit)
        return x + (1920 - WIDTH) / 2, y + (1080 - HEIGHT) / 2, WIDTH, HEIGHT

    def build(self, kit: Kit) -> list[Widget]:
        """Return the menu's entries."""
        left, top, width, _ = self.frame(kit)
        x, w = left + _PAD, width - 2 * _PAD
        texts = kit.texts
        settings = kit.settings
        cell = w / len(SPEEDS)
        speeds = [
            Cell(speed, (x + i * cell, top + 246, cell, 48), texts(f"speed-{speed}"))
            for i, speed in enumerate(SPEEDS)
        ]
        escape = texts("key-escape")
        change = self.app.change_settings
        toggles: list[Widget] = []
        y = top + 318
        for key, value, action in (
            ("reduced-motion", settings.reduced_motion, lambda on: change(reduced_motion=on)),
            ("confirm", settings.confirm, lambda on: change(confirm=on)),
        ):
            label, detail = texts(f"menu-{key}"), texts(f"menu-{key}-detail")
            toggles.append(Toggle(key, (x, y, w, 66), label, value, action, detail=detail))
            y += 78
        half = (w - 16) / 2
        return [
            Button(
                "continue",
                (x, top + 112, w, 72),
                texts("menu-continue"),
                self.app.pop,
                icon="ui-play",
                hint=escape,
                primary=True,
                style="button-large",
                keys=(pygame.K_ESCAPE,),
            ),
            Segment("speed", speeds, settings.animation, lambda speed: change(animation=speed)),
            *toggles,
            Button(
                "settings",
                (x, y, w, 60),
                texts("menu-settings"),
                self.app.open_settings,
                hint=kit.keys.label("settings", texts),
            ),
            Button("save", (x, top + 572, half, 60), texts("menu-save-as"), self.save_as),
            Button("load", (x + half + 16, top + 572, half, 60), texts("menu-load"), self.load),
            Button("new", (x, top + 648, w, 60), texts("menu-new"), self.new_game),
            Button("title", (x, top + 724, half, 60), texts("menu-title"), self.to_title),
            Button("quit", (x + half + 16, top + 724, half, 60), texts("menu-quit"), self.quit),
        ]

    def save_as(self) -> None:
        """Ask for a name to save the game under."""
        from game.app.scenes.naming import save_as

        save_as(self.app, self.session, self.form.say)

    def load(self) -> None:
        """Go to the saved games."""
        from game.app.scenes.saves import SavesScene

        self._leave(lambda: self.app.push(SavesScene()))

    def _leave(self, go: Action) -> None:
        """Leave the game; ask first if it is not safe on the disk, or if the player wants to be asked."""
        question = farewell(self.app, self.session, go)
        if question is not None:
            self.app.push(question)
        elif self.app.settings.confirm_leave:
            self.app.push(self._question(go))
        else:
            go()

    def quit(self) -> None:
        """End the program; ask first if the player wants to be asked."""
        if self.app.settings.confirm_leave:
            self.app.push(self._question(self.app.quit))
        else:
            self.app.quit()

    def _question(self, go: Action) -> ConfirmScene:
        texts = self.app.texts
        return ConfirmScene(
            texts("leave-saved-title"), texts("leave-saved-text"), texts("leave-saved-yes"), go
        )

    def new_game(self) -> None:
        """Go to the setup screen; the game in progress stays saved until another starts."""
        from game.app.scenes.setup import SetupScene
        from game.app.scenes.title import TitleScene

        def go() -> None:
            self.app.reset(TitleScene())
            self.app.push(SetupScene())

        self._leave(go)

    def to_title(self) -> None:
        """Leave the table for the title screen; the game is saved."""
        from game.app.scenes.title import TitleScene

        self._leave(lambda: self.app.reset(TitleScene()))

    def resize(self, kit: Kit) -> None:
        """Build for another size."""
        self.veil.renew()
        super().resize(kit)

    def draw_back(self, canvas: Canvas) -> None:
        """Draw the veil, the frame and the words."""
        self.veil.draw(canvas)
        texts = canvas.kit.texts
        left, top, width, height = rect = self.frame(canvas.kit)
        draw_dialog(canvas, rect)
        x, w = left + _PAD, width - 2 * _PAD
        canvas.text(texts("menu-heading"), (x, top + 34, w, 56), "dialog-title", colour.TEXT, valign="middle")
        state = self.session.state
        where = texts(
            "menu-where",
            turn=state["turn"],
            difficulty=texts(f"difficulty-{state['settings']['difficulty']}"),
        )
        canvas.text(where, (x, top + 34, w, 56), "body", colour.MUTED, "right", "middle")
        canvas.text(texts("menu-speed"), (x, top + 212), "label", colour.MUTED)
        canvas.line((x, top + 552), (x + w, top + 552), colour.LINE)
        trouble = self.session.save_trouble
        if trouble:
            note = unsaved_words(texts, self.session)
        else:
            note = texts("menu-unsaved") if self.app.shelf.paused else texts("menu-saved")
        note_paint = colour.REASON if trouble else colour.MUTED
        canvas.text(note, (x, top + 802, w, height - 816), "small", note_paint, "center", wrap=True)
