"""A dialog that asks for the name of a saved game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.app.drawing.kit import Kit
from game.app.forms.save_words import when_words
from game.app.forms.view_dialog import ViewDialog
from game.app.navigation.said import Said, message, said_in
from game.app.navigation.scene import Program
from game.app.table.kept_picture import table_picture
from game.app.views.bits import ENTER, abreast, button, cap, dialog_head, escape_button, field
from game.app.views.tree import Act, View, column, text, with_room_for
from game.play.session import Session
from game.storage.files.atomic import kind_of
from game.storage.games.save_names import LONGEST, tidy


class NamingScene(ViewDialog):
    """One line to type in, a way on (Enter) and a way back (Esc).

    Args:
        title: what is asked.
        name: suggested.
        go: the label of the way on.
        on_name: called with the name; returns why it could not be done, in words, or None.
        note: returns what is said of a name while it is typed; empty for nothing.
        fresh: the name is a mere suggestion: typing replaces it.
    """

    width = 900.0
    first_focus = "name"

    def __init__(
        self,
        title: Said,
        name: str,
        go: Said,
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
        """Return what stands below the line, and whether it is a refusal."""
        if not tidy(self.name):
            return kit.texts("naming-empty"), True
        strange = next((n for n, c in enumerate(self.name, 1) if not kit.fonts.shows(c, "room-name")), None)
        if strange is not None:
            return kit.texts("naming-letter", place=strange), True
        if self.refused:
            return self.refused, True
        if len(self.name) >= LONGEST:
            return kit.texts("naming-longest", count=LONGEST), False
        return (self.note(self.name) if self.note else ""), False

    def inside(self, kit: Kit) -> View:
        """Return the question, the line, what is said of the name, and the two answers."""
        texts = kit.texts
        said, refused = self._said(kit)
        locked = said if refused and not self.refused else None
        line = field("name", self.name, limit=LONGEST, problem=refused, chosen=self.fresh)
        words = text(said, "body", "reason" if refused else "note", lines=0, valign="top")
        two_lines = text("\n", "body", lines=0)
        return column(
            dialog_head(said_in(texts, self.title)),
            column(line, with_room_for(words, two_lines), gap=14),
            abreast(
                escape_button(kit, "no", texts("confirm-back")),
                button(
                    "yes",
                    said_in(texts, self.go),
                    Act(keys=ENTER, reason=locked),
                    key=cap(kit, texts("key-enter")),
                    primary=True,
                ),
            ),
            gap=24,
        )

    def do(self, name: str, value: Any) -> None:
        """Take what is typed, or an answer."""
        if name == "name":
            self._typed(value)
        elif name == "yes":
            self.accept()
        else:
            self.app.pop()

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


def save_as_scene(app: Program, session: Session, say: Callable[[str], None]) -> NamingScene:
    """Return the dialog that asks for a name and saves a game under it, with a picture of its table.

    A game that has the name already goes to the deleted ones, once the new one is safe.

    Args:
        app: the program.
        session: the game.
        say: tells in a few words that it is done.
    """
    library = app.library
    names = ", ".join(member["name"] for member in session.state["crew"])
    suggested = app.texts("naming-suggestion", turn=session.state["turn"], names=names)

    def note(name: str) -> str:
        before, texts = library.find(name), app.texts
        return texts("naming-twice", when=when_words(texts, before.saved)) if before else texts("naming-note")

    def save(name: str) -> str | None:
        try:
            before = library.find(name)
            library.save(name, session.to_json(), table_picture(app.kit, session))
            if before is not None:
                library.delete(before)
        except OSError as error:
            return app.texts(f"saves-refused-{kind_of(error)}")
        say(app.texts("naming-saved", name=name))
        return None

    title, go = message("naming-title"), message("naming-go")
    return NamingScene(title, tidy(suggested), go, save, note, fresh=True)
