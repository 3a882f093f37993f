"""The sums of a font file, by which a damaged one is known before it is used.

SDL_ttf opens many a damaged file and fails, or ends the process, at some letter or size later. Every table of
a font has the sum of its words written beside it (OpenType, "Calculating checksums").
"""

from __future__ import annotations

import struct
import sys
from array import array

_DIRECTORY, _ENTRY = 12, 16
"""Bytes before the list of a font's tables, and of a table in it."""
_UNUSED = b"OS/2"
"""A table whose sum pygame's own font has wrong; nothing is set by it."""
_HEAD = b"head"
_OWN_SUM = 2
"""Place, in words, of the sum of the whole file in the table `head`: it counts as zero."""


def check_sums(content: bytes, start: int = 0) -> None:
    """Compare every table of a font with its sum.

    Args:
        content: the whole file.
        start: where in it the list of the font's tables begins, in bytes.

    Raises:
        ValueError: a table is not what it was.
        struct.error: the file ends in the list of tables.
    """
    (tables,) = struct.unpack_from(">H", content, start + 4)
    for number in range(tables):
        place = start + _DIRECTORY + _ENTRY * number
        tag, told, begin, length = struct.unpack_from(">4sIII", content, place)
        if tag == _UNUSED:
            continue
        if begin + length > len(content) or _sum(content[begin : begin + length], tag) != told:
            raise ValueError(f"table {tag.decode('ascii', 'replace')} is damaged")


def _sum(table: bytes, tag: bytes) -> int:
    """Return the sum of a table's words of four bytes, the first byte of each weighing most."""
    words = array("I", table + bytes(-len(table) % 4))
    if sys.byteorder == "little":
        words.byteswap()
    left_out = sum(words[_OWN_SUM : _OWN_SUM + 1]) if tag == _HEAD else 0
    return (sum(words) - left_out) & 0xFFFFFFFF
