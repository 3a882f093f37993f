"""A dialog that asks for the name of a saved game."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.app.drawing.canvas import Canvas
from game.app.drawing.colours.theme import colour
from game.app.drawing.kit import Kit
from game.app.drawing.viewport import Rect
from game.app.forms.dialog import middle_offset
from game.app.forms.dialog_scene import DialogScene
from game.app.forms.save_words import when_words
from game.app.navigation.scene import Program
from game.app.table.saving_games import table_picture
from game.app.widgets.button import Button
from game.app.widgets.text_field import TextField
from game.app.widgets.widget import Widget
from game.play.session import Session
from game.storage.atomic import kind_of
from game.storage.library import LONGEST, tidy

WIDTH = 900.0
_PAD = 44.0


class NamingScene(DialogScene):
    """One line to type in, a way on (Enter) and a way back (Esc).

    Args:
        title: what is asked.
        name: suggested.
        go: the label of the way on.
        on_name: called with the name; returns why it could not be done, in words, or None.
        note: returns what is said of a name while it is typed; empty for nothing.
        fresh: the name is a mere suggestion: typing replaces it.
    """

    first_focus = "name"

    def __init__(
        self,
        title: str,
        name: str,
        go: str,
        on_name: Callable[[str], str | None],
        note: Callable[[str], str] | None = None,
        fresh: bool = False,
    ) -> None:
        super().__init__()
        self.title = title
        self.name = name
        self.go = go
        self.on_name = on_name
        self.note = note
        self.refused = ""
        self.fresh = fresh

    def _said(self, kit: Kit) -> tuple[str, bool]:
        """What stands below the line, and whether it is a refusal."""
        if not tidy(self.name):
            return kit.texts("naming-empty"), True
        strange = next((c for c in self.name if not kit.fonts.shows(c, "room-name")), None)
        if strange is not None:
            return kit.texts("naming-letter", letter=strange), True
        if self.refused:
            return self.refused, True
        return (self.note(self.name) if self.note else ""), False

    def _heights(self, kit: Kit) -> tuple[float, float, float]:
        """Heights of the heading, the words below the line (always room for two lines), and a button."""
        fonts = kit.fonts
        lines = max(2, len(fonts.wrap(self._said(kit)[0], "body", WIDTH - 2 * _PAD)))
        return (
            fonts.line_height("dialog-title"),
            lines * fonts.line_height("body"),
            max(64.0, fonts.line_height("button") + 28),
        )

    def frame(self, kit: Kit) -> Rect:
        """Return the dialog's place, in units."""
        head, words, button = self._heights(kit)
        height = 36 + head + 24 + 64 + 14 + words + 24 + button + 36
        x, y = middle_offset(kit)
        return x + (1920 - WIDTH) / 2, y + (1080 - height) / 2, WIDTH, height

    def build(self, kit: Kit) -> list[Widget]:
        """Return the line and the two buttons."""
        x, y, w, h = self.frame(kit)
        head, _, button = self._heights(kit)
        said, refused = self._said(kit)
        wide = (w - 2 * _PAD - 20) / 2
        top = y + h - 36 - button
        field = (x + _PAD, y + 36 + head + 24, w - 2 * _PAD, 64)
        texts = kit.texts
        no = Button(
            "no", (x + _PAD, top, wide, button), texts("confirm-back"), self.app.pop,
            hint=texts("key-escape"), keys=(pygame.K_ESCAPE,),
        )  # fmt: skip
        yes = Button(
            "yes", (x + _PAD + wide + 20, top, wide, button), self.go, self.accept, primary=True,
            hint=texts("key-enter"), keys=(pygame.K_RETURN, pygame.K_KP_ENTER),
            reason=said if refused and not self.refused else None,
        )  # fmt: skip
        line = TextField(
            "name", field, self.name, self._typed, limit=LONGEST, problem=refused, chosen=self.fresh
        )
        return [line, no, yes]

    def _typed(self, name: str) -> None:
        self.fresh = False
        self.name = name
        self.refused = ""
        self.rebuild()

    def accept(self) -> None:
        """Close the dialog and use the name; stay if that cannot be done."""
        refused = self.on_name(tidy(self.name))
        if refused:
            self.refused = refused
            self.rebuild()
        elif self.app.top is self:
            self.app.pop()

    def draw_head(self, canvas: Canvas) -> None:
        """Draw the question and what is said of the name."""
        kit = canvas.kit
        x, y, w, _ = self.frame(kit)
        head, words, _ = self._heights(kit)
        place = (x + _PAD, y + 36, w - 2 * _PAD, head)
        canvas.text(self.title, place, "dialog-title", colour.TEXT, valign="middle", shrink=True)
        said, refused = self._said(kit)
        under = (x + _PAD, y + 36 + head + 24 + 64 + 14, w - 2 * _PAD, words)
        canvas.text(said, under, "body", colour.REASON if refused else colour.MUTED, wrap=True)


def save_as_scene(app: Program, session: Session, say: Callable[[str], None]) -> NamingScene:
    """Return the dialog that asks for a name and saves a game under it, with a picture of its table.

    A game that has the name already goes to the deleted ones, once the new one is safe.

    Args:
        app: the program.
        session: the game.
        say: tells in a few words that it is done.
    """
    texts, library = app.texts, app.library
    names = ", ".join(member["name"] for member in session.state["crew"])
    suggested = texts("naming-suggestion", turn=session.state["turn"], names=names)

    def note(name: str) -> str:
        before = library.find(name)
        return texts("naming-twice", when=when_words(texts, before.saved)) if before else texts("naming-note")

    def save(name: str) -> str | None:
        try:
            before = library.find(name)
            library.save(name, session.to_json(), table_picture(app.kit, session))
            if before is not None:
                library.delete(before)
        except OSError as error:
            return texts(f"saves-refused-{kind_of(error)}")
        say(texts("naming-saved", name=name))
        return None

    return NamingScene(texts("naming-title"), tidy(suggested), texts("naming-go"), save, note, fresh=True)
