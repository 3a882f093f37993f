"""What a layout asks of type, so that it needs no window."""

from __future__ import annotations

from typing import Protocol


class TypeMeasure(Protocol):
    """Measures type (`game/app/drawing/type/fonts.py`)."""

    def wrap(self, text: str, style: str, width: float) -> list[str]:
        """Break a text into lines."""
        ...

    def width(self, text: str, style: str) -> float:
        """Return the width of a line."""
        ...

    def line_height(self, style: str) -> float:
        """Return the height of a line."""
        ...
