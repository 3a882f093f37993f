"""Putting cards that were looked at back in order: Resource cards (R-20), Damage cards (R-25)."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

import pygame

from game.app.drawing.colours.theme import LEGAL_GLOW, Colour, colour, fade
from game.app.drawing.viewport import Point, Rect
from game.app.table.dialogs.cards.seen_cards import SeenCards, SeenDamage, SeenResources
from game.app.table.dialogs.decision_dialog import DecisionDialog
from game.app.table.dialogs.dialog_sizes import MARGIN
from game.app.table.model.words.question_words import values_of
from game.app.views.bits import rule
from game.app.views.tree import View, column, drawn, first_that_fits, row, space, text
from game.rules.protocol import OptionDict
from game.sentences import sentence
from game.wording import Catalogue, damage_words, enumeration, resource_name

if TYPE_CHECKING:
    from game.app.drawing.canvas import Canvas
    from game.app.drawing.kit import Kit
    from game.app.table.model.view_parts import Chip
    from game.app.table.table_host import DialogHost, GameShown

GAP = 32.0
BELOW = 54.0
"""Room below a card for its number."""
LIFT = 12.0
"""Units by which a card rises that is picked up."""
NUMBER = 20.0
"""Half the height of the ground of a number."""
HEXAGON = ((0, -1), (0.9, -0.5), (0.9, 0.5), (0, 1), (-0.9, 0.5), (-0.9, -0.5))
IN_ORDER = " \u203a "


def _card_words(texts: Catalogue, card: Any) -> str:
    """Return what a card is called in a row of several."""
    if isinstance(card, str):
        return resource_name(texts, card)
    if isinstance(card, Mapping):
        return damage_words(texts, card)
    return enumeration(texts, (texts(f"room-{room}") for room in card))


class OrderDialog(DecisionDialog):
    """A row of cards, the first one on top of its deck; cards are dragged, clicked or moved by keys.

    Attributes:
        cards: as they lie now.
        picked: index of the card that was picked up by a click or key.
    """

    note_key = "play-order-note"

    def __init__(self, table: DialogHost) -> None:
        super().__init__(table)
        self.actions["reset"] = self.reset
        self.seen = seen_cards(self.shown)
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

    def lying(self, zone: str) -> list[Any]:
        """Return the cards on top of the deck, or at its bottom (`top`, `bottom`), as they lie now."""
        return self.cards if zone == "top" else []

    def chips(self) -> Mapping[str, Chip]:
        """Return the odds of the rooms, with the cards as they lie."""
        return self.seen.chips(self.shown.session.knowledge, self.lying("top"), self.lying("bottom"))

    def arrange(self, option: OptionDict) -> None:
        """The cards in an option's order."""
        self.cards = list(option[self.position.offers[0].reading.card])
        self.picked = None

    def words_of(self, option: OptionDict, words: str) -> str:
        """The cards one after the other."""
        return self.in_order(option[self.position.offers[0].reading.card])

    def in_order(self, cards: Sequence[Any]) -> str:
        """Cards in words, in their order; rooms by their names alone, since there is little room."""
        texts = self.app.kit.texts
        return sentence(IN_ORDER.join(_card_words(texts, card) for card in cards))

    def foot_buttons(self, kit: Kit) -> list[View]:
        """Back to the order in which the cards were found."""
        return [self.side_button(kit, "reset", "play-order-reset", "reset")]

    def reset(self) -> None:
        """Put the cards as they were found."""
        self.cards = list(self.first)
        self.picked = None
        self.rebuild()

    # Places

    def places(self) -> list[Rect]:
        """Return where the cards lie, in units."""
        return cards_in(self.chrome.rect("cards"), self.size, len(self.cards), GAP)

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
            self.rebuild()

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

    # What is to be seen

    def middle(self, kit: Kit) -> View:
        """Return the row with its ends named, and what follows from it."""
        texts, (wide, high), count = kit.texts, self.size, len(self.cards)
        first, last = text(texts("play-order-first"), "key", "gold"), texts("play-order-last")
        arrow = drawn(draw_arrow, grow=1, wide=(80, math.inf), high=16)
        ends = first_that_fits(row(first, arrow, text(last, "key", "note"), gap=24), row(first))
        whole = count * wide + (count - 1) * GAP
        place = space().but(high=high + BELOW).named("cards")
        cards = column(ends if count > 1 else None, place, gap=18, wide=whole, at=(0.5, 0))
        follows = column(rule(), self.seen.order_view(kit, self.cards), gap=12, grow=1)
        return column(cards, follows, gap=12, pad=(MARGIN, 4, MARGIN, 0))

    # The picture

    def draw_body(self, canvas: Canvas, rect: Rect) -> None:
        """Draw the cards with their numbers."""
        for n, (card, place) in enumerate(zip(self.cards, self.places(), strict=True)):
            x, y, w, h = place
            if n == self.grabbed:
                draw_gap(canvas, place)
            else:
                self.seen.draw(
                    canvas, (x, y - LIFT, w, h) if n == self.picked else place, card, n == self.picked
                )
            self._number(canvas, n, (x + w / 2, y + h + BELOW - NUMBER))

    def _number(self, canvas: Canvas, n: int, at: Point) -> None:
        tone: Colour = (
            colour.LEGAL if n == self.grabbed else colour.GOLD if n < self.seen.early else colour.LINE_STRONG
        )
        points = [(at[0] + NUMBER * dx, at[1] + NUMBER * dy) for dx, dy in HEXAGON]
        canvas.polygon(points, colour.INK, tone, 2)
        place = (at[0] - NUMBER, at[1] - NUMBER, 2 * NUMBER, 2 * NUMBER)
        canvas.text(str(n + 1), place, "number", colour.TEXT, "center", "middle", shrink=True)

    def draw_held(self, canvas: Canvas) -> None:
        """Draw the card in the hand."""
        self.seen.draw_held(canvas, self.cards[self.grabbed], self.pointer, self.size)


def seen_cards(shown: GameShown) -> SeenCards:
    """The cards that the open question is about."""
    damage = any(part.type == "damage-cards" for part in shown.position.offers[0].made.parts)
    return (SeenDamage if damage else SeenResources)(shown.position, shown.session.colours)


def cards_in(rect: Rect, size: tuple[float, float], count: int, gap: float) -> list[Rect]:
    """Return the places of cards side by side in the middle of a rectangle, from its top."""
    x, y, w, _ = rect
    wide, high = size
    left = x + (w - count * wide - (count - 1) * gap) / 2
    return [(left + n * (wide + gap), y, wide, high) for n in range(count)]


def draw_gap(canvas: Canvas, rect: Rect) -> None:
    """Draw where a card that is dragged would lie."""
    canvas.glow(rect, fade(LEGAL_GLOW, 0.64), LIFT)
    canvas.panel(rect, fill=fade(colour.LEGAL_FILL, 0.7), line=colour.LEGAL, corners=(16, 6, 16, 6), width=2)


def draw_arrow(canvas: Canvas, rect: Rect) -> None:
    """Draw a dotted arrow to the right."""
    x, y, w, h = rect
    middle, dash = y + h / 2, h / 4
    for n in range(int(w / (3 * dash))):
        canvas.box((x + 3 * n * dash, middle - 1, dash, 2), colour.MUTED)
    for end in (y, y + h):
        canvas.line((x + w - h / 2, end), (x + w, middle), colour.MUTED, 2)
