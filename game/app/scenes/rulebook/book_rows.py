"""The rows of the rulebook: chapters, pages, what was found, and what to read next."""

from __future__ import annotations

import pygame

from game.app.drawing.canvas import Canvas
from game.app.drawing.colours.theme import RAISED_FILL, Gradient, colour, fade, light, rgb
from game.app.drawing.kit import Kit
from game.app.drawing.looks import Icon
from game.app.drawing.viewport import Rect
from game.app.widgets.widget import Action, Widget, draw_focus
from game.rulebook.search import words_in

MARK = rgb("#5A3C0C")
"""The ground of a word that was looked for."""
CHAPTER_H, PAGE_H, HIT_H, SEE_H, WORD_H = 46.0, 40.0, 108.0, 62.0, 60.0
_CORNERS = (10.0, 4.0, 10.0, 4.0)


def draw_marked(
    canvas: Canvas,
    text: str,
    place: Rect,
    style: str,
    paint: tuple[int, ...],
    words: frozenset[str],
    most: int = 0,
) -> float:
    """Write a text in lines, with a ground below the words that were looked for.

    Args:
        canvas: to draw on.
        text: what to write.
        place: where; its height does not count.
        style: of the type.
        paint: of the letters.
        words: which, as they are compared.
        most: so many lines at most, the rest left out; 0 for all.

    Returns:
        The height of all lines.
    """
    fonts = canvas.kit.fonts
    x, y, w, _ = place
    high = fonts.line_height(style)
    lines = fonts.wrap(text, style, w)
    if most and len(lines) > most:
        last = lines[most - 1]
        while last and fonts.width(f"{last} …", style) > w:
            last = last.rpartition(" ")[0]
        lines = [*lines[: most - 1], f"{last} …"]
    for n, line in enumerate(lines):
        top = y + n * high
        for word, first, end in words_in(line) if words else ():
            if word in words:
                left = x + fonts.width(line[:first], style)
                wide = fonts.width(line[first:end], style)
                canvas.box((left - 3, top + 1, wide + 6, high - 2), MARK, radius=4)
        canvas.text(line, (x, top), style, paint)
    return high * len(lines)


def marked_height(kit: Kit, text: str, style: str, width: float) -> float:
    """Return how high a text is in lines of a width."""
    return len(kit.fonts.wrap(text, style, width)) * kit.fonts.line_height(style) if text else 0.0


class _Row(Widget):
    """A row that is pressed."""

    def __init__(self, key: str, rect: Rect, on_press: Action, *, keys: tuple[int, ...] = ()) -> None:
        super().__init__(key, rect, keys=keys)
        self.on_press = on_press

    def press(self, point: tuple[float, float] | None = None) -> None:
        """Do what the row is for."""
        self.on_press()

    def _ground(self, canvas: Canvas, chosen: bool, raised: bool = False) -> None:
        if chosen:
            canvas.panel(self.rect, fill=rgb("#3A2608", 0.96), line=colour.GOLD, corners=_CORNERS, width=2)
        elif raised or self.lightness:
            start, end = (light(tone, 0.14 * self.lightness) for tone in (RAISED_FILL.start, RAISED_FILL.end))
            line = fade(colour.LINE, 1.0 if raised else 0.7)
            canvas.panel(self.rect, fill=Gradient(start, end), line=line, corners=_CORNERS)

    def _ring(self, canvas: Canvas) -> None:
        if self.focused:
            draw_focus(canvas, self.rect, 8)


class ChapterRow(_Row):
    """A chapter of the contents, which folds."""

    def __init__(self, key: str, rect: Rect, title: str, opened: bool, on_press: Action) -> None:
        super().__init__(key, rect, on_press)
        self.title = title
        self.opened = opened

    def key_down(self, event: pygame.Event) -> bool:
        """Right unfolds, left folds."""
        if event.key in (pygame.K_LEFT, pygame.K_RIGHT) and self.opened == (event.key == pygame.K_LEFT):
            self.on_press()
            return True
        return super().key_down(event)

    def draw(self, canvas: Canvas) -> None:
        """Draw it."""
        x, y, w, h = self.rect
        self._ground(canvas, False)
        size = 22.0
        picture = canvas.kit.pictures.icon("ui-chevron", size, colour.MUTED)
        if self.opened:
            key = ("turned", "chapter", picture.get_size())
            picture = canvas.kit.pictures.shape(key, lambda: pygame.transform.rotate(picture, -90))
        canvas.blit(picture, x + 6, y + (h - size) / 2)
        place = (x + 38, y, w - 46, h)
        canvas.text(self.title, place, "subheading", colour.TEXT, valign="middle", shrink=True)
        self._ring(canvas)


class PageRow(_Row):
    """A page of the contents."""

    def __init__(self, key: str, rect: Rect, title: str, chosen: bool, on_press: Action) -> None:
        super().__init__(key, rect, on_press)
        self.title = title
        self.chosen = chosen

    def draw(self, canvas: Canvas) -> None:
        """Draw it; the page that is shown is gold."""
        x, y, w, h = self.rect
        self._ground(canvas, self.chosen)
        ink = colour.GOLD_TEXT if self.chosen else colour.MUTED
        canvas.text(self.title, (x + 18, y, w - 28, h), "body", ink, valign="middle", shrink=True)
        self._ring(canvas)


class WordRow(_Row):
    """A word that leads to a page, which stands below it."""

    def __init__(self, key: str, rect: Rect, word: str, title: str, chosen: bool, on_press: Action) -> None:
        super().__init__(key, rect, on_press)
        self.word = word
        self.title = title
        self.chosen = chosen

    def draw(self, canvas: Canvas) -> None:
        """Draw it; the word whose page is shown is gold."""
        x, y, w, _ = self.rect
        self._ground(canvas, self.chosen)
        ink = colour.GOLD_TEXT if self.chosen else colour.TEXT
        canvas.text(self.word, (x + 18, y + 3, w - 28, 30), "body", ink, valign="middle", shrink=True)
        ink = colour.TEXT if self.chosen else colour.MUTED
        canvas.text(self.title, (x + 18, y + 32, w - 28, 24), "small", ink, valign="middle", shrink=True)
        self._ring(canvas)


class HitRow(_Row):
    """A page that was found: its sign, its title and the line that tells of it."""

    def __init__(
        self,
        key: str,
        rect: Rect,
        icon: Icon,
        title: str,
        line: str,
        words: frozenset[str],
        chosen: bool,
        on_press: Action,
    ) -> None:
        super().__init__(key, rect, on_press)
        self.icon = icon
        self.title = title
        self.line = line
        self.words = words
        self.chosen = chosen

    def draw(self, canvas: Canvas) -> None:
        """Draw it."""
        x, y, w, _ = self.rect
        self._ground(canvas, self.chosen, raised=True)
        canvas.icon(self.icon, x + 14, y + 12, 26)
        ink = colour.GOLD_TEXT if self.chosen else colour.TEXT
        canvas.text(self.title, (x + 52, y + 8, w - 64, 34), "subheading", ink, valign="middle", shrink=True)
        ink = colour.TEXT if self.chosen else colour.MUTED
        place = (x + 16, y + 46, w - 32, 0.0)
        draw_marked(canvas, excerpt(self.line, self.words), place, "small", ink, self.words, most=2)
        self._ring(canvas)


def excerpt(line: str, words: frozenset[str], before: int = 24) -> str:
    """Return a line from a little before the first word that was looked for."""
    first = next((start for word, start, _ in words_in(line) if word in words), 0)
    if first <= before + 8:
        return line
    cut = line.rfind(" ", 0, first - before) + 1
    return f"… {line[cut:]}"


class SeeRow(_Row):
    """Another page to read: its sign, its title and its chapter."""

    def __init__(self, key: str, rect: Rect, icon: Icon, title: str, chapter: str, on_press: Action) -> None:
        super().__init__(key, rect, on_press)
        self.icon = icon
        self.title = title
        self.chapter = chapter

    def draw(self, canvas: Canvas) -> None:
        """Draw it."""
        x, y, w, h = self.rect
        self._ground(canvas, False, raised=True)
        canvas.icon(self.icon, x + 16, y + (h - 30) / 2, 30)
        place = (x + 62, y + 4, w - 104, 32)
        canvas.text(self.title, place, "subheading", colour.TEXT, valign="middle", shrink=True)
        place = (x + 62, y + 33, w - 104, 24)
        canvas.text(self.chapter, place, "small", colour.MUTED, valign="middle", shrink=True)
        canvas.icon("ui-chevron", x + w - 36, y + (h - 22) / 2, 22, colour.MUTED)
        self._ring(canvas)
