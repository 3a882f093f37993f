"""Tell what is in the player's hand, as a kind of piece: pure."""

from __future__ import annotations

from typing import Any

from game.app.table.model.places.room_plan import Point, Rect
from game.app.table.model.position import Position
from game.app.table.model.table_keys import DAMAGE_DISCARD, TableKey


def held_piece(position: Position, source: TableKey, die: int | None) -> tuple[str, Any]:
    """Return what a source looks like in the hand: a kind of piece and its value."""
    kind = source.kind
    card = position.card(source)
    if card is not None:
        return "card", card
    if kind in ("meeple", "crew") and position.absorbs:
        return "protection", None
    if kind in ("meeple", "crew"):
        return "meeple", source.member
    if kind == "die":
        return "die", die or 5
    if kind == "deck":
        return "back", ""
    if source == DAMAGE_DISCARD and position.placing is not None:
        return "button", f"damage-{position.placing.count}"
    if kind == "supply" or kind == "held":
        return source.name, None
    return "button", f"act-{source.name}"


def origin(kind: str, value: Any, point: Point, grab: Point) -> dict[tuple[str, Any], Rect]:
    """Return where the flight of a piece begins that was let go by hand, by its kind and value.

    Args:
        kind, value: as of `held_piece`.
        point: where the pointer is, in units.
        grab: from the pointer to the piece's middle.
    """
    w, h = {"card": (122.0, 169.0), "meeple": (60.0, 68.0)}.get(kind, (48.0, 48.0))
    return {(kind, value): (point[0] + grab[0] - w / 2, point[1] + grab[1] - h / 2, w, h)}
