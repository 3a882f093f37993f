"""The keyboard on the screen, for whoever has a controller or a finger but no keys."""

from __future__ import annotations

import os
from functools import partial

import pygame

from game.app.drawing.canvas import Canvas
from game.app.drawing.colours.theme import colour, fade
from game.app.drawing.kit import Kit
from game.app.drawing.viewport import Rect
from game.app.forms.form_scene import FormScene
from game.app.widgets.button import Button, IconButton
from game.app.widgets.text_field import TextField
from game.app.widgets.widget import Widget

DIGITS = "1234567890"
MARKS = "-'.,!?&+#:()"
LATIN = "qwertyuiop asdfghjkl zxcvbnm"
"""What names, seeds and game codes of every language need."""
_KEY_W, _KEY_H, _GAP, _PAD, _LINE = 92.0, 64.0, 8.0, 20.0, 60.0
_SYSTEM = "SteamDeck"
"""Set by Steam on its own device, where the system has a keyboard of its own for the window."""


class KeyboardScene(FormScene):
    """Letters, digits and the common marks, over the lower part of the screen with the field.

    What is pressed goes into the field as if it were typed; letters of a keyboard do, too.

    Args:
        below: the screen of the field.
        field: the field's key.
    """

    transparent = True
    quiet = True
    paged = True
    first_focus = "key-0-0"

    def __init__(self, below: FormScene, field: str) -> None:
        self.below = below
        self.key = field
        self.capital = False
        self.latin = False

    @property
    def typing(self) -> bool:  # type: ignore[override]
        """Letters belong to the field."""
        return True

    @property
    def field(self) -> TextField | None:
        """The field, which is made anew whenever its screen is."""
        found = self.below.form.find(self.key)
        return found if isinstance(found, TextField) else None

    def rows(self, kit: Kit) -> list[str]:
        """Return the letters, digits and marks, from above."""
        own = kit.texts("keyboard-letters")
        rows = (LATIN if self.latin else own).split()
        if self.capital:
            rows = [row.upper() for row in rows]
        return [*rows, DIGITS, MARKS]

    def frame(self, kit: Kit) -> Rect:
        """At the foot of the window."""
        width, height = kit.viewport.design
        rows = len(self.rows(kit)) + 1
        high = min(height - 12, rows * (_KEY_H + _GAP) + _LINE + 2 * _PAD)
        return 0.0, height - high, width, high

    def build(self, kit: Kit) -> list[Widget]:
        """Return the keys, row by row, and below them those that do something else."""
        x, y, w, h = self.frame(kit)
        rows = self.rows(kit)
        pitch = (h - _LINE - 2 * _PAD) / (len(rows) + 1)
        high = pitch - _GAP
        most = max(len(row) for row in rows)
        step = min(_KEY_W + _GAP, (w - 2 * _PAD) / most)
        top = y + _PAD + _LINE
        made: list[Widget] = []
        for n, row in enumerate(rows):
            left = x + (w - len(row) * step) / 2
            for i, letter in enumerate(row):
                rect = (left + i * step, top + n * pitch, step - _GAP, high)
                made.append(Button(f"key-{n}-{i}", rect, letter, partial(self.write, letter)))
        return [*made, *self._others(kit, (x, top + len(rows) * pitch, w, high))]

    def _others(self, kit: Kit, row: Rect) -> list[Widget]:
        """Capitals, other letters, space, caret, backspace and the way back."""
        texts = kit.texts
        x, y, w, h = row
        doings: list[tuple[str, str, object, float]] = [("capital", "keyboard-capital", self.shift, 1.4)]
        if texts("keyboard-letters").split()[0][0] not in LATIN:
            name = "keyboard-own" if self.latin else "keyboard-latin"
            doings.append(("letters", name, self.change_letters, 1.2))
        doings += [
            ("space", "key-name-space", partial(self.write, " "), 2.6),
            ("left", "", partial(self.press_key, pygame.K_LEFT), 0.8),
            ("right", "", partial(self.press_key, pygame.K_RIGHT), 0.8),
            ("erase", "keyboard-erase", partial(self.press_key, pygame.K_BACKSPACE), 1.6),
        ]
        if os.environ.get(_SYSTEM) == "1":
            doings.append(("system", "keyboard-system", self.ask_system, 1.6))
        doings.append(("done", "keyboard-done", self.app.pop, 1.6))
        unit = min((w - 2 * _PAD) / sum(share for *_, share in doings), 150.0)
        left = x + (w - unit * sum(share for *_, share in doings)) / 2
        made: list[Widget] = []
        for key, label, action, share in doings:
            rect = (left, y, unit * share - _GAP, h)
            left += unit * share
            assert callable(action)
            if not label:
                tip, turn = texts(f"key-name-{key}"), 180 if key == "left" else 0
                made.append(IconButton(key, rect, "ui-chevron", action, tip=tip, turn=turn))
                continue
            primary = key == "done" or (key == "capital" and self.capital)
            made.append(Button(key, rect, texts(label), action, primary=primary, style="subheading"))
        return made

    # What the keys do

    def write(self, letter: str) -> None:
        """Put a letter where the caret is."""
        field = self.field
        if field is not None:
            field.text_input(pygame.Event(pygame.TEXTINPUT, text=letter))
        self.app.dirty = True
        if self.capital and letter.isalpha():
            self.shift()

    def press_key(self, key: int) -> None:
        """Move the caret, or take the letter before it away."""
        field = self.field
        if field is not None:
            field.key_down(pygame.Event(pygame.KEYDOWN, key=key, mod=0, unicode="", scancode=0))
        self.app.dirty = True

    def shift(self) -> None:
        """The next letter is a capital, or a small one after all."""
        self.capital = not self.capital
        self.rebuild()

    def change_letters(self) -> None:
        """Show the letters of the Latin alphabet, or again those of the language."""
        self.latin = not self.latin
        self.rebuild()

    def ask_system(self) -> None:
        """Have the system show its own keyboard."""
        field = self.field
        if field is not None:
            pygame.key.set_text_input_rect(self.below.form.kit.viewport.rect(field.place))
        pygame.key.stop_text_input()
        pygame.key.start_text_input()

    # Events

    def handle(self, event: pygame.Event) -> bool:
        """Escape goes back, letters that are typed go into the field; all else is the form's."""
        if event.type == pygame.TEXTINPUT:
            self.write(event.text)
            return True
        if event.type == pygame.KEYDOWN:
            if event.key == pygame.K_ESCAPE:
                self.app.pop()
                return True
            if event.key in (pygame.K_BACKSPACE, pygame.K_DELETE, pygame.K_HOME, pygame.K_END):
                self.press_key(event.key)
                return True
            if event.key == pygame.K_SPACE:  # its letter comes by itself
                return True
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            point = self.form.kit.viewport.point(event.pos)
            if point[1] < self.frame(self.form.kit)[1]:
                self.app.pop()
                return True
        return super().handle(event)

    def enter(self, app: object) -> None:
        """Show the ring at once: a controller has opened it."""
        super().enter(app)  # type: ignore[arg-type]
        self.form.focus_on("key-0-0", by_key=True)

    # The picture

    def draw(self, canvas: Canvas) -> None:
        """What it lies on is not seen."""
        page = self.page(canvas.kit)
        by = page.viewport.scale / canvas.scale
        x, y, w, h = self.frame(page)
        canvas.cover((x * by, y * by, w * by, h * by), partly=True)
        super().draw(canvas)

    def draw_back(self, canvas: Canvas) -> None:
        """Draw the ground, and what the field holds, with its caret."""
        x, y, w, h = frame = self.frame(canvas.kit)
        canvas.box((x, y - 16, w, 16), fade(colour.BLACK, 0.4))
        canvas.box(frame, (10, 13, 24))
        canvas.line((x, y), (x + w, y), colour.LINE_STRONG, 2)
        field, fonts = self.field, canvas.kit.fonts
        if field is None:
            return
        room = min(w - 2 * _PAD, 900.0)
        left, middle = x + (w - room) / 2, y + _PAD / 2 + _LINE / 2
        canvas.panel((left, y + 8, room, _LINE), fill=colour.FIELD, line=colour.GOLD, corners=(6, 4, 6, 4))
        text, caret = field.text, field.caret
        while text and fonts.width(text[:caret], "button") > room - 40:
            text, caret = text[1:], caret - 1
        place = (left + 14, y + 8, room - 28, _LINE)
        canvas.text(fonts.shorten(text, "button", room - 28), place, "button", colour.TEXT, valign="middle")
        at = left + 14 + fonts.width(text[:caret], "button")
        canvas.line((at, middle - 18), (at, middle + 14), colour.GOLD, 2)
