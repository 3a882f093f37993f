"""The words of texts as the search compares them: small letters without accents, Chinese in pieces."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from functools import lru_cache

_SIGNS = "\u3005\u3400-\u9fff\uf900-\ufaff"
"""Chinese characters: words of them have no spaces between them, so each and each two of them count."""
_HIRAGANA, _KATAKANA = "\u3041-\u3096", "\u30a1-\u30fa\u30fc"
_WORD = re.compile(f"[{_SIGNS}]+|[{_KATAKANA}]+|[{_HIRAGANA}]{{2,}}|[^\\W_{_SIGNS}{_KATAKANA}{_HIRAGANA}]+")
_SLIGHT = re.compile(f"[{_SIGNS}]|[{_HIRAGANA}]{{2}}")
_SIGN = re.compile(f"[{_SIGNS}]")
_UNSPACED = re.compile(f"[{_SIGNS}{_HIRAGANA}]")
_COMMAS = re.compile("[,，、،]")
_UMLAUTS = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue"})
"""As they are written out in German."""
_PLAIN = str.maketrans({"ł": "l", "œ": "oe", "æ": "ae", "ø": "o", "ı": "i"})
"""Letters that are no letter with a mark, and are typed without it all the same."""


@lru_cache(maxsize=8192)
def folded(word: str) -> str:
    """Return a word as it is compared: in small letters, without accents."""
    plain = unicodedata.normalize("NFKD", word.casefold().translate(_PLAIN))
    return "".join(letter for letter in plain if not unicodedata.combining(letter))


@lru_cache(maxsize=8192)
def forms_of(word: str) -> tuple[str, ...]:
    """Return a word as it may be typed: with its umlauts written out, too."""
    return tuple(dict.fromkeys((folded(word), folded(word.casefold().translate(_UMLAUTS)))))


def parts_in(text: str) -> list[str]:
    """Return what stands between the commas of a text, in any script; nothing that is empty."""
    return list(filter(None, (part.strip() for part in _COMMAS.split(text))))


def words_in(text: str) -> Iterator[tuple[str, int, int]]:
    """Yield the words of a text as they are written, with where each begins and ends; some overlap."""
    for found in _WORD.finditer(text):
        start, end = found.span()
        if not _SIGN.match(found[0]):
            yield found[0], start, end
            continue
        for place in range(start, end):
            yield text[place], place, place + 1
            if place + 1 < end:
                yield text[place : place + 2], place, place + 2


def places_of(text: str, words: frozenset[str]) -> list[tuple[int, int]]:
    """Return where a text has some words, as they are compared: from where to where, in order."""
    places: list[tuple[int, int]] = []
    if not words:
        return places
    for word, start, end in words_in(text):
        if folded(word) not in words:
            continue
        if places and start <= places[-1][1]:
            places[-1] = places[-1][0], max(end, places[-1][1])
        else:
            places.append((start, end))
    return places


def is_slight(word: str) -> bool:
    """Tell whether a word is one Chinese character or a Japanese ending, which seldom are words."""
    return _SLIGHT.fullmatch(word) is not None


def is_unspaced(word: str) -> bool:
    """Tell whether a word is of a script in which nothing shows where a word begins."""
    return _UNSPACED.search(word) is not None
