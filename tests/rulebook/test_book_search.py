"""Pages are found by the words that players use, in each language, with the slips of fingers."""

from __future__ import annotations

import pytest

from game.rulebook.book import Book
from game.rulebook.page_text import TOLD_KEYS, PageText, PageWriter
from game.rulebook.search import NEAREST, BookSearch, words_in
from game.texts import Texts

KEYS = {f"key-{name}": "X" for name in TOLD_KEYS}
_INDEXES: dict[str, BookSearch] = {}


@pytest.fixture
def english(book: Book) -> BookSearch:
    return index("en", book)


@pytest.fixture
def german(book: Book) -> BookSearch:
    return index("de", book)


def index(language: str, book: Book) -> BookSearch:
    if language not in _INDEXES:
        writer, made = PageWriter(Texts(language), book, None, KEYS), BookSearch()
        for page in book.pages:
            made.add(page.id, writer.text(page))
        _INDEXES[language] = made
    return _INDEXES[language]


def best(search: BookSearch, query: str, most: int = 1) -> list[str]:
    return [hit.page for hit in search.find(query)][:most]


@pytest.mark.parametrize(
    ("query", "page"),
    [
        ("heal", "repairing"),
        ("Repair", "repairing"),
        ("diverting the", "diverting"),
        ("joker", "resource-universal"),
        ("traitor", "expansion-escape-pod"),
        ("diagonal", "moving"),
        ("hull", "hull-breach"),
        ("dice", "die"),
        ("solo", "expansion-solo"),
        ("graveyard", "discards"),
        ("cubes", "cubes"),
        ("wild card", "resource-universal"),
    ],
)
def test_english_words(english: BookSearch, query: str, page: str) -> None:
    assert page in best(english, query, 3)


@pytest.mark.parametrize(
    ("query", "page"),
    [
        ("repiaring", "repairing"),
        ("sheild", "shields"),
        ("unviersal", "resource-universal"),
        ("scavange", "scavenging"),
        ("energie core", "room-energy-core-v1"),
        ("hul breach", "hull-breach"),
        ("divrting", "diverting"),
        ("ACTIVATNG", "activating"),
    ],
)
def test_slips_of_fingers(english: BookSearch, query: str, page: str) -> None:
    assert page in best(english, query, 4)


@pytest.mark.parametrize(
    ("query", "page"),
    [
        ("heilen", "repairing"),
        ("Reparatur", "repairing"),
        ("würfel", "die"),
        ("wuerfel", "die"),
        ("Hüllenbruch", "hull-breach"),
        ("Huellenbruch", "hull-breach"),
        ("Hülenbruch", "hull-breach"),
        ("Schutzmarkr", "shields"),
        ("umleiten", "diverting"),
        ("stein", "cubes"),
        ("Verräter", "expansion-escape-pod"),
        ("verraeter", "expansion-escape-pod"),
    ],
)
def test_german_words_and_slips(german: BookSearch, query: str, page: str) -> None:
    assert page in best(german, query, 4)


def test_every_page_is_found_by_its_title_and_its_words(writer: PageWriter, book: Book) -> None:
    search = index(writer.texts.language, book)
    for page in book.pages:
        text = writer.text(page)
        assert page.id in best(search, text.title, 6), text.title
        for word in filter(None, (words.strip() for words in text.words.split(","))):
            assert page.id in best(search, word, len(book.pages)), (page.id, word)


def test_a_hit_tells_the_line_and_marks_the_words_in_it(english: BookSearch) -> None:
    for query in ("cube", "cubs", "heal", "two cards"):
        hits = english.find(query)
        assert hits
        for hit in hits:
            assert hit.words <= {word for word, _, _ in words_in(hit.line)}
    first = english.find("heal")[0]
    assert first.page == "repairing" and "heal" in first.words


def test_where_nothing_is_found_there_are_three_words_near(english: BookSearch, german: BookSearch) -> None:
    assert english.find("protxxxxon") == () and "Protection" in english.nearest("protxxxxon")
    assert len(english.nearest("qwertz")) == NEAREST
    assert german.find("Schraubnzwinge") == () and len(german.nearest("Schraubnzwinge")) == NEAREST
    for word in english.nearest("protxxxxon"):
        assert english.find(word), "what is suggested is found"


def test_what_is_no_word_finds_nothing(english: BookSearch) -> None:
    for query in ("", "  ", "!?", "-", "x" * 5000):
        assert english.find(query) == ()
    assert english.nearest("") == ()


def test_pages_can_be_added_while_one_searches() -> None:
    search = BookSearch()
    assert search.find("sun") == () == search.nearest("sun")
    search.add("one", PageText("The sun", "It is hot."))
    assert best(search, "sun") == ["one"]
    search.add("two", PageText("Shade", "Out of the sun."))
    assert best(search, "sun", 2) == ["one", "two"]


@pytest.mark.parametrize(
    ("language", "query"), [("zh", "资源牌"), ("zh", "行动"), ("ja", "トークン"), ("ja", "修理")]
)
def test_words_within_sentences_without_spaces_are_found(book: Book, language: str, query: str) -> None:
    hits = index(language, book).find(query)
    assert len(hits) > 3
    assert any(query in hit.line and not hit.line.startswith(query) for hit in hits)
