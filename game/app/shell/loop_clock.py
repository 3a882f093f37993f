"""The pace of the loop: how long it sleeps, and how much time has passed."""

from __future__ import annotations

import math
import time
from collections.abc import Iterable

import pygame

FRAME_MS = 1000 / 60
LONGEST_MS = 100.0
"""Longest step of the loop in ms where something moves."""
LOOKS = ((0.0, 15.0), (1_000.0, 50.0), (10_000.0, 100.0))
"""While nothing moves the loop looks for events ever less often: after so many ms without one, every so many.
A hand that has rested for ten seconds is answered a tenth of a second after it moves at the latest."""


class LoopClock:
    """Measures the steps of the loop and sleeps between them."""

    def __init__(self) -> None:
        self._last = self._touched = time.perf_counter()
        self._moving = False

    def step(self) -> float:
        """A step of the loop begins: return the ms since the one before."""
        passed = self._passed()
        if self._moving:
            # What is on the move is not to jump because one picture took long.
            passed = min(passed, LONGEST_MS)
        self._last = time.perf_counter()
        return passed

    @property
    def spent(self) -> float:
        """The ms since this step began."""
        return self._passed()

    def touched(self) -> None:
        """A player has done something."""
        self._touched = time.perf_counter()

    def wait(self, moving: bool, wakes: Iterable[float | None]) -> list[pygame.Event]:
        """Sleep until something happens or somebody wants time, and return what happened.

        pygame's own waiting looks for events a thousand times a second; this looks as often as a hand
        can tell.

        Args:
            moving: whether the next frame is wanted at once.
            wakes: after how many ms each wants time; None for never.
        """
        until = min((wake for wake in wakes if wake is not None), default=math.inf)
        self._moving = moving or until <= 0
        if self._moving:
            rest = FRAME_MS - self._passed()
            if rest > 1:
                pygame.time.wait(int(rest))
            return pygame.event.get()
        while True:
            events = pygame.event.get()
            passed = self._passed()
            if events or passed >= until:
                return events
            idle = (time.perf_counter() - self._touched) * 1000
            look = next(every for after, every in reversed(LOOKS) if idle >= after)
            pygame.time.wait(math.ceil(min(look, until - passed)))

    def _passed(self) -> float:
        return (time.perf_counter() - self._last) * 1000
