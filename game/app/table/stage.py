"""Puts pictures of components together and repaints only what changed.

A piece is one component: where it lies, all its picture depends on, and how to paint it. The finished table
is kept as one picture; after a change only the rectangles of changed pieces are put together again.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, replace

import pygame

from game.app.canvas import Canvas, TextRecord
from game.app.kit import Kit
from game.app.viewport import Rect

FULL_SHARE = 0.6
"""If more of the table than this has changed, all of it is put together again."""


@dataclass(frozen=True)
class Piece:
    """One component.

    Attributes:
        name: unique on the table.
        rect: where it lies, in units.
        look: all its picture depends on, the kind of picture first; equal looks of one size share a picture.
        paint: draws it on a canvas whose (0, 0) is the rectangle's top left.
        margin: how far the picture reaches beyond the rectangle (glows), in units.
        opaque: no part of it is clear.
        covers: texts below its rectangle cannot be read.
    """

    name: str
    rect: Rect
    look: Hashable
    paint: Callable[[Canvas], None]
    margin: float = 0
    opaque: bool = False
    covers: bool = False


@dataclass(frozen=True)
class _Placed:
    piece: Piece
    canvas: Canvas
    area: pygame.Rect


class Stage:
    """The finished table.

    Args:
        kit: for one window size.
    """

    def __init__(self, kit: Kit) -> None:
        self.kit = kit
        view = kit.viewport
        self.surface = pygame.Surface((view.width, view.height))
        self.texts: tuple[TextRecord, ...] = ()
        self._placed: tuple[_Placed, ...] = ()
        self._pictures: OrderedDict[Hashable, Canvas] = OrderedDict()
        self._pixels = 0
        self._limit = max(4_000_000, 5 * view.width * view.height)

    def compose(self, pieces: Sequence[Piece]) -> list[pygame.Rect]:
        """Bring the finished table up to date, later pieces above earlier ones; return what was repainted."""
        placed = tuple(self._place(piece) for piece in pieces)
        dirty = self._changes(placed)
        for area in dirty:
            self.surface.set_clip(area)
            for item in placed:
                if item.area.colliderect(area):
                    self.surface.blit(item.canvas.surface, item.area)
        self.surface.set_clip(None)
        if dirty:
            self.texts = _texts(placed)
        self._placed = placed
        return dirty

    def _place(self, piece: Piece) -> _Placed:
        x, y, w, h = piece.rect
        where = self.kit.viewport.rect(piece.rect)
        key = piece.look, where.size
        canvas = self._pictures.get(key)
        if canvas is None:
            margin = piece.margin
            canvas = self.kit.canvas(w + 2 * margin, h + 2 * margin, not piece.opaque, (-margin, -margin))
            piece.paint(canvas)
            self._keep(key, canvas)
        else:
            self._pictures.move_to_end(key)
        reach = round(piece.margin * self.kit.viewport.scale)
        return _Placed(piece, canvas, canvas.surface.get_rect(topleft=(where.x - reach, where.y - reach)))

    def _keep(self, key: Hashable, canvas: Canvas) -> None:
        self._pictures[key] = canvas
        self._pixels += canvas.surface.get_width() * canvas.surface.get_height()
        while self._pixels > self._limit and len(self._pictures) > 1:
            _, old = self._pictures.popitem(last=False)
            self._pixels -= old.surface.get_width() * old.surface.get_height()

    def _changes(self, placed: Sequence[_Placed]) -> list[pygame.Rect]:
        before = {item.piece.name: (item.canvas, item.area) for item in self._placed}
        after = {item.piece.name: (item.canvas, item.area) for item in placed}
        screen = self.surface.get_rect()
        dirty: list[pygame.Rect] = []
        for name in before.keys() | after.keys():
            old, new = before.get(name), after.get(name)
            if old is None or new is None or old[0] is not new[0] or old[1] != new[1]:
                dirty += [state[1].clip(screen) for state in (old, new) if state is not None]
        # Pieces that changed places in the pile, too.
        old_order = [item for item in self._placed if item.piece.name in after]
        new_order = [item for item in placed if item.piece.name in before]
        for under, over in zip(old_order, new_order, strict=True):
            if under.piece.name != over.piece.name:
                dirty += [under.area.clip(screen), over.area.clip(screen)]
        merged = merge([area for area in dirty if area.w and area.h])
        if sum(area.w * area.h for area in merged) > FULL_SHARE * screen.w * screen.h:
            return [screen]
        return merged


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
    texts: list[TextRecord] = []
    for item in placed:
        if item.piece.covers:
            texts = [text for text in texts if not _overlap(text.rect, item.piece.rect)]
        texts += _moved(item)
    return tuple(texts)


def _overlap(a: Rect, b: Rect) -> bool:
    return a[0] < b[0] + b[2] and b[0] < a[0] + a[2] and a[1] < b[1] + b[3] and b[1] < a[1] + a[3]


def _moved(item: _Placed) -> list[TextRecord]:
    x, y, _, _ = item.piece.rect
    return [replace(t, rect=(t.rect[0] + x, t.rect[1] + y, t.rect[2], t.rect[3])) for t in item.canvas.texts]
