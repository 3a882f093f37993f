"""A page of the rulebook: title, the rule, its figure, what you do, what limits it, the special case."""

from __future__ import annotations

from dataclasses import dataclass

from game.app.drawing.canvas import Canvas
from game.app.drawing.kit import Kit
from game.app.drawing.looks import Icon
from game.app.drawing.viewport import Rect
from game.app.scenes.rulebook.book_rows import Looked, marked
from game.app.scenes.rulebook.figure_drawing import draw_figure, figure_size
from game.app.views.tree import View, column, drawn, icon, row, stack, text
from game.rulebook.book import Book, RulePage
from game.rulebook.page_text import PageText
from game.rules.content import Content

WIDE = 620.0
"""Width of a figure, units."""
REACH = 20.0
"""Units that the light of a figure's pieces reaches beyond it."""


@dataclass(eq=False)
class Figures:
    """The figures of a rulebook; the one drawn last is kept, for a page is drawn anew when it is scrolled.

    Args:
        book: the rulebook.
        content: that of the game in progress; None for the base content.
    """

    book: Book
    content: Content | None

    def __post_init__(self) -> None:
        self._kept: tuple[object, Canvas] | None = None

    def draw(self, canvas: Canvas, rect: Rect, page: str) -> None:
        """Draw the figure of a page."""
        kit = canvas.kit
        x, y, w, h = rect
        key = page, w, kit.viewport, kit.settings, kit.texts.language
        if self._kept is None or self._kept[0] != key:
            drawing = Canvas.of_size(kit, w + 2 * REACH, h + 2 * REACH, origin=(-REACH, -REACH))
            draw_figure(drawing, self.book.page(page).figure, (0, 0, w, h), self.book, self.content)
            self._kept = key, drawing
        canvas.blit(self._kept[1], x, y)


def page_view(page: RulePage, told: PageText, crumb: str, figures: Figures, words: Looked) -> View:
    """Return a page.

    Args:
        page: the page.
        told: its words.
        crumb: the line above its title.
        figures: those of the book.
        words: which of its words were looked for.
    """
    figure = None
    if page.figure:
        picture = drawn(figures.draw, page.id, wide=(0, WIDE), high=figure_size(page.figure, WIDE)[1])
        caption = marked(told.caption, "small", words, "note") if told.caption else None
        figure = column(stack(picture), caption, look="figure", pad=20, gap=10)
        figure = column(figure, pad=(0, 14, 0, 10))
    special = None
    if told.special:
        head = marked(told.head, "subheading", words, "gold") if told.head else None
        special = column(head, marked(told.special, "body", words), look="special", pad=(20, 16), gap=2)
    return column(
        text(crumb, "small", "note", lines=0),
        marked(told.title, "title", words),
        marked(told.lead, "lead", words),
        figure,
        *_lines(told.may_head, told.may, "ui-check", "good", words),
        *_lines(told.never_head, told.never, "ui-cross", "reason", words),
        special,
        gap=10,
        look="page",
    )


def _lines(head: str, lines: tuple[str, ...], sign: str, ink: str, words: Looked) -> list[View]:
    """Return a heading and its lines, each behind a sign."""
    told = [
        row(icon(sign, 24, ink), marked(line, "body", words, grow=1), gap=14, pad=(6, 2, 0, 2), align="start")
        for line in lines
    ]
    return [marked(head, "subheading", words, ink), *told] if head else told


def sign_of(kit: Kit, page: RulePage) -> Icon:
    """Return the sign of a page: its own, or that of what it is about."""
    subject, looks = page.of, kit.looks
    if page.sign or subject is None:
        return page.sign
    if subject.family == "room":
        return looks.room(subject.id).icon
    if subject.family == "resource":
        return looks.resource(subject.id).icon
    if subject.family == "action":
        return looks.action(subject.id)
    if subject.family == "expansion":
        return next(iter(looks.expansion(subject.id)), "ui-cards")
    return "ui-star"
