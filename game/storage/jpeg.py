"""How large a JPEG picture says it is, without decoding it: a small file can declare any size."""

from __future__ import annotations

_START = b"\xff\xd8"
_FRAMES = frozenset(range(0xC0, 0xD0)) - {0xC4, 0xC8, 0xCC}
"""Marks of the segment that tells the size (start of frame); the three between them are tables."""
_BARE = frozenset(range(0xD0, 0xDA))
"""Marks that have no segment; none of them belongs into a header."""
_SCAN = 0xDA
"""The mark behind which the picture itself begins."""
_OTHER = b"<svg"
"""What pictures of another kind have near their beginning: a reader that guesses might take it for one."""
_BEGINNING = 4096


def jpeg_size(data: bytes) -> tuple[int, int] | None:
    """Return width and height in pixels as the header says; None where the bytes are no JPEG file."""
    if data[:2] != _START or _OTHER in data[:_BEGINNING]:
        return None
    at, size = 2, None
    while at + 4 <= len(data) and data[at] == 0xFF:
        mark = data[at + 1]
        length = int.from_bytes(data[at + 2 : at + 4])
        if mark == _SCAN:
            return size
        if mark == 0xFF:  # padding
            at += 1
            continue
        if mark < 0xC0 or mark in _BARE or length < 2:
            return None
        if mark in _FRAMES:
            if size is not None or length < 8 or at + 9 > len(data):
                return None
            size = int.from_bytes(data[at + 7 : at + 9]), int.from_bytes(data[at + 5 : at + 7])
        at += 2 + length
    return None
