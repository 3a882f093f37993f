"""Faces in frames: of the crew, and of the captain, who is on no board."""

from __future__ import annotations

import pygame

from game.app.drawing import shapes
from game.app.drawing.canvas import Canvas
from game.app.drawing.colours.theme import Colour, colour, fade

CLOSE_UP, CLOSE = 84, 1.3
"""Up to so many pixels a face is shown so many times as large, its shoulders cut off."""
CALM, EARNEST, STRAINED, GLAD = "calm", "earnest", "strained", "glad"
"""Moods of the captain's face, as its files are named."""


def portrait(
    canvas: Canvas, place: tuple[float, float, float], name: str, line: Colour, alpha: int = 255
) -> None:
    """Draw a face in a frame.

    Args:
        canvas: where.
        place: top left and size, in units.
        name: of its picture.
        line: of the frame.
        alpha: 255 opaque.
    """
    x, y, size = place
    pictures = canvas.kit.pictures
    cut = max(3.0, size * 0.12)
    corners = (cut, cut * 0.4, cut, cut * 0.4)
    cuts = tuple(length * canvas.scale for length in corners)

    def make() -> pygame.Surface:
        side = pictures.px(size)
        # On few pixels the head alone is shown: what somebody feels must be seen there, too.
        whole = pictures.icon(name, size * (CLOSE if side <= CLOSE_UP else 1))
        spare = max(0, whole.get_width() - side)
        head = whole.subsurface(
            (spare // 2, spare // 3, min(side, whole.get_width()), min(side, whole.get_height()))
        )
        return shapes.clipped(head, cuts)  # type: ignore[arg-type]

    clipped = pictures.shape(("face", name, pictures.px(size)), make)
    canvas.blit(clipped, x, y, alpha)
    shown = line if alpha >= 255 else fade(line, alpha / 255)
    canvas.panel((x, y, size, size), fill=None, line=shown, corners=corners, width=max(1.6, size * 0.028))


def captain(canvas: Canvas, place: tuple[float, float, float], mood: str = CALM) -> None:
    """Draw the captain's face, framed in gold: nobody else wears a white cap with a peak.

    Args:
        canvas: where.
        place: top left and size, in units.
        mood: what the face says: `CALM`; `EARNEST` at another move, `STRAINED` in danger, `GLAD` at what is
            done.
    """
    portrait(canvas, place, f"captain-{mood}", colour.GOLD)
