"""Measure sounds: BS.1770 loudness, the range of EBU Tech 3342, true peaks, critical bands. Pure."""

from __future__ import annotations

from functools import cache

import numpy as np
import numpy.typing as npt

from game.app.audio.mixer import RATE
from tools.listening.sound_card import Samples

Numbers = npt.NDArray[np.float64]
HOP = RATE // 10
WINDOW = 4 * HOP
"""400 ms, moved on by 100: the momentary loudness."""
SHORT = 30
"""Hops of the short-term loudness: three seconds."""
SILENT = -99.0
BARKS = 24
"""Critical bands (Zwicker)."""


@cache
def k_weight(count: int) -> Numbers:
    """Return the power that K-weighting (ITU-R BS.1770) lets through.

    Args:
        count: samples of the spectrum for each of whose bins it is wanted.
    """
    w = np.exp(-2j * np.pi * np.fft.rfftfreq(count))
    gain = np.ones(len(w), dtype=complex)
    vh, q, frequency = 10 ** (3.999843853973347 / 20), 0.7071752369554196, 1681.9744509555319
    k, vb = np.tan(np.pi * frequency / RATE), (10 ** (3.999843853973347 / 20)) ** 0.4996667741545416
    gain *= ((vh + vb * k / q + k * k) + 2 * (k * k - vh) * w + (vh - vb * k / q + k * k) * w * w) / (
        (1 + k / q + k * k) + 2 * (k * k - 1) * w + (1 - k / q + k * k) * w * w
    )
    q, frequency = 0.5003270373238773, 38.13547087602444
    k = np.tan(np.pi * frequency / RATE)
    a0 = 1 + k / q + k * k
    gain *= (1 - 2 * w + w * w) / (1 + 2 * (k * k - 1) / a0 * w + (1 - k / q + k * k) / a0 * w * w)
    return np.abs(gain) ** 2


@cache
def _hann(count: int) -> Numbers:
    return np.hanning(count)


def weighted_power(samples: Samples) -> float:
    """Return the K-weighted power of both sides together."""
    count = len(samples)
    spectrum = np.abs(np.fft.rfft(samples, axis=0)) ** 2
    return float(2 * np.sum(spectrum * k_weight(count)[:, None]) / count**2)


def lufs(power: float) -> float:
    """Return a K-weighted power as LUFS."""
    return float(-0.691 + 10 * np.log10(power)) if power > 1e-10 else SILENT


def momentary(samples: Samples) -> float:
    """Return the loudness of the loudest 400 ms; the sound lies in silence."""
    padded = np.pad(samples, ((WINDOW, WINDOW), (0, 0)))
    starts = range(0, len(padded) - WINDOW, WINDOW // 16)
    return lufs(max(weighted_power(padded[at : at + WINDOW]) for at in starts))


def true_peak(samples: Samples) -> float:
    """Return the highest point between the samples in dBFS; it is sought where the samples are large."""
    top = float(np.max(np.abs(samples), initial=0.0))
    if top <= 1e-6:
        return -120.0
    found = top
    size = 512
    for at in np.unique(np.flatnonzero(np.max(np.abs(samples), axis=1) > 0.7 * top) // size) * size:
        part = samples[max(0, at - 64) : at + size + 64]
        # Ends that do not meet would ring.
        part = np.concatenate((part, part[::-1]))
        spectrum = np.fft.rfft(part, axis=0)
        wide = np.fft.irfft(spectrum, 4 * len(part), axis=0) * 4
        found = max(found, float(np.max(np.abs(wide))))
    return float(20 * np.log10(found))


class LoudnessMeter:
    """Measures what is fed to it bit by bit.

    Attributes:
        powers: K-weighted power of 400 ms, every 100 ms.
        peak: highest true peak so far, in dBFS.
    """

    def __init__(self) -> None:
        self.powers: list[float] = []
        self.peak = -120.0
        self._rest = np.zeros((WINDOW - HOP, 2), dtype=np.float32)

    def feed(self, samples: Samples) -> None:
        """Take in what is heard next."""
        self._rest = np.concatenate((self._rest, samples))
        while len(self._rest) >= WINDOW:
            part = self._rest[:WINDOW]
            self.powers.append(weighted_power(part))
            loud = float(np.max(np.abs(part[-HOP:]), initial=1e-6))
            # Between two samples no real sound is more than 6 dB above them.
            if 20 * np.log10(loud) + 6 > self.peak:
                self.peak = max(self.peak, true_peak(part[-HOP:]))
            self._rest = self._rest[HOP:]

    @property
    def integrated(self) -> float:
        """Loudness of the whole, gated."""
        powers = np.array(self.powers)
        powers = powers[powers > 10 ** ((-70 + 0.691) / 10)]
        if not len(powers):
            return SILENT
        return lufs(float(np.mean(powers[powers > np.mean(powers) * 0.1])))

    @property
    def short_term(self) -> Numbers:
        """Loudness of every three seconds, each a tenth of a second on."""
        total = np.concatenate(([0.0], np.cumsum(self.powers)))
        means = (total[SHORT:] - total[:-SHORT]) / SHORT
        return np.array([lufs(float(mean)) for mean in means])

    @property
    def range(self) -> float:
        """Loudness range in LU (EBU Tech 3342): from the quietest tenth to the loudest twentieth."""
        short = self.short_term
        short = short[short > -70]
        if not len(short):
            return 0.0
        short = short[short > 10 * np.log10(np.mean(10 ** (short / 10))) - 20]
        low, high = np.percentile(short, (10, 95))
        return float(high - low)


def bark(frequency: Numbers) -> Numbers:
    """Return critical-band rates of frequencies (Traunmüller 1990)."""
    return 26.81 * frequency / (1960 + frequency) - 0.53


def band_powers(samples: Samples) -> Numbers:
    """Return the power in each critical band, both sides together."""
    count = len(samples)
    window = _hann(count)[:, None]
    power = np.sum(np.abs(np.fft.rfft(samples * window, axis=0)) ** 2, axis=1) * 2 / count / np.sum(window**2)
    at: Numbers = np.fft.rfftfreq(count, 1 / RATE).astype(np.float64)
    band = np.clip(bark(at), 0, BARKS - 1).astype(int)
    return np.bincount(band, power, BARKS).astype(np.float64)


@cache
def spreading() -> Numbers:
    """Return how much each band (column) masks each other one (row), as powers (Schroeder et al. 1979)."""
    away = np.arange(BARKS)[:, None] - np.arange(BARKS)[None, :] + 0.474
    decibel = 15.81 + 7.5 * away - 17.5 * np.sqrt(1 + away**2)
    spread: Numbers = 10 ** (decibel / 10)
    return spread


def signal_to_masker(signal: Samples, masker: Samples) -> Numbers:
    """Return by how many dB a signal stands above what masks it, in each critical band.

    Bands in which the signal itself can hardly be heard (below -75 dBFS) count as masked.
    """
    heard, masks = band_powers(signal), spreading() @ band_powers(masker)
    ratio = 10 * np.log10(np.maximum(heard, 1e-12) / np.maximum(masks, 1e-9))
    return np.where(heard > 10**-7.5, ratio, SILENT)
