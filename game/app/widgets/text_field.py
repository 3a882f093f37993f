"""A line of text to type in: pygame_gui's entry line in the look of the game."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from game.app.drawing.canvas import Canvas
from game.app.drawing.colours.theme import DISPLAY, STYLES, Colour, colour, light, rgb
from game.app.drawing.kit import Kit
from game.app.drawing.type.fallback_fonts import font_file, runs
from game.app.drawing.type.text_drawing import NARROW, TextRecord
from game.app.drawing.viewport import Rect
from game.app.widgets.clipboard import Unpasted, paste, pastes
from game.app.widgets.widget import Widget
from game.storage.files.plain_text import is_letter

if TYPE_CHECKING:  # see `attach`
    from game.app.widgets.entry_line import EntryLine

SIZE = 24.0
BLINK_CHECK_MS = 100
PAD, NARROW_PAD = 12.0, 7.0
"""From the field's sides to its letters, in units; where they have little room."""
_STYLE = STYLES["button"].at(SIZE)
_SELECTED = rgb("#7A5014")
_MOST_PASTED = 10_000
_UNSEEN = frozenset(
    map(chr, (0x34F, *range(0x115F, 0x1161), 0x17B4, 0x17B5, *range(0x180B, 0x1810), 0x200C, 0x200D))
) | frozenset(map(chr, (0x3164, *range(0xFE00, 0xFE10), 0xFFA0, *range(0xE0100, 0xE01F0))))
"""Letters without width: nobody sees where one stands in a line."""


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
        chosen: whether all of the text is selected at first: typing replaces it.

    Attributes:
        unpasted: why there was nothing to be had from the clipboard when the last key asked to paste; None
            where nothing is to be said.
    """

    typing = True
    dragged = True

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
        chosen: bool = False,
    ) -> None:
        super().__init__(key, rect)
        self.text = text
        self.on_change = on_change
        self.limit = limit
        self.placeholder = placeholder
        self.accent = accent
        self.problem = problem
        self.chosen = chosen
        self.unpasted: Unpasted | None = None
        self._entry: EntryLine | None = None
        self._kit: Kit | None = None
        self._shown: tuple[object, ...] = ()
        self._cut = False
        """True where a part of the text has no room while nobody types."""

    def explanation(self) -> str | None:
        """Return the reason or tip, or all of a text that has no room."""
        return super().explanation() or (self.text if self._cut and not self.focused else None)

    def adopt(self, old: Widget) -> None:
        """Take over caret and selection from the field it stands in for."""
        super().adopt(old)
        if isinstance(old, TextField) and old.rect == self.rect:
            self._entry, old._entry = old._entry, None
            self._kit = old._kit
            self.focused, old.focused = old.focused, False
            if self._entry is not None and self._entry.text != self.text:
                self._entry.write(_letters(self.text))

    def attach(self, kit: Kit) -> None:
        """Make the entry line for a window size, unless it was taken over."""
        if self._entry is not None:
            return
        # Not at the top: pygame_gui takes as long to read as pygame, and the first picture has no field.
        from game.app.widgets.entry_line import EntryLine

        self._kit = kit
        self._entry = EntryLine(
            kit,
            self.rect,
            _letters(self.text),
            placeholder=self.placeholder,
            limit=self.limit,
            size=SIZE,
            pad=PAD,
            selected=_SELECTED,
        )
        if self.focused:
            self._focus(self._entry)

    def detach(self) -> None:
        """Give the entry line up."""
        if self._entry is not None:
            self._entry.close()
            self._entry = None

    def gain_focus(self) -> None:
        """Show the caret at the end."""
        super().gain_focus()
        if self._entry is not None and not self._entry.focused:
            self._focus(self._entry)

    def _focus(self, entry: EntryLine) -> None:
        # All is selected the first time only: whoever comes back has begun to write something.
        select, self.chosen = self.chosen, False
        entry.focus(select)

    def lose_focus(self) -> None:
        """Take the caret away."""
        super().lose_focus()
        if self._entry is not None:
            self._entry.unfocus()

    def set_text(self, text: str) -> None:
        """Put another text in, as if typed."""
        self.text = text
        if self._entry is not None:
            self._entry.write(_letters(text))
        self.on_change(text)

    @property
    def caret(self) -> int:
        """The letter that the caret is before."""
        return self._entry.caret if self._entry is not None else len(self.text)

    @property
    def before(self) -> str:
        """The letter before the caret; nothing while letters are selected."""
        first, after = self._entry.selection if self._entry is not None else (0, 0)
        return self.text[: self.caret][-1:] if first == after else ""

    def mouse(self, event: pygame.Event) -> None:
        """Set the caret or select by the mouse."""
        if self._entry is None:
            return
        self._entry.handle(event)
        if event.type == pygame.MOUSEBUTTONDOWN and self._kit is not None and foreign(self.text):
            self._entry.put_caret(self._letter_at(self._kit.viewport.point(event.pos)[0]))

    def _letter_at(self, x: float) -> int:
        """Return which letter of a line with foreign letters a point is before."""
        assert self._kit is not None
        fonts, start = self._kit.fonts, self.rect[0] + PAD - self._hidden()
        gaps = [abs(start + fonts.width(self.text[:n], _STYLE) - x) for n in range(len(self.text) + 1)]
        return gaps.index(min(gaps))

    def _hidden(self) -> float:
        """Return how much of a line with foreign letters is left of the field, so that the caret is in it."""
        if self._kit is None or self._entry is None or not self.focused:
            return 0.0
        caret = self._kit.fonts.width(self.text[: self._entry.caret], _STYLE)
        return max(0.0, caret - (self.rect[2] - 2 * PAD))

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
        self.unpasted = None
        if event.type == pygame.KEYDOWN and pastes(event):
            text = paste()
            if isinstance(text, Unpasted):
                self.unpasted = text
                return
            event = pygame.Event(pygame.TEXTINPUT, {"text": " ".join(text[:_MOST_PASTED].split())})
        if event.type == pygame.TEXTINPUT:
            event = pygame.Event(pygame.TEXTINPUT, {**event.dict, "text": _letters(event.text)[: self.limit]})
        self._entry.handle(event)
        if self._entry.text != self.text:
            self.text = self._entry.text
            self.on_change(self.text)

    def update(self, ms: float) -> bool:
        """Let the caret blink."""
        changed = super().update(ms)
        if self._entry is None:
            return changed
        if self.focused:
            self._entry.update(ms)
        entry = self._entry
        shown = (entry.caret_shown, entry.text, entry.selection, entry.caret)
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
        self._cut = False
        if self._entry is not None and self._entry.picture is not None:
            text = self.text or (self.placeholder if not self.focused else "")
            if not self.focused and canvas.kit.fonts.width(text, _STYLE) > self.rect[2] - 2 * PAD:
                self._draw_whole(canvas, text)
                return
            if foreign(self.text):
                self._draw_line(canvas, self._entry)
            elif not self.text and not self.focused and foreign(self.placeholder):
                hint = canvas.kit.fonts.render(self.placeholder, _STYLE, colour.TEXT)
                left, middle = canvas.at(self.rect[0] + PAD, self.rect[1] + self.rect[3] / 2)
                canvas.surface.blit(hint, (left, middle - hint.get_height() // 2))
            else:
                canvas.surface.blit(self._entry.picture, canvas.px(self.rect))
            if text:
                x, y, w, h = self.rect
                width = canvas.kit.fonts.width(text, _STYLE)
                ink = (x + 14, y + h / 2 - 9, min(width, w - 24), 18)
                canvas.texts.append(TextRecord(text, ink, False, SIZE))

    def _draw_whole(self, canvas: Canvas, text: str) -> None:
        """Draw a text that is wider than the field while nobody types: smaller, then in two lines, cut short
        only where that is not enough."""
        x, y, w, h = self.rect
        room, before, fonts = w - 2 * NARROW_PAD, len(canvas.texts), canvas.kit.fonts
        wrap = fonts.width(text, _STYLE.at(fonts.smallest)) * NARROW > room
        shown = "\n".join(_halves(text, lambda part: fonts.width(part, _STYLE))) if wrap else text
        place = (x + NARROW_PAD, y, room, h)
        canvas.text(shown, place, _STYLE, colour.TEXT, valign="middle", wrap=wrap, shrink=True)
        self._cut = any(one.cut for one in canvas.texts[before:])

    def _draw_line(self, canvas: Canvas, entry: EntryLine) -> None:
        """Draw a line with letters that need other faces, its selection and its caret."""
        x, y, w, h = self.rect
        fonts = canvas.kit.fonts
        surface, before = canvas.surface, canvas.surface.get_clip()
        surface.set_clip(canvas.px((x + PAD - 1, y, w - 2 * PAD + 4, h)).clip(before))
        left = x + PAD - self._hidden()
        first, after = entry.selection
        if self.focused and first < after:
            start, end = (left + fonts.width(self.text[:n], _STYLE) for n in (first, after))
            canvas.box((start, y + 6, end - start, h - 12), _SELECTED)
        line = fonts.render(self.text, _STYLE, colour.TEXT)
        middle = canvas.at(left, y + h / 2)
        surface.blit(line, (middle[0], middle[1] - line.get_height() // 2))
        if self.focused and entry.caret_shown:
            caret = left + fonts.width(self.text[: entry.caret], _STYLE)
            canvas.line((caret, y + 9), (caret, y + h - 9), colour.GOLD, 2)
        surface.set_clip(before)


def _letters(text: str) -> str:
    """Return what of a text can be typed: nothing that controls, no halves of letters, nothing unseen."""
    return "".join(letter for letter in text if is_letter(letter) and letter not in _UNSEEN)


def _halves(text: str, width: Callable[[str], float]) -> tuple[str, str]:
    """Return a line as two that are about as wide, the break behind a word where that is not much wider."""

    def cost(at: int) -> float:
        inside = not (text[at - 1] in " -" or text[at] == " ")
        return max(width(text[:at].strip()), width(text[at:].strip())) * (1.2 if inside else 1.0)

    best = min(range(1, len(text)), key=cost)
    return text[:best].strip(), text[best:].strip()


def foreign(text: str) -> bool:
    """Tell whether a text has letters that the field's own face lacks."""
    return len(runs(text, DISPLAY)) > 1 or any(file != font_file(DISPLAY) for file, _ in runs(text, DISPLAY))


def prepare_fields(kit: Kit) -> None:
    """Make what the first text field of a window size would take half a frame for.

    Args:
        kit: of the window.
    """
    # Not at the top: as in `attach`.
    from game.app.widgets.entry_line import manager_of

    manager_of(kit, SIZE, PAD, _SELECTED)
