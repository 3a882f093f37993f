"""The subjects of the rulebook from A to Z: every page under the words that players look for."""

from __future__ import annotations

import re
import unicodedata
from bisect import bisect_right
from dataclasses import dataclass
from functools import lru_cache
from itertools import groupby
from typing import Any

from game.rulebook.page_text import PageText
from game.rulebook.words_read import folded, parts_in

FIGURES = "#"
"""Heading of the words that begin with no letter."""
_MARKS = re.compile(r"^[\W_]+")
_ARTICLES = {
    "de": "der die das ein eine",
    "en": "the a an",
    "es": "el la los las un una",
    "fr": "le la les l’ l' un une",
    "it": "il lo la i gli le l’ l' un uno una un’ un'",
    "pt": "o a os as um uma",
}
"""Words before a title that do not count where it is sorted."""
_LETTERS = {
    "es": "abcdefghijklmnñopqrstuvwxyz",
    "pl": "aąbcćdeęfghijklłmnńoóprsśtuvwxyzźż",
    "ru": "абвгдежзийклмнопрстуфхцчшщъыьэюя",
}
"""Letters in their order, where some with a mark count as letters of their own."""
_PINYIN = "啊A芭B擦C搭D蛾E发F噶G哈H击J喀K垃L妈M拿N哦O啪P期Q然R撒S塌T挖W昔X压Y匝Z"
"""The first sign of each letter of Pinyin in GB 2312, whose common signs stand in that order."""
_SIGNS = "亜あ下か些さ他た奈な巴は摩ま冶や羅ら倭わ"
"""The first sign of each row of kana in JIS X 0208, whose common signs stand as they are read."""
_KANA = "あかさたなはまやらわ"
_ROWS = "ぁかさたなはまゃらゎ"
"""The first kana of each row, in the order of their codes."""
_STROKES = "一丁三丑丙丞串並亟乘乾傢亂僧億儒優叢儳勸儷儼囌囑廳灤纜豔爨鸞"
"""The first sign with one, two, three ... strokes in Big5, whose common signs stand in that order."""
_CODES = {"zh": "gb2312", "zh-Hant": "big5", "ja": "euc_jp"}
_HEADS = {
    "zh": tuple(zip(_PINYIN[::2], _PINYIN[1::2], strict=True)),
    "zh-Hant": tuple((sign, f"{count}畫") for count, sign in enumerate(_STROKES, 1)),
    "ja": tuple(zip(_SIGNS[::2], _SIGNS[1::2], strict=True)),
}
"""Headings of signs: the first sign under each, and the name of the letter, in order."""
_LAST_SIGN = {"zh": "座", "zh-Hant": "鸞", "ja": "腕"}
"""The last common sign: rarer ones come later, in an order of their own."""
_CONSONANTS = "ㄱㄱㄴㄷㄷㄹㅁㅂㅂㅅㅅㅇㅈㅈㅊㅋㅌㅍㅎ"
"""Headings of Korean syllables, by their first consonant in the order of Unicode: ㄲ is under ㄱ."""
_FIRST_SYLLABLE, _LAST_SYLLABLE, _SYLLABLES = "가", "힣", 588
"""The Korean syllables, and how many begin with the same consonant."""
_SOUNDS_LIKE = str.maketrans({"骰": "头"})
"""A sign from behind the last one by a common one that sounds alike."""
_JOINED = str.maketrans({"œ": "oe", "æ": "ae"})


@dataclass(frozen=True, slots=True)
class SubjectEntry:
    """A word, and the page that it leads to."""

    word: str
    page: str
    title: str


@dataclass(frozen=True, slots=True)
class SubjectLetter:
    """The words that stand under one letter, in order."""

    name: str
    entries: tuple[SubjectEntry, ...]


class SubjectIndex:
    """Every page under its title and under the words that players look for, as a language sorts them.

    Simplified Chinese is sorted by Pinyin, Traditional Chinese by strokes and Japanese by the usual readings
    of its signs, as their own tables of signs are; Korean by the first consonant; articles before a title do
    not count. Pages are added one by one, so that no frame waits for all of them.

    Args:
        language: its folder's name, for example `pt-BR`.
    """

    def __init__(self, language: str) -> None:
        self._language = language if language in _CODES else language.partition("-")[0]
        self._found: dict[tuple[str, str], tuple[tuple[Any, ...], str, SubjectEntry]] = {}

    def add(self, page: str, text: PageText) -> None:
        """Add a page under its title and its words.

        Args:
            page: its id.
            text: what it says.
        """
        for word in (text.title.strip(), *parts_in(text.words)):
            key = folded(word), page
            if word and key not in self._found:
                counted = _counted(self._language, word)
                letter = _letter(self._language, counted)
                place = _place(self._language, letter, counted)
                rank = (*place, counted, folded(text.title), page, word)
                self._found[key] = rank, letter, SubjectEntry(word, page, text.title)

    def letters(self) -> tuple[SubjectLetter, ...]:
        """Return the words by their letters, all in order."""
        ordered = sorted(self._found.values(), key=lambda one: one[0])
        groups = groupby(ordered, key=lambda one: one[1])
        return tuple(SubjectLetter(name, tuple(entry for _, _, entry in found)) for name, found in groups)


def _counted(language: str, word: str) -> str:
    """Return what of a word counts where it is sorted: no article, no mark before the first letter."""
    small = unicodedata.normalize("NFKC", word).casefold().translate(_JOINED)
    for article in _ARTICLES.get(language, "").split():
        start = article if article[-1] in "’'" else f"{article} "
        if small.startswith(start) and len(small) > len(start):
            small = small[len(start) :]
            break
    bare = _MARKS.sub("", small)
    if language == "ja":
        return "".join(chr(ord(sign) - 0x60) if "ァ" <= sign <= "ヶ" else sign for sign in bare)
    return bare.translate(_SOUNDS_LIKE) if language == "zh" else bare


def _letter(language: str, counted: str) -> str:
    """The letter that a word stands under."""
    first = counted[:1]
    if not first.isalpha():
        return FIGURES
    if _FIRST_SYLLABLE <= first <= _LAST_SYLLABLE:
        return _CONSONANTS[(ord(first) - ord(_FIRST_SYLLABLE)) // _SYLLABLES]
    if language == "ja" and "ぁ" <= first <= "ん":
        return _KANA[bisect_right(_ROWS, first) - 1]
    if language in _CODES and first >= "㐀":
        code = _code(language, first)
        if code > _code(language, _LAST_SIGN[language]):
            return FIGURES
        return _HEADS[language][bisect_right(_starts(language), code) - 1][1]
    return (first if first in _LETTERS.get(language, "") else folded(first)[:1]).upper()


def _place(language: str, letter: str, counted: str) -> tuple[Any, ...]:
    """Return where a word stands: figures first, then by its letter, then as the language sorts."""
    if language in _CODES:
        row = _row(language, letter)
        return letter != FIGURES, row < 0, row, letter, tuple(_code(language, sign) for sign in counted)
    if language == "ko":
        return letter != FIGURES, letter not in _CONSONANTS, counted
    letters = _LETTERS.get(language, "")
    return letter != FIGURES, tuple(_rank(letters, sign) for sign in counted)


def _row(language: str, letter: str) -> int:
    """Return where a letter stands among those of the language: below 0 if it is of another one."""
    match language:
        case "ja":
            return _KANA.find(letter)
        case "zh-Hant":
            return next((row for row, (_, name) in enumerate(_HEADS[language]) if name == letter), -1)
    return 0


def _rank(letters: str, sign: str) -> tuple[int, int, str]:
    """Return where a sign stands among others: gaps, letters in their order, then those of other
    alphabets."""
    if not sign.isalnum():
        return 0, 0, ""
    if not letters:
        return 1, 0, folded(sign)
    place = letters.find(sign)
    if place < 0:
        place = letters.find(folded(sign))
    return (1, place, "") if place >= 0 else (2, 0, folded(sign))


@lru_cache(maxsize=2048)
def _code(language: str, sign: str) -> bytes:
    return sign.encode(_CODES[language], "replace")


@lru_cache(maxsize=len(_HEADS))
def _starts(language: str) -> tuple[bytes, ...]:
    return tuple(_code(language, sign) for sign, _ in _HEADS[language])
