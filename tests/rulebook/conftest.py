"""The rulebook of the game's own content, in each language."""

from __future__ import annotations

import pytest

from game.program_files import data_folder
from game.rulebook.book import Book
from game.rulebook.book_loading import load_book
from game.rulebook.page_text import TOLD_KEYS, PageWriter
from game.rules import load_content
from game.texts import Texts
from tests.spoken import spoken


@pytest.fixture(scope="session")
def book() -> Book:
    """The rulebook as it is shipped; every text that it wants is there."""
    return load_book(data_folder(), load_content(data_folder()), Texts().ids)


@pytest.fixture(scope="session", params=spoken())
def writer(request: pytest.FixtureRequest, book: Book) -> PageWriter:
    """What writes its pages in a language."""
    keys = {f"key-{name}": "X" for name in TOLD_KEYS}
    return PageWriter(Texts(request.param), book, None, keys)
