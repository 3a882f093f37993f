"""Puts pictures of components together and repaints only what changed.

Painting a component for the first time takes milliseconds. With a budget only so much is painted in one
frame: what is left keeps its former picture for a frame or two, so that nothing that moves stutters. The same
goes for putting much of the table together at once.

A piece is one component: where it lies, all its picture depends on, and how to paint it. The finished table
is kept as one picture; after a change only the rectangles of changed pieces are put together again.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass, replace
from weakref import ReferenceType, WeakKeyDictionary, ref

import pygame

from game.app.drawing.canvas import Canvas
from game.app.drawing.images.pages import pages_of
from game.app.drawing.kit import Kit
from game.app.drawing.traced_surface import TracedSurface, astray
from game.app.drawing.type.text_drawing import TextRecord
from game.app.drawing.viewport import Rect
from game.app.table.paint.areas import merge, strips
from game.app.table.paint.component import Component, prepared
from game.app.table.paint.cut_out import CutOut
from game.app.table.paint.piece_store import PieceStore

FULL_SHARE = 0.6
"""If more of the table than this has changed, all of it is put together again."""
STRIP = 350_000
"""Pixels of the table that are put together at a time."""
MOST_DIRTY = 100
"""Number of changed places that are kept for the window; more count as all of the table."""
PUT_MS = 1.0
"""Least time in ms for which a frame puts together what has changed, however late it is."""
MOST_WAITS = 12
"""Frames for which a common change waits for pictures; then the rest is painted at once."""


@dataclass(frozen=True)
class _Placed:
    piece: Component
    canvas: Canvas
    area: pygame.Rect
    texts: tuple[TextRecord, ...]


class Compositor(PieceStore):
    """The finished table.

    Args:
        kit: for one window size.
    """

    def __init__(self, kit: Kit) -> None:
        super().__init__(kit)
        self._pages = pages_of(kit)
        self._surface: pygame.Surface | None = None
        self.texts: tuple[TextRecord, ...] = ()
        self._ground_surface: pygame.Surface | None = None
        self._alive: dict[tuple[int, ...], pygame.Surface] = {}
        self._below: tuple[_Placed, ...] = ()
        self._placed: tuple[_Placed, ...] = ()
        self._over_for: tuple[_Placed, ...] = ()
        self._overs: dict[tuple[int, ...], tuple[list[_Placed], list[_Placed]]] = {}
        self._shown_in: WeakKeyDictionary[Canvas, dict[tuple[int, ...], bool]] = WeakKeyDictionary()
        self._until = math.inf
        self._lifted: CutOut | None = None
        self.behind = False
        """True while something still shows its former picture."""
        self._former: list[pygame.Rect] = []
        """Places on the ground that still show their former picture."""
        self.sunk: list[pygame.Rect] = []
        """Places below everything else that have changed, until the sky is put there again."""
        self._strips: list[pygame.Rect] = []
        self._owed: list[pygame.Rect] = []
        self._dirty: list[pygame.Rect] = []
        self._listener: ReferenceType[TracedSurface] | None = None
        self.before_change: Callable[[pygame.Surface, pygame.Rect], object] | None = None
        """Is shown the finished table, and where in pixels it is about to be put together again."""
        self.together = False
        """True to show all changes in one frame: not before all are painted, so that nobody sees half of
        them."""
        self._waits_since = 0
        self.at_once = False
        """True to put many changes together in one frame all the same: the picture will stay."""

    def compose(
        self, ground: Sequence[Component], pieces: Sequence[Component], budget: float | None = None
    ) -> list[pygame.Rect]:
        """Bring the finished table up to date.

        Args:
            ground: what seldom changes, lowest first; the first covers everything. It is kept as one picture.
            pieces: what lies on it, lowest first.
            budget: ms after which nothing more is painted anew, and little more put together; 0 paints only
                what has no former picture, None does all. See `behind`.

        Returns:
            What was put together again, in pixels.
        """
        # Something is painted in each frame that has any time for it.
        self._painted = 1 if budget == 0 else 0
        self._until = math.inf if budget is None else time.perf_counter() + budget / 1000
        self._former = []
        if self.together and budget is not None and self._placed and not self._gathered((*ground, *pieces)):
            self.behind = True
            return self._catch_up(time.perf_counter() + PUT_MS / 1000)
        former = {item.piece.name: item for item in (*self._below, *self._placed)}
        below = tuple(self._place(piece, former.get(piece.name)) for piece in ground)
        waits, self._former = bool(self._former), []
        placed = tuple(self._place(piece, former.get(piece.name)) for piece in pieces)
        spaced = not self._below or below[0].canvas is not self._below[0].canvas
        if spaced:
            self._alive.clear()
        if spaced and self._below and budget is not None:
            # Another step of the sun: behind everything, and hardly another colour. Strip by strip.
            others = self._changes(self._below[1:], below[1:])
            self._strips = strips(self.surface.get_rect(), STRIP)
        else:
            others = self._changes(self._below, below)
        sunk = [*others]
        while self._strips and (budget is None or not self._late()):
            sunk.append(self._strips.pop())
            self._painted += 1
        sunk = merge(sunk)
        if self._ground is not None:
            for area in sunk:
                _put_together(self._ground, below, area)
        changed = self._changes(self._placed, placed)
        dirty = sunk + changed
        if dirty:
            self.texts = _texts((*below, *placed))
        if self._lifted is not None:
            self._lifted.change(others + changed)
        self._owed = merge(self._owed + dirty)
        self.sunk = merge(self.sunk + sunk)
        self._below, self._placed = below, placed
        # A table that has never been seen has nothing to show meanwhile.
        at_once = budget is None or self.at_once or self.together or not former or self.kit.reader is None
        self.together, self._waits_since = False, 0
        done = self._catch_up(None if at_once else max(self._until, time.perf_counter() + PUT_MS / 1000))
        self.behind = waits or bool(self._former or self._strips or self._owed)
        return done

    @property
    def surface(self) -> pygame.Surface:
        """Return the picture of the finished table."""
        if self._surface is None:
            self._surface = self._pages.take()
        return self._surface

    @property
    def _ground(self) -> pygame.Surface | None:
        """Return the ground as one picture, which saves time; of a very large page it takes too much room."""
        if self._ground_surface is None and not self.spare:
            self._ground_surface = self._pages.take()
        return self._ground_surface

    def gather(self, pieces: Sequence[Component], until: float) -> bool:
        """Paint some of what a table that has never been seen will show; tell whether all of it is there.

        Args:
            pieces: that will lie on it.
            until: a moment of `time.perf_counter` after which nothing more is begun.
        """
        if not self._pages.ready(2 * (self._surface is None)):
            return False
        _ = self.surface, self._ground  # the frame that opens a table has enough to do, and so has the first
        self._painted = 0
        missing = [piece for piece in pieces if not self.has(piece)]
        read = [piece for piece in missing if prepared(piece)]  # of all others the pictures are being read
        for piece in read:
            if self._painted and time.perf_counter() > until:
                return False
            self._painted += 1
            if self._begun(piece, self._key(piece), until) is None:
                return False
        return len(read) == len(missing)

    def _gathered(self, pieces: Sequence[Component]) -> bool:
        """Return whether the pictures of all pieces are there; paint of the missing ones what there is time
        for."""
        self._waits_since += 1
        until = self._until if self._waits_since <= MOST_WAITS else math.inf
        for piece in pieces:
            if self.has(piece):
                continue
            if until < math.inf and self._waits(piece):
                return False
            self._painted += 1
            if self._begun(piece, self._key(piece), until) is None:
                return False
        return True

    def shows(self, rect: Rect) -> bool:
        """Return whether the finished table shows what lies in a rectangle, in units, and nothing former."""
        area = self.kit.viewport.rect(rect)
        return area.collidelist(self._former) < 0 and area.collidelist(self._owed) < 0

    def lies(self, piece: Component) -> bool:
        """Return whether a piece of its name lies in its place, which is shown until its own picture is
        there."""
        return any(one.piece.name == piece.name and one.piece.rect == piece.rect for one in self._all())

    def _all(self) -> Iterable[_Placed]:
        return (*self._below, *self._placed)

    def _catch_up(self, until: float | None) -> list[pygame.Rect]:
        """Put together again what has changed, the smallest pieces first; return what was.

        Args:
            until: a moment of `time.perf_counter` after which the rest is left for later; None for none.
        """
        done: list[pygame.Rect] = []
        self._owed.sort(key=lambda area: -area.w * area.h)
        while self._owed and (until is None or not done or time.perf_counter() < until):
            area = self._owed.pop()
            if until is not None and area.w * area.h > STRIP:
                rest = strips(area, STRIP)
                area = rest.pop()
                self._owed += rest
            area = pygame.Rect(astray((area.x, area.y, area.w, area.h)))
            if self.before_change is not None:
                self.before_change(self.surface, area)
            self._lay_ground(self.surface, self._below, area)
            _put_together(self.surface, self._placed, area)
            done.append(area)
        self._changed(done)
        return done

    def _changed(self, areas: Sequence[pygame.Rect]) -> None:
        """The finished table is another one there."""
        self._dirty += areas
        if len(self._dirty) > MOST_DIRTY:
            self._dirty = [self.surface.get_rect()]

    def take_dirty_rects(self, listener: TracedSurface) -> list[pygame.Rect]:
        """Return where the finished table has changed since a window was told the last time."""
        known = self._listener is not None and self._listener() is listener
        found, self._dirty = self._dirty if known else [self.surface.get_rect()], []
        self._listener = ref(listener)
        return found

    def put(self, picture: pygame.Surface, area: pygame.Rect) -> None:
        """Draw a picture on the finished table, in pixels."""
        self.surface.blit(picture, area)
        self._changed([area])

    def _place(self, piece: Component, former: _Placed | None) -> _Placed:
        if former is not None and former.piece is piece:
            return former
        key = self._key(piece)
        stays = former is not None and former.piece.rect == piece.rect
        if former is not None and stays and key not in self._pictures and self._waits(piece):
            self._former.append(former.area)
            return former
        # What has no former picture cannot wait.
        found = self._begun(piece, key, self._until if stays else math.inf)
        if found is None:
            assert former is not None
            self._painted += 1
            self._former.append(former.area)
            return former
        canvas = found
        if former is not None and stays and former.canvas is canvas:
            return _Placed(piece, canvas, former.area, former.texts)
        where = self.kit.viewport.rect(piece.rect)
        reach = round(piece.margin * self.kit.viewport.scale)
        area = canvas.surface.get_rect(topleft=(where.x - reach, where.y - reach))
        return _Placed(piece, canvas, area, _moved(canvas.texts, piece.rect))

    def _waits(self, piece: Component) -> bool:
        """Return whether a piece is for a later frame: this one is late, or its pictures are still being
        read."""
        if self._until == math.inf:
            return False
        return not prepared(piece) or self._late()

    def _late(self) -> bool:
        """Return whether there is no more time in this frame."""
        return self._painted > 0 and time.perf_counter() > self._until

    def _on_table(self, name: Hashable) -> Component | None:
        return next((item.piece for item in self._below if item.piece.name == name), None)

    def _used(self) -> Iterable[Canvas]:
        return (item.canvas for item in self._all())

    @property
    def laid(self) -> bool:
        """Return whether the whole table has been painted once, and not been let go since."""
        return bool(self._below)

    def release(self) -> None:
        """The table is gone for good: its pictures are, too, whoever still knows it."""
        self._below = self._placed = self._over_for = ()
        pages = [page for page in (self._surface, self._ground_surface) if page is not None]
        if not self.spare:  # there would be no room for them beside the next screen
            self.kit.pictures.let_go([*pages, *(canvas.surface for canvas in self._pictures.values())])
        self._pictures.clear()
        self._halves.clear()
        self._alive.clear()
        self._overs.clear()
        self._owed.clear()
        self._bytes, self._lifted = 0, None
        self.before_change = None
        for page in pages:
            self._pages.give(page)
        self._surface = self._ground_surface = pygame.Surface((1, 1))

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
        return self._lifted.picture, area.topleft

    def lift(self, area: pygame.Rect) -> bool:
        """Go on with the picture of `lifted` before it is needed; tell whether a part of it is left."""
        if self._lifted is None or self._lifted.area != area:
            self._lifted = CutOut(area)
        aboard = (item for item in self._all() if item.piece.aboard)
        return self._lifted.go_on((item.canvas.surface, item.area) for item in aboard)

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
        self._changed([area])

    def lying_over(self, area: pygame.Rect) -> object:
        """Return what lies over the sky in an area: equal for as long as it looks the same and lies there."""
        return [(item.canvas, item.area.topleft) for pieces in self._over(area) for item in pieces]

    def _over(self, area: pygame.Rect) -> tuple[list[_Placed], list[_Placed]]:
        """Return what lies over the sky in an area: of the ground, and of the rest; found once for every
        picture."""
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
        """Return whether anything of a picture is to be seen in an area: the margin around most of them is
        clear."""
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


def _put_together(surface: pygame.Surface, placed: Sequence[_Placed], area: pygame.Rect) -> None:
    clip = surface.get_clip()
    surface.set_clip(area.clip(clip))
    for item in placed:
        if item.area.colliderect(area):
            surface.blit(item.canvas.surface, item.area)
    surface.set_clip(clip)


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
