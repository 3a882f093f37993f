"""Find where a line may end."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache, lru_cache

_FIRST = "\u2e80"
"""No letter of East Asia comes before this one."""
_EAST_ASIAN = r"[\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uffef]|[\U00020000-\U0003ffff]"
_HELD = re.compile("\xa0[^\xa0 ]{1,24}\xa0")
"""Letters between two no-break spaces, such as the name of a key."""


JAPANESE = "ja"
KOREAN = "ko"
LINES_KEPT = 512
"""Number of lines whose pieces are kept: to split one takes a millisecond, and all those of a long page are
split to measure them before the first of them is broken."""
_RUNS = (("[\u30a1-\u30ff]", 10), ("[\u4e00-\u9fff]", 4))
"""Letters of Japanese that make a word where they follow each other, and how many at most."""

_STOPS = frozenset("。！？")
"""Ends of sentences in Chinese and Japanese, which hold the space to the next one themselves."""
_compiled = cache(re.compile)
"""Compile large sets of letters where they are needed: that takes milliseconds, and English needs none."""


def unbroken(text: str, language: str = "") -> Iterator[tuple[str, str]]:
    """Split a text into pieces that stay whole, each with what stands before it where no line ends.

    As `breakable`, but in Japanese the letters of a word in katakana, and those of a short one in kanji, stay
    together, too; Korean words end at spaces alone. Whoever has no room for such a piece breaks it with
    `breakable`.

    Args:
        text: one line of a text.
        language: of the texts.

    Yields:
        A space or nothing, and the piece.
    """
    if language == KOREAN:
        yield from ((" ", word) for word in text.split(" "))
        return
    if language != JAPANESE:
        yield from breakable(text)
        return
    last: tuple[str, str] | None = None
    for gap, piece in breakable(text):
        if last is not None and not gap and piece and _one_word(last[1], piece):
            last = last[0], last[1] + piece
            continue
        if last is not None:
            yield last
        last = gap, piece
    if last is not None:
        yield last


def _one_word(piece: str, more: str) -> bool:
    for pattern, most in _RUNS:
        letters = _compiled(pattern)
        if letters.match(more) and piece and letters.match(piece[-1]):
            run = len(piece) - len(_before(piece, letters))
            return run + len(more) <= most
    return False


def _before(piece: str, letters: re.Pattern[str]) -> str:
    """Return what stands before the last letters of a kind."""
    end = len(piece)
    while end and letters.match(piece[end - 1]):
        end -= 1
    return piece[:end]


def breakable(text: str) -> Iterator[tuple[str, str]]:
    """Split a text wherever a line may end, each piece with what stands before it where none does.

    Words end at spaces. Chinese and Japanese have none: there a line may end after almost every letter, but
    not before a comma or after an opening bracket (Unicode Standard Annex 14), nor in what stands between two
    no-break spaces.

    Args:
        text: one line of a text.

    Yields:
        A space or nothing, and the piece.
    """
    if max(text, default="") < _FIRST or not _compiled(_EAST_ASIAN).search(text):
        for word in text.split(" "):
            yield " ", word
        return
    yield from _units(text)


@lru_cache(LINES_KEPT)
def _units(text: str) -> tuple[tuple[str, str], ...]:
    """Return the pieces of a line with letters of East Asia."""
    # Not at the top: its tables take a moment to read, and most languages need none of them.
    from uniseg.linebreak import line_break_units  # type: ignore[import-untyped]

    held = [one.span() for one in _HELD.finditer(text)]
    gap, piece, end = "", "", 0
    found: list[tuple[str, str]] = []
    for unit in line_break_units(text):
        piece += unit
        end += len(unit)
        if any(first < end < after for first, after in held):
            continue
        whole = piece.rstrip(" ")
        found.append((gap, whole))
        gap, piece = " " if whole != piece and whole[-1:] not in _STOPS else "", ""
    return tuple(found)
