"""Define what the hands need from the table that they work on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from game.app.table.input.drag import Point
from game.app.table.model.places.layout import Layout
from game.app.table.model.position import Position
from game.app.table.model.table_keys import TableKey
from game.rules.protocol import OptionDict
from game.sentences import Reason
from game.wording import Catalogue


class InputHost(Protocol):
    """Do what happens on the table."""

    @property
    def texts(self) -> Catalogue:
        """The catalogue of words."""

    @property
    def layout(self) -> Layout:
        """Return where everything lies now."""

    @property
    def position(self) -> Position:
        """The position now."""

    def propose(self, option: OptionDict, source: TableKey | None = None, point: Point | None = None) -> None:
        """Propose an answer to the open decision; `source` was let go at `point`."""

    def propose_all(self, options: Sequence[OptionDict], source: TableKey | None = None) -> None:
        """Make several choices one after the other, as far as each is still asked for."""

    def refuse(self, reason: Reason, point: Point) -> None:
        """Say why not, where it was tried."""

    def fly_back(self, source: TableKey, start: Point) -> None:
        """Let a piece that was held fly back to its place; its middle is at `start`."""

    def ask(self, options: Sequence[OptionDict]) -> None:
        """Several options for one gesture: the player chooses."""

    def rested(self, ms: float) -> bool:
        """Return whether the pointer has been over the same element for so long."""

    def board(self, option: OptionDict, source: TableKey, point: Point | None) -> None:
        """Somebody wants to leave in the Escape Pod, for which there is no way back."""

    def step_back(self) -> bool:
        """Take back that a room is used, while it asks; False where nothing can be taken back."""

    def command(self, name: str) -> None:
        """Something that is no choice of the game: `undo`, `log`, a pile to look through, ..."""

    def end(self, options: Sequence[OptionDict]) -> None:
        """The player wants to end the phase, or to decline."""
