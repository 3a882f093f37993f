"""Compute how motion runs in time: shares from 0 to 1, and how bright the picture is meanwhile. Pure: no
pixels.

What lights or dims a large part of the screen is computed here and nowhere else, so that it can be shown that
nothing flashes more often than three times a second and that white is never more than a short bloom.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping

from game.app.drawing.effects import Effect
from game.app.drawing.timing import APART_MS, ROOM_MS

FLASHES_A_SECOND = 3.0
"""No large part of the picture changes between light and dark more often than this."""
WHITE_OUT = 0.8
"""White never covers more than this share of the picture, and for no longer than `WHITE_MS`."""
WHITE_MS = 100.0
BOARD_LIGHT = 0.08
"""By how much the board brightens for a moment when power is diverted."""
CRITICAL_DIM = 0.2
LAID_MS = ROOM_MS + 8 * APART_MS
PULSE_MS, PULSE_ON_MS = 2000.0, 900.0
"""A critical room pulses this often, and for so long."""


def ease(share: float) -> float:
    """Quick at first, slow at the end (out-cubic)."""
    return 1 - (1 - clamp(share)) ** 3


def hasten(share: float) -> float:
    """Slow at first, quick at the end (in-cubic)."""
    return clamp(share) ** 3


def overshoot(share: float) -> float:
    """Beyond the end and back (out-back)."""
    past = 1.7
    t = clamp(share) - 1
    return 1 + (past + 1) * t**3 + past * t**2


def smooth(share: float) -> float:
    """Slow at both ends."""
    t = clamp(share)
    return t * t * (3 - 2 * t)


def clamp(share: float) -> float:
    """The share, no less than 0 and no more than 1."""
    return min(1.0, max(0.0, share))


def within(share: float, start: float, end: float) -> float:
    """Return how much of the part from `start` to `end` has passed, 0 to 1."""
    return clamp((share - start) / (end - start))


def hump(share: float) -> float:
    """From nothing to everything and back, softly."""
    return math.sin(math.pi * clamp(share)) ** 2


def pulses(ms: float, wanted: int) -> int:
    """Return how often something may pulse in a time: as often as wanted, but never more than three times a
    second.

    Args:
        ms: how long it lasts.
        wanted: how often it would pulse at normal speed.
    """
    return max(1, min(wanted, int(ms * FLASHES_A_SECOND / 1000)))


def pulse(share: float, ms: float, wanted: int) -> float:
    """The strength of a light that pulses, 0 to 1."""
    return hump(share * pulses(ms, wanted) % 1.0) if 0 < share < 1 else 0.0


def resting_pulse(time: float) -> float:
    """The strength of a critical room's light at rest: a slow swell every two seconds.

    Args:
        time: ms.
    """
    return hump((time % PULSE_MS) / PULSE_ON_MS) if time % PULSE_MS < PULSE_ON_MS else 0.0


def shake(share: float, reach: float = 6.0) -> tuple[float, float]:
    """Return how far a struck room is from its place, units: quick, and dying away."""
    left = (1 - clamp(share)) ** 2
    return reach * left * math.sin(share * 31), reach * 0.7 * left * math.cos(share * 23)


# What a large part of the screen does: its light, -1 (black) to 1 (white), by share and length of the effect


def _divert(share: float, ms: float) -> float:
    return BOARD_LIGHT * hump(within(share, 0.55, 1.0))


def _surge(share: float, ms: float) -> float:
    return BOARD_LIGHT * pulse(share, ms, 2)


def _critical(share: float, ms: float) -> float:
    return -CRITICAL_DIM * min(1.0, share * 5, (1 - share) * 5)


def _damage(share: float, ms: float) -> float:
    return 0.05 * hump(share)


def _breach(share: float, ms: float) -> float:
    return -0.3 * min(1.0, share * 6, (1 - share) * 4)


def white(share: float, ms: float) -> float:
    """The bloom of the restarted core: up to its height, there for a moment, and away."""
    at, up, stay, down = 700.0, 260.0, 20.0, 700.0
    time = share * 3000.0 - at
    if time < 0:
        return WHITE_OUT * clamp(1 + time / up) ** 2
    if time < stay:
        return WHITE_OUT
    return WHITE_OUT * (1 - clamp((time - stay) / down)) ** 2


def _lost(share: float, ms: float) -> float:
    return -0.85 * clamp(share * 1.2)


LIGHT: Mapping[Effect, Callable[[float, float], float]] = {
    Effect.DIVERT: _divert,
    Effect.SURGE: _surge,
    Effect.CRITICAL: _critical,
    Effect.DAMAGE: _damage,
    Effect.BREACH: _breach,
}
"""The light that each effect throws on a large part of the screen; an end throws `ENDS`."""
ENDS: Mapping[bool, Callable[[float, float], float]] = {True: white, False: _lost}
"""The light of an end, won or not."""


def light(effect: Effect, share: float, ms: float) -> float:
    """Return how much lighter (up to 1) or darker (down to -1) an effect makes the screen.

    Args:
        effect: one without a curve in `LIGHT` throws no light.
        share: how far it has come.
        ms: how long it lasts in all.
    """
    curve = LIGHT.get(effect)
    return curve(share, ms) if curve is not None else 0.0
