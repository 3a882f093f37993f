"""The log of the game in words, in place of the dock."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile
from typing import TYPE_CHECKING

import pygame

from game.app.drawing.colours.theme import CREW
from game.app.drawing.viewport import Rect, inside
from game.app.table.dialogs.panels.panel import Panel
from game.app.table.dialogs.sheet import docked
from game.app.table.model.lent_view import reason_of
from game.app.table.model.words.log_text import LogLine, lines_of
from game.app.views.painting import layouter
from game.app.views.tree import View, column, first_that_fits, icon, on, row, space, text

if TYPE_CHECKING:
    from game.app.drawing.kit import Kit
    from game.app.table.model.position import Position
    from game.app.table.table_host import SheetHost
    from game.play.chronicle import LogEntry
    from game.wording import Catalogue

WHY_ICON = "ui-adviser"
"""The icon of a reason."""
COLUMNS = 2
"""Columns of lines where the panel is as high as the dock."""
COLUMN_W = 640.0
"""Width of a column in type of 100 %: where there is less room, one of them has all the ground."""
SIDE = 340.0
"""Width of the heading beside the lines, in type of 100 %."""
TALL = 864.0
"""Height of the lines where they have all the ground, units."""
TYPE, GAP = "lead", 5.0
"""The type of a line, and what is free between two of them, units."""
OWN_COLOURS = ("res-", "die-", "damage-", "token-", "hull-")
"""Beginnings of the names of icons that have colours of their own."""


class LogPanel(Panel):
    """Show what has happened, in place of the dock; a line under the pointer lights up what it touched.

    Attributes:
        top: number of the first line shown; the newest lines are shown at first.
        rows, columns: so many lines below each other, and columns of them, find room.
    """

    command = "log"

    def __init__(self, table: SheetHost) -> None:
        super().__init__(table)
        self.lines = self._told()
        self.top: int | None = None
        self.at: int | None = None
        self.rows = self.columns = 1

    def _told(self) -> list[LogLine]:
        """Return what the log tells, in the language that is spoken now."""
        shown, session = self.shown, self.shown.session
        names = [member["name"] for member in session.state["crew"]]
        return remembered(shown.texts, names, session.log, shown.position)

    def resize(self, kit: Kit) -> None:
        """Another language may be spoken now."""
        self.lines = self._told()
        super().resize(kit)

    def _first(self) -> int:
        """The first line shown; always so that the panel is full where there are enough lines."""
        last = max(0, len(self.lines) - self.rows * self.columns)
        return last if self.top is None else min(max(0, self.top), last)

    def _shown(self) -> list[tuple[int, Rect]]:
        lines = ((name[1], rect) for name, (rect, _) in self.laid.places.items() if name[0] == "line")  # type: ignore[index]
        return list(lines)

    def handle(self, event: pygame.Event) -> bool:
        """Wheel, arrows and Page keys move; the pointer lights up."""
        step = 0
        if event.type == pygame.MOUSEWHEEL:
            step = -3 * event.y
        elif event.type == pygame.KEYDOWN:
            page, every = self.rows, len(self.lines)
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
            under = next((n for n, rect in self._shown() if inside(rect, point)), None)
            if under != self.at:
                self._look(under)
        return super().handle(event)

    def _look(self, line: int | None) -> None:
        self.at = line
        self.table.light(frozenset(self.lines[line].keys) if line is not None else frozenset())
        self.rebuild()
        self.app.dirty = True

    def leave(self) -> None:
        """Nothing is lit any more."""
        self.table.light(frozenset())
        super().leave()

    def view(self, kit: Kit) -> View:
        """Return the lines that find room beside the heading, or below it where type is large."""
        wide, high = COLUMNS * COLUMN_W * kit.text, kit.fonts.line_height(TYPE) + GAP
        empty = (
            space(wide).but(grow=1).named(("lines", COLUMNS)),
            space(0, TALL).but(grow=1).named(("lines", 1)),
        )
        shell = docked(
            self.shown.layout, kit, first_that_fits(self._beside(kit, empty[0]), self._below(kit, empty[1]))
        )
        laid = layouter(kit).laid(shell, *kit.viewport.design)
        self.columns = next(name[1] for name in laid.places if name[0] == "lines")  # type: ignore[index]
        room = laid.rect(("lines", self.columns))
        self.rows = int(room[3] // high)
        first = self._first()
        numbers = range(first, min(len(self.lines), first + self.rows * self.columns))
        lines = [self._line(kit, n).but(high=high) for n in numbers]
        columns = [column(*lines[n : n + self.rows]) for n in range(0, self.rows * self.columns, self.rows)]
        page = row(*columns, pack="even", align="fill", gap=20, wide=room[2], high=room[3])
        full = self._beside(kit, page) if self.columns > 1 else self._below(kit, page)
        return docked(self.shown.layout, kit, full)

    def _beside(self, kit: Kit, lines: View) -> View:
        title, note = self._words(kit)
        head = row(title.but(grow=1), self.close_button(kit), gap=12)
        told = column(head, note, gap=12, wide=SIDE * kit.text)
        return row(lines, told, gap=24, pad=(24, 16, 20, 12), align="fill")

    def _below(self, kit: Kit, lines: View) -> View:
        head = row(column(*self._words(kit), grow=1), self.close_button(kit), gap=24)
        return column(head, lines, gap=12, pad=(28, 12, 20, 12))

    def _words(self, kit: Kit) -> tuple[View, View]:
        note = kit.texts("play-log-hidden" if self.shown.position.hidden else "play-log-help")
        return text(kit.texts("play-log-title"), "card-name"), text(note, "body", "note", 0, valign="top")

    def _line(self, kit: Kit, n: int) -> View:
        """Return one line: an icon and words, further left where a turn begins."""
        line, colours, size = self.lines[n], self.shown.session.colours, kit.fonts.line_height("subheading")
        member = CREW[colours[line.crew]] if line.crew is not None else None
        tone = member.colour if member is not None else "reason"
        if line.heading and member is not None:
            words = text(line.text, "subheading", tone, grow=1)
            inside = row(icon(member.icon, size, None), words, gap=12)
        else:
            tint = None if line.icon.startswith(OWN_COLOURS) else tone
            ink = "note" if line.aside else "ink"
            sign = icon(line.icon, size, tint)
            told = [text(way, TYPE, ink, grow=1, firm=True) for way in (line.text, line.brief) if way]
            ways = [row(sign, way, gap=12) for way in (*told, text(line.text, TYPE, ink, grow=1))]
            inside = first_that_fits(*ways)
        left = 8 if line.heading and member is not None else 42
        lit = on(lit=n == self.at)
        return row(inside.but(grow=1), pad=(left, 0, 8, 0), look="log-line", states=lit).named(("line", n))


def remembered(
    texts: Catalogue, names: Sequence[str], log: Sequence[LogEntry], position: Position
) -> list[LogLine]:
    """Return what the log tells: all of it; where nothing is counted, this turn and the one before it (R-35).

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
