"""Put the pages of the rulebook into the index of its search, a few in each frame, once for all openings."""

from __future__ import annotations

import time
from collections.abc import Iterator
from operator import is_
from typing import Any

from game.app.drawing.kit import Kit
from game.program_files import data_folder
from game.rulebook.book import Book, RulePage
from game.rulebook.page_text import PageWriter
from game.rulebook.search import BookSearch
from game.rulebook.spoken_words import load_spoken
from game.rulebook.subjects import SubjectIndex, SubjectLetter


class BookReading:
    """Read a book in one language, with the numbers of one game.

    Args:
        writer: writes its pages.
        language: of the texts.
        book: what is read.

    Attributes:
        search: finds the pages that have been read.
        subjects: all subjects from A to Z; empty while pages are still to be read.
        done: whether all pages have been read.
    """

    def __init__(self, writer: PageWriter, language: str, book: Book) -> None:
        self.search = BookSearch(load_spoken(data_folder(), language))
        self.subjects: tuple[SubjectLetter, ...] = ()
        self.done = False
        self._writer, self._index = writer, SubjectIndex(language)
        self._unread: Iterator[RulePage] = iter(book.pages)

    def read_on(self, ms: float) -> None:
        """Read pages for so many ms, one at least."""
        until = time.perf_counter() + ms / 1000  # `pygame.time` stands still where only its display is used
        begun = False
        while not (self.done or (begun and time.perf_counter() > until)):
            begun = True
            page = next(self._unread, None)
            if page is None:
                self.done = True
                self.subjects = self._index.letters()
                return
            text = self._writer.text(page)
            self.search.add(page.id, text)
            self._index.add(page.id, text)


class _Latest:
    """Hold the reading of the book that was opened last, and what it was read for."""

    def __init__(self) -> None:
        self.about: tuple[Any, ...] = ()
        self.reading: BookReading | None = None


def reading_of(kit: Kit, book: Book, writer: PageWriter, content: object) -> BookReading:
    """Return the reading of a book, where the last one left off if it was the same.

    Args:
        kit: of the window: its language, and the keys that pages tell of.
        book: what is read.
        writer: writes its pages.
        content: of the game whose numbers they tell; None for none.
    """
    latest: _Latest = kit.memo("the book as it was read", _Latest)
    about = kit.keys, book, kit.texts, content
    same = latest.about[:1] == about[:1] and all(map(is_, latest.about[1:], about[1:]))
    if latest.reading is None or not same:
        latest.about, latest.reading = about, BookReading(writer, kit.texts.language, book)
    return latest.reading
