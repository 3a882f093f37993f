"""Two rows of cards, one above the other, in which cards are marked."""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from collections.abc import Hashable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

import pygame

from game.app.drawing.colours.theme import colour
from game.app.drawing.viewport import Point, Rect, inside
from game.app.table.dialogs.decision_dialog import DecisionDialog
from game.app.table.dialogs.dialog_sizes import MARGIN
from game.app.table.motion.sprites import Sprites
from game.app.table.paint.cards import resource_card
from game.app.table.paint.cards.card_info import uses
from game.app.table.paint.cards.card_uses import draw_uses
from game.app.views.bits import ENTER, HIGH
from game.app.views.controls import Spot
from game.app.views.painting import Light
from game.app.views.tree import Act, View, column, icon, on, row, space, text

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


class HandsButton(Spot):
    """The control of a button that opens the hands of others; once they are open Enter is left to Confirm."""

    def key_down(self, event: pygame.Event) -> bool:
        """Enter and Space press it, but only Space once the hands are open."""
        if dict(self.act.more)["is_open"] and event.key in ENTER:
            return False
        return super().key_down(event)


HANDS = "hands"
"""The kind of `Act` of such a button."""


def hands_button(name: str, value: Hashable, tip: str, signs: Sequence[str], is_open: bool) -> View:
    """Return a button that opens hands, gold while they are shown.

    Args:
        name: of its control.
        value: whose hands they are.
        tip: their names.
        signs: their meeples.
        is_open: whether they are shown.
    """
    act = Act(HANDS, value, tip=tip, more=(("is_open", is_open),))
    meeples = [icon(sign, 40, None) for sign in signs]
    given = {"wide": (HIGH, math.inf), "high": (HIGH, math.inf), "states": on(primary=is_open)}
    return row(*meeples, gap=10, pad=(10, 6), pack="middle", look="button", **given).named(name, act)


class CardRowsDialog(DecisionDialog, ABC):
    """An upper and a lower row of cards; a piece is a card: its row, and its place in that row.

    A click marks a card, a second click lets it go again; dragging a card onto the other row marks it, onto
    another card marks both. Digits mark in the lower row, with Shift in the upper one.
    """

    makers = {HANDS: HandsButton}
    keys_key = "play-swap-keys-"
    """The beginning of the words that say how keys choose from a row."""
    hint_key = ""
    """Text that says how to mark cards."""

    # What subclasses say

    @abstractmethod
    def cards(self, row: str) -> list[str]:
        """The cards of a row."""

    def counts(self, row: str) -> list[int]:
        """Return how many of each card lie there."""
        return [1] * len(self.cards(row))

    @abstractmethod
    def row_label(self, row: str) -> str:
        """The words before a row."""

    @abstractmethod
    def is_marked(self, row: str, index: int) -> bool:
        """Return whether a card of a row is marked."""

    @abstractmethod
    def mark(self, row: str, index: int) -> None:
        """Mark a card."""

    @abstractmethod
    def unmark(self, row: str, index: int) -> None:
        """Let a marked card go."""

    @abstractmethod
    def sentence(self) -> str:
        """Return what would happen, in words, once all that is needed has been marked."""

    # Shared

    def follows(self) -> tuple[str, bool]:
        """Return what would happen, in words, and whether all that is needed has been marked."""
        ready = self.answer() is not None
        words = self.sentence() if ready else ""
        return words or self.app.kit.texts(self.hint_key), ready

    def row_rect(self, row: str) -> Rect:
        """The ground of a row, in units."""
        return self.chrome.rect(("row", row))

    def places(self, row: str) -> list[Rect]:
        """Return where the cards of a row lie."""
        (x, _, w, _), (_, y, _, h) = self.chrome.rect(("cards", row)), self.row_rect(row)
        count, card = len(self.cards(row)), card_size(self.app.kit)
        pitch = min(card[0] + 16, (w - 20 - card[0]) / max(1, count - 1))
        return [(x + n * pitch, y + (h - card[1]) / 2, *card) for n in range(count)]

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

    # What is to be seen

    def middle(self, kit: Kit) -> View:
        """Return the grounds of both rows, and what would happen."""
        words, ready = self.follows()
        warning = self.warning()
        told = row(
            text(kit.texts("play-follows"), "label", "note"),
            icon("ui-warning", 26, "danger") if warning else None,
            text(warning, "fact-bold", "reason", grow=1),
            gap=14,
        )
        said = text(words, "body", "ink" if ready else "note", 0, valign="top", grow=1)
        return column(
            *[self._ground(kit, one) for one in ROWS], told, said, gap=14, pad=(MARGIN, 26, MARGIN, 0)
        )

    def warning(self) -> str:
        """Return what the player must know before Confirm; empty for nothing."""
        return ""

    def aside(self, kit: Kit) -> View | None:
        """Return what stands at the right of the upper row; None for nothing."""
        return None

    def _ground(self, kit: Kit, name: str) -> View:
        """Return the ground of a row: whose cards they are, how keys choose, and room for the cards."""
        words = column(
            text(self.row_label(name), "card-name", lines=0),
            space(grow=1),
            text(kit.texts(self.keys_key + name), "fact", "note", 0),
            wide=label_w(kit),
        )
        room = (
            space(grow=1) if self.cards(name) else text(kit.texts("play-no-cards"), "body", "note", 0, grow=1)
        )
        aside = self.aside(kit) if name == "upper" else None
        parts = words, room.named(("cards", name)), aside
        ground = row(*parts, look="card-row", pad=(20, 14, 12, 12), align="fill", high=row_h(kit))
        return ground.named(("row", name))

    def lit(self) -> Mapping[Hashable, Light]:
        """The row that a held card can be let go on is lit."""
        if self.grabbed is None:
            return {}
        other = "lower" if self.grabbed[0] == "upper" else "upper"
        return {("row", other): (frozenset({"legal"}), 0.0)}

    # The picture

    def draw_body(self, canvas: Canvas, rect: Rect) -> None:
        """Draw the cards of both rows."""
        for name in ROWS:
            self._row(canvas, name)

    def _row(self, canvas: Canvas, row: str) -> None:
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
        sprites = Sprites(canvas.kit, self.shown.session.colours)
        sprites.draw_held(canvas, "card", self.cards(row)[index], self.pointer, False, card_size(canvas.kit))
