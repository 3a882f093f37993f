"""Keep what every painter gets: viewport, type, pictures, texts and settings for one window size."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any

from game.app.bindings.commands import Keys
from game.app.bindings.gamepads import PadKeys, PadLayout
from game.app.drawing.colours.colour_scheme import ColourScheme
from game.app.drawing.images.picture_reader import PictureReader
from game.app.drawing.images.pictures import Pictures
from game.app.drawing.looks import LookBook, Looks
from game.app.drawing.type.fallback_fonts import east_asian
from game.app.drawing.type.fonts import Fonts
from game.app.drawing.viewport import Rect, Viewport
from game.storage.settings.preferences import Preferences
from game.texts import Texts

_LOOKS = ("text", "contrast", "palette")
"""Settings that change what has been set or drawn already."""
_WORDLESS = ("view", "fonts", "pictures", "scheme")
_WORDLESS_MEMOS = ("lasting pieces", "sun ", "stars", "plasma", "plain", "pygame_gui")
"""Memos that a kit with other words takes over."""
_SHARED = (
    *("viewport", "texts", "pad", "book", "reader", "view", "fonts", "pictures", "keys", "scheme", "looks"),
    "_made",
)
"""Attributes that a kit with other settings takes over."""


def keys_of(settings: Preferences, pad: PadLayout | None) -> Keys:
    """Return which key does what, or which button of a controller while one is in use."""
    return PadKeys(settings.keys, pad) if pad else Keys(settings.keys)


class View:
    """Hold what the window shows of the design area.

    Args:
        box: in pixels of the page; it changes when a page that is larger than the window moves.
    """

    def __init__(self, box: Rect) -> None:
        self.box = box


@dataclass(frozen=True)
class Kit:
    """Made anew when the window's size changes, or a setting does that changes how things look.

    Args:
        viewport: the window's size.
        texts: the catalogue of sentences; here it names the keys that the player has.
        settings: the player's settings.
        pad: the controller in use, None while it is keyboard and mouse.
        book: what is said of the looks of the content.
        reader: reads pictures ahead of their time; None where nothing may depend on when it is done.

    Attributes:
        view: the part of the page that the window shows.
        keys: which key does what.
        looks: colours, icons and pictures of the content by its ids.
        scheme: what high contrast and palette make of colours; canvases and pictures ask it.
    """

    viewport: Viewport
    texts: Texts
    settings: Preferences = field(default_factory=Preferences)
    pad: PadLayout | None = None
    book: LookBook = field(default_factory=LookBook)
    reader: PictureReader | None = None
    view: View = field(init=False)
    fonts: Fonts = field(init=False)
    pictures: Pictures = field(init=False)
    keys: Keys = field(init=False)
    scheme: ColourScheme = field(init=False)
    looks: Looks = field(init=False)
    _made: dict[str, Any] = field(init=False, default_factory=dict)

    def __post_init__(self) -> None:
        object.__setattr__(self, "view", View((0, 0, self.viewport.width, self.viewport.height)))
        keys = keys_of(self.settings, self.pad)
        object.__setattr__(self, "keys", keys)
        object.__setattr__(self, "texts", self.texts.naming(keys))
        object.__setattr__(
            self,
            "fonts",
            Fonts(self.viewport.scale, self.text, east_asian(self.texts.language), self.viewport.zoom),
        )
        scheme = ColourScheme(self.settings.contrast, self.settings.palette, self.book)
        object.__setattr__(self, "scheme", scheme)
        object.__setattr__(
            self, "pictures", Pictures(self.viewport.scale, scheme=scheme, more=self.book.pictures)
        )
        self.pictures.beside(self.viewport.width * self.viewport.height)
        self.pictures.reader = self.reader
        self.share_time(self)
        object.__setattr__(self, "looks", Looks(self.book, self.texts, self.pictures.has, scheme.contrast))

    def share_time(self, kit: Kit) -> None:
        """Let what is drawn with this kit, and with another one in the same frame, have one time for both."""
        self.pictures.allowance = self.fonts.allowance = kit.pictures.allowance

    def begin_frame(self) -> None:
        """Keep every picture and line that is asked for from now on until a frame begins again."""
        self.pictures.begin_frame()
        self.fonts.begin_frame()
        for name in ("zoomed", "plain"):
            if name in self._made:
                self._made[name].begin_frame()

    @property
    def seen(self) -> Rect:
        """Return what the window shows of the design area, in units: what must be seen at once stands in
        it."""
        x, y, w, h = (length / self.viewport.scale for length in self.view.box)
        return x, y, w, h

    @property
    def text(self) -> float:
        """Return how many times as large as designed the player wants type, 1 to 2: leave room for it."""
        return self.settings.text / 100

    def memo(self, key: str, make: Callable[[], Any]) -> Any:
        """Return what `make` gave the first time for this window size."""
        if key not in self._made:
            self._made[key] = make()
        return self._made[key]

    def forget(self, key: str) -> None:
        """Drop what `memo` keeps under a name, if it keeps anything."""
        self._made.pop(key, None)

    def made(self, key: str) -> bool:
        """Return whether `memo` would have nothing to make."""
        return key in self._made

    def zoomed(self) -> Kit:
        """Return the kit of a page on which everything grows with the text: type as designed, fewer units."""
        if self.text == 1:
            return self
        if "zoomed" not in self._made:
            viewport = replace(self.viewport, zoom=self.viewport.zoom * self.text)
            self._made["zoomed"] = Kit(
                viewport, self.texts, replace(self.settings, text=100), self.pad, self.book, self.reader
            )
            object.__setattr__(self._made["zoomed"], "view", self.view)
            self._made["zoomed"].share_time(self)
        page: Kit = self._made["zoomed"]
        if replace(self.settings, text=100) != page.settings:
            page = self._made["zoomed"] = page.with_settings(replace(self.settings, text=100), self.texts)
        return page

    def plain(self) -> Kit:
        """Return the kit of a page that does not grow: for pictures made of letters, such as a logo."""
        if self.viewport.zoom == 1 and self.text == 1:
            return self

        def make() -> Kit:
            settings = replace(self.settings, text=100)
            kit = Kit(replace(self.viewport, zoom=1.0), self.texts, settings, None, self.book, self.reader)
            kit.share_time(self)
            return kit

        kit: Kit = self.memo("plain", make)
        return kit

    def with_settings(self, settings: Preferences, texts: Texts) -> Kit:
        """Return a kit with other settings; it shares everything that they do not change."""
        if any(getattr(settings, n) != getattr(self.settings, n) for n in _LOOKS):
            return Kit(self.viewport, texts, settings, self.pad, self.book, self.reader)
        named = texts.naming(keys_of(settings, self.pad))
        if named is not self.texts or settings.keys != self.settings.keys:
            return self._with_words(texts, settings, self.pad)
        other = object.__new__(Kit)
        for name in _SHARED:
            object.__setattr__(other, name, getattr(self, name))
        object.__setattr__(other, "settings", settings)
        return other

    def with_pad(self, pad: PadLayout | None, texts: Texts) -> Kit:
        """Return the kit while another device is in use: hints name its keys or buttons."""
        return self._with_words(texts, self.settings, pad)

    def _with_words(self, texts: Texts, settings: Preferences, pad: PadLayout | None) -> Kit:
        """Return a kit that says other words; it shares all pictures, in the same language type, too."""
        other = Kit(self.viewport, texts, settings, pad, self.book, self.reader)
        for name in _WORDLESS:
            if name != "fonts" or texts.language == self.texts.language:
                object.__setattr__(other, name, getattr(self, name))
        other.share_time(self)
        if texts.language != self.texts.language:
            self.pictures.forget_words()
        kept = {key: made for key, made in self._made.items() if key.startswith(_WORDLESS_MEMOS)}
        other._made.update(kept)
        if "zoomed" in self._made:
            larger = replace(settings, text=100)
            other._made["zoomed"] = self._made["zoomed"]._with_words(texts, larger, pad)
        return other
