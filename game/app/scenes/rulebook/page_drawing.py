"""A page of the rulebook: title, the rule, its figure, what one may do and what not, the special case."""

from __future__ import annotations

from dataclasses import dataclass

from game.app.drawing.canvas import Canvas
from game.app.drawing.colours.theme import colour, fade, rgb
from game.app.drawing.kit import Kit
from game.app.drawing.looks import Icon
from game.app.drawing.viewport import Rect
from game.app.scenes.rulebook.book_rows import draw_marked, marked_height
from game.app.scenes.rulebook.figure_drawing import draw_figure, figure_size
from game.rulebook.book import Book, RulePage
from game.rulebook.page_text import PageText
from game.rules.content import Content

_PAD = 20.0
_TICK = 44.0
_LINE_GAP = 14.0


@dataclass(frozen=True)
class Shown:
    """What of a page is drawn.

    Args:
        page: the page.
        text: its words.
        crumb: the line above its title.
        book: the rulebook.
        content: that of the game in progress; None for the base content.
        words: which of its words were looked for.
    """

    page: RulePage
    text: PageText
    crumb: str
    book: Book
    content: Content | None
    words: frozenset[str] = frozenset()


def page_length(kit: Kit, shown: Shown, width: float) -> float:
    """Return how long a page is in a width, in units."""
    return _Page(kit, shown, width).length()


def draw_page(canvas: Canvas, shown: Shown, place: Rect, figures: dict[object, Canvas]) -> None:
    """Draw a page from the top left of a place on; its height does not count.

    Args:
        canvas: to draw on.
        shown: the page.
        place: where.
        figures: those that have been drawn before: a page is drawn again whenever it is scrolled.
    """
    _Page(canvas.kit, shown, place[2]).draw(canvas, place[0], place[1], figures)


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


class _Page:
    def __init__(self, kit: Kit, shown: Shown, width: float) -> None:
        self.kit = kit
        self.shown = shown
        self.width = width

    @property
    def _figure(self) -> tuple[float, float]:
        """Height of the figure's panel, and of the pieces in it."""
        shown = self.shown
        if not shown.page.figure:
            return 0.0, 0.0
        high = figure_size(shown.page.figure, self.width - 2 * _PAD)[1]
        words = marked_height(self.kit, shown.text.caption, "small", self.width - 2 * _PAD)
        return high + 2 * _PAD + (words + 10 if words else 0), high

    def _heights(self) -> tuple[float, float]:
        """Heights of title and rule."""
        text = self.shown.text
        title = marked_height(self.kit, text.title, "title", self.width)
        return title, marked_height(self.kit, text.lead, "lead", self.width)

    def _line(self, words: str) -> float:
        return max(30.0, marked_height(self.kit, words, "body", self.width - _TICK))

    @property
    def _special(self) -> float:
        text = self.shown.text
        inner = self.width - 2 * _PAD
        high = marked_height(self.kit, text.head, "subheading", inner)
        high += marked_height(self.kit, text.special, "body", inner)
        return high + 2 * _PAD - 6 if text.special else 0.0

    def _drawn(self, high: float, figures: dict[object, Canvas]) -> Canvas:
        """The figure, drawn once for a page and a size of the window."""
        shown, wide = self.shown, self.width - 2 * _PAD
        key = shown.page.id, wide, self.kit.viewport, self.kit.settings, self.kit.texts.language
        if key not in figures:
            figures.clear()
            canvas = Canvas.of_size(self.kit, wide + 40, high + 40, origin=(-20, -20))
            draw_figure(canvas, shown.page.figure, (0, 0, wide, high), shown.book, shown.content)
            figures[key] = canvas
        return figures[key]

    def length(self) -> float:
        title, lead = self._heights()
        text = self.shown.text
        total = 28.0 + title + 12 + lead + 18
        if self._figure[0]:
            total += self._figure[0] + 24
        total += sum(self._line(words) + _LINE_GAP for words in (*text.may, *text.never))
        if text.special:
            total += self._special + 16
        return total + 8

    def draw(self, canvas: Canvas, x: float, y: float, figures: dict[object, Canvas]) -> None:
        shown, text, w = self.shown, self.shown.text, self.width
        canvas.text(shown.crumb, (x, y, w, 26), "small", colour.MUTED, shrink=True)
        y += 28
        title, lead = self._heights()
        draw_marked(canvas, text.title, (x, y, w, title), "title", colour.TEXT, shown.words)
        y += title + 12
        draw_marked(canvas, text.lead, (x, y, w, lead), "lead", colour.TEXT, shown.words)
        y += lead + 18
        if shown.page.figure:
            high, inner = self._figure
            canvas.panel(
                (x, y, w, high), fill=rgb("#0B1020", 0.9), line=fade(colour.LINE, 0.9), corners=(16, 5, 16, 5)
            )
            canvas.blit(self._drawn(inner, figures), x + _PAD, y + _PAD)
            under = (x + _PAD, y + _PAD + inner + 10, w - 2 * _PAD, 0.0)
            draw_marked(canvas, text.caption, under, "small", colour.MUTED, shown.words)
            y += high + 24
        for icon, ink, lines in (
            ("ui-check", colour.GOOD, text.may),
            ("ui-cross", colour.REASON, text.never),
        ):
            for words in lines:
                high = self._line(words)
                own = marked_height(self.kit, words, "body", w - _TICK)
                canvas.icon(icon, x + 6, y + 2, 24, ink)
                place = (x + _TICK, y + max(0.0, (28 - own) / 2), w - _TICK, high)
                draw_marked(canvas, words, place, "body", colour.TEXT, shown.words)
                y += high + _LINE_GAP
        if text.special:
            y += 4
            high = self._special
            canvas.panel(
                (x, y, w, high), fill=rgb("#1C1609", 0.6), line=colour.GOLD, corners=(16, 5, 16, 5), width=1.8
            )
            place = (x + _PAD, y + _PAD - 4, w - 2 * _PAD, 0.0)
            y = place[1] + draw_marked(canvas, text.head, place, "subheading", colour.GOLD, shown.words)
            draw_marked(canvas, text.special, (place[0], y, *place[2:]), "body", colour.TEXT, shown.words)
