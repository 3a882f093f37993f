"""What all tests of a process share: whatever is read or drawn once and never changed afterwards.

A program that opens reads the rules and the sentences and draws the ship's plates, every icon and every
letter anew. A player waits for that once; hundreds of tests, each with a program of its own, would wait most
of their time. So programs of one process that look the same share these things, as the scenes of one do.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Collection, Hashable, Iterable
from copy import copy
from functools import cache, wraps
from pathlib import Path
from threading import Lock
from typing import Any

import pygame

import game.own_content
import game.play.session
import game.texts
from game.app.drawing import kit
from game.app.drawing.canvas import Canvas
from game.app.drawing.images import damaged
from game.app.drawing.images.surface_cache import SurfaceCache
from game.app.drawing.type import line_breaks
from game.app.shell import tidying
from game.app.table.motion.painting_ahead import PaintingAhead
from game.program_files import asset_folder, data_folder
from game.rules import Engine
from game.rules.loader.loading import Loading
from game.texts import Texts

LASTING = ("lasting pieces", "sun 1", "sun 2", "sun 3")
"""What a kit keeps of the largest pictures: the same in every game."""
FILES_BYTES = 300_000_000
"""Bytes of decoded files that are kept, all that a table can show: to decode one takes ten times as long as
to copy it, and a twentieth of all time where only some fit."""
LOOKS = 3
"""So many looks (size of pixels, type and colours) are kept drawn: a large window's take 100 MB."""


class Kept:
    """The last few of something, by what it was made for.

    Args:
        most: how many.
    """

    def __init__(self, most: int) -> None:
        self._most = most
        self._kept: OrderedDict[Hashable, Any] = OrderedDict()

    def get(self, key: Hashable, make: Callable[[], Any]) -> Any:
        """Return what was made for a key, made now if it is not kept."""
        if key in self._kept:
            self._kept.move_to_end(key)
        else:
            self._kept[key] = make()
            if len(self._kept) > self._most:
                self._kept.popitem(last=False)
        return self._kept[key]


def share(patch: Callable[[object, str, Any], None]) -> None:
    """Let programs share what never changes.

    Args:
        patch: puts a value in the place of an attribute, as pytest's `monkeypatch.setattr` does.
    """
    looks, type_, lasting, catalogues = Kept(LOOKS), Kept(2 * LOOKS), Kept(LOOKS), Kept(8)
    engines, loadings = Kept(8), Kept(8)
    Fonts, Pictures, memo = kit.Fonts, kit.Pictures, kit.Kit.memo  # noqa: N806 - classes
    read, bind = Texts.__init__, game.play.session.load_engine

    def fonts(scale: float, larger: float = 1.0, language: str = "", zoom: float = 1.0) -> kit.Fonts:
        return type_.get((scale, larger, language, zoom), lambda: Fonts(scale, larger, language, zoom))  # type: ignore[no-any-return]

    def pictures(
        scale: float, folder: Path | None = None, scheme: Any = None, more: Iterable[Path] = ()
    ) -> kit.Pictures:
        book = scheme and scheme._palette._book
        colours = scheme and (scheme.contrast, scheme.palette, book.folders, book.own)
        # How a canvas draws: some tests let it draw nothing but words.
        key = scale, folder, more, colours, Canvas.panel
        return looks.get(key, lambda: Pictures(scale, folder, scheme, more))  # type: ignore[no-any-return]

    def remembered(self: kit.Kit, key: str, make: Callable[[], Any]) -> Any:
        if key not in LASTING:
            return memo(self, key, make)
        settings, drawing = self.settings, Canvas.panel
        look = self.viewport, settings.contrast, settings.palette, self.book.folders, self.book.own, drawing
        kept: dict[str, Any] = lasting.get(look, dict)
        if key not in kept:  # it holds on to the kit that it was made for, with all that this one remembers
            kept[key] = memo(self, key, make)
        return kept[key]

    @wraps(read)
    def catalogue(self: Texts, language: str = game.texts.FALLBACK, folders: Iterable[Path] = ()) -> None:
        def whole() -> dict[str, Any]:
            read(self, language, extra)
            return self.__dict__

        extra = tuple(folders)
        own = not extra and game.texts.data_folder() == data_folder()
        self.__dict__ = catalogues.get((type(self), language, data_folder()), whole) if own else whole()

    def load_engine(data: Path, texts: frozenset[str] | None = None) -> Engine:
        if data != data_folder():
            return bind(data, texts)
        return engines.get((data, texts), lambda: bind(data, texts))  # type: ignore[no-any-return]

    def load_own(data: Path, texts: Collection[str] | None = None) -> Loading:
        if data != data_folder() or texts is None:
            return Loading(data, texts)
        begun = copy(loadings.get(frozenset(texts), lambda: Loading(data, texts)))
        begun._changes = [*begun._changes]
        return begun

    files, keeping, from_file = SurfaceCache(FILES_BYTES), Lock(), Pictures._read

    @wraps(from_file)
    def read_once(self: Any, path: str) -> pygame.Surface:
        if self._more or self.folder != asset_folder():
            return from_file(self, path)
        with keeping:  # pictures are also read beside the drawing
            found = files.get(path)
        if found is None:
            found = from_file(self, path)
            if path not in damaged._told:
                with keeping:
                    files.put(path, found)
        return found.copy()

    # among all that is shared here it takes long to look for pictures that are gone
    patch(tidying, "MOST_BYTES", 4 * tidying.MOST_BYTES)
    # where a line may end does not depend on how the screen looks
    patch(line_breaks, "_units", cache(line_breaks._units.__wrapped__))
    # fonts do not outlive the library: a program that ends closes its window only
    patch(pygame, "quit", pygame.display.quit)
    patch(Pictures, "_read", read_once)
    patch(kit, "Fonts", fonts)
    patch(kit, "Pictures", pictures)
    patch(kit.Kit, "memo", remembered)
    patch(Texts, "__init__", catalogue)
    patch(game.play.session, "load_engine", load_engine)
    patch(game.own_content, "Loading", load_own)


def in_time(patch: Callable[[object, str, Any], None]) -> None:
    """Let tables paint nothing ahead: it fills the time that frames leave, which a test does not have.

    Args:
        patch: as for `share`.
    """
    patch(PaintingAhead, "work", lambda self, until: None)
