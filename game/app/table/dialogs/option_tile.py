"""A tile for one way: its cards, people and rooms, its words, and the digit that takes it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

import pygame

from game.app.bindings.commands import CARDS
from game.app.drawing.colours.theme import colour
from game.app.drawing.looks import Icon
from game.app.drawing.viewport import Point, Rect
from game.app.table.model.gestures.option_views import OptionView, Piece
from game.app.table.paint import tokens
from game.app.table.paint.cards import resource_card
from game.app.table.paint.cards.damage_card import draw_damage_card
from game.app.widgets.button import Button, draw_plate
from game.app.widgets.widget import draw_focus, draw_key

if TYPE_CHECKING:
    from game.app.drawing.canvas import Canvas
    from game.app.drawing.kit import Kit

CARD = (80.0, 112.0)
ICON = 72.0
BADGE = 44.0
"""Size of people and rooms beside cards."""
GAP = 8.0


class OptionTile(Button):
    """One way.

    Args:
        number: its place, from 0.
        rect: in units.
        way: what it stands for.
        kit: the keys of the player.
        colours: the crew marks.
        on_take: called with the way.
        marked: whether it is the one that Enter takes, or that is chosen so far.
        held_back: whether Enter is left to the button that confirms, because the tile is chosen already.
        card: size of its cards.
    """

    def __init__(
        self,
        number: int,
        rect: Rect,
        way: OptionView,
        kit: Kit,
        colours: Sequence[int],
        on_take: Callable[[OptionView], None],
        marked: bool = False,
        held_back: bool = False,
        card: tuple[float, float] = CARD,
    ) -> None:
        keys = (kit.keys.code(f"card-{number + 1}"),) if number < CARDS else ()
        reason = way.reason or None
        super().__init__(f"way/{number}", rect, way.words, lambda: on_take(way), reason=reason, keys=keys)
        self.number, self.way, self.colours = number, way, colours
        self.marked, self.held_back, self.card = marked, held_back, card

    def press(self, point: Point | None = None) -> None:
        """Take this way."""
        self.on_press()

    def key_down(self, event: pygame.Event) -> bool:
        """Enter and Space press it."""
        if self.held_back and event.key in (pygame.K_RETURN, pygame.K_KP_ENTER):
            return False
        return super().key_down(event)

    def draw(self, canvas: Canvas) -> None:
        """Draw the plate, what the way shows, and the words."""
        x, y, w, h = self.rect
        draw_plate(canvas, self.rect, self.lightness, self.marked and self.enabled, self.enabled, self.held)
        cards = [piece for piece in self.way.pieces if piece[0] in ("card", "damage")]
        if cards:
            left = x + (w - len(cards) * (self.card[0] + GAP) + GAP) / 2
            for n, (kind, card) in enumerate(cards):
                draw = draw_damage_card if kind == "damage" else resource_card.resource_card
                draw(canvas, (left + n * (self.card[0] + GAP), y + 20, *self.card), card)
        others = [piece for piece in self.way.pieces if piece[0] not in ("card", "damage")]
        if others:
            # As large as the cards beside which the tile stands.
            large = self.card[0] / CARD[0]
            badge, sign = BADGE * large, ICON * large
            low = (x + 12, y + 20 + self.card[1] - badge, w - 24, badge)
            self._icons(
                canvas, others, low if cards else (x + 12, y + 20 + 18 * large, w - 24, sign), bool(cards)
            )
        foot = canvas.kit.fonts.line_height("fact") + 4 if self.way.problem else 0.0
        ink = colour.TEXT if self.enabled else colour.DISABLED
        top = 26 + self.card[1]
        place = (x + 12, y + top, w - 24, h - top - 8 - foot)
        canvas.text(self.label, place, "fact", ink, "center", "middle", wrap=True, shrink=True)
        if foot:
            place = (x + 12, y + h - 8 - foot, w - 24, foot)
            canvas.text(self.way.problem, place, "fact", colour.REASON, "center", "middle", shrink=True)
        if self.number < CARDS and (
            cap := canvas.kit.keys.label(f"card-{self.number + 1}", canvas.kit.texts)
        ):
            draw_key(canvas, cap, x + w - 8, y + 20)
        if self.focused:
            draw_focus(canvas, self.rect)

    def _icons(self, canvas: Canvas, pieces: Sequence[Piece], box: Rect, beside: bool) -> None:
        """People, rooms and signs side by side, smaller where there are many; at the right beside cards."""
        x, y, w, h = box
        size = min(h, (w - GAP * (len(pieces) - 1)) / len(pieces))
        wide = len(pieces) * (size + GAP) - GAP
        left = x + (w - wide) / (1 if beside else 2)
        for n, (kind, what) in enumerate(pieces):
            name, tint = self._icon(canvas, kind, what)
            canvas.icon(name, left + n * (size + GAP), y + (h - size) / 2, size, tint)

    def _icon(self, canvas: Canvas, kind: str, what: Any) -> tuple[Icon, Any]:
        if kind == "crew":
            return tokens.meeple_icon(self.colours[what]), None
        if kind == "action":
            return canvas.kit.looks.action(what), colour.TEXT if self.enabled else colour.DISABLED
        if kind == "room":
            look = canvas.kit.looks.room(what)
            return look.icon, look.frame
        return what, colour.TEXT
