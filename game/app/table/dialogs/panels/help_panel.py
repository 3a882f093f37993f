"""What every key does, and the way into the rulebook."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.app.drawing.canvas import Canvas
from game.app.drawing.colours.theme import colour
from game.app.drawing.viewport import Rect
from game.app.forms.dialog import draw_dialog, middle_offset
from game.app.forms.veil import Veil
from game.app.navigation import routes
from game.app.table.dialogs.dialog_sizes import line_of
from game.app.table.dialogs.panels.panel import Panel
from game.app.table.model.places.room_plan import folds
from game.app.widgets.button import Button
from game.app.widgets.scroll import GUTTER, ScrollArea
from game.app.widgets.widget import Widget, draw_key

if TYPE_CHECKING:
    from game.app.drawing.kit import Kit
    from game.app.table.table_host import TableHost


class HelpPanel(Panel):
    """Every key, and the way into the rulebook."""

    command = "help"

    def __init__(self, table: TableHost) -> None:
        super().__init__(table)
        self.veil = Veil(self)

    def frame(self, kit: Kit) -> Rect:
        """In the middle of the window."""
        x, y = middle_offset(kit)
        more = kit.text - 1
        w, h = 1420 + 420 * more, min(880 + 150 * more, kit.viewport.design[1] - 20)
        return x + 960 - w / 2, y + 540 - h / 2, w, h

    def resize(self, kit: Kit) -> None:
        """Everything stands elsewhere now."""
        self.veil.renew()
        super().resize(kit)

    def build(self, kit: Kit) -> list[Widget]:
        """Close, the rulebook, and what is told: a page to scroll where it is longer than the panel."""
        x, y, w, h = self.frame(kit)
        top = y + 100 + 20 * (kit.text - 1)
        rect = (x + 48, top, w - 60, y + h - 20 - top)
        length, at = self._page(Canvas.of_size(kit, 8, 8))
        texts = kit.texts
        rules = Button(
            "rulebook", at, texts("rulebook-open"), self.open_rulebook, icon="ui-help", primary=True
        )
        page = ScrollArea("help", rect, length, (rules,), self._draw_page)
        return [*super().build(kit), page]

    def open_rulebook(self) -> None:
        """Read the rules."""
        table = self.table
        self.app.pop()
        self.app.open(routes.Rulebook((), table.session, "", table.light))

    def draw_back(self, canvas: Canvas) -> None:
        """Draw the frame and the title."""
        self.veil.draw(canvas)
        x, y, w, _ = rect = self.frame(canvas.kit)
        draw_dialog(canvas, rect)
        place = (x + 48, y + 28, w - 480, 58 + 20 * (canvas.kit.text - 1))
        words = canvas.kit.texts("play-help-title")
        canvas.text(words, place, "dialog-title", colour.TEXT, valign="middle", shrink=True)

    def _draw_page(self, canvas: Canvas) -> None:
        self._page(canvas)

    def _page(self, canvas: Canvas) -> tuple[float, Rect]:
        """Draw the ways to ask, and the keys beside them or, in large type, below.

        Returns:
            How long the page is, and where the button to the rulebook stands.
        """
        kit, texts = canvas.kit, canvas.kit.texts
        x, y, w, _ = self.frame(kit)
        x, wide, first = x + 48, w - 60 - GUTTER, y + 100 + 20 * (kit.text - 1)
        beside = not folds(kit.text)
        column = wide * 0.505 if beside else wide
        row, top = line_of(kit, 30), first + 16
        button = (x + 8.0, top, min(column - 16, 420 * kit.text), 64 + 16 * (kit.text - 1))
        top += button[3] + 26
        help_key = kit.keys.label("help", texts)
        for n in range(1, 4):
            head = (x, top, column, row)
            title = texts(f"play-help-{n}-head")
            canvas.text(title, head, "card-name", colour.GOLD, valign="middle", shrink=True)
            words = texts(f"play-help-{n}", key=help_key)
            height = len(kit.fonts.wrap(words, "body", column)) * kit.fonts.line_height("body")
            canvas.text(words, (x, top + row, column, height + 2), "body", colour.TEXT, wrap=True)
            top += row + height + 14
        asked = top
        left, top = (x + wide * 0.565, first + 16) if beside else (x, top + 20)
        room = x + wide - left
        label = (left, top, room, line_of(kit, 26))
        canvas.text(texts("play-help-keys"), label, "label", colour.MUTED, valign="middle", shrink=True)
        top += 40 * kit.text
        keys = 200 * (1 if beside else kit.text)
        for key, what in _buttons(kit) if kit.pad else _keys(kit):
            high = 36 * kit.text
            draw_key(canvas, key, left + keys, top + high / 2)
            place = (left + keys + 24, top, room - keys - 24, high)
            canvas.text(what, place, "body", colour.TEXT, valign="middle", shrink=True)
            top += 47 * kit.text
        return max(asked, top) - first, button


_HELP = {
    2: ("move", "scavenge", "share"),
    3: ("repair", "divert", "activate", "board"),
    7: ("end",),
    9: ("undo",),
    10: ("redo",),
    11: ("log", "piles"),
    13: ("help",),
    14: ("fullscreen", "mute"),
}
"""Rows of the help whose keys can be changed, and their commands."""


_FIXED = (4, 5, 6, 8, 12)
"""Rows of keys that always do the same."""
_ON_PAD = ("end", "undo", "redo", "log", "help")
"""Commands that have a button of a controller on the table."""


def _keys(kit: Kit) -> list[tuple[str, str]]:
    """Return the rows of the help: keys, and what they do."""
    return [_row(kit, n) for n in range(1, 15)]


def _buttons(kit: Kit) -> list[tuple[str, str]]:
    """Return the rows of the help while a controller is in use."""
    named = [(kit.keys.label(name, kit.texts), kit.texts(f"command-{name}")) for name in _ON_PAD]
    return [*(_row(kit, n) for n in _FIXED), *named]


def _row(kit: Kit, n: int) -> tuple[str, str]:
    key, _, what = kit.texts(f"play-key-{n}", **_own_keys(kit, n)).partition(":")
    return key.strip(), what.strip()


def _own_keys(kit: Kit, row: int) -> dict[str, str]:
    """Return what fills a row of the help: the player's own keys."""
    if row == 1:
        return {"first": kit.keys.label("card-1", kit.texts), "last": kit.keys.label("card-9", kit.texts)}
    if row not in _HELP:
        return {}
    return {"keys": " ".join(kit.keys.label(name, kit.texts) for name in _HELP[row])}
