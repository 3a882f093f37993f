"""Sentences that tell a number with a word tell another number, too."""

from __future__ import annotations

from game.rulebook.book import Book
from game.rulebook.page_text import PageWriter


def test_counts_in_words_follow_the_content(writer: PageWriter, book: Book) -> None:
    other = PageWriter(writer.texts, book, None, writer.keys)
    other.values.update({"rooms": 11, "cost": 5})
    ship, diverting = book.page("ship"), book.page("diverting")
    assert "11" in other.text(ship).lead and "11" not in writer.text(ship).lead
    assert other.text(diverting).caption != writer.text(diverting).caption
