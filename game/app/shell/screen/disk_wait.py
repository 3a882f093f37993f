"""Keep the window alive while the program waits for a slow disk: it lives on and can be
closed."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Protocol

import pygame

from game.app.drawing.canvas import Canvas
from game.app.drawing.colours.theme import colour
from game.app.drawing.kit import Kit
from game.storage.files.disk import GivenUp
from game.suppressing import suppress_and_log

_log = logging.getLogger(__name__)

SHOWN_S = 0.3
"""Seconds from which a wait is shown."""
READ_S = 3.0
"""Seconds after which a question has been seen: who closes the window once more by then means it."""
_DOTS_S = 0.4
_DOTS = 3
_WIDTH, _PAD = 760.0, 36.0
_DROPPED = (
    *(pygame.KEYDOWN, pygame.KEYUP, pygame.TEXTINPUT, pygame.TEXTEDITING, pygame.MOUSEMOTION),
    *(pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.MOUSEWHEEL),
    *(pygame.JOYBUTTONDOWN, pygame.JOYBUTTONUP, pygame.JOYHATMOTION, pygame.JOYAXISMOTION),
    *(pygame.FINGERDOWN, pygame.FINGERMOTION, pygame.FINGERUP),
)
"""Events of hands that are dropped meanwhile: they are meant for a picture that is no longer true. All
others wait their turn."""


class WaitingWindow(Protocol):
    """The program, as far as it is needed here."""

    kit: Kit
    running: bool

    @property
    def screen(self) -> pygame.Surface:
        """The window's own surface."""

    def scribbled(self) -> None:
        """Something was drawn on the window that is none of the screens."""


class DiskWait:
    """Shows that the disk takes long, and hears whether the player wants to leave.

    Args:
        window: the program's.
        would_lose: tells whether something of the player's would be lost if the program ended now.

    Attributes:
        parting: the program ends; it only waits for what is being written.
    """

    def __init__(self, window: WaitingWindow, would_lose: Callable[[], bool]) -> None:
        self.window, self._would_lose = window, would_lose
        self.parting = False
        self._asked: float | None = None
        """Seconds that had been waited when the player closed the window; None where nobody did."""
        self._drawn: tuple[int, bool] | None = None

    def show(self, seconds: float) -> None:
        """Show a frame.

        Args:
            seconds: how long has been waited.

        Raises:
            GivenUp: the player leaves: the window was closed where nothing is lost by it, or once more after
                that could be read; or the system wants the program to end.
        """
        if seconds < SHOWN_S:
            self._asked, self._drawn = None, None
            return
        self._listen(seconds)
        now = int(seconds / _DOTS_S) % (_DOTS + 1), self._asked is not None
        if now != self._drawn:
            self._drawn = now
            with suppress_and_log(_log, "show that the disk is waited for", pygame.error):
                # without a window to draw in it waits all the same
                self._draw(now[0])

    def take_close(self) -> bool:
        """Return, once, whether the player closed the window during a wait that is over."""
        closed, self._asked = self._asked is not None, None
        return closed

    def _listen(self, seconds: float) -> None:
        window = self.window
        with suppress_and_log(_log, "listen while the disk is waited for", pygame.error):
            pygame.event.get(_DROPPED)
            if pygame.event.get(pygame.QUIT):
                read = self._asked is not None and seconds - self._asked >= READ_S
                if read or not self._would_lose():
                    raise GivenUp
                self._asked = seconds if self._asked is None else self._asked
        if not window.running and not self.parting:
            raise GivenUp

    def _draw(self, dots: int) -> None:
        kit = self.window.kit
        words = [kit.texts("disk-waits") + " " + "." * dots]
        if self._asked is not None:
            words.append(kit.texts("disk-waits-unsaved"))
        canvas = Canvas(kit, self.window.screen)
        width, height = (side / kit.viewport.scale for side in self.window.screen.get_size())
        wide = min(_WIDTH, width - 16)
        heights = [
            len(kit.fonts.wrap(text, "body", wide - 2 * _PAD)) * kit.fonts.line_height("body")
            for text in words
        ]
        tall = sum(heights) + 2 * _PAD + 16 * (len(words) - 1)
        x, y = (width - wide) / 2, (height - tall) / 2
        canvas.panel((x, y, wide, tall), fill=colour.REASON_PANEL, line=colour.LINE_STRONG, width=1.6)
        y += _PAD
        for text, high in zip(words, heights, strict=True):
            canvas.text(text, (x + _PAD, y, wide - 2 * _PAD, high), "body", colour.TEXT, wrap=True)
            y += high + 16
        self.window.scribbled()
        pygame.display.flip()
