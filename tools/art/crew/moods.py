"""Draw what the four and the captain look like, and how a face says what somebody feels."""

from __future__ import annotations

from dataclasses import dataclass

Point2 = tuple[float, float]


@dataclass(frozen=True)
class Mood:
    """One expression.

    Attributes:
        lid: how high the upper lid is; ``low``: how far down the lower one.
        tilt: of the lids: above 0 angry, below worried. A little is much: .3 is a villain.
        brow: height of the brows; ``brow_tilt`` like ``tilt``.
        mouth: `line`, `teeth` or `open`.
        wide, bend, high: half the mouth's width, how far its corners are up, half its height.
        look: where the eyes go: right, up.
    """

    lid: float
    tilt: float
    low: float
    brow: float
    brow_tilt: float
    mouth: str
    wide: float
    bend: float
    high: float
    look: Point2


@dataclass(frozen=True)
class Face:
    """Hold what never changes in somebody's face: colours, and the sizes of its parts."""

    skin: str
    hair: str
    lip: str
    eye: str
    jaw: tuple[float, float, float]
    nose: Point2
    cheek: float
    eye_size: float
    brow: float


FACES = (
    Face("#7A472B", "#140D0A", "#7E2F2A", "#5A2E12", (0.30, 0.31, 0.27), (0.050, 0.078), 0.135, 0.118, 0.024),
    Face("#E09A76", "#8A3512", "#B4523F", "#2E7D8A", (0.37, 0.33, 0.28), (0.065, 0.112), 0.15, 0.105, 0.040),
    Face("#D69468", "#150F16", "#B23A4C", "#3A2416", (0.29, 0.30, 0.27), (0.042, 0.068), 0.14, 0.118, 0.022),
    Face("#9A6440", "#6A7183", "#7A4436", "#43302A", (0.38, 0.33, 0.31), (0.068, 0.104), 0.13, 0.104, 0.044),
    Face("#C08058", "#DEDAD0", "#8E4A3C", "#2F6FA8", (0.34, 0.32, 0.29), (0.060, 0.100), 0.14, 0.108, 0.038),
)
MOODS = {
    "calm": (
        Mood(0.42, -0.05, 0.80, 0.02, -0.04, "line", 0.13, 0.05, 0, (0.10, 0.02)),
        Mood(0.45, -0.10, 0.78, 0.00, -0.06, "line", 0.11, 0.035, 0, (0.10, 0.0)),
        Mood(0.38, -0.12, 0.82, 0.03, -0.08, "line", 0.11, 0.05, 0, (0.10, 0.0)),
        Mood(0.38, -0.06, 0.78, 0.01, -0.03, "line", 0.11, 0.03, 0, (0.10, 0.0)),
    ),
    "strained": (
        Mood(0.62, -0.16, 0.60, 0.045, -0.13, "teeth", 0.135, -0.030, 0.046, (0.28, 0.06)),
        Mood(0.62, -0.22, 0.62, 0.055, -0.16, "teeth", 0.13, -0.03, 0.052, (0.30, 0.10)),
        Mood(0.72, -0.28, 0.66, 0.075, -0.20, "open", 0.075, -0.02, 0.062, (0.30, 0.06)),
        Mood(0.58, -0.16, 0.60, 0.045, -0.13, "teeth", 0.12, -0.03, 0.045, (0.26, 0.04)),
    ),
    "hurt": (
        Mood(-0.10, -0.30, 0.20, 0.035, -0.24, "teeth", 0.155, -0.055, 0.062, (0.0, -0.1)),
        Mood(-0.12, -0.32, 0.18, 0.040, -0.26, "teeth", 0.15, -0.05, 0.066, (0.0, -0.1)),
        Mood(-0.10, -0.34, 0.20, 0.050, -0.26, "open", 0.115, -0.045, 0.072, (0.0, -0.1)),
        Mood(-0.12, -0.30, 0.18, 0.035, -0.24, "teeth", 0.14, -0.05, 0.058, (0.0, -0.1)),
    ),
    "glad": (
        Mood(0.40, -0.04, 0.42, 0.075, -0.05, "teeth", 0.175, 0.062, 0.052, (0.08, 0.06)),
        Mood(0.42, -0.06, 0.42, 0.070, -0.06, "teeth", 0.165, 0.058, 0.054, (0.10, 0.04)),
        Mood(0.46, -0.08, 0.44, 0.085, -0.08, "open", 0.155, 0.062, 0.070, (0.08, 0.06)),
        Mood(0.36, -0.04, 0.42, 0.065, -0.04, "teeth", 0.150, 0.054, 0.048, (0.08, 0.04)),
    ),
}
CAPTAIN_MOODS = {
    "calm": Mood(0.42, -0.05, 0.80, -0.005, -0.04, "line", 0.12, 0.04, 0, (0.10, 0.0)),
    "earnest": Mood(0.38, 0.0, 0.72, -0.015, 0.015, "line", 0.10, -0.012, 0, (0.04, 0.0)),
    "strained": Mood(0.60, -0.18, 0.60, 0.02, -0.15, "teeth", 0.115, -0.03, 0.044, (0.28, 0.05)),
    "glad": Mood(0.38, -0.05, 0.42, 0.02, -0.05, "teeth", 0.150, 0.055, 0.048, (0.08, 0.03)),
}
"""The captain is never hurt, being nowhere on the ship: earnest in the place of that."""


def mood_of(number: int, mood: str) -> Mood:
    """Return the expression that somebody has in a mood."""
    return MOODS[mood][number] if number < len(MOODS["calm"]) else CAPTAIN_MOODS[mood]
