"""Say how large a dialog and its parts are for a size of type, and small things that all dialogs share."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from game.app.drawing.viewport import Point, Rect, inside

if TYPE_CHECKING:
    from game.app.drawing.kit import Kit

SIZE = (1260.0, 770.0)
MORE = (620.0, 270.0)
"""By how much a dialog grows where type is twice as large."""
HEADER = 134.0
FOOTER = 126.0
MARGIN = 40.0


def header(kit: Kit) -> float:
    """Height of a dialog's header with the gap below it, for the size of type."""
    return HEADER + 46 * (kit.text - 1)


def footer(kit: Kit) -> float:
    """Height of the buttons' ground."""
    return FOOTER + 24 * (kit.text - 1)


def first_inside(places: Sequence[tuple[Any, Rect]], point: Point) -> Any:
    """Return what lies at a point; later ones lie above earlier ones."""
    return next((piece for piece, rect in reversed(places) if inside(rect, point)), None)
