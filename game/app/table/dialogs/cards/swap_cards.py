"""Two rows of cards, one above the other: a card for one of the discard pile (R-22), or of a hand (R-21)."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING

from game.app.drawing.colours.theme import CREW
from game.app.table.dialogs.cards.card_rows import CardRowsDialog, hands_button
from game.app.table.model.position import LegalOption
from game.app.views.tree import View, column
from game.rules.protocol import OptionDict
from game.wording import resource_name

if TYPE_CHECKING:
    from game.app.drawing.kit import Kit
    from game.app.table.table_host import DialogHost


class SwapDialog(CardRowsDialog):
    """A row of cards to take from above, a row of cards to give below; at most one of each is marked.

    Attributes:
        marked: the card chosen in each row.
    """

    def __init__(self, table: DialogHost) -> None:
        super().__init__(table)
        self.marked: dict[str, int | None] = {"upper": None, "lower": None}

    # What subclasses say

    @abstractmethod
    def fits_with(self, give: str | None, take: str | None) -> OptionDict | None:
        """The option that gives and takes these kinds of card."""

    @abstractmethod
    def outcome(self, give: str | None, take: str | None) -> str:
        """Return what would happen, in words."""

    # Shared

    def lay_kinds(self, give: str | None, take: str | None) -> None:
        """Choose a card of a kind in each row, or none."""
        for row, kind in (("lower", give), ("upper", take)):
            self.marked[row] = self.cards(row).index(kind) if kind is not None else None

    def kind(self, row: str) -> str | None:
        """The kind of card chosen in a row."""
        index, cards = self.marked[row], self.cards(row)
        return cards[index] if index is not None and index < len(cards) else None

    def is_marked(self, row: str, index: int) -> bool:
        """Return whether a card of a row is chosen."""
        return self.marked[row] == index

    def mark(self, row: str, index: int) -> None:
        """Choose a card in place of the one before."""
        self.marked[row] = index

    def unmark(self, row: str, index: int) -> None:
        """Choose no card of a row."""
        self.marked[row] = None

    def sentence(self) -> str:
        """Return what would happen, in words."""
        return self.outcome(self.kind("lower"), self.kind("upper"))

    def answer(self) -> OptionDict | None:
        """The option with the marked cards."""
        give, take = self.kind("lower"), self.kind("upper")
        return self.fits_with(give, take) if give or take else None


class PileDialog(SwapDialog):
    """The kinds of card in the discard pile above, the hand below (R-22)."""

    def cards(self, row: str) -> list[str]:
        """Kinds in the discard pile above, the hand below."""
        if row == "lower":
            return list(self.position.hand)
        return sorted({option[reading.taken] for option, reading, _ in self.position.offers})

    def counts(self, row: str) -> list[int]:
        """Return how many of each kind lie in the pile; not told where nothing is counted (R-35)."""
        if row == "lower" or self.position.hidden:
            return super().counts(row)
        return [self.position.state["resource_discard"].count(kind) for kind in self.cards(row)]

    def row_label(self, row: str) -> str:
        """The words before a row."""
        texts = self.app.kit.texts
        if row == "upper":
            return texts("play-engine-pile")
        return texts("play-own-hand", name=self.position.name(self.position.active))


class PileSwapDialog(PileDialog):
    """One card of the hand for one card of the discard pile (R-22)."""

    hint_key = "play-engine-text-hint"

    def arrange(self, option: OptionDict) -> None:
        """The cards that an option gives and takes."""
        _, reading, _ = self.position.offers[0]
        self.lay_kinds(option[reading.card], option[reading.taken])

    def words_of(self, option: OptionDict, words: str) -> str:
        """Return what would happen."""
        _, reading, _ = self.position.offers[0]
        return self.outcome(option[reading.card], option[reading.taken])

    def fits_with(self, give: str | None, take: str | None) -> OptionDict | None:
        """A swap needs both."""
        for option, reading, _ in self.position.offers:
            if option[reading.card] == give and option[reading.taken] == take:
                return option
        return None

    def outcome(self, give: str | None, take: str | None) -> str:
        """Return what would happen."""
        texts = self.app.kit.texts
        return texts(
            "play-engine-do",
            give=resource_name(texts, give or ""),
            take=resource_name(texts, take or ""),
            name=self.position.name(self.position.active),
        )


class HandSwapDialog(SwapDialog):
    """A card given, a card taken, or one for one, with somebody else (R-21)."""

    hint_key = "play-mess-text-hint"

    def __init__(self, table: DialogHost) -> None:
        super().__init__(table)
        self.partners = sorted({_partner(offer) for offer in self.position.offers})
        self.partner = self.partners[0]

    def cards(self, row: str) -> list[str]:
        """The partner's hand above, one's own below."""
        crew = self.partner if row == "upper" else self.position.active
        return list(self.position.crew[crew]["hand"])

    def arrange(self, option: OptionDict) -> None:
        """The partner and the cards of an option."""
        offer = self.position.offer_of(option)
        self.partner = _partner(offer)
        self.lay_kinds(_given(offer), _taken(offer))

    def words_of(self, option: OptionDict, words: str) -> str:
        """Return what would happen."""
        offer = self.position.offer_of(option)
        return self._outcome_with(_partner(offer), _given(offer), _taken(offer))

    def row_label(self, row: str) -> str:
        """Return whose hand it is."""
        crew = self.partner if row == "upper" else self.position.active
        return self.app.kit.texts("play-own-hand", name=self.position.name(crew))

    def fits_with(self, give: str | None, take: str | None) -> OptionDict | None:
        """The option with this partner that gives and takes just these."""
        for offer in self.position.offers:
            if _partner(offer) == self.partner and (_given(offer), _taken(offer)) == (give, take):
                return offer.option
        return None

    def outcome(self, give: str | None, take: str | None) -> str:
        """Return what would happen."""
        return self._outcome_with(self.partner, give, take)

    def _outcome_with(self, partner: int, give: str | None, take: str | None) -> str:
        texts = self.app.kit.texts
        way = "swap" if give and take else "give" if give else "take"
        return texts(
            f"play-mess-{way}",
            give=resource_name(texts, give) if give else "",
            take=resource_name(texts, take) if take else "",
            name=self.position.name(self.position.active),
            other=self.position.name(partner),
        )

    def aside(self, kit: Kit) -> View | None:
        """One button for each possible partner."""
        if len(self.partners) < 2:
            return None
        colours, name = self.shown.session.colours, self.position.name
        buttons = [
            hands_button(
                f"partner/{crew}", crew, name(crew), (CREW[colours[crew]].icon,), crew == self.partner
            )
            for crew in self.partners
        ]
        return column(*buttons, gap=6, pack="even")

    def chosen(self, name: str, value: int) -> None:
        """Look at another hand."""
        self.choose_partner(value)

    def choose_partner(self, crew: int) -> None:
        """Look at another hand."""
        self.partner = crew
        self.marked["upper"] = None
        self.rebuild()


def _partner(offer: LegalOption) -> int:
    return int(offer.option[offer.reading.crew])


def _given(offer: LegalOption) -> str | None:
    return offer.option.get(offer.reading.card)


def _taken(offer: LegalOption) -> str | None:
    return offer.option.get(offer.reading.taken)
