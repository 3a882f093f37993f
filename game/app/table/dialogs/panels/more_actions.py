"""Actions that have no button and no gesture: a list with what each costs, and why it cannot be done."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.app.bindings.commands import DIALOG
from game.app.table.dialogs.chooser import Chooser
from game.app.table.dialogs.option_list import OptionListDialog
from game.app.table.dialogs.option_tile import WAY, OptionTile
from game.app.table.model.gestures.option_views import OptionView, action_name
from game.app.table.model.gestures.refusals import action_reason
from game.app.widgets.widget import Widget
from game.rules.decisions import Alternative
from game.sentences import Reason, sentence

if TYPE_CHECKING:
    from game.app.table.table_host import SheetHost
    from game.wording import Catalogue


class MoreActions(Chooser):
    """One tile for each of these actions; what it is made of is asked for next.

    Args:
        table: the scene below, which makes the choice.
    """

    commands_in = DIALOG
    leads = True

    def __init__(self, table: SheetHost) -> None:
        shown = table.shown_table
        texts, actions = shown.texts, shown.position.more
        reasons = [action_reason(texts, shown.position, action.action or "") for action in actions]
        ways = [_way(texts, action, reason) for action, reason in zip(actions, reasons, strict=True)]
        title = texts("play-more-title")
        super().__init__(shown, title, ways, table.propose, shown.session.colours, lambda: None)
        self.table = table
        self.reasons = {id(way): reason for way, reason in zip(ways, reasons, strict=True)}
        self.actions = {id(way): action.action for way, action in zip(ways, actions, strict=True)}

    def handle(self, event: pygame.Event) -> bool:
        """The key of the help asks about a tile, a right click about one that says why not."""
        if self.peek.open:
            return super().handle(event)
        asked: Widget | None = None
        if event.type == pygame.KEYDOWN and self.app.kit.keys.command(event, DIALOG) == "help":
            asked = self.form.meant
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 3:
            asked = self.form.refused_at(event)
        if isinstance(asked, OptionTile):
            self.explain(self.ways[int(asked.key.removeprefix(WAY))])
            return True
        return super().handle(event)

    def explain(self, way: OptionView) -> None:
        """Open the rulebook at why an action cannot be done, or at the action."""
        name, reason = self.actions[id(way)] or "", self.reasons[id(way)]
        page = f"action/{name}"
        if reason is None:
            self.table.door.explain((page,), sentence(action_name(self.shown.texts, name)))
        else:
            self.table.door.explain((reason.id, page), sentence(reason.short))

    def take(self, way: OptionView) -> None:
        """Choose an action that can be done in one way; ask how, where there are several."""
        action = self.actions[id(way)]
        offers = [offer for offer in self.shown.position.offers if offer.made.action == action]
        self.app.pop()
        if len(offers) == 1:
            self.table.propose(offers[0].option)
        elif offers:
            self.app.push(OptionListDialog(self.table, offers))


def _way(texts: Catalogue, action: Alternative, reason: Reason | None) -> OptionView:
    name = action.action or ""
    cost = texts("play-more-cost", count=action.cost)
    words = texts("play-more-way", action=action_name(texts, name), cost=cost)
    pieces = (("action", name),)
    if reason is None:
        return OptionView({}, pieces, words)
    return OptionView({}, pieces, words, reason.short, reason.title)
