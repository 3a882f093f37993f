"""A player of the program asks a person: what it wants, and why, in the dock's place below the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

import pygame

from game.app.drawing.colours.theme import Colour
from game.app.drawing.rank_badge import rank_icon
from game.app.table.dialogs.sheet import GAP, PAD, Sheet, docked
from game.app.views.bits import button, cap
from game.app.views.tree import Act, View, column, icon, row, scroll, text
from game.app.widgets.widget import Action
from game.texts import Texts

if TYPE_CHECKING:
    from game.app.drawing.kit import Kit
    from game.app.table.table_host import SheetHost

AGREE = "card-1"
"""The command whose key agrees; Escape declines."""


class ConsentWords(NamedTuple):
    """Hold who asks whom, what would happen, in sentences, and the reason for it; empty for none."""

    title: str
    wanted: str
    why: str


class ConsentScene(Sheet):
    """Ask whether a player may do what touches somebody else.

    Ship and hands stay to be seen, and can be pointed at. Whoever skips through a player's turn must not
    answer by it: Enter and Space do nothing until one of the answers has been gone to.

    Args:
        table: the scene below.
        words: returns what is asked in the words of a catalogue.
        rank: of the player.
        tone: of its crew member.
        on_yes: called after somebody has agreed.
        on_no: called after somebody has declined.
    """

    quiet = True

    def __init__(
        self,
        table: SheetHost,
        words: Callable[[Texts], ConsentWords],
        rank: str,
        tone: Colour,
        on_yes: Action,
        on_no: Action,
    ) -> None:
        super().__init__(table)
        self._words, self._rank, self._tone = words, rank, tone
        self._answers = {"yes": on_yes, "no": on_no}

    def do(self, name: str, value: Any) -> None:
        """Close the sheet, and tell the answer."""
        self.app.pop()
        self._answers[name]()

    def accept(self) -> None:
        """Agree."""
        self.do("yes", None)

    def decline(self) -> None:
        """Decline."""
        self.do("no", None)

    def handle(self, event: pygame.Event) -> bool:
        """Return what is pointed at beside the sheet explains itself at the table."""
        if event.type == pygame.MOUSEMOTION:
            self.table.handle(event)
            self.app.dirty = True
        return super().handle(event)

    def view(self, kit: Kit) -> View:
        """Return the question, what would happen and why, and both answers with their keys."""
        texts, keys = kit.texts, kit.keys
        words = self._words(texts)
        yes, no = Act(keys=(keys.code(AGREE),)), Act(keys=(pygame.K_ESCAPE,))
        answers = row(
            button("no", texts("lent-decline"), no, key=cap(kit, texts("key-escape"))),
            button("yes", texts("lent-agree"), yes, key=cap(kit, keys.label(AGREE, texts))),
            gap=2 * GAP,
        )
        head = row(
            icon(rank_icon(self._rank), kit.fonts.line_height("active-name"), None),
            text(words.title, "active-name", self._tone, 2, grow=1),
            answers,
            gap=2 * GAP,
        )
        told = [
            text(words.wanted, "subheading", lines=0),
            text(words.why, "body", "note", 0) if words.why else None,
        ]
        whole = column(head, scroll(column(*told, gap=GAP), "wanted"), gap=GAP, pad=PAD)
        return docked(self.shown.layout, kit, whole)
