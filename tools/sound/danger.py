"""Make what the sun does to the ship, and what the crew does against it: large sounds, heard through
walls."""

from __future__ import annotations

import numpy as np
import synth as s
from recipe import Recipe, Recipes
from space import reversed_tail, within
from synth import Chance, Sound

VICTORY = ("D3", "A3", "D4", "F#4", "A4", "D5", "F#5", "A5")
"""The tones of the eight diverted rooms: together the chord of victory."""


def _rumble(chance: Chance, seconds: float, top: float, t60: float) -> Sound:
    return s.low(s.coloured(chance, seconds, 1.6), top, 3) * s.decay(seconds, t60, 0.006)


def _debris(chance: Chance, seconds: float, number: int) -> Sound:
    """Bits of metal that fall, fewer and fewer."""
    made = s.silence(seconds, 2)
    for _ in range(number):
        at = seconds * 0.75 * chance.random() ** 1.8
        bit = s.struck(chance, s.STEEL, chance.uniform(900, 3600), chance.uniform(0.05, 0.2), bright=0.8)
        made = s.lay(made, bit, at, chance.uniform(0.1, 0.45) * (1 - at / seconds), chance.uniform(-0.8, 0.8))
    return made


def _boom(chance: Chance, deep: float, seconds: float, number: int) -> Sound:
    """A blast behind a bulkhead: blow, body, groan of the hull, debris, room."""
    blow = s.drive(s.thud(deep * 3.2, deep, seconds * 0.7, seconds * 0.75), 2.6)
    crack = s.band(s.white(chance, 0.09), 160, 2400) * s.decay(0.09, 0.1, 0.0015)
    made = s.lay(s.silence(seconds, 2), blow, 0, 1.0)
    made = s.lay(made, crack, 0, 1.5)
    made = s.lay(made, _rumble(chance, seconds, deep * 8, seconds * 0.9), 0.01, 1.1, -0.3)
    made = s.lay(made, _rumble(chance, seconds, deep * 7, seconds * 0.9), 0.017, 1.1, 0.3)
    # What small loudspeakers can play of it: the bulkhead that carries the blow.
    body = s.band(s.white(chance, 0.6), 190, 950) * s.decay(0.6, 0.3 + 9 / deep, 0.003)
    made = s.lay(made, body, 0.004, 1.2 + 150 / deep, -0.15)
    wall = s.struck(chance, s.HOLLOW, 4.6 * deep, 0.5, bright=0.85, spread=0.06)
    made = s.lay(made, wall, 0.006, 3.0, 0.15)
    groan = s.struck(chance, s.PLATE, deep * 1.9, seconds * 0.8, bright=0.7, spread=0.05)
    made = s.lay(made, groan, 0.03, 1.2)
    made = s.lay(made, _debris(chance, seconds, number), 0.12, 0.5)
    return within(made, "hall", 0.16)


def damage_1(chance: Chance, n: int) -> Sound:
    return _boom(chance, 62 * chance.uniform(0.97, 1.03), 0.9, 5)


def damage_2(chance: Chance, n: int) -> Sound:
    return _boom(chance, 49 * chance.uniform(0.97, 1.03), 1.2, 8)


def damage_3(chance: Chance, n: int) -> Sound:
    return _boom(chance, 38 * chance.uniform(0.97, 1.03), 1.6, 12)


def damage_card(chance: Chance, n: int) -> Sound:
    """A Damage card is turned: the sun breathes in, the card slaps down."""
    breath = s.sweep(s.coloured(chance, 0.42, 0.6), lambda t: 220 + 5200 * t**1.7, 0.8, 512)
    made = s.lay(s.silence(0.8, 2), breath * s.hump(0.42, 0.86, 2.4), 0, 0.8)
    card = s.both(
        s.thud(150, 72, 0.2, 0.17),
        s.band(s.white(chance, 0.04), 600, 5200) * s.decay(0.04, 0.035) * 1.2,
        s.struck(chance, s.PLATE, 260, 0.16) * 1.2,
    )
    return within(s.lay(made, card, 0.33, 1.0), "hall", 0.1)


def shield(chance: Chance, n: int) -> Sound:
    """It holds: a glass ping, and a tail that swells backwards until it breaks off."""
    base = (s.pitch("A5"), s.pitch("G#5"), s.pitch("B5"))[n % 3]
    ping = s.both(
        s.struck(chance, s.GLASS, base, 0.8, bright=0.8),
        s.bell(base * 2, 0.8, 2.41, 1.2, 0.3) * 0.2,
        s.click(chance, 0.004, 3000, 14000) * 0.5,
    )
    tail = reversed_tail(ping, "hall", 0.42)
    made = s.lay(s.silence(1.0, 2), ping, 0, 1.0)
    made = s.lay(made, tail / np.max(np.abs(tail)), 0.06, 0.32)
    made = s.lay(made, s.thud(120, 60, 0.25, 0.22), 0, 0.5)
    shards = _debris(chance, 0.3, 4)
    return within(s.lay(made, shards, 0.47, 0.7), "cabin", 0.16)


def critical(chance: Chance, n: int) -> Sound:
    """Two tones, twice, then a slow pulse that stays."""
    made = s.silence(2.3, 2)
    for k in range(4):
        note = s.pitch(("F#5", "D5")[k % 2])
        tone = s.harmonics(note, 0.22, (1, 0, 0.5, 0, 0.26, 0, 0.12)) * s.hump(0.22, 0.06, 0.7)
        made = s.lay(made, s.band(tone, 350, 3800), 0.23 * k, 0.42)
    for k in range(2):
        made = s.lay(made, s.drive(s.thud(92, 46, 0.45, 0.4), 1.8), 1.0 + 0.6 * k, 0.4 - 0.1 * k)
    return within(made, "hall", 0.1)


def destroyed(chance: Chance, n: int) -> Sound:
    """A room is lost: everything at once, then a ring in the ears."""
    made = s.lay(s.silence(3.6, 2), _boom(chance, 32, 2.6, 26), 0.0, 1.2)
    tear = _tearing(chance, 0.9)
    made = s.lay(made, tear, 0.0, 0.7)
    air = s.sweep(s.coloured(chance, 2.2, 0.4), lambda t: 4200 * 2.0 ** (-1.7 * t), 0.9) * s.decay(2.2, 2.4)
    made = s.lay(made, s.placed(air, 0.2), 0.1, 0.8)
    ring = s.sine(3100, 2.8) * s.hump(2.8, 0.15) * 0.03
    return within(s.drive(s.lay(made, ring, 0.5), 1.4), "deep", 0.12)


def _tearing(chance: Chance, seconds: float) -> Sound:
    """Metal that gives way: sticking and slipping, faster and slower, in the modes of a plate."""
    count = s.length(seconds)
    slips = np.zeros(count)
    at, rate = 0.0, chance.uniform(40, 70)
    while at < seconds:
        slips[min(count - 1, round(at * s.RATE))] = chance.uniform(0.4, 1.0) * chance.choice((-1, 1))
        rate = np.clip(rate * chance.uniform(0.9, 1.13), 28, 210)
        at += chance.uniform(0.7, 1.3) / rate
    made = s.silence(seconds, 2)
    for k in range(11):
        mode = 170 * 1.43**k * chance.uniform(0.93, 1.07)
        voice = s.peak(slips, min(mode, 9000), 22.0) * 9 * 0.85**k
        made = s.lay(made, voice, 0, 1.0, chance.uniform(-0.7, 0.7))
    scream = s.saw(
        s.glide(chance.uniform(300, 360), chance.uniform(520, 640), seconds, 1.6), seconds, 0.8, 24
    )
    scream = s.band(scream * (0.6 + 0.4 * s.low(s.white(chance, seconds), 40) * 6), 700, 5200)
    made = s.lay(made, scream, 0, 0.09)
    return s.drive(
        made * s.line(((0, 0.2), (seconds * 0.12, 1), (seconds * 0.7, 0.9), (seconds, 0)), seconds)[:, None],
        1.6,
    )


def breach(chance: Chance, n: int) -> Sound:
    """The hull tears from end to end; the air goes; sirens far off."""
    made = s.lay(s.silence(4.6, 2), _tearing(chance, 1.7), 0.0, 1.0)
    made = s.lay(made, _boom(chance, 36, 2.2, 18), 0.32, 0.9)
    rush = s.coloured(chance, 3.6, 0.5)
    rush = s.sweep(rush, lambda t: 350 + 5200 * np.exp(-(((t - 0.9) / 1.0) ** 2)), 1.0)
    made = s.lay(made, s.placed(rush * s.hump(3.6, 0.3, 1.5), -0.25), 0.6, 1.0)
    again = s.sweep(
        s.coloured(chance, 3.6, 0.5), lambda t: 300 + 4300 * np.exp(-(((t - 1.1) / 1.1) ** 2)), 1.0
    )
    made = s.lay(made, s.placed(again * s.hump(3.6, 0.34, 1.5), 0.25), 0.6, 1.0)
    wail = s.glide(s.pitch("D4"), s.pitch("A4"), 1.2)
    wail = np.concatenate((wail, wail[::-1]))[: s.length(2.4)]
    siren = s.low(s.harmonics(wail, 2.4, (1, 0.4, 0.3, 0.1, 0.1)), 1500) * s.hump(2.4, 0.4)
    return within(s.lay(made, siren, 1.8, 0.12), "deep", 0.14)


def breach_card(chance: Chance, n: int) -> Sound:
    """A card is blown off the deck into the sun."""
    top = chance.uniform(2400, 3400)
    gust = s.sweep(s.white(chance, 0.5), lambda t: top * 2.0 ** (-3.4 * t), 0.6, 512) * s.hump(0.5, 0.2)
    made = s.silence(0.55, 2)
    pan = np.linspace(-0.2, 0.95, len(gust))
    angle = (pan + 1) * np.pi / 4
    made = s.lay(made, np.stack((gust * np.cos(angle), gust * np.sin(angle)), axis=1), 0.0, 1.2)
    flutter = s.click(chance, 0.005, 1500, 7000)
    return within(s.lay(s.lay(made, flutter, 0.0, 0.8), flutter, 0.06, 0.4, 0.4), "cabin", 0.14)


def heart(deep: float) -> Sound:
    made = s.lay(s.silence(0.6), s.drive(s.thud(deep * 1.9, deep, 0.3, 0.24), 1.8), 0, 1.0)
    return s.lay(made, s.drive(s.thud(deep * 1.7, deep * 0.9, 0.3, 0.22), 1.8), 0.23, 0.7)


def _deck_low(beats: int, gap: float, notes: tuple[str, ...]) -> Sound:
    """So many cards are left: a heart, and tones that get closer to each other."""
    made = s.silence(0.5 + gap * beats, 2)
    for k in range(beats):
        made = s.lay(made, heart(48), gap * k, 1.0)
    for k, note in enumerate(notes):
        tone = s.harmonics(s.pitch(note), 1.0, (1, 0.4, 0.3, 0.2)) * s.hump(1.0, 0.06)
        made = s.lay(made, tone, 0.02, 0.17, -0.4 + 0.8 * k / max(1, len(notes) - 1))
    return within(made, "hall", 0.06)


def deck_10(chance: Chance, n: int) -> Sound:
    return _deck_low(1, 0.9, ("D4", "A4"))


def deck_5(chance: Chance, n: int) -> Sound:
    return _deck_low(2, 0.75, ("D4", "F4", "A4"))


def deck_3(chance: Chance, n: int) -> Sound:
    return _deck_low(3, 0.56, ("D4", "Eb4", "A4", "Bb4"))


def _crackle(chance: Chance, seconds: float, number: int) -> Sound:
    made = s.silence(seconds)
    for _ in range(number):
        spark = s.click(chance, chance.uniform(0.002, 0.012), 1800, 12000)
        made = s.lay(made, spark, seconds * 0.8 * chance.random() ** 1.5, chance.uniform(0.2, 0.8))
    return made


def divert(chance: Chance, n: int) -> Sound:
    """A breaker falls, power climbs to the tone of this room (`n` diverted before it) and stays a while."""
    target = s.pitch(VICTORY[n])
    breaker = s.both(
        s.drive(s.thud(140, 52, 0.3, 0.26), 2.0) * 0.5,
        s.struck(chance, s.PLATE, 330, 0.3) * 3.0,
        s.click(chance, 0.008, 700, 7000) * 2.0,
        s.struck(chance, s.STEEL, 1250, 0.25) * 3.0,
    )
    made = s.lay(s.silence(2.3, 2), breaker, 0.0, 0.9)
    made = s.lay(made, _crackle(chance, 0.35, 16), 0.03, 0.45, 0.3)
    seconds = 1.9
    rise = np.concatenate(
        (s.glide(target * 0.5, target, 0.62, 0.75), np.full(s.length(seconds) - s.length(0.62), target))
    )
    shape = s.line(((0, 0), (0.12, 0.35), (0.62, 1), (1.0, 0.75), (seconds, 0)), seconds) ** 1.4
    for detune, pan in ((0.9965, -0.6), (1.0, 0.0), (1.0035, 0.6)):
        voice = s.saw(rise * detune, seconds, 1.25, 26)
        voice = s.moving(
            voice,
            lambda f, t: (
                1
                / (
                    1
                    + (f / (target * (1.2 + 5.5 * np.clip(t / 0.7, 0, 1) * np.exp(-np.maximum(0, t - 0.7)))))
                    ** 4
                )
            ),
        )
        made = s.lay(made, voice * shape, 0.16, 0.22, pan)
    made = s.lay(made, s.bell(target * 2, 1.2, 2.0, 0.8, 0.6), 0.78, 0.1)
    return within(made, "hall", 0.2)


def activate(chance: Chance, n: int) -> Sound:
    """A room wakes: relay, hum, and a soft fifth."""
    made = s.lay(s.silence(1.0, 2), s.click(chance, 0.005, 900, 6000), 0, 0.8)
    made = s.lay(made, s.struck(chance, s.PLATE, 300, 0.16), 0.0, 1.2)
    hum = s.low(s.saw(s.glide(55, 110, 0.6, 0.6), 0.6, 1.2, 24), 1200) * s.hump(0.6, 0.45)
    made = s.lay(made, hum, 0.02, 0.4)
    for k, note in enumerate(("D4", "A4")):
        tone = s.harmonics(s.pitch(note), 0.6, (1, 0.25, 0.1)) * s.hump(0.6, 0.2)
        made = s.lay(made, tone, 0.12 + 0.08 * k, 0.2, -0.3 + 0.6 * k)
    return within(made, "cabin", 0.25)


def damage_choice(chance: Chance, n: int) -> Sound:
    """Damage Control points at a room: a marker locks on."""
    made = s.silence(0.4, 2)
    for k in range(2):
        tone = s.harmonics(s.pitch("A4" if k else "E4"), 0.09, (1, 0, 0.3, 0, 0.1)) * s.hump(0.09, 0.1, 0.8)
        made = s.lay(made, tone, 0.075 * k, 0.3)
    return within(s.lay(made, s.thud(160, 70, 0.18, 0.16), 0.08, 0.6), "cabin", 0.18)


def pod_leaves(chance: Chance, n: int) -> Sound:
    """Clamps open, the thruster lights, and somebody is gone, to the right."""
    made = s.silence(3.0, 2)
    for k in range(3):
        clamp = s.both(s.thud(130, 60, 0.2, 0.18), s.struck(chance, s.PLATE, 290 + 40 * k, 0.25) * 1.6)
        made = s.lay(made, clamp, 0.16 * k, 0.8, -0.4 + 0.3 * k)
    hiss = s.high(s.white(chance, 0.5), 2500) * s.hump(0.5, 0.2) * 0.4
    made = s.lay(made, hiss, 0.38, 0.7)
    jet = s.sweep(s.coloured(chance, 2.2, 0.7), lambda t: 260 + 2600 * t * np.exp(-t * 1.4), 1.1)
    jet = s.both(jet * s.hump(2.2, 0.25, 1.3), s.thud(80, 34, 1.6, 1.5) * 0.9)
    angle = (np.linspace(-0.3, 1.0, len(jet)) + 1) * np.pi / 4
    made = s.lay(made, np.stack((jet * np.cos(angle), jet * np.sin(angle)), axis=1), 0.6, 1.1)
    return within(made, "hall", 0.14)


DANGER: Recipes = {
    "damage-card": Recipe(damage_card, -19, 3),
    "damage-1": Recipe(damage_1, -16, 3),
    "damage-2": Recipe(damage_2, -15, 3),
    "damage-3": Recipe(damage_3, -14, 3),
    "shield": Recipe(shield, -17, 3),
    "critical": Recipe(critical, -16),
    "destroyed": Recipe(destroyed, -12),
    "breach": Recipe(breach, -12),
    "breach-card": Recipe(breach_card, -20, 4),
    "deck-10": Recipe(deck_10, -18),
    "deck-5": Recipe(deck_5, -18),
    "deck-3": Recipe(deck_3, -17),
    "divert": Recipe(divert, -16, 8),
    "activate": Recipe(activate, -20, 2),
    "damage-choice": Recipe(damage_choice, -22, 2),
    "pod-leaves": Recipe(pod_leaves, -15),
}
