"""Plain models of kinds of sounds, three of each, to hold the game's own against. Pure; nothing is recorded.

Each is the textbook model of its kind and no more: bodies as sums of damped modes whose ratios are those of
bars, plates and bells (Fletcher and Rossing, The Physics of Musical Instruments), bouncing as strokes whose
intervals shrink by a constant factor (Warren and Verbrugge 1984), blasts as Friedlander's wave with a tail of
low noise, air as noise through a band that moves, engines and alarms as harmonics of a slow or a middle tone
(Farnell, Designing Sound; Patterson 1982 for the pulses of warnings). They know nothing of the scripts that
make the game's sounds.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import numpy as np

from game.app.audio.mixer import RATE
from tools.listening.loudness import Numbers

BAR = (1.0, 2.756, 5.404, 8.933)
PLATE = (1.0, 1.73, 2.33, 3.91, 4.11, 6.3)
BELL = (1.0, 2.0, 2.4, 3.0, 4.0, 5.33)


def _time(seconds: float) -> Numbers:
    return np.arange(round(seconds * RATE)) / RATE


def _modes(base: float, ratios: Sequence[float], t60: float, seconds: float) -> Numbers:
    """A struck body: the higher a mode the weaker and the shorter it is."""
    t = _time(seconds)
    parts = [
        np.sin(2 * np.pi * base * ratio * t + ratio) * 10 ** (-3 * t * ratio**0.6 / t60) / ratio
        for ratio in ratios
        if base * ratio < 16_000
    ]
    return np.asarray(np.sum(parts, axis=0), dtype=np.float64)


def _noise(seconds: float, low: float, high: float, seed: int) -> Numbers:
    count = round(seconds * RATE)
    spectrum = np.fft.rfft(np.random.default_rng(seed).standard_normal(count))
    at = np.fft.rfftfreq(count, 1 / RATE)
    spectrum *= 1 / np.sqrt(1 + (at / high) ** 6) / np.sqrt(1 + (low / np.maximum(at, 1)) ** 6)
    made = np.fft.irfft(spectrum, count)
    return np.asarray(made / np.max(np.abs(made)), dtype=np.float64)


def _sweep(seconds: float, start: float, end: float, seed: int) -> Numbers:
    """Noise through a band of about an octave that moves from one frequency to another."""
    centres = np.geomspace(start, end, 12)
    t = _time(seconds) / seconds * 11
    made = np.zeros(len(t))
    for n, centre in enumerate(centres):
        made += _noise(seconds, centre / 1.4, centre * 1.4, seed + n) * np.clip(1 - np.abs(t - n), 0, 1)
    return made


def _hump(seconds: float, peak: float) -> Numbers:
    share = np.linspace(0, 1, round(seconds * RATE))
    return np.where(share < peak, share / peak, (1 - share) / (1 - peak)) ** 1.5


def _fall(seconds: float, t60: float) -> Numbers:
    return 10 ** (-3 * _time(seconds) / t60)


def _placed(parts: Sequence[tuple[float, Numbers]]) -> Numbers:
    made = np.zeros(max(round(at * RATE) + len(part) for at, part in parts))
    for at, part in parts:
        begin = round(at * RATE)
        made[begin : begin + len(part)] += part
    return made


def _tone(hertz: float, seconds: float, gains: Sequence[float]) -> Numbers:
    t = _time(seconds)
    made = np.zeros(len(t))
    for n, gain in enumerate(gains, 1):
        made += gain * np.sin(2 * np.pi * hertz * n * t)
    return made


def _click(low: float, high: float, t60: float, seed: int) -> Numbers:
    return _noise(0.05, low, high, seed) * _fall(0.05, t60)


def _knock(start: float, end: float, seconds: float) -> Numbers:
    t = _time(seconds)
    return np.sin(2 * np.pi * np.cumsum(end + (start - end) * np.exp(-t / 0.03)) / RATE) * _fall(
        seconds, seconds
    )


def _bounces(body: Numbers, gap: float, shrink: float, number: int) -> Numbers:
    parts, at = [], 0.0
    for n in range(number):
        parts.append((at, body * shrink**n))
        at, gap = at + gap, gap * shrink
    return _placed(parts)


def _blast(t60: float, top: float, seed: int) -> Numbers:
    seconds = t60 * 0.9
    t = _time(seconds)
    wave = (1 - t / 0.03) * np.exp(-t / 0.03)
    return wave + _noise(seconds, 25, top, seed) * _fall(seconds, t60) * 1.5


def _pulses(notes: Sequence[float], each: float, gap: float) -> Numbers:
    shape = np.minimum(1, np.minimum(_time(each) / 0.025, (each - _time(each)) / 0.025))
    return _placed(
        [(n * gap, _tone(note, each, (1, 0, 0.5, 0, 0.25)) * shape) for n, note in enumerate(notes)]
    )


def _turning(hertz: float, seconds: float, peak: float, gains: int) -> Numbers:
    t = _time(seconds)
    rise = 2 * np.pi * np.cumsum(hertz * (0.5 + 0.5 * np.minimum(1, t / seconds / peak))) / RATE
    made = np.zeros(len(t))
    for n in range(1, gains):
        made += np.sin(n * rise) / n**1.3
    return made * _hump(seconds, peak)


def _heart(gap: float, hertz: float) -> Numbers:
    one = _knock(hertz * 1.8, hertz, 0.28)
    return _placed([(0.0, one), (gap, one * 0.7)])


Made = Callable[[], Numbers]
REFERENCES: Mapping[str, tuple[Made, Made, Made]] = {
    "click": (
        lambda: _click(1500, 8000, 0.02, 1),
        lambda: _placed([(0, _click(2500, 10_000, 0.015, 2)), (0.0, _modes(1200, BAR, 0.05, 0.06))]),
        lambda: _placed([(0, _click(1000, 5000, 0.02, 3)), (0.04, 0.6 * _click(2000, 8000, 0.02, 4))]),
    ),
    "slide": (
        lambda: _sweep(0.18, 1800, 4500, 10) * _hump(0.18, 0.6),
        lambda: _placed(
            [(0, _sweep(0.13, 4000, 1800, 30) * _hump(0.13, 0.5)), (0.12, _click(600, 4000, 0.03, 5))]
        ),
        lambda: _placed([(n * 0.16, _sweep(0.15, 1500, 3500, 50 + n) * _hump(0.15, 0.5)) for n in (0, 1)]),
    ),
    "roll": (
        lambda: _bounces(_modes(3000, BAR, 0.05, 0.08), 0.11, 0.86, 9),
        lambda: _bounces(_modes(2600, PLATE, 0.2, 0.25), 0.13, 0.76, 8),
        lambda: _placed([(n * 0.026, _click(1500, 8000, 0.02, 60 + n)) for n in range(18)]),
    ),
    "impact": (
        lambda: _placed([(0, _knock(140, 70, 0.2)), (0, _modes(320, PLATE, 0.2, 0.25))]),
        lambda: _placed(
            [(n * 0.13, _modes(230, BAR, 0.15, 0.2) + 0.5 * _knock(170, 105, 0.2)) for n in (0, 1)]
        ),
        lambda: _placed([(n * 0.1, _modes(480 * 0.93**n, PLATE, 0.2, 0.3) * 0.8**n) for n in range(3)]),
    ),
    "alarm": (
        lambda: _pulses((740, 587, 740, 587), 0.2, 0.24),
        lambda: _pulses((740, 587, 740, 587), 0.26, 0.28),
        lambda: _pulses((880, 880, 880), 0.15, 0.25),
    ),
    "whoosh": (
        lambda: _sweep(0.3, 500, 2600, 100) * _hump(0.3, 0.4),
        lambda: _sweep(0.5, 3000, 700, 120) * _hump(0.5, 0.25),
        lambda: _placed([(0, _sweep(0.4, 300, 3000, 140) * _hump(0.4, 0.85)), (0.36, _knock(150, 75, 0.2))]),
    ),
    "chime": (
        lambda: _modes(880, BELL, 1.6, 1.2),
        lambda: _placed(
            [(n * 0.06, _modes(note, BELL, 1.2, 1.1)) for n, note in enumerate((1175, 1480, 1760))]
        ),
        lambda: _modes(1500, (1.0, 2.32, 4.25), 0.9, 0.8),
    ),
    "blast": (
        lambda: _blast(1.0, 300, 160),
        lambda: _blast(1.6, 240, 161),
        lambda: _blast(2.8, 400, 162),
    ),
    "engine": (
        lambda: _turning(110, 0.9, 0.4, 14),
        lambda: _noise(2.2, 60, 900, 170) * _hump(2.2, 0.3),
        lambda: _turning(294, 1.9, 0.35, 16),
    ),
    "heart": (
        lambda: _heart(0.23, 48),
        lambda: _placed([(n * 0.75, _heart(0.25, 46)) for n in (0, 1)]),
        lambda: _placed([(n * 0.6, _heart(0.22, 52)) for n in range(3)]),
    ),
    "tone": (
        lambda: _placed(
            [(n * 0.06, _tone(hz, 0.09, (1, 0.3)) * _hump(0.09, 0.1)) for n, hz in enumerate((440, 587))]
        ),
        lambda: _placed(
            [(n * 0.1, _tone(hz, 0.5, (1, 0.3, 0.1)) * _hump(0.5, 0.1)) for n, hz in enumerate((330, 494))]
        ),
        lambda: _tone(1500, 0.04, (1,)) * _hump(0.04, 0.3),
    ),
}
"""Three of each kind."""
