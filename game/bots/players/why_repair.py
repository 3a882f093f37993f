"""Say why a room is repaired: what it bears, and what it can do when it is whole."""

from __future__ import annotations

from game.bots.players.player import Why
from game.bots.players.table_reading import TableReading
from game.rules.protocol import RoomDict


def repair_why(table: TableReading, room: RoomDict, card: str | None) -> Why:
    """The reason to repair a room.

    Args:
        table: before it.
        room: the room.
        card: that pays for it; None for a Repair cube.
    """
    values = {"room": room["id"]}
    bears, exposed = table.bears(room), len(table.exposed(room))
    if table.storm and not bears:
        return Why("danger", values)
    filled = room["diverted"] and table.supply("repair-cubes") >= exposed
    if filled and exposed > 1:
        return Why("refill", values)
    if exposed == 1:
        left = list(table.hand)
        if card in left:
            left.remove(card)
        if room["diverted"]:
            return Why("repair-use", values)
        return Why("repair-whole" if table.lacking(room, left) else "repair-ready", values)
    if table.storm:
        return Why("repair-bears", {**values, "count": bears + 1, "less": bears})
    return Why("repair-lacks", {**values, "count": exposed - 1})
