"""How large the panels around the board are for a size of type: pure, in units of 1920 x 1080."""

from __future__ import annotations

from dataclasses import dataclass

from game.app.table.model.places.room_plan import folds

Span = tuple[float, float]
"""Left edge and width."""
CARDS_W = 265.0
"""Width of the row of cards on a crew panel as designed."""


@dataclass(frozen=True)
class PanelSizes:
    """Heights and widths that grow with type.

    Args:
        text: how many times as large as designed type is, 1 to 2.
    """

    text: float = 1.0

    @property
    def folded(self) -> bool:
        """Whether words are left out that do not fit, and told on hover and focus."""
        return folds(self.text)

    def _fact(self, size: float = 18.0) -> float:
        """Height of a line of type of this size."""
        return size * self.text * 1.2

    # Top bar

    @property
    def bar(self) -> float:
        """Height of what stands in the top bar: two lines, or one where words are folded."""
        return max(48.0, self._fact(24)) if self.folded else max(48.0, 46 * self.text)

    @property
    def top(self) -> float:
        """Height of the top bar."""
        return self.bar + (12 if self.text > 1 else 16)

    @property
    def bar_parts(self) -> tuple[Span, Span, Span]:
        """Turn, phases, threat."""
        if not self.folded:
            return (80.0, 230.0), (332.0, 578.0), (936.0, 670.0)
        turn = 130 * self.text
        phases = 300 + 170 * self.text
        left = 80 + turn + 16
        return (80.0, turn), (left, phases), (left + phases + 20, 1606 - left - phases - 20)

    # Columns

    @property
    def column(self) -> float:
        """Width of the columns at both sides."""
        return 288 + 96 * min(1.0, (self.text - 1) / 0.5)

    @property
    def margin(self) -> float:
        """Free ground between the columns and the bars."""
        return 10.0 if self.text > 1 else 16.0

    @property
    def gap(self) -> float:
        """Least free ground between two panels."""
        return 6.0

    @property
    def rim(self) -> float:
        """Free ground above and below the ship."""
        return 6.0 if self.folded else 10.0

    @property
    def deck(self) -> tuple[float, float, float, float]:
        """Ship's plating beside and above the rooms, and the gaps between them."""
        return (
            (16.0, 12.0, 18.0, 14.0) if self.folded else (22.0, 19.0, 32.0 if self.text <= 1 else 24.0, 24.0)
        )

    @property
    def crew(self) -> float:
        """Height of a crew panel where there is room."""
        return 212.0

    @property
    def crew_small(self) -> float:
        """Height of one of four, or of one beside the pod."""
        return 156.0 if self.text <= 1 else 212.0

    def cards(self, height: float) -> float:
        """How far above its lower edge the cards of a crew panel of this height begin."""
        return 82.0 if height >= 200 else 78.0 if height > 150 else 71.0

    def card_pitch(self, cards: int) -> float:
        """How far apart the cards on a crew panel lie."""
        # Beside them stands their number, in large type a wide one from ten on.
        room = CARDS_W - (30 if self.folded and cards > 9 else 0)
        return min(45.0, (room - 40) / max(1, cards - 1))

    @property
    def supply(self) -> float:
        """Height of the supply; its heading is left out where words are folded."""
        return self.stock_row + (8 if self.folded else 34 * self.text)

    @property
    def stock_row(self) -> float:
        """Height of its row of tokens."""
        return max(40.0, self._fact(20))

    @property
    def pod(self) -> float:
        """Height of the pod's panel beside up to three crew members."""
        return 124.0

    @property
    def pod_small(self) -> float:
        """Height of the pod's panel beside four."""
        return 56.0

    # Decks

    @property
    def head(self) -> float:
        """Height of a panel's heading."""
        return 8 + self._fact(20) if self.folded else 42 + 20 * (self.text - 1)

    @property
    def cards_top(self) -> float:
        """Where the deck and the face-up cards begin on their panel."""
        return self.head + (24.0 if self.folded else 25 + 26 * self.text)

    @property
    def foot(self) -> float:
        """Free ground under the discard pile."""
        return 6.0 if self.text > 1 else 16.0

    @property
    def resources(self) -> float:
        """Height of the resources panel."""
        names = 0.0 if self.folded else 29 * self.text
        return self.cards_top + 120 + names + 14 + 96 + self.foot

    @property
    def last(self) -> float:
        """Height of the last Damage card: two lines, or one where words are folded."""
        return max(46.0, self._fact(22)) if self.folded else 58.0

    @property
    def damage(self) -> float:
        """Height of the damage panel."""
        free = 8.0 if self.folded else 14.0 if self.text > 1 else 22.0
        return self.head + 108 + free + self.last + 10

    @property
    def die(self) -> float:
        """Height of the die's panel."""
        return 96.0 if self.folded else 114.0

    # Dock

    @property
    def row(self) -> float:
        """Height of an action button: name and line."""
        return max(62.0, 46 * self.text)

    @property
    def dock(self) -> float:
        """Height of the dock."""
        return 3 * self.row + 40

    @property
    def member(self) -> float:
        """Width of the active crew member's place."""
        return 280 + 20 * (self.text - 1)

    @property
    def held(self) -> tuple[float, float]:
        """Size of a held token's place."""
        return max(88.0, 66 * self.text), max(44.0, self._fact(20))

    @property
    def button(self) -> float:
        """Width of an action button."""
        return 252 + 88 * (self.text - 1)

    @property
    def end(self) -> float:
        """Width of the large button."""
        return 200 + 20 * (self.text - 1)

    @property
    def hint(self) -> float:
        """Height of what stands under the hand: one line, or two."""
        return 24.0 if self.text <= 1 else self._fact(37 if self.folded else 20)
