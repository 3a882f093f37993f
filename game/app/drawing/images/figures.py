"""The crew as they were sculpted: meeples and faces, in the colour that the palette has for each of them.

A figure's file holds two squares side by side: what has colours of its own, and the light on what is painted
in the crew member's colour. The second, multiplied with that colour, is added to the first. The captain, who
is of no crew, is one square.
"""

from __future__ import annotations

import pygame

from game.app.drawing.colours.theme import CREW, Colour

SIMPLE = 48
"""Up to so many pixels a meeple is drawn from a simpler figure, if there is one: a larger mark, no eyes."""
FOLDER = "crew"


def figure_path(name: str, simple: bool = False) -> str:
    """Return the file of a figure, in the assets."""
    return f"{FOLDER}/{name}{'-small' if simple else ''}.webp"


def tone_of(name: str) -> Colour | None:
    """Return the colour that a figure is painted in (``theme.CREW``), by its file's name; None for none."""
    return next((member.colour for member in CREW if name.startswith((member.icon, member.face))), None)


def painted(sheet: pygame.Surface, tone: Colour | None) -> pygame.Surface:
    """Return a figure in a crew member's colour, as large as its file has it.

    Args:
        sheet: the file's picture.
        tone: the colour; None for a figure that has only its own.
    """
    if tone is None:
        return sheet.copy()
    side = sheet.get_height()
    figure = sheet.subsurface((0, 0, side, side)).copy()
    paint = sheet.subsurface((side, 0, side, side)).copy()
    paint.fill((*tone[:3], 255), None, pygame.BLEND_RGBA_MULT)
    figure.blit(paint, (0, 0), None, pygame.BLEND_RGB_ADD)
    return figure
