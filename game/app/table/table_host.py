"""The table as its own parts see it: what dialogs, sounds and whatever is drawn above it may ask of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Protocol

import pygame

from game.app.table.input.input_host import InputHost

if TYPE_CHECKING:
    from game.app.drawing.kit import Kit
    from game.app.drawing.viewport import Rect
    from game.app.navigation.scene import Program
    from game.app.table.input.table_input import TableInput
    from game.app.table.model.advice.views import AdviceView, Ghosts, PlanView
    from game.app.table.model.lent_view import LentView
    from game.app.table.model.table_keys import TableKey
    from game.app.table.model.table_view import TableView
    from game.app.table.motion.director import Director
    from game.app.table.motion.shown_table import ShownTable
    from game.app.table.motion.transients import Transients
    from game.app.table.paint.painter import TablePainter
    from game.play.seats import Seat
    from game.play.session import Session
    from game.rules.protocol import OptionDict


class AdvisingHost(Protocol):
    """The adviser at the table (`advising.py`), for what shows it and what hands do with it.

    Attributes:
        view: what it says by now; None while it has said nothing.
        ghosts: plans that are seen on the table.
        waits: a person has asked for the answer to come when they have decided.
    """

    view: AdviceView | None
    ghosts: tuple[Ghosts, ...]
    waits: bool

    @property
    def way(self) -> str:
        """When it answers: `asked`, `after` or `off`."""

    @property
    def possible(self) -> bool:
        """Whether somebody at this table decides something now."""

    @property
    def steps(self) -> float:
        """How many steps of what is shown are drawn by now."""

    @property
    def offered(self) -> bool:
        """Whether there is an adviser at this table."""

    def update(self, ms: float) -> bool:
        """Let time pass; tell whether there is something to draw."""

    def wake(self) -> float | None:
        """When `update` must be called again."""

    def begin(self, choices: int, done: Sequence[OptionDict] = ()) -> None:
        """Begin to think about the position after so many choices, and about what was chosen from there."""

    def end(self) -> None:
        """Nobody wants to know any more: the thinking ends at once."""

    def show(self, ghosts: Sequence[Ghosts]) -> None:
        """Show plans on the table in place of those before."""

    def keep(self, plan: PlanView) -> None:
        """Keep a plan on the table while it is followed."""

    @property
    def carrying(self) -> bool:
        """Whether a plan is being carried out."""

    def carry_out(self, plan: PlanView) -> None:
        """Carry a plan out, a step at a time, as far as nothing is revealed."""

    def due(self) -> OptionDict | None:
        """Return the next choice of the plan that is carried out, once it is time for it."""

    def drop(self) -> None:
        """Keep no plan any more, and carry none out."""

    def say(self, words: str) -> None:
        """Tell something beside the adviser's button."""


class TableHost(InputHost, Protocol):
    """The table scene (`table_scene.py`), for those that it is made of.

    Attributes:
        app: the program.
        session: the game on the table.
        kit: fonts, pictures and settings for the window's size.
        reduced: whether little may move.
        input: pointer, focus and what is picked up.
        director: the events being shown.
        transients: what is on the screen for a moment.
        shown_table: what the table shows, and where it lies.
        painter: paints the table itself.
    """

    app: Program
    session: Session
    kit: Kit
    reduced: bool
    input: TableInput
    director: Director
    transients: Transients
    shown_table: ShownTable
    painter: TablePainter

    def handle(self, event: pygame.Event) -> bool:
        """Take an event of the pointer or a key that a sheet in the dock's place leaves to the table."""

    @property
    def advising(self) -> AdvisingHost:
        """What the adviser is at."""

    @property
    def commands_in(self) -> str | None:
        """Which commands count on it: a lesson's table has others."""

    def stay(self) -> None:
        """Where the turn is now, nothing goes on by itself."""

    def turn_back(self, choices: int) -> None:
        """Take back what has been done since so many choices, as far as that can be."""

    @property
    def view(self) -> TableView:
        """What is shown."""

    @property
    def truth(self) -> TableView:
        """What is true."""

    @property
    def on_top(self) -> bool:
        """Whether no other scene lies above it."""

    @property
    def occupied(self) -> tuple[Rect, ...]:
        """Where words lie over the table beside which large cards stand: the captain's."""

    def renew(self) -> None:
        """The rules have moved on: what was held is put back, and what is true is shown."""

    def record(self) -> None:
        """Keep the game as it stands as a moment from which a crash report can play on."""

    def announce(self, handed: bool = False) -> None:
        """Say whose turn it is; `handed`: somebody else held the mouse before."""

    def undo_state(self) -> tuple[bool, bool, str | None]:
        """Whether undo and redo are possible, and what blocks undo."""

    def prompt_words(self) -> tuple[str, str] | None:
        """Heading and text of what is to be decided; None in Phase 1, when the buttons say it."""

    def lent(self) -> LentView | None:
        """What a player of the program is at; None where none has the turn."""

    def skips_on(self, event: pygame.Event) -> bool:
        """Whether an event is one more press of the key that skipped somebody else's turn."""

    def hand_over(self, crew: int, seat: Seat) -> None:
        """Let somebody else decide for a crew member from now on."""

    def explained(self) -> TableKey | None:
        """The element whose tip is shown now."""

    def held_piece(self, source: TableKey) -> tuple[str, Any]:
        """What a source looks like in the hand: a kind of piece and its value."""

    def explain_question(self) -> None:
        """Open the rulebook at what is asked now."""

    def explain(self, subjects: tuple[str, ...], origin: str) -> None:
        """Open the rulebook at the first of these that has a page; `origin`: from where, in words."""

    def light(self, keys: frozenset[TableKey]) -> None:
        """Light up what a line of the log touches."""
