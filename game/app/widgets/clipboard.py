"""The clipboard of the system."""

from __future__ import annotations

import logging
from enum import Enum

import pygame

from game.app.widgets.clipboard_owner import LongError, SilentError, text_of_owner
from game.suppressing import log_suppressed

_log = logging.getLogger(__name__)
_REFUSED = pygame.error, AttributeError, NotImplementedError, ValueError
"""There is no clipboard, or the library knows none; or what is copied, or lies there, is no text."""


def copy(text: str) -> bool:
    """Put a text on the clipboard; False where the system has none or refuses."""
    try:
        pygame.scrap.put_text(text)
    except _REFUSED as error:
        log_suppressed(_log, "copy", error)
        return False
    return True


def pastes(key: pygame.Event) -> bool:
    """Tell whether a pressed key asks to paste: Ctrl+V, or Cmd+V."""
    return (
        key.key == pygame.K_v
        and bool(key.mod & (pygame.KMOD_CTRL | pygame.KMOD_META))
        and not key.mod & pygame.KMOD_ALT
    )


class Unpasted(Enum):
    """Name why there is a clipboard, but no text from it; the catalogue has a sentence for each
    (`paste-...`)."""

    SILENT = "silent"
    """The program that holds it does not hand it over."""
    UNREADABLE = "unreadable"
    """Bytes that are no text are handed over as one."""
    LONG = "long"
    """The text is too long."""


def paste() -> str | Unpasted:
    """Return the text on the clipboard; empty where the system has none, or something else is on it.

    Returns:
        Why it cannot be had, where one is there all the same.
    """
    try:
        data = text_of_owner()
        if data is not None:
            return data.decode("utf-8").split("\0", 1)[0]
        text = pygame.scrap.get_text()
        return text if text or not pygame.scrap.has_text() else Unpasted.SILENT
    except SilentError as error:
        return _unpasted(error, Unpasted.SILENT)
    except LongError as error:
        return _unpasted(error, Unpasted.LONG)
    except UnicodeDecodeError as error:
        return _unpasted(error, Unpasted.UNREADABLE)
    except _REFUSED as error:
        log_suppressed(_log, "paste", error)
        return ""


def _unpasted(error: Exception, why: Unpasted) -> Unpasted:
    log_suppressed(_log, "paste", error)
    return why
