"""Which keys do what, on dark glass at the foot of a screen."""

from __future__ import annotations

from game.app.drawing.canvas import Canvas
from game.app.drawing.colours.theme import colour
from game.app.widgets.widget import draw_key


def hints_width(canvas: Canvas, hints: list[tuple[str, str]]) -> float:
    """Return how wide the glass with these keys and words is, in units."""
    fonts, hints = canvas.kit.fonts, _named(hints)
    keys = sum(max(30.0, fonts.width(key, "key") + 16) + 36 for key, _ in hints)
    return keys + sum(fonts.width(words, "small") for _, words in hints) + 10


def draw_hints(canvas: Canvas, hints: list[tuple[str, str]], right: float, middle: float) -> None:
    """Draw which keys do what, on dark glass.

    Args:
        canvas: of the whole window.
        hints: the key's name and what it does; what has no key on the device in use is left out.
        right: edge of the glass, in units.
        middle: its middle's height, in units.
    """
    fonts, hints = canvas.kit.fonts, _named(hints)
    if not hints:
        return
    wide = hints_width(canvas, hints)
    high = max(48.0, fonts.line_height("small") + 16)
    glass = (right - wide, middle - high / 2, wide, high)
    canvas.panel(glass, fill=colour.SUN_GLASS, corners=(10, 4, 10, 4))
    draw_keys(canvas, hints, right - wide + 16, middle)


def draw_keys(canvas: Canvas, hints: list[tuple[str, str]], left: float, middle: float) -> None:
    """Draw which keys do what, on whatever is there.

    Args:
        canvas: of the whole window.
        hints: as for `draw_hints`.
        left: edge of the first key, in units.
        middle: its middle's height, in units.
    """
    fonts = canvas.kit.fonts
    line = fonts.line_height("small")
    for key, words in _named(hints):
        wide = max(30.0, fonts.width(key, "key") + 16)
        left += draw_key(canvas, key, left + wide, middle) + 10
        canvas.text(words, (left, middle - line / 2), "small", colour.TEXT)
        left += fonts.width(words, "small") + 26


def _named(hints: list[tuple[str, str]]) -> list[tuple[str, str]]:
    return [(key, words) for key, words in hints if key]
