"""Blocks that sounds are made of: tones, noise, struck bodies, filters and a timeline to lay them on.

A mono sound is an array of floats at `RATE`, a stereo sound has two columns. Nothing here reads a clock or
global chance: who wants chance hands a generator in.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np
from scipy import signal

RATE = 44100
Sound = np.ndarray
Chance = np.random.Generator


def length(seconds: float) -> int:
    return max(1, round(seconds * RATE))


def times(seconds: float) -> Sound:
    return np.arange(length(seconds)) / RATE


def silence(seconds: float, channels: int = 1) -> Sound:
    return np.zeros(length(seconds)) if channels == 1 else np.zeros((length(seconds), channels))


def pitch(name: str) -> float:
    """Frequency of a note such as `D3`, `F#4` or `Eb2`, tuned to A4 = 440 Hz."""
    steps = {"C": -9, "D": -7, "E": -5, "F": -4, "G": -2, "A": 0, "B": 2}
    step = steps[name[0]] + name.count("#") - name[1:].count("b")
    return 440.0 * 2 ** ((step + 12 * (int(name[-1]) - 4)) / 12)


# Tones


def sine(frequency: float | Sound, seconds: float, phase: float = 0.0) -> Sound:
    """A sine; the frequency may be an array as long as the sound."""
    every = np.broadcast_to(np.asarray(frequency, dtype=float), (length(seconds),))
    return np.sin(2 * np.pi * np.cumsum(every) / RATE + phase)


def glide(start: float, end: float, seconds: float, bend: float = 1.0) -> Sound:
    """Frequencies from start to end, evenly by ear; `bend` below 1 arrives early, above 1 late."""
    share = np.linspace(0, 1, length(seconds)) ** bend
    return start * (end / start) ** share


def harmonics(frequency: float | Sound, seconds: float, gains: Sequence[float], phase: float = 0.0) -> Sound:
    """A tone with overtones; none above 16 kHz is made."""
    made = silence(seconds)
    top = float(np.max(frequency))
    for n, gain in enumerate(gains, start=1):
        if gain and top * n < 16000:
            made += gain * sine(np.asarray(frequency) * n, seconds, phase * n)
    return made


def saw(
    frequency: float | Sound, seconds: float, softness: float = 1.0, top: int = 40, phase: float = 0.0
) -> Sound:
    """A saw without aliases; greater softness takes more of the top."""
    return harmonics(frequency, seconds, [1 / n**softness for n in range(1, top)], phase)


def bell(
    frequency: float, seconds: float, ratio: float = 3.51, depth: float = 2.0, fall: float = 0.5
) -> Sound:
    """A bell by frequency modulation; its brightness falls faster than its loudness."""
    t = times(seconds)
    inner = depth * np.exp(-t / (fall * 0.35)) * np.sin(2 * np.pi * frequency * ratio * t)
    return ended(np.sin(2 * np.pi * frequency * t + inner) * np.exp(-t / fall) * np.minimum(1.0, t / 0.002))


def pluck(chance: Chance, frequency: float, seconds: float, ring: float = 0.996, dull: float = 0.5) -> Sound:
    """A string: a burst of noise that goes round a delay line."""
    period = RATE / frequency
    whole = int(period - 0.5)
    excitation = silence(seconds)
    burst = chance.standard_normal(whole)
    excitation[: min(whole, len(excitation))] = burst[: len(excitation)]
    loop = np.zeros(whole + 2)
    loop[0] = 1.0
    loop[whole], loop[whole + 1] = -ring * (1 - dull), -ring * dull
    return signal.lfilter([1.0], loop, excitation)


# Noise


def white(chance: Chance, seconds: float) -> Sound:
    return chance.standard_normal(length(seconds)) * 0.3


def coloured(chance: Chance, seconds: float, slope: float = 1.0, floor: float = 20.0) -> Sound:
    """Noise whose power falls with frequency to the `slope`: 1 pink, 2 brown. It loops without a seam."""
    count = length(seconds)
    spectrum = np.fft.rfft(chance.standard_normal(count))
    frequencies = np.maximum(np.fft.rfftfreq(count, 1 / RATE), floor)
    made = np.fft.irfft(spectrum / frequencies ** (slope / 2), count)
    return made / np.std(made) * 0.3


# Shapes in time


def line(points: Sequence[tuple[float, float]], seconds: float) -> Sound:
    """Straight lines through (second, value)."""
    at, values = zip(*points, strict=True)
    return np.interp(times(seconds), at, values)


def decay(seconds: float, t60: float, attack: float = 0.001) -> Sound:
    """Up at once, down by 60 dB in `t60` seconds."""
    t = times(seconds)
    return ended(np.minimum(1.0, t / max(attack, 1e-5)) * 10 ** (-3 * t / t60))


def ended(sound: Sound, share: float = 0.25) -> Sound:
    """The last part of a sound fades, so that no edge is left where it ends."""
    fade = max(1, round(len(sound) * share))
    made = sound.copy()
    made[-fade:] *= np.cos(np.linspace(0, np.pi / 2, fade)) ** 2
    return made


def hump(seconds: float, peak: float = 0.3, sharp: float = 2.0) -> Sound:
    """From nothing to nothing, loudest at a share of its length."""
    share = np.linspace(0, 1, length(seconds))
    rise = np.sin(np.pi / 2 * np.clip(share / peak, 0, 1)) ** sharp
    fall = np.cos(np.pi / 2 * np.clip((share - peak) / (1 - peak), 0, 1)) ** sharp
    return rise * fall


# Filters


def low(sound: Sound, frequency: float, order: int = 2) -> Sound:
    return signal.sosfilt(signal.butter(order, frequency, "low", fs=RATE, output="sos"), sound, axis=0)


def high(sound: Sound, frequency: float, order: int = 2) -> Sound:
    return signal.sosfilt(signal.butter(order, frequency, "high", fs=RATE, output="sos"), sound, axis=0)


def band(sound: Sound, start: float, end: float, order: int = 2) -> Sound:
    return signal.sosfilt(signal.butter(order, (start, end), "band", fs=RATE, output="sos"), sound, axis=0)


def peak(sound: Sound, frequency: float, q: float) -> Sound:
    """One resonance alone."""
    b, a = signal.iirpeak(frequency, q, fs=RATE)
    return signal.lfilter(b, a, sound, axis=0)


Gain = Callable[[Sound, Sound], Sound]


def moving(sound: Sound, gain: Gain, frame: int = 1024) -> Sound:
    """A filter that changes with time: `gain(frequencies, seconds)` of a short-time spectrum."""
    count = len(sound)
    at, when, spectrum = signal.stft(sound, RATE, nperseg=frame, noverlap=frame * 3 // 4)
    spectrum *= gain(at[:, None], when[None, :])
    _, made = signal.istft(spectrum, RATE, nperseg=frame, noverlap=frame * 3 // 4)
    return np.resize(made, count) if len(made) < count else made[:count]


def sweep(sound: Sound, centre: Callable[[Sound], Sound], octaves: float = 0.7, frame: int = 1024) -> Sound:
    """A band around a frequency that moves: `centre(seconds)`."""

    def gain(frequencies: Sound, seconds: Sound) -> Sound:
        away = np.log2(np.maximum(frequencies, 1.0) / centre(seconds))
        return np.exp(-0.5 * (away / octaves) ** 2)

    return moving(sound, gain, frame)


def drive(sound: Sound, amount: float) -> Sound:
    """Soft overload."""
    return np.tanh(sound * amount) / np.tanh(amount)


# Struck bodies

STEEL = (1.0, 1.51, 2.31, 3.17, 4.22, 5.43, 7.08)
PLATE = (1.0, 1.73, 2.33, 3.91, 4.11, 6.31, 7.62, 9.4)
COIN = (1.0, 1.67, 2.31, 3.03, 3.87)
GLASS = (1.0, 2.32, 4.25, 6.63, 9.38)
CERAMIC = (1.0, 1.48, 2.09, 2.88, 3.6)
COMPOSITE = (1.0, 2.14, 3.46, 5.2)
HOLLOW = (1.0, 1.84, 2.72, 3.26, 4.9)


def struck(
    chance: Chance,
    ratios: Sequence[float],
    base: float,
    ring: float,
    seconds: float | None = None,
    bright: float = 0.7,
    spread: float = 0.02,
) -> Sound:
    """A body that was hit: its modes, the higher ones weaker and shorter.

    Args:
        chance: detunes the modes, so that no two hits are the same.
        ratios: of the modes to `base`.
        base: lowest mode in Hz.
        ring: seconds in which the lowest mode falls by 60 dB.
        seconds: length; None for until it has gone.
        bright: how much of a mode is left with every doubling of its frequency.
        spread: how far modes stray, as a share.
    """
    made = silence(seconds or ring * 1.05)
    t = np.arange(len(made)) / RATE
    for ratio in ratios:
        frequency = base * ratio * (1 + spread * chance.uniform(-1, 1))
        if frequency > 17000:
            continue
        octave = np.log2(ratio) if ratio > 1 else 0.0
        gain = bright**octave * chance.uniform(0.6, 1.0)
        made += (
            gain
            * np.sin(2 * np.pi * frequency * t + chance.uniform(0, 6.28))
            * 10 ** (-3 * t / (ring * 0.72**octave))
        )
    return ended(made * np.minimum(1.0, t / 0.0006)) / len(ratios)


def click(chance: Chance, seconds: float = 0.006, start: float = 1500.0, end: float = 9000.0) -> Sound:
    """The first moment of a contact: a few ms of bright noise."""
    made = white(chance, seconds + 0.004) * decay(seconds + 0.004, seconds, 0.0003)
    return band(np.pad(made, (0, 300)), start, end, 1)


def thud(start: float, end: float, seconds: float, ring: float | None = None) -> Sound:
    """A low knock whose pitch falls."""
    fall = end + (start - end) * np.exp(-times(seconds) / (seconds * 0.16))
    return sine(fall, seconds) * decay(seconds, ring or seconds * 1.1, 0.002)


# The timeline


def lay(base: Sound, sound: Sound, at: float, gain: float = 1.0, pan: float = 0.0) -> Sound:
    """Return `base` with a sound laid in `at` seconds; grows where needed; stereo as soon as one of both is.

    Args:
        pan: -1 left, 1 right; of a mono sound on a stereo base.
    """
    begin = max(0, round(at * RATE))
    if sound.ndim == 2 and base.ndim == 1:
        base = np.stack((base, base), axis=1)
    if base.ndim == 2 and sound.ndim == 1:
        sound = placed(sound, pan)
    need = begin + len(sound) - len(base)
    if need > 0:
        base = np.pad(base, ((0, need), (0, 0)) if base.ndim == 2 else (0, need))
    base[begin : begin + len(sound)] += gain * sound
    return base


def lay_round(base: Sound, sound: Sound, at: float, gain: float = 1.0, pan: float = 0.0) -> Sound:
    """Lay a sound on a stereo loop: what runs over its end goes on at its beginning."""
    stereo = placed(sound, pan) if sound.ndim == 1 else sound
    index = (round(at * RATE) + np.arange(len(stereo))) % len(base)
    np.add.at(base, index, gain * stereo)
    return base


def placed(sound: Sound, pan: float = 0.0) -> Sound:
    """A mono sound between two loudspeakers, with the same power everywhere."""
    angle = (pan + 1) * np.pi / 4
    return np.stack((sound * np.cos(angle), sound * np.sin(angle)), axis=1) * np.sqrt(2) / 1.2


def both(*sounds: Sound) -> Sound:
    """Sounds that begin together."""
    made = np.zeros((max(map(len, sounds)),) + sounds[0].shape[1:])
    for sound in sounds:
        made[: len(sound)] += sound
    return made
