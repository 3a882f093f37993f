"""The rulebook's subjects from A to Z: complete, under their letters, as each language sorts them."""

from __future__ import annotations

import re

import pytest

from game.rulebook.book import Book
from game.rulebook.page_text import PageText, PageWriter
from game.rulebook.subjects import SubjectIndex, SubjectLetter
from game.rulebook.words_read import folded


def listed(language: str, title: str, words: str = "") -> tuple[SubjectLetter, ...]:
    index = SubjectIndex(language)
    index.add("page", PageText(title, "", words=words))
    return index.letters()


def test_every_page_stands_under_its_title_and_all_of_its_words(writer: PageWriter, book: Book) -> None:
    index = SubjectIndex(writer.texts.language)
    for page in book.pages:
        index.add(page.id, writer.text(page))
    letters = index.letters()
    names = [letter.name for letter in letters]
    assert len(set(names)) == len(names) > 5, "each letter once"
    found = [(folded(entry.word), entry.page) for letter in letters for entry in letter.entries]
    assert len(set(found)) == len(found), "each word of a page once"
    for page in book.pages:
        text = writer.text(page)
        for word in (text.title, *re.split("[,，、]", text.words)):
            assert not word.strip() or (folded(word.strip()), page.id) in found, (page.id, word)


@pytest.mark.parametrize(
    ("language", "words", "letters"),
    [
        ("en", ["6", "Action", "The Armoury", "die", "zero"], "#ADZ"),
        ("de", ["Ablage", "ändern", "öffnen", "Osten", "Der Ozean", "Würfel"], "AOW"),
        ("es", ["fácil", "fase", "La nave", "nube", "ñandú", "orden", "última", "usar"], "FNÑOU"),
        ("fr", ["la case", "l’étage", "étoile", "œuvre", "Le temps"], "CEOT"),
        ("pl", ["los", "łata", "mapa", "za dużo", "zapas", "zwykły", "źle", "żeton"], "LŁMZŹŻ"),
        ("pt-BR", ["ação", "acaso", "O baralho", "época"], "ABE"),
        ("ru", ["ёлка", "ель", "ещё", "жить", "игра", "йод", "конец", "d6"], "ЕЖИЙКD"),
        ("zh", ["6", "八边形", "保存", "方块", "投掷", "骰子", "资源"], "#BFTZ"),
        (
            "zh-Hant",
            ["6", "一排", "方塊", "行動", "投擲", "防護", "骰子", "護盾", "d6"],
            ["#", "1畫", "4畫", "6畫", "7畫", "14畫", "21畫", "D"],
        ),
        ("ja", ["6枚", "アクション", "移動", "コスト", "山札", "ナノボット", "能力", "AP"], "#あかさなA"),
        ("ko", ["6장", "공급처", "깨짐", "나노봇", "더미", "쓰다", "행동", "AP"], "#ㄱㄴㄷㅅㅎA"),
    ],
)
def test_words_stand_as_the_language_sorts_them(
    language: str, words: list[str], letters: str | list[str]
) -> None:
    found = listed(language, words[-1], ",".join(reversed(words[:-1])))
    assert [entry.word for letter in found for entry in letter.entries] == words
    assert [letter.name for letter in found] == list(letters)
