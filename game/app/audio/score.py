"""The score: how dangerous it is, which bed sounds, and which phrase comes next. Pure."""

from __future__ import annotations

import random
from dataclasses import dataclass

CALM, STRAINED, PERIL = "calm", "strained", "peril"
LEVELS = (CALM, STRAINED, PERIL)
RISE = (0.26, 0.58)
"""Danger from which it becomes strained, and perilous."""
FALL = (0.18, 0.46)
"""Danger below which it becomes calm again, or only strained: lower, so that it does not waver."""
BEAT_MS = 1000.0
FADE_MS = 4500.0
"""Time in ms in which one bed gives way to another."""
GAPS = {CALM: (9, 18), STRAINED: (7, 13), PERIL: (5, 10)}
"""Beats of rest between two phrases."""
PHRASE_BEATS = {CALM: 7, STRAINED: 6, PERIL: 5}


@dataclass(frozen=True)
class Signs:
    """Hold what the table says about the danger; nothing that the players may not know (R-35).

    Attributes:
        loss: chance that this turn loses the ship, 0 to 1.
        critical: places of rooms whose next hit loses the ship.
        burning: rooms that miss two cubes or more.
        damaged: cubes missing in all.
        breach: the Hull Breach has begun.
        deck: cards left in the Resource deck; None where nothing is counted.
        sun: how near the sun is, 0 to 1.
        here: place of the active crew member; None aboard the pod.
        over: the game has ended.
    """

    loss: float = 0.0
    critical: tuple[int, ...] = ()
    burning: int = 0
    damaged: int = 0
    breach: bool = False
    deck: int | None = None
    sun: float = 0.0
    here: int | None = None
    over: bool = False


def danger(signs: Signs) -> float:
    """Return how dangerous it is, 0 to 1."""
    found = 0.22 * signs.sun + 0.03 * signs.burning + 0.01 * signs.damaged
    found += 0.85 * signs.loss + 0.17 * min(3, len(signs.critical))
    if signs.breach:
        found += 0.34
    if signs.deck is not None and signs.deck <= 10:
        found += 0.05 + 0.025 * (10 - signs.deck)
    return min(1.0, found)


def intensity(before: str, value: float) -> str:
    """The intensity for a danger, given the one before: it rises at once and falls late."""
    at = LEVELS.index(before)
    while at < 2 and value >= RISE[at]:
        at += 1
    while at > 0 and value < FALL[at - 1]:
        at -= 1
    return LEVELS[at]


@dataclass(frozen=True)
class Phrase:
    """A phrase to play now: `name` of the sound, its variation, its gain and its side."""

    name: str
    variation: int
    gain: float
    pan: float


class Score:
    """Decides what is played; it never plays the same twice.

    Args:
        chance: of its own.
        counts: how many phrases there are of each intensity.

    Attributes:
        level: the intensity now; None for silence.
    """

    def __init__(self, chance: random.Random, counts: dict[str, int]) -> None:
        self._chance = chance
        self._counts = counts
        self._recent: dict[str, list[int]] = {level: [] for level in LEVELS}
        self.level: str | None = None
        self._now = 0.0
        self._next = 0.0

    def listen(self, value: float) -> None:
        """The danger is known anew."""
        before = self.level
        self.level = intensity(before or CALM, value)
        if self.level != before:
            self._plan(first=True)

    def rest(self) -> None:
        """Silence, until the next `listen`."""
        self.level = None

    def wake(self) -> float | None:
        """Ms until the next phrase; None in silence."""
        return None if self.level is None else max(0.0, self._next - self._now)

    def update(self, ms: float) -> Phrase | None:
        """Let time pass; a phrase, if one begins now."""
        self._now += ms
        if self.level is None or self._now < self._next:
            return None
        level = self.level
        phrase = Phrase(
            f"phrase-{level}",
            self._pick(level),
            self._chance.uniform(0.6, 1.0),
            self._chance.uniform(-0.45, 0.45),
        )
        self._plan(PHRASE_BEATS[level])
        return phrase

    def _pick(self, level: str) -> int:
        """Any phrase but the last two."""
        recent = self._recent[level]
        free = [n for n in range(self._counts[level]) if n not in recent] or [0]
        found = self._chance.choice(free)
        self._recent[level] = [*recent, found][-min(2, self._counts[level] - 1) :]
        return found

    def _plan(self, busy: int = 0, first: bool = False) -> None:
        """The next phrase begins on a beat, after a rest."""
        assert self.level is not None
        least, most = GAPS[self.level]
        rest = self._chance.randint(3, 6) if first else self._chance.randint(least, most)
        beats = int(self._now // BEAT_MS) + 1 + busy + rest
        self._next = beats * BEAT_MS
