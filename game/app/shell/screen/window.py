"""The system's window: its size, the screen it stands on, and whether it fills it."""

from __future__ import annotations

import io
import logging
import os
import warnings

import pygame

from game.app.drawing.colours.theme import colour
from game.patience import read_bytes
from game.program_files import asset_folder
from game.suppressing import suppress_and_log

_log = logging.getLogger(__name__)

SMALLEST = (960, 540)
NO_BOUND = (1, 1)


class NoScreenError(Exception):
    """There is no screen to open a window on."""


class Window:
    """The one window of the program.

    Args:
        size: in pixels while it does not fill the screen; None for one that suits the screen.
        fullscreen: whether it fills the screen.
        display: number of the screen it opens on.
        maximised: whether it opens as large as the system makes a window, while it does not fill the screen.

    Raises:
        NoScreenError: the system has none.

    Attributes:
        screen: what is shown.
        size: in pixels while it does not fill the screen and is not maximised.
        maximised: whether the system has made it as large as a window gets, or will once it is one again.
    """

    screen: pygame.Surface

    def __init__(
        self, size: tuple[int, int] | None, fullscreen: bool, display: int, maximised: bool = False
    ) -> None:
        pygame.display.init()
        if pygame.display.get_driver() == "offscreen" and not os.environ.get("SDL_VIDEODRIVER"):
            # SDL's last choice: the program would run on unseen, and nobody could end it.
            raise NoScreenError("no screen was found to open a window on: start Solar Storm from a desktop")
        _show_directly()
        self.size = size or _fitting_size()
        self.fullscreen = fullscreen
        self.display = display
        self.maximised = maximised
        self._settling = False
        self._seen = self._former = self.size
        """The size that was seen last, and the size of its own before this one."""
        self._filled: tuple[int, int] | None = None
        """Its size while maximised, once that has been seen; until then it may pass through its own one."""
        self._told = False
        """True once the system has said that it is maximised; some do not do what is wanted of them."""
        self.open()

    def open(self) -> None:
        """Open it, or open it anew on another screen; where it is to fill the screen, it does so then.

        It is always opened as a window of its own size first: that is where it goes back to.
        """
        pygame.display.set_caption("Solar Storm")
        icon = asset_folder() / "icon.png"
        with suppress_and_log(_log, "set the window's sign", OSError, pygame.error):
            # without it the system shows one of its own
            pygame.display.set_icon(pygame.image.load(io.BytesIO(read_bytes(icon)), icon.name))
        screens = pygame.display.get_desktop_sizes()
        display = self.display if self.display < len(screens) else 0
        self.screen = pygame.display.set_mode(self.size, pygame.RESIZABLE, display=display)
        self._seen = self.screen.get_size()
        self._bound(SMALLEST)
        if self.fullscreen:
            self._fill(True)
        elif self.maximised:
            self._maximise()
        self.screen.fill(colour.SPACE)

    def _fill(self, fullscreen: bool) -> None:
        """Have the system's window fill the screen, or go back to the size and the place that it had.

        The window stays the same: one that is opened anew comes as large as the screen under some window
        managers (X11), and always somewhere else.
        """
        window = _system_window()
        if fullscreen:
            # A screen may be smaller than any window, or become so while the window fills it.
            self._bound(NO_BOUND)
            window.set_fullscreen(True)
        else:
            window.set_windowed()
            self._bound(SMALLEST)
        self.screen = pygame.display.get_surface() or self.screen

    @staticmethod
    def _maximise() -> None:
        """Have the system make the window as large as one gets; where it cannot, it stays as it is."""
        with suppress_and_log(_log, "maximise the window", AttributeError, pygame.error):
            _system_window().maximize()

    @staticmethod
    def _bound(least: tuple[int, int]) -> None:
        """Have the system make the window no smaller than this."""
        with suppress_and_log(_log, "set the least size of the window", AttributeError, pygame.error):
            _system_window().minimum_size = least

    def place(self, fullscreen: bool, display: int) -> bool:
        """Fill the screen or not, on a screen; tell whether that was news."""
        if (fullscreen, display) == (self.fullscreen, self.display):
            return False
        there = display == self.display
        if self.fullscreen:
            self._fill(False)
        # Until the system has put it back it is as large as the screen, which is no size of its own.
        self._settling = self.fullscreen and not fullscreen
        self.fullscreen, self.display = fullscreen, display
        if not there:
            self.open()
        elif fullscreen:
            self._fill(True)
        elif self.maximised:
            self._filled, self._told = None, False
            self._maximise()
        return True

    def notice(self, kind: int) -> None:
        """Hear of an event: the system has maximised the window, or given it back its own size.

        A window that comes back from being minimised is told to be restored, too: it is as large as it was.

        Args:
            kind: type of the event.
        """
        if self.fullscreen or self._settling:
            return
        now = (pygame.display.get_surface() or self.screen).get_size()
        if kind == pygame.WINDOWMAXIMIZED:
            if not self.maximised and now == self.size:
                # Some systems tell of the size first: the one before is its own.
                self.size = self._former
            self.maximised, self._filled, self._told = True, now, True
        elif kind == pygame.WINDOWRESTORED and self.maximised and self._filled not in (None, now):
            self.maximised, self._former, self.size = False, self.size, now

    def resized(self) -> tuple[int, int]:
        """The system has given it another size: return it."""
        self.screen = pygame.display.get_surface() or self.screen
        size = self.screen.get_size()
        other, self._seen = size != self._seen, size
        if self.fullscreen or self._settling:
            pass
        elif not self.maximised:
            self._former = self.size if size != self.size else self._former
            self.size = size
        elif size != self.size:
            if other and not self._told and self._filled not in (None, size):
                self.maximised, self.size = False, size  # nobody maximised it: a hand draws its edge
            self._filled = self._filled or size
        elif other and self._filled is not None:
            self.maximised = False  # it has gone back, and some systems say so by its size alone
        self._settling = False
        return size


def _system_window() -> pygame.Window:
    """Return the window that the display module has opened."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)
        return pygame.Window.from_display_module()


def _show_directly() -> None:
    """Under X11 send pixels straight to the screen, so that a few of them cost as little as they are.

    By way of a texture all of the window is drawn again each time, by the processor where there is no GPU.
    Other systems know no other way than textures, or need none.
    """
    if pygame.display.get_driver() == "x11":
        os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")


def _fitting_size() -> tuple[int, int]:
    """Return the largest 16:9 window that leaves a quarter of the screen free, at least the smallest one."""
    sizes = pygame.display.get_desktop_sizes()
    width, height = sizes[0] if sizes else (1280, 720)
    unit = min(width * 0.8 / 16, height * 0.8 / 9)
    return max(SMALLEST[0], int(unit * 16)), max(SMALLEST[1], int(unit * 9))
