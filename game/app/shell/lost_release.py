"""Find out whether the button of the mouse was let go where nobody told: another window may have taken the
pointer."""

from __future__ import annotations

import pygame


class LostRelease:
    """Tells when what is dragged is held by nobody any more."""

    def __init__(self) -> None:
        self._down = False

    def unseen(self, event: pygame.Event) -> bool:
        """Look at an event before it is handled.

        Args:
            event: any.

        Returns:
            Whether it says that the left button is up, and nothing before it said that it went up.
        """
        if event.type == pygame.MOUSEMOTION:
            held: tuple[int, ...] = getattr(event, "buttons", ())
            lost = self._down and bool(held) and not any(held[:1])
            self._down = self._down and not lost
            return lost
        if event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP) and event.button == 1:
            self._down = event.type == pygame.MOUSEBUTTONDOWN
        return False
