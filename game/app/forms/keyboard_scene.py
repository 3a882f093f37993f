"""The keyboard on the screen, for whoever has a controller or a finger but no keys."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import pygame

from game.app.drawing.canvas import Canvas
from game.app.drawing.colours.theme import colour, fade
from game.app.drawing.kit import Kit
from game.app.drawing.viewport import Rect
from game.app.forms import hangul
from game.app.forms.form_scene import FormScene
from game.app.forms.view_scene import ViewScene
from game.app.views.bits import button, icon_button
from game.app.views.tree import Act, View, column, drawn, first_that_fits, row, space, text
from game.app.widgets.text_field import TextField

DIGITS = "1234567890"
MARKS = "-'.,!?&+#:()"
LATIN = "qwertyuiop asdfghjkl zxcvbnm"
"""Letters that names, seeds and game codes of every language need."""
KEY, UNIT, GAP, LINE, EDGE, INSET = 92.0, 142.0, 8.0, 60.0, 16.0, 16.0
PAD = (20.0, 10.0, 20.0, 12.0)
HEIGHTS = (66.0, 54.0, 44.0)
"""Of a row of keys: the first that has room for all rows."""
FRAME = "frame"
_SYSTEM = "SteamDeck"
"""Set by Steam on its own device, where the system has a keyboard of its own for the window."""


class KeyboardScene(ViewScene):
    """Letters, digits and the common marks, over the lower part of the screen with the field.

    What is pressed goes into the field as if it were typed; letters of a keyboard do, too.

    Args:
        below: the screen of the field.
        field: the field's key.
    """

    transparent = True
    quiet = True
    first_focus = "key-0-0"

    def __init__(self, below: FormScene, field: str) -> None:
        self.below = below
        self.key = field
        self.capital = False
        self.latin = False
        self._doings: dict[str, Callable[[], None]] = {
            "capital": self.shift,
            "letters": self.change_letters,
            "space": partial(self.write, " "),
            "left": partial(self.press_key, pygame.K_LEFT),
            "right": partial(self.press_key, pygame.K_RIGHT),
            "erase": partial(self.press_key, pygame.K_BACKSPACE),
            "system": self.ask_system,
            "done": lambda: self.app.pop(),
        }

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
            rows = ["".join(map(_capital, row)) for row in rows]
        return [*rows, DIGITS, MARKS]

    def frame(self, kit: Kit) -> Rect:
        """At the foot of the window."""
        return self.laid.rect(FRAME)

    def view(self, kit: Kit) -> View:
        """Return what the field holds, the keys row by row, and below them those that do something else."""
        field = self.field
        held = (field.text, field.caret) if field is not None else ("", 0)
        line = row(drawn(_draw_line, *held, wide=(300, 900), high=LINE, grow=1), pack="middle")
        rows = self.rows(kit)

        def keys(high: float) -> View:
            made = [
                [_letter(f"key-{n}-{i}", letter, high) for i, letter in enumerate(letters)]
                for n, letters in enumerate(rows)
            ]
            others = row(*self._others(kit, high), pack="middle", gap=GAP)
            lines = [_line(letters, max(map(len, rows))) for letters in made]
            return column(line, *lines, others, gap=GAP, look="keyboard", pad=PAD).named(FRAME)

        return first_that_fits(*[column(space(grow=1), keys(high)) for high in HEIGHTS])

    def _others(self, kit: Kit, high: float) -> list[View]:
        """Capitals, other letters, space, caret, backspace and the way back."""
        texts = kit.texts
        own = texts("keyboard-letters").split()[0][0] not in LATIN
        system = os.environ.get(_SYSTEM) == "1"
        doings = [
            ("capital", "keyboard-capital", 1.4),
            ("letters", "keyboard-own" if self.latin else "keyboard-latin", 1.2 if own else 0),
            ("space", "key-name-space", 2.6),
            ("left", "", 0.8),
            ("right", "", 0.8),
            ("erase", "keyboard-erase", 1.6),
            ("system", "keyboard-system", 1.6 if system else 0),
            ("done", "keyboard-done", 1.6),
        ]
        made: list[View] = []
        for name, label, share in doings:
            given: dict[str, Any] = {"wide": (KEY * 0.6, UNIT * share), "grow": share, "high": high}
            if not label:
                tip, turn = texts(f"key-name-{name}"), 180 if name == "left" else 0
                made.append(icon_button(name, "ui-chevron", Act(tip=tip), turn=turn, **given))
            elif share:
                primary = name == "done" or (name == "capital" and self.capital)
                made.append(
                    button(name, texts(label), primary=primary, style="subheading", pad=(8, 0), **given)
                )
        return made

    def do(self, name: str, value: Any) -> None:
        """Write a letter, or do what another key is for."""
        if name.startswith("key-"):
            self.write(value)
        else:
            self._doings[name]()

    # What the keys do

    def write(self, letter: str) -> None:
        """Put a letter where the caret is; one of Korean joins the one before it."""
        field = self.field
        before = field.before if field is not None else ""
        joined = hangul.typed(before, letter)
        if joined != before + letter:
            if field is not None and len(field.text) - 1 + len(joined) > field.limit:
                return  # a second syllable has no room, and would take the end of the first one along
            self.press_key(pygame.K_BACKSPACE)
            letter = joined
        field = self.field
        if field is not None:
            field.text_input(pygame.Event(pygame.TEXTINPUT, text=letter))
        if self.capital and letter.isalpha():
            self.capital = False
        self.rebuild()

    def press_key(self, key: int) -> None:
        """Move the caret, or take the letter before it away."""
        field = self.field
        if field is not None:
            field.key_down(pygame.Event(pygame.KEYDOWN, key=key, mod=0, unicode="", scancode=0))
        self.rebuild()

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
        """Draw the keyboard alone: what it lies on is not seen."""
        page = self.page(canvas.kit)
        by = page.viewport.scale / canvas.scale
        x, y, w, h = self.frame(page)
        canvas.cover((x * by, y * by, w * by, h * by), partly=True)
        super().draw(canvas)

    def backdrop(self, canvas: Canvas) -> None:
        """Draw the edge of what it lies on."""
        x, y, w, _ = self.frame(canvas.kit)
        canvas.box((x, y - EDGE, w, EDGE), fade(colour.BLACK, 0.4))


def _draw_line(canvas: Canvas, rect: Rect, held: str, caret: int) -> None:
    """Draw what the field holds, with its caret."""
    canvas.panel(rect, fill=colour.FIELD, line=colour.GOLD, corners=(6, 4, 6, 4))
    fonts, (x, y, w, h) = canvas.kit.fonts, rect
    left, room = x + INSET, w - 2 * INSET
    while held and fonts.width(held[:caret], "button") > room:
        held, caret = held[1:], caret - 1
    shown = fonts.shorten(held, "button", room)
    canvas.text(shown, (left, y, room, h), "button", colour.TEXT, valign="middle")
    at, middle = left + fonts.width(held[:caret], "button"), y + h / 2
    canvas.line((at, middle - INSET), (at, middle + INSET), colour.GOLD, 2)


def _line(letters: Sequence[View], most: int) -> View:
    """Return a row of keys as wide as those of a row of so many."""
    side = (most - len(letters)) / 2
    ground = space(grow=side) if side else None
    return row(ground, *letters, ground, pack="middle", gap=GAP)


def _letter(name: str, letter: str, high: float) -> View:
    """Return a key that writes."""
    words = text(letter, "button", align="center", grow=1)
    return row(words, look="button", wide=(KEY * 0.45, KEY), high=high, grow=1).named(name, Act(value=letter))


def _capital(letter: str) -> str:
    """Return a capital letter; the small one where no single letter is its capital."""
    capital = letter.upper()
    return capital if len(capital) == 1 else letter
