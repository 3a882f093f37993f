"""Draw what lies behind a screen: its painted backdrop, and the shade in which words stand."""

from __future__ import annotations

from game.app.drawing.canvas import Canvas
from game.app.drawing.colours.theme import Gradient, colour, fade
from game.app.drawing.kit import Kit


def prepare_backdrop(kit: Kit, name: str) -> None:
    """Have the painted backdrop of a screen read ahead of its time, where all of it is seen."""
    path, view = f"backdrop/{name}.jpg", kit.viewport
    seen = kit.view.box[2] * kit.view.box[3]
    if kit.pictures.has(path) and view.width * view.height <= seen:
        kit.pictures.prepare_px(path, view.width, view.height, (0.5, 0.5))


def draw_backdrop(canvas: Canvas, name: str, sun: int, veil: float = 0.0) -> None:
    """Fill the window with the painted backdrop of a screen, or with stars and a state of the sun.

    Args:
        canvas: of the whole window.
        name: of `assets/backdrop/<name>.jpg`.
        sun: 0 to 3, which sun stands in if there is no such picture.
        veil: how much darkness lies over it, 0 to 1.
    """
    width, height = canvas.kit.viewport.design
    whole = (0.0, 0.0, width, height)
    path = f"backdrop/{name}.jpg"
    if canvas.kit.pictures.has(path):
        canvas.picture(path, whole, focus=(0.5, 0.5))
    else:
        canvas.picture("backdrop/stars.jpg", whole)
        canvas.picture(f"backdrop/sun_{sun}.webp", whole, focus=(1, 0.5))
    if veil:
        canvas.box(whole, fade(colour.SPACE, veil))


def shade_left(canvas: Canvas, width: float) -> None:
    """Darken the window's left side, where words stand, fading out at `width` units."""
    height = canvas.kit.viewport.design[1]
    dark = colour.SPACE
    canvas.box((0, 0, width * 0.45, height), fade(dark, 0.86))
    canvas.box((width * 0.45, 0, width * 0.55, height), Gradient(fade(dark, 0.86), (*dark, 0)))
