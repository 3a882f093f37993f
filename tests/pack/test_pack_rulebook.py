"""What a pack of YAML and texts brings into play has pages in the rulebook, without a line about them."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.app.scenes.rulebook.figure_drawing import arranged
from game.program_files import data_folder
from game.rulebook.book import Book
from game.rulebook.book_loading import load_book
from game.rulebook.page_text import TOLD_KEYS, PageWriter
from game.rulebook.search import BookSearch
from game.rules import Engine
from game.texts import Texts

KEYS = {f"key-{name}": "X" for name in TOLD_KEYS}
OWN = (
    *("room-observatory-v1", "room-observatory-v2", "room-workshop-v1", "room-workshop-v2"),
    *("resource-antimatter", "difficulty-becalmed", "expansion-ion-storms", "action-rest", "action-probe"),
)


@pytest.fixture
def book(installed: Path, engine: Engine, texts: Texts) -> Book:
    return load_book(data_folder(), engine.content, texts.ids)


def test_everything_of_the_pack_has_a_neutral_page(book: Book, texts: Texts) -> None:
    writer = PageWriter(texts, book, None, KEYS)
    for id in OWN:
        page = book.page(id)
        assert not page.written and page.of is not None and page.now
        text = writer.text(page)
        assert text.title and text.lead and not text.words
    observatory = writer.text(book.page("room-observatory-v2"))
    assert observatory.lead == texts("room-observatory-v2-full")
    assert len(observatory.may) == 3, "its cost, its cubes and what diverts it"


def test_its_things_lead_there_and_are_found(book: Book, texts: Texts) -> None:
    assert book.find(("room/observatory/v1",)).id == "room-observatory-v1"
    assert book.find(("resource/antimatter", "hand/0")).id == "resource-antimatter"
    assert book.find(("action/probe",)).id == "action-probe"
    assert book.find(("storm-tokens", "action/rest")).id == "action-rest", "a reason that no page explains"
    writer, search = PageWriter(texts, book, None, KEYS), BookSearch()
    for page in book.pages:
        search.add(page.id, writer.text(page))
    assert search.find(texts("room-observatory"))[0].page.startswith("room-observatory")


def test_figures_show_its_rooms_as_they_are(book: Book) -> None:
    (piece,) = book.page("room-workshop-v1").figure
    view = arranged(piece, book, None)
    assert (
        view.id == "workshop"
        and len(view.track) == 3
        and all(view.cubes)
        and view.ability.startswith("room-workshop")
    )


def test_numbers_of_its_game_are_told(book: Book, texts: Texts) -> None:
    content = book.content.editions["ion-storms",]
    writer = PageWriter(texts, book, content, KEYS)
    assert writer.values["hand-limit"] == 5 and writer.values["action-tokens"] == 10
    assert "5" in writer.text(book.page("hand")).lead
