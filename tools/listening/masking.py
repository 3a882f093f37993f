"""Measure whether what must be heard stands out from music and ambience, in all three intensities of the
score."""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

import numpy as np

from game.app.audio.audio import Audio
from game.app.audio.cues import Cue
from game.app.audio.mixer import RATE
from game.app.audio.score import CALM, PERIL, STRAINED, Signs
from game.app.audio.sounds import EFFECTS, Sounds
from game.storage.settings.preferences import Preferences
from tools.listening.loudness import signal_to_masker
from tools.listening.sound_card import OfflineMixer, Samples

STEP_MS = 20.0
IMPORTANT = (
    "critical",
    "alarm-near",
    "alarm-middle",
    "alarm-far",
    "deck-10",
    "deck-5",
    "deck-3",
    "breach",
    "destroyed",
    "damage-1",
    "damage-2",
    "damage-3",
    "shield",
    "divert",
    "pod-leaves",
    "turn",
    "die-six",
    "scavenge-miss",
    "repair",
    "refused",
    "error",
)
"""Cues that tell what the player must not miss."""
BAR_DB, BANDS, FIRST_MS = 6.0, 3, 300.0
"""A cue is heard where it stands so far above what masks it, in so many critical bands, in its first moments.
A tone is heard already where it is a few dB weaker than the noise in its critical band (Fastl and Zwicker,
Psychoacoustics, on masking), so this is well above the threshold."""
TIMES = 3
SETTLED_MS = 12_000.0
APART_MS = 7300.0
"""Longer than music stays back for any of them, and no whole number of beats: so they fall everywhere."""
SIGNS: Mapping[str, Signs] = {
    CALM: Signs(deck=40, damaged=3, here=4),
    STRAINED: Signs(deck=25, damaged=5, burning=1, critical=(3,), sun=0.4, here=4),
    PERIL: Signs(loss=0.33, critical=(0, 3), burning=3, damaged=9, breach=True, deck=12, sun=1.0, here=4),
}


class Listener:
    """A player who sits before the loudspeakers with the usual settings.

    Args:
        sounds: of the game.
        settings: volumes.
    """

    def __init__(self, sounds: Sounds, settings: Preferences | None = None) -> None:
        self.mixer = OfflineMixer(sounds.folder)
        self.sounds = sounds
        self.audio = Audio(sounds, self.mixer, random.Random(7))
        self.audio.apply(settings or Preferences())
        self.audio.start()
        self.audio.sit_down((0, 1, 2, 3), 0)

    def hear(self, ms: float) -> tuple[Samples, Samples]:
        """Let time pass; what is heard of the files apart, and of the rest."""
        parts = []
        for _ in range(round(ms / STEP_MS)):
            self.audio.update(STEP_MS)
            parts.append(self.mixer.card.listen(STEP_MS))
        return np.concatenate([part[0] for part in parts]), np.concatenate([part[1] for part in parts])


@dataclass(frozen=True)
class Masked:
    """Hold how far a cue stands out: the dB of the third best critical band, the worst time of several."""

    cue: str
    level: str
    decibel: float

    @property
    def heard(self) -> bool:
        """Return whether it is above the bar."""
        return self.decibel >= BAR_DB


def masking(
    sounds: Sounds, cues: Iterable[str] = IMPORTANT, levels: Iterable[str] = SIGNS, times: int = TIMES
) -> list[Masked]:
    """Play cues over the music and ambience of every intensity, and measure how far they stand out.

    Args:
        sounds: of the game.
        cues: which.
        levels: which intensities.
        times: how often each is played, at different moments of the music.
    """
    found = []
    for level in levels:
        listener = Listener(sounds)
        listener.audio.watch(SIGNS[level])
        # The table's own alarms are no music.
        listener.mixer.card.unheard = EFFECTS
        listener.hear(SETTLED_MS)
        worst = dict.fromkeys(cues, 99.0)
        for _ in range(times):
            for cue in worst:
                listener.mixer.card.apart = sounds.files[cue]
                listener.audio.cue(Cue(cue))
                apart, rest = listener.hear(900.0)
                worst[cue] = min(worst[cue], stands_out(apart, rest))
                listener.hear(APART_MS - 900.0)
        found += [Masked(cue, level, round(value, 1)) for cue, value in worst.items()]
    return found


def stands_out(signal: Samples, masker: Samples) -> float:
    """Return the dB above the masker in the third best critical band, in the first moments of a signal."""
    size = np.max(np.abs(signal), axis=1)
    top = float(np.max(size))
    if top <= 0:
        return -99.0
    begin = int(np.argmax(size > 0.1 * top))
    count = round(FIRST_MS / 1000 * RATE)
    ratio = signal_to_masker(signal[begin : begin + count], masker[begin : begin + count])
    return float(np.sort(ratio)[-BANDS])
