"""Measure what a sound is like, in a few numbers: how it begins, how bright, noisy, rough and long it is.
Pure."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from game.app.audio.mixer import RATE
from tools.listening.loudness import Numbers
from tools.listening.sound_card import Samples

ENVELOPE = RATE // 500
"""Samples of a step of the envelope: 2 ms."""
FRAME, HOP = 1024, 512


@dataclass(frozen=True)
class Character:
    """Features as the literature on timbre defines them (Peeters, A large set of audio features, 2004).

    Attributes:
        attack_ms: of its first stroke that is half as loud as the loudest, from a tenth to nine tenths.
        centroid: of the power spectrum, in Hz.
        flatness: of the spectrum from 100 Hz to 10 kHz in dB: 0 is noise, tones lie far below.
        t60: seconds in which it would fall by 60 dB, from the fall by 20 (Schroeder 1965).
        rough: share of the envelope that moves 20 to 150 times a second (it is most rough at 70).
        low: share of the power below 150 Hz.
        strokes: how often it begins anew.
    """

    attack_ms: float
    centroid: float
    flatness: float
    t60: float
    rough: float
    low: float
    strokes: int

    def vector(self) -> Numbers:
        """The features on scales on which equal steps are heard as about equal."""
        values: Numbers = np.array(
            (
                np.log2(1 + self.attack_ms / 5),
                1.5 * np.log2(self.centroid / 1000),
                self.flatness / 8,
                1.5 * np.log2(self.t60 / 0.2),
                3 * self.rough,
                4 * self.low,
                1.5 * np.log2(1 + self.strokes),
            )
        )
        return values


def envelope(mono: Numbers) -> Numbers:
    """Return the loudness of a sound every 2 ms, over 6."""
    count = len(mono) // ENVELOPE
    power = np.mean(mono[: count * ENVELOPE].reshape(count, ENVELOPE) ** 2, axis=1)
    made: Numbers = np.sqrt(np.convolve(power, np.ones(3) / 3, "same"))
    return made


def character_of(samples: Samples) -> Character:
    """Measure a sound."""
    mono = np.pad(np.mean(samples, axis=1, dtype=np.float64), (ENVELOPE * 4, FRAME))
    shape = envelope(mono)
    top = _first_stroke(shape)
    rise = shape[: top + 1] / shape[top]
    begin, end = int(np.argmax(rise >= 0.1)), int(np.argmax(rise >= 0.9))
    left = np.cumsum((shape**2)[::-1])[::-1]
    fall = 10 * np.log10(left / left[0] + 1e-12)
    five, twenty_five = int(np.argmax(fall <= -5)), int(np.argmax(fall <= -25))
    power = np.abs(np.fft.rfft(mono)) ** 2
    at = np.fft.rfftfreq(len(mono), 1 / RATE)
    heard = (at > 25) & (at < 16_000)
    centroid = float(np.sum(at[heard] * power[heard]) / np.sum(power[heard]))
    low = float(np.sum(power[heard & (at < 150)]) / np.sum(power[heard]))
    return Character(
        (end - begin) * 2.0 + 1.0,
        centroid,
        _flatness(mono),
        max(0.01, (twenty_five - five) * 0.002 * 3),
        _roughness(shape),
        low,
        _strokes(shape),
    )


def _first_stroke(shape: Numbers) -> int:
    """Return where the first stroke is loudest: after it, it falls for 30 ms."""
    ahead = 15
    later = np.lib.stride_tricks.sliding_window_view(np.pad(shape, (0, ahead)), ahead + 1).max(axis=1)
    tops = np.flatnonzero((shape >= later) & (shape >= 0.5 * np.max(shape)))
    return int(tops[0])


def _flatness(mono: Numbers) -> float:
    parts = np.lib.stride_tricks.sliding_window_view(mono, FRAME)[::HOP]
    power = np.abs(np.fft.rfft(parts * np.hanning(FRAME), axis=1)) ** 2 + 1e-14
    at = np.fft.rfftfreq(FRAME, 1 / RATE)
    power = power[:, (at > 100) & (at < 10_000)]
    weight = np.sum(power, axis=1)
    flat = 10 * np.mean(np.log10(power), axis=1) - 10 * np.log10(np.mean(power, axis=1))
    return float(np.sum(flat * weight) / np.sum(weight))


def _roughness(shape: Numbers) -> float:
    heard = shape[shape > 0.05 * np.max(shape)]
    if len(heard) < 16:
        return 0.0
    heard = heard / np.mean(heard)
    spectrum = np.fft.rfft((heard - np.mean(heard)) * np.hanning(len(heard)))
    at = np.fft.rfftfreq(len(heard), 0.002)
    moving = spectrum[(at >= 20) & (at <= 150)]
    return float(np.sqrt(2 * np.sum(np.abs(moving) ** 2) / (0.375 * len(heard) ** 2)))


def _strokes(shape: Numbers) -> int:
    """Count where it rises to more than twice what it was 20 ms before, and to a good part of its loudest."""
    back = 10
    before = np.concatenate((np.zeros(back), shape[:-back]))
    rising = (shape > 2 * before) & (shape > 0.12 * np.max(shape))
    begins = np.flatnonzero(rising[1:] & ~rising[:-1])
    return 1 + int(np.sum(np.diff(begins) > 15)) if len(begins) else 1
