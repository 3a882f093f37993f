"""Read how large a JPEG picture says it is, without decoding it: a small file can declare any size.

And any number of layers: in one that comes clearer bit by bit (progressive), or whose colours lie apart, a
layer of twelve bytes takes as long as the whole picture. Pictures of this program have one.
"""

from __future__ import annotations

import re

_START = b"\xff\xd8"
_FRAMES = frozenset(range(0xC0, 0xD0)) - {0xC4, 0xC8, 0xCC}
"""Marks of the segment that tells the size (start of frame); the three between them are tables."""
_OURS = 0xC0
"""That of pictures in one layer (baseline)."""
_BARE = frozenset(range(0xD0, 0xDA))
"""Marks that have no segment; none of them belongs into a header."""
_SCAN = 0xDA
"""The mark behind which the picture itself begins."""
_OTHER = b"<svg"
"""A mark near the beginning of another kind of picture: a reader that guesses might take the file for one."""
_BEGINNING = 4096


_MARK = re.compile(rb"\xff[^\x00\xff\xd0-\xd7]")
"""A mark within the picture: no stuffing, no padding, none from which a damaged one is taken up again."""
END = b"\xff\xd9"


def jpeg_size(data: bytes) -> tuple[int, int] | None:
    """Return width and height in pixels as the header says; None where it is no JPEG file of one layer."""
    if data[:2] != _START or _OTHER in data[:_BEGINNING]:
        return None
    at, size, colours = 2, None, 0
    while at + 4 <= len(data) and data[at] == 0xFF:
        mark = data[at + 1]
        length = int.from_bytes(data[at + 2 : at + 4])
        if mark == _SCAN:
            return (
                size if data[at + 4 : at + 5] == bytes([colours]) and _ends(data, at + 2 + length) else None
            )
        if mark == 0xFF:  # padding
            at += 1
            continue
        if mark < 0xC0 or mark in _BARE or length < 2:
            return None
        if mark in _FRAMES:
            if size is not None or mark != _OURS or length < 8 or at + 10 > len(data):
                return None
            size = int.from_bytes(data[at + 7 : at + 9]), int.from_bytes(data[at + 5 : at + 7])
            colours = data[at + 9]
        at += 2 + length
    return None


def _ends(data: bytes, at: int) -> bool:
    """Tell whether nothing follows the layer that begins at a place; one that breaks off has no end."""
    mark = _MARK.search(data, at)
    return mark is None or mark[0] == END
