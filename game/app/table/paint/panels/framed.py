"""Lays views into the parts of a panel's frame (`game/app/table/model/places/frames.py`), and paints them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.app.drawing.canvas import Canvas
from game.app.views.layout import Laid
from game.app.views.painting import Painting, layouter
from game.app.views.roles import look
from game.app.views.tree import View, stack

Marks = frozenset[str]
Size = tuple[float, float]


def ground(canvas: Canvas, size: Size, role: str, states: Marks = frozenset()) -> None:
    """Paint what lies behind a panel."""
    Painting(canvas, {}).paint(layouter(canvas.kit).laid(stack(look=role, states=states), *size))


def fill(canvas: Canvas, frame: Laid, parts: Mapping[Any, View | None], role: str = "panel") -> None:
    """Paint views in the parts of a frame; what has no part there is left out.

    Args:
        canvas: the panel's, with the frame at (0, 0).
        frame: of the panel.
        parts: views by the names of the parts.
        role: what the parts stand on: theirs are its inks.
    """
    inks = dict(look(role, frozenset()).inks)
    places, lay = frame.places, layouter(canvas.kit).laid
    for name, view in parts.items():
        if view is not None and name in places:
            x, y, w, h = places[name][0]
            Painting(canvas, {}).paint(lay(view, w, h), x, y, inks)
