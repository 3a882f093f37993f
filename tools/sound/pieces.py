"""Cards, crew, cubes, tokens and the die: things of a table, heard in a small cabin."""

from __future__ import annotations

import numpy as np
import synth as s
from recipe import Recipe, Recipes
from space import reversed_tail, within
from synth import Chance, Sound


def card_pick(chance: Chance, n: int) -> Sound:
    """A fingernail under a composite card: a short rub, a tick, a little air."""
    rub = s.band(s.white(chance, 0.07), 2200, 6500) * s.hump(0.07, 0.7) * 0.35
    made = s.lay(s.silence(0.11), rub, 0)
    made = s.lay(made, s.click(chance, 0.004, 2600, 11000), 0.052, 0.9)
    made = s.lay(made, s.struck(chance, s.COMPOSITE, chance.uniform(1500, 1900), 0.05), 0.052, 1.3)
    return within(made, "cabin", 0.10)


def card_drop(chance: Chance, n: int) -> Sound:
    """The same card laid down: air under it, a flat slap, a soft thud of the table."""
    air = s.sweep(s.white(chance, 0.13), lambda t: 3800 - 17000 * t, 0.6, 256) * s.hump(0.13, 0.75) * 0.6
    made = s.lay(s.silence(0.28), air, 0)
    slap = s.band(s.white(chance, 0.04), 400, 2600) * s.decay(0.04, 0.045)
    made = s.lay(made, slap, 0.12, 0.8)
    made = s.lay(made, s.thud(210, chance.uniform(92, 108), 0.13, 0.11), 0.12, 0.6)
    made = s.lay(made, s.struck(chance, s.COMPOSITE, chance.uniform(390, 460), 0.06), 0.121, 0.9)
    return within(made, "cabin", 0.14)


def card_draw(chance: Chance, n: int) -> Sound:
    """Off the deck and turned over: a slide that gets brighter, a snap at the end."""
    top = chance.uniform(4200, 5400)
    slide = s.sweep(s.white(chance, 0.2), lambda t: 1500 + (top - 1500) * (t / 0.2) ** 1.4, 0.5, 256)
    grain = 0.75 + 0.25 * np.sin(2 * np.pi * 95 * s.times(0.2) ** 1.2)
    made = s.lay(s.silence(0.3), slide * grain * s.hump(0.2, 0.6, 1.2), 0, 0.8)
    made = s.lay(made, s.click(chance, 0.005, 1800, 9000), 0.2, 1.1)
    made = s.lay(made, s.struck(chance, s.COMPOSITE, chance.uniform(900, 1150), 0.05), 0.2, 1.2)
    return within(made, "cabin", 0.12)


def share(chance: Chance, n: int) -> Sound:
    """A card pushed over the table, and taken: two slides, one on each side."""
    made = s.silence(0.42, 2)
    for at, pan in ((0.0, -0.45), (0.17, 0.45)):
        slide = s.sweep(s.white(chance, 0.16), lambda t: 1300 + 11000 * t, 0.55, 256)
        made = s.lay(made, slide * s.hump(0.16, 0.45), at, 0.8, pan)
    made = s.lay(made, s.thud(190, 100, 0.1, 0.09), 0.31, 0.5, 0.3)
    made = s.lay(made, s.struck(chance, s.COMPOSITE, 470, 0.06), 0.31, 1.0, 0.3)
    return within(made, "cabin", 0.14)


def _step(chance: Chance, weight: float) -> Sound:
    """A boot on a grating: heel, bars, a loose bolt."""
    made = s.lay(s.silence(0.3), s.thud(120, 62, 0.14, 0.12), 0, 0.9 * weight)
    made = s.lay(made, s.click(chance, 0.006, 700, 4200), 0.0, 0.8)
    bars = s.struck(chance, s.PLATE, chance.uniform(280, 335), 0.22, bright=0.78)
    made = s.lay(made, bars, 0.002, 1.5)
    return s.lay(made, s.struck(chance, s.STEEL, chance.uniform(1900, 2300), 0.05), 0.028, 0.35)


def meeple(chance: Chance, n: int) -> Sound:
    """Two steps, the second where the figure lands."""
    made = s.lay(s.silence(0.6, 2), _step(chance, 0.8), 0.03, 0.75, -0.15)
    made = s.lay(made, _step(chance, 1.1), 0.25, 1.0, 0.15)
    return within(made, "cabin", 0.22)


def repair(chance: Chance, n: int) -> Sound:
    """A ratchet, the clamp that closes, and two tones a third apart: whole again."""
    made = s.silence(0.9, 2)
    at = 0.0
    for k in range(5):
        tooth = s.both(
            s.click(chance, 0.003, 2200, 9000),
            s.struck(chance, s.STEEL, 2300 + 120 * k, 0.03) * 1.4,
        )
        made = s.lay(made, tooth, at, 0.5 + 0.06 * k, -0.2 + 0.1 * k)
        at += 0.052 - 0.005 * k
    clamp = s.both(
        s.thud(150, 70, 0.16, 0.14), s.struck(chance, s.PLATE, chance.uniform(400, 450), 0.2) * 1.8
    )
    made = s.lay(made, clamp, 0.235, 0.95)
    made = s.lay(made, s.click(chance, 0.006, 1200, 7000), 0.235, 1.2)
    for k, note in enumerate(("D5", "F#5")):
        tone = s.bell(s.pitch(note), 0.5, 2.0, 0.7, 0.34) * np.minimum(1, s.times(0.5) / 0.004)
        made = s.lay(made, tone, 0.31 + 0.1 * k, 0.26, -0.1 + 0.2 * k)
    return within(made, "cabin", 0.2)


def _bounce(chance: Chance, force: float) -> Sound:
    """Ceramic on metal: a hard tick, and the table below."""
    die = s.struck(chance, s.CERAMIC, chance.uniform(2900, 3500), 0.035, bright=0.9)
    table = s.struck(chance, s.PLATE, chance.uniform(210, 250), 0.13, bright=0.62)
    tick = s.click(chance, 0.003, 2500, 13000)
    return s.both(die * 1.8, table * 1.3 * force, tick * 0.8, s.thud(180, 110, 0.06, 0.05) * 0.4 * force)


def die_roll(chance: Chance, n: int) -> Sound:
    """Thrown, it tumbles for 600 ms and settles in the next 150."""
    made = s.silence(0.95, 2)
    at, force, pan = 0.02, 1.0, -0.4
    while at < 0.6:
        made = s.lay(made, _bounce(chance, force), at, 0.35 + 0.65 * force, pan)
        at += chance.uniform(0.055, 0.105) * (0.55 + 0.6 * force)
        force, pan = max(0.25, force * chance.uniform(0.78, 0.92)), pan + chance.uniform(0.04, 0.12)
    for k in range(4):
        made = s.lay(made, _bounce(chance, 0.2), 0.62 + 0.036 * k - 0.003 * k * k, 0.3 - 0.06 * k, 0.3)
    roll = s.band(s.white(chance, 0.62), 900, 3000) * s.hump(0.62, 0.2) * 0.06
    return within(s.lay(made, roll, 0.02), "cabin", 0.18)


def die_settle(chance: Chance, n: int) -> Sound:
    """It lies flat."""
    made = s.lay(s.silence(0.15), _bounce(chance, 0.5), 0)
    return within(made, "cabin", 0.16)


def die_six(chance: Chance, n: int) -> Sound:
    """The best there is: a bright chime."""
    made = s.silence(1.6, 2)
    for k, note in enumerate(("D6", "F#6", "A6", "D7")):
        ring = s.bell(s.pitch(note), 1.4, 3.5, 1.1, 0.42)
        made = s.lay(made, ring, 0.055 * k, 0.36 - 0.05 * k, -0.4 + 0.27 * k)
    made = s.lay(made, s.struck(chance, s.GLASS, s.pitch("D6"), 0.9), 0.0, 0.5)
    return within(made, "hall", 0.2)


def scavenge_miss(chance: Chance, n: int) -> Sound:
    """An empty tin: hollow, and falling."""
    made = s.silence(0.7, 2)
    for k, at in enumerate((0.0, 0.1, 0.185, 0.255)):
        tin = s.struck(chance, s.HOLLOW, 470 * 0.93**k * chance.uniform(0.98, 1.02), 0.16, bright=0.8)
        made = s.lay(made, tin, at, 1.0 - 0.2 * k, chance.uniform(-0.3, 0.3))
        made = s.lay(made, s.click(chance, 0.004, 1500, 6000), at, 0.35)
    made = s.lay(made, s.thud(150, 85, 0.2, 0.18), 0.3, 0.25)
    return within(made, "cabin", 0.2)


def action_spent(chance: Chance, n: int) -> Sound:
    """A relay lets go."""
    made = s.lay(s.silence(0.08), s.click(chance, 0.003, 1400, 6000), 0, 1.4)
    made = s.lay(made, s.struck(chance, s.STEEL, chance.uniform(600, 680), 0.04), 0.001, 0.6)
    made = s.lay(made, s.click(chance, 0.003, 1200, 4600), 0.085, 0.6)
    return within(made, "cabin", 0.04)


def action_token(chance: Chance, n: int) -> Sound:
    """A coin on steel: it drops, spins and lies."""
    made = s.silence(0.75, 2)
    at, gap, base = 0.0, 0.125, chance.uniform(2700, 3000)
    for k in range(8):
        coin = s.struck(chance, s.COIN, base, 0.3 if k == 0 else 0.14, bright=0.85, spread=0.008)
        made = s.lay(made, coin, at, 1.1 * 0.78**k, 0.25 * np.sin(2.2 * k))
        made = s.lay(made, s.click(chance, 0.003, 3000, 12000), at, 0.5 * 0.75**k)
        at, gap = at + gap, gap * 0.74
    made = s.lay(made, s.struck(chance, s.PLATE, 240, 0.15), 0, 0.5)
    return within(made, "cabin", 0.18)


def protection(chance: Chance, n: int) -> Sound:
    """A shield comes up: a hum that rises, a glass edge that closes it."""
    rise = s.glide(s.pitch("A2"), s.pitch("A3"), 0.32, 0.7)
    hum = s.low(s.saw(rise, 0.32, 1.3, 20), 1800) * s.hump(0.32, 0.75) * 0.35
    made = s.lay(s.silence(0.9, 2), hum, 0)
    made = s.lay(made, s.struck(chance, s.GLASS, chance.uniform(1450, 1520), 0.5), 0.26, 0.9)
    made = s.lay(made, s.bell(s.pitch("E6"), 0.5, 2.0, 0.6, 0.25), 0.26, 0.15)
    return within(made, "cabin", 0.22)


def shuffle(chance: Chance, n: int) -> Sound:
    """Two halves run into each other, are pressed together and squared."""
    made = s.silence(0.95, 2)
    at = 0.0
    for k in range(19):
        edge = s.both(s.click(chance, 0.003, 1600, 8000), s.struck(chance, s.COMPOSITE, 950, 0.03))
        made = s.lay(made, edge, at, 0.35 + 0.35 * np.sin(np.pi * k / 18), 0.3 * (-1) ** k)
        at += 0.019 + 0.008 * chance.random()
    press = s.sweep(s.white(chance, 0.16), lambda t: 3200 - 12000 * t, 0.6, 256) * s.hump(0.16, 0.5)
    made = s.lay(made, press, at + 0.03, 0.7)
    made = s.lay(made, card_drop(chance, 0), at + 0.2, 0.9)
    return within(made, "cabin", 0.1)


def _tick(chance: Chance) -> Sound:
    return within(
        s.both(s.struck(chance, s.COMPOSITE, 1250, 0.09), s.click(chance, 0.004, 1500, 8000) * 0.6),
        "cabin",
        0.2,
    )


def undo(chance: Chance, n: int) -> Sound:
    """A tick that runs backwards."""
    back = reversed_tail(_tick(chance), "cabin", 0.16)
    made = s.lay(s.silence(0.26, 2), back / (np.max(np.abs(back)) + 1e-9) * 0.6, 0)
    return s.lay(made, _tick(chance)[: s.length(0.05)][::-1], 0.15, 0.9)


def redo(chance: Chance, n: int) -> Sound:
    """The same, forwards and a little higher."""
    made = s.lay(s.silence(0.3, 2), _tick(chance), 0.0)
    return s.lay(made, s.struck(chance, s.COMPOSITE, 1650, 0.1), 0.07, 0.8)


def peek(chance: Chance, n: int) -> Sound:
    """The scanner: a band of noise goes over the cards, two soft blips answer."""
    scan = s.sweep(s.white(chance, 0.4), lambda t: 700 + 5200 * t, 0.55, 512) * s.hump(0.4, 0.5)
    made = s.lay(s.silence(0.7, 2), scan, 0.0, 0.8)
    for k, note in enumerate(("A5", "E6")):
        blip = s.sine(s.pitch(note), 0.12) * s.hump(0.12, 0.2)
        made = s.lay(made, blip, 0.3 + 0.09 * k, 0.1, 0.3 - 0.6 * k)
    return within(made, "cabin", 0.2)


def reorder(chance: Chance, n: int) -> Sound:
    """One card slid past another."""
    slide = s.sweep(s.white(chance, 0.12), lambda t: 2600 - 9000 * t, 0.5, 256) * s.hump(0.12, 0.5)
    made = s.lay(s.silence(0.2), slide, 0, 0.8)
    return within(s.lay(made, s.struck(chance, s.COMPOSITE, 800, 0.05), 0.11, 1.0), "cabin", 0.12)


PIECES: Recipes = {
    "card-pick": Recipe(card_pick, -31, 4),
    "card-drop": Recipe(card_drop, -28, 4),
    "card-draw": Recipe(card_draw, -28, 4),
    "share": Recipe(share, -26, 3),
    "meeple": Recipe(meeple, -25, 4),
    "repair": Recipe(repair, -19.5, 3),
    "die-roll": Recipe(die_roll, -24, 4),
    "die-settle": Recipe(die_settle, -29, 3),
    "die-six": Recipe(die_six, -18, 2),
    "scavenge-miss": Recipe(scavenge_miss, -21, 3),
    "action-spent": Recipe(action_spent, -33, 3),
    "action-token": Recipe(action_token, -24, 3),
    "protection": Recipe(protection, -21, 2),
    "shuffle": Recipe(shuffle, -26, 2),
    "undo": Recipe(undo, -27, 2),
    "redo": Recipe(redo, -28, 2),
    "peek": Recipe(peek, -23, 3),
    "reorder": Recipe(reorder, -29, 3),
}
