"""Make what is always heard: the reactor, fire, the sun, alarms near and far, a heart when little is left."""

from __future__ import annotations

import numpy as np
import synth as s
from danger import heart
from recipe import Recipe, Recipes
from space import within, within_loop
from synth import Chance, Sound


def _noise(chance: Chance, seconds: float, slope: float) -> Sound:
    return np.stack([s.coloured(chance, seconds, slope) for _ in range(2)], axis=1)


def _round(made: Sound) -> Sound:
    return made[len(made) // 2 :]


def _waves(chance: Chance, seconds: float, counts: tuple[int, ...], depth: float) -> Sound:
    """A slow rise and fall that fits the loop."""
    t = s.times(seconds)
    made = sum(np.sin(2 * np.pi * n * t / seconds + chance.uniform(0, 6)) for n in counts) / len(counts)
    return 1 - depth * 0.5 + depth * 0.5 * made


def hum(chance: Chance, n: int) -> Sound:
    """The reactor: mains of a large machine, two of them a little apart, air in the ducts."""
    seconds = 16.0
    made = s.silence(seconds, 2)
    for k, gain in ((1, 1.0), (2, 0.8), (3, 0.35), (4, 0.28), (6, 0.14), (8, 0.08), (12, 0.03)):
        for side, beat in ((-0.6, 0), (0.6, 1 + k % 3)):
            # Whole periods in the loop: no seam.
            frequency = (round(55.0 * k * seconds) + beat) / seconds
            tone = s.sine(frequency, seconds, chance.uniform(0, 6)) * _waves(chance, seconds, (1, 3), 0.3)
            made = s.lay(made, tone, 0, 0.3 * gain, side)
    air = _round(s.band(np.tile(_noise(chance, seconds, 1.0), (2, 1)), 120, 700, 1))
    return made + air * 0.35 * _waves(chance, seconds, (2, 3), 0.4)[:, None]


def fire(chance: Chance, n: int) -> Sound:
    """Crackle of one fire: pops of many sizes, a soft flutter."""
    seconds = 12.0
    made = s.silence(seconds, 2)
    for _ in range(260):
        size = chance.random() ** 3
        pop = s.click(
            chance, 0.002 + 0.012 * size, 500 + 1500 * chance.random(), 4000 + 8000 * chance.random()
        )
        made = s.lay_round(made, pop, seconds * chance.random(), 0.06 + 0.9 * size, chance.uniform(-0.7, 0.7))
    flutter = _round(s.band(np.tile(_noise(chance, seconds, 1.2), (2, 1)), 90, 600, 1))
    made += flutter * (0.30 * _waves(chance, seconds, (7, 19, 43), 1.0)[:, None])
    return within_loop(made, "cabin", 0.2)


def blaze(chance: Chance, n: int) -> Sound:
    """Many fires: the roar of the draught, the crackle behind it."""
    seconds = 14.0
    deep = _round(s.band(np.tile(_noise(chance, seconds, 1.4), (2, 1)), 45, 420, 1))
    wide = _round(s.band(np.tile(_noise(chance, seconds, 0.8), (2, 1)), 300, 2600, 1))
    made = deep * _waves(chance, seconds, (5, 13, 31, 61), 1.0)[:, None]
    made = made + wide * 0.22 * _waves(chance, seconds, (11, 29, 71), 1.2)[:, None]
    for _ in range(330):
        size = chance.random() ** 2.4
        pop = s.click(
            chance, 0.002 + 0.016 * size, 400 + 900 * chance.random(), 3500 + 6000 * chance.random()
        )
        made = s.lay_round(made, pop, seconds * chance.random(), 0.05 + 0.8 * size, chance.uniform(-0.9, 0.9))
    return within_loop(made, "cabin", 0.2)


def sun_far(chance: Chance, n: int) -> Sound:
    """The sun through the hull: deep, slow."""
    seconds = 18.0
    deep = _round(s.low(np.tile(_noise(chance, seconds, 1.8), (2, 1)), 190, 2))
    return deep * _waves(chance, seconds, (2, 3, 5), 0.7)[:, None]


def sun_near(chance: Chance, n: int) -> Sound:
    """The sun at the hull: wide, with surges."""
    seconds = 18.0
    deep = _round(s.low(np.tile(_noise(chance, seconds, 1.6), (2, 1)), 320, 2))
    wide = _round(s.band(np.tile(_noise(chance, seconds, 0.9), (2, 1)), 250, 1900, 1))
    surge = np.clip(_waves(chance, seconds, (2, 3, 7), 1.6), 0, None) ** 2
    return deep * _waves(chance, seconds, (3, 5), 0.5)[:, None] + wide * 0.4 * surge[:, None]


def _hearts(seconds: float, beats: int, deep: float) -> Sound:
    made = s.silence(seconds, 2)
    for k in range(beats):
        made = s.lay_round(made, heart(deep), k * seconds / beats + 0.05, 0.9)
    return within_loop(made, "cabin", 0.15)


def heart_10(chance: Chance, n: int) -> Sound:
    return _hearts(6.0, 5, 46)


def heart_5(chance: Chance, n: int) -> Sound:
    return _hearts(6.0, 7, 48)


def heart_3(chance: Chance, n: int) -> Sound:
    return _hearts(6.0, 10, 51)


def _alarm(chance: Chance, dull: float, wet: float, room: str) -> Sound:
    """The two tones of a critical room, through so many bulkheads."""
    made = s.silence(1.4, 2)
    for k in range(4):
        tone = s.harmonics(s.pitch(("F#5", "D5")[k % 2]), 0.26, (1, 0, 0.5, 0, 0.25, 0, 0.12))
        made = s.lay(made, tone * s.hump(0.26, 0.08, 0.7), 0.28 * k, 0.4)
    return within(s.low(made, dull, 2), room, wet, 1 - 0.6 * wet)


def alarm_near(chance: Chance, n: int) -> Sound:
    return _alarm(chance, 3800, 0.25, "cabin")


def alarm_middle(chance: Chance, n: int) -> Sound:
    return _alarm(chance, 2200, 0.4, "hall")


def alarm_far(chance: Chance, n: int) -> Sound:
    return _alarm(chance, 2000, 0.35, "deep")


def creak(chance: Chance, n: int) -> Sound:
    """The hull works."""
    seconds = chance.uniform(1.3, 2.0)
    slips = np.zeros(s.length(seconds))
    at, rate = 0.0, chance.uniform(16, 26)
    while at < seconds * 0.85:
        slips[round(at * s.RATE)] = chance.uniform(0.3, 1.0)
        rate *= chance.uniform(0.86, 1.12)
        at += 1 / max(7.0, rate)
    made = s.silence(seconds, 2)
    for k in range(6):
        mode = 95 * 1.5**k * chance.uniform(0.92, 1.08)
        made = s.lay(made, s.peak(slips, mode, 25.0) * 10 * 0.7**k, 0, 1.0, chance.uniform(-0.6, 0.6))
    return within(made * s.hump(seconds, 0.3, 1.0)[:, None], "deep", 0.6, 0.5)


ALARMS: Recipes = {
    "alarm-near": Recipe(alarm_near, -18.5),
    "alarm-middle": Recipe(alarm_middle, -19.8),
    "alarm-far": Recipe(alarm_far, -20.8),
}
AMBIENCE: Recipes = {
    "hum": Recipe(hum, -31, loop=True, quality=0.5),
    "fire": Recipe(fire, -30, loop=True, quality=0.3),
    "blaze": Recipe(blaze, -26, loop=True, quality=0.3),
    "sun-far": Recipe(sun_far, -30, loop=True, quality=0.5),
    "sun-near": Recipe(sun_near, -25, loop=True, quality=0.2),
    "heart-10": Recipe(heart_10, -28, loop=True, quality=0.2),
    "heart-5": Recipe(heart_5, -27, loop=True, quality=0.2),
    "heart-3": Recipe(heart_3, -26, loop=True, quality=0.2),
    "creak": Recipe(creak, -28, 4),
}
