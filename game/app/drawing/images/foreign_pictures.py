"""Pictures that somebody else made: no decoder sees one before its kind and size are known from its header.

The library that decodes them guesses by content among two dozen kinds, whatever the file is called. Only four
are let through, each told by its header, and none that another reader could take for its own.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from game.app.drawing.images.foreign_drawings import checked_drawing
from game.app.drawing.images.foreign_files import BEGINNING, PictureError, file_bytes
from game.storage.files.jpeg import jpeg_size

LARGEST = 8 * 1024 * 1024
"""Bytes of a picture; the largest of the program has 0.7 MB."""
MOST_SIDE = 4096
MOST_PIXELS = 4096 * 2304
"""Pixels along a side, and of all of a picture; the largest of the program has 2560 x 1440."""
_PNG = b"\x89PNG\r\n\x1a\n"

Size = tuple[int, int]


DRAWING = "svg"
"""The ending of vector pictures."""


@dataclass(frozen=True)
class ForeignPicture:
    """Hold a picture that is let through.

    Attributes:
        data: the bytes of its file.
        ending: tells its kind: `jpg`, `png`, `webp` or `DRAWING`.
    """

    data: bytes
    ending: str


def checked(path: Path) -> ForeignPicture:
    """Return a picture, or a vector picture where its name ends like one.

    Args:
        path: of its file.

    Raises:
        PictureError: it is none of ours, or too large.
        OSError: it cannot be read.
    """
    if path.suffix == f".{DRAWING}":
        return ForeignPicture(checked_drawing(path), DRAWING)
    return ForeignPicture(*checked_picture(path))


def checked_picture(path: Path) -> tuple[bytes, str]:
    """Return the bytes of a picture and the ending that tells its kind.

    Raises:
        PictureError: it is no JPEG, PNG or WebP file by its header, or too large.
        OSError: it cannot be read.
    """
    data = file_bytes(path, LARGEST)
    for ending, kind in _KINDS.items():
        size = kind(data)
        if size is not None:
            width, height = size
            if not (0 < width <= MOST_SIDE and 0 < height <= MOST_SIDE and width * height <= MOST_PIXELS):
                raise PictureError(
                    f"{width} x {height} pixels, more than {MOST_SIDE} per side or {MOST_PIXELS} in total"
                )
            if ending == "png" and not _whole_png(data):
                # The decoder would look for the rest for seconds.
                raise PictureError("a PNG file that is cut off")
            return data, ending
    raise PictureError("not a baseline JPEG, PNG or still WebP")


def _png_size(data: bytes) -> Size | None:
    """Width and height of a PNG file, by the part that must come first."""
    if data[:8] != _PNG or data[8:16] != b"\0\0\0\rIHDR" or len(data) < 33 or b"<svg" in data[:BEGINNING]:
        return None
    return int.from_bytes(data[16:20]), int.from_bytes(data[20:24])


def _whole_png(data: bytes) -> bool:
    """Return whether every part of a PNG file lies in it, up to the one that must be the last."""
    at = len(_PNG)
    while at + 12 <= len(data):
        if data[at + 4 : at + 8] == b"IEND":
            return True
        at += 12 + int.from_bytes(data[at : at + 4])
    return False


def _webp_size(data: bytes) -> Size | None:
    """Width and height of a WebP file that does not move."""
    if data[:4] != b"RIFF" or data[8:12] != b"WEBP" or len(data) < 30 or b"<svg" in data[:BEGINNING]:
        return None
    if int.from_bytes(data[4:8], "little") + 8 > len(data):  # cut off
        return None
    canvas = _webp_part(data, 12)
    if data[12:16] != b"VP8X":
        return canvas
    # The canvas may say one thing and the picture in it another: both count.
    if data[20] & 0x02:
        return None
    size = 1 + int.from_bytes(data[24:27], "little"), 1 + int.from_bytes(data[27:30], "little")
    at = 12
    while at + 8 <= len(data):
        if data[at : at + 4] in (b"VP8 ", b"VP8L"):
            return size if _webp_part(data, at) == size else None
        length = int.from_bytes(data[at + 4 : at + 8], "little")
        at += 8 + length + length % 2
    return None


def _webp_part(data: bytes, at: int) -> Size | None:
    """Width and height of the picture that begins at a place."""
    kind, body = data[at : at + 4], data[at + 8 : at + 18]
    if kind == b"VP8 " and body[3:6] == b"\x9d\x01\x2a":
        sides = int.from_bytes(body[6:8], "little"), int.from_bytes(body[8:10], "little")
        return sides[0] & 0x3FFF, sides[1] & 0x3FFF
    if kind == b"VP8L" and body[:1] == b"\x2f":
        bits = int.from_bytes(body[1:5], "little")
        return 1 + (bits & 0x3FFF), 1 + ((bits >> 14) & 0x3FFF)
    return None


_KINDS: dict[str, Callable[[bytes], Size | None]] = {
    "jpg": jpeg_size,
    "png": _png_size,
    "webp": _webp_size,
}
