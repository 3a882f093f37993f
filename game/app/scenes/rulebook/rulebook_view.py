"""The rulebook as a view: contents or what was found, the page, what stands beside it, and its foot."""

from __future__ import annotations

import math
from typing import Any, Protocol

import pygame

from game.app.drawing.kit import Kit
from game.app.scenes.rulebook.book_rows import Looked, chapter_row, hit_row, page_row, see_row
from game.app.scenes.rulebook.now_lines import Now
from game.app.scenes.rulebook.now_view import lesson_panel, now_panel
from game.app.scenes.rulebook.page_view import Figures, page_view, sign_of
from game.app.views.bits import button, cap, escape_button, field
from game.app.views.tree import (
    Act,
    View,
    blank,
    column,
    first_that_fits,
    icon,
    row,
    scroll,
    space,
    stack,
    text,
)
from game.lessons.lesson import LessonCard
from game.rulebook.book import Book, RulePage
from game.rulebook.page_text import PageWriter
from game.rulebook.search import MOST_LETTERS, BookSearch, PageHit
from game.rulebook.subjects import SubjectEntry, SubjectLetter

A_TO_Z = "a-z"
"""The chapter of all subjects among those that are unfolded; `a-z/<letter>` is one of its letters."""
FRAME = "frame"
LIST, PAGE, SIDE = 410.0, 690.0, 532.0
"""Widths of the columns where there is room for three."""
RING = 10.0
"""Rings of focus reach so far beyond what is scrolled."""


class BookReader(Protocol):
    """The rulebook, as its view sees it (`rulebook_scene.py`)."""

    book: Book
    writer: PageWriter
    current: RulePage
    query: str
    typed: str
    hits: tuple[PageHit, ...]
    listing: bool
    opened: set[str]
    now: Now | None
    origin: str
    full: bool
    figures: Figures

    @property
    def search(self) -> BookSearch:
        """Return the index of the pages that have been read."""

    @property
    def subjects(self) -> tuple[SubjectLetter, ...]:
        """Return all subjects from A to Z; nothing while pages are still being read."""

    @property
    def showing(self) -> bool:
        """Tell whether the subject of the page can be highlighted on the table."""

    def lesson(self) -> LessonCard | None:
        """Return the lesson that lets one try what the page tells."""


def rulebook_page(kit: Kit, reader: BookReader) -> View:
    """Return the rulebook: contents, page and what stands beside it; or these two below each other; or all of
    it below each other, the contents in place of the page."""
    look = "panel" if reader.full else "dialog"
    title = text(kit.texts("rulebook-title"), "dialog-title")
    hint = f"{kit.texts('rulebook-search')}  {kit.keys.label('search', kit.texts)}"
    search = field("search", reader.typed, (160, math.inf), 1, limit=MOST_LETTERS, placeholder=hint)
    listed = _hits(kit, reader) if reader.query else _contents(kit, reader)
    lost = bool(reader.query) and not reader.hits
    # No page stands beside a search that found nothing, as if it were the answer.
    page = text(kit.texts("rulebook-ask-so"), "body", lines=0) if lost else _page(kit, reader)
    beside = None if lost else _beside(kit, reader)
    head = row(_origin(kit, reader), space(grow=1), _close(kit, reader), gap=16, tab=1)
    turning, line = None if lost else _turning(kit, reader), blank(look="rule-line", wide=1.6)
    back = escape_button(kit, "leave-search", kit.texts("rulebook-contents")) if reader.query else None
    left = column(title, search, back, listed, gap=12)
    both = scroll(column(page, beside, gap=16, pad=RING), "page")
    three = row(
        left.but(wide=LIST),
        line,
        scroll(column(page, pad=(RING, 0, RING, RING)), "page", wide=PAGE + 2 * RING, grow=0),
        column(head, scroll(column(beside, pad=RING), "side"), turning, gap=14, wide=SIDE),
        gap=22,
        align="fill",
    )
    two = row(left.but(wide=380), line, column(head, both, turning, gap=10, grow=1), gap=16, align="fill")
    contents = button("contents", kit.texts("rulebook-contents"), sign="ui-menu")
    alone = column(listed, page, gap=12) if lost else listed
    one = column(
        row(search, contents, _close(kit, reader), gap=10), alone if reader.listing else both, turning, gap=8
    )
    return first_that_fits(
        _framed(three, look, (1780.0, 1780.0), 40, (30, 24)),
        _framed(two, look, (1200.0, math.inf), 20, (20, 18)),
        _framed(one, look, (0.0, math.inf), 12, (14, 12)),
    )


def _framed(
    inside: View, look: str, wide: tuple[float, float], edge: float, pad: tuple[float, float]
) -> View:
    return stack(column(inside.but(grow=1), look=look, wide=wide, pad=pad).named(FRAME), pad=edge)


def _close(kit: Kit, reader: BookReader) -> View:
    """Return the button that closes the book; it names Esc only where that closes it at once."""
    words = kit.texts("rulebook-close")
    leads_back = reader.query or reader.listing
    return button("close", words, firm=True) if leads_back else escape_button(kit, "close", words, firm=True)


def _origin(kit: Kit, reader: BookReader) -> View | None:
    """From where the book was opened."""
    if not reader.origin:
        return None
    words = text(kit.texts("rulebook-from", what=reader.origin), "small", lines=2)
    return row(icon("ui-target", 24), words, look="origin", pad=(12, 8), gap=10)


def _turning(kit: Kit, reader: BookReader) -> View:
    """The ways to the pages before and after."""
    ways = []
    for name, by, code, label in (
        ("previous", -1, pygame.K_LEFT, "←"),
        ("following", 1, pygame.K_RIGHT, "→"),
    ):
        page = reader.book.beside(reader.current, by)
        act, title = Act(keys=(code,)), reader.writer.title(page) if page is not None else ""
        there = button(name, title, act, key=cap(kit, label), style="subheading", pad=(10, 6), gap=8)
        ways.append(there if page is not None else space())
    return row(*ways, gap=14, pack="even", align="fill")


# Contents, and what was found


def _contents(kit: Kit, reader: BookReader) -> View:
    rows = []
    for chapter in reader.book.chapters:
        opened = chapter.id in reader.opened
        rows.append(chapter_row(chapter.id, kit.texts(f"rulebook-chapter-{chapter.id}"), opened))
        for page in chapter.pages if opened else ():
            rows.append(page_row(f"page-{page.id}", reader.writer.title(page), page is reader.current))
    opened = A_TO_Z in reader.opened
    rows.append(chapter_row(A_TO_Z, kit.texts("rulebook-subjects"), opened))
    for letter in reader.subjects if opened else ():
        name = f"{A_TO_Z}/{letter.name}"
        rows.append(chapter_row(name, letter.name, name in reader.opened, 26))
        for entry in letter.entries if name in reader.opened else ():
            under, chosen = "" if entry.word == entry.title else entry.title, entry.page == reader.current.id
            rows.append(page_row(subject_key(entry), entry.word, chosen, under, 48))
    return scroll(column(*rows, pad=RING), "contents-list")


def subject_key(entry: SubjectEntry) -> str:
    """Return the name of the row of a subject."""
    return f"subject-{entry.page}-{entry.word}"


def _hits(kit: Kit, reader: BookReader) -> View:
    texts, near = kit.texts, () if reader.hits else reader.search.nearest(reader.query)
    if reader.hits:
        head = texts("rulebook-hits", count=len(reader.hits))
    else:
        head = texts("rulebook-none" if near else "rulebook-none-at-all", query=reader.query)
    rows = []
    for hit in reader.hits:
        page = reader.book.page(hit.page)
        sign, title = sign_of(kit, page), reader.writer.title(page)
        rows.append(hit_row(kit, f"hit-{hit.page}", sign, title, hit.line, hit.words, page is reader.current))
    rows += [button(f"word-{word}", word, style="subheading") for word in near]
    return scroll(column(text(head, "small", "note", lines=0), *rows, gap=8, pad=RING), "hit-list")


# The page, and what stands beside it


def _page(kit: Kit, reader: BookReader) -> View:
    page = reader.current
    crumb = kit.texts(f"rulebook-chapter-{page.chapter}")
    place = next((n for n, hit in enumerate(reader.hits, 1) if hit.page == page.id), 0)
    words: Looked = frozenset()
    if reader.query and place:
        values: dict[str, Any] = {"number": place, "count": len(reader.hits), "query": reader.query}
        crumb = kit.texts("rulebook-hit", chapter=crumb, **values)
        words = frozenset(reader.search.meant(reader.query))
    return page_view(page, reader.writer.text(page), crumb, reader.figures, words)


def _beside(kit: Kit, reader: BookReader) -> View:
    """At your table now, see also, a lesson to try it in."""
    now, lesson, seen = reader.now, reader.lesson(), []
    for id in reader.current.see:
        page = reader.book.page(id)
        title, chapter = reader.writer.title(page), kit.texts(f"rulebook-chapter-{page.chapter}")
        seen.append(see_row(f"see-{id}", sign_of(kit, page), title, chapter))
    return column(
        now_panel(kit, now, reader.showing) if now is not None else None,
        column(text(kit.texts("rulebook-see"), "label", "note"), *seen, gap=10) if seen else None,
        lesson_panel(kit, lesson) if lesson is not None else None,
        gap=20,
    )
