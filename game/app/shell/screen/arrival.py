"""The first picture of a screen that has been opened or got another size: made a little in each frame.

Whatever a screen has never shown, its letters, panels and pictures, may take many times a frame. So it is
drawn where nobody sees it until all of that is there. What was shown before darkens meanwhile, from the frame
in which the screen was opened on.
"""

from __future__ import annotations

import time
from collections.abc import Sequence

import pygame

from game.app.drawing.allowance import TimeUpError
from game.app.drawing.canvas import Canvas
from game.app.drawing.images.pages import pages_of
from game.app.drawing.kit import Kit
from game.app.drawing.unseen_surface import UnseenSurface
from game.app.navigation.scene import Scene

WORK_MS = 18.0
"""For so long a frame makes what is missing, counted from its beginning."""
LEAST_MS = 2.0
"""Least time in ms of a frame, however late the frame is."""
SHOW_MS = 6.0
"""A screen of which everything is there is shown in the same frame, if no more of it has gone."""
OPENED_MS = 6.0
"""A frame of which so much has gone makes nothing of a screen that was opened in it."""
MOST_FRAMES = 180
"""After so many frames the rest is made at once."""
DARKER, DARKEST = 238, 10
"""Of 255: so much of its light the former picture keeps from frame to frame, for so many frames."""
HELD = frozenset(
    (
        *(pygame.KEYDOWN, pygame.KEYUP, pygame.TEXTINPUT, pygame.TEXTEDITING),
        *(pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.MOUSEWHEEL),
        *(pygame.JOYBUTTONDOWN, pygame.JOYBUTTONUP, pygame.JOYHATMOTION, pygame.JOYAXISMOTION),
        *(pygame.FINGERDOWN, pygame.FINGERUP, pygame.FINGERMOTION),
    )
)
"""Events of hands that wait until a screen that is on its way is there."""
PRESSES = (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN, pygame.JOYBUTTONDOWN)
"""Events that may agree to something."""
NOTHING = (0, 0)
"""Stands for every press that agrees to nothing."""
ACCEPT = 0
"""The button of every controller that agrees (`game/app/bindings/gamepads.py`)."""
AGREES = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE)
"""Keys that agree to something: pressed again while the screen that they opened is on its way, they were
meant for what was there before, not for the first button of the new screen."""


class Arrival:
    """At most one screen that is on its way.

    Attributes:
        active: whether there is one.
    """

    def __init__(self) -> None:
        self.active = self._ready = self._prepared = False
        self._frames = 0
        self._held: list[pygame.event.Event] = []
        self._pressed = NOTHING
        """The last press, if it agreed to something."""

    def begin(self) -> None:
        """A screen has been opened, or left for the one below."""
        self.active, self._ready, self._frames = True, False, 0
        self._prepared = False

    def begin_anew(self) -> None:
        """The window has another size: nothing has been agreed to, whatever was pressed before."""
        self._pressed = NOTHING
        self.begin()

    @property
    def new(self) -> bool:
        """Tell whether it was opened in this frame, of which that has taken a good part."""
        return self.active and not self._frames

    def stop(self) -> None:
        """It is shown now, whatever is missing."""
        self.active = False

    def hold(self, events: list[pygame.event.Event]) -> list[pygame.event.Event]:
        """Return the events that are due: what hands have done meanwhile comes once the screen is there.

        Args:
            events: that have just come.
        """
        if self.active:
            events = [event for event in events if not self._impatient(event)]
        events = [*self._held, *events]
        self._held = [event for event in events if self.active and event.type in HELD]
        due = [event for event in events if not (self.active and event.type in HELD)]
        for event in due:
            if event.type in PRESSES:
                self._pressed = _agreed(event)
        return due

    def _impatient(self, event: pygame.event.Event) -> bool:
        return event.type in PRESSES and self._pressed != NOTHING and _agreed(event) == self._pressed

    def come(self, kit: Kit, scenes: Sequence[Scene], clip: pygame.Rect, spent: float) -> bool:
        """Make what is missing of the first picture while there is time; tell whether it is shown now.

        Args:
            kit: of the page.
            scenes: that will be seen, the lowest first.
            clip: the part of the page that the window shows, in pixels.
            spent: the ms of this frame that have gone.
        """
        self._frames += 1
        if self._frames == 1 and spent >= OPENED_MS:
            return False  # to open it was enough for a frame
        if not self._ready:
            begun = time.perf_counter()
            until = begun + max(LEAST_MS, WORK_MS - spent) / 1000
            self._ready = self._frames > MOST_FRAMES or self._made(kit, scenes, clip, until)
            if not self._ready or spent + (time.perf_counter() - begun) * 1000 > SHOW_MS:
                return False  # to draw it is enough for a frame
        self.stop()
        return True

    def _made(self, kit: Kit, scenes: Sequence[Scene], clip: pygame.Rect, until: float) -> bool:
        """Go on with what is missing; tell whether everything is there."""
        if not all(scene.prepare(until) for scene in scenes):
            return False
        if not self._prepared:
            self._prepared = True
            if time.perf_counter() > until:
                return False  # to put all of it together is enough for a frame
        if not pages_of(kit).ready(1):
            return False  # which the fade will draw on
        view = kit.viewport
        stage = Canvas(kit, UnseenSurface((view.width, view.height), clip).surface)
        try:
            with kit.pictures.allowance.until(until, waits=True):
                for scene in scenes:
                    scene.draw(stage)
                return not kit.pictures.allowance.missed
        except TimeUpError:
            return False

    def darken(self, screen: pygame.Surface) -> None:
        """Take some light from what was shown before.

        Args:
            screen: that still shows it.
        """
        if self._frames <= DARKEST:
            screen.fill((DARKER, DARKER, DARKER), None, pygame.BLEND_RGB_MULT)


def _agreed(event: pygame.event.Event) -> tuple[int, int]:
    """Return what a press agrees with; `NOTHING` where it means something else."""
    if event.type == pygame.JOYBUTTONDOWN and event.button == ACCEPT:
        return event.type, event.button
    if event.type == pygame.KEYDOWN and event.key in AGREES and not event.mod & pygame.KMOD_ALT:
        return event.type, event.key
    return NOTHING
