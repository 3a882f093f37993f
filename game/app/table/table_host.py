"""The table as its own parts see it: each of these is what one kind of part may ask of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Protocol

import pygame

if TYPE_CHECKING:
    from game.app.drawing.kit import Kit
    from game.app.drawing.viewport import Point, Rect
    from game.app.navigation.scene import Program
    from game.app.table.advising import Advising
    from game.app.table.input.skipped_keys import SkippedKeys
    from game.app.table.input.table_input import TableInput
    from game.app.table.model.lent_view import LentView
    from game.app.table.model.places.layout import Layout
    from game.app.table.model.position import Position
    from game.app.table.model.table_keys import TableKey
    from game.app.table.model.table_view import TableView
    from game.app.table.motion.director import Director
    from game.app.table.motion.shown_table import ShownTable
    from game.app.table.motion.transients import Rest, Transients
    from game.app.table.paint.painter import TablePainter
    from game.app.table.refusing import Refusing
    from game.app.table.rewinding import Rewinding
    from game.app.table.rulebook_door import RulebookDoor
    from game.play.seats import Seat
    from game.play.session import Session
    from game.rules.protocol import OptionDict
    from game.wording import Catalogue


class GameShown(Protocol):
    """The game on the table and where it is seen: all that a dialog needs which only reads.

    Attributes:
        session: the game on the table.
        kit: fonts, pictures and settings for the window's size.
    """

    session: Session
    kit: Kit

    @property
    def texts(self) -> Catalogue:
        """Return the catalogue of words."""

    @property
    def layout(self) -> Layout:
        """Return where everything lies now."""

    @property
    def view(self) -> TableView:
        """Return what is shown."""

    @property
    def position(self) -> Position:
        """Return the position now."""


class DialogHost(Protocol):
    """The table below a dialog that asks: what it may have done there.

    Attributes:
        shown_table: all that can be read of the game; a dialog takes it as a `GameShown`.
        door: the way into the rulebook.
        rewinding: what can be taken back.
    """

    shown_table: ShownTable
    door: RulebookDoor
    rewinding: Rewinding

    @property
    def advising(self) -> Advising:
        """Return what the adviser is at."""

    def propose(self, option: OptionDict, source: TableKey | None = None, point: Point | None = None) -> None:
        """Propose an answer to the open decision; `source` was let go at `point`."""

    def command(self, name: str) -> None:
        """Do what is no choice of the game: `undo`, `log`, a pile to look through, ..."""


class Decisions(Protocol):
    """Ask whoever decides at a table, as sheets and hands know it."""

    def propose_all(self, options: Sequence[OptionDict], source: TableKey | None = None) -> None:
        """Make several choices one after the other, as far as each is still asked for."""

    def stay(self) -> None:
        """Let nothing go on by itself from where the turn is now."""


class SheetHost(DialogHost, Protocol):
    """The table beside a sheet, which stays in use.

    Attributes:
        app: the program.
        refusing: says why not.
        rewinding: takes choices back.
        skipped_keys: the keys that have skipped somebody else's turn.
    """

    app: Program
    refusing: Refusing
    rewinding: Rewinding
    skipped_keys: SkippedKeys

    @property
    def deciding(self) -> Decisions:
        """Return what asks whoever decides."""

    def handle(self, event: pygame.Event) -> bool:
        """Take an event of the pointer or a key that a sheet in the dock's place leaves to the table."""

    def light(self, keys: frozenset[TableKey]) -> None:
        """Light up what a line of the log touches."""

    def hand_over(self, crew: int, seat: Seat) -> None:
        """Let somebody else decide for a crew member from now on."""


class DecidingHost(SheetHost, Protocol):
    """The table for what asks whoever decides: it hears what came of the answer."""

    @property
    def on_top(self) -> bool:
        """Return whether no other scene lies above it."""

    def renew(self) -> None:
        """The rules have moved on: what was held is put back, and what is true is shown."""

    def record(self) -> None:
        """Keep the game as it stands as a moment from which a crash report can play on."""

    def kept_picture(self) -> bytes:
        """Return a picture of the game as it stands, for the saved games: a JPEG file's bytes."""

    def fold(self) -> None:
        """Let the pictures go until the table is seen again: the game is over, and its ending covers it."""


class PictureHost(GameShown, Protocol):
    """The table for what moves on it and sounds from it: the truth, what is shown of it, and who paints it.

    Attributes:
        app: the program.
        reduced: whether little may move.
        input: pointer, focus and what is picked up.
        director: the events being shown.
        transients: what is on the screen for a moment.
        shown_table: what the table shows, and where it lies.
        painter: paints the table itself.
    """

    app: Program
    reduced: bool
    input: TableInput
    director: Director
    transients: Transients
    shown_table: ShownTable
    painter: TablePainter

    @property
    def on_top(self) -> bool:
        """Return whether no other scene lies above it."""


class ForegroundHost(PictureHost, Protocol):
    """The table for what is drawn over all of it: questions, what is held, words and notes.

    Attributes:
        rest: how long the pointer has been on one element.
        rewinding: what can be taken back, and why not.
    """

    rest: Rest
    rewinding: Rewinding

    @property
    def advising(self) -> Advising:
        """Return what the adviser is at."""

    @property
    def occupied(self) -> tuple[Rect, ...]:
        """Return where words lie over the table beside which large cards stand: the captain's."""

    def prompt_words(self) -> tuple[str, str] | None:
        """Heading and text of what is to be decided; None in Phase 1, when the buttons say it."""

    def lent(self) -> LentView | None:
        """Return what a player of the program is at; None where none has the turn."""
