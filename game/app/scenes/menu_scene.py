"""The menu over the table."""

from __future__ import annotations

from game.app.drawing.canvas import Canvas
from game.app.drawing.colours.theme import colour
from game.app.drawing.kit import Kit
from game.app.drawing.viewport import Rect
from game.app.forms.confirm_scene import ConfirmScene
from game.app.forms.dialog import DialogShape, dialog_shape, text_height, wide
from game.app.forms.dialog_scene import DialogScene, continue_button
from game.app.forms.save_words import unsaved_words
from game.app.navigation import routes
from game.app.table.motion.pace import FIRST
from game.app.table.saving_games import leaving_question
from game.app.widgets.button import Button
from game.app.widgets.choice import TOGGLE_TEXT, Cell, Segment, Toggle
from game.app.widgets.scroll import ScrollArea
from game.app.widgets.widget import Action, Widget
from game.play.session import Session
from game.storage.preferences import SPEEDS

WIDTH = 720.0
_PAD = 48.0
_HEAD = 108.0
_ABOVE = 206.0
"""From the first entry to the toggles."""
_NOTE = 330.0
"""From below the toggles to the words below the last entry."""
_TOGGLES = ("reduced-motion", "confirm")


class MenuScene(DialogScene):
    """Back to the game, how it moves, and the ways out of it.

    Args:
        session: the game in progress.
    """

    first_focus = "continue"

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session

    def frame(self, kit: Kit) -> Rect:
        """Return the menu's place, in units."""
        return self._shape(kit).frame

    def _shape(self, kit: Kit) -> DialogShape:
        return dialog_shape(kit, WIDTH, _PAD, _HEAD, self._length(kit), 20)

    def _length(self, kit: Kit) -> float:
        room = wide(kit, WIDTH, _PAD)
        note = text_height(kit.fonts, self._note(kit)[0], "small", room)
        return self._below_toggles(kit) + _NOTE + note + 12

    def _toggle_heights(self, kit: Kit) -> list[float]:
        """Return how high the toggles are, with their words."""
        room = wide(kit, WIDTH, _PAD) - TOGGLE_TEXT
        details = (kit.texts(f"menu-{key}-detail") for key in _TOGGLES)
        return [max(66.0, 40 + text_height(kit.fonts, text, "small", room)) for text in details]

    def _below_toggles(self, kit: Kit) -> float:
        """Return where the entries below the toggles begin, from the first entry on."""
        return _ABOVE + sum(height + 12 for height in self._toggle_heights(kit))

    def _note(self, kit: Kit) -> tuple[str, bool]:
        """Return what is to be said about saving, and whether it is a warning."""
        if self.session.save_trouble:
            return unsaved_words(kit.texts, self.session), True
        return kit.texts("menu-unsaved" if self.app.shelf.paused else "menu-saved"), False

    def build(self, kit: Kit) -> list[Widget]:
        """Return the menu's entries."""
        shape = self._shape(kit)
        x, w, top = shape.left, shape.width, shape.area[1]
        texts, settings = kit.texts, kit.settings
        cell = w / len(SPEEDS)
        speeds = [
            Cell(speed, (x + i * cell, top + 134, cell, 48), texts(f"speed-{speed}"))
            for i, speed in enumerate(SPEEDS)
        ]
        change = self.app.change_settings
        toggles: list[Widget] = []
        y = top + _ABOVE
        switches = (
            (settings.reduced_motion, lambda on: change(reduced_motion=on)),
            (settings.confirm, lambda on: change(confirm=on)),
        )
        for key, high, (value, action) in zip(_TOGGLES, self._toggle_heights(kit), switches, strict=True):
            label, detail = texts(f"menu-{key}"), texts(f"menu-{key}-detail")
            toggles.append(Toggle(key, (x, y, w, high), label, value, action, detail=detail))
            y += high + 12
        half = (w - 16) / 2
        right = x + half + 16
        entries: list[Widget] = [
            continue_button(self.app, kit, (x, top + 4, w, 68), "button-large"),
            Segment("speed", speeds, settings.animation or FIRST, lambda speed: change(animation=speed)),
            *toggles,
            Button(
                "settings",
                (x, y, half, 60),
                texts("menu-settings"),
                self.open_settings,
                hint=kit.keys.label("settings", texts),
            ),
            Button("rulebook", (right, y, half, 60), texts("rulebook-open"), self.open_rulebook),
            Button("save", (x, y + 98, half, 60), texts("menu-save-as"), self.save_as),
            Button("load", (right, y + 98, half, 60), texts("menu-load"), self.load),
            Button("new", (x, y + 174, w, 60), texts("menu-new"), self.new_game),
            Button("title", (x, y + 250, half, 60), texts("menu-title"), self.to_title),
            Button("quit", (right, y + 250, half, 60), texts("menu-quit"), self.quit),
        ]
        return [ScrollArea("entries", shape.area, self._length(kit), entries, self.draw_page)]

    def open_settings(self) -> None:
        """Go to the settings."""
        self.app.open(routes.Settings())

    def open_rulebook(self) -> None:
        """Read the rules."""
        self.app.open(routes.Rulebook((), self.session))

    def save_as(self) -> None:
        """Ask for a name to save the game under."""
        self.app.open(routes.SaveAs(self.session, self.form.show_message))

    def load(self) -> None:
        """Go to the saved games."""
        self._leave(lambda: self.app.open(routes.SavedGames()))

    def _leave(self, go: Action) -> None:
        """Leave the game; ask first if it is not safe on the disk, or if the player wants to be asked."""
        question = leaving_question(self.app, self.session, go)
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

        def go() -> None:
            self.app.start(routes.Title())
            self.app.open(routes.Setup())

        self._leave(go)

    def to_title(self) -> None:
        """Leave the table for the title screen; the game is saved."""
        self._leave(lambda: self.app.start(routes.Title()))

    def draw_head(self, canvas: Canvas) -> None:
        """Draw the name and which game it is."""
        texts, shape = canvas.kit.texts, self._shape(canvas.kit)
        x, top, w = shape.left, shape.frame[1], shape.width
        heading = texts("menu-heading")
        name = canvas.text(
            heading, (x, top + 34, w * 0.5, 56), "dialog-title", colour.TEXT, valign="middle", shrink=True
        )
        state = self.session.state
        where = texts(
            "menu-where",
            turn=state["turn"],
            difficulty=texts(f"difficulty-{state['settings']['difficulty']}"),
        )
        place = (x + name[2] + 24, top + 34, w - name[2] - 24, 56)
        canvas.text(where, place, "body", colour.MUTED, "right", "middle", shrink=True)

    def draw_page(self, canvas: Canvas) -> None:
        """Draw the words between the entries."""
        texts, shape = canvas.kit.texts, self._shape(canvas.kit)
        x, top, w = shape.left, shape.area[1], shape.width
        canvas.text(texts("menu-speed"), (x, top + 100), "label", colour.MUTED)
        below = top + self._below_toggles(canvas.kit)
        canvas.line((x, below + 78), (x + w, below + 78), colour.LINE)
        note, warning = self._note(canvas.kit)
        paint = colour.REASON if warning else colour.MUTED
        canvas.text(note, (x, below + _NOTE, w, 10_000), "small", paint, "center", wrap=True)
