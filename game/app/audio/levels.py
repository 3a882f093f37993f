"""Volumes that move: loops that come and go, music that steps back. Pure."""

from __future__ import annotations

from dataclasses import dataclass

STEP_MS = 40.0
"""Time in ms between two steps of a moving volume."""
DUCK_DOWN_MS, DUCK_UP_MS = 50.0, 1600.0


@dataclass
class Fader:
    """A gain on its way to another one, evenly in time."""

    value: float = 0.0
    goal: float = 0.0
    speed: float = 0.0

    def to(self, goal: float, ms: float) -> None:
        """Begin to move; 0 ms is at once."""
        self.goal = goal
        if ms <= 0:
            self.value = goal
        self.speed = abs(goal - self.value) / ms if ms > 0 else 0.0

    @property
    def moving(self) -> bool:
        """Return whether it is not there yet."""
        return self.value != self.goal

    def update(self, ms: float) -> bool:
        """Let time pass; True if the gain has changed."""
        if not self.moving:
            return False
        way = self.goal - self.value
        step = self.speed * ms
        self.value = self.goal if abs(way) <= step else self.value + (step if way > 0 else -step)
        return True


class Duck:
    """Hold how far music and ambience step back for what must be heard.

    Attributes:
        fader: the gain they are played with, 1 at most.
    """

    def __init__(self) -> None:
        self.fader = Fader(1.0, 1.0)
        self._left = 0.0

    def press(self, ms: float, gain: float) -> None:
        """Step back to a gain for so long; of two that overlap the longer and the deeper one wins."""
        deepest = min(gain, self.fader.goal) if self._left > 0 else gain
        self._left = max(self._left, ms)
        self.fader.to(deepest, DUCK_DOWN_MS)

    def update(self, ms: float) -> bool:
        """Let time pass; True if the gain has changed."""
        if self._left > 0:
            self._left -= ms
            if self._left <= 0:
                self.fader.to(1.0, DUCK_UP_MS)
        return self.fader.update(ms)

    def wake(self) -> float | None:
        """Ms until `update` must be called."""
        if self.fader.moving:
            return STEP_MS
        return self._left if self._left > 0 else None


def sides(gain: float, pan: float) -> tuple[float, float]:
    """Gains of both loudspeakers for a stereo sound that is moved to a side: the far one gets less."""
    return gain * min(1.0, 1.0 - pan * 0.75), gain * min(1.0, 1.0 + pan * 0.75)
