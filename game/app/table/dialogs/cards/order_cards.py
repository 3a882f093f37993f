"""Putting cards that were looked at back in order: Resource cards (R-20), Damage cards (R-25)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import pygame

from game.app.drawing.colours.theme import LEGAL_GLOW, Colour, colour
from game.app.drawing.viewport import Point, Rect
from game.app.table.dialogs.cards.seen_cards import SeenCards, SeenDamage, SeenResources
from game.app.table.dialogs.decision_dialog import DecisionDialog
from game.app.table.dialogs.dialog_sizes import line_of
from game.app.table.model.words.question_words import values_of
from game.app.widgets.widget import Widget
from game.rules.protocol import OptionDict
from game.sentences import sentence
from game.wording import damage_words, resource_name

if TYPE_CHECKING:
    from game.app.drawing.canvas import Canvas
    from game.app.drawing.kit import Kit
    from game.app.table.table_host import TableHost

GAP = 32.0
IN_ORDER = " \u203a "


class OrderDialog(DecisionDialog):
    """A row of cards, the first one on top of its deck; cards are dragged, clicked or moved by keys.

    Attributes:
        cards: as they lie now.
        picked: index of the card that was picked up by a click or key.
    """

    note_key = "play-order-note"

    def __init__(self, table: TableHost) -> None:
        super().__init__(table)
        self.seen = seen_cards(table)
        self.first = self.seen.found(values_of(self.position)["count"])
        self.cards = list(self.first)
        self.picked: int | None = None

    @property
    def size(self) -> tuple[float, float]:
        """Size of a card, in units."""
        return self.seen.size

    def answer(self) -> OptionDict | None:
        """The option with the cards as they lie."""
        part = self.position.offers[0].reading.card
        return next((option for option in self.options if option[part] == self.cards), None)

    def lay(self, option: OptionDict) -> None:
        """The cards in an option's order."""
        self.cards = list(option[self.position.offers[0].reading.card])
        self.picked = None

    def words_of(self, option: OptionDict, words: str) -> str:
        """The cards one after the other."""
        return self.in_order(option[self.position.offers[0].reading.card])

    def in_order(self, cards: Sequence[Any]) -> str:
        """Cards in words, in their order."""
        texts = self.app.kit.texts
        names = (
            resource_name(texts, card) if isinstance(card, str) else damage_words(texts, card)
            for card in cards
        )
        return sentence(IN_ORDER.join(names))

    def extra_buttons(self, kit: Kit) -> list[Widget]:
        """Back to the order in which the cards were found."""
        return [self.side_button(kit, 0, "reset", "play-order-reset", "reset", self.reset)]

    def reset(self) -> None:
        """Put the cards as they were found."""
        self.cards = list(self.first)
        self.picked = None
        self.rebuild()

    # Places

    def places(self) -> list[Rect]:
        """Where the cards lie, in units."""
        x, y, w, _ = self.body(self.app.kit)
        cw, ch = self.size
        count = len(self.cards)
        left = x + (w - count * cw - (count - 1) * GAP) / 2
        top = y + line_of(self.app.kit, 50)
        return [(left + n * (cw + GAP), top, cw, ch) for n in range(count)]

    def pieces(self) -> Sequence[tuple[Any, Rect]]:
        """The cards by their index."""
        return list(enumerate(self.places()))

    def dragging(self, piece: Any, point: Point) -> None:
        """The other cards make way."""
        self.picked = None
        target = min(range(len(self.cards)), key=lambda n: abs(self._middle(n) - point[0]))
        if target != piece:
            self._shift(piece, target)
            self.grabbed = target

    def _middle(self, index: int) -> float:
        x, _, w, _ = self.places()[index]
        return x + w / 2

    def _shift(self, start: int, end: int) -> None:
        self.cards.insert(end, self.cards.pop(start))

    def card_of(self, piece: Any) -> Any:
        """A card that was looked at."""
        return self.cards[piece] if isinstance(piece, int) else None

    def clicked(self, piece: Any) -> None:
        """The first click picks a card up, the second says where it goes."""
        if self.picked is None:
            self.picked = piece
        else:
            self._shift(self.picked, piece)
            self.picked = None

    def key_pressed(self, event: pygame.Event) -> bool:
        """Digits pick a card up, or put the one picked up there."""
        card = self.app.kit.keys.card(event)
        if 0 <= card < len(self.cards):
            self.clicked(card)
            return True
        return False

    def stepped(self, step: int) -> None:
        """An arrow moves the card that is picked up."""
        if self.picked is not None:
            target = min(max(0, self.picked + step), len(self.cards) - 1)
            self._shift(self.picked, target)
            self.picked = target

    def moves_piece(self, event: pygame.Event) -> bool:
        """Arrows move the card that is picked up, and go from one to the next while there is none."""
        if self.picked is None or event.key not in (pygame.K_LEFT, pygame.K_RIGHT):
            return False
        self.stepped(1 if event.key == pygame.K_RIGHT else -1)
        self.rebuild()
        if self.form.focus is not None:
            self.form.focus_on(f"piece/{self.picked}", by_key=True)
        return True

    def put_back(self) -> bool:
        """Put back what is dragged or picked up."""
        if self.picked is None:
            return super().put_back()
        self.picked = None
        self.rebuild()
        return True

    # The picture

    def draw_body(self, canvas: Canvas, rect: Rect) -> None:
        """Draw the row, its numbers, and what follows."""
        texts = canvas.kit.texts
        x, y, w, _ = rect
        places = self.places()
        left, right = places[0][0], places[-1][0] + self.size[0]
        if len(places) > 1:
            first = canvas.text(texts("play-order-first"), (left, y + 4), "key", colour.GOLD)
            last_w = canvas.kit.fonts.width(texts("play-order-last"), "key")
            if right - left > first[2] + last_w + 120:
                canvas.text(texts("play-order-last"), (right - last_w, y + 4), "key", colour.MUTED)
                self._arrow(canvas, left + first[2] + 24, right - last_w - 24, y + 15)
        for n, (card, place) in enumerate(zip(self.cards, places, strict=True)):
            if n == self.grabbed:
                canvas.glow(place, (*LEGAL_GLOW[:3], 90), 12)
                canvas.panel(
                    place, fill=(18, 52, 60, 180), line=colour.LEGAL, corners=(16, 6, 16, 6), width=2
                )
            else:
                lifted = (place[0], place[1] - 12, place[2], place[3]) if n == self.picked else place
                self.seen.draw(canvas, lifted, card, n == self.picked)
            self._number(canvas, n, (place[0] + place[2] / 2, place[1] + place[3] + 34))
        top = places[0][1] + self.size[1] + line_of(canvas.kit, 70)
        self.seen.draw_order(canvas, (x, top, w, rect[1] + rect[3] - top), self.cards)

    def _arrow(self, canvas: Canvas, start: float, end: float, y: float) -> None:
        steps = int((end - start) / 12)
        for n in range(steps):
            canvas.box((start + n * 12, y, 4, 2), colour.MUTED)
        canvas.line((end - 8, y - 6), (end, y + 1), colour.MUTED, 2)
        canvas.line((end - 8, y + 8), (end, y + 1), colour.MUTED, 2)

    def _number(self, canvas: Canvas, n: int, at: Point) -> None:
        tone: Colour = (
            colour.LEGAL if n == self.grabbed else colour.GOLD if n < self.seen.early else colour.LINE_STRONG
        )
        corners = ((0, -20), (18, -10), (18, 10), (0, 20), (-18, 10), (-18, -10))
        points = [(at[0] + dx, at[1] + dy) for dx, dy in corners]
        canvas.polygon(points, colour.INK, tone, 2)
        place = (at[0] - 18, at[1] - 18, 36, 36)
        canvas.text(str(n + 1), place, "number", colour.TEXT, "center", "middle", shrink=True)

    def draw_held(self, canvas: Canvas) -> None:
        """Draw the card in the hand."""
        self.seen.draw_held(canvas, self.cards[self.grabbed], self.pointer, self.size)


def seen_cards(table: TableHost) -> SeenCards:
    """The cards that the open question is about."""
    damage = any(part.type == "damage-cards" for part in table.position.offers[0].made.parts)
    return (SeenDamage if damage else SeenResources)(table.position, table.session.colours)
