"""Numbers for sounds nobody here can hear: loudness (ITU-R BS.1770), peaks, attack, tail, seam of a loop."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import synth
from scipy import signal
from synth import RATE, Sound

SILENT = -99.0


def _weighting() -> list[tuple[Sound, Sound]]:
    """The two filters of K-weighting for `RATE`: a shelf for the head, a high-pass for the low end."""
    gain, q, frequency = 3.999843853973347, 0.7071752369554196, 1681.9744509555319
    k = np.tan(np.pi * frequency / RATE)
    vh = 10 ** (gain / 20)
    vb = vh**0.4996667741545416
    a0 = 1 + k / q + k * k
    shelf = (
        np.array([vh + vb * k / q + k * k, 2 * (k * k - vh), vh - vb * k / q + k * k]) / a0,
        np.array([1, 2 * (k * k - 1) / a0, (1 - k / q + k * k) / a0]),
    )
    q, frequency = 0.5003270373238773, 38.13547087602444
    k = np.tan(np.pi * frequency / RATE)
    a0 = 1 + k / q + k * k
    low = (np.array([1.0, -2.0, 1.0]), np.array([1, 2 * (k * k - 1) / a0, (1 - k / q + k * k) / a0]))
    return [shelf, low]


def _powers(sound: Sound, window: float, step: float) -> Sound:
    """Power of every window, both channels together; the sound lies in silence."""
    stereo = sound if sound.ndim == 2 else np.stack((sound, sound), axis=1)
    for b, a in _weighting():
        stereo = signal.lfilter(b, a, stereo, axis=0)
    count = round(window * RATE)
    total = np.concatenate(([0.0], np.cumsum(np.sum(np.pad(stereo, ((count, count), (0, 0))) ** 2, axis=1))))
    begins = np.arange(0, len(total) - count, max(1, round(step * RATE)))
    return (total[begins + count] - total[begins]) / count


def momentary(sound: Sound) -> float:
    """The loudest 400 ms, in LUFS: what a single effect is measured by."""
    return _lufs(float(np.max(_powers(sound, 0.4, 0.01))))


def integrated(sound: Sound) -> float:
    """Loudness of the whole, gated as the standard says, in LUFS: what loops are measured by."""
    powers = _powers(sound, 0.4, 0.1)[4:-4]
    powers = powers[powers > 10 ** ((-70 + 0.691) / 10)]
    if not len(powers):
        return SILENT
    powers = powers[powers > np.mean(powers) * 0.1]
    return _lufs(float(np.mean(powers)))


def _lufs(power: float) -> float:
    return -0.691 + 10 * np.log10(power) if power > 1e-10 else SILENT


def true_peak(sound: Sound) -> float:
    """The highest point between the samples, in dBFS."""
    return decibel(float(np.max(np.abs(signal.resample_poly(sound, 4, 1, axis=0)))))


def decibel(value: float) -> float:
    return 20 * np.log10(value) if value > 1e-6 else -120.0


@dataclass(frozen=True)
class Measures:
    """Hold what is kept of a sound: see `docs/sound.md`."""

    seconds: float
    lufs: float
    peak: float
    crest: float
    attack_ms: float
    tail: float
    seam: float
    offset: float


def measures(sound: Sound, loop: bool) -> Measures:
    """Measure a stereo sound.

    Returns:
        Seconds; loudness in LUFS (of loops the whole, else the loudest 400 ms); true peak in dBFS; crest in
        dB; ms from 5 % to 90 % of the peak; the last 5 ms against the peak in dB; the step at a loop's seam
        against its usual steps; offset from zero as a share of full scale.
    """
    size = np.max(np.abs(sound), axis=1)
    top = float(np.max(size))
    begin = int(np.argmax(size > 0.05 * top))
    risen = int(np.argmax(size > 0.9 * top))
    rms = float(np.sqrt(np.mean(sound**2)))
    steps = np.abs(np.diff(sound, axis=0))
    seam = float(np.max(np.abs(sound[0] - sound[-1])) / (np.quantile(steps, 0.995) + 1e-9)) if loop else 0.0
    end = float(np.max(size[-round(0.005 * RATE) :]))
    return Measures(
        round(len(sound) / RATE, 3),
        round(integrated(sound) if loop else momentary(sound), 1),
        round(true_peak(sound), 1),
        round(decibel(top / max(rms, 1e-9)), 1),
        round((risen - begin) / RATE * 1000, 1),
        round(decibel(end / max(top, 1e-9)), 1),
        round(seam, 2),
        round(float(np.max(np.abs(np.mean(sound, axis=0)))), 5),
    )


def finish(sound: Sound, lufs: float, loop: bool = False, ceiling: float = -1.6) -> Sound:
    """The last steps of every sound: no offset, no silence around it, soft ends, its loudness, no peak above.

    Args:
        lufs: wanted loudness; of loops the whole, else the loudest 400 ms.
        ceiling: highest peak in dBFS.
    """
    stereo = synth.placed(sound) if sound.ndim == 1 else sound
    if not loop:
        stereo = synth.high(np.pad(stereo, ((0, 200), (0, 0))), 24.0)
        stereo = _trimmed(stereo)
    else:
        stereo = stereo - np.mean(stereo, axis=0)
    for _ in range(3):
        now = integrated(stereo) if loop else momentary(stereo)
        stereo = _limited(stereo * 10 ** ((lufs - now) / 20), ceiling, loop)
    return stereo


def _trimmed(sound: Sound) -> Sound:
    size = np.max(np.abs(sound), axis=1)
    top = np.max(size)
    begin = max(0, int(np.argmax(size > top * 0.004)) - 22)
    end = len(size) - int(np.argmax(size[::-1] > top * 0.0012))
    cut = sound[begin:end].copy()
    rise, fall = min(44, len(cut) // 4), min(round(0.12 * RATE), len(cut) // 3)
    cut[:rise] *= np.sin(np.linspace(0, np.pi / 2, rise))[:, None] ** 2
    cut[-fall:] *= np.cos(np.linspace(0, np.pi / 2, fall))[:, None] ** 2
    return np.pad(cut, ((0, 700), (0, 0)))


def _limited(sound: Sound, ceiling: float, loop: bool) -> Sound:
    """Peaks held below the ceiling by a gain that sees 2 ms ahead and lets go in 60 ms."""
    top = 10 ** (ceiling / 20)
    size = np.max(np.abs(signal.resample_poly(sound, 4, 1, axis=0)).reshape(-1, 4, 2), axis=(1, 2))
    need = np.minimum(1.0, top / np.maximum(size, 1e-9))
    if np.min(need) >= 1.0:
        return sound
    ahead = round(0.002 * RATE)
    from scipy.ndimage import minimum_filter1d

    mode = "wrap" if loop else "nearest"
    held = minimum_filter1d(need, 2 * ahead + 1, mode=mode)
    rounds = np.concatenate((held, held)) if loop else held
    slow = 1 - signal.lfilter([1 - np.exp(-1 / (0.02 * RATE))], [1, -np.exp(-1 / (0.02 * RATE))], 1 - rounds)
    gain = np.minimum(slow[-len(held) :], held)
    window = np.hanning(ahead) / np.sum(np.hanning(ahead))
    padded = np.pad(gain, ahead, mode="wrap" if loop else "edge")
    smooth = np.convolve(padded, window, "same")[ahead : ahead + len(gain)]
    return sound * np.minimum(smooth, 1.0)[:, None]
