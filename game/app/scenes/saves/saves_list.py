"""The list of saved games: one row each, one of them chosen; it scrolls."""

from __future__ import annotations

import io
from collections.abc import Callable, Sequence

import pygame

from game.app.drawing.canvas import Canvas
from game.app.drawing.colours.theme import CREW, RAISED_FILL, colour, fade
from game.app.drawing.images.pictures import cover
from game.app.drawing.kit import Kit
from game.app.drawing.shapes import clipped
from game.app.drawing.viewport import Point, Rect, inside
from game.app.forms.save_words import flaw_words, missing_words, mode_words, when_words, why_words
from game.app.widgets.widget import Action, Widget, draw_focus
from game.rules.content import Expansion
from game.storage.library import LibraryEntry
from game.storage.savefile import LOST, NEWER, PLAYING, Summary

GAP, PAD, BAR = 12.0, 14.0, 12.0
TWICE_MS = 400.0
"""Two clicks within this time open a game."""
STATUS_ICONS = {PLAYING: "ui-play", "won": "ui-star", LOST: "ui-cross"}


class SaveList(Widget):
    """Rows of saved games.

    Args:
        key: its name on the screen.
        rect: in units.
        entries: what the library holds.
        chosen: number of the chosen row.
        on_choose: called with the number of the row that is chosen now.
        on_open: called when the chosen row is to be opened.
        known: the expansions there are.
    """

    def __init__(
        self,
        key: str,
        rect: Rect,
        entries: Sequence[LibraryEntry],
        chosen: int,
        on_choose: Callable[[int], None],
        on_open: Action,
        known: Sequence[Expansion],
    ) -> None:
        super().__init__(key, rect)
        self.known = known
        self.entries = entries
        self.chosen = chosen
        self.on_choose = on_choose
        self.on_open = on_open
        self.top = 0.0
        self._under: int | None = None
        self._since = TWICE_MS
        self._on_bar = False
        self._kit: Kit | None = None

    def attach(self, kit: Kit) -> None:
        """Measure the rows, and show the chosen one."""
        self._kit = kit
        self.reveal()

    def adopt(self, old: Widget) -> None:
        """Stay scrolled as it was."""
        super().adopt(old)
        if isinstance(old, SaveList):
            self.top = old.top
            self._since = old._since
            self._on_bar = old._on_bar

    @property
    def row(self) -> float:
        """Height of a row in units, without the gap below it."""
        assert self._kit is not None
        fonts = self._kit.fonts
        return max(112.0, fonts.line_height("room-name") + 2 * fonts.line_height("small") + 2 * PAD)

    @property
    def _most(self) -> float:
        """How far it can be scrolled."""
        return max(0.0, len(self.entries) * (self.row + GAP) - GAP - self.rect[3])

    def reveal(self) -> None:
        """Scroll so that the chosen row is whole."""
        y = self.chosen * (self.row + GAP)
        self.top = min(max(self.top, y + self.row - self.rect[3]), y)
        self.top = min(max(0.0, self.top), self._most)

    def scroll(self, by: float) -> None:
        """Scroll by so many units."""
        self.top = min(max(0.0, self.top + by), self._most)

    def step(self, by: int) -> None:
        """Choose a row further up (negative) or down; it is shown."""
        if self.entries:
            self.select(min(max(0, self.chosen + by), len(self.entries) - 1))

    def select(self, number: int) -> None:
        """Choose a row."""
        self.chosen = number
        self.reveal()
        self.on_choose(number)

    def key_down(self, event: pygame.Event) -> bool:
        """Arrows, Page keys, Home and End choose; Enter opens."""
        page = max(1, int(self.rect[3] / (self.row + GAP)))
        steps = {
            pygame.K_UP: -1,
            pygame.K_DOWN: 1,
            pygame.K_PAGEUP: -page,
            pygame.K_PAGEDOWN: page,
            pygame.K_HOME: -len(self.entries),
            pygame.K_END: len(self.entries),
        }
        if event.key in steps:
            self.step(steps[event.key])
            return True
        if event.key in (pygame.K_RETURN, pygame.K_KP_ENTER) and self.entries:
            self.on_open()
            return True
        return False

    def _at(self, point: Point) -> int | None:
        return next((n for n, rect in self._shown() if inside(rect, point)), None)

    def _shown(self) -> list[tuple[int, Rect]]:
        x, y, w, h = self.rect
        found = []
        for n in range(len(self.entries)):
            top = y + n * (self.row + GAP) - self.top
            if top + self.row > y and top < y + h:
                found.append((n, (x, top, w - (BAR + 12 if self._most else 0), self.row)))
        return found

    def point(self, point: Point | None) -> bool:
        """Light up the row under the pointer."""
        under = self._at(point) if point is not None else None
        changed, self._under = under != self._under, under
        return super().point(point) or changed

    def press(self, point: Point | None = None) -> None:
        """Choose the row that was clicked; at the second click open it."""
        if point is None:
            self.on_open()
            return
        if self._on_bar:
            return
        number = self._at(point)
        if number is None:
            return
        twice = number == self.chosen and self._since < TWICE_MS
        self._since = 0.0
        if twice:
            self.on_open()
        else:
            self.select(number)

    def press_down(self, point: Point) -> None:
        """Take hold of the bar."""
        x, _, w, _ = self.rect
        self._on_bar = bool(self._most) and point[0] > x + w - BAR - 12
        self.drag(point)

    def drag(self, point: Point) -> None:
        """Move the bar, and the rows with it."""
        if self._on_bar:
            _, y, _, h = self.rect
            self.top = min(max(0.0, (point[1] - y) / h * (self._most + h) - h / 2), self._most)

    def update(self, ms: float) -> bool:
        """Count the time between two clicks."""
        self._since += ms
        return super().update(ms)

    def draw(self, canvas: Canvas) -> None:
        """Draw the rows that are seen and how far it is scrolled."""
        x, y, w, h = self.rect
        inner = Canvas.of_size(canvas.kit, w + 16, h + 16, origin=(x - 8, y - 8))
        for number, rect in self._shown():
            self._row(inner, self.entries[number], rect, number == self.chosen, number == self._under)
        window = Canvas.of_size(canvas.kit, w + 16, h, origin=(x - 8, y))
        window.blit(inner.surface, x - 8, y - 8)
        whole = [t for t in inner.texts if t.rect[1] >= y and t.rect[1] + t.rect[3] <= y + h]
        canvas.blit(window.surface, x - 8, y)
        canvas.texts.extend(whole)
        if self._most:
            canvas.box((x + w - BAR, y, BAR, h), fade(colour.LINE, 0.35), BAR / 2)
            tall = max(48.0, h * h / (self._most + h))
            at = y + (h - tall) * self.top / self._most
            canvas.box((x + w - BAR, at, BAR, tall), colour.LINE_STRONG, BAR / 2)
        if self.focused:
            draw_focus(canvas, self.rect, 8)

    def _row(self, canvas: Canvas, entry: LibraryEntry, rect: Rect, chosen: bool, lit: bool) -> None:
        x, y, w, h = rect
        kit = canvas.kit
        line = colour.GOLD if chosen else colour.LINE_STRONG if lit else colour.LINE
        fill = fade(colour.GOLD_FILL, 0.9) if chosen else RAISED_FILL
        canvas.panel(rect, fill=fill, line=line, corners=(12, 4, 12, 4), width=2.4 if chosen else 1.6)
        tall = h - 2 * PAD
        wide = tall * 16 / 9
        draw_save_picture(canvas, entry, (x + PAD, y + PAD, wide, tall))
        left = x + PAD + wide + 20
        room = x + w - PAD - left
        fonts, texts = kit.fonts, kit.texts
        name_h, small_h = fonts.line_height("room-name"), fonts.line_height("small")
        top = y + (h - name_h - 2 * small_h) / 2
        status = texts(_status(entry))
        icon = STATUS_ICONS[entry.summary.status] if entry.summary else "ui-warning"
        ink = colour.MUTED if entry.summary else colour.REASON
        status_w = fonts.width(status, "small")
        canvas.text(
            status, (x + w - PAD - status_w - 4, top, status_w + 4, name_h), "small", ink, valign="middle"
        )
        canvas.icon(icon, x + w - PAD - status_w - 32, top + name_h / 2 - 10, 20, ink)
        name = fonts.shorten(entry.name, "room-name", room - status_w - 48)
        paint = colour.GOLD_TEXT if chosen else colour.TEXT
        canvas.text(name, (left, top, room - status_w - 46, name_h), "room-name", paint, valign="middle")
        missing = None
        if entry.summary is None:
            why = why_words(texts, entry.error.why if entry.error else "unreadable")
            first, second = texts("saves-row-broken", why=why), when_words(texts, entry.saved)
        else:
            modes = mode_words(texts, entry.summary, self.known)
            first = texts("saves-row", turn=entry.summary.turn, modes=modes)
            second = when_words(texts, entry.saved)
            missing = missing_words(texts, entry.summary, self.known)
        note = flaw_words(texts, entry.flaws)
        paint = colour.REASON if missing else colour.TEXT
        canvas.text(fonts.shorten(missing or first, "small", room), (left, top + name_h), "small", paint)
        below = fonts.shorten(f"{second} · {note}" if note else second, "small", room)
        paint = colour.REASON if note else colour.MUTED
        canvas.text(below, (left, top + name_h + small_h), "small", paint)


def _status(entry: LibraryEntry) -> str:
    """The message that says how a game stands, or why it cannot be loaded."""
    if entry.summary is not None:
        return f"saves-status-{entry.summary.status}"
    newer = entry.error is not None and entry.error.kind == NEWER
    return "saves-unreadable-newer" if newer else "saves-unreadable"


def draw_save_picture(canvas: Canvas, entry: LibraryEntry, rect: Rect) -> None:
    """Draw the picture of a saved game; where there is none, or one that is none of ours, the sun."""
    where = canvas.px(rect)

    def make() -> pygame.Surface:
        assert entry.picture is not None
        try:
            found = pygame.image.load(io.BytesIO(entry.picture), "table.jpg")
        except pygame.error:
            found = canvas.kit.pictures.file("backdrop/sun_1.webp")
        return clipped(cover(found, where.w, where.h), (8.0, 3.0, 8.0, 3.0))

    if entry.picture is None or "picture" in entry.flaws:
        canvas.picture("backdrop/sun_1.webp", rect, corners=(8, 3, 8, 3), focus=(1, 0.5), alpha=140)
    else:
        key = ("save", entry.path.name, hash(entry.picture), where.size)
        canvas.surface.blit(canvas.kit.pictures.shape(key, make), where)
    canvas.panel(rect, fill=None, line=colour.LINE, corners=(8, 3, 8, 3))


def crew_line(canvas: Canvas, summary: Summary, x: float, y: float, width: float) -> float:
    """Draw the crew with their marks, as many in a line as there is room for; return the height."""
    fonts = canvas.kit.fonts
    high = max(36.0, fonts.line_height("body"))
    size = min(high - 6, 30.0)
    left, top = x, y
    for name, mark in zip(summary.names, summary.marks, strict=True):
        shown = fonts.shorten(name, "body", width - size - 12)
        wide = size + 12 + fonts.width(shown, "body")
        if left > x and left + wide > x + width:
            left, top = x, top + high
        canvas.icon(CREW[mark].icon, left, top + (high - size) / 2, size)
        canvas.text(shown, (left + size + 8, top, wide - size, high), "body", colour.TEXT, valign="middle")
        left += wide + 26
    return top + high - y
