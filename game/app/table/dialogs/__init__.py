"""Decisions that are made in a dialog above the table: one small file per kind."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.app.scenes.stack import Scene
from game.app.table.dialogs.chooser import Chooser, ways_of
from game.app.table.dialogs.order import BridgeDialog, CargoHoldDialog
from game.app.table.dialogs.swap import EngineRoomDialog, MessHallDialog

if TYPE_CHECKING:
    from game.app.scenes.table import TableScene

_DIALOGS = {
    "cargo-hold": CargoHoldDialog,
    "bridge": BridgeDialog,
    "mess-hall": MessHallDialog,
    "engine-room": EngineRoomDialog,
}


def dialog_for(table: TableScene) -> Scene:
    """The dialog for the decision that is open; any kind without its own becomes a list of its options."""
    position = table.position
    kind = _DIALOGS.get(position.kind or "")
    if kind is not None:
        return kind(table)
    ways = ways_of(table.texts, position, position.options)
    return Chooser(table.texts("play-ask-other"), ways, table.choose)
