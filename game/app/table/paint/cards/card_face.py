"""The drawn picture of a card at the pixels needed, its corners cut: more detail the larger it is."""

from __future__ import annotations

from collections.abc import Callable, Hashable

import pygame

from game.app.drawing import shapes
from game.app.drawing.canvas import Canvas
from game.app.drawing.colours.theme import rgb
from game.app.drawing.kit import Kit
from game.app.drawing.looks import Drawing
from game.app.drawing.viewport import Rect

Corners = tuple[float, float, float, float]
DETAIL_FROM = 64
"""Faces of resource cards at least this many pixels wide are drawn in detail."""
GROOVE_FROM = 100
"""Cards at least this many units wide have a dark groove inside their frame."""


def corners(width: float) -> Corners:
    """Return the cut corners of a card of a width, units."""
    cut = min(30.0, max(4.0, width * 0.1))
    return (cut, cut, cut, cut)


def face_of(kit: Kit, kind: str, width: float, named: bool) -> Drawing:
    """Return the drawing of a resource card that is so many units wide; see `resource_face`."""
    small = kit.pictures.px(width) < DETAIL_FROM
    return kit.looks.card(kind, "small" if small else "named" if named else "plain")


def resource_face(canvas: Canvas, rect: Rect, kind: str, cut: Corners, named: bool) -> None:
    """Draw the face of a resource card.

    Args:
        rect: where it lies.
        kind: resource id.
        cut: corners cut off.
        named: whether a band with its name will cover its lower part: the hero stands higher then.
    """
    picture(canvas, rect, face_of(canvas.kit, kind, rect[2], named), cut)


def prepare(kit: Kit, size: tuple[float, float], drawing: Drawing, cut: Corners) -> None:
    """Have the picture of a card of a size in units drawn ahead of its time."""
    kit.pictures.prepare_small(*_drawn(kit, size, drawing, cut))


def _drawn(
    kit: Kit, size: tuple[float, float], drawing: Drawing, cut: Corners
) -> tuple[Hashable, Callable[[], pygame.Surface]]:
    """Return what a picture is kept under, and how it is made."""
    pictures = kit.pictures
    # The same size wherever it lies: rounded edges would make several pictures of one card.
    pixels = pictures.px(size[0]), pictures.px(size[1])
    cuts = tuple(c * kit.viewport.scale for c in cut)

    def make() -> pygame.Surface:
        return shapes.clipped(pictures.drawing(drawing, *pixels), cuts)  # type: ignore[arg-type]

    return ("card", drawing, pixels, cuts), make


def picture(canvas: Canvas, rect: Rect, drawing: Drawing, cut: Corners) -> None:
    """Draw the picture of a card so that it covers a rectangle, its corners cut off."""
    found = canvas.kit.pictures.small(*_drawn(canvas.kit, rect[2:], drawing, cut))
    canvas.surface.blit(found, canvas.at(*rect[:2]))
    if rect[2] >= GROOVE_FROM:
        x, y, w, h = rect
        inner = (x + 4, y + 4, w - 8, h - 8)
        canvas.panel(inner, fill=None, line=rgb("#05060B", 0.4), corners=tuple(c - 2 for c in cut), width=2)  # type: ignore[arg-type]
