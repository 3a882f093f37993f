"""Taking a card out of the discard pile (R-22, V2)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import pygame

from game.app.drawing.viewport import Rect
from game.app.table.dialogs.cards.swap_cards import PileDialog
from game.rules.protocol import OptionDict
from game.wording import resource_name

if TYPE_CHECKING:
    pass


class TakeCardDialog(PileDialog):
    """The kinds of card in the pile above, the hand that one of them goes to below."""

    hint_key = "play-take-text-hint"
    keys_key = "play-take-keys-"

    def loses(self) -> bool:
        """Return whether the deck loses its top card for it."""
        return "move-card/deck" in self.position.offers[0].made.verbs

    def arrange(self, option: OptionDict) -> None:
        """The card that an option takes."""
        self.lay_kinds(None, option[self.position.offers[0].reading.taken])

    def words_of(self, option: OptionDict, words: str) -> str:
        """Return what would happen."""
        return self.outcome(None, option[self.position.offers[0].reading.taken])

    def fits_with(self, give: str | None, take: str | None) -> OptionDict | None:
        """Only what is taken counts."""
        for option, reading, _ in self.position.offers:
            if option[reading.taken] == take:
                return option
        return None

    def outcome(self, give: str | None, take: str | None) -> str:
        """Return what would happen."""
        texts = self.app.kit.texts
        seen = self.shown.session.knowledge.deck_top
        lost = "nothing" if not self.loses() else resource_name(texts, seen[0]) if seen else "unknown"
        return texts(
            "play-take-do",
            name=self.position.name(self.position.active),
            take=resource_name(texts, take or ""),
            lost=lost,
        )

    def pieces(self) -> Sequence[tuple[Any, Rect]]:
        """The hand lies still: only cards of the pile can be taken."""
        return [(piece, rect) for piece, rect in super().pieces() if piece[0] == "upper"]

    def key_pressed(self, event: pygame.Event) -> bool:
        """Digits choose from the pile."""
        index = self.app.kit.keys.card(event)
        if 0 <= index < len(self.cards("upper")):
            self.clicked(("upper", index))
            return True
        return False

    def warning(self) -> str:
        """The deck would end."""
        last = len(self.position.state["resource_deck"]) == 1
        told = last and self.loses() and not self.position.hidden
        return self.app.kit.texts("play-take-last") if told else ""
