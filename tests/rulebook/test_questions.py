"""The questions that players ask lead to the pages that answer: a table of them for every language.

The tables are `questions/LANGUAGE.yaml`. A third of the questions, by their checksum, is held out: nobody
looked at them when what the search knows of a language (`data/rulebook/search`) was written.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
import zlib
from pathlib import Path

import pygame
import pytest
import yaml

from game.app.navigation import routes
from game.app.scenes.rulebook.rulebook_scene import RulebookScene
from game.app.widgets.text_field import TextField
from game.program_files import data_folder
from game.rulebook.__main__ import main
from game.rulebook.book import Book
from game.rulebook.spoken_words import load_spoken
from game.storage.settings.preferences import Preferences
from tests.looped import some
from tests.rulebook.test_book_search import index
from tests.spoken import spoken
from tools.studio import Studio

TABLES = Path(__file__).with_name("questions")
FEWEST = 120
"""Questions in each language."""
FIRST, AMONG_THREE = 0.9, 0.97
"""Shares of the questions whose page is the first that is found, and one of the first three."""
HELD_OUT_FIRST, HELD_OUT_AMONG_THREE = 0.8, 0.92
"""The same of the questions that nobody looked at: no language falls below."""
FRAME_MS = 16
TYPED = 3
"""So many questions of each language are typed key by key."""

Asked = list[tuple[str, tuple[str, ...]]]


def questions(language: str) -> Asked:
    """All questions of a language with the pages that answer."""
    table = yaml.safe_load((TABLES / f"{language}.yaml").read_text("utf-8"))
    return [(question, tuple(pages.split())) for pages, asked in table.items() for question in asked]


def is_held_out(question: str) -> bool:
    return zlib.crc32(question.encode()) % 3 == 0


def answers(page: str, pages: tuple[str, ...]) -> bool:
    """Whether a page is one of those that answer; a room without a side means either side."""
    return any(page == one or page.startswith(f"{one}-") for one in pages)


def shares(language: str, book: Book, asked: Asked) -> tuple[float, float, list[str]]:
    """How often the first page and one of the first three answers, and which fail that may be looked at."""
    search, first, three, failed = index(language, book), 0, 0, []
    for question, pages in asked:
        found = [answers(hit.page, pages) for hit in search.find(question)[:3]]
        first += found[:1] == [True]
        three += any(found)
        if found[:1] != [True] and not is_held_out(question):
            failed.append(question)
    return first / len(asked), three / len(asked), failed


@pytest.fixture(params=spoken())
def language(request: pytest.FixtureRequest) -> str:
    name: str = request.param
    if not (TABLES / f"{name}.yaml").is_file():
        pytest.skip(f"no table of questions in {name}")
    return name


def test_tables_ask_for_pages_that_there_are(language: str, book: Book) -> None:
    asked = questions(language)
    assert len(asked) >= FEWEST and len({question for question, _ in asked}) == len(asked)
    for question, pages in asked:
        for page in pages:
            assert any(answers(one.id, (page,)) for one in book.pages), (question, page)
    assert 0.2 < sum(is_held_out(question) for question, _ in asked) / len(asked) < 0.45


def test_what_a_language_knows_is_about_pages_that_there_are(book: Book) -> None:
    for table in some(sorted((data_folder() / "rulebook" / "search").glob("*.yaml"))):
        known = load_spoken(data_folder(), table.stem)
        for page, phrases in known.asked.items():
            assert any(answers(one.id, (page,)) for one in book.pages), (table.stem, page)
            assert all(phrases) and known.small


def test_questions_find_the_page_that_answers(language: str, book: Book) -> None:
    first, three, failed = shares(language, book, questions(language))
    assert first >= FIRST and three >= AMONG_THREE, f"{first:.1%} {three:.1%} {failed}"


def test_questions_that_nobody_looked_at_find_it_too(language: str, book: Book) -> None:
    held_out = [one for one in questions(language) if is_held_out(one[0])]
    first, three, _ = shares(language, book, held_out)
    assert first >= HELD_OUT_FIRST and three >= HELD_OUT_AMONG_THREE, f"{first:.1%} {three:.1%}"


def test_an_answer_comes_within_a_frame(language: str, book: Book) -> None:
    search, longest = index(language, book), max(questions(language), key=lambda one: len(one[0]))[0]
    search.find(longest)
    begun = time.process_time()
    for end in range(1, len(longest) + 1):
        search.find(longest[:end])
    assert (time.process_time() - begun) * 1000 / len(longest) < FRAME_MS


def test_questions_are_typed_key_by_key(language: str, tmp_path: Path) -> None:
    studio = Studio(tmp_path, (1280, 720), Preferences(language=language))
    studio.app.start(routes.Title())
    studio.app.open(routes.Rulebook())
    scene = studio.app.top
    assert isinstance(scene, RulebookScene)
    while scene.reading:
        studio.app.advance(16)
    asked = sorted(questions(language), key=lambda one: zlib.crc32(one[0].encode()))
    for question, pages in asked[:TYPED]:
        for letter in question:
            key = pygame.K_SPACE if letter == " " else pygame.K_UNKNOWN
            studio.key(key, text=letter)
        field = scene.form.find("search")
        assert isinstance(field, TextField) and field.text == question and scene.query == question.strip()
        assert scene.hits == scene.search.find(question), question
        if not scene.hits:
            continue
        rows = [
            widget.key
            for widget in scene.form.widgets
            if widget.key in {f"hit-{hit.page}" for hit in scene.hits}
        ]
        assert rows == [f"hit-{hit.page}" for hit in scene.hits]
        assert any(answers(hit.page, pages) for hit in scene.hits), question
        studio.key(pygame.K_RETURN)
        assert scene.current.id == scene.hits[0].page
        assert scene.form.focus is not None and scene.form.focus.key == rows[0]
        scene.form.focus_on("search")
        field.set_text("")


# On the command line


def test_the_command_line_answers_in_json(capsys: pytest.CaptureFixture[str], book: Book) -> None:
    assert main(["how many cards can I hold", "--json"]) == 0
    hits = json.loads(capsys.readouterr().out)
    assert hits[0]["page"] == "hand" and "6" in hits[0]["line"]
    search = index("en", book).find("how many cards can I hold")
    assert [hit["page"] for hit in hits] == [hit.page for hit in search]
    assert main(["wie gewinnt man", "--language", "de", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)[0]["page"] == "goal"
    assert main(["xylophonix", "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == []


def test_the_command_line_answers_in_plain_lines(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["how do I win"]) == 0
    assert capsys.readouterr().out.startswith("How the game ends: ")
    assert main(["xylophonix"]) == 0
    assert "xylophonix" in capsys.readouterr().out


def test_the_command_line_says_what_is_wrong() -> None:
    wrong = [sys.executable, "-m", "game.rulebook", "win", "--language", "tlh"]
    told = subprocess.run(wrong, capture_output=True, text=True, check=False)
    assert told.returncode == 2 and "tlh" in told.stderr and not told.stdout


@pytest.mark.parametrize("more", [[], ["--json"]])
def test_the_command_answers_a_pipe_with_few_letters(more: list[str]) -> None:
    command = [sys.executable, "-m", "game.rulebook", "\u4fee\u7406", "--language", "ja", *more]
    done = subprocess.run(command, capture_output=True, env={**os.environ, "PYTHONIOENCODING": "cp1252"})
    assert done.returncode == 0 and not done.stderr
    words = done.stdout.decode("ascii")
    assert json.loads(words) if more else "\\u" in words


def test_the_command_is_silent_where_nobody_listens() -> None:
    command = [sys.executable, "-m", "game.rulebook", "cards"]
    reading, writing = os.pipe()
    os.close(reading)
    done = subprocess.run(command, stdout=writing, stderr=subprocess.PIPE)
    os.close(writing)
    assert done.returncode == 0 and not done.stderr


def test_control_letters_of_a_question_are_not_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["\x1b[31m\x07zzzzqq"]) == 0
    assert "\x1b" not in capsys.readouterr().out


def test_who_plays_how_games_are_saved_and_the_settings_are_found(language: str, book: Book) -> None:
    """A stranger asked for a commander, saving and the language, and found nothing, or something else."""
    search, asked = index(language, book), yaml.safe_load((TABLES / f"{language}.yaml").read_text("utf-8"))
    for page in ("programs", "saving", "settings"):
        for question in asked[page]:
            assert [hit.page for hit in search.find(question)][:1] == [page], question
