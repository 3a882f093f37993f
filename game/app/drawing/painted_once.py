"""A picture of its own of many parts: painted when all of them are there, not begun anew until then."""

from __future__ import annotations

from collections.abc import Callable

from game.app.drawing.canvas import Canvas
from game.app.drawing.images.untouched import untouched
from game.app.drawing.kit import Kit
from game.app.drawing.viewport import Point


def painted_once(
    kit: Kit, size: tuple[float, float], origin: Point, paint: Callable[[Canvas], object]
) -> Canvas:
    """Return a picture, see-through at first.

    Args:
        kit: what is drawn with.
        size: width and height, in units.
        origin: the point at its top left, in units.
        paint: draws it; it is called more than once.

    Raises:
        TimeUpError: not all that it is made of is there, and this frame has no more time: see `allowance`.
    """
    stage = Canvas(kit, untouched((kit.viewport.px(size[0]), kit.viewport.px(size[1]))), origin)
    stage.surface.set_clip((0, 0, 0, 0))
    paint(stage)

    def make() -> Canvas:
        canvas = Canvas.of_size(kit, *size, origin=origin)
        paint(canvas)
        return canvas

    return kit.pictures.allowance.make(make)
