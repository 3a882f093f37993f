"""The sums in a font file, by which a damaged one is known before it is used.

SDL_ttf opens many a damaged file and fails, or ends the process, at some letter or size later. All words of a
font with one face add up to a number that every font shares; in a collection each table has the sum of its
words written beside it (OpenType, "Calculating checksums").
"""

from __future__ import annotations

import struct
import sys
from array import array

_WHOLE = 0xB1B0AFBA
"""Sum of all words of a font: the one in its table `head` makes it so."""
_DIRECTORY, _ENTRY = 12, 16
"""Bytes before the list of a font's tables, and of a table in it."""
_OUTLINES = (b"CFF ", b"CFF2", b"glyf")
"""Tables with the outlines of letters: what is wrong in one is one odd letter."""
_HEAD = b"head"
_OWN_SUM = 2
"""Place, in words, of the sum of a font in its table `head`: it counts as zero in that of the table."""


def check_font(content: bytes) -> None:
    """Compare a font with its sum.

    Args:
        content: the file, with one face.

    Raises:
        ValueError: it is not what it was.
    """
    if _sum(_words(content)) != _WHOLE:
        raise ValueError("the font is damaged")


def check_face(content: bytes, start: int) -> None:
    """Compare every table of a face with its sum, but for the outlines of letters.

    Args:
        content: the whole file, which may be a collection.
        start: where in it the list of the face's tables begins, in bytes.

    Raises:
        ValueError: a table is not what it was.
        struct.error: the file ends in the list of tables.
    """
    (tables,) = struct.unpack_from(">H", content, start + 4)
    for number in range(tables):
        place = start + _DIRECTORY + _ENTRY * number
        tag, told, begin, length = struct.unpack_from(">4sIII", content, place)
        if begin + length > len(content):
            raise ValueError("the font has no end")
        if tag in _OUTLINES:
            continue
        words = _words(content[begin : begin + length])
        if tag == _HEAD:
            words[_OWN_SUM : _OWN_SUM + 1] = array("I", [0])
        if _sum(words) != told:
            raise ValueError(f"table {tag.decode('ascii', 'replace')} is damaged")


def _words(part: bytes) -> array[int]:
    """Return the words of four bytes, the first byte weighing most; the last is filled up with zeros."""
    words = array("I", part + bytes(-len(part) % 4))
    if sys.byteorder == "little":
        words.byteswap()
    return words


def _sum(words: array[int]) -> int:
    return sum(words) & 0xFFFFFFFF
