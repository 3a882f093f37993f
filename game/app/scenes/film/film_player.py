"""The player of the film: one turn after the other, and what is worth finding again on its line."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence

import pygame

from game.app.scenes.film.film_work import TurnPlace
from game.app.table.model.marks import marks_of
from game.app.widgets.timeline import Mark
from game.play.session import Session

REST_MS = 1600.0
"""Time in ms for which a turn is shown at speed 1 while the film plays."""
SPEEDS = ((1.0, "one"), (4.0, "four"))
WITHIN = 1000
"""Number of places on the line for each turn: each turn is as wide there as in the plot, however long it
was."""
STEPS: tuple[tuple[str, str, int, int, str], ...] = (
    ("first", "ui-first", 180, pygame.K_HOME, "replay-first"),
    ("point-back", "ui-fast", 180, pygame.K_PAGEUP, "film-point-back"),
    ("turn-back", "ui-chevron", 180, 0, "replay-back-turn"),
    ("turn-on", "ui-chevron", 0, 0, "replay-on-turn"),
    ("point-on", "ui-fast", 0, pygame.K_PAGEDOWN, "film-point-on"),
    ("last", "ui-first", 0, pygame.K_END, "replay-last"),
)
"""Ways to walk: name, icon, how far the icon is turned, key, tip."""


class Projector:
    """Shows one turn after the other, as fast as somebody likes.

    Attributes:
        running: whether it does.
        speed: how many times as fast as usual.
    """

    def __init__(self) -> None:
        self.running, self.speed = False, 1.0
        self._rest = 0.0

    def run(self, running: bool) -> None:
        """Begin or stop.

        Args:
            running: whether to begin; the turn that is shown then is seen for as long as all others.
        """
        self.running, self._rest = running, REST_MS / self.speed

    def set_speed(self, speed: float) -> None:
        """Choose how fast; what is left of the time of a turn is no longer than it would be now."""
        self.speed = speed
        self._rest = min(self._rest, REST_MS / speed)

    def over(self, ms: float) -> bool:
        """Let time pass; return whether the turn that is shown has been seen."""
        if not self.running:
            return False
        self._rest -= ms
        if self._rest > 0:
            return False
        self._rest = REST_MS / self.speed
        return True

    def wake(self) -> float | None:
        """Return when a turn has been seen; None while nothing is played."""
        return max(0.0, self._rest) if self.running else None


def line_marks(session: Session, places: Sequence[TurnPlace]) -> tuple[Mark, ...]:
    """Return what is worth finding again, where it stands on the line.

    Args:
        session: the whole game.
        places: its turns.
    """
    firsts = [place.first for place in places]
    ends = [*firsts[1:], session.history.length]
    found = [Mark(WITHIN * number, "turn") for number in range(1, len(places))]
    for mark in marks_of(session):
        if mark.kind != "turn":
            # What has happened after so many choices was done by the last of them.
            turn = max(0, bisect_right(firsts, mark.at - 1) - 1)
            share = (mark.at - firsts[turn]) / max(1, ends[turn] - firsts[turn])
            found.append(Mark(round(WITHIN * (turn + share)), mark.kind))
    return tuple(found)
