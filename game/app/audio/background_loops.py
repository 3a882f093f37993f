"""Play what is always there: which loops sound how loud, and when an alarm is heard again. Pure."""

from __future__ import annotations

import random
from collections.abc import Mapping

from game.app.audio.cues import LOW, Cue
from game.app.audio.score import Signs

LOOPS = ("hum", "fire", "blaze", "sun-far", "sun-near", "heart-10", "heart-5", "heart-3")
FADE_MS = 1800.0
ALARM_S = (14.0, 26.0)
"""Seconds between two alarms of critical rooms."""
CREAK_S = (18.0, 50.0)
CREAKS_FROM = 5
"""Missing cubes from which on the hull creaks."""
RING = ((0, 1, 2, 5, 8, 7, 6, 3), 4)
"""Places around the ship in the order in which they touch each other, and the core in the middle."""


def levels(signs: Signs | None) -> dict[str, float]:
    """Return how loud every loop is, 0 to 1; without a table (`signs` None) only the reactor hums."""
    made = dict.fromkeys(LOOPS, 0.0)
    if signs is None:
        made["hum"] = 0.5
        return made
    if signs.over:
        return made
    made["hum"] = 0.9
    if signs.burning:
        made["fire"] = min(1.0, 0.35 + 0.2 * signs.burning)
        made["blaze"] = min(1.0, max(0.0, 0.2 * (signs.burning - 2)) + 0.15 * len(signs.critical))
    made["sun-far"] = 0.35 + 0.65 * min(1.0, signs.sun * 1.6) * (1.0 - 0.5 * signs.sun)
    made["sun-near"] = max(0.0, signs.sun - 0.35) / 0.65
    if signs.deck is not None:
        heart = next((limit for limit, _ in LOW if signs.deck <= limit), None)
        if heart is not None:
            made[f"heart-{heart}"] = 0.9
    return made


def distance(one: int | None, other: int) -> str:
    """Return how far an alarm is from the ear: `near`, `middle` or `far`; places are 0 to 8 of the board."""
    ring, core = RING
    if one == other:
        return "near"
    if one is None:
        return "far"
    if core in (one, other):
        return "middle"
    steps = abs(ring.index(one) - ring.index(other))
    return "middle" if min(steps, len(ring) - steps) <= 1 else "far"


def side(place: int) -> float:
    """From which side a place of the board is heard, -0.7 to 0.7."""
    return (place % 3 - 1) * 0.7


class Alarms:
    """Alarms of critical rooms, and the creaking of the hull: now and then.

    Args:
        chance: of its own.
    """

    def __init__(self, chance: random.Random) -> None:
        self._chance = chance
        self._waits: dict[str, float] = {}

    def watch(self, signs: Signs | None) -> None:
        """Take what the table says now; None where there is none."""
        wanted = signs is not None and not signs.over
        self._keep("alarm", wanted and bool(signs and signs.critical), ALARM_S)
        self._keep("creak", wanted and bool(signs and signs.damaged >= CREAKS_FROM), CREAK_S)

    def _keep(self, name: str, wanted: bool, seconds: tuple[float, float]) -> None:
        if not wanted:
            self._waits.pop(name, None)
        elif name not in self._waits:
            self._waits[name] = self._chance.uniform(*seconds) * 1000

    def wake(self) -> float | None:
        """Ms until the next one."""
        return max(0.0, min(self._waits.values())) if self._waits else None

    def update(self, ms: float, signs: Signs | None) -> list[Cue]:
        """Let time pass; what is heard now."""
        heard = []
        for name, seconds in (("alarm", ALARM_S), ("creak", CREAK_S)):
            if name not in self._waits:
                continue
            self._waits[name] -= ms
            if self._waits[name] <= 0 and signs is not None:
                self._waits[name] = self._chance.uniform(*seconds) * 1000
                heard.append(self._cue(name, signs))
        return heard

    def _cue(self, name: str, signs: Signs) -> Cue:
        if name == "creak":
            return Cue("creak", gain=self._chance.uniform(0.5, 1.0), pan=self._chance.uniform(-0.8, 0.8))
        place = self._chance.choice(signs.critical)
        return Cue(f"alarm-{distance(signs.here, place)}", pan=side(place))


CAPTIONS: Mapping[str, str] = {
    "critical": "sound-critical",
    "alarm-near": "sound-alarm-near",
    "alarm-middle": "sound-alarm-middle",
    "alarm-far": "sound-alarm-far",
    "creak": "sound-creak",
    "breach": "sound-breach",
    "deck-10": "sound-deck-10",
    "deck-5": "sound-deck-5",
    "deck-3": "sound-deck-3",
    "ending-saved": "sound-ending-saved",
    "ending-destroyed": "sound-ending-destroyed",
    "ending-adrift": "sound-ending-adrift",
    "ending-pod-alone": "sound-ending-pod-alone",
    "ending-pod-behind": "sound-ending-pod-behind",
    "ending-pod-nobody": "sound-ending-pod-nobody",
}
"""Sounds that tell something, and the key of their caption."""
