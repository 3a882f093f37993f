"""Actions that have no button and no gesture: a list with what each costs, and why it cannot be done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.app.table.dialogs.chooser import Chooser
from game.app.table.dialogs.option_list import OptionListDialog
from game.app.table.model.gestures.option_views import OptionView, action_name
from game.app.table.model.gestures.refusals import action_reason
from game.rules.effects.questions import Alternative

if TYPE_CHECKING:
    from game.app.table.table_host import TableHost


class MoreActions(Chooser):
    """One tile for each of these actions; what it is made of is asked for next.

    Args:
        table: the scene below, which makes the choice.
    """

    def __init__(self, table: TableHost) -> None:
        self.table = table
        actions = table.position.more
        ways = [_way(table, action) for action in actions]
        super().__init__(
            table.texts("play-more-title"), ways, table.propose, table.session.colours, lambda: None
        )
        self.actions = {id(way): action.action for way, action in zip(ways, actions, strict=True)}

    def take(self, way: OptionView) -> None:
        """Choose an action that can be done in one way; ask how, where there are several."""
        action = self.actions[id(way)]
        offers = [offer for offer in self.table.position.offers if offer.made.action == action]
        self.app.pop()
        if len(offers) == 1:
            self.table.propose(offers[0].option)
        elif offers:
            self.table.app.push(OptionListDialog(self.table, offers))


def _way(table: TableHost, action: Alternative) -> OptionView:
    texts, name = table.texts, action.action or ""
    cost = texts("play-more-cost", count=action.cost)
    words = texts("play-more-way", action=action_name(texts, name), cost=cost)
    pieces = (("action", name),)
    reason = action_reason(texts, table.position, name)
    if reason is None:
        return OptionView({}, pieces, words)
    return OptionView({}, pieces, words, reason.short, reason.title)
