"""The table as the hands work on it: it takes their answers, refuses with reasons, lets things fly back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.app.drawing.viewport import Point, Rect
from game.app.table.model.places.layout import Layout
from game.app.table.model.position import Position
from game.app.table.model.table_keys import TableKey
from game.app.table.motion.transients import Rest, Returning
from game.rules.protocol import OptionDict
from game.sentences import Reason
from game.wording import Catalogue

if TYPE_CHECKING:
    from game.app.table.input.popups import Popups
    from game.app.table.motion.stage import Stage
    from game.app.table.refusing import Refusing
    from game.app.table.table_host import SheetHost

WIDEST = 480.0
"""Width in units above which something is ground and no thing of its own."""


class InputTable:
    """Do what the hands ask of the table (`InputHost`).

    Args:
        table: makes the choices, and does what is no choice of the game.
        stage: the position, and where words and pieces are seen.
        popups: asks before a choice.
        rest: how long the pointer has been on one element.
        refusing: says why not.
    """

    def __init__(
        self, table: SheetHost, stage: Stage, popups: Popups, rest: Rest, refusing: Refusing
    ) -> None:
        self._table, self._popups, self._rest, self._refusing = table, popups, rest, refusing
        self._shown, _, self._transients = stage

    @property
    def texts(self) -> Catalogue:
        """Return the catalogue of words."""
        return self._shown.kit.texts

    @property
    def layout(self) -> Layout:
        """Return where everything is in what is shown."""
        return self._shown.layout

    @property
    def position(self) -> Position:
        """Return the position now."""
        return self._shown.position

    def propose(self, option: OptionDict, source: TableKey | None = None, point: Point | None = None) -> None:
        """Answer for the person who decides; `source` was let go at `point`."""
        self._table.propose(option, source, point)

    def propose_all(self, options: Sequence[OptionDict], source: TableKey | None = None) -> None:
        """Answer several questions of the same kind one after the other, each shown as it happens."""
        self._table.deciding.propose_all(options, source)

    def refuse(self, reason: Reason, point: Point) -> None:
        """Say why not, where it was tried."""
        self._refusing.because(reason, self._spoken_of(point))

    def _spoken_of(self, point: Point) -> Rect:
        """Return what is at a point and is to be seen beside the words about it."""
        key = self.layout.at(point)
        rect = self.layout.rect(key) if key is not None else None
        if rect is None or rect[2] > WIDEST:
            return (point[0] - 20, point[1] - 26, 40, 52)
        return rect

    def fly_back(self, source: TableKey, start: Point) -> None:
        """Let a piece that was held fly back to its place; its middle is at `start`."""
        still = self._shown.kit.settings.reduced_motion or self._table.app.settings.animation == "off"
        if source in self.layout.keys and not still:
            self._transients.returning = Returning(source, start, self.layout.centre(source))

    def ask(self, options: Sequence[OptionDict]) -> None:
        """Show several ways to do it."""
        self._popups.ask_which(options)

    def end(self, options: Sequence[OptionDict]) -> None:
        """End the phase; ask first where actions would be lost for nothing (R-7)."""
        self._popups.ask_end(options[0])

    def board(self, option: OptionDict, source: TableKey, point: Point | None) -> None:
        """Ask before somebody leaves in the Escape Pod."""
        self._popups.ask_board(lambda: self.propose(option, source, point))

    def rested(self, ms: float) -> bool:
        """Return whether the pointer has been over the same element for so long."""
        return self._rest.ms >= ms

    def step_back(self) -> bool:
        """Take back that a room is used, while it asks; False where nothing can be taken back."""
        return self._table.rewinding.step_back()

    def command(self, name: str) -> None:
        """Do what is no choice of the game: `undo`, `log`, a pile to look through, ..."""
        self._table.command(name)
