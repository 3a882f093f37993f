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
OUTLINE, RIM = 0.012, 0.026
"""Width of a figure's dark outline and of the sun's rim, as shares of its height."""
SUN, STRENGTH = (255, 196, 112), 0.8


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
    side = sheet.get_height()
    if tone is None or sheet.get_width() < 2 * side:  # what stands in for a damaged file is one square
        return sheet.copy()
    figure = sheet.subsurface((0, 0, side, side)).copy()
    paint = sheet.subsurface((side, 0, side, side)).copy()
    paint.fill((*tone[:3], 255), None, pygame.BLEND_RGBA_MULT)
    figure.blit(paint, (0, 0), None, pygame.BLEND_RGB_ADD)
    return figure


def stands(name: str) -> bool:
    """Return whether an icon is somebody who stands on the board, in the sun: a meeple, not a face in its
    frame."""
    return any(name == member.icon for member in CREW)


def in_the_sun(figure: pygame.Surface) -> pygame.Surface:
    """Return a figure with a rim of light along the edges that face the sun, at the right and above.

    It is painted in the pixels that are shown, within the dark outline: scaled with the figure it would be
    lost on few pixels.
    """
    size, side = figure.get_size(), figure.get_height()
    outline, wide = max(1, round(side * OUTLINE)), max(2, round(side * RIM))
    whole = _shape(figure, 0)
    rim = _shape(figure, outline)
    rim.blit(_shape(figure, outline + wide), (0, 0), None, pygame.BLEND_RGB_SUB)
    rim.blit(whole, (0, 0), None, pygame.BLEND_RGB_MULT)
    rim.fill([round(255 * STRENGTH)] * 3, None, pygame.BLEND_RGB_MULT)
    light = bytearray(bytes((*SUN, 0)) * (size[0] * size[1]))
    light[3::4] = pygame.image.tobytes(rim, "RGB")[0::3]
    # On its colours alone: light makes no edge any harder.
    lit = pygame.image.frombytes(pygame.image.tobytes(figure, "RGB"), size, "RGB")
    lit.blit(pygame.image.frombytes(bytes(light), size, "RGBA"), (0, 0))
    parts = bytearray(pygame.image.tobytes(lit, "RGBA"))
    parts[3::4] = pygame.image.tobytes(figure, "RGBA")[3::4]
    found = pygame.image.frombytes(bytes(parts), size, "RGBA")
    return found.convert_alpha() if pygame.display.get_surface() is not None else found


def _shape(figure: pygame.Surface, shift: int) -> pygame.Surface:
    """Return where a figure is, white on black, moved away from the sun by so many pixels."""
    white = figure.copy()
    white.fill((255, 255, 255, 0), None, pygame.BLEND_RGBA_MAX)
    ground = pygame.Surface(figure.get_size(), 0, 32)
    ground.blit(white, (-shift, round(shift * 0.4)))
    return ground
