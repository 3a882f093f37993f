"""The controls of one screen: pointer, focus, keys, tooltips and short messages."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Protocol

import pygame

from game.app.drawing.beside import meet
from game.app.drawing.canvas import Canvas
from game.app.drawing.kit import Kit
from game.app.drawing.viewport import Point, Rect, centre, inside
from game.app.waits import soonest
from game.app.widgets.scroll import WHEEL, ScrollArea
from game.app.widgets.text_field import TextField
from game.app.widgets.widget import Widget

TOAST_MS, LETTER_MS = 2500.0, 45.0
"""Time in ms that a message stays at least, and for each of its letters."""
TOAST_FADE_MS = 300.0
TIP_DELAY_MS = 350.0
DRAG = 16.0
"""Units that a pressed control is dragged up or down before its page scrolls instead."""
_ENTER = (pygame.K_RETURN, pygame.K_KP_ENTER)
_ARROWS = {pygame.K_LEFT: (-1, 0), pygame.K_RIGHT: (1, 0), pygame.K_UP: (0, -1), pygame.K_DOWN: (0, 1)}


class MessagePainter(Protocol):
    """Draws what stands above a form for a while (`game/app/views/messages.py`)."""

    def note(
        self, canvas: Canvas, words: str, anchor: Rect, refused: bool, free: Sequence[Rect], leads: bool
    ) -> None:
        """Draw a note beside a control."""

    def message(
        self, canvas: Canvas, words: str, strength: float, refused: bool, free: Sequence[Rect] = ()
    ) -> None:
        """Draw a short message at the bottom."""


class Form:
    """An ordered set of controls with one focus.

    The ring around the focus is shown once the keyboard is used, and hidden when the mouse is. While none is
    shown, Enter presses the lit button that a screen begins with.

    Args:
        kit: of the window.
        messages: draws notes and messages; None where there are none.

    Attributes:
        widgets: in the order of the Tab key.
        focus: the control that the keyboard is on.
        clear: what else the note on a control may not lie over, units.
        sound: told what hands do, for whoever makes it heard: a name of `game.app.audio.cues.ACTIONS`.
    """

    def __init__(self, kit: Kit, messages: MessagePainter | None = None) -> None:
        self.kit, self.messages = kit, messages
        self.widgets: list[Widget] = []
        self.focus: Widget | None = None
        self.sound: Callable[[str], None] = _nobody
        self.clear: Sequence[Rect] = ()
        self._by_key = False
        self._first = ""
        self._hovered: Widget | None = None
        self._held: Widget | None = None
        self._pointer: Point | None = None
        self._dirty = True
        self._rest_ms = 0.0
        self._pressed_at: Point = (0.0, 0.0)
        self._toast = ""
        self._toast_ms = 0.0
        self._refusal = False

    # contents

    def show(self, widgets: Iterable[Widget], kit: Kit | None = None, focus: str | None = None) -> None:
        """Show other controls; focus and pointer stay where a control has the same key.

        Args:
            widgets: in the order of the Tab key.
            kit: of the window, if it has changed.
            focus: key of the control that gets the focus if none had it.
        """
        self._first = focus or self._first
        kept = self.focus.key if self.focus else focus
        held = self._held.key if self._held else None
        same_kit = kit is None or kit is self.kit
        before = {w.key: w for w in self.widgets}
        self.kit = kit or self.kit
        self.widgets = []
        for widget in widgets:
            self.widgets += [widget, *widget.children] if isinstance(widget, ScrollArea) else [widget]
        for widget in self.widgets:
            old = before.get(widget.key)
            if old is not None and type(old) is type(widget) and (same_kit or not widget.typing):
                widget.adopt(old)
            if isinstance(old, TextField) and isinstance(widget, TextField):
                widget.chosen = old.chosen
        for old in before.values():
            old.detach()
        self.focus = self._hovered = self._held = None
        for widget in self.widgets:
            if widget.key == held:
                self._held = widget
                widget.held = True
            widget.attach(self.kit)
        found = self.find(kept) if kept else None
        if found is not None:
            self._set_focus(found)
        if self._refusal and all(widget.reason != self._toast for widget in self.widgets):
            self._toast_ms = 0.0
        self._point(self._pointer)
        self._dirty = True

    def find(self, key: str) -> Widget | None:
        """Return the control with a key."""
        return next((w for w in self.widgets if w.key == key), None)

    @property
    def meant(self) -> Widget | None:
        """The control that a question is about: the one that is pointed at, else the one with the focus."""
        return self._hovered or self.focus

    def refused_at(self, event: pygame.Event) -> Widget | None:
        """Return the control under the pointer if the rulebook tells why it cannot be used."""
        found = self._widget_at(self.kit.viewport.point(event.pos))
        return found if found is not None and found.leads and not found.enabled else None

    def show_message(self, text: str) -> None:
        """Show a message at the bottom for as long as it takes to read it."""
        self._toast = text
        self._toast_ms = max(TOAST_MS, LETTER_MS * len(text))
        self._refusal = False
        self._dirty = True

    def _refuse(self, reason: str) -> None:
        """Say why a control cannot be used, for as long as that is so."""
        self.sound("refused")
        self.show_message(reason)
        self._refusal = True

    @property
    def holding(self) -> bool:
        """Return whether a button is held down on a control."""
        return self._held is not None

    def let_go(self) -> None:
        """Forget what is held and pointed at: another screen comes on top."""
        if self._held:
            self._held.held = False
            self._held = None
        self._pointer = None
        self._point(None)
        self._dirty = True

    # events

    def handle(self, event: pygame.Event) -> bool:
        """Take an event; return True if a control used it."""
        if event.type == pygame.MOUSEMOTION:
            self._pointer = self.kit.viewport.point(event.pos)
            self._point(self._pointer)
            self._hand_over()
            if self._held is not None:
                self._held.drag(self._on(self._held, self._pointer))
                self._dirty = True
            if isinstance(self._held, TextField):
                self._held.mouse(self._event_on(self._held, event))
            return self._hovered is not None
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            return self._mouse_down(event)
        if event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            return self._mouse_up(event)
        if event.type == pygame.MOUSEWHEEL:
            return self._wheel(event)
        if event.type == pygame.KEYDOWN:
            return self._key_down(event)
        if event.type == pygame.KEYUP and isinstance(self.focus, TextField):
            self.focus.mouse(event)
        if event.type == pygame.TEXTINPUT and isinstance(self.focus, TextField):
            self.focus.text_input(event)
            self._dirty = True
            return True
        if event.type in (pygame.WINDOWLEAVE, pygame.WINDOWFOCUSLOST):
            self.let_go()
        return False

    def _widget_at(self, point: Point) -> Widget | None:
        return next((w for w in reversed(self.widgets) if self._is_at(w, point)), None)

    def _is_at(self, widget: Widget, point: Point) -> bool:
        area = _area_of(widget)
        if area is not None and not inside(area.rect, point):
            return False
        return widget.contains(self._on(widget, point))

    def _on(self, widget: Widget, point: Point) -> Point:
        """Return a point of the screen as the control sees it, on its page."""
        area = _area_of(widget)
        return area.on_page(point) if area else point

    def _event_on(self, widget: Widget, event: pygame.Event) -> pygame.Event:
        """Return an event of the mouse as the control sees it, on its page."""
        area = _area_of(widget)
        if area is None:
            return event
        down = self.kit.viewport.px(area.offset)
        return pygame.Event(event.type, {**event.dict, "pos": (event.pos[0], event.pos[1] + down)})

    def areas(self) -> list[ScrollArea]:
        """Return the pages that can be scrolled now."""
        return [w for w in self.widgets if isinstance(w, ScrollArea) and w.scrolls]

    def _wheel(self, event: pygame.Event) -> bool:
        if self._hovered is not None and self._hovered.wheel(getattr(event, "precise_y", event.y)):
            self._dirty = True
            return True
        areas = self.areas()
        under = [a for a in areas if self._pointer is not None and inside(a.rect, self._pointer)]
        for area in (under or areas)[:1]:
            area.scroll(-WHEEL * getattr(event, "precise_y", event.y))
            self._point(self._pointer)
            self._dirty = True
            return True
        return False

    def _point(self, point: Point | None) -> None:
        found = self._widget_at(point) if point is not None else None
        if found is not self._hovered:
            if self._hovered:
                self._hovered.point(None)
            self._rest_ms = 0.0
            self._dirty = True
            if found is not None and found.enabled and found.focusable and self._held is None:
                self.sound("hover")
        self._hovered = found
        if found is not None and point is not None and found.point(self._on(found, point)):
            self._rest_ms = 0.0
            self._dirty = True

    def _mouse_down(self, event: pygame.Event) -> bool:
        self._pointer = self.kit.viewport.point(event.pos)
        self._point(self._pointer)
        self._by_key = False
        self._dirty = True
        found = self._hovered
        if found is None:
            self._set_focus(None)
            return False
        if found.focusable:
            self._set_focus(found)
        self._held = found
        self._pressed_at = self._pointer
        found.held = True
        found.press_down(self._on(found, self._pointer))
        if isinstance(found, TextField):
            found.mouse(self._event_on(found, event))
        return True

    def _hand_over(self) -> None:
        """Let the page take over from a control that was pressed and is dragged along: fingers scroll so."""
        held, point = self._held, self._pointer
        area = _area_of(held)
        if held is None or area is None or not area.scrolls or held.dragged or point is None:
            return
        if abs(point[1] - self._pressed_at[1]) > DRAG:
            held.held = False
            self._held = area
            area.press_down(self._pressed_at)

    def _mouse_up(self, event: pygame.Event) -> bool:
        held = self._held
        self._pointer = self.kit.viewport.point(event.pos)
        self._held = None
        if held is None:
            return False
        held.held = False
        self._dirty = True
        held.release()
        if isinstance(held, TextField):
            held.mouse(self._event_on(held, event))
        elif self._is_at(held, self._pointer):
            self._press(held, self._on(held, self._pointer))
        self._point(self._pointer)
        return True

    def _key_down(self, event: pygame.Event) -> bool:
        if event.key == pygame.K_TAB:
            self._by_key = True
            self._step(-1 if event.mod & pygame.KMOD_SHIFT else 1)
            return True
        focus = self.focus
        sound = focus.sound if focus is not None and focus.enabled and not focus.typing else None
        if focus is not None and (self._by_key or focus.typing) and focus.key_down(event):
            if sound is not None:
                self.sound(sound)
            self._by_key = self._by_key or not focus.typing
            if self.focus and not self.focus.enabled and self.focus.reason:
                self._refuse(self.focus.reason)
            if isinstance(focus, TextField) and focus.unpasted:
                self.show_message(self.kit.texts(f"paste-{focus.unpasted.value}"))
            self._dirty = True
            return True
        page = _area_of(self.focus) or next(iter(self.areas()), None)
        if page is not None and page.page_key(event.key):
            self._dirty = True
            return True
        for widget in self.widgets:
            if event.key in widget.keys and not event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT):
                self._press(widget)
                self._dirty = True
                return True
        if event.key in _ARROWS:
            self._by_key = True
            self._walk(_ARROWS[event.key])
            return True
        first = self.find(self._first)
        if event.key in _ENTER and first is not None and first.primary:
            self._press(first)
            self._dirty = True
            return True
        return False

    def _press(self, widget: Widget, point: Point | None = None) -> None:
        """It is pressed, or says why not."""
        if widget.enabled:
            self.sound(widget.sound)
            widget.press(point)
        elif widget.reason:
            self._refuse(widget.reason)

    # focus

    def _ring(self) -> list[Widget]:
        return [w for w in self.widgets if w.focusable]

    def _set_focus(self, widget: Widget | None) -> None:
        if self.focus is not widget:
            if self.focus is not None:
                self.focus.lose_focus()
            self.focus = widget
            if widget is not None:
                widget.gain_focus()
        area = _area_of(widget)
        if self._by_key and widget is not None and area is not None:
            area.reveal(widget.rect if widget.rect[3] <= area.rect[3] else widget.focal())
        if widget is not None and not widget.typing:
            widget.focused = self._by_key
        self._dirty = True

    def focus_on(self, key: str, by_key: bool = False) -> None:
        """Give a control the focus; `by_key` shows the ring around it."""
        self._by_key = by_key
        self._set_focus(self.find(key))

    def _step(self, by: int) -> None:
        ring = self._ring()
        if not ring:
            return
        if self.focus in ring:
            index = (ring.index(self.focus) + by) % len(ring)
        else:
            index = 0 if by > 0 else len(ring) - 1
        self._set_focus(ring[index])
        self.sound("focus")

    def _walk(self, way: tuple[int, int]) -> None:
        """Move the focus to the nearest control in a direction.

        What stands straight ahead, wholly or in part, is near: no row is passed over for a wider one.
        """
        if self.focus is None:
            self._step(1)
            return
        here = self.focus.place
        best, best_cost = None, 0.0
        for widget in self._ring():
            if widget is self.focus:
                continue
            cost = _cost(here, widget.place, way)
            if cost is not None and (best is None or cost < best_cost):
                best, best_cost = widget, cost
        if best is not None:
            self.sound("focus")
        self._set_focus(best or self.focus)

    # time and picture

    def update(self, ms: float) -> bool:
        """Let time pass; return True if something looks different now."""
        changed = self._dirty
        self._dirty = False
        for widget in self.widgets:
            if widget.update(ms):
                changed = True
                if isinstance(widget, ScrollArea):
                    self._point(self._pointer)  # something else lies below it now
        if self._explained() is not None and self._rest_ms < TIP_DELAY_MS:
            self._rest_ms += ms
            changed = changed or self._rest_ms >= TIP_DELAY_MS
        if self._toast_ms > 0:
            self._toast_ms = max(0.0, self._toast_ms - ms)
            changed = changed or self._toast_ms < TOAST_FADE_MS
        return changed

    def wake(self) -> float | None:
        """Return when `update` must be called again."""
        tip = TIP_DELAY_MS - self._rest_ms
        return soonest(
            *(widget.wake() for widget in self.widgets),
            max(0.0, self._toast_ms - TOAST_FADE_MS) if self._toast_ms > 0 else None,
            tip if tip > 0 and self._explained() is not None else None,
        )

    def _explained(self) -> Widget | None:
        if self._hovered is not None and self._hovered.explanation():
            return self._hovered
        if self._by_key and self.focus is not None and self.focus.explanation():
            return self.focus
        return None

    def _others(self, explained: Widget, anchor: Rect) -> list[Rect]:
        """Return where the other controls are, but for those that it lies on."""
        others = (widget for widget in self.widgets if widget is not explained and widget.area is None)
        rects = [other.rect for other in others if not isinstance(other, ScrollArea)]
        return [rect for rect in (*rects, *self.clear) if not inside(rect, centre(anchor))]

    def _seen(self) -> list[Rect]:
        """Return where controls can be seen: on a page that is scrolled, those of the part that is shown."""
        rects = []
        for widget in self.widgets:
            if isinstance(widget, ScrollArea):
                continue
            area = _area_of(widget)
            rect = widget.rect if area is None else area.on_screen(widget.rect)
            if area is None or meet(rect, area.rect):
                rects.append(rect)
        return rects

    def draw(self, canvas: Canvas) -> None:
        """Draw all controls, the tooltip and the message."""
        for widget in self.widgets:
            if widget.area is None:
                widget.draw(canvas)
        self.draw_words(canvas)

    def draw_words(self, canvas: Canvas) -> None:
        """Draw the tooltip and the message alone."""
        if self.messages is None:
            return
        explained, noted = self._explained(), ""
        if explained is not None and self._rest_ms >= TIP_DELAY_MS:
            anchor = explained.anchor()
            area = _area_of(explained)
            if area is not None:
                anchor = area.on_screen(anchor)
            if area is None or inside(area.rect, centre(anchor)):
                noted, refused = explained.explanation() or "", not explained.enabled
                others, leads = self._others(explained, anchor), refused and explained.leads
                self.messages.note(canvas, noted, anchor, refused, others, leads)
        if self._toast_ms > 0 and self._toast != noted:
            strength = min(1.0, self._toast_ms / TOAST_FADE_MS)
            self.messages.message(canvas, self._toast, strength, self._refusal, self._seen())


def _area_of(widget: Widget | None) -> ScrollArea | None:
    """Return the scrolling page that a control is on."""
    return widget.area if widget is not None and isinstance(widget.area, ScrollArea) else None


def _nobody(sound: str) -> None:
    """Nobody listens."""


def _cost(here: Rect, there: Rect, way: tuple[int, int]) -> float | None:
    """Return how far it is from one place to another in a direction; None where it does not lie that way."""
    (x, y), (to_x, to_y) = centre(here), centre(there)
    ahead = (to_x - x) * way[0] + (to_y - y) * way[1]
    if ahead <= 1:
        return None
    n = 1 if way[0] else 0
    aside = abs((to_x, to_y)[n] - (x, y)[n])
    straight = there[n] < here[n] + here[n + 2] and here[n] < there[n] + there[n + 2]
    return ahead + (0.2 if straight else 2.5) * aside
