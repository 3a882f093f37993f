"""Two others swap cards, if both agree (R-21, V2)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from game.app.drawing.colours.theme import CREW
from game.app.forms.confirm_scene import ConfirmScene
from game.app.navigation.said import message
from game.app.table.dialogs.cards.card_rows import ROWS, CardRowsDialog, hands_button
from game.app.views.tree import View, column
from game.rules.protocol import OptionDict
from game.wording import counted_or_plain

if TYPE_CHECKING:
    from game.app.drawing.kit import Kit
    from game.app.table.table_host import DialogHost

BUTTON = (112.0, 58.0)

Pair = tuple[int, int]


class PairSwapDialog(CardRowsDialog):
    """The hands of two others, one above the other; one or two cards are marked in each.

    Attributes:
        pairs: who can swap with whom.
        pair: the two whose hands are shown.
        sets: the cards marked in each row, in the order in which they were marked.
        most: cards that each of the two gives at most.
    """

    hint_key = "play-pair-text-hint"

    def __init__(self, table: DialogHost) -> None:
        super().__init__(table)
        _, self.reading, _ = self.position.offers[0]
        self.pairs: list[Pair] = sorted({tuple(o[self.reading.crew]) for o in self.options})
        self.pair = self.pairs[0]
        self.most = max(len(option[self.reading.card]) for option in self.options)
        self.sets: dict[str, list[int]] = {"upper": [], "lower": []}

    def owner(self, row: str) -> int:
        """Return whose hand a row shows."""
        return self.pair[0 if row == "upper" else 1]

    def cards(self, row: str) -> list[str]:
        """The hand of one of the two."""
        return list(self.position.crew[self.owner(row)]["hand"])

    def row_label(self, row: str) -> str:
        """Return whose hand it is."""
        return self.app.kit.texts("play-own-hand", name=self.position.name(self.owner(row)))

    def offered(self, row: str) -> list[str]:
        """The kinds of card marked in a row, sorted."""
        cards = self.cards(row)
        return sorted(cards[n] for n in self.sets[row])

    def is_marked(self, row: str, index: int) -> bool:
        """Return whether a card is among the marked ones."""
        return index in self.sets[row]

    def answer(self) -> OptionDict | None:
        """The swap as it is marked, once both give equally many."""
        first, second = self.offered("upper"), self.offered("lower")
        if not first or len(first) != len(second):
            return None
        names = self.reading
        wanted = {names.crew: list(self.pair), names.card: first, names.taken: second}
        return next((option for option in self.options if dict(option) == wanted), None)

    def arrange(self, option: OptionDict) -> None:
        """The two and the cards of an option."""
        self.pair = tuple(option[self.reading.crew])
        for row, part in zip(ROWS, (self.reading.card, self.reading.taken), strict=True):
            left = list(enumerate(self.cards(row)))
            self.sets[row] = []
            for card in option[part]:
                found = next(one for one in left if one[1] == card)
                left.remove(found)
                self.sets[row].append(found[0])

    def follows(self) -> tuple[str, bool]:
        """Return what would happen; what is still missing."""
        counts = [len(self.sets[row]) for row in ROWS]
        if self.answer() is None and any(counts):
            return self.app.kit.texts("play-pair-uneven", one=counts[0], two=counts[1]), False
        return super().follows()

    def sentence(self) -> str:
        """Return what would happen, in words."""
        return self.app.kit.texts("play-pair-do", **self._values())

    def _values(self) -> dict[str, Any]:
        return self._values_of(self.pair, self.offered("upper"), self.offered("lower"))

    def _values_of(self, pair: Pair, given: Sequence[str], taken: Sequence[str]) -> dict[str, Any]:
        texts = self.app.kit.texts
        return {
            "first": self.position.name(pair[0]),
            "second": self.position.name(pair[1]),
            "given": counted_or_plain(texts, given),
            "taken": counted_or_plain(texts, taken),
        }

    def words_of(self, option: OptionDict, words: str) -> str:
        """Return what would happen."""
        names = self.reading
        values = self._values_of(tuple(option[names.crew]), option[names.card], option[names.taken])
        return self.app.kit.texts("play-pair-do", **values)

    # Hands

    def mark(self, row: str, index: int) -> None:
        """Mark a card; of one too many the one marked first is let go."""
        if index not in self.sets[row]:
            self.sets[row] = [*self.sets[row], index][-self.most :]

    def unmark(self, row: str, index: int) -> None:
        """Let a marked card go."""
        self.sets[row].remove(index)

    def choose_pair(self, pair: Pair) -> None:
        """Look at the hands of two others."""
        self.pair = pair
        self.sets = {"upper": [], "lower": []}
        self.rebuild()

    def confirm(self) -> None:
        """Ask the table first: both have to agree."""
        if self.answer() is None:
            return
        values = self._values()
        self.app.push(
            ConfirmScene(
                message("play-pair-agree", first=values["first"], second=values["second"]),
                lambda texts: texts("play-pair-agree-text", **self._values()),
                message("play-pair-agree-yes"),
                super().confirm,
                message("play-pair-agree-no"),
                "act-share",
            )
        )

    def aside(self, kit: Kit) -> View | None:
        """One button for every two who can swap."""
        if len(self.pairs) < 2:
            return None
        colours, name = self.shown.session.colours, self.position.name
        buttons = [
            hands_button(
                f"pair/{pair[0]}/{pair[1]}",
                pair,
                " · ".join(name(crew) for crew in pair),
                [CREW[colours[crew]].icon for crew in pair],
                pair == self.pair,
            )
            for pair in self.pairs
        ]
        return column(*buttons, gap=6, pack="even")

    def chosen(self, name: str, value: Pair) -> None:
        """Look at the hands of two others."""
        self.choose_pair(value)
