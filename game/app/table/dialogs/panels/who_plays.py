"""Who plays a seat from the next choice on: a person, or one of the program's players."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.app.drawing.colours.theme import CREW, colour, fade
from game.app.drawing.rank_badge import rank_icon, rank_words
from game.app.drawing.viewport import Rect
from game.app.forms.dialog import text_height
from game.app.table.dialogs.panels.panel import Panel
from game.app.table.model.places.room_plan import folds
from game.app.table.model.table_keys import TableKey
from game.app.table.paint import tokens
from game.app.widgets.button import Button, draw_plate
from game.app.widgets.widget import Action, Widget, draw_focus, draw_key
from game.bots.players.player import RANKS
from game.bots.seat import BotSeat

if TYPE_CHECKING:
    from game.app.drawing.canvas import Canvas
    from game.app.drawing.kit import Kit
    from game.app.table.table_host import TableHost

WAYS = ("", *RANKS)
"""A person, then the ranks."""
WIDTH, ROW, HEAD, GAP, PAD = 560.0, 60.0, 84.0, 6.0, 22.0


class WayRow(Button):
    """One way to play the seat: its sign, its name, what it does, and its key.

    Args:
        rank: of the player; empty for a person.
        rect: in units.
        words: its name, and what it does.
        on_take: called when it is chosen.
        number: of its key, from 1.
        hint: the name of that key; empty where there is none.
        key: pygame's.
        chosen: whether the seat is played so now.
    """

    def __init__(
        self,
        rank: str,
        rect: Rect,
        words: tuple[str, str],
        on_take: Action,
        number: int,
        hint: str,
        key: int,
        chosen: bool,
    ) -> None:
        keys = (key, pygame.K_0 + number, pygame.K_KP0 + number)
        super().__init__(f"way-{rank or 'human'}", rect, words[0], on_take, hint=hint, keys=keys)
        self.rank, self.about, self.chosen = rank, words[1], chosen

    def draw(self, canvas: Canvas) -> None:
        """Draw it; gold where the seat is played so now."""
        x, y, w, h = self.rect
        draw_plate(canvas, self.rect, self.lightness, primary=self.chosen, held=self.held)
        ink = colour.GOLD_TEXT if self.chosen else colour.TEXT
        canvas.icon(rank_icon(self.rank), x + 18, y + h / 2 - 14, 28, ink)
        room = w - 80
        if self.hint:
            room -= draw_key(canvas, self.hint, x + w - 16, y + h / 2, ink) + 12
        left, muted = x + 62, colour.GOLD_TEXT if self.chosen else colour.MUTED
        if folds(canvas.kit.text):
            canvas.text(
                self.label, (left, y + 4, room, h / 2 - 4), "button", ink, valign="middle", shrink=True
            )
            place = (left, y + h / 2, room, h / 2 - 6)
        else:
            canvas.text(self.label, (left, y, 108, h), "button", ink, valign="middle", shrink=True)
            place = (left + 116, y, room - 116, h)
        canvas.text(self.about, place, "fact", muted, valign="middle", shrink=True)
        if self.focused:
            draw_focus(canvas, self.rect)


class WhoPlays(Panel):
    """Beside a crew panel: four ways to play that seat.

    Args:
        table: the scene below.
        crew: whose seat it is.
    """

    transparent = True

    def __init__(self, table: TableHost, crew: int) -> None:
        super().__init__(table)
        self.crew = crew
        seat = table.session.seats[crew]
        self.rank = seat.rank if isinstance(seat, BotSeat) else ""
        self.first_focus = f"way-{self.rank or 'human'}"

    def frame(self, kit: Kit) -> Rect:
        """Beside the crew panel, or as near as there is room."""
        x, y, w, h = self.table.layout.rect(TableKey.crew(self.crew))
        wide = WIDTH * (1 + 0.35 * (kit.text - 1))
        high = self._head(kit) + len(WAYS) * (self._row(kit) + GAP) + self._note_h(kit, wide) + PAD
        left, top, seen_w, seen_h = kit.seen
        return (
            min(x + w + 18, left + seen_w - wide - 12),
            min(max(top + 12, y + (h - high) / 2), top + seen_h - high - 12),
            wide,
            high,
        )

    def _row(self, kit: Kit) -> float:
        return ROW * (1 + 0.75 * (kit.text - 1))

    def _head(self, kit: Kit) -> float:
        return HEAD + 24 * (kit.text - 1)

    def _note_h(self, kit: Kit, wide: float) -> float:
        return text_height(kit.fonts, kit.texts("who-plays-note"), "fact", wide - 2 * PAD) + 14

    def build(self, kit: Kit) -> list[Widget]:
        """The four ways, and the way out."""
        x, y, w, _ = self.frame(kit)
        texts, rows = kit.texts, []
        for n, rank in enumerate(WAYS):
            rect = (x + PAD, y + self._head(kit) + n * (self._row(kit) + GAP), w - 2 * PAD, self._row(kit))
            name = rank or "human"
            words = (texts(f"rank-{name}"), rank_words(kit, rank))
            code = kit.keys.code(f"card-{n + 1}")
            take = lambda rank=rank: self.take(rank)  # noqa: E731 - one for each row
            hint = kit.keys.label(f"card-{n + 1}", texts)
            rows.append(WayRow(rank, rect, words, take, n + 1, hint, code, rank == self.rank))
        wide = 76.0 + 50 * (kit.text - 1)
        out = (x + w - PAD - wide, y + 18, wide, 48 + 10 * (kit.text - 1))
        keys = (pygame.K_ESCAPE, kit.keys.code("take-over"))
        label = texts("key-escape")
        return [*rows, Button("close", out, label, self.app.pop, keys=keys, style="key")]

    def take(self, rank: str) -> None:
        """Hand the seat over, unless it is played so already."""
        table = self.table
        self.app.pop()
        if rank != self.rank or not table.session.seats[self.crew].by_hand and not rank:
            table.hand_over(self.crew, table.app.seat(rank))

    def draw_back(self, canvas: Canvas) -> None:
        """Draw the panel, its heading and what a change means."""
        kit, rect = canvas.kit, self.frame(canvas.kit)
        mark = self.table.session.colours[self.crew]
        tone = CREW[mark].colour
        canvas.cover(rect, partly=True)
        canvas.glow(rect, fade(colour.BLACK, 0.8), 24)
        canvas.panel(rect, fill=(12, 16, 29, 252), line=tone, corners=(18, 6, 18, 6), width=2)
        x, y, w, h = rect
        canvas.icon(tokens.meeple_icon(mark), x + PAD, y + 16, 50)
        name = self.table.position.name(self.crew)
        wide = w - 2 * PAD - 62 - 90 - 50 * (kit.text - 1)
        place = (x + PAD + 62, y + 12, wide, self._head(kit) - 24)
        canvas.text(
            kit.texts("who-plays", name=name), place, "card-name", colour.TEXT, valign="middle", shrink=True
        )
        note = self._note_h(kit, w)
        place = (x + PAD, y + h - note - PAD + 10, w - 2 * PAD, note)
        canvas.text(kit.texts("who-plays-note"), place, "fact", colour.MUTED, wrap=True)
