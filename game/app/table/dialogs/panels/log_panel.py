"""The log of the game in words, in place of the dock."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile
from typing import TYPE_CHECKING

import pygame

from game.app.drawing.canvas import Canvas
from game.app.drawing.colours.theme import CREW, PANEL_LINE, colour, fade
from game.app.drawing.viewport import Rect, inside
from game.app.table.dialogs.panels.panel import Panel
from game.app.table.model.lent_view import reason_of
from game.app.table.model.places.room_plan import folds
from game.app.table.model.table_keys import DOCK, TOP
from game.app.table.model.words.log_text import LogLine, lines_of

if TYPE_CHECKING:
    from game.app.drawing.kit import Kit
    from game.app.table.model.position import Position
    from game.app.table.table_host import TableHost
    from game.play.chronicle import LogEntry
    from game.wording import Catalogue

LINE_H = 30.0
WHY_ICON = "ui-adviser"
"""The icon of a reason."""
COLUMNS = 2


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
        ink = colour.MUTED if line.aside else colour.TEXT
        canvas.text(line.text, (x + 76, y, w - 84, h), "fact", ink, valign="middle", shrink=True)


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
        reason = reason_of(texts, names, entry.why)
        if reason:
            # Behind what was chosen, before what the ship suffers and the next turn.
            own = takewhile(lambda line: not line.heading and line.crew is not None, told)
            told.insert(len(list(own)), LogLine(reason, (), WHY_ICON, entry.crew, aside=True))
        if any(event["type"] == "turn" and event["turn"] == first for event in entry.events):
            lines, told = [], told[next(n for n, line in enumerate(told) if line.heading) :]
        lines += told
    return lines
