"""The score: three beds of one key, tempo and length, phrases over them, and how a game ends.

Everything stands over D at 60 beats a minute. A bed is five chords of eight seconds; all beds change chords
at the same moment, so that one can fade into another at any time. The bright third, F sharp, is kept for the
victory.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import synth as s
from danger import VICTORY
from measure import integrated
from recipe import Recipe, Recipes
from space import within, within_loop
from synth import Chance, Sound

CHORD = 8.0
BED = 5 * CHORD
Chords = tuple[tuple[str, ...], ...]

CALM: Chords = (
    ("D2", "A2", "D3", "E3", "A3"),
    ("D2", "G2", "D3", "G3", "A3"),
    ("D2", "A2", "E3", "A3", "B3"),
    ("D2", "G2", "B2", "D3", "A3"),
    ("D2", "A2", "E3", "G3", "D4"),
)
STRAINED: Chords = (
    ("D2", "A2", "D3", "F3", "E4"),
    ("D2", "G2", "Bb2", "D3", "F3"),
    ("D2", "A2", "C3", "E3", "F3"),
    ("D2", "Bb2", "D3", "F3", "A3"),
    ("D2", "A2", "C3", "E3", "G3"),
)
PERIL: Chords = (
    ("D2", "A2", "D3", "Eb3", "G#3"),
    ("D2", "G2", "Bb2", "C#3", "Eb3"),
    ("D2", "A2", "C3", "Eb3", "G3"),
    ("D2", "Bb2", "D3", "E3", "G#3"),
    ("D2", "A2", "C#3", "E3", "Bb3"),
)


def _pad(chance: Chance, chords: Chords, dark: float, soft: float, top: int = 14) -> Sound:
    """Chords of detuned saws that run into each other; `dark` is where the filter opens to, in Hz."""
    made = s.silence(BED, 2)
    seconds = CHORD + 5.0
    shape = s.line(((0, 0), (3.5, 1), (CHORD, 0.9), (seconds, 0)), seconds)
    shape = np.sin(shape * np.pi / 2) ** 1.3
    for k, chord in enumerate(chords):
        for n, note in enumerate(chord):
            for side in (-1, 1):
                detune = 2 ** (side * chance.uniform(2, 6) / 1200)
                voice = s.saw(s.pitch(note) * detune, seconds, soft, top, chance.uniform(0, 6))
                open_at = dark * (0.7 + 0.5 * chance.random())

                def gain(f: Sound, t: Sound, peak: float = open_at) -> Sound:
                    corner = peak * (0.45 + 0.55 * np.sin(np.pi * np.clip(t / seconds, 0, 1)))
                    return 1 / np.sqrt(1 + (f / corner) ** 4)

                breath = 0.72 + 0.28 * np.sin(
                    2 * np.pi * chance.uniform(0.05, 0.16) * s.times(seconds) + 5 * n
                )
                voice = s.moving(voice, gain, 4096) * shape * breath
                level = 0.26 if n == 0 else 0.34 / (1 + 0.06 * n)
                made = s.lay_round(made, voice, k * CHORD - 2.0, level, side * (0.15 + 0.16 * n))
    return _round(s.high(np.tile(made, (2, 1)), 70, 1))


def _mixed(*parts: tuple[Sound, float]) -> Sound:
    """Parts of a bed, each as loud as it is to be: (sound, LUFS)."""
    return sum(sound * 10 ** ((lufs - integrated(sound)) / 20) for sound, lufs in parts)


def _round(made: Sound) -> Sound:
    """The part of a loop that follows itself: filters have settled."""
    return made[len(made) // 2 :]


def _air(chance: Chance, centre: float, breaths: int) -> Sound:
    """Noise that breathes, without a seam."""
    stereo = np.stack([s.coloured(chance, BED, 0.8) for _ in range(2)], axis=1)
    swell = 0.55 + 0.45 * np.sin(2 * np.pi * breaths * s.times(BED) / BED)
    return _round(s.band(np.tile(stereo, (2, 1)), centre * 0.6, centre * 1.7, 1)) * swell[:, None]


def felt(chance: Chance, note: str, force: float, seconds: float = 4.5) -> Sound:
    """A soft piano far away: a hammer of felt, partials a little too high, the upper ones gone early."""
    base, t = s.pitch(note), s.times(seconds)
    made = s.silence(seconds)
    for n in range(1, 9):
        frequency = base * n * np.sqrt(1 + 0.0004 * n * n)
        ring = 3.6 / (1 + 0.35 * (n - 1)) * (330 / base) ** 0.35
        made += force**n / n**1.35 * np.sin(2 * np.pi * frequency * t + n) * 10 ** (-3 * t / ring)
    made *= np.minimum(1, t / 0.006)
    hammer = s.low(s.white(chance, 0.05), 900) * s.decay(0.05, 0.05)
    return s.ended(s.lay(made, hammer, 0, 0.25))


def bowed(chance: Chance, note: str, seconds: float) -> Sound:
    """A low string: slow bow, a vibrato that comes late, rosin."""
    t = s.times(seconds)
    drift = 1 + 0.0035 * np.sin(2 * np.pi * 5.1 * t + chance.uniform(0, 6)) * np.clip(t / 1.5 - 0.3, 0, 1)
    voice = s.saw(s.pitch(note) * drift, seconds, 1.05, 24)
    voice = voice + 0.05 * s.band(s.white(chance, seconds), 1500, 4000)
    body = s.peak(voice, 290, 3) + s.peak(voice, 480, 3) * 0.8 + s.low(voice, 900) * 0.6
    return body * s.line(((0, 0), (0.5, 0.8), (seconds * 0.6, 1), (seconds, 0)), seconds) ** 1.4


def bed_calm(chance: Chance, n: int) -> Sound:
    """Wide fifths, air, a glass note now and then."""
    glass = s.silence(BED, 2)
    notes = ("D5", "E5", "A5", "B4", "A4", "D6", "E6")
    for k in range(18):
        note = notes[int(chance.integers(len(notes)))]
        tone = s.bell(s.pitch(note), 3.0, 2.0, 0.35, 0.9) * np.minimum(1, s.times(3.0) / 0.05)
        at = (k + chance.uniform(0.1, 0.9)) * BED / 18
        glass = s.lay_round(glass, tone, at, chance.uniform(0.4, 1.0), chance.uniform(-0.8, 0.8))
    made = _mixed((_pad(chance, CALM, 950, 1.25), -21), (_air(chance, 900, 5), -37), (glass, -31))
    return within_loop(made, "void", 0.35, 0.75)


def bed_strained(chance: Chance, n: int) -> Sound:
    """A pulse every second, its echo, a clock, strings that tremble."""
    pulses, clock, strings = (s.silence(BED, 2) for _ in range(3))
    for beat in range(40):
        root = STRAINED[beat // 8][1 if beat % 4 == 3 else 0]
        tone = s.saw(s.pitch(root), 0.9, 1.0, 22)
        tone = s.moving(tone, lambda f, t: 1 / (1 + (f / (180 + 900 * np.exp(-t / 0.12))) ** 4))
        tone = tone * s.decay(0.9, 0.9, 0.006)
        pulses = s.lay_round(pulses, tone, beat, 1.0, -0.12)
        pulses = s.lay_round(pulses, tone, beat + 0.5, 0.4, 0.25)
        tick = s.struck(chance, s.STEEL, 2100 if beat % 2 else 1750, 0.05)
        clock = s.lay_round(clock, tick, beat, 1.0, 0.35 * (-1) ** beat)
    for k, (one, other) in enumerate((("A4", "D5"), ("G4", "D5"), ("A4", "E5"), ("F4", "D5"), ("G4", "C5"))):
        seconds = 7.0
        tremble = 0.65 + 0.35 * np.sin(2 * np.pi * 7 * s.times(seconds))
        for note, pan in ((one, -0.5), (other, 0.5)):
            voice = s.band(s.saw(s.pitch(note), seconds, 1.0, 16), 500, 3200) * s.hump(seconds, 0.7, 1.6)
            strings = s.lay_round(strings, voice * tremble, k * CHORD + 0.5, 1.0, pan)
    made = _mixed(
        (_pad(chance, STRAINED, 760, 1.15), -24),
        (_air(chance, 420, 8), -35),
        (pulses, -22),
        (clock, -38),
        (strings, -28),
    )
    return within_loop(made, "void", 0.26, 0.85)


def bed_peril(chance: Chance, n: int) -> Sound:
    """Four notes to the beat, drums, horns that swell, a note too high."""
    motor, drums, horns, high = (s.silence(BED, 2) for _ in range(4))
    pattern = ("D2", "D2", "A2", "D2", "Eb2", "D2", "A2", "C2")
    for k in range(160):
        note = pattern[k % 8] if k % 32 < 28 else pattern[(k + 4) % 8]
        bright = 450 + 900 * (0.5 - 0.5 * np.cos(2 * np.pi * k / 32))
        bass = s.low(s.saw(s.pitch(note), 0.3, 0.9, 26), bright) * s.decay(0.3, 0.3, 0.004)
        motor = s.lay_round(motor, bass, k * 0.25, 1.0 if k % 4 == 0 else 0.6, 0.15 * (-1) ** k)
    for bar in range(10):
        for at, force in ((0.0, 1.0), (1.5, 0.6), (2.0, 0.8), (3.25, 0.45)):
            drum = s.both(
                s.drive(s.thud(125, 54, 0.5, 0.45), 2.4),
                s.band(s.white(chance, 0.12), 180, 1600) * s.decay(0.12, 0.1) * 1.6,
            )
            drums = s.lay_round(drums, drum, bar * 4 + at, force, chance.uniform(-0.3, 0.3))
    for k in range(5):
        seconds = 6.5
        for note, pan in (("D3", -0.4), ("A3", 0.4), (("Eb4", "Bb3", "Eb4", "G#3", "C#4")[k], 0.0)):
            horn = s.saw(s.pitch(note), seconds, 1.0, 22)
            horn = s.moving(horn, lambda f, t: 1 / (1 + (f / (250 + 1700 * (t / 6.5) ** 2)) ** 4), 2048)
            horns = s.lay_round(horns, horn * s.hump(seconds, 0.82, 2.2), k * CHORD + 1.4, 1.0, pan)
        tone = s.sine(s.glide(s.pitch("A5"), s.pitch("Bb5"), 7.0), 7.0) + s.sine(s.pitch("G#5"), 7.0)
        tremble = 0.6 + 0.4 * np.sin(2 * np.pi * 9 * s.times(7.0))
        high = s.lay_round(high, tone * s.hump(7.0, 0.8) * tremble, k * CHORD + 1, 1.0, 0.5 * (-1) ** k)
    made = _mixed(
        (_pad(chance, PERIL, 900, 1.05), -26),
        (_air(chance, 240, 10), -34),
        (motor, -21),
        (drums, -20),
        (horns, -24),
        (high, -37),
    )
    return within_loop(made, "deep", 0.2, 0.9)


Tune = Sequence[tuple[float, str]]
CALM_TUNES: tuple[Tune, ...] = (
    ((0, "A4"), (1, "D5"), (1.5, "E5"), (3, "A4")),
    ((0, "E5"), (0.5, "D5"), (2, "B4"), (3, "A4")),
    ((0, "D4"), (1, "A4"), (2, "G4"), (3, "E4")),
    ((0, "B4"), (1.5, "A4"), (2, "E5")),
    ((0, "D5"), (0.5, "E5"), (1, "G5"), (2.5, "E5")),
    ((0, "A3"), (1, "E4"), (2, "B4"), (3.5, "D5")),
    ((0, "G4"), (1, "A4"), (3, "D4")),
)
STRAINED_TUNES: tuple[Tune, ...] = (
    ((0, "D3"), (2, "F3"), (3, "E3")),
    ((0, "A2"), (1, "C3"), (2.5, "D3")),
    ((0, "F3"), (1.5, "E3"), (2.5, "C3")),
    ((0, "D3"), (1, "A3"), (3, "G3")),
    ((0, "E3"), (2, "F3")),
    ((0, "A3"), (1, "G3"), (2, "F3"), (3, "E3")),
)


def phrase_calm(chance: Chance, n: int) -> Sound:
    made = s.silence(7.0, 2)
    for k, (at, note) in enumerate(CALM_TUNES[n]):
        made = s.lay(made, felt(chance, note, 0.52 + 0.1 * chance.random()), at, 0.5, -0.25 + 0.15 * k)
        deep = note[:-1] + str(int(note[-1]) - 1)
        made = s.lay(made, felt(chance, deep, 0.4), at + 0.012, 0.22, 0.1)
    return within(made, "void", 0.5, 0.6)


def phrase_strained(chance: Chance, n: int) -> Sound:
    made = s.silence(6.0, 2)
    tune = STRAINED_TUNES[n]
    ends = [at for at, _ in tune[1:]] + [tune[-1][0] + 2.4]
    for (at, note), end in zip(tune, ends, strict=True):
        made = s.lay(made, bowed(chance, note, end - at + 0.7), at, 0.45, -0.2)
        made = s.lay(made, bowed(chance, note, end - at + 0.7), at + 0.02, 0.35, 0.25)
        string = s.ended(s.pluck(chance, s.pitch(note) * 2, 1.6, 0.992))
        made = s.lay(made, s.low(string, 2400), at, 0.10, 0.4)
    return within(made, "void", 0.35, 0.7)


def phrase_peril(chance: Chance, n: int) -> Sound:
    """A swell that ends in a blow: brass, or metal, or a fall."""
    chord = (
        ("D3", "A3", "Eb4"),
        ("D3", "G#3", "C#4"),
        ("D3", "Bb3", "E4"),
        ("A2", "Eb3", "G3"),
        ("D3", "F3", "C#4"),
        ("D2", "A2", "G#3"),
    )[n]
    made = s.silence(5.5, 2)
    rise = 1.0 if n % 2 else 2.0
    swell = s.sweep(s.coloured(chance, rise, 0.6), lambda t: 200 + 3500 * (t / rise) ** 2, 0.9)
    made = s.lay(made, swell * s.line(((0, 0), (rise * 0.98, 1), (rise, 0)), rise) ** 2, 0, 0.45)
    for k, note in enumerate(chord):
        seconds = 1.9
        brass = s.saw(s.pitch(note), seconds, 0.85, 26)
        brass = s.moving(brass, lambda f, t: 1 / (1 + (f / (300 + 2600 * np.exp(-t / 0.45))) ** 4))
        shape = s.decay(seconds, 2.6, 0.03)
        if n in (2, 5):
            bent = s.glide(s.pitch(note), s.pitch(note) * 0.84, seconds, 2.0)
            brass = s.low(s.saw(bent, seconds, 0.95, 22), 1500)
        made = s.lay(made, brass * shape, rise, 0.24, -0.5 + 0.5 * k)
    blow = s.both(
        s.drive(s.thud(110, 42, 1.0, 0.9), 2.2), s.struck(chance, s.PLATE, 150, 1.4, spread=0.06) * 2
    )
    return within(s.lay(made, blow, rise, 0.8), "deep", 0.4, 0.8)


def victory(chance: Chance, n: int) -> Sound:
    """The eight tones of the eight rooms, one on top of the other; then the engines."""
    seconds = 9.5
    made = s.silence(seconds, 2)
    for k, note in enumerate((*VICTORY, "D6")):
        at, long = 0.14 * k, 7.0 - 0.1 * k
        voice = s.saw(s.pitch(note), long, 1.15, 24)
        voice = s.moving(
            voice, lambda f, t: 1 / (1 + (f / (700 + 2600 * np.exp(-(((t - 1.9) / 1.6) ** 2)))) ** 4)
        )
        voice = voice * s.line(((0, 0), (0.12, 0.8), (1.6, 1), (3.5, 0.7), (long, 0)), long)
        made = s.lay(made, voice, at, 0.17, -0.6 + 0.15 * k)
        made = s.lay(made, s.bell(s.pitch(note) * 2, 2.4, 2.0, 0.9, 0.8), at, 0.14, 0.6 - 0.15 * k)
    for at, force in ((0.0, 0.7), (1.25, 1.0)):
        drum = s.drive(s.thud(98, 36.7, 1.6, 1.5), 2.2)
        made = s.lay(made, drum, at, 0.75 * force)
    cymbal = s.high(s.white(chance, 3.4), 3800) * s.line(((0, 0), (1.2, 0.9), (1.3, 0.7), (3.4, 0)), 3.4) ** 2
    made = s.lay(made, cymbal, 0.05, 0.14)
    for pan in (-0.5, 0.5):
        engine = s.low(s.coloured(chance, 6.5, 1.4), 420) * s.line(
            ((0, 0), (2.2, 1), (3.5, 0.8), (6.5, 0)), 6.5
        )
        made = s.lay(made, engine, 1.0, 0.85, pan)
    whine = s.low(s.saw(s.glide(73.4, 293.7, 3.0, 1.5), 3.0, 1.2, 16), 1600) * s.hump(3.0, 0.85)
    made = s.lay(made, whine, 0.8, 0.09)
    return within(made, "hall", 0.22)


def loss(chance: Chance, n: int) -> Sound:
    """The roar of the sun, and then nothing."""
    made = s.silence(5.2, 2)
    for pan in (-0.7, 0.7):
        roar = s.coloured(chance, 2.7, 1.0)
        roar = s.sweep(roar, lambda t: 300 + 1900 * (t / 2.7) ** 2.2, 1.5)
        shape = s.line(((0, 0.3), (1.6, 0.55), (2.55, 1), (2.66, 0.9), (2.7, 0)), 2.7) ** 1.3
        made = s.lay(made, s.drive(roar * 2, 1.5) * shape, 0.0, 0.9, pan)
    for note, bend in (("D3", 0.5), ("Eb3", 0.47), ("A2", 0.53)):
        fall = s.glide(s.pitch(note), s.pitch(note) * bend, 2.6, 1.7)
        voice = s.low(s.saw(fall, 2.6, 1.0, 24), 500) * s.line(((0, 0), (0.2, 1), (2.5, 0.7), (2.6, 0)), 2.6)
        made = s.lay(made, voice, 0.0, 0.15)
    made = s.lay(made, s.drive(s.thud(70, 24, 2.4, 2.0), 1.6), 2.66, 0.5)
    return s.lay(made, s.sine(s.pitch("D6"), 2.4) * s.hump(2.4, 0.1, 1.5), 2.72, 0.02)


def power_dies(chance: Chance, n: int) -> Sound:
    """Hum and fans run down and flicker; relays let go one after the other, farther and farther off."""
    seconds = 3.0
    made = s.silence(3.2, 2)
    fall = s.glide(147, 37, seconds, 1.5)
    flicker = np.cumsum(s.glide(5, 1.6, seconds)) / s.RATE
    shape = s.line(((0, 0), (0.34, 1), (1.0, 0.85), (2.2, 0.35), (seconds, 0)), seconds) ** 1.3
    shape = shape * (1 - 0.16 * (1 - np.cos(2 * np.pi * flicker)))
    for detune, pan in ((0.994, -0.5), (1.006, 0.5)):
        voice = s.low(s.saw(fall * detune, seconds, 1.0, 24), 900)
        made = s.lay(made, voice * shape, 0.0, 0.4, pan)
    for pan in (-0.8, 0.8):
        fans = s.sweep(s.coloured(chance, seconds, 0.8), lambda t: 760 * 2.0 ** (-1.3 * t), 0.9)
        made = s.lay(made, fans * shape, 0.0, 1.7, pan)
    for k, at in enumerate((0.3, 0.85, 1.36, 1.9, 2.4)):
        relay = s.both(s.thud(150, 70, 0.2, 0.16) * 0.5, s.struck(chance, s.PLATE, 300 - 22 * k, 0.2) * 1.6)
        made = s.lay(made, s.low(relay, 2400 * 0.72**k), at, 0.4 * 0.78**k, (-0.5, 0.6, -0.8, 0.8, 0.0)[k])
    return within(made, "deep", 0.3, 0.9)


MUSIC: Recipes = {
    "bed-calm": Recipe(bed_calm, -20, loop=True, quality=0.3),
    "bed-strained": Recipe(bed_strained, -19, loop=True, quality=0.3),
    "bed-peril": Recipe(bed_peril, -18, loop=True, quality=0.3),
    "phrase-calm": Recipe(phrase_calm, -20, len(CALM_TUNES), quality=0.25),
    "phrase-strained": Recipe(phrase_strained, -20, len(STRAINED_TUNES), quality=0.25),
    "phrase-peril": Recipe(phrase_peril, -18, 6, quality=0.25),
}
ENDINGS: Recipes = {
    "victory": Recipe(victory, -12),
    "loss": Recipe(loss, -12),
    "power-dies": Recipe(power_dies, -21),
}
