"""The rows of the rulebook: chapters, pages, what was found, what to read next; and words that are marked."""

from __future__ import annotations

import pygame

from game.app.drawing.canvas import Canvas
from game.app.drawing.kit import Kit
from game.app.drawing.looks import Icon
from game.app.drawing.viewport import Rect
from game.app.views.bits import HIGH
from game.app.views.controls import Do, Spot
from game.app.views.roles import tint
from game.app.views.tree import Act, View, column, drawn, icon, on, row, space, stack, text
from game.app.widgets.widget import Widget
from game.rulebook.words_read import places_of

Looked = frozenset[str]
"""Words that were looked for, as they are compared."""


def marked(told: str, style: str, words: Looked = frozenset(), ink: str = "ink", grow: float = 0.0) -> View:
    """Return words in as many lines as it takes, with a ground below those that were looked for."""
    lines = text(told, style, ink, lines=0, valign="top", grow=grow)
    if not places_of(told, words):
        return lines
    return stack(drawn(_marks, told, style, words), lines, grow=grow)


def _marks(canvas: Canvas, rect: Rect, told: str, style: str, words: Looked) -> None:
    """Draw the ground of each word that was looked for, where the words stand in lines."""
    _mark_lines(canvas, rect, canvas.kit.fonts.wrap(told, style, rect[2] + 0.5), style, words)


def _mark_lines(canvas: Canvas, rect: Rect, lines: list[str], style: str, words: Looked) -> None:
    fonts = canvas.kit.fonts
    high = fonts.line_height(style)
    for n, line in enumerate(lines):
        for first, end in places_of(line, words):
            left = rect[0] + fonts.width(line[:first], style)
            wide = fonts.width(line[first:end], style)
            canvas.box((left - 3, rect[1] + n * high + 1, wide + 6, high - 2), tint("mark"), radius=4)


def _excerpt(canvas: Canvas, rect: Rect, line: str, words: Looked, chosen: bool) -> None:
    """Draw as much of a line as two lines hold, with a word that was looked for."""
    fonts, style = canvas.kit.fonts, "small"
    lines = fonts.wrap(line, style, rect[2])
    if len(lines) > 2:
        lines = fonts.wrap(excerpt(line, words), style, rect[2])
    if len(lines) > 2:
        last = lines[1]
        while last and fonts.width(f"{last} …", style) > rect[2]:
            last = last.rpartition(" ")[0] or last[:-1]
        lines = [lines[0], f"{last} …"]
    _mark_lines(canvas, rect, lines, style, words)
    for n, told in enumerate(lines):
        top = rect[1] + n * fonts.line_height(style)
        canvas.text(told, (rect[0], top), style, tint("text" if chosen else "muted"))


def excerpt(line: str, words: Looked, before: int = 24) -> str:
    """Return a line from a little before the first word that was looked for."""
    first = next((start for start, _ in places_of(line, words)), 0)
    if first <= before + 8:
        return line
    cut = line.rfind(" ", 0, first - before) + 1
    return f"… {line[cut:]}"


class Chapter(Spot):
    """A chapter of the contents, which folds; its value is whether it is unfolded."""

    def key_down(self, event: pygame.Event) -> bool:
        """Right unfolds, left folds."""
        if event.key in (pygame.K_LEFT, pygame.K_RIGHT) and self.value == (event.key == pygame.K_LEFT):
            self.press()
            return True
        return super().key_down(event)


def chapter_control(name: str, rect: Rect, act: Act, do: Do) -> Widget:
    """Return the control of a chapter."""
    return Chapter(name, rect, act, do)


def chapter_row(name: str, title: str, opened: bool, inset: float = 0.0) -> View:
    """Return a chapter of the contents."""
    face = row(
        icon("ui-chevron", 22, "note", turn=-90 if opened else 0),
        text(title, "subheading", "head", grow=1),
        look="book-row",
        gap=10,
        pad=(6, 0, 8, 0),
        high=HIGH,
        grow=1,
    )
    return _inset(face.named(f"chapter-{name}", Act("chapter", opened)), inset)


def page_row(name: str, title: str, chosen: bool, under: str = "", inset: float = 26.0) -> View:
    """Return a page of the contents, or a word that leads to it; `under` is the page's name."""
    words = column(
        text(title, "body", "head" if under else "ink"), text(under, "small", "note"), grow=1, pack="middle"
    )
    face = row(words, look="book-row", states=on(chosen=chosen), pad=(18, 0, 10, 0), high=(HIGH, 90), grow=1)
    return _inset(face.named(name, Act(value=chosen)), inset)


def _inset(face: View, by: float) -> View:
    return row(space(by), face) if by else face


def hit_row(kit: Kit, name: str, sign: Icon, title: str, line: str, words: Looked, chosen: bool) -> View:
    """Return a page that was found: its sign, its title and the line that tells of it."""
    told = drawn(_excerpt, line, words, chosen, high=2 * kit.fonts.line_height("small"))
    head = row(icon(sign, 26, None), text(title, "subheading", "head", grow=1), gap=12)
    states = on(raised=True, chosen=chosen)
    return column(head, told, look="book-row", states=states, pad=(16, 10), gap=8).named(
        name, Act(value=chosen)
    )


def see_row(name: str, sign: Icon, title: str, chapter: str) -> View:
    """Return another page to read: its sign, its title and its chapter."""
    words = column(text(title, "subheading", "head"), text(chapter, "small", "note"), grow=1)
    parts = icon(sign, 30, None), words, icon("ui-chevron", 22, "note")
    return row(*parts, look="book-row", states=on(raised=True), pad=(16, 5), gap=16, high=(HIGH, 100)).named(
        name, Act()
    )
