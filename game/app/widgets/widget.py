"""Define what all controls share: a place, a state, and how light falls on them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

import pygame

from game.app.drawing.canvas import Canvas
from game.app.drawing.colours.theme import Colour, colour
from game.app.drawing.kit import Kit
from game.app.drawing.viewport import Point, Rect, inside

HOVER_MS = 90
LIGHT_STEPS = 4
"""Light changes in this many steps: each is one cached picture."""


class Area(Protocol):
    """A window on a longer page, as the controls on that page see it (`ScrollArea`)."""

    def on_screen(self, rect: Rect) -> Rect:
        """Return where a rectangle of the page is on the screen."""


class Widget:
    """A control on a screen outside the table.

    Args:
        key: its name on the screen; focus stays with it when the screen is built anew.
        rect: in units.
        reason: why it cannot be used, shown when pointed at; None if it can.
        tip: shown when pointed at or focused.
        keys: pygame keys that press it from anywhere on the screen.
    """

    focusable = True
    typing = False
    """True where letters belong to it while it has the focus."""
    sound = "press"
    """The sound of pressing it: a name of `game.app.audio.cues.ACTIONS`."""
    dragged = False
    """True where dragging means something to it; else it scrolls the page that it is on."""
    primary = False
    """True for the one thing to do next: Enter presses it while no ring of the focus is shown."""
    leads = False
    """True where the rulebook explains why it cannot be used: its note names the way there."""
    area: Area | None = None
    """The scrolling page it is on; its rectangle is one of the page then."""

    def __init__(
        self,
        key: str,
        rect: Rect,
        *,
        reason: str | None = None,
        tip: str | None = None,
        keys: tuple[int, ...] = (),
    ) -> None:
        self.key = key
        self.rect = rect
        self.reason = reason
        self.tip = tip
        self.keys = keys
        self.hovered = False
        self.focused = False
        self.held = False
        self.glow = 0.0

    @property
    def enabled(self) -> bool:
        """Return whether it can be used."""
        return self.reason is None

    @property
    def lightness(self) -> float:
        """Return how much light of pointing falls on it, 0 to 1 in few steps."""
        return round(self.glow * LIGHT_STEPS) / LIGHT_STEPS

    def attach(self, kit: Kit) -> None:
        """Get ready for a window size."""

    def adopt(self, old: Widget) -> None:
        """Take over the light, and whatever else must outlast a change, from the control it stands in for."""
        self.glow = old.glow

    def detach(self) -> None:
        """The screen is built anew without it."""

    def contains(self, point: Point) -> bool:
        """Tell whether a point in units is on it."""
        return inside(self.rect, point)

    def point(self, point: Point | None) -> bool:
        """The pointer is at a point on it, or not on it (None); return True if it looks different now."""
        before = self.hovered
        self.hovered = point is not None
        return before != self.hovered

    @property
    def place(self) -> Rect:
        """Return where it is on the screen, in units."""
        return self.area.on_screen(self.rect) if self.area else self.rect

    def press_down(self, point: Point) -> None:
        """The button went down on it, at a point in units."""

    def drag(self, point: Point) -> None:
        """The pointer moved to a point, in units, while the button that went down on it is held."""

    def release(self) -> None:
        """The button that went down on it went up, here or elsewhere."""

    def wheel(self, notches: float) -> bool:
        """The wheel was turned over it, away from the hand if positive; return True if used up."""
        return False

    def press(self, point: Point | None = None) -> None:
        """It was clicked at a point, or pressed by a key (None)."""

    def key_down(self, event: pygame.Event) -> bool:
        """A key was pressed while it has the focus; return True if used up."""
        if event.key in (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE):
            if self.enabled:
                self.press()
            return True
        return False

    def explanation(self) -> str | None:
        """Return the reason or tip that belongs to what is pointed at."""
        return self.reason or self.tip

    def anchor(self) -> Rect:
        """Return the rectangle a tooltip points at."""
        return self.rect

    def focal(self) -> Rect:
        """Return what of it is to be seen where there is no room for all of it."""
        return self.rect

    def gain_focus(self) -> None:
        """It has the focus now."""
        self.focused = True

    def lose_focus(self) -> None:
        """Something else has the focus now."""
        self.focused = False

    def update(self, ms: float) -> bool:
        """Let time pass; return True if it looks different now."""
        target = 1.0 if self.hovered and self.enabled else 0.0
        if self.glow == target:
            return False
        before = self.lightness
        step = ms / HOVER_MS
        self.glow = min(target, self.glow + step) if target > self.glow else max(target, self.glow - step)
        return before != self.lightness

    def wake(self) -> float | None:
        """Return after how many ms it must be updated although nothing happens."""
        return 0 if self.glow != (1.0 if self.hovered and self.enabled else 0.0) else None

    def draw(self, canvas: Canvas) -> None:
        """Draw it."""


Action = Callable[[], None]


def draw_focus(canvas: Canvas, rect: Rect, cut: float = 14) -> None:
    """Draw the white ring around what the keyboard is on."""
    canvas.focus_ring(rect, (cut, 4, cut, 4), 2)


def draw_cap(canvas: Canvas, rect: Rect, line: Colour = colour.LINE_STRONG) -> None:
    """Draw the frame of a key; that of a controller's button is round."""
    x, y, w, h = rect
    fill = (10, 14, 28, 220)
    if canvas.kit.pad is None:
        canvas.panel(rect, fill=fill, line=line, corners=(4, 4, 4, 4), width=1.4)
        return
    canvas.box(rect, line, h / 2)
    canvas.box((x + 1.5, y + 1.5, w - 3, h - 3), fill[:3], h / 2 - 1.5)
