"""Tell which letters are meant for a field: a key that leads to one is no letter in it."""

from __future__ import annotations

import pygame

from game.app.navigation.scene import Scene

_SILENT = "\t\r\n\x1b\x7f\b"
"""Characters that keys are said to make and that are no text."""


class StrayText:
    """Tells the letter of a key that led to a field from those that are typed into it.

    The system reports a key twice: as a key, and then as the text that it makes. A key that opens a dialog
    with a field, or gives one the focus, would otherwise stand in it, and again as often as it is repeated.
    """

    def __init__(self) -> None:
        self._where: Scene | None = None
        self._led = False

    def before(self, event: pygame.Event, top: Scene | None) -> bool:
        """Look at an event before it is handled; True if it is text that no field may have.

        Args:
            event: any.
            top: the scene that gets it.
        """
        if event.type == pygame.KEYDOWN:
            self._where = top if top is not None and top.typing else None
        elif event.type == pygame.KEYUP:
            self._led = False
        return event.type == pygame.TEXTINPUT and self._led

    def after(self, event: pygame.Event, top: Scene | None) -> None:
        """Look at it again: whether a key was pressed elsewhere than where its text would go.

        Args:
            event: any.
            top: the scene that gets the next one.
        """
        if event.type == pygame.KEYDOWN:
            self._led = top is not self._where and getattr(event, "unicode", "").strip(_SILENT) != ""
