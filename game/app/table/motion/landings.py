"""Pieces that have landed where the table still shows what lay there before: they are seen until it does not.

What a piece lands on is painted anew when a frame has time for it. Until then nobody would see the piece.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.app.drawing.viewport import Rect
from game.app.table.motion.director import Moving


class Landings:
    """The pieces that are waited for."""

    def __init__(self) -> None:
        self._flying: list[Moving] = []
        self._landed: list[Moving] = []

    def clear(self) -> None:
        """Nothing flies any more, and the truth is another one."""
        self._flying, self._landed = [], []

    def settle(self, moving: Sequence[Moving], shown: Callable[[Rect], bool]) -> list[Moving]:
        """Return the pieces that are to be drawn where they have landed.

        Args:
            moving: what is in the air now.
            shown: tells of a place, in units, whether the table shows what lies there.
        """
        landed = [piece for piece in self._flying if piece.landed]
        self._landed = [piece for piece in (*self._landed, *landed) if not shown(piece.end)]
        self._flying = list(moving)
        return self._landed
