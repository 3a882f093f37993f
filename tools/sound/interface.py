"""The interface: small, dry, never in front of the table."""

from __future__ import annotations

import synth as s
from recipe import Recipe, Recipes
from space import within
from synth import Chance, Sound


def hover(chance: Chance, n: int) -> Sound:
    """Hardly there: a breath with a pitch."""
    tone = s.sine(chance.uniform(1450, 1600), 0.03) * s.hump(0.03, 0.2)
    return s.lay(tone * 0.5, s.band(s.white(chance, 0.02), 2500, 7000) * s.hump(0.02, 0.3), 0, 0.5)


def press(chance: Chance, n: int) -> Sound:
    """A key of good composite: down, a small body, up."""
    made = s.lay(s.silence(0.1), s.click(chance, 0.004, 1500, 7500), 0, 0.8)
    made = s.lay(made, s.thud(360, 240, 0.05, 0.04), 0.0, 0.4)
    made = s.lay(made, s.struck(chance, s.COMPOSITE, chance.uniform(1000, 1100), 0.05), 0.001, 1.3)
    return within(s.lay(made, s.click(chance, 0.003, 2500, 9000), 0.034, 0.35), "cabin", 0.08)


def _veil(chance: Chance, start: float, end: float, notes: tuple[str, str]) -> Sound:
    air = s.sweep(s.white(chance, 0.2), lambda t: start * (end / start) ** (t / 0.2), 0.6, 512)
    made = s.lay(s.silence(0.42, 2), air * s.hump(0.2, 0.4), 0, 1.1)
    for k, note in enumerate(notes):
        tone = s.harmonics(s.pitch(note), 0.26, (1, 0.2, 0.05)) * s.hump(0.26, 0.12)
        made = s.lay(made, tone, 0.06 * k, 0.16, -0.25 + 0.5 * k)
    return within(made, "cabin", 0.15)


def opens(chance: Chance, n: int) -> Sound:
    """A dialog comes up."""
    return _veil(chance, 600, 3600, ("D5", "A5"))


def closes(chance: Chance, n: int) -> Sound:
    """A dialog goes."""
    return _veil(chance, 3000, 450, ("A4", "D4"))


def _blips(chance: Chance, first: str, second: str) -> Sound:
    made = s.lay(s.silence(0.2), s.click(chance, 0.003, 1800, 7000), 0, 0.2)
    for k, note in enumerate((first, second)):
        tone = s.harmonics(s.pitch(note), 0.08, (1, 0.3, 0.1)) * s.decay(0.08, 0.12, 0.01)
        made = s.lay(made, tone, 0.005 + 0.055 * k, 0.35)
    return within(made, "cabin", 0.1)


def toggle_on(chance: Chance, n: int) -> Sound:
    """On: up."""
    return _blips(chance, "A4", "D5")


def toggle_off(chance: Chance, n: int) -> Sound:
    """Off: down."""
    return _blips(chance, "D5", "A4")


def refused(chance: Chance, n: int) -> Sound:
    """No: a dull double knock, with enough of a rap to be heard over drums."""
    made = s.silence(0.35)
    for k in range(2):
        knock = s.both(
            s.thud(170, chance.uniform(100, 112), 0.12, 0.1),
            s.low(s.struck(chance, s.HOLLOW, chance.uniform(215, 235), 0.09), 1100) * 1.6,
            s.low(s.click(chance, 0.006, 300, 1500), 1400) * 0.7,
            s.struck(chance, s.HOLLOW, chance.uniform(620, 660), 0.07, bright=0.8) * 1.5,
        )
        made = s.lay(made, knock, 0.115 * k, 1.0 - 0.12 * k)
    return within(made, "cabin", 0.1)


def back(chance: Chance, n: int) -> Sound:
    """Put back where it was: a short rub and a soft landing."""
    rub = s.sweep(s.white(chance, 0.1), lambda t: 3000 - 18000 * t, 0.6, 256) * s.hump(0.1, 0.4)
    made = s.lay(s.silence(0.18), rub, 0, 0.5)
    return within(s.lay(made, s.thud(170, 110, 0.07, 0.06), 0.09, 0.6), "cabin", 0.1)


def error(chance: Chance, n: int) -> Sound:
    """Something broke: two low tones that do not agree."""
    made = s.silence(0.8, 2)
    for k, (note, other) in enumerate((("D4", "Eb4"), ("A3", "Bb3"))):
        tone = s.low(s.saw(s.pitch(note), 0.3, 1.1, 16) + s.saw(s.pitch(other), 0.3, 0.9, 16), 2600)
        made = s.lay(made, tone * s.hump(0.3, 0.1), 0.2 * k, 0.2, -0.2 + 0.4 * k)
    return within(made, "cabin", 0.2)


def turn(chance: Chance, n: int) -> Sound:
    """Another crew member's turn: a short sweep; the pitch tells who (`n` is the crew mark)."""
    root = s.pitch(("D4", "E4", "G4", "A4")[n])
    air = s.sweep(s.white(chance, 0.5), lambda t: root * 1.5 * 2 ** (3 * t), 0.45, 512)
    made = s.lay(s.silence(1.0, 2), air * s.hump(0.5, 0.5), 0, 0.9)
    for k, ratio in enumerate((1.0, 1.5)):
        tone = s.harmonics(root * ratio, 0.55, (1, 0.32, 0.14, 0.06)) * s.decay(0.55, 0.6, 0.05)
        chorus = s.harmonics(root * ratio * 1.003, 0.55, (1, 0.3)) * s.decay(0.55, 0.5, 0.02)
        made = s.lay(made, tone, 0.16 + 0.11 * k, 0.25, -0.3)
        made = s.lay(made, chorus, 0.16 + 0.11 * k, 0.2, 0.3)
    return within(made, "hall", 0.14)


def deal(chance: Chance, n: int) -> Sound:
    """A room tile is laid on the table."""
    made = s.both(
        s.thud(150, 74, 0.24, 0.2) * 0.8,
        s.struck(chance, s.PLATE, chance.uniform(215, 255), 0.3) * 2.4,
        s.click(chance, 0.008, 500, 2600) * 0.7,
    )
    return within(made, "cabin", 0.2)


def phase(chance: Chance, n: int) -> Sound:
    """The next phase: a relay lets go, another one catches."""
    air = s.sweep(s.white(chance, 0.2), lambda t: 2600 - 10000 * t, 0.5, 512) * s.hump(0.2, 0.25)
    made = s.silence(0.4, 2)
    for at, base in ((0.0, 640), (0.13, 480)):
        made = s.lay(made, s.struck(chance, s.PLATE, base, 0.14), at, 1.5)
        made = s.lay(made, s.click(chance, 0.004, 900, 3000), at, 0.25)
    return within(s.lay(made, air, 0.14, 0.06), "cabin", 0.12)


def radio(chance: Chance, n: int) -> Sound:
    """The captain speaks: a key goes down, and a narrow channel opens for a moment."""
    keyed = s.both(s.click(chance, 0.004, 900, 3200), s.thud(420, 300, 0.03, 0.025) * 0.5)
    hiss = s.band(s.white(chance, 0.1), 700, 2900) * s.hump(0.1, 0.12, 1.4)
    tone = s.sine(chance.uniform(1150, 1250), 0.045) * s.hump(0.045, 0.2)
    made = s.lay(s.silence(0.22), keyed, 0.0, 0.8)
    made = s.lay(made, s.drive(hiss, 2.0), 0.008, 0.4)
    made = s.lay(made, tone, 0.02, 0.16)
    made = s.lay(made, s.click(chance, 0.003, 1200, 3000), 0.105, 0.4)
    return within(made, "cabin", 0.06)


INTERFACE: Recipes = {
    "hover": Recipe(hover, -44, 3),
    "press": Recipe(press, -33, 4),
    "open": Recipe(opens, -31, 2),
    "close": Recipe(closes, -32, 2),
    "toggle-on": Recipe(toggle_on, -31, 2),
    "toggle-off": Recipe(toggle_off, -31, 2),
    "refused": Recipe(refused, -23, 3),
    "back": Recipe(back, -32, 2),
    "error": Recipe(error, -18),
    "radio": Recipe(radio, -33, 3),
    "turn": Recipe(turn, -20.5, 4),
    "phase": Recipe(phase, -30, 2),
    "deal": Recipe(deal, -27, 4),
}
