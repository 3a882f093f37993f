"""pygame_gui's entry line: letters, caret, selection and editing keys of one line of text.

All that this program uses of pygame_gui is here, through what it promises to keep: its constructors, `focus`,
`set_text`, `process_event`, `update`, the attributes and picture that tell what it shows, the class of what
loads files, and the places of its fonts, one of which it gets from memory.
"""

from __future__ import annotations

import base64
import errno
import logging
from pathlib import Path
from typing import Any

import pygame
import pygame_gui
from pygame_gui import UIManager
from pygame_gui.core.resource_loaders import IResourceLoader
from pygame_gui.elements import UITextEntryLine

from game.app.drawing.colours.theme import DISPLAY, Colour, colour
from game.app.drawing.kit import Kit
from game.app.drawing.type.fallback_fonts import default_font, font_file, sound_content
from game.app.drawing.viewport import Rect
from game.patience import patiently
from game.suppressing import suppress_and_log

_log = logging.getLogger(__name__)

_FONT = "solar-storm"
"""Name of the font of the letters."""
LEAST_PX = 8
"""Height of a line, and width beside its padding, at least: with less pygame_gui has no room for a caret."""


class EntryLine:
    """One line that is written in.

    Args:
        kit: of the window.
        rect: its place, in units.
        text: at first.
        placeholder: shown while it is empty and has no focus.
        limit: of letters.
        size: of the letters, in units.
        pad: from its sides to the letters, in units.
        selected: colour behind selected letters.
    """

    def __init__(
        self,
        kit: Kit,
        rect: Rect,
        text: str,
        *,
        placeholder: str,
        limit: int,
        size: float,
        pad: float,
        selected: Colour,
    ) -> None:
        manager = manager_of(kit, size, pad, selected)
        pad_px = round(pad * kit.viewport.scale)
        place = kit.viewport.rect(rect)
        # In a window of a few pixels it is larger than its place.
        place.size = max(place.w, 2 * pad_px + LEAST_PX), max(place.h, LEAST_PX)
        self._line: Any = UITextEntryLine(  # a class that is typed in part only
            place, manager, initial_text=text, placeholder_text=placeholder
        )
        self._line.set_text_length_limit(limit)
        # The field pastes by itself: nothing but letters comes in.
        self._line.paste_text_enabled = False

    @property
    def text(self) -> str:
        """Return what stands in it."""
        return str(self._line.get_text())

    @property
    def caret(self) -> int:
        """The letter that the caret is before."""
        return int(self._line.edit_position)

    @property
    def caret_shown(self) -> bool:
        """Return whether the caret is seen now: it blinks."""
        return bool(self._line.cursor_on)

    @property
    def selection(self) -> tuple[int, int]:
        """The first selected letter and the one after the last; the same twice when none is."""
        start, end = sorted(self._line.select_range)
        return start, end

    @property
    def focused(self) -> bool:
        """Return whether it has the focus."""
        return bool(self._line.is_focused)

    @property
    def picture(self) -> pygame.Surface | None:
        """Letters, selection and caret, as large as the line."""
        picture: pygame.Surface | None = self._line.image
        return picture

    def focus(self, select: bool) -> None:
        """Put the caret at the end; with `select` all letters are selected, so that typing replaces them."""
        self._line.focus()
        if select:
            self._key(pygame.K_a, pygame.KMOD_CTRL)
        else:
            self._key(pygame.K_END)
        self._renew()

    def _renew(self, seconds: float = 0) -> None:
        """Have it draw itself anew."""
        self._line.update(seconds)

    def unfocus(self) -> None:
        """Take the caret away."""
        # A caret that has just moved, or is seen, would stay in the picture.
        self._renew()
        self._line.unfocus()
        self._line.rebuild()
        self._renew()

    def close(self) -> None:
        """Give it up."""
        if self.focused:
            self._line.unfocus()
        self._line.kill()

    def write(self, text: str) -> None:
        """Put another text in."""
        self._line.set_text(text)
        self._renew()

    def put_caret(self, letter: int) -> None:
        """Put the caret before a letter."""
        self._key(pygame.K_HOME)
        for _ in range(letter):
            self._key(pygame.K_RIGHT)

    def handle(self, event: pygame.Event) -> None:
        """Take a key, letters, or what the mouse does."""
        with suppress_and_log(_log, "cut, copy or paste", pygame.error):  # no clipboard to cut or copy to
            self._line.process_event(event)

    def update(self, ms: float) -> None:
        """Let time pass: the caret blinks."""
        self._renew(ms / 1000)
        # The line is drawn before its caret moves: a second update shows where that is now.
        self._renew()

    def _key(self, key: int, mod: int = 0) -> None:
        self.handle(pygame.Event(pygame.KEYDOWN, key=key, mod=mod, unicode="", scancode=0))


def manager_of(kit: Kit, size: float, pad: float, selected: Colour) -> UIManager:
    """Return pygame_gui's manager for lines of a look: made once for a window size, it takes half a frame.

    Args:
        kit: of the window.
        size, pad, selected: as for an `EntryLine`.
    """
    look = round(size * kit.viewport.scale * kit.text), round(pad * kit.viewport.scale), _hex(selected)
    made: UIManager = kit.memo(f"pygame_gui {look}", lambda: _manager(kit, *look))
    return made


def _manager(kit: Kit, size: int, pad: int, selected: str) -> UIManager:
    """Return the manager of a window size, in the game's type and colours.

    Raises:
        OSError: a font of pygame_gui's own is damaged or refused.
    """
    font = {"name": _FONT, "size": str(max(6, size))}
    colours = {
        "dark_bg": "#00000000",
        "normal_border": "#00000000",
        "focused_border": "#00000000",
        "normal_text": _hex(colour.TEXT),
        "selected_text": _hex(colour.WHITE),
        "selected_bg": selected,
        "text_cursor": _hex(colour.GOLD),
    }
    misc = {"border_width": "0", "shadow_width": "0", "padding": f"{pad},2"}
    theme = {"text_entry_line": {"colours": colours, "font": font, "misc": misc}}
    size_px = kit.viewport.width, kit.viewport.height

    content = base64.standard_b64encode(_content())
    for path in library_fonts():
        sound_content(path)

    def made() -> UIManager:
        try:
            made = UIManager(size_px, enable_live_theme_updates=False, resource_loader=_NoThreads())
        except FileNotFoundError as error:  # whatever the system has against a file of the library's
            raise OSError(errno.EIO, str(error)) from error
        # Not by its path: letters would be read when they are first set, and what is refused then is a crash.
        fonts: Any = made.get_theme().get_font_dictionary()
        fonts.known_font_paths[_FONT] = [(content, False)] * 4
        made.get_theme().load_theme(theme)
        return made

    return patiently(made)


def _content() -> bytes:
    """Return the font of the letters, or the plain one of pygame where that is damaged or refused."""
    with suppress_and_log(_log, "read a font for text fields", OSError):
        return sound_content(font_file(DISPLAY))
    return sound_content(default_font())


def library_fonts() -> list[str]:
    """Return the files of the fonts that every manager opens."""
    folder = Path(pygame_gui.__file__).parent
    return [str(folder / name) for name in ("data/NotoSans-Regular.ttf", "data/FiraCode-Regular.ttf")]


class _NoThreads(IResourceLoader):
    """Has fonts read where they are asked for: threads are no quicker, and the system may refuse them."""

    def started(self) -> bool:
        """Return that nothing is put off: whoever asks reads it."""
        return True

    def add_resource(self, resource: Any) -> None:
        """Read something that is put off all the same."""
        resource.load()

    def start(self) -> None:
        """Begin with what was put off: nothing."""

    def update(self) -> tuple[bool, float]:
        """Return that all is there."""
        return True, 1.0


def _hex(value: Colour) -> str:
    return "#" + "".join(f"{part:02X}" for part in value[:3])
