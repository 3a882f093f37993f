"""The player's own rooms: where they belong, which are in the game, and what is wrong with the others."""

from __future__ import annotations

from collections.abc import Callable

from game.app.drawing.kit import Kit
from game.app.drawing.looks import Icon
from game.app.forms.save_words import path_words
from game.app.forms.view_dialog import ViewDialog
from game.app.navigation.scene import Program
from game.app.views.bits import abreast, button, dialog_head, escape_button, rule
from game.app.views.tree import View, column, icon, row, scroll, text
from game.app.widgets.clipboard import copy
from game.rules.content import Expansion
from game.texts import Texts

MOST_FAULTS = 40
"""Largest number of folders that are left out and listed one by one."""


class OwnRoomsDialog(ViewDialog):
    """Show what the player has added to the game, as it was read last."""

    width = 1180.0
    first_focus = "close"

    def __init__(self) -> None:
        super().__init__()
        self.actions: dict[str, Callable[[], None]] = {
            "close": lambda: self.app.pop(),
            "copy": self.copy_path,
            "again": self.read_again,
        }

    def enter(self, app: Program) -> None:
        """The player is told of what is left out."""
        app.engine()  # the texts of what is added come with it
        super().enter(app)
        app.own.shown_faults = app.own.faults

    def inside(self, kit: Kit) -> View:
        """Return the folder, what is in the game and what is left out, and the ways on."""
        texts, own = kit.texts, self.app.own
        named = [text(path_words(folder), "small", lines=0) for folder in own.named]
        return column(
            dialog_head(texts("own-rooms-title"), "ui-cards"),
            text(texts("own-rooms-where"), "small", "note", lines=0),
            text(path_words(own.home), "body", lines=0),
            text(texts("own-rooms-named"), "small", "note", lines=0) if named else None,
            *named,
            rule(),
            scroll(column(*self._left_out(texts), *self._here(kit), gap=12), "found"),
            abreast(
                escape_button(kit, "close", texts("confirm-back")),
                button("copy", texts("own-rooms-copy")),
                button("again", texts("own-rooms-again"), sign="ui-redo"),
            ),
            gap=14,
        )

    def _here(self, kit: Kit) -> list[View]:
        """Return a row for each room or expansion that is in the game.

        Where there is none but folders are left out, these say enough: they may hold rooms.
        """
        content, ids = self.app.engine().content, {folder.name for folder in self.app.own.folders}
        there = [one for one in content.expansions if one.mark and one.id in ids]
        if not there:
            if self.app.own.faults:
                return []
            return [text(kit.texts("own-rooms-none"), "body", "note", lines=0)]
        return [text(kit.texts("own-rooms-here"), "label"), *(_line(kit, one) for one in there)]

    def _left_out(self, texts: Texts) -> list[View]:
        """Return file, line and what is wrong with each folder that is left out."""
        faults = self.app.own.faults
        if not faults:
            return []
        folders = len({fault.folder for fault in faults})
        found = [text(texts("own-rooms-left-out", count=folders), "label", "reason", lines=0)]
        for fault in faults[:MOST_FAULTS]:
            place = fault.file
            if fault.line:
                place = texts("own-rooms-line", file=place, line=fault.line)
            found.append(
                column(text(place, "subheading", lines=0), text(fault.words, "small", "note", lines=0))
            )
        if len(faults) > MOST_FAULTS:
            found.append(text(texts("own-rooms-more", count=len(faults) - MOST_FAULTS), "small", lines=0))
        return [*found, rule("faint")]

    def copy_path(self) -> None:
        """Copy the path of the folder, and say what came of it."""
        done = copy(str(self.app.own.home))
        self.form.show_message(self.app.texts("own-rooms-copied" if done else "share-no-clipboard"))

    def read_again(self) -> None:
        """Read the folders as they are now."""
        self.app.read_own_again()
        self.app.own.shown_faults = self.app.own.faults
        self.rebuild()
        self.form.show_message(self.app.texts("own-rooms-read"))


def _line(kit: Kit, one: Expansion) -> View:
    """Return the name of an expansion, and what it is."""
    texts, looks = kit.texts, kit.looks
    sign: Icon
    if one.side is None:
        sign, what = looks.expansion_emblem(one.id), texts("own-rooms-expansion")
    else:
        sign = looks.room(one.side.after).icon
        what = texts("own-rooms-room", room=texts(f"room-{one.side.before}"))
    name = texts(f"expansion-{one.id}")
    return row(icon(sign, 28), text(name, "body", grow=1), text(what, "small", "note"), gap=14)
