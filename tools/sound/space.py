"""Rooms for the sounds: reflections of a ship of metal, made of noise that dies away."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import numpy as np
import synth
from scipy import signal
from synth import RATE, Sound

# How long a room rings (seconds by frequency in Hz), its first reflections (ms, gain), its pre-delay in ms.
_ROOMS: dict[str, tuple[Callable[[Sound], Sound], tuple[tuple[float, float], ...], float]] = {
    "cabin": (
        lambda f: 0.34 / (1 + (f / 5200) ** 2) + 0.05,
        ((3.1, 0.8), (5.3, -0.6), (7.9, 0.55), (11.7, -0.42), (16.3, 0.3)),
        4.0,
    ),
    "hall": (
        lambda f: 1.5 / (1 + (f / 2600) ** 1.5) + 0.15,
        ((9.0, 0.6), (14.5, -0.5), (23.0, 0.45), (31.0, -0.36), (43.0, 0.3)),
        12.0,
    ),
    "deep": (lambda f: 2.6 / (1 + (f / 900) ** 1.4) + 0.2, ((19.0, 0.4), (37.0, -0.4), (61.0, 0.3)), 22.0),
    "void": (lambda f: 5.2 / (1 + (f / 3400) ** 1.6) + 0.3, ((31.0, 0.3), (53.0, -0.3)), 30.0),
}
RESONANCES = (187.0, 311.0, 467.0, 739.0, 1153.0)
"""Frequencies in Hz along which the ship's plates ring."""


@cache
def response(name: str) -> Sound:
    """The stereo answer of a room to a click."""
    ring, early, delay = _ROOMS[name]
    chance = np.random.default_rng(sum(map(ord, name)) * 7919)
    seconds = float(np.max(ring(np.array([40.0, 200.0])))) * 1.15
    made = np.zeros((synth.length(seconds + delay / 1000 + 0.1), 2))
    for side in (0, 1):
        tail = synth.white(chance, seconds)
        tail = synth.moving(tail, lambda f, t: 10 ** (-3 * t / ring(f)))
        if name in ("cabin", "hall"):
            plates = sum(synth.peak(tail, f * (1 + 0.013 * side), 18.0) for f in RESONANCES)
            tail = tail + 0.8 * plates
        tail = synth.high(tail, 90.0)
        begin = synth.length(delay / 1000)
        made[begin : begin + len(tail), side] += tail * 0.5
        for ms, gain in early:
            place = synth.length(ms / 1000 * (1 + 0.07 * side))
            made[place, side] += gain * 1.6
    return made / np.sqrt(np.sum(made**2) / 2)


def within(sound: Sound, room: str, wet: float, dry: float = 1.0) -> Sound:
    """A sound in a room; it gets as long as the room rings.

    Args:
        wet, dry: shares of the reflections and of the sound itself.
    """
    stereo = synth.placed(sound) if sound.ndim == 1 else sound
    answer = response(room)
    made = np.zeros((len(stereo) + len(answer) - 1, 2))
    for side in (0, 1):
        made[:, side] = signal.fftconvolve(stereo[:, side], answer[:, side]) * wet
    made[: len(stereo)] += stereo * dry
    return made


def within_loop(sound: Sound, room: str, wet: float, dry: float = 1.0) -> Sound:
    """The same of a loop: the room's answer to its end lies at its beginning."""
    made = within(sound, room, wet, dry)
    folded = made[: len(sound)].copy()
    rest = made[len(sound) :]
    while len(rest):
        part = rest[: len(folded)]
        folded[: len(part)] += part
        rest = rest[len(part) :]
    return folded


def reversed_tail(sound: Sound, room: str, seconds: float) -> Sound:
    """Return what a room answers, backwards: it swells and ends at once."""
    answer = within(sound, room, 1.0, 0.0)[: round(seconds * RATE)]
    fade = np.linspace(1, 0, len(answer)) ** 1.5
    return (answer * fade[:, None])[::-1]
