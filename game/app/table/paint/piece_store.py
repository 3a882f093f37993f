"""The pictures of pieces: painted a little at a time, and kept for as long as there is room for them."""

from __future__ import annotations

import math
import time
from abc import ABC, abstractmethod
from collections import OrderedDict
from collections.abc import Hashable, Iterable
from dataclasses import dataclass

import pygame

from game.app.drawing.allowance import TimeUpError
from game.app.drawing.canvas import Canvas
from game.app.drawing.images.pictures import LARGE_PAGE
from game.app.drawing.images.surface_cache import BYTES, weight
from game.app.drawing.images.untouched import untouched
from game.app.drawing.kit import Kit
from game.app.drawing.viewport import Rect
from game.app.table.paint.component import Component, prepared

LASTING_BYTES = 60_000_000
"""Bytes that lasting pictures may take when their table is gone: in the largest windows, one picture."""
PAGES, MOST_KEPT = 4, 48_000_000
"""Pictures of components are kept up to so many times the page; of a page larger than `AHEAD`, so many bytes
and what lies on the table."""
MEDIUM_PART = 24
"""A picture of more than one part of the page of so many is painted in a frame of its own: a room is."""
BAND = 400_000
"""Pixels of a large picture that are painted at a time, if it is painted in bands."""
GRACE_MS, MOST_GRACES = 2.0, 2
"""Time in ms that a piece gets in addition at its second and third try, and at each later one."""
AHEAD = LARGE_PAGE * BYTES
"""A picture of more bytes is painted when it is needed, not before."""
MOST_BEGUN = 4
"""Number of pictures that may be painted in part at the same time."""


@dataclass
class _Begun:
    """A large picture of which only the upper bands have been painted.

    Attributes:
        key: of the piece.
        canvas: with its picture.
        base: the finished picture that it is made from, if there is one.
        down: how far down it is there, in pixels.
    """

    key: Hashable
    canvas: Canvas
    base: Canvas | None
    down: int = 0


class PieceStore(ABC):
    """Paints pieces and keeps their pictures.

    Args:
        kit: for one window size.

    Attributes:
        spare: whether a picture of the page is so large that nothing is kept that can be drawn again.
    """

    def __init__(self, kit: Kit) -> None:
        self.kit = kit
        page = kit.viewport.width * kit.viewport.height * BYTES
        self.spare = page > AHEAD
        self._pictures: OrderedDict[Hashable, Canvas] = OrderedDict()
        self._lasting: dict[Hashable, tuple[Hashable, Canvas]] = kit.memo("lasting pieces", dict)
        for _, canvas in self._lasting.values():
            canvas.kit = kit  # the words of another language, which they were painted with, are let go
        self._bytes = 0
        self._limit = MOST_KEPT if self.spare else max(16_000_000, PAGES * page)
        self._tries: dict[Hashable, int] = {}
        self._rehearsed: set[Hashable] = set()
        """Pieces of which everything is there that they are painted of, though they themselves are not."""
        self._halves: OrderedDict[Hashable, _Begun] = OrderedDict()
        """Pictures that are painted in bands and not finished, by the piece's name."""
        self._sizes: dict[Rect, tuple[int, int]] = {}
        self._painted = 0
        """Number of pieces painted in this frame."""

    @abstractmethod
    def _on_table(self, name: Hashable) -> Component | None:
        """Return the piece of a name that lies below all others now, if there is one."""

    @abstractmethod
    def _used(self) -> Iterable[Canvas]:
        """Return the pictures that lie on the table."""

    def _key(self, piece: Component) -> tuple[Hashable, tuple[int, int]]:
        size = self._sizes.get(piece.rect)
        if size is None:
            size = self._sizes[piece.rect] = self.kit.viewport.rect(piece.rect).size
        return piece.look, size

    def has(self, piece: Component) -> bool:
        """Return whether the picture of a piece is there and need not be painted."""
        key = self._key(piece)
        return key in self._pictures or self._lasts(piece, key) is not None

    def ready(self, piece: Component, until: float = math.inf) -> bool:
        """Paint a piece that is not on the table yet, unless it is too large to be kept so long.

        Args:
            piece: to be painted.
            until: a moment of `time.perf_counter`; then it is gone on with when it is asked for again.

        Returns:
            False while it is not there yet, or the pictures that it needs are being read.
        """
        width, height = self._key(piece)[1]
        if width * height * BYTES > AHEAD:
            return True
        if not self.has(piece) and not prepared(piece):
            return False
        return self._begun(piece, self._key(piece), until) is not None

    def _begun(self, piece: Component, key: Hashable, until: float) -> Canvas | None:
        """Return the picture of a piece; None if a moment comes before all that it is painted of is there.

        What is painted of many small things is rehearsed until all of them are there; then it is painted. One
        that is not small is so in a frame of its own, a large one in bands, some in each frame.
        """
        missing = until < math.inf and not self.has(piece)
        if missing and not self._base_there(piece, until):
            return None
        tries, in_bands = self._tries.get(key, 0), missing and piece.in_bands and self._bands(piece) > 1
        try:
            with self.kit.pictures.allowance.until(until + GRACE_MS / 1000 * min(tries, MOST_GRACES)):
                if (tries or in_bands) and key not in self._rehearsed and not self.has(piece):
                    self._rehearse(piece)
                    self._rehearsed.add(key)
                    if (in_bands or self._medium(piece)) and time.perf_counter() > until:
                        return None
                if not in_bands:
                    canvas = self._picture(piece, key)
        except TimeUpError:
            self._tries[key] = tries + 1
            self._rehearsed.discard(key)
            return None
        if in_bands:
            found = self._in_bands(piece, key, until)
            if found is None:
                return None
            canvas = found
        self._tries.pop(key, None)
        self._rehearsed.discard(key)
        return canvas

    def _medium(self, piece: Component) -> bool:
        """Return whether a picture is no matter of a moment even where all that it is made of is there."""
        width, height = self._key(piece)[1]
        return width * height * MEDIUM_PART > self.kit.viewport.width * self.kit.viewport.height

    def _bands(self, piece: Component) -> int:
        """In how many bands a picture is painted where there is not all the time in the world."""
        width, height = self._pixels(piece)
        return 1 if self.spare and piece.lasting else math.ceil(width * height / BAND)

    def _in_bands(self, piece: Component, key: Hashable, until: float) -> Canvas | None:
        """Go on with a large picture of which all parts are there; return it when it is finished.

        It has no memory where nothing has been drawn: to get all of it at once takes longer than to draw.
        """
        begun = self._halves.get(piece.name)
        if begun is None or begun.key != key:
            base = None if piece.base is None else self._picture(piece.base, self._key(piece.base))
            size = self._pixels(piece)
            surface = pygame.Surface(size) if piece.opaque else untouched(size)
            canvas = Canvas(self.kit, surface, (-piece.margin, -piece.margin))
            begun = self._halves[piece.name] = _Begun(key, canvas, base)
            while len(self._halves) > MOST_BEGUN:
                self._halves.popitem(last=False)
        canvas, high = begun.canvas, begun.canvas.surface.get_height()
        bands = self._bands(piece)
        step = math.ceil(high / bands)
        while begun.down < high:
            self._paint_band(piece, begun, pygame.Rect(0, begun.down, canvas.surface.get_width(), step))
            begun.down += step
            if begun.down < high and time.perf_counter() > until:
                return None
        canvas.surface.set_clip(None)
        del self._halves[piece.name]
        self._painted += 1
        if piece.lasting:
            self._last(piece, key, canvas)
        self._keep(key, canvas)
        return canvas

    def _paint_band(self, piece: Component, begun: _Begun, band: pygame.Rect) -> None:
        """Paint one band of a piece; what is written on it is remembered anew each time."""
        begun.canvas.texts = []
        begun.canvas.surface.set_clip(band)
        if begun.base is not None and piece.paint_over is not None:
            piece.paint_over(begun.canvas, begun.base)
        else:
            piece.paint(begun.canvas)

    def _pixels(self, piece: Component) -> tuple[int, int]:
        """Width and height of a piece's picture, in pixels."""
        width, height = (max(1, self.kit.viewport.px(side + 2 * piece.margin)) for side in piece.rect[2:])
        return width, height

    def _base_there(self, piece: Component, until: float) -> bool:
        """Return whether what a piece is made from is there and leaves time for the piece in this frame."""
        base = piece.base
        if base is None or self.has(base) or (self.spare and base.lasting):
            return True
        return self._begun(base, self._key(base), until) is not None and time.perf_counter() < until

    def _rehearse(self, piece: Component) -> None:
        """Make all that a piece is painted of, on a picture of which nothing is seen.

        What is begun again and again so costs next to nothing but what is new each time.

        Raises:
            TimeUpError: there is more to be made than there was time for.
        """
        surface = untouched(self._pixels(piece))
        surface.set_clip((0, 0, 0, 0))
        stage = Canvas(self.kit, surface, (-piece.margin, -piece.margin))
        if piece.base is not None and piece.paint_over is not None:
            if not self.has(piece.base):
                self._rehearse(piece.base)
            piece.paint_over(stage, stage)
        else:
            piece.paint(stage)

    def give(self, piece: Component, canvas: Canvas) -> None:
        """Take a picture of a piece that was painted elsewhere, perhaps over that of another one."""
        self._forget_all_of(canvas)
        self._keep(self._key(piece), canvas)
        if piece.lasting:
            self._last(piece, self._key(piece), canvas)

    def painted_over(self, piece: Component) -> Canvas | None:
        """Return a canvas on the picture of a piece, to be painted over with another one in its place.

        No table to come finds it any more; this one shows it as it is, until it is given the new piece.

        Returns:
            None where it is not there, and for what is see-through.
        """
        canvas = self._pictures.get(self._key(piece)) if piece.opaque else None
        if canvas is None:
            return None
        if self._lasts(piece, self._key(piece)) is not None:
            del self._lasting[piece.name]
        return Canvas(self.kit, canvas.surface, canvas.origin)

    def spared(self, piece: Component) -> Canvas | None:
        """Return a canvas on the picture of a piece that is needed no more, and forget it."""
        canvas = self.painted_over(piece)
        if canvas is not None:
            self._forget_all_of(canvas)
        return canvas

    def _forget_all_of(self, canvas: Canvas) -> None:
        """Forget for which pieces a picture stands: it is another one from now on."""
        for key in [key for key, other in self._pictures.items() if other.surface is canvas.surface]:
            self._bytes -= weight(self._pictures.pop(key).surface)

    def _picture(self, piece: Component, key: Hashable) -> Canvas:
        """Return the picture of a piece, painted now if it is not kept."""
        canvas = self._pictures.get(key)
        if canvas is not None:
            self._pictures.move_to_end(key)
            return canvas
        canvas = self._lasts(piece, key)
        if canvas is None:
            canvas = self._painted_now(piece)
        if piece.lasting:
            self._last(piece, key, canvas)
        self._keep(key, canvas)
        return canvas

    def _lasts(self, piece: Component, key: Hashable) -> Canvas | None:
        """The picture of a piece that another table has left."""
        found = self._lasting.get(piece.name) if piece.lasting else None
        return found[1] if found is not None and found[0] == key else None

    def _last(self, piece: Component, key: Hashable, canvas: Canvas) -> None:
        """Keep a picture for the next table, the latest of each piece."""
        self._lasting.pop(piece.name, None)
        self._lasting[piece.name] = key, canvas
        kept = sum(weight(other.surface) for _, other in self._lasting.values())
        while len(self._lasting) > 1 and kept > LASTING_BYTES:
            oldest = next(iter(self._lasting))
            kept -= weight(self._lasting.pop(oldest)[1].surface)

    def _painted_now(self, piece: Component) -> Canvas:
        _, _, w, h = piece.rect
        margin = piece.margin
        former = self._on_table(piece.name)
        canvas = self.painted_over(former) if self.spare and former is not None and piece.lasting else None
        if canvas is None:
            canvas = Canvas.of_size(
                self.kit, w + 2 * margin, h + 2 * margin, not piece.opaque, (-margin, -margin)
            )
        else:
            # There is no room for two pictures of the page.
            self._forget_all_of(canvas)
        base = piece.base
        if base is not None and piece.paint_over is not None and not (self.spare and base.lasting):
            piece.paint_over(canvas, self._picture(base, self._key(base)))
        else:
            piece.paint(canvas)
        self._painted += 1
        return canvas

    def _keep(self, key: Hashable, canvas: Canvas) -> None:
        self._pictures[key] = canvas
        self._bytes += weight(canvas.surface)
        if self._bytes > self._limit:
            self._forget(canvas)

    def _forget(self, latest: Canvas) -> None:
        """Drop what was used longest ago and lies not on the table: that would free nothing."""
        used = {id(canvas) for canvas in self._used()} | {id(latest)}
        for key in [key for key, canvas in self._pictures.items() if id(canvas) not in used]:
            self._bytes -= weight(self._pictures.pop(key).surface)
            if self._bytes <= self._limit:
                return
