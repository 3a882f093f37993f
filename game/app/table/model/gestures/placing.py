"""Laying things on rooms one after the other: Protection tokens (R-26), hits (R-31), anything else. Pure."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.app.table.model.table_keys import DAMAGE_DISCARD, TableKey
from game.rules.protocol import OptionDict

Placed = tuple[str, ...]


@dataclass(frozen=True)
class Placing:
    """Hold what the open question lays on rooms.

    Attributes:
        part: the name of the rooms in the options.
        options: what may be chosen.
        token: what of the supply is laid (`protection`, `cube`); empty for anything else.
        hits: whether the rooms are damaged: then each says what a hit would do, a click takes a room back,
            and the whole is confirmed.
    """

    part: str
    options: Sequence[OptionDict]
    token: str
    hits: bool

    @property
    def source(self) -> TableKey | None:
        """Return what can be dragged onto the rooms: the card that struck, or the supply."""
        if self.hits:
            return DAMAGE_DISCARD
        return TableKey.supply(self.token) if self.token else None

    @property
    def count(self) -> int:
        """Return how many rooms are to be chosen."""
        return len(self.options[0][self.part])

    def choosable(self, placed: Placed) -> set[str]:
        """The rooms that may come next, after those already chosen."""
        found: set[str] = set()
        for option in self.options:
            rest = list(option[self.part])
            if _remove_all(rest, placed):
                found.update(rest)
        return found

    def after(self, placed: Placed, room: str) -> Placed | None:
        """The rooms chosen after a click on one: with it, or without; None when it may not be chosen.

        Where a single room is wanted, another click changes the mind.
        """
        if room in self.choosable(placed):
            return (*placed, room)
        if room in placed:
            return tuple(other for other in placed if other != room)
        return (room,) if self.count == 1 and room in self.choosable(()) else None

    def option_of(self, placed: Placed) -> OptionDict | None:
        """The option that is complete with the rooms chosen; None while rooms are missing."""
        wanted = sorted(placed)
        return next((option for option in self.options if sorted(option[self.part]) == wanted), None)


def _remove_all(rest: list[str], placed: Placed) -> bool:
    """Take each placed room once out of `rest`; False when one of them is not there."""
    for room in placed:
        if room not in rest:
            return False
        rest.remove(room)
    return True
