"""Tell what a drop at a point means, and where it would only put back what is held. Pure."""

from __future__ import annotations

from collections.abc import Container

from game.app.table.input.drag import Point
from game.app.table.input.input_host import InputHost
from game.app.table.model.places.layout import Layout
from game.app.table.model.position import Position
from game.app.table.model.table_keys import DOCK, HELD_CUBE, TABLE, TableKey


def aim(
    host: InputHost, targets: Container[TableKey], source: TableKey, key: TableKey | None, point: Point
) -> TableKey | None:
    """Return what a drop at a point means: the element there, or the larger one it is part of.

    Args:
        host: the table.
        targets: where the source may go.
        source: what is dropped.
        key: the element at the point; None for none.
        point: in units.
    """
    wider = _wider(host, source, key, point)
    for candidate in wider:
        if candidate in targets:
            return candidate
    if TABLE in targets and key != source:
        return TABLE
    return next(iter(wider), None)


def _wider(host: InputHost, source: TableKey, key: TableKey | None, point: Point) -> list[TableKey]:
    """The element under a point, then what it lies on."""
    found = [key] if key is not None else []
    card = source.kind in ("hand", "card")
    if key is not None:
        if source == HELD_CUBE and key.kind == "slot":
            # Where power has been diverted a cube refills the room, wherever it is let go.
            card = not host.position.room(key.room_id)["diverted"]
        below = key.lies_on
        if below is not None and not (card and key.kind in ("slot", "divert")):
            found.append(below)
        elif key.kind == "meeple":
            room = host.position.room_of(key.member)
            found += [TableKey.room(room)] if room else []
    if (key is None or key.kind == "hand") and _over_dock(host.layout, point):
        found.append(DOCK)
    return found


def _over_dock(layout: Layout, point: Point) -> bool:
    x, y, w, h = layout.rect(DOCK)
    return x <= point[0] < x + w and y <= point[1] < y + h


def home(position: Position, source: TableKey) -> frozenset[TableKey]:
    """Return where a source lies anyway: letting it go there puts it back.

    Args:
        position: of the game.
        source: what is let go.
    """
    found = {source}
    room = position.room_of(source.member) if source.kind == "meeple" else None
    if source.kind in ("hand", "held"):
        found |= {DOCK, *(TableKey.hand(n) for n in range(len(position.hand)))}
    elif room is not None:
        found.add(TableKey.room(room))
    elif source.kind == "card":
        found.add(TableKey.crew(source.member))
    return frozenset(found)
