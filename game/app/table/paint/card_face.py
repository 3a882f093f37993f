"""The drawn picture of a card at the pixels needed, its corners cut: more detail the larger it is."""

from __future__ import annotations

import pygame

from game.app.drawing import shapes
from game.app.drawing.canvas import Canvas
from game.app.drawing.looks import Drawing
from game.app.drawing.theme import rgb
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


def resource_face(canvas: Canvas, rect: Rect, kind: str, cut: Corners, named: bool) -> None:
    """Draw the face of a resource card.

    Args:
        rect: where it lies.
        kind: resource id.
        cut: corners cut off.
        named: whether a band with its name will cover its lower part: the hero stands higher then.
    """
    face = "named" if named else "plain"
    if canvas.kit.pictures.px(rect[2]) < DETAIL_FROM:
        face = "small"
    picture(canvas, rect, canvas.kit.looks.card(kind, face), cut)


def picture(canvas: Canvas, rect: Rect, drawing: Drawing, cut: Corners) -> None:
    """Draw the picture of a card so that it covers a rectangle, its corners cut off."""
    pictures = canvas.kit.pictures
    # The same size wherever it lies: rounded edges would make several pictures of one card.
    size = pictures.px(rect[2]), pictures.px(rect[3])
    cuts = tuple(c * canvas.scale for c in cut)

    def make() -> pygame.Surface:
        return shapes.clipped(pictures.drawing(drawing, *size), cuts)  # type: ignore[arg-type]

    canvas.surface.blit(pictures.shape(("card", drawing, size, cuts), make), canvas.at(*rect[:2]))
    if rect[2] >= GROOVE_FROM:
        x, y, w, h = rect
        inner = (x + 4, y + 4, w - 8, h - 8)
        canvas.panel(inner, fill=None, line=rgb("#05060B", 0.4), corners=tuple(c - 2 for c in cut), width=2)  # type: ignore[arg-type]
