"""Files with pictures that somebody else made: read to a size, and refused with a reason."""

from __future__ import annotations

import stat
from pathlib import Path

BEGINNING = 4096
"""Bytes at the beginning of a file in which its kind is looked for."""


class PictureError(ValueError):
    """A picture that is not let through; the message says why."""


def file_bytes(path: Path, most: int) -> bytes:
    """Return what a file holds.

    Args:
        path: of the file.
        most: bytes that it may have.

    Raises:
        PictureError: it is no regular file, or has more.
        OSError: it cannot be read.
    """
    found = path.stat()
    if not stat.S_ISREG(found.st_mode):
        raise PictureError("not a regular file")
    if found.st_size > most:
        raise PictureError(f"{found.st_size} bytes, more than {most}")
    with path.open("rb") as file:
        data = file.read(most + 1)
    if len(data) > most:
        raise PictureError(f"more than {most} bytes")
    return data
