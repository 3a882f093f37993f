"""PNG files of pixels. Pure.

pygame writes them too, but keeps the interpreter to itself for as long as that takes: a second on a slow
computer, in which no frame is drawn. Compressing here lets the others go on.
"""

from __future__ import annotations

import struct
import zlib

_HEAD = b"\x89PNG\r\n\x1a\n"
_TRUECOLOUR = 2
_DEPTH = 8
_ROWS = 16
"""Rows that are compressed at once: a frame waits only for their copying."""


def png_bytes(size: tuple[int, int], rgb: bytes) -> bytes:
    """Return the file of a picture.

    Args:
        size: width and height, in pixels.
        rgb: red, green and blue of every pixel, row by row.
    """
    width, height = size
    row = 3 * width
    packer = zlib.compressobj()
    packed = []
    for first in range(0, height, _ROWS):
        rows = range(first, min(first + _ROWS, height))
        packed.append(packer.compress(b"".join(b"\0" + rgb[n * row : (n + 1) * row] for n in rows)))
    packed.append(packer.flush())
    head = struct.pack(">IIBBBBB", width, height, _DEPTH, _TRUECOLOUR, 0, 0, 0)
    return _HEAD + _chunk(b"IHDR", head) + _chunk(b"IDAT", b"".join(packed)) + _chunk(b"IEND", b"")


def _chunk(kind: bytes, data: bytes) -> bytes:
    check = zlib.crc32(kind + data)
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", check)
