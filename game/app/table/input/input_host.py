"""What the hands need from the table that they work on."""

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
    """What happens on the table is done by its host."""

    @property
    def texts(self) -> Catalogue:
        """The catalogue of words."""

    @property
    def layout(self) -> Layout:
        """Where everything lies now."""

    @property
    def position(self) -> Position:
        """The position now."""

    def propose(self, option: OptionDict, source: TableKey | None = None, point: Point | None = None) -> None:
        """Propose an answer to the open decision; `source` was let go at `point`."""

    def propose_all(self, options: Sequence[OptionDict], source: TableKey | None = None) -> None:
        """Make several choices one after the other, as far as each is still asked for."""

    def refuse(self, reason: Reason, point: Point, source: TableKey | None = None) -> None:
        """Say why not; `source` flies back from the point."""

    def ask(self, options: Sequence[OptionDict]) -> None:
        """Several options for one gesture: the player chooses."""

    def rested(self, ms: float) -> bool:
        """Whether the pointer has been over the same element for so long."""

    def board(self, option: OptionDict, source: TableKey, point: Point | None) -> None:
        """Somebody wants to leave in the Escape Pod, for which there is no way back."""

    def put_back(self) -> bool:
        """Put back what is held or picked up; False when there was nothing."""

    def step_back(self) -> bool:
        """Take back that a room is used, while it asks; False where nothing can be taken back."""

    def command(self, name: str) -> None:
        """Something that is no choice of the game: `undo`, `log`, a pile to look through, ..."""

    def end(self, options: Sequence[OptionDict]) -> None:
        """The player wants to end the phase, or to decline."""
