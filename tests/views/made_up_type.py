"""Type for tests without a window: half the size wide a letter, lines 1.2 times the size."""

from __future__ import annotations

from game.app.drawing.colours.theme import SMALLEST, Style, style_of
from game.app.views.layout import Laid, Layouter
from game.app.views.tree import View, space


class MadeUpType:
    """Ten units a letter at size 20."""

    language, least = "", float(SMALLEST)

    def __init__(self) -> None:
        self.asked = 0

    def style(self, style: str | Style) -> Style:
        return style_of(style)

    def width(self, text: str, style: str | Style) -> float:
        self.asked += 1
        return len(text) * style_of(style).size / 2

    def line_height(self, style: str | Style) -> float:
        return style_of(style).size * 1.2

    def wrap(self, text: str, style: str | Style, width: float) -> list[str]:
        lines = [""]
        for word in text.split():
            longer = f"{lines[-1]} {word}".strip()
            fits = self.width(longer, style) <= width or not lines[-1]
            lines = [*lines[:-1], longer] if fits else [*lines, word]
        return lines


def laid(view: View, wide: float, high: float, bar: float = 0.0) -> Laid:
    return Layouter(MadeUpType(), bar).laid(view, wide, high)


def places(view: View, wide: float, high: float) -> dict[object, tuple[float, ...]]:
    """Return the rounded rectangle of every named part."""
    found = laid(view, wide, high).places
    return {name: tuple(round(value) for value in rect) for name, (rect, _) in found.items()}


def box(name: str, wide: float, high: float, **given: object) -> View:
    return space().but(wide=wide, high=high, **given).named(name)
