"""Decisions that are made in a dialog above the table: one for each way to handle cards or tokens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.app.table.dialogs.deal import DealDialog
from game.app.table.dialogs.option_list import OptionListDialog
from game.app.table.dialogs.order import OrderDialog
from game.app.table.dialogs.pair import PairDialog
from game.app.table.dialogs.split import SplitDialog
from game.app.table.dialogs.swap import HandSwapDialog, PileSwapDialog
from game.app.table.dialogs.take import TakeDialog
from game.app.table.model.manner import Manner

if TYPE_CHECKING:
    from game.app.table.dialogs.base import DecisionDialog
    from game.app.table.table_scene import TableScene

_DIALOGS = (
    (frozenset((Manner.ORDER,)), OrderDialog),
    (frozenset((Manner.SPLIT,)), SplitDialog),
    (frozenset((Manner.DEAL,)), DealDialog),
    (frozenset((Manner.SALVAGE,)), TakeDialog),
    (frozenset((Manner.SWAP,)), PileSwapDialog),
    (frozenset((Manner.PAIR,)), PairDialog),
    (frozenset((Manner.GIVE, Manner.TAKE, Manner.EXCHANGE)), HandSwapDialog),
)
"""How options are carried out in each dialog; every manner at most once."""


def dialog_for(table: TableScene) -> DecisionDialog:
    """The dialog for the decision that is open; what fits none becomes a list of its options."""
    position = table.position
    if position.asked is not None and not position.listed:
        once = len(position.manners) == len(position.asked.question.alternatives)
        for manners, dialog in _DIALOGS:
            if once and position.manners <= manners:
                return dialog(table)
    return OptionListDialog(table)
