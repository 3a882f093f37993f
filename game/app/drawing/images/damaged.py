"""Draw what stands in the place of a picture whose file is gone or damaged: the game can be played without
it."""

from __future__ import annotations

import io
import logging
from collections.abc import Callable
from pathlib import Path

import pygame

from game.patience import read_bytes
from game.storage.files import jpeg
from game.storage.files.plain_text import plain

_log = logging.getLogger(__name__)
WRONG = (OSError, pygame.error, ValueError)
"""Errors of reading a file that is missing or not whole."""
SIZE = 96, 96
LAID_OVER = "overlays"
"""The folder of what is laid over other pictures: these are to be seen, so nothing stands in for it."""
_GROUND, _INK = (38, 48, 66, 255), (150, 165, 190, 255)
_told: set[str] = set()
_refused: set[str] = set()
"""Files that the system would not read: they may be whole, and are asked for again."""
_NO_FILE = (FileNotFoundError, IsADirectoryError, NotADirectoryError)


def read_or_stand_in(
    read: Callable[[], pygame.Surface], path: str | Path, size: tuple[int, int] = SIZE
) -> pygame.Surface:
    """Read a picture, or return one that stands in for it; that is logged once.

    Args:
        read: reads it.
        path: of its file.
        size: in pixels, of what stands in.
    """
    try:
        return read()
    except WRONG as error:
        if isinstance(error, OSError) and not isinstance(error, _NO_FILE):
            _refused.add(str(path))
        if str(path) not in _told:
            _told.add(str(path))
            _log.warning("%s", plain(f"{path}: {error}"))
        return _plain(size, seen=LAID_OVER not in Path(path).parts)


def content_of(path: Path) -> bytes:
    """Return what a picture's file holds; where the system refuses it is asked again, a few times.

    The loader of pictures would take half of a file for all of it, where the system refuses the rest.

    Raises:
        OSError: it refuses each time.
    """
    return read_bytes(path)


def picture_in(path: Path) -> pygame.Surface:
    """Return the picture in a file of the game's own.

    Raises:
        OSError: the system refuses it.
        pygame.error: it is damaged.
        ValueError: it is a JPEG whose end is missing: the decoder would take grey for the rest.
    """
    content = content_of(path)
    if path.suffix == ".jpg" and jpeg.END not in content:
        raise ValueError("the picture has no end")
    return pygame.image.load(io.BytesIO(content), path.name)


def any_refused() -> bool:
    """Tell whether something stands in for a picture that the system would not read."""
    return bool(_refused)


def forget_refused() -> None:
    """Forget which these were: they are about to be read again."""
    _refused.clear()


def _plain(size: tuple[int, int], seen: bool) -> pygame.Surface:
    found = pygame.Surface(size, pygame.SRCALPHA)
    if not seen:
        return found
    found.fill(_GROUND)
    width, height = size
    thick = max(1, min(size) // 24)
    pygame.draw.rect(found, _INK, found.get_rect(), thick)
    pygame.draw.line(found, _INK, (0, height - 1), (width - 1, 0), thick)
    return found
