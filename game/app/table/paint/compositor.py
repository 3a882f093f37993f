"""Puts pictures of components together and repaints only what changed.

Painting a component for the first time takes milliseconds. With a budget only so much is painted in one
frame: what is left keeps its former picture for a frame or two, so that nothing that moves stutters.

A piece is one component: where it lies, all its picture depends on, and how to paint it. The finished table
is kept as one picture; after a change only the rectangles of changed pieces are put together again.
"""

from __future__ import annotations

import math
import time
from collections import OrderedDict
from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, replace
from weakref import WeakKeyDictionary

import pygame

from game.app.drawing.allowance import TimeUpError
from game.app.drawing.canvas import Canvas
from game.app.drawing.images.surface_cache import BYTES, weight
from game.app.drawing.kit import Kit
from game.app.drawing.type.text_drawing import TextRecord
from game.app.drawing.viewport import Rect

FULL_SHARE = 0.6
"""If more of the table than this has changed, all of it is put together again."""
LASTING_BYTES = 60_000_000
"""How many bytes lasting pictures may take when their table is gone: in the largest windows, one."""
PAGES, MOST_KEPT = 5, 64_000_000
"""Pictures of components are kept up to so many times the page; of a page larger than `AHEAD`, so many bytes
and what lies on the table."""
GRACE_MS = 2.0
"""How much longer a piece may take to be painted at its second try, its third, and so on."""
STRIP = 350_000
"""Pixels of the table that are put together at a time after another step of the sun."""
AHEAD = 3840 * 2160 * BYTES
"""A picture of more bytes is painted when it is needed, not before."""


@dataclass(frozen=True)
class Component:
    """One component.

    Attributes:
        name: unique on the table: its key, where it has one.
        rect: where it lies, in units.
        look: all its picture depends on, the kind of picture first; equal looks of one size share a picture.
        paint: draws it on a canvas whose (0, 0) is the rectangle's top left.
        margin: how far the picture reaches beyond the rectangle (glows), in units.
        opaque: no part of it is clear.
        covers: texts below its rectangle cannot be read.
        base: a piece of the same size whose finished picture this one is made from.
        paint_over: draws it from the base's picture; used in place of ``paint`` if there is a base.
        lasting: large, slow to paint and the same in every game: the next table of this kit finds it painted.
        aboard: it belongs to the ship, and leaves with it.
        prepare: has the pictures it is painted from read ahead of time, and tells whether they are there.
    """

    name: Hashable
    rect: Rect
    look: Hashable
    paint: Callable[[Canvas], None]
    margin: float = 0
    opaque: bool = False
    covers: bool = False
    base: Component | None = None
    paint_over: Callable[[Canvas, Canvas], None] | None = None
    lasting: bool = False
    aboard: bool = False
    prepare: Callable[[], bool] | None = None


@dataclass(frozen=True)
class _Placed:
    piece: Component
    canvas: Canvas
    area: pygame.Rect
    texts: tuple[TextRecord, ...]


class Compositor:
    """The finished table.

    Args:
        kit: for one window size.
    """

    def __init__(self, kit: Kit) -> None:
        self.kit = kit
        view = kit.viewport
        self.surface = pygame.Surface((view.width, view.height))
        self.texts: tuple[TextRecord, ...] = ()
        page = view.width * view.height * BYTES
        # The ground as one picture saves time; where a picture of the page is very large, it takes too much.
        self._ground = pygame.Surface((view.width, view.height)) if page <= AHEAD else None
        self._alive: dict[tuple[int, ...], pygame.Surface] = {}
        self._below: tuple[_Placed, ...] = ()
        self._placed: tuple[_Placed, ...] = ()
        self._pictures: OrderedDict[Hashable, Canvas] = OrderedDict()
        self._lasting: dict[Hashable, tuple[Hashable, Canvas]] = kit.memo("lasting pieces", dict)
        self._bytes = 0
        self._limit = max(16_000_000, PAGES * page) if page <= AHEAD else MOST_KEPT
        self._over_for: tuple[_Placed, ...] = ()
        self._overs: dict[tuple[int, ...], tuple[list[_Placed], list[_Placed]]] = {}
        self._tries: dict[Hashable, int] = {}
        self._shown_in: WeakKeyDictionary[Canvas, dict[tuple[int, ...], bool]] = WeakKeyDictionary()
        self._sizes: dict[Rect, tuple[int, int]] = {}
        self._until = math.inf
        self._painted = 0
        self._lifted: tuple[pygame.Surface, list[_Placed]] | None = None
        self.behind = False
        """Whether something still shows its former picture."""
        self.sunk: list[pygame.Rect] = []
        """Where what lies below everything else has changed, until the sky is put there again."""
        self._strips: list[pygame.Rect] = []

    def compose(
        self, ground: Sequence[Component], pieces: Sequence[Component], budget: float | None = None
    ) -> list[pygame.Rect]:
        """Bring the finished table up to date.

        Args:
            ground: what seldom changes, lowest first; the first covers everything. It is kept as one picture.
            pieces: what lies on it, lowest first.
            budget: ms after which nothing more is painted anew; None paints all. See `behind`.

        Returns:
            What was painted again, in pixels.
        """
        self._painted = 0
        self._until = math.inf if budget is None else time.perf_counter() + budget / 1000
        self.behind = False
        former = {item.piece.name: item for item in (*self._below, *self._placed)}
        below = tuple(self._place(piece, former.get(piece.name)) for piece in ground)
        placed = tuple(self._place(piece, former.get(piece.name)) for piece in pieces)
        spaced = not self._below or below[0].canvas is not self._below[0].canvas
        if spaced:
            self._alive.clear()
        if spaced and self._below and budget is not None:
            # Another step of the sun: behind everything, and hardly another colour. Strip by strip.
            sunk = self._changes(self._below[1:], below[1:])
            self._strips = _strips(self.surface.get_rect())
        else:
            sunk = self._changes(self._below, below)
        while self._strips and (budget is None or not self._late()):
            sunk.append(self._strips.pop())
            self._painted += 1
        self.behind = self.behind or bool(self._strips)
        sunk = merge(sunk)
        if self._ground is not None:
            for area in sunk:
                _put_together(self._ground, below, area)
        dirty = merge(sunk + self._changes(self._placed, placed))
        for area in dirty:
            self._lay_ground(self.surface, below, area)
            _put_together(self.surface, placed, area)
        if dirty:
            self.texts = _texts((*below, *placed))
            self._lifted = None
        self.sunk = merge(self.sunk + sunk)
        self._below, self._placed = below, placed
        return dirty

    def _place(self, piece: Component, former: _Placed | None) -> _Placed:
        if former is not None and former.piece is piece:
            return former
        key = self._key(piece)
        stays = former is not None and former.piece.rect == piece.rect
        if former is not None and stays and key not in self._pictures and self._waits(piece):
            self.behind = True
            return former
        # What has no former picture cannot wait.
        found = self._begun(piece, key, self._until if stays else math.inf)
        if found is None:
            assert former is not None
            self._painted += 1
            self.behind = True
            return former
        canvas = found
        if former is not None and stays and former.canvas is canvas:
            return _Placed(piece, canvas, former.area, former.texts)
        where = self.kit.viewport.rect(piece.rect)
        reach = round(piece.margin * self.kit.viewport.scale)
        area = canvas.surface.get_rect(topleft=(where.x - reach, where.y - reach))
        return _Placed(piece, canvas, area, _moved(canvas.texts, piece.rect))

    def _waits(self, piece: Component) -> bool:
        """Whether a piece is for a later frame: this one is late, or its pictures are still being read."""
        if self._until == math.inf:
            return False
        return not prepared(piece) or self._late()

    def _late(self) -> bool:
        """Whether there is no more time in this frame; something is painted in each."""
        return self._painted > 0 and time.perf_counter() > self._until

    def _key(self, piece: Component) -> tuple[Hashable, tuple[int, int]]:
        size = self._sizes.get(piece.rect)
        if size is None:
            size = self._sizes[piece.rect] = self.kit.viewport.rect(piece.rect).size
        return piece.look, size

    def has(self, piece: Component) -> bool:
        """Whether the picture of a piece is there and need not be painted."""
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

        Each time it is begun anew it gets more time: what is painted of many small things comes to an end.
        """
        tries = self._tries.get(key, 0)
        try:
            with self.kit.pictures.allowance.until(until + GRACE_MS / 1000 * tries):
                canvas = self._picture(piece, key)
        except TimeUpError:
            self._tries[key] = tries + 1
            return None
        self._tries.pop(key, None)
        return canvas

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
        former = next((item.piece for item in self._below if item.piece.name == piece.name), None)
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
        used = {id(item.canvas) for item in (*self._below, *self._placed)} | {id(latest)}
        for key in [key for key, canvas in self._pictures.items() if id(canvas) not in used]:
            self._bytes -= weight(self._pictures.pop(key).surface)
            if self._bytes <= self._limit:
                return

    def release(self) -> None:
        """The table is gone for good: its pictures are, too, whoever still knows it."""
        self._below = self._placed = self._over_for = ()
        self._pictures.clear()
        self._alive.clear()
        self._overs.clear()
        self._bytes, self._lifted = 0, None
        self.surface = pygame.Surface((1, 1))
        self._ground = None

    @property
    def spare(self) -> bool:
        """Whether a picture of the page is so large that nothing is kept that can be drawn again."""
        return self._ground is None

    # Parts of the finished table, for what moves above it

    def bare(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """Draw the ground alone in an area, as if nothing lay on it; all in pixels."""
        self._lay_ground(surface, self._below, area)

    def _lay_ground(self, surface: pygame.Surface, below: Sequence[_Placed], area: pygame.Rect) -> None:
        """Draw what lies below everything that is placed, in an area."""
        if self._ground is not None:
            surface.blit(self._ground, area, area)
            return
        _put_together(surface, below[:1], area)
        for place, picture in self._alive.items():
            seen = area.clip(place)
            surface.blit(picture, seen, seen.move(-place[0], -place[1]))
        _put_together(surface, below[1:], area)

    def sky(self, surface: pygame.Surface, area: pygame.Rect, strength: float = 1.0) -> None:
        """Draw only what lies below everything, perhaps not in full strength."""
        if self._below:
            space = self._below[0].canvas.surface
            space.set_alpha(None if strength >= 1 else round(255 * strength))
            surface.blit(space, area, area)
            space.set_alpha(None)

    def moved(self, surface: pygame.Surface, area: pygame.Rect, by: tuple[int, int]) -> None:
        """Draw a part of the table a little from its place, the ground where it was."""
        area = area.clip(self.surface.get_rect())
        self.bare(surface, area)
        surface.blit(self.surface, area.move(by), area)

    def lifted(self, area: pygame.Rect) -> tuple[pygame.Surface, tuple[int, int]]:
        """The ship with all that lies on it, cut out of the sky.

        Args:
            area: the hull, in pixels.

        Returns:
            The picture and where its top left lies.
        """
        while self.lift(area):
            pass
        assert self._lifted is not None
        return self._lifted[0], area.topleft

    def lift(self, area: pygame.Rect) -> bool:
        """Go on with the picture of `lifted` before it is needed; tell whether a part of it is left."""
        if self._lifted is None or self._lifted[0].get_size() != area.size:
            aboard = [item for item in (*self._below, *self._placed) if item.piece.aboard]
            self._lifted = pygame.Surface(area.size, pygame.SRCALPHA), aboard
        picture, left = self._lifted
        if left:
            item = left.pop(0)
            picture.blit(item.canvas.surface, (item.area.x - area.x, item.area.y - area.y))
        return bool(left)

    def under(self, area: pygame.Rect, draw: Callable[[pygame.Surface, pygame.Rect], None]) -> None:
        """Draw something living in place of what lies below everything, and what lies on it again.

        Args:
            area: in pixels.
            draw: fills the area of the surface that it gets.
        """
        ground = self.surface if self._ground is None else self._ground
        draw(ground, area)
        if self._ground is None:
            self._alive[tuple(area)] = ground.subsurface(area).copy()
        below, placed = self._over(area)
        _put_together(ground, below, area)
        if self._ground is not None:
            self.surface.blit(self._ground, area, area)
        _put_together(self.surface, placed, area)

    def lying_over(self, area: pygame.Rect) -> object:
        """Return what lies over the sky in an area: equal for as long as it looks the same and lies there."""
        return [(item.canvas, item.area.topleft) for pieces in self._over(area) for item in pieces]

    def _over(self, area: pygame.Rect) -> tuple[list[_Placed], list[_Placed]]:
        """What lies over the sky in an area: of the ground, and of the rest; found once for every picture."""
        if self._over_for is not self._placed:
            self._over_for, self._overs = self._placed, {}
        key = tuple(area)
        if key not in self._overs:
            self._overs[key] = (
                [item for item in self._below[1:] if self._shows(item, area)],
                [item for item in self._placed if self._shows(item, area)],
            )
        return self._overs[key]

    def _shows(self, item: _Placed, area: pygame.Rect) -> bool:
        """Whether anything of a picture is to be seen in an area: the margin around most of them is clear."""
        if not item.area.colliderect(area):
            return False
        known = self._shown_in.setdefault(item.canvas, {})
        part = area.clip(item.area).move(-item.area.x, -item.area.y)
        found = known.get(tuple(part))
        if found is None:
            seen = item.canvas.surface.subsurface(part).get_bounding_rect()
            found = known[tuple(part)] = seen.w > 0
        return found

    def _changes(self, former: Sequence[_Placed], placed: Sequence[_Placed]) -> list[pygame.Rect]:
        """Return where pieces have changed, come, gone or moved in the pile."""
        before = {item.piece.name: (item.canvas, item.area) for item in former}
        after = {item.piece.name: (item.canvas, item.area) for item in placed}
        screen = self.surface.get_rect()
        dirty: list[pygame.Rect] = []
        for name in before.keys() | after.keys():
            old, new = before.get(name), after.get(name)
            if old is None or new is None or old[0] is not new[0] or old[1] != new[1]:
                dirty += [state[1].clip(screen) for state in (old, new) if state is not None]
        old_order = [item for item in former if item.piece.name in after]
        new_order = [item for item in placed if item.piece.name in before]
        for under, over in zip(old_order, new_order, strict=True):
            if under.piece.name != over.piece.name:
                dirty += [under.area.clip(screen), over.area.clip(screen)]
        merged = merge([area for area in dirty if area.w and area.h])
        if sum(area.w * area.h for area in merged) > FULL_SHARE * screen.w * screen.h:
            return [screen]
        return merged


def _strips(screen: pygame.Rect) -> list[pygame.Rect]:
    """Return level strips of a page, the lowest first, each of so many pixels at most."""
    high = max(1, STRIP // screen.w)
    tops = range(0, screen.h, high)
    return [pygame.Rect(0, top, screen.w, min(high, screen.h - top)) for top in reversed(tops)]


def prepared(piece: Component) -> bool:
    """Whether painting a piece would wait for no file; what is missing is being read from now on."""
    if piece.prepare is not None and not piece.prepare():
        return False
    return piece.base is None or prepared(piece.base)


def _put_together(surface: pygame.Surface, placed: Sequence[_Placed], area: pygame.Rect) -> None:
    clip = surface.get_clip()
    surface.set_clip(area.clip(clip))
    for item in placed:
        if item.area.colliderect(area):
            surface.blit(item.canvas.surface, item.area)
    surface.set_clip(clip)


def merge(areas: list[pygame.Rect]) -> list[pygame.Rect]:
    """Return rectangles that cover the given ones and do not overlap each other."""
    result: list[pygame.Rect] = []
    for area in areas:
        joined = area
        while True:
            hit = joined.collidelist(result)
            if hit < 0:
                break
            joined = joined.union(result.pop(hit))
        result.append(joined)
    return result


def _texts(placed: Sequence[_Placed]) -> tuple[TextRecord, ...]:
    """Return the texts that can be read, in units of the table."""
    kept = [item.texts for item in placed]
    for n, item in enumerate(placed):
        if item.piece.covers:
            for below in range(n):
                if kept[below] and placed[below].area.colliderect(item.area):
                    kept[below] = tuple(
                        text for text in kept[below] if not _overlap(text.rect, item.piece.rect)
                    )
    return tuple(text for texts in kept for text in texts)


def _overlap(a: Rect, b: Rect) -> bool:
    return a[0] < b[0] + b[2] and b[0] < a[0] + a[2] and a[1] < b[1] + b[3] and b[1] < a[1] + a[3]


def _moved(texts: Sequence[TextRecord], rect: Rect) -> tuple[TextRecord, ...]:
    x, y, _, _ = rect
    return tuple(replace(t, rect=(t.rect[0] + x, t.rect[1] + y, t.rect[2], t.rect[3])) for t in texts)
