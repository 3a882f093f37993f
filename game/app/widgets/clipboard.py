"""The clipboard of the system."""

from __future__ import annotations

import logging

import pygame

from game.app.widgets.clipboard_owner import owner_answers
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


def paste() -> str | None:
    """Return the text on the clipboard; empty where the system has none, or something else is on it.

    Returns:
        None where a text is there, but whoever holds it does not answer.
    """
    try:
        if not owner_answers():
            return None
        text = pygame.scrap.get_text()
        return text if text or not pygame.scrap.has_text() else None
    except _REFUSED as error:
        log_suppressed(_log, "paste", error)
        return ""
