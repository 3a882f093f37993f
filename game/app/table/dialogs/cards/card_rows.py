"""Two rows of cards, one above the other, in which cards are marked."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import pygame

from game.app.drawing.colours.theme import LEGAL_GLOW, colour
from game.app.drawing.viewport import Point, Rect, inside
from game.app.table.dialogs.decision_dialog import DecisionDialog
from game.app.table.dialogs.dialog_sizes import label, line_of
from game.app.table.motion.sprites import Sprites
from game.app.table.paint.cards import resource_card
from game.app.table.paint.cards.card_info import uses
from game.app.table.paint.cards.card_uses import draw_uses
from game.app.widgets.button import Button

if TYPE_CHECKING:
    from game.app.drawing.canvas import Canvas
    from game.app.drawing.kit import Kit

CARD = (116.0, 162.0)
ROW_H = 200.0
LABEL_W = 250.0


def card_size(kit: Kit) -> tuple[float, float]:
    """Size of a card, for the size of type."""
    larger = 1 + 0.24 * (kit.text - 1)
    return CARD[0] * larger, CARD[1] * larger


def row_h(kit: Kit) -> float:
    """Height of a row, for the size of type."""
    return ROW_H + 46 * (kit.text - 1)


def label_w(kit: Kit) -> float:
    """Width of the words before a row."""
    return LABEL_W + 190 * (kit.text - 1)


ROWS = ("upper", "lower")


class CardRowsDialog(DecisionDialog, ABC):
    """An upper and a lower row of cards; a piece is a card: its row, and its place in that row.

    A click marks a card, a second click lets it go again; dragging a card onto the other row marks it, onto
    another card marks both. Digits mark in the lower row, with Shift in the upper one.
    """

    keys_key = "play-swap-keys-"
    """The beginning of the words that say how keys choose from a row."""
    hint_key = ""
    """How cards are marked, in words."""

    # What subclasses say

    @abstractmethod
    def cards(self, row: str) -> list[str]:
        """The cards of a row."""

    def counts(self, row: str) -> list[int]:
        """How many of each card lie there."""
        return [1] * len(self.cards(row))

    @abstractmethod
    def row_label(self, row: str) -> str:
        """The words before a row."""

    @abstractmethod
    def is_marked(self, row: str, index: int) -> bool:
        """Whether a card of a row is marked."""

    @abstractmethod
    def mark(self, row: str, index: int) -> None:
        """Mark a card."""

    @abstractmethod
    def unmark(self, row: str, index: int) -> None:
        """Let a marked card go."""

    @abstractmethod
    def sentence(self) -> str:
        """What would happen, in words, once all that is needed has been marked."""

    # Shared

    def follows(self) -> tuple[str, bool]:
        """What would happen, in words, and whether all that is needed has been marked."""
        ready = self.answer() is not None
        words = self.sentence() if ready else ""
        return words or self.app.kit.texts(self.hint_key), ready

    def row_rect(self, row: str) -> Rect:
        """The ground of a row, in units."""
        x, y, w, _ = self.body(self.app.kit)
        high = row_h(self.app.kit)
        return (x, y + (8 if row == "upper" else high + 24), w, high)

    def places(self, row: str) -> list[Rect]:
        """Where the cards of a row lie."""
        x, y, w, h = self.row_rect(row)
        count = len(self.cards(row))
        words, card = label_w(self.app.kit), card_size(self.app.kit)
        pitch = min(card[0] + 16, (w - words - 20 - card[0]) / max(1, count - 1))
        return [(x + words + n * pitch, y + (h - card[1]) / 2, *card) for n in range(count)]

    def pieces(self) -> Sequence[tuple[Any, Rect]]:
        """The cards of both rows."""
        return [((row, n), rect) for row in ROWS for n, rect in enumerate(self.places(row))]

    def card_of(self, piece: Any) -> Any:
        """A card of a row."""
        row, index = piece
        cards = self.cards(row)
        return cards[index] if index < len(cards) else None

    def clicked(self, piece: Any) -> None:
        """Mark a card, or let it go again."""
        row, index = piece
        if self.is_marked(row, index):
            self.unmark(row, index)
        else:
            self.mark(row, index)

    def dropped(self, piece: Any, point: Point) -> None:
        """A card let go over the other row is marked; over a card of that row both are."""
        row, index = piece
        other = "lower" if row == "upper" else "upper"
        under = self.piece_at(point)
        if inside(self.row_rect(other), point):
            self.mark(row, index)
            if under is not None and under[0] == other:
                self.mark(other, under[1])

    def key_pressed(self, event: pygame.Event) -> bool:
        """Digits choose cards."""
        index = self.app.kit.keys.card(event)
        row = "upper" if event.mod & pygame.KMOD_SHIFT else "lower"
        if 0 <= index < len(self.cards(row)):
            self.clicked((row, index))
            return True
        return False

    # The picture

    def draw_body(self, canvas: Canvas, rect: Rect) -> None:
        """Draw both rows and what would happen."""
        for row in ROWS:
            self._row(canvas, row)
        x, y, w, h = rect
        top = y + 2 * row_h(canvas.kit) + 48 - 14 * (canvas.kit.text - 1)
        label(canvas, "play-follows", x, top)
        words, ready = self.follows()
        ink = colour.TEXT if ready else colour.MUTED
        top += line_of(canvas.kit, 26)
        place = (x, top, w, max(34.0, y + h - top))
        canvas.text(words, place, "body", ink, wrap=True, shrink=True)

    def _row(self, canvas: Canvas, row: str) -> None:
        x, y, w, h = rect = self.row_rect(row)
        held = self.grabbed is not None and self.grabbed[0] != row
        line = colour.LEGAL if held else colour.LINE
        if held:
            canvas.glow(rect, (*LEGAL_GLOW[:3], 70), 12)
        canvas.panel(
            rect, fill=(10, 13, 24, 170), line=line, corners=(14, 5, 14, 5), width=2 if held else 1.4
        )
        words = self.row_label(row)
        wide, foot = label_w(canvas.kit), line_of(canvas.kit, 48)
        place = (x + 20, y + 14, wide - 36, h - foot - 30)
        canvas.text(words, place, "card-name", colour.TEXT, wrap=True, shrink=True)
        keys = canvas.kit.texts(self.keys_key + row)
        place = (x + 20, y + h - foot - 12, wide - 36, foot)
        canvas.text(keys, place, "fact", colour.MUTED, valign="bottom", wrap=True, shrink=True)
        if not self.cards(row):
            empty = (x + wide, y, w - wide - 20, h)
            words = canvas.kit.texts("play-no-cards")
            canvas.text(words, empty, "body", colour.MUTED, valign="middle", wrap=True, shrink=True)
        hover = self.piece_at(self.pointer)
        for n, (card, count, place) in enumerate(
            zip(self.cards(row), self.counts(row), self.places(row), strict=True)
        ):
            marks = set()
            if self.grabbed == (row, n):
                marks.add("held")
            elif self.is_marked(row, n):
                marks.add("selected")
            elif hover == (row, n):
                marks.add("hover")
            resource_card.resource_card(canvas, place, card, frozenset(marks))
            if "held" not in marks:
                lifted = 14.0 if "selected" in marks else 8.0 if "hover" in marks else 0.0
                draw_uses(canvas, place, uses(self.position, card), lifted)
            if count > 1:
                wide = canvas.kit.fonts.width(f"×{count}", "number") + 16
                chip = (place[0] + place[2] - wide - 6, place[1] + 6, wide, max(30.0, 24 * canvas.kit.text))
                canvas.panel(chip, fill=colour.INK, line=colour.LINE_STRONG, corners=(5, 5, 5, 5))
                canvas.text(f"×{count}", chip, "number", colour.TEXT, "center", "middle", shrink=True)

    def draw_held(self, canvas: Canvas) -> None:
        """Draw the card in the hand."""
        row, index = self.grabbed
        sprites = Sprites(canvas.kit, self.table.session.colours)
        sprites.draw_held(canvas, "card", self.cards(row)[index], self.pointer, False, card_size(canvas.kit))


class HandsButton(Button, ABC):
    """Opens the hands of others; once they are open Enter is left to Confirm."""

    @abstractmethod
    def is_open(self) -> bool:
        """Whether these hands are shown."""

    def key_down(self, event: pygame.Event) -> bool:
        """Enter and Space press it, but only Space once the hands are open."""
        if self.is_open() and event.key in (pygame.K_RETURN, pygame.K_KP_ENTER):
            return False
        return super().key_down(event)
