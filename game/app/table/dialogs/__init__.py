"""Decisions that are made in a dialog above the table: one small file per kind."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.app.navigation.scene import Scene
from game.app.table.dialogs.chooser import Chooser, ways_of
from game.app.table.dialogs.deal import DealDialog
from game.app.table.dialogs.order import BridgeDialog, CargoHoldDialog
from game.app.table.dialogs.pair import PairDialog
from game.app.table.dialogs.split import SplitDialog
from game.app.table.dialogs.swap import EngineRoomDialog, MessHallDialog
from game.app.table.dialogs.take import TakeDialog

if TYPE_CHECKING:
    from game.app.table.table_scene import TableScene

_DIALOGS = {
    "cargo-hold": CargoHoldDialog,
    "bridge": BridgeDialog,
    "mess-hall": MessHallDialog,
    "engine-room": EngineRoomDialog,
    "engine-room-v2": TakeDialog,
    "mess-hall-v2": PairDialog,
    "medical-bay-v2": DealDialog,
    "bridge-v2": SplitDialog,
}


def dialog_for(table: TableScene) -> Scene:
    """The dialog for the decision that is open; any kind without its own becomes a list of its options."""
    position = table.position
    kind = _DIALOGS.get(position.form or "")
    if kind is not None:
        return kind(table)
    ways = ways_of(table.texts, position, position.options)
    return Chooser(table.texts("play-ask-other"), ways, table.choose)
