"""Pages are found by the words that players use, in each language, with the slips of fingers."""

from __future__ import annotations

import pytest

from game.program_files import data_folder
from game.rulebook.book import Book
from game.rulebook.page_text import TOLD_KEYS, PageText, PageWriter
from game.rulebook.search import NEAREST, BookSearch
from game.rulebook.spoken_words import SpokenWords, load_spoken
from game.rulebook.words_read import folded, places_of, words_in
from game.texts import Texts
from tests.looped import some

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
        writer = PageWriter(Texts(language), book, None, KEYS)
        made = BookSearch(load_spoken(data_folder(), language))
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
    for page in some(book.pages):
        text = writer.text(page)
        assert page.id in best(search, text.title, 6), text.title
        for word in filter(None, (words.strip() for words in text.words.split(","))):
            assert page.id in best(search, word, len(book.pages)), (page.id, word)


def test_a_hit_tells_the_line_and_marks_the_words_in_it(english: BookSearch) -> None:
    for query in ("cube", "cubs", "heal", "two cards"):
        hits = english.find(query)
        assert hits
        for hit in hits:
            assert hit.words <= {folded(word) for word, _, _ in words_in(hit.line)}
    first = english.find("repair")[0]
    assert first.page == "repairing" and "Discard a card that matches" in first.line
    assert "discard" in english.find("discard pile")[0].words


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


@pytest.mark.parametrize(
    ("query", "page", "line"),
    [
        ("how many cards can I hold", "hand", "discard down to 6"),
        ("two players in one room", "moving", "Any number of crew members can be in one room"),
        ("how do I win", "goal", "activate the Energy Core"),
        ("lose", "goal", "the ship is lost"),
        ("can you move diagonally?", "moving", "cannot move diagonally"),
        ("which card repairs a space", "repairing", "Discard a card that matches"),
        ("do we reshuffle the discards", "deck-empty", "cannot shuffle the discard pile back in"),
    ],
)
def test_a_question_finds_the_line_that_answers(
    english: BookSearch, query: str, page: str, line: str
) -> None:
    first = english.find(query)[0]
    assert first.page == page and line in first.line


def test_small_words_count_for_nothing_unless_there_are_no_others(english: BookSearch) -> None:
    assert [hit.page for hit in english.find("how do I use the board")] == best(english, "use board", 99)
    assert english.find("all") and english.spoken.telling("how many") == ("how", "many")


@pytest.mark.parametrize(
    ("language", "query", "meant"),
    [
        ("fr", "defausse", "défausse"),
        ("fr", "coeur", "cœur"),
        ("de", "Rettungskapsel fur", "Rettungskapsel für"),
        ("pl", "zeton", "żeton"),
        ("pl", "ladownia", "ładownia"),
        ("es", "energia", "energía"),
        ("pt-BR", "mao", "mão"),
        ("ru", "ее", "её"),
    ],
)
def test_without_accents_the_same_is_found(book: Book, language: str, query: str, meant: str) -> None:
    search = index(language, book)
    assert search.find(query) and search.find(query) == search.find(meant)


def test_one_wrong_letter_is_forgiven(english: BookSearch) -> None:
    for wrong, right in (("hpw many crds can i hild", "hand"), ("wher do used crads go", "discards")):
        assert right in best(english, wrong, 3)


def test_a_word_that_the_book_lacks_is_no_slip_for_a_small_one(english: BookSearch) -> None:
    """“White” was read as “while”, and every “while” was marked."""
    search = BookSearch(SpokenWords(small=("while", "the")))
    search.add("one", PageText("Storm", "Wait while the storm goes on."))
    assert search.find("white") == () and best(search, "strom") == ["one"]
    assert best(english, "what is the white cube") == ["cubes"]
    assert "while" not in english.meant("what is the white cube")


def test_a_small_word_that_looks_like_another_is_not_marked(german: BookSearch) -> None:
    """Who looked for the core saw every “mit” marked: “Mitte” is cut to the same."""
    for query in some(("Kern", "Mitte")):
        assert "mitte" in german.meant(query) and "mit" not in german.meant(query)
    search = BookSearch(SpokenWords(small=("while",)))
    search.add("one", PageText("Storm", "Wait while it goes on."))
    assert search.meant("while") == {"while"}, "who looks for nothing else sees it"


@pytest.mark.parametrize("query", ["what does the 13% mean", "13 %", "12.5%", "％", "the percentage"])
def test_a_number_with_a_per_cent_sign_is_a_percentage(english: BookSearch, query: str) -> None:
    assert best(english, query) == ["reading-rooms"]


def test_the_words_that_were_meant_have_their_places() -> None:
    assert places_of("A card, cards", frozenset({"card", "cards"})) == [(2, 6), (8, 13)]
    assert places_of("弃掉手牌。", frozenset({"手牌"})) == [(2, 4)]
    assert places_of("修理室", frozenset({"修理", "理室"})) == [(0, 3)] and places_of("x", frozenset()) == []


def test_a_language_of_which_nothing_is_known_is_searched_all_the_same(book: Book) -> None:
    assert load_spoken(data_folder(), "tlh") == SpokenWords()
    assert load_spoken(data_folder(), "zh-XX") == load_spoken(data_folder(), "zh")
    writer, search = PageWriter(Texts("en"), book, None, KEYS), BookSearch()
    for page in book.pages:
        search.add(page.id, writer.text(page))
    assert best(search, "move diagonally") == ["moving"]
