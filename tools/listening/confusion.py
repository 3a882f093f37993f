"""Measure how far sounds that tell different things lie from each other: by their spectra, moment for
moment."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from itertools import combinations

import numpy as np
import numpy.typing as npt

from game.app.audio.mixer import RATE
from game.app.audio.sounds import Sounds
from tools.listening.sound_card import Samples, samples_of

Picture = npt.NDArray[np.float32]
FRAME, HOP = 1024, 882
BANDS, FRAMES = 40, 150
"""Mel bands from 60 Hz to 14 kHz, and fiftieths of a second from the onset on."""
FLOOR_DB = -50.0
"""Loudness below the loudest moment of a sound from which on nothing tells it from others."""
SHIFTS = (-1, 0, 1)
"""Fiftieths of a second by which one is moved against the other: the nearest counts."""


@cache
def _mel_bands() -> Picture:
    def mel(hertz: float) -> float:
        return float(2595 * np.log10(1 + hertz / 700))

    edges = 700 * (10 ** (np.linspace(mel(60), mel(14_000), BANDS + 2) / 2595) - 1)
    at = np.fft.rfftfreq(FRAME, 1 / RATE)
    low, middle, high = edges[:-2, None], edges[1:-1, None], edges[2:, None]
    rise, fall = (at - low) / (middle - low), (high - at) / (high - middle)
    return np.maximum(0, np.minimum(rise, fall)).astype(np.float32)


def onset(samples: Samples) -> int:
    """Return the sample at which a sound can be heard: at a twentieth of its peak."""
    size = np.max(np.abs(samples), axis=1)
    return int(np.argmax(size > 0.05 * np.max(size)))


def picture_of_sound(samples: Samples, frames: int = FRAMES) -> Picture:
    """Return a sound as mel bands over time, in dB below its loudest, from its onset on."""
    mono = np.mean(samples, axis=1)[onset(samples) :]
    mono = np.pad(mono, (FRAME // 2, frames * HOP + FRAME))
    parts = np.lib.stride_tricks.sliding_window_view(mono, FRAME)[: frames * HOP : HOP]
    power = np.abs(np.fft.rfft(parts * np.hanning(FRAME), axis=1)) ** 2
    decibel = 10 * np.log10(power @ _mel_bands().T + 1e-12)
    shown: Picture = np.maximum(decibel - np.max(decibel), FLOOR_DB).astype(np.float32)
    return shown


def distance_between(one: Picture, other: Picture) -> float:
    """Return the mean difference in dB where either sound is heard; the best of a few shifts in time."""
    found = []
    for shift in SHIFTS:
        a = one[max(0, shift) : len(one) + min(0, shift)]
        b = other[max(0, -shift) : len(other) + min(0, -shift)]
        heard = np.maximum(a, b) > FLOOR_DB
        found.append(float(np.mean(np.abs(a - b)[heard])))
    return min(found)


@dataclass(frozen=True)
class Pair:
    """Two cues, and how far their most alike variations lie apart, in dB."""

    one: str
    other: str
    decibel: float


def pairs(sounds: Sounds, cues: Iterable[str]) -> list[Pair]:
    """Compare all cues with each other, the nearest first."""
    pictures: Mapping[str, list[Picture]] = {
        cue: [picture_of_sound(samples_of(sounds.folder / file)) for file in sounds.files[cue]]
        for cue in cues
    }
    found = [
        Pair(one, other, min(distance_between(a, b) for a in pictures[one] for b in pictures[other]))
        for one, other in combinations(pictures, 2)
    ]
    return sorted(found, key=lambda pair: pair.decibel)


ALIKE: tuple[frozenset[str], ...] = (
    frozenset(("damage-1", "damage-2", "damage-3", "destroyed", "breach")),
    frozenset(("alarm-near", "alarm-middle", "alarm-far", "critical")),
    frozenset(("deck-10", "deck-5", "deck-3")),
    frozenset(("card-drop", "back")),
)
"""Cues that tell the same kind of thing, and may sound alike: more or less of it, near or far."""
BAR_DB = 8.0
"""Least distance of any two others. Variations of one stroke differ by 3 to 5."""
TOLD_APART: tuple[tuple[str, str], ...] = (
    ("refused", "press"),
    ("refused", "damage-1"),
    ("refused", "card-drop"),
    ("refused", "error"),
    ("critical", "damage-1"),
    ("critical", "turn"),
    ("alarm-near", "damage-2"),
    ("alarm-near", "die-six"),
    ("repair", "card-draw"),
    ("repair", "card-pick"),
    ("repair", "damage-1"),
    ("scavenge-miss", "die-six"),
    ("scavenge-miss", "die-settle"),
    ("shield", "damage-1"),
    ("shield", "destroyed"),
    ("divert", "activate"),
    ("turn", "phase"),
    ("undo", "redo"),
    ("victory", "loss"),
    ("loss", "power-dies"),
    ("activate", "power-dies"),
    ("pod-leaves", "power-dies"),
    ("pod-leaves", "breach"),
    ("deck-10", "damage-1"),
    ("protection", "shield"),
)
TOLD_BAR_DB = 9.5
"""Least distance of sounds that would mislead if they were mistaken for each other."""


def too_near(found: Iterable[Pair]) -> list[Pair]:
    """Return the pairs that could be mistaken for each other."""
    told = {frozenset(pair) for pair in TOLD_APART}
    wrong = []
    for pair in found:
        names = frozenset((pair.one, pair.other))
        if any(names <= alike for alike in ALIKE):
            continue
        if pair.decibel < (TOLD_BAR_DB if names in told else BAR_DB):
            wrong.append(pair)
    return wrong
