"""Hand each event to whom it is for: the window, a controller, the keys that count everywhere, a scene."""

from __future__ import annotations

import sys
from collections.abc import Callable

import pygame

from game.app.bindings.gamepads import Pads
from game.app.navigation.scene import Scene
from game.app.shell.lost_release import LostRelease
from game.app.shell.screen.paged_screen import PagedScreen
from game.app.shell.screen.panning import on_page, show_keyboard
from game.app.shell.stray_text import StrayText

_RESIZED = (pygame.WINDOWSIZECHANGED, pygame.VIDEORESIZE)
_REDRAW = (pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED, pygame.WINDOWSHOWN)


class Dispatcher:
    """Gives events to the scene on top, but for those that are none of its.

    Args:
        screen: the window and its scenes.
        pads: the controllers.
        command: does what a command is for that counts everywhere (`commands.WINDOW`).
        leave: called where the window is to be closed.
    """

    def __init__(
        self, screen: PagedScreen, pads: Pads, command: Callable[[str], None], leave: Callable[[], None]
    ) -> None:
        self._screen, self._pads, self._command, self._leave = screen, pads, command, leave
        self._letters = StrayText()
        self._released = LostRelease()

    @property
    def _top(self) -> Scene | None:
        """Return the scene that gets the events; each may open another, or close it."""
        return self._screen.top

    def dispatch(self, event: pygame.Event) -> None:
        """Handle one event, in pixels of the window: the window's own, else the top scene's."""
        screen = self._screen
        screen.audio.window(event)
        screen.window.notice(event.type)
        if self._from_pad(event):
            return
        screen.untouched = 0.0  # not for a stick that trembles: what a controller means comes back as keys
        event = on_page(event, screen.page)
        if self._letters.before(event, self._top):
            return
        if self._released.unseen(event) and self._top:
            # As where the window is left: what was dragged goes back.
            self._top.handle(pygame.Event(pygame.WINDOWFOCUSLOST))
        if event.type == pygame.QUIT:
            self._leave()
        elif event.type in _RESIZED:
            screen.resize()
        elif event.type in _REDRAW:
            screen.scribbled()
        elif self._inspects(event):
            screen.dirty = True
        elif event.type == pygame.KEYDOWN and (command := self._window_command(event)):
            self._command(command)
        elif self._top:
            self._hand_over(event, self._top)
        self._letters.after(event, self._top)

    def _hand_over(self, event: pygame.Event, scene: Scene) -> None:
        """Let a scene handle an event; then a finger opens a keyboard, and a key moves the page."""
        scene.handle(event)
        if event.type == pygame.MOUSEBUTTONUP and getattr(event, "touch", False) and self._top:
            self._top.keyboard()
        if event.type == pygame.KEYDOWN and self._screen.page.larger and self._top:
            show_keyboard(self._screen.page, self._top)

    def _inspects(self, event: pygame.Event) -> bool:
        """Show or hide the frames of all views at Ctrl+F12; not in the executable (docs/architecture.md)."""
        screen = self._screen
        pressed = event.type == pygame.KEYDOWN and event.key == pygame.K_F12 and event.mod & pygame.KMOD_CTRL
        if pressed and not getattr(sys, "frozen", False):
            screen.inspecting = not screen.inspecting
            return True
        if screen.inspecting and event.type == pygame.MOUSEMOTION:
            screen.dirty = True
        return False

    def _from_pad(self, event: pygame.Event) -> bool:
        """Hand on what a controller's event means in keys; hints show its buttons from then on."""
        screen, top = self._screen, self._top
        pressed = self._pads.handle(event, screen.kit.keys, top.commands_in if top else None)
        if pressed is None:
            if event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN) and not getattr(event, "pad", False):
                screen.use(None)
            return False
        for key in pressed:
            screen.use(self._pads.layout)
            enter = key.type == pygame.KEYDOWN and key.key == pygame.K_RETURN
            if not (enter and self._top is not None and self._top.keyboard()):
                self.dispatch(key)
        return True

    def _window_command(self, event: pygame.Event) -> str | None:
        """Return the command of a key that counts everywhere; None for a key that is the scene's."""
        if event.key == pygame.K_RETURN and event.mod & pygame.KMOD_ALT:
            return "fullscreen"
        top = self._top
        typed = event.key < pygame.K_F1 or event.key > pygame.K_F12
        if top is not None and top.typing and (typed or top.takes_every_key):
            return None
        return self._screen.kit.keys.window_command(event)
