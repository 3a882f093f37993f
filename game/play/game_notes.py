"""Keep what is noted of a game beside its choices, as a saved game says it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from game.rules.protocol import GameDict

AIDS = ADVISER, UNDO = "adviser", "undo"
"""Help that persons can take in a game: asking the adviser, taking a choice back."""
LONGEST_REST_S = 120.0
"""Seconds without a choice after which nobody is playing: only these count as play, not the rest of the
pause."""
MOST_SECONDS = 10_000_000


@dataclass
class GameNotes:
    """Hold the notes of one game.

    Attributes:
        guided: whether the captain says at the table what can be done.
        missed: what persons left undone in a guided game, each with the number of choices made by then.
        aids: what helped the persons in this game, of `AIDS`; the log of flights tells it.
        seconds: of play at a table, without long rests; the log of flights tells it.
    """

    guided: bool = False
    missed: list[tuple[int, str]] = field(default_factory=list)
    aids: frozenset[str] = frozenset()
    seconds: float = 0.0

    @classmethod
    def from_json(cls, game: Mapping[str, Any]) -> GameNotes:
        """Return the notes of a saved game, as far as they make sense.

        Args:
            game: what was saved.
        """
        return cls(
            game.get("guided") is True,
            _missed(game.get("missed")),
            _aids(game.get("aids")),
            _seconds(game.get("seconds")),
        )

    def add_to(self, game: GameDict) -> None:
        """Write the notes that there are into a game that is saved."""
        if self.guided:
            game["guided"] = True
        if self.missed:
            game["missed"] = [list(one) for one in self.missed]
        if self.aids:
            game["aids"] = sorted(self.aids)
        if int(self.seconds):
            game["seconds"] = min(MOST_SECONDS, int(self.seconds))

    def spend(self, ms: float) -> None:
        """Let time pass at the table.

        Args:
            ms: since the last time; of a long rest only the beginning counts.
        """
        self.seconds += min(LONGEST_REST_S, ms / 1000)

    def branched(self) -> GameNotes:
        """Return the notes of a game that goes on from here by itself: nobody guides it."""
        return replace(self, guided=False, missed=[])


def _missed(form: object) -> list[tuple[int, str]]:
    """Return what was left undone in a guided game, as far as it makes sense."""
    entries = form if isinstance(form, list) else []
    return [
        (one[0], one[1])
        for one in entries
        if isinstance(one, list) and len(one) == 2 and type(one[0]) is int and isinstance(one[1], str)
    ]


def _aids(form: object) -> frozenset[str]:
    """Return what helped the persons in a game, as far as it makes sense."""
    return frozenset(one for one in AIDS if isinstance(form, list) and one in form)


def _seconds(form: object) -> float:
    """Return how long a game was played, 0 where that makes no sense."""
    return float(form) if type(form) is int and 0 <= form <= MOST_SECONDS else 0.0
