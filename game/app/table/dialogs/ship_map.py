"""The ship beside a dialog: what lies below it stays to be seen, and shows where a card is wanted."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import pygame

from game.app.drawing.colours.theme import PANEL_LINE, Colour, colour
from game.app.drawing.viewport import Rect, grow
from game.app.table.model.table_keys import HULL, TableKey
from game.app.table.motion.spectacle.glows import frame
from game.app.table.paint.cards.card_info import uses
from game.app.table.paint.cards.damage_card import rooms_of
from game.app.table.paint.rooms import room_chip
from game.app.views.painting import Painting, layouter
from game.app.views.tree import View, blank, column, row, text
from game.wording import enumeration, room_name

if TYPE_CHECKING:
    from game.app.drawing.canvas import Canvas
    from game.app.drawing.kit import Kit
    from game.app.table.model.position import Position
    from game.app.table.model.view_parts import Chip
    from game.app.table.table_host import GameShown

WIDEST, NARROWEST = 600.0, 430.0
"""In a window that leaves less beside a dialog there is no map; Tab shows the table."""
GAP = 20.0
LEGEND_H = 150.0
STRUCK, REPAIRS, DIVERTS = "struck", "repairs", "diverts"
TONES: Mapping[str, Colour] = {STRUCK: colour.DANGER, REPAIRS: colour.GOOD, DIVERTS: colour.GOLD}


def wide(kit: Kit, dialog: float) -> float:
    """Return how wide the ship can be beside a dialog, in units; 0 where there is no room for it."""
    room = kit.viewport.design[0] - dialog - 3 * GAP
    return min(WIDEST, room) if room >= NARROWEST else 0.0


def wanted(position: Position, card: Any) -> dict[str, tuple[str, ...]]:
    """Return the rooms that a card is about, by what it does there.

    Args:
        position: with the rooms.
        card: a resource, or a Damage card; None for no card.
    """
    if card is None:
        return {}
    if not isinstance(card, str):
        return {STRUCK: tuple(rooms_of(card)[1])}
    found = uses(position, card)
    return {REPAIRS: found.repairs, DIVERTS: found.diverts}


class ShipMap:
    """The ship as it lay there when the dialog opened, small and sharp.

    Args:
        shown: the game below the dialog, and where everything is on its table.
    """

    def __init__(self, shown: GameShown) -> None:
        self.shown = shown

    def places(self, kit: Kit, dialog: Rect) -> tuple[Rect, Rect] | None:
        """Return where the ship and the words below it stand, in units; None where there is no room."""
        w = wide(kit, dialog[2])
        if not w:
            return None
        _, _, hull_w, hull_h = self.shown.layout.rect(HULL)
        high = w * hull_h / hull_w
        x = dialog[0] - GAP - w
        words = LEGEND_H * (1 + 1.4 * (kit.text - 1))
        y = dialog[1] + max(0.0, (dialog[3] - high - GAP - words) / 2)
        return (x, y, w, high), (x, y + high + GAP, w, words)

    def crop(self, kit: Kit, dialog: Rect) -> tuple[pygame.Rect, tuple[int, int]] | None:
        """Return which pixels of the table are kept sharp, and the size that they get."""
        found = self.places(kit, dialog)
        if found is None:
            return None
        view = kit.viewport
        return view.rect(self.shown.layout.rect(HULL)), view.rect(found[0]).size

    def draw(
        self,
        canvas: Canvas,
        dialog: Rect,
        ship: pygame.Surface | None,
        card: Any,
        hint: bool,
        chips: Mapping[str, Chip],
    ) -> None:
        """Draw the ship and where a card is wanted.

        Args:
            canvas: the window.
            dialog: the dialog's place.
            ship: the picture, as `crop` said.
            card: what is pointed at or held; None for nothing.
            hint: whether there are cards to point at.
            chips: how likely the next Damage card hits rooms, by room id, where that is not what the picture
                says any more.
        """
        found = self.places(canvas.kit, dialog)
        if found is None or ship is None:
            return
        place, words = found
        canvas.glow(place, (0, 0, 0, 200), 24)
        canvas.surface.blit(ship, canvas.px(place).topleft)
        canvas.panel(grow(place, 2), fill=None, line=PANEL_LINE, corners=(6, 6, 6, 6), width=2)
        for name, chip in chips.items():
            room_chip.small_chip(
                canvas, self._small(place, self.shown.layout.rect(TableKey.room(name))), chip
            )
        rooms = wanted(self.shown.position, card)
        for n, (what, names) in enumerate(rooms.items()):
            for name in names:
                rect = self._small(place, self.shown.layout.rect(TableKey.room(name)))
                frame(canvas, grow(rect, 1 - 5 * n), TONES[what], 4, 1.0)
        if hint:
            self._legend(canvas, words, rooms, bool(chips))

    def _small(self, place: Rect, rect: Rect) -> Rect:
        """Return where a part of the ship lies on the map."""
        x, y, w, _ = self.shown.layout.rect(HULL)
        scale = place[2] / w
        return (
            place[0] + (rect[0] - x) * scale,
            place[1] + (rect[1] - y) * scale,
            rect[2] * scale,
            rect[3] * scale,
        )

    def _legend(
        self, canvas: Canvas, place: Rect, rooms: Mapping[str, tuple[str, ...]], counted: bool
    ) -> None:
        texts = canvas.kit.texts
        lines: list[View] = []
        for what, names in rooms.items():
            listed = enumeration(texts, (room_name(texts, name) for name in names)) if names else ""
            words = texts(f"play-map-{what}", rooms=listed, count=len(names))
            mark = blank(wide=18, high=18, look="legend-mark", tones=(TONES[what],))
            lines.append(row(mark, text(words, "fact", lines=0, grow=1), gap=12))
        if not lines:
            lines.append(text(texts("play-map-hint"), "body", "note", 0))
        if counted:
            lines.append(text(texts("play-map-odds"), "fact", "note", 0))
        legend = column(*lines, pack="even", look="legend", pad=(18, 10))
        Painting(canvas, {}).paint(layouter(canvas.kit).laid(legend, place[2], place[3]), place[0], place[1])
