"""Decisions that are made in a dialog above the table: one for each way to handle cards or tokens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.app.table.dialogs.cards.order_cards import OrderDialog
from game.app.table.dialogs.cards.split_cards import SplitDialog
from game.app.table.dialogs.cards.swap_cards import HandSwapDialog, PileSwapDialog
from game.app.table.dialogs.cards.take_card import TakeCardDialog
from game.app.table.dialogs.deal_tokens import DealDialog
from game.app.table.dialogs.option_list import OptionListDialog
from game.app.table.dialogs.pair_swap import PairSwapDialog
from game.app.table.model.gestures.interactions import Interaction

if TYPE_CHECKING:
    from game.app.table.dialogs.decision_dialog import DecisionDialog
    from game.app.table.table_host import DialogHost

_DIALOGS = (
    (frozenset((Interaction.ORDER,)), OrderDialog),
    (frozenset((Interaction.SPLIT,)), SplitDialog),
    (frozenset((Interaction.DEAL,)), DealDialog),
    (frozenset((Interaction.SALVAGE,)), TakeCardDialog),
    (frozenset((Interaction.SWAP,)), PileSwapDialog),
    (frozenset((Interaction.PAIR,)), PairSwapDialog),
    (frozenset((Interaction.GIVE, Interaction.TAKE, Interaction.EXCHANGE)), HandSwapDialog),
)
"""The dialog for each set of interactions; every interaction is in at most one."""


def dialog_for(table: DialogHost) -> DecisionDialog:
    """The dialog for the decision that is open; what fits none becomes a list of its options."""
    position = table.shown_table.position
    if position.asked is not None and not position.listed:
        once = len(position.interactions) == len(position.asked.question.alternatives)
        for interactions, dialog in _DIALOGS:
            if once and position.interactions <= interactions:
                return dialog(table)
    return OptionListDialog(table)
