"""One piece of the table: where it lies, all that its picture depends on, and how to paint it."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass

from game.app.drawing.canvas import Canvas
from game.app.drawing.viewport import Rect


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
        in_bands: a large one may be painted in bands, each with all else clipped away: its painter draws
            nothing past the clip, and nothing of what it draws depends on what is on the canvas already.
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
    in_bands: bool = False


def prepared(piece: Component) -> bool:
    """Return whether painting a piece would wait for no file; what is missing is being read from now on."""
    if piece.prepare is not None and not piece.prepare():
        return False
    return piece.base is None or prepared(piece.base)
