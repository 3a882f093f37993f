"""Choose who plays a seat from the next choice on: a person, or one of the program's players."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pygame

from game.app.drawing.colours.theme import CREW
from game.app.drawing.rank_badge import rank_icon, rank_words
from game.app.table.dialogs.panels.panel import Panel
from game.app.table.dialogs.sheet import beside
from game.app.table.model.table_keys import TableKey
from game.app.table.paint import tokens
from game.app.views.bits import HIGH, cap
from game.app.views.tree import Act, View, column, first_that_fits, icon, on, row, text, with_room_for
from game.bots.players.rank_list import RANKS
from game.bots.seat import BotSeat

if TYPE_CHECKING:
    from game.app.drawing.canvas import Canvas
    from game.app.drawing.kit import Kit
    from game.app.table.table_host import SheetHost

WAYS = ("", *RANKS)
"""A person, then the ranks."""
HUMAN = "human"
"""The name of a person among the ranks."""
WAY = "way-"


class WhoPlays(Panel):
    """Beside a crew panel: four ways to play that seat.

    Args:
        table: the scene below.
        crew: whose seat it is.
    """

    command = "take-over"

    def __init__(self, table: SheetHost, crew: int) -> None:
        super().__init__(table)
        self.crew = crew
        seat = self.shown.session.seats[crew]
        self.rank = seat.rank if isinstance(seat, BotSeat) else ""
        self.first_focus = WAY + (self.rank or HUMAN)

    def view(self, kit: Kit) -> View:
        """Return the heading, the four ways, and what a change means."""
        mark, texts = self.shown.session.colours[self.crew], kit.texts
        title = texts("who-plays", name=self.shown.position.name(self.crew))
        head = row(
            icon(tokens.meeple_icon(mark), 50, None),
            text(title, "card-name", lines=0, grow=1),
            self.close_button(kit),
            gap=12,
        )
        ways = column(*[self._way(kit, n) for n in range(len(WAYS))], gap=6)
        note = text(texts("who-plays-note"), "fact", "note", 0)
        frame = {"look": "own-sheet", "tones": (CREW[mark].colour,), "wide": (560, min(820, 620 * kit.text))}
        sheet = column(head, ways, note, gap=12, pad=(22, 14, 22, 18), **frame)
        return beside(kit, self.shown.layout.rect(TableKey.crew(self.crew)), sheet)

    def _way(self, kit: Kit, n: int) -> View:
        """Return one way to play the seat: its sign, its name, what it does, and its key."""
        rank, texts = WAYS[n], kit.texts
        names = [text(texts(f"rank-{one or HUMAN}"), "button") for one in WAYS]
        name, about = with_room_for(names[n], *names), text(rank_words(kit, rank), "fact", "note")
        said = first_that_fits(row(name, about.but(grow=1), gap=12), column(names[n], about), grow=1)
        keys = (kit.keys.code(f"card-{n + 1}"), pygame.K_1 + n, pygame.K_KP1 + n)
        way = row(
            icon(rank_icon(rank), 28),
            said,
            cap(kit, kit.keys.label(f"card-{n + 1}", texts)),
            gap=16,
            pad=(16, 4),
            high=(HIGH, 200),
            look="button",
            states=on(primary=rank == self.rank),
        )
        return way.named(WAY + (rank or HUMAN), Act(value=rank, keys=keys))

    def do(self, name: str, value: Any) -> None:
        """Hand the seat over, or close the panel."""
        self.take(value) if name.startswith(WAY) else self.app.pop()

    def take(self, rank: str) -> None:
        """Hand the seat over, unless it is played so already."""
        self.app.pop()
        if rank != self.rank or not self.shown.session.seats[self.crew].by_hand and not rank:
            self.table.hand_over(self.crew, self.app.seat(rank))

    def backdrop(self, canvas: Canvas) -> None:
        """Hide what the panel covers in part."""
        canvas.cover(self.frame(canvas.kit), partly=True)
