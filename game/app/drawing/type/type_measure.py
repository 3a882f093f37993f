"""Measure what a layout asks of type, so that it needs no window."""

from __future__ import annotations

from typing import Protocol

from game.app.drawing.colours.theme import Style


class TypeMeasure(Protocol):
    """Measures type (`game/app/drawing/type/fonts.py`).

    Attributes:
        language: of the texts, where it has line breaks of its own.
        least: the size of a style down to which words are set smaller before they get narrower.
    """

    language: str
    least: float

    def style(self, style: str | Style) -> Style:
        """Return a style in the size in which it is set."""
        ...

    def wrap(self, text: str, style: str | Style, width: float) -> list[str]:
        """Break a text into lines."""
        ...

    def width(self, text: str, style: str | Style) -> float:
        """Return the width of a line."""
        ...

    def line_height(self, style: str | Style) -> float:
        """Return the height of a line."""
        ...
