"""A part of a screen that shows a part of a longer page: wheel, bar, drag, keys; it follows the focus."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import pygame

from game.app.drawing.canvas import Canvas
from game.app.drawing.colours.theme import Gradient, colour, fade, mix
from game.app.drawing.kit import Kit
from game.app.drawing.viewport import Point, Rect, inside
from game.app.widgets.widget import Widget

GUTTER = 44.0
"""Width at the right that belongs to the bar when the page is longer than its window, in units."""
WHEEL = 90.0
"""Units that one notch of the wheel moves the page."""
GLIDE_MS = 70.0
"""Time in ms in which the page goes about two thirds of its way."""
_BAR = 12.0
_SHORTEST_THUMB = 48.0
_REACH = 60.0
"""Units that the light of a control reaches beyond it: what is further away is not drawn."""
_OVERHANG = 4.0
"""Units that ink may reach beyond the sides of the page: an f begins to the left of its box."""
_MARGIN = 24.0
"""Units of the page that are seen above and below the thing in focus."""


class ScrollArea(Widget):
    """A window on a page. Put into a form together with what is on the page.

    The controls on it and `draw_page` use coordinates as if nothing were scrolled: the page begins at the
    window's top left corner and may be longer than it.

    Args:
        key: its name on the screen; where the page stands outlasts a rebuild.
        rect: of the window, in units, with the gutter for the bar at its right.
        length: of the page, in units.
        children: the controls on the page, in the order of the Tab key.
        draw_page: draws what is no control.
    """

    focusable = False

    def __init__(
        self,
        key: str,
        rect: Rect,
        length: float,
        children: Iterable[Widget],
        draw_page: Callable[[Canvas], None] | None = None,
    ) -> None:
        super().__init__(key, rect)
        self.length = length
        self.children = list(children)
        self.draw_page = draw_page
        self.offset = 0.0
        self._target = 0.0
        self._grip: float | None = None
        self._by_bar = False
        self._kit: Kit | None = None
        for child in self.children:
            child.area = self

    @property
    def furthest(self) -> float:
        """Return how far the page can be moved, in units; 0 if all of it is seen."""
        return max(0.0, self.length - self.rect[3])

    @property
    def scrolls(self) -> bool:
        """Return whether the page is longer than its window."""
        return self.furthest > 0.5

    def on_page(self, point: Point) -> Point:
        """Return a point of the screen as one of the page."""
        return point[0], point[1] + self.offset

    def on_screen(self, rect: Rect) -> Rect:
        """Return a rectangle of the page as one of the screen."""
        return rect[0], rect[1] - self.offset, rect[2], rect[3]

    # moving

    def scroll(self, by: float, at_once: bool = False) -> None:
        """Move the page on by some units, back if negative."""
        self.scroll_to(self._target + by, at_once)

    def scroll_to(self, offset: float, at_once: bool = False) -> None:
        """Show the page from a point on."""
        self._target = min(max(0.0, offset), self.furthest)
        still = (
            self._kit is None or self._kit.settings.animation == "off" or self._kit.settings.reduced_motion
        )
        if at_once or still:
            self.offset = self._target

    def reveal(self, rect: Rect) -> None:
        """Move the page as little as shows a rectangle of it, its top first."""
        top, bottom = rect[1] - self.rect[1] - _MARGIN, rect[1] + rect[3] - self.rect[1] + _MARGIN
        offset = self._target
        offset = max(offset, bottom - self.rect[3])
        self.scroll_to(min(offset, top))

    def attach(self, kit: Kit) -> None:
        """Know the window, and stay on the page."""
        self._kit = kit
        self._target = min(self._target, self.furthest)
        self.offset = min(self.offset, self.furthest)

    def adopt(self, old: Widget) -> None:
        """Stand where the area before stood."""
        super().adopt(old)
        if isinstance(old, ScrollArea):
            self.offset, self._target = old.offset, old._target
            self._grip, self._by_bar = old._grip, old._by_bar

    # pointer

    def press_down(self, point: Point) -> None:
        """The button goes down on the bar or the bare page: from here it is dragged."""
        self._by_bar = self.scrolls and inside(self._gutter(), point)
        if self._by_bar and not inside(self._thumb(40.0), point):
            share = (point[1] - self.rect[1]) / self.rect[3]
            self.scroll_to(share * self.length - self.rect[3] / 2)
        self._grip = point[1]

    def drag(self, point: Point) -> None:
        """Move the page with the pointer, or the bar."""
        if self._grip is None:
            return
        by = point[1] - self._grip
        self._grip = point[1]
        if self._by_bar:
            room = self.rect[3] - self._thumb()[3]
            self.scroll(by * self.furthest / room if room > 0 else 0, at_once=True)
        else:
            self.scroll(-by, at_once=True)

    def page_key(self, key: int) -> bool:
        """Page Up, Page Down, Home and End move the page; return True if used up."""
        if not self.scrolls:
            return False
        step = self.rect[3] - 2 * _MARGIN
        ways = {pygame.K_PAGEUP: self._target - step, pygame.K_PAGEDOWN: self._target + step}
        ways |= {pygame.K_HOME: 0.0, pygame.K_END: self.furthest}
        if key not in ways:
            return False
        self.scroll_to(ways[key])
        return True

    # time and picture

    def update(self, ms: float) -> bool:
        """Glide."""
        changed = super().update(ms)
        if self.offset == self._target:
            return changed
        way = self._target - self.offset
        self.offset += way * min(1.0, ms / GLIDE_MS)
        if abs(self._target - self.offset) < 1:
            self.offset = self._target
        return True

    def wake(self) -> float | None:
        """The next frame while the page glides."""
        return 0 if self.offset != self._target else super().wake()

    def _gutter(self) -> Rect:
        x, y, w, h = self.rect
        return x + w - GUTTER, y, GUTTER, h

    def _thumb(self, wide: float = _BAR) -> Rect:
        x, y, w, h = self._gutter()
        high = max(_SHORTEST_THUMB, h * h / self.length)
        top = y + (h - high) * (self.offset / self.furthest if self.scrolls else 0)
        return x + (w - wide) / 2, top, wide, high

    def draw(self, canvas: Canvas) -> None:
        """Draw what the window shows of the page, with its controls, then the bar."""
        x, y, w, h = self.rect
        seen = canvas.px((x - _OVERHANG, y, w + 2 * _OVERHANG, h))
        where = seen.clip(canvas.surface.get_rect())
        if where.w < 1 or where.h < 1:
            return
        down = round(self.offset * canvas.scale)
        left, top = canvas.origin[0] + where.x / canvas.scale, canvas.origin[1] + where.y / canvas.scale
        page = Canvas(canvas.kit, canvas.surface.subsurface(where), (left, top + down / canvas.scale))
        if self.draw_page is not None:
            self.draw_page(page)
        first, last = self.rect[1] + self.offset - _REACH, self.rect[1] + self.offset + self.rect[3] + _REACH
        for child in self.children:
            if child.rect[1] + child.rect[3] > first and child.rect[1] < last:
                child.draw(page)
        # Of a word that the window's edge cuts nothing is told: it is read when it is scrolled to.
        top, bottom = page.origin[1] - 0.01, page.origin[1] + where.h / canvas.scale + 0.01
        for text in page.texts:
            if text.rect[1] >= top and text.rect[1] + text.rect[3] <= bottom:
                canvas.texts.append(text.moved(0, -self.offset))
        if self.scrolls:
            self._draw_bar(canvas)

    def _draw_bar(self, canvas: Canvas) -> None:
        x, y, w, h = self._gutter()
        track = (x + (w - _BAR) / 2, y, _BAR, h)
        canvas.panel(track, fill=fade(colour.FIELD, 0.8), line=fade(colour.LINE, 0.7), corners=(4, 4, 4, 4))
        lit = 1.0 if self.held and self._by_bar else self.lightness * 0.5
        thumb = mix(colour.LINE_STRONG, colour.GOLD, lit)
        canvas.panel(self._thumb(), fill=thumb, corners=(4, 4, 4, 4))
        # where the page goes on, its edge is dark
        shade = fade(colour.SPACE, 0.75)
        clear = (*colour.SPACE, 0)
        wide = self.rect[2] - GUTTER
        if self.offset > 1:
            canvas.box((self.rect[0], y, wide, 18), Gradient(shade, clear, vertical=True))
        if self.offset < self.furthest - 1:
            canvas.box((self.rect[0], y + h - 18, wide, 18), Gradient(clear, shade, vertical=True))
