"""A piece for every way a game ends: heard with its picture, and then nothing more.

All stand over the D of the score, at its pace. The theme is the first of its calm tunes, which asks A D E A;
only where the ship was saved it is answered with F sharp, the bright third that the score keeps back. The
other endings have less of it: one voice of it from afar, its first notes, or nothing.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import synth as s
from measure import integrated
from recipe import Recipe, Recipes
from score import bowed, felt
from space import within
from synth import Chance, Sound

Tune = Sequence[tuple[float, str]]
THEME: Tune = ((0, "A4"), (1, "D5"), (1.5, "E5"), (3, "F#5"))
ANSWER: Tune = ((0, "E5"), (0.5, "D5"), (2, "B4"), (3, "A4"), (4.5, "D5"), (5, "E5"), (6, "F#5"), (8, "D5"))


def _chord(chance: Chance, notes: Sequence[str], seconds: float, opens: tuple[float, float]) -> Sound:
    """Warm saws that swell and go; the filter moves between two corners in Hz."""
    made = s.silence(seconds, 2)
    start, end = opens
    shape = np.sin(
        s.line(((0, 0), (seconds * 0.3, 1), (seconds * 0.65, 0.9), (seconds, 0)), seconds) * np.pi / 2
    )

    def gain(f: Sound, t: Sound) -> Sound:
        corner = start + (end - start) * np.clip(t / seconds / 0.6, 0, 1)
        return 1 / np.sqrt(1 + (f / corner) ** 4)

    for n, note in enumerate(notes):
        for side in (-1, 1):
            detune = 2 ** (side * chance.uniform(2, 5) / 1200)
            voice = s.saw(s.pitch(note) * detune, seconds, 1.2, 18, chance.uniform(0, 6))
            level = 0.24 / (1 + 0.05 * n)
            made = s.lay(made, s.moving(voice, gain, 4096) * shape, 0, level, side * (0.12 + 0.13 * n))
    return s.high(made, 60, 1)


def _played(chance: Chance, tune: Tune, at: float, force: float, gain: float, deep: float = 0.0) -> Sound:
    """A tune on the soft piano of the score; `deep` is how much of it sounds an octave lower, too."""
    made = s.silence(at + tune[-1][0] + 4.6, 2)
    for k, (beat, note) in enumerate(tune):
        struck = felt(chance, note, force + 0.06 * chance.random())
        made = s.lay(made, struck, at + beat, gain, -0.2 + 0.06 * k)
        if deep:
            below = note[:-1] + str(int(note[-1]) - 1)
            made = s.lay(made, felt(chance, below, 0.42), at + beat + 0.012, gain * deep, 0.12)
    return made


def _mixed(*parts: tuple[Sound, float]) -> Sound:
    """Parts of a piece, each as loud as it is to be: (sound, LUFS of the whole)."""
    made = s.silence(0.1, 2)
    for sound, lufs in parts:
        made = s.lay(made, sound, 0.0, 10 ** ((lufs - integrated(sound)) / 20))
    return made


def _far(sound: Sound, start: float, end: float) -> Sound:
    """Small: as through a little loudspeaker at the other end of the dark."""
    return within(s.band(sound, start, end, 1), "void", 0.85, 0.3)


def saved(chance: Chance, n: int) -> Sound:
    """It opens: the theme and its answer, strings that rise, home on the bright third."""
    pads, strings, glass = (s.silence(20.0, 2) for _ in range(3))
    chords = (
        (0.0, 6.5, ("D2", "A2", "D3", "F#3", "A3"), (420, 900)),
        (4.8, 6.0, ("G2", "D3", "G3", "B3", "A3"), (520, 1200)),
        (9.0, 5.0, ("A2", "E3", "A3", "D4", "E4"), (700, 1600)),
        (12.4, 8.5, ("D2", "A2", "D3", "F#3", "A3", "D4", "F#4"), (900, 2600)),
    )
    for at, seconds, notes, opens in chords:
        pads = s.lay(pads, _chord(chance, notes, seconds, opens), at)
    tune = s.lay(
        _played(chance, THEME, 1.2, 0.56, 0.62, 0.5), _played(chance, ANSWER, 6.0, 0.58, 0.62, 0.5), 0
    )
    for at, note, seconds, pan in ((4.5, "D3", 5.0, -0.4), (9.0, "A3", 4.5, 0.4), (12.6, "F#4", 6.0, -0.15)):
        strings = s.lay(strings, bowed(chance, note, seconds), at, 0.3, pan)
    for k, note in enumerate(("D6", "A5", "F#6", "D6")):
        tone = s.bell(s.pitch(note), 3.0, 2.0, 0.35, 0.9) * np.minimum(1, s.times(3.0) / 0.05)
        glass = s.lay(glass, tone, 12.8 + 0.9 * k, 1.0, -0.6 + 0.4 * k)
    return within(_mixed((pads, -27), (tune, -19), (strings, -27), (glass, -31)), "void", 0.3, 0.8)


def destroyed(chance: Chance, n: int) -> Sound:
    """The blow rings out below everything, two low strings that do not agree, and it breaks off."""
    seconds = 11.5
    ruin, strings = s.silence(seconds, 2), s.silence(seconds, 2)
    # Below the roar of the sun until its blow, which comes a good second after the picture.
    for pan in (-0.5, 0.5):
        shape = s.line(((0, 0.05), (1.1, 0.35), (1.14, 1), (3.0, 0.4), (7.0, 0)), 7.0) ** 1.3
        ruin = s.lay(ruin, s.low(s.coloured(chance, 7.0, 1.5), 380, 2) * shape, 0.0, 0.8, pan)
    ruin = s.lay(ruin, s.drive(s.thud(88, 31, 4.0, 3.6), 2.0), 1.1, 0.9)
    ruin = s.lay(ruin, s.struck(chance, s.PLATE, 73.4, 5.0, bright=0.72, spread=0.03), 1.15, 2.6, 0.2)
    for at, low, near, long in ((3.0, "D2", "Eb2", 3.4), (5.8, "F2", "E2", 3.2), (8.4, "D2", "Eb2", 5.0)):
        strings = s.lay(strings, s.low(bowed(chance, low, long), 700), at, 1.0, -0.35)
        strings = s.lay(strings, s.low(bowed(chance, near, long), 700), at + 0.05, 0.7, 0.35)
    high = s.sine(s.glide(s.pitch("Eb5"), s.pitch("D5"), 4.0), 4.0) * s.hump(4.0, 0.6)
    strings = s.lay(strings, high, 7.2, 0.1)
    made = within(_mixed((ruin, -19), (strings, -25)), "deep", 0.3, 0.85)[: s.length(seconds)]
    # In the middle of the last note.
    fade = s.length(0.05)
    made[-fade:] *= np.linspace(1, 0, fade)[:, None] ** 2
    return made


def adrift(chance: Chance, n: int) -> Sound:
    """The last machines run down; a thin line; four notes too far apart to be a tune, and none that ends it.

    It begins with the pitch at which `power_dies` ends.
    """
    seconds = 19.0
    made = s.silence(seconds, 2)
    fall = s.glide(55, 33, 7.0, 0.8)
    dying = s.low(s.saw(fall, 7.0, 1.5, 16), 480) * s.line(((0, 0), (0.3, 1), (3.0, 0.6), (7.0, 0)), 7.0)
    made = s.lay(made, dying, 0.0, 0.3)
    for note, pan in (("A5", -0.5), ("E6", 0.5)):
        line = s.sine(s.pitch(note) * (1 + 0.0007 * np.sin(2 * np.pi * 0.21 * s.times(15.0))), 15.0)
        made = s.lay(made, line * s.hump(15.0, 0.35, 1.2), 1.5, 0.028, pan)
    for at, note, gain in ((2.5, "A4", 0.5), (6.0, "E5", 0.42), (9.5, "B4", 0.34), (13.0, "G4", 0.26)):
        made = s.lay(made, felt(chance, note, 0.4), at, gain, -0.3 + 0.05 * at)
    return within(made, "void", 0.75, 0.4)


def pod_alone(chance: Chance, n: int) -> Sound:
    """One voice of the theme of those who were saved, small and far."""
    made = s.silence(15.0, 2)
    made = s.lay(made, _played(chance, THEME, 0.8, 0.46, 0.6), 0, 1.0)
    late: Tune = ((0, "E5"), (1, "D5"), (3.5, "A4"))
    made = s.lay(made, _played(chance, late, 6.4, 0.42, 0.48), 0, 1.0)
    return _far(made, 420, 2300)


def pod_behind(chance: Chance, n: int) -> Sound:
    """Home, and the theme is asked softly and not answered here: what answers is outside, and too late."""
    chords = (
        (0.0, 6.5, ("D3", "A3", "D4", "F#4"), (300, 600)),
        (5.0, 6.0, ("B2", "F#3", "B3"), (300, 520)),
        (9.6, 7.4, ("G2", "D3", "A3"), (320, 420)),
    )
    pads = s.silence(17.0, 2)
    for at, seconds, notes, opens in chords:
        pads = s.lay(pads, _chord(chance, notes, seconds, opens), at)
    made = _mixed((pads, -28), (_played(chance, THEME, 1.0, 0.5, 0.6), -20))
    made = within(made, "void", 0.3, 0.8)
    outside = _far(_played(chance, ((0, "E5"), (0.5, "D5"), (2.5, "B4")), 0.0, 0.46, 0.6), 500, 2200)
    angle = np.pi / 4 * 1.75
    outside = np.mean(outside, axis=1)[:, None] * np.array([np.cos(angle), np.sin(angle)])
    return _mixed((made, -20), (s.lay(s.silence(1.0, 2), outside, 7.6), -25))


def pod_nobody(chance: Chance, n: int) -> Sound:
    """The far voice begins, what rises takes it in the third note; a low bell under nothing."""
    made = _far(_played(chance, THEME[:3], 0.8, 0.48, 0.6), 420, 2300)[: s.length(4.6)]
    fade = s.length(1.4)
    made[-fade:] *= np.cos(np.linspace(0, np.pi / 2, fade))[:, None] ** 2
    rise = 3.0
    for pan in (-0.6, 0.6):
        roar = s.sweep(s.coloured(chance, rise, 1.0), lambda t: 120 + 900 * (t / rise) ** 2, 1.2)
        shape = s.line(((0, 0), (rise * 0.96, 1), (rise, 0)), rise) ** 2
        made = s.lay(made, roar * shape, 1.6, 0.7, pan)
    knell = s.struck(chance, s.HOLLOW, s.pitch("D2"), 5.5, bright=0.6, spread=0.004)
    for at, gain in ((4.7, 2.6), (8.0, 1.5)):
        made = s.lay(made, s.both(knell, s.thud(92, 36.7, 2.6, 2.4) * 0.35), at, gain, -0.1)
    return within(made, "deep", 0.3, 0.8)


LAST_PIECES: Recipes = {
    "ending-saved": Recipe(saved, -18, quality=0.25),
    "ending-destroyed": Recipe(destroyed, -18, quality=0.25),
    "ending-adrift": Recipe(adrift, -24, quality=0.25),
    "ending-pod-alone": Recipe(pod_alone, -25, quality=0.25),
    "ending-pod-behind": Recipe(pod_behind, -20, quality=0.25),
    "ending-pod-nobody": Recipe(pod_nobody, -20, quality=0.25),
}
