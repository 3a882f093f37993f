"""A line of text to type in: pygame_gui's entry line in the look of the game."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pygame

from game.app.canvas import TextRecord
from game.app.fonts import font_file
from game.app.theme import DISPLAY, STYLES, Colour, colour, light
from game.app.viewport import Rect
from game.app.widgets.base import Widget

if TYPE_CHECKING:
    from game.app.canvas import Canvas
    from game.app.kit import Kit

SIZE = 24.0
BLINK_CHECK_MS = 100


class TextField(Widget):
    """A text field with caret, selection and clipboard.

    Args:
        key: its name on the screen.
        rect: in units.
        text: at first.
        on_change: called with the text after every change.
        limit: of letters.
        placeholder: shown while it is empty and has no focus.
        accent: colour of its line.
        problem: whether what it holds is refused: its line turns red.
    """

    typing = True

    def __init__(
        self,
        key: str,
        rect: Rect,
        text: str,
        on_change: Callable[[str], None],
        *,
        limit: int,
        placeholder: str = "",
        accent: Colour = colour.LINE_STRONG,
        problem: bool = False,
    ) -> None:
        super().__init__(key, rect)
        self.text = text
        self.on_change = on_change
        self.limit = limit
        self.placeholder = placeholder
        self.accent = accent
        self.problem = problem
        self._entry: Any = None
        self._shown: tuple[object, ...] = ()

    def adopt(self, old: Widget) -> None:
        """Take over caret and selection from the field it stands in for."""
        super().adopt(old)
        if isinstance(old, TextField) and old.rect == self.rect:
            self._entry, old._entry = old._entry, None
            self.focused, old.focused = old.focused, False
            if self._entry is not None and self._entry.text != self.text:
                self._entry.set_text(self.text)
                self._entry.update(0)

    def attach(self, kit: Kit) -> None:
        """Make the entry line for a window size, unless it was taken over."""
        if self._entry is not None:
            return
        from pygame_gui.elements import UITextEntryLine

        where = kit.viewport.rect(self.rect)
        self._entry = UITextEntryLine(
            where, _manager(kit), initial_text=self.text, placeholder_text=self.placeholder
        )
        self._entry.set_text_length_limit(self.limit)
        if self.focused:
            self._focus_entry()

    def detach(self) -> None:
        """Give the entry line up."""
        if self._entry is not None:
            if self.focused:
                self._entry.unfocus()
            self._entry.kill()
            self._entry = None

    def gain_focus(self) -> None:
        """Show the caret at the end."""
        super().gain_focus()
        if self._entry is not None and not self._entry.is_focused:
            self._focus_entry()

    def _focus_entry(self) -> None:
        self._entry.focus()
        self._entry.edit_position = len(self._entry.text)
        self._entry.cursor_has_moved_recently = True
        self._entry.update(0)

    def lose_focus(self) -> None:
        """Take the caret away."""
        super().lose_focus()
        if self._entry is not None:
            self._entry.unfocus()

    def set_text(self, text: str) -> None:
        """Put another text in, as if typed."""
        self.text = text
        if self._entry is not None:
            self._entry.set_text(text)
            self._entry.update(0)
        self.on_change(text)

    def mouse(self, event: pygame.Event) -> None:
        """Set the caret or select by the mouse."""
        if self._entry is not None:
            self._entry.process_event(event)

    def key_down(self, event: pygame.Event) -> bool:
        """Type; keys that mean something to the screen are left to it."""
        if event.key in (pygame.K_TAB, pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_ESCAPE):
            return False
        if event.key in (pygame.K_UP, pygame.K_DOWN) or pygame.K_F1 <= event.key <= pygame.K_F12:
            return False
        self._type(event)
        return True

    def text_input(self, event: pygame.Event) -> None:
        """Letters were typed."""
        self._type(event)

    def _type(self, event: pygame.Event) -> None:
        if self._entry is None:
            return
        self._entry.process_event(event)
        if self._entry.text != self.text:
            self.text = self._entry.text
            self.on_change(self.text)

    def update(self, ms: float) -> bool:
        """Let the caret blink."""
        changed = super().update(ms)
        if self._entry is None:
            return changed
        if self.focused:
            self._entry.update(ms / 1000)
        entry = self._entry
        shown = (entry.cursor_on, entry.text, tuple(entry.select_range), entry.edit_position)
        if shown != self._shown:
            self._shown = shown
            return True
        return changed

    def wake(self) -> float | None:
        """The caret blinks while it has the focus."""
        if self.focused:
            return BLINK_CHECK_MS
        return super().wake()

    def draw(self, canvas: Canvas) -> None:
        """Draw frame, text and caret."""
        line = self.accent
        if self.problem:
            line = colour.REASON
        elif self.focused:
            line = colour.GOLD
        thick = 2.4 if self.focused or self.problem else 1.6
        line = light(line, 0.3 * self.lightness)
        canvas.panel(self.rect, fill=colour.FIELD, line=line, corners=(6, 4, 6, 4), width=thick)
        if self._entry is not None and self._entry.image is not None:
            where = canvas.px(self.rect)
            canvas.surface.blit(self._entry.image, where)
            text = self.text or (self.placeholder if not self.focused else "")
            if text:
                x, y, w, h = self.rect
                width = canvas.kit.fonts.width(text, STYLES["button"].at(SIZE))
                ink = (x + 14, y + h / 2 - 9, min(width, w - 24), 18)
                canvas.texts.append(TextRecord(text, ink, not self.focused and width > w - 24, SIZE))


def _manager(kit: Kit) -> Any:
    """Return the pygame_gui manager of a window size, in the game's colours; made once for each kit."""

    def make() -> Any:
        from pygame_gui import UIManager

        font = {
            "name": "solar-storm",
            "size": str(max(6, round(SIZE * kit.viewport.scale))),
            "regular_path": str(font_file(DISPLAY)),
        }
        pad = f"{round(12 * kit.viewport.scale)},2"
        colours = {
            "dark_bg": "#00000000",
            "normal_border": "#00000000",
            "focused_border": "#00000000",
            "normal_text": _hex(colour.TEXT),
            "selected_text": _hex(colour.WHITE),
            "selected_bg": "#7A5014",
            "text_cursor": _hex(colour.GOLD),
        }
        look = {
            "colours": colours,
            "font": font,
            "misc": {"border_width": "0", "shadow_width": "0", "padding": pad},
        }
        size = kit.viewport.width, kit.viewport.height
        return UIManager(size, {"text_entry_line": look}, enable_live_theme_updates=False)

    return kit.memo("pygame_gui", make)


def _hex(value: Colour) -> str:
    return "#" + "".join(f"{part:02X}" for part in value[:3])
