"""Give the events of a table to its parts, in the order in which they may use them up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from game.app.table.input.hand_events import HandEvents, Taker

if TYPE_CHECKING:
    from game.app.table.motion.table_sound import TableSound


class TableEvents:
    """Hand every event on until a part of the table has used it up.

    Args:
        before: parts that come before the hands, in their order.
        hands: pointer and keys.
        sound: makes heard what the hands have done.
    """

    def __init__(self, before: Sequence[Taker], hands: HandEvents, sound: TableSound) -> None:
        self._before, self.hands, self._sound = tuple(before), hands, sound

    def handle(self, event: pygame.Event) -> bool:
        """Take an event; tell whether it was used up."""
        if any(takes(event) for takes in self._before):
            return True
        self._sound.before()
        if not self.hands.takes(event):
            return False
        self._sound.after()
        return True
