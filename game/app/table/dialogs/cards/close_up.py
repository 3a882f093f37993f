"""The card of a pile that is held close: the one under the pointer, or the one that the keys have come to."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from game.app.drawing.viewport import Point, Rect, inside
from game.app.table.paint.cards import card_face
from game.app.table.paint.cards.card_info import draw_card_info, draw_damage_info

if TYPE_CHECKING:
    from game.app.drawing.canvas import Canvas
    from game.app.table.model.position import Position
    from game.wording import Catalogue


Lying = tuple[Rect, Any]
"""The place of a card, and the card: a resource id, or the rooms of a Damage card."""


class CloseUp:
    """Keep which of the cards on a panel is shown large.

    Attributes:
        at: number of the card that is shown large; None if none is.
    """

    def __init__(self) -> None:
        self.at: int | None = None
        self._by_key = False

    def point(self, cards: Sequence[Lying], point: Point) -> bool:
        """The pointer is here; True if another card is shown large now."""
        # The last one lies on top.
        found = next((n for n in reversed(range(len(cards))) if inside(cards[n][0], point)), None)
        if found is None and self._by_key:
            return False
        self._by_key = False
        changed, self.at = found != self.at, found
        return changed

    def step(self, cards: Sequence[Lying], by: int) -> bool:
        """Go on to the next card (1) or the one before (-1); True if another one is shown large now."""
        if not cards:
            return False
        before = self.at
        first = 0 if by > 0 else len(cards) - 1
        self.at = first if before is None else min(max(0, before + by), len(cards) - 1)
        self._by_key = True
        return self.at != before

    def draw(self, canvas: Canvas, cards: Sequence[Lying], texts: Catalogue, position: Position) -> None:
        """Draw the card large beside where it lies."""
        if self.at is None or self.at >= len(cards):
            return
        place, card = cards[self.at]
        canvas.focus_ring(place, card_face.corners(place[2]), out=2)
        if isinstance(card, str):
            draw_card_info(canvas, texts, position, card, place)
        elif not isinstance(card, Mapping):
            draw_damage_info(canvas, card, place)
