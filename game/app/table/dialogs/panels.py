"""Panels that only tell: the log, the keys and the turn."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from game.app.drawing.canvas import Canvas
from game.app.drawing.theme import CREW, PANEL_LINE, colour, fade
from game.app.drawing.viewport import Rect, inside
from game.app.forms.dialog import draw_dialog, middle_offset
from game.app.forms.form_scene import FormScene
from game.app.forms.veil import Veil
from game.app.table.dialogs.dialog_sizes import line_of
from game.app.table.model.log_text import LogLine, lines_of
from game.app.table.model.room_plan import folds
from game.app.table.model.table_keys import DOCK, TOP
from game.app.widgets.button import Button
from game.app.widgets.scroll import GUTTER, ScrollArea
from game.app.widgets.widget import Widget, draw_key

if TYPE_CHECKING:
    from game.app.drawing.kit import Kit
    from game.app.table.model.position import Position
    from game.app.table.table_host import TableHost
    from game.play.session import LogEntry
    from game.wording import Catalogue

LINE_H = 30.0
COLUMNS = 2


class Panel(FormScene, ABC):
    """A panel above the table with a Close button; Esc, its own key and a click beside it close it."""

    command = ""
    """The command that opens it closes it, too."""
    first_focus = "close"

    def __init__(self, table: TableHost) -> None:
        self.table = table

    @abstractmethod
    def frame(self, kit: Kit) -> Rect:
        """The panel's place, in units."""

    def build(self, kit: Kit) -> list[Widget]:
        """The Close button."""
        x, y, w, _ = self.frame(kit)
        texts = kit.texts
        wide = 200 + 120 * (kit.text - 1)
        rect = (x + w - 20 - wide, y + 16, wide, 48 + 16 * (kit.text - 1))
        own = (kit.keys.code(self.command),) if self.command else ()
        keys = (pygame.K_ESCAPE, *own, pygame.K_RETURN, pygame.K_KP_ENTER)
        hint = texts("key-escape")
        return [Button("close", rect, texts("play-close"), self.app.pop, hint=hint, keys=keys)]

    def handle(self, event: pygame.Event) -> bool:
        """A click beside the panel closes it."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button in (1, 3):
            point = self.app.kit.viewport.point(event.pos)
            if event.button == 3 or not inside(self.frame(self.app.kit), point):
                self.app.pop()
                return True
        return super().handle(event)


class LogPanel(Panel):
    """What has happened, in place of the dock; a line under the pointer lights up what it touched.

    Attributes:
        top: number of the first line shown; the newest lines are shown at first.
    """

    transparent = True
    command = "log"

    def __init__(self, table: TableHost) -> None:
        super().__init__(table)
        session = table.session
        names = [member["name"] for member in session.state["crew"]]
        self.lines = remembered(table.texts, names, session.log, table.position)
        self.top: int | None = None
        self.at: int | None = None

    def frame(self, kit: Kit) -> Rect:
        """Where the dock is; in large type all the ground below the top bar."""
        x, y, w, h = self.table.layout.rect(DOCK)
        if folds(kit.text):
            bar = self.table.layout.areas[TOP][3]
            return (x, bar + 8, w, y + h - bar - 8)
        return (x, y - 6, w, h + 6)

    def _list(self) -> Rect:
        x, y, w, h = self.frame(self.app.kit)
        if folds(self.app.kit.text):
            head = 90 * self.app.kit.text
            return (x + 24, y + head, w - 48, h - head - 16)
        return (x + 24, y + 20, w - 280, h - 36)

    def _row_h(self) -> float:
        return LINE_H * (1 + 0.7 * (self.app.kit.text - 1))

    def _columns(self) -> int:
        return 1 if folds(self.app.kit.text) else COLUMNS

    def _rows(self) -> int:
        return int(self._list()[3] // self._row_h())

    def _first(self) -> int:
        """The first line shown; always so that the panel is full where there are enough lines."""
        last = max(0, len(self.lines) - self._rows() * self._columns())
        return last if self.top is None else min(max(0, self.top), last)

    def _shown(self) -> list[tuple[int, Rect]]:
        x, y, w, _ = self._list()
        rows, first = self._rows(), self._first()
        column_w, high = w / self._columns(), self._row_h()
        found = []
        for n in range(min(rows * self._columns(), len(self.lines) - first)):
            column, row = divmod(n, rows)
            found.append((first + n, (x + column * column_w, y + row * high, column_w - 20, high)))
        return found

    def handle(self, event: pygame.Event) -> bool:
        """Wheel, arrows and Page keys move; the pointer lights up."""
        step = 0
        if event.type == pygame.MOUSEWHEEL:
            step = -3 * event.y
        elif event.type == pygame.KEYDOWN:
            page, every = self._rows(), len(self.lines)
            steps = {
                pygame.K_UP: -1,
                pygame.K_DOWN: 1,
                pygame.K_PAGEUP: -page,
                pygame.K_PAGEDOWN: page,
                pygame.K_HOME: -every,
                pygame.K_END: every,
            }
            step = steps.get(event.key, 0)
        if step:
            self.top = self._first() + step
            self.top = self._first()
            self._look(None)
            return True
        if event.type == pygame.MOUSEMOTION:
            point = self.app.kit.viewport.point(event.pos)
            self._look(next((n for n, rect in self._shown() if inside(rect, point)), None))
        return super().handle(event)

    def _look(self, line: int | None) -> None:
        self.at = line
        self.table.light(frozenset(self.lines[line].keys) if line is not None else frozenset())
        self.app.dirty = True

    def leave(self) -> None:
        """Nothing is lit any more."""
        self.table.light(frozenset())
        super().leave()

    def draw_back(self, canvas: Canvas) -> None:
        """Draw the panel and the lines."""
        rect = self.frame(canvas.kit)
        canvas.cover(rect)
        canvas.glow(rect, fade(colour.BLACK, 0.8), 20)
        canvas.panel(rect, fill=(12, 16, 29, 253), line=PANEL_LINE, corners=(18, 6, 18, 6), width=2)
        texts = canvas.kit.texts
        x, y, w, h = rect
        words = texts("play-log-hidden" if self.table.position.hidden else "play-log-help")
        text = canvas.kit.text
        if folds(text):
            title = (x + 28, y + 12, w / 3, 40 * text)
            note = (x + 28, y + 12 + 40 * text, w - 56, 34 * text)
        else:
            top = y + 66 + 12 * text
            title = (x + w - 220, top, 204, 26 * text)
            note = (x + w - 220, top + 32 * text, 204, h - (top - y) - 32 * text - 6)
        canvas.text(texts("play-log-title"), title, "card-name", colour.TEXT, valign="middle", shrink=True)
        canvas.text(words, note, "fact", colour.MUTED, wrap=True, shrink=True)
        for n, place in self._shown():
            self._line(canvas, self.lines[n], place, n == self.at)

    def _line(self, canvas: Canvas, line: LogLine, rect: Rect, lit: bool) -> None:
        x, y, w, h = rect
        if lit:
            canvas.panel(rect, fill=fade(colour.GOLD_FILL, 0.8), line=colour.GOLD, corners=(6, 3, 6, 3))
        colours = self.table.session.colours
        tone = colour.REASON if line.crew is None else CREW[colours[line.crew]].colour
        if line.heading and line.crew is not None:
            canvas.icon(CREW[colours[line.crew]].icon, x + 8, y + h / 2 - 12, 24)
            place = (x + 42, y, w - 50, h)
            canvas.text(line.text, place, "subheading", tone, valign="middle", shrink=True)
            return
        own_colours = ("res-", "die-", "damage-", "token-", "hull-")
        tint = None if line.icon.startswith(own_colours) else tone
        canvas.icon(line.icon, x + 42, y + h / 2 - 11, 22, tint)
        canvas.text(line.text, (x + 76, y, w - 84, h), "fact", colour.TEXT, valign="middle", shrink=True)


def remembered(
    texts: Catalogue, names: Sequence[str], log: Sequence[LogEntry], position: Position
) -> list[LogLine]:
    """What the log tells: all of it; where nothing is counted, this turn and the one before it (R-35).

    A whole log would count every pile for the players.
    """
    first = position.state["turn"] - 1 if position.hidden else 0
    lines: list[LogLine] = []
    for entry in log:
        told = lines_of(texts, names, entry.events, position.facts)
        if any(event["type"] == "turn" and event["turn"] == first for event in entry.events):
            lines, told = [], told[next(n for n, line in enumerate(told) if line.heading) :]
        lines += told
    return lines


class HelpPanel(Panel):
    """How a turn goes, and every key."""

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
        """Close, and what is told: a page to scroll where it is longer than the panel."""
        x, y, w, h = self.frame(kit)
        top = y + 100 + 20 * (kit.text - 1)
        rect = (x + 48, top, w - 60, y + h - 20 - top)
        length = self._page(Canvas.of_size(kit, 8, 8))
        page = ScrollArea("help", rect, length, (), self._draw_page)
        return [*super().build(kit), page]

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

    def _page(self, canvas: Canvas) -> float:
        """Draw the turn, and the keys beside it or, in large type, below; return how long it is."""
        kit, texts = canvas.kit, canvas.kit.texts
        told = self.table.position.facts.told
        x, y, w, _ = self.frame(kit)
        x, wide, first = x + 48, w - 60 - GUTTER, y + 100 + 20 * (kit.text - 1)
        beside = not folds(kit.text)
        column = wide * 0.505 if beside else wide
        row, top = line_of(kit, 30), first + 16
        for n in range(1, 8):
            head = (x, top, column, row)
            title = texts(f"play-help-{n}-head")
            canvas.text(title, head, "card-name", colour.GOLD, valign="middle", shrink=True)
            words = texts(f"play-help-{n}", **told)
            height = len(kit.fonts.wrap(words, "body", column)) * kit.fonts.line_height("body")
            canvas.text(words, (x, top + row, column, height + 2), "body", colour.TEXT, wrap=True)
            top += row + height + 14
        turn = top
        left, top = (x + wide * 0.565, first + 16) if beside else (x, top + 20)
        room = x + wide - left
        label = (left, top, room, line_of(kit, 26))
        canvas.text(texts("play-help-keys"), label, "label", colour.MUTED, valign="middle", shrink=True)
        top += 40 * kit.text
        keys = 200 * (1 if beside else kit.text)
        for n in range(1, 15):
            key, _, what = texts(f"play-key-{n}", **_own_keys(kit, n)).partition(":")
            high = 36 * kit.text
            draw_key(canvas, key.strip(), left + keys, top + high / 2)
            place = (left + keys + 24, top, room - keys - 24, high)
            canvas.text(what.strip(), place, "body", colour.TEXT, valign="middle", shrink=True)
            top += 47 * kit.text
        return max(turn, top) - first


_HELP = {
    2: ("move", "scavenge", "share"),
    3: ("repair", "divert", "activate", "board"),
    7: ("end",),
    9: ("undo",),
    10: ("redo",),
    11: ("log",),
    13: ("help",),
    14: ("fullscreen", "mute"),
}
"""Rows of the help whose keys can be changed, and their commands."""


def _own_keys(kit: Kit, row: int) -> dict[str, str]:
    """Return what fills a row of the help: the player's own keys."""
    if row == 1:
        return {"first": kit.keys.label("card-1", kit.texts), "last": kit.keys.label("card-9", kit.texts)}
    if row not in _HELP:
        return {}
    return {"keys": " ".join(kit.keys.label(name, kit.texts) for name in _HELP[row])}
