"""The captain's bubble over a table: a view beside what he speaks of, its buttons reached by all hands."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence

import pygame

from game.app.drawing.canvas import Canvas
from game.app.drawing.kit import Kit
from game.app.drawing.viewport import Point, Rect, centre, inside
from game.app.forms.bubble_place import Around, best_place, hidden
from game.app.forms.speech_bubble import Speech, bubble_span, draw_bubble, lay_bubble
from game.app.table.input.focus_order import tab_order
from game.app.table.model.table_keys import DOCK, TOP, TableKey
from game.app.table.table_host import PictureHost
from game.app.views.controls import controls, lights
from game.app.views.layout import Laid
from game.app.views.messages import Messages
from game.app.views.painting import Light
from game.app.views.tree import stack
from game.app.widgets.form import Form
from game.app.widgets.widget import Widget

MARGIN = 8.0
"""Free ground around it."""
WIDTHS = (23.0, 28.0, 34.0)
"""Widths to try where it does not fit beside the ship, in heights of a line of its words."""
_ARROWS = (pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN)
_PRESSES = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE)
SHRINKS = (1.0, 0.92, 0.85, 0.78, 0.7, 0.6, 0.5)
"""Parts of the height that it would like, where smaller words are better than things behind it."""
_LEFT = 1
Placed = tuple[Rect, Laid]
"""A view that is laid out, and where it stands."""


class CaptainBubble:
    """Show what the captain says at a table, and what hands do with it.

    Args:
        table: over which it stands.
        kit: of the window.
        do: told the name of a button that was pressed.

    Attributes:
        rect: where it stands; None where he says nothing.
        about: what it speaks of; None for nothing that can be pointed at.
    """

    def __init__(self, table: PictureHost, kit: Kit, do: Callable[[str], None]) -> None:
        self.table, self.kit, self._do = table, kit, do
        self.rect: Rect | None = None
        self.about: Rect | None = None
        self._speech: Speech | None = None
        self._others: tuple[Rect, ...] = ()
        self._ours = False
        """True while a button of the mouse is held that went down here."""
        self._form = Form(kit, Messages())
        self._form.sound = self._heard

    def say(
        self,
        speech: Speech | None,
        about: Rect | None,
        keep: Iterable[Rect],
        others: Iterable[Placed] = (),
        shrinks: Sequence[float] = SHRINKS[:1],
    ) -> None:
        """Say something else, or nothing.

        Args:
            speech: with its buttons; None for nothing.
            about: what it speaks of and points at, where it stands beside that; None for nothing.
            keep: what is to be seen meanwhile, in units.
            others: views that stand elsewhere with buttons of their own.
            shrinks: parts of the height that it would like, to try where that leaves more to be seen.
        """
        self._speech, self.about, self.rect = speech, about, None
        placed = list(others)
        self._others = tuple(rect for rect, _ in placed)
        if speech is not None:
            self.rect = self._place(speech, about, tuple(keep), shrinks)
            placed.insert(0, (self.rect, lay_bubble(self.kit, speech, self.rect)))
        whole = stack(*[laid.view for _, laid in placed])
        parts = tuple((rect[0], rect[1], laid) for rect, laid in placed)
        self._form.show(controls(Laid(whole, self.table.layout.size, parts), lambda name, _: self._do(name)))

    def _place(
        self, speech: Speech, about: Rect | None, keep: tuple[Rect, ...], shrinks: Sequence[float]
    ) -> Rect:
        """Return where it stands: beside the ship, if all that must be seen can be seen so."""
        layout, kit = self.table.layout, self.kit
        top = layout.rect(TOP)[3] + MARGIN
        ground = (MARGIN, top, layout.size[0] - 2 * MARGIN, layout.rect(DOCK)[1] - top - MARGIN)
        rooms = [rect for key, rect in layout.keys.items() if key.kind == "room"]
        aboard = [rect for key, rect in layout.keys.items() if key.kind == "meeple"]
        meeples = [rect for rect in aboard if any(inside(room, centre(rect)) for room in rooms)]
        gestures = self.table.input.gestures
        aims = {end for one in gestures for end in (one.source, one.target) if end in layout.keys}
        around = Around(ground, about, (*keep, *meeples), rooms, [layout.rect(key) for key in sorted(aims)])
        aside = min(rect[0] for rect in rooms) - 2 * MARGIN
        line = kit.fonts.line_height("lead")
        widths = (aside, *(min(lines * line, ground[2]) for lines in WIDTHS))
        heights = [bubble_span(kit, speech, width) for width in widths]
        places = []
        for shrink in shrinks:
            sizes = [
                (width, max(least, min(high * shrink, ground[3])))
                for width, (least, high) in zip(widths, heights, strict=True)
                if least <= ground[3]
            ]
            places.append(best_place(sizes or [(widths[-1], ground[3])], around))
        return min(places, key=lambda place: hidden(place, around.keep))

    # Hands

    def handle(self, event: pygame.Event) -> bool:
        """Take an event, unless something is held; tell whether it was meant for a button or the bubble."""
        if self.table.input.drag.held is not None:
            return False
        if event.type == pygame.KEYDOWN:
            return self._key(event)
        if event.type not in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            return False
        if event.type == pygame.MOUSEMOTION:
            return self._form.handle(event) or self.covers(self.kit.viewport.point(event.pos))
        if event.button != _LEFT:
            return False
        if event.type == pygame.MOUSEBUTTONDOWN:
            self._ours = self._form.handle(event) or self.covers(self.kit.viewport.point(event.pos))
            return self._ours
        ours, self._ours = self._ours, False
        return self._form.handle(event) or ours

    def covers(self, point: Point) -> bool:
        """Tell whether the bubble, or what stands elsewhere with it, lies over a point."""
        mine = (self.rect,) if self.rect is not None else ()
        return any(inside(rect, point) for rect in (*mine, *self._others))

    def _key(self, event: pygame.Event) -> bool:
        """Tab comes to the buttons before all else on the table; what moves the focus there leaves them."""
        form, play = self._form, self.table.input
        if event.key == pygame.K_TAB:
            return self._tab(event, -1 if event.mod & pygame.KMOD_SHIFT else 1)
        if form.focus is None or not form.focus.focused:
            return False
        if event.key in _PRESSES:
            return form.handle(event)
        if event.key not in _ARROWS:
            return False
        before = form.focus
        form.handle(event)
        led = form.focus is not before and self._mine(form.focus) is self._mine(before)
        if not led:
            form.focus_on("")
        play.focus = None
        return led

    def _mine(self, widget: Widget) -> bool:
        """Tell whether a button is the bubble's own, not one that stands elsewhere."""
        return self.rect is not None and inside(self.rect, centre(widget.rect))

    def _tab(self, event: pygame.Event, way: int) -> bool:
        """Lead the focus into the buttons, on among them, and out to the table; tell whether it is here."""
        form, play = self._form, self.table.input
        ring = [one for one in form.widgets if one.focusable]
        if not ring or play.walkable():
            return False
        if form.focus is not None and form.focus.focused:
            if form.focus is not ring[-1 if way > 0 else 0]:
                return form.handle(event)
            form.focus_on("")
            play.focus = None
            return False
        order = tab_order(self.table.layout)
        last: TableKey | None = order[-1 if way > 0 else 0]
        if play.by_key and play.focus is not None and play.focus != last:
            return False
        play.focus = None
        form.focus_on("")
        return form.handle(event)

    def _heard(self, sound: str) -> None:
        """Let a sound be heard, but that of a press: `do` makes it, by whatever hands."""
        if sound != "press":
            self.table.app.audio.action(sound)

    def widgets(self) -> tuple[Widget, ...]:
        """Return its buttons, and those of the views elsewhere, in the order of the Tab key."""
        return tuple(self._form.widgets)

    def rect_of(self, name: str) -> Rect | None:
        """Return where a button is; None where it is not there."""
        found = self._form.find(name)
        return found.rect if found is not None else None

    # Time and picture

    def update(self, ms: float) -> bool:
        """Let time pass; tell whether there is something to draw."""
        return self._form.update(ms)

    def wake(self) -> float | None:
        """Return after how many ms `update` must be called again; None for not at all."""
        return self._form.wake()

    @property
    def lights(self) -> dict[Hashable, Light]:
        """Return what pointer and focus make of the buttons now."""
        return lights(self._form.widgets)

    def draw(self, canvas: Canvas) -> None:
        """Draw the bubble."""
        if self._speech is not None and self.rect is not None:
            draw_bubble(canvas, self._speech, self.rect, self.about, self.lights)
            self._form.draw_words(canvas)
